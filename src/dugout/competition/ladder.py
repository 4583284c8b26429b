"""CO-24: a ladder: places change hands match by match, by challenges or between any two who are looking for a match."""

from __future__ import annotations

from typing import Final

from dugout.competition.commands import Challenge, Deadline, PairUp, Seek
from dugout.competition.config import Config, Refused
from dugout.competition.contract import competing
from dugout.competition.season import (
    BEGUN,
    FINISHED,
    RUNGS,
    RUNNING,
    UNPLAYED,
    VOID,
    WAITING,
    Fixture,
    Season,
)

REACH: Final = 3
"""CO-24.2: the largest number of places by which you can challenge upwards."""
USUAL: Final = 10


def most(config: Config) -> int:
    """CO-24.6: the most matches of an entrant."""
    return config.rounds or USUAL


def begin(s: Season) -> None:
    """CO-24.1: place everybody on the ladder by number."""
    s.rungs = [entrant.number for entrant in s.entrants]


def place(s: Season, number: int) -> int:
    return s.rungs.index(number)


def matches(s: Season, number: int) -> list[Fixture]:
    """The matches of an entrant, including one still to be played, without those that were never played."""
    mine = (fixture for fixture in s.fixtures.values() if number in fixture.sides)
    return [fixture for fixture in mine if fixture.status not in (VOID, UNPLAYED)]


def has_left(s: Season, number: int) -> bool:
    """CO-24.6: whether the entrant may play another match."""
    return not s.entrant(number).out and len(matches(s, number)) < most(s.config)


def is_free(s: Season, number: int) -> bool:
    """CO-24.2, CO-24.4: whether the entrant is in no match and no challenge, and may play another match."""
    return has_left(s, number) and all(fixture.over for fixture in matches(s, number))


def in_reach(s: Season, number: int) -> list[int]:
    """CO-24.2: the entrants that this one may challenge now, the nearest first."""
    if s.phase != RUNNING or s.paused or not is_free(s, number):
        return []
    at = place(s, number)
    return [other for other in reversed(s.rungs[max(0, at - REACH) : at]) if is_free(s, other)]


def challenge(s: Season, command: Challenge) -> None:
    """CO-24.2: challenge a free entrant up to three places above; the challenged side is at home."""
    number = _acting(s, command.entrant, "CO-24.2")
    if command.other == 0:
        take_back(s, number)
        return
    if command.other not in in_reach(s, number):
        raise Refused("no-challenge", "CO-24.2", reach=REACH)
    fixture = _add(s, (command.other, number))
    fixture.ready, fixture.until = {number}, command.until
    s.seeking = [each for each in s.seeking if each not in fixture.sides]


def take_back(s: Season, number: int) -> None:
    """CO-24.3: whoever made a challenge can take it back before the match begins."""
    for fixture in s.fixtures.values():
        if fixture.status == WAITING and fixture.until and fixture.sides[1] == number:
            fixture.status = VOID
            return
    raise Refused("no-challenge", "CO-24.3", reach=REACH)


def answer(s: Season, command: Deadline) -> list[Fixture]:
    """CO-24.3: the challenges whose time is up."""
    waiting = (fixture for fixture in s.fixtures.values() if fixture.status == WAITING)
    return [fixture for fixture in waiting if 0 < fixture.until <= command.at]


def seek(s: Season, command: Seek) -> None:
    """CO-24.4: a free entrant starts or stops looking for a match."""
    number = _acting(s, command.entrant, "CO-24.4")
    s.seeking = [each for each in s.seeking if each != number]
    if not command.on:
        return
    if not is_free(s, number):
        raise Refused("not-free", "CO-24.6", most=most(s.config))
    s.seeking.append(number)


def due(s: Season) -> PairUp | None:
    """CO-24.4: the pairs of entrants that are looking for a match; None if no two can be paired."""
    if s.phase != RUNNING or s.paused:
        return None
    left = [number for number in sorted(s.seeking, key=lambda each: _computer(s, each)) if is_free(s, number)]
    pairs: list[tuple[int, int]] = []
    while len(left) > 1:
        one = left.pop(0)
        other = min(left, key=lambda each: _order(s, one, each))
        left.remove(other)
        pairs.append(_home_first(s, one, other))
    return PairUp(0, pairs) if pairs else None


def _order(s: Season, one: int, other: int) -> tuple[bool, bool, int, int]:
    """CO-24.4: sort key of a pair: people first, not the opponent of last time, the nearest place, the longest wait."""
    played = matches(s, one)
    again = bool(played) and other in played[-1].sides
    return (_computer(s, other), again, abs(place(s, one) - place(s, other)), s.seeking.index(other))


def _computer(s: Season, number: int) -> bool:
    return bool(s.entrant(number).level)


def _home_first(s: Season, one: int, other: int) -> tuple[int, int]:
    """CO-24.4: whoever has been at home less often is at home; if equal, the higher place."""

    def homes(number: int) -> tuple[int, int]:
        return (sum(fixture.sides[0] == number for fixture in matches(s, number)), place(s, number))

    return (one, other) if homes(one) < homes(other) else (other, one)


def pair_up(s: Season, command: PairUp) -> None:
    """CO-24.4: create the matches of pairs that were looking, and begin them."""
    named = [number for pair in command.pairs for number in pair]
    free = all(number in s.rungs and is_free(s, number) for number in named)
    if s.phase != RUNNING or len(named) != len(set(named)) or not free:
        raise Refused("bad-pairs", "CO-24.4")
    for sides in command.pairs:
        _add(s, sides).ready = set(sides)
    s.seeking = [number for number in s.seeking if number not in named]


def _add(s: Season, sides: tuple[int, int]) -> Fixture:
    name = f"C{len(s.fixtures) + 1}"
    s.fixtures[name] = Fixture(name, RUNGS, len(s.fixtures) + 1, 1, sides)
    return s.fixtures[name]


def climb(s: Season, fixture: Fixture) -> None:
    """CO-24.5: the winner takes the place of a loser who stood higher; everybody in between moves down by one."""
    if fixture.report is None or fixture.report.winner < 0:
        return
    winner, loser = fixture.sides[fixture.report.winner], fixture.sides[1 - fixture.report.winner]
    if place(s, winner) > place(s, loser):
        s.rungs.remove(winner)
        s.rungs.insert(place(s, loser), winner)


def fall(s: Season, number: int) -> None:
    """CO-24.8: an entrant that is out moves to the bottom and stops looking for a match."""
    s.rungs = [each for each in s.rungs if each != number] + [number]
    s.seeking = [each for each in s.seeking if each != number]


def advance(s: Season) -> None:
    """CO-24.7: the ladder ends at its deadline, or when no two entrants may play any more."""
    going = any(fixture.status in (WAITING, BEGUN) for fixture in s.fixtures.values())
    if going or not (s.ended or sum(has_left(s, number) for number in s.rungs) < 2):
        return
    s.ranking, s.seeking, s.phase = list(s.rungs), [], FINISHED


def check_late(s: Season) -> None:
    """CO-24.8: whether somebody may still enter; raises Refused."""
    if competing.of(s.config.game).drafted:
        raise Refused("late-squad", "CO-24.8")
    if s.phase != RUNNING:
        raise Refused("too-late-to-enter", "CO-24.8")


def _acting(s: Season, entrant: str, rule: str) -> int:
    number = s.number(entrant)
    if s.phase != RUNNING or number not in s.rungs or s.paused:
        raise Refused("no-challenge", rule, reach=REACH)
    return number

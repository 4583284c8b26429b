"""CO-22: the rounds of a Swiss: when they are paired, their matches, late entrants."""

from __future__ import annotations

from typing import Final

from dugout.competition.calendar import swiss_rounds
from dugout.competition.checks import check_reason
from dugout.competition.commands import PairUp
from dugout.competition.config import Config, Refused
from dugout.competition.contract import competing
from dugout.competition.reports import FORFEIT, NORMAL, Pair, Report
from dugout.competition.season import DONE, ROUNDS, RUNNING, WAITING, Fixture, Season
from dugout.competition.standings import points
from dugout.competition.swiss.dutch import pairs_of
from dugout.competition.swiss.history import Line, players
from dugout.competition.swiss.players import Terms

TERMS: Final = (
    Terms(),
    Terms(keep_sides=False),
    Terms(keep_sides=False, one_bye=False),
    Terms(keep_sides=False, one_bye=False, no_rematch=False),
)
"""CO-22.8: the conditions of a pairing, and then fewer and fewer of them if there is none."""


def win_points(config: Config) -> int:
    """CO-22.6: the points for a bye, which are also the most of a match: those for a win in 90 minutes."""
    return points(config, Report((1, 0), (1, 0), NORMAL))[0]


def lines(s: Season, until: int) -> dict[int, list[Line]]:
    """The first `until` rounds of every entrant, a line for each round."""
    found = {entrant.number: [Line()] * until for entrant in s.entrants}
    for round, number in s.byes.items():
        if round <= until:
            found[number][round - 1] = Line(win_points(s.config), free=True)
    for fixture in s.of_stage(ROUNDS):
        if fixture.day <= until:
            for side in (0, 1):
                found[fixture.sides[side]][fixture.day - 1] = _line(s, fixture, side)
    return found


def _line(s: Season, fixture: Fixture, side: int) -> Line:
    report, opponent = fixture.report, fixture.sides[1 - side]
    if fixture.status != DONE or report is None:
        return Line(0, opponent, side == 0)
    played = fixture.started or report.decided != FORFEIT
    free = not played and report.winner == side
    return Line(points(s.config, report)[side], opponent, side == 0, played, free)


def pairing(s: Season, round: int) -> tuple[list[Pair], int]:
    """CO-22.5 to CO-22.9: the pairs of a round, home first, and the entrant with the bye (0: none)."""
    last = round == swiss_rounds(s.config, s.drawn)
    here = players(lines(s, round - 1), s.in_play, win_points(s.config), last)
    found = (pairs_of(here, round, terms) for terms in TERMS)
    return next(each for each in found if each is not None)


def due(s: Season) -> PairUp | None:
    """CO-22.2: the pairing to be made now; None during a round, during a pause, and after the last round."""
    if s.phase != RUNNING or s.paused or s.paired >= swiss_rounds(s.config, s.drawn) or len(s.in_play) < 2:
        return None
    if not all(fixture.over for fixture in s.fixtures.values()):
        return None
    pairs, bye = pairing(s, s.paired + 1)
    return PairUp(s.paired + 1, pairs, bye)


def pair_again(s: Season, reason: str) -> PairUp:
    """CO-22.3: a new pairing of the current round, in which no match has begun; raises Refused."""
    _check_unbegun(s, s.paired)
    pairs, bye = pairing(s, s.paired)
    return PairUp(s.paired, pairs, bye, True, reason)


def check_due(s: Season, command: PairUp) -> None:
    """CO-22.2: a round can only be paired when the round before it is over; raises Refused.

    Checked only for new commands: a pairing in the log remains valid if earlier results are corrected.
    """
    over = all(fixture.over for fixture in s.fixtures.values())
    if s.paused or not (over or command.anew):
        raise Refused("cannot-pair", "CO-22.2")


def pair_up(s: Season, command: PairUp) -> None:
    """CO-22.2, CO-22.3: create the matches of a round, or replace them if none of them has begun."""
    if command.anew:
        check_reason(command.reason)
        _check_unbegun(s, command.round)
        s.fixtures = {name: each for name, each in s.fixtures.items() if each.day != command.round}
        s.byes.pop(command.round, None)
        s.paired -= 1
    total = swiss_rounds(s.config, s.drawn)
    if s.phase != RUNNING or command.round != s.paired + 1 or command.round > total:
        raise Refused("cannot-pair", "CO-22.2")
    named = [number for pair in command.pairs for number in pair] + [command.bye] * bool(command.bye)
    if len(named) != len(set(named)) or not set(named) <= set(s.in_play):
        raise Refused("bad-pairs", "CO-22.2")
    s.paired = command.round
    for place, sides in enumerate(command.pairs, start=1):
        name = f"R{command.round}.{place}"
        s.fixtures[name] = Fixture(name, ROUNDS, command.round, command.round, sides)
        s.dates.pop(name, None)
    if command.bye:
        s.byes[command.round] = command.bye


def _check_unbegun(s: Season, round: int) -> None:
    now = [fixture for fixture in s.fixtures.values() if fixture.day == round]
    if round != s.paired or not now or any(fixture.status != WAITING for fixture in now):
        raise Refused("round-begun", "CO-22.3", day=round)


def check_late(s: Season) -> None:
    """CO-22.12: whether somebody may enter late; raises Refused."""
    if competing.of(s.config.game).drafted:
        raise Refused("late-squad", "CO-22.12")
    if s.phase != RUNNING or 2 * s.paired > swiss_rounds(s.config, s.drawn):
        raise Refused("too-late-to-enter", "CO-22.12")

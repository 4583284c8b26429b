"""Computer entrants off the pitch: who enters, and what they do: pick, hand in their lists, be ready, for
people first."""

from __future__ import annotations

from typing import Final

from dugout.competition import calendar, managers, play, squads
from dugout.competition.commands import Command, HandIn, Pick, Ready, Seek
from dugout.competition.config import LADDER
from dugout.competition.season import RUNNING, SQUADS, WAITING, WINDOW, Fixture, Season
from dugout.referee.catalogue import Catalogue

NAMES: Final = (
    "Ada", "Bruno", "Carla", "Dirk", "Elif", "Finn", "Hugo", "Jonas", "Kaja", "Luca", "Mila", "Nils", "Olga", "Pavel",
    "Rosa", "Sven", "Tess", "Udo", "Vera", "Xenia", "Yann", "Zoe", "Amir", "Bea", "Cem", "Dora", "Emil", "Fay", "Gus",
)  # fmt: skip
"""Of computers that are entered by a plain level."""


def next_entrant(s: Season, games: Catalogue, level: str) -> tuple[str, str]:
    """Level and name of one more computer; an empty `level` stands for the character who is in it the fewest times."""
    known, game = [entrant.level for entrant in s.entrants], s.config.game
    ids = [one.id for one in games.characters(game)] or list(games.levels(game))[-1:]
    level = level or min(ids, key=known.count)
    taken = {entrant.name for entrant in s.entrants}
    who = games.character(game, level)
    names = (who.name,) if who else NAMES
    free = (name for name in names if name not in taken)
    more = (f"{who.name if who else 'Computer'} {number}" for number in range(2, len(taken) + 3))
    return level, next(free, "") or next(name for name in more if name not in taken)


def duties(s: Season, elapsed: int) -> list[Command]:
    """What computers have to do now, this many seconds after the start."""
    if s.paused:
        return []
    if s.phase == SQUADS:
        entrant = s.entrant(squads.to_pick(s))
        away = entrant.level or entrant.number in s.handed_over  # CO-10.8
        return [Pick(entrant.id, squads.card_for(s))] if away else []
    if s.phase == WINDOW and s.window is not None:
        waiting = [number for number in s.window.order if number not in s.window.lists]
        return [
            HandIn(s.entrant(number).id, managers.transfer_list(s, number))
            for number in waiting
            if s.entrant(number).level
        ]
    if s.phase != RUNNING:
        return []
    looking: list[Command] = []
    if s.config.format == LADDER:
        whole = calendar.seconds(s.config, s.drawn)
        looking += [Seek(s.entrant(number).id) for number in managers.lookers(s, elapsed, whole)]
    return looking + _readiness(s, elapsed)


def _readiness(s: Season, elapsed: int) -> list[Command]:
    """CO-0.6: a team plays one match at a time, so computers play each other only where that keeps nobody waiting."""
    waiting = [fixture for fixture in s.fixtures.values() if fixture.status == WAITING]
    in_turn = [fixture for fixture in waiting if play.in_turn(s, fixture)]
    with_people = [fixture for fixture in in_turn if _people(s, fixture)]
    held_back = {
        fixture.id
        for fixture in in_turn
        if not _people(s, fixture)
        if any(_keeps_waiting(s, fixture, other, elapsed) for other in with_people)
    }
    return [
        Ready(s.entrant(number).id, fixture.id, fixture.id not in held_back)
        for fixture in waiting
        for number in fixture.sides
        if (number in fixture.ready) == (fixture.id in held_back)
        if s.entrant(number).level and not s.entrant(number).out
    ]


def _keeps_waiting(s: Season, fixture: Fixture, other: Fixture, elapsed: int) -> bool:
    """Whether a match of computers would take an opponent from people who are ready, or whose turn is before it.

    For the latter computers wait, round by round, during half of the time; after that for those who are ready only.
    """
    if not set(fixture.sides) & set(other.sides):
        return False
    if all(number in other.ready and s.unfinished(number) is None for number in _people(s, other)):
        return True
    rounds = calendar.parts(s.config, s.drawn)
    whole = calendar.seconds(s.config, s.drawn)
    return other.part < fixture.part and 2 * rounds * elapsed < (fixture.part - 1) * whole


def _people(s: Season, fixture: Fixture) -> list[int]:
    return [number for number in fixture.sides if not s.entrant(number).level and not s.entrant(number).out]

"""What somebody has to play next, over all competitions: for the home page."""

from __future__ import annotations

from typing import Final

from dugout.competition import play
from dugout.competition.season import BEGUN, RUNNING, Fixture, Season
from dugout.server.competitions.host import Competitions
from dugout.server.competitions.log import CompetitionLog, ends
from dugout.server.competitions.men import place_fields
from dugout.server.store.people import Person
from dugout.server.wire.league import DueFixture, DueSide

SHOWN: Final = 6


async def due_of(leagues: Competitions, person: Person) -> list[DueFixture]:
    """The next match of a person in each competition, the one that is due first before others."""
    found: list[DueFixture] = []
    for history in await leagues.readable(sorted(await leagues.store.mine(person.id))):
        made = await leagues.store.matches_of(history.id)
        matches = {each.fixture: each.match for each in sorted(made, key=lambda each: each.attempt)}
        async with history.still() as season:
            fixture = _next(season, season.number(person.id))
            if fixture is not None:
                match = matches.get(fixture.id) if fixture.status == BEGUN else None
                found.append(_info(history, fixture, person, match))
    last = max((each.due or 0 for each in found), default=0) + 1
    return sorted(found, key=lambda each: each.date or each.due or last)[:SHOWN]


def _next(s: Season, number: int) -> Fixture | None:
    """CO-4.2: the match that is going on, or whose turn it is, or else the first: one may be ready for it before.

    None during a pause or in the archive.
    """
    if s.phase != RUNNING or s.paused or s.archived or s.deleted or not number or s.entrant(number).out:
        return None
    mine = [fixture for fixture in s.fixtures.values() if number in fixture.sides and not fixture.over]
    going = [fixture for fixture in mine if fixture.status == BEGUN]
    soon = [fixture for fixture in mine if play.in_turn(s, fixture)]
    return min(going or soon or mine, key=lambda fixture: fixture.part, default=None)


def _info(history: CompetitionLog, fixture: Fixture, person: Person, match: str | None) -> DueFixture:
    s, started = history.season, history.row.started
    sides = [s.entrant(number) for number in fixture.sides]
    return DueFixture(
        **place_fields(history, fixture),
        game=s.config.game,
        sides=[
            DueSide(
                name=one.team or one.name,
                kit=one.kit,
                me=one.id == person.id,
                ready=one.number in fixture.ready,
            )
            for one in sides
        ],
        due=None if started is None else ends(s, started, fixture.part),
        date=1000 * s.dates[fixture.id] if fixture.id in s.dates else None,
        match=match,
    )

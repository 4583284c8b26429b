"""CO-14.9, CO-21.5: what the host does on its own: results that both coaches entered, seats on other phones."""

from __future__ import annotations

import secrets
from typing import Final

from dugout.competition import absences, evening
from dugout.competition.commands import Command, Enter
from dugout.competition.season import Fixture, Season
from dugout.referee.rows import LINK
from dugout.server.bus.base import SEATS, Change
from dugout.server.competitions.log import CompetitionLog
from dugout.server.match.rooms import Rooms

SIX: Final = 6


def agreed(s: Season, day: str) -> list[Command]:
    """CO-14.9: the first result that both coaches have entered alike, as the host enters it."""
    for fixture, report in evening.agreed(s).items():
        rolls = [secrets.randbelow(SIX) + 1 for _ in absences.injured(s, report)]
        return [Enter(fixture, report, rolls, day)]
    return []


async def reseat(rooms: Rooms, history: CompetitionLog, fixture: Fixture, match: str) -> None:
    """CO-21.5: who has taken a name, or has lost it, during a match: its seat is played on another device."""
    room = await rooms.get(match)
    changed = False
    for row in room.match.seats:
        entrant = history.season.entrant(fixture.sides[row.seat])
        owner = evening.seat_of(history.season, fixture, entrant.number, history.row.organiser)
        if row.kind == LINK and not entrant.gone and owner != (row.person, row.guest):
            await rooms.store.competitions.reseat(match, row.seat, *owner)
            changed = True
    if changed:
        await rooms.bus.publish(Change(match, SEATS))

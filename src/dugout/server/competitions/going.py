"""How matches that are going on stand, for a ruling (CO-4.3, CO-4.4), and dice for their injured (CO-9.1)."""

from __future__ import annotations

import secrets
from typing import Final

from dugout.competition import play
from dugout.competition.commands import OpenMatch
from dugout.competition.contract import competing
from dugout.competition.season import Fixture
from dugout.referee.rows import OVER
from dugout.server.match.room import Room

SIX: Final = 6


def open_match(fixture: Fixture, room: Room) -> OpenMatch:
    """A match as it stands: who owes a decision, the goals and the codes so far."""
    if room.match.status == OVER and room.match.ending is None:
        owes: list[int] = []
    else:
        owes = [seat for seat in room.pending.seats if seat in (0, 1)]
    part = competing.of(room.match.game)
    if part.at_tables:
        return OpenMatch(owes)
    report = play.numbered(fixture, part.report(room.state))
    return OpenMatch(owes, report.goals, report.cards, report.injuries, by_squad=True)


def hurt_in(match: OpenMatch) -> int:
    return sum(1 for side in match.injuries for code in side.values() if code == "1")


def dice_of(count: int) -> list[int]:
    return [secrets.randbelow(SIX) + 1 for _ in range(count)]

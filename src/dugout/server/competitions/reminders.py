"""CO-4.14: a day before a part ends, whoever runs the competition is reminded, and can give more time at once."""

from __future__ import annotations

from dugout.competition.commands import Remind
from dugout.competition.upkeep import is_reminder_due
from dugout.server.competitions.log import CompetitionLog, due_part, ends


def reminder(history: CompetitionLog, now: int) -> Remind | None:
    """What the host says about the part that ends next, if it has to be said now."""
    season, started = history.season, history.row.started
    part = due_part(season)
    if started is None or not part:
        return None
    end = ends(season, started, part) // 1000
    return Remind(part, end) if is_reminder_due(season, end, now // 1000) else None


def open_matches_of(history: CompetitionLog, part: int) -> int:
    """How many matches are still to be played by then."""
    return sum(1 for each in history.season.fixtures.values() if not each.over and each.part <= part)

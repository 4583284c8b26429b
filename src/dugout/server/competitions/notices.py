"""Notifications of what happens in a competition, for those whom it concerns."""

from __future__ import annotations

from collections.abc import Collection

import msgspec
import structlog

from dugout.competition.season import Season
from dugout.server.competitions.host import Competitions
from dugout.server.competitions.log import CompetitionLog

log = structlog.get_logger()


async def notify(
    leagues: Competitions, history: CompetitionLog, event: str, people: Collection[str], **more: str
) -> None:
    """Tell people that something has happened, and where to look."""
    rooms = leagues.rooms
    link = f"{rooms.services.settings.address}/competitions/{history.id}"
    body = {"event": event, "competition": history.id, "title": history.row.title, "link": link, **more}
    if people:
        text = msgspec.json.encode(body).decode()
        await rooms.store.notifications.write(set(people), text, rooms.clock.now())
    log.info("competition.notified", competition=history.id, event_=event, people=len(people))


def people_of(s: Season, numbers: Collection[int] = ()) -> set[str]:
    """The people behind these entrants, or behind all: neither computers nor guests."""
    found = [each for each in s.entrants if not numbers or each.number in numbers]
    return {each.id for each in found if not each.level and not each.guest and not each.gone}

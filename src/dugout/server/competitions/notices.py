"""Notifications of what happens in a competition, for those whom it concerns."""

from __future__ import annotations

from collections.abc import Collection

import msgspec
import structlog

from dugout.competition.commands import Remind
from dugout.competition.season import WAITING, Season
from dugout.server.competitions.concerns import SETTLED
from dugout.server.competitions.host import Competitions
from dugout.server.competitions.log import CompetitionLog, ends
from dugout.server.competitions.reminders import open_matches_of
from dugout.server.notices.notifier import of_fixture, of_league
from dugout.server.notices.words import EXTEND, Body
from dugout.server.store.outbox import Notice

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
        fixture, reason = more.get("fixture", ""), more.get("reason", "")
        topic = of_fixture(history.id, fixture) if fixture else of_league(history.id)
        found = []
        for person in sorted(people):
            said = about(history, fixture, person, reason)
            said.extend, said.until = int(more.get("part", 0)), int(more.get("ends", 0)) or said.until
            found.append(Notice(person, topic, event, said.text()))
        await leagues.notifier.notify(found)
    log.info("competition.notified", competition=history.id, event_=event, people=len(people))


async def notify_concerned(leagues: Competitions, history: CompetitionLog) -> None:
    """Tell those whom the last commands concern."""
    found, history.concerns = history.concerns, []
    for one in found:
        if one.event == SETTLED:
            for person in one.people:
                leagues.notifier.seen(person, of_fixture(history.id, one.fixture))
        else:
            more = {"fixture": one.fixture} if one.fixture else {}
            await notify(leagues, history, one.event, one.people, **more)


def about(history: CompetitionLog, fixture: str, person: str, reason: str = "") -> Body:
    """Nothing that not everybody in the competition may know."""
    s, started = history.season, history.row.started
    body = Body(competition=history.id, title=history.row.title, game=s.config.game, reason=reason)
    found = s.fixtures.get(fixture)
    if found is not None:
        body.fixture = fixture
        sides = [s.entrant(number) for number in found.sides]
        body.other = ", ".join(each.label for each in sides if each.id != person)
        if started is not None and not found.over:
            challenged = found.until if found.status == WAITING else 0  # CO-24.3
            own = s.dates.get(fixture) or challenged
            body.until = 1000 * own if own else ends(s, started, found.part)
    return body


async def notify_of_end(leagues: Competitions, history: CompetitionLog, command: Remind) -> None:
    """CO-4.14: the organiser and helpers; the link offers three more days."""
    people = {*history.season.helpers, history.row.organiser or ""} - {""}
    link = f"{leagues.rooms.services.settings.address}/competitions/{history.id}#{EXTEND}={command.part}"
    count = str(open_matches_of(history, command.part))
    more = {"link": link, "part": str(command.part), "ends": str(1000 * command.ends), "open": count}
    await notify(leagues, history, "deadline-soon", people, **more)


def people_of(s: Season, numbers: Collection[int] = ()) -> set[str]:
    """The people behind these entrants, or behind all: neither computers nor guests."""
    found = [each for each in s.entrants if not numbers or each.number in numbers]
    return {each.id for each in found if not each.level and not each.guest and not each.gone}

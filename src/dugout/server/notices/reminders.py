"""CO-4.14: deadlines that come near: a day and an hour before, for matches that wait for somebody and for
matches of leagues.

Whoever runs a competition is reminded through its log (`competitions/reminders.py`).
"""

from __future__ import annotations

from typing import Final

from dugout.competition.season import BEGUN, RUNNING, Fixture, Season
from dugout.competition.upkeep import is_reminded
from dugout.referee.errors import ApiError, StoreAway
from dugout.server.competitions.concerns import people_among
from dugout.server.competitions.host import Competitions
from dugout.server.competitions.log import CompetitionLog, ends, part_end
from dugout.server.competitions.notices import about
from dugout.server.match.room import Room
from dugout.server.notices.notifier import of_fixture, of_match
from dugout.server.ops import background
from dugout.server.people.notices import away_from, send
from dugout.server.store.outbox import Notice

TASK: Final = "reminders"
HOUR: Final = 3600 * 1000
DAY_AHEAD: Final = 24 * HOUR
AHEAD: Final = (HOUR, DAY_AHEAD)
"""How long before a deadline somebody is reminded."""
LEAST_PART: Final = 2
"""Nobody is reminded of a deadline that was set less than this many times that long before."""


def stage(opened: int, due: int, now: int) -> int:
    """Which reminder is due: the shortest time that is left less of; 0 for none."""
    for ahead in AHEAD:
        if now < due <= now + ahead and due - opened >= LEAST_PART * ahead:
            return ahead
    return 0


async def remind(leagues: Competitions) -> None:
    """Remind everybody whose time runs out; each of each deadline once, by one server."""
    await _remind_of_matches(leagues)
    for competition in await leagues.store.running():
        with background.guarded(TASK, passing=StoreAway, competition=competition):
            await _remind_of_fixtures(leagues, await leagues.get(competition))


async def _remind_of_matches(leagues: Competitions) -> None:
    rooms = leagues.rooms
    now = rooms.clock.now()
    for match in await rooms.store.lists.ending(now, now + max(AHEAD)):
        with background.guarded(TASK, passing=(StoreAway, ApiError), match=match):
            room = await rooms.get(match)
            await _remind_of_match(leagues, room, now)


async def _remind_of_match(leagues: Competitions, room: Room, now: int) -> None:
    deadline = room.deadline
    if deadline is None or deadline.due is None:
        return
    ahead = stage(deadline.opened, deadline.due, now)
    seats = away_from(room) & room.people_asked
    key = f"{room.id}:{len(room.match.rewinds)}:{deadline.question}:{ahead}"
    if ahead and seats and await room.services.store.outbox.remind(key, now):
        await send(leagues.notifier, room, "due", seats)


async def _remind_of_fixtures(leagues: Competitions, history: CompetitionLog) -> None:
    """CO-4.7, CO-4.11: of matches that are not over when their time ends, whoever is to play next in them."""
    now, outbox = leagues.rooms.clock.now(), leagues.rooms.store.outbox
    runs, end = {*history.season.helpers, history.row.organiser}, part_end(history)
    async with history.still() as s:
        near = [
            (each, person, about(history, each.id, person))
            for each in _ending(s, history.row.started or now, now)
            for person in people_among(s, each.sides)
        ]
    made = {each.fixture: each.match for each in await leagues.store.matches_of(history.id)} if near else {}
    for fixture, person, body in near:
        ahead = stage(history.row.started or 0, body.until or 0, now)
        as_organiser = person in runs and body.until == end and is_reminded(s, end // 1000, now // 1000)
        if ahead == DAY_AHEAD and as_organiser:
            continue  # CO-4.14: of this end he hears as the one who runs it
        key = f"{history.id}:{fixture.id}:{body.until}:{ahead}:{person}"
        if ahead and await outbox.remind(key, now):
            body.match = made.get(fixture.id, "") if fixture.status == BEGUN else ""
            topic = of_match(body.match) if body.match else of_fixture(history.id, fixture.id)
            await leagues.notifier.notify([Notice(person, topic, "due", body.text())])


def _ending(s: Season, started: int, now: int) -> list[Fixture]:
    """The matches whose time ends soon; none during a pause."""
    if s.phase != RUNNING or s.paused:
        return []
    parts = {each.part for each in s.fixtures.values() if not each.over}
    soon = {part for part in parts if ends(s, started, part) <= now + max(AHEAD)}
    return [
        each for each in s.fixtures.values() if not each.over and (each.part in soon or each.id in s.dates)
    ]

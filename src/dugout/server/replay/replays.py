"""Replays: timelines of matches, played in a separate thread, and new matches that continue from a timeline.

One thread plays all timelines, one after another: replays never hold up a match, and however many are
watched, they take one core at most.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar

from dugout.core.values import Setup
from dugout.referee.errors import ApiError
from dugout.referee.records import as_played
from dugout.referee.rows import WAITING, AnswerRow, Append
from dugout.referee.timeline import Timeline
from dugout.referee.view import may_coach
from dugout.referee.wire.matches import Created, NewMatch, NewSeat
from dugout.server.access.limits import KeyedSemaphore
from dugout.server.match.create import create
from dugout.server.match.room import Room
from dugout.server.match.rooms import Rooms

MOST_TIMELINES: Final = 32
MOST_WAITING: Final = 64
"""Length of the replay thread's queue: a few seconds of work."""
COME_BACK_IN: Final = 5
LAST_ANSWERS: Final = 16
ALIKE: Final = 8
MOST_CHANGED: Final = 4
"""A copied match is recognised by its last LAST_ANSWERS answers, dice included: at least ALIKE are equal, at
most MOST_CHANGED differ."""

T = TypeVar("T")


class Timelines:
    """The timelines that were watched last, and the thread that plays them."""

    def __init__(self, rooms: Rooms) -> None:
        self.judging = 0
        """Records that wait for their judge: all of them share the thread with the timelines."""
        self._rooms = rooms
        self._timelines: OrderedDict[str, Timeline] = OrderedDict()
        self._thread = ThreadPoolExecutor(1, "dugout-replays")
        self._queue = KeyedSemaphore(MOST_WAITING, MOST_WAITING, COME_BACK_IN)

    async def run(self, work: Callable[..., T], *args: Any) -> T:
        """Do something with a timeline where it disturbs nobody; raises ApiError where too many wait for it."""
        with self._queue.hold():
            return await asyncio.get_running_loop().run_in_executor(self._thread, work, *args)

    async def timeline(self, room: Room) -> Timeline:
        """The timeline of a match, up to now."""
        known = self._timelines.get(room.id)
        stored = await self._rooms.store.load(room.id, after=_known(known))
        if stored is None:
            raise ApiError("no-match")
        if known is not None and known.rows[-1:] != stored.answers[:1]:
            known = None  # something was taken back
            stored = await self._rooms.store.load(room.id, after=0) or stored
        timeline = await self.run(_extended, known, room, stored.answers)
        self._timelines[room.id] = timeline
        self._timelines.move_to_end(room.id)
        while len(self._timelines) > MOST_TIMELINES:
            self._timelines.popitem(last=False)
        return timeline


def _known(timeline: Timeline | None) -> int:
    """From which answer on to ask the store: once more for the last that is known, to see that it still stands."""
    return max(0, len(timeline.rows) - 1) if timeline else 0


def _extended(timeline: Timeline | None, room: Room, rows: list[AnswerRow]) -> Timeline:
    if timeline is None:
        timeline = Timeline(room.rules, Setup(len(room.match.seats), room.match.options, room.match.version))
    timeline.extend(rows)
    return timeline


async def play_on(
    rooms: Rooms, timelines: Timelines, room: Room, at: int, seats: list[NewSeat], address: str
) -> Created:
    """A new match that begins where `at` public events of another have happened, with dice of its own."""
    if len(seats) != len(room.match.seats):
        raise ApiError("bad-setup", {"reason": "other-seats", "seats": len(room.match.seats)})
    known = room.seq  # what is answered from here on may be secret
    timeline = await timelines.timeline(room)
    begun = await timelines.run(_beginning, timeline, at, known, room.now())
    if await _is_being_played(rooms, room.match.game, [row.text for row in begun.answers]):
        raise ApiError("hidden")
    new = NewMatch(game=room.match.game, seats=seats, options=room.match.options)
    return await create(rooms, new, begun, version=room.match.version, address=address)


async def _is_being_played(rooms: Rooms, game: str, texts: list[str]) -> bool:
    """Whether a record, wherever it comes from, reveals the course of a match that still runs and in which no
    coach is allowed."""
    newest = dict(list(enumerate(texts))[-LAST_ANSWERS:])
    if len(newest) < ALIKE:
        return False
    least = max(ALIKE, len(newest) - MOST_CHANGED)
    alike = await rooms.store.lists.running_with(game, newest, least)
    return not all(may_coach(match) for match in alike)


def _beginning(timeline: Timeline, at: int, known: int, now: int) -> Append:
    number = timeline.stop_of(at)
    if timeline.stops[number].answers > known:
        raise ApiError("no-moment")
    state = timeline.state(number)
    if timeline.rules.pending(state).over:
        raise ApiError("match-over")
    texts = [row.text for row in timeline.rows[: timeline.stops[number].answers]]
    return as_played(timeline.rules, texts, state, timeline.counts(number), WAITING, now)

"""The matches in memory: found, loaded when somebody needs them, evicted."""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any, Final

import structlog

from dugout.core.engine import plays
from dugout.core.ids import Seat
from dugout.core.rules import Rules
from dugout.referee.draft import Draft, beginning
from dugout.referee.errors import ApiError, StoreAway
from dugout.referee.history import History
from dugout.server.match.room import Listeners, Owner, Room, notify
from dugout.server.ops import background
from dugout.server.services import Services
from dugout.server.store.rows import Stored

MATCH_ID: Final = re.compile(r"[A-Za-z0-9_-]{1,32}")
log = structlog.get_logger()


class Rooms:
    """The matches of this server. `cached` holds those in memory; `listeners` follow them."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.store = services.store
        self.bus = services.bus
        self.clock = services.clock
        self.listeners = Listeners()
        self.cached: dict[str, Room] = {}
        self.starting: list[Owner] = []
        """Who makes matches right now in which only computers play."""
        self.online: Callable[[str], set[Seat]] = lambda _: set()
        """The seats of a match somebody is connected for; the application puts in who knows."""
        self.in_use: Callable[[str], bool] = lambda _: False
        """Whether a match has to stay in memory; the application puts in who knows."""
        self._loading: dict[str, asyncio.Task[Room]] = {}

    async def get(self, match: str) -> Room:
        """The room of a match; raises ApiError."""
        room = self.cached.get(match)
        if room is None:
            if not MATCH_ID.fullmatch(match):
                raise ApiError("no-match")
            task = self._loading.get(match)
            if task is None:
                task = self._loading[match] = asyncio.create_task(self._load(match))
                task.add_done_callback(lambda _: self._loading.pop(match, None))
            room = await asyncio.shield(task)
        room.used = self.clock.now()
        if room.stale:
            await self._refresh(room)
        return room

    async def refresh_stale(self) -> None:
        """Sync rooms whose last append had no certain end."""
        for room in list(self.cached.values()):
            with background.guarded("upkeep", passing=StoreAway, match=room.id):
                if room.stale:
                    await self._refresh(room)

    def evict_idle(self) -> None:
        """Forget what nobody has watched for a while; the store has it."""
        oldest = self.clock.now() - int(self.services.settings.idle_minutes * 60_000)
        for room in list(self.cached.values()):
            if room.used < oldest and not room.busy and not self.in_use(room.id):
                self.evict(room.id)

    def evict(self, match: str) -> None:
        """Hold a match in memory no longer."""
        self.cached.pop(match, None)
        notify(self.listeners.evicted, match, match)

    async def finish(self) -> None:
        """Let whatever is under way end."""
        await asyncio.gather(*(room.finish() for room in self.cached.values()))

    async def _load(self, match: str) -> Room:
        try:
            room = await self._read(match)
        except (ApiError, StoreAway):
            raise
        except Exception as error:  # whatever is wrong with it, it is wrong with this match alone
            background.failed("matches", error, match=match)
            raise ApiError("damaged") from error
        self.cached[match] = room
        notify(self.listeners.loaded, room, match)
        return room

    async def _read(self, match: str) -> Room:
        stored = await self.store.load(match)
        if stored is None:
            raise ApiError("no-match")
        rules = self.services.rules(stored.match.game)
        if not plays(rules, stored.match.version):
            raise ApiError("no-game", {"game": stored.match.game, "version": stored.match.version})
        try:
            base, history = _beginning(rules, stored)
        except Exception as error:  # a snapshot is only a cache: the answers are all there
            log.warning("snapshot.unreadable", match=match, error=repr(error)[:200])
            stored = await self.store.load(match, after=0) or stored
            base, history = _beginning(rules, stored)
        base.notes_stakes = False  # these dice have been seen
        base.replay(stored.answers, len(stored.match.seats))
        history.extend(base.events)
        online = partial(self.online, match)
        room = Room(self.services, self.listeners, online, stored, rules, base, history)
        room.chat_at = stored.chat
        for row in room.match.seats:  # what cannot be used is found here, not in the middle of play
            rules.view(room.state, row.seat)
        _ = room.pending, room.tempo, room.control
        return room

    async def _refresh(self, room: Room) -> None:
        """Bring a room up to date whose last append had no certain end."""
        with suppress(StoreAway):
            await room.sync()


def _beginning(rules: Rules[Any, Any], stored: Stored) -> tuple[Draft, History]:
    """Where the stored answers go on from: the snapshot, or the beginning; raises ParseError."""
    if stored.snapshot is None:
        return beginning(rules, stored.match), History()
    data = stored.snapshot.data
    base = Draft(rules, rules.load(data["state"]), stored.snapshot.seq, data["rolls"], None, 0)
    return base, History(Counter({int(mask): count for mask, count in data["counts"].items()}))

"""All matches of this server: made, loaded when somebody needs them, woken when time says so, let go."""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Any, Final

import structlog

from dugout.core.contract import Rules, SetupError
from dugout.core.values import Setup
from dugout.server.bus.base import Bus
from dugout.server.catalogue import Catalogue
from dugout.server.clocks import deadline
from dugout.server.clocks.alarms import Alarms
from dugout.server.clocks.pace import agreed_options, running_clock
from dugout.server.errors import ApiError, StoreAway, refused, too_many_requests
from dugout.server.inputs import opens, token_hash
from dugout.server.live.presence import Presence
from dugout.server.live.status import Service
from dugout.server.live.view import Viewer
from dugout.server.match import host, sync
from dugout.server.match.create import check_terms, new_match
from dugout.server.match.draft import Draft, first_state
from dugout.server.match.history import History
from dugout.server.match.room import Room
from dugout.server.match.upkeep import Upkeep
from dugout.server.ops import background
from dugout.server.people.accounts import free_name
from dugout.server.people.ratings import after_match
from dugout.server.settings import Settings
from dugout.server.store.people import Person
from dugout.server.store.rows import BOT, LINK, OVER, STANDING, WAITING, Append, MatchRow, Stored
from dugout.server.store.store import Store
from dugout.server.thinking.choice import minds_for
from dugout.server.thinking.thinkers import Minds
from dugout.server.thinking.turns import Owner
from dugout.server.wire.matches import Created, CreatedSeat, NewMatch

COMPUTERS_TAKE: Final = 60
"""Seconds until somebody may try again who has many matches between computers running."""
MATCH_ID: Final = re.compile(r"[A-Za-z0-9_-]{1,32}")
log = structlog.get_logger()


class Rooms:
    """The referee's matches. `warm` holds those in memory."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        bus: Bus,
        catalogue: Catalogue,
        time: deadline.WallClock | None = None,
        minds: Minds | None = None,
        *,
        acts: bool = True,
    ) -> None:
        """`acts`: whether to do by itself what is due; otherwise somebody else says when to do what."""
        self.acts = acts
        self.clock = time or deadline.WallClock()
        self.settings = settings
        self.store = store
        self.bus = bus
        self.catalogue = catalogue
        self.presence = Presence(self)
        self.service = Service(self)
        self.reader = sync.Reader(self)
        self.alarms = Alarms(self)
        self.bots = minds or minds_for(settings, catalogue)
        self.warm: dict[str, Room] = {}
        self.makers: dict[str, Owner] = {}
        """Who made a match in memory or, where that is forgotten, who came to play first."""
        self._starting: list[Owner] = []  # makers of matches that are being made for computers alone
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._upkeep = Upkeep(self)

    async def open(self) -> None:
        await self.store.open()
        await self.bus.open(lambda notice: sync.hear(self, notice))
        self.presence.start()
        self._upkeep.start()

    async def close(self) -> None:
        """Stop acting, finish what has begun, and let the store flush."""
        await self._upkeep.stop()
        await self.alarms.close()
        await asyncio.gather(*(room.finish() for room in self.warm.values()))
        await self.bots.close()
        await self.presence.stop()
        await self.bus.close()
        await self.reader.stop()  # after the bus, where its wishes come from
        await self.store.close()

    def rules(self, game: str) -> Rules[Any, Any]:
        """The rules of a game by its id; raises ApiError."""
        found = self.catalogue.games.get(game)
        if found is None:
            raise ApiError("no-game", {"game": game[:40]})
        return found

    async def create(
        self,
        new: NewMatch,
        begun: Append | None = None,
        person: Person | None = None,
        expires: int | None = None,
        version: int = 0,
        address: str = "",
    ) -> Created:
        """A new match, or one that has `begun` elsewhere; it starts at once if nobody has to be waited for.

        `person` is who makes it and sits on the `me` seats, `address` where that is; `version` 0 stands for the newest rules.
        """
        check_terms(new, person)
        if new.listed or any(seat.kind == LINK for seat in new.seats):  # others see these names
            for name in {seat.name for seat in new.seats if seat.name}:
                await free_name(self.store.people, name, person)
        rules = self.rules(new.game)
        new.options = agreed_options(rules, new.options, new.clock)
        version = version or rules.version
        try:
            rules.new(Setup(len(new.seats), new.options, version))
        except SetupError as error:
            raise refused("bad-setup", error.refusal) from None
        new.clock = running_clock(rules, new.options, new.control)
        match, tokens = new_match(self.catalogue, version, new, person, self.clock.now())
        match.expires = expires
        with self._made_by(Owner(address, person.id if person else address), match):
            await self.store.create(match, begun)
            await self._begin(match)
        log.info("match.created", match=match.id, game=match.game, seats=[row.kind for row in match.seats])
        seats = [
            CreatedSeat(seat=row.seat, kind=wish.kind, token=token)
            for row, wish, token in zip(match.seats, new.seats, tokens, strict=True)
        ]
        return Created(match=match.id, seats=seats)

    async def _begin(self, match: MatchRow) -> None:
        """Start a match that was just stored; one that cannot be started at all is not there."""
        try:
            if any(row.kind == BOT for row in match.seats):
                self.bots.warm()
            room = await self.get(match.id)
            await room.undisturbed(host.start(room))
        except StoreAway as error:  # it is made, and begins when somebody opens it or the keeper comes by
            self.service.lost(error)
        except Exception:
            self.evict(match.id)
            with background.guarded("making", match=match.id):
                await self.store.remove(match.id)
            raise

    @contextmanager
    def _made_by(self, maker: Owner, match: MatchRow) -> Iterator[None]:
        """Remember who makes a match; raises ApiError where too many of theirs run in which only computers play."""
        if not maker.address:
            yield
            return
        if alone := all(row.kind == BOT for row in match.seats):
            running = [
                room.owner for room in self.warm.values() if room.only_computers and room.match.status != OVER
            ]
            running += self._starting
            most = self.settings.computer_matches
            if any(sum(one[at] == maker[at] for one in running) >= most for at in range(len(maker))):
                raise too_many_requests(COMPUTERS_TAKE)
            self._starting.append(maker)
        self.makers[match.id] = maker
        try:
            yield
        finally:
            if alone:
                self._starting.remove(maker)
            if match.id not in self.warm:
                self.makers.pop(match.id, None)

    async def get(self, match: str) -> Room:
        """The room of a match; raises ApiError."""
        room = self.warm.get(match)
        if room is None:
            if not MATCH_ID.fullmatch(match):
                raise ApiError("no-match")
            task = self._loading.get(match)
            if task is None:
                task = self._loading[match] = asyncio.create_task(self._load(match))
                task.add_done_callback(lambda _: self._loading.pop(match, None))
            room = await asyncio.shield(task)
        room.used = self.clock.now()
        if room.behind:
            await self.refresh(room)
        return room

    def viewer(self, room: Room, tokens: Sequence[str]) -> Viewer:
        """Who shows these tokens; raises ApiError if one of them opens no seat of this match."""
        seats: set[int] = set()
        for token in tokens:
            digest = token_hash(token)
            found = [row.seat for row in room.match.seats if opens(digest, row.token_hash)]
            if not found:
                raise ApiError("bad-token")
            seats.update(found)
        return Viewer(tuple(sorted(seats)))

    async def settle(self, room: Room) -> None:
        """Tell the ratings how a match ended; the keeper does it again if this fails."""
        if room.match.rated and not room.match.settled:
            with suppress(StoreAway):
                await self.store.settle(room.id, after_match)
                room.match.settled = True

    def look_in(self, room: Room) -> None:
        """Somebody has come: go on with what had to wait for that."""
        if room.deadline is not None and room.deadline.beat == STANDING and room.everybody_is_here:
            self.alarms.ring(room.id)

    async def complete(self, room: Room) -> None:
        """Have all events of a match in memory, also those before its snapshot."""
        if room.history.is_whole():
            return
        async with room.lock:
            if room.history.is_whole():
                return
            stored = await self.store.load(room.id, after=0)
            if stored is None:
                raise ApiError("no-match")
            rows = stored.answers[: room.seq]
            draft = Draft(room.rules, first_state(room.rules, stored.match), 0, 0, None, 0)
            await asyncio.to_thread(draft.replay, rows, len(room.match.seats))
            history = History()
            history.extend(draft.events)
            room.history = history

    async def _load(self, match: str) -> Room:
        try:
            room = await self._read(match)
        except (ApiError, StoreAway):
            raise
        except Exception as error:  # whatever is wrong with it, it is wrong with this match alone
            background.failed("matches", error, match=match)
            raise ApiError("damaged") from error
        self.warm[match] = room
        self.alarms.set(room)
        if room.match.status == WAITING and all(row.taken for row in room.match.seats):
            self.alarms.ring(match)  # a server died between the last seat taken and the start
        return room

    async def _read(self, match: str) -> Room:
        stored = await self.store.load(match)
        if stored is None:
            raise ApiError("no-match")
        rules = self.rules(stored.match.game)
        if not rules.plays(stored.match.version):
            raise ApiError("no-game", {"game": stored.match.game, "version": stored.match.version})
        try:
            base, history = _beginning(rules, stored)
        except Exception as error:  # a snapshot is only a cache: the answers are all there
            log.warning("snapshot.unreadable", match=match, error=repr(error)[:200])
            stored = await self.store.load(match, after=0) or stored
            base, history = _beginning(rules, stored)
        base.replay(stored.answers, len(stored.match.seats))
        history.extend(base.events)
        room = Room(self, stored, rules, base, history)
        room.chat_at = stored.chat
        for row in room.match.seats:  # what cannot be used is found here, not in the middle of play
            rules.view(room.state, row.seat)
        _ = room.pending, room.tempo, room.control
        return room

    async def refresh(self, room: Room) -> None:
        """Bring a room up to date whose last append had no certain end."""
        with suppress(StoreAway):
            await room.catch_up()
            self.alarms.set(room)

    def let_go(self) -> None:
        """Forget what nobody has watched for a while; the store has it."""
        oldest = self.clock.now() - int(self.settings.idle_minutes * 60_000)
        for room in list(self.warm.values()):
            if (
                room.used < oldest
                and room.audience.empty
                and not room.busy
                and not self.alarms.is_waking(room.id)
            ):
                self.evict(room.id)

    def evict(self, match: str) -> None:
        """Hold a match in memory no longer."""
        self.warm.pop(match, None)
        self.makers.pop(match, None)
        self.alarms.forget(match)


def _beginning(rules: Rules[Any, Any], stored: Stored) -> tuple[Draft, History]:
    """Where the stored answers go on from: the snapshot, or the beginning; raises ParseError."""
    if stored.snapshot is None:
        return Draft(rules, first_state(rules, stored.match), 0, 0, None, 0), History()
    data = stored.snapshot.data
    base = Draft(rules, rules.load(data["state"]), stored.snapshot.seq, data["rolls"], None, 0)
    return base, History(Counter({int(mask): count for mask, count in data["counts"].items()}))

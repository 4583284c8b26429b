"""All matches of this server: made, loaded when somebody needs them, woken when time says so, let go."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import re
import secrets
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from itertools import count
from typing import Any, Final

import msgspec
import structlog

from dugout.core.contract import ParseError, Rules, Setup, SetupError
from dugout.server import agreement, clock, dice, hearing, host, metrics
from dugout.server.bots import Minds
from dugout.server.bus.base import Bus
from dugout.server.catalogue import Catalogue
from dugout.server.errors import ApiError, refused
from dugout.server.history import History
from dugout.server.jobs.choice import minds_for
from dugout.server.messages import Created, CreatedSeat, NewMatch, NewSeat
from dugout.server.presence import Presence
from dugout.server.ratings import after_match
from dugout.server.referee import Draft, first_state
from dugout.server.room import Room
from dugout.server.service import Service
from dugout.server.settings import Settings
from dugout.server.store.base import (
    BOT,
    ME,
    STANDING,
    WAITING,
    Append,
    MatchRow,
    SeatRow,
    Store,
    StoreAway,
    Stored,
)
from dugout.server.store.people import Person
from dugout.server.timekeeping import NONE
from dugout.server.viewer import Viewer

POLL_SECONDS: Final = 1.0
"""How often the store is asked for matches whose time has come: those of dead servers, and our own after a jump of the clock."""
SWEEP_EVERY: Final = 600
"""After how many polls it is looked for what is too old to be kept."""
LOOK_EVERY: Final = 5
"""After how many polls a server that is not alone looks for notices that never came."""
LONGEST_ALARM: Final = 3600.0
"""Seconds; a long wait is cut into pieces, because the clock on the wall may jump."""
WAKE_AT_ONCE: Final = 100
MOST_LEFT_TO_WORKERS: Final = 2000
"""Matches that wait for workers are overdue, and must not hide others from the poll."""
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
        time: clock.WallClock | None = None,
        minds: Minds | None = None,
        *,
        acts: bool = True,
    ) -> None:
        """`acts`: whether to do by itself what is due; otherwise somebody else says when to do what."""
        self.acts = acts
        self.clock = time or clock.WallClock()
        self.settings = settings
        self.store = store
        self.bus = bus
        self.catalogue = catalogue
        self.presence = Presence(self)
        self.service = Service(self)
        self.reader = hearing.Reader(self)
        self.bots = minds or minds_for(settings, catalogue)
        self.warm: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._waking: dict[str, asyncio.Task[None]] = {}
        self._keeper: asyncio.Task[None] | None = None
        self._closing = False
        self._seen = 0  # the time at the last look

    async def open(self) -> None:
        await self.store.open()
        await self.bus.open(lambda notice: hearing.hear(self, notice))
        self.presence.start()
        self._keeper = asyncio.create_task(self._keep(), name="dugout-keeper")

    async def close(self) -> None:
        """Stop acting, finish what has begun, and let the store flush."""
        self._closing = True
        if self._keeper is not None:
            self._keeper.cancel()
            await asyncio.gather(self._keeper, return_exceptions=True)
        for timer in self._timers.values():
            timer.cancel()
        for task in list(self._waking.values()):
            task.cancel()
        await asyncio.gather(*self._waking.values(), return_exceptions=True)
        await self.reader.stop()
        await asyncio.gather(*(room.finish() for room in self.warm.values()))
        await self.bots.close()
        await self.presence.stop()
        await self.bus.close()
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
    ) -> Created:
        """A new match, or one that has `begun` elsewhere; it starts at once if nobody has to be waited for.

        `person` is who makes it and sits on the `me` seats.
        """
        check_terms(new, person)
        rules = self.rules(new.game)
        try:
            rules.new(Setup(len(new.seats), new.options, rules.version))
        except SetupError as error:
            raise refused("bad-setup", error.refusal) from None
        rows, tokens = [], []
        for seat, wish in enumerate(new.seats):
            token = None if wish.kind == BOT else secrets.token_urlsafe(24)
            tokens.append(token)
            rows.append(self._seat_row(new, seat, wish, token, person))
        match = MatchRow(
            secrets.token_urlsafe(9),
            new.game,
            rules.version,
            new.options,
            WAITING,
            self.clock.now(),
            dice.new_secret(),
            seats=rows,
            listed=new.listed,
            rated=new.rated,
            expires=expires,
            clock=msgspec.to_builtins(new.clock),
        )
        await self.store.create(match)
        if begun is not None:
            await self.store.append(replace(begun, match=match.id))
        if any(row.kind == BOT for row in rows):
            self.bots.warm()
        room = await self.get(match.id)
        await room.undisturbed(host.start(room))
        log.info("match.created", match=match.id, game=match.game, seats=[row.kind for row in rows])
        seats = [
            CreatedSeat(seat=row.seat, kind=row.kind, token=token)
            for row, token in zip(rows, tokens, strict=True)
        ]
        return Created(match=match.id, seats=seats)

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
            await self._refresh(room)
        return room

    def viewer(self, room: Room, tokens: Sequence[str]) -> Viewer:
        """Who shows these tokens; raises ApiError if one of them opens no seat of this match."""
        seats: set[int] = set()
        for token in tokens:
            digest = token_hash(token)
            found = [row.seat for row in room.match.seats if _same(digest, row.token_hash)]
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
            self._ring(room.id)

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

    def _seat_row(
        self, new: NewMatch, seat: int, wish: NewSeat, token: str | None, person: Person | None
    ) -> SeatRow:
        if wish.kind == BOT and wish.level not in self.catalogue.levels(new.game):
            raise ApiError("bad-setup", {"reason": "no-such-level", "level": str(wish.level)[:40]})
        level = wish.level if wish.kind == BOT else None
        hashed = None if token is None else token_hash(token)
        name = None if wish.name is None else clean_name(wish.name)
        here = wish.kind == BOT or (wish.kind == ME and (wish.ready or new.listed))
        row = SeatRow(seat, wish.kind, level, name, here, hashed)
        if wish.kind == ME and person is not None:
            row.person, row.name = person.id, name or person.name
        if wish.kind != BOT and new.clock.kind != NONE:
            row.time_left = new.clock.whole
        return row

    async def _load(self, match: str) -> Room:
        stored = await self.store.load(match)
        if stored is None:
            raise ApiError("no-match")
        rules = self.rules(stored.match.game)
        if stored.match.version != rules.version:
            raise ApiError("no-game", {"game": stored.match.game, "version": stored.match.version})
        try:
            base, history = _beginning(rules, stored)
        except ParseError as error:  # a snapshot is only a cache: the answers are all there
            log.warning("snapshot.unreadable", match=match, error=repr(error.refusal))
            stored = await self.store.load(match, after=0) or stored
            base, history = _beginning(rules, stored)
        base.replay(stored.answers, len(stored.match.seats))
        history.extend(base.events)
        room = self.warm[match] = Room(self, stored, rules, base, history)
        room.chat_at = stored.chat
        self.schedule(room)
        if room.match.status == WAITING and all(row.taken for row in room.match.seats):
            self._ring(match)  # a server died between the last seat taken and the start
        return room

    # time

    def schedule(self, room: Room) -> None:
        """Set the alarm of a room to the moment its deadline row names."""
        if self._closing or not self.acts or room.deadline is None or room.deadline.wake is None:
            return
        room.follow_the_clock()
        delay = max(0, room.deadline.wake - self.clock.now()) / 1000
        theirs = room.left_to_workers == room.deadline.question
        if theirs:
            delay = max(delay, POLL_SECONDS)  # they are at it; look again in case they are not
        loop = asyncio.get_running_loop()
        moment = loop.time() + min(delay, LONGEST_ALARM)
        timer = self._timers.get(room.id)
        if timer is not None:
            if timer.when() <= moment and not theirs:
                return  # it rings early and is then set anew, which is cheaper than setting it at every answer
            timer.cancel()
        self._timers[room.id] = loop.call_at(moment, self._ring, room.id)

    def _ring(self, match: str) -> None:
        self._timers.pop(match, None)
        if match not in self._waking and self.acts and not self._closing:
            self._waking[match] = asyncio.create_task(self._wake(match))

    async def _wake(self, match: str) -> None:
        try:
            room = await self.get(match)
            await host.wake(room)
        except StoreAway as error:
            log.warning("database.away", match=match, error=str(error)[:200])
        except Exception as error:
            log.error("match.stuck", match=match, error=repr(error))
            await asyncio.sleep(POLL_SECONDS)
        else:
            # whatever rang while we were at it, or is about to, rang in vain
            if match in self.warm:
                self.schedule(self.warm[match])
        finally:
            self._waking.pop(match, None)

    async def _keep(self) -> None:
        """Wake what is overdue, look for what was missed, let go what is idle."""
        for second in count():
            self._notice_a_clock_set_back()
            try:
                if self.bus.shared and (self.bus.missed() or second % LOOK_EVERY == 0):
                    await hearing.look_for_missed(self)
                most = MOST_LEFT_TO_WORKERS if self.bots.elsewhere else WAKE_AT_ONCE
                for match in await self.store.overdue(self.clock.now(), most):
                    self._ring(match)
                await self._tidy()
                if second % SWEEP_EVERY == 0:
                    await self._sweep()
                await self.service.look()
            except StoreAway as error:
                self.service.lost(error)
            for room in [room for room in self.warm.values() if room.behind]:
                try:
                    await self._refresh(room)
                except Exception as error:  # one match that cannot be replayed must not stop all others
                    log.error("match.stuck", match=room.id, error=repr(error))
            self.let_go()
            metrics.warm.set(len(self.warm))
            metrics.bus_up.set(self.bus.up)
            await asyncio.sleep(POLL_SECONDS)

    def _notice_a_clock_set_back(self) -> None:
        now, before = self.clock.now(), self._seen
        self._seen = now
        if now < before - clock.SMALL_STEP:
            log.warning("clock.set-back", seconds=(before - now) // 1000)
            for room in self.warm.values():
                self.schedule(room)

    async def _tidy(self) -> None:
        """End offers that nobody took, count rated matches that a dead server left uncounted."""
        for match in await self.store.lists.expired(self.clock.now(), WAKE_AT_ONCE):
            room = await self.get(match)
            await agreement.expire(room)
        for match in await self.store.lists.unrated(WAKE_AT_ONCE):
            await self.store.settle(match, after_match)

    async def _sweep(self) -> None:
        """Forget what is kept no longer."""
        if forgotten := await self.store.retention.sweep(self.settings.keep, self.clock.now()):
            log.info("kept.no-longer", **forgotten)

    async def _refresh(self, room: Room) -> None:
        """Bring a room up to date whose last append had no certain end."""
        with suppress(StoreAway):
            await room.catch_up()
            self.schedule(room)

    def let_go(self) -> None:
        """Forget what nobody has watched for a while; the store has it."""
        oldest = self.clock.now() - int(self.settings.idle_minutes * 60_000)
        for room in list(self.warm.values()):
            if room.used < oldest and room.audience.empty and not room.busy and room.id not in self._waking:
                del self.warm[room.id]
                timer = self._timers.pop(room.id, None)
                if timer is not None:
                    timer.cancel()


def clean_name(name: str) -> str:
    """A name as it is shown: one line, nothing invisible; raises ApiError."""
    cleaned = " ".join(name.split())
    if not cleaned or not cleaned.isprintable():
        raise ApiError("malformed", {"detail": "name"})
    return cleaned


def check_terms(new: NewMatch, person: Person | None) -> None:
    """A clock must have time; only people with a kept name can be rated, one at each seat; raises ApiError."""
    if not new.clock.sound:
        raise ApiError("bad-setup", {"reason": "no-time"})
    if new.rated:
        kinds: list[str] = [seat.kind for seat in new.seats]
        if BOT in kinds or kinds.count(ME) != 1:
            raise ApiError("bad-setup", {"reason": "rated-people"})
        if person is None or not person.kept:
            raise ApiError("needs-account")


def clean_text(text: str) -> str:
    """A line of chat: line breaks are kept, other control characters refused; raises ApiError."""
    cleaned = text.strip()
    if not cleaned or not all(sign == "\n" or sign.isprintable() for sign in cleaned):
        raise ApiError("malformed", {"detail": "text"})
    return cleaned


def token_hash(token: str) -> str:
    """How seat tokens are stored."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def _same(digest: str, stored: str | None) -> bool:
    return stored is not None and hmac.compare_digest(digest, stored)


def _beginning(rules: Rules[Any, Any], stored: Stored) -> tuple[Draft, History]:
    """Where the stored answers go on from: the snapshot, or the beginning; raises ParseError."""
    if stored.snapshot is None:
        return Draft(rules, first_state(rules, stored.match), 0, 0, None, 0), History()
    data = stored.snapshot.data
    base = Draft(rules, rules.load(data["state"]), stored.snapshot.seq, data["rolls"], None, 0)
    return base, History(Counter({int(mask): count for mask, count in data["counts"].items()}))

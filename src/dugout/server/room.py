"""One running match: answers in, judged, rolled, stored, and only then shown.

The truth is in the store. A room is a warm copy of it as of `seq`; the store refuses an append that
expects another number, and the room then catches up and judges again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any, Final, TypeVar

from dugout.core.contract import ParseError, Pending, Rules
from dugout.core.ids import HOST, Seat
from dugout.server import clock
from dugout.server.audience import Audience
from dugout.server.bus.base import ANSWERS, CHAT, SEATS, Notice
from dugout.server.errors import ApiError, refused
from dugout.server.history import History
from dugout.server.referee import BY_BOT, BY_HOST, BY_PERSON, Draft, time_is_up
from dugout.server.store.base import (
    BOT,
    OVER,
    RUNNING,
    WAITING,
    ActionKey,
    Append,
    ChatRow,
    Conflict,
    DeadlineRow,
    MatchRow,
    Repeated,
    SnapshotRow,
    StoreAway,
    Stored,
)

if TYPE_CHECKING:
    from dugout.server.rooms import Rooms

ATTEMPTS: Final = 5
"""How often an answer is judged anew because another server was faster."""

LONGEST_GOODBYE: Final = 1.0

T = TypeVar("T")


class Room:
    """A match in memory. Whoever changes it holds `lock`."""

    def __init__(
        self, rooms: Rooms, stored: Stored, rules: Rules[Any, Any], base: Draft, history: History
    ) -> None:
        self.rooms = rooms
        self.rules = rules
        self.match: MatchRow = stored.match
        self.deadline: DeadlineRow | None = stored.deadline
        self.state = base.state
        self.seq = base.seq
        self.rolls = base.rolls
        self.history = history
        self.audience = Audience(self)
        self.lock = asyncio.Lock()
        self.behind = False
        self.used = clock.now_ms()
        self._snapshot_at = stored.snapshot.seq if stored.snapshot else 0
        self._tasks: set[asyncio.Task[Any]] = set()

    @property
    def id(self) -> str:
        return self.match.id

    @property
    def pending(self) -> Pending:
        return self.rules.pending(self.state)

    @property
    def bots(self) -> set[Seat]:
        return {row.seat for row in self.match.seats if row.kind == BOT}

    @property
    def host_on_call(self) -> bool:
        """Whether any person at the table may call for the host's choice: where no clock runs."""
        return self.pending.host and not self.rules.tempo(self.state).seconds

    @property
    def busy(self) -> bool:
        """Whether somebody works in the room right now."""
        return self.lock.locked() or bool(self._tasks)

    # what people do

    async def answer(self, seat: Seat, question: int, action: str, text: str) -> None:
        """Judge and store a person's answer (or call for the host's choice); raises ApiError."""
        await self._whole(self._answer(seat, question, ActionKey(seat, action), text))

    async def take_seat(self, seat: Seat, name: str) -> None:
        """The person behind a seat gives a name; the last one starts the match."""
        await self._whole(self._take_seat(seat, name))

    async def set_orders(self, seat: Seat, orders: Any) -> None:
        """Standing orders of a seat, private to it; raises ApiError."""
        await self._whole(self._set_orders(seat, orders))

    async def say(self, seat: Seat, text: str) -> ChatRow:
        """A line of chat from a seat."""
        line = await self.rooms.store.say(self.id, seat, text, clock.now_ms())
        await self.rooms.bus.publish(Notice(self.id, CHAT, line.k))
        return line

    async def start(self) -> None:
        """Begin if everybody is there; harmless otherwise."""
        await self._whole(self._start())

    async def wake(self) -> None:
        """Do what the host has to do by now: time that ran out, computers whose moment has come."""
        await self._whole(self._wake())

    async def catch_up(self) -> None:
        """Take over what another server has stored."""
        async with self.lock:
            await self._catch_up()
        self.audience.tell()

    async def finish(self) -> None:
        """Let whatever is under way end, but not wait for thinkers: their question stays open in the store."""
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=LONGEST_GOODBYE)
        for task in self._tasks:
            task.cancel()

    # how it is done; everything below runs with the lock held, or says so

    async def _answer(self, seat: Seat, question: int, key: ActionKey, text: str) -> None:
        if seat == HOST:
            await self.rooms.complete(self)  # computers that are asked before the host want to know all
        async with self.lock:
            for _ in range(ATTEMPTS):
                await self._fresh()
                try:
                    draft = await self._judged(seat, question, text)
                except ApiError:
                    # an intention that was accepted before is stale by now: say again what was said then
                    if await self.rooms.store.has_action(self.id, key):
                        return None
                    raise
                try:
                    return await self._commit(draft, key)
                except Repeated:
                    return None
                except Conflict:
                    continue
            raise ApiError("stale-question")

    async def _judged(self, seat: Seat, question: int, text: str) -> Draft:
        pending = self.pending
        if self.match.status == WAITING:
            raise ApiError("not-started")
        if self.match.status == OVER:
            raise ApiError("match-over")
        if question != pending.number:
            raise ApiError("stale-question", {"question": question, "now": pending.number})
        if seat == HOST and not self.host_on_call:
            raise ApiError("not-your-seat", {"seat": seat})
        try:
            choice = self.rules.parse(text)
        except ParseError as error:
            raise refused("bad-answer", error.refusal) from None
        draft = self._draft()
        refusal = draft.refusal(seat, choice)
        if refusal is not None:
            raise refused("refused", refusal)
        if seat == HOST:
            await self._bots_before_host(draft)
        if draft.pending.number == question and draft.refusal(seat, choice) is None:
            draft.answer(seat, choice, BY_HOST if seat == HOST else BY_PERSON)
        return draft

    async def _bots_before_host(self, draft: Draft) -> None:
        """Computers that had to let people be first answer now, in the order the game asks them."""
        number = draft.pending.number
        for seat in draft.pending.seats:
            if seat in self.bots and draft.pending.number == number and seat in draft.pending.seats:
                choice = await self.rooms.bots.decide(self, draft, seat)
                draft.answer(seat, choice, BY_BOT)

    async def _take_seat(self, seat: Seat, name: str) -> None:
        async with self.lock:
            await self.rooms.store.take_seat(self.id, seat, name)
            row = self.match.seats[seat]
            row.name, row.taken = name, True
        await self.rooms.bus.publish(Notice(self.id, SEATS))
        await self._start()

    async def _set_orders(self, seat: Seat, orders: Any) -> None:
        async with self.lock:
            await self._fresh()
            if self.match.status == OVER:
                raise ApiError("match-over")
            refusal = None if orders is None else self.rules.check_orders(self.state, seat, orders)
            if refusal is not None:
                raise refused("refused", refusal)
            await self.rooms.store.set_orders(self.id, seat, orders)
            self.match.seats[seat].orders = orders
            if self.match.status == RUNNING:
                draft = self._draft()
                draft.follow_orders(self._orders())
                if draft.answers:
                    await self._commit(draft, None)

    async def _start(self) -> None:
        async with self.lock:
            await self._fresh()
            if self.match.status != WAITING or not all(row.taken for row in self.match.seats):
                return
            draft = self._draft()
            draft.roll()
            try:
                await self._commit(draft, None)
            except Conflict:
                await self._catch_up()

    async def _wake(self) -> None:
        if self.match.status == WAITING:
            return await self._start()
        if self._time_has_run_out():
            await self._time_is_up()
        elif self._is_due(self.deadline.wake if self.deadline else None):
            await self._bots_answer()
        return None

    async def _time_is_up(self) -> None:
        async with self.lock:
            await self._fresh()
            if self.match.status != RUNNING or not self._time_has_run_out():
                return
            draft = self._draft()
            time_is_up(draft)
            try:
                await self._commit(draft, None)
            except Conflict:
                await self._catch_up()

    async def _bots_answer(self) -> None:
        """Think without the lock, so that people can answer meanwhile; then hand over what still fits."""
        await self.rooms.complete(self)
        pending = self.pending
        thinking = [seat for seat in pending.seats if seat in self.bots]
        draft = self._draft()
        choices = await asyncio.gather(*(self.rooms.bots.decide(self, draft, seat) for seat in thinking))
        async with self.lock:
            await self._fresh()
            draft = self._draft()
            for seat, choice in zip(thinking, choices, strict=True):
                if draft.pending.number == pending.number and seat in draft.pending.seats:
                    draft.answer(seat, choice, BY_BOT)
            if not draft.answers:
                return
            try:
                await self._commit(draft, None)
            except Conflict:
                await self._catch_up()

    def _time_has_run_out(self) -> bool:
        return self._is_due(self.deadline.due if self.deadline else None)

    def _is_due(self, moment: int | None) -> bool:
        return moment is not None and clock.now_ms() >= moment

    def _orders(self) -> dict[Seat, Any]:
        """The standing orders (None: none given) of every person."""
        return {row.seat: row.orders for row in self.match.seats if row.kind != BOT}

    def _draft(self) -> Draft:
        state = self.rules.copy(self.state)
        return Draft(self.rules, state, self.seq, self.rolls, self.match.dice_secret, clock.now_ms())

    async def _commit(self, draft: Draft, key: ActionKey | None) -> None:
        """Store a draft and take it over; raises Conflict or Repeated, with the room as it was."""
        draft.follow_orders(self._orders())
        append = self._append(draft, key)
        try:
            await self.rooms.store.append(append)
        except (StoreAway, Conflict):
            self.behind = True
            raise
        self.state, self.seq, self.rolls = draft.state, draft.seq, draft.rolls
        self.history.extend(draft.events)
        self.match.status, self.match.ended = append.status, append.ended
        self.match.length = self.seq
        self.deadline = append.deadline
        if append.snapshot:
            self._snapshot_at = append.snapshot.seq
        await self.rooms.bus.publish(Notice(self.id, ANSWERS, self.seq))

    def _append(self, draft: Draft, key: ActionKey | None) -> Append:
        pending = draft.pending
        deadline = None
        if not pending.over:
            pause = clock.pause_ms(self.id, pending.number, self.rooms.settings.bot_pause)
            tempo = self.rules.tempo(draft.state)
            deadline = clock.plan(self.deadline, pending, tempo, self.bots, draft.now, pause)
        snapshot = None
        if draft.seq - self._snapshot_at >= self.rooms.settings.snapshot_every:
            snapshot = self._snapshot(draft)
        return Append(
            self.id,
            self.seq,
            tuple(draft.answers),
            deadline,
            OVER if pending.over else RUNNING,
            draft.now if pending.over else None,
            key,
            snapshot,
        )

    def _snapshot(self, draft: Draft) -> SnapshotRow:
        counts = self.history.counts.copy()
        for stamped in draft.events:
            counts[stamped.event.seats] += 1
        data = {
            "state": self.rules.dump(draft.state),
            "counts": {str(mask): count for mask, count in counts.items()},
            "rolls": draft.rolls,
        }
        return SnapshotRow(draft.seq, data)

    async def _fresh(self) -> None:
        if self.behind:
            await self._catch_up()

    async def _catch_up(self) -> None:
        stored = await self.rooms.store.load(self.id, after=self.seq)
        if stored is None:
            raise ApiError("no-match")
        draft = self._draft()
        draft.replay(stored.answers, len(stored.match.seats))
        self.match, self.deadline = stored.match, stored.deadline
        self.state, self.seq, self.rolls = draft.state, draft.seq, draft.rolls
        self.history.extend(draft.events)
        self.behind = False

    async def _whole(self, work: Coroutine[Any, Any, T]) -> T:
        """Run to the end even if the caller goes away: a half-done answer would leave the room behind."""
        self.used = clock.now_ms()
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await asyncio.shield(task)

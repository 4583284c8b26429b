"""One running match in memory: its state, its history, its audience, and the one way to change it.

The truth is in the store. A room is a warm copy of it as of `seq`: `draft` gives a copy to try an answer
on, `commit` stores it and only then takes it over. The store refuses an append that expects another
number of answers; the room is then `behind` and catches up before anything is judged again.

What people do to a room stands in `people.py`, what the host does by itself in `host.py`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any, Final, TypeVar

from dugout.core.contract import Pending, Rules
from dugout.core.ids import Seat
from dugout.server import clock
from dugout.server.audience import Audience
from dugout.server.bus.base import ANSWERS, Notice
from dugout.server.errors import ApiError
from dugout.server.history import History
from dugout.server.referee import Draft
from dugout.server.store.base import (
    BOT,
    OVER,
    RUNNING,
    ActionKey,
    Append,
    Conflict,
    DeadlineRow,
    MatchRow,
    SnapshotRow,
    StoreAway,
    Stored,
)

if TYPE_CHECKING:
    from dugout.server.rooms import Rooms

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
        tempo = self.rules.tempo(self.state)
        return self.pending.host and not tempo.seconds and not tempo.beat

    @property
    def everybody_is_here(self) -> bool:
        """Whether every person at the table is connected."""
        online = self.audience.online()
        return all(row.seat in online for row in self.match.seats if row.kind != BOT)

    @property
    def busy(self) -> bool:
        """Whether somebody works in the room right now."""
        return self.lock.locked() or bool(self._tasks)

    def orders(self) -> dict[Seat, Any]:
        """The standing orders (None: none given) of every person."""
        return {row.seat: row.orders for row in self.match.seats if row.kind != BOT}

    # changing it: with the lock held

    async def fresh(self) -> None:
        """Be up to date before judging."""
        if self.behind:
            await self._replay_what_is_new()

    def draft(self) -> Draft:
        """A copy to try answers on."""
        state = self.rules.copy(self.state)
        draft = Draft(self.rules, state, self.seq, self.rolls, self.match.dice_secret, clock.now_ms())
        draft.before = self.deadline
        return draft

    async def commit(self, draft: Draft, key: ActionKey | None = None) -> None:
        """Store a draft and take it over; raises Conflict, Repeated or StoreAway, with the room as it was."""
        draft.follow_orders(self.orders())
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

    # without the lock

    async def catch_up(self) -> None:
        """Take over what another server has stored, and tell the audience."""
        async with self.lock:
            await self._replay_what_is_new()
        self.audience.tell()

    async def undisturbed(self, work: Coroutine[Any, Any, T]) -> T:
        """Run to the end even if the caller goes away: a half-done answer would leave the room behind."""
        self.used = clock.now_ms()
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await asyncio.shield(task)

    async def finish(self) -> None:
        """Let whatever is under way end, but not wait for thinkers: their question stays open in the store."""
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=LONGEST_GOODBYE)
        for task in self._tasks:
            task.cancel()

    def _append(self, draft: Draft, key: ActionKey | None) -> Append:
        pending = draft.pending
        deadline = None
        if not pending.over:
            pause = clock.pause_ms(self.id, pending.number, self.rooms.settings.bot_pause)
            tempo = self.rules.tempo(draft.state)
            deadline = clock.plan(draft.before, pending, tempo, self.bots, draft.now, pause)
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

    async def _replay_what_is_new(self) -> None:
        stored = await self.rooms.store.load(self.id, after=self.seq)
        if stored is None:
            raise ApiError("no-match")
        draft = self.draft()
        draft.replay(stored.answers, len(stored.match.seats))
        self.match, self.deadline = stored.match, stored.deadline
        self.state, self.seq, self.rolls = draft.state, draft.seq, draft.rolls
        self.history.extend(draft.events)
        self.behind = False

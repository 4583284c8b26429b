"""One running match in memory: its state, its history, and who is notified when it changes.

The truth is in the store. A room is a cached copy of it as of `seq`: `draft` gives a copy to try an answer on, `commit.py`
stores it and only then takes it over. The store refuses an append that expects another number of answers; the room
is then `stale` and syncs before anything is judged again.

What people do to a room stands in `judge.py` and `seats.py`, what the host does by itself in `host.py`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final, NamedTuple, TypeVar

import msgspec

from dugout.core.ids import Seat
from dugout.core.rules import Rules
from dugout.core.values import Pending, Tempo
from dugout.server.clocks import deadline
from dugout.server.errors import ApiError
from dugout.server.match.draft import Draft, beginning
from dugout.server.match.history import History
from dugout.server.ops import background
from dugout.server.services import Services
from dugout.server.store.rows import BOT, RUNNING, Append, DeadlineRow, Latest, MatchRow, Stored
from dugout.server.wire.clocks import TimeControl

SHUTDOWN_TIMEOUT: Final = 1.0

T = TypeVar("T")


class Owner(NamedTuple):
    """For whom computers think. Where no address is known, a match stands for itself."""

    address: str
    name: str


COMPUTERS: Final = Owner("computers", "computers")
"""All matches for which nobody waits."""


LISTENERS: Final = "listeners"


def notify(listeners: list[Callable[[T], None]], what: T, match: str) -> None:
    """Tell all of them. What happened is stored: one that fails neither undoes it nor hinders the others."""
    for listener in listeners:
        with background.guarded(LISTENERS, match=match):
            listener(what)


class Listeners:
    """Who is notified about the matches in memory. The application fills the lists; a room knows nobody in them."""

    def __init__(self) -> None:
        self.loaded: list[Callable[[Room], None]] = []
        """It has just been read from the store."""
        self.changed: list[Callable[[Room], None]] = []
        """It has other answers or terms than before, stored here or by another server."""
        self.presence_changed: list[Callable[[Room], None]] = []
        """Somebody has come or gone, or who sits where has changed."""
        self.said: list[Callable[[Room], Awaitable[None]]] = []
        """There are new lines of chat."""
        self.committed: list[Callable[[Room, set[Seat]], Awaitable[None]]] = []
        """Something was stored here; with the people who were asked before that."""
        self.evicted: list[Callable[[str], None]] = []
        """It is not in memory any more."""


class Room:
    """A match in memory. Whoever changes it holds `lock`."""

    def __init__(
        self,
        services: Services,
        listeners: Listeners,
        online: Callable[[], set[Seat]],
        stored: Stored,
        rules: Rules[Any, Any],
        base: Draft,
        history: History,
    ) -> None:
        """`online`: the seats somebody is connected for, here or at another server."""
        self.services = services
        self.listeners = listeners
        self.online = online
        self.rules = rules
        self.match: MatchRow = stored.match
        self.deadline: DeadlineRow | None = stored.deadline
        self.state = base.state
        self.seq = base.seq
        self.rolls = base.rolls
        self.history = history
        self.lock = asyncio.Lock()
        self.stale = False
        self.used = services.clock.now()
        self.maker: Owner | None = None  # who made it or, where that is forgotten, who came to play first
        self.left_to_workers = -1  # the question that workers were asked to answer
        self.chat_at = 0  # the last line of chat that was sent to the audience
        self.snapshot_at = stored.snapshot.seq if stored.snapshot else 0
        self.decided = base.decided or stored.snapshot is not None
        self._tasks: set[asyncio.Task[Any]] = set()
        self._pending: tuple[Any, Pending] | None = None
        self._tempo: tuple[Any, Tempo] | None = None
        self._control: tuple[dict[str, Any], TimeControl] | None = None

    @property
    def id(self) -> str:
        return self.match.id

    @property
    def edition(self) -> int:
        """How often something was taken back. The numbers of questions and answers go back then, too."""
        return len(self.match.rewinds)

    @property
    def pending(self) -> Pending:
        """What the match waits for; looked up once a state, which is never changed once it is the room's."""
        if self._pending is None or self._pending[0] is not self.state:
            self._pending = (self.state, self.rules.pending(self.state))
        return self._pending[1]

    @property
    def tempo(self) -> Tempo:
        """How the open question wants to be paced."""
        if self._tempo is None or self._tempo[0] is not self.state:
            self._tempo = (self.state, self.rules.tempo(self.state))
        return self._tempo[1]

    @property
    def bots(self) -> set[Seat]:
        """The seats that a computer plays, for good or for somebody who is away."""
        return {row.seat for row in self.match.seats if row.by_computer}

    @property
    def control(self) -> TimeControl:
        """The clock that the match is played with."""
        if self._control is None or self._control[0] is not self.match.clock:
            self._control = (self.match.clock, msgspec.convert(self.match.clock, TimeControl))
        return self._control[1]

    @property
    def due(self) -> int | None:
        """When the time of the open question is up."""
        return self.deadline.due if self.deadline else None

    @property
    def host_on_call(self) -> bool:
        """Whether any person at the table may call for the host's choice: where no clock runs."""
        return self.pending.host and not self.tempo.seconds and not self.tempo.beat

    @property
    def everybody_is_here(self) -> bool:
        """Whether every person at the table is connected."""
        online = self.online()
        return all(row.seat in online or row.seat in self.bots for row in self.match.seats)

    @property
    def only_computers(self) -> bool:
        """Whether nobody plays here, for good."""
        return all(row.kind == BOT for row in self.match.seats)

    @property
    def owner(self) -> Owner:
        """For whom computers think here."""
        if self.maker is not None:
            return self.maker
        person = next((row.person for row in self.match.seats if row.person), None) or self.id
        return COMPUTERS if self.only_computers else Owner(person, person)

    @property
    def has_people(self) -> bool:
        """Whether anybody sits here who could be written to."""
        return any(row.person for row in self.match.seats)

    @property
    def people_asked(self) -> set[Seat]:
        """The people for whose answer the match waits."""
        return set(self.pending.seats) - self.bots if self.match.status == RUNNING else set()

    @property
    def busy(self) -> bool:
        """Whether somebody works in the room right now."""
        return self.lock.locked() or bool(self._tasks)

    def orders(self) -> dict[Seat, Any]:
        """The standing orders (None: none given) of every person who plays."""
        bots = self.bots
        return {row.seat: row.orders for row in self.match.seats if row.seat not in bots}

    # changing it: with the lock held

    async def sync_if_stale(self) -> None:
        """Be up to date before judging."""
        if self.stale:
            await self._replay_what_is_new()

    def follow_the_clock(self) -> None:
        """Where the wall clock was set back, what was planned by it moves with it."""
        now = self.services.clock.now()
        by = deadline.ahead(self.deadline, now)
        if by and self.deadline is not None:
            self.deadline = deadline.earlier(self.deadline, by)
            for row in self.match.seats:
                if row.time_since is not None and row.time_since > now:
                    row.time_since = max(now, row.time_since - by)

    def draft(self) -> Draft:
        """A copy to try answers on."""
        state = self.rules.copy(self.state)
        draft = Draft(self.rules, state, self.seq, self.rolls, self.match.dice, self.services.clock.now())
        draft.before = self.deadline
        if self.match.rewinds:
            draft.thrown_away = sum(dice for _, dice in self.match.rewinds)
        return draft

    def take_over(self, draft: Draft, append: Append) -> None:
        """Adopt a stored draft."""
        if draft.keep is not None:
            self._forget()
        self._adopt(draft)
        self._pending = (draft.state, draft.pending)
        if append.deadline is not None:  # the tempo has been looked up for it
            self._tempo = (draft.state, draft.tempo)
        self.match.status, self.match.ended = append.status, append.ended
        self.match.length = self.seq
        self.deadline = append.deadline
        for seat, values in draft.seats.items():
            for name, value in values.items():
                setattr(self.match.seats[seat], name, value)
        for name, value in draft.values.items():
            setattr(self.match, name, value)
        if append.snapshot or draft.keep is not None:
            self.snapshot_at = draft.seq

    # without the lock

    def changed(self) -> None:
        """Notify everybody who follows the match."""
        notify(self.listeners.changed, self, self.id)

    def presence_changed(self) -> None:
        """Notify those who care who is there."""
        notify(self.listeners.presence_changed, self, self.id)

    async def sync(self, upto: int | None = None) -> None:
        """Take over what another server has stored (at least `upto` answers)."""
        async with self.lock:
            if upto is None or self.seq < upto or self.stale:
                await self._replay_what_is_new()
        self.changed()

    async def load_history(self) -> None:
        """Have all events in memory, also those before the snapshot."""
        if self.history.is_whole():
            return
        async with self.lock:
            if self.history.is_whole():
                return
            stored = await self.services.store.load(self.id, after=0)
            if stored is None:
                raise ApiError("no-match")
            rows = stored.answers[: self.seq]
            draft = beginning(self.rules, stored.match)
            await asyncio.to_thread(draft.replay, rows, len(self.match.seats))
            history = History()
            history.extend(draft.events)
            self.history = history

    def apply_remote(self, latest: Latest) -> bool:
        """Take over what another server has stored; False where it is not simply more answers. Nobody holds the lock."""
        if self.stale or latest.revision != self.match.revision or latest.status != self.match.status:
            return False
        new = [row for row in latest.answers if row.seq >= self.seq]
        if not new:
            return True
        if new[0].seq != self.seq:
            return False
        draft = self.draft()
        draft.replay(new, len(self.match.seats))
        self._adopt(draft)
        self.match.length, self.deadline = latest.length, latest.deadline
        for row in self.match.seats:
            row.time_left, row.time_since = latest.clocks.get(row.seat, (row.time_left, row.time_since))
        return True

    async def run_shielded(self, work: Coroutine[Any, Any, T]) -> T:
        """Run to the end even if the caller goes away: a half-done answer would leave the room stale."""
        self.used = self.services.clock.now()
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await asyncio.shield(task)

    async def finish(self) -> None:
        """Let whatever is under way end, but not wait for thinkers: their question stays open in the store."""
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=SHUTDOWN_TIMEOUT)
        for task in self._tasks:
            task.cancel()

    async def _replay_what_is_new(self) -> None:
        stored = await self.services.store.load(self.id, after=self.seq)
        rewound = stored is not None and len(stored.match.rewinds) != len(self.match.rewinds)
        if rewound:  # something was taken back: start over
            stored = await self.services.store.load(self.id, after=0)
        if stored is None:
            raise ApiError("no-match")
        draft = beginning(self.rules, stored.match) if rewound else self.draft()
        draft.replay(stored.answers, len(stored.match.seats))
        self.match, self.deadline = stored.match, stored.deadline
        if rewound:
            self._forget()
        self._adopt(draft)
        self.stale = False

    def _adopt(self, draft: Draft) -> None:
        """Be where the draft ends."""
        self.state, self.seq, self.rolls = draft.state, draft.seq, draft.rolls
        self.decided = self.decided or draft.decided
        self.history.extend(draft.events)

    def _forget(self) -> None:
        """After something was taken back: rebuild the history."""
        self.history, self.decided = History(), False

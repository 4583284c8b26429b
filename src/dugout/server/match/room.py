"""One running match in memory: its state, its history, and who is notified when it changes.

The truth is in the store. A room is a cached copy of it as of `seq`: `draft` gives a copy to try an answer
on, `commit.py` stores it and only then takes it over. The store refuses an append that expects another number
of answers; the room is then `stale` and syncs before anything is judged again.

What people do to a room is in `judge.py` and `seats.py`, what the host does on its own in `host.py`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import Any, Final, NamedTuple, TypeVar

from dugout.core.ids import Seat
from dugout.core.rules import Rules
from dugout.referee.draft import Draft, beginning
from dugout.referee.errors import ApiError
from dugout.referee.history import History
from dugout.referee.play import Play
from dugout.referee.rows import BOT
from dugout.server.ops import background
from dugout.server.services import Services
from dugout.server.store.rows import Latest, Stored

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
    """Notify all of them. What happened is stored: one that fails neither undoes it nor hinders the others."""
    for listener in listeners:
        try:
            listener(what)
        except Exception as error:
            background.failed(LISTENERS, error, match=match)


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
        """Something was stored here of a match in which somebody has an account, or which is over; with the people who
        were asked before that."""
        self.joined: list[Callable[[Room, Seat], Awaitable[None]]] = []
        """Somebody has taken this seat of an offer."""
        self.evicted: list[Callable[[str], None]] = []
        """It is not in memory any more."""


class Room(Play):
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
        super().__init__(rules, stored.match, stored.deadline, base, history)
        self.services = services
        self.listeners = listeners
        self._online = online
        self.lock = asyncio.Lock()
        self.stale = False
        self.used = self.now()
        self.maker: Owner | None = None  # who made it or, where that is forgotten, who came to play first
        self.left_to_workers = -1  # the question that workers were asked to answer
        self.chat_at = 0  # the last line of chat that was sent to the audience
        self.snapshot_at = stored.snapshot.seq if stored.snapshot else 0
        self.decided = base.decided or stored.snapshot is not None
        self._tasks: set[asyncio.Task[Any]] = set()

    def now(self) -> int:
        return self.services.clock.now()

    def online(self) -> set[Seat]:
        return self._online()

    def levels(self) -> Sequence[str]:
        return self.services.games.levels(self.match.game)

    @property
    def bot_pause(self) -> tuple[float, float]:
        return self.services.settings.bot_pause

    @property
    def snapshot_every(self) -> int:
        return self.services.settings.snapshot_every

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
    def busy(self) -> bool:
        """Whether somebody works in the room right now."""
        return self.lock.locked() or bool(self._tasks)

    async def sync_if_stale(self) -> None:
        """Be up to date before judging."""
        if self.stale:
            await self._replay_what_is_new()

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
        """Take over what another server has stored; False where it is not simply more answers. Nobody holds
        the lock."""
        if self.stale or latest.revision != self.match.revision or latest.status != self.match.status:
            return False
        new = [row for row in latest.answers if row.seq >= self.seq]
        if not new:
            return True
        if new[0].seq != self.seq:
            return False
        draft = self.draft()
        draft.replay(new, len(self.match.seats))
        self.adopt(draft)
        self.match.length, self.deadline = latest.length, latest.deadline
        for row in self.match.seats:
            row.time_left, row.time_since = latest.clocks.get(row.seat, (row.time_left, row.time_since))
        return True

    async def run_shielded(self, work: Coroutine[Any, Any, T]) -> T:
        """Run to the end even if the caller goes away: a half-done answer would leave the room stale."""
        self.used = self.now()
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
            self.forget()
        self.adopt(draft)
        self.stale = False

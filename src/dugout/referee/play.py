"""One match as it stands: its row, its state, its history; and drafts of what may come next.

Nothing here waits, stores or sends. Whoever runs the match, a server's room or a page, says what time it is and who is
connected, stores what a draft leads to, and only then lets the match take it over.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

import msgspec

from dugout.core.ids import Seat
from dugout.core.rules import Rules
from dugout.core.values import Pending, Tempo
from dugout.referee import deadline
from dugout.referee.draft import Draft
from dugout.referee.history import History
from dugout.referee.rows import RUNNING, Append, DeadlineRow, MatchRow
from dugout.referee.wire.clocks import TimeControl


class Play(ABC):
    """A match that is played."""

    def __init__(
        self,
        rules: Rules[Any, Any],
        match: MatchRow,
        deadline: DeadlineRow | None,
        base: Draft,
        history: History,
    ) -> None:
        self.rules = rules
        self.match = match
        self.deadline = deadline
        self.state = base.state
        self.seq = base.seq
        self.rolls = base.rolls
        self.history = history
        self.snapshot_at = 0
        self.decided = base.decided
        self._pending: tuple[Any, Pending] | None = None
        self._tempo: tuple[Any, Tempo] | None = None
        self._control: tuple[dict[str, Any], TimeControl] | None = None

    # what whoever runs it says

    @abstractmethod
    def now(self) -> int:
        """What time it is, in milliseconds since 1970."""

    @abstractmethod
    def online(self) -> set[Seat]:
        """The seats somebody is connected for."""

    @abstractmethod
    def levels(self) -> Sequence[str]:
        """The levels of computers that can play this game."""

    @property
    @abstractmethod
    def bot_pause(self) -> tuple[float, float]:
        """Seconds for which computers seem to think, at least and at most."""

    @property
    @abstractmethod
    def snapshot_every(self) -> int:
        """Answers after which the state is stored, too."""

    # how it stands

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
        return all(row.seat in online or row.by_computer for row in self.match.seats)

    @property
    def people_asked(self) -> set[Seat]:
        """The people for whose answer the match waits."""
        return set(self.pending.seats) - self.bots if self.match.status == RUNNING else set()

    def orders(self) -> dict[Seat, Any]:
        """The standing orders (None: none given) of every person who plays."""
        return {row.seat: row.orders for row in self.match.seats if not row.by_computer}

    def follow_the_clock(self) -> None:
        """Where the wall clock was set back, what was planned by it moves with it."""
        now = self.now()
        by = deadline.ahead(self.deadline, now)
        if by and self.deadline is not None:
            self.deadline = deadline.earlier(self.deadline, by)
            for row in self.match.seats:
                if row.time_since is not None and row.time_since > now:
                    row.time_since = max(now, row.time_since - by)

    def draft(self) -> Draft:
        """A copy to try answers on."""
        state = self.rules.copy(self.state)
        draft = Draft(self.rules, state, self.seq, self.rolls, self.match.dice, self.now())
        draft.before = self.deadline
        if self.match.rewinds:
            draft.discarded_rolls = sum(dice for _, dice in self.match.rewinds)
        return draft

    def take_over(self, draft: Draft, append: Append) -> None:
        """Adopt a stored draft."""
        if draft.keep is not None:
            self.forget()
        self.adopt(draft)
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

    def adopt(self, draft: Draft) -> None:
        """Be where the draft ends."""
        self.state, self.seq, self.rolls = draft.state, draft.seq, draft.rolls
        self.decided = self.decided or draft.decided
        self.history.extend(draft.events)

    def forget(self) -> None:
        """After something was taken back: rebuild the history."""
        self.history, self.decided = History(), False

"""A draft of what an answer leads to: judged, rolled and extended by standing orders on a copy, so that it
can be discarded.

Nothing here waits, stores or sends. The room stores a draft and only then takes it over.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from dugout.core.ids import CHANCE, HOST, Choice, Seat
from dugout.core.record import read_answer, write_answer
from dugout.core.rules import Rules
from dugout.core.values import Pending, Refusal, Setup, Tempo
from dugout.fairness.scheme import Dice
from dugout.referee.errors import readable
from dugout.referee.history import Stamped
from dugout.referee.rows import AnswerRow, DeadlineRow, MatchRow

BY_PERSON: Final = "person"
BY_BOT: Final = "bot"
BY_DICE: Final = "dice"
BY_ORDER: Final = "order"
BY_TIME: Final = "time"
BY_HOST: Final = "host"
DECISIONS: Final = (BY_PERSON, BY_BOT, BY_ORDER)


class Draft:
    """Answers that may become part of a match."""

    def __init__(
        self, rules: Rules[Any, Any], state: Any, seq: int, rolls: int, dice: Dice | None, now: int
    ) -> None:
        self.rules = rules
        self.state = state
        self.seq = seq
        self.rolls = rolls
        self.now = now
        self.before: DeadlineRow | None = None  # what time it was for the match
        self.decided = False  # whether anybody, person or computer, has decided anything
        self.discarded_rolls = 0  # dice of what was taken back: they are not rolled a second time
        self.keep: int | None = None  # answers that stay, where some are taken back
        self.seats: dict[Seat, dict[str, Any]] = {}  # what changes about seats apart from the answers
        self.values: dict[str, Any] = {}  # what changes about the match
        self.answers: list[AnswerRow] = []
        self.events: list[Stamped] = []
        self.notes_stakes = True  # whether it is noted what hung on each die
        self._dice = dice  # None where everything that happens is stored already
        self._pending: Pending | None = None
        self._tempo: Tempo | None = None

    @property
    def pending(self) -> Pending:
        """What the match waits for, looked up once a position."""
        if self._pending is None:
            self._pending = self.rules.pending(self.state)
        return self._pending

    @property
    def tempo(self) -> Tempo:
        """How that wants to be paced."""
        if self._tempo is None:
            self._tempo = self.rules.tempo(self.state)
        return self._tempo

    def asked_in_turn(self) -> Iterator[Seat]:
        """The seats of the open question, one after the other: whoever answered before may have closed it for
        the rest."""
        number = self.pending.number
        for seat in self.pending.seats:
            if self.pending.number == number and seat in self.pending.seats:
                yield seat

    def refusal(self, seat: Seat, choice: Choice) -> Refusal | None:
        return self.rules.refusal(self.state, seat, choice)

    def answer(self, seat: Seat, choice: Choice, by: str) -> None:
        """Take an answer that has been judged, and whatever the dice say to it."""
        self.step(seat, choice, by)
        self.roll()

    def step(self, seat: Seat, choice: Choice, by: str) -> None:
        """Take an answer that has been judged, without the dice."""
        text = write_answer(self.rules, seat, choice)
        self.answers.append(AnswerRow(self.seq, text, by, self.now))
        self._happen(seat, choice, by, self.now)

    def roll(self) -> None:
        """Answer questions to the dice until somebody else is asked."""
        while True:
            pending = self.pending
            if not pending.chance:
                return
            assert self._dice is not None
            face = self._dice.roll(self.rolls + self.discarded_rolls, self.rules.chances(self.state))
            self.rolls += 1
            self.step(CHANCE, face, BY_DICE)

    def follow_orders(self, orders: Mapping[Seat, Any]) -> None:
        """Make the set-up that is left to the host, and answer where standing orders decide now; `orders` has
        all people."""
        while not self.pending.over:
            decided = self._ready() or self._ordered(orders)
            if decided is None or (decided[2] == BY_ORDER and self._orders_at(orders) > self.now):
                return
            self.answer(*decided)

    def orders_due(self, orders: Mapping[Seat, Any]) -> int | None:
        """When standing orders answer the open question (`Tempo.quiet`); None: there are none that do."""
        return None if self._ordered(orders) is None else self._orders_at(orders)

    def replay(self, rows: list[AnswerRow], seats: int) -> None:
        """Take answers as they were stored; raises Damaged where they cannot have been."""
        with readable("answers"):
            for row in rows:
                seat, choice = read_answer(self.rules, seats, row.text)
                if seat == CHANCE:
                    self.rolls += 1
                self._happen(seat, choice, row.by, row.at)

    def _ready(self) -> tuple[Seat, Choice, str] | None:
        for seat in self.pending.seats:
            choice = self.rules.ready_answer(self.state, seat)
            if choice is not None:
                return seat, choice, BY_HOST
        return None

    def _ordered(self, orders: Mapping[Seat, Any]) -> tuple[Seat, Choice, str] | None:
        if self._left_to_the_clock(len(orders)):
            return None
        for seat in self.pending.seats:
            if seat in orders:
                choice = self.rules.standing_answer(self.state, seat, orders[seat])
                if choice is not None and self.refusal(seat, choice) is None:
                    return seat, choice, BY_ORDER
        return None

    def in_haste(self, orders: Mapping[Seat, Any]) -> bool:
        """Whether the only person here wants no pauses."""
        return len(orders) == 1 and any(self.rules.hurries(self.state, *of) for of in orders.items())

    def _orders_at(self, orders: Mapping[Seat, Any]) -> int:
        before = self.before
        same = before is not None and before.question == self.pending.number
        quiet = 0 if self.in_haste(orders) else self.tempo.quiet
        return (before.opened if before is not None and same else self.now) + quiet

    def _left_to_the_clock(self, people: int) -> bool:
        """Whether orders would tell others something by how soon they answer, and time gives the same answer."""
        return people > 1 and self.tempo.quiet > 0 and self.tempo.host_on_timeout

    def _happen(self, seat: Seat, choice: Choice, by: str, at: int) -> None:
        self.decided = self.decided or by in DECISIONS
        late = by == BY_TIME and self._is_asked_alone(seat)
        stakes = self.rules.stakes(self.state) if self.notes_stakes and seat == CHANCE else None
        for event in self.rules.apply(self.state, seat, choice):
            self.events.append(Stamped(event, at, late, stakes))
            late, stakes = False, None  # they are said once
        self.seq += 1
        self._pending = self._tempo = None

    def _is_asked_alone(self, seat: Seat) -> bool:
        """Whether the question is to this seat and open to all: that a secret answer is a default would betray it."""
        pending = self.pending
        return pending.seats == (seat,) and not pending.may and not pending.shown


def beginning(rules: Rules[Any, Any], match: MatchRow, dice: Dice | None = None, now: int = 0) -> Draft:
    """A match before its first answer."""
    return Draft(rules, rules.new(Setup(len(match.seats), match.options, match.version)), 0, 0, dice, now)


def time_is_up(draft: Draft) -> None:
    """What the host answers when the time of the open question has run out."""
    if draft.pending.host and draft.tempo.host_on_timeout:
        draft.answer(HOST, draft.rules.legal(draft.state, HOST)[0], BY_TIME)
        return
    for seat in draft.asked_in_turn():
        draft.answer(seat, draft.rules.default(draft.state, seat), BY_TIME)

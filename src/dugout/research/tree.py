"""A match as a tree for search: rolls are asked for like answers, and a position can be copied."""

from __future__ import annotations

import json
import zlib
from typing import Any

from dugout.core.ids import CHANCE
from dugout.core.rules import Rules
from dugout.core.spelled import spelled_at
from dugout.core.values import Event
from dugout.research.table import IllegalAction, Table

NO_FACES = range(0)
History = tuple["History | None", int, str]
"""The earlier entries, the mask of the seats that saw this one, and its text: a linked list that copies share."""


class Witness:
    """Keeps what every seat was told and has answered."""

    def __init__(self, rules: Rules[Any, Any], seats: int, history: History | None = None) -> None:
        self.rules = rules
        self.seats = seats
        self.history = history

    def __call__(self, seat: int, choice: int, events: list[Event]) -> None:
        if seat >= 0:
            self.append(1 << seat, self.rules.describe(choice))
        for event in events:
            mask = sum(1 << each for each in range(self.seats) if event.visible_to(1 << each))
            self.append(mask, f"{event.code} {list(event.args)}")

    def append(self, seats: int, text: str) -> None:
        self.history = (self.history, seats, text)

    def entries(self) -> list[tuple[int, str]]:
        """All entries, the first one first."""
        found, at = [], self.history
        while at is not None:
            at, seats, text = at
            found.append((seats, text))
        found.reverse()
        return found


class Position(Table):
    """A table that does not roll dice itself: while `faces` is not empty, `roll` must be called with one of them."""

    ROLLS = False

    def __init__(self, game_id: str, seats: int | None = None, options: dict[str, Any] | None = None) -> None:
        super().__init__(game_id, seats, options)
        self._watch(Witness(self.rules, self.seats))
        self.match.go_on()

    def _watch(self, witness: Witness) -> None:
        self._witness = self.match.watcher = witness

    @property
    def faces(self) -> range:
        """The faces of the die that waits; empty while a seat is asked and at the end."""
        if self.seat < 0 and self.rules.pending(self.state).chance:
            return self.rules.chances(self.state)
        return NO_FACES

    @property
    def over(self) -> bool:
        return self.seat < 0 and not self.faces

    def roll(self, face: int) -> None:
        """Set the face of the pending die; raises IllegalAction."""
        if face not in self.faces:
            raise IllegalAction(f"{face} is not a face of the pending die")
        self.match.apply(CHANCE, face)
        self.match.go_on()

    def words(self, digit: int) -> str:
        """The meaning of a digit of `seat`: the answer that it completes, or its position in the answer."""
        digits = self.match.digits
        prefix = [*self.prefix, digits.value(self.prefix, digit, self.match.facing)]
        choice = digits.complete(self.legal, prefix)
        return f"{len(self.prefix)}:{digit}" if choice < 0 else self.rules.describe(choice)

    def history_of(self, seat: int) -> list[str]:
        """Everything that a seat has seen and answered, in order."""
        return [text for seats, text in self._witness.entries() if seats >> seat & 1]

    def __reduce__(self) -> tuple[Any, ...]:
        history = zlib.compress(json.dumps(self._witness.entries()).encode())
        state = zlib.compress(json.dumps(self.rules.dump(self.state)).encode())
        match = self.match
        made = (self.game_id, self.seats, self.setup.options)
        return _restored, (*made, state, history, match.prefix, match.answers, match.asked, match.since)

    def __deepcopy__(self, memo: dict[int, Any]) -> Position:
        """Copies only what changes: the match, and what is appended to the history."""
        copy = object.__new__(Position)
        copy.__dict__.update(self.__dict__)
        copy.match = self.match.copy()
        copy._watch(Witness(self.rules, self.seats, self._witness.history))
        return copy


def _restored(
    game_id: str,
    seats: int,
    options: dict[str, Any],
    state: bytes,
    history: bytes,
    prefix: list[int],
    answers: int,
    asked: int,
    since: int,
) -> Position:
    """Unpickle a position: whatever follows from the state is not stored."""
    position = Position(game_id, seats, options)
    found, match = position.rules.load(json.loads(zlib.decompress(state))), position.match
    position.match = spelled_at(
        match.rules, match.encoding, match.digits, found, None, None, prefix, asked, answers, since
    )
    position._watch(Witness(position.rules, seats))
    for mask, text in json.loads(zlib.decompress(history)):
        position._witness.append(mask, text)
    return position

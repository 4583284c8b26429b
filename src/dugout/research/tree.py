"""A match as a tree for search: rolls are asked for like answers, and a position can be copied."""

from __future__ import annotations

import json
import zlib
from typing import Any

from dugout.core.ids import CHANCE
from dugout.core.playout import Watcher
from dugout.core.values import Event
from dugout.research.table import IllegalAction, Table

NO_FACES = range(0)
History = tuple["History | None", int, str]
"""The earlier entries, the mask of the seats that saw this one, and its text: a linked list that copies share."""


class Position(Table):
    """A table that does not roll dice itself: while `faces` is not empty, `roll` must be called with one of them."""

    ROLLS = False

    def __init__(self, game_id: str, seats: int | None = None, options: dict[str, Any] | None = None) -> None:
        super().__init__(game_id, seats, options)
        self.faces = NO_FACES
        self.history: History | None = None
        self._next_question()

    @property
    def over(self) -> bool:
        return self.seat < 0 and not self.faces

    def roll(self, face: int) -> None:
        """Set the face of the pending die; raises IllegalAction."""
        if face not in self.faces:
            raise IllegalAction(f"{face} is not a face of the pending die")
        self._apply(CHANCE, face)
        self._next_question()

    def words(self, digit: int) -> str:
        """The meaning of a digit of `seat`: the answer that it completes, or its position in the answer."""
        prefix = [*self.prefix, self.fields.value(self.prefix, digit, self.facing)]
        choice = self.fields.complete(self._legal, prefix)
        return f"{len(self.prefix)}:{digit}" if choice < 0 else self.rules.describe(choice)

    def _next_question(self) -> None:
        super()._next_question()
        self.faces = NO_FACES
        if self.seat < 0 and self.rules.pending(self.state).chance:
            self.faces = self.rules.chances(self.state)

    def _watcher(self) -> Watcher:
        return self._record

    def _record(self, seat: int, choice: int, events: list[Event]) -> None:
        if seat >= 0:
            self._append(1 << seat, self.rules.describe(choice))
        for event in events:
            mask = sum(1 << each for each in range(self.seats) if event.visible_to(1 << each))
            self._append(mask, f"{event.code} {list(event.args)}")

    def _append(self, seats: int, text: str) -> None:
        self.history = (self.history, seats, text)

    def history_of(self, seat: int) -> list[str]:
        """Everything that a seat has seen and answered, in order."""
        lines, at = [], self.history
        while at is not None:
            at, seats, text = at
            if seats >> seat & 1:
                lines.append(text)
        lines.reverse()
        return lines

    def __reduce__(self) -> tuple[Any, ...]:
        lines, at = [], self.history
        while at is not None:
            at, seats, text = at
            lines.append((seats, text))
        history = zlib.compress(json.dumps(lines[::-1]).encode())
        state = zlib.compress(json.dumps(self.rules.dump(self.state)).encode())
        made = (self.game_id, self.seats, self.setup.options)
        return _restored, (*made, state, history, self.prefix, self.answers, self.asked, self._since)

    def __deepcopy__(self, memo: dict[int, Any]) -> Position:
        """Copies only the state and the prefix: all other values are replaced, never modified."""
        copy = object.__new__(Position)
        copy.__dict__.update(self.__dict__)
        copy.state = self.rules.copy(self.state)
        copy.prefix = list(self.prefix)
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
    position.state = position.rules.load(json.loads(zlib.decompress(state)))
    position.history, position.faces = None, NO_FACES
    for mask, text in json.loads(zlib.decompress(history)):
        position._append(mask, text)
    position._since = since
    position._next_question()
    position.prefix, position.answers, position.asked = prefix, answers, asked
    return position

"""One match as an environment needs it: which seat has to give a digit, which digits are legal, how the match ended."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from dugout.core.dice import Roller
from dugout.core.errors import DugoutError
from dugout.core.playout import Watcher, until_asked
from dugout.core.values import Setup
from dugout.games.registry import game
from dugout.research.contract import encoding
from dugout.research.shape import Shape, Vector

Mask = NDArray[np.int8]
_NONE: Final[list[int]] = []
_MANY: Final = 10_000
"""Sequences shorter than this are converted to lists, because every digit searches them."""


class IllegalAction(DugoutError):
    """A digit that the mask does not allow."""


class OtherSeats(DugoutError):
    """A position whose number of seats differs from that of the environment."""


class Table:
    """Plays dice and host itself; seats answer digit by digit, each from its own view."""

    ROLLS = True
    """Whether the table rolls the dice; if not, `seat` is −1 while a roll is pending."""

    def __init__(self, game_id: str, seats: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.game_id: Final = game_id
        self.rules = game(game_id)
        self.encoding = encoding.of(game_id)
        self.fields = self.encoding.digits
        self.shape = Shape(self.encoding)
        self.seats: Final = seats or self.rules.min_seats
        self.setup = Setup(self.seats, options or {}, self.rules.version)
        self.state: Any = self.rules.new(self.setup)
        self.prefix: list[int] = []
        """What has been spelled so far: values in the game's own numbering."""
        self.seat = -1
        """The seat that has to give a digit; −1 if the match is over."""
        self.facing = 0
        self._legal: Sequence[int] = ()
        self._code = ""
        """The code of the question to `seat`."""
        self.asked = 0
        """The number of questions since this table was created; the position changes only with the next one."""
        self._open: list[int] | None = None
        self.answers = 0
        """Decisions since the beginning, including those with one legal answer."""
        self._dice: Roller | None = None
        self._since = 0
        """Answers since the last tick of real time (`Tempo.beat`)."""

    @property
    def actions(self) -> int:
        """The size of the action space."""
        return self.fields.base

    @property
    def observation_size(self) -> int:
        return self.shape.size

    @property
    def lowest(self) -> float:
        """The lower bound of the numbers in an observation; `highest` is the upper bound."""
        return 0.0

    @property
    def highest(self) -> float:
        return 1.0

    def reset(self, seed: str, position: str | None = None) -> None:
        """Begin a new match, or continue from a position in the game's notation; raises ParseError or OtherSeats."""
        state = self.rules.new(self.setup) if position is None else self._at(position)
        self._dice = Roller(seed) if self.ROLLS else None
        self.state = state
        self.answers = self._since = 0
        self._next_question()

    def _at(self, position: str) -> Any:
        state = self.rules.from_position(position)
        seats = len(self.rules.score(state)) or self.seats
        if seats != self.seats:
            raise OtherSeats(f"the position has {seats} seats, the environment {self.seats}")
        return state

    def step(self, digit: int) -> None:
        """Add a digit to the answer of `seat`; raises IllegalAction."""
        self.check(digit)
        if self.spell(int(digit)):
            self.answer(self._choice)

    def check(self, digit: int) -> None:
        """Raise IllegalAction if `seat` may not give this digit now."""
        if self.seat < 0 or digit not in self.digits():
            raise IllegalAction(f"{digit} is not open to seat {self.seat} after {self.prefix}")

    def spell(self, digit: int) -> bool:
        """Add a digit and those without an alternative after it; whether the answer is complete."""
        self.prefix.append(self.fields.value(self.prefix, digit, self.facing))
        return self._complete()

    def _complete(self) -> bool:
        self._open = None
        self._choice = self.fields.complete(self._legal, self.prefix)
        return self._choice >= 0

    def digits(self) -> list[int]:
        """The digits that are legal now for `seat`, ascending."""
        if self._open is None:
            asked = self.seat >= 0
            self._open = self.fields.open_digits(self._legal, self.prefix, self.facing) if asked else []
            self._open.sort()
        return self._open

    def answer(self, choice: int) -> None:
        """Give a complete answer at once, as computer opponents do."""
        self._apply(self.seat, choice)
        self.answers += 1
        self._since += 1
        self._next_question()

    def _apply(self, seat: int, choice: int) -> None:
        events = self.rules.apply(self.state, seat, choice)
        if watch := self._watcher():
            watch(seat, choice, events)

    def _watcher(self) -> Watcher | None:
        """A function to be called with every answer, including those of dice and host."""
        return None

    @property
    def legal(self) -> Sequence[int]:
        """The legal answers of `seat`."""
        return self._legal

    def _next_question(self) -> None:
        """Play dice and host until a seat has a choice or the match is over."""
        self.prefix, self._open = [], None
        seat, legal, answers, self._since = until_asked(
            self.rules, self.state, self._dice, self._since, self._watcher()
        )
        self.answers += answers
        if seat >= 0:
            self._ask(seat, legal)
        else:
            self.seat, self._legal = -1, legal

    def _ask(self, seat: int, legal: Sequence[int]) -> None:
        if len(legal) < _MANY:
            legal = list(legal)
        self.asked += 1
        self.seat, self._legal, self._code = seat, legal, self.rules.question(self.state, seat).code
        self.facing = self.encoding.facing(self.state, seat)
        self._complete()

    def mask(self, seat: int, out: Mask | None = None) -> Mask:
        """1 for each digit that is legal now for `seat`; all 0 if it is not asked."""
        row: Mask = np.zeros(self.actions, dtype=np.int8) if out is None else out
        row[:] = 0
        if seat == self.seat:
            row[self.digits()] = 1
        return row

    def observe(self, seat: int, out: Vector | None = None) -> Vector:
        """What the seat sees, and the digits that it has given so far."""
        row: Vector = np.empty(self.shape.size, dtype=np.float32) if out is None else out
        seen = bytearray(self.shape.size)
        self.note(seat, seen, 0, self.encoding.observe(self.state, seat))
        self.shape.scale(np.frombuffer(seen, np.uint8), row)
        return row

    def note(self, seat: int, seen: bytearray, at: int, numbers: bytearray) -> None:
        """Write the same as bytes, before `Shape.scale`, into a row that begins at `at`; `numbers` is the position."""
        code, digits = "", _NONE
        if seat == self.seat >= 0:
            code = self._code
            if self.prefix:
                digits = self.fields.digits_of(self.prefix, self.facing)
        self.shape.note(seen, at, numbers, code, digits)

    def rewards(self) -> list[float]:
        """At the end: 1 for first place, −1 for last place, evenly spaced in between; seats that tie share the mean of
        their places."""
        result = self.rules.result(self.state)
        if result is None:
            return [0.0] * self.seats
        rewards = []
        for place in result.places:
            sharing = result.places.count(place)
            middle = place + (sharing - 1) / 2
            rewards.append(1.0 - 2.0 * (middle - 1) / (self.seats - 1))
        return rewards

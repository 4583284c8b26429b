"""One match as an environment needs it: which seat has to give a digit, which digits are legal, how the match ended."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from librt.strings import BytesWriter
from numpy.typing import NDArray

from dugout.core.dice import Roller
from dugout.core.digits import Digits
from dugout.core.errors import DugoutError
from dugout.core.rules import Rules
from dugout.core.spelled import IllegalAction, Spelled
from dugout.core.values import Setup
from dugout.games.registry import game
from dugout.research.contract import encoding
from dugout.research.shape import Shape, Vector

__all__ = ["IllegalAction", "Mask", "OtherSeats", "Table"]

Mask = NDArray[np.int8]


class OtherSeats(DugoutError):
    """A position whose number of seats differs from that of the environment."""


class Table:
    """Plays dice and host itself; seats answer digit by digit, each from its own view."""

    ROLLS = True
    """Whether the table rolls the dice; if not, `seat` is −1 while a roll is pending."""

    def __init__(self, game_id: str, seats: int | None = None, options: dict[str, Any] | None = None) -> None:
        rules = game(game_id)
        self.game_id: Final = game_id
        self.encoding = encoding.of(game_id)
        self.shape = Shape(self.encoding)
        self.seats: Final = seats or rules.min_seats
        self.setup = Setup(self.seats, options or {}, rules.version)
        self.match = Spelled(rules, self.encoding, self.digits_of_answers(), rules.new(self.setup))

    def digits_of_answers(self) -> Digits:
        """How answers are spelled."""
        return self.encoding.digits

    @property
    def rules(self) -> Rules[Any, Any]:
        return self.match.rules

    @property
    def state(self) -> Any:
        return self.match.state

    @state.setter
    def state(self, state: Any) -> None:
        """For another state in which the same question is open."""
        self.match.state = state

    @property
    def seat(self) -> int:
        """The seat that has to give a digit; −1 if the match is over."""
        return self.match.seat

    @property
    def prefix(self) -> list[int]:
        """What has been spelled so far: values in the game's own numbering."""
        return self.match.prefix

    @property
    def legal(self) -> Sequence[int]:
        """The legal answers of `seat`."""
        return self.match.legal

    @property
    def answers(self) -> int:
        """Decisions since the beginning, including those with one legal answer."""
        return self.match.answers

    @property
    def actions(self) -> int:
        """The size of the action space."""
        return self.match.digits.base

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
        self.match.begin(state, Roller(seed) if self.ROLLS else None)

    def _at(self, position: str) -> Any:
        state = self.rules.from_position(position)
        seats = len(self.rules.score(state)) or self.seats
        if seats != self.seats:
            raise OtherSeats(f"the position has {seats} seats, the environment {self.seats}")
        return state

    def step(self, digit: int) -> None:
        """Add a digit to the answer of `seat`, and those without an alternative after it; raises IllegalAction."""
        self.match.step(int(digit))

    def digits(self) -> list[int]:
        """The digits that are legal now for `seat`, ascending."""
        return self.match.open_digits()

    def answer(self, choice: int) -> None:
        """Give a complete answer at once, as computer opponents do."""
        self.match.answer(choice)

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
        asked = seat == self.seat >= 0
        seen = BytesWriter()
        seen.write(self.encoding.observe(self.state, seat))
        self.shape.pattern.note(seen, self.match.code if asked else "", self.match.spelled() if asked else [])
        self.shape.scale(np.frombuffer(seen.getvalue(), np.uint8), row)
        return row

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

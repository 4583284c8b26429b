"""One match as an environment sees it: whose digit is wanted, what it may be, how the match ended."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from dugout.core.dice import Roller
from dugout.core.errors import DugoutError
from dugout.core.ids import CHANCE, HOST
from dugout.core.playout import is_beat_due
from dugout.core.values import Setup
from dugout.games.registry import game
from dugout.research.contract import encoding
from dugout.research.observations import Vector

Mask = NDArray[np.int8]


class IllegalAction(DugoutError):
    """A digit that the mask does not allow."""


class OtherSeats(DugoutError):
    """A position with another number of seats than the environment."""


class Table:
    """Dice and hosts are the table's own; seats answer digit by digit."""

    def __init__(self, game_id: str, seats: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.rules = game(game_id)
        self.spelling = encoding.of(game_id).spelling
        self.encoder = encoding.of(game_id).encoder()
        self.seats: Final = seats or self.rules.min_seats
        self.setup = Setup(self.seats, options or {}, self.rules.version)
        self.state: Any = self.rules.new(self.setup)
        self.prefix: list[int] = []
        self.seat = -1
        """Whose digit is wanted; −1 when the match is over."""
        self._legal: Sequence[int] = ()
        self.answers = 0
        """Decisions since the beginning, those with one legal answer included."""
        self._since = 0
        """Answers since the host has counted a beat of real time."""

    @property
    def actions(self) -> int:
        """The size of the action space."""
        return self.spelling.base

    @property
    def observation_size(self) -> int:
        """The encoder's vector, then the digits spelled so far (each plus one, scaled; 0 where none is yet)."""
        return self.encoder.size + self.spelling.longest

    def reset(self, seed: str, position: str | None = None) -> None:
        """Begin anew, or from a position in the game's notation; raises ParseError or OtherSeats."""
        state = self.rules.new(self.setup) if position is None else self._at(position)
        self._dice = Roller(seed)
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
        """Spell one more digit of the answer of `seat`; raises IllegalAction."""
        if self.seat < 0 or digit not in self.spelling.next_digits(self._legal, self.prefix):
            raise IllegalAction(f"{digit} is not open to seat {self.seat} after {self.prefix}")
        self.prefix.append(int(digit))
        choice = self.spelling.complete(self._legal, self.prefix)
        if choice is not None:
            self.answer(choice)

    def answer(self, choice: int) -> None:
        """Give a whole answer at once (computer opponents do)."""
        self.rules.apply(self.state, self.seat, choice)
        self.answers += 1
        self._since += 1
        self._next_question()

    @property
    def legal(self) -> Sequence[int]:
        """The whole answers open to `seat`."""
        return self._legal

    def _next_question(self) -> None:
        """Roll dice and let the host go on, until a seat has a choice or the match is over."""
        rules, state = self.rules, self.state
        self.prefix = []
        while True:
            pending = rules.pending(state)
            if pending.over:
                self.seat, self._legal = -1, ()
                return
            if pending.chance:
                if not self._roll():
                    return
            elif not pending.seats or (pending.host and is_beat_due(rules, state, self._since)):
                rules.apply(state, HOST, rules.legal(state, HOST)[0])
                self._since = 0
            else:
                seat = pending.seats[0]
                legal = rules.legal(state, seat)
                if len(legal) > 1:
                    self.seat, self._legal = seat, legal
                    self.spelling.complete(legal, self.prefix)
                    return
                rules.apply(state, seat, legal[0])
                self.answers += 1
                self._since += 1

    def _roll(self) -> bool:
        """Answer a question to the dice; False if somebody else is to do it."""
        self.rules.apply(self.state, CHANCE, self._dice.face(self.rules.chances(self.state)))
        return True

    def mask(self, seat: int) -> Mask:
        """1 for each digit that `seat` may give now; all 0 if it is not asked."""
        out: Mask = np.zeros(self.actions, dtype=np.int8)
        if seat == self.seat:
            out[self.spelling.next_digits(self._legal, self.prefix)] = 1
        return out

    def observe(self, seat: int) -> Vector:
        """What the seat sees, and what it has spelled so far."""
        asked = seat == self.seat
        code = self.rules.question(self.state, seat).code if asked else ""
        digits: Vector = np.zeros(self.spelling.longest, dtype=np.float32)
        if asked:
            for place, digit in enumerate(self.prefix):
                digits[place] = (digit + 1) / (self.actions + 1)
        view = self.rules.view(self.state, seat)
        return np.concatenate([self.encoder.encode(view, seat, code), digits])

    def rewards(self) -> list[float]:
        """At the end: 1 for the best place, −1 for the last, evenly between; those who share a place share
        its worth."""
        result = self.rules.result(self.state)
        if result is None:
            return [0.0] * self.seats
        worth = []
        for place in result.places:
            sharing = result.places.count(place)
            middle = place + (sharing - 1) / 2
            worth.append(1.0 - 2.0 * (middle - 1) / (self.seats - 1))
        return worth

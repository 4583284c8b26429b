"""A match as a tree for search: the dice are asked for like everything else, and a position can be copied."""

from __future__ import annotations

import copy
from typing import Any

from dugout.core.ids import CHANCE
from dugout.research.table import IllegalAction, Table

NO_FACES = range(0)


class Position(Table):
    """A table that rolls nothing itself: while `faces` is not empty, one of them is wanted."""

    def __init__(self, game_id: str, seats: int | None = None, options: dict[str, Any] | None = None) -> None:
        super().__init__(game_id, seats, options)
        self.faces = NO_FACES
        self._next_question()

    @property
    def over(self) -> bool:
        return self.seat < 0 and not self.faces

    def digits(self) -> list[int]:
        """The digits open to `seat`, ascending."""
        return self.spelling.next_digits(self._legal, self.prefix)

    def roll(self, face: int) -> None:
        """Answer for the dice; raises IllegalAction."""
        if face not in self.faces:
            raise IllegalAction(f"{face} is no face of the die that is asked for")
        self.faces = NO_FACES
        self.rules.apply(self.state, CHANCE, face)
        self._next_question()

    def words(self, digit: int) -> str:
        """What a digit of `seat` means: the answer it completes, or its place in the answer."""
        prefix = [*self.prefix, digit]
        choice = self.spelling.complete(self._legal, prefix)
        return f"{len(self.prefix)}:{digit}" if choice is None else self.rules.describe(choice)

    def _roll(self) -> bool:
        self.seat, self._legal = -1, ()
        self.faces = self.rules.chances(self.state)
        return False

    def __deepcopy__(self, memo: dict[int, Any]) -> Position:
        """Rules know how to copy their states, and nothing else here ever changes."""
        twin = copy.copy(self)
        twin.state = self.rules.copy(self.state)
        twin.prefix = list(self.prefix)
        return twin

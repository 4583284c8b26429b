"""The agenda: a stack of open questions, the top one asked now."""

from __future__ import annotations

from typing import final

from mypy_extensions import mypyc_attr


@mypyc_attr(acyclic=True, free_list_len=1)  # one is made for every question: a fifth of the time to make it
@final
class Frame:
    """An open question. Never edited: pushed, answered, dropped.

    `kind` names the question in the game's own numbering, `seats` is the mask
    of the seats that still have to answer (0 for chance), `a`, `b` and `c`
    are whatever the question has to remember.
    """

    __slots__ = ("a", "b", "c", "kind", "seats")

    def __init__(self, kind: int, seats: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        self.kind = kind
        self.seats = seats
        self.a = a
        self.b = b
        self.c = c

    def without(self, seat: int) -> Frame:
        """The same question after `seat` has answered."""
        return Frame(self.kind, self.seats & ~(1 << seat), self.a, self.b, self.c)

    def dump(self) -> list[int]:
        return [self.kind, self.seats, self.a, self.b, self.c]

    def __reduce__(self) -> tuple[object, ...]:
        return Frame, (self.kind, self.seats, self.a, self.b, self.c)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Frame) and self.dump() == other.dump()

    def __hash__(self) -> int:
        return hash((self.kind, self.seats, self.a, self.b, self.c))

    def __repr__(self) -> str:
        return f"Frame({self.kind}, {self.seats:#b}, {self.a}, {self.b}, {self.c})"


def load_frame(row: list[int]) -> Frame:
    """The inverse of `Frame.dump`."""
    kind, seats, a, b, c = row
    return Frame(kind, seats, a, b, c)

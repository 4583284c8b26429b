"""The agenda: what is asked now, and what comes after it."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

# What a frame waits for.
NOTHING: Final = 0
"""A step: it is carried out as soon as it is on top."""
A_DIE: Final = 1
A_SEAT: Final = 2
NOBODY: Final = 3
"""The match is over."""


@final
class Kind:
    """A row of a game's table of kinds: what a frame of this number is called, by which rule, and what it keeps.

    Positions quote the name; the number means nothing.
    """

    def __init__(self, waits_for: int, number: int, name: str, rule: str, fields: tuple[str, ...]) -> None:
        self.waits_for: Final[int] = waits_for
        self.number: Final[int] = number
        self.name: Final[str] = name
        self.rule: Final[str] = rule
        self.fields: Final[tuple[str, ...]] = fields
        """What a frame keeps in `a`, `b` and `c`."""


def question(number: int, name: str, rule: str, *fields: str) -> Kind:
    """A kind that waits for seats."""
    return Kind(A_SEAT, number, name, rule, fields)


def die(number: int, name: str, rule: str, *fields: str) -> Kind:
    """A kind that waits for a die, a toss or a draw."""
    return Kind(A_DIE, number, name, rule, fields)


def step(number: int, name: str, rule: str, *fields: str) -> Kind:
    """A kind that carries on by itself once what lies above it on the agenda is done."""
    return Kind(NOTHING, number, name, rule, fields)


def end(number: int, name: str, rule: str) -> Kind:
    """The kind after which nothing comes."""
    return Kind(NOBODY, number, name, rule, ())


def table(*kinds: Kind) -> dict[int, Kind]:
    """The kinds of a game by number."""
    return {kind.number: kind for kind in kinds}


def waiting(kinds: dict[int, Kind]) -> bytes:
    """What a frame of each kind waits for, by number: for code that asks at every answer."""
    return bytes(
        [kinds[number].waits_for if number in kinds else NOTHING for number in range(max(kinds) + 1)]
    )


@mypyc_attr(acyclic=True, free_list_len=1)  # one is made for every question: a fifth of the time to make it
@final
class Frame:
    """An open question. Never edited: pushed, answered, dropped.

    `kind` is a number of the game's table of kinds, `seats` the mask of the
    seats that still have to answer (0 for chance and for steps); `a`, `b` and
    `c` are what the kind says. A game's flow.py names them as it hands them to
    a rule; whoever else looks at a frame names what it has `kept`.
    """

    __slots__ = ("a", "b", "c", "kind", "seats")

    def __init__(self, kind: int, seats: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        self.kind = kind
        self.seats = seats
        self.a = a
        self.b = b
        self.c = c

    def kept(self) -> tuple[int, int, int]:
        """What the frame remembers, in the order in which its kind names it."""
        return self.a, self.b, self.c

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


def do(kind: int, a: int = 0, b: int = 0, c: int = 0) -> Frame:
    """A step or a die."""
    return Frame(kind, 0, a, b, c)


def ask(kind: int, seat: int, a: int = 0, b: int = 0, c: int = 0) -> Frame:
    """A question to one seat."""
    return Frame(kind, 1 << seat, a, b, c)


@final
class Agenda:
    """A stack of frames. The top one is asked or carried out now; new ones come before everything planned earlier."""

    __slots__ = ("frames",)

    def __init__(self, frames: list[Frame]) -> None:
        self.frames: Final[list[Frame]] = frames
        """The top one last."""

    def __bool__(self) -> bool:
        return len(self.frames) > 0

    @property
    def top(self) -> Frame:
        return self.frames[-1]

    def pop(self) -> Frame:
        return self.frames.pop()

    def push(self, frame: Frame) -> None:
        self.frames.append(frame)

    def do(self, kind: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        """A step or a die comes next."""
        self.frames.append(Frame(kind, 0, a, b, c))

    def ask(self, kind: int, seat: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        """One seat is asked next."""
        self.frames.append(Frame(kind, 1 << seat, a, b, c))

    def plan(self, frames: list[Frame]) -> None:
        """These come next, in this order."""
        self.frames.extend(reversed(frames))

    def clear(self) -> None:
        """Nothing that was planned happens any more."""
        self.frames.clear()

    def only(self, frame: Frame) -> None:
        """Nothing that was planned happens any more, but this."""
        self.frames[:] = [frame]

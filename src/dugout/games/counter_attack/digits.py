"""CA-6.10: answers as digits from the perspective of a seat: own men first, own goal on the left (core/digits.py)."""

from __future__ import annotations

from typing import Any, Final

from dugout.core.digits import SIDES, TURNED, Digits, Field
from dugout.games.counter_attack.board import CELLS, PITCH, cells_in
from dugout.games.counter_attack.choices import JUMP, LIMIT, SHAPES, VERBS
from dugout.games.counter_attack.state import State
from dugout.games.counter_attack.terms import MEN, PIECES

HEXES: Final[list[int]] = cells_in(PITCH)
"""The cells that are hexes of the pitch, ascending: a digit is the place in this list."""
LAST: Final[int] = HEXES[0] + HEXES[-1]
"""CA-2.2: a hex and the one opposite, `[c,h]` and `[-c,-h]`, add up to this."""
_SWAPPED: Final[list[int]] = [(piece + MEN) % PIECES for piece in range(PIECES)]


class HexField(Field):
    """A hex of the pitch. Values are cells, digits count the hexes alone."""

    def __init__(self, weight: int) -> None:
        super().__init__(weight, len(HEXES))
        for facing in range(len(self.seen)):
            seen, meant = [-1] * CELLS, [-1] * len(HEXES)
            for rank, cell in enumerate(HEXES):
                digit = len(HEXES) - 1 - rank if facing & TURNED else rank
                seen[cell] = digit
                meant[digit] = cell
            self.seen[facing] = seen
            self.meant[facing] = meant

    def __reduce__(self) -> tuple[Any, ...]:
        return HexField, (self.weight,)


def _field(shape: str, weight: int) -> Field:
    if shape == "cell":
        return HexField(weight)
    if shape == "piece":
        return Field(weight, PIECES, SIDES, _SWAPPED)
    if shape == "side":
        return Field(weight, 2, SIDES, [1, 0])
    return Field(weight, 512 if shape == "number" else 16 if shape == "formation" else 32)


_FIELDS: Final = {
    "cell": ("cell",), "piece": ("piece",), "piece-cell": ("piece", "cell"), "number": ("number",),
    "formation": ("formation",), "sub": ("piece", "member"), "point": ("member", "formation"), "jump": ("side",),
}  # fmt: skip


def _fields() -> dict[int, list[Field]]:
    found: dict[int, list[Field]] = {}
    for verb in range(len(VERBS)):
        names = _FIELDS.get(SHAPES.get(VERBS[verb], ""), ())
        found[verb] = [
            _field(names[place], LIMIT * LIMIT if place == 0 else LIMIT) for place in range(len(names))
        ]
    for shirt in range(MEN, 0, -1):
        found[JUMP].append(Field(LIMIT << (shirt - 1), 2))
    return found


DIGITS: Final[Digits] = Digits(Field(LIMIT * LIMIT * LIMIT, len(VERBS)), _fields())


def facing(s: State, seat: int) -> int:
    """CA-2.6: the away seat comes first for itself, and whoever attacks to the left turns the pitch round."""
    team = 1 if seat == 1 else 0
    return (SIDES if team else 0) | (TURNED if s.direction(team) < 0 else 0)

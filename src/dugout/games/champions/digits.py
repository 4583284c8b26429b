"""CH-3.4: answers as digits from the perspective of a seat: own men first, own goal in the south (core/digits.py)."""

from __future__ import annotations

from typing import Final

from dugout.core.digits import SIDES, TURNED, Digits, Field
from dugout.games.champions.board import CELLS, COLUMNS, PIECES, SQUAD
from dugout.games.champions.choices import KICK, LINE, LINEUP, SHAPES, SHIFT
from dugout.games.champions.state import State

_SWAPPED: Final[list[int]] = [(man + SQUAD) % PIECES for man in range(PIECES)]
_TURNED: Final[list[int]] = [CELLS - 1 - cell for cell in range(CELLS)]
_ABOUT: Final[list[int]] = [(direction + 4) % 8 for direction in range(8)]
_FAR: Final[list[int]] = [0, *range(COLUMNS - 2, 0, -1), COLUMNS - 1]
"""The outer columns stay: no man of a line stands there, and a shorter line begins with 0."""
_NUMBERS: Final = 100


def _field(letter: str, weight: int) -> Field:
    if letter == "p":
        return Field(weight, PIECES, SIDES, _SWAPPED)
    if letter == "c":
        return Field(weight, CELLS, TURNED, _TURNED)
    if letter == "d":
        return Field(weight, 8, TURNED, _ABOUT)
    return Field(weight, _NUMBERS)


def _fields() -> dict[int, list[Field]]:
    found: dict[int, list[Field]] = {}
    for kind in range(len(SHAPES)):
        shape = SHAPES[kind]
        found[kind] = [
            _field(shape[place], 1 << 8 * (len(shape) - 1 - place)) for place in range(min(len(shape), 2))
        ]
    found[KICK] = [_field("d", 1 << 24), Field(1 << 16, 16), Field(1 << 8, 3), Field(1, 16)]
    found[LINEUP] = [Field(1 << 20, SQUAD + 1)]
    for shirt in range(SQUAD, 0, -1):
        found[LINEUP].append(Field(1 << (shirt - 1), 2))
    found[LINE] = []
    for entry in range(3, -1, -1):
        found[LINE].append(Field(1 << (9 * entry + 5), COLUMNS, TURNED, _FAR))
        found[LINE].append(Field(1 << 9 * entry, SQUAD + 1))
    return found


DIGITS: Final[Digits] = Digits(Field(1 << SHIFT, len(SHAPES)), _fields())


def facing(s: State, seat: int) -> int:
    """CH-1.3: the away seat looks south."""
    return SIDES | TURNED if seat == 1 else 0

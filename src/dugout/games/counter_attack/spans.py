"""CA-6.10: answers that differ only in a hex, counted, drawn from and judged without writing them out."""

from __future__ import annotations

from dugout.games.counter_attack import near
from dugout.games.counter_attack.choices import FIELD, MASK


class Span:
    """The answers that differ only in a hex: `base`, with each hex of a set round `cell`."""

    __slots__ = ("base", "cell", "hexes", "size")

    def __init__(self, base: int, cell: int, hexes: near.Near) -> None:
        self.base = base
        self.cell = cell
        self.hexes = hexes
        self.size: int = near.count(hexes)


def alone(choice: int) -> Span:
    """One answer without a hex."""
    return Span(choice, 0, near.here(0))


def count(spans: list[Span]) -> int:
    size = 0
    for span in spans:
        size += span.size
    return size


def nth(spans: list[Span], number: int) -> int:
    for span in spans:
        if number < span.size:
            return span.base | int(near.nth(span.hexes, span.cell, number)) << FIELD
        number -= span.size
    raise IndexError(number)


def holds(spans: list[Span], choice: int) -> bool:
    cell = choice >> FIELD & MASK
    base = choice ^ cell << FIELD
    for span in spans:
        if span.base == base:
            return near.has(span.hexes, span.cell, cell)
    return False


def write_out(spans: list[Span]) -> list[int]:
    found: list[int] = []
    for span in spans:
        base = span.base
        for cell in near.cells_of(span.hexes, span.cell):
            found.append(base | cell << FIELD)
    return found

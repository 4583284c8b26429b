"""Answers as digits for learning programs: which kind, which man, which cell, one after another.

A choice is an integer from a huge, sparse space. `Digits` splits it into digits that are small and keep their meaning.
Every seat reads digits from its own perspective: `facing` says whether the two sides are exchanged (SIDES) and whether
the pitch is turned round (TURNED), so that a seat's own goal is always at the same end.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from typing import Any, Final

from mypy_extensions import mypyc_attr

SIDES: Final = 1
TURNED: Final = 2
FACINGS: Final = 4

Layout = tuple[tuple[str, int, tuple[tuple[str, int], ...]], ...]
"""The parts of an observation in order: name, rows, and for each number of a row its name and what stands for 1."""


class Field:
    """One digit: its weight within the choice, and the value that stands for it in each perspective, and back.

    `turned` is a permutation of the values, which applies to facings with a bit of `by`.
    """

    def __init__(self, weight: int, size: int, by: int = 0, turned: list[int] | None = None) -> None:
        self.weight: Final[int] = weight
        self.size: Final[int] = size
        self.by: Final[int] = by
        self.turned: Final[list[int] | None] = turned
        plain = list(range(size))
        other = plain if turned is None else turned
        self.seen: Final[list[list[int]]] = [other if facing & by else plain for facing in range(FACINGS)]
        self.meant: Final[list[list[int]]] = [inverse(table, size) for table in self.seen]

    def __reduce__(self) -> tuple[Any, ...]:
        """Compiled classes cannot be pickled by themselves."""
        return Field, (self.weight, self.size, self.by, self.turned)


def inverse(table: list[int], size: int) -> list[int]:
    """The value behind each digit; −1 for a digit that is none."""
    found = [-1] * size
    for value, digit in enumerate(table):
        if 0 <= digit < size:
            found[digit] = value
    return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Digits:
    """First a digit for the kind of answer, then those of its own fields, each below `base`."""

    def __init__(self, head: Field, fields: dict[int, list[Field]]) -> None:
        self.head: Final[Field] = head
        self.fields: Final[dict[int, list[Field]]] = fields
        sizes = [head.size]
        self.base: int = head.size
        for row in fields.values():
            for place, field in enumerate(row):
                self.base = max(self.base, field.size)
                if place == len(row) - 1:
                    continue
                if place + 1 == len(sizes):
                    sizes.append(0)
                sizes[place + 1] = max(sizes[place + 1], field.size)
        self._after: Final[list[list[Field]]] = [fields.get(value, _NO_FIELDS) for value in range(head.size)]
        """`fields` as a list, which is quicker to look up."""
        self.prefix_sizes: Final[list[int]] = sizes
        """By place: how many values a digit may have after which another is asked for."""

    def __reduce__(self) -> tuple[Any, ...]:
        return Digits, (self.head, self.fields)

    def field(self, prefix: list[int]) -> Field:
        """The field that comes after these values."""
        return self.head if len(prefix) == 0 else self._after[prefix[0]][len(prefix) - 1]

    def is_whole(self, prefix: list[int]) -> bool:
        """Whether nothing is left to say."""
        return len(prefix) > 0 and len(prefix) > len(self._after[prefix[0]])

    def lowest(self, prefix: list[int]) -> int:
        """The first choice that begins so: the choice itself once the prefix is whole."""
        if len(prefix) == 0:
            return 0
        low = prefix[0] * self.head.weight
        fields = self._after[prefix[0]]
        for place in range(1, len(prefix)):
            low += prefix[place] * fields[place - 1].weight
        return low

    def values(self, legal: Sequence[int], prefix: list[int]) -> list[int]:
        """What may follow, ascending; `legal` is too. The cost grows with the answer, not with `legal`."""
        field = self.field(prefix)
        low = self.lowest(prefix)
        weight = field.weight
        at, end = 0, len(legal)
        if len(prefix) > 0:
            at = bisect_left(legal, low)
            last = self.head if len(prefix) == 1 else self._after[prefix[0]][len(prefix) - 2]
            end = bisect_left(legal, low + last.weight)
        found: list[int] = []
        while at < end:
            value = (legal[at] - low) // weight
            found.append(value)
            after = low + (value + 1) * weight
            at += 1
            if at < end and legal[at] < after:
                at = bisect_left(legal, after, at, end)
        return found

    def complete(self, legal: Sequence[int], prefix: list[int]) -> int:
        """Fill in what leaves no choice; the choice once it is whole, else −1."""
        while not self.is_whole(prefix):
            found = self.values(legal, prefix)
            if len(found) != 1:
                return -1
            prefix.append(found[0])
        return self.lowest(prefix)

    def open_digits(self, legal: Sequence[int], prefix: list[int], facing: int) -> list[int]:
        """The digits that a seat may give next."""
        table = self.field(prefix).seen[facing]
        return [table[value] for value in self.values(legal, prefix)]

    def digits_of(self, prefix: list[int], facing: int) -> list[int]:
        """What a seat calls the values of the beginning of an answer."""
        if len(prefix) == 0:
            return []
        fields = self._after[prefix[0]]
        found = [self.head.seen[facing][prefix[0]]]
        for place in range(1, len(prefix)):
            found.append(fields[place - 1].seen[facing][prefix[place]])
        return found

    def value(self, prefix: list[int], digit: int, facing: int) -> int:
        """What a seat means by a digit; −1 if nothing."""
        table = self.field(prefix).meant[facing]
        return table[digit] if 0 <= digit < len(table) else -1

    def spell(self, choice: int, facing: int) -> list[int]:
        """All digits of a choice."""
        prefix: list[int] = []
        found: list[int] = []
        rest = choice
        while not self.is_whole(prefix):
            field = self.field(prefix)
            value = rest // field.weight
            found.append(field.seen[facing][value])
            prefix.append(value)
            rest = choice - self.lowest(prefix)
        return found


_NO_FIELDS: Final[list[Field]] = []


def bytes_of(places: int) -> Digits:
    """Choices of a game without digits of its own: byte by byte."""
    rest = [Field(1 << 8 * place, 256) for place in range(places - 2, -1, -1)]
    return Digits(Field(1 << 8 * (places - 1), 256), dict.fromkeys(range(256), rest))

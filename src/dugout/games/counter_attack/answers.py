# mypyc: interpreted
"""CA-6.10: the answers to a question about men who run, as a sequence that is written out only when it has to be."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import overload

from dugout.games.counter_attack import spans


class Answers(Sequence[int]):
    """Ascending spans as a sequence. Whoever looks at more than one answer gets the list, which is made once."""

    __slots__ = ("_listed", "_looks", "_size", "_spans")

    def __init__(self, found: list[spans.Span]) -> None:
        self._spans = found
        self._size = spans.count(found)
        self._looks = 0
        self._listed: list[int] | None = None

    def __len__(self) -> int:
        return self._size

    @overload
    def __getitem__(self, index: int) -> int: ...
    @overload
    def __getitem__(self, index: slice) -> list[int]: ...
    def __getitem__(self, index: int | slice) -> int | list[int]:
        if self._listed is not None or self._looks or not isinstance(index, int):
            return self.listed()[index]
        self._looks = 1
        number = index + self._size if index < 0 else index
        if not 0 <= number < self._size:
            raise IndexError(index)
        return spans.nth(self._spans, number)

    def __contains__(self, choice: object) -> bool:
        return isinstance(choice, int) and spans.holds(self._spans, choice)

    def __iter__(self) -> Iterator[int]:
        return iter(self.listed())

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Answers):
            return self.listed() == other.listed()
        return self.listed() == other

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return repr(self.listed())

    def __reduce__(self) -> tuple[object, ...]:
        return list, (self.listed(),)

    def listed(self) -> list[int]:
        """All of them, written out."""
        found = self._listed
        if found is None:
            found = self._listed = spans.write_out(self._spans)
        return found

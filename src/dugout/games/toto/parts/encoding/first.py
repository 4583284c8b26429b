"""Version 1 of the environments of Voetbal Toto, which is old: it says less than a seat may know."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from typing import Any, Final

from dugout.research.observations import Encoder, Vector
from dugout.research.spelling import Spelling


class TotoEncoder(Encoder):
    """Goals and own marks of the thirteen fixtures, the hand, the window, and eight places of the table."""

    FIXTURES: Final = 13
    SEATS: Final = 8
    SEAT_FIGURES: Final = 7
    parts = (
        ("goals", 2 * FIXTURES),
        ("form", 3 * FIXTURES),
        ("hand", 7),
        ("window", FIXTURES * 2 + 1),
        ("seats", SEATS * SEAT_FIGURES),
        ("figures", 6),
    )
    questions = ("to.column", "to.form", "to.goal", "to.hand", "to.window")

    def fill(self, out: Vector, view: Any, seat: int) -> None:
        at = 0
        for pair in view.scores:
            out[at : at + 2] = (pair[0] / 6, pair[1] / 6)
            at += 2
        own = view.seats[seat] if seat >= 0 else None
        for mark in (own.form if own is not None else None) or "":
            out[at + "123".index(mark)] = 1.0
            at += 3
        at = 5 * self.FIXTURES
        if own is not None and own.hand is not None:
            out[at : at + 7] = [count / 4 for count in own.hand]
        at += 7
        if view.window is not None:
            out[at + 2 * (view.window.fixture - 1) + view.window.side] = 1.0
            out[at + 2 * self.FIXTURES] = view.window.card / 6
        at += 2 * self.FIXTURES + 1
        for place in range(len(view.seats)):
            other = view.seats[(max(seat, 0) + place) % len(view.seats)]
            out[at : at + self.SEAT_FIGURES] = (
                1,
                other.cash / 100,
                other.cards / 20,
                other.open is True,
                other.open is False,
                other.has_sent,
                other.total / 65,
            )
            at += self.SEAT_FIGURES
        at = self.size - len(self.questions) - 1 - 6
        out[at : at + 6] = (
            view.round / 10,
            view.pot / 100,
            view.carry / 100,
            view.jackpot / 100,
            view.turn == seat,
            view.starter == seat,
        )


class FormSpelling(Spelling):
    """Small choices are one digit; a form is one extra digit and thirteen marks."""

    def __init__(self, first_form: int, marks: int, base: int) -> None:
        super().__init__((3**marks, *(3**place for place in range(marks - 1, -1, -1))), base)
        self._first = first_form

    def spell(self, choice: int) -> tuple[int, ...]:
        if choice < self._first:
            return (choice,)
        rest = super().spell(choice - self._first)
        return (self.base - 1, *rest[1:])

    def next_digits(self, legal: Sequence[int], prefix: Sequence[int]) -> list[int]:
        if not prefix:
            small = legal[: bisect_left(legal, self._first)]
            return [*small, self.base - 1] if len(small) < len(legal) else list(small)
        return super().next_digits(legal, prefix)

    def span(self, prefix: Sequence[int]) -> tuple[int, int]:
        pairs = zip(prefix[1:], self.weights[1:], strict=False)
        low = self._first + sum(digit * weight for digit, weight in pairs)
        return low, low + self.weights[len(prefix) - 1]

    def is_whole(self, prefix: Sequence[int]) -> bool:
        return len(prefix) > 0 and (prefix[0] != self.base - 1 or super().is_whole(prefix))

    def first(self, prefix: Sequence[int]) -> int:
        return prefix[0] if prefix[0] != self.base - 1 else super().first(prefix)


SPELLING: Final = FormSpelling(1000, 13, 401)

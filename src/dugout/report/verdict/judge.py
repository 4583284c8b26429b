"""What a game's evaluation must provide to split a match into luck and skill and to grade its decisions.

All values are P(win) − P(loss) of seat 0, from −1 to 1; only games with two seats have a judge. With any evaluation
the sum adds up and luck is zero on average (`ledger`): a better one only leaves less unexplained.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from msgspec import Struct

from dugout.bots.contract import Asked
from dugout.core.ids import CHANCE, Choice
from dugout.core.rules import Rules
from dugout.core.values import Result


class Weighed(Struct, frozen=True, kw_only=True):
    """A judge's assessment of a decision: the values of the best plan and of the one that was played, computed alike.

    `best` was selected before this valuation, so there is no selection bias from taking the maximum of many estimates.
    `error` is the standard error of the difference, `span` the range of values of the plans that were considered.
    """

    best: float
    played: float
    error: float
    span: float
    better: tuple[Choice, ...] = ()
    """Empty if nothing better was found."""
    of: int = 1
    """The number of consecutive answers, from the decision on, that were compared."""
    reason: str = ""
    args: dict[str, int | str] = {}


class Judge(Protocol):
    """An evaluation of a game."""

    version: str
    """Stored with every grade: another evaluation gives other grades."""
    grades: bool
    """Whether it can grade single answers; otherwise only dice are accounted for."""

    def value(self, s: Any) -> float:
        """The value of an unfinished position, with best play of what has already been rolled."""
        ...

    def weigh(self, asked: Asked, played: tuple[Choice, ...]) -> Weighed | None:
        """Assess the consecutive answers of a seat; None if there was nothing to decide."""
        ...


def result_value(places: Sequence[int]) -> float:
    """The value of a finished match: 1, 0 or −1."""
    return float((places[0] < places[1]) - (places[1] < places[0]))


def valuer(rules: Rules[Any, Any], value: Callable[[Any], float]) -> Callable[[Any], float]:
    """An evaluation that uses the result if the match is over."""

    def known(s: Any) -> float:
        result: Result | None = rules.result(s)
        return value(s) if result is None else result_value(result.places)

    return known


def after_faces(rules: Rules[Any, Any], s: Any, value: Callable[[Any], Any]) -> dict[Choice, Any]:
    """The value after each face of the pending die; all faces are equally likely."""
    found: dict[Choice, Any] = {}
    for face in rules.chances(s):
        after = rules.copy(s)
        rules.apply(after, CHANCE, face)
        found[face] = value(after)
    return found

"""What a game's judgement must offer so that a match can be accounted for and its decisions graded.

All values are P(win) − P(loss) of seat 0, from −1 to 1; a game with other than two seats has no judge. Whatever the
judgement, the sum adds up and luck is zero on average (`ledger`): a better one only leaves less unexplained.
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
    """A decision as a judge sees it: what the best plan and the one that was played are worth, valued alike.

    `best` was chosen before it was valued, so that the luckiest of many guesses is never held against anybody. `error`
    is the standard error of the difference, `span` how far the plans that were looked at lie apart.
    """

    best: float
    played: float
    error: float
    span: float
    better: tuple[Choice, ...] = ()
    """Empty where nothing better was found."""
    of: int = 1
    """So many answers, from the decision on, were compared."""
    reason: str = ""
    args: dict[str, int | str] = {}


class Judge(Protocol):
    """One evaluator of a game."""

    version: str
    """Kept with every grade: another evaluator gives other grades."""
    grades: bool
    """Whether it can value single answers; otherwise only dice are accounted for."""

    def value(self, s: Any) -> float:
        """A position that is not over, with best play of what is already rolled."""
        ...

    def weigh(self, asked: Asked, played: tuple[Choice, ...]) -> Weighed | None:
        """The answers that a seat gave in a row; None where there was nothing to decide."""
        ...


def result_value(places: Sequence[int]) -> float:
    """The end of a match: 1, 0 or −1."""
    return float((places[0] < places[1]) - (places[1] < places[0]))


def valuer(rules: Rules[Any, Any], value: Callable[[Any], float]) -> Callable[[Any], float]:
    """A judgement that knows the end when it sees it."""

    def known(s: Any) -> float:
        result: Result | None = rules.result(s)
        return value(s) if result is None else result_value(result.places)

    return known


def after_faces(rules: Rules[Any, Any], s: Any, value: Callable[[Any], Any]) -> dict[Choice, Any]:
    """By face of the die that is due, all of them equally likely: what follows it."""
    found: dict[Choice, Any] = {}
    for face in rules.chances(s):
        after = rules.copy(s)
        rules.apply(after, CHANCE, face)
        found[face] = value(after)
    return found

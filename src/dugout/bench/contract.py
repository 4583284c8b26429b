"""What a game says of how it is measured (`parts/benching`)."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple, TypeVar

from dugout.core.rules import Rules
from dugout.games.registry import Part

Q = TypeVar("Q")


class Load(NamedTuple):
    """Matches that are worth sharing among workers."""

    seats: str
    matches: int


class Rush(NamedTuple):
    """A match of two people for `dugout loadtest`; `unlisted` are answers where there are too many to be listed."""

    options: dict[str, Any]
    unlisted: tuple[str, ...] = ()


class Benching:
    """How a game is measured. By default without turns."""

    turn: tuple[str, ...] = ()
    """Codes of the events of which one happens in every turn."""
    load: Load | None = None
    rush: Rush | None = None

    def __init__(self, rules: Rules[Any, Any]) -> None:
        self.rules = rules

    def figures(self, seconds: float) -> dict[str, Any]:
        """Further figures of this game, each measured for so long at least."""
        return {}


benching: Final = Part("benching", Benching)


def best_time(act: Callable[[Q], object], questions: Sequence[Q], seconds: float) -> float:
    """The best time of several rounds over all questions: other processes only ever add time."""
    best = float("inf")
    end = time.process_time() + seconds
    while best == float("inf") or time.process_time() < end:
        start = time.process_time()
        for question in questions:
            act(question)
        best = min(best, time.process_time() - start)
    return best

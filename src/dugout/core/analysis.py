"""What a game offers for planning: chances, reasons, and whether answers may be tried out."""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr, trait

from dugout.core.ids import Seat
from dugout.core.values import Refusal, Stakes

S = TypeVar("S")

SEPARATOR: Final = ";"
"""Stands between the answers of a plan."""


@trait
@mypyc_attr(allow_interpreted_subclasses=True)
class Analysis(Generic[S]):
    """Answers about a position that change nothing."""

    def odds(self, s: S, seat: Seat, plan: str) -> dict[str, Any]:
        """Exact chances of a plan, where the game has dice that answer it."""
        return {}

    def stakes(self, s: S) -> Stakes | None:
        """What hangs on the die that waits; None where it decides nothing by itself, or nobody rolls."""
        return None

    def explain(self, s: S, seat: Seat, intent: str) -> Refusal | None:
        """Why an intention in the game's notation is not possible; None if it is."""
        raise NotImplementedError

    def may_plan(self, s: S, seat: Seat) -> bool:
        """Whether answers of a seat that is asked may be tried out first: nothing hidden comes to light by them."""
        return False

"""What a game promises as a whole. Everything outside `games` talks to this, to one of its parts, and to nothing else.

Engine says what happens, Text how it is written, Pacing how it is hosted, Analysis what can be planned. A function
that needs one of them says so. Defaults that need two of them stand here.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from mypy_extensions import mypyc_attr

from dugout.core.analysis import Analysis
from dugout.core.engine import Engine
from dugout.core.ids import Choice, Seat
from dugout.core.pacing import Pacing
from dugout.core.text import Text
from dugout.core.values import Event, Refusal, SquadCard

S = TypeVar("S")
V = TypeVar("V")


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules(Engine[S, V], Text[S], Pacing[S], Analysis[S]):
    """A whole game."""

    def default(self, s: S, seat: Seat) -> Choice:
        """The first legal answer."""
        return self.legal(s, seat)[0]

    def explain(self, s: S, seat: Seat, intent: str) -> Refusal | None:
        """The refusal of what the text says."""
        return self.refusal(s, seat, self.parse(intent))

    # For competitions

    def cards(self, sets: int) -> Sequence[SquadCard]:
        """The men of the first `sets` sets whom managers draft and trade; none where squads are fixed."""
        return ()

    def report(self, s: S) -> dict[str, Any]:
        """What a competition wants to know of a match, also while it is going on; empty where there is nothing."""
        return {}

    def scorer(self, s: S, event: Event) -> tuple[Seat, str] | None:
        """The side and the man (by squad number) to whom an event puts down a goal, right after it; else None."""
        return None

    def carry_over(self, results: Sequence[Any]) -> Any:
        """What the next match of a competition inherits, by the game's own rules."""
        return {}

"""What a game promises as a whole. Everything outside `games` talks to this, to one of its parts, and to nothing else.

Engine says what happens, Text how it is written, Pacing how it is hosted, Analysis what can be planned. A function
that needs one of them says so. Defaults that need two of them stand here.
"""

from __future__ import annotations

from typing import TypeVar

from mypy_extensions import mypyc_attr

from dugout.core.analysis import Analysis
from dugout.core.engine import Engine
from dugout.core.ids import Choice, Seat
from dugout.core.pacing import Pacing
from dugout.core.text import Text
from dugout.core.values import Refusal

S = TypeVar("S")
V = TypeVar("V")


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules(Engine[S, V], Text[S], Pacing[S], Analysis[S]):
    """A whole game."""

    def default(self, s: S, seat: Seat) -> Choice:
        """What the host answers for a seat that has run out of time: by default the first legal answer."""
        return self.legal(s, seat)[0]

    def explain(self, s: S, seat: Seat, intent: str) -> Refusal | None:
        """The refusal of what the text says."""
        text: Text[S] = (
            self  # compiled, only a call through the trait finds what an interpreted game overrides
        )
        return self.refusal(s, seat, text.parse(intent))

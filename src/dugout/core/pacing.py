"""How a match is hosted: its pace, and what happens without a person's answer."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from mypy_extensions import mypyc_attr, trait

from dugout.core.ids import Choice, Seat
from dugout.core.values import Refusal, Short, Tempo

S = TypeVar("S")


@trait
@mypyc_attr(allow_interpreted_subclasses=True)
class Pacing(Generic[S]):
    """What a host asks of a game."""

    def tempo(self, s: S) -> Tempo:
        """How the host should pace the open question."""
        return Tempo()

    def pace(self, options: dict[str, Any]) -> tuple[tuple[str, int], ...]:
        """The seconds that `tempo` gives in a match with these options, each with the word for what gets them.

        0 stands for a question with secret answers (`Pending.shown`) to which the game gives no time.
        """
        return ()

    def timed(self, clock: str, days: int) -> dict[str, Any]:
        """Options for a match with this clock: "none" (nothing runs), "live", or "days" (so many for a decision)."""
        return {}

    def short(self) -> Short:
        """A short match, which asks its people nothing before it begins."""
        return Short()

    def ready_answer(self, s: S, seat: Seat) -> Choice | None:
        """What the host answers at once for anybody, because the options leave the set-up to it; None: ask the seat."""
        return None

    def default(self, s: S, seat: Seat) -> Choice:
        """What the host answers for a seat whose time has run out."""
        raise NotImplementedError

    def check_orders(self, s: S, seat: Seat, orders: Any) -> Refusal | None:
        """Why standing orders (private data of a seat, kept by the host; None: none any more) may not be set now."""
        return Refusal("no-orders")

    def standing_answer(self, s: S, seat: Seat, orders: Any) -> Choice | None:
        """The answer that a seat's standing orders give now; None: ask the seat."""
        return None

    def hurries(self, s: S, seat: Seat, orders: Any) -> bool:
        """Whether a seat that plays only computers wants no pause now; nobody can learn anything from its absence."""
        return False

    def may_resign(self, s: S, seat: Seat) -> bool:
        """Whether a seat may give the match up, so that the others win it."""
        return False

    def may_draw(self, s: S) -> bool:
        """Whether the seats may agree that nobody wins."""
        return False

"""Clocks and pace of a match, as types."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

NONE: Final = "none"
LIVE: Final = "live"
DAYS: Final = "days"
DAY: Final = 24 * 3600 * 1000


class TimeControl(Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True, frozen=True):
    """`live`: `bank` seconds for the match and `increment` seconds a decision; `days`: `days` a decision."""

    kind: Literal["none", "live", "days"] = "none"
    bank: Annotated[int, Meta(ge=0, le=6 * 3600)] = 0
    increment: Annotated[int, Meta(ge=0, le=600)] = 0
    days: Annotated[int, Meta(ge=0, le=30)] = 0

    @property
    def whole(self) -> int:
        """Milliseconds that a seat begins with."""
        return DAY * self.days if self.kind == DAYS else 1000 * self.bank

    @property
    def is_valid(self) -> bool:
        return self.kind == NONE or self.whole > 0


class Limit(Struct, kw_only=True, frozen=True):
    """Seconds for one kind of decision: `decision` (every other one), or a word of the game's."""

    kind: str
    seconds: int


class Pace(Struct, kw_only=True, frozen=True):
    """What runs in a match; neither a clock nor limits: nothing does."""

    clock: TimeControl = TimeControl()
    limits: tuple[Limit, ...] = ()


class Offered(Struct, kw_only=True, frozen=True):
    """A clock that may be chosen for a game, and the pace that it comes to."""

    clock: TimeControl
    pace: Pace

"""CH-25.4, CH-25.5, CH-25.9, CH-28.1, CH-4.1, CH-4.8: the options of a match, checked once and never changed."""

from __future__ import annotations

from typing import Any, Final, final

from dugout.core.errors import SetupError
from dugout.core.values import Option, Refusal, Setup, is_number
from dugout.games.champions.board import ATTACKERS, DEFENDERS, KEEPERS, MIDFIELDERS, SQUAD, kind_of

VERSION: Final = 2
"""Rises when a stored match would end differently; older ones are played on by the rules they began with.

2: every step of a plan binds, there is no `back` (CH-8.10); whoever stands by a free kick stands in the field
   (CH-20.2); in a shoot-out a keeper who can try a save does (CH-26.2).
"""

FULL: Final = 0
STARTER: Final = 1
PROFILES: Final = ("full", "starter")

ONES: Final = 0
ROLLS: Final = 1
CLOCKS: Final = ("ones", "rolls")

CLOCK_STARTS: Final = ("zero", "thirty", "sixty")

FRIENDLY: Final = 0
DECIDED: Final = 1
COMPETITION: Final = 2
MATCHES: Final = ("friendly", "decided", "competition")


OPTIONS: Final[tuple[Option, ...]] = (
    Option("profile", "CH-28.1", "choice", "full", choices=PROFILES),
    Option("match", "CH-25.4", "choice", "friendly", choices=MATCHES),
    Option("clock", "CH-25.5", "choice", "ones", choices=CLOCKS),
    Option("clock_start", "CH-25.9", "choice", "zero", choices=CLOCK_STARTS),
    Option("ready", "CH-4.8", "bool", False),
    Option("home_absent", "CH-4.1", "data", [], advanced=True),
    Option("away_absent", "CH-4.1", "data", [], advanced=True),
)
"""Every option with its default, range and rule."""


@final
class Config:
    """The options of one match as the rules use them. Shared by all copies of a state."""

    def __init__(self, values: dict[str, Any], partial: bool, version: int) -> None:
        self.version: Final[int] = version
        self.profile: Final[int] = PROFILES.index(values["profile"])
        self.match: Final[int] = MATCHES.index(values["match"])
        self.clock: Final[int] = CLOCKS.index(values["clock"])
        self.clock_start: Final[int] = CLOCK_STARTS.index(values["clock_start"])
        """CH-25.9: times 30 minutes."""
        self.ready: Final[bool] = values["ready"]
        """CH-4.8: line-ups and placing are made for both coaches."""
        self.absent: Final[int] = (
            shirts_mask(values["home_absent"]) | shirts_mask(values["away_absent"]) << SQUAD
        )
        """Pieces that a competition keeps out of this match (CO-7, CO-8)."""
        self.partial: Final[bool] = partial
        """An exercise with fewer men than a match: CH-19.12 does not bite."""
        self.values: Final[dict[str, Any]] = values


def shirts_mask(shirts: Any) -> int:
    mask = 0
    for shirt in shirts:
        mask |= 1 << (int(shirt) - 1)
    return mask


def configure(setup: Setup) -> Config:
    """The options of `setup`, completed; raises SetupError naming what is wrong."""
    if setup.seats != 2:
        raise SetupError(Refusal("ch.bad-seats", "CH-0.4", {"seats": str(setup.seats)[:12]}))
    if not 0 <= setup.version <= VERSION:
        raise SetupError(Refusal("ch.bad-version", "", {"version": str(setup.version)[:12]}))
    values: dict[str, Any] = {}
    for option in OPTIONS:
        values[option.name] = _checked(option, setup.options.get(option.name, option.default))
    for name in setup.options:
        if name not in values:
            raise SetupError(Refusal("ch.unknown-option", "", {"option": str(name)[:40]}))
    return Config(values, False, setup.version or VERSION)


def _checked(option: Option, value: Any) -> Any:
    if option.kind == "data":
        if not _is_shirt_list(value):
            raise SetupError(Refusal("ch.bad-absent", option.rule, {"option": option.name}))
        shirts = sorted(value)
        if not can_line_up(shirts):
            raise SetupError(Refusal("ch.no-eleven", "CH-4.1", {"option": option.name}))
        return shirts
    if not option.fits(value):
        figures: dict[str, int | str] = {"option": option.name, "value": str(value)[:40]}
        raise SetupError(Refusal("ch.bad-option", option.rule, figures))
    return value


def _is_shirt_list(value: Any) -> bool:
    if not isinstance(value, (list, tuple)):
        return False
    return all(is_number(shirt, 1, SQUAD) for shirt in value) and len(set(value)) == len(value)


def can_line_up(absent: list[int]) -> bool:
    """CH-4.1: whether a keeper and ten men in lines of 2 to 4 are left (without keepers: one man more)."""
    free = [0, 0, 0, 0]
    for shirt in range(1, SQUAD + 1):
        if shirt not in absent:
            free[kind_of(shirt - 1)] += 1
    if free[KEEPERS] > 0:
        return _can_fill(free[DEFENDERS], free[MIDFIELDERS], free[ATTACKERS])
    return (
        _can_fill(free[DEFENDERS] - 1, free[MIDFIELDERS], free[ATTACKERS])
        or _can_fill(free[DEFENDERS], free[MIDFIELDERS] - 1, free[ATTACKERS])
        or _can_fill(free[DEFENDERS], free[MIDFIELDERS], free[ATTACKERS] - 1)
    )


def _can_fill(defenders: int, midfielders: int, attackers: int) -> bool:
    if defenders < 2 or midfielders < 2 or attackers < 2:
        return False
    return min(4, defenders) + min(4, midfielders) + min(4, attackers) >= 10

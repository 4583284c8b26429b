"""TO-12: the options of a game, checked once and never changed."""

from __future__ import annotations

from typing import Any, Final, final

from dugout.core.errors import SetupError
from dugout.core.values import Option, Refusal, Setup, is_number
from dugout.games.toto import board

VERSION: Final = 1
"""Rises when a stored match would end differently. Once there is a second, views must name it for `resample`."""

HOTSEAT: Final = 0
LIVE: Final = 1
ASYNC: Final = 2
MODES: Final = ("hotseat", "live", "async")

SHARE: Final = 0
EXTRA: Final = 1
BANK: Final = 2
FINAL_POTS: Final = ("share", "extra", "bank")


OPTIONS: Final[tuple[Option, ...]] = (
    Option("rounds", "TO-11.1", "int", 5, 1, 20),
    Option("mode", "TO-13.2", "choice", "live", choices=MODES, role="pace"),
    Option("final_pot", "TO-11.3", "choice", "share", choices=FINAL_POTS),
    Option("whistle_seconds", "TO-13.5", "int", 6, 2, 30, optional=True, role="seconds"),
    Option("turn_seconds", "TO-13.10", "int", 60, 10, 600, optional=True, role="seconds"),
    Option("whistle_hours", "TO-13.8", "int", 12, 1, 72, role="hours"),
    Option("turn_hours", "TO-13.10", "int", 24, 1, 168, role="hours"),
    Option("ready", "TO-1.6", "bool", False),
    Option(
        "start_seat", "TO-6.2", "int", None, 1, board.MAX_SEATS, optional=True, advanced=True, role="seat"
    ),
    Option("whistled_scorer_replays", "TO-7.6", "bool", False, advanced=True),
    Option("deck", "TO-12.1", "data", list(board.DEFAULT_DECK), advanced=True),
    Option("fixtures", "TO-12.4", "data", None, optional=True, advanced=True),
)
"""TO-12.6, TO-11.1: every option with its default, range and rule."""


@final
class Config:
    """The options of one game as the rules use them. Shared by all copies of a state."""

    def __init__(self, seats: int, values: dict[str, Any], version: int) -> None:
        self.version: Final[int] = version
        self.seats: Final[int] = seats
        self.rounds: Final[int] = values["rounds"]
        self.mode: Final[int] = MODES.index(values["mode"])
        self.final_pot: Final[int] = FINAL_POTS.index(values["final_pot"])
        self.whistle_seconds: Final[int] = values["whistle_seconds"] or 0
        self.turn_seconds: Final[int] = values["turn_seconds"] or 0
        self.whistle_hours: Final[int] = values["whistle_hours"]
        self.turn_hours: Final[int] = values["turn_hours"]
        self.start_seat: Final[int] = (values["start_seat"] or 0) - 1
        """From 0; −1: drawn (TO-6.2)."""
        self.ready: Final[bool] = values["ready"]
        """TO-1.6: everybody is given a column."""
        self.replays: Final[bool] = values["whistled_scorer_replays"]
        self.deck: Final[list[int]] = list(values["deck"])
        self.own_fixtures: Final[bool] = values["fixtures"] is not None
        self.fixtures: Final[list[tuple[str, str]]] = _pairs(values["fixtures"])
        self.values: Final[dict[str, Any]] = values
        """The checked options, complete, as plain data."""
        self.seen: Any = None
        """How views show what is played with: made once (rules/secrecy.py)."""


def configure(setup: Setup) -> Config:
    """TO-12: the options of `setup`, completed; raises SetupError naming what is wrong."""
    seats = setup.seats
    if not is_number(seats, board.MIN_SEATS, board.MAX_SEATS):
        raise SetupError(Refusal("to.bad-seats", "TO-1.1", {"seats": str(seats)[:12]}))
    if not 0 <= setup.version <= VERSION:
        raise SetupError(Refusal("to.bad-version", "", {"version": str(setup.version)[:12]}))
    values: dict[str, Any] = {}
    for option in OPTIONS:
        values[option.name] = _checked(option, setup.options.get(option.name, option.default), seats)
    for name in setup.options:
        if name not in values:
            raise SetupError(Refusal("to.unknown-option", "TO-12.6", {"option": str(name)[:40]}))
    return Config(seats, values, setup.version or VERSION)


def _checked(option: Option, value: Any, seats: int) -> Any:
    if option.name == "deck":
        if not is_deck(value):
            raise SetupError(Refusal("to.bad-deck", "TO-12.3"))
        return list(value)
    if option.name == "fixtures" and value is not None:
        if not is_fixture_list(value):
            raise SetupError(Refusal("to.bad-fixtures", "TO-12.5"))
        return [list(pair) for pair in value]
    nobody = option.name == "start_seat" and value is not None and not is_number(value, 1, seats)
    if nobody or not option.fits(value):
        raise SetupError(
            Refusal("to.bad-option", option.rule, {"option": option.name, "value": str(value)[:40]})
        )
    return value


def is_deck(value: Any) -> bool:
    """TO-12.3: 64 cards, 13 to 26 ones, no number more frequent than the one below, 1 to 16 whistles."""
    if not isinstance(value, (list, tuple)) or len(value) != board.FACES:
        return False
    for count in value:
        if not is_number(count, 1, board.DECK_CARDS):
            return False
    counts: list[int] = list(value)
    if sum(counts) != board.DECK_CARDS or counts[0] < 13 or counts[0] > 26 or counts[6] > 16:
        return False
    for face in range(1, 6):
        if counts[face] > counts[face - 1]:
            return False
    return True


def is_fixture_list(value: Any) -> bool:
    """TO-12.5: 13 pairs of names of 1 to 24 characters, all different when case is ignored."""
    if not isinstance(value, (list, tuple)) or len(value) != board.FIXTURES:
        return False
    seen: set[str] = set()
    for pair in value:
        if not isinstance(pair, (list, tuple)) or len(pair) != 2:
            return False
        for name in pair:
            if not isinstance(name, str) or not name.strip() or len(name) > 24:
                return False
            seen.add(name.strip().casefold())
    return len(seen) == 2 * board.FIXTURES


def _pairs(value: Any) -> list[tuple[str, str]]:
    if value is None:
        return list(board.DEFAULT_FIXTURES)
    return [(pair[0], pair[1]) for pair in value]

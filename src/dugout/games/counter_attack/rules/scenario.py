"""CO-13.6: a scenario as the rules use it, and the check of one that is given as data."""

from __future__ import annotations

from typing import Any, Final, final

from dugout.core.errors import SetupError
from dugout.core.values import Refusal, is_number
from dugout.games.counter_attack import terms
from dugout.games.counter_attack.board import NO_CELL, cell_at

REMOVE_NONE: Final = 0
REMOVE_DRAWN: Final = 1
REMOVE_CHOSEN: Final = 2
REMOVALS: Final = ("none", "drawn", "chosen")

SQUADS_DRAFT: Final = 0
SQUADS_BEST_WORST: Final = 1
SQUADS_OPEN: Final = 2

BY_SCORE: Final = 0
TWO_LEGGED: Final = 1
GOALS_OF_A: Final = 2
DECISIONS: Final = ("score", "two-legged", "goals of side a")

BY_TOSS: Final = 2

_FIELDS: Final = (
    "id", "title", "minutes", "clock_start", "score", "first_leg", "home", "players", "keepers", "removal",
    "squads", "restart", "placing", "repeat_exchanged", "decision",
)  # fmt: skip


@final
class Scenario:
    """CO-13.6: side a is the home seat, side b the away seat; the fields are those of the data."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.name: Final[str] = data["id"]
        self.title: Final[str] = data["title"]
        self.minutes: Final[int] = data["minutes"]
        self.clock_start: Final[int] = data["clock_start"]
        self.score: Final[list[int]] = list(data["score"])
        self.host: Final[int] = _side(data["home"])
        self.players: Final[list[int]] = list(data["players"])
        self.keepers: Final[list[bool]] = list(data["keepers"])
        self.removal: Final[int] = REMOVALS.index(data["removal"])
        self.squads: Final[int] = _squads(data["squads"])
        self.open_cards: Final[int] = int(data["squads"][5:]) if self.squads == SQUADS_OPEN else 0
        restart = data["restart"]
        self.restart: Final[int] = terms.RESTART_NAMES.index(restart["kind"])
        self.side: Final[int] = BY_TOSS if restart["side"] == "toss" else _side(restart["side"])
        self.at: Final[int] = cell_at(restart["at"][0], restart["at"][1]) if "at" in restart else NO_CELL
        self.anywhere: Final[bool] = data["placing"]["where"] == "anywhere"
        self.places_first: Final[int] = _side(data["placing"]["first"])
        self.exchanged: Final[bool] = data["repeat_exchanged"]
        self.decision: Final[int] = DECISIONS.index(data["decision"])
        leg = data["first_leg"]
        self.first_leg: Final[list[int]] = list(leg["score"]) if leg else [0, 0]
        self.ground: Final[int] = _side(leg["ground"]) if leg else -1
        """Whose ground the first leg was on; -1: there was none."""


def _side(text: str) -> int:
    return 1 if text == "b" else 0


def _squads(text: str) -> int:
    if text == "draft":
        return SQUADS_DRAFT
    return SQUADS_BEST_WORST if text == "best/worst" else SQUADS_OPEN


def scenario_of(data: Any) -> Scenario:
    """CO-13.6: the scenario of plain data; raises SetupError naming the field that is wrong."""
    if not isinstance(data, dict):
        raise _wrong("scenario")
    for field in data:
        if field not in _FIELDS:
            raise _wrong(str(field)[:20])
    for field in _FIELDS:
        if field not in data or not _good(field, data[field]):
            raise _wrong(field)
    if data["removal"] != "none" and min(data["players"]) == terms.MEN:
        raise _wrong("removal")
    return Scenario(data)


def _wrong(field: str) -> SetupError:
    return SetupError(Refusal("ca.bad-scenario", "CO-13.6", {"field": field}))


def _good(field: str, value: Any) -> bool:
    if field in ("id", "title"):
        return isinstance(value, str) and 0 < len(value) <= 60
    if field == "minutes":
        return is_number(value, 1, 120)
    if field == "clock_start":
        return is_number(value, 0, 119)
    if field == "score":
        return _pair(value) and is_number(value[0], 0, 9) and is_number(value[1], 0, 9)
    if field == "players":
        return _pair(value) and is_number(value[0], 5, terms.MEN) and is_number(value[1], 5, terms.MEN)
    if field == "keepers":
        return _pair(value) and isinstance(value[0], bool) and isinstance(value[1], bool)
    if field == "first_leg":
        return value is None or _good_leg(value)
    if field == "home":
        return value in ("a", "b")
    if field == "removal":
        return value in REMOVALS
    if field == "squads":
        return value in ("draft", "best/worst") or _open_cards(value)
    if field == "restart":
        return _good_restart(value)
    if field == "placing":
        return (
            _keys(value, ("where", "first"))
            and value["where"] in ("own half", "anywhere")
            and value["first"] in ("a", "b")
        )
    if field == "decision":
        return value in DECISIONS
    return isinstance(value, bool)


def _pair(value: Any) -> bool:
    return isinstance(value, (list, tuple)) and len(value) == 2


def _keys(value: Any, names: tuple[str, ...]) -> bool:
    return isinstance(value, dict) and sorted(value) == sorted(names)


def _good_leg(value: Any) -> bool:
    if not _keys(value, ("score", "ground")) or value["ground"] not in ("a", "b"):
        return False
    return _good("score", value["score"])


def _open_cards(value: Any) -> bool:
    if not isinstance(value, str) or not value.startswith("open ") or not value[5:].isdigit():
        return False
    return 10 <= int(value[5:8]) <= 64


def _good_restart(value: Any) -> bool:
    """Free kicks and throw-ins need a hex; the other restarts have theirs."""
    if not isinstance(value, dict) or value.get("kind") not in terms.RESTART_NAMES[1:]:
        return False
    kind = terms.RESTART_NAMES.index(value["kind"])
    if value.get("side") not in ("a", "b", "toss"):
        return False
    needs_hex = kind in (terms.FREE_KICK, terms.THROW_IN)
    if not needs_hex:
        return sorted(value) == ["kind", "side"] and kind in (
            terms.KICK_OFF,
            terms.GOAL_KICK,
            terms.CORNER,
            terms.PENALTY,
        )
    at: Any = value.get("at")
    if not _pair(at) or len(value) != 3 or not is_number(at[0], -18, 18) or not is_number(at[1], -25, 25):
        return False
    return cell_at(at[0], at[1]) != NO_CELL

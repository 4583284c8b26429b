"""TO-13, TO-1.6: the pace of the three modes, standing orders, answers for absent players, the short match."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from dugout.core.values import (
    BOTS_AT_ONCE,
    BOTS_LAST,
    BOTS_LATE,
    EVERY_DECISION,
    Refusal,
    Short,
    Tempo,
    is_number,
)
from dugout.games.toto.board import FACES, FIXTURES, TOP_SCORE, WHISTLE_FACE
from dugout.games.toto.choices import COVERED, FORM, STAND, WHISTLE
from dugout.games.toto.kinds import ASK_COLUMN, ASK_FORM, ASK_GOAL, ASK_HAND, ASK_WHISTLE
from dugout.games.toto.options import ASYNC, HOTSEAT, LIVE, MODES, OPTIONS, Config
from dugout.games.toto.rules import columns, secrecy, turn
from dugout.games.toto.state import State

HOUR: Final = 3600
FORM_TIME: Final = 3
"""TO-13.10: a form gets three times the time of another decision."""
READY: Final[dict[str, Any]] = {"mode": MODES[LIVE], "turn_seconds": None, "ready": True}
FRIENDS: Final[dict[str, Any]] = {"whistle_seconds": 3}
"""TO-13.5: among people every window runs to its end: with fifty goals or so, that is two or three minutes a round."""
ALONE: Final[dict[str, Any]] = {"whistle_seconds": 10}
"""TO-13.5: nobody else waits, so whoever is new may read what he is asked."""
SHORT: Final = Short({**READY, "rounds": 1}, 4, 10, READY, FRIENDS, ALONE)
MAX_CONDITIONS: Final = 50
QUIET: Final = 2000
"""TO-13.13: milliseconds for which a goal can be stopped that orders let stand: its card flies, it is read, and then
there is still time."""
MOST_HOURS: Final = 168
"""TO-12.6: the longest time for a decision."""
MOST_ROUNDS: Final = 25
"""TO-11.1, TO-11.3: with extra ones."""


def tempo(s: State) -> Tempo:
    """TO-13.3 to TO-13.6, TO-13.8, TO-13.10: how the host paces the open question."""
    config = s.config
    window = s.asking.kind == ASK_WHISTLE
    if config.mode == HOTSEAT:
        return _pace(bots=BOTS_LAST, quiet=QUIET) if window else _pace()
    if config.mode == ASYNC:
        if window:
            return _pace(config.whistle_hours * HOUR, host_on_timeout=True)
        return _pace(config.turn_hours * HOUR)
    if window:
        seconds = config.whistle_seconds
        return _pace(seconds, seconds > 0, BOTS_LATE, QUIET)
    return _pace(config.turn_seconds * (FORM_TIME if s.asking.kind == ASK_FORM else 1))


def pace(config: Config) -> tuple[tuple[str, int], ...]:
    """TO-13.3, TO-13.5, TO-13.8, TO-13.10: the seconds of `tempo`, each with what gets them."""
    if config.mode == HOTSEAT:
        return (("whistle", 0),)
    if config.mode == ASYNC:
        return ((EVERY_DECISION, config.turn_hours * HOUR), ("whistle", config.whistle_hours * HOUR))
    window = ("whistle", config.whistle_seconds)
    seconds = config.turn_seconds
    return ((EVERY_DECISION, seconds), ("form", seconds * FORM_TIME), window) if seconds else (window,)


def timed(clock: str, days: int) -> dict[str, Any]:
    """TO-12.6: what people who agree on a clock mean: no limit at all, the usual ones, or days for a decision."""
    if clock == "none":
        return {"mode": MODES[LIVE], "turn_seconds": None, "whistle_seconds": None}
    if clock == "days":
        return {"mode": MODES[ASYNC], "turn_hours": min(24 * days, MOST_HOURS)}
    usual = {option.name: option.default for option in OPTIONS}
    return {name: usual[name] for name in ("mode", "turn_seconds", "whistle_seconds")}


@lru_cache(256)
def _pace(seconds: int = 0, host_on_timeout: bool = False, bots: str = BOTS_AT_ONCE, quiet: int = 0) -> Tempo:
    """Asked for at every answer, and there are few."""
    return Tempo(seconds, host_on_timeout, bots, quiet=quiet)


def default(s: State, seat: int) -> int:
    """TO-13.10: lowest free column, covered, all marks 1, first legal goal, let it stand."""
    kind = s.asking.kind
    if kind == ASK_GOAL:
        return turn.first_goal(s, seat)
    if kind == ASK_WHISTLE:
        return STAND
    if kind == ASK_FORM:
        return FORM
    if kind == ASK_HAND:
        return COVERED
    return columns.column_choices(s)[0]


def ready_answer(s: State, seat: int) -> int | None:
    """TO-1.6: everybody is given the lowest free column."""
    return default(s, seat) if s.config.ready and s.asking.kind == ASK_COLUMN else None


def check_orders(s: State, seat: int, orders: Any) -> Refusal | None:
    """TO-13.13: who gives orders, and when; TO-13.7: conditions are for asynchronous games.

    There no order changes while a window is open. Taking orders back (None) is a change too.
    """
    if s.config.mode == ASYNC and s.asking.kind == ASK_WHISTLE:
        return Refusal("to.not-allowed-now", "TO-13.7")
    if orders is None:
        return None
    if not _is_order(orders, s.config.seats):
        return Refusal("to.bad-orders", "TO-13.7")
    return Refusal("to.no-orders", "TO-13.7") if s.config.mode != ASYNC and "stop" in orders else None


def _is_order(orders: Any, seats: int) -> bool:
    if not isinstance(orders, dict) or orders.get("default", "stand") not in ("stand", "hurts", "ask"):
        return False
    conditions = orders.get("stop", [])
    if not isinstance(conditions, list) or len(conditions) > MAX_CONDITIONS:
        return False
    if orders.get("columns", "ask") not in ("any", "ask"):
        return False
    for key in ("round", "haste"):
        if not is_number(orders.get(key, 0), 0, MOST_ROUNDS):
            return False
    for key in orders:
        if key not in ("default", "stop", "columns", "round", "haste"):
            return False
    return all(_is_condition(condition, seats) for condition in conditions)


def _is_condition(condition: Any, seats: int) -> bool:
    if not isinstance(condition, dict):
        return False
    for key, value in condition.items():
        if not isinstance(value, list):
            return False
        for item in value:
            if key == "sides":
                good = item in ("H", "A")
            elif key == "fixtures":
                good = is_number(item, 1, FIXTURES)
            elif key == "cards":
                good = is_number(item, 1, TOP_SCORE)
            else:
                good = key == "scorers" and is_number(item, 1, seats)
            if not good:
                return False
        if key not in ("sides", "fixtures", "cards", "scorers"):
            return False
    return True


def standing_answer(s: State, seat: int, orders: Any) -> int | None:
    """TO-13.13: what a seat's orders answer now; None: ask the seat."""
    kind = s.asking.kind
    if not s.asking.seats >> seat & 1:
        return None
    if kind == ASK_COLUMN:
        return columns.column_choices(s)[0] if orders is not None and orders.get("columns") == "any" else None
    if kind != ASK_WHISTLE:
        return None
    if orders is None:
        return STAND if s.config.mode == ASYNC else None
    return _in_window(s, seat, orders)


def _in_window(s: State, seat: int, orders: Any) -> int | None:
    """TO-13.7, TO-13.13: STOP by a condition, let it stand, or ask.

    STOP without a whistle becomes `stand`, so that an order proves nothing. Nobody is asked whether to play a whistle
    that he does not hold; by correspondence `ask` asks even then (TO-13.8).
    """
    holds = s.hands[seat * FACES + WHISTLE_FACE] > 0
    for condition in orders.get("stop", []):
        if _meets(s, condition):
            return WHISTLE if holds else STAND
    way = orders.get("default", "stand")
    asks = way == "ask" or (way == "hurts" and secrecy.hurts(s, seat))
    if not asks or orders.get("round", 0) == s.round:
        return STAND
    return None if holds or (s.config.mode == ASYNC and way == "ask") else STAND


def hurries(s: State, seat: int, orders: Any) -> bool:
    """TO-13.13: alone among computers the rest of a round needs no pauses, for a seat without cards or by its order."""
    if s.asking.kind != ASK_GOAL and s.asking.kind != ASK_WHISTLE:
        return False
    if orders is not None and orders.get("haste", 0) == s.round:
        return True
    return not any(s.hands[seat * FACES : seat * FACES + FACES])


def _meets(s: State, condition: Any) -> bool:
    """TO-13.7: whether the goal lies in all four sets; a set left out means all."""
    side, scorer, _ = s.asking.kept()
    return (
        ("fixtures" not in condition or side // 2 + 1 in condition["fixtures"])
        and ("sides" not in condition or ("A" if side % 2 else "H") in condition["sides"])
        and ("cards" not in condition or s.scores[side] in condition["cards"])
        and ("scorers" not in condition or scorer + 1 in condition["scorers"])
    )

"""How likely each seat is to win, from the figures of a position: a small logistic model for each game.

Two teams: the final lead is the current lead plus a logistic variable, whose mean depends on the number and quality
of the men over the time left and whose spread shrinks with the time left. The chances of home, draw and away follow
from two thresholds, half a goal either side of level. The position counts as the chance that the next goal is scored
at once. Several seats: the expected money of each, converted to chances by a softmax that becomes more certain
towards the end. `scripts/fit_report.py` fits the weights and validates them on held-out matches
(docs/guides/match-report.md has the figures).
"""

from __future__ import annotations

from functools import lru_cache
from math import exp, sqrt
from typing import Any, Final

SHOOTOUT_KICKS: Final = 5
SURE: Final = 60.0
"""Beyond this the logistic function is treated as 0 or 1."""


def sigmoid(x: float) -> float:
    if x < -SURE:
        return 0.0
    return 1.0 if x > SURE else 1.0 / (1.0 + exp(-x))


def two_teams(w: dict[str, float], f: dict[str, Any]) -> tuple[float, float]:
    """The chances that home and that away lead at the end of normal time; the remainder is a draw.

    The position counts as the chance that the next goal is scored at once, so it is never worth as much as that goal:
    even in front of an open goal, the goal itself still raises the chance of winning. A shot in progress (`shot`, if
    the game knows it) counts with its exact odds, without a weight.
    """
    soon = 1 - (1 - f.get("shot", 0.0)) * exp(-w["edge"] * abs(f["edge"]))
    before = _ahead(w, f, f["lead"])
    after = _ahead(w, f, f["lead"] + (1 if f["edge"] > 0 else -1)) if soon else before
    return (
        (1 - soon) * before[0] + soon * after[0],
        (1 - soon) * before[1] + soon * after[1],
    )


def _ahead(w: dict[str, float], f: dict[str, Any], lead: int) -> tuple[float, float]:
    """The same for a given lead, regardless of where the ball is."""
    left = f["left"]
    mean = left * (w["home"] + w["men"] * f["men"] + w.get("class", 0.0) * f.get("class", 0.0))
    spread = w["spread"] * left ** w["pace"] + w["still"]
    ahead = lead + mean
    return sigmoid((ahead - 0.5) / spread), sigmoid((-ahead - 0.5) / spread)


@lru_cache(maxsize=4096)
def shoot_out(taken: tuple[int, int], scored: tuple[int, int], chance: float) -> float:
    """The chance that home wins a shoot-out (five kicks each, then pairs), if every kick has the same chance."""
    if taken[0] >= SHOOTOUT_KICKS and taken[1] >= SHOOTOUT_KICKS and taken[0] == taken[1]:
        return 0.5 if scored[0] == scored[1] else float(scored[0] > scored[1])
    left = [max(0, SHOOTOUT_KICKS - kicks) for kicks in taken]
    if max(taken) >= SHOOTOUT_KICKS:
        left = [max(taken) - kicks for kicks in taken]
    if scored[0] > scored[1] + left[1]:
        return 1.0
    if scored[1] > scored[0] + left[0]:
        return 0.0
    team = 0 if left[0] >= left[1] else 1
    went = (taken[0] + 1, taken[1]) if team == 0 else (taken[0], taken[1] + 1)
    hit = (scored[0] + 1, scored[1]) if team == 0 else (scored[0], scored[1] + 1)
    return chance * shoot_out(went, hit, chance) + (1 - chance) * shoot_out(went, scored, chance)


def table(w: dict[str, float], f: dict[str, Any]) -> list[float]:
    """The chance of each seat of finishing with the most money."""
    seats = len(f["cash"])
    sure = w["certain"] * (w["early"] + f["played"])
    shares = _softmax([sure * right for right in f["rights"]])
    left = f["rounds"] + 1 - f["played"]
    worth = [f["cash"][seat] + f["pot"] * shares[seat] for seat in range(seats)]
    return _softmax([w["money"] * value / 10 / sqrt(left + w["late"]) for value in worth])


def _softmax(values: list[float]) -> list[float]:
    top = max(values)
    parts = [exp(max(-SURE, value - top)) for value in values]
    return [part / sum(parts) for part in parts]


def chances(w: dict[str, float], f: dict[str, Any], draws: bool) -> list[float]:
    """The chance of each seat at a moment; with two teams the remainder to 1 is the chance of a draw."""
    if "cash" in f:
        return table(w, f)
    if "kicks" in f:
        home = shoot_out(tuple(f["kicks"][0]), tuple(f["kicks"][1]), w["kick"])
        return [home, 1 - home]
    home, away = two_teams(w, f)
    if draws:
        return [home, away]
    level = max(0.0, 1 - home - away)
    return [home + level / 2, away + level / 2]

"""How likely each seat is to win, from the figures of a position: a small logistic model for each game.

Two teams: the final lead is the lead now plus what is still to come, which is logistic around a mean (men and
class over the time left) with a spread that shrinks with the time left. So chances of home, draw and away
follow from two cuts, half a goal either side of level. The position is the chance that the next goal falls at
once. A table of several: the money each may expect, made into chances by a softmax that grows surer towards
the end. `scripts/fit_report.py` found the weights and checks them on matches that it has not seen
(docs/guides/match-report.md has the figures).
"""

from __future__ import annotations

from functools import lru_cache
from math import exp, sqrt
from typing import Any, Final

SHOOTOUT_KICKS: Final = 5
SURE: Final = 60.0
"""Beyond this a logistic is 0 or 1 for all purposes."""


def sigmoid(x: float) -> float:
    if x < -SURE:
        return 0.0
    return 1.0 if x > SURE else 1.0 / (1.0 + exp(-x))


def two_teams(w: dict[str, float], f: dict[str, Any]) -> tuple[float, float]:
    """The chances that home and that away lead at the end of normal time; the rest is a draw.

    The position counts as the chance that the next goal falls at once, so it is never worth as much as that goal: also
    in front of an open goal, the goal itself is what raises the chance of winning. A shot that is on (`shot`, where a
    game knows it) counts as what its dice say, and no weight makes more of it.
    """
    soon = 1 - (1 - f.get("shot", 0.0)) * exp(-w["edge"] * abs(f["edge"]))
    before = _ahead(w, f, f["lead"])
    after = _ahead(w, f, f["lead"] + (1 if f["edge"] > 0 else -1)) if soon else before
    return (
        (1 - soon) * before[0] + soon * after[0],
        (1 - soon) * before[1] + soon * after[1],
    )


def _ahead(w: dict[str, float], f: dict[str, Any], lead: int) -> tuple[float, float]:
    """The same for a lead, wherever the ball is."""
    left = f["left"]
    mean = left * (w["home"] + w["men"] * f["men"] + w.get("class", 0.0) * f.get("class", 0.0))
    spread = w["spread"] * left ** w["pace"] + w["still"]
    ahead = lead + mean
    return sigmoid((ahead - 0.5) / spread), sigmoid((-ahead - 0.5) / spread)


@lru_cache(maxsize=4096)
def shoot_out(taken: tuple[int, int], scored: tuple[int, int], chance: float) -> float:
    """That home wins a shoot-out of five kicks each and then pair by pair, every kick scored with the same chance."""
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
    """The chance of each seat to end with the most money."""
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
    """The chance of each seat at a moment; of two teams what is missing to one is the draw."""
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

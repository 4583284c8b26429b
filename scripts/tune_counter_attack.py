"""Look for better weights of the Counter Attack opponents by self-play.

    python scripts/tune_counter_attack.py --minutes 10 --workers 16 --seed 1 --out tuned.json

First half of the time: every pair of matches (same dice, sides exchanged) tries weights drawn at random
around the present ones against `medium`. A ridge regression of the goal difference on all weights at once
tells which of them matter. Second half: the present weights and steps along the regression play on, and the
table of their results is written with everything else, so that a person can choose.
"""

from __future__ import annotations

import argparse
import json
import math
import multiprocessing
import time
from collections.abc import Iterator
from dataclasses import asdict, fields, replace
from typing import Any

from dugout.bots.base import Budget
from dugout.core.dice import Roller
from dugout.core.ids import CHANCE
from dugout.core.values import Setup
from dugout.games.counter_attack.judgement.weights import KEEN, Weights
from dugout.games.counter_attack.parts.opponents.hard import HardBot
from dugout.games.counter_attack.parts.opponents.medium import MediumBot
from dugout.games.counter_attack.parts.opponents.player import Player
from dugout.games.registry import game

RULES = game("counter-attack")
UNLIMITED = 10**9
SPREAD = math.log(2.2)
SCALED = (
    "base", "ahead", "near", "miss", "counter", "home", "support", "approach", "crowd", "spread", "offside",
    "idle", "foul", "penalty", "beaten", "press", "cover", "shift", "chance",
)  # fmt: skip
"""Weights that are multiplied by something from 1/2.2 to 2.2."""
RANGES = {
    "tempo": (-0.03, 0.02), "deny": (0.3, 2.0), "through": (1.0, 1.0), "last_runs": (1.0, 1.0), "mood": (1.0, 1.0),
}  # fmt: skip
"""Weights that are drawn from a range; those of SWITCHES are 0 half of the time."""
SWITCHES = ("deny", "through", "last_runs", "mood")
RIDGE = 4.0


def uniform(roller: Roller, low: float, high: float) -> float:
    return low + (high - low) * roller.below(1 << 20) / (1 << 20)


def drawn(roller: Roller) -> Weights:
    """Weights at random around the present ones."""
    changes: dict[str, Any] = {}
    for name in SCALED:
        changes[name] = getattr(KEEN, name) * math.exp(uniform(roller, -SPREAD, SPREAD))
    for name, (low, high) in RANGES.items():
        off = name in SWITCHES and roller.chance(1, 2)
        changes[name] = 0.0 if off else uniform(roller, low, high)
    return replace(KEEN, **changes)


def features(w: Weights) -> list[float]:
    """What the regression sees of weights."""
    row = [1.0]
    row += [math.log(getattr(w, name) / getattr(KEEN, name)) / SPREAD for name in SCALED]
    for name, (low, high) in RANGES.items():
        value = getattr(w, name)
        if name in SWITCHES:
            row.append(1.0 if value else 0.0)
        if high > low:
            row.append(
                (value - (low + high) / 2) / (high - low) * 2 if value or name not in SWITCHES else 0.0
            )
    return row


def feature_names() -> list[str]:
    names = ["constant", *SCALED]
    for name, (low, high) in RANGES.items():
        if name in SWITCHES:
            names.append(f"{name} on")
        if high > low:
            names.append(name)
    return names


def play(tried: Weights, seed: str, turn: int) -> tuple[int, float]:
    """One match of `hard` with the weights tried against `medium`: goal difference and points."""
    state = RULES.new(Setup(2, {}, RULES.version))
    dice, mind = Roller(seed), Roller(f"{seed}/mind")
    table: list[Player] = [MediumBot(), MediumBot()]
    table[turn] = HardBot(Budget(UNLIMITED), tried)
    while True:
        pending = RULES.pending(state)
        if pending.over:
            gap = state.score[turn] - state.score[1 - turn]
            return gap, 1.0 if gap > 0 else 0.5 if gap == 0 else 0.0
        if pending.chance:
            RULES.apply(state, CHANCE, dice.face(RULES.chances(state)))
            continue
        seat = pending.seats[0]
        legal = list(RULES.legal(state, seat))
        table[seat].start_thinking()
        choice = table[seat].answer(RULES, state, seat, legal, mind) if len(legal) > 1 else legal[0]
        RULES.apply(state, seat, choice)


def play_pair(task: tuple[str, dict[str, Any], str]) -> tuple[str, dict[str, Any], float, float]:
    """Two matches with the same dice, the sides exchanged: mean goal difference and points."""
    name, values, seed = task
    results = [play(Weights(**values), seed, turn) for turn in (0, 1)]
    return name, values, sum(row[0] for row in results) / 2, sum(row[1] for row in results) / 2


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Gauss with pivots."""
    size = len(right)
    rows = [[*matrix[i], right[i]] for i in range(size)]
    for i in range(size):
        pivot = max(range(i, size), key=lambda k: abs(rows[k][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        for k in range(size):
            if k != i and rows[k][i]:
                factor = rows[k][i] / rows[i][i]
                rows[k] = [a - factor * b for a, b in zip(rows[k], rows[i], strict=True)]
    return [rows[i][size] / rows[i][i] for i in range(size)]


def regression(rows: list[tuple[list[float], float]]) -> tuple[list[float], list[float]]:
    """Coefficients and their standard errors."""
    size = len(rows[0][0])
    matrix = [[RIDGE if i == k and i else 0.0 for k in range(size)] for i in range(size)]
    right = [0.0] * size
    for row, value in rows:
        for i in range(size):
            right[i] += row[i] * value
            for k in range(size):
                matrix[i][k] += row[i] * row[k]
    found = solve(matrix, right)
    squares = sum((value - sum(a * b for a, b in zip(row, found, strict=True))) ** 2 for row, value in rows)
    noise = squares / max(1, len(rows) - size)
    errors: list[float] = []
    for i in range(size):
        unit = [1.0 if k == i else 0.0 for k in range(size)]
        errors.append(math.sqrt(max(0.0, noise * solve(matrix, unit)[i])))
    return found, errors


def step(found: dict[str, tuple[float, float]], size: float) -> Weights:
    """Weights moved along what the regression is sure enough of."""
    changes: dict[str, Any] = {}
    for name in SCALED:
        value, error = found[name]
        pull = max(-1.0, min(1.0, value / max(1e-9, 2 * error)))
        changes[name] = getattr(KEEN, name) * math.exp(size * SPREAD * pull)
    for name, (low, high) in RANGES.items():
        pull = 0.0
        if name in found:
            value, error = found[name]
            pull = max(-1.0, min(1.0, value / max(1e-9, 2 * error))) * size
        changes[name] = (low + high) / 2 + (high - low) / 2 * pull
        if name in SWITCHES and found[f"{name} on"][0] <= 0:
            changes[name] = 0.0
    return replace(KEEN, **changes)


def explore(seed: str, until: float) -> Iterator[tuple[str, dict[str, Any], str]]:
    number = 0
    while time.monotonic() < until:
        number += 1
        yield "drawn", asdict(drawn(Roller(f"{seed}/weights/{number}"))), f"{seed}/{number}"


def confirm(table: dict[str, Weights], seed: str, until: float) -> Iterator[tuple[str, dict[str, Any], str]]:
    number = 0
    while time.monotonic() < until:
        number += 1
        for name, weights in table.items():
            yield name, asdict(weights), f"{seed}/confirm/{number}"


def throttled(tasks: Iterator[Any], ahead: multiprocessing.synchronize.Semaphore) -> Iterator[Any]:
    """Hand out tasks no faster than they are done, so that the clock can stop them."""
    for task in tasks:
        ahead.acquire()
        yield task


def run(pool: Any, tasks: Iterator[Any], workers: int) -> list[tuple[str, dict[str, Any], float, float]]:
    ahead = multiprocessing.Semaphore(2 * workers)
    done: list[tuple[str, dict[str, Any], float, float]] = []
    for row in pool.imap_unordered(play_pair, throttled(tasks, ahead)):
        ahead.release()
        done.append(row)
    return done


def standing(rows: list[tuple[str, dict[str, Any], float, float]]) -> dict[str, dict[str, float]]:
    """Points and goal difference of each name."""
    table: dict[str, dict[str, float]] = {}
    for name in sorted({row[0] for row in rows}):
        points = [row[3] for row in rows if row[0] == name]
        goals = [row[2] for row in rows if row[0] == name]
        mean = sum(points) / len(points)
        spread = math.sqrt(
            sum((value - mean) ** 2 for value in points) / max(1, len(points) - 1) / len(points)
        )
        table[name] = {
            "matches": 2 * len(points),
            "points": round(mean, 4),
            "error": round(spread, 4),
            "goals": round(sum(goals) / len(goals), 3),
        }
    return table


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--out", required=True)
    chosen = parser.parse_args()
    start = time.monotonic()
    half, end = start + 33 * chosen.minutes, start + 60 * chosen.minutes
    with multiprocessing.Pool(chosen.workers) as pool:
        rows = run(pool, explore(chosen.seed, half), chosen.workers)
        seen = [(features(Weights(**values)), max(-2.0, min(2.0, goals))) for _n, values, goals, _p in rows]
        coefficients, errors = regression(seen)
        found = dict(zip(feature_names(), zip(coefficients, errors, strict=True), strict=True))
        table = {"present": KEEN, "half step": step(found, 0.5), "whole step": step(found, 1.0)}
        played = run(pool, confirm(table, chosen.seed, end), chosen.workers)
    report = {
        "drawn": len(rows),
        "regression": {name: [round(value, 4), round(error, 4)] for name, (value, error) in found.items()},
        "standing": standing(played + rows),
        "weights": {name: asdict(weights) for name, weights in table.items()},
        "fields": [field.name for field in fields(Weights)],
        "rows": [[features(Weights(**values)), goals, points] for _n, values, goals, points in rows],
    }
    with open(chosen.out, "w", encoding="utf-8") as file:
        json.dump(report, file)
    print(json.dumps({key: report[key] for key in ("drawn", "standing")}, indent=1))
    for name, (value, error) in found.items():
        print(f"{name:14} {value:+.3f} ± {error:.3f}")


if __name__ == "__main__":
    main()

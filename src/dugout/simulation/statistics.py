"""What many matches say: counts, shares with intervals, times."""

from __future__ import annotations

import math
from array import array
from collections.abc import Sequence
from typing import Any

from dugout.core.values import Result
from dugout.simulation.match import Outcome


def points(result: Result, seat: int, by_scores: bool) -> float:
    """A seat's part of one match, 0 to 1: its share of all scores, or 1 for a win and ½ for a draw."""
    if by_scores and result.scores:  # a match that was forfeited has none
        total = sum(result.scores)
        return result.scores[seat] / total if total else 1 / len(result.scores)
    if result.places[seat] > 1:
        return 0.0
    return 1.0 / result.places.count(1)


class Standing:
    """How one entry of an arena has done."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.wins = 0
        self.draws = 0
        self.losses = 0
        self.groups: list[float] = []
        self.seconds = array("d")
        self.nodes = 0
        self.forfeits = 0
        self.last_forfeit = ""

    def add_result(self, result: Result, seat: int) -> None:
        if result.places[seat] > 1:
            self.losses += 1
        elif result.places.count(1) > 1:
            self.draws += 1
        else:
            self.wins += 1

    def to_json(self) -> dict[str, Any]:
        mean, low, high = interval95(self.groups)
        return {
            "name": self.name,
            "points_share": round(mean, 4),
            "interval95": [round(low, 4), round(high, 4)],
            "wins": self.wins,
            "draws": self.draws,
            "losses": self.losses,
            "decisions": len(self.seconds),
            "mean_seconds": round(sum(self.seconds) / max(1, len(self.seconds)), 6),
            "p95_seconds": round(percentile(self.seconds, 95), 6),
            "nodes_per_second": round(self.nodes / max(sum(self.seconds), 1e-9)),
            "forfeits": self.forfeits,
            "last_forfeit": self.last_forfeit,
        }


class Arena:
    """Standings of all entries. Matches that share dice count as one observation."""

    def __init__(self, levels: Sequence[str], by_scores: bool) -> None:
        self.standings = [Standing(level) for level in levels]
        self.by_scores = by_scores
        self._group: list[list[float]] = [[] for _ in levels]

    def add(self, outcome: Outcome) -> None:
        for seat, entry in enumerate(outcome.plan.seating):
            standing = self.standings[entry]
            standing.add_result(outcome.result, seat)
            if outcome.forfeit and outcome.result.places[seat] > 1:
                standing.forfeits += 1
                standing.last_forfeit = outcome.forfeit
            standing.seconds.extend(outcome.seconds[entry])
            standing.nodes += outcome.nodes[entry] if outcome.nodes else 0
            self._group[entry].append(points(outcome.result, seat, self.by_scores))
        if len(self._group[0]) == len(self.standings):
            self._close_group()

    def _close_group(self) -> None:
        for standing, group in zip(self.standings, self._group, strict=True):
            standing.groups.append(sum(group) / len(group))
            group.clear()

    def to_json(self) -> list[dict[str, Any]]:
        if self._group[0]:
            self._close_group()
        return [standing.to_json() for standing in self.standings]


def interval95(values: Sequence[float]) -> tuple[float, float, float]:
    """Mean of independent observations with its 95 % interval (normal approximation)."""
    count = len(values)
    if count == 0:
        return 0.0, 0.0, 1.0
    mean = sum(values) / count
    if count == 1:
        return mean, 0.0, 1.0
    variance = sum((value - mean) ** 2 for value in values) / (count - 1)
    half = 1.96 * math.sqrt(variance / count)
    return mean, max(0.0, mean - half), min(1.0, mean + half)


def percentile(values: Sequence[float], percent: int) -> float:
    """The smallest value that `percent` of all values do not exceed."""
    if not values:
        return 0.0
    ordered = sorted(values)
    return ordered[max(0, math.ceil(len(ordered) * percent / 100) - 1)]

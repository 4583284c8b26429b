"""Statistics of many matches: counts, shares with intervals, times."""

from __future__ import annotations

import math
from array import array
from collections.abc import Sequence
from typing import Any

from dugout.core.values import Result, shares
from dugout.simulation.match import Outcome


def points(result: Result, seat: int, by_scores: bool) -> float:
    """A seat's share of one match, 0 to 1: its share of all scores, or 1 for a win and ½ for a draw."""
    if by_scores and result.scores:  # a match that was forfeited has none
        total = sum(result.scores)
        return result.scores[seat] / total if total else 1 / len(result.scores)
    return shares(result.places)[seat]


class Standing:
    """The results of one entry of an arena."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.wins = 0
        self.draws = 0
        self.losses = 0
        self.groups: list[float] = []
        self.adjusted: list[float] = []
        """The same minus the luck of the dice, if it was computed."""
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
            **self.adjusted_to_json(),
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

    def adjusted_to_json(self) -> dict[str, Any]:
        """The share minus luck, the remaining fraction of the variance, and the mean luck with its standard error."""
        if not self.adjusted:
            return {}
        mean, low, high = interval95(self.adjusted)
        luck = [plain - less for plain, less in zip(self.groups, self.adjusted, strict=True)]
        left = variance(self.adjusted) / max(variance(self.groups), 1e-12)
        return {
            "adjusted_share": round(mean, 4),
            "adjusted95": [round(low, 4), round(high, 4)],
            "variance_left": round(left, 3),
            "luck": round(sum(luck) / len(luck), 4),
            "luck_error": round(math.sqrt(variance(luck) / len(luck)), 4),
        }


class Arena:
    """Standings of all entries. Matches that share dice count as one observation."""

    def __init__(self, levels: Sequence[str], by_scores: bool) -> None:
        self.standings = [Standing(level) for level in levels]
        self.by_scores = by_scores
        self._group: list[list[float]] = [[] for _ in levels]
        self._luck: list[list[float]] = [[] for _ in levels]

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
            if outcome.luck:
                self._luck[entry].append(outcome.luck[seat])
        if len(self._group[0]) == len(self.standings):
            self._close_group()

    def _close_group(self) -> None:
        for standing, group, luck in zip(self.standings, self._group, self._luck, strict=True):
            standing.groups.append(sum(group) / len(group))
            if luck:
                standing.adjusted.append((sum(group) - sum(luck)) / len(group))
            group.clear()
            luck.clear()

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
    half = 1.96 * math.sqrt(variance(values) / count)
    return mean, max(0.0, mean - half), min(1.0, mean + half)


def variance(values: Sequence[float]) -> float:
    """The variance of independent observations; 0 for fewer than two."""
    if len(values) < 2:
        return 0.0
    mean = sum(values) / len(values)
    return sum((value - mean) ** 2 for value in values) / (len(values) - 1)


def percentile(values: Sequence[float], percent: int) -> float:
    """The smallest value that `percent` of all values do not exceed."""
    if not values:
        return 0.0
    ordered = sorted(values)
    return ordered[max(0, math.ceil(len(ordered) * percent / 100) - 1)]

"""The curve of the chances to win over a match, by the formulas of `winning`."""

from __future__ import annotations

from typing import NamedTuple

from dugout.report.contract import reporting
from dugout.report.facts import Facts, Moment
from dugout.report.winning import chances


class Point(NamedTuple):
    """A point of the curve: each seat's chance to win. Of two teams what is missing to one is the draw."""

    when: Moment
    chances: list[float]


def curve(facts: Facts) -> list[Point]:
    """The chances at every sample, and certainty at the end."""
    draws = bool(facts.extra.get("draws"))
    weights = reporting.of(facts.game).weights() if facts.samples else {}
    points = [Point(sample.when, chances(weights, sample.figures, draws)) for sample in facts.samples]
    if facts.places:
        best = [place == 1 for place in facts.places]
        level = all(best) and draws
        won = [0.0] * facts.seats if level else [float(one) / sum(best) for one in best]
        points.append(Point(facts.now, won))
    return points

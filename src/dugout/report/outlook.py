"""The curve of the chances of winning over a match, by the formulas of `winning`."""

from __future__ import annotations

from bisect import bisect_left
from typing import NamedTuple

from dugout.report.contract import reporting
from dugout.report.facts import GOAL, Facts, Moment
from dugout.report.winning import chances


class Point(NamedTuple):
    """A point of the curve: each seat's chance of winning. With two teams the remainder is the draw."""

    when: Moment
    chances: list[float]


def curve(facts: Facts) -> list[Point]:
    """The chances at every sample and every goal, and certainty at the end."""
    draws = bool(facts.extra.get("draws"))
    weights = reporting.of(facts.game).weights() if facts.samples else {}
    points = [Point(sample.when, chances(weights, sample.figures, draws)) for sample in facts.samples]
    if facts.places:
        best = [place == 1 for place in facts.places]
        level = all(best) and draws
        won = [0.0] * facts.seats if level else [float(one) / sum(best) for one in best]
        points.append(Point(facts.now, won))
    given_up = facts.reason.startswith("match.")
    return _with_goals(points, facts, len(points) - given_up)


def _with_goals(points: list[Point], facts: Facts, by_rules: int) -> list[Point]:
    """Every goal gets its own point, in its own minute, with the value of the next point: the next action begins after
    the kick-off, which may be minutes later. `by_rules` is the number of points before somebody gave up."""
    known = {(point.when.at, point.when.clock) for point in points}
    for mark in facts.marks:
        if mark.kind != GOAL or (mark.when.at, mark.when.clock) in known:
            continue
        place = bisect_left(points, mark.when.at, key=_at)
        if place < by_rules:
            points.insert(place, Point(mark.when, points[place].chances))
            by_rules += 1
    return points


def _at(point: Point) -> int:
    return point.when.at

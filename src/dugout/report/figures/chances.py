"""The curve of the chances of winning, with the goals on it."""

from __future__ import annotations

from bisect import bisect_left
from typing import Final

from dugout.report.draw import curve
from dugout.report.draw.curve import Flag
from dugout.report.match import Match
from dugout.report.model import Drawing, Figure, Table

MOST_ROWS: Final = 24
WIDE: Final = (840, 300)
NARROW: Final = (360, 260)


def figure(m: Match) -> Figure | None:
    """None if a match ended before anything could be evaluated."""
    if len(m.curve) < 2:
        return None
    label = m.words("chances-label", names=", ".join(m.words.names))
    draw = _two_teams if m.is_pitch else _table
    return Figure(
        id="chances",
        title=m.words("chances"),
        note=m.words("chances-note" if m.is_pitch else "chances-note-table"),
        drawing=Drawing(wide=draw(m, label, *WIDE), narrow=draw(m, label, *NARROW), label=label),
        tables=[_rows(m)],
    )


def index_of(m: Match, at: int) -> int:
    """The first point of the curve that includes what happened at a moment."""
    return min(bisect_left([point.when.at for point in m.curve], at), len(m.curve) - 1)


def _two_teams(m: Match, label: str, width: float, height: float) -> str:
    goals = [
        Flag(index_of(m, mark.when.at), m.words.score(mark.score))
        for mark in m.facts.marks
        if mark.kind == "goal"
    ]
    return curve.two_teams(
        m.curve,
        m.words.names,
        ticks(m, 9 if width > 500 else 5),
        goals,
        m.words.percent(0.5),
        label,
        width,
        height,
    )


def _table(m: Match, label: str, width: float, height: float) -> str:
    percents = [m.words.percent(part / 4) for part in range(5)]
    return curve.table(m.curve, m.facts.letters, ticks(m, 9), percents, label, width, height)


def ticks(m: Match, most: int) -> list[Flag]:
    """Times along the curve, the most important first: the minutes of the goals and other minutes at even distances,
    or the rounds."""
    if not m.is_pitch:
        clocks = [point.when.clock for point in m.curve]
        return [
            Flag(bisect_left(clocks, one.began), m.words("round-short", round=one.number))
            for one in m.facts.rounds
        ]
    last = len(m.curve) - 1
    goals = [index_of(m, mark.when.at) for mark in m.facts.marks if mark.kind == "goal"]
    even = [round(last * part / (most - 1)) for part in range(most)]
    found: dict[str, Flag] = {}
    for spot in (0, last, *goals, *even):
        words = m.clock(m.curve[spot].when)
        found.setdefault(words, Flag(spot, words))
    return list(found.values())


def _rows(m: Match) -> Table:
    """A selection of points: evenly spaced, and every goal."""
    last = len(m.curve) - 1
    chosen = {round(last * part / (MOST_ROWS - 1)) for part in range(MOST_ROWS)}
    chosen |= {index_of(m, mark.when.at) for mark in m.facts.marks if mark.kind in ("goal", "taken")}
    draws = m.is_pitch and bool(m.facts.extra.get("draws"))
    rows = []
    for index in sorted(chosen):
        point = m.curve[index]
        row = [m.clock(point.when), *(m.words.percent(share) for share in point.chances)]
        rows.append([*row, m.words.percent(max(0.0, 1 - sum(point.chances)))] if draws else row)
    head = [m.words("time"), *m.words.names, *([m.words("draw")] if draws else [])]
    return Table(caption=m.words("chances"), head=head, rows=rows)

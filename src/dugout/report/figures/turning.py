"""The three largest swings of the chances, each with a link into the replay."""

from __future__ import annotations

from typing import Final, NamedTuple

from dugout.report.facts import GOAL, MARKS, Mark
from dugout.report.match import Match
from dugout.report.model import Figure, Item

MOST: Final = 3
AGAINST: Final = ("yellow", "red", "injury", "wide", "shootout-miss")
SILENT: Final = ("sub", "second-leg")
"""Entries that do not explain a swing."""
SMALLEST: Final = 0.03
"""Swings below three percentage points are not shown."""


class Swing(NamedTuple):
    """A change by `size` in a seat's chance, between the previous point of the curve and `point`."""

    point: int
    seat: int
    size: float


def figure(m: Match) -> Figure | None:
    items = [item(m, swing) for swing in sorted(swings(m), key=lambda one: one.point)]
    if not items:
        return None
    return Figure(id="turning", title=m.words("turning"), note=m.words("turning-note"), items=items)


def swings(m: Match) -> list[Swing]:
    """The largest swings of the match, from the view of the seat that gained; identical descriptions (a repeated
    goal) only once."""
    found: list[Swing] = []
    last = len(m.curve) - (
        1 if m.facts.reason.startswith("match.") else 0
    )  # giving up is not an event on the pitch
    for index in range(1, last):
        swing = max((swing_of(m, index, seat) for seat in range(m.facts.seats)), key=lambda one: one.size)
        if swing.size >= SMALLEST and mark_of(m, swing) is not None:
            found.append(swing)
    chosen: dict[str, Swing] = {}
    for swing in sorted(found, key=lambda one: -one.size):
        chosen.setdefault(item(m, swing).text, swing)
    return list(chosen.values())[:MOST]


def swing_of(m: Match, index: int, seat: int) -> Swing:
    """A seat's gain at a point; for a goal, the gain since before the attack that led to it."""
    swing = Swing(index, seat, shares_at(m, index)[seat] - shares_at(m, index - 1)[seat])
    mark = mark_of(m, swing)
    return swing._replace(size=gained(m, index, seat)) if mark and mark.kind == GOAL else swing


def gained(m: Match, index: int, seat: int) -> float:
    """A seat's gain at a point over the lower of the two points before: the later may already include the shot."""
    before = min(shares_at(m, back)[seat] for back in range(max(0, index - 2), index))
    return shares_at(m, index)[seat] - before


def shares_at(m: Match, index: int) -> list[float]:
    """The chance of each seat at a point; with two teams a draw counts half."""
    chances = m.curve[index].chances
    if not m.is_pitch:
        return chances
    level = max(0.0, 1 - sum(chances))
    return [chance + level / 2 for chance in chances]


def mark_of(m: Match, swing: Swing) -> Mark | None:
    """The cause: the most important entry between two points that favours the seat that gained."""
    first, last = m.curve[swing.point - 1].when.at, m.curve[swing.point].when.at
    between = [mark for mark in m.facts.marks if first < mark.when.at <= last]
    if m.is_pitch:
        between = [mark for mark in between if mark.kind not in SILENT and helps(mark) == swing.seat]
    return min(between, key=lambda mark: MARKS.index(mark.kind), default=None)


def helps(mark: Mark) -> int:
    """The team that benefits: the other one if a player is sent off, is injured or misses."""
    return 1 - mark.seat if mark.kind in AGAINST else mark.seat


def item(m: Match, swing: Swing) -> Item:
    mark = mark_of(m, swing)
    assert mark is not None
    size = m.words.signed(round(100 * swing.size))
    gain = m.words("swing", gain=size, name=m.name(swing.seat), you=m.words.you(swing.seat))
    return Item(
        at=mark.when.at,
        opens=mark.when.asked,
        kind=mark.kind,
        seat=swing.seat,
        lead=m.clock(mark.when),
        text=m.sentence(mark),
        figure=gain,
    )

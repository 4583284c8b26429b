"""The chances of winning over the match: an area chart for two teams, a line for each seat if there are more."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot
from typing import Final, NamedTuple

from dugout.report.draw import svg
from dugout.report.outlook import Point

NUDGE: Final = 6
MOST_NUDGES: Final = 30
"""The largest number of steps by which a ball on the curve is moved away from texts and other balls."""
FAR: Final = 22
"""A ball farther than this from its point on the curve is connected to it by a line."""


class Flag(NamedTuple):
    """An annotation of the curve: the index of its point, and its text."""

    point: int
    words: str


class Box(NamedTuple):
    """The bounding box of something in the drawing that nothing else may cover."""

    left: float
    top: float
    right: float
    bottom: float

    def meets(self, other: Box) -> bool:
        return (
            self.left < other.right
            and other.left < self.right
            and self.top < other.bottom
            and other.top < self.bottom
        )


class Frame(NamedTuple):
    """The position of the plot inside its drawing."""

    left: float
    top: float
    width: float
    height: float

    def x(self, index: float, last: int) -> float:
        return self.left + self.width * index / max(1, last)

    def y(self, share: float) -> float:
        return self.top + self.height * (1 - share)


def two_teams(
    points: Sequence[Point],
    names: Sequence[str],
    ticks: Sequence[Flag],
    goals: Sequence[Flag],
    half: str,
    label: str,
    width: float,
    height: float,
) -> str:
    """Home at the bottom, away at the top, the draw between them."""
    frame = Frame(4, 4, width - 8, height - 32)
    last = len(points) - 1
    below = [(frame.x(i, last), frame.y(point.chances[0])) for i, point in enumerate(points)]
    above = [(frame.x(i, last), frame.y(1 - point.chances[1])) for i, point in enumerate(points)]
    floor, roof = frame.y(0), frame.y(1)
    right = frame.left + frame.width
    hatch = f"away-{width:g}"
    parts = [
        svg.hatch(hatch, "team-1", "team-1-soft"),
        f'<clipPath id="plot-{width:g}"><rect x="{frame.left}" y="{frame.top}" width="{frame.width:.1f}" '
        f'height="{frame.height:.1f}" rx="10"/></clipPath><g clip-path="url(#plot-{width:g})">',
        svg.rect(frame.left, frame.top, frame.width, frame.height, "draw-soft"),
        svg.path(
            f"{svg.polyline(below)}L{right:.1f} {floor:.1f}L{frame.left:.1f} {floor:.1f}Z", fill="team-0-soft"
        ),
        svg.path(
            f"{svg.polyline(above)}L{right:.1f} {roof:.1f}L{frame.left:.1f} {roof:.1f}Z",
            fill=f"url(#{hatch})",
        ),
        svg.line(frame.left, frame.y(0.5), right, frame.y(0.5), "ink-2", 1, "3 5"),
        svg.path(svg.polyline(above), stroke="team-1", width=2.5),
        svg.path(svg.polyline(below), stroke="team-0", width=2.5),
        "</g>",
        svg.text(frame.left + 12, floor - 12, names[0], 13, "team-0", 700),
        svg.text(frame.left + 12, roof + 22, names[1], 13, "team-1", 700),
        svg.text(right - 8, frame.y(0.5) - 6, half, 11, "ink-2", 600, "end"),
    ]
    parts += tick_words(frame, ticks, last, height)
    parts += _goals(frame, goals, points, last, _words_inside(frame, names, half))
    return svg.picture(width, height, label, parts)


def _words_inside(frame: Frame, names: Sequence[str], half: str) -> list[Box]:
    """The boxes of the names of the teams and of the label of the 50 % line."""
    floor, roof, middle, right = frame.y(0), frame.y(1), frame.y(0.5), frame.left + frame.width
    return [
        Box(frame.left, floor - 26, frame.left + 20 + 8 * len(names[0]), floor),
        Box(frame.left, roof, frame.left + 20 + 8 * len(names[1]), roof + 28),
        Box(right - 16 - 7 * len(half), middle - 18, right, middle),
    ]


def tick_words(frame: Frame, ticks: Sequence[Flag], last: int, height: float) -> list[str]:
    """Labels below the plot; if two would overlap, the first in the list is kept."""
    parts: list[str] = []
    taken: list[tuple[float, float]] = []
    for tick in ticks:
        x = frame.x(tick.point, last)
        room = 7 * len(tick.words) + 16
        left, right = x - room / 2, x + room / 2
        meets = any(left < end and start < right for start, end in taken)
        if meets or (right > frame.left + frame.width + 4 and tick.point != last):
            continue
        anchor = "start" if tick.point == 0 else "end" if tick.point == last else "middle"
        parts.append(svg.text(x, height - 8, tick.words, 12, "ink-3", 600, anchor))
        taken.append((left, right))
    return parts


def _goals(
    frame: Frame, goals: Sequence[Flag], points: Sequence[Point], last: int, words: list[Box]
) -> list[str]:
    """A ball where the curve jumps, with the score below it; balls that would cover something are moved."""
    parts: list[str] = []
    taken = list(words)
    for goal in goals:
        at = frame.x(goal.point, last), frame.y(points[goal.point].chances[0])
        x, y = _free_spot(frame, at, taken)
        taken.append(_ball_box(x, y))
        if hypot(x - at[0], y - at[1]) > FAR:
            parts.append(svg.line(at[0], at[1], x, y, "ink-2", 1))
        parts.append(svg.ball(x, y, 10))
        parts.append(
            f'<g paint-order="stroke" stroke="var(--surface)" stroke-width="4" stroke-linejoin="round">'
            f"{svg.text(x, y + 25, goal.words, 13, 'ink', 800, 'middle')}</g>"
        )
    return parts


def _ball_box(x: float, y: float) -> Box:
    return Box(x - 18, y - 12, x + 18, y + 29)


def _free_spot(frame: Frame, at: tuple[float, float], taken: Sequence[Box]) -> tuple[float, float]:
    """The nearest position for a ball and its score that covers nothing; its own if there is none."""
    left, right, top, floor = frame.left + 19, frame.left + frame.width - 19, frame.top + 14, frame.y(0) - 32
    own = min(max(at[0], left), right), min(max(at[1], top), floor)
    around = [
        (x, y)
        for x in (own[0] + step * NUDGE for step in range(-MOST_NUDGES, MOST_NUDGES + 1))
        for y in (own[1] + step * NUDGE for step in range(-MOST_NUDGES, MOST_NUDGES + 1))
        if left <= x <= right and top <= y <= floor
    ]
    around.sort(key=lambda spot: hypot(spot[0] - own[0], spot[1] - own[1]))
    return next((spot for spot in around if not any(_ball_box(*spot).meets(box) for box in taken)), own)


def framed(width: float, height: float) -> Frame:
    """A plot with room for labels below and at both sides."""
    return Frame(40, 10, width - 40 - 34, height - 10 - 30)


def levels(frame: Frame, words: Sequence[str]) -> list[str]:
    """Evenly spaced grid lines, from bottom to top, each with its label."""
    parts: list[str] = []
    for number, text in enumerate(words):
        y = frame.y(number / (len(words) - 1))
        parts.append(svg.line(frame.left, y, frame.left + frame.width, y, "line"))
        parts.append(svg.text(frame.left - 6, y + 4, text, 11, "ink-3", 600, "end"))
    return parts


def table(
    points: Sequence[Point],
    letters: Sequence[str],
    ticks: Sequence[Flag],
    percents: Sequence[str],
    label: str,
    width: float,
    height: float,
) -> str:
    """One line for each seat, distinguished by colour, dashes and the letter at its end."""
    frame = framed(width, height)
    last = len(points) - 1
    parts = levels(frame, percents)
    for tick in ticks:
        x = frame.x(tick.point, last)
        if tick.point not in (0, last):
            parts.append(svg.line(x, frame.top, x, frame.y(0), "line-strong", 1, "2 4"))
    parts += tick_words(frame, ticks, last, height)
    for seat in range(len(letters)):
        way = [(frame.x(i, last), frame.y(point.chances[seat])) for i, point in enumerate(points)]
        parts.append(
            svg.path(svg.polyline(way), stroke=f"seat-{seat}", width=2.5, dash=svg.SERIES_DASHES[seat])
        )
    parts += ends(frame, points[-1].chances if points else [], letters)
    return svg.picture(width, height, label, parts)


def ends(frame: Frame, values: Sequence[float], letters: Sequence[str]) -> list[str]:
    """The letter of each seat at the end of its line, moved apart where two would overlap."""
    order = sorted(range(len(values)), key=lambda seat: -values[seat])
    parts: list[str] = []
    before = -100.0
    most = frame.y(0) + 8
    places: list[float] = []
    for seat in order:
        before = max(frame.y(values[seat]), before + 20)
        places.append(before)
    over = max(0.0, places[-1] - most) if places else 0.0
    for number in range(len(places) - 1, -1, -1):
        places[number] = (
            min(places[number], most - 20 * (len(places) - 1 - number)) if over else places[number]
        )
    for seat, y in zip(order, places, strict=True):
        x = frame.left + frame.width + 18
        parts.append(svg.circle(x, y, 9.5, f"seat-{seat}"))
        parts.append(svg.text(x, y + 4, letters[seat], 11, "surface", 800, "middle"))
    return parts

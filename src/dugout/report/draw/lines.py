"""Money over rounds, and luck as bars to the left and right of the expected value."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from dugout.report.draw import svg
from dugout.report.draw.curve import Flag, ends, framed, levels, tick_words


def money(
    series: Sequence[Sequence[int]],
    letters: Sequence[str],
    start: str,
    amounts: Sequence[str],
    top: int,
    label: str,
    width: float,
    height: float,
) -> str:
    """The money of each seat after every round."""
    frame = framed(width, height)
    seats, last = len(series[0]), len(series) - 1
    parts = levels(frame, amounts)
    parts += tick_words(frame, [Flag(i, start if i == 0 else str(i)) for i in range(last + 1)], last, height)
    for seat in range(seats):
        aside = (seat - (seats - 1) / 2) * 2.4
        way = [(frame.x(i, last), frame.y(cash[seat] / top) + aside) for i, cash in enumerate(series)]
        parts.append(
            svg.path(svg.polyline(way), stroke=f"seat-{seat}", width=2.8, dash=svg.SERIES_DASHES[seat])
        )
        parts += [svg.circle(x, y, 3.6, f"seat-{seat}", "surface", 1.5) for x, y in way]
    parts += ends(frame, [cash / top for cash in series[-1]], letters)
    return svg.picture(width, height, label, parts)


class Swing(NamedTuple):
    """A deviation from the expected value; `size` from −1 to 1."""

    label: str
    words: str
    size: float
    colour: str


def luck(
    groups: Sequence[tuple[str, Sequence[Swing]]], less: str, more: str, label: str, width: float
) -> str:
    """A group of bars for each kind of chance, a bar for each seat."""
    row, head = 24.0, 26.0
    height = 22 + sum(head + row * len(swings) for _title, swings in groups) + 8
    left = min(170.0, width * 0.34)
    middle = left + (width - left) / 2
    half = (width - left) / 2 - 46
    parts = [
        svg.text(middle - 8, 14, f"◀ {less}", 11, "ink-3", 600, "end"),
        svg.text(middle + 8, 14, f"{more} ▶", 11, "ink-3", 600),
        svg.line(middle, 20, middle, height - 6, "line-strong"),
    ]
    y = 22.0
    for title, swings in groups:
        parts.append(svg.text(0, y + 18, title, 12, "ink-2", 700))
        y += head
        for swing in swings:
            size = max(-1.0, min(1.0, swing.size)) * half
            parts.append(svg.text(0, y + 14, swing.label, 13, "ink"))
            parts.append(svg.rect(min(middle, middle + size), y + 3, max(2, abs(size)), 14, swing.colour, 3))
            edge = middle + size + (6 if size >= 0 else -6)
            anchor = "start" if size >= 0 else "end"
            parts.append(svg.text(edge, y + 14, swing.words, 12, "ink", 700, anchor))
            y += row
    return svg.picture(width, height, label, parts)

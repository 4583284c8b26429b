"""The picture for sharing: score, curve, shots or money, numbers and turning points on one sheet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from dugout.report.draw import svg
from dugout.report.model import Bar, Figure, Item, Report, Table
from dugout.report.palette import DARK, LIGHT, aliases, resolve

WIDTH: Final = 1200.0
MARGIN: Final = 32.0
GAP: Final = 20.0
HEAD: Final = 168.0
LEFT: Final = 700.0
RIGHT: Final = WIDTH - 2 * MARGIN - LEFT - GAP
CURVE: Final = 316.0
LETTER: Final = 0.53
"""The mean width of a letter, as a fraction of the font size."""


def poster(report: Report, dark: bool = False) -> str:
    """One self-contained SVG file."""
    figures = {figure.id: figure for figure in report.figures}
    right, tall = _right(figures)
    rows = max(
        (len(figure.tables[0].rows) for figure in [figures.get("numbers")] if figure and figure.tables),
        default=0,
    )
    tall = max(tall, CURVE + GAP + 84 + 26 * rows, CURVE + GAP + 300)
    height = HEAD + GAP + tall + MARGIN + 16
    parts = [svg.rect(0, 0, WIDTH, height, "paper"), *_head(report), *_left(figures, tall)]
    parts += _card(MARGIN + LEFT + GAP, HEAD + GAP, RIGHT, tall, "")
    parts += right
    parts.append(svg.text(WIDTH - MARGIN, height - 14, "Dugout", 13, "ink-3", 700, "end"))
    drawing = svg.picture(WIDTH, height, report.title, parts, size=True)
    drawing = drawing.replace("<svg ", f'<svg font-family="{svg.FONT}" ', 1)
    colours = DARK if dark else LIGHT
    own = aliases([side.colour for side in report.sides])
    return resolve(drawing, {**colours, **{name: colours[colour] for name, colour in own.items()}})


def _left(figures: dict[str, Figure], tall: float) -> list[str]:
    """The curve, and below it the numbers and the turning points."""
    parts: list[str] = []
    top = HEAD + GAP
    chances = figures.get("chances")
    if chances is not None and chances.drawing is not None:
        parts += _card(MARGIN, top, LEFT, CURVE, chances.title)
        parts.append(svg.inset(MARGIN + 18, top + 48, LEFT - 36, CURVE - 60, chances.drawing.wide))
    half = (LEFT - GAP) / 2
    below, rest = top + CURVE + GAP, tall - CURVE - GAP
    numbers = figures.get("numbers")
    if numbers is not None:
        parts += _card(MARGIN, below, half, rest, numbers.title)
        parts += (
            _bars(numbers.bars, MARGIN + 18, below + 58, half - 36, rest - 62)
            if numbers.bars
            else _table(numbers.tables[0], MARGIN + 18, below + 62, half - 36)
        )
    turning = figures.get("turning")
    if turning is not None:
        parts += _card(MARGIN + half + GAP, below, half, rest, turning.title)
        parts += _items(turning.items, MARGIN + half + GAP + 18, below + 62, half - 36)
    return parts


def _right(figures: dict[str, Figure]) -> tuple[list[str], float]:
    """The shots with their legend, or money and luck; and the height of that."""
    parts: list[str] = []
    x, width = MARGIN + LEFT + GAP + 18, RIGHT - 36
    y = HEAD + GAP
    for name in ("shots", "money", "luck"):
        figure = figures.get(name)
        if figure is None or figure.drawing is None or (name == "luck" and "shots" in figures):
            continue
        drawing = figure.drawing.narrow if name == "luck" else figure.drawing.wide
        high = width * _ratio(drawing)
        parts.append(svg.text(x, y + 32, figure.title, 19, "ink", 800))
        parts.append(svg.inset(x, y + 46, width, high, drawing))
        y += 46 + high + 10
        for row in wrap(figure.note, width, 13) if name == "shots" else []:
            y += 18
            parts.append(svg.text(x, y, row, 13, "ink-2"))
    return parts, y + 18 - HEAD - GAP


def _ratio(drawing: str) -> float:
    """Height by width of a drawing."""
    box = drawing.split('viewBox="0 0 ', 1)[1].split('"', 1)[0].split()
    return float(box[1]) / float(box[0])


def _card(x: float, y: float, width: float, height: float, title: str) -> list[str]:
    return [
        svg.rect(x, y, width, height, "surface", 18),
        f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="18" fill="none" '
        'stroke="var(--line)"/>',
        svg.text(x + 18, y + 32, title, 19, "ink", 800) if title else "",
    ]


def _head(report: Report) -> list[str]:
    parts = [svg.rect(0, 0, WIDTH, HEAD, "night")]
    middle = WIDTH / 2
    if not report.score:
        winners = sorted(report.sides, key=lambda side: side.place)
        parts.append(svg.text(MARGIN + 8, 78, fit(report.title, 1100, 48), 48, "on-night", 800))
        row = " · ".join(f"{side.letter} {side.name} {side.score}".strip() for side in winners)
        parts.append(svg.text(MARGIN + 8, 116, fit(row, 1120, 18), 18, "on-night-2", 600))
        parts.append(svg.text(MARGIN + 8, 144, fit(report.subtitle, 1120, 16), 16, "on-night-2"))
        return parts
    home, away = report.sides
    parts.append(svg.text(middle, 92, report.score, 78, "on-night", 800, "middle"))
    parts.append(svg.text(middle, 136, fit(report.subtitle, 520, 16), 16, "on-night-2", 400, "middle"))
    for side, x, anchor in ((home, MARGIN + 8, "start"), (away, WIDTH - MARGIN - 8, "end")):
        parts.append(svg.text(x, 76, fit(side.name, 390, 36), 36, "on-night", 800, anchor))
        for number, row in enumerate(wrap(side.deeds, 380, 16)[:2]):
            parts.append(svg.text(x, 106 + 22 * number, row, 16, "on-night-2", 400, anchor))
    parts.append(svg.rect(MARGIN + 8, 24, 34, 8, "team-0-soft", 4))
    parts.append(svg.rect(WIDTH - MARGIN - 42, 24, 34, 8, "team-1-soft", 4))
    return parts


def _bars(bars: Sequence[Bar], x: float, y: float, width: float, room: float) -> list[str]:
    """The numbers of both teams side by side."""
    parts: list[str] = []
    each = min(46.0, room / max(1, min(8, len(bars))))
    for number, bar in enumerate(bars[: int(room // each)]):
        line = y + each * number
        track, gap = width - 128, 3.0
        parts.append(svg.text(x, line + 14, bar.values[0], 15, "ink", 700))
        parts.append(svg.text(x + width, line + 14, bar.values[1], 15, "ink", 700, "end"))
        parts.append(
            svg.text(x + width / 2, line + 6, fit(bar.label, track + 40, 12), 12, "ink-3", 400, "middle")
        )
        if bar.share is None:
            parts.append(svg.rect(x + 64, line + 12, track, 7, "line", 3))
            continue
        home = max(4.0, (track - gap) * bar.share)
        parts.append(svg.rect(x + 64, line + 12, home, 7, "team-0", 3))
        parts.append(svg.rect(x + 64 + home + gap, line + 12, max(4.0, track - gap - home), 7, "team-1", 3))
    return parts


def _table(table: Table, x: float, y: float, width: float) -> list[str]:
    """The first columns of a table, as many as fit."""
    parts: list[str] = []
    columns = min(4, len(table.head))
    step = (width - 120) / (columns - 1)
    heads = [wrap(words, step - 6, 12) for words in table.head[:columns]]
    for column, rows in enumerate(heads):
        at, anchor = (x, "start") if column == 0 else (x + 120 + step * column, "end")
        for line, words in enumerate(rows):
            parts.append(svg.text(at, y + 15 * line, words, 12, "ink-3", 600, anchor))
    y += 15 * (max(len(rows) for rows in heads) - 1)
    for number, row in enumerate(table.rows, start=1):
        parts.append(svg.text(x, y + 26 * number, fit(row[0], 130, 14), 14, "ink", 700))
        for column in range(1, columns):
            at = x + 120 + step * column
            parts.append(svg.text(at, y + 26 * number, fit(row[column], step - 6, 15), 15, "ink", 700, "end"))
    return parts


def _items(items: Sequence[Item], x: float, y: float, width: float) -> list[str]:
    parts: list[str] = []
    for item in items:
        parts.append(svg.text(x, y, item.lead, 14, "ink-3", 700))
        parts.append(svg.text(x + width, y, item.figure, 14, "ink", 800, "end"))
        for row in wrap(item.text, width, 14)[:3]:
            y += 20
            parts.append(svg.text(x, y, row, 14, "ink-2"))
        y += 34
    return parts


def fit(words: str, width: float, size: float) -> str:
    """A text truncated to a width, by the mean width of a letter."""
    most = int(width / (size * LETTER))
    return words if len(words) <= most else words[: max(1, most - 1)].rstrip() + "…"


def wrap(words: str, width: float, size: float) -> list[str]:
    """A text wrapped into lines of a width."""
    most = max(4, int(width / (size * LETTER)))
    rows: list[str] = []
    for word in words.split():
        if rows and len(rows[-1]) + 1 + len(word) <= most:
            rows[-1] += f" {word}"
        else:
            rows.append(word)
    return rows

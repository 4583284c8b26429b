"""Plots of a run as plain SVG, for light and dark themes, with the figures as text."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Final

from dugout.simulation.summary import CellSummary, Figure

WIDTH: Final = 760
LABEL: Final = 300
"""Where the bars begin."""
BAR: Final = 22
GAP: Final = 16
HEAD: Final = 64
STYLE: Final = """
  svg { font: 13px system-ui, sans-serif; background: #fff; }
  text { fill: #1b2320; } .muted { fill: #5b6762; } .title { font-size: 17px; font-weight: 600; }
  .axis { stroke: #c9d1cd; } .whisker { stroke: #1b2320; stroke-width: 1.5; }
  .s0 { fill: #1f7a5c; } .s1 { fill: #c2571a; } .s2 { fill: #3b5fa8; } .s3 { fill: #8a4f9e; }
  @media (prefers-color-scheme: dark) {
    svg { background: #141a18; } text { fill: #e6ece9; } .muted { fill: #9daaa4; }
    .axis { stroke: #3a4541; } .whisker { stroke: #e6ece9; }
    .s0 { fill: #4fb892; } .s1 { fill: #e8935a; } .s2 { fill: #86a6e6; } .s3 { fill: #c592d6; }
  }
"""


def write_plots(folder: Path, summaries: Sequence[CellSummary]) -> list[Path]:
    """Plots of points and scores of every entrant, and of the margins of the first seat."""
    folder.mkdir(parents=True, exist_ok=True)
    charts = {
        "points.svg": bar_chart("Share of points", _bars(summaries, "points"), most=1.0, percent=True),
        "scores.svg": bar_chart("Mean score", _bars(summaries, "score")),
        "margins.svg": margins_chart(summaries),
    }
    written = []
    for name, text in charts.items():
        (folder / name).write_text(text, encoding="utf-8", newline="\n")
        written.append(folder / name)
    return written


class Bar:
    """One entrant of one cell."""

    def __init__(self, group: str, label: str, figure: Figure, shade: int) -> None:
        self.group = group
        self.label = label
        self.figure = figure
        self.shade = shade


def _bars(summaries: Sequence[CellSummary], what: str) -> list[Bar]:
    found = []
    for summary in summaries:
        for seat, entrant in enumerate(summary.entrants):
            label = f"{seat + 1} {summary.cell.job.levels[seat]}"
            found.append(Bar(summary.cell.title, label, getattr(entrant, what), seat % 4))
    return found


def bar_chart(title: str, bars: Sequence[Bar], most: float = 0.0, percent: bool = False) -> str:
    """A bar for each entrant, with the 95 % interval as a whisker; cells are groups with a heading."""
    top = most or max((bar.figure.mean + bar.figure.half for bar in bars), default=0.0) or 1.0
    scale = (WIDTH - LABEL - 130) / top
    parts, y, group = [], HEAD, ""
    for bar in bars:
        if bar.group != group:
            group = bar.group
            y += GAP
            parts.append(_text(16, y, group, "muted"))
            y += 8
        parts.append(_bar(bar, y, scale, percent))
        y += BAR + 4
    return _page(title, "Bars are means, whiskers 95 % intervals.", y + 16, parts)


def _bar(bar: Bar, y: float, scale: float, percent: bool) -> str:
    mean, half = bar.figure.mean, bar.figure.half
    low, high = LABEL + max(0.0, mean - half) * scale, LABEL + (mean + half) * scale
    middle = y + BAR / 2
    said = f"{mean:.1%} ± {half:.1%}" if percent else f"{mean:.2f} ± {half:.2f}"
    return "".join(
        (
            f'<rect class="s{bar.shade}" x="{LABEL}" y="{y}" width="{mean * scale:.1f}" height="{BAR}" rx="2"/>',
            f'<line class="whisker" x1="{low:.1f}" y1="{middle}" x2="{high:.1f}" y2="{middle}"/>',
            f'<line class="axis" x1="{LABEL}" y1="{y - 2}" x2="{LABEL}" y2="{y + BAR + 2}"/>',
            _text(LABEL - 8, middle + 4, _short(bar.label), "", "end"),
            _text(high + 8, middle + 4, said),
        )
    )


def margins_chart(summaries: Sequence[CellSummary]) -> str:
    """For each cell, a histogram of the margins of the first seat."""
    parts, y = [], HEAD
    for summary in summaries:
        y += GAP
        parts.append(_text(16, y, summary.cell.title, "muted"))
        parts.append(_histogram(summary, y + 8))
        y += 150
    about = "Score of the first seat less the best of the others; the height is the share of matches."
    return _page("Margins", about, y + 8, parts)


def _histogram(summary: CellSummary, top: float) -> str:
    if not summary.margins:
        return _text(16, top + 60, "no scores", "muted")
    low, high = min(summary.margins), max(summary.margins)
    width = (WIDTH - 32) / (high - low + 1)
    tallest = max(summary.margins.values())
    floor = top + 104
    parts = []
    every = max(1, round(34 / width))
    for margin in range(low, high + 1):
        x, share = 16 + (margin - low) * width, summary.margins[margin] / summary.matches
        height = 88 * summary.margins[margin] / tallest
        shade = 0 if margin > 0 else 1 if margin < 0 else 2
        parts.append(
            f'<rect class="s{shade}" x="{x:.1f}" y="{floor - height:.1f}" width="{max(1.0, width - 2):.1f}"'
            f' height="{height:.1f}"><title>{margin:+d}: {share:.1%}</title></rect>'
        )
        if margin % every == 0:
            parts.append(
                _text(x + width / 2, floor + 16, f"{margin:+d}" if margin else "0", "muted", "middle")
            )
    parts.append(f'<line class="axis" x1="16" y1="{floor}" x2="{WIDTH - 16}" y2="{floor}"/>')
    return "".join(parts)


def _short(label: str) -> str:
    return label if len(label) <= 40 else label[:39] + "…"


def _text(x: float, y: float, words: str, kind: str = "", anchor: str = "start") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" class="{kind}" text-anchor="{anchor}">{escape(words)}</text>'


def _page(title: str, about: str, height: float, parts: Sequence[str]) -> str:
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:.0f}" width="{WIDTH}" role="img">'
    words = f"<title>{escape(title)}</title><desc>{escape(about)}</desc><style>{STYLE}</style>"
    heading = _text(16, 30, title, "title") + _text(16, 50, about, "muted")
    return head + words + heading + "\n".join(parts) + "</svg>\n"

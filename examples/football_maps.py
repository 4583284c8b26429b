#!/usr/bin/env python
"""Pass map, shot map and xG race of one match.

python examples/football_maps.py match.dugout             prints the figures
python examples/football_maps.py match.dugout maps.png    draws them (needs matplotlib; with mplsoccer on its pitch)
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import dugout
from dugout.cli.records import read_records

Rows = list[dict[str, Any]]
COLOURS = {"home": "#1f5fa8", "away": "#b3372b"}

# %% One match as rows


def load(file: str) -> Rows:
    """The first match of a file."""
    _, record = next(iter(read_records(Path(file))))
    rows = dugout.football_events(record)
    return [row for row in rows if row["match"] == 1]


# %% What is drawn


def passes(rows: Rows, side: str) -> Rows:
    return [row for row in rows if row["type"] == "pass" and row["side"] == side]


def shots(rows: Rows, side: str) -> Rows:
    """Without those of a shoot-out."""
    return [row for row in rows if row["type"] == "shot" and row["side"] == side and row["period"] < 5]


def race(rows: Rows, side: str) -> list[tuple[float, float]]:
    """Minute and expected goals so far, a step a shot."""
    steps, total = [(0.0, 0.0)], 0.0
    for shot in shots(rows, side):
        total += shot["xg"]
        steps.append((shot["minute"] + shot["second"] / 60, total))
    return [*steps, (float(rows[-1]["minute"]), total)]


def summary(rows: Rows) -> str:
    lines = []
    for side in COLOURS:
        mine, tried = shots(rows, side), passes(rows, side)
        names = {row["team"] for row in rows if row["side"] == side}
        arrived = sum(row["outcome"] == "complete" for row in tried)
        goals = sum(shot["outcome"] == "goal" for shot in mine)
        worth = sum(shot["xg"] for shot in mine)
        lines.append(
            f"{', '.join(names)}: {goals} goals from {len(mine)} shots, {worth:.2f} xG, {arrived} of {len(tried)} passes"
        )
    return "\n".join(lines)


# %% Draw


def draw(rows: Rows, picture: str) -> None:
    from matplotlib import pyplot

    figure, (left, middle, right) = pyplot.subplots(1, 3, figsize=(18, 5))
    for axes, title in ((left, "Passes"), (middle, "Shots")):
        _pitch(axes)
        axes.set_title(title)
    for side, colour in COLOURS.items():
        for row in passes(rows, side):
            shown = 0.8 if row["outcome"] == "complete" else 0.25
            ends = {"xy": (row["end_x"], row["end_y"]), "xytext": (row["x"], row["y"])}
            left.annotate("", **ends, arrowprops={"arrowstyle": "->", "color": colour, "alpha": shown})
        for row in shots(rows, side):
            full = colour if row["outcome"] == "goal" else "none"
            middle.scatter(row["x"], row["y"], 40 + 600 * row["xg"], facecolors=full, edgecolors=colour)
        minutes, worth = zip(*race(rows, side), strict=True)
        right.step(minutes, worth, where="post", color=colour, label=side)
    right.set_title("xG race")
    right.set_xlabel("minute")
    right.legend()
    figure.savefig(picture, dpi=120, bbox_inches="tight")


def _pitch(axes: Any) -> None:
    try:
        from mplsoccer import Pitch

        Pitch(pitch_type="custom", pitch_length=105, pitch_width=68).draw(ax=axes)
    except ImportError:
        axes.plot([0, 105, 105, 0, 0], [0, 0, 68, 68, 0], color="grey")
        axes.plot([52.5, 52.5], [0, 68], color="grey")
        axes.set_aspect("equal")


if __name__ == "__main__":
    if len(sys.argv) not in (2, 3):
        sys.exit(__doc__)
    found = load(sys.argv[1])
    print(summary(found))
    if len(sys.argv) == 3:
        draw(found, sys.argv[2])

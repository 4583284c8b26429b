"""The figures of a report, one file each: from the facts of a match to a drawing, a table and a sentence about it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from dugout.report.figures import (
    chances,
    fixtures,
    luck,
    money,
    numbers,
    ratings,
    shots,
    territory,
    timeline,
    turning,
)
from dugout.report.match import Match
from dugout.report.model import Figure

FIGURES: Final[tuple[Callable[[Match], Figure | None], ...]] = (
    chances.figure,
    shots.figure,
    money.figure,
    numbers.figure,
    turning.figure,
    luck.figure,
    territory.figure,
    fixtures.figure,
    ratings.figure,
    timeline.figure,
)
"""In the order of the page. A figure that has nothing to show for this game is left out."""


def all_figures(match: Match) -> list[Figure]:
    return [found for make in FIGURES if (found := make(match)) is not None]

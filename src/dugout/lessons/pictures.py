"""Pictures of the rule books, read from `data/diagrams/GAME.toml`: a position and what is drawn over it.

Their captions stand in `diagrams.ftl`, by game and name. Places are written as the game's notation writes them.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Literal


@dataclass(frozen=True)
class Arrow:
    """A way over the board: `plan` (a kick), `played` (one that has happened) or `walk`."""

    kind: Literal["plan", "played", "walk"]
    cells: tuple[str, ...]


@dataclass(frozen=True)
class Picture:
    """`part` are two corners of what is shown; `danger` is hatched, `marks` are dots, `labels` (place, text)."""

    rule: str
    name: str
    position: str
    part: tuple[str, str]
    arrows: tuple[Arrow, ...]
    marks: tuple[str, ...]
    danger: tuple[str, ...]
    labels: tuple[tuple[str, str], ...]


@cache
def pictures(game: str) -> tuple[Picture, ...]:
    """The pictures of a game's book in the order of its rules; none for a book without any."""
    file = files("dugout.lessons") / "data" / "diagrams" / f"{game}.toml"
    if not file.is_file():
        return ()
    data = tomllib.loads(file.read_text(encoding="utf-8"))
    return tuple(_picture(entry) for entry in data["diagram"])


def _picture(entry: dict[str, Any]) -> Picture:
    first, last = entry["part"]
    return Picture(
        rule=entry["rule"],
        name=entry["name"],
        position=entry["position"],
        part=(first, last),
        arrows=tuple(Arrow(arrow["kind"], tuple(arrow["cells"])) for arrow in entry.get("arrows", ())),
        marks=tuple(entry.get("marks", ())),
        danger=tuple(entry.get("danger", ())),
        labels=tuple((place, text) for place, text in entry.get("labels", ())),
    )

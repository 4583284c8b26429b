"""A board as a drawing: its size, its lines, and the outline of each zone of the heat map, as SVG path data."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple


class Box(NamedTuple):
    x: float
    y: float
    width: float
    height: float

    def outline(self) -> str:
        return f"M{self.x:g} {self.y:g}h{self.width:g}v{self.height:g}h{-self.width:g}z"


class Tile(NamedTuple):
    """The lines between cells, as a repeating pattern: its origin, its size, its path."""

    x: float
    y: float
    width: float
    height: float
    path: str


@dataclass(frozen=True)
class Board:
    """Lengths are in the board's own unit: one cell, or the side of a hex."""

    width: float
    height: float
    grass: str
    stripes: list[str]
    lines: list[str]
    goals: list[str]
    zones: dict[str, str]
    tile: Tile

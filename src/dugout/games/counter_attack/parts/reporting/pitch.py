"""The pitch of Counter Attack as a drawing, upright, home attacking upwards in both halves."""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin, sqrt
from typing import Final

from dugout.games.counter_attack.board import COLUMN, HEIGHT, is_pitch
from dugout.games.counter_attack.state import State
from dugout.report.board import Board, Tile
from dugout.report.facts import Place

HALF: Final = sqrt(3) / 2
GOAL_LINE: Final = 55 / 3
"""The distance of a goal line from the centre, in columns: a little beyond the middle of the last column."""
NET: Final = 1.4
LONG: Final = (GOAL_LINE + NET + 0.4) * 1.5
BROAD: Final = (25 + 1.4) * HALF


def spot(c: float, h: float) -> tuple[float, float]:
    """A point of the board on the upright drawing: a team that attacks to the right attacks upwards."""
    return BROAD - HALF * h, LONG - 1.5 * c


def zone(cell: int) -> str:
    """The zone of a hex, as in the client (client/src/games/counter-attack/parts/zones.ts)."""
    long, wide = abs(COLUMN[cell]), abs(HEIGHT[cell])
    if long >= 16 and wide <= 10:
        return "goal-area"
    if long >= 12 and wide <= 15:
        return "penalty-area"
    if wide > 15:
        return "corner" if long >= 15 and wide >= 20 else "wing"
    return "edge" if long >= 8 else "midfield"


def place_of(s: State, cell: int) -> Place:
    """A hex on the drawing, turned so that home attacks upwards in both halves; its name is not turned."""
    ahead = s.direction(0)
    x, y = spot(ahead * COLUMN[cell], ahead * HEIGHT[cell])
    return Place(x, y, f"{COLUMN[cell]},{HEIGHT[cell]}", zone(cell))


def end_of(seat: int, c: float) -> Place:
    """A point in front of the goal that a seat attacks, `c` columns from the middle of the drawing."""
    return Place(*spot(c if seat == 0 else -c, 0))


def zone_of(c: int, h: int) -> str:
    """The zone of the heat map: three columns by six half hexes."""
    return f"{(c + 19) // 3},{(h + 27) // 6}"


@cache
def board() -> Board:
    """CA-2: the pitch upright."""
    corners = [(cos(pi / 3 * k + pi / 6), sin(pi / 3 * k + pi / 6)) for k in range(6)]
    zones: dict[str, str] = {}
    for c in range(-18, 19):
        for h in range(-25, 26):
            if is_pitch(c, h):
                x, y = spot(c, h)
                path = "L".join(f"{x + dx:.2f} {y + dy:.2f}" for dx, dy in corners)
                zones[zone_of(c, h)] = zones.get(zone_of(c, h), "") + f"M{path}z"
    stripes = [
        _ring((step - 0.5) * GOAL_LINE / 5.5, (step + 0.5) * GOAL_LINE / 5.5, 25) for step in range(-5, 6, 2)
    ]
    lines = [_ring(-GOAL_LINE, GOAL_LINE, 25), _line((0, 25), (0, -25))]
    x, y = spot(0, 0)
    lines.append(f"M{x - 5.4:.2f} {y:.2f}a5.4 5.4 0 1 0 10.8 0a5.4 5.4 0 1 0 -10.8 0")
    for end in (1, -1):
        for inner, height in ((11.7, 15), (15.7, 10)):
            lines.append(_ring(end * inner, end * GOAL_LINE, height))
    goals = [_ring(end * GOAL_LINE, end * (GOAL_LINE + NET), 7) for end in (1, -1)]
    grass = _ring(-GOAL_LINE, GOAL_LINE, 25)
    return Board(2 * BROAD, 2 * LONG, grass, stripes, lines, goals, zones, _tile())


def _tile() -> Tile:
    """The pattern of the edges: one whole hex, and the vertical edges of its neighbours."""
    w = 2 * HALF
    path = f"M{HALF:.4f} 0V.5L{w:.4f} 1V2L{HALF:.4f} 2.5L0 2V1L{HALF:.4f} .5M{HALF:.4f} 2.5V3"
    x, y = spot(0, 0)
    return Tile(x, y, w, 3, path)


def _line(*points: tuple[float, float]) -> str:
    return "M" + "L".join("{:.2f} {:.2f}".format(*spot(c, h)) for c, h in points)


def _ring(first: float, last: float, height: float) -> str:
    return _line((first, height), (last, height), (last, -height), (first, -height)) + "z"


def third_of(seat: int, zone: str) -> int:
    """The third of the pitch in which a zone lies, counted from a team's own goal; home attacks the higher columns."""
    along = int(zone.partition(",")[0])
    return min(2, (along if seat == 0 else 12 - along) * 3 // 13)

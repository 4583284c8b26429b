"""The board of a game as background for the shot map and the heat map."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final

from dugout.report.board import Board
from dugout.report.draw import svg
from dugout.report.facts import BLOCKED, GOAL, WIDE, Shot
from dugout.report.palette import LIGHT

SIGNS: Final = {"goal": "", "saved": "S", "blocked": "×", "wide": "W", "open": "?"}
"""The sign in the centre of a shot, besides its colour. Saved, blocked, wide are explained below the drawing."""

ASIDE: Final = ((0, 0), (15, 11), (-15, 11), (15, -11), (-15, -11))
"""Offsets of shots from the same cell, so that none hides another."""


def ground(board: Board, scale: float, name: str) -> list[str]:
    """The pitch with its cells and lines, `scale` pixels per unit. `name` is unique to the drawing."""
    thick = 2 / scale
    tile = board.tile
    return [
        f'<defs><pattern id="{name}" patternUnits="userSpaceOnUse" x="{tile.x:.4f}" y="{tile.y:.4f}" '
        f'width="{tile.width:.4f}" height="{tile.height:.4f}"><path d="{tile.path}" fill="none" stroke="#fff" '
        f'stroke-opacity=".16" stroke-width="{1 / scale:.4f}"/></pattern></defs>',
        f'<g transform="scale({scale:.4g})">',
        f'<rect width="{board.width:.4g}" height="{board.height:.4g}" rx="{10 / scale:.3g}" '
        'fill="var(--pitch-out)"/>',
        svg.path(board.grass, fill="pitch-2"),
        svg.path("".join(board.stripes), fill="pitch"),
        svg.path(board.grass, fill=f"url(#{name})"),
        svg.path("".join(board.goals), fill="net", stroke="pitch-line", width=thick * 1.3),
        svg.path("".join(board.lines), stroke="pitch-line", width=thick, opacity=0.9),
        "</g>",
    ]


def shots(board: Board, taken: Sequence[Shot], colours: Sequence[str], width: float, label: str) -> str:
    """Every shot at the place where it was taken, sized by its chance; goals with a solid line, others dashed."""
    scale = width / board.width
    height = board.height * scale
    parts = ground(board, scale, f"cells-{width:g}")
    for shot in taken:
        goal = shot.outcome == GOAL
        ends = (shot.place.x * scale, shot.place.y * scale, shot.target.x * scale, shot.target.y * scale)
        if (shot.outcome != BLOCKED and shot.outcome != WIDE) or goal:
            parts.append(svg.line(*ends, "pitch-line", 2 if goal else 1.4, "" if goal else "3 5"))
    used: dict[tuple[float, float], int] = {}
    for shot in sorted(taken, key=lambda one: -one.chance):
        again = used[shot.place.x, shot.place.y] = used.get((shot.place.x, shot.place.y), -1) + 1
        parts.append(
            spot(
                shot,
                LIGHT[colours[shot.seat]],
                shot.place.x * scale + ASIDE[again % 5][0],
                shot.place.y * scale + ASIDE[again % 5][1],
            )
        )
    return svg.picture(width, height, label, parts)


def spot(shot: Shot, colour: str, x: float, y: float) -> str:
    """Home is round, away square; a ball for a goal, otherwise a sign. The grass is dark in both themes."""
    r = 9 + 11 * sqrt(float(shot.chance))
    shape = (
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{r:.1f}" '
        if shot.seat == 0
        else f'<rect x="{x - r:.1f}" y="{y - r:.1f}" width="{2 * r:.1f}" height="{2 * r:.1f}" rx="4" '
    )
    opacity = 1 if shot.outcome == GOAL else 0.82
    body = f'{shape}fill="{colour}" fill-opacity="{opacity}" stroke="#fff" stroke-width="2"/>'
    if shot.outcome == GOAL:
        return body + svg.ball(x, y, min(r - 2, 11))
    sign = SIGNS[shot.outcome]
    return (
        body + f'<text x="{x:.1f}" y="{y + 4.5:.1f}" font-size="13" font-weight="800" fill="#fff" '
        f'text-anchor="middle">{sign}</text>'
    )


def heat(
    board: Board,
    maps: Sequence[dict[str, int]],
    names: Sequence[str],
    width: float,
    label: str,
    gap: float = 16,
) -> str:
    """Heat maps of where each team had the ball: one pitch each, the busiest zone brightest."""
    each = (width - gap * (len(maps) - 1)) / len(maps)
    scale = each / board.width
    height = board.height * scale + 26
    parts: list[str] = []
    most = max((count for one in maps for count in one.values()), default=1)
    for number, one in enumerate(maps):
        parts.append(f'<g transform="translate({number * (each + gap):.1f} 26)">')
        parts.append(svg.text(each / 2, -9, names[number], 13, "ink", 700, "middle"))
        parts += ground(board, scale, f"heat-{number}-{width:g}")
        parts.append(f'<g transform="scale({scale:.4g})">')
        for zone, count in sorted(one.items()):
            if zone in board.zones:
                strength = 0.15 + 0.8 * sqrt(count / most)
                parts.append(f'<path d="{board.zones[zone]}" fill="#ffd23f" fill-opacity="{strength:.2f}"/>')
        parts.append(svg.path("".join(board.lines), stroke="pitch-line", width=2 / scale, opacity=0.8))
        parts.append("</g>")
        parts.append(arrow(each, board.height * scale, up=number == 0))
        parts.append("</g>")
    return svg.picture(width, height, label, parts)


def arrow(width: float, height: float, up: bool) -> str:
    """An arrow in the direction in which the team attacks."""
    x, y = width - 16, height / 2
    d = f"M{x} {y + 16}V{y - 14}M{x - 6} {y - 7}L{x} {y - 14}L{x + 6} {y - 7}"
    turn = "" if up else f' transform="rotate(180 {x:.1f} {y:.1f})"'
    return (
        f'<g{turn}><path d="{d}" fill="none" stroke="#0e2a1c" stroke-width="6" stroke-linecap="round"/>'
        f'<path d="{d}" fill="none" stroke="#fff" stroke-width="2.6" stroke-linecap="round"/></g>'
    )

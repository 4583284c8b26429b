"""A position drawn for a terminal: columns of hexes, home in capitals with `h`, away with `a`."""

from __future__ import annotations

from dugout.games.counter_attack import terms
from dugout.games.counter_attack.board import AREA, CENTRE_CIRCLE, END, GOAL_MOUTH, cell_at
from dugout.games.counter_attack.rules import clock
from dugout.games.counter_attack.state import State


def draw(s: State) -> str:
    """The pitch lying flat: two characters a hex, every second row shifted as the hexes are."""
    lines = [_head(s)]
    for height in range(25, -26, -1):
        line = ""
        for column in range(-END, END + 1):
            cell = cell_at(column, height)
            line += "  " if cell < 0 else _mark(s, cell)
        lines.append(f"{height:>4} {line.rstrip()}")
    return "\n".join(lines)


def _head(s: State) -> str:
    side = "home" if s.attack == 0 else "away"
    return (
        f"{clock.shown_minute(s)}'  home {s.score[0]}-{s.score[1]} away  attack: {side}  "
        f"row: {terms.ROW_NAMES[s.last]}  step: {'-ABC'[s.step]}"
    )


def _mark(s: State, cell: int) -> str:
    if s.occupied() >> cell & 1:
        piece = s.piece_at(cell)
        side = "H" if piece < terms.MEN else "A"
        if s.carrier == piece:
            side = "*"
        return (
            f"{side}{(piece % terms.MEN + 1) % 10}"
            if piece % terms.MEN < 9
            else f"{side}{'X' if piece % terms.MEN == 9 else 'E'}"
        )
    if cell == s.ball:
        return "o "
    if (GOAL_MOUTH[0] | GOAL_MOUTH[1]) >> cell & 1:
        return "# "
    if (AREA[0] | AREA[1] | CENTRE_CIRCLE) >> cell & 1:
        return ": "
    return ". "

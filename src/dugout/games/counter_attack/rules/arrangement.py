"""CA-16.6: where the engine puts players at a corner or a free kick when a manager lets it arrange them."""

from __future__ import annotations

from dugout.games.counter_attack.board import COLUMN, HEIGHT, NEAR_2, NO_CELL, between, cell_at
from dugout.games.counter_attack.data.formations import CORNER_ATTACK, CORNER_DEFENCE, FREE_KICK_RUNS
from dugout.games.counter_attack.state import State
from dugout.games.counter_attack.terms import CORNER, HEADING, SHOOTING, TACKLING

CLOSE = 2
"""A player this near a wanted hex counts as standing on it."""


def wanted(s: State, team: int) -> list[tuple[int, int]]:
    """CA-16.6: `(piece, cell)` pairs still to be placed, the most important first."""
    found: list[tuple[int, int]] = []
    used = 0
    for cell in spots(s, team):
        if cell == NO_CELL or s.occupied() >> cell & 1 or _held(s, team, cell):
            continue
        piece = _best(s, team, used, cell)
        if piece >= 0:
            used |= 1 << piece
            found.append((piece, cell))
    return found


def spots(s: State, team: int) -> list[int]:
    """CA-16.6: the hexes an arrangement fills, mirrored to the end and the side of the kick."""
    attacking = team == s.restart_team
    ahead = s.direction(s.restart_team)
    up = 1 if HEIGHT[s.restart_cell] >= 0 else -1
    cells: list[int] = []
    if s.restart == CORNER:
        for c, h in CORNER_ATTACK if attacking else CORNER_DEFENCE:
            cells.append(cell_at(c * ahead, h * up))
    elif attacking:
        for c, h in FREE_KICK_RUNS:
            cells.append(
                cell_at(min(17, COLUMN[s.restart_cell] * ahead + c) * ahead, HEIGHT[s.restart_cell] + h)
            )
    else:
        for steps in (3, 3, 4):
            cells.append(_wall(s, steps, ahead, len(cells)))
    if not attacking:
        cells = [cell for cell in cells if cell != NO_CELL and not NEAR_2[s.restart_cell] >> cell & 1]
    return cells


def _wall(s: State, steps: int, ahead: int, number: int) -> int:
    """A wall between the ball and the middle of the goal."""
    c = COLUMN[s.restart_cell] + steps * ahead
    h = HEIGHT[s.restart_cell]
    drift = -1 if h > 0 else 1
    return cell_at(c, h + drift * (steps % 2) + drift * 2 * (number % 2) + (0 if steps % 2 else drift * 2))


def _held(s: State, team: int, cell: int) -> bool:
    for piece in s.pieces(team):
        if piece != s.carrier and piece != s.keeper[team] and between(s.cell[piece], cell) <= 1:
            return True
    return False


def _best(s: State, team: int, used: int, cell: int) -> int:
    """The best header (attack) or header and tackler (defence) who is not yet near."""
    best, best_score = -1, -1
    for piece in s.pieces(team):
        if piece == s.carrier or piece == s.keeper[team] or used >> piece & 1 or _is_near(s, team, piece):
            continue
        second = SHOOTING if team == s.restart_team else TACKLING
        score = s.attribute(piece, HEADING) * 2 + s.attribute(piece, second)
        if score > best_score:
            best, best_score = piece, score
    return best


def _is_near(s: State, team: int, piece: int) -> bool:
    for cell in spots(s, team):
        if cell != NO_CELL and between(s.cell[piece], cell) <= CLOSE:
            return True
    return False

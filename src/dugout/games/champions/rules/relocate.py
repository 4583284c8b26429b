"""CH-2.8: relocation: a man is put on the nearest empty cell of a set; ties are his coach's choice."""

from __future__ import annotations

from typing import Final

from dugout.core.values import Event
from dugout.games.champions.board import king_steps, seat_of
from dugout.games.champions.cells import (
    Cells,
    both,
    field,
    list_cells,
    meet,
    penalty_area,
    single,
    spread_ring,
    without,
)
from dugout.games.champions.choices import PUT, pack
from dugout.games.champions.floods import NO_WAY, flood
from dugout.games.champions.kinds import ASK_RELOC
from dugout.games.champions.scene import Scene, free_cells
from dugout.games.champions.state import State

IN_FIELD: Final = 0
OUTSIDE_RING: Final = 1
"""CH-20.5, CH-20.7: a king's distance of at least 2 from the foul cell."""
OUTSIDE_AREA: Final = 2
"""CH-21.1: outside the penalty area in which the penalty is given."""


def wanted_cells(s: State, where: int) -> Cells:
    """The empty cells of the set."""
    board = both(field(), free_cells(s))
    if where == OUTSIDE_RING:
        return without(board, spread_ring(single(s.foul_cell)))
    if where == OUTSIDE_AREA:
        return without(board, penalty_area(s.restart_seat == 1))
    return board


def nearest_cells(s: State, piece: int, board: Cells) -> list[int]:
    """CH-2.8: the cells of the board at the smallest walking distance; without any way, the king's distance."""
    here = s.cell[piece]
    free = Scene(s, seat_of(piece)).free_for(here)
    for ring in flood(single(here), free, NO_WAY)[1:]:
        if meet(ring, board):
            return list_cells(both(ring, board))
    cells = list_cells(board)
    best = 99
    for cell in cells:
        best = min(best, king_steps(here, cell))
    return [cell for cell in cells if king_steps(here, cell) == best]


def thrower_cells(s: State) -> list[int]:
    """CH-17.4: where the thrower comes back onto the field."""
    return nearest_cells(s, s.thrower, wanted_cells(s, IN_FIELD))


def relocate_choices(s: State, piece: int, where: int) -> list[int]:
    """CH-2.8: the choices of a tie."""
    return [pack(PUT, piece, cell) for cell in nearest_cells(s, piece, wanted_cells(s, where))]


def relocate(s: State, piece: int, where: int, log: list[Event]) -> None:
    """CH-2.8: move him at once, or ask his coach which of the nearest cells."""
    cells = nearest_cells(s, piece, wanted_cells(s, where))
    if len(cells) == 1:
        settle(s, piece, cells[0], log)
    else:
        s.agenda.ask(ASK_RELOC, seat_of(piece), piece, where)


def settle(s: State, piece: int, cell: int, log: list[Event]) -> None:
    """CH-2.8: he stands there now."""
    log.append(Event("ch.relocated", "CH-2.8", (piece, s.cell[piece], cell)))
    s.move(piece, cell)

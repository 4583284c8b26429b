"""CA-8.4, CA-1.14: where a piece can run, and how far that is."""

from __future__ import annotations

from typing import Final

from dugout.core.values import Event
from dugout.games.counter_attack.board import NEAR_1, NO_CELL, PITCH, cells_in, spread
from dugout.games.counter_attack.choices import END, FIELD, RUN, first, pack, second, verb_of
from dugout.games.counter_attack.state import State
from dugout.games.counter_attack.terms import LOOSE, MEN, STEP_C

LAST_STEP_HEXES: Final = 2


def allowance(s: State, piece: int) -> int:
    """CA-8.2: Pace in steps A and B; in step C two hexes, never more than Pace."""
    pace = s.pace(piece)
    return min(pace, LAST_STEP_HEXES) if s.step == STEP_C else pace


def closed_cells(s: State, piece: int) -> int:
    """CA-1.4, CA-6.9, CA-16.11: cells that a piece may not enter."""
    closed = s.occupied()
    if s.ball_state == LOOSE and s.anchor == piece:
        closed |= 1 << s.ball
    if s.throwing and piece // MEN != s.restart_team:
        closed |= NEAR_1[s.restart_cell]
    return closed


def reach(s: State, piece: int, allowance: int, ground: int = PITCH) -> int:
    """CA-8.4: the cells where a run of at most `allowance` hexes on `ground` can end, the start left out.

    A run may end on a loose ball but not go over it.
    """
    free = ground & ~closed_cells(s, piece)
    passable = free
    if s.ball_state == LOOSE:
        passable &= ~(1 << s.ball)
    start = 1 << s.cell[piece]
    wave = start
    found = 0
    for _ in range(allowance):
        found |= spread(wave) & free
        wave = start | (found & passable)
    return found & ~start


def can_return(s: State, piece: int, allowance: int) -> bool:
    """CA-8.4: a run may end where it began, if there is a hex to run to and back from."""
    if allowance < 2:
        return False
    free = PITCH & ~closed_cells(s, piece)
    if s.ball_state == LOOSE:
        free &= ~(1 << s.ball)
    return (NEAR_1[s.cell[piece]] & free) != 0


def length(s: State, piece: int, target: int) -> int:
    """CA-8.7: the hexes a run to `target` uses up: the shortest route that does not run over the ball."""
    free = PITCH & ~closed_cells(s, piece)
    if s.ball_state == LOOSE and s.ball != target:
        free &= ~(1 << s.ball)
    wave = 1 << s.cell[piece]
    for steps in range(1, 60):
        wave = (wave | spread(wave)) & (free | 1 << s.cell[piece])
        if wave >> target & 1:
            return steps
    return 60


def runs_to(piece: int, cells: int) -> list[int]:
    """The choices of running to each cell of a set."""
    first = pack(RUN, piece)
    return [first | cell << FIELD for cell in cells_in(cells)]


def special_runs(s: State, piece: int, hexes: int) -> list[int]:
    """CA-1.14: a special move of at most `hexes`: Pace and bars do not matter, the route rules do."""
    if s.cell[piece] == NO_CELL:
        return []
    found = reach(s, piece, hexes)
    if can_return(s, piece, hexes):
        found |= 1 << s.cell[piece]
    return runs_to(piece, found)


def special_move_choices(s: State, team: int, but: int, hexes: int) -> list[int]:
    """CA-1.14: one player of a team but this one, or nobody."""
    found = [pack(END)]
    for piece in s.pieces(team):
        if piece != but:
            found += special_runs(s, piece, hexes)
    return found


def special_move(s: State, choice: int, code: str, rule: str, log: list[Event]) -> None:
    """CA-1.14: he is there at once, and nothing happens on the way."""
    if verb_of(choice) == RUN:
        piece, cell = first(choice), second(choice)
        log.append(Event(code, rule, (piece, s.cell[piece], cell)))
        s.place(piece, cell)

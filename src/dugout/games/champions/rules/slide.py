"""CH-11.6, CH-20.5, CH-21.1: a man who is moved along a line and steps aside where he is blocked."""

from __future__ import annotations

from typing import Final

from dugout.core.values import Event
from dugout.games.champions.board import (
    BOTH_GOALS,
    FIELD,
    PENALTY_AREA,
    STEP,
    column_of,
    king_steps,
    seat_of,
)
from dugout.games.champions.choices import STEP_TO, pack
from dugout.games.champions.kinds import ASK_STEP, DO_SLIDE
from dugout.games.champions.rules.relocate import OUTSIDE_AREA, OUTSIDE_RING, relocate
from dugout.games.champions.scene import offside_men
from dugout.games.champions.state import State

PULL_BACK: Final = 0
"""To this is added the row of the ball, 4 bits up: mode = PULL_BACK | row << 4."""
WALL: Final = 1
CLEAR: Final = 2

EVENTS: Final = ("ch.pulled-back", "ch.wall-slides", "ch.clears")
RULES: Final = ("CH-11.6", "CH-20.5", "CH-21.1")


def begin(s: State, piece: int, mode: int, direction: int) -> None:
    """A man starts to slide from where he stands."""
    s.trail = [s.cell[piece]]
    s.agenda.do(DO_SLIDE, piece, mode, direction)


def is_done(s: State, piece: int, mode: int) -> bool:
    """CH-11.6, CH-20.5, CH-21.1: no longer offside; outside the ring; outside the penalty area."""
    kind = mode & 15
    if kind == PULL_BACK:
        return not offside_men(s, seat_of(piece), mode >> 4) >> piece & 1
    if kind == WALL:
        return king_steps(s.cell[piece], s.foul_cell) >= 2
    return not PENALTY_AREA[1 - s.restart_seat] >> s.cell[piece] & 1


def is_open(s: State, mode: int, cell: int) -> bool:
    """Whether a sliding man may enter a cell."""
    if cell < 0 or not s.is_empty(cell) or BOTH_GOALS >> cell & 1:
        return False
    return mode & 15 != WALL or FIELD >> cell & 1 == 1


def side_cells(s: State, piece: int, mode: int, direction: int) -> list[int]:
    """CH-11.6, CH-20.5, CH-21.1: where a blocked man may step aside; never where he has been."""
    kind = mode & 15
    turns = (1, 7) if direction & 1 else (2, 6)
    found: list[int] = []
    for turn in turns:
        cell = STEP[s.cell[piece] * 8 + (direction + turn & 7)]
        if not is_open(s, mode, cell) or cell in s.trail:
            continue
        if kind == WALL and cell == s.foul_cell:
            continue
        if kind == PULL_BACK and not 1 <= column_of(cell) <= 10:
            continue
        found.append(cell)
    return found


def slide(s: State, piece: int, mode: int, direction: int, log: list[Event]) -> None:
    """CH-11.6, CH-20.5, CH-21.1: on until he is where he should be, is stuck, or his coach has a choice."""
    start = s.cell[piece]
    while not is_done(s, piece, mode):
        ahead = STEP[s.cell[piece] * 8 + direction]
        if is_open(s, mode, ahead):
            step_to(s, piece, ahead)
            continue
        sides: list[int] = []
        if mode & 15 != PULL_BACK or ahead != s.ball:
            sides = side_cells(s, piece, mode, direction)
        if len(sides) == 1:
            step_to(s, piece, sides[0])
            continue
        log_step(s, piece, mode, start, log)
        if sides:
            s.agenda.ask(ASK_STEP, seat_of(piece), piece, mode, direction)
        else:
            stuck(s, piece, mode, log)
        return
    log_step(s, piece, mode, start, log)


def step_to(s: State, piece: int, cell: int) -> None:
    s.move(piece, cell)
    s.trail.append(cell)


def log_step(s: State, piece: int, mode: int, start: int, log: list[Event]) -> None:
    if s.cell[piece] != start:
        kind = mode & 15
        log.append(Event(EVENTS[kind], RULES[kind], (piece, start, s.cell[piece])))


def stuck(s: State, piece: int, mode: int, log: list[Event]) -> None:
    """CH-11.6: he stays offside; CH-20.5, CH-21.1: he is relocated."""
    if mode & 15 == WALL:
        relocate(s, piece, OUTSIDE_RING, log)
    elif mode & 15 == CLEAR:
        relocate(s, piece, OUTSIDE_AREA, log)


def step_aside_choices(s: State, piece: int, mode: int, direction: int) -> list[int]:
    return sorted([pack(STEP_TO, 0, cell) for cell in side_cells(s, piece, mode, direction)])


def step_aside(s: State, piece: int, mode: int, direction: int, cell: int, log: list[Event]) -> None:
    """His coach has said where he steps aside."""
    start = s.cell[piece]
    step_to(s, piece, cell)
    log_step(s, piece, mode, start, log)
    s.agenda.do(DO_SLIDE, piece, mode, direction)

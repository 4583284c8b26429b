"""CH-10, CH-11.6, CH-18.7, CH-18.8: what is put in order at the end of a turn."""

from __future__ import annotations

from dugout.core.agenda import do
from dugout.core.values import Event
from dugout.games.champions import board, kinds
from dugout.games.champions.choices import STEP_TO, pack
from dugout.games.champions.rules import slide
from dugout.games.champions.rules.relocate import IN_FIELD, relocate
from dugout.games.champions.scene import offside_men
from dugout.games.champions.state import State
from dugout.games.champions.terms import FREE_KICK, HANDS, PENALTY
from dugout.geometry.square import EAST, NORTH, SOUTH, WEST


def begin(s: State) -> None:
    """CH-10, CH-10.5: corner taker, corner wall, row 1, offside of the turn owner, then the next turn."""
    offside = do(kinds.DO_OFFSIDE, s.owner, 0, board.row_of(s.ball))
    s.agenda.plan(
        [do(kinds.DO_TAKER_IN), do(kinds.DO_WALLS_IN), do(kinds.DO_ROW_ONE), offside, do(kinds.DO_TURN)]
    )


def taker_in(s: State, log: list[Event]) -> None:
    """CH-10.1, CH-18.7: a corner taker who still stands on the corner cell moves in."""
    taker = s.taker
    s.taker = board.NOBODY
    if taker >= 0 and s.cell[taker] >= 0 and board.GOAL_LINE[1 - board.seat_of(taker)] >> s.cell[taker] & 1:
        if board.column_of(s.cell[taker]) in (1, 10):
            move_in(s, taker, "CH-18.7", log)


def walls_in(s: State, log: list[Event]) -> None:
    """CH-10.2, CH-18.8: a wall man whose time has come moves in, if he still stands on the goal line.

    Not out of his goal, if he keeps it by now (CH-19.11).
    """
    wall = s.wall_now
    s.wall_now = s.wall_next
    s.wall_next = board.NOBODY
    if wall < 0 or s.cell[wall] < 0 or s.is_keeper(wall):
        return
    if board.GOAL_LINE[board.seat_of(wall)] >> s.cell[wall] & 1:
        move_in(s, wall, "CH-18.8", log)


def move_in(s: State, piece: int, rule: str, log: list[Event]) -> None:
    """CH-18.7: one cell towards the half-way line; blocked: first one cell towards the goal; else relocated."""
    here = s.cell[piece]
    inward = NORTH if board.row_of(here) == 0 else SOUTH
    to = board.STEP[here * 8 + inward]
    if not s.is_empty(to):
        beside = board.STEP[here * 8 + (EAST if board.column_of(here) < 6 else WEST)]
        to = board.STEP[beside * 8 + inward]
        if not s.is_empty(beside) or board.BOTH_GOALS >> beside & 1 or not s.is_empty(to):
            relocate(s, piece, IN_FIELD, log)
            return
    log.append(Event("ch.moves-in", rule, (piece, here, to)))
    s.move(piece, to)


def row_one(s: State, seen: int, log: list[Event]) -> None:
    """CH-10.3: with the ball beyond the half-way row nobody but keepers stays in row 1 of the other end."""
    row = board.row_of(s.ball)
    if row == 7:
        return
    end = 0 if row > 7 else 1
    man = next_in_row_one(s, end, seen)
    if man < 0:
        return
    s.agenda.do(kinds.DO_ROW_ONE, seen | 1 << man)
    cells = row_two_cells(s, man)
    if len(cells) == 1:
        leave_row_one(s, man, cells[0], log)
    elif cells:
        s.agenda.ask(kinds.ASK_ROW_TWO, board.seat_of(man), man)


def next_in_row_one(s: State, end: int, seen: int) -> int:
    """CH-10.3: away men first, then home men, each by ascending column."""
    for seat in (1, 0):
        for column in range(1, 11):
            man = s.at[board.cell_of(column, board.end_row(end, 1))]
            if man >= 0 and board.seat_of(man) == seat and not s.is_keeper(man) and not seen >> man & 1:
                return man
    return board.NOBODY


def row_two_cells(s: State, man: int) -> list[int]:
    """CH-10.3: straight into row 2, or through the nearest free column along row 1."""
    here = s.cell[man]
    inward = board.COLUMNS if board.row_of(here) == 1 else -board.COLUMNS
    if s.is_empty(here + inward):
        return [here + inward]
    found: list[int] = []
    west_open = True
    east_open = True
    for k in range(1, 10):
        for offset in (-k, k):
            cell = here + offset
            way_open = west_open if offset < 0 else east_open
            if not way_open or not 1 <= board.column_of(here) + offset <= 10 or not s.is_empty(cell):
                if offset < 0:
                    west_open = False
                else:
                    east_open = False
            elif s.is_empty(cell + inward):
                found.append(cell + inward)
        if found:
            return found
    return found


def row_two_choices(s: State, man: int) -> list[int]:
    return sorted([pack(STEP_TO, 0, cell) for cell in row_two_cells(s, man)])


def leave_row_one(s: State, man: int, to: int, log: list[Event]) -> None:
    """CH-10.3: he moves to row 2."""
    log.append(Event("ch.row-one", "CH-10.3", (man, s.cell[man], to)))
    s.move(man, to)


def pull_back(s: State, seat: int, seen: int, ball_row: int) -> None:
    """CH-10.4, CH-11.7, CH-15.6: the offside men of a team, the one nearest to his own goal line first."""
    offside = offside_men(s, seat, ball_row) & ~seen
    best = board.NOBODY
    for man in s.on_pitch(seat):
        if not offside >> man & 1 or is_in_foul(s, man):
            continue
        if best < 0 or board.own_row(seat, s.cell[man]) < board.own_row(seat, s.cell[best]):
            best = man
    if best >= 0:
        s.agenda.do(kinds.DO_OFFSIDE, seat, seen | 1 << best, ball_row)
        slide.begin(s, best, slide.PULL_BACK | ball_row << 4, board.BACK[seat])


def is_in_foul(s: State, man: int) -> bool:
    """CH-15.6: fouler and victim, or who came on for them, stay on the foul cell until the restart is rolled."""
    if s.roll or (s.restart != FREE_KICK and s.restart != HANDS and s.restart != PENALTY):
        return False
    return (man == s.fouler or man == s.victim) and s.cell[man] == s.foul_cell

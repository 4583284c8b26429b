"""CH-18: the corner: shift, taker, wall."""

from __future__ import annotations

from dugout.core.agenda import do
from dugout.core.values import Event
from dugout.games.champions import kinds
from dugout.games.champions.board import COLUMNS, NOBODY, STEP, cell_of, column_of, end_row, row_of
from dugout.games.champions.choices import MAN, TAKER, pack
from dugout.games.champions.rules.relocate import IN_FIELD, relocate
from dugout.games.champions.state import State
from dugout.geometry.square import EAST, NORTH, SOUTH, WEST


def begin(s: State, log: list[Event]) -> None:
    """CH-18.2 to CH-18.4: shift, then taker and wall, the away coach first."""
    shift(s, log)
    taker, wall = do(kinds.DO_CORNER_TAKER), do(kinds.DO_CORNER_WALL)
    first, second = (taker, wall) if s.restart_seat == 1 else (wall, taker)
    s.agenda.plan([first, second, do(kinds.DO_RESTART_ROLL)])
    bystander = s.at[s.restart_cell]
    if bystander >= 0:
        relocate(s, bystander, IN_FIELD, log)


def shift(s: State, log: list[Event]) -> None:
    """CH-18.2: all field players beyond row 2 move one cell towards this goal line, unless blocked."""
    end = 1 - s.restart_seat
    step = -COLUMNS if end == 0 else COLUMNS
    for n in range(3, 15):
        for column in range(COLUMNS):
            cell = cell_of(column, end_row(end, n))
            man = s.at[cell]
            if man >= 0 and not s.is_keeper(man) and s.at[cell + step] < 0:
                s.move(man, cell + step)
                log.append(Event("ch.shift", "CH-18.2", (man, cell, cell + step)))


def beside_cells(corner: int) -> list[int]:
    """CH-18.4: the goal-line cell, the corner cell of the field and the outermost cell beside the corner."""
    inward = NORTH if row_of(corner) == 0 else SOUTH
    west = column_of(corner) == 1
    return [
        STEP[corner * 8 + (EAST if west else WEST)],
        STEP[corner * 8 + inward],
        STEP[corner * 8 + (WEST if west else EAST)],
    ]


def field_corner(corner: int) -> int:
    return STEP[corner * 8 + (NORTH if row_of(corner) == 0 else SOUTH)]


def taker_choices(s: State) -> list[int]:
    """CH-18.4: a field player and an empty cell beside the corner, or his own if he stands on one.

    If all three are taken by others, the man on the corner cell of the field makes room.
    """
    cells = beside_cells(s.restart_cell)
    found: list[int] = []
    for man in s.field_men(s.restart_seat):
        mine = [cell for cell in cells if s.at[cell] < 0 or s.at[cell] == man]
        if not mine:
            mine = [field_corner(s.restart_cell)]
        found.extend([pack(TAKER, man, cell) for cell in mine])
    found.sort()
    return found


def ask_taker(s: State) -> None:
    s.agenda.ask(kinds.ASK_TAKER, s.restart_seat)


def choose_taker(s: State, man: int, cell: int, log: list[Event]) -> None:
    """CH-18.4: the taker stands beside the ball."""
    s.taker = man
    log.append(Event("ch.corner-taker", "CH-18.4", (man, cell)))
    take_place(s, man, cell, log)


def take_place(s: State, man: int, cell: int, log: list[Event]) -> None:
    """CH-18.4: he goes there, and whoever else stands on the cell makes room first."""
    s.agenda.do(kinds.DO_PUT, man, cell)
    bystander = s.at[cell]
    if bystander >= 0 and bystander != man:
        relocate(s, bystander, IN_FIELD, log)


def wall_cell(corner: int) -> int:
    """CH-1.7: two columns from the corner cell."""
    return corner + 2 if column_of(corner) == 1 else corner - 2


def ask_wall(s: State) -> None:
    s.agenda.ask(kinds.ASK_WALL, 1 - s.restart_seat)


def wall_choices(s: State) -> list[int]:
    """CH-18.4: any field player of the defending team."""
    return [pack(MAN, 0, man) for man in s.field_men(1 - s.restart_seat)]


def choose_wall(s: State, man: int, log: list[Event]) -> None:
    """CH-18.4, CH-18.8: he stands on the corner-wall cell until the end of the next turn but one."""
    cell = wall_cell(s.restart_cell)
    if s.wall_now == man:
        s.wall_now = NOBODY
    s.wall_next = man
    log.append(Event("ch.corner-wall", "CH-18.4", (man, cell)))
    take_place(s, man, cell, log)


def take(s: State, log: list[Event]) -> None:
    """CH-18.6: one step onto the corner cell."""
    log.append(Event("ch.corner-step", "CH-18.6", (s.taker, s.cell[s.taker], s.restart_cell)))
    s.move(s.taker, s.restart_cell)

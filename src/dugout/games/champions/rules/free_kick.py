"""CH-20: the free kick: who stands by the ball, the wall man's slide, the ring."""

from __future__ import annotations

from dugout.core.agenda import ask, do
from dugout.core.values import Event
from dugout.games.champions import kinds
from dugout.games.champions.board import (
    BACK,
    NOBODY,
    STEP,
    column_of,
    is_field,
    king_steps,
    own_row,
    row_of,
)
from dugout.games.champions.choices import MAN, PUT, pack
from dugout.games.champions.rules import slide
from dugout.games.champions.rules.relocate import IN_FIELD, OUTSIDE_RING, relocate
from dugout.games.champions.state import State
from dugout.games.champions.terms import HANDS
from dugout.geometry.square import EAST, NORTH_EAST, NORTH_WEST, SOUTH_EAST, SOUTH_WEST, WEST


def begin(s: State) -> None:
    """CH-20.6, CH-20.10: victim's place, wall, ring; after hands both men are named first, away before home."""
    s.agenda.plan([do(kinds.DO_VICTIM), do(kinds.DO_WALL), do(kinds.DO_RING), do(kinds.DO_RESTART_ROLL)])
    if s.restart == HANDS:
        ask_men_away_first(s)
        return
    if needs_man(s, s.fouler):
        s.fouler = NOBODY
    if needs_man(s, s.victim):
        s.victim = NOBODY


def ask_men_away_first(s: State) -> None:
    """CH-20.10: away names its man first."""
    wall, victim = ask(kinds.ASK_WALL_MAN, 1 - s.restart_seat), ask(kinds.ASK_VICTIM_MAN, s.restart_seat)
    s.agenda.plan([victim, wall] if s.restart_seat == 1 else [wall, victim])


def needs_man(s: State, man: int) -> bool:
    """CH-20.3, CH-20.4: he has left the pitch, or keeps goal: his coach names another field player."""
    return man < 0 or s.cell[man] < 0 or s.is_keeper(man)


def man_choices(s: State, seat: int) -> list[int]:
    """CH-20.3, CH-20.4, CH-20.10: any field player of the team, but nobody twice."""
    return [pack(MAN, 0, man) for man in s.field_men(seat)]


def name_victim_man(s: State, man: int) -> None:
    s.victim = man


def name_wall_man(s: State, man: int) -> None:
    s.fouler = man


def place_victim(s: State, log: list[Event]) -> None:
    """CH-20.2, CH-20.3: next to the ball towards his own goal line, else beside it, else the nearest cell."""
    if s.victim < 0:
        if s.field_men(s.restart_seat):
            s.agenda.plan([ask(kinds.ASK_VICTIM_MAN, s.restart_seat), do(kinds.DO_VICTIM)])
        return
    man = s.victim
    behind = STEP[s.foul_cell * 8 + BACK[s.restart_seat]]
    if (is_field(behind) and s.is_empty(behind)) or (s.cell[man] == behind and may_stay(s, behind)):
        stand(s, man, behind, "CH-20.2", log)
        return
    beside = beside_cells(s)
    if len(beside) == 1:
        stand(s, man, beside[0], "CH-20.2", log)
    elif beside:
        s.agenda.ask(kinds.ASK_BESIDE, s.restart_seat)
    else:
        s.move(man, s.foul_cell)
        relocate(s, man, IN_FIELD, log)


def may_stay(s: State, cell: int) -> bool:
    """CH-20.2: whoever stands behind the ball already stays there if that is in the field; in version 1 anywhere."""
    return is_field(cell) or s.config.version < 2


def beside_cells(s: State) -> list[int]:
    """CH-20.2: west and east of the ball, where that is an empty field cell."""
    found: list[int] = []
    for direction in (WEST, EAST):
        cell = STEP[s.foul_cell * 8 + direction]
        if is_field(cell) and (s.is_empty(cell) or s.at[cell] == s.victim):
            found.append(cell)
    return found


def beside_choices(s: State) -> list[int]:
    return [pack(PUT, s.victim, cell) for cell in beside_cells(s)]


def stand(s: State, man: int, cell: int, rule: str, log: list[Event]) -> None:
    log.append(Event("ch.stands-by", rule, (man, s.cell[man], cell)))
    s.move(man, cell)


def place_wall(s: State, log: list[Event]) -> None:
    """CH-20.4, CH-20.5: the wall man slides away from the foul cell."""
    seat = 1 - s.restart_seat
    if s.fouler < 0:
        if s.field_men(seat):
            s.agenda.plan([ask(kinds.ASK_WALL_MAN, seat), do(kinds.DO_WALL)])
        return
    man = s.fouler
    if s.cell[man] != s.foul_cell:
        log.append(Event("ch.wall-man", "CH-20.4", (man, s.cell[man])))
        s.move(man, s.foul_cell)
    slide.begin(s, man, slide.WALL, wall_direction(seat, s.foul_cell))


def wall_direction(seat: int, foul: int) -> int:
    """CH-20.5: towards the own goal line; beside the own penalty area along the row or diagonally."""
    row, column = own_row(seat, foul), column_of(foul)
    west = column <= 2
    if west or column >= 9:
        if row <= 2:
            return EAST if west else WEST
        if row == 3:
            if seat == 0:
                return SOUTH_EAST if west else SOUTH_WEST
            return NORTH_EAST if west else NORTH_WEST
    return BACK[seat]


def clear_ring(s: State, log: list[Event]) -> None:
    """CH-20.7: every other field player of the fouling team leaves the ring, by column, then by row."""
    seat = 1 - s.restart_seat
    best = NOBODY
    for man in s.field_men(seat):
        if man == s.fouler or king_steps(s.cell[man], s.foul_cell) >= 2:
            continue
        if best < 0 or ring_order(s, man) < ring_order(s, best):
            best = man
    if best >= 0:
        s.agenda.do(kinds.DO_RING)
        relocate(s, best, OUTSIDE_RING, log)


def ring_order(s: State, man: int) -> int:
    return column_of(s.cell[man]) << 4 | row_of(s.cell[man])

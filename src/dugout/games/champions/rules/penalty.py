"""CH-21: the penalty."""

from __future__ import annotations

from dugout.core.agenda import do
from dugout.core.values import Event
from dugout.games.champions.board import BACK, NOBODY, PENALTY_AREA, SPOTS, column_of, own_row, seat_of
from dugout.games.champions.choices import TAKER, pack
from dugout.games.champions.kinds import ASK_PENALTY, DO_CLEAR_AREA, DO_PENALTY_TAKER, DO_RESTART_ROLL
from dugout.games.champions.rules import slide
from dugout.games.champions.state import State


def begin(s: State) -> None:
    """CH-21.1, CH-21.2: the area is cleared, then the taker goes to the spot."""
    s.agenda.plan([do(DO_CLEAR_AREA), do(DO_PENALTY_TAKER), do(DO_RESTART_ROLL)])


def clear_area(s: State, seen: int) -> None:
    """CH-21.1: row 3 of the end first, then 2, then 1; away before home; by ascending column."""
    end = 1 - s.restart_seat
    best = NOBODY
    for man in [*s.field_men(0), *s.field_men(1)]:
        if PENALTY_AREA[end] >> s.cell[man] & 1 and not seen >> man & 1:
            if best < 0 or clearing_order(s, end, man) < clearing_order(s, end, best):
                best = man
    if best >= 0:
        s.agenda.do(DO_CLEAR_AREA, seen | 1 << best)
        slide.begin(s, best, slide.CLEAR, BACK[1 - end])


def clearing_order(s: State, end: int, man: int) -> int:
    cell = s.cell[man]
    return (3 - own_row(end, cell)) << 8 | (1 - seat_of(man)) << 4 | column_of(cell)


def ask_taker(s: State) -> None:
    s.agenda.ask(ASK_PENALTY, s.restart_seat)


def taker_choices(s: State) -> list[int]:
    """CH-21.2, CH-15.8: a field player who may touch the ball, and one of the two penalty-spot cells."""
    found: list[int] = []
    for man in s.field_men(s.restart_seat):
        if man == s.barred:  # nobody has played the ball since he restarted with it
            continue
        found.extend([pack(TAKER, man, cell) for cell in SPOTS[1 - s.restart_seat]])
    return found


def choose_taker(s: State, man: int, cell: int, log: list[Event]) -> None:
    """CH-21.2: he stands on the spot, the ball with him."""
    log.append(Event("ch.penalty-taker", "CH-21.2", (man, s.cell[man], cell)))
    s.move(man, cell)
    s.restart_cell = cell
    s.ball = cell
    s.touchers = [man]

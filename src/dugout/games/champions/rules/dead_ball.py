"""CH-15, CH-16: dead balls: which restart, in which steps, and the two kicks by a keeper."""

from __future__ import annotations

from dugout.core.agenda import do
from dugout.core.values import Event
from dugout.games.champions import board, kinds
from dugout.games.champions.choices import KEEPER, pack
from dugout.games.champions.rules.clock import expired
from dugout.games.champions.state import State
from dugout.games.champions.terms import AFTER_GOAL, CORNER, GOAL_KICK, HANDS, PENALTY, SENT_OFF, THROW_IN


def award(s: State, restart: int, seat: int, cell: int, log: list[Event]) -> None:
    """CH-15.1, CH-15.2, CH-15.5, CH-2.11: the steps of a dead ball, away before home, the last one on the agenda first.

    Nobody else leaves his cell.
    """
    s.restart = restart
    s.restart_seat = seat
    s.restart_cell = cell
    s.ball = board.NOWHERE
    s.held = False
    s.thrower = board.NOBODY
    s.entering = 0
    log.append(Event("ch.award", "CH-15.1", (restart, seat, cell)))
    s.agenda.plan([
        do(kinds.DO_TAKER_IN), do(kinds.DO_WALLS_IN), do(kinds.DO_AFTER_DEAD),
        do(kinds.DO_SUBS, 1), do(kinds.DO_SUBS, 0), do(kinds.DO_COUNT),
        do(kinds.DO_KEEPER, 1), do(kinds.DO_KEEPER, 0), do(kinds.DO_BALL_TO_SPOT), do(kinds.DO_SET_PIECE),
    ])  # fmt: skip


def after_dead(s: State, log: list[Event]) -> None:
    """CH-25.5: in the time variant the restart may fall away; the marks of the old turn are cleared (CH-3.1)."""
    if expired(s, log):
        return
    s.owner = s.restart_seat
    s.next_seat = 1 - s.owner
    s.roll = 0
    s.touched = 0
    s.tried = 0
    s.clear_flight()


def after_goal(s: State, seat: int, log: list[Event]) -> None:
    """CH-16.1: the keeper who was beaten kicks off from his goal cell."""
    award(s, AFTER_GOAL, seat, board.GOAL_CELLS[seat][0], log)


def ball_out(s: State, cell: int, log: list[Event]) -> None:
    """CH-15.1, CH-18.1: over a side line: throw-in; over a goal line beside the goal: goal kick or corner."""
    last = board.seat_of(s.last_touch)
    for end in range(2):
        if board.GOAL_LINE[end] >> cell & 1:
            if last == end:
                corner = board.cell_of(1 if board.column_of(cell) < 6 else 10, board.end_row(end, 0))
                log.append(Event("ch.out", "CH-15.1", (s.last_touch, cell)))
                award(s, CORNER, 1 - end, corner, log)
            else:
                log.append(Event("ch.out", "CH-15.1", (s.last_touch, cell)))
                award(s, GOAL_KICK, end, board.GOAL_CELLS[end][0], log)
            return
    row = min(13, max(1, board.row_of(cell)))  # CH-17.1
    log.append(Event("ch.out", "CH-15.1", (s.last_touch, cell)))
    award(s, THROW_IN, 1 - last, row * board.COLUMNS + board.column_of(cell), log)


def hands(s: State, keeper: int, cell: int, log: list[Event]) -> None:
    """CH-12.7: hands outside his area: straight red, free kick where he stopped the ball; his place: CH-19.10."""
    seat = board.seat_of(keeper)
    s.fouls += 1
    s.reds |= 1 << keeper
    s.standing[keeper] = SENT_OFF
    s.lift(keeper)
    s.keeper[seat] = board.NOBODY
    s.emergency[seat] = keeper
    s.fouler = board.NOBODY
    s.victim = board.NOBODY
    s.foul_cell = cell
    log.append(Event("ch.hands", "CH-12.7", (keeper, cell)))
    log.append(Event("ch.red", "CH-19.10", (keeper,)))
    award(s, HANDS, 1 - seat, cell, log)


def ask_keeper(s: State, seat: int) -> None:
    """CH-15.4: which of the two goal cells."""
    if s.keeper[seat] >= 0:
        s.agenda.ask(kinds.ASK_KEEPER, seat)


def keeper_choices(seat: int) -> list[int]:
    return [pack(KEEPER, 0, cell) for cell in board.GOAL_CELLS[seat]]


def place_keeper(s: State, seat: int, cell: int, rule: str, log: list[Event]) -> None:
    """CH-4.2, CH-15.4, CH-26.2: the keeper stands on this goal cell."""
    keeper = s.keeper[seat]
    if s.cell[keeper] >= 0:
        s.lift(keeper)
    s.put(keeper, cell)
    log.append(Event("ch.keeper-placed", rule, (keeper, cell)))


def ball_to_spot(s: State) -> None:
    """CH-15.2, CH-15.6, CH-11.7, CH-20.1: the ball goes to the restart cell; offside men come back, away's first."""
    if s.restart == AFTER_GOAL or s.restart == GOAL_KICK:
        s.restart_cell = s.cell[s.keeper[s.restart_seat]]
    if s.restart == PENALTY:
        s.restart_cell = board.SPOTS[1 - s.restart_seat][0]
    else:
        s.ball = s.restart_cell
    row = board.row_of(s.restart_cell)
    s.agenda.plan([do(kinds.DO_OFFSIDE, 1, 0, row), do(kinds.DO_OFFSIDE, 0, 0, row)])


def ask_roll(s: State) -> None:
    """CH-15.7: the restarting coach rolls."""
    s.agenda.do(kinds.ROLL_RESTART)


def roll_again(s: State, log: list[Event]) -> None:
    """CH-15.7, CH-25.2: a 1 is rolled again and does not move the clock."""
    log.append(Event("ch.roll-again", "CH-15.7", (s.restart_seat,)))
    s.agenda.do(kinds.DO_RESTART_ROLL)

"""CA-16, CA-7: the order of events at each restart: substitutions, taker, retreat, placing, delivery."""

from __future__ import annotations

from typing import Final

from dugout.core.values import Event
from dugout.games.counter_attack import board, choices, kinds, terms
from dugout.games.counter_attack.rules import (
    clock,
    follow,
    movement,
    passing,
    periods,
    placing,
    substitution,
)
from dugout.games.counter_attack.state import NOBODY, State

FREE_KICK_GAP: Final = 2
THROW_GAP: Final = 1
OWN_STAGE: Final = 4
"""The first stage of a restart's own; before it come time, substitutions and emergency keepers."""
REPLACE_STAGE: Final = 3
"""Of a corner or a free kick, the stage in which players are first placed."""
REPLACE_TURNS: Final = 6
REPLACE_AT_ONCE: Final = 2


def go_on(s: State, stage: int, log: list[Event]) -> None:
    """CA-16.1, CA-18.5, CA-17.1: stage by stage: time, substitutions, emergency keepers, then the restart's own."""
    if stage == 0:
        if s.restart != terms.PENALTY and clock.is_time_up(s):
            periods.end(s, log)
            return
        log.append(Event("ca.restart", _rule(s.restart), (s.restart, s.restart_team, s.restart_cell)))
        s.agenda.do(kinds.DO_RESTART, 1)
        return
    s.agenda.do(kinds.DO_RESTART, stage + 1)
    if stage == 1:
        substitution.offer(s, s.restart_team)
    elif stage == 2:
        substitution.offer(s, 1 - s.restart_team)
    elif stage == 3:
        substitution.ask_emergency(s, 0, to_goal=1)
        substitution.ask_emergency(s, 1, to_goal=1)
    else:
        s.agenda.pop()
        _own_stages(s, stage - OWN_STAGE, log)


def _rule(kind: int) -> str:
    if kind == terms.KICK_OFF:
        return "CA-7.1"
    if kind == terms.CORNER:
        return "CA-16.7"
    if kind == terms.THROW_IN:
        return "CA-16.10"
    if kind == terms.FREE_KICK:
        return "CA-16.14"
    return "CA-16.20" if kind == terms.PENALTY else "CA-16.26"


def _own_stages(s: State, stage: int, log: list[Event]) -> None:
    s.agenda.do(kinds.DO_RESTART, OWN_STAGE + stage + 1)
    if s.restart == terms.KICK_OFF:
        _kick_off(s, stage, log)
    elif s.restart == terms.GOAL_KICK:
        _goal_kick(s, stage)
    elif s.restart == terms.PENALTY:
        _penalty(s, stage, log)
    elif s.restart == terms.THROW_IN:
        _throw_in(s, stage, log)
    else:
        _free_kick_or_corner(s, stage, log)


def _kick_off(s: State, stage: int, log: list[Event]) -> None:
    """CA-7.2 to CA-7.6: the kicking team places and names its kicker, the other places, then the pass."""
    if stage == 0:
        placing.begin_kick_off(s, log)
        placing.ask(s, s.restart_team, placing.KICK_OFF_PLACES)
    elif stage == 1:
        ask_taker(s, placing.own_half_pieces(s))
    elif stage == 2:
        placing.ask(s, 1 - s.restart_team, placing.KICK_OFF_PLACES)
    else:
        s.agenda.pop()
        s.last = terms.ROW_KICK_OFF
        s.agenda.ask(kinds.ASK_KICKOFF_PASS, s.restart_team)


def _free_kick_or_corner(s: State, stage: int, log: list[Event]) -> None:
    """CA-16.3 to CA-16.8, CA-16.14: taker, retreat, six placements a side, then the kick."""
    if stage == 0:
        ask_taker(s, s.pieces(s.restart_team))
    elif stage == 1:
        _offer_retreat(s, FREE_KICK_GAP)
    elif stage == 2:
        _put_taker(s, log)
        s.last = terms.ROW_CORNER if s.restart == terms.CORNER else terms.ROW_FREE_KICK
    elif stage < REPLACE_STAGE + REPLACE_TURNS:
        first = s.restart_team if s.restart == terms.CORNER else 1 - s.restart_team
        team = first if stage % 2 == 1 else 1 - first
        placing.ask_replacing(s, team, REPLACE_AT_ONCE)
    else:
        s.agenda.pop()
        s.agenda.ask(kinds.ASK_SET_PIECE, s.restart_team)


def replace_round(s: State) -> int:
    """Which of its three turns to place players (CA-16.6) a side has, from 1."""
    for frame in s.agenda.frames:
        if frame.kind == kinds.DO_RESTART:
            after, _, _ = frame.kept()
            return (after - 1 - OWN_STAGE - REPLACE_STAGE) // 2 + 1
    return 1


def _throw_in(s: State, stage: int, log: list[Event]) -> None:
    """CA-16.10, CA-16.11: taker, retreat, then a whole movement phase before the throw."""
    if stage == 0:
        ask_taker(s, s.pieces(s.restart_team))
    elif stage == 1:
        _offer_retreat(s, THROW_GAP)
    else:
        s.agenda.pop()
        _put_taker(s, log)
        s.last = terms.ROW_THROW_IN
        s.throwing = 1
        log.append(Event("ca.phase", "CA-16.11", (s.attack,)))
        s.step, s.left, s.moved = terms.STEP_A, movement.MOVES[terms.STEP_A], 0
        s.agenda.do(kinds.DO_STEP)


def _goal_kick(s: State, stage: int) -> None:
    """CA-16.27: the keeper is placed in his six-yard box; free moves, then his kick."""
    guard = s.keeper[s.restart_team]
    if stage == 0:
        s.agenda.ask(kinds.ASK_GOAL_KICK, s.restart_team, guard)
    elif stage == 1:
        s.last = terms.ROW_GOAL_KICK
        s.play = terms.PLAY_GOAL_KICK
        movement.offer_free_moves(s, 1)
    else:
        s.agenda.pop()
        s.agenda.do(kinds.DO_KEEPER_KICK, guard)


def _penalty(s: State, stage: int, log: list[Event]) -> None:
    """CA-16.21: taker to the spot, keeper to his line, all others outside the area and the arc."""
    side = s.goal_side(s.restart_team)
    if stage == 0:
        ask_taker(s, s.pieces(s.restart_team))
    elif stage == 1:
        _penalty_spots(s, side, log)
        placing.lift_from_area(s, side)
    elif stage == 2:
        placing.ask(s, 1 - s.restart_team, placing.PENALTY_PLACES)
    elif stage == 3:
        placing.ask(s, s.restart_team, placing.PENALTY_PLACES)
    else:
        s.agenda.pop()
        s.last = terms.ROW_PENALTY
        s.agenda.do(kinds.ROLL_PENALTY)


def _penalty_spots(s: State, side: int, log: list[Event]) -> None:
    """CA-16.21: whoever stands on the two spots is lifted, so both are free for taker and keeper."""
    guard = s.keeper[1 - s.restart_team]
    for spot, owner in ((board.PENALTY_SPOT[side], s.anchor), (board.GOAL_CENTRE[side], guard)):
        other = s.piece_at(spot)
        if other != NOBODY and other != owner:
            placing.lift(s, other)
        if owner != NOBODY:
            s.place(owner, spot)
            log.append(Event("ca.placed", "CA-16.21", (owner, spot)))
    s.by = s.anchor
    s.ball = board.PENALTY_SPOT[side]


def ask_taker(s: State, candidates: list[int]) -> None:
    """CA-16.3: the taker is any player of the team, keeper included."""
    s.agenda.ask(kinds.ASK_TAKER, s.restart_team, board.set_of(candidates))


def taker_choices(s: State, candidates: int) -> list[int]:
    return [choices.pack(choices.TAKER, piece) for piece in range(2 * terms.MEN) if candidates >> piece & 1]


def name_taker(s: State, choice: int, log: list[Event]) -> None:
    """CA-16.3, CA-7.3: the taker is named; at a kick-off he goes to the centre spot at once."""
    piece = choices.first(choice)
    s.anchor = piece
    log.append(Event("ca.taker", "CA-16.3" if s.restart != terms.KICK_OFF else "CA-7.3", (piece,)))
    if s.restart == terms.KICK_OFF:
        _swap_onto(s, piece, board.CENTRE_SPOT)
        s.carrier = piece


def _swap_onto(s: State, piece: int, cell: int) -> None:
    """CA-16.3: a team-mate who stands on the kick hex changes places with the taker."""
    other = s.piece_at(cell)
    if other == piece:
        return
    old = s.cell[piece]
    if other != NOBODY:
        s.place(other, board.NO_CELL)
    s.place(piece, cell)
    if other != NOBODY:
        s.place(other, old)


def _put_taker(s: State, log: list[Event]) -> None:
    """CA-16.3, CA-16.7, CA-16.14: the taker goes to the ball."""
    _swap_onto(s, s.anchor, s.restart_cell)
    s.carrier = s.anchor
    log.append(Event("ca.at-ball", "CA-16.3", (s.anchor, s.restart_cell)))


def _offer_retreat(s: State, gap: int) -> None:
    """CA-16.5, CA-16.11: opponents too near the ball must go; the frame holds them all."""
    near = placing.too_near(s, 1 - s.restart_team, s.restart_cell, gap)
    if near:
        s.agenda.ask(kinds.ASK_RETREAT, 1 - s.restart_team, near[0], gap)


def retreat_cells(s: State, gap: int) -> list[int]:
    """CA-16.5: the free hexes at the smallest distance beyond the gap; not the hex of the kick."""
    return placing.nearest_beyond(s, s.restart_cell, gap + 1)


def retreat_choices(s: State, gap: int) -> list[int]:
    return [choices.pack(choices.RETREAT, cell) for cell in sorted(retreat_cells(s, gap))]


def retreat(s: State, piece: int, gap: int, choice: int, log: list[Event]) -> None:
    """CA-16.5: one player goes; the next who is too near is asked for."""
    log.append(Event("ca.retreat", "CA-16.5", (piece, s.cell[piece], choices.first(choice))))
    s.place(piece, choices.first(choice))
    _offer_retreat(s, gap)


def kickoff_pass_choices(s: State) -> list[int]:
    """CA-7.6: a standard pass in any direction."""
    team = s.restart_team
    cells = passing.ground_targets(s, team, board.CENTRE_SPOT, board.STANDARD_RANGE)
    return [choices.pack(choices.STANDARD, cell) for cell in cells]


def kickoff_pass(s: State, choice: int, log: list[Event]) -> None:
    """CA-7.6: the kick-off pass; nobody can be offside."""
    s.restart = 0
    _anchor(s, s.carrier)
    passing.declare(s, s.carrier, choices.first(choice), terms.PLAY_STANDARD, False, log)


def _anchor(s: State, taker: int) -> None:
    """CA-6.9: with `anchor` the taker may not touch the ball again before somebody else."""
    s.anchor = taker if s.config.anchor else NOBODY


def set_piece(s: State, choice: int, log: list[Event]) -> None:
    """CA-16.8, CA-16.15: the kick of a corner or a free kick."""
    taker = s.carrier
    _anchor(s, taker)
    s.restart = 0
    s.ball_state = terms.CARRIED
    follow.act(s, taker, choice, log)


def throw_choices(s: State) -> list[int]:
    """CA-16.12: 1 to 6 hexes, otherwise a standard pass."""
    cells = passing.ground_targets(s, s.restart_team, s.restart_cell, board.FIRST_TIME_RANGE)
    return [choices.pack(choices.THROW, cell) for cell in cells]


def throw(s: State, choice: int, log: list[Event]) -> None:
    """CA-16.12: the throw; no offside."""
    s.throwing = 0
    s.restart = 0
    _anchor(s, s.carrier)
    passing.declare(s, s.carrier, choices.first(choice), terms.PLAY_THROW, False, log)


def goal_kick_choices(s: State) -> list[int]:
    """CA-16.27: the free hexes of his six-yard box, his own included."""
    guard = s.keeper[s.restart_team]
    box = board.SIX_YARD_BOX[s.own_side(s.restart_team)]
    taken = s.occupied() & ~(1 << s.cell[guard])
    return [choices.pack(choices.PLACE, cell) for cell in board.cells_in(box & ~taken)]


def place_goal_kick(s: State, guard: int, choice: int, log: list[Event]) -> None:
    """CA-16.27: the keeper and the ball are placed."""
    cell = choices.first(choice)
    s.place(guard, cell)
    s.ball, s.ball_state, s.carrier = cell, terms.DEAD, guard
    s.restart_cell = cell
    log.append(Event("ca.at-ball", "CA-16.27", (guard, cell)))

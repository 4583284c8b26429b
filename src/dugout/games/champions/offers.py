"""CH-3.2: which answers each question offers."""

from __future__ import annotations

from collections.abc import Sequence

from dugout.core.agenda import Frame
from dugout.games.champions import kinds as k
from dugout.games.champions.rules import (
    chase,
    cleanup,
    corner,
    dead_ball,
    foul,
    free_kick,
    interception,
    passing,
    penalty,
    setup,
    shoot_out,
    shot,
    slide,
    substitution,
    throw_in,
    turn,
)
from dugout.games.champions.state import State


def legal(s: State, seat: int) -> Sequence[int]:
    """CH-3.2: every answer open to a seat, ascending."""
    q = s.agenda.top
    if seat < 0 or not q.seats >> seat & 1:
        return []
    if q.kind == k.ASK_ACTION:
        return turn.action_choices(s, free_kick=q.a) if s.actions is None else s.actions
    if q.kind == k.ASK_LEG:
        return passing.leg_choices(s)
    if q.kind == k.ASK_TURN:
        return substitution.turn_choices(s, seat)
    if q.kind == k.ASK_CHASE:
        return chase.chase_choices(s, chase.chase_moves(s)) if s.actions is None else s.actions
    if q.kind == k.ASK_INTERCEPT:
        return interception.intercept_choices(s, index=q.a)
    if q.kind == k.ASK_DIVE:
        return shot.dive_choices(s)
    if q.kind == k.ASK_REBOUND:
        return shot.rebound_choices()
    if q.kind == k.ASK_FOUL:
        return foul.foul_choices(s, turn.action_choices(s, 0))
    if q.kind == k.ASK_KEEPER:
        return dead_ball.keeper_choices(seat)
    if q.kind == k.ASK_LINE:
        return setup.line_choices(s, seat, kind=q.a)
    if q.kind == k.ASK_CENTRE:
        return setup.centre_choices(s, seat)
    if q.kind == k.ASK_LINEUP:
        return setup.lineup_choices(s, seat)
    return legal_set_piece(s, q, seat)


def legal_set_piece(s: State, q: Frame, seat: int) -> Sequence[int]:
    """CH-10, CH-15 to CH-26: the answers in clean-up, dead balls and the shoot-out."""
    if q.kind == k.ASK_STEP:
        return slide.step_aside_choices(s, piece=q.a, mode=q.b, direction=q.c)
    if q.kind == k.ASK_RELOC:
        return throw_in.moved_choices(s, piece=q.a, where=q.b)
    if q.kind == k.ASK_ROW_TWO:
        return cleanup.row_two_choices(s, man=q.a)
    if q.kind == k.ASK_DROP:
        return passing.drop_choices(s)
    if q.kind == k.ASK_INJURED:
        return substitution.injured_choices(s, seat, man=q.a)
    if q.kind == k.ASK_MAKE_WAY:
        return substitution.make_way_choices(s, seat)
    if q.kind == k.ASK_STAND_IN:
        return substitution.stand_in_choices(s, seat)
    if q.kind == k.ASK_SURPLUS:
        return substitution.surplus_choices(s, seat)
    if q.kind == k.ASK_SUB:
        return substitution.sub_choices(s, seat, man=q.a)
    if q.kind == k.ASK_ENTRY:
        return substitution.entry_choices(s, man=q.a, rows=q.b)
    if q.kind == k.ASK_THROWER:
        return throw_in.thrower_choices(s)
    if q.kind == k.ASK_TAKER:
        return corner.taker_choices(s)
    if q.kind == k.ASK_WALL:
        return corner.wall_choices(s)
    if q.kind == k.ASK_VICTIM_MAN or q.kind == k.ASK_WALL_MAN:
        return free_kick.man_choices(s, seat)
    if q.kind == k.ASK_BESIDE:
        return free_kick.beside_choices(s)
    if q.kind == k.ASK_PENALTY:
        return penalty.taker_choices(s)
    return shoot_out.shooter_choices(s, seat)

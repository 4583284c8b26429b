"""CA-6.10: which answers each question offers."""

from __future__ import annotations

from dugout.core.agenda import Frame
from dugout.games.counter_attack import actions, codes
from dugout.games.counter_attack.board import corner_cell
from dugout.games.counter_attack.rules import (
    aerial,
    distribution,
    draft,
    dribble,
    follow,
    headers,
    heading,
    keeper,
    lineup,
    movement,
    passing,
    penalties,
    placing,
    restarts,
    snapshot,
    substitutions,
    tackling,
)
from dugout.games.counter_attack.state import State


def answers(s: State, q: Frame, seat: int) -> list[int]:
    """CA-6.10: every answer to the question for the seat that is asked."""
    kind = q.kind
    if kind == codes.ASK_MOVE:
        return movement.answers(s)
    if kind == codes.ASK_DRIBBLE:
        return dribble.answers(s, q.a, q.b)
    if kind == codes.ASK_ACTION or kind == codes.ASK_SET_PIECE:
        return follow.answers(s, s.carrier)
    if kind == codes.ASK_TACKLE:
        return tackling.answers(s)
    if kind == codes.ASK_REPOSITION:
        return tackling.reposition_answers(s, q)
    if kind == codes.ASK_DIVE:
        return [actions.pack(actions.DIVE), actions.pack(actions.NO)]
    if kind == codes.ASK_FOUL:
        return [actions.pack(actions.PLAY_ON), actions.pack(actions.TAKE_KICK)]
    if kind == codes.ASK_KEEPER_STEP:
        return keeper.step_answers(s, q)
    if kind == codes.ASK_FREE_MOVES:
        return movement.free_answers(s, q)
    if kind == codes.ASK_SNAPSHOT:
        return [actions.pack(actions.SNAPSHOT), actions.pack(actions.NO)]
    if kind == codes.ASK_SNAP_MOVE:
        return snapshot.move_answers(s, q)
    if kind == codes.ASK_AIM:
        return snapshot.aim_answers(s, q)
    if kind == codes.ASK_AIR_MOVE:
        return aerial.air_answers(s, q)
    if kind == codes.ASK_FIRST_MOVE:
        return passing.first_move_answers(s, q)
    if kind == codes.ASK_LONG_KEEPER:
        return aerial.keeper_run_answers(s, q)
    if kind == codes.ASK_JUMP:
        return heading.answers(s, q)
    if kind == codes.ASK_HEAD:
        return headers.answers(s, q)
    if kind == codes.ASK_HEAD_OR_MOVE:
        return [actions.pack(actions.HEADER), actions.pack(actions.DROP)]
    if kind == codes.ASK_KEEPER_KICK:
        return distribution.answers(s, q)
    return _stopped_answers(s, q, seat)


def _stopped_answers(s: State, q: Frame, seat: int) -> list[int]:
    kind = q.kind
    if kind == codes.ASK_PLACE:
        return placing.answers(s, q)
    if kind == codes.ASK_PUT:
        return placing.put_answers(s, q)
    if kind == codes.ASK_SUBSTITUTE:
        return substitutions.answers(s, q)
    if kind == codes.ASK_TAKER:
        return restarts.taker_answers(s, q)
    if kind == codes.ASK_RETREAT:
        return restarts.retreat_answers(s, q)
    if kind == codes.ASK_KICKOFF_PASS:
        return restarts.kickoff_answers(s)
    if kind == codes.ASK_THROW:
        return restarts.throw_answers(s)
    if kind == codes.ASK_GOAL_KICK:
        return restarts.goal_kick_answers(s)
    if kind == codes.ASK_CORNER_SIDE:
        return [actions.pack(actions.CORNER, corner_cell(q.a, up)) for up in (False, True)]
    if kind == codes.ASK_EMERGENCY:
        return substitutions.emergency_answers(s, q)
    if kind == codes.ASK_ORDER:
        return penalties.order_answers(s, q)
    if kind == codes.ASK_PICK:
        return draft.pick_answers(s)
    if kind == codes.ASK_KEEPER_CARD:
        return draft.keeper_answers(s)
    if kind == codes.ASK_LINEUP:
        return lineup.answers(s, seat)
    if kind == codes.ASK_REMOVE:
        return [actions.pack(actions.REMOVE, piece) for piece in lineup.removable(s, q.a)]
    raise AssertionError(kind)

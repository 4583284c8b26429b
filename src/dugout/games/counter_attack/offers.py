"""CA-6.10: which answers each question offers."""

from __future__ import annotations

from dugout.core.agenda import A_SEAT, Frame
from dugout.core.ids import HOST
from dugout.games.counter_attack import choices, kinds
from dugout.games.counter_attack.kinds import WAITS_FOR
from dugout.games.counter_attack.rules import (
    aerial,
    clock,
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
    shooting,
    snapshot,
    substitutions,
    tackling,
)
from dugout.games.counter_attack.state import State


def legal(s: State, seat: int) -> list[int]:
    """CA-6.10: every answer open to a seat or to the host, ascending."""
    if not s.agenda:
        return []
    q = s.agenda.top
    if WAITS_FOR[q.kind] != A_SEAT:
        return []
    if seat == HOST:
        return [choices.pack(choices.MINUTE)] if clock.has_minutes(s) else []
    if seat < 0 or not q.seats >> seat & 1:
        return []
    return sorted(answers(s, q, seat))


def answers(s: State, q: Frame, seat: int) -> list[int]:
    """CA-6.10: every answer to the question for the seat that is asked."""
    kind = q.kind
    if kind == kinds.ASK_MOVE:
        return movement.answers(s)
    if kind == kinds.ASK_DRIBBLE:
        return dribble.answers(s, piece=q.a, used=q.b)
    if kind == kinds.ASK_ACTION or kind == kinds.ASK_SET_PIECE:
        return follow.answers(s, s.carrier)
    if kind == kinds.ASK_TACKLE:
        return tackling.answers(s)
    if kind == kinds.ASK_REPOSITION:
        return tackling.reposition_answers(s, around=q.b)
    if kind == kinds.ASK_DIVE:
        return [choices.pack(choices.DIVE), choices.pack(choices.NO)]
    if kind == kinds.ASK_FOUL:
        return [choices.pack(choices.PLAY_ON), choices.pack(choices.TAKE_KICK)]
    if kind == kinds.ASK_KEEPER_STEP:
        return keeper.step_answers(s, guard=q.a)
    if kind == kinds.ASK_FREE_MOVES:
        return movement.free_answers(s, listed=q.a, team=seat)
    if kind == kinds.ASK_SNAPSHOT:
        return [choices.pack(choices.SNAPSHOT), choices.pack(choices.NO)]
    if kind == kinds.ASK_SNAP_MOVE:
        return snapshot.move_answers(s)
    if kind == kinds.ASK_AIM:
        return snapshot.aim_answers(s, piece=q.a)
    if kind == kinds.ASK_AIR_MOVE:
        return aerial.air_answers(s, team=seat)
    if kind == kinds.ASK_FIRST_MOVE:
        return passing.first_move_answers(s, team=seat)
    if kind == kinds.ASK_LONG_KEEPER:
        return aerial.keeper_run_answers(s, guard=q.a)
    if kind == kinds.ASK_JUMP:
        return heading.answers(s, team=seat)
    if kind == kinds.ASK_HEAD:
        return headers.answers(s, piece=q.a)
    if kind == kinds.ASK_HEAD_OR_MOVE:
        return [choices.pack(choices.HEADER), choices.pack(choices.DROP)]
    if kind == kinds.ASK_KEEPER_KICK:
        return distribution.answers(s, guard=q.a)
    return _stopped_answers(s, q, seat)


def _stopped_answers(s: State, q: Frame, seat: int) -> list[int]:
    kind = q.kind
    if kind == kinds.ASK_PLACE:
        return placing.answers(s, places=q.a, done=q.b, marks=q.c, team=seat)
    if kind == kinds.ASK_PUT:
        return placing.put_answers(s, places=q.a, piece=q.c)
    if kind == kinds.ASK_SUBSTITUTE:
        return substitutions.answers(s, team=seat)
    if kind == kinds.ASK_TAKER:
        return restarts.taker_answers(s, candidates=q.a)
    if kind == kinds.ASK_RETREAT:
        return restarts.retreat_answers(s, gap=q.b)
    if kind == kinds.ASK_KICKOFF_PASS:
        return restarts.kickoff_answers(s)
    if kind == kinds.ASK_THROW:
        return restarts.throw_answers(s)
    if kind == kinds.ASK_GOAL_KICK:
        return restarts.goal_kick_answers(s)
    if kind == kinds.ASK_CORNER_SIDE:
        return shooting.corner_answers(side=q.a)
    if kind == kinds.ASK_EMERGENCY:
        return substitutions.emergency_answers(s, team=seat)
    if kind == kinds.ASK_ORDER:
        return penalties.order_answers(s, team=seat)
    if kind == kinds.ASK_PICK:
        return draft.pick_answers(s)
    if kind == kinds.ASK_KEEPER_CARD:
        return draft.keeper_answers(s)
    if kind == kinds.ASK_LINEUP:
        return lineup.answers(s, seat)
    if kind == kinds.ASK_REMOVE:
        return lineup.remove_answers(s, team=q.a)
    raise AssertionError(kind)

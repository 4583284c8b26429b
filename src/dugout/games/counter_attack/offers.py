"""CA-6.10: which answers each question offers."""

from __future__ import annotations

from collections.abc import Sequence

from dugout.core.agenda import A_SEAT, Frame
from dugout.core.ids import HOST
from dugout.games.counter_attack import choices, kinds
from dugout.games.counter_attack.answers import Answers
from dugout.games.counter_attack.kinds import WAITS_FOR
from dugout.games.counter_attack.rules import (
    aerial,
    clock,
    distribution,
    draft,
    dribble,
    follow,
    headed_ball,
    header,
    keeper,
    lineup,
    movement,
    passing,
    penalty,
    placing,
    restart,
    shot,
    snapshot,
    substitution,
    tackling,
)
from dugout.games.counter_attack.state import State


def legal(s: State, seat: int) -> Sequence[int]:
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
    found = offered(s, q, seat)
    return found if isinstance(found, Answers) else sorted(found)


def offered(s: State, q: Frame, seat: int) -> Sequence[int]:
    """CA-6.10: every answer to the question for the seat that is asked."""
    kind = q.kind
    if kind == kinds.ASK_MOVE:
        return movement.move_choices(s)
    if kind == kinds.ASK_DRIBBLE:
        return dribble.dribble_choices(s, piece=q.a, used=q.b)
    if kind == kinds.ASK_ACTION or kind == kinds.ASK_SET_PIECE:
        return follow.action_choices(s, s.carrier)
    if kind == kinds.ASK_TACKLE:
        return tackling.tackle_choices(s)
    if kind == kinds.ASK_REPOSITION:
        return tackling.reposition_choices(s, around=q.b)
    if kind == kinds.ASK_DIVE:
        return [choices.pack(choices.DIVE), choices.pack(choices.NO)]
    if kind == kinds.ASK_FOUL:
        return [choices.pack(choices.PLAY_ON), choices.pack(choices.TAKE_KICK)]
    if kind == kinds.ASK_KEEPER_STEP:
        return keeper.step_choices(s, guard=q.a)
    if kind == kinds.ASK_FREE_MOVES:
        return movement.free_move_choices(s, listed=q.a, team=seat)
    if kind == kinds.ASK_SNAPSHOT:
        return [choices.pack(choices.SNAPSHOT), choices.pack(choices.NO)]
    if kind == kinds.ASK_SNAP_MOVE:
        return snapshot.move_choices(s)
    if kind == kinds.ASK_AIM:
        return snapshot.aim_choices(s, piece=q.a)
    if kind == kinds.ASK_AIR_MOVE:
        return aerial.air_move_choices(s, team=seat)
    if kind == kinds.ASK_FIRST_MOVE:
        return passing.first_move_choices(s, team=seat)
    if kind == kinds.ASK_LONG_KEEPER:
        return aerial.keeper_run_choices(s, guard=q.a)
    if kind == kinds.ASK_JUMP:
        return header.jump_choices(s, team=seat)
    if kind == kinds.ASK_HEAD:
        return headed_ball.head_choices(s, piece=q.a)
    if kind == kinds.ASK_HEAD_OR_MOVE:
        return [choices.pack(choices.HEADER), choices.pack(choices.DROP)]
    if kind == kinds.ASK_KEEPER_KICK:
        return distribution.kick_choices(s, guard=q.a)
    return _offered_when_stopped(s, q, seat)


def _offered_when_stopped(s: State, q: Frame, seat: int) -> list[int]:
    kind = q.kind
    if kind == kinds.ASK_PLACE:
        return placing.place_choices(s, places=q.a, done=q.b, marks=q.c, team=seat)
    if kind == kinds.ASK_PUT:
        return placing.put_choices(s, places=q.a, piece=q.c)
    if kind == kinds.ASK_SUBSTITUTE:
        return substitution.substitute_choices(s, team=seat)
    if kind == kinds.ASK_TAKER:
        return restart.taker_choices(s, candidates=q.a)
    if kind == kinds.ASK_RETREAT:
        return restart.retreat_choices(s, gap=q.b)
    if kind == kinds.ASK_KICKOFF_PASS:
        return restart.kickoff_pass_choices(s)
    if kind == kinds.ASK_THROW:
        return restart.throw_choices(s)
    if kind == kinds.ASK_GOAL_KICK:
        return restart.goal_kick_choices(s)
    if kind == kinds.ASK_CORNER_SIDE:
        return shot.corner_choices(side=q.a)
    if kind == kinds.ASK_EMERGENCY:
        return substitution.emergency_choices(s, team=seat)
    if kind == kinds.ASK_ORDER:
        return penalty.order_choices(s, team=seat)
    if kind == kinds.ASK_PICK:
        return draft.pick_choices(s)
    if kind == kinds.ASK_KEEPER_CARD:
        return draft.keeper_choices(s)
    if kind == kinds.ASK_LINEUP:
        return lineup.lineup_choices(s, seat)
    if kind == kinds.ASK_REMOVE:
        return lineup.remove_choices(s, team=q.a)
    raise AssertionError(kind)

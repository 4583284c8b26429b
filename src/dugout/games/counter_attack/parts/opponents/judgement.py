"""What each answer is worth, by exact odds for everything that the next action can bring."""

from __future__ import annotations

from typing import Any

from dugout.core.contract import Rules
from dugout.games.counter_attack import actions, codes
from dugout.games.counter_attack.parts.opponents import attack, crosses, dead_ball, defence, easy
from dugout.games.counter_attack.parts.opponents.dead_ball import Rated
from dugout.games.counter_attack.parts.opponents.weights import Weights
from dugout.games.counter_attack.rules import tackling
from dugout.games.counter_attack.state import State


def best(rules: Rules[Any, Any], s: State, seat: int, ideas: Rated) -> int:
    """The best of the ideas, or the default of CA-6.10 where there is none."""
    if not ideas:
        return rules.default(s, seat)
    return min(ideas, key=lambda idea: (-idea[0], idea[1]))[1]


def rated(s: State, seat: int, legal: list[int], w: Weights) -> Rated:
    """Answers with what they are worth; answers that are not worth a look are left out."""
    kind = s.top().kind
    if kind in (codes.ASK_ACTION, codes.ASK_SET_PIECE, codes.ASK_KICKOFF_PASS, codes.ASK_THROW):
        return attack.action(s, seat, legal, w)
    if kind == codes.ASK_MOVE:
        if s.step == codes.STEP_B:
            return defence.defend(s, seat, legal, w)
        return attack.advance(s, seat, legal, w)
    if kind == codes.ASK_DRIBBLE:
        return attack.dribble_on(s, seat, legal, w)
    if kind == codes.ASK_TACKLE:
        return defence.challenge(s, seat, legal, tackling.TACKLE, w)
    if kind == codes.ASK_DIVE:
        return defence.challenge(s, seat, legal, tackling.DIVE, w)
    if kind == codes.ASK_REPOSITION:
        return attack.reposition(s, seat, legal, w)
    if kind == codes.ASK_KEEPER_STEP:
        return defence.keeper_step(s, seat, legal, w)
    if kind == codes.ASK_SNAP_MOVE:
        return defence.close_down(s, seat, legal, w)
    if kind == codes.ASK_AIM:
        return attack.aim(s, legal)
    return _high_or_dead(s, seat, legal, kind, w)


def _high_or_dead(s: State, seat: int, legal: list[int], kind: int, w: Weights) -> Rated:
    if kind == codes.ASK_AIR_MOVE:
        return crosses.under_the_ball(s, seat, legal)
    if kind == codes.ASK_JUMP:
        return crosses.jump(s, seat, legal)
    if kind == codes.ASK_HEAD:
        return crosses.head(s, seat, legal, w)
    if kind == codes.ASK_KEEPER_KICK:
        return crosses.keeper_kick(s, seat, legal, w)
    if kind == codes.ASK_HEAD_OR_MOVE:
        return [(1.0, actions.pack(actions.DROP))]
    if kind == codes.ASK_FREE_MOVES:
        return dead_ball.free_moves(s, legal)
    return easy.other(s, seat, legal, kind)

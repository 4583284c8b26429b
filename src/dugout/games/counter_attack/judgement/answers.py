"""The value of each answer, by exact odds for everything that can follow in the next action."""

from __future__ import annotations

from typing import Any

from dugout.core.rules import Rules
from dugout.games.counter_attack import choices, kinds, terms
from dugout.games.counter_attack.judgement import attack, crosses, dead_ball, defence, set_pieces
from dugout.games.counter_attack.judgement.dead_ball import Rated
from dugout.games.counter_attack.judgement.weights import Weights
from dugout.games.counter_attack.rules import tackling
from dugout.games.counter_attack.state import State


def best(rules: Rules[Any, Any], s: State, seat: int, ideas: Rated) -> int:
    """The best of the candidates, or the default of CA-6.10 if there is none."""
    if not ideas:
        return rules.default(s, seat)
    return min(ideas, key=lambda idea: (-idea[0], idea[1]))[1]


def rated(s: State, seat: int, legal: list[int], w: Weights) -> Rated:
    """Answers with their values; unpromising answers are left out."""
    kind = s.agenda.top.kind
    if kind in (kinds.ASK_ACTION, kinds.ASK_SET_PIECE, kinds.ASK_KICKOFF_PASS, kinds.ASK_THROW):
        return attack.action(s, seat, legal, w)
    if kind == kinds.ASK_MOVE:
        if s.step == terms.STEP_B:
            return defence.defend(s, seat, legal, w)
        return attack.advance(s, seat, legal, w)
    if kind == kinds.ASK_DRIBBLE:
        return attack.dribble_on(s, seat, legal, w)
    if kind == kinds.ASK_TACKLE:
        return defence.challenge(s, seat, legal, tackling.TACKLE, w)
    if kind == kinds.ASK_DIVE:
        return defence.challenge(s, seat, legal, tackling.DIVE, w)
    if kind == kinds.ASK_REPOSITION:
        return attack.reposition(s, seat, legal, w)
    if kind == kinds.ASK_KEEPER_STEP:
        return defence.keeper_step(s, seat, legal, w)
    if kind == kinds.ASK_SNAP_MOVE:
        return defence.close_down(s, seat, legal, w)
    if kind == kinds.ASK_AIM:
        return attack.aim(s, legal)
    return _high_or_dead(s, seat, legal, kind, w)


def _high_or_dead(s: State, seat: int, legal: list[int], kind: int, w: Weights) -> Rated:
    if kind == kinds.ASK_AIR_MOVE:
        return crosses.under_the_ball(s, seat, legal)
    if kind == kinds.ASK_JUMP:
        return crosses.jump(s, seat, legal)
    if kind == kinds.ASK_HEAD:
        return crosses.head(s, seat, legal, w)
    if kind == kinds.ASK_KEEPER_KICK:
        return crosses.keeper_kick(s, seat, legal, w)
    if kind == kinds.ASK_HEAD_OR_MOVE:
        return [(1.0, choices.pack(choices.DROP))]
    if kind == kinds.ASK_FREE_MOVES:
        return dead_ball.free_moves(s, legal)
    return set_pieces.decide(s, seat, legal, kind)

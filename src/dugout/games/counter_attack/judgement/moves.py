"""Plans are proposed by rough estimates and evaluated by what can follow; men are considered one by one, each with
his best run."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from dugout.games.counter_attack import choices as actions
from dugout.games.counter_attack import kinds, terms
from dugout.games.counter_attack.board import STANDARD_RANGE, between
from dugout.games.counter_attack.judgement import (
    answers,
    attack,
    chances,
    crosses,
    defence,
    sense,
    threat,
    through,
)
from dugout.games.counter_attack.judgement.dead_ball import Rated
from dugout.games.counter_attack.judgement.prospects import OpenPost, Prospects, Spend, last_run
from dugout.games.counter_attack.judgement.weights import Weights
from dugout.games.counter_attack.rules import clock, dribble, movement, offside, routes
from dugout.games.counter_attack.state import State

COVERS_LOOKED_AT: Final = 16
THREATS: Final = 5
LATE: Final = 20
"""Minutes before the end at which the score begins to matter most."""


def mood(s: State, seat: int, w: Weights) -> Weights:
    """In the last half: the leading side risks less and plays slowly, the trailing side plays fast."""
    lead = max(-1, min(1, s.score[seat] - s.score[1 - seat]))
    if not w.mood or not lead or s.period < clock.SECOND_HALF:
        return w
    late = w.mood * (0.5 if threat.minutes_left(s) > LATE else 1.0) * lead
    return replace(w, counter=w.counter * (1 + 0.5 * late), tempo=w.tempo - 0.02 * late)


def rated(s: State, seat: int, legal: list[int], w: Weights, spend: Spend) -> Rated:
    """Answers with their values."""
    kind = s.agenda.top.kind
    if kind in (kinds.ASK_ACTION, kinds.ASK_SET_PIECE, kinds.ASK_KICKOFF_PASS, kinds.ASK_THROW):
        return _action(s, seat, legal, w)
    if kind == kinds.ASK_MOVE and s.ball_state == terms.CARRIED and not s.throwing:
        if s.step == terms.STEP_B:
            return _defend(s, seat, legal, w, spend)
        return _advance(s, seat, legal, w, spend)
    if kind == kinds.ASK_DRIBBLE:
        return _dribble_on(s, seat, legal, w, spend)
    return answers.rated(s, seat, legal, w)


def _action(s: State, seat: int, legal: list[int], w: Weights) -> Rated:
    """The actions of `attack`, and balls into space."""
    ideas = attack.action(s, seat, legal, w)
    if w.through:
        line = sense.offside_line(s, seat)
        ideas += through.balls(s, seat, legal, line, not through.is_open_play(s), w)
    return ideas


def _advance(s: State, seat: int, legal: list[int], w: Weights, spend: Spend) -> Rated:
    ideas: Rated = [(0.0, actions.pack(actions.END))]
    over = actions.pack(actions.OVER_LINE)
    if over in legal:
        return [(1.0, over)]
    carrier, here = s.carrier, s.ball
    if movement.may_move(s, carrier):
        hexes = routes.allowance(s, carrier)
        idea = with_ball(s, carrier, hexes, w, spend)
        if idea.kind == threat.RUN_AND_SHOOT and idea.cell == here:
            return [(idea.value, actions.pack(actions.SNAPSHOT))]
        if idea.cell != here and idea.kind != threat.STAND:
            step = chances.Ways(s, carrier, here, hexes, s.tried).first_step(idea.cell)
            return [(idea.value, actions.pack(actions.RUN, carrier, step))]
    if s.step == terms.STEP_C and w.last_runs:
        return _last_runs(s, seat, legal, w, spend)
    return ideas + attack.runs(s, seat, legal, w)


def with_ball(s: State, piece: int, hexes: int, w: Weights, spend: Spend) -> threat.Idea:
    """The best run with the ball: in step C one that opens a pass or a shot, else one that keeps the ball."""
    if s.step == terms.STEP_C and w.last_runs:
        return last_run(s, piece, hexes, w, spend)
    return threat.with_ball(s, piece, s.ball, w, hexes)


def _last_runs(s: State, seat: int, legal: list[int], w: Weights, spend: Spend) -> Rated:
    """Step C: opponents do not move before the next action, so the run that opens the best pass is found exactly."""
    now = _best_action(s, seat, w, spend)
    ideas: Rated = [(0.0, actions.pack(actions.END))]
    line = sense.offside_line(s, seat)
    for piece, choices in defence.by_piece(legal).items():
        if piece in (s.carrier, s.keeper[seat]):
            continue
        post = OpenPost(s, seat, piece, line, w)
        for choice in choices:
            cell = actions.second(choice)
            if post.approach(cell, s.progress(seat, cell)) < post.inside * 0.9:
                continue
            arrives = post.passable(cell)
            if arrives > 0 and spend(1):
                gain = arrives * threat.received(s, piece, cell, w) - now
                if gain > w.idle:
                    ideas.append((gain, choice))
    if len(ideas) > 1 or now > w.chance:
        return ideas
    return ideas + attack.runs(s, seat, legal, w)


def _best_action(s: State, seat: int, w: Weights, spend: Spend) -> float:
    """The value of the best pass or shot if the phase ends in this position."""
    values = Prospects(s, seat, s.carrier, w, spend).passes(s.ball)
    chance = chances.shot_chance(s, s.carrier, s.ball, terms.PLAY_SHOT)[0]
    return max([0.0, threat.shot_value(chance, w), *values])


def _dribble_on(s: State, seat: int, legal: list[int], w: Weights, spend: Spend) -> Rated:
    piece, used, _ = s.agenda.top.kept()
    left = dribble.left_over(s, piece, used)
    over, snapshot = actions.pack(actions.OVER_LINE), actions.pack(actions.SNAPSHOT)
    if over in legal:
        return [(1.0, over)]
    idea = with_ball(s, piece, left, w, spend)
    here = idea.cell == s.ball
    if idea.kind == threat.RUN_AND_SHOOT and here and snapshot in legal:
        return [(idea.value, snapshot)]
    if here or idea.kind == threat.STAND:
        return [(idea.value, actions.pack(actions.STAY))]
    step = chances.Ways(s, piece, s.ball, left, s.tried).first_step(idea.cell)
    return [(idea.value, actions.pack(actions.DRIBBLE, step))]


def _defend(s: State, seat: int, legal: list[int], w: Weights, spend: Spend) -> Rated:
    """Step B: tackles first; then the move that leaves the opponents the least threat."""
    ideas: Rated = [(0.0, actions.pack(actions.END))]
    ideas += defence.tackles(s, seat, legal, w)
    if len(ideas) > 1:
        return ideas
    if not w.deny:
        return ideas + defence.cover(s, seat, legal, w)
    rough = defence.cover(s, seat, legal, w)
    rough.sort(key=lambda row: (-row[0], row[1]))
    rough = rough[:COVERS_LOOKED_AT]
    men = _threatening(s, seat, w, spend)
    now = _total(s, seat, men, w)
    for value, choice in rough:
        if not spend(len(men)):
            ideas.append((value, choice))
            continue
        piece, cell = actions.first(choice), actions.second(choice)
        before = s.cell[piece]
        s.place(piece, cell)
        left = _total(s, seat, men, w)
        s.place(piece, before)
        ideas.append((w.deny * (now - left) + 0.5 * value, choice))
    return ideas


def _threatening(s: State, seat: int, w: Weights, spend: Spend) -> list[int]:
    """The most dangerous opponents, always including the carrier."""
    other = 1 - seat
    rows: list[tuple[float, int]] = []
    for man in s.pieces(other):
        if man not in (s.carrier, s.keeper[other]) and spend(1):
            rows.append((_threat(s, seat, man, w), man))
    rows.sort(key=lambda row: (-row[0], row[1]))
    return [s.carrier, *[man for _value, man in rows[:THREATS]]]


def _threat(s: State, seat: int, man: int, w: Weights) -> float:
    """The threat of an opponent with the next pass, or, for the carrier, with the ball he has."""
    if man == s.carrier:
        return defence.carrier_threat(s, seat, w)
    other, cell = 1 - seat, s.cell[man]
    away = between(s.ball, cell) - STANDARD_RANGE
    beyond = s.progress(other, cell) - max(0, s.progress(other, s.ball), offside.second_last(s, other))
    if away > 4 or beyond > 3:
        return 0.0
    arrives = 0.0 if away > 0 or beyond > 0 else chances.lane(s, other, s.ball, cell)
    return max(arrives, w.shift) * max(0.0, threat.received(s, man, cell, w))


def _total(s: State, seat: int, men: list[int], w: Weights) -> float:
    """The combined threat of the opponents, the largest weighing most."""
    values = sorted((_threat(s, seat, man, w) for man in men), reverse=True)
    total, part = 0.0, 1.0
    for value in values:
        total += part * value
        part *= 0.5
    return total + 0.5 * _cross_threat(s, seat, w)


def _cross_threat(s: State, seat: int, w: Weights) -> float:
    """The value of the opponents' best header from a high ball of the carrier."""
    other = 1 - seat
    best = 0.0
    accurate = crosses.accuracy(s, s.carrier)
    for man in s.pieces(other):
        cell = s.cell[man]
        if man != s.carrier and s.progress(other, cell) >= 12 and between(s.ball, cell) <= 15:
            best = max(best, crosses.high_value(s, other, cell, accurate, 1 << s.carrier, w))
    return best

# mypyc: interpreted
"""CA-13.3, CA-11.19: what each step of the keeper, and the move before a snapshot, brings to whoever defends.

A ball at goal: the goal. A pass: that it arrives. A man with the ball: his shot from there, at his best target. The
ball itself: that he has it. A high ball is headed first, and nothing is said of it here.
"""

from __future__ import annotations

from fractions import Fraction

from dugout.games.counter_attack import analysis, choices, kinds, terms
from dugout.games.counter_attack.board import path
from dugout.games.counter_attack.rules import header, passing, shot
from dugout.games.counter_attack.state import State


def step(state: State, plan: str) -> dict[str, list[int]]:
    """The chances once the keeper stands where the plan puts him; empty where his own side has the ball."""
    choice = choices.parse(plan)
    verb = choices.verb_of(choice)
    guard = state.asked_piece()
    s = state.copy()
    if verb == choices.STEP:
        s.place(guard, choices.first(choice))
    elif verb != choices.STAY:
        return {}
    found = _against(s, guard)
    return {name: [value.numerator, value.denominator] for name, value in found.items()}


def snap_move(state: State, plan: str) -> dict[str, list[int]]:
    """CA-11.19: the snapshot at its best target, once the one man has moved, or nobody."""
    choice = choices.parse(plan)
    s = state.copy()
    if choices.verb_of(choice) == choices.RUN:
        s.place(choices.first(choice), choices.second(choice))
    elif choices.verb_of(choice) != choices.END:
        return {}
    shooter, _, _ = s.agenda.frames[-2].kept()
    goal = analysis.best_target(s, shooter, terms.PLAY_SNAPSHOT)
    return {"their-shot": [goal.numerator, goal.denominator]}


def _against(s: State, guard: int) -> dict[str, Fraction]:
    team = guard // terms.MEN
    after = s.agenda.frames[-2].kind if len(s.agenda.frames) > 1 else kinds.DO_NEXT
    if after == kinds.DO_SHOOT:
        return {"against": _shot(s)} if s.by // terms.MEN != team else {}
    if after == kinds.DO_HEAD_SAVE:
        return {"against": _header(s)} if s.by // terms.MEN != team else {}
    if after == kinds.DO_INTERCEPTIONS:
        return {"their-pass": _pass(s)} if s.by // terms.MEN != team else {}
    if after == kinds.DO_HEAD_ARRIVE:
        return {"takes": Fraction(1)} if s.cell[guard] == s.target else {}
    if s.ball_state == terms.LOOSE and s.ball == s.cell[guard]:
        return {"takes": Fraction(1)}
    if s.ball_state == terms.CARRIED and s.carrier // terms.MEN != team:
        return {"their-shot": analysis.best_target(s, s.carrier, terms.PLAY_SNAPSHOT)}
    return {}


def _shot(s: State) -> Fraction:
    """CA-11.6: blocks are behind him; of a free kick the shooter's die lies already (CA-16.16)."""
    save = analysis.save_points(s, s.by // terms.MEN, path(s.origin, s.target))
    points = s.attribute(s.by, terms.SHOOTING) + shot.modifier(s, s.by, s.origin, s.play)
    again = analysis.duel(s, points, save)["won"]
    if s.play != terms.PLAY_FREE_SHOT:
        return again
    if save is None:
        return Fraction(1)
    score = s.scores[s.by]
    won = len([face for face in analysis.FACES if save + face < score])
    tied = len([face for face in analysis.FACES if save + face == score])
    return Fraction(won, 6) + (0 if s.config.tie_loose_ball else Fraction(tied, 6) * again)


def _header(s: State) -> Fraction:
    """CA-10.14: the score of the contest stands; a lone header rolls for his."""
    save = analysis.save_points(s, s.by // terms.MEN, path(s.origin, s.target))
    if save is None:
        return Fraction(1)
    contest, less, _ = s.agenda.frames[-2].kept()
    scores = [contest]
    if contest == header.NO_SCORE:
        scores = [s.attribute(s.by, terms.HEADING) + less + face for face in analysis.FACES]
    return sum((analysis.beats(s, score, save) for score in scores), Fraction(0)) / len(scores)


def _pass(s: State) -> Fraction:
    """CA-9.7, CA-9.8: nobody intercepts, the keeper included."""
    arrives = Fraction(1)
    flight = path(s.origin, s.target)
    for _rank, _piece, need in passing.interceptors(
        s, s.by // terms.MEN, flight, s.play == terms.PLAY_FIRST_TIME
    ):
        arrives *= analysis.misses(need)
    return arrives

"""Outcomes of a turn: the opponents' attempts, the save and the loose ball, by the rules and with exact odds."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from dugout.core.agenda import A_SEAT, NOTHING
from dugout.core.dice import Roller
from dugout.core.values import Event
from dugout.games.champions import flow, offers
from dugout.games.champions import kinds as k
from dugout.games.champions.choices import KICK, SHIFT
from dugout.games.champions.judgement import set_pieces
from dugout.games.champions.judgement.features import roller_of
from dugout.games.champions.judgement.standing import Standing
from dugout.games.champions.judgement.turns import chase_turns, leg_turns, quick_chase
from dugout.games.champions.judgement.values import Weights, full_value, quick_value
from dugout.games.champions.rules import passing
from dugout.games.champions.state import State
from dugout.games.champions.terms import NO_RESTART

PLAY: Final = (k.ASK_LEG, k.ASK_CHASE, k.ASK_INTERCEPT, k.ASK_DIVE, k.ASK_REBOUND)
"""Questions that belong to the turn that is being played out."""
TIDYING: Final = (k.ASK_STEP, k.ASK_RELOC, k.ASK_ROW_TWO, k.ASK_DROP)
INTERCEPTED: Final = ((3, 1), (2, 2))
"""CH-13.8: a 3 intercepts, the other faces do not."""


NEGLIGIBLE: Final = 0.01
"""States with a lower probability are estimated instead of played out."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Outcomes:
    """Plays turns of one seat out on copies and computes their expected value, in goals.

    Everything up to the next moment that can be evaluated is played by the rules: dice with all their faces and
    exact odds, questions by a fixed policy.
    """

    def __init__(self, weights: Weights, sees_danger: bool = True, standing: Standing | None = None) -> None:
        self.weights = weights
        self.standing = standing
        """Converts goals to values by score and clock; without it every goal counts the same."""
        self.sees_danger = sees_danger
        """Whether the evaluation includes the shots of the next two turns."""
        self.seat = 0
        self.score = [0, 0]
        """The score before the turn."""
        self.settle = False
        """Whether the questions at a dead ball are answered by the policy up to its roll."""

    def value(self, s: State, seat: int, choices: tuple[int, ...]) -> float:
        """The value of a turn to a seat; the state is not changed."""
        self.seat, self.score = seat, s.score[:]
        self.settle = s.restart != NO_RESTART and s.roll == 0
        after = s.copy()
        for choice in choices:
            self.apply(after, seat, choice)
        return self.expected(after, 1.0)

    def expected(self, s: State, odds: float) -> float:
        """The mean value of the moments that follow; `odds` is the probability of this state, which is modified.

        Added up one by one: the built-in `sum` rounds differently from Python 3.12 on.
        """
        while not self.is_moment(s):
            faces = self.faces(s)
            if faces and odds < NEGLIGIBLE:
                return self.guess(s)
            if faces:
                whole = 0
                for _, weight in faces:
                    whole += weight
                total = 0.0
                for face, weight in faces:
                    part = weight / whole
                    total += part * self.expected(self.rolled(s, face), odds * weight / whole)
                return total
            self.answer(s)
        return self.judge(s, odds)

    def is_moment(self, s: State) -> bool:
        """Before the roll of a turn, or at a dead ball."""
        kind = s.agenda.top.kind
        if kind == k.ROLL_INTERCEPT or kind == k.ROLL_SAVE:
            return False
        if s.restart != NO_RESTART and s.score != self.score:
            return True
        if kind in PLAY or (kind in TIDYING and (s.restart == NO_RESTART or s.roll)):
            return False
        return not self.settle or kind == k.ASK_TURN or k.WAITS_FOR[kind] != A_SEAT

    def faces(self, s: State) -> tuple[tuple[int, int], ...]:
        """CH-12.5, CH-13.8: the D3 of an attempt, the D4 of a save."""
        q = s.agenda.top
        if q.kind == k.ROLL_INTERCEPT:
            return INTERCEPTED
        if q.kind != k.ROLL_SAVE:
            return ()
        _, _, quarters = q.kept()
        goal, rebound, catch = (4 - quarters, 4 - quarters), (5 - quarters, 1), (4, quarters - 1)
        return (goal, rebound, catch) if quarters > 1 else (goal, rebound)

    def rolled(self, s: State, face: int) -> State:
        after = s.copy()
        flow.apply(after, -1, face)
        return after

    def answer(self, s: State) -> None:
        """Answer for the coach who is asked, by the policy and quick estimates."""
        q = s.agenda.top
        asked = 0 if q.seats & 1 else 1
        legal = offers.legal(s, asked)
        choice = legal[0]
        if q.kind == k.ASK_INTERCEPT:
            choice = legal[1]
        elif q.kind == k.ASK_DIVE:
            choice = set_pieces.dive(s, asked, legal)
        elif q.kind == k.ASK_LEG:
            choice = leg_turns(s, legal, self.weights.quick)[0].choices[0]
        elif q.kind == k.ASK_CHASE:
            choice = chase_turns(s, legal, self.weights.quick)[0].choices[0]
        elif q.kind not in PLAY and q.kind not in TIDYING:
            choice = set_pieces.decide(s, asked, k.KINDS[q.kind].name, legal, Roller("habit"))
        self.apply(s, asked, choice)

    def apply(self, s: State, seat: int, choice: int) -> None:
        """As `flow.apply`, but the chase move after a kick is made without a question."""
        if choice >> SHIFT != KICK:
            flow.apply(s, seat, choice)
            return
        log: list[Event] = []
        s.agenda.pop()
        passing.play_leg(s, choice, log)
        while k.WAITS_FOR[s.agenda.top.kind] == NOTHING:
            step = s.agenda.pop()
            if step.kind == k.DO_CHASE:
                man, to = quick_chase(s, self.weights.quick)
                if man >= 0:
                    s.move(man, to)
                s.agenda.do(k.DO_RESOLVE)
            else:
                flow.step(s, step, log)

    def goals(self, s: State) -> float:
        """Goals for minus goals against since the turn began."""
        mine, theirs = self.seat, 1 - self.seat
        return float(s.score[mine] - self.score[mine] - s.score[theirs] + self.score[theirs])

    def total(self, s: State, value: float) -> float:
        """The value of a position in which the seat's expected goal difference is `value`."""
        return self.goals(s) + value if self.standing is None else self.standing.value(s, self.seat, value)

    def guess(self, s: State) -> float:
        """A ball in flight favours nobody."""
        return self.total(s, 0.0)

    def judge(self, s: State, odds: float) -> float:
        """The learned value plus the goals of this turn."""
        if s.agenda.top.kind == k.OVER:
            return self.total(s, 0.0)
        value = full_value(self.weights, s) if self.sees_danger else quick_value(self.weights, s)
        return self.total(s, value if roller_of(s) == self.seat else -value)

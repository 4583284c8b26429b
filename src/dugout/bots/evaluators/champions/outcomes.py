"""What becomes of a turn: the opponents' attempts, the save and the loose ball, by the rules and with exact odds."""

from __future__ import annotations

from typing import Final

from dugout.bots.evaluators.champions import set_pieces
from dugout.bots.evaluators.champions.easy import dive
from dugout.bots.evaluators.champions.features import roller_of
from dugout.bots.evaluators.champions.learned import Weights, full_value
from dugout.bots.evaluators.champions.turns import chase_turns, leg_turns, quick_chase
from dugout.core.dice import Roller
from dugout.core.events import Event
from dugout.games.champions import flow
from dugout.games.champions import kinds as k
from dugout.games.champions.actions import KICK, SHIFT
from dugout.games.champions.position import KIND_NAMES
from dugout.games.champions.rules import passing
from dugout.games.champions.state import NO_RESTART, State

GOAL: Final = 1.0
PLAY: Final = (
    k.ASK_LEG,
    k.ASK_CHASE,
    k.ASK_INTERCEPT,
    k.ASK_DIVE,
    k.ASK_REBOUND,
    k.ROLL_INTERCEPT,
    k.ROLL_SAVE,
)
"""Questions and dice that belong to the turn that is being played out."""
TIDYING: Final = (k.ASK_STEP, k.ASK_RELOC, k.ASK_ROW_TWO, k.ASK_DROP)


class Outcomes:
    """Plays turns out on copies and adds up what may come of them."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights

    def value(self, s: State, seat: int, choices: tuple[int, ...]) -> float:
        """What a turn is worth to a seat; the state is left alone."""
        settle = s.restart != NO_RESTART and s.roll == 0
        after = s.copy()
        for choice in choices:
            if choice >> SHIFT == KICK:
                self.kick(after, choice)
            else:
                flow.apply(after, seat, choice)
        return self.expected(after, seat, s.score, 1.0, settle)

    def expected(self, s: State, seat: int, score: list[int], odds: float, settle: bool = False) -> float:
        """The mean over everything that can happen before the next roll; uses the state up.

        `score` is that before the turn, `odds` how likely it is to come to this. With
        `settle` the questions of a dead ball are answered by habit until its roll.
        """
        while True:
            kind = s.agenda[-1].kind
            if kind == k.ROLL_INTERCEPT:
                won = s.copy()
                flow.apply(won, -1, 3)
                flow.apply(s, -1, 2)
                missed = self.expected(s, seat, score, odds * 2 / 3)
                return (self.expected(won, seat, score, odds / 3) + 2 * missed) / 3
            if kind == k.ROLL_SAVE:
                return self.saved(s, seat, score, odds)
            if s.restart != NO_RESTART and s.score != score:
                return self.leaf(s, seat, score, odds)
            if kind in PLAY:
                choice = self.policy(s)
                if choice >> SHIFT == KICK:
                    self.kick(s, choice)
                else:
                    flow.apply(s, self.asked(s), choice)
            elif kind in TIDYING and (s.restart == NO_RESTART or s.roll):
                asked = self.asked(s)
                flow.apply(s, asked, flow.legal(s, asked)[0])
            elif settle and kind < k.ROLL_KICK_OFF and kind != k.ASK_TURN:
                flow.apply(s, self.asked(s), self.habit(s))
            else:
                return self.leaf(s, seat, score, odds)

    def kick(self, s: State, choice: int) -> None:
        """As `flow.apply`, but whoever chases the ball does so without a question."""
        log: list[Event] = []
        s.agenda.pop()
        passing.play_leg(s, choice, log)
        while k.FIRST_STEP <= s.agenda[-1].kind < k.OVER:
            step = s.agenda.pop()
            if step.kind == k.DO_CHASE:
                man, to = quick_chase(s, self.weights.quick)
                if man >= 0:
                    s.move(man, to)
                s.then(k.DO_RESOLVE)
            else:
                flow.step(s, step, log)

    def asked(self, s: State) -> int:
        return 0 if s.agenda[-1].seats & 1 else 1

    def saved(self, s: State, seat: int, score: list[int], odds: float) -> float:
        """CH-12.5: goal, rebound or catch, by the keeper's chance in quarters."""
        quarters = s.agenda[-1].c
        faces = [(4 - quarters, 4 - quarters), (1, 5 - quarters), (quarters - 1, 4)]
        total = 0.0
        for weight, face in faces:
            if weight > 0:
                after = s.copy()
                flow.apply(after, -1, face)
                total += weight * self.expected(after, seat, score, odds * weight / 4)
        return total / 4

    def policy(self, s: State) -> int:
        """What the coach who is asked does, at first sight."""
        asked = self.asked(s)
        kind = s.agenda[-1].kind
        legal = flow.legal(s, asked)
        if kind == k.ASK_INTERCEPT:
            return legal[1]
        if kind == k.ASK_DIVE:
            return dive(s, asked, legal)
        if kind == k.ASK_LEG:
            return leg_turns(s, legal, self.weights.quick)[0].choices[0]
        if kind == k.ASK_CHASE:
            return chase_turns(s, legal, self.weights.quick)[0].choices[0]
        return legal[0]

    def habit(self, s: State) -> int:
        """An answer to a question of a dead ball."""
        asked = self.asked(s)
        legal = flow.legal(s, asked)
        return set_pieces.decide(s, asked, KIND_NAMES[s.agenda[-1].kind], legal, Roller("habit"))

    def goals(self, s: State, seat: int, score: list[int]) -> float:
        """Goals of a seat since the turn began, less those against it."""
        return float(s.score[seat] - score[seat] - s.score[1 - seat] + score[1 - seat])

    def leaf(self, s: State, seat: int, score: list[int], odds: float) -> float:
        """The learned value between two turns, and the goals of this one."""
        goals = self.goals(s, seat, score)
        if s.agenda[-1].kind == k.OVER:
            return goals
        value = full_value(self.weights, s)
        return goals + (value if roller_of(s) == seat else -value)

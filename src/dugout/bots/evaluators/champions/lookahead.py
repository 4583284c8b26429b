"""One turn further: what the other coach can make of each of his six rolls."""

from __future__ import annotations

from typing import Final

from dugout.bots.evaluators.champions.features import FAR
from dugout.bots.evaluators.champions.kicks import Chain, kicks
from dugout.bots.evaluators.champions.lanes import Lanes
from dugout.bots.evaluators.champions.learned import Weights, full_value
from dugout.bots.evaluators.champions.outcomes import Outcomes
from dugout.bots.evaluators.champions.sketch import Sketch, two
from dugout.bots.evaluators.champions.threat import distances
from dugout.bots.evaluators.champions.turns import KickJudge, Turn, looks
from dugout.games.champions import kinds as k
from dugout.games.champions.actions import RUN, pack
from dugout.games.champions.measure import open_ends
from dugout.games.champions.state import ACTION_KICK, State

KICKERS: Final = 3
"""So many men, nearest to the ball first, are tried as kickers."""
TURN_BEGINS: Final = (k.ASK_TURN, k.ROLL_TURN)
LIKELY: Final = 0.3
"""Turns that are less likely to come about are not looked into."""
DISCOUNT: Final = 0.95
"""What a goal a turn later counts, as in the training."""


def reply_value(s: State, outcomes: Outcomes, width: int) -> float:
    """What an ordinary turn is worth to the coach who is about to roll, over his six rolls.

    For each roll the `width` best-looking kicks are played out; if none is better, he walks.
    """
    seat = s.owner
    near = distances(s, s.ball, 6)
    replies = kicks_by_roll(s, seat, near[seat], outcomes.weights.quick)
    walks = Walks(s, seat, near, outcomes.weights)
    total = 0.0
    for roll in range(1, 7):
        best = walks.value(roll)
        turns = sorted(replies[roll], key=looks, reverse=True)
        for turn in turns[:width]:
            if turn.looks < best - 0.05:
                break
            after = s.copy()
            after.roll = roll
            after.agenda.pop()
            after.ask(k.ASK_ACTION, seat)
            best = max(best, outcomes.value(after, seat, turn.choices))
        total += best
    return DISCOUNT * total / 6


def kicks_by_roll(s: State, seat: int, near: list[int], weights: list[float]) -> list[list[Turn]]:
    """Every kick of the nearest men, by roll."""
    found: list[list[Turn]] = [[] for _ in range(7)]
    ball, kind = s.ball, s.kick_kind
    s.kick_kind = ACTION_KICK
    for entry in near[:KICKERS]:
        walk, here = entry >> 8, entry & 0xFF
        man = s.at[here]
        if man == s.barred:
            continue
        s.move(man, ball)
        lanes = Lanes(s, seat, 7 - walk)
        ends = open_ends(s.men[0], s.men[1])
        judge = KickJudge(s, seat, weights)
        for budget in range(1, 8 - walk):
            for kick in kicks(lanes, Chain(ball, budget, 0, 0, ()), 1, ends):
                looks_worth = judge.value(kick)
                for roll in range(walk + budget - 1, 7, 2):
                    run = pack(RUN, man, roll - budget + 1)
                    found[roll].append(Turn((run, *kick.choices), looks_worth))
        s.move(man, here)
    s.kick_kind = kind
    return found


class Walks:
    """What it is worth to leave the ball and walk: the nearest man comes as near as the roll takes him."""

    def __init__(self, s: State, seat: int, near: tuple[list[int], list[int]], weights: Weights) -> None:
        s.owner = 1 - seat
        self.still = full_value(weights, s)
        s.owner = seat
        self.sketch = Sketch(s, 1 - seat, weights.quick)
        self.ball = s.ball
        self.rivals = two(near[1 - seat])
        self.mine = two(near[seat])
        self.before = self.sketch.ball(self.ball, *self.rivals, *self.mine)

    def value(self, roll: int) -> float:
        """For the coach who walks."""
        first = self.mine[0]
        if first in (1, FAR):
            return -self.still
        after = self.sketch.ball(self.ball, *self.rivals, max(1, first - roll), first)
        return -self.still - min(0.0, after - self.before)


class DeepOutcomes(Outcomes):
    """Outcomes that look at the other coach's rolls where an ordinary turn of his is likely to follow."""

    def __init__(self, weights: Weights, width: int) -> None:
        super().__init__(weights)
        self.shallow = Outcomes(weights)
        self.width = width

    def judge(self, s: State, odds: float) -> float:
        if odds < LIKELY or s.agenda[-1].kind not in TURN_BEGINS or s.held:
            return super().judge(s, odds)
        value = reply_value(s, self.shallow, self.width)
        return self.goals(s) + (value if s.owner == self.seat else -value)

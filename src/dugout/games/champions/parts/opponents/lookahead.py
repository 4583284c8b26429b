"""One turn further: what the other coach can make of each of his six rolls."""

from __future__ import annotations

from typing import Final

from dugout.games.champions import kinds as k
from dugout.games.champions.cells import either, list_cells, nothing, single, without
from dugout.games.champions.choices import RUN, WALK, pack
from dugout.games.champions.floods import walk_front
from dugout.games.champions.judgement.threat import distances
from dugout.games.champions.parts.opponents.kicks import Chain, kicks
from dugout.games.champions.parts.opponents.lanes import Lanes, open_board
from dugout.games.champions.parts.opponents.learned import Weights
from dugout.games.champions.parts.opponents.outcomes import Outcomes
from dugout.games.champions.parts.opponents.turns import KickJudge, Turn, WalkJudge, looks
from dugout.games.champions.scene import Scene
from dugout.games.champions.state import State
from dugout.games.champions.terms import ACTION_KICK

KICKERS: Final = 3
"""So many men, nearest to the ball first, are tried as kickers."""
TURN_BEGINS: Final = (k.ASK_TURN, k.ROLL_TURN)
LIKELY: Final = 0.3
"""Turns that are less likely to come about are not looked into."""
DISCOUNT: Final = 0.95
"""What a goal a turn later counts, as in the training."""


def reply_value(s: State, shallow: Outcomes, closer: Outcomes | None, width: int) -> float:
    """What an ordinary turn is worth to the coach who is about to roll, over his six rolls.

    For each roll the `width` most promising kicks and the best walk are played out; `closer` judges the best again.
    """
    seat = s.owner
    near = distances(s, s.ball, 6)
    kicks_found = kicks_by_roll(s, seat, near[seat], shallow.weights.quick)
    walks_found = walks_by_roll(s, seat, shallow.weights.quick)
    total = 0.0
    for roll in range(1, 7):
        turns = sorted(kicks_found[roll], key=looks, reverse=True)[:width]
        if walks_found[roll].choices:
            turns.append(walks_found[roll])
        if not turns:
            continue
        asked = s.copy()
        asked.roll = roll
        asked.agenda.pop()
        asked.agenda.ask(k.ASK_ACTION, seat)
        value, best = max((shallow.value(asked, seat, turn.choices), turn.choices) for turn in turns)
        total += value if closer is None else (value + closer.value(asked, seat, best)) / 2
    return DISCOUNT * total / 6


def walks_by_roll(s: State, seat: int, weights: list[float]) -> list[Turn]:
    """The best-looking walk of each roll, nearly as the rules have it; without choices where nobody can walk."""
    judge = WalkJudge(s, seat, weights)
    scene = Scene(s, seat)
    best = [Turn((), float("-inf"))] * 7
    for man in s.on_pitch(seat):
        here = s.cell[man]
        closed = nothing()
        if not s.is_keeper(man):
            closed = either(scene.closed_goal_areas, scene.crowded(here, False))
        free, front = scene.free_for(here), single(here)
        values: dict[int, float] = {}
        for roll in range(1, 7):
            front = walk_front(front, free, 1)
            for to in list_cells(without(front, closed)):
                if to not in values:
                    values[to] = judge.value(man, to)
                if values[to] > best[roll].looks:
                    best[roll] = Turn((pack(WALK, man, to),), values[to])
    return best


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
        ends = open_board(s)
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


class DeepOutcomes(Outcomes):
    """Outcomes that look at the other coach's rolls where an ordinary turn of his is likely to follow.

    With a depth of 2 his best replies are judged in the same way, by the rolls that follow them.
    """

    def __init__(self, weights: Weights, width: int, depth: int = 1) -> None:
        super().__init__(weights)
        self.shallow = Outcomes(weights)
        self.closer = DeepOutcomes(weights, width, depth - 1) if depth > 1 else None
        self.width = width

    def judge(self, s: State, odds: float) -> float:
        if odds < LIKELY or s.agenda.top.kind not in TURN_BEGINS or s.held:
            return super().judge(s, odds)
        value = reply_value(s, self.shallow, self.closer, self.width)
        return self.goals(s) + (value if s.owner == self.seat else -value)

"""One turn of lookahead: the other coach's best reply to each of his six rolls."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from dugout.games.champions import kinds as k
from dugout.games.champions.board import CELLS
from dugout.games.champions.cells import either, list_cells, nothing, single, without
from dugout.games.champions.choices import RUN, WALK, pack
from dugout.games.champions.floods import walk_front
from dugout.games.champions.judgement.kicks import Chain, kicks
from dugout.games.champions.judgement.lanes import Lanes, open_board
from dugout.games.champions.judgement.outcomes import Outcomes
from dugout.games.champions.judgement.standing import Standing
from dugout.games.champions.judgement.threat import distances
from dugout.games.champions.judgement.turns import KickJudge, Turn, WalkJudge
from dugout.games.champions.judgement.values import Weights
from dugout.games.champions.scene import Scene
from dugout.games.champions.state import State
from dugout.games.champions.terms import ACTION_KICK

KICKERS: Final = 3
"""The number of men, nearest to the ball first, who are tried as kickers."""
NO_ESTIMATE: Final = -1000.0
"""The estimate of a turn that does not exist."""
TURN_BEGINS: Final = (k.ASK_TURN, k.ROLL_TURN)
LIKELY: Final = 0.3
"""Turns with a lower probability are not searched."""
DISCOUNT: Final = 0.95
"""The discount for one turn, as in the training."""


def reply_value(s: State, shallow: Outcomes, closer: Outcomes | None, width: int) -> float:
    """The value of an ordinary turn to the coach who rolls next; `closer` evaluates the best of each roll again."""
    total = 0.0
    for roll, turn in enumerate(best_replies(s, shallow, width), start=1):
        value = turn.estimate
        if closer is not None and turn.choices:
            value = (value + closer.value(asked_after(s, roll), s.owner, turn.choices)) / 2
        total += value
    return total / 6


def best_replies(s: State, shallow: Outcomes, width: int) -> list[Turn]:
    """For each roll of an ordinary turn the best of the `width` kicks and the one walk with the highest estimates.

    They are played out, and `estimate` is the resulting value; a turn has no choices if nobody can move.
    """
    seat = s.owner
    near = distances(s, s.ball, 6)
    kicks_found = kicks_by_roll(s, seat, near[seat], shallow.weights.quick, width)
    walks_found = walks_by_roll(s, seat, shallow.weights.quick)
    found: list[Turn] = []
    for roll in range(1, 7):
        turns = kicks_found[roll]
        if walks_found[roll].choices:
            turns.append(walks_found[roll])
        asked = asked_after(s, roll)
        best = Turn((), shallow.value(s, seat, ()) if not turns else NO_ESTIMATE)
        for turn in turns:
            value = shallow.value(asked, seat, turn.choices)
            if value > best.estimate or (value == best.estimate and turn.choices > best.choices):
                best = Turn(turn.choices, value)
        found.append(best)
    return found


def asked_after(s: State, roll: int) -> State:
    """The question after a roll, without its other consequences."""
    asked = s.copy()
    asked.roll = roll
    asked.agenda.pop()
    asked.agenda.ask(k.ASK_ACTION, s.owner)
    return asked


def walks_by_roll(s: State, seat: int, weights: list[float]) -> list[Turn]:
    """The walk with the highest estimate for each roll, by slightly simplified rules; no choices if nobody can walk."""
    judge = WalkJudge(s, seat, weights)
    scene = Scene(s, seat)
    best = [Turn((), NO_ESTIMATE)] * 7
    for man in s.on_pitch(seat):
        here = s.cell[man]
        closed = nothing()
        if not s.is_keeper(man):
            closed = either(scene.closed_goal_areas, scene.crowded(here, False))
        free, front = scene.free_for(here), single(here)
        values: list[float | None] = [None] * CELLS
        for roll in range(1, 7):
            front = walk_front(front, free, 1)
            for to in list_cells(without(front, closed)):
                value = values[to]
                if value is None:
                    value = judge.value(man, to)
                    values[to] = value
                if value > best[roll].estimate:
                    best[roll] = Turn((pack(WALK, man, to),), value)
    return best


def kicks_by_roll(s: State, seat: int, near: list[int], weights: list[float], width: int) -> list[list[Turn]]:
    """By roll: the kicks of the nearest men with the highest estimates, at most `width` of them."""
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
                estimated = judge.value(kick)
                for roll in range(walk + budget - 1, 7, 2):
                    best = found[roll]
                    if len(best) < width or estimated > best[-1].estimate:
                        run = pack(RUN, man, roll - budget + 1)
                        insert(best, Turn((run, *kick.choices), estimated), width)
        s.move(man, here)
    s.kick_kind = kind
    return found


def insert(best: list[Turn], turn: Turn, width: int) -> None:
    """Insert a turn into the sorted list of the best, after those with equal estimates; the list is cut at `width`."""
    place = len(best)
    while place > 0 and best[place - 1].estimate < turn.estimate:
        place -= 1
    best.insert(place, turn)
    if len(best) > width:
        best.pop()


@mypyc_attr(allow_interpreted_subclasses=True)
class DeepOutcomes(Outcomes):
    """Outcomes that search the other coach's rolls where an ordinary turn of his is likely to follow.

    With a depth of 2 his best replies are evaluated in the same way, by the rolls that follow them.
    """

    def __init__(
        self, weights: Weights, width: int, depth: int = 1, standing: Standing | None = None
    ) -> None:
        super().__init__(weights, True, standing)
        self.shallow = Outcomes(weights, True, standing)
        self.closer = DeepOutcomes(weights, width, depth - 1, standing) if depth > 1 else None
        self.width = width
        self.likely = LIKELY

    def judge(self, s: State, odds: float) -> float:
        if odds < self.likely or s.agenda.top.kind not in TURN_BEGINS or s.held:
            return super().judge(s, odds)
        value = reply_value(s, self.shallow, self.closer, self.width)
        if s.owner != self.seat:
            value = -value
        return self.goals(s) + DISCOUNT * value if self.standing is None else value

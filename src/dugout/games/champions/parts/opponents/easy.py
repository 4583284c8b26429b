"""`easy`: plays like a beginner: sensibly, one pass ahead, and shoots when it can.

It considers every kick with at most one pass, counts who could intercept, and
otherwise sends the nearest man to the ball. It never considers the reply.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from dugout.bots.base import Bot, Budget
from dugout.core.dice import Roller
from dugout.core.ids import Choice, Seat
from dugout.core.rules import Rules
from dugout.games.champions.board import NOWHERE, own_row
from dugout.games.champions.cells import nets, single, without
from dugout.games.champions.choices import BACK, KICK, NONE, PUSH, RUN, SHIFT, WALK, first, last
from dugout.games.champions.floods import NO_WAY, steps_by_cell
from dugout.games.champions.judgement import set_pieces
from dugout.games.champions.parts.opponents.style import PLAIN
from dugout.games.champions.parts.opponents.value import GOAL, rest_value
from dugout.games.champions.plans import Plan, chance_count, kick_plans, under_way
from dugout.games.champions.rules import passing, shot
from dugout.games.champions.scene import distances, free_cells
from dugout.games.champions.state import State
from dugout.games.champions.terms import ACTION_KICK
from dugout.games.champions.view import ChampionsView

TOUCHES: Final = 2
LOST: Final = 90
"""The cost of an interception."""
NEARER: Final = 6
"""The value of one step nearer to the ball for a man who walks."""


class EasyBot(Bot):
    """Decides by the current position alone."""

    def __init__(self, budget: Budget) -> None:
        super().__init__(budget)
        self.style = PLAIN

    def think(
        self, rules: Rules[Any, Any], seat: Seat, view: Any, legal: Sequence[Choice], roller: Roller
    ) -> Choice:
        assert isinstance(view, ChampionsView)
        s: State = rules.resample(view, roller)
        if view.phase == "action":
            return self.act(s, seat, legal, roller)
        if view.phase == "leg":
            return self.play_on(s, seat, legal, roller)
        if view.phase == "dive":
            return (
                legal[0] if self.style.misses(self.style.dives, roller) else set_pieces.dive(s, seat, legal)
            )
        if view.phase == "intercept":
            return legal[0] if self.style.misses(self.style.steps_in, roller) else legal[1]
        if view.phase == "chase":
            return chase(s, seat, legal)
        if view.phase == "lineup":
            return self.style.line_up(legal, roller)
        return set_pieces.decide(s, seat, view.phase, legal, roller)

    def act(self, s: State, seat: Seat, legal: Sequence[Choice], roller: Roller) -> Choice:
        """The kick or the walk with the highest estimate."""
        best, best_value = legal[0], -10 * GOAL
        for choice in legal:
            kind = choice >> SHIFT
            if kind == RUN:
                value = self.run_value(s, seat, first(choice), last(choice))
            elif kind == WALK or kind == PUSH:
                continue
            else:
                value = rest_value(s, seat, s.ball) + 60  # a ball in the keeper's hands
            value += roller.below(self.style.slip)
            if value > best_value:
                best, best_value = choice, value
        walk, value = self.best_walk(s, seat, legal, roller)
        return walk if value > best_value else best

    def run_value(self, s: State, seat: Seat, man: int, steps: int) -> int:
        """The value of the best kick after a run."""
        here = s.cell[man]
        s.kick_kind = ACTION_KICK
        s.move(man, s.ball)
        plans = kick_plans(s, man, s.roll - steps + 1, TOUCHES)
        value = max((self.plan_value(s, seat, plan) for plan in candidates(s, seat, plans)), default=-GOAL)
        s.move(man, here)
        return value

    def plan_value(self, s: State, seat: Seat, plan: Plan) -> int:
        """The value of a plan minus the expected cost of interceptions."""
        if not self.spend():
            return -GOAL
        after = under_way(s, seat, plan)
        tries = chance_count(after)
        if plan.is_shot:
            value = shot_value(after)
        else:
            value = rest_value(s, seat, plan.end)
        for _ in range(tries):
            value = (2 * value - LOST) // 3
        rows = 0 if plan.is_shot else own_row(seat, plan.end) - own_row(seat, s.cell[plan.touchers[0]])
        lean = (
            self.style.shot * plan.is_shot
            + self.style.forward * rows
            + self.style.touch * (len(plan.choices) - 1)
            + self.style.risk * tries
        )
        return value + int(GOAL * lean)

    def play_on(self, s: State, seat: Seat, legal: Sequence[Choice], roller: Roller) -> Choice:
        """The first leg of the best kick from here."""
        man = s.touchers[-1]
        plans = kick_plans(s, man, passing.rem_now(s), TOUCHES if len(s.touchers) < TOUCHES else 1)
        best, best_value = NONE, -10 * GOAL
        for plan in candidates(s, seat, plans):
            value = self.plan_value(s, seat, plan) + roller.below(self.style.slip)
            if value > best_value and plan.choices[0] in legal:
                best, best_value = plan.choices[0], value
        if best:
            return best
        legs = [choice for choice in legal if choice >> SHIFT == KICK]
        return legs[roller.below(len(legs))] if legs else legal[0]

    def best_walk(self, s: State, seat: Seat, legal: Sequence[Choice], roller: Roller) -> tuple[Choice, int]:
        """A man walks to the ball, or to a cell that blocks its way."""
        steps = distances(s, s.ball)
        cells = steps_by_cell(single(s.ball), without(free_cells(s), nets()), NO_WAY)
        base = rest_value(s, seat, s.ball) + int(GOAL * self.style.walk)
        best, best_value = legal[0], -10 * GOAL
        for choice in legal:
            if choice >> SHIFT != WALK:
                continue
            man, to = first(choice), last(choice)
            before = steps[man]
            after = (
                cells[to] if cells[to] < before else NO_WAY
            )  # he comes no nearer, or has no way to the ball at all
            if s.is_keeper(man):
                continue
            value = (
                base
                + max(0, before - after) * NEARER
                + max(0, 8 - after) * NEARER
                + roller.below(self.style.slip)
            )
            if value > best_value:
                best, best_value = choice, value
        return best, best_value


def candidates(s: State, seat: Seat, plans: list[Plan]) -> list[Plan]:
    """All shots, and for each end cell the shortest of the other plans."""
    by_end: dict[int, Plan] = {}
    shots: list[Plan] = []
    for plan in plans:
        if plan.is_shot:
            shots.append(plan)
        elif plan.end not in by_end or len(plan.touchers) < len(by_end[plan.end].touchers):
            by_end[plan.end] = plan
    return [*shots[:40], *by_end.values()]


def shot_value(s: State) -> int:
    """The chance of a goal from the shot in progress."""
    s.ball = NOWHERE
    quarters = max((save & 0xFF for save in shot.save_chances(s)), default=0)
    return GOAL * (4 - quarters) // 4


def chase(s: State, seat: Seat, legal: Sequence[Choice]) -> Choice:
    """The man who gets nearest to the ball runs."""
    steps = distances(s, s.ball)
    best, best_steps = legal[0], 99
    for choice in legal:
        if choice >> SHIFT not in (NONE, BACK):
            if steps[first(choice)] < best_steps:
                best, best_steps = choice, steps[first(choice)]
    return best

"""All complete turns of a roll, sorted by estimate: kicks by chain and end, walks, pushes, a pick-up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from dugout.games.champions.board import CELLS
from dugout.games.champions.cells import (
    both,
    either,
    field,
    list_cells,
    nets,
    of_board,
    single,
    spread,
    without,
)
from dugout.games.champions.choices import CHASE, KICK, PICK_UP, PUSH, RUN, SHIFT, WALK, first, last
from dugout.games.champions.floods import flood
from dugout.games.champions.judgement.features import FAR
from dugout.games.champions.judgement.kicks import Chain, Kick, kicks
from dugout.games.champions.judgement.lanes import Lanes, open_board
from dugout.games.champions.judgement.sketch import Sketch, two
from dugout.games.champions.judgement.threat import ARRIVES, distances, goal_chance, keeper_steps
from dugout.games.champions.rules import chase, interception, passing
from dugout.games.champions.scene import closed_goal_areas, free_cells
from dugout.games.champions.state import State
from dugout.games.champions.terms import ACTION_KICK, PENALTY_KICK, RECEIVE_KICK, SHOOT_OUT_KICK

SAVED: Final = -0.03
"""Quick estimate of a shot that does not go in."""
LOST: Final = -0.02
"""Quick estimate of an intercepted pass: the ball is loose, and the turn does not change sides."""


@final
class Turn:
    """Answers to the open question and to those that follow, with their estimated value to the coach who is asked."""

    def __init__(
        self,
        choices: tuple[int, ...],
        estimate: float,
        passes: int = 0,
        attempts: int = 0,
        is_shot: bool = False,
    ) -> None:
        self.choices = choices
        self.estimate: float = estimate
        self.passes = passes
        self.attempts = attempts
        """The number of attempts that opponents have to intercept a kick."""
        self.is_shot: bool = is_shot


def kick_turn(run: tuple[int, ...], kick: Kick, estimate: float) -> Turn:
    """The turn of a kick, after the run to the ball if there is one."""
    return Turn((*run, *kick.choices), estimate, len(kick.choices) - 1, kick.attempts, kick.is_shot)


def action_turns(s: State, legal: Sequence[int], weights: list[float]) -> list[Turn]:
    """All turns of this roll, best estimate first."""
    runs: dict[int, list[int]] = {}
    walks: list[int] = []
    found: list[Turn] = []
    for choice in legal:
        kind = choice >> SHIFT
        if kind == RUN:
            runs.setdefault(first(choice), []).append(choice)
        elif kind == WALK:
            walks.append(choice)
        else:
            found.append(Turn((choice,), 0.0 if kind == PICK_UP else still_value(s, weights)))
    for man, choices in runs.items():
        found += run_turns(s, man, choices, weights)
    found += walk_turns(s, walks, weights)
    found.sort(key=estimate, reverse=True)
    return found


def estimate(turn: Turn) -> float:
    return turn.estimate


def still_value(s: State, weights: list[float]) -> float:
    """The value of the position to the coach on turn if nothing moves."""
    return -Sketch(s, 1 - s.owner, weights).at_rest(s.ball, False)


def run_turns(s: State, man: int, choices: list[int], weights: list[float]) -> list[Turn]:
    """All kicks of one man after each possible run to the ball."""
    here, kind = s.cell[man], s.kick_kind
    s.kick_kind = ACTION_KICK
    s.move(man, s.ball)
    budgets = [s.roll - last(choice) + 1 for choice in choices]
    lanes = Lanes(s, s.owner, max(budgets))
    ends = open_board(s)
    judge = KickJudge(s, s.owner, weights)
    found: list[Turn] = []
    for index in range(len(choices)):
        for kick in kicks(lanes, Chain(s.ball, budgets[index], 0, 0, ()), 1, ends):
            found.append(kick_turn((choices[index],), kick, judge.value(kick)))
    s.move(man, here)
    s.kick_kind = kind
    return found


@final
class KickJudge:
    """Estimates complete kicks of a team whose kicker is at the ball."""

    def __init__(self, s: State, seat: int, weights: list[float]) -> None:
        self.steps = keeper_steps(s, 1 - seat)
        self.sketch = Sketch(s, 1 - seat, weights)
        self.rests: list[float | None] = [None] * CELLS

    def value(self, kick: Kick) -> float:
        """The estimate for the kicking team."""
        arrives = ARRIVES[kick.attempts]
        if kick.is_shot:
            chance = arrives * goal_chance(self.steps, kick.flight, kick.left)
            return chance + (1 - chance) * SAVED
        rest = self.rests[kick.end]
        if rest is None:
            rest = -self.sketch.at_rest(kick.end, True)
            self.rests[kick.end] = rest
        return arrives * rest + (1 - arrives) * LOST


@final
class WalkJudge:
    """Estimates walks of a team; effects on passing lanes are left to the full evaluation."""

    def __init__(self, s: State, seat: int, weights: list[float]) -> None:
        self.s = s
        self.ball = s.ball
        self.sketch = Sketch(s, 1 - seat, weights)
        self.steps = steps_from(s, s.ball)
        near = distances(s, s.ball, 6)
        self.rivals = two(near[1 - seat])
        self.mine = near[seat][:3]
        self.base = self.sketch.still + self.sketch.around(s.ball)

    def value(self, man: int, to: int) -> float:
        """The estimate for the walking team."""
        nearest, second = with_one_more(self.mine, self.s.cell[man], self.steps[to])
        moved = self.sketch.moved(man, to, self.ball)
        one, two = self.rivals
        return -(self.base + moved + self.sketch.ball(self.ball, one, two, nearest, second))


def with_one_more(near: list[int], left_out: int, steps: int) -> tuple[int, int]:
    """The distances of the two nearest men of a team if the man on one cell is `steps` away instead."""
    nearest, second = steps, FAR
    for entry in near:
        if entry & 0xFF == left_out:
            continue
        other = entry >> 8
        if other < nearest:
            nearest, second = other, nearest
        elif other < second:
            second = other
    return nearest, second


def walk_turns(s: State, walks: list[int], weights: list[float]) -> list[Turn]:
    """All walks."""
    judge = WalkJudge(s, s.owner, weights)
    return [Turn((choice,), judge.value(first(choice), last(choice))) for choice in walks]


def steps_from(s: State, ball: int) -> list[int]:
    """For each cell its distance in steps from the ball; FAR for those that no roll covers."""
    steps = [FAR] * CELLS
    free = without(free_cells(s), nets())
    front = seen = single(ball)
    for count in range(1, FAR):
        front = without(spread(front), seen)
        seen = either(seen, front)
        for cell in list_cells(front):
            steps[cell] = count
        front = both(front, free)
    return steps


def leg_turns(s: State, legal: Sequence[int], weights: list[float]) -> list[Turn]:
    """All ways to complete the kick in progress, best estimate first."""
    legs = {choice for choice in legal if choice >> SHIFT == KICK}
    rem = passing.rem_now(s)
    chances = interception.find_chances(s)
    had = 0
    for chance in chances:
        had |= 1 << (chance & 0xFF)
    start = Chain(s.cell[s.touchers[-1]], rem, len({chance >> 8 for chance in chances}), had, ())
    direct = s.kick_kind in (PENALTY_KICK, SHOOT_OUT_KICK)
    judge = KickJudge(s, s.flight_seat, weights)
    lanes = Lanes(s, s.flight_seat, rem)
    for ends in (open_board(s), field()):
        found = [
            kick_turn((), kick, judge.value(kick))
            for kick in kicks(lanes, start, len(s.touchers), ends, direct)
            if kick.choices[0] in legs
        ]
        if found:
            found.sort(key=estimate, reverse=True)
            return found
    return [Turn((choice,), 0.0) for choice in sorted(legs)]


def chase_turns(s: State, legal: Sequence[int], weights: list[float]) -> list[Turn]:
    """Chase moves after the ball, and no chase, best estimate first."""
    seat = s.flight_seat
    sketch = Sketch(s, 1 - seat, weights)
    near = distances(s, s.ball, 6)
    one, other = two(near[1 - seat])
    steps = steps_from(s, s.ball)
    base = sketch.still + sketch.around(s.ball)
    found: list[Turn] = []
    for choice in legal:
        kind = choice >> SHIFT
        if kind == CHASE:
            man, to = first(choice), last(choice)
            nearest, second = with_one_more(near[seat][:3], s.cell[man], steps[to])
            value = base + sketch.moved(man, to, s.ball) + sketch.ball(s.ball, one, other, nearest, second)
        elif kind == PUSH or choice == 0:
            nearest, second = two(near[seat])
            value = base + sketch.ball(s.ball, one, other, nearest, second)
        else:
            continue
        found.append(Turn((choice,), -value))
    found.sort(key=estimate, reverse=True)
    return found


def quick_chase(s: State, weights: list[float]) -> tuple[int, int]:
    """CH-9: man and cell of the best chase move by estimate, by slightly simplified rules; −1 if nobody should run."""
    seat, ball = s.flight_seat, s.ball
    if s.kick_kind in (RECEIVE_KICK, PENALTY_KICK):
        return -1, -1
    free = without(free_cells(s), nets())
    levels = flood(single(ball), free, 12)
    excluded = chase.excluded_men(s)
    own = of_board(s.men[seat])
    shut = closed_goal_areas(ball)
    passed = 0
    """Team-mates found so far: a runner must get nearer to the ball than all others."""
    runners: list[tuple[int, int, int]] = []
    first_met = len(levels)
    for steps in range(1, len(levels)):
        if steps - 2 > first_met or (passed > 1 and steps - 2 >= first_met):
            break
        for cell in list_cells(both(levels[steps], own)):
            man = s.at[cell]
            if steps > 1 and not excluded >> man & 1 and (not passed or max(1, steps - 2) < first_met):
                ring = both(both(spread(single(cell)), levels[steps - 1]), free)
                ends = ring if steps == 2 else both(both(spread(ring), levels[steps - 2]), free)
                for to in list_cells(without(ends, shut)):
                    runners.append((man, to, max(1, steps - 2)))
            passed += 1
            first_met = min(first_met, steps)
    if not runners:
        return -1, -1
    sketch = Sketch(s, 1 - seat, weights)
    near = distances(s, ball, 6)
    one, other = two(near[1 - seat])
    nearest, second = two(near[seat])
    best = (-1, -1)
    best_value = sketch.ball(ball, one, other, nearest, second)
    for man, to, steps in runners:
        second = FAR
        for entry in near[seat]:
            if entry & 0xFF != s.cell[man]:
                second = entry >> 8
                break
        value = sketch.moved(man, to, ball) + sketch.ball(ball, one, other, min(steps, FAR), second)
        if value < best_value:
            best, best_value = (man, to), value
    return best

"""Every complete turn of a roll, sorted by how good it looks: kicks by chain and end, walks, pushes, a pick-up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from dugout.games.champions.board import BOTH_GOALS, CELLS, FIELD
from dugout.games.champions.cells import of_board, single, to_board
from dugout.games.champions.choices import CHASE, KICK, PICK_UP, PUSH, RUN, SHIFT, WALK, first, last
from dugout.games.champions.floods import flood
from dugout.games.champions.judgement.threat import ARRIVES, distances, goal_chance, keeper_steps
from dugout.games.champions.parts.opponents.features import FAR
from dugout.games.champions.parts.opponents.kicks import Chain, Kick, kicks
from dugout.games.champions.parts.opponents.lanes import Lanes, open_board
from dugout.games.champions.parts.opponents.sketch import Sketch, two
from dugout.games.champions.rules import chase, interception, passing
from dugout.games.champions.scene import closed_goal_areas, free_cells
from dugout.games.champions.state import State
from dugout.games.champions.terms import ACTION_KICK, PENALTY_KICK, RECEIVE_KICK, SHOOT_OUT_KICK
from dugout.games.champions.wide import spread
from dugout.geometry.square import cells_in

SAVED: Final = -0.03
"""What a shot is worth that does not go in, at first sight."""
LOST: Final = -0.02
"""What an intercepted pass is worth at first sight: the ball is loose, and the turn stays."""


class Turn(NamedTuple):
    """Answers to the open question and to those that follow, and what they look worth to the asked coach."""

    choices: tuple[int, ...]
    looks: float
    passes: int = 0
    attempts: int = 0
    """Opponents who may intercept a kick."""
    is_shot: bool = False


def kick_turn(run: tuple[int, ...], kick: Kick, looks: float) -> Turn:
    """A kick, after the run to the ball if there is one."""
    return Turn((*run, *kick.choices), looks, len(kick.choices) - 1, kick.attempts, kick.is_shot)


def action_turns(s: State, legal: Sequence[int], weights: list[float]) -> list[Turn]:
    """All turns of this roll, best looks first."""
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
    found.sort(key=looks, reverse=True)
    return found


def looks(turn: Turn) -> float:
    return turn.looks


def still_value(s: State, weights: list[float]) -> float:
    """What the position is worth to the coach on turn if nothing moves."""
    return -Sketch(s, 1 - s.owner, weights).at_rest(s.ball, False)


def run_turns(s: State, man: int, choices: list[int], weights: list[float]) -> list[Turn]:
    """Every kick of one man after every run to the ball."""
    here, kind = s.cell[man], s.kick_kind
    s.kick_kind = ACTION_KICK
    s.move(man, s.ball)
    budgets = [s.roll - last(choice) + 1 for choice in choices]
    lanes = Lanes(s, s.owner, max(budgets))
    ends = open_board(s)
    judge = KickJudge(s, s.owner, weights)
    found: list[Turn] = []
    for choice, budget in zip(choices, budgets, strict=True):
        for kick in kicks(lanes, Chain(s.ball, budget, 0, 0, ()), 1, ends):
            found.append(kick_turn((choice,), kick, judge.value(kick)))
    s.move(man, here)
    s.kick_kind = kind
    return found


class KickJudge:
    """First sight of complete kicks of a team whose kicker stands on the ball."""

    def __init__(self, s: State, seat: int, weights: list[float]) -> None:
        self.steps = keeper_steps(s, 1 - seat)
        self.sketch = Sketch(s, 1 - seat, weights)
        self.rests: dict[int, float] = {}

    def value(self, kick: Kick) -> float:
        """For the kicking team."""
        arrives = ARRIVES[kick.attempts]
        if kick.is_shot:
            chance = arrives * goal_chance(self.steps, kick.flight, kick.left)
            return chance + (1 - chance) * SAVED
        if kick.end not in self.rests:
            self.rests[kick.end] = -self.sketch.at_rest(kick.end, True)
        return arrives * self.rests[kick.end] + (1 - arrives) * LOST


class WalkJudge:
    """First sight of walks of a team; who stands in whose way is left to the closer look."""

    def __init__(self, s: State, seat: int, weights: list[float]) -> None:
        self.s = s
        self.ball = s.ball
        self.sketch = Sketch(s, 1 - seat, weights)
        self.steps = steps_from(s, s.ball)
        near = distances(s, s.ball, 6)
        self.rivals = two(near[1 - seat])
        self.mine = [(entry >> 8, entry & 0xFF) for entry in near[seat]]
        self.base = self.sketch.still + self.sketch.around(s.ball)

    def value(self, man: int, to: int) -> float:
        """For the walking team."""
        here = self.s.cell[man]
        nearest = [steps for steps, cell in self.mine[:3] if cell != here][:2]
        nearest += [self.steps[to], FAR, FAR]
        nearest.sort()
        moved = self.sketch.moved(man, to, self.ball)
        return -(self.base + moved + self.sketch.ball(self.ball, *self.rivals, nearest[0], nearest[1]))


def walk_turns(s: State, walks: list[int], weights: list[float]) -> list[Turn]:
    """Every walk."""
    judge = WalkJudge(s, s.owner, weights)
    return [Turn((choice,), judge.value(first(choice), last(choice))) for choice in walks]


def steps_from(s: State, ball: int) -> list[int]:
    """For each cell how many steps it is from the ball; FAR for those that no roll covers."""
    steps = [FAR] * CELLS
    free = to_board(free_cells(s)) & ~BOTH_GOALS
    front = seen = 1 << ball
    for count in range(1, FAR):
        front = spread(front) & ~seen
        seen |= front
        for cell in cells_in(front):
            steps[cell] = count
        front &= free
    return steps


def leg_turns(s: State, legal: Sequence[int], weights: list[float]) -> list[Turn]:
    """Every way to complete the kick that has been begun, best looks first."""
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
    for ends in (open_board(s), FIELD):
        found = [
            kick_turn((), kick, judge.value(kick))
            for kick in kicks(lanes, start, len(s.touchers), ends, direct)
            if kick.choices[0] in legs
        ]
        if found:
            found.sort(key=looks, reverse=True)
            return found
    return [Turn((choice,), 0.0) for choice in sorted(legs)]


def chase_turns(s: State, legal: Sequence[int], weights: list[float]) -> list[Turn]:
    """Who runs after the ball, or nobody, best looks first."""
    seat = s.flight_seat
    sketch = Sketch(s, 1 - seat, weights)
    near = distances(s, s.ball, 6)
    rivals = two(near[1 - seat])
    steps = steps_from(s, s.ball)
    base = sketch.still + sketch.around(s.ball)
    found: list[Turn] = []
    for choice in legal:
        kind = choice >> SHIFT
        if kind == CHASE:
            man, to = first(choice), last(choice)
            others = [entry >> 8 for entry in near[seat] if entry & 0xFF != s.cell[man]][:2]
            nearest = sorted([*others, steps[to], FAR, FAR])[:2]
            value = (
                base + sketch.moved(man, to, s.ball) + sketch.ball(s.ball, *rivals, nearest[0], nearest[1])
            )
        elif kind == PUSH or choice == 0:
            value = base + sketch.ball(s.ball, *rivals, *two(near[seat]))
        else:
            continue
        found.append(Turn((choice,), -value))
    found.sort(key=looks, reverse=True)
    return found


def quick_chase(s: State, weights: list[float]) -> tuple[int, int]:
    """CH-9: the best-looking man and cell of a chase move, nearly as the rules have it; −1 if nobody should run."""
    seat, ball = s.flight_seat, s.ball
    if s.kick_kind in (RECEIVE_KICK, PENALTY_KICK):
        return -1, -1
    free = to_board(free_cells(s)) & ~BOTH_GOALS
    levels = [to_board(ring) for ring in flood(single(ball), of_board(free), 12)]
    excluded = chase.excluded_men(s)
    own = s.men[seat]
    shut = to_board(closed_goal_areas(ball))
    passed = 0
    """Team-mates met so far: whoever runs must get ahead of all but himself."""
    runners: list[tuple[int, int, int]] = []
    first_met = len(levels)
    for steps in range(1, len(levels)):
        if steps - 2 > first_met or (passed > 1 and steps - 2 >= first_met):
            break
        for cell in cells_in(levels[steps] & own):
            man = s.at[cell]
            if steps > 1 and not excluded >> man & 1 and (not passed or max(1, steps - 2) < first_met):
                ring = spread(1 << cell) & levels[steps - 1] & free
                ends = ring if steps == 2 else spread(ring) & levels[steps - 2] & free
                runners += [(man, to, max(1, steps - 2)) for to in cells_in(ends & ~shut)]
            passed += 1
            first_met = min(first_met, steps)
    if not runners:
        return -1, -1
    sketch = Sketch(s, 1 - seat, weights)
    near = distances(s, ball, 6)
    rivals = two(near[1 - seat])
    best = (-1, -1)
    best_value = sketch.ball(ball, *rivals, *two(near[seat]))
    for man, to, steps in runners:
        others = [entry >> 8 for entry in near[seat] if entry & 0xFF != s.cell[man]][:1]
        value = sketch.moved(man, to, ball) + sketch.ball(
            ball, *rivals, min(steps, FAR), (others or [FAR])[0]
        )
        if value < best_value:
            best, best_value = (man, to), value
    return best

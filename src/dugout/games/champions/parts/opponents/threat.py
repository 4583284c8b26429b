"""How likely the next turn of a team is a goal: the best shot of every roll, opponents' attempts and the save counted."""

from __future__ import annotations

from typing import Final

from dugout.games.champions.board import BOTH_GOALS, COLUMNS, GOAL, PENALTY_AREA, kind_of
from dugout.games.champions.cells import to_board
from dugout.games.champions.parts.opponents.kicks import ARRIVES, Chain, attempts_of, chains
from dugout.games.champions.parts.opponents.lanes import BESIDE, Lanes
from dugout.games.champions.rules.kick import MAX_TOUCHES, leg_cells
from dugout.games.champions.scene import free_cells
from dugout.games.champions.state import State
from dugout.games.champions.wide import spread

KICKERS: Final = 2
"""So many men, nearest to the ball first, are tried as kickers."""


def keeper_steps(s: State, keeper_seat: int) -> dict[int, int]:
    """CH-12.3: the cells that a keeper reaches in up to three steps without using his hands outside the area."""
    keeper = s.keeper[keeper_seat]
    steps: dict[int, int] = {}
    if keeper < 0 or s.cell[keeper] < 0:
        return steps
    home = PENALTY_AREA[keeper_seat] | GOAL[keeper_seat]
    closed = s.men[0] | s.men[1] | GOAL[1 - keeper_seat]
    handicap = 0 if kind_of(keeper) == 0 else 1
    front = [s.cell[keeper]]
    for count in (1, 2, 3):
        beyond: list[int] = []
        for cell in front:
            for near in BESIDE[cell]:
                if near not in steps and not closed >> near & 1:
                    if home >> near & 1:
                        steps[near] = count + handicap
                    else:
                        steps[near] = 9
                    beyond.append(near)
        front = beyond
    return steps


def goal_chance(steps: dict[int, int], flight: tuple[int, ...], left: int) -> float:
    """CH-12.4: that a shot goes in which nobody has intercepted."""
    nearest = min([steps.get(cell, 9) for cell in flight])
    return 1.0 - max(0, 4 - nearest - left) / 4


def distances(s: State, target: int, limit: int) -> tuple[list[int], list[int]]:
    """CH-2.5: for each team its field players' distances to a cell, the nearest first, as far as `limit`."""
    free = to_board(free_cells(s)) & ~BOTH_GOALS
    home, away = s.men
    found: tuple[list[int], list[int]] = ([], [])
    front = 1 << target
    seen = front
    for steps in range(1, limit + 1):
        front = spread(front) & ~seen
        seen |= front
        for side, men in ((found[0], front & home), (found[1], front & away)):
            while men:
                side.append(steps << 8 | (men & -men).bit_length() - 1)
                men &= men - 1
        front &= free
        if not front:
            break
    return found


def rows_to_go(s: State, seat: int) -> list[int]:
    """For each own row the fewest pips that a ball there needs to get into the goal: a mate's row is free."""
    mates = s.men[seat]
    pips = [1] * 15
    row_mask = (1 << COLUMNS) - 1
    for row in range(12, -1, -1):
        absolute = row + 1 if seat == 0 else 13 - row
        pips[row] = pips[row + 1] + (0 if mates >> absolute * COLUMNS & row_mask else 1)
    return pips


def threat(s: State, seat: int, near: list[int]) -> list[float]:
    """The chance of a goal with each roll 1 to 6 if `seat` is on turn; `near` as `distances` of the ball gives it."""
    best = [0.0] * 7
    ball = s.ball
    row = ball // COLUMNS if seat == 0 else 14 - ball // COLUMNS
    needs = rows_to_go(s, seat)
    pips = needs[row]
    steps: dict[int, int] = {}
    for entry in near[:KICKERS]:
        walk, here = entry >> 8, entry & 0xFF
        if walk + pips - 1 > 6:
            break
        man = s.at[here]
        if man == s.barred:
            continue
        steps = steps or keeper_steps(s, 1 - seat)
        s.move(man, ball)
        for pips_needed, attempts, reach in shots_of(
            Lanes(s, seat, 7 - walk, False), ball, 7 - walk, steps, needs
        ):
            for roll in range(walk + pips_needed - 1, 7):
                chance = ARRIVES[attempts] * (1.0 - max(0, 4 - reach - roll + walk - 1 + pips_needed) / 4)
                if chance > best[roll]:
                    best[roll] = chance
        s.move(man, here)
    return best


def shots_of(
    lanes: Lanes, ball: int, budget: int, steps: dict[int, int], needs: list[int]
) -> set[tuple[int, int, int]]:
    """Every kind of shot: pips it needs, cells where it can be intercepted, the keeper's steps to its last leg."""
    found: set[tuple[int, int, int]] = set()
    for chain in chains(lanes, Chain(ball, budget, 0, 0, ()), 1, MAX_TOUCHES, needs):
        for leg in lanes.legs(chain.cell).shots:
            if leg.cost <= chain.rem:
                attempts = chain.attempts + attempts_of(leg, chain.had)[0]
                reach = min([steps.get(cell, 9) for cell in leg_cells(chain.cell, leg.choice)])
                found.add((budget - chain.rem + leg.cost, attempts, reach))
    return found

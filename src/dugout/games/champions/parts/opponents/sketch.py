"""Quick judgement: what a ball that comes to rest, or a walk, is worth at first sight.

The parts of the learned value that do not change from candidate to candidate are
added up once; a candidate then costs a few additions.
"""

from __future__ import annotations

from dugout.games.champions.board import ALL, BOTH_GOALS, CELLS, COLUMNS, SQUAD
from dugout.games.champions.parts.opponents import features
from dugout.games.champions.state import State
from dugout.games.champions.wide import spread
from dugout.geometry.square import cells_in


class Sketch:
    """One position of the men, to be judged with the ball anywhere and `roller` to roll."""

    def __init__(self, s: State, roller: int, weights: list[float]) -> None:
        self.s = s
        self.roller = roller
        self.weights = weights
        self.men: list[tuple[int, tuple[int, ...], int]] = []
        """For each field player where his weights around the ball begin, their table, and his cell."""
        self.nearest: list[tuple[bytearray, bytearray]] = []
        """For each team the steps of its nearest and its second man to every cell."""
        total = weights[features.KIND]
        total += weights[features.STRENGTH] * (s.men[roller].bit_count() - s.men[1 - roller].bit_count())
        for man in range(2 * SQUAD):
            cell = s.cell[man]
            if cell < 0:
                continue
            seat = 0 if man < SQUAD else 1
            side = 0 if seat == roller else 1
            if s.keeper[seat] == man:
                total += weights[features.KEEPER + side * 24 + features.keeper_place(seat, cell)]
            else:
                total += weights[features.MEN + side * 90 + features.MEN_AT[seat][cell]]
                self.men.append((features.AROUND + side * 78, features.AROUND_AT[seat], cell))
        self.still = total

    def around(self, ball: int) -> float:
        """What the men around the ball add."""
        weights, base = self.weights, ball * CELLS
        total = 0.0
        for start, table, cell in self.men:
            total += weights[start + table[base + cell]]
        return total

    def ball(self, ball: int, first: int, second: int, other: int, other_second: int) -> float:
        """What the ball's place and the distances of both teams' nearest men add."""
        weights = self.weights
        row = features.ball_row(self.roller, ball)
        column = ball % COLUMNS
        return (
            weights[features.NEAREST + first * 8 + other]
            + weights[features.REACH + first * 15 + row]
            + weights[features.COVER + other * 15 + row]
            + weights[features.SECOND + second]
            + weights[features.SECOND + 8 + other_second]
            + weights[features.ZONE + row * 6 + min(column, COLUMNS - 1 - column)]
        )

    def at_rest(self, ball: int, chaser: bool) -> float:
        """The value for the roller with the ball on this cell; `chaser`: a man of the others may still run after it."""
        if not self.nearest:
            taken = self.s.men[0] | self.s.men[1]
            self.nearest = [steps_of_two(men, ALL & ~(taken | BOTH_GOALS)) for men in self.s.men]
        first, second = self.nearest[self.roller]
        other, other_second = self.nearest[1 - self.roller]
        steps = other[ball]
        if chaser and steps > 1:
            steps = max(1, steps - 2)
        return (
            self.still
            + self.around(ball)
            + self.ball(ball, first[ball], second[ball], steps, other_second[ball])
        )

    def moved(self, man: int, to: int, ball: int) -> float:
        """How much the man's own weights change if he walks to a cell."""
        seat = 0 if man < SQUAD else 1
        side = 0 if seat == self.roller else 1
        here = self.s.cell[man]
        weights = self.weights
        if self.s.keeper[seat] == man:
            start = features.KEEPER + side * 24
            return (
                weights[start + features.keeper_place(seat, to)]
                - weights[start + features.keeper_place(seat, here)]
            )
        start = features.MEN + side * 90
        change = weights[start + features.MEN_AT[seat][to]] - weights[start + features.MEN_AT[seat][here]]
        start, base = features.AROUND + side * 78, ball * CELLS
        return (
            change
            + weights[start + features.AROUND_AT[seat][base + to]]
            - weights[start + features.AROUND_AT[seat][base + here]]
        )


def steps_of_two(men: int, free: int) -> tuple[bytearray, bytearray]:
    """For each empty cell how far the nearest and the second of these men are; FAR beyond six steps."""
    first, second = bytearray([features.FAR]) * CELLS, bytearray([features.FAR]) * CELLS
    fronts: list[int] = []
    while men:
        fronts.append(men & -men)
        men &= men - 1
    seen = fronts[:]
    once = twice = 0
    for steps in range(1, features.FAR):
        new_once = new_twice = 0
        for index, front in enumerate(fronts):
            front = spread(front) & free & ~seen[index]
            fronts[index] = front
            seen[index] |= front
            new_twice |= new_once & front
            new_once |= front
        new_twice = (new_twice | (once & new_once)) & ~twice
        new_once &= ~once
        once |= new_once
        twice |= new_twice
        for cell in cells_in(new_once):
            first[cell] = steps
        for cell in cells_in(new_twice):
            second[cell] = steps
    return first, second


def two(near: list[int]) -> tuple[int, int]:
    """The distances of the nearest two of a team."""
    if len(near) > 1:
        return near[0] >> 8, near[1] >> 8
    return (near[0] >> 8, features.FAR) if near else (features.FAR, features.FAR)

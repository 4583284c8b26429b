"""Quick judgement: what a ball that comes to rest, or a walk, is worth at first sight.

The parts of the learned value that do not change from candidate to candidate are
added up once; a candidate then costs a few additions.
"""

from __future__ import annotations

from dugout.bots.evaluators.champions.features import (
    AROUND,
    AROUND_AT,
    COVER,
    FAR,
    KEEPER,
    KIND,
    MEN,
    MEN_AT,
    NEAREST,
    REACH,
    SECOND,
    STRENGTH,
    ZONE,
    ball_row,
    keeper_place,
)
from dugout.bots.evaluators.champions.threat import distances
from dugout.games.champions.board import CELLS, COLUMNS, SQUAD
from dugout.games.champions.state import State


class Sketch:
    """One position of the men, to be judged with the ball anywhere and `roller` to roll."""

    def __init__(self, s: State, roller: int, weights: list[float]) -> None:
        self.s = s
        self.roller = roller
        self.weights = weights
        self.men: list[tuple[int, tuple[int, ...], int]] = []
        """For each field player where his weights around the ball begin, their table, and his cell."""
        total = weights[KIND]
        total += weights[STRENGTH] * (s.men[roller].bit_count() - s.men[1 - roller].bit_count())
        for man in range(2 * SQUAD):
            cell = s.cell[man]
            if cell < 0:
                continue
            seat = 0 if man < SQUAD else 1
            side = 0 if seat == roller else 1
            if s.keeper[seat] == man:
                total += weights[KEEPER + side * 24 + keeper_place(seat, cell)]
            else:
                total += weights[MEN + side * 90 + MEN_AT[seat][cell]]
                self.men.append((AROUND + side * 78, AROUND_AT[seat], cell))
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
        row = ball_row(self.roller, ball)
        column = ball % COLUMNS
        return (
            weights[NEAREST + first * 8 + other]
            + weights[REACH + first * 15 + row]
            + weights[COVER + other * 15 + row]
            + weights[SECOND + second]
            + weights[SECOND + 8 + other_second]
            + weights[ZONE + row * 6 + min(column, COLUMNS - 1 - column)]
        )

    def at_rest(self, ball: int, chaser: bool) -> float:
        """The value for the roller with the ball on this cell; `chaser`: a man of the others may still run after it."""
        s = self.s
        before, s.ball = s.ball, ball
        near = distances(s, ball, 6)
        s.ball = before
        first, second = two(near[self.roller])
        other, other_second = two(near[1 - self.roller])
        if chaser and other > 1:
            other = max(1, other - 2)
        return self.still + self.around(ball) + self.ball(ball, first, second, other, other_second)

    def moved(self, man: int, to: int, ball: int) -> float:
        """How much the man's own weights change if he walks to a cell."""
        seat = 0 if man < SQUAD else 1
        side = 0 if seat == self.roller else 1
        here = self.s.cell[man]
        weights = self.weights
        if self.s.keeper[seat] == man:
            start = KEEPER + side * 24
            return weights[start + keeper_place(seat, to)] - weights[start + keeper_place(seat, here)]
        start = MEN + side * 90
        change = weights[start + MEN_AT[seat][to]] - weights[start + MEN_AT[seat][here]]
        start, base = AROUND + side * 78, ball * CELLS
        return (
            change
            + weights[start + AROUND_AT[seat][base + to]]
            - weights[start + AROUND_AT[seat][base + here]]
        )


def two(near: list[int]) -> tuple[int, int]:
    """The distances of the nearest two of a team."""
    if len(near) > 1:
        return near[0] >> 8, near[1] >> 8
    return (near[0] >> 8, FAR) if near else (FAR, FAR)

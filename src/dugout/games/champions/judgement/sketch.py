"""Quick estimates: the value of a ball that comes to rest, or of a walk.

The parts of the learned value that are the same for all candidates are added up
once; each candidate then costs only a few additions.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from dugout.games.champions.board import CELLS, COLUMNS, SQUAD
from dugout.games.champions.cells import (
    Cells,
    both,
    count,
    either,
    list_cells,
    nets,
    nothing,
    of_board,
    pitch,
    single,
    spread,
    without,
)
from dugout.games.champions.judgement import features
from dugout.games.champions.judgement.features import AROUND_AT, FAR, MEN_AT, ball_row, keeper_place
from dugout.games.champions.state import State


@final
class Sketch:
    """One position of the men, to be evaluated with the ball on any cell and `roller` to roll."""

    def __init__(self, s: State, roller: int, weights: list[float]) -> None:
        self.s = s
        self.roller = roller
        self.weights = weights
        self.starts: list[int] = []
        """For each field player the first index of his weights around the ball; `tables` and `cells` select one."""
        self.tables: list[list[int]] = []
        self.cells: list[int] = []
        self.nearest: list[Steps] = []
        """For each team the steps of its nearest and its second-nearest man to every cell."""
        total = weights[features.KIND]
        more: i64 = count(of_board(s.men[roller])) - count(of_board(s.men[1 - roller]))
        total += weights[features.STRENGTH] * float(more)
        for man in range(2 * SQUAD):
            cell = s.cell[man]
            if cell < 0:
                continue
            seat = 0 if man < SQUAD else 1
            side = 0 if seat == roller else 1
            if s.keeper[seat] == man:
                total += weights[features.KEEPER + side * 24 + keeper_place(seat, cell)]
            else:
                total += weights[features.MEN + side * 90 + MEN_AT[seat][cell]]
                self.starts.append(features.AROUND + side * features.ZONES * features.PLACES)
                self.tables.append(AROUND_AT[seat])
                self.cells.append(cell)
        self.still = total

    def around(self, ball: int) -> float:
        """The weights of the men relative to the ball."""
        weights, starts, tables, cells = self.weights, self.starts, self.tables, self.cells
        base: i64 = ball * CELLS
        total = 0.0
        index: i64 = 0
        men: i64 = len(cells)
        while index < men:
            cell: i64 = cells[index]
            place: i64 = starts[index]
            place += tables[index][base + cell]
            total += weights[place]
            index += 1
        return total

    def ball(self, ball: int, first: int, second: int, other: int, other_second: int) -> float:
        """The weights of the ball's position and of the distances of both teams' nearest men."""
        weights = self.weights
        row = ball_row(self.roller, ball)
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
        """The value for the roller with the ball on this cell; `chaser`: the other team may still make a chase move."""
        if not self.nearest:
            home, away = of_board(self.s.men[0]), of_board(self.s.men[1])
            free = without(without(pitch(), either(home, away)), nets())
            self.nearest = [steps_of_two(home, free), steps_of_two(away, free)]
        mine, theirs = self.nearest[self.roller], self.nearest[1 - self.roller]
        steps = theirs.first[ball]
        if chaser and steps > 1:
            steps = max(1, steps - 2)
        return (
            self.still
            + self.around(ball)
            + self.ball(ball, mine.first[ball], mine.second[ball], steps, theirs.second[ball])
        )

    def moved(self, man: int, to: int, ball: int) -> float:
        """The change in the man's own weights if he walks to a cell."""
        seat = 0 if man < SQUAD else 1
        side = 0 if seat == self.roller else 1
        here = self.s.cell[man]
        weights = self.weights
        if self.s.keeper[seat] == man:
            start = features.KEEPER + side * 24
            return weights[start + keeper_place(seat, to)] - weights[start + keeper_place(seat, here)]
        start = features.MEN + side * 90
        men_at, around_at = MEN_AT[seat], AROUND_AT[seat]
        change = weights[start + men_at[to]] - weights[start + men_at[here]]
        start, base = features.AROUND + side * features.ZONES * features.PLACES, ball * CELLS
        return change + weights[start + around_at[base + to]] - weights[start + around_at[base + here]]


@final
class Steps:
    """By cell: the distances of the nearest and the second-nearest man of a team; FAR beyond six steps."""

    def __init__(self) -> None:
        self.first: list[int] = [FAR] * CELLS
        self.second: list[int] = [FAR] * CELLS


@final
class Runner:
    """The flood fill of one man: the cells of the current step, and all cells reached so far."""

    def __init__(self, cell: i64) -> None:
        self.front: Cells = single(cell)
        self.seen: Cells = single(cell)


def steps_of_two(men: Cells, free: Cells) -> Steps:
    """For each empty cell: the distances of the nearest and the second-nearest of these men."""
    found = Steps()
    runners = [Runner(cell) for cell in list_cells(men)]
    once = twice = nothing()
    for steps in range(1, FAR):
        new_once = new_twice = nothing()
        for runner in runners:
            front = without(both(spread(runner.front), free), runner.seen)
            runner.front = front
            runner.seen = either(runner.seen, front)
            new_twice = either(new_twice, both(new_once, front))
            new_once = either(new_once, front)
        new_twice = without(either(new_twice, both(once, new_once)), twice)
        new_once = without(new_once, once)
        once = either(once, new_once)
        twice = either(twice, new_twice)
        for cell in list_cells(new_once):
            found.first[cell] = steps
        for cell in list_cells(new_twice):
            found.second[cell] = steps
    return found


def two(near: list[int]) -> tuple[int, int]:
    """The distances of the two nearest men of a team."""
    if len(near) > 1:
        return near[0] >> 8, near[1] >> 8
    return (near[0] >> 8, FAR) if near else (FAR, FAR)

"""One action of lookahead: what team-mates could do with the next pass, from any cell the carrier may run to."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from dugout.games.counter_attack import terms
from dugout.games.counter_attack.board import (
    COLUMN,
    GOAL_CENTRE,
    HIGH_RANGE,
    SHOT_RANGE,
    STANDARD_RANGE,
    between,
)
from dugout.games.counter_attack.judgement import attack, chances, crosses, threat
from dugout.games.counter_attack.judgement.chances import Ways
from dugout.games.counter_attack.judgement.threat import Idea
from dugout.games.counter_attack.judgement.weights import Weights
from dugout.games.counter_attack.rules import clock, offside
from dugout.games.counter_attack.state import State

Spend = Callable[[int], bool]
PASSES: Final = 3
"""The number of open passes that count, the best of them most."""


class Prospects:
    """The value of a pass to each team-mate at his cell: computed once, used for many cells of the carrier."""

    def __init__(self, s: State, seat: int, carrier: int, w: Weights, spend: Spend) -> None:
        self.s, self.seat, self.w = s, seat, w
        self.line = offside.second_last(s, seat)
        self.rows: list[tuple[float, int, int]] = []
        self.cross, self.cross_cell = -1.0, -1
        for mate in s.pieces(seat):
            if mate == carrier or mate == s.keeper[seat] or not spend(1):
                continue
            cell = s.cell[mate]
            self.rows.append((threat.received(s, mate, cell, w), cell, s.progress(seat, cell)))
        self.rows.sort(reverse=True)
        self._look_for_cross(carrier)

    def _look_for_cross(self, carrier: int) -> None:
        """The best high ball to a man, as if he were onside and in range."""
        s = self.s
        accurate = crosses.accuracy(s, carrier)
        for mate in s.pieces(self.seat):
            cell = s.cell[mate]
            if mate in (carrier, s.keeper[self.seat]) or s.progress(self.seat, cell) < 10:
                continue
            value = crosses.high_value(s, self.seat, cell, accurate, 1 << carrier, self.w)
            if value > self.cross:
                self.cross, self.cross_cell = value, cell

    def passes(self, origin: int) -> list[float]:
        """The values of the open passes from a cell, best first."""
        s, seat = self.s, self.seat
        line = max(0, s.progress(seat, origin), self.line)
        found: list[float] = []
        for value, cell, progress in self.rows:
            if progress > line or cell == origin or between(origin, cell) > STANDARD_RANGE:
                continue
            arrives = chances.lane(s, seat, origin, cell)
            if arrives > 0:
                found.append(arrives * value - (1 - arrives) * threat.lost(s, seat, cell, self.w))
                if len(found) == PASSES:
                    break
        if self.cross_cell >= 0 and between(origin, self.cross_cell) <= HIGH_RANGE:
            if s.progress(seat, self.cross_cell) <= line:
                found.append(self.cross)
        found.sort(reverse=True)
        return found


def last_run(s: State, piece: int, hexes: int, w: Weights, spend: Spend) -> Idea:
    """Step C: the carrier shoots, or goes where the best pass or shot opens; the opponents do not move before it."""
    if threat.minutes_left(s) <= clock.PHASE_MINUTES:
        return threat.with_ball(s, piece, s.ball, w, hexes)
    ways = Ways(s, piece, s.ball, hexes, s.tried)
    best = threat.run_and_shoot(s, piece, s.ball, ways, hexes, w)
    team = piece // terms.MEN
    ahead = Prospects(s, team, piece, w, spend)
    goal = GOAL_CENTRE[s.goal_side(team)]
    for cell, keeps in ways.keeps.items():
        future = max([threat.place(s, team, cell, w), *ahead.passes(cell)])
        if between(cell, goal) <= SHOT_RANGE + 2:
            chance = chances.shot_chance(s, piece, cell, terms.PLAY_SHOT)[0]
            future = max(future, threat.shot_value(chance, w))
        value = keeps * future - (1 - keeps) * threat.lost(s, team, cell, w)
        if value > best.value:
            best = Idea(value, threat.CARRY, cell, keeps)
    return best


class OpenPost(attack.Post):
    """The value of cells for a man without the ball, with the chance that a pass reaches him."""

    def passable(self, cell: int) -> float:
        """The chance that a pass reaches him on a cell; 0 if none is possible or he would be offside."""
        if self.ahead * COLUMN[cell] > self.line or between(self.s.ball, cell) > STANDARD_RANGE:
            return 0.0
        return chances.lane(self.s, self.seat, self.s.ball, cell)

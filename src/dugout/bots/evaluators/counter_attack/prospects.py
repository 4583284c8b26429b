"""One action further: what team-mates could do with the next pass, from wherever the carrier may run to."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from dugout.bots.evaluators.counter_attack import attack, chances, crosses, threat
from dugout.bots.evaluators.counter_attack.chances import Ways
from dugout.bots.evaluators.counter_attack.threat import Idea
from dugout.bots.evaluators.counter_attack.weights import Weights
from dugout.games.counter_attack import codes
from dugout.games.counter_attack.board import (
    COLUMN,
    GOAL_CENTRE,
    HIGH_RANGE,
    SHOT_RANGE,
    STANDARD_RANGE,
    between,
)
from dugout.games.counter_attack.rules import clock, offside
from dugout.games.counter_attack.state import State

Spend = Callable[[int], bool]
PASSES: Final = 3
"""How many open passes count, the best of them most."""


class Prospects:
    """What each team-mate could do with the ball where he stands: worked out once, asked for from many cells."""

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
        """The best high ball onto a man, as if he were onside and in range."""
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
        """What the open passes from a cell are worth, best first."""
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

    def future(self, origin: int, replied: bool) -> float:
        """What having the ball on a cell is worth for the next action; the others may reply before it."""
        found = self.passes(origin)
        if not found:
            return 0.0
        if not replied:
            return found[0]
        total, part = 0.0, self.w.reply
        for value in found:
            total += part * max(0.0, value)
            part *= self.w.second
        return total


def with_ball(s: State, piece: int, start: int, w: Weights, hexes: int, fresh: bool, spend: Spend) -> Idea:
    """`threat.with_ball` with the passes that the run opens; `fresh`: the phase has not begun yet."""
    looks = w.last_runs if s.step == codes.STEP_C else w.prospect
    if not looks:
        return threat.with_ball(s, piece, start, w, -1 if fresh else hexes)
    ahead = Prospects(s, piece // codes.MEN, piece, w, spend)
    ways = Ways(s, piece, start, hexes, 0 if fresh else s.tried)
    best = threat.run_and_shoot(s, piece, start, ways, hexes, w)
    kept = carry(s, piece, ways, w, ahead)
    return kept if kept.value > best.value else best


def carry(s: State, piece: int, ways: Ways, w: Weights, ahead: Prospects) -> Idea:
    """The cell from which most can be done after step B, or at once in step C."""
    team = piece // codes.MEN
    last = s.step == codes.STEP_C
    if threat.minutes_left(s) <= clock.PHASE_MINUTES:
        return threat.carry(s, piece, ways, w)
    tacklers = threat.Tacklers(s, piece)
    goal = GOAL_CENTRE[s.goal_side(team)]
    best = Idea(-9.0, threat.CARRY, s.cell[piece], 0.0)
    for cell, keeps in ways.keeps.items():
        safe = keeps if last else keeps * tacklers.survival(cell)
        future = threat.place(s, team, cell, w)
        risk = (1 - safe) * threat.lost(s, team, cell, w)
        if safe * 1.0 - risk <= best.value:
            continue
        after = ahead.future(cell, not last)
        future = max(future, after) if last else future + w.prospect * after
        if between(cell, goal) <= SHOT_RANGE + 2:
            shot = threat.shot_value(chances.shot(s, piece, cell, codes.PLAY_SHOT)[0], w)
            future = max(future, shot)
        value = safe * future - risk
        if value > best.value:
            best = Idea(value, threat.CARRY, cell, safe)
    return best


class ExactPost(attack.Post):
    """A man without the ball, with the exact worth of a pass to him for the cells that look best."""

    def passable(self, cell: int) -> float:
        """The chance that a pass reaches him on a cell; 0 if none can be played or he would be offside."""
        if self.ahead * COLUMN[cell] > self.line or between(self.s.ball, cell) > STANDARD_RANGE:
            return 0.0
        return chances.lane(self.s, self.seat, self.s.ball, cell)

    def exact(self, cell: int) -> float:
        """As `worth`, the rough chance to shoot replaced by what he could do with the ball."""
        s, w = self.s, self.w
        rough = self.worth(cell)
        arrives = self.passable(cell)
        if arrives <= 0:
            return rough
        rough -= w.approach * self.approach(cell, self.ahead * COLUMN[cell])
        return rough + w.exact * arrives * max(0.0, threat.received(s, self.piece, cell, w))

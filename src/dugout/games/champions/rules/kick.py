"""CH-8: kicking and passing: legs, curves, touches, and whether a kick can still be completed.

A kick is planned leg by leg. The path so far stands in the state; each
question offers only legs after which the whole budget can still be used
(CH-8.5), so that a coach is never led into a dead end.
"""

from __future__ import annotations

from typing import Final

from dugout.games.champions.actions import (
    kick_after,
    kick_before,
    kick_direction,
    kick_turn,
    pack_kick,
)
from dugout.games.champions.board import FIELD, GOAL, SQUAD, STEP, row_of
from dugout.games.champions.measure import offside_men, open_ends
from dugout.games.champions.rules.relocate import thrower_cells
from dugout.games.champions.state import PENALTY_KICK, SHOOT_OUT_KICK, State

MAX_TOUCHES: Final = 6

# What the ball finds in a cell.
BLOCKED: Final = 0
EMPTY: Final = 1
MATE: Final = 2
SHOT: Final = 3
REST: Final = 4
"""The end of a leg on an empty cell with nothing left."""

Leg = tuple[int, int, int, int]
"""Choice, end cell, rem there, and MATE, SHOT or REST."""


def finds(s: State, seat: int, cell: int, barred: int) -> int:
    """CH-8.3, CH-8.4, CH-8.8, CH-23.1: what a kick of `seat` finds in a cell; `barred` men may not be reached."""
    if cell < 0:
        return BLOCKED
    man = s.at[cell]
    if man >= 0:
        if (man < SQUAD) == (seat == 0) and FIELD >> cell & 1 and not barred >> man & 1:
            return MATE
        return BLOCKED
    if FIELD >> cell & 1:
        return EMPTY
    return SHOT if GOAL[1 - seat] >> cell & 1 else BLOCKED


def legs(s: State, seat: int, start: int, rem: int, barred: int) -> list[Leg]:
    """CH-8.2, CH-8.5, CH-8.7, CH-8.9: every leg from a cell: straight, or with one curve of 45 degrees.

    Nobody beside a diagonal step hinders it, and the path may cross itself.
    """
    found: list[Leg] = []
    for direction in range(8):
        cell = start
        left = rem
        before = 0
        while True:
            cell = STEP[cell * 8 + direction]
            before += 1
            what = finds(s, seat, cell, barred)
            if what == BLOCKED:
                break
            left -= 1
            if what != EMPTY or left == 0:
                found.append(
                    (pack_kick(direction, before, 0, 0), cell, left, REST if what == EMPTY else what)
                )
                break
            _curved(s, seat, cell, left, barred, direction, before, found)
    return found


def _curved(
    s: State, seat: int, bend: int, rem: int, barred: int, direction: int, before: int, found: list[Leg]
) -> None:
    """CH-8.2: the legs that turn left or right after `before` cells."""
    for turn in (-1, 1):
        second = (direction + turn) & 7
        cell = bend
        left = rem
        after = 0
        while True:
            cell = STEP[cell * 8 + second]
            after += 1
            what = finds(s, seat, cell, barred)
            if what == BLOCKED:
                break
            left -= 1
            if what != EMPTY or left == 0:
                choice = pack_kick(direction, before, turn, after)
                found.append((choice, cell, left, REST if what == EMPTY else what))
                break


def leg_cells(start: int, choice: int) -> list[int]:
    """CH-8.2: the cells that a leg enters."""
    cells: list[int] = []
    cell = start
    direction = kick_direction(choice)
    for _ in range(kick_before(choice)):
        cell = STEP[cell * 8 + direction]
        cells.append(cell)
    direction = (direction + kick_turn(choice)) & 7
    for _ in range(kick_after(choice)):
        cell = STEP[cell * 8 + direction]
        cells.append(cell)
    return cells


class Outlook:
    """What a kick of one team can become in one position, remembered while it is asked.

    `strict` leaves out ends that break CH-23.6.
    """

    def __init__(self, s: State, seat: int, strict: bool) -> None:
        self.s: State = s
        self.seat: int = seat
        self.strict: bool = strict
        self.direct: bool = s.kick_kind == PENALTY_KICK or s.kick_kind == SHOOT_OUT_KICK
        self.offside: list[int] = [-1] * 15
        self.ends: int = open_ends(s.men[0], s.men[1]) if strict else FIELD
        """Board of the cells on which the kick may end."""
        self.finishes: dict[int, bool] = {}

    def barred(self, cell: int) -> int:
        """CH-11.2, CH-11.3: the men a leg from this cell may not reach."""
        row = row_of(cell)
        if self.offside[row] < 0:
            self.offside[row] = offside_men(self.s, self.seat, row)
        return self.offside[row]

    def can_end(self, cell: int) -> bool:
        """CH-23.6: with the ball at rest on this cell."""
        return self.ends >> cell & 1 == 1

    def allows(self, leg: Leg, touches: int) -> bool:
        """CH-8.5, CH-8.6, CH-21.3: whether the kick can be completed after this leg."""
        if leg[3] == SHOT:
            return True
        if self.direct:
            return False
        if leg[3] == REST:
            return self.can_end(leg[1])
        return touches < MAX_TOUCHES and self.can_finish(leg[1], leg[2] + 1, touches + 1)

    def can_finish(self, cell: int, rem: int, touches: int) -> bool:
        """CH-8.5: whether a man on this cell has a kick that uses the whole budget, or a shot."""
        key = cell << 8 | rem << 4 | touches
        if key not in self.finishes:
            self.finishes[key] = self._can_finish(cell, rem, touches)
        return self.finishes[key]

    def _can_finish(self, cell: int, rem: int, touches: int) -> bool:
        found = legs(self.s, self.seat, cell, rem, self.barred(cell))
        for leg in found:
            if leg[3] != MATE and self.allows(leg, touches):
                return True
        for leg in found:
            if leg[3] == MATE and self.allows(leg, touches):
                return True
        return False

    def options(self, cell: int, rem: int, touches: int) -> list[int]:
        """CH-8.2: the choices for the next leg."""
        found = legs(self.s, self.seat, cell, rem, self.barred(cell))
        return sorted([leg[0] for leg in found if self.allows_throw(leg, touches)])

    def allows_throw(self, leg: Leg, touches: int) -> bool:
        """CH-17.4: the first leg of a throw-in is judged with the thrower back on the field."""
        s = self.s
        if touches > 1 or s.thrower < 0 or FIELD >> s.cell[s.thrower] & 1 or leg[3] == SHOT:
            return self.allows(leg, touches)
        return len(throw_returns(s, self.seat, leg, touches, self.strict)) > 0


def throw_returns(s: State, seat: int, leg: Leg, touches: int, strict: bool) -> list[int]:
    """CH-17.4: the cells to which the thrower may return after a leg that leave the kick completable."""
    good: list[int] = []
    here, ball = s.cell[s.thrower], s.ball
    s.ball = leg[1]
    for cell in thrower_cells(s):
        s.move(s.thrower, cell)
        if Outlook(s, seat, strict).allows(leg, touches):
            good.append(cell)
        s.move(s.thrower, here)
    s.ball = ball
    return good


def leg_options(s: State, seat: int, cell: int, rem: int, touches: int) -> list[int]:
    """CH-23.6: the legs that keep the ball within reach; where no kick does, the rule is waived."""
    found = Outlook(s, seat, True).options(cell, rem, touches)
    return found or Outlook(s, seat, False).options(cell, rem, touches)

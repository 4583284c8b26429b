"""CH-8: kicking and passing: legs, curves, touches, and whether a kick can still be completed.

A kick is planned leg by leg. The path so far stands in the state; each
question offers only legs after which the whole budget can still be used
(CH-8.5), so that a coach is never led into a dead end.

What a leg can reach depends on its first cell and on what is left alone, so
each is flown once; chains of touches are put together from the answers.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from dugout.games.champions import choices
from dugout.games.champions.board import CELLS, COLUMNS, FIELD, GOAL, NOBODY, SQUAD, STEP, seat_of
from dugout.games.champions.cells import (
    Cells,
    both,
    drop_lowest,
    either,
    field,
    has,
    lowest,
    net,
    nets,
    note_cells,
    nothing,
    sextet,
    single,
    some,
    without,
)
from dugout.games.champions.floods import is_reachable, open_ends
from dugout.games.champions.rules.relocate import thrower_cells
from dugout.games.champions.scene import Scene
from dugout.games.champions.state import State
from dugout.games.champions.terms import PENALTY_KICK, SHOOT_OUT_KICK

MAX_TOUCHES: Final = 6
BUDGETS: Final = 6
"""A budget is 1 to 6: the roll less the walk, and one pip more."""

# What a cell is to a kick. Values below MEN_LOW are grounds, others are men.
OUT: Final = 0
FREE: Final = 1
GOAL_MOUTH: Final = 2
"""An empty goal cell of the opponents."""
BLOCKED: Final = 3
MEN_LOW: Final = 8
"""From here on team-mates, MEN_LOW + shirt − 1."""

OFF_BOARD: Final = 255
NEXT: Final[bytes] = bytes([OFF_BOARD if cell < 0 else cell for cell in STEP])
"""STEP as bytes."""

# How a leg ends.
MATE: Final = 2
SHOT: Final = 3
REST: Final = 4
"""On an empty cell, with nothing left."""

Leg = tuple[int, int, int, int]
"""Choice, end cell, rem there, and MATE, SHOT or REST."""


def empty_grounds(seat: int) -> list[int]:
    """CH-8.8, CH-23.1: the cells of a pitch without men, as a kick of this team sees them."""
    grounds = [OUT] * CELLS
    for cell in range(CELLS):
        if FIELD >> cell & 1:
            grounds[cell] = FREE
        elif GOAL[1 - seat] >> cell & 1:
            grounds[cell] = GOAL_MOUTH
    return grounds


HOME_GROUNDS: Final[list[int]] = empty_grounds(0)
AWAY_GROUNDS: Final[list[int]] = empty_grounds(1)


def leg_cells(start: int, choice: int) -> list[int]:
    """CH-8.2: the cells that a leg enters."""
    cells: list[int] = []
    cell = start
    direction = choices.kick_direction(choice)
    for _ in range(choices.kick_before(choice)):
        cell = STEP[cell * 8 + direction]
        cells.append(cell)
    direction = (direction + choices.kick_turn(choice)) & 7
    for _ in range(choices.kick_after(choice)):
        cell = STEP[cell * 8 + direction]
        cells.append(cell)
    return cells


@final
class Reach:
    """Where the legs from one man with one budget end, and whom they reach."""

    def __init__(self, ends: Cells, mates: Cells) -> None:
        self.ends: Cells = ends
        self.mates: Cells = mates
        """One bit for each team-mate and budget (`pair`), not one a cell."""


def pair(shirt: i64, rem: i64) -> i64:
    """The number of a man (0 to 19) with a budget."""
    return shirt * BUDGETS + rem - 1


NO_REACH: Final[list[Reach | None]] = []
NO_GROUNDS: Final[list[int]] = []


@final
class Outlook:
    """What a kick of one team can become in one position, remembered while it is asked.

    `runner` is a man who will stand on the ball, or NOBODY: then the kicker is
    there already. `strict` leaves out ends that break CH-23.6.
    """

    def __init__(self, s: State, scene: Scene, runner: i64, strict: bool) -> None:
        self.s: State = s
        self.home: bool = scene.home
        self.base: i64 = 0 if scene.home else SQUAD
        self.runner: i64 = runner
        self.ball: i64 = scene.ball
        self.line: i64 = scene.offside_line(s)
        """CH-11.1: own row beyond which a team-mate is offside, unless the ball is further on."""
        self.own: Cells = scene.own
        self.opposing: Cells = scene.opposing
        self.strict: bool = strict
        self.direct: bool = False
        """CH-21.3: only a shot will do."""
        if runner >= 0:
            self.own = either(without(scene.own, single(s.cell[runner])), single(scene.ball))
        else:
            self.direct = s.kick_kind == PENALTY_KICK or s.kick_kind == SHOOT_OUT_KICK
        self.allowed: Cells = nothing()
        """CH-23.6: the cells on which a kick may end; a goal cell always is one."""
        self.grounds: list[int] = NO_GROUNDS
        self.known: list[Reach | None] = NO_REACH
        self.offside: i64 = 0
        self.ends: Cells = nothing()
        self.mates: Cells = nothing()

    def survey(self) -> None:
        """CH-8.3, CH-8.4, CH-23.6: what a kick finds in each cell, and where it may end; put off until it is needed."""
        self.known = [None] * (SQUAD * BUDGETS)
        self.allowed = nets()
        if not self.direct:
            ends = open_ends(self.own, self.opposing) if self.strict else field()
            self.allowed = either(ends, nets())
        grounds = HOME_GROUNDS[:] if self.home else AWAY_GROUNDS[:]
        left = self.opposing
        while some(left):
            grounds[lowest(left)] = BLOCKED
            left = drop_lowest(left)
        left = self.own
        while some(left):
            cell = lowest(left)
            left = drop_lowest(left)
            man: i64 = self.s.at[cell]
            if man < 0:
                man = self.runner
            grounds[cell] = MEN_LOW + man - self.base if has(field(), cell) else BLOCKED
        self.grounds = grounds

    # CH-8.2 to CH-8.5: legs

    def reach(self, man: i64, rem: i64) -> Reach:
        """CH-8.2: what the legs of a man with this budget reach; flown once."""
        index = pair(man - self.base, rem)
        known = self.known[index]
        if known is None:
            self.fly(man, rem, None)
            mates = nothing() if self.direct else self.mates
            known = Reach(both(self.ends, self.allowed), mates)
            self.known[index] = known
        return known

    def legs(self, man: i64, rem: i64) -> list[Leg]:
        """CH-8.2: every leg of a man with this budget, wherever the kick goes on from there."""
        if not self.known:
            self.survey()
        found: list[Leg] = []
        self.fly(man, rem, found)
        return found

    def fly(self, man: i64, rem: i64, found: list[Leg] | None) -> None:
        """CH-8.2, CH-8.5, CH-8.7, CH-8.9: every leg from a man: straight, or with one curve of 45 degrees.

        Nobody beside a diagonal step hinders it, and the path may cross itself.
        """
        start = self.cell_of(man)
        self.take_aim(start)
        direction: i64 = 0
        while direction < 8:
            cell = start
            left = rem
            before: i64 = 0
            while True:
                cell = NEXT[cell * 8 + direction]
                left = self.enter(cell, left)
                before += 1
                if left <= 0:
                    break
                self.curve(cell, left, direction, before, -1, found)
                self.curve(cell, left, direction, before, 1, found)
            if left == 0 and found is not None:
                found.append(self.leg(choices.pack_kick(direction, before, 0, 0), cell, rem - before))
            direction += 1

    def curve(
        self, cell: i64, rem: i64, direction: i64, before: i64, turn: i64, found: list[Leg] | None
    ) -> None:
        """CH-8.2: the leg that turns left or right after `before` cells."""
        second = (direction + turn) & 7
        left = rem
        after: i64 = 0
        while left > 0:
            cell = NEXT[cell * 8 + second]
            left = self.enter(cell, left)
            after += 1
        if left == 0 and found is not None:
            found.append(self.leg(choices.pack_kick(direction, before, turn, after), cell, rem - after))

    def leg(self, choice: int, cell: i64, rem: i64) -> Leg:
        ground: i64 = self.grounds[cell]
        how = MATE if ground >= MEN_LOW else SHOT if ground == GOAL_MOUTH else REST
        return choice, cell, rem, how

    def cell_of(self, man: i64) -> i64:
        return self.ball if man == self.runner else self.s.cell[man]

    def take_aim(self, start: i64) -> None:
        """CH-11.1 to CH-11.3: the own row beyond which nobody may be reached by a leg from this cell."""
        row: i64 = start // COLUMNS
        if not self.home:
            row = 14 - row
        self.offside = max(self.line, row)
        self.ends = nothing()
        self.mates = nothing()

    def enter(self, cell: i64, rem: i64) -> i64:
        """CH-8.3 to CH-8.5: what is left after this cell; 0 where the leg ends, -1 where it cannot go."""
        if cell == OFF_BOARD:
            return -1
        ground: i64 = self.grounds[cell]
        if ground == FREE:
            if rem > 1:
                return rem - 1
            self.ends = either(self.ends, single(cell))
            return 0
        if ground == GOAL_MOUTH:
            self.ends = either(self.ends, single(cell))
            return 0
        if ground >= MEN_LOW:
            row: i64 = cell // COLUMNS
            if not self.home:
                row = 14 - row
            if row <= self.offside:
                self.mates = either(self.mates, single(pair(ground - MEN_LOW, rem)))
                return 0
        return -1

    # CH-8.5, CH-8.6: whole kicks

    def can_finish(self, man: i64, rem: i64, touches: i64) -> bool:
        """CH-8.5, CH-8.6: whether a man has a kick that uses the whole budget, or a shot; `touches` counts his."""
        if not self.direct and self.can_end_straight(self.cell_of(man), rem):
            return True
        if not self.known:
            self.survey()
        front = single(pair(man - self.base, rem))
        seen = front
        while some(front) and touches <= MAX_TOUCHES:
            beyond = nothing()
            while some(front):
                reach = self.reach(self.base + lowest(front) // BUDGETS, lowest(front) % BUDGETS + 1)
                if some(reach.ends):
                    return True
                beyond = either(beyond, reach.mates)
                front = drop_lowest(front)
            front = without(beyond, seen)
            seen = either(seen, front)
            touches += 1
        return False

    def can_end_straight(self, start: i64, rem: i64) -> bool:
        """CH-8.2: whether one straight leg is a complete kick; most often it is, and nothing else is looked at."""
        men = either(self.own, self.opposing)
        goal = net(not self.home)
        direction: i64 = 0
        while direction < 8:
            cell = start
            left = rem
            while left > 0:
                cell = NEXT[cell * 8 + direction]
                if cell == OFF_BOARD or has(men, cell):
                    break
                if not has(field(), cell):
                    if has(goal, cell):
                        return True
                    break
                left -= 1
            if left == 0 and (not self.strict or is_reachable(cell, self.own, self.opposing)):
                return True
            direction += 1
        return False

    def allows(self, leg: Leg, touches: int) -> bool:
        """CH-8.5, CH-8.6, CH-21.3: whether the kick can be completed after this leg."""
        if not self.known:
            self.survey()
        if leg[3] != MATE:
            return has(self.allowed, leg[1])
        mate = self.base + self.grounds[leg[1]] - MEN_LOW
        return not self.direct and touches < MAX_TOUCHES and self.can_finish(mate, leg[2] + 1, touches + 1)

    def choices(self, man: int, rem: int, touches: int) -> list[int]:
        """CH-8.2: the choices for the next leg."""
        return sorted([leg[0] for leg in self.legs(man, rem) if self.allows_throw(leg, touches)])

    def allows_throw(self, leg: Leg, touches: int) -> bool:
        """CH-17.4: the first leg of a throw-in is judged with the thrower back on the field."""
        s = self.s
        if touches > 1 or s.thrower < 0 or FIELD >> s.cell[s.thrower] & 1 or leg[3] == SHOT:
            return self.allows(leg, touches)
        return len(throw_returns(s, leg, touches, self.strict)) > 0

    def note_kicks(self, man: i64, rems: i64, touchers: i64, touches: i64, found: list[int]) -> None:
        """CH-8.2 to CH-8.6: note every kick that goes on from a man; bit n − 1 of `rems` is a budget of n.

        An entry holds, from the top, a 1, the touching men (6 bits each) and the end cell (8 bits).
        """
        ends = nothing()
        mates = nothing()
        rem: i64 = 1
        while rems:
            if rems & 1:
                reach = self.reach(man, rem)
                ends = either(ends, reach.ends)
                mates = either(mates, reach.mates)
            rems >>= 1
            rem += 1
        note_cells(ends, touchers << 8, found)
        if touches == MAX_TOUCHES:
            return
        while some(mates):
            shirt = lowest(mates) // BUDGETS
            mate = self.base + shirt
            self.note_kicks(mate, sextet(mates, shirt), touchers << 6 | mate, touches + 1, found)
            while some(mates) and lowest(mates) // BUDGETS == shirt:
                mates = drop_lowest(mates)


def throw_returns(s: State, leg: Leg, touches: int, strict: bool) -> list[int]:
    """CH-17.4: the cells to which the thrower may return after a leg that leave the kick completable."""
    seat = seat_of(s.thrower)
    after = s.copy()
    after.ball = leg[1]
    good: list[int] = []
    for cell in thrower_cells(after):
        after.move(s.thrower, cell)
        if Outlook(after, Scene(after, seat), NOBODY, strict).allows(leg, touches):
            good.append(cell)
        after.move(s.thrower, s.cell[s.thrower])
    return good


def legs_within_reach(s: State, man: int, rem: int, touches: int) -> list[int]:
    """CH-23.6: the legs that keep the ball within reach; where no kick does, the rule is waived."""
    scene = Scene(s, seat_of(man))
    found = Outlook(s, scene, NOBODY, True).choices(man, rem, touches)
    return found or Outlook(s, scene, NOBODY, False).choices(man, rem, touches)

"""CH-6.4, CH-8: every complete turn that plays the ball, in machine integers: the hot path of every opponent.

`turns(s)` lists them, distinct by who touches the ball and where it ends;
`touchers_of`, `end_of` and `is_shot` read an entry. `turn_keys` is the same
as a set, and the same answer as `plans.turn_keys`, the readable version; a
test compares them on thousands of positions. The state is not changed.

What a leg can reach depends on its first cell and on what is left alone, so
each is flown once; chains of touches are then put together from the answers.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from dugout.games.champions.board import BOTH_GOALS, CELLS, COLUMNS, FIELD, GOAL, SQUAD, STEP
from dugout.games.champions.cells import (
    ONE_ROW,
    ROW_COLUMNS,
    WORD,
    Cells,
    both,
    drop_lowest,
    either,
    field,
    has,
    is_reachable,
    lowest,
    meet,
    net,
    nets,
    nothing,
    open_ends,
    single,
    some,
    spread,
    without,
)
from dugout.games.champions.scene import Scene, offside_line
from dugout.games.champions.state import State

OFF_BOARD: Final = 255
MAX_TOUCHES: Final = 6
BUDGETS: Final = 6
"""A budget is 1 to 6: the roll less the walk, and one pip more."""

# What a cell is to a kick. Values below MEN_LOW are grounds, others are men.
OUT: Final = 0
FREE: Final = 1
NET: Final = 2
"""An empty goal cell of the opponents."""
BLOCKED: Final = 3
MEN_LOW: Final = 8
"""From here on team-mates, MEN_LOW + shirt − 1."""

NEXT: Final[bytes] = bytes([OFF_BOARD if cell < 0 else cell for cell in STEP])
"""STEP as bytes."""


def empty_grounds(seat: int) -> list[int]:
    """The cells of a pitch without men, as a kick of this team sees them."""
    grounds = [OUT] * CELLS
    for cell in range(CELLS):
        if FIELD >> cell & 1:
            grounds[cell] = FREE
        elif GOAL[1 - seat] >> cell & 1:
            grounds[cell] = NET
    return grounds


HOME_GROUNDS: Final[list[int]] = empty_grounds(0)
AWAY_GROUNDS: Final[list[int]] = empty_grounds(1)


@final
class Legs:
    """Where the legs from one man with one budget end, and whom they reach."""

    def __init__(self, ends: Cells, mates: Cells) -> None:
        self.ends: Cells = ends
        self.mates: Cells = mates
        """One bit for each team-mate and budget (`pair`), not one a cell."""


def pair(shirt: i64, rem: i64) -> i64:
    """The number of a man (0 to 19) with a budget."""
    return shirt * BUDGETS + rem - 1


NO_LEGS: Final[list[Legs | None]] = []
NO_GROUNDS: Final[list[int]] = []


@final
class Flights:
    """The kicks of a team once `man` stands on the ball."""

    def __init__(self, scene: Scene, s: State, man: i64, line: i64, strict: bool) -> None:
        self.home: bool = scene.home
        self.base: i64 = 0 if scene.home else SQUAD
        self.kicker: i64 = man - self.base
        self.ball: i64 = scene.ball
        self.cells: list[int] = s.cell
        self.line: i64 = line
        """CH-11.1: own row beyond which a team-mate is offside, unless the ball is further on."""
        self.own: Cells = either(without(scene.own, single(s.cell[man])), single(scene.ball))
        self.opposing: Cells = scene.opposing
        self.at: list[int] = s.at
        self.strict: bool = strict
        self.allowed: Cells = nothing()
        """CH-23.6: the cells on which a kick may end; a goal cell always is one."""
        self.grounds: list[int] = NO_GROUNDS
        self.known: list[Legs | None] = NO_LEGS
        self.offside: i64 = 0
        self.ends: Cells = nothing()
        self.mates: Cells = nothing()
        self.found: list[int] = []

    def survey(self) -> None:
        """CH-8.3, CH-8.4, CH-23.6: what a kick finds in each cell, and where it may end; put off until it is needed."""
        ends = open_ends(self.own, self.opposing) if self.strict else field()
        self.allowed = either(ends, nets())
        self.known = [None] * (SQUAD * BUDGETS)
        grounds = HOME_GROUNDS[:] if self.home else AWAY_GROUNDS[:]
        left = self.opposing
        while some(left):
            grounds[lowest(left)] = BLOCKED
            left = drop_lowest(left)
        left = self.own
        while some(left):
            cell = lowest(left)
            left = drop_lowest(left)
            shirt: i64 = self.kicker if cell == self.ball else self.at[cell] - self.base
            grounds[cell] = MEN_LOW + shirt if has(field(), cell) else BLOCKED
        self.grounds = grounds

    def legs(self, shirt: i64, rem: i64) -> Legs:
        """CH-8.2: all legs of a man with this budget; flown once."""
        index = pair(shirt, rem)
        known = self.known[index]
        if known is not None:
            return known
        self.take_aim(shirt)
        start = self.start_of(shirt)
        direction: i64 = 0
        while direction < 8:
            cell = start
            left = rem
            while True:
                cell = NEXT[cell * 8 + direction]
                left = self.enter(cell, left)
                if left == 0:
                    break
                self.curve(cell, (direction + 1) & 7, left)
                self.curve(cell, (direction + 7) & 7, left)
            direction += 1
        legs = Legs(both(self.ends, self.allowed), self.mates)
        self.known[index] = legs
        return legs

    def curve(self, cell: i64, direction: i64, left: i64) -> None:
        """CH-8.2: the leg after its curve, or a straight one."""
        while left > 0:
            cell = NEXT[cell * 8 + direction]
            left = self.enter(cell, left)

    def start_of(self, shirt: i64) -> i64:
        return self.ball if shirt == self.kicker else self.cells[self.base + shirt]

    def take_aim(self, shirt: i64) -> None:
        """CH-11.1, CH-11.2: the own row beyond which nobody may be reached by a leg of this man."""
        row: i64 = self.start_of(shirt) // COLUMNS
        if not self.home:
            row = 14 - row
        self.offside = max(self.line, row)
        self.ends = nothing()
        self.mates = nothing()

    def enter(self, cell: i64, rem: i64) -> i64:
        """CH-8.3 to CH-8.5: what is left after this cell; 0 where the leg ends."""
        if cell == OFF_BOARD:
            return 0
        ground: i64 = self.grounds[cell]
        if ground == FREE:
            if rem > 1:
                return rem - 1
            self.ends = either(self.ends, single(cell))
        elif ground == NET:
            self.ends = either(self.ends, single(cell))
        elif ground >= MEN_LOW:
            row: i64 = cell // COLUMNS
            if not self.home:
                row = 14 - row
            if row <= self.offside:
                self.mates = either(self.mates, single(pair(ground - MEN_LOW, rem)))
        return 0

    def can_finish(self, rem: i64) -> bool:
        """CH-8.5, CH-8.6: whether the man on the ball has a complete kick with this budget."""
        if self.can_end_straight(rem):
            return True
        if not self.known:
            self.survey()
        front = single(pair(self.kicker, rem))
        seen = front
        touches: i64 = 1
        while some(front) and touches <= MAX_TOUCHES:
            beyond = nothing()
            while some(front):
                legs = self.legs(lowest(front) // BUDGETS, lowest(front) % BUDGETS + 1)
                if some(legs.ends):
                    return True
                beyond = either(beyond, legs.mates)
                front = drop_lowest(front)
            front = without(beyond, seen)
            seen = either(seen, front)
            touches += 1
        return False

    def can_end_straight(self, rem: i64) -> bool:
        """CH-8.2: whether one straight leg is a complete kick; most often it is, and nothing else is looked at."""
        men = either(self.own, self.opposing)
        goal = net(not self.home)
        direction: i64 = 0
        while direction < 8:
            cell = self.ball
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

    def turns(self, shirt: i64, touchers: i64, touches: i64, rems: i64) -> None:
        """CH-8.2 to CH-8.6: note every kick that goes on from this man; bit n − 1 of `rems` is a budget of n."""
        ends = nothing()
        mates = nothing()
        rem: i64 = 1
        while rems:
            if rems & 1:
                legs = self.legs(shirt, rem)
                ends = either(ends, legs.ends)
                mates = either(mates, legs.mates)
            rems >>= 1
            rem += 1
        key: i64 = touchers << 8
        self.note(key, ends[0])
        self.note(key + WORD, ends[1])
        self.note(key + 2 * WORD, ends[2])
        if touches == MAX_TOUCHES:
            return
        while some(mates):
            mate = lowest(mates) // BUDGETS
            budgets = (mates[0] >> mate * BUDGETS if mate < 10 else mates[1] >> (mate - 10) * BUDGETS) & 63
            self.turns(mate, touchers << 6 | self.base + mate, touches + 1, budgets)
            while some(mates) and lowest(mates) // BUDGETS == mate:
                mates = drop_lowest(mates)

    def note(self, key: i64, ends: i64) -> None:
        """A turn for each cell of one word."""
        while ends:
            for column in ROW_COLUMNS[ends & ONE_ROW]:
                self.found.append(key + column)
            ends >>= COLUMNS
            key += COLUMNS


def budgets_on_ball(scene: Scene, cell: i64, roll: i64) -> i64:
    """CH-7.5, CH-7.8: bit n − 1 says that the man of this cell can be on the ball with a budget of n."""
    across: i64 = cell % COLUMNS - scene.ball % COLUMNS
    along: i64 = cell // COLUMNS - scene.ball // COLUMNS
    if max(across, -across) + max(along, -along) > roll:
        return 0
    free = scene.free_for(cell)
    beside = spread(single(scene.ball))
    front = single(cell)
    mask: i64 = 0
    budget = roll
    while budget > 0:
        if meet(front, beside):
            mask |= 1 << (budget - 1)
        front = both(spread(front), free)
        budget -= 1
    return mask


def turns(s: State) -> list[int]:
    """CH-6.4 K: every complete turn of this roll that plays the ball, distinct by who touches it and where it ends.

    An entry holds, from the top, a 1, the touching men (6 bits each) and the end cell (8 bits).
    """
    scene = Scene(s, s.owner)
    line = offside_line(scene)
    found: list[int] = []
    man: i64 = s.owner * SQUAD
    last: i64 = man + SQUAD
    while man < last:
        cell: i64 = s.cell[man]
        if cell >= 0 and man != s.barred:
            budgets = budgets_on_ball(scene, cell, s.roll)
            if budgets and not has(scene.closed_ends(cell, True), scene.ball):
                flights = Flights(scene, s, man, line, True)
                flights.found = found
                flights.survey()
                flights.turns(flights.kicker, 64 | man, 1, budgets)
        man += 1
    return found


def turn_keys(s: State) -> set[int]:
    """As `plans.turn_keys`: `turns` as a set."""
    return set(turns(s))


def touchers_of(turn: int) -> list[int]:
    """The men of a turn who touch the ball, the first one first."""
    men: list[int] = []
    rest = turn >> 8
    while rest > 1:
        men.append(rest & 63)
        rest >>= 6
    men.reverse()
    return men


def end_of(turn: int) -> int:
    """The cell on which the ball of a turn ends."""
    return turn & 0xFF


def is_shot(turn: int) -> bool:
    """CH-12.1: whether a turn ends in the opponents' goal."""
    return BOTH_GOALS >> (turn & 0xFF) & 1 == 1

"""Passing lanes: every leg of a team from a cell, with the opponents who could intercept (CH-8, CH-13).

Legs are computed once for each cell and serve every budget, so that complete turns are
combined from a few tables instead of being simulated one by one.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from dugout.games.champions.board import CELLS, COLUMNS, FIELD, GOAL, SQUAD, STEP
from dugout.games.champions.cells import Cells, of_board
from dugout.games.champions.choices import pack_kick
from dugout.games.champions.floods import open_ends
from dugout.games.champions.scene import offside_line
from dugout.games.champions.state import State

BLOCKED: Final = 0
FREE: Final = 1
NET: Final = 2
MATE: Final = 3

LONGEST: Final = 8
"""More cells than any leg can enter: a kick has at most six pips and the step onto the ball."""


@final
class Leg:
    """A flight from one man to the next, to its resting place or into the goal."""

    def __init__(self, cost: i64, end: i64, chances: list[int], choice: int) -> None:
        self.cost: i64 = cost
        """Cells entered."""
        self.end: i64 = end
        self.chances = chances
        """For each cell on the way next to an opponent: the mask of those whose first attempt is there."""
        self.choice = choice


@final
class Legs:
    """All legs from a cell: for each end and cost those with the fewest interception attempts."""

    def __init__(self) -> None:
        self.rests: list[list[Leg]] = [[] for _ in range(LONGEST)]
        """By cost: a ball that comes to rest has used its whole budget."""
        self.mates: list[Leg] = []
        self.shots: list[Leg] = []


def _rays() -> list[list[int]]:
    """For each cell and direction the cells beyond it."""
    rays: list[list[int]] = []
    for start in range(CELLS):
        for direction in range(8):
            cells: list[int] = []
            cell = STEP[start * 8 + direction]
            while cell >= 0:
                cells.append(cell)
                cell = STEP[cell * 8 + direction]
            rays.append(cells)
    return rays


def _beside() -> list[list[int]]:
    """CH-1.6: by cell the adjacent ones."""
    found: list[list[int]] = []
    for cell in range(CELLS):
        steps = [STEP[cell * 8 + direction] for direction in range(0, 8, 2)]
        found.append([step for step in steps if step >= 0])
    return found


def _grounds() -> list[list[int]]:
    """An empty pitch for kicks of each team."""
    found: list[list[int]] = []
    for seat in range(2):
        ground: list[int] = []
        for cell in range(CELLS):
            ground.append(FREE if FIELD >> cell & 1 else NET if GOAL[1 - seat] >> cell & 1 else BLOCKED)
        found.append(ground)
    return found


RAYS: Final = _rays()
BESIDE: Final = _beside()
GROUNDS: Final = _grounds()


def open_board(s: State) -> Cells:
    """CH-23.6: the cells on which a kick may end."""
    return open_ends(of_board(s.men[0]), of_board(s.men[1]))


@final
class Lanes:
    """The pitch for the kicks of one team. The kicker is already at the ball.

    No leg is longer than `reach`.
    """

    def __init__(self, s: State, seat: int, reach: int) -> None:
        self.seat = seat
        self.reach: i64 = reach
        self.line: i64 = offside_line(s, seat)
        ground = GROUNDS[seat][:]
        near = [0] * CELLS
        """For each cell the opponents beside it who may still try to intercept."""
        for man in range(2 * SQUAD):
            cell = s.cell[man]
            if cell < 0:
                continue
            if (man >= SQUAD) == (seat == 1):
                if ground[cell] == FREE and man != s.barred:
                    ground[cell] = MATE
                else:
                    ground[cell] = BLOCKED
            else:
                ground[cell] = BLOCKED
                if man != s.keeper[1 - seat] and not s.tried >> man & 1:
                    for beside in BESIDE[cell]:
                        near[beside] |= 1 << man
        self.ground = ground
        self.near = near
        self.known: list[Legs | None] = [None] * CELLS
        self.best: list[Leg | None] = []
        """For the current cell: by end * 8 + cost the leg with the fewest attempts; `found` has them in order."""
        self.found: list[int] = []

    def own_row(self, cell: i64) -> i64:
        row: i64 = cell // COLUMNS
        return row if self.seat == 0 else 14 - row

    def legs(self, start: int) -> Legs:
        """CH-8.2: every leg from this cell."""
        found = self.known[start]
        if found is None:
            found = self.find_legs(start)
            self.known[start] = found
        return found

    def find_legs(self, start: int) -> Legs:
        """CH-8.2: as `legs`, without the cache: straight, and with a curve after every cell on the way."""
        self.best = [None] * (CELLS * LONGEST)
        self.found = []
        offside: i64 = max(self.line, self.own_row(start))
        for direction in range(8):
            self.fly(start, direction, 0, 0, 0, [], offside)
        return self.sorted_legs()

    def fly(
        self, start: int, direction: int, turn: int, before: i64, seen: i64, chances: list[int], offside: i64
    ) -> None:
        """CH-8.2: on from a cell, straight or after a curve (`turn`) behind so many cells; a straight leg may curve."""
        cost = before
        for cell in RAYS[start * 8 + (direction + turn & 7)]:
            kind = self.ground[cell]
            if kind == BLOCKED or cost == self.reach:
                break
            cost += 1
            if kind == MATE and self.own_row(cell) > offside:
                break
            self.note(cell, cost, chances, direction, before if turn else cost, turn)
            if kind != FREE:
                break
            new: i64 = self.near[cell]
            new &= ~seen
            if new:
                seen |= new
                chances = [*chances, new]
            if not turn and cost < self.reach:
                self.fly(cell, direction, -1, cost, seen, chances, offside)
                self.fly(cell, direction, 1, cost, seen, chances, offside)

    def note(self, end: i64, cost: i64, chances: list[int], direction: int, before: i64, turn: int) -> None:
        """Store a leg if it has fewer attempts than those known with the same end and cost."""
        key: i64 = end * LONGEST + cost
        known = self.best[key]
        if known is None:
            self.found.append(key)
        elif len(chances) >= len(known.chances):
            return
        self.best[key] = Leg(cost, end, chances, pack_kick(direction, before, turn, cost - before))

    def sorted_legs(self) -> Legs:
        legs = Legs()
        for key in self.found:
            leg = self.best[key]
            assert leg is not None
            kind = self.ground[leg.end]
            if kind == FREE:
                legs.rests[leg.cost].append(leg)
            elif kind == NET:
                legs.shots.append(leg)
            else:
                legs.mates.append(leg)
        self.best = []
        return legs

"""What the ball finds on its way: every leg of a team from a cell, with the opponents who could step in (CH-8, CH-13).

Legs are looked up once a cell and serve every budget, so that whole turns are put
together from a few tables instead of being flown one by one.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from dugout.games.champions.board import CELLS, COLUMNS, FIELD, GOAL, SQUAD, STEP
from dugout.games.champions.cells import of_board, to_board
from dugout.games.champions.choices import pack_kick
from dugout.games.champions.floods import open_ends
from dugout.games.champions.scene import offside_line
from dugout.games.champions.state import State

BLOCKED: Final = 0
FREE: Final = 1
NET: Final = 2
MATE: Final = 3

STRAIGHT: Final = (0, 2, 4, 6)


class Leg(NamedTuple):
    """A flight from one toucher to the next, to rest or into the goal."""

    cost: int
    """Cells entered."""
    end: int
    chances: tuple[int, ...]
    """For each cell on the way beside an opponent: the mask of those who get their first chance there."""
    choice: int


class Legs(NamedTuple):
    """All legs from a cell, the ones with the fewest chances for each end and cost."""

    rests: list[Leg]
    mates: list[Leg]
    shots: list[Leg]


def _rays() -> list[tuple[int, ...]]:
    """For each cell and direction the cells beyond it."""
    rays: list[tuple[int, ...]] = []
    for start in range(CELLS):
        for direction in range(8):
            cells: list[int] = []
            cell = STEP[start * 8 + direction]
            while cell >= 0:
                cells.append(cell)
                cell = STEP[cell * 8 + direction]
            rays.append(tuple(cells))
    return rays


RAYS: Final = _rays()
BESIDE: Final = [
    tuple(STEP[cell * 8 + direction] for direction in STRAIGHT if STEP[cell * 8 + direction] >= 0)
    for cell in range(CELLS)
]
"""CH-1.6: the adjacent cells."""
GROUNDS: Final = tuple(
    bytes(
        FREE if FIELD >> cell & 1 else NET if GOAL[1 - seat] >> cell & 1 else BLOCKED for cell in range(CELLS)
    )
    for seat in range(2)
)
"""An empty pitch, as a kick of each team sees it."""


def open_board(s: State) -> int:
    """CH-23.6: the cells on which a kick may end, as a wide integer."""
    return to_board(open_ends(of_board(s.men[0]), of_board(s.men[1])))


class Lanes:
    """The pitch as one team's kicks see it. The kicker stands on the ball already.

    No leg is longer than `reach`.
    """

    def __init__(self, s: State, seat: int, reach: int) -> None:
        self.seat = seat
        self.reach = reach
        self.line = offside_line(s, seat)
        ground = bytearray(GROUNDS[seat])
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
        self._known: dict[int, Legs] = {}

    def own_row(self, cell: int) -> int:
        row = cell // COLUMNS
        return row if self.seat == 0 else 14 - row

    def legs(self, start: int) -> Legs:
        """CH-8.2: every leg from this cell."""
        found = self._known.get(start)
        if found is None:
            found = self._known[start] = self._look(start)
        return found

    def _look(self, start: int) -> Legs:
        best: dict[int, Leg] = {}
        offside = max(self.line, self.own_row(start))
        ground, near, reach = self.ground, self.near, self.reach
        for direction in range(8):
            seen = 0
            chances: tuple[int, ...] = ()
            for cost, cell in enumerate(RAYS[start * 8 + direction], start=1):
                kind = ground[cell]
                if kind == BLOCKED or cost > reach:
                    break
                if kind == MATE and self.own_row(cell) > offside:
                    break
                known = best.get(cell << 4 | cost)
                if known is None or len(chances) < len(known.chances):
                    best[cell << 4 | cost] = Leg(cost, cell, chances, pack_kick(direction, cost, 0, 0))
                if kind != FREE:
                    break
                new = near[cell] & ~seen
                if new:
                    seen |= new
                    chances = (*chances, new)
                if cost < reach:
                    self._bend(best, cell, direction, cost, seen, chances, offside)
        return self._sorted(best)

    def _bend(
        self,
        best: dict[int, Leg],
        bend: int,
        direction: int,
        before: int,
        seen_before: int,
        chances_before: tuple[int, ...],
        offside: int,
    ) -> None:
        """CH-8.2: the same leg with its curve here, to both sides."""
        ground, near, reach = self.ground, self.near, self.reach
        for turn in (-1, 1):
            seen, chances = seen_before, chances_before
            cost = before
            for cell in RAYS[bend * 8 + (direction + turn & 7)]:
                kind = ground[cell]
                if kind == BLOCKED or cost == reach:
                    break
                cost += 1
                if kind == MATE and self.own_row(cell) > offside:
                    break
                known = best.get(cell << 4 | cost)
                if known is None or len(chances) < len(known.chances):
                    choice = pack_kick(direction, before, turn, cost - before)
                    best[cell << 4 | cost] = Leg(cost, cell, chances, choice)
                if kind != FREE:
                    break
                new = near[cell] & ~seen
                if new:
                    seen |= new
                    chances = (*chances, new)

    def _sorted(self, best: dict[int, Leg]) -> Legs:
        found = Legs([], [], [])
        for leg in best.values():
            kind = self.ground[leg.end]
            (found.rests if kind == FREE else found.shots if kind == NET else found.mates).append(leg)
        return found

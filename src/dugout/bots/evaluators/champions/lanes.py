"""What the ball finds on its way: every leg of a team from a cell, with the opponents who could step in (CH-8, CH-13).

Legs are looked up once a cell and serve every budget, so that whole turns are put
together from a few tables instead of being flown one by one.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from dugout.games.champions.actions import pack_kick
from dugout.games.champions.board import ALL, CELLS, COLUMNS, FIELD, GOAL, STEP
from dugout.games.champions.measure import offside_line
from dugout.games.champions.rules.kick import leg_cells
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
BEYOND: Final = [sum(1 << cell for cell in ray) for ray in RAYS]
"""The same as boards."""
DELTA: Final = (12, 13, 1, -11, -12, -13, -1, 11)
"""From a cell to the next, by direction."""
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


class Lanes:
    """The pitch as one team's kicks see it. The kicker stands on the ball already.

    No leg is longer than `reach`; without `rests` only passes and shots are looked for.
    """

    def __init__(self, s: State, seat: int, reach: int, rests: bool = True) -> None:
        self.seat = seat
        self.reach = reach
        self.rests = rests
        self.line = offside_line(s, seat)
        ground = bytearray(GROUNDS[seat])
        near = [0] * CELLS
        """For each cell the opponents beside it who may still try to intercept."""
        for man in range(40):
            cell = s.cell[man]
            if cell < 0:
                continue
            if (man >= 20) == (seat == 1):
                ground[cell] = MATE if ground[cell] == FREE and man != s.barred else BLOCKED
            else:
                ground[cell] = BLOCKED
                if man != s.keeper[1 - seat] and not s.tried >> man & 1:
                    for beside in BESIDE[cell]:
                        near[beside] |= 1 << man
        self.ground = ground
        self.stops = (s.men[0] | s.men[1] | ~FIELD) & ALL
        """Cells that end a flight."""
        self.near = near
        self._known: dict[int, Legs] = {}

    def own_row(self, cell: int) -> int:
        row = cell // COLUMNS
        return row if self.seat == 0 else 14 - row

    def legs(self, start: int) -> Legs:
        """CH-8.2: every leg from this cell."""
        found = self._known.get(start)
        if found is None:
            found = self._known[start] = self._look(start) if self.rests else self._look_for_men(start)
        return found

    def _look(self, start: int) -> Legs:
        best: dict[int, Leg] = {}
        offside = max(self.line, self.own_row(start))
        ground, near, reach, rests = self.ground, self.near, self.reach, self.rests
        for direction in range(8):
            seen = 0
            chances: tuple[int, ...] = ()
            for cost, cell in enumerate(RAYS[start * 8 + direction], start=1):
                kind = ground[cell]
                if kind == BLOCKED or cost > reach:
                    break
                if kind != FREE or rests:
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
        ground, near, reach, rests = self.ground, self.near, self.reach, self.rests
        for turn in (-1, 1):
            seen, chances = seen_before, chances_before
            cost = before
            for cell in RAYS[bend * 8 + (direction + turn & 7)]:
                kind = ground[cell]
                if kind == BLOCKED or cost == reach:
                    break
                cost += 1
                if kind != FREE or rests:
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

    def _look_for_men(self, start: int) -> Legs:
        """As `_look`, for passes and shots alone: straight to whatever stops the ball, without a look on the way."""
        best: dict[int, Leg] = {}
        offside = max(self.line, self.own_row(start))
        for direction in range(8):
            stop = self._stop(start, direction)
            steps = (stop - start) // DELTA[direction]
            self._touch(best, start, direction, steps, 0, 0, stop, offside)
            bend = start
            for before in range(1, min(steps, self.reach)):
                bend += DELTA[direction]
                for turn in (-1, 1):
                    second = (direction + turn) & 7
                    stop = self._stop(bend, second)
                    after = (stop - bend) // DELTA[second]
                    self._touch(best, start, direction, before, turn, after, stop, offside)
        return self._sorted(best)

    def _stop(self, start: int, direction: int) -> int:
        """The first cell that way where a flight ends."""
        ahead = self.stops & BEYOND[start * 8 + direction]
        if not ahead:
            return start
        return (ahead & -ahead if DELTA[direction] > 0 else ahead).bit_length() - 1

    def _touch(
        self,
        best: dict[int, Leg],
        start: int,
        direction: int,
        before: int,
        turn: int,
        after: int,
        stop: int,
        offside: int,
    ) -> None:
        """Keep the leg if it ends on a team-mate or in the net."""
        cost = before + after
        kind = self.ground[stop]
        if kind < NET or cost > self.reach or (turn and not after) or not cost:
            return
        if kind == MATE and self.own_row(stop) > offside:
            return
        choice = pack_kick(direction, before, turn, after)
        seen = 0
        chances: list[int] = []
        for cell in leg_cells(start, choice)[:-1]:
            new = self.near[cell] & ~seen
            if new:
                seen |= new
                chances.append(new)
        known = best.get(stop << 4 | cost)
        if known is None or len(chances) < len(known.chances):
            best[stop << 4 | cost] = Leg(cost, stop, tuple(chances), choice)

    def _sorted(self, best: dict[int, Leg]) -> Legs:
        found = Legs([], [], [])
        for leg in best.values():
            kind = self.ground[leg.end]
            (found.rests if kind == FREE else found.shots if kind == NET else found.mates).append(leg)
        return found

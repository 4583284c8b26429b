"""Passes and shots of one team, in machine words: paths between two cells, and who may intercept (CH-8, CH-13)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from dugout.games.champions.board import CELLS, COLUMNS, SQUAD
from dugout.games.champions.cells import (
    Cells,
    either,
    field,
    has,
    list_cells,
    meet,
    net,
    nothing,
    of_board,
    pitch,
    single,
    spread,
    without,
)
from dugout.games.champions.choices import pack_kick
from dugout.games.champions.rules.kick import leg_cells
from dugout.games.champions.scene import offside_line
from dugout.games.champions.state import State


@final
class Path:
    """A straight flight, or one with a single curve, over an empty pitch."""

    def __init__(self, start: int, choice: int) -> None:
        cells = leg_cells(start, choice)
        self.cells: list[int] = cells
        """The cells that the ball enters; the last is its end."""
        self.cost: i64 = len(cells)
        between = nothing()
        for cell in cells[:-1]:
            between = either(between, single(cell))
        self.between: Cells = between
        """The cells before its end."""


KNOWN: Final[list[list[Path] | None]] = [None] * (CELLS * CELLS)
"""By start * 180 + end: a cache of paths; they depend on nothing else."""


def paths(start: int, end: int) -> list[Path]:
    """CH-8.2: with one curve of 45 degrees two paths lead to a cell, or one if it lies straight ahead."""
    known = KNOWN[start * CELLS + end]
    if known is None:
        known = find_paths(start, end)
        KNOWN[start * CELLS + end] = known
    return known


def find_paths(start: int, end: int) -> list[Path]:
    """CH-8.2: as `paths`, without the cache."""
    if start == end:
        return []
    across = end % COLUMNS - start % COLUMNS
    along = end // COLUMNS - start // COLUMNS
    slanted = (1 if along > 0 else 3) if across > 0 else (7 if along > 0 else 5)
    straight = (2 if across > 0 else 6) if abs(across) > abs(along) else (0 if along > 0 else 4)
    short = min(abs(across), abs(along))
    rest = max(abs(across), abs(along)) - short
    turn = 1 if (slanted - straight) & 7 == 1 else -1
    if not short or not rest:
        return [Path(start, pack_kick(slanted if short else straight, short + rest, 0, 0))]
    return [
        Path(start, pack_kick(straight, rest, turn, short)),
        Path(start, pack_kick(slanted, short, -turn, rest)),
    ]


@final
class Flight:
    """A pass to a team-mate, or a shot."""

    def __init__(self, path: Path, end: i64, watched: bool) -> None:
        self.path = path
        self.end: i64 = end
        self.cost: i64 = path.cost
        self.watched: bool = watched
        """Whether somebody may intercept."""


@final
class Watch:
    """CH-13.3: the opponents of a team who may intercept, and where; it does not depend on the kicker."""

    def __init__(self, s: State, seat: int) -> None:
        self.near: list[int] = [0] * CELLS
        """For each cell the mask of the opponents beside it who may still try to intercept."""
        watched = nothing()
        for man in range((1 - seat) * SQUAD, (1 - seat) * SQUAD + SQUAD):
            cell = s.cell[man]
            if cell < 0 or man == s.keeper[1 - seat] or s.tried >> man & 1:
                continue
            beside = spread(single(cell))
            watched = either(watched, beside)
            for place in list_cells(beside):
                self.near[place] |= 1 << man
        self.watched: Cells = watched


@final
class Flights:
    """The pitch for the passes and shots of one team, with one of its men (`kicker`) already at the ball."""

    def __init__(self, s: State, seat: int, kicker: int, reach: i64, watch: Watch) -> None:
        self.home: bool = seat == 0
        self.line: i64 = offside_line(s, seat)
        self.reach: i64 = reach
        """The greatest length of a flight."""
        self.near: list[int] = watch.near
        self.watched: Cells = watch.watched
        men = either(of_board(s.men[0]), of_board(s.men[1]))
        ball: int = s.ball
        men = either(without(men, single(s.cell[kicker])), single(ball))
        self.stops: Cells = either(men, without(pitch(), field()))
        """Cells that stop a flight."""
        self.goals: list[int] = list_cells(without(net(not self.home), men))
        self.mates: list[int] = []
        for man in range(seat * SQUAD, seat * SQUAD + SQUAD):
            cell = ball if man == kicker else s.cell[man]
            if cell >= 0 and man != s.barred and has(field(), cell):
                self.mates.append(cell)
        self.passes_known: list[list[Flight] | None] = [None] * CELLS
        self.shots_known: list[list[Flight] | None] = [None] * CELLS

    def own_row(self, cell: i64) -> i64:
        row: i64 = cell // COLUMNS
        return row if self.home else 14 - row

    def passes(self, start: int) -> list[Flight]:
        """CH-8.3, CH-11.1: the best pass from a cell to each team-mate."""
        found = self.passes_known[start]
        if found is None:
            found = []
            offside = max(self.line, self.own_row(start))
            for end in self.mates:
                if self.own_row(end) <= offside:
                    self.note(start, end, found)
            self.passes_known[start] = found
        return found

    def shots(self, start: int) -> list[Flight]:
        """CH-12.1: the best shot from a cell into each cell of the goal."""
        found = self.shots_known[start]
        if found is None:
            found = []
            if 14 - self.own_row(start) <= self.reach:
                for end in self.goals:
                    self.note(start, end, found)
            self.shots_known[start] = found
        return found

    def note(self, start: int, end: int, found: list[Flight]) -> None:
        """Add the path to a cell on which the fewest opponents may intercept, if there is a path."""
        best: Path | None = None
        fewest: i64 = 99
        for path in paths(start, end):
            if path.cost > self.reach or meet(path.between, self.stops):
                continue
            count = self.attempts(path, 0) >> 40 if meet(path.between, self.watched) else 0
            if count < fewest:
                best = path
                fewest = count
        if best is not None:
            found.append(Flight(best, end, fewest > 0))

    def attempts(self, path: Path, had: i64) -> i64:
        """CH-13.3: the number of cells where new opponents may intercept, << 40, and the mask of all who have tried."""
        count: i64 = 0
        last: i64 = path.cost - 1
        index: i64 = 0
        while index < last:
            new: i64 = self.near[path.cells[index]]
            new &= ~had
            if new:
                count += 1
                had |= new
            index += 1
        return count << 40 | had

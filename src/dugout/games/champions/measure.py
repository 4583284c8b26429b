"""CH-2.5 to CH-2.8, CH-11.1, CH-23.5, CH-23.6: measuring: walking distances, offside, chains, reachability.

Distances are floods over boards of cells. A flood gives the cells at
distance 0, 1, 2, … from its target, men's cells included but not passed.
"""

from __future__ import annotations

from typing import Final, final

from dugout.games.champions import cells
from dugout.games.champions.board import (
    ALL,
    BOTH_GOALS,
    COLUMNS,
    FIELD,
    GOAL,
    SQUAD,
    spread,
    spread_ring,
)
from dugout.games.champions.cells import COMPILED, of_board, steps_by_cell, to_board
from dugout.games.champions.state import State
from dugout.geometry.square import cells_in

FAR: Final = 999
"""No way at all."""


def flood(target: int, free: int, limit: int = FAR) -> list[int]:
    """CH-2.5: boards of the cells at 0, 1, 2, … (at most `limit`) steps from `target`, walking over `free` cells."""
    level = 1 << target
    seen = level
    levels = [level]
    walked = level
    while len(levels) <= limit:
        level = spread(walked) & ~seen
        if not level:
            break
        seen |= level
        levels.append(level)
        walked = level & free
        if not walked:
            break
    return levels


def depth(levels: list[int], cell: int) -> int:
    """The distance of a cell in a flood."""
    for steps in range(len(levels)):
        if levels[steps] >> cell & 1:
            return steps
    return FAR


def free_cells(s: State) -> int:
    """CH-2.7: cells without man or resting ball; a ball in hands or in flight lies nowhere."""
    free = ALL & ~(s.men[0] | s.men[1])
    if s.ball >= 0:
        free &= ~(1 << s.ball)
    return free


def distance(s: State, piece: int, target: int, limit: int = FAR) -> int:
    """CH-2.5: steps that a man needs to a cell; beyond `limit` they count as FAR."""
    return depth(flood(target, free_cells(s) & ~s.closed_to(piece), limit), s.cell[piece])


@final
class Walks:
    """CH-2.5: how far every cell is from a target, for men who may walk over `free` cells.

    Levels of a flood, or compiled steps by cell: whichever is quicker to make.
    """

    def __init__(self, target: int, free: int, limit: int) -> None:
        self.target = target
        self.free = free
        self.limit = limit
        self.steps: list[int] = steps_by_cell(target, of_board(free), limit) if COMPILED else []
        self.levels: list[int] = [] if COMPILED else flood(target, free, limit)

    def of(self, cell: int) -> int:
        return self.steps[cell] if COMPILED else depth(self.levels, cell)

    def flood(self) -> list[int]:
        """The boards of the cells at 0, 1, 2, … steps."""
        if not self.levels:
            self.levels = flood(self.target, self.free, self.limit)
        return self.levels


class Distances:
    """CH-2.6: the distances of all men to one cell, measured once; beyond `limit` they count as FAR."""

    def __init__(self, s: State, target: int, limit: int = FAR) -> None:
        free = free_cells(s)
        self.players: Walks = Walks(target, free & ~BOTH_GOALS, limit)
        self.keepers: list[Walks] = [self.players, self.players]
        for seat in range(2):
            keeper = s.keeper[seat]
            if keeper >= 0 and s.cell[keeper] >= 0:
                self.keepers[seat] = Walks(target, free & ~GOAL[1 - seat], limit)

    @property
    def field(self) -> list[int]:
        """The flood that holds for field players."""
        return self.players.flood()

    def walks_of(self, s: State, piece: int) -> Walks:
        """The ways that are open to this man: keepers may walk through their own goal."""
        seat = 0 if piece < SQUAD else 1
        return self.keepers[seat] if s.keeper[seat] == piece else self.players

    def of(self, s: State, piece: int) -> int:
        return self.walks_of(s, piece).of(s.cell[piece])

    def flood_of(self, s: State, piece: int) -> list[int]:
        """The flood that holds for this man."""
        return self.walks_of(s, piece).flood()

    def nearest(self, s: State, seat: int) -> int:
        """The smallest distance of a team."""
        best = FAR
        for cell in cells_in(s.men[seat]):
            steps = self.of(s, s.at[cell])
            if steps < best:
                best = steps
        return best


def walk_fronts(s: State, piece: int, steps: int) -> list[int]:
    """CH-7.2 to CH-7.4: boards of the cells on which a man can stand after exactly 0, 1, … steps.

    The way may turn back on itself; his own cell counts as empty once left.
    """
    here = 1 << s.cell[piece]
    free = (free_cells(s) | here) & ~s.closed_to(piece)
    fronts = [here]
    front = here
    for _ in range(steps):
        front = spread(front) & free
        fronts.append(front)
    return fronts


def offside_line(s: State, seat: int) -> int:
    """CH-11.1: the row (own count of `seat`) beyond which fewer than two opponents stand."""
    best = -1
    second = -1
    for piece in range((1 - seat) * SQUAD, (1 - seat) * SQUAD + SQUAD):
        cell = s.cell[piece]
        if cell < 0:
            continue
        row = cell // COLUMNS if seat == 0 else 14 - cell // COLUMNS
        if row > best:
            second = best
            best = row
        elif row > second:
            second = row
    return second


def offside_men(s: State, seat: int, ball_row: int) -> int:
    """CH-11.1: mask of the men of `seat` in an offside position with the ball on this absolute row."""
    line = offside_line(s, seat)
    ball = ball_row if seat == 0 else 14 - ball_row
    if ball > line:
        line = ball
    found = 0
    for piece in range(seat * SQUAD, seat * SQUAD + SQUAD):
        cell = s.cell[piece]
        if cell >= 0 and (cell // COLUMNS if seat == 0 else 14 - cell // COLUMNS) > line:
            found |= 1 << piece
    return found


def longest_chain(team: int) -> int:
    """CH-23.5: men of the largest group that hangs together in all eight directions."""
    best = 0
    for chain in chains(team, SQUAD):
        size = chain.bit_count()
        if size > best:
            best = size
    return best


def chains(team: int, most: int) -> list[int]:
    """CH-23.5: the groups that hang together in all eight directions; stops after one more than `most`."""
    found: list[int] = []
    while team and len(found) <= most:
        chain = team & -team
        grown = spread_ring(chain) & team
        while grown != chain:
            chain = grown
            grown = spread_ring(chain) & team
        found.append(chain)
        team &= ~chain
    return found


def open_ends(home: int, away: int) -> int:
    """CH-23.6: the empty field cells to which men of both teams can walk over the field.

    A ball on such a cell is within reach of both: who can walk to the cell
    needs no way through it.
    """
    if COMPILED:
        return to_board(cells.open_ends(of_board(home), of_board(away)))
    free = FIELD & ~(home | away)
    return _walked(home, free) & _walked(away, free)


def _walked(men: int, free: int) -> int:
    seen = 0
    front = spread(men) & free
    while front:
        seen |= front
        front = spread(front) & free & ~seen
    return seen


def ball_reachable(ball: int, home: int, away: int) -> bool:
    """CH-23.6: whether a man of each team has a walk to the ball over cells of the field only."""
    if COMPILED:
        return cells.is_reachable(ball, of_board(home), of_board(away))
    free = FIELD & ~(home | away)
    seen = 1 << ball
    front = seen
    need_home = True
    need_away = True
    while front:
        reached = spread(front)
        if reached & home:
            need_home = False
        if reached & away:
            need_away = False
        if not need_home and not need_away:
            return True
        front = reached & free & ~seen
        seen |= front
    return False

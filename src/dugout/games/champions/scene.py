"""CH-2.5 to CH-2.7, CH-7, CH-23: a position as one team sees it: how far it is, where its men may walk and end."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from dugout.games.champions.board import CELLS, COLUMNS, SQUAD
from dugout.games.champions.cells import (
    Cells,
    both,
    count,
    drop_lowest,
    either,
    field,
    goal_area,
    has,
    lowest,
    meet,
    net,
    nets,
    nothing,
    of_board,
    penalty_area,
    pitch,
    single,
    some,
    spread,
    without,
)
from dugout.games.champions.floods import (
    NO_WAY,
    can_join,
    cells_at,
    chains,
    is_reachable,
    joined,
    longest_chain,
    steps_between,
    steps_by_cell,
    way_back,
)
from dugout.games.champions.options import STARTER
from dugout.games.champions.state import State

AREA_LIMIT: Final = 4
CHAIN_LIMIT: Final = 9
MOST_PARTS: Final = 6
"""Chains of a team beyond which one man cannot join enough of them.

Without him it falls into at most one part less than now, and he joins four
parts at most, with a single man left over.
"""
UNKNOWN: Final = -2


@final
class Scene:
    """One team's view of a position; made anew after every change."""

    def __init__(self, s: State, seat: int) -> None:
        self.home: bool = seat == 0
        self.own: Cells = of_board(s.men[seat])
        self.opposing: Cells = of_board(s.men[1 - seat])
        self.men: Cells = either(self.own, self.opposing)
        self.ball: i64 = s.ball
        self.free: Cells = free_of(self.men, self.ball)
        self.keeper: i64 = cell_of_keeper(s, seat)
        self.rival_keeper: i64 = cell_of_keeper(s, 1 - seat)
        self.line: i64 = UNKNOWN
        self.chain_rule: bool = s.config.profile != STARTER  # CH-28.1
        self.chains: list[Cells] = []
        self.chains_known: bool = False
        self.closed_goal_areas: Cells = closed_goal_areas(self.ball)
        players = without(self.own, single(self.keeper)) if self.keeper >= 0 else self.own
        self.area: Cells = penalty_area(self.home)
        self.goal_area: Cells = goal_area(self.home)
        self.full_area: Cells = self.area if count(both(players, self.area)) >= AREA_LIMIT else nothing()
        """CH-23.4: closed to men who do not stand in it."""
        self.full_goal_area: Cells = self.goal_area if meet(players, self.goal_area) else nothing()
        self.guard_all: bool = False
        self.guard_man: i64 = -1
        self.guard_way: Cells = nothing()

    def free_for(self, cell: i64) -> Cells:
        """CH-7.3, CH-7.4: the cells that the man of this cell may walk over; his own counts as empty once left."""
        closed = net(not self.home) if cell == self.keeper else nets()
        return without(either(self.free, single(cell)), closed)

    # CH-2.5, CH-2.6: distances

    def distance(self, cell: i64, target: i64, limit: i64) -> i64:
        """CH-2.5: the steps that the own man of this cell needs to another; NO_WAY beyond the limit."""
        return steps_between(single(target), self.free_for(cell), single(cell), limit)

    def nearest(self, own: bool) -> i64:
        """CH-2.6: the smallest distance of a team to the ball."""
        team = self.own if own else self.opposing
        keeper = self.keeper if own else self.rival_keeper
        ball = single(self.ball)
        if keeper < 0:
            return steps_between(ball, without(self.free, nets()), team, CELLS)
        best = steps_between(ball, without(self.free, nets()), without(team, single(keeper)), CELLS)
        return min(best, steps_between(ball, self.keeper_free(own), single(keeper), best))

    def men_at(self, own: bool, target: i64, steps: i64) -> Cells:
        """CH-2.6: the men of a team at exactly this distance from a cell."""
        team = self.own if own else self.opposing
        keeper = self.keeper if own else self.rival_keeper
        start = single(target)
        found = both(cells_at(start, without(self.free, nets()), steps), team)
        if keeper >= 0:
            found = without(found, single(keeper))
            if has(cells_at(start, self.keeper_free(own), steps), keeper):
                found = either(found, single(keeper))
        return found

    def keeper_free(self, own: bool) -> Cells:
        """CH-1.10: the free cells that a keeper may walk over: his own goal is open to him."""
        return without(self.free, net(self.home != own))

    def offside_line(self, s: State) -> i64:
        """CH-11.1: as `offside_line`, found once."""
        if self.line == UNKNOWN:
            self.line = offside_line(s, 0 if self.home else 1)
        return self.line

    # CH-23.3, CH-23.4

    def breach(self, cell: i64, to: i64, plays_ball: bool) -> str:
        """CH-2.12, CH-7.7: the rule that forbids the man of this cell to end a voluntary move there; empty if none."""
        if cell != self.keeper:
            if has(self.closed_goal_areas, to):
                return "CH-23.3"
            if has(self.crowded(cell, plays_ball), to):
                return "CH-23.4"
        return "CH-23.5" if has(self.chain_cells(cell), to) else ""

    def closed_ends(self, cell: i64, plays_ball: bool) -> Cells:
        """CH-23.3 to CH-23.5: where the man of this cell may not end a voluntary move."""
        closed = self.chain_cells(cell)
        if cell == self.keeper:
            return closed
        return either(either(closed, self.crowded(cell, plays_ball)), self.closed_goal_areas)

    def crowded(self, cell: i64, plays_ball: bool) -> Cells:
        """CH-23.4: no fifth field player in the own penalty area, no second one in the own goal area.

        `cell` is -1 for a man who comes on; `plays_ball` says that he walks onto the ball in order to kick it.
        """
        closed = nothing()
        if cell < 0 or not has(self.area, cell):
            closed = self.full_area
        if plays_ball:
            return without(closed, self.goal_area)
        if cell < 0 or not has(self.goal_area, cell):
            return either(closed, self.full_goal_area)
        return closed

    # CH-23.5

    def chain_cells(self, cell: i64) -> Cells:
        """CH-23.5: the cells on which this man would make a chain of more than 9, or a longer one still.

        `cell` is -1 for a man who comes on.
        """
        others = count(self.own) - (1 if cell >= 0 else 0)
        if not self.chain_rule or others < CHAIN_LIMIT:
            return nothing()
        if not self.chains_known:
            self.find_chains()
        if not self.chains:
            return nothing()
        if cell < 0:
            return joined(self.chains, others - CHAIN_LIMIT)
        parts: list[Cells] = []
        for chain in self.chains:
            if has(chain, cell):
                parts.extend(chains(without(chain, single(cell)), MOST_PARTS))
            else:
                parts.append(chain)
        closed = joined(parts, others - CHAIN_LIMIT)
        return self.lengthening(without(self.own, single(cell)), closed) if has(closed, cell) else closed

    def find_chains(self) -> None:
        """CH-23.5: the chains of the team, if a man can join enough of them: all but his own and one to spare."""
        self.chains_known = True
        found = chains(self.own, MOST_PARTS)
        if len(found) <= MOST_PARTS and can_join(found, len(found) - 2):
            self.chains = found

    def lengthening(self, rest: Cells, closed: Cells) -> Cells:
        """CH-23.5: a chain that is already too long may be left as it is, but not grow."""
        longest = longest_chain(self.own)
        found = nothing()
        while some(closed):
            cell = single(lowest(closed))
            closed = drop_lowest(closed)
            if longest_chain(either(rest, cell)) > longest:
                found = either(found, cell)
        return found

    # CH-23.6

    def guard_ball(self) -> None:
        """CH-23.6: find out which walks could cut the ball off at all.

        Who ends on the ground around the ball stays in touch with it himself.
        So opponents lose it only to a man on one shortest way of theirs, and
        his own team only to the one man who touches that ground.
        """
        ground = single(self.ball)
        free = without(field(), self.men)
        levels: list[Cells] = []
        front = ground
        own = nothing()
        way_known = False
        while some(front):
            levels.append(front)
            reached = spread(front)
            own = either(own, both(reached, self.own))
            if not way_known and meet(reached, self.opposing):
                way_known = True
                self.guard_way = way_back(levels, self.opposing)
            if way_known and count(own) > 1:
                return
            front = without(both(reached, free), ground)
            ground = either(ground, front)
        if way_known and some(own):
            self.guard_man = lowest(own)
        else:
            self.guard_all = True

    def doubtful(self, cell: i64, ends: Cells) -> Cells:
        """CH-23.6: of these ends those that must be looked at one by one."""
        if self.guard_all or cell == self.guard_man:
            return ends
        return both(ends, self.guard_way)

    def cuts_off_ball(self, cell: i64, to: i64) -> bool:
        """CH-23.6: after this walk some team has no way to the ball over the field."""
        own = either(without(self.own, single(cell)), single(to))
        return not is_reachable(self.ball, own, self.opposing)


def free_of(men: Cells, ball: i64) -> Cells:
    """CH-2.7: cells without man or resting ball; a ball in hands or in flight lies nowhere."""
    free = without(pitch(), men)
    return without(free, single(ball)) if ball >= 0 else free


def free_cells(s: State) -> Cells:
    """CH-2.7: as `free_of`, for whoever has no scene."""
    return free_of(either(of_board(s.men[0]), of_board(s.men[1])), s.ball)


def distances(s: State, target: int, limit: int = NO_WAY) -> list[int]:
    """CH-2.6: by piece the steps to one cell; NO_WAY for men off the pitch and beyond the limit."""
    free = free_cells(s)
    start = single(target)
    steps = steps_by_cell(start, without(free, nets()), limit)
    found = [steps[cell] if cell >= 0 else NO_WAY for cell in s.cell]
    for seat in range(2):
        keeper = cell_of_keeper(s, seat)
        if keeper >= 0:
            found[s.keeper[seat]] = steps_between(start, without(free, net(seat == 1)), single(keeper), limit)
    return found


def offside_line(s: State, seat: int) -> i64:
    """CH-11.1: the row (own count of `seat`) beyond which fewer than two opponents stand."""
    best: i64 = -1
    second: i64 = -1
    man: i64 = (1 - seat) * SQUAD
    last: i64 = man + SQUAD
    while man < last:
        cell: i64 = s.cell[man]
        man += 1
        if cell < 0:
            continue
        row: i64 = cell // COLUMNS
        if seat == 1:
            row = 14 - row
        if row > best:
            second = best
            best = row
        elif row > second:
            second = row
    return second


def offside_men(s: State, seat: int, ball_row: int) -> int:
    """CH-11.1: mask of the men of `seat` in an offside position with the ball on this absolute row."""
    line: i64 = max(offside_line(s, seat), ball_row if seat == 0 else 14 - ball_row)
    found = 0
    for piece in range(seat * SQUAD, seat * SQUAD + SQUAD):
        cell: i64 = s.cell[piece]
        if cell < 0:
            continue
        row: i64 = cell // COLUMNS
        if seat == 1:
            row = 14 - row
        if row > line:
            found |= 1 << piece
    return found


def cell_of_keeper(s: State, seat: int) -> i64:
    """Where a team's keeper stands; −1 if he is not on the pitch."""
    keeper = s.keeper[seat]
    return s.cell[keeper] if keeper >= 0 else -1


def closed_goal_areas(ball: i64) -> Cells:
    """CH-23.3: a goal area is closed to field players unless the ball lies in row 1 of that end."""
    row: i64 = ball // COLUMNS if ball >= 0 else 0
    closed = nothing()
    if row != 1:
        closed = goal_area(True)
    if row != 13:
        closed = either(closed, goal_area(False))
    return closed

"""CH-7, CH-11.1, CH-23: a position as one team sees it, in machine words: where its men may walk and end.

The compiled engine asks here what `measure` and `rules.conduct` say in
readable words; tests/champions/test_fast.py compares the answers.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from dugout.games.champions.board import COLUMNS, SQUAD
from dugout.games.champions.cells import (
    Cells,
    both,
    count,
    drop_lowest,
    either,
    field,
    goal_area,
    has,
    is_reachable,
    lowest,
    meet,
    net,
    nets,
    nothing,
    of_board,
    penalty_area,
    pitch,
    same,
    single,
    some,
    spread,
    spread_ring,
    without,
)
from dugout.games.champions.options import STARTER
from dugout.games.champions.state import State

AREA_LIMIT: Final = 4
CHAIN_LIMIT: Final = 9
MOST_PARTS: Final = 6
"""Chains of a team beyond which one man cannot join enough of them (conduct.can_chain)."""


@final
class Scene:
    """One team's view of a position; made anew after every change."""

    def __init__(self, s: State, seat: int) -> None:
        self.home: bool = seat == 0
        self.own: Cells = of_board(s.men[seat])
        self.opposing: Cells = of_board(s.men[1 - seat])
        self.men: Cells = either(self.own, self.opposing)
        self.ball: i64 = s.ball
        self.free: Cells = without(pitch(), self.men)
        """CH-2.7: cells without man or resting ball."""
        if s.ball >= 0:
            self.free = without(self.free, single(self.ball))
        self.keeper: i64 = cell_of_keeper(s, seat)
        self.rival_keeper: i64 = cell_of_keeper(s, 1 - seat)
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

    def closed_ends(self, cell: i64, plays_ball: bool) -> Cells:
        """CH-23.3 to CH-23.5: where the man of this cell may not end a voluntary move."""
        closed = self.chain_cells(cell)
        if cell == self.keeper:
            return closed
        crowded = nothing()
        if not has(self.area, cell):
            crowded = self.full_area
        if plays_ball:
            crowded = without(crowded, self.goal_area)
        elif not has(self.goal_area, cell):
            crowded = either(crowded, self.full_goal_area)
        return either(either(closed, crowded), self.closed_goal_areas)

    # CH-23.5

    def chain_cells(self, cell: i64) -> Cells:
        """CH-23.5: the cells on which this man would make a chain of more than 9, or a longer one still."""
        others = count(self.own) - 1
        if not self.chain_rule or others < CHAIN_LIMIT:
            return nothing()
        if not self.chains_known:
            self.find_chains()
        if not self.chains:
            return nothing()
        rest = without(self.own, single(cell))
        parts: list[Cells] = []
        for chain in self.chains:
            if has(chain, cell):
                parts.extend(chains(without(chain, single(cell)), MOST_PARTS))
            else:
                parts.append(chain)
        closed = joined(parts, others - CHAIN_LIMIT)
        return self.lengthening(rest, closed) if has(closed, cell) else closed

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


def way_back(levels: list[Cells], target: Cells) -> Cells:
    """One shortest way from the last level, where it touches the target, back to the first, which is left out."""
    index = len(levels) - 1
    if index == 0:
        return nothing()
    here = single(lowest(both(levels[index], spread(target))))
    way = here
    while index > 1:
        index -= 1
        here = single(lowest(both(levels[index], spread(here))))
        way = either(way, here)
    return way


def chains(team: Cells, most: i64) -> list[Cells]:
    """CH-23.5: the groups that hang together in all eight directions; stops after one more than `most`."""
    found: list[Cells] = []
    while some(team) and len(found) <= most:
        chain = single(lowest(team))
        bigger = both(spread_ring(chain), team)
        while not same(bigger, chain):
            chain = bigger
            bigger = both(spread_ring(chain), team)
        found.append(chain)
        team = without(team, chain)
    return found


def longest_chain(team: Cells) -> i64:
    """CH-23.5: men of the largest group that hangs together."""
    best: i64 = 0
    for chain in chains(team, SQUAD):
        size = count(chain)
        if size > best:
            best = size
    return best


def can_join(parts: list[Cells], number: i64) -> bool:
    """Whether some cell lies beside so many of these parts; no cell lies beside more than four."""
    one = two = three = four = nothing()
    for part in parts:
        ring = without(spread_ring(part), part)
        four = either(four, both(three, ring))
        three = either(three, both(two, ring))
        two = either(two, both(one, ring))
        one = either(one, ring)
    if number <= 0:
        return True
    if number == 1:
        return some(one)
    if number == 2:
        return some(two)
    return some(three if number == 3 else four)


def joined(parts: list[Cells], surplus: i64) -> Cells:
    """CH-23.5: the cells that touch all these parts, or all but one of as many men as there are to spare."""
    found = common(parts, -1)
    if surplus > 0:
        for index in range(len(parts)):
            if count(parts[index]) == surplus:
                found = either(found, common(parts, index))
    return found


def common(parts: list[Cells], left_out: int) -> Cells:
    """The cells beside every part but one."""
    board = pitch()
    for index in range(len(parts)):
        if index != left_out:
            board = both(board, without(spread_ring(parts[index]), parts[index]))
            if not some(board):
                return board
    return board


def offside_line(scene: Scene) -> i64:
    """CH-11.1: the own row beyond which fewer than two opponents stand."""
    left = scene.opposing
    best: i64 = -1
    second: i64 = -1
    while some(left):
        row: i64 = lowest(left) // COLUMNS
        left = drop_lowest(left)
        if not scene.home:
            row = 14 - row
        if row > best:
            second = best
            best = row
        elif row > second:
            second = row
    return second

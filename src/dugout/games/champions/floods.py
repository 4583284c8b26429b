"""CH-2.5, CH-23.5, CH-23.6: floods: how far it is on a board of cells, what hangs together, who gets where.

A flood takes the cells at 0, 1, 2, … steps of its start; men's cells are
reached but not passed.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from dugout.games.champions.board import CELLS, SQUAD
from dugout.games.champions.cells import (
    Cells,
    both,
    count,
    either,
    field,
    list_cells,
    lowest,
    meet,
    nothing,
    pitch,
    same,
    single,
    some,
    spread,
    spread_ring,
    without,
)

NO_WAY: Final = 999


def flood(start: Cells, free: Cells, limit: i64) -> list[Cells]:
    """CH-2.5: the boards of the cells at 0, 1, 2, … (at most `limit`) steps from the start, walking over free ones."""
    rings = [start]
    seen = start
    ring = without(spread(start), seen)
    while some(ring) and len(rings) <= limit:
        rings.append(ring)
        seen = either(seen, ring)
        ring = without(spread(both(ring, free)), seen)
    return rings


def steps_by_cell(start: Cells, free: Cells, limit: i64) -> list[int]:
    """CH-2.5: for every cell its steps from the start; NO_WAY beyond the limit."""
    found = [NO_WAY] * CELLS
    rings = flood(start, free, limit)
    for steps in range(len(rings)):
        for cell in list_cells(rings[steps]):
            found[cell] = steps
    return found


def steps_between(start: Cells, free: Cells, goal: Cells, limit: i64) -> i64:
    """CH-2.5: the fewest steps from the start into the goal over free cells; NO_WAY beyond the limit."""
    seen = start
    front = start
    steps: i64 = 0
    while not meet(front, goal):
        steps += 1
        front = without(spread(both(front, free) if steps > 1 else front), seen)
        if steps > limit or not some(front):
            return NO_WAY
        seen = either(seen, front)
    return steps


def cells_at(start: Cells, free: Cells, steps: i64) -> Cells:
    """CH-2.5: the cells at exactly this distance."""
    seen = start
    front = start
    walked = start
    while steps > 0:
        front = without(spread(walked), seen)
        seen = either(seen, front)
        walked = both(front, free)
        steps -= 1
    return front


def cells_within(start: Cells, free: Cells, steps: i64) -> Cells:
    """CH-2.5: the cells at this distance or less."""
    seen = start
    front = start
    while steps > 0:
        front = without(spread(front), seen)
        seen = either(seen, front)
        front = both(front, free)
        steps -= 1
    return seen


def walk_front(start: Cells, free: Cells, steps: i64) -> Cells:
    """CH-7.2 to CH-7.4: where a walk of exactly so many steps can end; the way may turn back on itself."""
    while steps > 0:
        start = both(spread(start), free)
        steps -= 1
    return start


def grown(start: Cells, free: Cells) -> Cells:
    """CH-2.5: the start and all cells that can be walked to from it over free ones."""
    seen = start
    front = start
    while some(front):
        front = without(both(spread(front), free), seen)
        seen = either(seen, front)
    return seen


# CH-23.6


def is_reachable(ball: i64, own: Cells, opposing: Cells) -> bool:
    """CH-23.6: whether a man of each team has a walk to the ball over cells of the field only."""
    free = without(field(), either(own, opposing))
    seen = single(ball)
    front = seen
    need_own = True
    need_opposing = True
    while some(front):
        reached = spread(front)
        if need_own and meet(reached, own):
            need_own = False
        if need_opposing and meet(reached, opposing):
            need_opposing = False
        if not need_own and not need_opposing:
            return True
        front = without(both(reached, free), seen)
        seen = either(seen, front)
    return False


def open_ends(home: Cells, away: Cells) -> Cells:
    """CH-23.6: the empty field cells to which men of both teams can walk over the field.

    A ball on such a cell is within reach of both: who can walk to the cell
    needs no way through it.
    """
    free = without(field(), either(home, away))
    return both(grown(both(spread(home), free), free), grown(both(spread(away), free), free))


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


# CH-23.5


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
    if number <= 0:
        return True
    one = two = three = four = nothing()
    for part in parts:
        ring = without(spread_ring(part), part)
        four = either(four, both(three, ring))
        three = either(three, both(two, ring))
        two = either(two, both(one, ring))
        one = either(one, ring)
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

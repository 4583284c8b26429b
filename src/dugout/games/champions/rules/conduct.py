"""CH-23: the rules against spoiling, for voluntary moves (CH-2.12).

Each rule is the board of the cells that it closes, so that a whole walk is
judged with a few operations; `end_cell_breach` names the rule for one cell.
"""

from __future__ import annotations

from typing import Final

from dugout.games.champions.board import (
    ALL,
    COLUMNS,
    FIELD,
    GOAL_AREA,
    NOT_EAST_EDGE,
    NOT_WEST_EDGE,
    PENALTY_AREA,
    SQUAD,
    end_row,
    row_of,
    spread,
    spread_ring,
)
from dugout.games.champions.measure import ball_reachable, chains, free_cells, longest_chain
from dugout.games.champions.options import STARTER
from dugout.games.champions.state import State
from dugout.geometry.square import cells_in

AREA_LIMIT: Final = 4
GOAL_AREA_LIMIT: Final = 1
CHAIN_LIMIT: Final = 9
MOST_TOUCHED: Final = 4
"""A man can hang together with four chains at most that do not hang together without him."""


def end_cell_breach(s: State, piece: int, to: int, ball: int, plays_ball: bool) -> str:
    """CH-7.7: the rule that forbids a man to end a voluntary move on a cell; empty if none does.

    `ball` is the cell that counts for CH-23.3; `plays_ball` says that he
    walks onto the ball in order to kick it.
    """
    seat = 0 if piece < SQUAD else 1
    if s.keeper[seat] != piece:
        if goal_area_cells(ball) >> to & 1:
            return "CH-23.3"
        if crowded_cells(s, seat, piece, plays_ball) >> to & 1:
            return "CH-23.4"
    if chain_cells(s, seat, piece) >> to & 1:
        return "CH-23.5"
    return ""


def closed_ends(s: State, piece: int, ball: int, chained: bool) -> int:
    """CH-23.3 to CH-23.5: all cells on which a walk of this man may not end; `chained` as `can_chain` says."""
    seat = 0 if piece < SQUAD else 1
    closed = chain_cells(s, seat, piece) if chained else 0
    if s.keeper[seat] != piece:
        closed |= goal_area_cells(ball) | crowded_cells(s, seat, piece, False)
    return closed


def goal_area_cells(ball: int) -> int:
    """CH-23.3: a goal area is closed to field players unless the ball lies in row 1 of that end."""
    closed = 0
    for end in range(2):
        if ball < 0 or row_of(ball) != end_row(end, 1):
            closed |= GOAL_AREA[end]
    return closed


def crowded_cells(s: State, seat: int, piece: int, plays_ball: bool) -> int:
    """CH-23.4: no fifth field player in the own penalty area, no second one in the own goal area."""
    here = s.cell[piece]
    others = s.men[seat]
    if here >= 0:
        others &= ~(1 << here)
    keeper = s.keeper[seat]
    if keeper >= 0 and s.cell[keeper] >= 0:
        others &= ~(1 << s.cell[keeper])
    area, goal_area = PENALTY_AREA[seat], GOAL_AREA[seat]
    closed = 0
    if (others & area).bit_count() >= AREA_LIMIT and (here < 0 or not area >> here & 1):
        closed = area
    if (others & goal_area).bit_count() >= GOAL_AREA_LIMIT and (here < 0 or not goal_area >> here & 1):
        closed |= goal_area
    return closed & ~goal_area if plays_ball else closed


def can_chain(s: State, seat: int) -> bool:
    """CH-23.5: whether one man could join this team into a chain that is too long.

    Without him it falls into at most one part less than now, and he joins
    four parts at most, with a single man left over.
    """
    return len(chains(s.men[seat], MOST_TOUCHED + 2)) <= MOST_TOUCHED + 2


def chain_cells(s: State, seat: int, piece: int) -> int:
    """CH-23.5: the cells on which this man would make a chain of more than 9, or a longer one still."""
    if s.config.profile == STARTER:  # CH-28.1
        return 0
    here = s.cell[piece]
    others = s.men[seat] & ~(1 << here) if here >= 0 else s.men[seat]
    count = others.bit_count()
    if count < CHAIN_LIMIT:
        return 0
    parts = chains(others, MOST_TOUCHED + 1)
    if len(parts) > MOST_TOUCHED + 1:
        return 0
    rings = [spread_ring(part) & ~part for part in parts]
    closed = _common(rings, -1)
    if count > CHAIN_LIMIT:
        for index in range(len(parts)):
            if parts[index].bit_count() == count - CHAIN_LIMIT:
                closed |= _common(rings, index)
    if here >= 0 and closed >> here & 1:
        return _lengthening_cells(s.men[seat], others, closed)
    return closed


def _common(rings: list[int], without: int) -> int:
    """The cells that lie in every ring but one."""
    board = ALL
    for index in range(len(rings)):
        if index != without:
            board &= rings[index]
    return board


def _lengthening_cells(before: int, others: int, closed: int) -> int:
    """CH-23.5: a chain that is already too long may be left as it is, but not grow."""
    longest = longest_chain(before)
    found = 0
    for cell in cells_in(closed):
        if longest_chain(others | 1 << cell) > longest:
            found |= 1 << cell
    return found


def cuts_off_ball(s: State, piece: int, to: int) -> bool:
    """CH-23.6: after this walk some team has no way to the ball over the field."""
    seat = 0 if piece < SQUAD else 1
    own = s.men[seat] & ~(1 << s.cell[piece]) | 1 << to
    if seat == 0:
        return not ball_reachable(s.ball, own, s.men[1])
    return not ball_reachable(s.ball, s.men[0], own)


def doubtful_cells(s: State, seat: int) -> int:
    """CH-23.6: the only cells on which a man of `seat` could cut the ball off, to be looked at one by one.

    Where both teams touch the ground around the ball in enough places, only
    cells can do it whose free neighbours hang together through them alone.
    """
    ground = 1 << s.ball
    free = FIELD & free_cells(s)
    grown = (spread(ground) & free) | ground
    while grown != ground:
        ground = grown
        grown = (spread(ground) & free) | ground
    own = (ground & spread(s.men[seat])).bit_count()
    opposing = (ground & spread(s.men[1 - seat])).bit_count()
    if own < 6 or opposing < 2:  # one man touches four cells, and one cell may be lost
        return ALL
    return ground & bottlenecks(free | 1 << s.ball)


def bottlenecks(free: int) -> int:
    """The cells whose free neighbours are not joined around them."""
    east, west = (free & NOT_WEST_EDGE) >> 1, (free & NOT_EAST_EDGE) << 1
    north, south = free >> COLUMNS, free << COLUMNS
    north_east = north & east & (east >> COLUMNS)
    south_east = south & east & (east << COLUMNS)
    south_west = south & west & (west << COLUMNS)
    north_west = north & west & (west >> COLUMNS)
    right, left = north_east & south_east, north_west & south_west
    upper, lower = north_east & north_west, south_east & south_west
    return (
        (north & south & ~(right | left))
        | (east & west & ~(upper | lower))
        | (north & east & ~(north_east | (left & south_east)))
        | (east & south & ~(south_east | (upper & south_west)))
        | (south & west & ~(south_west | (right & north_west)))
        | (west & north & ~(north_west | (lower & north_east)))
    )

"""CH-23: the rules against spoiling, for voluntary moves (CH-2.12)."""

from __future__ import annotations

from typing import Final

from dugout.games.champions.board import GOAL_AREA, PENALTY_AREA, SQUAD, end_row, row_of, spread_ring
from dugout.games.champions.measure import ball_reachable, longest_chain
from dugout.games.champions.options import STARTER
from dugout.games.champions.state import State

AREA_LIMIT: Final = 4
GOAL_AREA_LIMIT: Final = 1
CHAIN_LIMIT: Final = 9


def end_cell_breach(s: State, piece: int, to: int, ball: int, plays_ball: bool) -> str:
    """CH-7.7: the rule that forbids a man to end a voluntary move on a cell; empty if none does.

    `ball` is the cell that counts for CH-23.3; `plays_ball` says that he
    walks onto the ball in order to kick it.
    """
    seat = 0 if piece < SQUAD else 1
    if s.keeper[seat] != piece:
        if not goal_area_open(to, ball):
            return "CH-23.3"
        if crowds_area(s, seat, piece, to, plays_ball):
            return "CH-23.4"
    if lengthens_chain(s, seat, piece, to):
        return "CH-23.5"
    return ""


def goal_area_open(to: int, ball: int) -> bool:
    """CH-23.3: a goal-area cell is open to field players while the ball lies in row 1 of that end."""
    for end in range(2):
        if GOAL_AREA[end] >> to & 1 and (ball < 0 or row_of(ball) != end_row(end, 1)):
            return False
    return True


def crowds_area(s: State, seat: int, piece: int, to: int, plays_ball: bool) -> bool:
    """CH-23.4: more than 4 field players in the own penalty area, or more than 1 in the own goal area."""
    if not PENALTY_AREA[seat] >> to & 1:
        return False
    if plays_ball and GOAL_AREA[seat] >> to & 1:
        return False
    others = s.men[seat] & ~(1 << s.cell[piece]) if s.cell[piece] >= 0 else s.men[seat]
    keeper = s.keeper[seat]
    if keeper >= 0 and s.cell[keeper] >= 0:
        others &= ~(1 << s.cell[keeper])
    here = s.cell[piece]
    if (others & PENALTY_AREA[seat]).bit_count() >= AREA_LIMIT:
        if here < 0 or not PENALTY_AREA[seat] >> here & 1:
            return True
    if GOAL_AREA[seat] >> to & 1 and (others & GOAL_AREA[seat]).bit_count() >= GOAL_AREA_LIMIT:
        if here < 0 or not GOAL_AREA[seat] >> here & 1:
            return True
    return False


def lengthens_chain(s: State, seat: int, piece: int, to: int) -> bool:
    """CH-23.5: a chain of more than 9 men comes to be, or grows."""
    if s.config.profile == STARTER:  # CH-28.1
        return False
    here = s.cell[piece]
    others = s.men[seat] & ~(1 << here) if here >= 0 else s.men[seat]
    if others.bit_count() < CHAIN_LIMIT or not spread_ring(1 << to) & others:
        return False
    after = longest_chain(others | 1 << to)
    return after > CHAIN_LIMIT and after > longest_chain(s.men[seat])


def cuts_off_ball(s: State, piece: int, to: int) -> bool:
    """CH-23.6: after this walk some team has no way to the ball over the field."""
    seat = 0 if piece < SQUAD else 1
    own = s.men[seat] & ~(1 << s.cell[piece]) | 1 << to
    if seat == 0:
        return not ball_reachable(s.ball, own, s.men[1])
    return not ball_reachable(s.ball, s.men[0], own)

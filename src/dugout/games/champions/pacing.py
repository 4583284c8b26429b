"""CH-25.4: what is answered for a coach whose time has run out, and what coaches may agree on."""

from __future__ import annotations

from typing import Final

from dugout.games.champions import choices, offers
from dugout.games.champions.choices import BACK, ROLL, SHIFT
from dugout.games.champions.kinds import ASK_CHASE, ASK_LINEUP, ASK_TURN
from dugout.games.champions.options import FRIENDLY
from dugout.games.champions.state import State

USUAL_LINEUP: Final[int] = choices.parse("lineup 1 2,3,4,5 8,9,10,11 14,15")


def default(s: State, seat: int) -> int:
    """Roll at once, chase nobody, never take back; 4-4-2 in the line-up; otherwise the first answer."""
    kind = s.agenda.top.kind
    if kind == ASK_TURN:
        return ROLL << SHIFT
    found = offers.legal(s, seat)
    if kind == ASK_LINEUP and USUAL_LINEUP in found:
        return USUAL_LINEUP
    if found[0] == BACK << SHIFT and kind != ASK_CHASE:
        return found[1]
    return found[0]


def may_draw(s: State) -> bool:
    """CH-25.4: a friendly may end level, so coaches may also shake hands on it."""
    return s.config.match == FRIENDLY

"""CH-25.4, CH-4.8: what is answered for a coach, what coaches may agree on, and the short match."""

from __future__ import annotations

from typing import Final

from dugout.core.values import Short
from dugout.games.champions import choices, offers
from dugout.games.champions.choices import BACK, ROLL, SHIFT
from dugout.games.champions.kinds import ASK_CENTRE, ASK_CHASE, ASK_KEEPER, ASK_LINE, ASK_LINEUP, ASK_TURN
from dugout.games.champions.options import FRIENDLY
from dugout.games.champions.state import State

USUAL_LINEUP: Final[int] = choices.parse("lineup 1 2,3,4,5 8,9,10,11 14,15")
SHORT: Final = Short({"profile": "starter", "clock_start": "thirty", "ready": True}, 2, 15, {"ready": True})
"""From 30 minutes on: some eighteen turns each. From 60 there are ten, in which half of all newcomers do not score."""


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


def ready_answer(s: State, seat: int) -> int | None:
    """CH-4.8: line-up, keeper, lines and the man at the centre spot, as far as a coach is asked before the kick-off."""
    kind = s.agenda.top.kind
    before_kick_off = kind == ASK_KEEPER and s.lineups != [0, 0]
    if s.config.ready and (before_kick_off or kind in (ASK_LINEUP, ASK_LINE, ASK_CENTRE)):
        return default(s, seat)
    return None


def may_draw(s: State) -> bool:
    """CH-25.4: a friendly may end level, so coaches may also shake hands on it."""
    return s.config.match == FRIENDLY

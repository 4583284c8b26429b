"""TO-10: the jackpot."""

from __future__ import annotations

from dugout.core.values import Event
from dugout.games.toto.board import FIXTURES, jackpot_amount
from dugout.games.toto.state import State


def due(s: State, counts: list[int], log: list[Event]) -> int:
    """TO-10.1, TO-10.3: the bank's gift to the next pot, unless somebody had all 13 right.

    After the last round nobody asks, so that its jackpot lapses (TO-10.4).
    """
    right = 0
    for seat in range(s.config.seats):
        if counts[seat] == FIXTURES:
            right |= 1 << seat
    if right:
        log.append(Event("to.no-jackpot", "TO-10.3", (right,)))
        return 0
    amount = jackpot_amount(s.config.seats)
    log.append(Event("to.jackpot", "TO-10.1", (amount,)))
    return amount

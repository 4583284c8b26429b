"""TO-2: money, bank and pot. The engine is the banker, and the bank is unlimited (TO-2.1)."""

from __future__ import annotations

from dugout.core.values import Event
from dugout.games.toto.board import FIRST_CASH, NOTE, NOTES_FROM_ROUND, STAKE
from dugout.games.toto.state import State


def fill_pot(s: State, carry: int, jackpot: int, log: list[Event]) -> None:
    """TO-2.3: note from the bank, stakes, carry-over, jackpot, in this order; TO-2.4: their sum is the pot."""
    seats = s.config.seats
    if s.round >= NOTES_FROM_ROUND:
        for seat in range(seats):
            s.cash[seat] += NOTE
        log.append(Event("to.note", "TO-2.3", (NOTE,)))
    for seat in range(seats):
        assert s.cash[seat] >= STAKE, "TO-2.5: every stake is covered"
        s.cash[seat] -= STAKE
    s.pot = STAKE * seats
    log.append(Event("to.stake", "TO-2.3", (STAKE, s.pot)))
    s.carry = carry
    if carry:
        s.pot += carry
        log.append(Event("to.carried", "TO-2.3", (carry, s.pot)))
    s.jackpot = jackpot
    if jackpot:
        s.pot += jackpot
        s.jackpots += jackpot
        log.append(Event("to.jackpot-added", "TO-2.3", (jackpot, s.pot)))


def money_in_play(s: State) -> int:
    """TO-2.7: what all cash and the pot must add up to."""
    seats = s.config.seats
    notes = NOTE * seats * max(0, s.round - (NOTES_FROM_ROUND - 1))
    return FIRST_CASH * seats + notes + s.jackpots + s.rounding - s.banked

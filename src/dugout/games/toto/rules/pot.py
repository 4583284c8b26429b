"""TO-9, TO-11.3: who gets the pot."""

from __future__ import annotations

from dugout.core.values import Event
from dugout.games.toto.board import MAX_EXTRA_ROUNDS
from dugout.games.toto.options import BANK, EXTRA
from dugout.games.toto.rules import jackpot, rounds, tournament
from dugout.games.toto.state import Report, State


def is_paid(leaders: int, seats: int) -> bool:
    """TO-9.2, TO-9.5: the pot is paid to at most half the players; whatever their count."""
    return leaders == 1 or leaders <= seats // 2


def share_of(pot: int, leaders: int) -> int:
    """TO-9.3: the pot divided, rounded up to a multiple of 5; TO-9.6 is a table of what comes out."""
    return 5 * -(-pot // (5 * leaders))


def pay(s: State, counts: list[int], log: list[Event]) -> None:
    """TO-1.2, TO-8.7: the most right results lead the round; then pay or keep the pot and go on."""
    best = max(counts)
    mask = 0
    k = 0
    for seat in range(s.config.seats):
        s.totals[seat] += counts[seat]
        s.bests[seat] = max(s.bests[seat], counts[seat])
        if counts[seat] == best:
            s.leads[seat] += 1
            mask |= 1 << seat
            k += 1
    log.append(Event("to.leaders", "TO-8.7", (mask, best)))
    played_for = s.pot
    outcome = settle(s, mask, k, log)
    share = share_of(played_for, k) if outcome in ("taken", "shared", "final-share") else 0
    rounding = share * k - played_for if share else 0
    s.reports.append(report(s, counts, played_for, outcome, share, rounding))
    go_on(s, outcome, counts, log)


def settle(s: State, mask: int, k: int, log: list[Event]) -> str:
    """TO-9.1 to TO-9.4, TO-11.3: the pot is taken, shared, kept by the bank, or stays."""
    if k == 1:
        seat = mask.bit_length() - 1
        log.append(Event("to.pot-taken", "TO-9.1", (seat, s.pot)))
        pay_out(s, mask, k)
        return "taken"
    if is_paid(k, s.config.seats):
        log.append(Event("to.pot-shared", "TO-9.3", (mask, *pay_out(s, mask, k))))
        return "shared"
    log.append(Event("to.pot-stays", "TO-9.4", (mask, s.pot)))
    if s.round < s.config.rounds:
        return "stays"
    if s.config.final_pot == BANK:
        log.append(Event("to.final-bank", "TO-11.3", (s.pot,)))
        s.banked += s.pot
        s.pot = 0
        return "bank"
    if s.config.final_pot == EXTRA and s.round < s.config.rounds + MAX_EXTRA_ROUNDS:
        return "stays"
    log.append(Event("to.final-share", "TO-11.3", (mask, *pay_out(s, mask, k))))
    return "final-share"


def pay_out(s: State, mask: int, k: int) -> tuple[int, int]:
    """TO-9.3: pay each leader; gives the share and what the bank paid by rounding up."""
    share = share_of(s.pot, k)
    rounding = share * k - s.pot
    for seat in range(s.config.seats):
        if mask >> seat & 1:
            s.cash[seat] += share
    s.rounding += rounding
    s.pot = 0
    return share, rounding


def go_on(s: State, outcome: str, counts: list[int], log: list[Event]) -> None:
    """TO-9.4, TO-10, TO-11: the next round with its carry-over and jackpot, or the end of the game."""
    stays = outcome == "stays"
    if s.round >= s.config.rounds and not stays:
        tournament.end_game(s, log)
        return
    amount = jackpot.due(s, counts, log)
    if s.round >= s.config.rounds:
        log.append(Event("to.extra-round", "TO-11.3", (s.round + 1,)))
    rounds.start(s, s.pot, amount, log)


def report(s: State, counts: list[int], pot: int, outcome: str, share: int, rounding: int) -> Report:
    """TO-8.3: everything about the round, for everybody."""
    return Report(
        s.round, s.starter, s.scores[:], s.forms[:], s.shown[:], s.hands[:], s.removed[:],
        counts, pot, outcome, share, rounding, s.cash[:],
    )  # fmt: skip

"""TO-8: the end of a round and its results."""

from __future__ import annotations

from dugout.core.values import Event
from dugout.games.toto.board import FIXTURES
from dugout.games.toto.rules import pot
from dugout.games.toto.state import State


def result(home: int, away: int) -> int:
    """TO-8.4: 1 for the home side, 2 for the away side, 3 for a draw."""
    if home > away:
        return 1
    if away > home:
        return 2
    return 3


def end_round(s: State, log: list[Event]) -> None:
    """TO-8.1, TO-8.3: forms, hands and removed cards are laid open, results read, prizes paid."""
    log.append(Event("to.round-over", "TO-8.1", (s.round,)))
    log += [Event("to.form", "TO-8.3", (seat, s.forms[seat])) for seat in range(s.config.seats)]
    log += [Event("to.hand", "TO-8.3", (seat, *s.hand(seat))) for seat in range(s.config.seats)]
    log.append(Event("to.removed", "TO-8.3", tuple(s.removed)))
    pot.pay(s, read_out(s, log), log)


def read_out(s: State, log: list[Event]) -> list[int]:
    """TO-8.5, TO-8.6: fixtures 1 to 13 in order, a token for each right mark; the count of each seat.

    One token a fixture at most, so 13 are enough (TO-1.3). Whistles left in hand count nothing (TO-7.10).
    """
    seats = s.config.seats
    counts = [0] * seats
    power: int = 3 ** (FIXTURES - 1)
    for fixture in range(FIXTURES):
        home = s.scores[2 * fixture]
        away = s.scores[2 * fixture + 1]
        digit = result(home, away) - 1
        right = 0
        for seat in range(seats):
            if s.forms[seat] // power % 3 == digit:
                counts[seat] += 1
                right |= 1 << seat
        power //= 3
        log.append(Event("to.result", "TO-8.5", (fixture + 1, digit + 1, home, away, right)))
    log += [Event("to.count", "TO-8.6", (seat, counts[seat])) for seat in range(seats)]
    return counts


def leaders(counts: list[int]) -> list[int]:
    """TO-8.7: the seats with the highest count."""
    best = max(counts)
    return [seat for seat in range(len(counts)) if counts[seat] == best]

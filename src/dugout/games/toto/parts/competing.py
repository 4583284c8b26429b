"""Competitions of Voetbal Toto: sessions at tables, for money (CO-15)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from dugout.competition.commands import Session
from dugout.competition.contract import WEEKLY, Competing, Template
from dugout.competition.reports import Pair
from dugout.games.toto.board import FIXTURES, jackpot_amount
from dugout.games.toto.engine import RULES
from dugout.games.toto.state import State

START_MONEY: Final = 50
EXTRA_ROUND: Final = 10
PAID_ROUNDS: Final = 5
MOST_ROUNDS: Final = 20
NOTE: Final = 5


EVENING: Final = Template(
    "table-evening", 6, {"format": "toto_league", "sessions": 1, "calendar": "marathon", "hours": 4}
)
TABLE_LEAGUE: Final = Template("table-league", 8, {"format": "toto_league", "sessions": 5, **WEEKLY})


class TotoCompeting(Competing):
    templates = (EVENING, TABLE_LEAGUE)
    formats: Mapping[str, Pair] = {"toto_league": (2, 64), "toto_cup": (2, 64)}
    at_tables = True

    def net_money(self, cash: int, rounds: int) -> int:
        return net_money(cash, rounds)

    def session_fault(self, session: Session) -> tuple[str, int]:
        return session_fault(session)

    def session(self, s: State) -> Session:
        """CO-15.1: cash, right results, rounds as leader and best count by seat."""
        return Session("", s.round, list(s.cash), s.totals[:], s.leads[:], s.bests[:])


def session_fault(told: Session) -> tuple[str, int]:
    """CO-15.6, TO-2, TO-8 to TO-10: the fault in these figures of a table, and the seat; empty if there is none."""
    if not 1 <= told.rounds <= MOST_ROUNDS:
        return "rounds", -1
    least = START_MONEY - EXTRA_ROUND * min(told.rounds, PAID_ROUNDS)
    figures = zip(told.cash, told.right, told.leads, told.bests, strict=True)
    for seat, (cash, right, leads, best) in enumerate(figures):
        if (
            cash < least or cash % NOTE
        ):  # nobody loses more than the stakes, and there are only notes of 5 and 10
            return "cash", seat
        most = (best or FIXTURES) * told.rounds  # figures that are not given are 0
        if not (0 <= best <= FIXTURES and 0 <= right <= most and (best <= right or not right)):
            return "right", seat
        if not 0 <= leads <= told.rounds:
            return "leads", seat
    return ("total", -1) if sum(told.cash) > most_money(len(told.cash), told.rounds) else ("", -1)


def most_money(players: int, rounds: int) -> int:
    """TO-2.2, TO-2.3, TO-9.3, TO-10.2: the most that a bank can have paid to a table, with shares rounded up."""
    own = players * (START_MONEY + EXTRA_ROUND * max(0, rounds - PAID_ROUNDS))
    rounding = NOTE * (players // 2) * rounds
    return own + rounding + jackpot_amount(players) * (rounds - 1)


def net_money(cash: int, rounds: int) -> int:
    """CO-5.6, CO-15.1: cash at the end, minus the starting money and the extra rounds' money."""
    return cash - START_MONEY - EXTRA_ROUND * max(0, rounds - PAID_ROUNDS)


PART: Final = TotoCompeting(RULES)

"""Voetbal Toto for a title: evenings at tables, for money (CO-15)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from dugout.competition.commands import Session
from dugout.competition.contract import WEEKLY, Competing, Template
from dugout.competition.reports import Pair
from dugout.games.toto.engine import RULES
from dugout.games.toto.state import State

START_MONEY: Final = 50
EXTRA_ROUND: Final = 10
PAID_ROUNDS: Final = 5


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

    def session(self, s: State) -> Session:
        """CO-15.1: cash, right results, rounds as leader and best count by seat."""
        return Session("", s.round, list(s.cash), s.totals[:], s.leads[:], s.bests[:])


def net_money(cash: int, rounds: int) -> int:
    """CO-5.6, CO-15.1: cash at the end, less the starting money and the extra rounds' money."""
    return cash - START_MONEY - EXTRA_ROUND * max(0, rounds - PAID_ROUNDS)


PART: Final = TotoCompeting(RULES)

"""Reports on Counter Attack."""

from __future__ import annotations

from typing import Any, Final

from dugout.games.counter_attack.engine import RULES
from dugout.games.counter_attack.parts.reporting import pitch
from dugout.games.counter_attack.parts.reporting.names import CounterAttackNamer
from dugout.games.counter_attack.state import State
from dugout.report.board import Board
from dugout.report.contract import Reporting, read_json
from dugout.report.facts import Facts, Place
from dugout.report.reel import Reader
from dugout.report.words import Words


class CounterAttackReporting(Reporting):
    kits = tuple(read_json(__package__, "kits.json"))
    judges = True
    accounts = True

    def reader(self, facts: Facts) -> Reader:
        from dugout.games.counter_attack.parts.reporting.reader import CounterAttackReader

        return CounterAttackReader(self.rules, facts)

    def namer(self, words: Words) -> CounterAttackNamer:
        return CounterAttackNamer(words)

    def board(self) -> Board:
        return pitch.board()

    def figures(self, s: State) -> dict[str, Any]:
        from dugout.games.counter_attack.parts.reporting.reader import figures

        return figures(s)

    def expected_shares(self, s: State) -> list[float]:
        from dugout.games.counter_attack.parts.reporting.shares import expected_shares

        return expected_shares(s, self.weights())

    def third_of(self, seat: int, zone: str) -> int:
        return pitch.third_of(seat, zone)

    def place(self, words: Words, place: Place) -> str:
        return words.any("ca-zone", zone=place.zone) if place.zone else super().place(words, place)


PART: Final = CounterAttackReporting(RULES)

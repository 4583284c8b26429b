"""Reports on Champions 2020."""

from __future__ import annotations

from typing import Any, Final

from dugout.games.champions.engine import RULES
from dugout.games.champions.parts.reporting import pitch
from dugout.games.champions.parts.reporting.names import ChampionsNamer
from dugout.games.champions.state import State
from dugout.report.board import Board
from dugout.report.contract import Reporting, read_json
from dugout.report.facts import Facts
from dugout.report.reel import Reader
from dugout.report.verdict.judge import Judge
from dugout.report.words import Words


class ChampionsReporting(Reporting):
    kits = tuple(read_json(__package__, "kits.json"))
    judges = grades = True

    def reader(self, facts: Facts) -> Reader:
        from dugout.games.champions.parts.reporting.reader import ChampionsReader

        return ChampionsReader(self.rules, facts)

    def namer(self, words: Words) -> ChampionsNamer:
        return ChampionsNamer(words)

    def board(self) -> Board:
        return pitch.board()

    def figures(self, s: State) -> dict[str, Any]:
        from dugout.games.champions.parts.reporting.reader import figures

        return figures(s)

    def expected_shares(self, s: State) -> list[float]:
        from dugout.games.champions.parts.reporting.shares import expected_shares

        return expected_shares(s, self.weights())

    def judge(self) -> Judge:
        from dugout.games.champions.parts.reporting.grading import ChampionsJudge

        return ChampionsJudge(self.weights())

    def third_of(self, seat: int, zone: str) -> int:
        return pitch.third_of(seat, zone)


PART: Final = ChampionsReporting(RULES)

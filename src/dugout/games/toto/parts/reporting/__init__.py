"""Reports on Voetbal Toto."""

from __future__ import annotations

from typing import Final

from dugout.games.toto.engine import RULES
from dugout.games.toto.parts.reporting.names import TotoNamer
from dugout.report.contract import Reporting
from dugout.report.facts import Facts
from dugout.report.reel import Reader
from dugout.report.words import Words


class TotoReporting(Reporting):
    def reader(self, facts: Facts) -> Reader:
        from dugout.games.toto.parts.reporting.reader import TotoReader

        return TotoReader(self.rules, facts)

    def namer(self, words: Words) -> TotoNamer:
        return TotoNamer(words)


PART: Final = TotoReporting(RULES)

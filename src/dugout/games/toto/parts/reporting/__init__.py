"""Reports on Voetbal Toto."""

from __future__ import annotations

from typing import Any, Final

from dugout.games.toto.engine import RULES
from dugout.games.toto.parts.reporting.names import TotoNamer
from dugout.games.toto.state import State
from dugout.report.contract import Reporting
from dugout.report.facts import Facts
from dugout.report.reel import Reader
from dugout.report.words import Words


class TotoReporting(Reporting):
    accounts = True

    def reader(self, facts: Facts) -> Reader:
        from dugout.games.toto.parts.reporting.reader import TotoReader

        return TotoReader(self.rules, facts)

    def figures(self, s: State) -> dict[str, Any]:
        from dugout.games.toto.parts.reporting.reader import describe

        return describe(s)

    def dice_matter(self, s: State) -> bool:
        """TO-3.3: the dice decide who starts and deal hidden cards, which the evaluation does not see."""
        return False

    def namer(self, words: Words) -> TotoNamer:
        return TotoNamer(words)


PART: Final = TotoReporting(RULES)

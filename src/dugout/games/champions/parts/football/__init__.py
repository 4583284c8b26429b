"""Football data of Champions 2020."""

from __future__ import annotations

from typing import Final

from dugout.football.contract import Football, Scribe
from dugout.games.champions.engine import RULES
from dugout.report.facts import Facts


class ChampionsFootball(Football):
    def scribe(self, facts: Facts) -> Scribe:
        from dugout.games.champions.parts.football.scribe import ChampionsScribe

        return ChampionsScribe(self.rules, facts)


PART: Final = ChampionsFootball(RULES)

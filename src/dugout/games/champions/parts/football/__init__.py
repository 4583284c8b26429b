"""Football data of Champions 2020."""

from __future__ import annotations

from typing import Final

from dugout.football.contract import ActReader, Football
from dugout.games.champions.engine import RULES
from dugout.report.facts import Facts


class ChampionsFootball(Football):
    def act_reader(self, facts: Facts) -> ActReader:
        from dugout.games.champions.parts.football.act_reader import ChampionsActReader

        return ChampionsActReader(self.rules, facts)


PART: Final = ChampionsFootball(RULES)

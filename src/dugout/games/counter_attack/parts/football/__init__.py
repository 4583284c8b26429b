"""Football data of Counter Attack."""

from __future__ import annotations

from typing import Final

from dugout.football.contract import ActReader, Football
from dugout.games.counter_attack.engine import RULES
from dugout.report.facts import Facts


class CounterAttackFootball(Football):
    def act_reader(self, facts: Facts) -> ActReader:
        from dugout.games.counter_attack.parts.football.act_reader import CounterAttackActReader

        return CounterAttackActReader(self.rules, facts)


PART: Final = CounterAttackFootball(RULES)

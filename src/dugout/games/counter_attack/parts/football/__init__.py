"""Football data of Counter Attack."""

from __future__ import annotations

from typing import Final

from dugout.football.contract import Football, Scribe
from dugout.games.counter_attack.engine import RULES
from dugout.report.facts import Facts


class CounterAttackFootball(Football):
    def scribe(self, facts: Facts) -> Scribe:
        from dugout.games.counter_attack.parts.football.scribe import CounterAttackScribe

        return CounterAttackScribe(self.rules, facts)


PART: Final = CounterAttackFootball(RULES)

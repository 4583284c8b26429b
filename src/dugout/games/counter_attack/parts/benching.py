"""How Counter Attack is measured."""

from __future__ import annotations

from typing import Final

from dugout.bench.contract import Benching
from dugout.games.counter_attack.engine import RULES


class CounterAttackBenching(Benching):
    turn = ("ca.phase",)


PART: Final = CounterAttackBenching(RULES)

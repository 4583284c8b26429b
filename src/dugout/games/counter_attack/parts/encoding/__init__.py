"""Counter Attack for learners; part of what a version of an environment promises."""

from __future__ import annotations

from typing import Final

from dugout.games.counter_attack.digits import DIGITS, facing
from dugout.games.counter_attack.engine import RULES
from dugout.games.counter_attack.observation import LAYOUT, observe
from dugout.games.counter_attack.parts.encoding.first import SPELLING, CounterAttackEncoder
from dugout.games.counter_attack.state import State
from dugout.research.contract import Encoding


class CounterAttackEncoding(Encoding):
    digits = DIGITS
    layout = LAYOUT
    spelling = SPELLING
    encoder = CounterAttackEncoder

    def observe(self, state: State, seat: int) -> bytearray:
        return observe(state, seat)

    def facing(self, state: State, seat: int) -> int:
        return facing(state, seat)


PART: Final = CounterAttackEncoding(RULES)

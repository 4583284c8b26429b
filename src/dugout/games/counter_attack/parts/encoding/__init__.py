"""Counter Attack for learners; part of what a version of an environment promises."""

from __future__ import annotations

from typing import Final

from dugout.games.counter_attack.digits import DIGITS, facing
from dugout.games.counter_attack.engine import RULES
from dugout.games.counter_attack.observation import LAYOUT, observe
from dugout.games.counter_attack.parts.encoding.first import SPELLING, CounterAttackEncoder
from dugout.games.counter_attack.questions import code
from dugout.research.contract import Encoding


class CounterAttackEncoding(Encoding):
    digits = DIGITS
    layout = LAYOUT
    spelling = SPELLING
    encoder = CounterAttackEncoder

    observe = staticmethod(observe)
    facing = staticmethod(facing)
    code = staticmethod(code)


PART: Final = CounterAttackEncoding(RULES)

"""Voetbal Toto for learners; part of what a version of an environment promises."""

from __future__ import annotations

from typing import Final

from dugout.games.toto.digits import DIGITS, facing
from dugout.games.toto.engine import RULES
from dugout.games.toto.observation import LAYOUT, observe
from dugout.games.toto.parts.encoding.first import SPELLING, TotoEncoder
from dugout.games.toto.questions import code
from dugout.research.contract import Encoding


class TotoEncoding(Encoding):
    digits = DIGITS
    layout = LAYOUT
    spelling = SPELLING
    encoder = TotoEncoder

    observe = staticmethod(observe)
    facing = staticmethod(facing)
    code = staticmethod(code)


PART: Final = TotoEncoding(RULES)

"""Champions 2020 for learners; part of what a version of an environment promises."""

from __future__ import annotations

from typing import Final

from dugout.games.champions.digits import DIGITS, facing
from dugout.games.champions.engine import RULES
from dugout.games.champions.observation import LAYOUT, code, observe
from dugout.games.champions.parts.encoding.first import SPELLING, ChampionsEncoder
from dugout.research.contract import Encoding


class ChampionsEncoding(Encoding):
    digits = DIGITS
    layout = LAYOUT
    spelling = SPELLING
    encoder = ChampionsEncoder

    observe = staticmethod(observe)
    facing = staticmethod(facing)
    code = staticmethod(code)


PART: Final = ChampionsEncoding(RULES)

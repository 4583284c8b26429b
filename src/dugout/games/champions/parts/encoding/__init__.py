"""Champions 2020 for learners; part of what a version of an environment promises."""

from __future__ import annotations

from typing import Final

from dugout.games.champions.digits import DIGITS, facing
from dugout.games.champions.engine import RULES
from dugout.games.champions.observation import LAYOUT, observe
from dugout.games.champions.parts.encoding.first import SPELLING, ChampionsEncoder
from dugout.games.champions.state import State
from dugout.research.contract import Encoding


class ChampionsEncoding(Encoding):
    digits = DIGITS
    layout = LAYOUT
    spelling = SPELLING
    encoder = ChampionsEncoder

    def observe(self, state: State, seat: int) -> bytearray:
        return observe(state, seat)

    def facing(self, state: State, seat: int) -> int:
        return facing(seat)


PART: Final = ChampionsEncoding(RULES)

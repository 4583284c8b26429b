"""Champions 2020 for learners; part of what a version of an environment promises."""

from __future__ import annotations

from typing import Final

from dugout.games.champions.digits import DIGITS, facing
from dugout.games.champions.engine import RULES
from dugout.games.champions.observation import LAYOUT, observe
from dugout.games.champions.parts.encoding.first import SPELLING, ChampionsEncoder
from dugout.games.champions.state import State
from dugout.research.contract import Encoding
from dugout.research.observations import Encoder


class ChampionsEncoding(Encoding):
    digits = DIGITS
    layout = LAYOUT
    questions = ChampionsEncoder.questions
    spelling = SPELLING

    def observe(self, state: State, seat: int) -> bytearray:
        return observe(state, seat)

    def facing(self, state: State, seat: int) -> int:
        return facing(seat)

    def encoder(self) -> Encoder:
        return ChampionsEncoder()


PART: Final = ChampionsEncoding(RULES)

"""What a game defines for research (`parts/encoding`): its answers as digits, its positions as numbers."""

from __future__ import annotations

from itertools import islice
from typing import Any, Final

import msgspec

from dugout.core.digits import Digits, Layout, bytes_of
from dugout.core.rules import Rules
from dugout.games.registry import Part
from dugout.research.observations import Encoder, NumbersEncoder, numbers
from dugout.research.spelling import BYTES, Spelling

NUMBERS: Final = 256


class Encoding:
    """The action and observation spaces of a game. By default the bytes of an answer and the numbers of a view."""

    digits: Digits = bytes_of(8)
    layout: Layout = (("numbers", NUMBERS, (("number", 255),)),)
    spelling: Spelling = BYTES
    encoder: type[Encoder] = NumbersEncoder
    """How version 1 of the environments spells answers and encodes views."""

    def __init__(self, rules: Rules[Any, Any]) -> None:
        self.rules = rules

    def observe(self, state: Any, seat: int, /) -> bytes:
        """The numbers of `layout`, each from 0 to 255. They must contain what `view` contains, and nothing else."""
        found = islice(numbers(msgspec.to_builtins(self.rules.view(state, seat))), NUMBERS)
        return bytes(min(max(int(number), 0), 255) for number in found).ljust(NUMBERS, b"\0")

    def facing(self, state: Any, seat: int, /) -> int:
        """The perspective from which the seat reads digits (`core/digits.py`)."""
        return 0

    def code(self, state: Any, seat: int, /) -> str:
        """The code of the open question, one of `questions`."""
        return self.rules.question(state, seat).code

    @property
    def questions(self) -> tuple[str, ...]:
        """The codes of the questions to a seat."""
        return self.encoder.questions


encoding: Final = Part("encoding", Encoding)


def title(game_id: str) -> str:
    """The form of a game's id in the names of environments: `MyGame` for `my-game`."""
    return game_id.title().replace("-", "")

"""What a game says for research (`parts/encoding`): its choices as digits, its views as vectors."""

from __future__ import annotations

from typing import Any, Final

from dugout.core.rules import Rules
from dugout.games.registry import Part
from dugout.research.observations import Encoder, NumbersEncoder
from dugout.research.spelling import BYTES, Spelling


class Encoding:
    """How learners meet a game. By default a choice in bytes, and the numbers of a view."""

    spelling: Spelling = BYTES

    def __init__(self, rules: Rules[Any, Any]) -> None:
        self.rules = rules

    def encoder(self) -> Encoder:
        return NumbersEncoder()


encoding: Final = Part("encoding", Encoding)


def title(game_id: str) -> str:
    """The name of a game in those of environments: `MyGame` for `my-game`."""
    return game_id.title().replace("-", "")

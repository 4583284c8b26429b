"""The common base of the opponents of Counter Attack: they rebuild the position from their view and answer it."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any

from dugout.bots.base import Bot
from dugout.core.dice import Roller
from dugout.core.ids import Choice, Seat
from dugout.core.rules import Rules
from dugout.games.counter_attack.state import State


class Player(Bot):
    """Subclasses choose the answer. They see what the seat sees, which is everything except a hidden line-up."""

    def think(
        self, rules: Rules[Any, Any], seat: Seat, view: Any, legal: Sequence[Choice], roller: Roller
    ) -> Choice:
        return self.answer(rules, rules.resample(view, roller), seat, list(legal), roller)

    @abstractmethod
    def answer(
        self, rules: Rules[Any, Any], s: State, seat: Seat, legal: list[Choice], roller: Roller
    ) -> Choice:
        """The answer to a question that has several legal answers."""

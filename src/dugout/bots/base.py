"""The base class of computer opponents.

A bot is a `Decider` of `core.playout`. Server, simulation, arena and tests use it
in the same way:

1. `bot(game, level)` makes a bot for one seat of one match;
2. `bot.observe(events)` passes it the events that its seat may see, in order. It may be
   called after every answer, or once with the whole list on a new bot: a bot stores
   the list and nothing else, so both lead to the same decision;
3. `bot.decide(rules, seat, view, legal, roller)` returns one of the legal choices.

A decision depends only on the arguments, the list and the node budget. Only a bot
with a time limit may decide differently on another machine.
"""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from dugout.core.dice import Roller
from dugout.core.errors import DugoutError
from dugout.core.ids import Choice, Seat
from dugout.core.rules import Rules
from dugout.core.values import Event


class Cancelled(DugoutError):
    """The bot was cancelled while it was thinking."""


@dataclass(frozen=True)
class Budget:
    """How much one decision may cost: nodes, and seconds if time is limited too."""

    nodes: int
    seconds: float = 0.0


class Bot(ABC):
    """A computer opponent on one seat. Subclasses implement `think` and call `spend` for every node."""

    sees = True

    def __init__(self, budget: Budget) -> None:
        self.budget = budget
        self.history: list[Event] = []
        self.spent = 0
        """Nodes used by the latest decision."""
        self._cancelled = False
        self._deadline = 0.0

    def observe(self, events: Sequence[Event]) -> None:
        """Store what the seat has seen since the last call."""
        self.history.extend(events)

    def decide(
        self, rules: Rules[Any, Any], seat: Seat, view: Any, legal: Sequence[Choice], roller: Roller
    ) -> Choice:
        """One of `legal`, for the seat whose view this is; calls `think` only if there are several."""
        self.start_thinking()
        self.spend(0)
        return legal[0] if len(legal) == 1 else self.think(rules, seat, view, legal, roller)

    @abstractmethod
    def think(
        self, rules: Rules[Any, Any], seat: Seat, view: Any, legal: Sequence[Choice], roller: Roller
    ) -> Choice:
        """Choose one of several answers, within the budget."""

    def cancel(self) -> None:
        """Make a running `decide` raise Cancelled at its next node; thread-safe."""
        self._cancelled = True

    def start_thinking(self) -> None:
        """Reset the budget for a new decision."""
        self.spent = 0
        self._deadline = time.perf_counter() + self.budget.seconds if self.budget.seconds else 0.0

    def spend(self, nodes: int = 1) -> bool:
        """Charge nodes to the budget before visiting them; False if the budget does not allow them."""
        if self._cancelled:
            raise Cancelled
        if self.spent + nodes > self.budget.nodes:
            return False
        if self._deadline and time.perf_counter() > self._deadline:
            return False
        self.spent += nodes
        return True

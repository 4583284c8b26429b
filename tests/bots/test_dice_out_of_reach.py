"""From nothing that a bot is handed or keeps does a way lead to the dice, nor to the state of the match."""

from __future__ import annotations

import gc
from collections.abc import Sequence
from types import FrameType, FunctionType, ModuleType
from typing import Any

import pytest

from dugout.bots.base import Budget
from dugout.bots.contract import bot, levels
from dugout.core.dice import Roller
from dugout.core.ids import Choice, Seat
from dugout.core.playout import play_out
from dugout.core.rules import Rules
from dugout.core.values import Setup
from dugout.games.registry import game

LOOKS = 3
CLOSED = (ModuleType, FunctionType, FrameType, type)
"""What belongs to the program and not to the match."""


class Enough(Exception):
    """All looks were taken."""


def reachable(*roots: object) -> set[int]:
    """The identities of everything that a chain of references leads to."""
    seen: set[int] = set()
    front: list[object] = list(roots)
    while front:
        thing = front.pop()
        if id(thing) not in seen and not isinstance(thing, CLOSED):
            seen.add(id(thing))
            front += gc.get_referents(thing)
    return seen


class Searched:
    """A decider that is searched before and after each decision with a choice."""

    sees = True

    def __init__(self, inside: Any, forbidden: Sequence[object]) -> None:
        self.inside = inside
        self.forbidden = forbidden
        self.looks = 0

    def decide(
        self, rules: Rules[Any, Any], seat: Seat, view: Any, legal: Sequence[Choice], roller: Roller
    ) -> Choice:
        choice: Choice = self.inside.decide(rules, seat, view, legal, roller)
        if len(legal) > 1:
            found = reachable(self.inside, rules, view, legal, roller)
            assert not any(id(thing) in found for thing in self.forbidden)
            assert id(view) in found
            self.looks += 1
        if self.looks >= LOOKS:
            raise Enough
        return choice


@pytest.mark.parametrize("name", ["toto", "champions", "counter-attack"])
def test_neither_dice_nor_state_can_be_reached(name: str) -> None:
    rules = game(name)
    for level in levels(name):
        state = rules.new(Setup(2, {}, rules.version))
        dice = Roller("dice")
        table = [Searched(bot(name, level, Budget(4)), [dice, state]) for _ in range(2)]
        with pytest.raises(Enough):
            play_out(rules, state, table, dice, [Roller("a"), Roller("b")])

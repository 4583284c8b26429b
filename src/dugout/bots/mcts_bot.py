"""`mcts`: tree search with random playouts and no knowledge of any game, to measure what such knowledge is worth.

A contender for the arena, not a level offered to people.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, Final

from dugout.bots.base import Bot
from dugout.bots.search.mcts import TreeSearch, Values
from dugout.core.dice import Roller
from dugout.core.engine import Engine
from dugout.core.ids import CHANCE, HOST, Choice, Seat
from dugout.core.rules import Rules
from dugout.core.values import shares

NODES: Final = 200
HORIZON: Final = 60
"""Answers and rolls of a playout; the score at that point counts."""
WIDEST: Final = 40
"""The most answers that are considered; if there are more, these are spread evenly over them."""


class MctsBot(Bot):
    """Uses only the contract."""

    def think(
        self, rules: Rules[Any, Any], seat: Seat, view: Any, legal: Sequence[Choice], roller: Roller
    ) -> Choice:
        tree: TreeSearch[Any] = TreeSearch(rules, lambda s, dice: play_on(rules, s, dice), spread_out)
        found = tree.run(lambda: rules.resample(view, roller), seat, self.spend, roller)
        known = [entry.candidate for entry in found if entry.candidate in legal]
        return known[0] if known else legal[roller.below(len(legal))]


def spread_out(s: Any, seat: Seat, legal: Sequence[Choice]) -> Sequence[Choice]:
    """At most `WIDEST` answers, including the first."""
    return legal if len(legal) <= WIDEST else legal[:: -(-len(legal) // WIDEST)]


def play_on(rules: Engine[Any, Any], s: Any, roller: Roller) -> Values:
    """Random legal answers until the end of the match or the horizon."""
    for _ in range(HORIZON):
        pending = rules.pending(s)
        if pending.over:
            break
        if pending.chance:
            rules.apply(s, CHANCE, roller.face(rules.chances(s)))
            continue
        seat = pending.seats[0] if pending.seats else HOST
        legal = rules.legal(s, seat)
        rules.apply(s, seat, legal[roller.below(len(legal))])
    result = rules.result(s)
    return shares(result.places) if result is not None else prospects(rules.score(s))


def prospects(score: Sequence[int]) -> list[float]:
    """The leader will probably win: with a lead of one more likely than not, with a large lead almost certainly."""
    weights = [math.exp(each - max(score, default=0)) for each in score]
    return [weight / sum(weights) for weight in weights]

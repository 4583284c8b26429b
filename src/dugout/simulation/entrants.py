"""The entrants of a simulation: their names, and the deciders that they stand for.

`hard` is a level of the game, `hard@4` the same with four times its nodes.
`easy(lineup 4-3-3; formation 4-3-3)` is `easy` with orders: it gives one of these
answers whenever it is legal. `bot:COMMAND` or `bot:http://…` is an external
program (`simulation.outside`).
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from typing import Any, Final

from dugout.bots.contract import bot
from dugout.core.dice import Roller
from dugout.core.ids import Choice, Seat
from dugout.core.playout import Decider
from dugout.core.rules import Rules
from dugout.core.text import Text
from dugout.games.registry import game
from dugout.simulation.outside import OutsideBot
from dugout.simulation.plan import Job

OUTSIDE: Final = "bot:"


def decider(job: Job, entry: int) -> Decider:
    """A new decider for an entry of the job; raises NoSuchLevel or ParseError."""
    name = job.levels[entry]
    if name.startswith(OUTSIDE):
        return OutsideBot(name.removeprefix(OUTSIDE), entry, job.bot_seconds)
    level, orders = split_orders(name)
    player = bot(job.game, level)
    return Obedient(game(job.game), player, orders) if orders else player


def split_orders(name: str) -> tuple[str, list[str]]:
    """Split `easy(lineup 4-3-3; formation 4-3-3)` into its parts."""
    level, bracket, rest = name.partition("(")
    if not bracket:
        return name, []
    return level, [order.strip() for order in rest.removesuffix(")").split(";") if order.strip()]


def split_entrants(text: str) -> list[str]:
    """Split a list of entrants at its commas, except those inside brackets."""
    parts, depth = [""], 0
    for sign in text:
        depth += {"(": 1, ")": -1}.get(sign, 0)
        if sign == "," and depth == 0:
            parts.append("")
        else:
            parts[-1] += sign
    return [part.strip() for part in parts]


class Obedient:
    """A decider with orders: answers that it gives whenever they are legal, in order of priority."""

    def __init__(self, rules: Text[Any], player: Decider, orders: list[str]) -> None:
        self.sees = player.sees
        self._player = player
        self._orders = [rules.parse(order) for order in orders]
        if hasattr(player, "observe"):
            self.observe = player.observe

    def decide(
        self, rules: Rules[Any, Any], seat: Seat, view: Any, legal: Sequence[Choice], roller: Roller
    ) -> Choice:
        for choice in self._orders:
            at = bisect_left(legal, choice)
            if at < len(legal) and legal[at] == choice:
                return choice
        return self._player.decide(rules, seat, view, legal, roller)

"""Monte-Carlo tree search over the core contract, with dice as chance nodes.

Each walk down the tree draws a world that the seat cannot tell from the truth, follows the answers that
have done well or have been tried little (UCT), adds one node, and lets a playout say what the end is worth to every
seat. Nodes stand for what was answered and rolled on the way, not for states: worlds differ in what is hidden, so only
answers that are legal in the world at hand are looked at (information-set search). Where nothing is hidden all worlds
are alike and this is plain UCT.

A die takes the face that its node has seen least, so that all faces are enumerated before one comes again,
and none weighs more than its chance. A walk costs one node of the budget; for the same roller and budget
the result is the same.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any, Final, Generic, TypeVar

from dugout.bots.search.narrowing import Rated
from dugout.core.dice import Roller
from dugout.core.ids import CHANCE, HOST, Choice, Seat
from dugout.core.rules import Rules

S = TypeVar("S")

CURIOSITY: Final = 0.7
"""How much an answer that was tried little is favoured, for values from 0 to 1."""

Values = Sequence[float]
"""What an end is worth to each seat, from 0 to 1."""


class Node:
    """A moment of the tree: how often it was passed, what that brought each seat, and what may follow."""

    __slots__ = ("available", "next", "totals", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.available = 0
        """How often it could have been chosen, which hidden information may forbid."""
        self.totals: list[float] = []
        self.next: dict[Choice, Node] = {}

    def learn(self, values: Values) -> None:
        self.visits += 1
        if not self.totals:
            self.totals = [0.0] * len(values)
        for seat, value in enumerate(values):
            self.totals[seat] += value

    def mean(self, seat: Seat) -> float:
        return self.totals[seat] / self.visits


class TreeSearch(Generic[S]):
    """The tree of one decision. `playout` plays a state on, as far as it likes, and says what came of it."""

    def __init__(
        self,
        rules: Rules[S, Any],
        playout: Callable[[S, Roller], Values],
        narrow: Callable[[S, Seat, Sequence[Choice]], Sequence[Choice]] | None = None,
    ) -> None:
        self.rules = rules
        self.playout = playout
        self.narrow = narrow
        """The answers worth a node where there are too many, the same whenever it is asked."""
        self.root = Node()

    def run(
        self, draw_world: Callable[[], S], seat: Seat, spend: Callable[[int], bool], roller: Roller
    ) -> list[Rated[Choice]]:
        """The answers that were tried, the one tried most first: that is the one that kept its promise."""
        while spend(1):
            self._walk(draw_world(), roller)
        tried = sorted(self.root.next.items(), key=lambda entry: (-entry[1].visits, entry[0]))
        return [Rated(node.mean(seat), choice) for choice, node in tried if node.visits]

    def _walk(self, s: S, roller: Roller) -> None:
        """One world from the root to a new node, and from there to an end."""
        path = [self.root]
        while not (pending := self.rules.pending(s)).over:
            node = path[-1]
            if pending.chance:
                seat, choice = CHANCE, self._face(node, s, roller)
            elif pending.seats:
                seat, choice = pending.seats[0], self._answer(node, s, pending.seats[0], roller)
            else:
                seat, choice = HOST, self.rules.legal(s, HOST)[0]
            self.rules.apply(s, seat, choice)
            path.append(node.next.setdefault(choice, Node()))
            if seat >= 0 and path[-1].visits == 0:
                break
        values = self.playout(s, roller)
        for node in path:
            node.learn(values)

    def _face(self, node: Node, s: S, roller: Roller) -> Choice:
        """A face that came up least so far."""
        faces = self.rules.chances(s)
        seen = [node.next[face].visits if face in node.next else 0 for face in faces]
        least = min(seen)
        rare = [face for face, times in zip(faces, seen, strict=True) if times == least]
        return rare[roller.below(len(rare))]

    def _answer(self, node: Node, s: S, seat: Seat, roller: Roller) -> Choice:
        """Any answer without a node yet; otherwise the most promising by its upper bound."""
        legal = self.rules.legal(s, seat)
        if self.narrow is not None and len(legal) > 1:
            legal = self.narrow(s, seat, legal)
        for choice in legal:
            node.next.setdefault(choice, Node()).available += 1
        fresh = [choice for choice in legal if not node.next[choice].visits]
        if fresh:
            return fresh[roller.below(len(fresh))]
        return max(legal, key=lambda choice: bound(node.next[choice], seat))


def bound(node: Node, seat: Seat) -> float:
    """UCB1: what an answer has brought, and how little is known of it."""
    return node.mean(seat) + CURIOSITY * math.sqrt(math.log(node.available) / node.visits)

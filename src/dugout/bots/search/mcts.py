"""Monte-Carlo tree search over the core contract, with dice as chance nodes.

Each iteration samples a world that the seat cannot distinguish from the real one, selects answers by UCT (high mean
value or few visits), adds one node, and values the leaf for every seat by a playout. A node stands for the sequence
of answers and rolls that led to it, not for a state: worlds differ in what is hidden, so only answers that are legal
in the current world are considered (information-set search). Where nothing is hidden all worlds are equal and this
is plain UCT.

A chance node takes the face that it has visited least, so all faces are enumerated before one repeats,
and none weighs more than its probability. An iteration costs one node of the budget; the same roller and budget
give the same result.
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
"""The exploration constant of UCT, for values from 0 to 1."""

Values = Sequence[float]
"""The value of an outcome to each seat, from 0 to 1."""


class Node:
    """A node of the tree: its number of visits, the total value to each seat, and its children."""

    __slots__ = ("available", "next", "totals", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.available = 0
        """How often it was legal when its parent was visited; hidden information may make it illegal."""
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
    """The tree of one decision. `playout` continues a state for as long as it likes and returns the outcome."""

    def __init__(
        self,
        rules: Rules[S, Any],
        playout: Callable[[S, Roller], Values],
        narrow: Callable[[S, Seat, Sequence[Choice]], Sequence[Choice]] | None = None,
    ) -> None:
        self.rules = rules
        self.playout = playout
        self.narrow = narrow
        """Selects the answers that get a node where there are too many; it must always select the same ones."""
        self.root = Node()

    def run(
        self, draw_world: Callable[[], S], seat: Seat, spend: Callable[[int], bool], roller: Roller
    ) -> list[Rated[Choice]]:
        """The answers that were tried, the most visited first: their values have held up best."""
        while spend(1):
            self._walk(draw_world(), roller)
        tried = sorted(self.root.next.items(), key=lambda entry: (-entry[1].visits, entry[0]))
        return [Rated(node.mean(seat), choice) for choice, node in tried if node.visits]

    def _walk(self, s: S, roller: Roller) -> None:
        """One iteration: selection, expansion and playout in one sampled world."""
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
        """One of the least visited faces."""
        faces = self.rules.chances(s)
        seen = [node.next[face].visits if face in node.next else 0 for face in faces]
        least = min(seen)
        rare = [face for face, times in zip(faces, seen, strict=True) if times == least]
        return rare[roller.below(len(rare))]

    def _answer(self, node: Node, s: S, seat: Seat, roller: Roller) -> Choice:
        """Any answer without a node; otherwise the one with the highest upper confidence bound."""
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
    """UCB1: the mean value of an answer plus its exploration term."""
    return node.mean(seat) + CURIOSITY * math.sqrt(math.log(node.available) / node.visits)

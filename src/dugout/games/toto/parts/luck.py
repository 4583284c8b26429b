"""The cards of Voetbal Toto that count as luck: whistles, and the numbers on goal cards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import comb
from typing import Any, Final

from dugout.core.values import Event
from dugout.fairness.contract import ChanceOutcome, Chances
from dugout.games.toto.board import DEFAULT_DECK, WHISTLE_FACE
from dugout.games.toto.engine import RULES


class TotoChances(Chances):
    cards = ("goal-cards", "whistles")

    def dealt(self, event: Event, options: Mapping[str, Any]) -> Iterator[ChanceOutcome]:
        """TO-3: the cards of a hand: the number of whistles, and the sum of the numbers on its goal cards."""
        if event.code != "to.deal":
            return
        seat, hand = event.args[0], event.args[1:]
        deck = list(options.get("deck") or DEFAULT_DECK)
        whistles = [1 if face == WHISTLE_FACE else 0 for face in range(len(deck))]
        numbers = [0 if face == WHISTLE_FACE else face + 1 for face in range(len(deck))]
        for kind, worth in zip(self.cards, (numbers, whistles), strict=True):
            amount = sum(count * value for count, value in zip(hand, worth, strict=True))
            yield ChanceOutcome(seat, kind, amount, 0, hands(deck, worth, sum(hand)))


def hands(deck: Sequence[int], worth: Sequence[int], size: int) -> list[float]:
    """The probability of every total worth of `size` cards drawn from the deck."""
    ways: list[dict[int, int]] = [
        {0: 1},
        *({} for _ in range(size)),
    ]  # by number of cards drawn: each total, and the number of ways to get it
    for count, value in zip(deck, worth, strict=True):
        ways = _drawn(ways, count, value)
    every = sum(ways[size].values())
    return [ways[size].get(total, 0) / every for total in range(max(ways[size]) + 1)]


def _drawn(ways: list[dict[int, int]], count: int, value: int) -> list[dict[int, int]]:
    """The same with the cards of another kind."""
    fresh: list[dict[int, int]] = [{} for _ in ways]
    for cards, totals in enumerate(ways):
        for taken in range(min(count, len(ways) - 1 - cards) + 1):
            choices = comb(count, taken)
            here = fresh[cards + taken]
            for total, number in totals.items():
                total += taken * value
                here[total] = here.get(total, 0) + number * choices
    return fresh


PART: Final = TotoChances(RULES)

"""Which events tell what chance gave to whom, in each game.

A face counts where a high one is good for whoever rolls. Where a roll decides something against a figure, the
success counts. Dice of nobody (where a loose ball runs, how hard the referee is) count for nobody, and neither do rolls
that are made again nor those for the kick-off, which are before the first turn.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import comb
from typing import Any, Final

from dugout.core.contract import Rules
from dugout.core.ids import Seat
from dugout.core.values import Event
from dugout.games.champions.board import SQUAD
from dugout.games.counter_attack.codes import MEN
from dugout.games.toto.board import DEFAULT_DECK


@dataclass(frozen=True)
class Gift:
    """An amount that chance gave; `chances` are those of `start`, `start` + 1 … instead of it."""

    seat: Seat
    kind: str
    amount: int
    start: int
    chances: Sequence[float]


@dataclass(frozen=True)
class Attempt:
    """A roll that succeeds or fails; the codes of the events that mean success."""

    kind: str
    successes: frozenset[str]


FACES: Final[Mapping[str, str]] = {
    "ch.roll": "turn",
    "ca.dribbler-roll": "duel",
    "ca.tackler-roll": "duel",
    "ca.accuracy-roll": "pass",
    "ca.jump-roll": "header",
    "ca.shot-roll": "shot",
    "ca.penalty-roll": "shot",
    "ca.save-roll": "save",
}
WITHOUT_ONES: Final = frozenset({"CH-12.9", "CH-15.7", "CH-26.2"})
"""Rules of rolls that are made until they show more than a 1: kicks of the keeper, restarts and shoot-outs."""
_KEEPER: Final = Attempt("keeper", frozenset({"ch.saved", "ch.caught"}))
_CUT_OUT: Final = Attempt("interception", frozenset({"ch.intercepted"}))
ATTEMPTS: Final[Mapping[str, Attempt]] = {
    "ch.attempt-failed": _CUT_OUT,
    "ch.intercepted": _CUT_OUT,
    "ch.beaten": _KEEPER,
    "ch.saved": _KEEPER,
    "ch.caught": _KEEPER,
    "ca.interception-roll": Attempt("interception", frozenset({"ca.interception"})),
    "ca.steal-roll": Attempt("steal", frozenset({"ca.steal"})),
    "ca.block-roll": Attempt("block", frozenset({"ca.block"})),
}
KINDS: Final = sorted({*FACES.values(), *(one.kind for one in ATTEMPTS.values()), "whistles", "goal-cards"})
DEAL: Final = "to.deal"
WHISTLES: Final = 6
"""Where a deal counts the whistle cards, behind the goal cards of 1 to 6."""
_MEN: Final = {"champions": SQUAD, "counter-attack": MEN}


def face_of(event: Event, fields: Sequence[str]) -> tuple[str, int] | None:
    """The kind and the face of a die that is good when it is high."""
    kind = FACES.get(event.code)
    if kind is None:
        return None
    return kind, event.args[fields.index("face" if "face" in fields else "die")]


def counted(event: Event, faces: range) -> range:
    """The faces that give something; any other is rolled again."""
    return range(2, faces.stop) if event.rule in WITHOUT_ONES else faces


def attempt_of(event: Event) -> Attempt | None:
    """What a roll was to bring about, where it could fail."""
    return ATTEMPTS.get(event.code)


def owner(rules: Rules[Any, Any], event: Event) -> Seat:
    """The seat of a roll: it is named first, or the man who rolls."""
    kind = rules.event_fields(event.code)[0].partition(":")[2]
    return event.args[0] if kind == "seat" else event.args[0] // _MEN[rules.name]


def dealt(event: Event, options: Mapping[str, Any]) -> Iterator[Gift]:
    """TO-3: the cards of a hand: how many whistles, and the numbers on its goal cards in all."""
    if event.code != DEAL:
        return
    seat, hand = event.args[0], event.args[1:]
    deck = list(options.get("deck") or DEFAULT_DECK)
    size = sum(hand)
    whistles = [1 if face == WHISTLES else 0 for face in range(len(deck))]
    numbers = [0 if face == WHISTLES else face + 1 for face in range(len(deck))]
    for kind, worth in (("goal-cards", numbers), ("whistles", whistles)):
        amount = sum(count * value for count, value in zip(hand, worth, strict=True))
        yield Gift(seat, kind, amount, 0, _hands(deck, worth, size))


def _hands(deck: Sequence[int], worth: Sequence[int], size: int) -> list[float]:
    """The chance of every total worth of `size` cards drawn from the deck."""
    ways: list[dict[int, int]] = [
        {0: 1},
        *({} for _ in range(size)),
    ]  # by cards drawn: totals, and in how many ways
    for count, value in zip(deck, worth, strict=True):
        ways = _drawn(ways, count, value)
    every = sum(ways[size].values())
    return [ways[size].get(total, 0) / every for total in range(max(ways[size]) + 1)]


def _drawn(ways: list[dict[int, int]], count: int, value: int) -> list[dict[int, int]]:
    """The same after cards of one more kind."""
    fresh: list[dict[int, int]] = [{} for _ in ways]
    for cards, totals in enumerate(ways):
        for taken in range(min(count, len(ways) - 1 - cards) + 1):
            choices = comb(count, taken)
            here = fresh[cards + taken]
            for total, number in totals.items():
                total += taken * value
                here[total] = here.get(total, 0) + number * choices
    return fresh

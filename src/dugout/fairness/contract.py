"""What a game defines about its dice and cards (`parts/luck`): which events count as luck, and whose.

If a high face is good for whoever rolls, the face counts; if a roll is compared with a figure, the success counts. Dice
of nobody (the direction of a loose ball, the strictness of the referee) do not count, nor do rolls that are repeated or
those for the kick-off, which precede the first turn.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from dugout.core.ids import Seat
from dugout.core.rules import Rules
from dugout.core.values import Event
from dugout.games.registry import Part


@dataclass(frozen=True)
class ChanceOutcome:
    """An amount decided by chance; `chances` are the probabilities of the amounts `start`, `start` + 1 …"""

    seat: Seat
    kind: str
    amount: int
    start: int
    chances: Sequence[float]


@dataclass(frozen=True)
class Attempt:
    """A roll that succeeds or fails, with the codes of the events that mean success."""

    kind: str
    successes: frozenset[str]


class Chances:
    """The dice and cards of a game that count as luck. By default none do."""

    faces: Mapping[str, str] = {}
    """By the code of an event: the kind of its die, for dice of which high faces are good."""
    attempts: Mapping[str, Attempt] = {}
    """By the code of an event: the aim of its roll, for rolls that can fail."""
    without_ones: frozenset[str] = frozenset()
    """The rules whose rolls are repeated until they show more than a 1."""
    cards: tuple[str, ...] = ()
    """The kinds of luck with cards."""
    men: int = 1
    """The number of pieces of a seat, if dice belong to a man."""

    def __init__(self, rules: Rules[Any, Any]) -> None:
        self.rules = rules

    def owner(self, event: Event) -> Seat:
        """The seat of a roll: the first argument is the seat or the man who rolls."""
        kind = self.rules.event_fields(event.code)[0].partition(":")[2]
        return event.args[0] if kind == "seat" else event.args[0] // self.men

    def roller(self, events: Iterable[Event]) -> Seat | None:
        """The seat whose die led to these events; None if it was nobody's."""
        known = (event for event in events if event.code in self.faces or event.code in self.attempts)
        return next((self.owner(event) for event in known), None)

    def dealt(self, event: Event, options: Mapping[str, Any]) -> Iterable[ChanceOutcome]:
        """The chance outcomes of the cards that an event deals."""
        return ()

    def kinds(self) -> set[str]:
        """All kinds of luck that are counted."""
        return {*self.faces.values(), *(one.kind for one in self.attempts.values()), *self.cards}

    def face_of(self, event: Event) -> tuple[str, int] | None:
        """The kind and the face of an event's die, if high faces are good; else None."""
        kind = self.faces.get(event.code)
        if kind is None:
            return None
        fields = self.rules.event_fields(event.code)
        return kind, event.args[fields.index("face" if "face" in fields else "die")]

    def counted(self, event: Event, faces: range) -> range:
        """The faces that count; any other is rolled again."""
        return range(2, faces.stop) if event.rule in self.without_ones else faces


chances: Final = Part("luck", Chances)

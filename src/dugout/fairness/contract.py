"""What a game says of its dice and cards (`parts/luck`): which events count as whose luck.

A face counts where a high one is good for whoever rolls. Where a roll decides something against a figure, the
success counts. Dice of nobody (where a loose ball runs, how hard the referee is) count for nobody, and neither do rolls
that are made again nor those for the kick-off, which are before the first turn.
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


class Chances:
    """What dice and cards give in a game. By default nothing is counted."""

    faces: Mapping[str, str] = {}
    """By the code of an event: the kind of a die that is good when it is high."""
    attempts: Mapping[str, Attempt] = {}
    """By the code of an event: what a roll was to bring about, where it could fail."""
    without_ones: frozenset[str] = frozenset()
    """Rules of rolls that are made until they show more than a 1."""
    cards: tuple[str, ...] = ()
    """Kinds of what cards give."""
    men: int = 1
    """Pieces of a seat, where dice belong to a man."""

    def __init__(self, rules: Rules[Any, Any]) -> None:
        self.rules = rules

    def owner(self, event: Event) -> Seat:
        """The seat of a roll: it is named first, or the man who rolls."""
        kind = self.rules.event_fields(event.code)[0].partition(":")[2]
        return event.args[0] if kind == "seat" else event.args[0] // self.men

    def roller(self, events: Iterable[Event]) -> Seat | None:
        """Whose die led to these events; None where it was nobody's."""
        known = (event for event in events if event.code in self.faces or event.code in self.attempts)
        return next((self.owner(event) for event in known), None)

    def dealt(self, event: Event, options: Mapping[str, Any]) -> Iterable[Gift]:
        """What the cards gave that an event deals."""
        return ()

    def kinds(self) -> set[str]:
        """All that is counted."""
        return {*self.faces.values(), *(one.kind for one in self.attempts.values()), *self.cards}

    def face_of(self, event: Event) -> tuple[str, int] | None:
        """The kind and the face of a die that is good when it is high."""
        kind = self.faces.get(event.code)
        if kind is None:
            return None
        fields = self.rules.event_fields(event.code)
        return kind, event.args[fields.index("face" if "face" in fields else "die")]

    def counted(self, event: Event, faces: range) -> range:
        """The faces that give something; any other is rolled again."""
        return range(2, faces.stop) if event.rule in self.without_ones else faces


chances: Final = Part("luck", Chances)

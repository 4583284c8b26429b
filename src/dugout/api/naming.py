"""Events with named arguments, in the words of a game's notation."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from dugout.core.ids import EVERYONE, Seat, seats_in
from dugout.core.text import Text
from dugout.core.values import Event

Value = int | str | tuple[str, ...]


class NamedEvent(Struct, frozen=True, gc=False):
    """One thing that happened. `args` has seats, men and places as the notation writes them, and plain numbers.

    `seats` are those who may see it; None where everybody may.
    """

    code: str
    rule: str
    args: dict[str, Value] = {}
    seats: tuple[Seat, ...] | None = None


def named(rules: Text[Any], event: Event) -> NamedEvent:
    """An event of `Rules.apply` with its arguments by name.

    >>> import dugout
    >>> match = dugout.Match.from_position(dugout.game_names()[0], "H=1e0,9e6 A=1e14 ball=e7 turn=H partial=1")
    >>> event = match.rules.apply(match.state, dugout.CHANCE, 4)[0]
    >>> event.args, dugout.named(match.rules, event).args
    ((0, 4), {'seat': 'home', 'face': 4})
    """
    args: dict[str, Value] = {}
    for field, value in zip(rules.event_fields(event.code), event.args, strict=True):
        name, _, kind = field.partition(":")
        args[name] = _word(rules, kind, value)
    return NamedEvent(
        event.code, event.rule, args, None if event.seats == EVERYONE else seats_in(event.seats)
    )


def _word(rules: Text[Any], kind: str, value: int) -> Value:
    if kind == "seat":
        return rules.seat_text(value)
    if kind == "seats":
        return tuple(rules.seat_text(seat) for seat in seats_in(value))
    found = rules.word(kind, value) if kind else None
    return value if found is None else found

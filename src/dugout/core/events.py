"""What happened, as codes and numbers; the words live in the catalogues."""

from __future__ import annotations

from typing import final

from dugout.core.ids import EVERYONE


@final
class Event:
    """One thing that happened: what, by which rule, with which figures, and who may see it.

    `args` are integers in the order that the game's `events.py` names them.
    """

    __slots__ = ("args", "code", "rule", "seats")

    def __init__(self, code: str, rule: str, args: tuple[int, ...] = (), seats: int = EVERYONE) -> None:
        self.code = code
        self.rule = rule
        self.args = args
        self.seats = seats

    def visible_to(self, seats: int) -> bool:
        """Whether somebody who holds the seats of this mask (0: a spectator) may see it."""
        return self.seats == EVERYONE or (self.seats & seats) != 0

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Event)
            and self.code == other.code
            and self.rule == other.rule
            and self.args == other.args
            and self.seats == other.seats
        )

    def __hash__(self) -> int:
        return hash((self.code, self.args, self.seats))

    def __repr__(self) -> str:
        return f"Event({self.code!r}, {self.rule!r}, {self.args!r}, {self.seats})"

"""How a game is written: answers, questions, events, positions."""

from __future__ import annotations

import copyreg
from functools import partial
from typing import Any, Generic, TypeVar

from mypy_extensions import mypyc_attr, trait

from dugout.core.errors import ParseError
from dugout.core.ids import Choice, Seat
from dugout.core.values import Question, Refusal

S = TypeVar("S")

SCHEMA = 2


@trait
@mypyc_attr(allow_interpreted_subclasses=True)
class Text(Generic[S]):
    """The words of a game's own notation; what people read stands in the catalogues."""

    def seat_text(self, seat: Seat) -> str:
        """How texts name a seat."""
        raise NotImplementedError

    def team(self, s: S, seat: Seat) -> str:
        """The name of the team that a seat leads, where the match gives it one; else empty."""
        return ""

    def describe(self, choice: Choice) -> str:
        """The text of a seat's or the host's choice."""
        raise NotImplementedError

    def parse(self, text: str) -> Choice:
        """The inverse of `describe`; raises ParseError."""
        raise NotImplementedError

    def question(self, s: S, seat: Seat) -> Question:
        """The open question as `seat` should read it (PUBLIC: as a spectator should)."""
        raise NotImplementedError

    def event_fields(self, code: str) -> tuple[str, ...]:
        """Names of an event's arguments, each `name` or `name:type`."""
        raise NotImplementedError

    def word(self, kind: str, value: int) -> str | None:
        """An argument of this type (`event_fields`) in the game's notation; None where the number says it."""
        return None

    def position(self, s: S) -> str:
        """The whole position in one line."""
        raise NotImplementedError

    def from_position(self, text: str) -> S:
        """The inverse of `position`; raises ParseError."""
        raise NotImplementedError

    def draw(self, s: S) -> str:
        """The position drawn for a terminal."""
        return self.position(s)

    def dump(self, s: S) -> dict[str, Any]:
        """Plain JSON data with a schema version: what a snapshot keeps."""
        return {"schema": SCHEMA, "position": self.position(s)}

    def load(self, data: dict[str, Any]) -> S:
        """The inverse of `dump`; raises ParseError."""
        text = data.get("position")
        if data.get("schema") != SCHEMA or not isinstance(text, str):
            raise ParseError(Refusal("bad-schema"))
        return self.from_position(text)


def make_picklable(state: type[S], text: Text[S]) -> None:
    """Have states pickled as they are stored: compiled classes cannot do it by themselves."""
    copyreg.pickle(state, partial(_reduced, text))


def _reduced(text: Text[S], s: S) -> tuple[Any, ...]:
    return text.load, (text.dump(s),)

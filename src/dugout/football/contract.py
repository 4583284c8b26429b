"""What a game defines for football data (`parts/football`): the reader of a match as acts on a pitch."""

from __future__ import annotations

from typing import Any, Final, Protocol

from dugout.core.errors import DugoutError
from dugout.core.rules import Rules
from dugout.football.acts import Book
from dugout.games.registry import Part
from dugout.report.facts import Facts
from dugout.report.reel import Reader


class NoPitch(DugoutError):
    """The game is not played on a pitch, so there are no events with places."""


class ActReader(Reader, Protocol):
    """Collects the acts of a match, in addition to the facts of its report; a match of two legs has two books."""

    books: list[Book]


class Football:
    """How a game is converted to football data. By default it has no pitch."""

    def __init__(self, rules: Rules[Any, Any]) -> None:
        self.rules = rules

    def act_reader(self, facts: Facts) -> ActReader:
        """A reader for one match; raises NoPitch."""
        raise NoPitch(self.rules.name)


football: Final = Part("football", Football)

"""The common base of the Toto bots: it identifies the question and encodes the answer."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any

from dugout.bots.base import Bot, Budget
from dugout.core.dice import Roller
from dugout.core.ids import Choice, Seat
from dugout.core.rules import Rules
from dugout.games.toto.board import form_number
from dugout.games.toto.choices import COVERED, FORM, GOAL_SIDE, OPEN, STAND, WHISTLE
from dugout.games.toto.parts.opponents.style import Style
from dugout.games.toto.parts.opponents.table import Table
from dugout.games.toto.view import TotoView


class TotoBot(Bot):
    """Calls one method for each kind of question; the levels implement these methods."""

    def __init__(self, budget: Budget, style: Style) -> None:
        super().__init__(budget)
        self.style = style

    def think(
        self, rules: Rules[Any, Any], seat: Seat, view: Any, legal: Sequence[Choice], roller: Roller
    ) -> Choice:
        if view.phase == "columns":
            return legal[roller.below(len(legal))]
        table = Table(view)
        if view.phase == "expose":
            return OPEN if self.shows_hand(table, roller) else COVERED
        if view.phase == "forecast":
            marks = self.fill_in(table, view, roller)
            return FORM + form_number("".join(str(mark + 1) for mark in marks))
        if view.phase == "window":
            side = 2 * (view.window.fixture - 1) + view.window.side
            return WHISTLE if self.stops_goal(table, view, side, roller) else STAND
        sides = [choice - GOAL_SIDE for choice in legal]
        return GOAL_SIDE + self.score(table, view, sides, roller)

    @abstractmethod
    def shows_hand(self, table: Table, roller: Roller) -> bool:
        """Whether to play with an open hand."""

    @abstractmethod
    def fill_in(self, table: Table, view: TotoView, roller: Roller) -> list[int]:
        """The 13 marks."""

    @abstractmethod
    def score(self, table: Table, view: TotoView, sides: list[int], roller: Roller) -> int:
        """The side that gets the goal."""

    @abstractmethod
    def stops_goal(self, table: Table, view: TotoView, side: int, roller: Roller) -> bool:
        """Whether to spend a whistle on the goal just made on `side`."""


def after_goal(scores: list[int], side: int, goals: int = 1) -> tuple[int, int, int]:
    """The fixture of a side, and its score with `goals` more there."""
    fixture = side // 2
    home, away = scores[2 * fixture], scores[2 * fixture + 1]
    return (fixture, home + goals, away) if side % 2 == 0 else (fixture, home, away + goals)


def fraction(roller: Roller) -> float:
    """A random number from 0 up to, but not including, 1."""
    return roller.word() / 4294967296.0


def pick_mark(roller: Roller, odds: Sequence[float]) -> int:
    """A random mark with these probabilities."""
    point = fraction(roller) * sum(odds)
    return 0 if point < odds[0] else 1 if point < odds[0] + odds[1] else 2

"""What a seat may think of the other forms and hands, from everything it has seen."""

from __future__ import annotations

from collections.abc import Iterable
from math import exp
from typing import Final

from dugout.bots.evaluators.toto.table import AWAY, FIXTURES, HOME, MARKS, TOP_SCORE, helps, read_marks
from dugout.core.dice import Roller
from dugout.core.events import Event
from dugout.games.toto.view import TotoView

FIRST_GUESS: Final = (0.40, 0.33, 0.27)
"""How people fill in a form before anything is known of them: a little for the home side."""
GUESS_WEIGHT: Final = 8.0
HABIT_WEIGHT: Final = 0.5
"""What a mark of a finished round counts for the same seat's marks anywhere, and, with FAITH_WEIGHT, there."""
FAITH_WEIGHT: Final = 1.0
GOAL_SAYS: Final = 1.1
WHISTLE_SAYS: Final = 1.8
"""How much (logarithmic odds) a goal or a whistle tells about the mark of whoever played it."""

Belief = list[list[float]]
"""For each fixture the odds of the three marks."""


def first_beliefs(view: TotoView) -> list[Belief]:
    """For every seat: what its form may look like before the first goal, from its earlier forms."""
    return [_habits(view, seat) for seat in range(len(view.seats))]


def _habits(view: TotoView, seat: int) -> Belief:
    weights = [[GUESS_WEIGHT * part for part in FIRST_GUESS] for _ in range(FIXTURES)]
    for report in view.reports:
        marks = read_marks(report.forms[seat])
        for fixture, mark in enumerate(marks):
            weights[fixture][mark] += FAITH_WEIGHT
            for other in weights:
                other[mark] += HABIT_WEIGHT
    return [_scaled(row) for row in weights]


def _scaled(row: list[float]) -> list[float]:
    total = sum(row)
    return [weight / total for weight in row]


def this_round(history: Iterable[Event]) -> list[Event]:
    """The events since the forms were locked."""
    found: list[Event] = []
    for event in history:
        if event.code == "to.forms-locked":
            found.clear()
        found.append(event)
    return found


class Reader:
    """Reads a round's events in order and keeps the beliefs that follow from them."""

    def __init__(self, view: TotoView, history: Iterable[Event]) -> None:
        self.forms = first_beliefs(view)
        self.lacking = [0] * len(view.seats)
        """For each seat a mask of the faces it is known to lack; a card once lacking never comes."""
        self._levels = [2 * FIXTURES] + [0] * TOP_SCORE
        for event in this_round(history):
            self._read(event)

    def _read(self, event: Event) -> None:
        if event.code == "to.goal":
            seat, fixture, side, card, home, away = event.args
            before = (home - 1, away) if side == HOME else (home, away - 1)
            choice = 1.0 - 1.0 / max(1, self._levels[card - 1])
            self._update(seat, fixture - 1, before, side, GOAL_SAYS * choice)
            self._moved(card - 1, card)
        elif event.code == "to.whistle":
            seat, _scorer, fixture, side, card, home, away = event.args
            self._update(seat, fixture - 1, (home, away), side, -WHISTLE_SAYS)
            self._moved(card, card - 1)
        elif event.code == "to.pass":
            for score in range(TOP_SCORE):
                if self._levels[score]:
                    self.lacking[event.args[0]] |= 1 << score

    def _moved(self, score: int, to: int) -> None:
        self._levels[score] -= 1
        self._levels[to] += 1

    def _update(self, seat: int, fixture: int, score: tuple[int, int], side: int, says: float) -> None:
        row = self.forms[seat][fixture]
        for mark in range(MARKS):
            row[mark] *= exp(says * helps(mark, score[HOME], score[AWAY], side))
        self.forms[seat][fixture] = _scaled(row)


def draw_form(belief: Belief, roller: Roller) -> list[int]:
    """A form that a seat may have filled in."""
    form: list[int] = []
    for home, away, _draw in belief:
        point = roller.word() / 4294967296.0
        form.append(0 if point < home else 1 if point < home + away else 2)
    return form

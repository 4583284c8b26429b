"""Beliefs of a seat about the other forms and hands, given everything it has seen."""

from __future__ import annotations

from collections.abc import Iterable
from math import exp
from operator import mul
from typing import Final

from dugout.core.dice import Roller
from dugout.core.values import Event
from dugout.games.toto.board import FIXTURES, SIDES, TOP_SCORE
from dugout.games.toto.parts.opponents.table import HOME, MARKS, helps, read_marks, result
from dugout.games.toto.view import TotoView

FIRST_GUESS: Final = (0.40, 0.33, 0.27)
"""The prior probabilities of marks: slightly in favour of the home side."""
GUESS_WEIGHT: Final = 16.0
HABIT_WEIGHT: Final = 0.2
"""The weight of a mark in a finished round for the seat's marks in all fixtures; FAITH_WEIGHT adds to the same one."""
FAITH_WEIGHT: Final = 0.4
MENDS: Final = 1.0
KEEPS: Final = 0.3
HURTS: Final = 0.05
"""The attractiveness of a goal that brings a wrong result nearer to the mark, strengthens a right one, or neither."""
WHISTLE_SAYS: Final = 2.5
"""The evidence (in log odds) of a whistle about the mark of the seat that blew it."""
SILENCE_SAYS: Final = 0.9
"""The factor for the odds of a mark when a goal that spoilt it was not whistled."""

Belief = list[list[float]]
"""For each fixture the probabilities of the three marks."""


def first_beliefs(view: TotoView) -> list[Belief]:
    """For every seat: the beliefs about its form before the first goal, from its earlier forms."""
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
    """Updates beliefs by a round's events, in order.

    A card that was played on a side could have been played on any other side with the same
    score. Forms for which the chosen side was attractive become more likely, and so do
    forms for which the sides that were not chosen were unattractive.
    """

    def __init__(self, view: TotoView, history: Iterable[Event]) -> None:
        self.forms = first_beliefs(view)
        self.lacking = [0] * len(view.seats)
        """For each seat a mask of the faces that it is known to lack; hands never gain cards."""
        self._scores = [0] * SIDES
        for event in this_round(history):
            self._read(event)

    def _read(self, event: Event) -> None:
        if event.code == "to.goal":
            seat, fixture, side, card, _, _ = event.args
            self._read_choice(seat, 2 * (fixture - 1) + side, card - 1)
            self._scores[2 * (fixture - 1) + side] = card
        elif event.code == "to.whistle":
            seat, _, fixture, side, card, _, _ = event.args
            self._scores[2 * (fixture - 1) + side] = card - 1
            self._read_whistle(seat, fixture - 1, side)
        elif event.code == "to.stands":
            scorer, fixture, side, card = event.args
            self._read_silence(scorer, fixture - 1, side)
        elif event.code == "to.pass":
            for score in set(self._scores):
                if score < TOP_SCORE:
                    self.lacking[event.args[0]] |= 1 << score

    def _read_choice(self, seat: int, chosen: int, score: int) -> None:
        belief = self.forms[seat]
        appeals = [self._appeals(side) if there == score else None for side, there in enumerate(self._scores)]
        expected = [
            sum(map(mul, belief[side // 2], appeal)) if appeal else 0.0 for side, appeal in enumerate(appeals)
        ]
        total = sum(expected)
        for fixture in range(FIXTURES):
            home, away = appeals[2 * fixture], appeals[2 * fixture + 1]
            if home is None and away is None:
                continue
            others = total - expected[2 * fixture] - expected[2 * fixture + 1]
            row = belief[fixture]
            for mark in range(MARKS):
                here = (home[mark] if home else 0.0) + (away[mark] if away else 0.0)
                if chosen // 2 == fixture:
                    taken = appeals[chosen]
                    row[mark] *= (taken[mark] if taken else 1.0) / (others + here)
                else:
                    row[mark] *= others / (others + here)
            belief[fixture] = _scaled(row)

    def _appeals(self, side: int) -> tuple[float, float, float]:
        """The attractiveness of a goal on a side for a form with each of the three marks there."""
        home, away = self._scores[side & ~1], self._scores[side | 1]
        now = result(home, away)
        return (
            _appeal(0, home, away, side & 1, now),
            _appeal(1, home, away, side & 1, now),
            _appeal(2, home, away, side & 1, now),
        )

    def _read_whistle(self, seat: int, fixture: int, side: int) -> None:
        home, away = self._scores[2 * fixture], self._scores[2 * fixture + 1]
        row = self.forms[seat][fixture]
        for mark in range(MARKS):
            row[mark] *= exp(-WHISTLE_SAYS * helps(mark, home, away, side))
        self.forms[seat][fixture] = _scaled(row)

    def _read_silence(self, scorer: int, fixture: int, side: int) -> None:
        """A seat that the goal harmed might have whistled."""
        home, away = self._scores[2 * fixture], self._scores[2 * fixture + 1]
        before = result(home - 1, away) if side == HOME else result(home, away - 1)
        if before == result(home, away):
            return
        for seat in range(len(self.forms)):
            if seat != scorer:
                row = self.forms[seat][fixture]
                row[before] *= SILENCE_SAYS
                self.forms[seat][fixture] = _scaled(row)


def _appeal(mark: int, home: int, away: int, side: int, now: int) -> float:
    if helps(mark, home, away, side) < 0:
        return HURTS
    return MENDS if now != mark else KEEPS


def draw_form(belief: Belief, roller: Roller) -> list[int]:
    """A form sampled from a belief."""
    form: list[int] = []
    for home, away, _draw in belief:
        point = roller.word() / 4294967296.0
        form.append(0 if point < home else 1 if point < home + away else 2)
    return form

"""A match as a sum, by the evaluation that draws the curve: start + luck + decisions + reassessed = result.

Each seat has a running value: its expected share of the match, a draw counting half. A die changes it to the mean over
its faces (the difference is "reassessed") and then to the value after the face that was rolled (luck of the roller).
Answers of a seat change it to the value after them (decisions). At the end it becomes the result. So the parts add up
whatever the evaluation is, and luck is zero on average.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from dugout.core.ids import CHANCE, HOST, Seat
from dugout.core.record import read_answer
from dugout.core.rules import Rules
from dugout.core.values import Record, shares
from dugout.fairness.contract import chances
from dugout.report.contract import Reporting, reporting
from dugout.report.facts import Account, Parts
from dugout.report.verdict.judge import after_faces


class AccountBuilder:
    """Accounts for one match."""

    def __init__(self, rules: Rules[Any, Any], part: Reporting, state: Any, seats: int) -> None:
        self.rules, self.part, self.seats, self.state = rules, part, seats, state
        self.held = self.expected(state)
        self.start = self.held[:]
        self.luck = [[0.0] * seats for _ in range(seats + 1)]
        self.decisions = [[0.0] * seats for _ in range(seats)]
        self.reassessed = [0.0] * seats
        self.acting = -1
        """The seat whose latest answers have not been evaluated yet."""

    def expected(self, state: Any) -> Parts:
        """The expected share of each seat; the result if the match is over."""
        result = self.rules.result(state)
        return self.part.expected_shares(state) if result is None else shares(result.places)

    def give(self, seat: Seat, choice: int) -> None:
        """Process the next answer or roll."""
        if seat != self.acting:
            self.settle()
        if seat == CHANCE and self.part.dice_matter(self.state):
            self.roll(choice)
            return
        self.rules.apply(self.state, seat, choice)
        if seat == HOST:  # time passes: nobody has decided it
            self.move(self.reassessed, self.expected(self.state))
        elif seat != CHANCE:
            self.acting = seat

    def settle(self) -> None:
        """Evaluate the answers given since the last evaluation."""
        if self.acting >= 0:
            self.move(self.decisions[self.acting], self.expected(self.state))
        self.acting = -1

    def roll(self, face: int) -> None:
        faces: dict[int, Parts] = after_faces(self.rules, self.state, self.expected)
        events = self.rules.apply(self.state, CHANCE, face)
        self.move(
            self.reassessed,
            [sum(after[seat] for after in faces.values()) / len(faces) for seat in range(self.seats)],
        )
        roller = chances.of(self.rules.name).roller(events)
        self.move(self.luck[self.seats if roller is None else roller], faces[face])

    def move(self, part: Parts, value: Parts) -> None:
        """Change the running value, and add the difference to a part."""
        for seat in range(self.seats):
            part[seat] += value[seat] - self.held[seat]
        self.held = value

    def close(self, places: Sequence[int], by_rules: bool = True) -> Account:
        """The sum, with the final result."""
        self.settle()
        result = shares(places)
        agreed = [0.0] * self.seats
        self.move(self.reassessed if by_rules else agreed, result)
        return Account(
            start=self.start,
            luck=self.luck,
            decisions=self.decisions,
            reassessed=self.reassessed,
            agreed=agreed,
            result=result,
        )


def account(rules: Rules[Any, Any], record: Record, places: Sequence[int] = ()) -> Account | None:
    """Account for a whole record; `places` if the rules did not end it; None for a match without a result."""
    state = rules.new(record.setup)
    seats = record.setup.seats
    builder = AccountBuilder(rules, reporting.of(rules.name), state, seats)
    if not builder.held:
        return None
    for text in record.answers:
        seat, choice = read_answer(rules, seats, text)
        builder.give(seat, choice)
    result = rules.result(state)
    if result is not None:
        return builder.close(result.places)
    return builder.close(places, by_rules=False) if places else None

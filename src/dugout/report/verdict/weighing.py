"""Evaluates the dice and decisions of a record, at once or in pieces: it takes a few seconds of processor time."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from time import monotonic
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from dugout.bots.coach import moment_of
from dugout.bots.contract import Advice, Asked
from dugout.core.ids import CHANCE, EVERYONE, Choice, Seat
from dugout.core.record import read_answer
from dugout.core.rules import Rules
from dugout.core.values import Event, Record
from dugout.fairness.contract import chances
from dugout.report.contract import reporting
from dugout.report.facts import Facts
from dugout.report.verdict.judge import Judge, Weighed, after_faces, result_value, valuer
from dugout.report.verdict.ledger import NAMED, NOBODY, Decision, Die, Item, Ledger, account


class Piece(Struct, frozen=True, kw_only=True):
    """The findings in the answers up to `next`, of `answers`; `start` and `result` are values of the whole match."""

    items: list[Item]
    next: int
    answers: int
    start: float
    result: float


class RecordGrader:
    """Evaluates one record with one judge."""

    def __init__(self, rules: Rules[Any, Any], record: Record, judge: Judge) -> None:
        self.rules, self.judge = rules, judge
        self.value = valuer(rules, judge.value)
        self.answers = [read_answer(rules, record.setup.seats, text) for text in record.answers]
        self.state = rules.new(record.setup)
        self.start = self.value(self.state)
        self.clock = reporting.of(rules.name).reader(Facts(rules.name, record.setup.seats)).clock
        self.log: list[Event] = []
        self.at = 0
        """The number of public events so far."""
        self.free = 0
        """Answers before this index belong to a decision that has already been assessed."""

    def run(self, begin: int, end: int, seconds: float = inf) -> Piece:
        """Assess the answers from `begin` to `end`, and those that belong to the same decision as the last of them.

        It stops early once so many seconds have been spent on assessing.
        """
        items: list[Item] = []
        self.free, done, due = begin, 0, inf
        for index, (seat, choice) in enumerate(self.answers):
            if index >= self.free and (index >= end or (index > begin and monotonic() > due)):
                break
            if index == begin:
                due = monotonic() + seconds
            items += self._pass(index, seat, choice, index >= begin)
            done = index + 1
        end, result = len(self.answers), self.value(self.state)
        return Piece(items=items, next=done, answers=end, start=self.start, result=result)

    def _pass(self, index: int, seat: Seat, choice: Choice, weighs: bool) -> list[Item]:
        found: list[Item] = []
        at, clock = self.at, self.clock(self.state)
        faces: dict[Choice, float] = {}
        if weighs and seat == CHANCE:
            faces = after_faces(self.rules, self.state, self.value)
        elif weighs and seat >= 0 and index >= self.free and self.judge.grades:
            found += self._decision(index, seat, at, clock)
        events = self.rules.apply(self.state, seat, choice)
        self.log += events
        self.at += sum(event.seats == EVERYONE for event in events)
        if faces:
            mean = sum(faces.values()) / len(faces)
            roller = chances.of(self.rules.name).roller(events)
            seat = NOBODY if roller is None else roller
            value = faces[choice]
            found.append(
                Die(answer=index, at=at, clock=clock, seat=seat, face=choice, mean=mean, value=value)
            )
        return found

    def _decision(self, index: int, seat: Seat, at: int, clock: int) -> list[Item]:
        legal = self.rules.legal(self.state, seat)
        if len(legal) < 2:
            return []
        seen = [event for event in self.log if event.visible_to(1 << seat)]
        asked = Asked(self.rules, seat, self.rules.view(self.state, seat), legal, seen)
        weighed = self.judge.weigh(asked, self._given(index))
        if weighed is None:
            return []
        self.free = index + weighed.of
        item = self._item(weighed, index, seat, at, clock)
        if item.band not in NAMED:
            return [item]
        played = tuple(choice for _, choice in self.answers[index : index + weighed.of])
        worth = weighed.best if seat == 0 else -weighed.best
        best = Advice(weighed.better, worth, weighed.reason, weighed.args)
        return [replace(item, moment=moment_of(asked, index, played, best, item.loss))]

    def _given(self, index: int) -> tuple[Choice, ...]:
        """The consecutive answers of the seat from this index on."""
        seat = self.answers[index][0]
        given: list[Choice] = []
        for other, choice in self.answers[index:]:
            if other != seat:
                break
            given.append(choice)
        return tuple(given)

    def _item(self, weighed: Weighed, index: int, seat: Seat, at: int, clock: int) -> Decision:
        texts = [self.rules.describe(choice) for _, choice in self.answers[index : index + weighed.of]]
        return Decision(
            answer=index,
            at=at,
            clock=clock,
            seat=seat,
            best=weighed.best,
            played=weighed.played,
            error=weighed.error,
            span=weighed.span,
            answers=tuple(texts),
            better=tuple(self.rules.describe(choice) for choice in weighed.better),
        )


def weighed(
    rules: Rules[Any, Any], record: Record, judge: Judge, places: Sequence[int] | None = None
) -> tuple[list[Item], Ledger]:
    """The dice and decisions of a whole record, and the sum; `places` if an agreement ended it."""
    piece = RecordGrader(rules, record, judge).run(0, len(record.answers))
    result = piece.result if places is None else result_value(places)
    return piece.items, account(piece.start, piece.items, result, places is not None)

"""A record replayed for the report: the reader of its game is called before and after every answer."""

from __future__ import annotations

from typing import Any, Protocol

from dugout.core.asking import Asking
from dugout.core.engine import checked_apply, plays
from dugout.core.ids import EVERYONE
from dugout.core.record import RecordError, read_answer
from dugout.core.rules import Rules
from dugout.core.text import Text
from dugout.core.values import Event, Record, Refusal
from dugout.report.facts import Facts, Moment


class Reader(Protocol):
    """Collects the facts of one match of its game."""

    def before(self, state: Any, seat: int, choice: int) -> None:
        """Read the position in which an answer is given."""

    def read(self, state: Any, event: Event) -> None:
        """Record one event; `facts.now` is when it happened, `state` the state after the whole answer."""

    def after(self, state: Any, events: list[Event]) -> None:
        """Read the position and the events after the answer."""

    def clock(self, state: Any) -> int:
        """The game's own time: minutes, or goals played."""

    def finish(self, state: Any) -> None:
        """Called when the match is over or the record ends."""


def read(rules: Rules[Any, Any], record: Record, reader: Reader, facts: Facts) -> None:
    """Replay a record for a reader; raises RecordError or ParseError."""
    if not plays(rules, record.setup.version):
        raise RecordError(Refusal("record-other-version", "", {"version": record.setup.version}))
    state = rules.new(record.setup)
    facts.extra["draws"] = rules.may_draw(state)
    facts.teams = [rules.team(state, seat) for seat in range(facts.seats)]
    facts.opening = rules.score(state)
    at, asking = 0, Asking(rules)
    for line, text in enumerate(record.answers, start=1):
        seat, choice = read_answer(rules, record.setup.seats, text)
        asking.answered(seat >= 0, at)
        facts.now = Moment(at, reader.clock(state), asking.at)
        reader.before(state, seat, choice)
        outcome = checked_apply(rules, state, seat, choice)
        if isinstance(outcome, Refusal):
            raise RecordError(outcome, line)
        at += sum(event.seats == EVERYONE for event in outcome)
        for event in outcome:
            facts.now = Moment(at, _minute(rules, event, facts.now.clock), asking.at)
            reader.read(state, event)
        facts.now = Moment(at, reader.clock(state), asking.at)
        reader.after(state, outcome)
        asking.happened(outcome, at)
    facts.now = Moment(at, reader.clock(state), asking.at)
    reader.finish(state)
    facts.score = rules.score(state)
    result = rules.result(state)
    if result is not None:
        facts.places, facts.reason = result.places, result.reason
        facts.score = result.scores or facts.score


def _minute(rules: Text[Any], event: Event, before: int) -> int:
    """The minute on the scoreboard at an event: the last one that an event has named."""
    for name, value in zip(rules.event_fields(event.code), event.args, strict=True):
        if name == "minute":
            return value
    return before

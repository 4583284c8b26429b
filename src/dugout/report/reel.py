"""A record played again for the report: every answer goes past the reader of its game, before and after it is given."""

from __future__ import annotations

from typing import Any, Protocol

from dugout.core.engine import checked_apply, plays
from dugout.core.ids import EVERYONE
from dugout.core.record import RecordError, read_answer
from dugout.core.rules import Rules
from dugout.core.text import Text
from dugout.core.values import Event, Record, Refusal
from dugout.report.facts import Facts, Moment


class Reader(Protocol):
    """Writes down the facts of one match of its game."""

    def before(self, state: Any, seat: int, choice: int) -> None:
        """Look at the position in which an answer is given."""

    def read(self, state: Any, event: Event) -> None:
        """Write down one event; `facts.now` is when it happened, `state` what came of the whole answer."""

    def after(self, state: Any, events: list[Event]) -> None:
        """Look at what came of it."""

    def clock(self, state: Any) -> int:
        """The game's own time: minutes, or goals played."""

    def finish(self, state: Any) -> None:
        """The match is over, or the record ends."""


def read(rules: Rules[Any, Any], record: Record, reader: Reader, facts: Facts) -> None:
    """Play a record past its reader; raises RecordError or ParseError."""
    if not plays(rules, record.setup.version):
        raise RecordError(Refusal("record-other-version", "", {"version": record.setup.version}))
    state = rules.new(record.setup)
    facts.extra["draws"] = rules.may_draw(state)
    facts.teams = [rules.team(state, seat) for seat in range(facts.seats)]
    facts.opening = rules.score(state)
    at = 0
    for line, text in enumerate(record.answers, start=1):
        seat, choice = read_answer(rules, record.setup.seats, text)
        facts.now = Moment(at, reader.clock(state))
        reader.before(state, seat, choice)
        outcome = checked_apply(rules, state, seat, choice)
        if isinstance(outcome, Refusal):
            raise RecordError(outcome, line)
        at += sum(event.seats == EVERYONE for event in outcome)
        for event in outcome:
            facts.now = Moment(at, _minute(rules, event, facts.now.clock))
            reader.read(state, event)
        facts.now = Moment(at, reader.clock(state))
        reader.after(state, outcome)
    facts.now = Moment(at, reader.clock(state))
    reader.finish(state)
    facts.score = rules.score(state)
    result = rules.result(state)
    if result is not None:
        facts.places, facts.reason = result.places, result.reason
        facts.score = result.scores or facts.score


def _minute(rules: Text[Any], event: Event, before: int) -> int:
    """The minute on the scoreboard when something happened: the last one that an event has named."""
    for name, value in zip(rules.event_fields(event.code), event.args, strict=True):
        if name == "minute":
            return value
    return before

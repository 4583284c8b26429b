"""Events, refusals and results as sentences, from the same catalogues that the pages use."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from dugout.core.ids import PUBLIC, seats_in
from dugout.core.rules import Rules
from dugout.core.values import Event, Record, Refusal, Result
from dugout.i18n import has, render
from dugout.report.contract import CUT, OPEN, PLAYED, Fate, reporting
from dugout.report.names import names_of, side_names
from dugout.report.words import Words


def refusal_sentence(refusal: Refusal, language: str = "en") -> str:
    """Why something was refused, with the rule; the bare code and figures where no catalogue has words."""
    key = "refusal-" + refusal.code.replace(".", "-")
    if has(key, language) or has(key):
        sentence = render(key, refusal.args, language)
    else:
        figures = ", ".join(f"{name} {value}" for name, value in refusal.args.items())
        sentence = f"Refused: {refusal.code.replace('-', ' ')}{f' ({figures})' if figures else ''}."
    return f"{sentence} ({refusal.rule})" if refusal.rule else sentence


def teams_of(rules: Rules[Any, Any], record: Record) -> list[str]:
    """By seat: the name of its team, empty where it has none."""
    state = rules.new(record.setup)
    return [rules.team(state, seat) for seat in range(record.setup.seats)]


class Narrator:
    """Describes a match. Arguments of events become words by their types (`Rules.event_fields`)."""

    def __init__(self, rules: Rules[Any, Any], record: Record, language: str) -> None:
        self._rules = rules
        teams = teams_of(rules, record)
        self._names = side_names(teams, names_of(record, language))
        self._language = language
        self._namer = reporting.of(rules.name).namer(Words(language, self._names))
        self._events: list[Event] = []
        self._args: list[dict[str, Any]] = []
        self._done = 0

    def read_names(self, state: Any) -> None:
        """Learn what things are called in this match, from what everybody may see."""
        self._namer.read_names(self._rules.view(state, PUBLIC))

    def add(self, events: Iterable[Event]) -> Iterator[tuple[Event, str]]:
        """Events as sentences, as soon as it is known what became of what they announce."""
        for event in events:
            args: dict[str, Any] = {}
            for field, value in zip(self._rules.event_fields(event.code), event.args, strict=True):
                name, _, kind = field.partition(":")
                self._put(args, name, kind, value)
            self._events.append(event)
            self._args.append(args | self._namer.more(event, args))
        while self._done < len(self._events) and self._fate() != OPEN:
            yield from self._next_sentence()

    def remaining(self) -> Iterator[tuple[Event, str]]:
        """What a record that ends in the middle leaves open: a plan is not told, but what happened since is."""
        while self._done < len(self._events):
            yield from self._next_sentence()

    def _fate(self) -> Fate:
        return self._namer.fate(self._events, self._done)

    def _next_sentence(self) -> Iterator[tuple[Event, str]]:
        """The next event, unless it did not happen."""
        event, args, fate = self._events[self._done], self._args[self._done], self._fate()
        self._done += 1
        if fate in (PLAYED, CUT):
            cut = "yes" if fate == CUT else "no"
            yield event, render("ev-" + event.code.replace(".", "-"), args | {"cut": cut}, self._language)

    def ending(self, result: Result | None, answers: int) -> str:
        """The last line: how it ended, or that it has not."""
        if result is None:
            return f"Sound so far: {answers} answers, the match is not over."
        winners = ", ".join(self._names[seat] for seat, place in enumerate(result.places) if place == 1)
        reason = render("end-" + result.reason.replace(".", "-"), {"name": winners}, self._language)
        return f"{result.rule:<9} {reason} [{winners}] Sound: {answers} answers."

    def _put(self, args: dict[str, Any], name: str, kind: str, value: int) -> None:
        if kind == "seat":
            args[name] = self._names[value]
        elif kind == "seats":
            names = [self._names[seat] for seat in seats_in(value)]
            args[name] = ", ".join(names)
            args[f"{name}-count"] = len(names)
        else:
            args[name] = self._namer.word(kind, value)

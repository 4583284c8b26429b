"""Converts a record to sheets: its acts in order, with names, ids and times."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from dugout.core.values import Record
from dugout.football.acts import OWN_GOAL, PERIOD_START, SHOOT_OUT, SHOT, Act, Book
from dugout.football.contract import football
from dugout.games.registry import game
from dugout.report.facts import GOAL, Facts, Man
from dugout.report.names import names_of, side_names
from dugout.report.reel import read


@dataclass(frozen=True)
class Timed:
    """An act with its time. A board game has no seconds, so the acts of a minute are spread over it evenly."""

    act: Act
    minute: int
    second: float
    elapsed: float
    """Seconds since the start of the period."""


@dataclass(frozen=True)
class Sheet:
    """A match, or one leg of it, ready to be written in any format."""

    game: str
    leg: int
    teams: tuple[str, str]
    timed: tuple[Timed, ...]
    score: tuple[int, int]
    facts: Facts
    lines: dict[Man, int]

    @property
    def acts(self) -> list[Act]:
        return [one.act for one in self.timed]

    def starters(self, seat: int) -> list[Man]:
        """The men on the pitch at the start, by shirt."""
        first = next((act.frame for act in self.acts if act.man is not None), ())
        return sorted(one.man for one in first if one.man.seat == seat)

    def men(self, seat: int) -> list[Man]:
        """All men who played, by shirt."""
        frames = {id(act.frame): act.frame for act in self.acts}
        found = {one.man for frame in frames.values() for one in frame}
        found.update(man for act in self.acts for man in (act.man, act.other) if man is not None)
        return sorted(man for man in found if man.seat == seat)


def sheets_of(record: Record) -> list[Sheet]:
    """A match as football data, a sheet per leg; raises NoPitch, RecordError, ParseError, SetupError or UnknownGame."""
    rules = game(record.game)
    facts = Facts(rules.name, record.setup.seats)
    act_reader = football.of(rules.name).act_reader(facts)
    read(rules, record, act_reader, facts)
    home, away = side_names(facts.teams, names_of(record, "en"))
    return [
        Sheet(rules.name, leg, (home, away), _timed(book), _score(book), facts, book.lines)
        for leg, book in enumerate(act_reader.books, start=1)
        if book.acts
    ]


def _score(book: Book) -> tuple[int, int]:
    """The goals of these acts; those of a shoot-out do not count."""
    goals = [0, 0]
    for act in book.acts:
        if is_goal(act):
            goals[scorer(act)] += 1
    return goals[0], goals[1]


def is_goal(act: Act) -> bool:
    """Whether the act is a goal that counts in the score of the match."""
    return act.period != SHOOT_OUT and (act.kind == OWN_GOAL or (act.kind == SHOT and act.outcome == GOAL))


def scorer(act: Act) -> int:
    """The side for which a goal counts."""
    return 1 - act.seat if act.kind == OWN_GOAL else act.seat


def _timed(book: Book) -> tuple[Timed, ...]:
    acts = [act for act in book.acts if not act.void]
    return tuple(_clocked(acts))


def _clocked(acts: list[Act]) -> Iterator[Timed]:
    count = Counter((act.period, act.when.clock) for act in acts)
    seen: Counter[tuple[int, int]] = Counter()
    began = 0
    for act in acts:
        minute = act.when.clock
        began = minute if act.kind == PERIOD_START else began
        key = (act.period, minute)
        second = 60 * seen[key] / count[key]
        seen[key] += 1
        yield Timed(act, minute, second, 60 * (minute - began) + second)

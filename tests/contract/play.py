"""Random matches of any game, and states picked out of them, for laws that hold in every game."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from typing import Any

from dugout.core.dice import Roller
from dugout.core.errors import SetupError
from dugout.core.ids import CHANCE, HOST
from dugout.core.record import write_answer
from dugout.core.rules import Rules
from dugout.core.values import Event, Record, Setup
from dugout.games.registry import game

MATCHES = 6
ANSWERS = 700
KEPT = 14
WHOLE = 200_000
"""More answers than any match takes."""


@dataclass
class Sample:
    """A state out of a random match."""

    label: str
    seats: int
    state: Any


@dataclass
class Match:
    """A random match: its record, all events with the seat that answered, states along the way, the last one."""

    record: Record
    samples: list[Sample] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)
    state: Any = None


def random_setup(rules: Rules[Any, Any], roller: Roller) -> Setup:
    """Seats and options at random, each option from the range it declares."""
    while True:
        seats = rules.min_seats + roller.below(rules.max_seats - rules.min_seats + 1)
        options: dict[str, Any] = {}
        for option in rules.options():
            if option.kind == "data" or roller.chance(1, 2):
                continue
            if option.optional and roller.chance(1, 3):
                options[option.name] = None
            elif option.kind == "int":
                options[option.name] = option.low + roller.below(option.high - option.low + 1)
            elif option.kind == "choice":
                options[option.name] = option.choices[roller.below(len(option.choices))]
            elif option.kind == "bool":
                options[option.name] = roller.chance(1, 2)
        setup = Setup(seats, options, rules.version)
        try:
            rules.new(setup)
        except SetupError:
            continue  # options may exclude each other
        return setup


def next_answer(rules: Rules[Any, Any], state: Any, roller: Roller) -> tuple[int, int]:
    """Somebody's answer: any asked seat, now and then one that changes its mind, or the host."""
    pending = rules.pending(state)
    if pending.chance:
        return CHANCE, roller.face(rules.chances(state))
    who = list(pending.seats)
    if pending.may and roller.chance(1, 8):
        who = list(pending.may)
    if pending.host and (not who or roller.chance(1, 8)):
        who = [HOST]
    seat = who[roller.below(len(who))]
    legal = rules.legal(state, seat)
    return seat, legal[roller.below(len(legal))]


def play(name: str, seed: str, answers: int = ANSWERS) -> Match:
    """A random match (or its beginning); the same seed always gives the same one."""
    rules = game(name)
    roller = Roller(f"contract {name} {seed}")
    setup = random_setup(rules, roller)
    match = Match(Record(name, setup))
    state = rules.new(setup)
    every = max(1, answers // KEPT)
    offset = roller.below(every)
    for count in range(answers):
        if count % every == offset:
            match.samples.append(Sample(f"{name} {seed} after {count}", setup.seats, rules.copy(state)))
        if rules.pending(state).over:
            break
        seat, choice = next_answer(rules, state, roller)
        match.record.answers.append(write_answer(rules, seat, choice))
        match.events.extend(rules.apply(state, seat, choice))
    match.state = state
    match.samples.append(Sample(f"{name} {seed} at the end", setup.seats, rules.copy(state)))
    return match


@cache
def matches(name: str) -> tuple[Match, ...]:
    return tuple(play(name, str(number)) for number in range(MATCHES))


@cache
def finished(name: str) -> Match:
    """A match to its end."""
    match = play(name, "whole", WHOLE)
    assert game(name).pending(match.state).over, f"{name} did not end within {WHOLE} answers"
    return match


@cache
def samples(name: str) -> tuple[Sample, ...]:
    return tuple(sample for match in matches(name) for sample in match.samples)


@cache
def choices_seen(name: str) -> tuple[int, ...]:
    """Choices that were legal somewhere: most of them are illegal elsewhere."""
    rules = game(name)
    found: set[int] = set()
    for sample in samples(name):
        for seat in (*range(sample.seats), HOST):
            legal = rules.legal(sample.state, seat)
            found.update(legal[index] for index in range(0, len(legal), max(1, len(legal) // 6)))
    return tuple(sorted(found))

"""The coach: the best two or three plans for a seat that has to answer, and after a match the moments to learn from.

It knows only what the seat knows, like the computer opponents whose evaluation it
uses. The reason why a plan is good is a key of the catalogues (`hint-…`) with its
figures.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from dugout.bots.base import Budget
from dugout.bots.contract import COACH_SEED, MOST_HINTS, Advice, Adviser, Asked, Step, opponents
from dugout.core.analysis import SEPARATOR
from dugout.core.dice import Roller
from dugout.core.errors import ParseError
from dugout.core.ids import Choice, Seat
from dugout.core.record import read_answer
from dugout.core.rules import Rules
from dugout.core.text import Text
from dugout.core.values import Event, Record

MOMENTS: Final = 3


@dataclass(frozen=True)
class Hint:
    """A plan for people: answers as texts, what they do, its chances by the rules, its value, and the reason for it."""

    plan: tuple[str, ...]
    odds: dict[str, Any]
    value: float
    reason: str
    args: dict[str, int | str]
    steps: tuple[Step, ...] = ()


@dataclass(frozen=True)
class Moment:
    """A costly decision: its position in the record, what was played, what was better, and by how much."""

    answer: int
    """The number of answers before it."""
    seat: Seat
    played: tuple[str, ...]
    better: Hint
    loss: float
    steps: tuple[Step, ...] = ()
    """What was played, in the form in which plans are described and drawn."""
    view: Any = None
    """What the seat saw, as plain data."""


def hints(asked: Asked, budget: Budget) -> list[Hint]:
    """The best plans of a seat, best first, at most three."""
    plans = opponents.of(asked.rules.name).adviser().advise(asked, budget)
    return [_hint(asked, advice) for advice in plans[:MOST_HINTS]]


def _hint(asked: Asked, advice: Advice) -> Hint:
    plan = tuple(asked.rules.describe(choice) for choice in advice.choices)
    state = asked.rules.resample(asked.view, Roller(COACH_SEED))
    try:
        odds = asked.rules.odds(state, asked.seat, f"{SEPARATOR} ".join(plan))
    except ParseError:
        odds = {}
    steps = steps_of(asked, advice.choices)
    return Hint(plan, odds, round(advice.value, 3), advice.reason, advice.args, steps)


def steps_of(asked: Asked, choices: Sequence[Choice]) -> tuple[Step, ...]:
    """What the answers of a plan do, up to the first die or the first answer of somebody else."""
    rules, judge = asked.rules, opponents.of(asked.rules.name).adviser()
    state = rules.resample(asked.view, Roller(COACH_SEED))
    steps: list[Step] = []
    for choice in choices:
        if asked.seat not in rules.pending(state).seats or choice not in rules.legal(state, asked.seat):
            break
        own = judge.say(choice)
        events = rules.apply(state, asked.seat, choice)
        # consequences follow the answer's own events and have other codes
        done = [_step(rules, event) for event in events if event.code == events[0].code]
        steps += done if own is None else [own]
    return tuple(steps)


def _step(rules: Text[Any], event: Event) -> Step:
    names = (name.partition(":")[0] for name in rules.event_fields(event.code))
    return Step(event.code, dict(zip(names, event.args, strict=False)))


def moments(
    rules: Rules[Any, Any], record: Record, budget: Budget, seats: Collection[Seat] | None = None
) -> list[Moment]:
    """Three decisions of these seats that lost much compared with the best plan, in the order of the match."""
    found: list[Moment] = []
    judge = opponents.of(record.game).adviser()
    state = rules.new(record.setup)
    answers = [read_answer(rules, record.setup.seats, text) for text in record.answers]
    log: list[Event] = []
    for index, (seat, choice) in enumerate(answers):
        if seat >= 0 and (seats is None or seat in seats):
            view = rules.view(state, seat)
            if judge.reviews(view):
                seen = [event for event in log if event.visible_to(1 << seat)]
                asked = Asked(rules, seat, view, rules.legal(state, seat), seen)
                moment = _moment(judge, asked, index, plan_from(answers, index), budget)
                if moment is not None:
                    found.append(moment)
        log += rules.apply(state, seat, choice)
    return sorted(different(found)[:MOMENTS], key=lambda moment: moment.answer)


def different(found: Sequence[Moment]) -> list[Moment]:
    """The costliest first, one moment for each reason before any reason repeats: a repeated lesson teaches nothing new.

    A goal that was stopped and scored again is one moment, not two.
    """
    once: dict[tuple[Seat, tuple[str, ...], tuple[str, ...]], Moment] = {}
    for moment in sorted(found, key=lambda moment: -moment.loss):
        once.setdefault((moment.seat, moment.played, moment.better.plan), moment)
    dearest = list(once.values())
    seen: dict[str, int] = {}
    ranks: list[int] = []
    for moment in dearest:
        kind = f"{moment.better.reason} {moment.better.args.get('why', '')}"
        ranks.append(seen.get(kind, 0))
        seen[kind] = ranks[-1] + 1
    return [moment for _, moment in sorted(zip(ranks, dearest, strict=True), key=lambda ranked: ranked[0])]


def plan_from(answers: Sequence[tuple[Seat, Choice]], index: int) -> tuple[Choice, ...]:
    """The consecutive answers of one seat from this index on."""
    seat = answers[index][0]
    plan: list[Choice] = []
    for other, choice in answers[index:]:
        if other != seat:
            break
        plan.append(choice)
    return tuple(plan)


def _moment(
    judge: Adviser, asked: Asked, index: int, played: tuple[Choice, ...], budget: Budget
) -> Moment | None:
    compared = judge.compare(asked, played, budget)
    if compared is None or compared[1].value - compared[0] <= 0:
        return None
    value, best = compared
    return moment_of(asked, index, played[: best.of or None], best, best.value - value)


def moment_of(asked: Asked, index: int, played: tuple[Choice, ...], best: Advice, loss: float) -> Moment:
    """A costly decision, described and drawn like a plan."""
    texts = tuple(asked.rules.describe(choice) for choice in played)
    steps, view = steps_of(asked, played), msgspec.to_builtins(asked.view)
    return Moment(index, asked.seat, texts, _hint(asked, best), round(loss, 3), steps, view)

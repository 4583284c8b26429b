"""The coach: for a seat that is asked the best two or three plans, and after a match the moments to learn from.

It knows what the seat knows and nothing else, like the computer opponents whose
judgement it borrows. Why a plan is good is said with a key of the catalogues
(`hint-…`) and its figures.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Protocol

import msgspec

from dugout.bots.base import Budget
from dugout.bots.registry import bot, levels
from dugout.core.contract import ParseError, Rules
from dugout.core.dice import Roller
from dugout.core.ids import Choice, Seat
from dugout.core.record import read_answer
from dugout.core.values import Event, Record

MOST_HINTS: Final = 3
MOMENTS: Final = 3
MIND: Final = "coach"
"""Seed of the coach's own dice: the same position always gets the same advice."""


@dataclass(frozen=True)
class Advice:
    """A plan as an adviser sees it: answers in order, their worth to the seat, and why."""

    choices: tuple[Choice, ...]
    value: float
    reason: str
    args: dict[str, int | str] = field(default_factory=dict)


@dataclass(frozen=True)
class Step:
    """What an answer of a plan does: the event that it causes, or the key of words of the coach's own; with figures."""

    code: str
    args: dict[str, int | str]


@dataclass(frozen=True)
class Hint:
    """A plan for people: answers as texts, what they do, the chances that the rules see in it, its worth, and why."""

    plan: tuple[str, ...]
    odds: dict[str, Any]
    value: float
    reason: str
    args: dict[str, int | str]
    steps: tuple[Step, ...] = ()


@dataclass(frozen=True)
class Asked:
    """A seat that is asked: all that an adviser may know."""

    rules: Rules[Any, Any]
    seat: Seat
    view: Any
    legal: Sequence[Choice]
    seen: Sequence[Event] = ()


@dataclass(frozen=True)
class Moment:
    """A decision that cost something: its place in the record, what was played, what was better, and by how much."""

    answer: int
    """How many answers come before it."""
    seat: Seat
    played: tuple[str, ...]
    better: Hint
    loss: float
    steps: tuple[Step, ...] = ()
    """What was played, to be told and drawn like a plan."""
    view: Any = None
    """What the seat saw, as plain data."""


class Adviser(Protocol):
    """What a game's judgement offers the coach."""

    def advise(self, asked: Asked, budget: Budget) -> list[Advice]:
        """The plans worth naming, best first."""
        ...

    def weighs(self, view: Any) -> bool:
        """Whether a decision of this kind is looked at after a match."""
        ...

    def compare(
        self, asked: Asked, played: tuple[Choice, ...], budget: Budget
    ) -> tuple[float, Advice] | None:
        """What the plan that was played is worth, and the best plan; None where there is nothing to say."""
        ...

    def say(self, choice: Choice) -> Step | None:
        """Words for an answer whose events say nothing of it; None if they do."""
        ...


class Habit:
    """For a game without an adviser of its own: what its strongest opponent would do."""

    def advise(self, asked: Asked, budget: Budget) -> list[Advice]:
        strongest = bot(asked.rules.name, levels(asked.rules.name)[-1], budget)
        if observe := getattr(strongest, "observe", None):
            observe(asked.seen)
        choice = strongest.decide(asked.rules, asked.seat, asked.view, asked.legal, Roller(MIND))
        return [Advice((choice,), 0.0, "hint-best")]

    def weighs(self, view: Any) -> bool:
        return False

    def compare(
        self, asked: Asked, played: tuple[Choice, ...], budget: Budget
    ) -> tuple[float, Advice] | None:
        return None

    def say(self, choice: Choice) -> Step | None:
        return None


def adviser(game_id: str) -> Adviser:
    """Who advises in a game."""
    if game_id == "champions":
        from dugout.bots.evaluators.champions import champions_adviser

        return champions_adviser()
    if game_id == "counter-attack":
        from dugout.bots.evaluators.counter_attack import counter_attack_adviser

        return counter_attack_adviser()
    if game_id == "toto":
        from dugout.bots.evaluators.toto import toto_adviser

        return toto_adviser()
    return Habit()


def hints(asked: Asked, budget: Budget) -> list[Hint]:
    """The best plans of a seat, best first, at most three."""
    return [_hint(asked, advice) for advice in adviser(asked.rules.name).advise(asked, budget)[:MOST_HINTS]]


def _hint(asked: Asked, advice: Advice) -> Hint:
    plan = tuple(asked.rules.describe(choice) for choice in advice.choices)
    state = asked.rules.resample(asked.view, Roller(MIND))
    try:
        odds = asked.rules.odds(state, asked.seat, "; ".join(plan))
    except ParseError:
        odds = {}
    steps = told(asked, advice.choices)
    return Hint(plan, odds, round(advice.value, 3), advice.reason, advice.args, steps)


def told(asked: Asked, choices: Sequence[Choice]) -> tuple[Step, ...]:
    """What the answers of a plan do, as far as no die and nobody else has a say in it."""
    rules, judge = asked.rules, adviser(asked.rules.name)
    state = rules.resample(asked.view, Roller(MIND))
    steps: list[Step] = []
    for choice in choices:
        if asked.seat not in rules.pending(state).seats or choice not in rules.legal(state, asked.seat):
            break
        own = judge.say(choice)
        events = rules.apply(state, asked.seat, choice)
        # consequences come after the answer's own events, under other codes
        done = [_step(rules, event) for event in events if event.code == events[0].code]
        steps += done if own is None else [own]
    return tuple(steps)


def _step(rules: Rules[Any, Any], event: Event) -> Step:
    names = (name.partition(":")[0] for name in rules.event_fields(event.code))
    return Step(event.code, dict(zip(names, event.args, strict=False)))


def moments(
    rules: Rules[Any, Any], record: Record, budget: Budget, seats: Collection[Seat] | None = None
) -> list[Moment]:
    """The three decisions that cost most against the best plan, in the order of the match; of these seats only."""
    found: list[Moment] = []
    judge = adviser(record.game)
    state = rules.new(record.setup)
    answers = [read_answer(rules, record.setup.seats, text) for text in record.answers]
    log: list[Event] = []
    for index, (seat, choice) in enumerate(answers):
        if seat >= 0 and (seats is None or seat in seats):
            view = rules.view(state, seat)
            if judge.weighs(view):
                seen = [event for event in log if event.visible_to(1 << seat)]
                asked = Asked(rules, seat, view, rules.legal(state, seat), seen)
                moment = _moment(judge, asked, index, plan_from(answers, index), budget)
                if moment is not None:
                    found.append(moment)
        log += rules.apply(state, seat, choice)
    found.sort(key=lambda moment: -moment.loss)
    return sorted(found[:MOMENTS], key=lambda moment: moment.answer)


def plan_from(answers: Sequence[tuple[Seat, Choice]], index: int) -> tuple[Choice, ...]:
    """The answers that a seat gives in a row from here on."""
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
    texts = tuple(asked.rules.describe(choice) for choice in played)
    loss = round(best.value - value, 3)
    steps, view = told(asked, played), msgspec.to_builtins(asked.view)
    return Moment(index, asked.seat, texts, _hint(asked, best), loss, steps, view)

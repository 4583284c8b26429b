"""One planned match, played and measured. Runs in worker processes."""

from __future__ import annotations

import json
import time
from array import array
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from dugout.bots.registry import bot
from dugout.core.contract import DugoutError, Result, Rules, Setup
from dugout.core.dice import Roller
from dugout.core.events import Event
from dugout.core.ids import Choice, Seat
from dugout.core.playout import Decider, play_out
from dugout.core.record import Record, record_to_json, write_answer
from dugout.games.registry import game
from dugout.simulation.plan import Job, MatchPlan


class BrokenMatch(DugoutError):
    """An invariant did not hold (only looked for with `Job.check`)."""


@dataclass(frozen=True)
class Outcome:
    """What came of a match. `seconds` holds, for each entry of `Job.levels`, the time of each decision."""

    plan: MatchPlan
    result: Result
    decisions: int
    events: dict[str, int]
    seconds: tuple[array[float], ...]
    record: str


class Timed:
    """A decider with a stopwatch; how long it thinks never enters what it answers."""

    def __init__(self, decider: Decider, seconds: array[float]) -> None:
        self.sees = decider.sees
        self._decider = decider
        self._seconds = seconds
        if hasattr(decider, "observe"):
            self.observe = decider.observe

    def decide(
        self, rules: Rules[Any, Any], seat: Seat, view: Any, legal: Sequence[Choice], roller: Roller
    ) -> Choice:
        start = time.perf_counter()
        choice = self._decider.decide(rules, seat, view, legal, roller)
        self._seconds.append(time.perf_counter() - start)
        return choice


class Scribe:
    """Counts events, writes the record, and looks for broken invariants where asked to."""

    def __init__(self, job: Job, rules: Rules[Any, Any], state: Any, chooser: Roller) -> None:
        self.events: Counter[str] = Counter()
        self.answers: list[str] = []
        self._job = job
        self._rules = rules
        self._state = state
        self._chooser = chooser

    def __call__(self, seat: Seat, choice: Choice, events: list[Event]) -> None:
        for event in events:
            self.events[event.code] += 1
        if self._job.records:
            self.answers.append(write_answer(self._rules, seat, choice))
        if self._job.check:
            self.check()

    def check(self) -> None:
        """Raises BrokenMatch if the state is not sound, or now and then if it does not survive dump and load."""
        problems = self._rules.problems(self._state)
        if problems:
            raise BrokenMatch(f"broken after answer {len(self.answers)}: {', '.join(problems)}")
        if self._chooser.chance(1, 20):
            data = self._rules.dump(self._state)
            again = self._rules.dump(self._rules.load(json.loads(json.dumps(data))))
            if again != data:
                raise BrokenMatch(f"dump and load differ after answer {len(self.answers)}")


def play_match(job: Job, plan: MatchPlan) -> Outcome:
    """Play one match from setup to result."""
    rules = game(job.game)
    setup = Setup(len(job.levels), job.options, rules.version)
    state = rules.new(setup)
    scribe = Scribe(job, rules, state, Roller(f"{plan.dice}/check"))
    seconds = tuple(array("d") for _ in job.levels)
    deciders = [Timed(bot(job.game, job.levels[entry]), seconds[entry]) for entry in plan.seating]
    minds = [Roller(seed) for seed in plan.minds]
    decisions = play_out(rules, state, deciders, Roller(plan.dice), minds, scribe)
    result = rules.result(state)
    if result is None:
        raise BrokenMatch("the match is over without a result")
    record = _record_line(job, plan, setup, scribe.answers) if job.records else ""
    return Outcome(plan, result, decisions, dict(scribe.events), seconds, record)


def play_batch(job: Job, plans: Sequence[MatchPlan]) -> list[Outcome]:
    """Several matches in one trip to a worker."""
    return [play_match(job, plan) for plan in plans]


def _record_line(job: Job, plan: MatchPlan, setup: Setup, answers: list[str]) -> str:
    headers = {
        "index": plan.index,
        "seats": [job.levels[entry] for entry in plan.seating],
        "seed": job.seed,
    }
    record = Record(job.game, setup, answers, headers)
    return json.dumps(record_to_json(record), sort_keys=True, separators=(",", ":"), ensure_ascii=False)

"""One planned match, played and measured. Runs in worker processes."""

from __future__ import annotations

import json
import time
from array import array
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from dugout.core.dice import Roller
from dugout.core.errors import DugoutError
from dugout.core.ids import Choice, Seat
from dugout.core.playout import Decider, Watcher, play_out
from dugout.core.record import record_to_json, write_answer
from dugout.core.rules import Rules
from dugout.core.values import Event, Record, Result, Setup
from dugout.games.registry import game
from dugout.simulation.entrants import decider
from dugout.simulation.luck import Luck, judgement
from dugout.simulation.outside import Forfeit, OutsideBot
from dugout.simulation.plan import Batch, Job, MatchPlan, plan_of

FORFEITED = "match.forfeited"


class BrokenMatch(DugoutError):
    """An invariant did not hold (only checked with `Job.check`)."""


@dataclass(frozen=True)
class Outcome:
    """The outcome of a match. `seconds` has, for each entry of `Job.levels`, the time of each decision.

    `nodes` has, for each entry, the nodes that all its decisions have cost. `forfeit` is the reason if an external
    program lost the match outside the rules. `luck` is, for each seat, the luck of its dice as a share of the match.
    """

    plan: MatchPlan
    result: Result
    decisions: int
    events: dict[str, int]
    seconds: tuple[array[float], ...]
    record: str
    forfeit: str = ""
    nodes: tuple[int, ...] = ()
    luck: tuple[float, ...] = ()


class Timed:
    """A decider whose decisions are timed; the time has no influence on its answers."""

    def __init__(self, decider: Decider, seconds: array[float]) -> None:
        self.sees = decider.sees
        self._decider = decider
        self._seconds = seconds
        self.nodes = 0
        if hasattr(decider, "observe"):
            self.observe = decider.observe

    def decide(
        self, rules: Rules[Any, Any], seat: Seat, view: Any, legal: Sequence[Choice], roller: Roller
    ) -> Choice:
        start = time.perf_counter()
        choice = self._decider.decide(rules, seat, view, legal, roller)
        self._seconds.append(time.perf_counter() - start)
        self.nodes += getattr(self._decider, "spent", 0)
        return choice


class Recorder:
    """Counts decisions and events, writes the record, and checks invariants if the job says so."""

    def __init__(self, job: Job, rules: Rules[Any, Any], state: Any, chooser: Roller) -> None:
        self.decisions = 0
        self.events: Counter[str] = Counter()
        self.answers: list[str] = []
        self._job = job
        self._rules = rules
        self._state = state
        self._chooser = chooser

    def __call__(self, seat: Seat, choice: Choice, events: list[Event]) -> None:
        if seat >= 0:
            self.decisions += 1
        for event in events:
            self.events[event.code] += 1
        if self._job.records:
            self.answers.append(write_answer(self._rules, seat, choice))
        if self._job.check:
            self.check()

    def check(self) -> None:
        """Raises BrokenMatch if the state is invalid or (checked occasionally) does not survive dump and load."""
        problems = self._rules.problems(self._state)
        if problems:
            raise BrokenMatch(f"broken after answer {len(self.answers)}: {', '.join(problems)}")
        if self._chooser.chance(1, 20):
            data = self._rules.dump(self._state)
            again = self._rules.dump(self._rules.load(json.loads(json.dumps(data))))
            if again != data:
                raise BrokenMatch(f"dump and load differ after answer {len(self.answers)}")


def play_match(job: Job, plan: MatchPlan) -> Outcome:
    """Play one match from setup to result; an external program that fails loses it."""
    rules = game(job.game)
    setup = Setup(len(job.levels), job.options, rules.version)
    state = rules.new(setup)
    recorder = Recorder(job, rules, state, Roller(f"{plan.dice}/check"))
    seconds = tuple(array("d") for _ in job.levels)
    deciders = [decider(job, entry) for entry in plan.seating]
    outside = {seat: player for seat, player in enumerate(deciders) if isinstance(player, OutsideBot)}
    for seat, player in outside.items():
        player.take_seat(job, plan, rules, state, seat)
    if job.timed:
        deciders = [
            Timed(player, seconds[entry]) for player, entry in zip(deciders, plan.seating, strict=True)
        ]
    forfeit = ""
    luck = Luck(rules, state, len(job.levels), judgement(job.game)) if job.luck else None
    watcher = recorder if luck is None else both(recorder, luck)
    try:
        play_out(
            rules, state, deciders, Roller(plan.dice), [Roller(seed) for seed in plan.decider_seeds], watcher
        )
        result = rules.result(state)
    except Forfeit as given_up:
        result, forfeit = forfeited(len(job.levels), given_up.seat), given_up.reason
    if result is None:
        raise BrokenMatch("the match is over without a result")
    for player in outside.values():
        player.rise(result)
    record = _record_line(job, plan, setup, recorder.answers, forfeit) if job.records else ""
    nodes = _nodes(plan, deciders)
    given = tuple(luck.total) if luck else ()
    events = dict(recorder.events)
    return Outcome(plan, result, recorder.decisions, events, seconds, record, forfeit, nodes, given)


def both(first: Watcher, second: Watcher) -> Watcher:
    """A watcher that calls two others."""

    def watch(seat: Seat, choice: Choice, events: list[Event]) -> None:
        first(seat, choice, events)
        second(seat, choice, events)

    return watch


def _nodes(plan: MatchPlan, deciders: Sequence[Decider]) -> tuple[int, ...]:
    """The nodes that each entry has used; 0 if they were not measured."""
    spent = [0] * len(deciders)
    for entry, player in zip(plan.seating, deciders, strict=True):
        if isinstance(player, Timed):
            spent[entry] = player.nodes
    return tuple(spent)


def forfeited(seats: int, loser: Seat) -> Result:
    """The result if a seat cannot go on: it is last, the others share first place, and no score counts."""
    return Result(tuple(seats if seat == loser else 1 for seat in range(seats)), FORFEITED, "")


def play_batch(batch: Batch) -> list[Outcome]:
    """Play several matches in one call of a worker."""
    return [play_match(batch.job, plan_of(batch.job, index)) for index in range(batch.start, batch.stop)]


def _record_line(job: Job, plan: MatchPlan, setup: Setup, answers: list[str], forfeit: str) -> str:
    headers: dict[str, Any] = {
        "index": plan.index,
        "seats": [job.levels[entry] for entry in plan.seating],
        "seed": job.seed,
    }
    if forfeit:
        headers["forfeit"] = forfeit
    record = Record(job.game, setup, answers, headers)
    return json.dumps(record_to_json(record), sort_keys=True, separators=(",", ":"), ensure_ascii=False)

"""Figures of one game in this process, as it is: interpreted or compiled.

`python -m dugout.bench.measure GAME` prints them as JSON; `compare` runs it once
for each build, since a process cannot hold both. Time is processor time of
this process, so that what else the machine does hardly counts.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from typing import Any

import dugout
from dugout.bench.contract import benching
from dugout.bots.random_bot import RandomBot
from dugout.core.dice import Roller
from dugout.core.engine import Engine
from dugout.core.ids import CHANCE, HOST
from dugout.core.playout import Watcher, play_out
from dugout.core.rules import Rules
from dugout.core.values import Event, Setup
from dugout.games.registry import game

SECONDS = 1.0
"""How long each figure is measured, at least."""
SAMPLES = 400
"""Positions of random play on which copy, legal and apply are measured."""
COUNTED = 5
"""Matches whose turns are counted, outside the stopwatch."""


def measure(game_id: str, seats: int = 0, seconds: float = SECONDS) -> dict[str, Any]:
    """Decisions a second of random play, and microseconds per decision, copy, legal and apply."""
    rules = game(game_id)
    count = seats or _usual_seats(rules)
    decisions, matches, spent = _random_play(rules, count, seconds)
    positions = _sample(rules, count)
    return {
        "game": game_id,
        "seats": count,
        "compiled": dugout.compiled(),
        "matches_per_second": round(matches / spent, 2),
        "decisions_per_second": round(decisions / spent, 1),
        "decision_us": round(spent / decisions * 1e6, 2),
        "played_turns_per_second": round(_turns_a_match(rules, count) * matches / spent, 1),
        "copy_us": _microseconds(positions, seconds, _copy),
        "legal_us": _microseconds(positions, seconds, _legal),
        "apply_us": _microseconds_of_apply(positions, seconds),
        **benching.of(game_id).figures(seconds),
    }


def _usual_seats(rules: Engine[Any, Any]) -> int:
    return max(rules.min_seats, min(4, rules.max_seats))


def _random_play(rules: Rules[Any, Any], seats: int, seconds: float) -> tuple[int, int, float]:
    decisions = matches = 0
    start = time.process_time()
    while True:
        decisions += _play(rules, seats, matches)
        matches += 1
        spent = time.process_time() - start
        if spent >= seconds:
            return decisions, matches, spent


def _play(rules: Rules[Any, Any], seats: int, number: int, watch: Watcher | None = None) -> int:
    state = rules.new(Setup(seats, {}, rules.version))
    rollers = [Roller(f"bench/{number}/{seat}") for seat in range(seats)]
    return play_out(rules, state, [RandomBot()] * seats, Roller(f"bench/{number}"), rollers, watch)


def _turns_a_match(rules: Rules[Any, Any], seats: int) -> float:
    """Complete turns of a random match, in the mean of some."""
    turn = benching.of(rules.name).turn
    turns: list[str] = []

    def watch(seat: int, choice: int, events: list[Event]) -> None:
        turns.extend(event.code for event in events if event.code in turn)

    for number in range(COUNTED):
        _play(rules, seats, number, watch)
    return len(turns) / COUNTED


class Sample:
    """A position of random play, who answered there, and what."""

    def __init__(self, rules: Rules[Any, Any], state: Any, seat: int, choice: int) -> None:
        self.rules = rules
        self.state = state
        self.seat = seat
        self.choice = choice


def _sample(rules: Rules[Any, Any], seats: int) -> list[Sample]:
    """Questions to seats in random matches, in the order in which they come."""
    roller = Roller("bench/sample")
    found: list[Sample] = []
    while len(found) < SAMPLES:
        state = rules.new(Setup(seats, {}, rules.version))
        while len(found) < SAMPLES:
            pending = rules.pending(state)
            if pending.over:
                break
            if pending.chance:
                rules.apply(state, CHANCE, roller.face(rules.chances(state)))
                continue
            seat = pending.seats[0] if pending.seats else HOST
            legal = rules.legal(state, seat)
            choice = legal[roller.below(len(legal))]
            found.append(Sample(rules, rules.copy(state), seat, choice))
            rules.apply(state, seat, choice)
    return found


def _copy(sample: Sample) -> None:
    sample.rules.copy(sample.state)


def _legal(sample: Sample) -> None:
    sample.rules.legal(sample.state, sample.seat)


def _microseconds(samples: list[Sample], seconds: float, act: Callable[[Sample], None]) -> float:
    """The best of several rounds over all samples: other processes only ever add time."""
    best = float("inf")
    end = time.process_time() + seconds
    while time.process_time() < end:
        start = time.process_time()
        for sample in samples:
            act(sample)
        best = min(best, (time.process_time() - start) / len(samples))
    return round(best * 1e6, 3)


def _microseconds_of_apply(samples: list[Sample], seconds: float) -> float:
    """As `_microseconds`; the copies that apply uses up are made outside the stopwatch."""
    best = float("inf")
    end = time.process_time() + seconds
    while time.process_time() < end:
        states = [sample.rules.copy(sample.state) for sample in samples]
        start = time.process_time()
        for sample, state in zip(samples, states, strict=True):
            sample.rules.apply(state, sample.seat, sample.choice)
        best = min(best, (time.process_time() - start) / len(samples))
    return round(best * 1e6, 3)


if __name__ == "__main__":
    print(json.dumps(measure(sys.argv[1], seconds=float(sys.argv[2]))))

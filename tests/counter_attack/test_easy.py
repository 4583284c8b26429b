"""The `easy` opponent: plays whole matches, soundly and alike for alike, and beats `random`."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from dugout.bots.contract import bot, levels
from dugout.core.dice import Roller
from dugout.core.playout import play_out
from dugout.core.record import state_hash
from dugout.core.values import Event, Setup
from dugout.games.registry import game

RULES = game("counter-attack")


def play(
    seed: str, seats: tuple[str, str], options: dict[str, Any]
) -> tuple[tuple[int, ...], Counter[str], str]:
    """A match: goals, events by code, fingerprint of the end. Every state on the way is sound."""
    state = RULES.new(Setup(2, options))
    events: Counter[str] = Counter()

    def watch(seat: int, choice: int, happened: list[Event]) -> None:
        events.update(event.code for event in happened)
        assert RULES.problems(state) == []

    deciders = [bot("counter-attack", level) for level in seats]
    rollers = [Roller(f"{seed} mind {seat}") for seat in (0, 1)]
    play_out(RULES, state, deciders, Roller(f"{seed} dice"), rollers, watch)
    result = RULES.result(state)
    assert result is not None
    return result.scores, events, state_hash(RULES, state)


def test_it_is_offered() -> None:
    assert levels("counter-attack") == ("random", "easy", "medium", "hard")


@pytest.mark.slow
@pytest.mark.parametrize("rules", ["core", "advanced"])
def test_a_match_looks_like_football(rules: str) -> None:
    events: Counter[str] = Counter()
    for number in range(2):
        events += play(f"football {number}", ("easy", "easy"), {"squads": "random", "rules": rules})[1]
    for code in ("ca.pass", "ca.received", "ca.tackle", "ca.dribble", "ca.phase", "ca.jumps", "ca.shot"):
        assert events[code] > 0, code
    assert events["ca.received"] > 0.7 * events["ca.pass"]


def test_the_same_seed_gives_the_same_match() -> None:
    first = play("alike", ("easy", "easy"), {"squads": "fixed", "half_minutes": 15})
    assert play("alike", ("easy", "easy"), {"squads": "fixed", "half_minutes": 15}) == first


@pytest.mark.slow
@pytest.mark.parametrize("easy", [0, 1])
def test_it_beats_random(easy: int) -> None:
    seats = ("easy", "random") if easy == 0 else ("random", "easy")
    for number in range(2):
        goals, _events, _hash = play(f"beats {number}", seats, {"squads": "fixed"})
        assert goals[easy] > goals[1 - easy]

"""The computer opponent `easy`: legal, repeatable, and clearly better than chance."""

from __future__ import annotations

from collections import Counter

import pytest

from dugout.bots.contract import bot
from dugout.core.dice import Roller
from dugout.core.playout import play_out
from dugout.core.values import Event, Setup
from dugout.games.registry import game


def play(levels: tuple[str, str], seed: int) -> tuple[tuple[int, ...], Counter[str], int]:
    """Score, events and decisions of a match."""
    rules = game("champions")
    state = rules.new(Setup(2, {}))
    counts: Counter[str] = Counter()

    def watch(seat: int, choice: int, events: list[Event]) -> None:
        counts.update(event.code for event in events)

    minds = [Roller(f"home {seed}"), Roller(f"away {seed}")]
    deciders = [bot("champions", level) for level in levels]
    decisions = play_out(rules, state, deciders, Roller(f"dice {seed}"), minds, watch)
    result = rules.result(state)
    assert result is not None
    assert rules.problems(state) == []
    return result.scores, counts, decisions


@pytest.mark.slow
def test_easy_beats_random_at_home_and_away() -> None:
    for seed in range(2):
        home, _, _ = play(("easy", "random"), seed)
        away, _, _ = play(("random", "easy"), seed)
        assert home[0] > home[1]
        assert away[1] > away[0]


@pytest.mark.slow
def test_easy_against_easy_looks_like_football() -> None:
    total: Counter[str] = Counter()
    for seed in range(4):
        _, counts, decisions = play(("easy", "easy"), seed)
        total.update(counts)
        assert 100 < decisions < 1500
    assert 2 <= total["ch.goal"] <= 24
    for code in (
        "ch.kick",
        "ch.pass",
        "ch.shot",
        "ch.dive",
        "ch.chase",
        "ch.attempt",
        "ch.foul",
        "ch.pulled-back",
    ):
        assert total[code] > 0, code


@pytest.mark.slow
def test_a_seed_means_one_match() -> None:
    assert play(("easy", "easy"), 7) == play(("easy", "easy"), 7)

"""Whole matches that play the ball more often than chance would: sound after every answer, and never stuck."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from dugout.core.dice import Roller
from dugout.core.engine import checked_apply
from dugout.core.ids import CHANCE
from dugout.core.values import Setup
from dugout.games.champions.choices import BACK, SHIFT
from dugout.games.registry import game

OPTIONS: list[dict[str, Any]] = [
    {},
    {"match": "decided"},
    {"clock": "rolls"},
    {"profile": "starter", "match": "decided"},
    {"clock": "rolls", "match": "competition", "home_absent": [1, 20, 5]},
]


def lively(legal: list[int], roller: Roller) -> int:
    """Each kind of answer equally likely, so that a run at the ball is not lost among the walks."""
    kinds = sorted({choice >> SHIFT for choice in legal})
    if len(kinds) > 1 and BACK in kinds and not roller.chance(1, 8):
        kinds.remove(BACK)
    kind = kinds[roller.below(len(kinds))]
    some = [choice for choice in legal if choice >> SHIFT == kind]
    return some[roller.below(len(some))]


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_lively_matches_stay_sound(options: dict[str, Any]) -> None:
    rules = game("champions")
    roller = Roller(f"lively {options}")
    s = rules.new(Setup(2, options))
    events: Counter[str] = Counter()
    last_minute = 0
    for count in range(5000):
        pending = rules.pending(s)
        if pending.over:
            break
        if pending.chance:
            seat, choice = CHANCE, roller.face(rules.chances(s))
        else:
            seat = pending.seats[0]
            choice = lively(list(rules.legal(s, seat)), roller)
            assert rules.parse(rules.describe(choice)) == choice
        outcome = checked_apply(rules, s, seat, choice)
        assert isinstance(outcome, list), rules.position(s)
        events.update(event.code for event in outcome)
        assert rules.problems(s) == [], rules.position(s)
        if count % 20 == 0:
            assert rules.position(rules.from_position(rules.position(s))) == rules.position(s)
            assert rules.view(s, 0).minute >= last_minute
            last_minute = rules.view(s, 0).minute
    result = rules.result(s)
    assert result is not None
    assert options.get("match") is None or result.places != (1, 1)
    assert events["ch.kick"] > 5
    assert events["ch.turn"] > 20

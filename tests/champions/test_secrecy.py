"""CH-4.1: a line-up stays secret until both are in; afterwards everything is public."""

from __future__ import annotations

from dugout.core.dice import Roller
from dugout.core.ids import PUBLIC
from dugout.core.values import Setup
from dugout.games.registry import game

ONE = "lineup 1 2,3,4,5 8,9,10,11 14,15"
OTHER = "lineup 20 5,6,7 11,12,13 16,17,18,19"


def test_views_and_events_do_not_tell_a_line_up() -> None:
    rules = game("champions")
    seen = []
    for text in (ONE, OTHER):
        s = rules.new(Setup(2, {}))
        events = rules.apply(s, 0, rules.parse(text))
        seen.append((events, rules.view(s, 1), rules.view(s, PUBLIC), list(rules.legal(s, 1))))
    assert seen[0] == seen[1]


def test_a_seat_sees_its_own_line_up() -> None:
    rules = game("champions")
    states = [rules.new(Setup(2, {})), rules.new(Setup(2, {}))]
    for s, text in zip(states, (ONE, OTHER), strict=True):
        rules.apply(s, 0, rules.parse(text))
    assert rules.view(states[0], 0) != rules.view(states[1], 0)


def test_resampling_invents_the_other_line_up_only() -> None:
    rules = game("champions")
    s = rules.new(Setup(2, {}))
    rules.apply(s, 0, rules.parse(ONE))
    mine = rules.resample(rules.view(s, 0), Roller("a"))
    assert rules.position(mine) == rules.position(s)
    invented = {rules.resample(rules.view(s, 1), Roller(str(seed))).lineups[0] for seed in range(8)}
    assert len(invented) > 1
    assert all(choice in rules.legal(rules.new(Setup(2, {})), 0) for choice in invented)

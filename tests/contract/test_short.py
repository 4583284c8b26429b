"""The short match of every game: anybody can begin it without a question, and it is short."""

from __future__ import annotations

from typing import Any

import pytest

from dugout.core.dice import Roller
from dugout.core.ids import CHANCE, HOST
from dugout.core.rules import Rules
from dugout.core.values import Setup
from dugout.games.registry import GAMES, game
from dugout.server.http.games import short_of

SET_UP = {
    "ch.lineup",
    "ch.line",
    "ch.centre",
    "ca.lineup",
    "ca.place",
    "ca.pick",
    "ca.keeper-card",
    "to.column",
}
"""Questions that nobody should be asked who only wants to play."""
LONG = 20_000


def play_short(rules: Rules[Any, Any], seed: str) -> tuple[Any, list[str]]:
    """A short match at random, hosted as the server does it: its end, and the code of every question that was asked."""
    short = short_of(rules)
    state, roller, asked = rules.new(Setup(short.seats, short.options)), Roller(seed), list[str]()
    for _ in range(LONG):
        pending = rules.pending(state)
        if pending.over:
            break
        if pending.chance:
            rules.apply(state, CHANCE, roller.face(rules.chances(state)))
            continue
        seat = pending.seats[0] if pending.seats else HOST
        choice = rules.ready_answer(state, seat) if seat != HOST else None
        if choice is None:
            legal = rules.legal(state, seat)
            choice = legal[roller.below(len(legal))]
            asked.append(rules.question(state, seat).code)
        rules.apply(state, seat, choice)
    return state, asked


@pytest.mark.parametrize("name", list(GAMES))
def test_a_short_match_asks_nothing_before_it_begins_and_ends(name: str) -> None:
    rules = game(name)
    state, asked = play_short(rules, f"short {name}")
    assert rules.result(state) is not None
    assert asked and asked[0] not in SET_UP | {"ch.keeper", "ca.taker"}
    assert not SET_UP & set(asked)


@pytest.mark.parametrize("name", list(GAMES))
def test_a_short_match_is_offered_with_its_length(name: str) -> None:
    rules = game(name)
    short = short_of(rules)
    assert rules.min_seats <= short.seats <= rules.max_seats
    assert 5 <= short.minutes <= 30
    assert {"ready": True}.items() <= short.options.items()
    assert short.full.items() < short.options.items() and short.full["ready"]
    rules.new(Setup(short.seats, short.full))


def test_the_option_alone_makes_the_difference() -> None:
    for name in GAMES:
        rules = game(name)
        short = short_of(rules)
        state = rules.new(Setup(short.seats, {**short.options, "ready": False}))
        assert all(rules.ready_answer(state, seat) is None for seat in rules.pending(state).seats)
        assert rules.question(state, 0).code in SET_UP


@pytest.mark.parametrize("name", list(GAMES))
def test_whoever_plays_computers_may_have_options_of_his_own(name: str) -> None:
    rules = game(name)
    short = short_of(rules)
    for options in (short.options, short.full):
        rules.new(Setup(short.seats, {**options, **short.alone}))


def test_a_person_kicks_off_against_a_computer() -> None:
    rules = game("counter-attack")
    short = short_of(rules)
    for seed in range(4):
        state, roller = rules.new(Setup(2, {**short.options, **short.alone})), Roller(f"alone {seed}")
        while (pending := rules.pending(state)).chance or rules.question(state, 0).code != "ca.kickoff-pass":
            if pending.chance:
                rules.apply(state, CHANCE, roller.face(rules.chances(state)))
                continue
            answer = rules.ready_answer(state, pending.seats[0])
            assert answer is not None
            rules.apply(state, pending.seats[0], answer)
        assert pending.seats == (0,)

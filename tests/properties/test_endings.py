"""Every match ends, however it is played: nobody can go round in circles, and nobody has to be kind.

Three people who are hard to play with sit at every seat of every game: one gives the first legal answer, one the
last, one whatever leads back to a position that was there before. Between two dice no position may come twice: who
could repeat it once could do so for ever. Where the host counts real time, that ends the match, so the circle is his.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from dugout.core.dice import Roller
from dugout.core.ids import CHANCE, Choice, Seat
from dugout.core.playout import play_out
from dugout.core.rules import Rules
from dugout.core.values import Event, Setup
from dugout.games.registry import GAMES, game
from tests.contract.play import random_setup

MOST = 20_000
"""Decisions of the longest match: a Toto of 20 rounds at eight seats takes about 6,000."""
IN_A_ROW = 1_000
"""Decisions without a die or a beat of the host: two managers who place everybody anew take a few hundred."""
TRIED = 24
"""Answers to a question that are tried for a way back; of more these are drawn."""
MATCHES = 4


class Endless(Exception):
    """A match that went on too long, or a circle."""


class Stubborn:
    """Gives always the same of its legal answers."""

    sees = False

    def __init__(self, index: int) -> None:
        self.index = index

    def decide(self, *asked: Any) -> Choice:
        legal: Sequence[Choice] = asked[3]
        return legal[self.index]


class Circler:
    """Looks for an answer after which everything is as it was before; without one it gives any."""

    sees = False

    def __init__(self, state: Any) -> None:
        self.state = state
        self.seen: set[str] = set()

    def decide(
        self, rules: Rules[Any, Any], seat: Seat, view: Any, legal: Sequence[Choice], roller: Roller
    ) -> Choice:
        self.seen.add(look(rules, self.state))
        tried = (
            list(legal) if len(legal) <= TRIED else [legal[roller.below(len(legal))] for _ in range(TRIED)]
        )
        for choice in tried:
            after = rules.copy(self.state)
            rules.apply(after, seat, choice)
            pending = rules.pending(after)
            if pending.seats and rules.tempo(after).beat == 0 and look(rules, after) in self.seen:
                raise Endless(f"{rules.question(self.state, seat).code}: {rules.describe(choice)} leads back")
        return tried[roller.below(len(tried))]


def look(rules: Rules[Any, Any], state: Any) -> str:
    """Everything about a state but the number of its question."""
    data = {name: value for name, value in rules.dump(state).items() if name not in ("number", "questions")}
    return re.sub(r" q=\d+\b", "", json.dumps(data, sort_keys=True))


def end(rules: Rules[Any, Any], setup: Setup, seed: str, people: Callable[[Any], list[Any]]) -> int:
    """Play a match to its end; the number of decisions. Raises Endless."""
    state = rules.new(setup)
    deciders = people(state)
    row = whole = 0

    def watch(seat: Seat, choice: Choice, events: list[Event]) -> None:
        nonlocal row, whole
        row, whole = (row + 1, whole + 1) if seat >= 0 else (0, whole)
        if row == 0:
            for decider in deciders:
                if isinstance(decider, Circler):
                    decider.seen.clear()
        if row > IN_A_ROW or whole > MOST:
            raise Endless(f"{whole} decisions, {row} in a row, at {rules.question(state, 0).code}")

    minds = [Roller(f"{seed} {seat}") for seat in range(setup.seats)]
    decisions = play_out(rules, state, deciders, Roller(seed), minds, watch)
    assert rules.pending(state).over
    return decisions


def setups(name: str) -> list[Setup]:
    """The usual match and some at random."""
    rules = game(name)
    usual = Setup(rules.min_seats, {}, rules.version)
    return [usual, *(random_setup(rules, Roller(f"endings {name} {index}")) for index in range(MATCHES))]


def circlers(setup: Setup) -> Callable[[Any], list[Any]]:
    def seated(state: Any) -> list[Any]:
        one = Circler(state)  # they think alike, and know together what was
        return [one] * setup.seats

    return seated


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("index", [0, -1], ids=["first", "last"])
def test_a_match_ends_by_the_same_answer_over_and_over(name: str, index: int) -> None:
    for number, setup in enumerate(setups(name)):
        stubborn = [Stubborn(index)] * setup.seats
        assert end(game(name), setup, f"{index} {number}", lambda _, all=stubborn: all) > 0


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_a_match_leads_nobody_in_a_circle(name: str) -> None:
    for number, setup in enumerate(setups(name)):
        assert end(game(name), setup, f"circle {number}", circlers(setup)) > 0


@pytest.mark.slow
@pytest.mark.parametrize("name", ["champions", "counter-attack"])
def test_version_1_could_last_for_ever(name: str) -> None:
    """What the search is for: it finds the circles that were there."""
    setup = Setup(2, {}, 1)

    def play() -> None:
        for number in range(10):
            end(game(name), setup, f"old {number}", circlers(setup))

    with pytest.raises(Endless, match=r"(back|put .*) leads back"):
        play()


def test_real_time_ends_a_match_where_nobody_waits_for_it() -> None:
    rules = game("counter-attack")
    setup = Setup(2, {"clock": "real", "half_minutes": 5}, rules.version)
    ticks: list[Seat] = []
    state = rules.new(setup)
    people = [Stubborn(0), Stubborn(0)]
    minds = [Roller("real 0"), Roller("real 1")]
    play_out(rules, state, people, Roller("real"), minds, lambda seat, *_: ticks.append(seat))
    assert ticks.count(-2) >= 10
    assert CHANCE in ticks

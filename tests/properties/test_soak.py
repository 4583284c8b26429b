"""Random matches to their end, every state checked; illegal answers refused; `scripts/soak.py` does it by the
million."""

from __future__ import annotations

import pytest

from dugout.core.dice import Roller
from dugout.core.values import Setup
from dugout.games.registry import GAMES, game
from dugout.games.toto.options import is_deck
from scripts.soak import crowded, illegal, match
from tests.contract.play import next_answer

MATCHES = {"toto": 40}


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_random_matches_end_and_stay_sound(name: str) -> None:
    seats = set()
    for number in range(MATCHES.get(name, 2)):
        at_table, answers, events = match(name, f"test {number}")
        seats.add(at_table)
        assert answers > 0
        assert events
    if name == "toto":
        assert seats == {2, 3, 4, 5, 6, 7, 8}


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_illegal_answers_are_refused_in_words_and_change_nothing(name: str) -> None:
    refused = illegal(name, "test", 2000)
    assert refused.total() == 2000
    assert len(refused) > 5


def test_unlikely_positions_stay_sound_and_show_the_rarest_events() -> None:
    events = set()
    for number in range(40):
        events.update(crowded("champions", f"test {number}"))
    assert events > {"ch.no-action", "ch.award"}


def random_deck(roller: Roller) -> list[int]:
    """TO-12.3: any valid deck."""
    while True:
        cuts = sorted((roller.below(27) for _ in range(5)), reverse=True)
        deck = [13 + roller.below(14), *cuts, 1 + roller.below(16)]
        if is_deck(deck):
            return deck


def test_toto_ends_with_any_deck() -> None:
    rules = game("toto")
    for number in range(25):
        roller = Roller(f"deck {number}")
        deck = random_deck(roller)
        state = rules.new(Setup(2 + roller.below(7), {"deck": deck, "rounds": 1}))
        while not rules.pending(state).over:
            rules.apply(state, *next_answer(rules, state, roller))
            assert rules.problems(state) == [], deck

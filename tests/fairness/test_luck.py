"""Luck: exact expectations and intervals, and every kind of chance that has an owner."""

from __future__ import annotations

import json
from collections import Counter
from itertools import product
from pathlib import Path

import pytest

from dugout.core.record import record_from_json, replay
from dugout.fairness.contract import ChanceOutcome, chances
from dugout.fairness.luck import _interval, _summed, _together, luck
from dugout.games.registry import GAMES, game
from dugout.games.toto.parts.luck import hands
from dugout.i18n import LANGUAGES, has

DIE = [1 / 6] * 6
REPLAYS = Path(__file__).parents[1] / "replays"


def test_a_sum_of_dice_is_worked_out_exactly() -> None:
    chances = _together(_together([1.0], DIE), DIE)
    ways = Counter(sum(pair) for pair in product(range(6), repeat=2))
    assert chances == pytest.approx([ways[total] / 36 for total in range(11)])


def test_luck_compares_what_came_with_what_could_come() -> None:
    found = _summed(1, "turn", [ChanceOutcome(1, "turn", 6, 1, DIE)] * 10)
    assert (found.actual, found.count, found.expected) == (60, 10, pytest.approx(35))
    assert (found.low, found.high) == (24, 46), (
        "23 or less have 1.6 % of all throws of ten dice, 24 or less 2.52 %"
    )
    assert found.share == pytest.approx(1 - 0.5 / 6**10)
    assert not found.usual


def test_an_interval_leaves_out_no_more_than_it_may() -> None:
    chances = [0.02, 0.02, 0.46, 0.46, 0.02, 0.02]
    assert _interval(chances) == (1, 4)
    assert _interval([1.0]) == (0, 0)


def test_hands_of_cards_are_drawn_without_putting_back() -> None:
    """Two whistles among four cards, two drawn: none, one or both in 1, 4 and 1 of 6 ways."""
    assert hands([2, 2], [0, 1], 2) == pytest.approx([1 / 6, 4 / 6, 1 / 6])


@pytest.mark.parametrize(
    ("file", "kinds"),
    [
        ("toto/*.json", {"whistles", "goal-cards"}),
        ("champions/*.json", {"turn", "interception", "keeper"}),
        (
            "counter-attack/*.json",
            {"duel", "pass", "header", "shot", "save", "interception", "steal", "block"},
        ),
    ],
)
def test_every_kind_of_chance_of_each_game_is_counted(file: str, kinds: set[str]) -> None:
    found: set[str] = set()
    for path in sorted(REPLAYS.glob(file)):
        record = record_from_json(json.loads(path.read_text())["record"])
        if found == kinds:
            continue
        for one in luck(game(record.game), record):
            found.add(one.kind)
            assert 0 <= one.share <= 1
            assert one.low <= one.expected <= one.high
            assert 0 <= one.seat < record.setup.seats
    assert found == kinds


@pytest.mark.parametrize(
    ("file", "again"),
    [("carried-off", "CH-15.7"), ("golden-goal", "CH-12.9"), ("rolls-extra-time", "CH-26.2")],
)
def test_the_dice_of_turns_are_those_that_count(file: str, again: str) -> None:
    """A 1 that is rolled again gives nothing, and other faces come more often; the kick-off is before the first
    turn."""
    record = record_from_json(json.loads((REPLAYS / f"champions/{file}.json").read_text())["record"])
    rules = game("champions")
    told: dict[int, list[tuple[int, float]]] = {}
    void, most = 0, 0
    for state, events in replay(rules, record):
        for event in events:
            if event.code == "ch.roll":
                seat, face = event.args
                least = 1 if event.rule == "CH-6.1" else 2
                void += event.rule == again and face < least
                if face >= least:
                    told.setdefault(seat, []).append((face, (least + most) / 2))
        most = rules.chances(state)[-1] if rules.pending(state).chance else 0
    assert void > 0, "a 1 is rolled again"
    for one in luck(rules, record):
        if one.kind == "turn":
            counted = told.pop(one.seat)
            assert (one.count, one.actual) == (len(counted), sum(face for face, _ in counted))
            assert one.expected == pytest.approx(sum(mean for _, mean in counted))
    assert not told


@pytest.mark.parametrize("name", GAMES)
def test_every_kind_has_words(name: str) -> None:
    kinds = chances.of(name).kinds()
    assert kinds
    for kind in kinds:
        assert all(has(f"luck-kind-{kind}", language) for language in LANGUAGES), kind

"""Every game has four opponents by name, whole: a level, a face, a shirt, words; and they decide as levels do."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from dugout.bots.base import Bot, Budget
from dugout.bots.character import Character, numbered
from dugout.bots.contract import NoSuchLevel, bot, character, characters, levels
from dugout.core.dice import Roller
from dugout.core.ids import CHANCE, HOST
from dugout.core.values import Event, Record, Setup
from dugout.games.registry import GAMES, game
from dugout.i18n import LANGUAGES, has
from dugout.report.names import names_of

ART = Path(__file__).resolve().parents[2] / "client/src/art"
EVERYBODY = [(name, one) for name in GAMES for one in characters(name)]
OCCASIONS = ("starts", "scores", "concedes", "wins", "loses", "draws", "thinks")
each_game = pytest.mark.parametrize("name", GAMES)
each_character = pytest.mark.parametrize(("name", "one"), EVERYBODY, ids=[one.id for _, one in EVERYBODY])


def symbols(file: str) -> set[str]:
    return set(re.findall(r'<symbol id="([^"]+)"', (ART / file).read_text(encoding="utf-8")))


@each_game
def test_four_a_game_each_at_least_as_strong_as_the_one_before(name: str) -> None:
    """Old Sil looks further ahead than Odile Varga and is no stronger: matches bear no fourth star out."""
    assert [one.stars for one in characters(name)] == ([1, 2, 3, 3] if name == "champions" else [1, 2, 3, 4])
    order = [levels(name).index(one.level.partition("@")[0]) for one in characters(name)]
    assert order == sorted(order)


def test_nobody_is_called_like_another() -> None:
    everybody = [one for _, one in EVERYBODY]
    for field in ("id", "name", "short"):
        values = [getattr(one, field) for one in everybody]
        assert len(set(values)) == len(values), field
    for name in GAMES:
        kits = [one.kit for one in characters(name)]
        assert len(set(kits)) == len(kits), name
        assert not {one.id for one in characters(name)} & set(levels(name))


@each_character
def test_a_character_is_whole(name: str, one: Character) -> None:
    assert f"kit-{one.kit}" in symbols("sprites.svg")
    assert f"face-{one.id}" in symbols("portraits.svg")
    assert 1 <= len(one.style) <= 2
    keys = [f"opponent-{one.id}", *(f"opponent-{one.id}.{when}" for when in OCCASIONS)]
    keys += [f"style-{word}" for word in one.style]
    assert [(key, code) for key in keys for code in LANGUAGES if not has(key, code)] == []


@each_character
def test_a_character_is_an_opponent_of_his_level(name: str, one: Character) -> None:
    his, plain = bot(name, one.id), bot(name, one.level)
    assert isinstance(his, Bot) and isinstance(plain, Bot)
    assert type(his) is type(plain)
    assert his.budget == plain.budget
    twice = bot(name, f"{one.id}@2")
    assert isinstance(twice, Bot) and twice.budget.nodes == 2 * plain.budget.nodes
    assert character(name, one.id) is one
    with pytest.raises(NoSuchLevel):
        bot(name, one.name)


def moments(name: str, one: Character, count: int) -> Iterator[tuple[Any, int, list[Event]]]:
    """Decisions of a match in which he plays with two answers or more."""
    rules = game(name)
    state = rules.new(Setup(rules.min_seats, {}, rules.version))
    dice, log = Roller(f"dice {one.id}"), []
    while count and not (pending := rules.pending(state)).over:
        seat = CHANCE if pending.chance else pending.seats[0] if pending.seats else HOST
        legal = rules.chances(state) if seat == CHANCE else rules.legal(state, seat)
        if seat >= 0 and len(legal) > 1:
            count -= 1
            yield state, seat, [event for event in log if event.visible_to(1 << seat)]
        choice = dice.face(legal) if seat == CHANCE else legal[len(legal) // 2]
        log += rules.apply(state, seat, choice)


@each_character
@pytest.mark.slow
def test_same_view_seed_and_budget_give_the_same_decision(name: str, one: Character) -> None:
    rules, compared = game(name), 0
    for state, seat, seen in moments(name, one, 12):
        view, legal = rules.view(state, seat), rules.legal(state, seat)
        answers = set()
        for _ in range(2):
            decider = bot(name, one.id, Budget(6))
            if isinstance(decider, Bot):
                decider.observe(seen)
            answers.add(decider.decide(rules, seat, view, legal, Roller("same")))
        assert len(answers) == 1
        assert answers <= set(legal)
        compared += 1
    assert compared == 12


def test_whoever_comes_twice_has_a_number() -> None:
    assert numbered(["Bram", "", "Ines", "Bram", "", "Bram"]) == ["Bram", "", "Ines", "Bram 2", "", "Bram 3"]


def test_a_record_that_names_no_name_is_told_with_the_characters() -> None:
    name, one = EVERYBODY[0]
    setup = Setup(game(name).min_seats, {}, game(name).version)
    record = Record(name, setup, [], {"kinds": [one.id, "easy"], "names": ["", ""]})
    assert names_of(record, "nl") == [one.name, "Computer 2"]
    record = Record(name, setup, [], {"kinds": [one.id, one.id], "names": ["", ""]})
    assert names_of(record, "en") == [one.name, f"{one.name} 2"]

"""Whatever a game may say has words: events, questions, refusals, ends, options."""

from __future__ import annotations

import re

import pytest

from dugout import rulebook
from dugout.core.engine import checked_apply
from dugout.core.ids import HOST, PUBLIC
from dugout.core.values import Refusal
from dugout.games.registry import GAMES, game
from dugout.i18n import has
from tests.contract.play import choices_seen, finished, matches, samples

each_game = pytest.mark.parametrize("name", GAMES)


def key(kind: str, code: str) -> str:
    return f"{kind}-{code.replace('.', '-')}"


def missing(keys: set[str]) -> list[str]:
    return sorted(one for one in keys if not has(one, "en"))


@each_game
def test_events_have_words(name: str) -> None:
    every = [*matches(name), finished(name)]
    assert missing({key("ev", event.code) for match in every for event in match.events}) == []


@each_game
def test_questions_have_words(name: str) -> None:
    rules = game(name)
    keys = {
        key("ask", rules.question(sample.state, seat).code)
        for sample in samples(name)
        for seat in (*range(sample.seats), PUBLIC)
    }
    assert missing(keys) == []


@each_game
def test_refusals_have_words(name: str) -> None:
    rules = game(name)
    keys: set[str] = set()
    for sample in samples(name)[::3]:
        for seat in (*range(sample.seats), HOST):
            for choice in choices_seen(name)[:: max(1, len(choices_seen(name)) // 60)]:
                if choice not in rules.legal(sample.state, seat):
                    outcome = checked_apply(rules, sample.state, seat, choice)
                    assert isinstance(outcome, Refusal)
                    keys.add(key("refusal", outcome.code))
    assert keys
    assert missing(keys) == []


@each_game
def test_ends_have_words(name: str) -> None:
    result = game(name).result(finished(name).state)
    assert result is not None
    assert missing({key("end", result.reason)}) == []


@each_game
def test_options_have_words_and_help(name: str) -> None:
    keys: set[str] = set()
    for option in game(name).options():
        keys.add(f"option-{name}-{option.name}")
        keys.add(f"option-{name}-{option.name}.help")
        keys.update(f"option-{name}-{option.name}.{choice}" for choice in option.choices)
    assert missing(keys) == []


@each_game
def test_rules_that_are_quoted_are_in_the_book(name: str) -> None:
    rules = game(name)
    quoted = {event.rule for match in matches(name) for event in match.events}
    quoted |= {rules.question(sample.state, PUBLIC).rule for sample in samples(name)}
    quoted |= {option.rule for option in rules.options()}
    for rule_id in sorted(quoted):
        assert rulebook.find(rule_id) is not None, rule_id


CODES = re.compile(r'\b(Event|Question|Refusal)\(\s*"([a-z]+\.[a-z0-9-]+)"')
KINDS = {"Event": "ev", "Question": "ask", "Refusal": "refusal"}


@each_game
def test_every_code_in_the_source_has_words(name: str) -> None:
    """Also those that the random matches never met."""
    keys: set[str] = set()
    for file in sorted((rulebook.PACKAGE / "games" / name.replace("-", "_")).rglob("*.py")):
        for kind, code in CODES.findall(file.read_text(encoding="utf-8")):
            keys.add(key(KINDS[kind], code))
    assert keys
    assert missing(keys) == []

"""Toto asks a person little: own decisions in a round against three computers (TO-13.13)."""

from __future__ import annotations

from collections import Counter

import pytest

from scripts import count_decisions

ROUNDS = 12


@pytest.fixture(scope="module")
def rounds() -> dict[str, Counter[str]]:
    return count_decisions.table(ROUNDS, "test", "easy")


@pytest.fixture(scope="module")
def found(rounds: dict[str, Counter[str]]) -> dict[str, float]:
    return {
        name: sum(counts[kind] for kind in count_decisions.KINDS) / ROUNDS for name, counts in rounds.items()
    }


def test_the_usual_setting_asks_for_at_most_twenty_decisions(
    rounds: dict[str, Counter[str]], found: dict[str, float]
) -> None:
    assert found[count_decisions.USUAL] <= count_decisions.MOST < found["always ask"]
    assert rounds[count_decisions.USUAL]["within"] >= ROUNDS - 1


def test_settings_ask_less_and_less(found: dict[str, float]) -> None:
    assert list(found.values())[:3] == sorted(list(found.values())[:3], reverse=True)
    assert found["never stop me"] == pytest.approx(found["let everything stand this round"])


def test_without_whistle_questions_a_hand_a_form_and_goals_are_left() -> None:
    counts = count_decisions.decisions({"default": "stand", "columns": "any"}, "test", "easy")
    assert set(counts) == {"hand", "form", "goal"}
    assert counts["hand"] == counts["form"] == 1

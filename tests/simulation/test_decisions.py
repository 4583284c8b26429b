"""Toto asks a person little: own decisions in a round against three computers (TO-13.13)."""

from __future__ import annotations

import pytest

from scripts import count_decisions

ROUNDS = 12


@pytest.fixture(scope="module")
def found() -> dict[str, float]:
    table = count_decisions.table(ROUNDS, "test", "easy")
    return {
        name: sum(counts[kind] for kind in count_decisions.KINDS) / ROUNDS for name, counts in table.items()
    }


def test_the_usual_setting_asks_for_at_most_twenty_decisions(found: dict[str, float]) -> None:
    assert found[count_decisions.USUAL] <= count_decisions.MOST < found["always ask"]


def test_settings_ask_less_and_less(found: dict[str, float]) -> None:
    assert list(found.values())[:3] == sorted(list(found.values())[:3], reverse=True)
    assert found["never stop me"] == pytest.approx(found["let everything stand this round"])


def test_without_whistle_questions_a_hand_a_form_and_goals_are_left() -> None:
    counts = count_decisions.decisions({"default": "stand", "columns": "any"}, "test", "easy")
    assert set(counts) == {"hand", "form", "goal"}
    assert counts["hand"] == counts["form"] == 1

"""A game that is only its rules gets opponents and reports by the default parts: the tiny game of the tests."""

from __future__ import annotations

import pytest

from dugout.bots.base import Budget
from dugout.bots.coach import hints, moments
from dugout.bots.contract import Asked, bot, levels
from dugout.core.dice import Roller
from dugout.core.playout import play_out
from dugout.core.record import write_answer
from dugout.core.values import Record, Setup
from dugout.games import registry
from dugout.games.registry import game
from dugout.i18n import LANGUAGES
from dugout.report.draw.poster import poster
from dugout.report.page import page
from dugout.report.writing import gather, write

NAMES = ["Ann", "Bob", "Cy"]


@pytest.fixture(autouse=True)
def tiny(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "FOLDERS", dict(registry.FOLDERS))
    registry.add("tiny", "tests.games.tiny")


def played() -> Record:
    """A match between its opponents."""
    rules = game("tiny")
    setup = Setup(3, {"rounds": 6}, rules.version)
    answers: list[str] = []
    play_out(
        rules,
        rules.new(setup),
        [bot("tiny", "random") for _ in range(3)],
        Roller("tiny"),
        [Roller(f"mind {seat}") for seat in range(3)],
        lambda seat, choice, _events: answers.append(write_answer(rules, seat, choice)),
    )
    return Record("tiny", setup, answers)


def test_it_has_an_opponent_and_a_coach() -> None:
    assert levels("tiny") == ("random",)
    rules = game("tiny")
    state = rules.from_position(rules.position(rules.new(Setup(2, {}, rules.version))))
    rules.apply(state, -1, 4)
    [hint] = hints(Asked(rules, 0, rules.view(state, 0), rules.legal(state, 0)), Budget(1))
    assert hint.reason == "hint-best"
    assert rules.parse(hint.plan[0]) in rules.legal(state, 0)
    assert moments(rules, played(), Budget(1)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_has_a_report_with_every_point(language: str) -> None:
    facts = gather(played())
    report = write(facts, NAMES, language)
    assert [side.score for side in report.sides] == [str(points) for points in facts.score]
    [timeline] = report.figures
    assert timeline.id == "timeline"
    gained = [0, 0, 0]
    for mark in facts.marks:
        gained[mark.seat] += int(str(mark.args["gain"]))
    assert tuple(gained) == facts.score
    assert len(timeline.items) == len(facts.marks) > 0
    assert timeline.items[-1].text.endswith("–".join(map(str, facts.score)))
    assert "{" not in report.title + report.subtitle + "".join(
        item.text + item.lead for item in timeline.items
    )
    assert NAMES[facts.places.index(1)] in report.title
    assert report.title in page(report, language)
    assert poster(report).startswith("<svg")

"""A game that is only its rules gets all that stands around a game by the default parts: the tiny game."""

from __future__ import annotations

from collections.abc import Iterator

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test

from dugout.bench.measure import measure
from dugout.bots.base import Budget
from dugout.bots.coach import hints, moments
from dugout.bots.contract import Asked, bot, levels
from dugout.core.dice import Roller
from dugout.core.playout import play_out
from dugout.core.record import write_answer
from dugout.core.values import Record, Setup
from dugout.fairness.luck import luck
from dugout.games import registry
from dugout.games.registry import game
from dugout.i18n import LANGUAGES
from dugout.report.draw.poster import poster
from dugout.report.page import page
from dugout.report.writing import collect, write
from dugout.research.contract import NUMBERS
from dugout.research.gymnasium_env import DugoutGym, register
from dugout.research.pettingzoo_env import aec_env
from dugout.research.table import Table

NAMES = ["Ann", "Bob", "Cy"]


@pytest.fixture(autouse=True)
def tiny() -> Iterator[None]:
    registry.add("tiny", "tests.games.tiny")
    yield
    del registry.FOLDERS["tiny"]


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
    facts = collect(played())
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


@pytest.mark.filterwarnings("ignore")  # observations with masks are dictionaries
def test_it_is_an_environment() -> None:
    api_test(aec_env("tiny"), num_cycles=60)
    check_env(DugoutGym("tiny"), skip_render_check=True)
    register()
    environment = gymnasium.make("Dugout/Tiny-v1")
    observation, _info = environment.reset(seed=3)
    assert environment.observation_space.contains(observation)


def test_its_vectors_tell_what_a_seat_sees_and_no_more() -> None:
    table = Table("tiny", 3)
    table.reset("tiny")
    before = table.observe(1)
    table.step(int(np.flatnonzero(table.mask(0))[4]))
    after = table.observe(1)
    assert table.state.picks[0] == 4
    assert not np.array_equal(before, after), "that seat 0 has picked"
    table.state.picks[0] = 7
    assert np.array_equal(table.observe(1), after), "but not what"
    assert table.observe(0)[:NUMBERS].sum() > 0


def test_its_dice_are_fair_and_its_speed_is_known() -> None:
    assert luck(game("tiny"), played()) == []
    figures = measure("tiny", seconds=0.01)
    assert figures["decisions_per_second"] > 0
    assert figures["played_turns_per_second"] == 0

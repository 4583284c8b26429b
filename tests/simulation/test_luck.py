"""Luck: nothing on average whatever the judgement, and large where a die decides something."""

from __future__ import annotations

import json
import math
import zlib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from dugout.bots.random_bot import RandomBot
from dugout.core.dice import Roller
from dugout.core.playout import play_out
from dugout.core.record import read_answer, record_from_json
from dugout.core.rules import Rules
from dugout.core.values import Setup, shares
from dugout.games import registry
from dugout.simulation.luck import Luck, NoJudgement, judgement
from dugout.simulation.match import play_match
from dugout.simulation.plan import Job, paired
from dugout.simulation.statistics import Arena

GOLDEN = Path(__file__).resolve().parents[1] / "replays"


@pytest.fixture
def tiny() -> Iterator[Rules[Any, Any]]:
    registry.add("tiny", "tests.games.tiny")
    yield registry.game("tiny")
    del registry.FOLDERS["tiny"]


def nonsense(rules: Rules[Any, Any]) -> Any:
    """A judgement that knows nothing: a figure made of the letters of the position."""

    def worth(s: Any) -> Sequence[float]:
        home = zlib.crc32(rules.position(s).encode()) % 1000 / 1000
        return [home, 1 - home]

    return worth


def test_a_bad_judgement_adds_noise_and_no_bias(tiny: Rules[Any, Any]) -> None:
    """Over 400 matches the luck that a senseless judgement sees is nothing, within three standard errors."""
    found: list[float] = []
    for number in range(400):
        state = tiny.new(Setup(2, {}, tiny.version))
        luck = Luck(tiny, state, 2, nonsense(tiny))
        minds = [Roller(f"{number}/{seat}") for seat in range(2)]
        play_out(tiny, state, [RandomBot(), RandomBot()], Roller(f"{number}/dice"), minds, luck)
        assert luck.total[0] == pytest.approx(-luck.total[1])
        found.append(luck.total[0])
    mean = sum(found) / len(found)
    error = math.sqrt(sum((one - mean) ** 2 for one in found) / len(found) / (len(found) - 1))
    assert error > 0.005, "it does see luck"
    assert abs(mean) < 3 * error


def test_luck_of_a_stored_match_is_that_of_its_dice() -> None:
    """Champions, the last 90 answers of a match with three goals of home: they are the luckiest dice."""
    record = record_from_json(json.loads((GOLDEN / "champions" / "goals.json").read_text())["record"])
    rules = registry.game("champions")
    state = rules.new(record.setup)
    answers = [read_answer(rules, record.setup.seats, text) for text in record.answers]
    for seat, choice in answers[:-90]:
        rules.apply(state, seat, choice)
    luck = Luck(rules, state, 2, judgement("champions"))
    gifts: dict[str, list[float]] = {"ch.goal": [], "ch.roll": []}
    for seat, choice in answers[-90:]:
        before = luck.total[0]
        events = rules.apply(state, seat, choice)
        luck(seat, choice, events)
        for code in gifts.keys() & {event.code for event in events}:
            gifts[code].append(luck.total[0] - before)
    assert len(gifts["ch.goal"]) == 3
    assert min(gifts["ch.goal"]) > 0.01, "a goal of home is luck of home"
    rolls = [abs(gift) for gift in gifts["ch.roll"]]
    assert len(rolls) > 10
    assert sum(rolls) / len(rolls) < 0.05, "a roll of a turn is worth little"
    assert luck.total[0] == pytest.approx(-luck.total[1])


def test_an_arena_counts_the_share_less_luck() -> None:
    job = Job("counter-attack", ("random", "random"), {"half_minutes": 5}, "luck", luck=True)
    arena = Arena(job.levels, by_scores=False)
    outcomes = [play_match(job, paired(job, index)) for index in range(2)]
    for outcome in outcomes:
        arena.add(outcome)
    first = arena.to_json()[0]
    plain = [shares(one.result.places)[one.plan.seating.index(0)] for one in outcomes]
    given = [one.luck[one.plan.seating.index(0)] for one in outcomes]
    assert first["adjusted_share"] == pytest.approx((sum(plain) - sum(given)) / 2, abs=1e-4)
    assert first["luck"] == pytest.approx(sum(given) / 2, abs=1e-4)


def test_a_game_without_a_judgement_says_so() -> None:
    with pytest.raises(NoJudgement, match="toto has no judgement"):
        judgement("toto")

"""Skill and luck: the sum adds up in every match, luck is nothing on average, and the best plan loses nothing."""

from __future__ import annotations

import json
import math
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from dugout.bots.contract import Asked
from dugout.bots.random_bot import RandomBot
from dugout.core.dice import Roller
from dugout.core.ids import Choice
from dugout.core.playout import play_out
from dugout.core.record import record_from_json, write_answer
from dugout.core.rules import Rules
from dugout.core.values import Record, Setup
from dugout.games import registry
from dugout.report.contract import reporting
from dugout.report.verdict.grades import Grading, shared
from dugout.report.verdict.judge import Weighed
from dugout.report.verdict.ledger import Decision, Die, account
from dugout.report.verdict.rate import decisions_of, rate_of
from dugout.report.verdict.weighing import RecordGrader, weighed
from tests.report.simulated import played

GOLDEN = Path(__file__).resolve().parents[1] / "replays"
EXACT = 1e-9


@pytest.fixture
def tiny() -> Iterator[Rules[Any, Any]]:
    registry.add("tiny", "tests.games.tiny")
    yield registry.game("tiny")
    del registry.FOLDERS["tiny"]


class Nonsense:
    """A judge that knows nothing: figures made of the letters of the position."""

    version = "nonsense"
    grades = True

    def __init__(self, rules: Rules[Any, Any]) -> None:
        self.rules = rules

    def value(self, s: Any) -> float:
        return zlib.crc32(self.rules.position(s).encode()) % 2001 / 1000 - 1

    def weigh(self, asked: Asked, played: tuple[Choice, ...]) -> Weighed | None:
        seed = zlib.crc32(repr((asked.seat, played[:1], len(asked.seen))).encode())
        better, worse = seed % 1000 / 1000, -(seed // 1000 % 1000) / 1000
        side = 1 if asked.seat == 0 else -1
        return Weighed(best=side * better, played=side * worse, error=0.01, span=1.0, of=1)


def random_match(rules: Rules[Any, Any], number: int) -> Record:
    setup = Setup(2, {}, rules.version)
    state, answers = rules.new(setup), []
    minds = [Roller(f"{number}/{seat}") for seat in range(2)]
    play_out(
        rules,
        state,
        [RandomBot(), RandomBot()],
        Roller(f"{number}/dice"),
        minds,
        lambda seat, choice, _: answers.append(write_answer(rules, seat, choice)),
    )
    return Record(rules.name, setup, answers)


def test_a_senseless_judge_adds_up_and_its_luck_is_nothing(tiny: Rules[Any, Any]) -> None:
    """Over 400 matches: exact in each, and mean luck within three standard errors of zero."""
    lucks: list[float] = []
    for number in range(400):
        items, ledger = weighed(tiny, random_match(tiny, number), Nonsense(tiny))
        assert abs(ledger.rest) < EXACT
        assert ledger.skill[0] <= 0 <= ledger.skill[1]
        assert ledger.result in (-1.0, 0.0, 1.0)
        assert any(isinstance(item, Decision) for item in items)
        lucks.append(sum(ledger.luck))
    mean = sum(lucks) / len(lucks)
    error = math.sqrt(sum((one - mean) ** 2 for one in lucks) / len(lucks) / (len(lucks) - 1))
    assert error > 0.01, "it does see luck"
    assert abs(mean) < 3 * error


def test_pieces_are_the_whole(tiny: Rules[Any, Any]) -> None:
    record = random_match(tiny, 1)
    whole = RecordGrader(tiny, record, Nonsense(tiny)).run(0, len(record.answers))
    items, done = [], 0
    while done < len(record.answers):
        piece = RecordGrader(tiny, record, Nonsense(tiny)).run(done, done + 3)
        assert piece.next > done
        items, done = items + piece.items, piece.next
    assert items == whole.items


def test_time_that_is_up_ends_a_piece_and_nothing_is_lost(tiny: Rules[Any, Any]) -> None:
    record = random_match(tiny, 1)
    end = len(record.answers)
    grading = Grading()
    while not grading.is_done:
        piece = RecordGrader(tiny, record, Nonsense(tiny)).run(grading.done, end, seconds=0)
        assert grading.done < piece.next <= grading.done + 1, (
            "one decision at a time: they have one answer each"
        )
        grading.add(piece)
    items, ledger = weighed(tiny, record, Nonsense(tiny))
    assert grading.items == items
    assert grading.ledger(None) == ledger
    assert grading.ledger([2, 1]).result == -1.0
    found = shared(ledger)
    assert all(abs(found.rest(seat)) < EXACT for seat in range(2))
    assert found.result[0] + found.result[1] == 1


@pytest.mark.parametrize("name", sorted(registry.FOLDERS))
def test_a_report_says_whether_there_are_grades(name: str) -> None:
    judge = reporting.of(name).judge()
    assert reporting.of(name).grades == (judge is not None and judge.grades)


@pytest.mark.slow
@pytest.mark.parametrize("name", ["champions", "counter-attack"])
def test_matches_of_computers_add_up(name: str) -> None:
    for number in range(2):
        record = played(name, number).record
        judge = reporting.of(name).judge()
        assert judge is not None
        short = Record(record.game, record.setup, record.answers[:160])
        items, ledger = weighed(registry.game(name), short, judge, places=(1, 2))
        assert abs(ledger.rest) < EXACT
        assert ledger.result == 1.0
        assert any(isinstance(item, Die) for item in items)
        assert any(isinstance(item, Decision) for item in items) == judge.grades


def test_the_nominated_turn_loses_nothing_and_a_bad_one_does() -> None:
    """Champions: whoever plays what the judge proposes is told that nothing was lost, from the same position."""
    record = record_from_json(json.loads((GOLDEN / "champions" / "goals.json").read_text())["record"])
    rules, judge = registry.game("champions"), reporting.of("champions").judge()
    assert judge is not None
    scale = RecordGrader(rules, record, judge)
    piece = scale.run(190, 200)
    worst = max((item for item in piece.items if isinstance(item, Decision)), key=lambda item: item.loss)
    assert worst.band == "blunder"
    assert worst.moment is not None
    assert (worst.moment.played, worst.moment.better.plan) == (worst.answers, worst.better)
    assert worst.moment.steps and worst.moment.better.steps, "both can be told and drawn"
    assert worst.loss > 2 * worst.error
    other = Record(record.game, record.setup, record.answers[: worst.answer])
    before = RecordGrader(rules, other, judge)
    before.run(len(other.answers), len(other.answers))
    view, seat = rules.view(before.state, worst.seat), worst.seat
    asked = Asked(rules, seat, view, rules.legal(before.state, seat), ())
    state, plan = rules.copy(before.state), []
    for text in worst.better:
        choice = rules.parse(text)
        plan.append(choice)
        rules.apply(state, seat, choice)
    best = judge.weigh(asked, tuple(plan))
    assert best is not None
    assert best.best == best.played
    assert best.better == ()


def decision(loss: float, error: float, seat: int = 0, span: float = 1.0) -> Decision:
    best = 0.1 if seat == 0 else -0.1
    played = best - loss if seat == 0 else best + loss
    return Decision(answer=0, at=0, clock=0, seat=seat, best=best, played=played, error=error, span=span)


@pytest.mark.parametrize(
    ("loss", "error", "band"),
    [
        (0.0, 0.01, "best"),
        (0.039, 0.001, "fine"),
        (0.041, 0.001, "doubtful"),
        (0.041, 0.03, "fine"),
        (0.09, 0.01, "mistake"),
        (0.17, 0.01, "blunder"),
        (0.17, 0.09, "fine"),
    ],
)
def test_bands_need_two_standard_errors(loss: float, error: float, band: str) -> None:
    for seat in range(2):
        assert decision(loss, error, seat).band == band


def test_what_leaves_nothing_to_decide_costs_nothing() -> None:
    same = decision(0.3, 0.01, span=0.01)
    assert same.loss == 0
    ledger = account(0.0, [same], 1.0)
    assert ledger.skill == (0.0, 0.0)
    assert ledger.reassessed == 1.0
    assert decisions_of([same], 0) == []
    rate = rate_of([decision(0.1, 0.01), decision(0.0, 0.01)])
    assert rate.rate == pytest.approx(25.0)
    assert not rate.is_enough

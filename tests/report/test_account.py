"""A match as a sum: it adds up in every game whatever the judgement, luck is nothing on average, and the report says it."""

from __future__ import annotations

import json
import math
import zlib
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from typer.testing import CliRunner

from dugout.cli.app import app
from dugout.core.dice import Roller
from dugout.core.ids import CHANCE, HOST
from dugout.core.record import read_answer, record_to_json
from dugout.core.rules import Rules
from dugout.core.values import Setup
from dugout.games import registry
from dugout.games.counter_attack import kinds
from dugout.report.account import AccountBuilder, account
from dugout.report.contract import Reporting, reporting
from dugout.report.facts import Account
from dugout.report.played import facts_of, report_of
from dugout.report.verdict.judge import after_faces
from dugout.report.writing import collect, write
from tests.report.matches import record as golden
from tests.report.simulated import played

EXACT = 1e-9


@pytest.fixture
def tiny() -> Iterator[Rules[Any, Any]]:
    registry.add("tiny", "tests.games.tiny")
    yield registry.game("tiny")
    del registry.FOLDERS["tiny"]


class Nonsense(Reporting):
    """Knows nothing: figures made of the letters of the position."""

    def expected_shares(self, s: Any) -> list[float]:
        found = zlib.crc32(self.rules.position(s).encode()) % 2001 / 2000
        return [found, 1 - found]


def check(found: Account, seats: int) -> None:
    assert len(found.luck) == seats + 1
    assert len(found.decisions) == seats
    for seat in range(seats):
        assert abs(found.rest(seat)) < EXACT
    for part in (*found.luck, *found.decisions, found.reassessed):
        assert abs(sum(part)) < EXACT, "what one gains the others lose"


def test_a_senseless_judgement_adds_up_and_its_luck_is_nothing(tiny: Rules[Any, Any]) -> None:
    lucks: list[float] = []
    for number in range(400):
        dice, own = Roller(f"{number} dice"), Roller(f"{number} own")
        book = AccountBuilder(tiny, Nonsense(tiny), tiny.new(Setup(2, {}, tiny.version)), 2)
        while not (pending := tiny.pending(book.state)).over:
            if pending.chance:
                book.give(CHANCE, dice.face(tiny.chances(book.state)))
            else:
                legal = list(tiny.legal(book.state, pending.seats[0]))
                book.give(pending.seats[0], legal[own.below(len(legal))])
        result = tiny.result(book.state)
        assert result is not None
        found = book.close(result.places)
        check(found, 2)
        lucks.append(sum(part[0] for part in found.luck))
    mean = sum(lucks) / len(lucks)
    error = math.sqrt(sum((one - mean) ** 2 for one in lucks) / len(lucks) / (len(lucks) - 1))
    assert error > 0.005, "it does see luck"
    assert abs(mean) < 3 * error


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "numbers"), [("champions", (1,)), ("counter-attack", (1, 3)), ("toto", (1, 3))]
)
def test_every_game_adds_up(name: str, numbers: tuple[int, ...]) -> None:
    for number in numbers:
        record = played(name, number).record
        found = account(registry.game(name), record)
        assert found is not None
        check(found, record.setup.seats)
        assert sum(found.result) == pytest.approx(1)
        assert any(any(part) for part in found.luck) == (name != "toto"), "cards lie where nobody sees them"


def test_the_report_says_it_under_luck() -> None:
    record = played("counter-attack", 3).record
    facts = collect(record)
    assert facts.account == account(registry.game("counter-attack"), record)
    figures = {one.id: one for one in write(facts, ["Noor", "Sam"], "en").figures}
    rows = figures["luck"].tables[1].rows
    assert [row[0] for row in rows[:2]] == ["At the start", f"Luck of {facts.teams[0] or 'Noor'}"]
    assert rows[-1] == ["Result", "100.0", "0.0"]


def test_nobody_has_decided_that_time_passes() -> None:
    rules, clocked = registry.game("counter-attack"), golden("counter-attack", "real-clock")
    book = AccountBuilder(rules, reporting.of("counter-attack"), rules.new(clocked.setup), 2)
    minutes = 0.0
    for text in clocked.answers:
        seat, choice = read_answer(rules, 2, text)
        if seat != HOST:
            book.give(seat, choice)
            continue
        book.settle()
        before, held = [part[:] for part in book.decisions], book.held
        book.give(seat, choice)
        minutes += abs(book.held[0] - held[0])
        assert book.held == book.expected(book.state)
        assert book.decisions == before
    assert minutes > 0


def test_a_match_without_a_result_is_not_added_up() -> None:
    record = played("counter-attack", 3).record
    record = type(record)(record.game, record.setup, record.answers[:40])
    assert account(registry.game("counter-attack"), record) is None
    agreed = account(registry.game("counter-attack"), record, places=(1, 1))
    assert agreed is not None
    assert agreed.result == [0.5, 0.5]
    check(agreed, 2)


def test_a_match_that_somebody_gave_up_is_added_up_and_says_what_that_settled() -> None:
    record = played("counter-attack", 3).record
    record = type(record)(record.game, record.setup, record.answers[:40])
    given_up = SimpleNamespace(places=[2, 1], reason="match.resigned", details={"seat": 0})
    facts = facts_of(record, given_up)
    assert facts.account is not None
    check(facts.account, 2)
    assert facts.account.agreed[0] < -0.2, "it was still open"
    report = report_of(facts, [("Noor", False), ("Sam", False)], given_up, "en", None)
    figures = {one.id: one for one in report.figures}
    rows = figures["luck"].tables[1].rows
    assert [row[0] for row in rows[-2:]] == ["Given up or agreed", "Result"]


def test_the_command_adds_up_a_game_that_nobody_grades(tmp_path: Path) -> None:
    file = tmp_path / "toto.json"
    file.write_text(json.dumps(record_to_json(played("toto", 1).record)), encoding="utf-8")
    found = CliRunner().invoke(app, ["grade", str(file)])
    assert found.exit_code == 0, found.output
    assert "decisions of seat 3" in found.output
    assert "result" in found.output


@pytest.mark.parametrize("wrong", ["1 covered", "* 99999999"])
def test_the_command_says_what_is_wrong_with_a_record(tmp_path: Path, wrong: str) -> None:
    """Not by a traceback, nor with figures of a match that cannot have been."""
    record = record_to_json(played("toto", 1).record)
    file = tmp_path / "toto.json"
    file.write_text(json.dumps({**record, "answers": [*record["answers"][:10], wrong]}), encoding="utf-8")
    found = CliRunner().invoke(app, ["grade", str(file)])
    assert isinstance(found.exception, SystemExit)
    assert (found.exit_code, "Answer 11" in found.output) == (1, True)


def test_a_tackle_is_luck_from_its_first_die_on() -> None:
    """Counter Attack: what the die of the carrier gives shows once that of the tackler is thought of too."""
    rules, part = registry.game("counter-attack"), reporting.of("counter-attack")
    record = played("counter-attack", 3).record
    state, seen = rules.new(record.setup), 0
    for text in record.answers:
        seat, choice = read_answer(rules, 2, text)
        if state.agenda.top.kind == kinds.ROLL_DRIBBLER:
            plain = after_faces(rules, state, lambda s: Reporting.expected_shares(part, s)[0])
            ahead = after_faces(rules, state, lambda s: part.expected_shares(s)[0])
            assert max(plain.values()) - min(plain.values()) < EXACT
            carrier = state.attack
            assert (ahead[6] > ahead[1]) == (carrier == 0)
            assert part.expected_shares(state)[0] == pytest.approx(sum(ahead_one(rules, state, 1)) / 6)
            seen += 1
        rules.apply(state, seat, choice)
    assert seen


def ahead_one(rules: Rules[Any, Any], state: Any, dice: int) -> list[float]:
    """Home's part after each face, with so many dice thought ahead."""
    from dugout.games.counter_attack.parts.reporting.shares import expected_shares

    weights = reporting.of("counter-attack").weights()
    return list(after_faces(rules, state, lambda s: expected_shares(s, weights, dice)[0]).values())

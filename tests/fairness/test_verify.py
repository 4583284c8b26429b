"""The check of a record: what is true passes, and every change is found and named."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from dugout.core.record import record_from_json, record_to_json
from dugout.core.record_text import read_text, write_text
from dugout.core.values import Record
from dugout.fairness.scheme import UNSALTED, commitment
from dugout.fairness.verify import check
from dugout.games.registry import game
from tests.fairness.making import SECRET, fair_record

OTHER = "cd" * 32


@pytest.fixture(scope="module")
def champions() -> Record:
    return fair_record("champions")


def codes(record: Record, noted: str = "") -> list[str]:
    return [fault.refusal.code for fault in check(game(record.game), record, noted).faults]  # type: ignore[attr-defined]


def changed(record: Record, **header: Any) -> Record:
    other = deepcopy(record)
    other.headers["dice"].update(header)
    return other


@pytest.mark.parametrize("name", ["toto", "champions", "counter-attack"])
def test_a_true_record_of_each_game_passes_in_both_forms(name: str) -> None:
    record = fair_record(name)
    for form in (
        record_from_json(record_to_json(record)),
        read_text("\n".join(write_text(record))),
    ):
        verdict = check(game(name), form, commitment(SECRET))
        assert verdict.faults == []
        rolled = sum(answer.startswith("* ") for answer in record.answers)
        assert verdict.checked == len(verdict.rolls) == rolled > 10


def test_a_record_of_the_first_scheme_is_checked_by_its_own(champions: Record) -> None:
    record = fair_record("champions", scheme=UNSALTED)
    assert "scheme" not in record.headers["dice"]
    assert codes(record) == []
    assert codes(changed(record, scheme=2, salts=["", ""])) == ["dice-rolls"]


@pytest.mark.parametrize("which", [0, 7, -1])
def test_a_changed_roll_is_named(champions: Record, which: int) -> None:
    record = deepcopy(champions)
    places = [at for at, answer in enumerate(record.answers) if answer.startswith("* ")]
    at = places[which]
    face = int(record.answers[at][2:])
    record.answers[at] = f"* {face % 6 + 1}"
    first = check(game("champions"), record).faults[0].refusal  # type: ignore[attr-defined]
    assert first.code == "dice-roll"
    assert first.args["roll"] == places.index(at) + 1
    assert (first.args["answer"], first.args["face"], first.args["expected"]) == (at + 1, face % 6 + 1, face)


def test_a_changed_salt_is_found(champions: Record) -> None:
    (fault,) = check(game("champions"), changed(champions, salts=["sam's", ""])).faults
    assert fault.refusal.code == "dice-rolls"  # type: ignore[attr-defined]
    assert fault.refusal.args["roll"] <= 5  # type: ignore[attr-defined]
    assert codes(changed(champions, salts=["", "noor's"])) == ["dice-rolls"], "the seats have changed places"


def test_a_changed_secret_is_found(champions: Record) -> None:
    assert codes(changed(champions, secret=OTHER)) == ["dice-commitment", "dice-rolls"]
    forged = changed(champions, secret=OTHER, commitment=commitment(OTHER))
    assert codes(forged) == ["dice-rolls"], "a commitment that was changed with it does not help"
    assert codes(forged, noted=commitment(SECRET)) == ["dice-other-commitment", "dice-rolls"]


def test_what_was_taken_back_shifts_the_rolls(champions: Record) -> None:
    assert codes(changed(champions, rewinds=[[3, 0]])) == []
    assert codes(changed(champions, rewinds=[[3, 2]])) == ["dice-rolls"]


def test_without_a_proof_only_the_answers_are_judged(champions: Record) -> None:
    bare = deepcopy(champions)
    del bare.headers["dice"]
    verdict = check(game("champions"), bare)
    assert (verdict.proof, verdict.faults, verdict.checked) == (None, [], 0)
    assert codes(bare, noted=commitment(SECRET)) == ["dice-none"]


def test_before_the_end_the_secret_is_missing_and_nothing_is_wrong(champions: Record) -> None:
    running = changed(champions)
    del running.headers["dice"]["secret"]
    running.answers = running.answers[:40]
    verdict = check(game("champions"), running)
    assert (verdict.faults, verdict.checked) == ([], 0)
    assert verdict.rolls


def test_rolls_that_came_along_are_not_explained(champions: Record) -> None:
    verdict = check(game("champions"), changed(champions, first=5))
    assert verdict.faults == []
    assert [roll.expected for roll in verdict.rolls[:5]] == [None] * 5
    assert verdict.checked == len(verdict.rolls) - 5


@pytest.mark.parametrize(
    ("header", "field"),
    [
        ({"secret": "ab"}, "secret"),
        ({"secret": "AB" * 32}, "secret"),
        ({"secret": 7}, "secret"),
        ({"commitment": None}, "commitment"),
        ({"salts": ["a"]}, "salts"),
        ({"salts": "ab"}, "salts"),
        ({"salts": ["a\nb", ""]}, "salts"),
        ({"salts": ["\ud800", ""]}, "salts"),
        ({"first": -1}, "first"),
        ({"first": True}, "first"),
        ({"first": 1 << 40}, "first"),
        ({"rewinds": [[1]]}, "rewinds"),
        ({"rewinds": [[1, -2]]}, "rewinds"),
        ({"rewinds": [[0, 0]] * 2000}, "rewinds"),
        ({"rewinds": {}}, "rewinds"),
    ],
)
def test_a_damaged_header_is_refused_by_name(champions: Record, header: dict[str, Any], field: str) -> None:
    (fault,) = check(game("champions"), changed(champions, **header)).faults
    assert fault.refusal.code == "dice-malformed"  # type: ignore[attr-defined]
    assert fault.refusal.args == {"field": field}  # type: ignore[attr-defined]


@pytest.mark.parametrize("scheme", [0, 3, "2", None, True, [2]])
def test_an_unknown_scheme_is_refused(champions: Record, scheme: Any) -> None:
    assert codes(changed(champions, scheme=scheme)) == ["dice-scheme"]


def test_an_answer_against_the_rules_is_told_besides(champions: Record) -> None:
    record = changed(champions, salts=["x", ""])
    record.answers.append("home end")
    verdict = check(game("champions"), record)
    assert verdict.faults[0].refusal.code == "dice-rolls"  # type: ignore[attr-defined]
    assert len(verdict.faults) == 2
    assert verdict.faults[1].line == len(record.answers)  # type: ignore[attr-defined]

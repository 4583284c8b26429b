"""Every rule of every book has code and a case, or a stated reason; every language has the same rules."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Sequence
from pathlib import Path

import pytest

from dugout import rulebook
from tests.rules.cases import all_cases

LANGUAGES_COMPLETE: dict[str, list[str]] = {
    book: ["en", "nl", "de", "fr"] for book in ("toto", "champions", "counter-attack", "competition")
}
"""Books that must exist in these languages. A book not named here is checked in the languages it has."""


def game_of(book: str) -> str:
    return book.replace("-", "_")


def table(books: list[str]) -> str:
    """The coverage table, as `pytest -s` and a failure show it."""
    rows = ["book                rules  enforced  exempt  missing"]
    for book in books:
        cover = rulebook.coverage(book)
        figures = f"{len(cover.rules):>5}  {cover.enforced:>8}  {cover.exempted:>6}  {len(cover.missing):>7}"
        rows.append(f"{book:<18}  {figures}")
    return "\n".join(rows)


@pytest.mark.parametrize("book", rulebook.books())
def test_every_rule_has_code_and_a_case_or_a_reason(book: str) -> None:
    print("\n" + table([book]))
    cover = rulebook.coverage(book)
    lacking = [
        f"{rule.id}: {'no code' if not rule.code else ''}{' no case' if not rule.cases else ''}"
        for rule in cover.rules
        if rule.id in cover.missing
    ]
    assert not lacking, table([book]) + "\n" + "\n".join(lacking)


@pytest.mark.parametrize("book", rulebook.books())
def test_an_exemption_has_a_reason_and_is_needed(book: str) -> None:
    cover = {rule.id: rule for rule in rulebook.coverage(book).rules}
    for rule_id, reason in rulebook.exemptions(book).items():
        assert rule_id in cover, f"{rule_id} is exempt but not in the book"
        assert len(reason) > 15, f"{rule_id}: what is the reason?"
        rule = cover[rule_id]
        assert not (rule.code and rule.cases), f"{rule_id} has code and a case: it needs no exemption"


@pytest.mark.parametrize("book", rulebook.books())
def test_rule_texts_are_sentences(book: str) -> None:
    for language in rulebook.LANGUAGES:
        for rule_id, (chapter, text) in rulebook.texts(book, language).items():
            assert chapter.startswith(rule_id.partition(".")[0] + " "), (
                f"{rule_id} ({language}) under {chapter!r}"
            )
            assert len(text) > 10 and text[-1] in ".!:|)", f"{rule_id} ({language}): {text!r}"


@pytest.mark.parametrize("book", rulebook.books())
def test_all_languages_have_the_same_rules(book: str) -> None:
    english = list(rulebook.texts(book, "en"))
    for language in LANGUAGES_COMPLETE.get(book, []):
        assert rulebook.texts(book, language), f"{book} lacks {language}.md"
    for language in rulebook.LANGUAGES:
        found = list(rulebook.texts(book, language))
        if found:
            assert found == english, f"{book}/{language}.md: {set(found) ^ set(english) or 'another order'}"


def test_cases_name_rules_of_their_book() -> None:
    known = {rule_id for book in rulebook.books() for rule_id in rulebook.texts(book, "en")}
    have_book = {game_of(book) for book in rulebook.books()}
    for case in all_cases():
        if case.game in have_book:
            unknown = [rule_id for rule_id in case.rules if rule_id not in known]
            assert not unknown, f"{case.id} names {unknown}"


def test_code_names_rules_of_its_book() -> None:
    """In docstrings and comments, and in the strings of events and refusals."""
    for book in rulebook.books():
        ids = rulebook.texts(book, "en")
        prefix = next(iter(ids))[:2]
        folder = rulebook.PACKAGE / "games" / game_of(book)
        for file in sorted(Path(folder).rglob("*.py")):
            for rule_id in rulebook.ids_in(file.read_text(encoding="utf-8")):
                if rule_id.startswith(prefix):
                    assert rule_id in ids, f"{file.name} quotes {rule_id}"


def test_find_reads_ids_as_people_type_them() -> None:
    for typed in ("TO-7.4", "to-7.4", "TO 7.4"):
        rule = rulebook.find(typed)
        assert rule is not None
        assert rule.id == "TO-7.4"
        assert any(place.text.startswith("def disallow") for place in rule.code)
        assert any("whistle" in place.text for place in rule.cases)
    assert rulebook.find("TO-99.1") is None


def claimed_twice(code: Sequence[rulebook.Place]) -> list[str]:
    """The places that claim a rule in the same words as another, whatever their case and punctuation."""
    parts = {place: " ".join(re.findall(r"\w+", place.part.casefold())) for place in code if place.part}
    return [f"{place} {place.part}" for place, part in parts.items() if [*parts.values()].count(part) > 1]


@pytest.mark.parametrize("book", rulebook.books())
def test_functions_that_share_a_rule_say_which_part_is_theirs(book: str) -> None:
    """A rule stands in one place; where several functions claim it, none says the same as another."""
    twice = {rule.id: claimed_twice(rule.code) for rule in rulebook.coverage(book).rules}
    assert {rule_id: places for rule_id, places in twice.items() if places} == {}


def test_a_rule_that_stands_twice_is_seen() -> None:
    first, again = (rulebook.Place(file, 1, "def f()", "The ball is out.") for file in ("a.py", "b.py"))
    assert claimed_twice([first, again]) == ["a.py:1 The ball is out.", "b.py:1 The ball is out."]
    assert claimed_twice([first, dataclasses.replace(again, part="the ball is out")]) != []
    assert claimed_twice([first, dataclasses.replace(again, part="Where it is put.")]) == []
    assert claimed_twice([first, dataclasses.replace(again, part="")]) == []


@pytest.mark.parametrize(
    ("rule_id", "file", "function"),
    [
        ("CH-19.10", "champions/rules/substitution.py", "emergency"),
        ("CA-8.22", "counter_attack/rules/movement.py", "offer_free_moves"),
        ("TO-13.2", "toto/rules/whistle.py", "whistle"),
        ("CO-10.3", "competition/squads.py", "_join"),
    ],
)
def test_a_rule_is_found_at_the_function_that_claims_it(rule_id: str, file: str, function: str) -> None:
    rule = rulebook.find(rule_id)
    assert rule is not None
    first = rule.code[0]
    assert first.file.endswith(file) and first.text.startswith(f"def {function}(") and first.part


def test_fields_of_a_class_claim_nothing() -> None:
    rule = rulebook.find("CO-10.3")
    assert rule is not None
    claims = [place.text for place in rule.code if place.part]
    assert any(text.startswith("def _transfer(") for text in claims)
    assert not any(text.startswith("class ") for text in claims)
    for book in rulebook.books():
        places = [place for rule in rulebook.coverage(book).rules for place in rule.code if place.part]
        assert [str(place) for place in places if place.text.startswith("def __init__(")] == []


def test_find_speaks_other_languages() -> None:
    dutch = rulebook.find("TO-9.1", "nl")
    english = rulebook.find("TO-9.1", "en")
    assert dutch is not None and english is not None
    assert dutch.language == "nl"
    assert dutch.text != english.text


def test_ranges_of_ids_name_those_between() -> None:
    assert rulebook.ids_in("TO-6.7 to TO-6.10, TO-8.1") == ["TO-6.7", "TO-6.8", "TO-6.9", "TO-6.10", "TO-8.1"]

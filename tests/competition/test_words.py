"""Every refusal of the competition rules has a sentence in every language, with the figures it is given."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from dugout import rulebook
from dugout.i18n import LANGUAGES, render

COMPETITION = rulebook.PACKAGE / "competition"
WORDS = rulebook.PACKAGE / "i18n"


class Figures(Visitor):
    """The variables of a sentence."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802 (named by fluent.syntax)
        self.names.add(node.id.name)


def raised() -> dict[str, set[str]]:
    """The codes of Refused(…) with the figures that every place gives."""
    found: dict[str, set[str]] = {}
    for file in sorted(COMPETITION.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refused":
                code = node.args[0]
                assert isinstance(code, ast.Constant), f"{file.name}: a code is a text"
                figures = {word.arg for word in node.keywords if word.arg}
                if any(word.arg is None for word in node.keywords):
                    figures |= described()
                found[str(code.value)] = found.get(str(code.value), figures) & figures
    return found


def described() -> set[str]:
    """The figures of `**season.described(fixture)`."""
    tree = ast.parse((COMPETITION / "season.py").read_text(encoding="utf-8"))
    named = (
        node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and node.name == "described"
    )
    keys = (key for node in ast.walk(next(named)) if isinstance(node, ast.Dict) for key in node.keys)
    return {str(key.value) for key in keys if isinstance(key, ast.Constant)}


def sentences(file: Path) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, fluent.Message):
            visitor = Figures()
            visitor.visit(entry)
            found[entry.id.name.removeprefix("refusal-co-")] = visitor.names
    return found


@pytest.mark.parametrize("language", rulebook.LANGUAGES)
def test_every_refusal_has_words(language: str) -> None:
    codes = raised()
    words = sentences(WORDS / language / "competitions-refusals.ftl")
    assert len(codes) > 30
    assert set(words) == set(codes)
    for code, figures in words.items():
        assert figures <= codes[code], f"{code} names figures that nobody gives"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("word", ["co-did-extend", "co-did-resume"])
def test_less_than_an_hour_is_not_told_as_none_or_one(language: str, word: str) -> None:
    args = {"by": "Ann", "part": "Part", "on": "yes", "unit": "hours"}
    assert not re.search(r"\d", render(word, {**args, "hours": 0}, language))
    hours, days = (render(word, {**args, "unit": unit, "hours": 5}, language) for unit in ("hours", "days"))
    assert "5" in hours and "5" in days and hours != days


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ("goal", "suspended")),
        ("de", ("Tor", "gesperrt")),
        ("nl", ("doelpunt", "geschorst")),
        ("fr", ("but", "suspendu")),
    ],
)
def test_a_man_who_is_out_is_said_to_be_suspended_or_injured(language: str, words: tuple[str, str]) -> None:
    """CO-10.5: the same refusal stands beside a scorer, a card and an injury."""
    said = render("refusal-co-man-out", {"man": "9"}, language)
    assert all(word in said for word in words)

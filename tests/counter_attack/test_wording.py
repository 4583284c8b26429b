"""Refusals in words: no coordinate, no name of a row, in any language."""

from __future__ import annotations

import re

import pytest

from dugout.games.counter_attack import terms
from dugout.i18n import LANGUAGES, render

ABOUT_HEXES = (
    "occupied", "too-far", "next-to-throw", "keeper-stays", "keeper-way-out", "path-blocked", "opponent-there",
    "mate-too-near", "opponent-too-near",
)  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_names_no_coordinate(language: str) -> None:
    for code in ABOUT_HEXES:
        assert not re.search(r"\d,|[{}$]", render(f"refusal-ca-{code}", {"hex": "12,-4"}, language))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("row", terms.ROW_NAMES)
def test_what_has_happened_is_said_in_words(language: str, row: str) -> None:
    text = render("refusal-ca-not-in-row", {"row": row}, language)
    assert row not in text
    assert "{" not in text
    if row != "OTHER":
        assert text != render("refusal-ca-not-in-row", {"row": "OTHER"}, language)

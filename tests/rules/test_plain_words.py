"""Rule chips show the text of a rule: it speaks the players' words, not the engine's."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

BOOKS = Path(__file__).resolve().parents[2] / "docs" / "rules"
ENGINE = re.compile(r"\b[A-Za-z]+_[A-Za-z_]+\b|\bSC-\d\b|`[A-Z]{2,}`|`[a-z]{3,}`|`last\b")


@pytest.mark.parametrize(
    "file", sorted(BOOKS.glob("*/*.md")), ids=lambda file: f"{file.parent.name}-{file.stem}"
)
def test_a_book_has_no_term_of_the_engine(file: Path) -> None:
    assert ENGINE.findall(file.read_text(encoding="utf-8")) == []

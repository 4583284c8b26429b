"""What a game gets that only says its position: a picture and a stored form."""

from __future__ import annotations

from typing import Any

import pytest

from dugout.core.errors import ParseError
from dugout.core.rules import Rules


class Lines(Rules[str, str]):
    """A game whose state is its position."""

    def position(self, s: str) -> str:
        return s

    def from_position(self, text: str) -> str:
        return text


def test_a_position_is_drawn_and_stored() -> None:
    lines = Lines()
    assert lines.draw("a b") == "a b"
    assert lines.load(lines.dump("a b")) == "a b"


@pytest.mark.parametrize(
    "data", [{}, {"schema": 1, "position": "a"}, {"schema": 2, "position": 3}, {"schema": 2}]
)
def test_what_was_not_dumped_is_not_loaded(data: dict[str, Any]) -> None:
    with pytest.raises(ParseError, match="bad-schema"):
        Lines().load(data)

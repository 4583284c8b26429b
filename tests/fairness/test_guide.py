"""The guide works one roll out by hand: its figures are those of the program."""

from __future__ import annotations

import re
from pathlib import Path

from dugout.fairness.scheme import Dice, commitment

GUIDE = Path(__file__).parents[2] / "docs" / "guides" / "fair-dice.md"
SECRET = "ab" * 32


def test_the_example_of_the_guide_is_right() -> None:
    text = GUIDE.read_text(encoding="utf-8")
    assert text.count(commitment(SECRET)) == 2
    dice = Dice(SECRET, ("noor's", ""))
    digest = re.search(r"SHA2-256\(stdin\)= ([0-9a-f]{64})", text)
    rest = re.search(
        r"`0x([0-9a-f]{16})` modulo 6 is (\d), so a die with the faces 1 to 6 shows \*\*(\d)\*\*", text
    )
    assert digest and rest
    assert digest[1] == dice.digest(0, 0).hex()
    assert digest[1].startswith(rest[1])
    assert int(rest[1], 16) % 6 == int(rest[2])
    assert dice.roll(0, range(1, 7)) == int(rest[3])

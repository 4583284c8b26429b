"""TO-14: the kinds of questions: number, name, rule, and what a question keeps. Toto never nests them: one is open."""

from __future__ import annotations

from typing import Final

from dugout.core.agenda import Kind, die, end, question, table

ASK_COLUMN: Final = 1
ROLL_STARTER: Final = 2
ROLL_SHUFFLE: Final = 3
ASK_HAND: Final = 4
ASK_FORM: Final = 5
ASK_GOAL: Final = 6
ASK_WHISTLE: Final = 7
OVER: Final = 8

KINDS: Final[dict[int, Kind]] = table(
    question(ASK_COLUMN, "column", "TO-1.4"),
    die(ROLL_STARTER, "starter", "TO-6.2"),
    die(ROLL_SHUFFLE, "shuffle", "TO-3.3"),
    question(ASK_HAND, "hand", "TO-4.1"),
    question(ASK_FORM, "form", "TO-5.1"),
    question(ASK_GOAL, "goal", "TO-6.3"),
    question(ASK_WHISTLE, "window", "TO-7.1", "side", "scorer", "asked"),
    end(OVER, "over", "TO-11.4"),
)
"""The side scored on, the scorer, and the mask of all seats asked in this window, which is public."""
CODES: Final[dict[int, str]] = {number: f"to.{kind.name}" for number, kind in KINDS.items()}
"""By kind: what catalogues call the question."""

"""Choices as numbers inside and as short texts outside: `column 3`, `form 1312231123123`, `goal 3H`, …

A text that is an answer in form but can never be a legal one (`column 9`, `goal 14H`, `form 12`) is
a choice too, so that it is refused with the code of TO-0.6.
"""

from __future__ import annotations

from typing import Final

from dugout.core.errors import ParseError
from dugout.core.values import Refusal
from dugout.games.toto.board import FORMS, form_number, form_text

COLUMN: Final = 0
"""Choices 0 to 99: `column 0` to `column 99`."""
OPEN: Final = 100
COVERED: Final = 101
WHISTLE: Final = 110
STAND: Final = 111
CLOSE: Final = 120
GOAL: Final = 200
"""Choices 200 to 399: GOAL + 2·fixture (from 1) + 1 for the away side."""
NO_FORM: Final = 999
"""Any text after `form` that is not 13 marks."""
FORM: Final = 1000

GOAL_SIDE: Final = GOAL + 2
"""GOAL_SIDE + side is the choice of a goal there."""


def is_column(choice: int) -> bool:
    return 0 <= choice < 100


def is_goal(choice: int) -> bool:
    return GOAL <= choice < GOAL + 200


def is_form(choice: int) -> bool:
    """Whether the choice claims to be a form (NO_FORM does)."""
    return NO_FORM <= choice < FORM + FORMS


def describe(choice: int) -> str:
    """The text of a choice."""
    if is_goal(choice):
        return f"goal {(choice - GOAL) // 2}{'A' if choice % 2 else 'H'}"
    if choice == STAND:
        return "stand"
    if choice == WHISTLE:
        return "whistle"
    if choice == CLOSE:
        return "close"
    if choice == OPEN:
        return "open"
    if choice == COVERED:
        return "covered"
    if is_column(choice):
        return f"column {choice}"
    if FORM <= choice < FORM + FORMS:
        return f"form {form_text(choice - FORM)}"
    if choice == NO_FORM:
        return "form -"
    raise ValueError(f"no choice of this game: {choice}")


def parse(text: str) -> int:
    """The inverse of `describe`; raises ParseError."""
    word, _, rest = text.strip().partition(" ")
    if word == "goal":
        return _goal(rest, text)
    if word == "column":
        return COLUMN + number(rest, text)
    if word == "form":
        form = form_number(rest)
        return NO_FORM if form < 0 else FORM + form
    if rest:
        raise _bad(text)
    if word == "stand":
        return STAND
    if word == "whistle":
        return WHISTLE
    if word == "close":
        return CLOSE
    if word == "open":
        return OPEN
    if word == "covered":
        return COVERED
    raise _bad(text)


def _goal(rest: str, text: str) -> int:
    side = rest[-1:].upper()
    if side != "H" and side != "A":
        raise _bad(text)
    return GOAL + 2 * number(rest[:-1], text) + (1 if side == "A" else 0)


def number(digits: str, text: str) -> int:
    """One or two digits; more is a malformed command (TO-0.6)."""
    if not digits.isascii() or not digits.isdigit() or len(digits) > 2:
        raise _bad(text)
    return int(digits)


def _bad(text: str) -> ParseError:
    return ParseError(Refusal("to.bad-text", "TO-0.6", {"text": text[:40]}))

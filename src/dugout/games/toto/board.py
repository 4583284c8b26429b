"""TO-0, TO-3, TO-10, TO-12: the numbers of the board, the deck and the tables of the book."""

from __future__ import annotations

from typing import Final

FIXTURES: Final = 13
SIDES: Final = 26
"""A side is fixture·2 (from 0), plus 1 for the away side: TO-6.7 lists them in this order."""
TOP_SCORE: Final = 6
FACES: Final = 7
"""Faces 0 to 5 are the goal cards 1 to 6, face 6 is the whistle."""
WHISTLE_FACE: Final = 6
DECK_CARDS: Final = 64
COLUMNS: Final = 8
MIN_SEATS: Final = 2
MAX_SEATS: Final = 8
MAX_EXTRA_ROUNDS: Final = 5

FORMS: Final = 3**FIXTURES
"""A form is a number in base 3, fixture 1 first, digit = mark − 1."""

FIRST_CASH: Final = 50  # TO-2.2: five notes of 10
STAKE: Final = 10
NOTE: Final = 10
NOTES_FROM_ROUND: Final = 6

FACE_TEXT: Final = "123456w"

DEFAULT_DECK: Final = (18, 14, 10, 7, 4, 3, 8)
"""TO-12.1: goal cards 1 to 6, then whistles."""

DEFAULT_FIXTURES: Final = (
    ("NED", "BEL"),
    ("ENG", "SCO"),
    ("GER", "AUT"),
    ("FRA", "ESP"),
    ("ITA", "SUI"),
    ("POR", "GRE"),
    ("SWE", "NOR"),
    ("DEN", "FIN"),
    ("POL", "CZE"),
    ("HUN", "ROU"),
    ("BRA", "ARG"),
    ("MEX", "USA"),
    ("JPN", "KOR"),
)
"""TO-12.4: codes of the teams; their names stand in the catalogues."""

_CARDS_EACH: Final = (0, 0, 32, 21, 16, 12, 10, 9, 8)
_JACKPOT: Final = (0, 0, 10, 10, 15, 15, 20, 25, 25)


def letter_of(column: int, seat: int) -> str:
    """TO-1.4: the letter of a column; before a seat has one, its number at the table."""
    return "ABCDEFGH"[column - 1] if column else str(seat + 1)


def cards_each(seats: int) -> int:
    """TO-3.2: how many cards each seat is dealt."""
    return _CARDS_EACH[seats]


def jackpot_amount(seats: int) -> int:
    """TO-10.2: what the bank adds to the next pot."""
    return _JACKPOT[seats]


def side_text(side: int) -> str:
    """`3H` for the home side of fixture 3."""
    return f"{side // 2 + 1}{'A' if side % 2 else 'H'}"


def form_text(form: int) -> str:
    """TO-5.1: the 13 marks of a form."""
    marks = ""
    for _ in range(FIXTURES):
        marks = "123"[form % 3] + marks
        form //= 3
    return marks


def form_number(marks: str) -> int:
    """The inverse of `form_text`; −1 for a text that is no form (TO-5.1)."""
    if len(marks) != FIXTURES:
        return -1
    form = 0
    for mark in marks:
        if mark == "1":
            form = form * 3
        elif mark == "2":
            form = form * 3 + 1
        elif mark == "3":
            form = form * 3 + 2
        else:
            return -1
    return form


def cards_text(counts: list[int]) -> str:
    """Counts by face as a row of faces: `112w`; `-` for none."""
    text = ""
    for face in range(FACES):
        text += FACE_TEXT[face] * counts[face]
    return text or "-"

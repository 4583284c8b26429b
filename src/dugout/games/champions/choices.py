"""CH-3.4: answers as integers inside and as short texts outside (docs/notation/champions.md).

A choice is `kind << 40 | payload`; payloads are pieces, cells and directions
of 8 bits each, the lowest named last.
"""

from __future__ import annotations

from typing import Final

from dugout.core.errors import ParseError
from dugout.core.values import Refusal
from dugout.games.champions.board import (
    COLUMN_LETTERS,
    SQUAD,
    cell_named,
    cell_text,
    kind_of,
    piece_named,
    piece_text,
)
from dugout.geometry.square import DIRECTION_NAMES

SHIFT: Final = 40
PAYLOAD: Final = (1 << SHIFT) - 1

NONE: Final = 0
ROLL: Final = 1
BACK: Final = 2
PICK_UP: Final = 3
LINEUP: Final = 4
LINE: Final = 5
KEEPER: Final = 6
CENTRE: Final = 7
WARM: Final = 8
FOUL: Final = 9
WALK: Final = 10
RUN: Final = 11
PUSH: Final = 12
KICK: Final = 13
CHASE: Final = 14
INTERCEPT: Final = 15
DIVE: Final = 16
REBOUND: Final = 17
STEP_TO: Final = 18
PUT: Final = 19
DROP: Final = 20
SUB: Final = 21
BENCH: Final = 22
STAND_IN: Final = 23
MAN: Final = 24
TAKER: Final = 25

WORDS: Final = (
    "none", "roll", "back", "pickup", "lineup", "line", "keeper", "centre", "warm", "foul", "walk", "run", "push",
    "kick", "chase", "intercept", "dive", "rebound", "step", "put", "drop", "sub", "bench", "standin", "man", "taker",
)  # fmt: skip

# What stands behind the word: p piece, c cell, n number, d direction.
SHAPES: Final = (
    "", "", "", "", "lineup", "line", "c", "pc", "p", "pp", "pc", "pn", "pd",
    "kick", "pc", "p", "c", "d", "c", "pc", "c", "pp", "p", "p", "p", "pc",
)  # fmt: skip


LIMITS: Final = {"p": 2 * SQUAD, "c": 180, "n": 100, "d": 8}


def pack(kind: int, a: int = 0, b: int = 0) -> int:
    """A choice of up to two small figures."""
    return kind << SHIFT | a << 8 | b


def first(choice: int) -> int:
    """The first of two figures."""
    return choice >> 8 & 0xFF


def last(choice: int) -> int:
    """The last figure."""
    return choice & 0xFF


def pack_kick(direction: int, before: int, turn: int, after: int) -> int:
    """A leg: cells in the first direction; turn −1 (left), 0 or +1 (right); cells after the curve."""
    return KICK << SHIFT | direction << 24 | before << 16 | (turn + 1) << 8 | after


def kick_direction(choice: int) -> int:
    return choice >> 24 & 0xFF


def kick_before(choice: int) -> int:
    return choice >> 16 & 0xFF


def kick_turn(choice: int) -> int:
    return (choice >> 8 & 0xFF) - 1


def kick_after(choice: int) -> int:
    return choice & 0xFF


def pack_lineup(keeper_shirt: int, field: int) -> int:
    """The keeper's shirt and the mask of the ten field players (bit shirt − 1)."""
    return LINEUP << SHIFT | keeper_shirt << 20 | field


def lineup_keeper(choice: int) -> int:
    """Shirt of the man in goal."""
    return choice >> 20 & 0x1F


def lineup_field(choice: int) -> int:
    return choice & 0xFFFFF


def pack_line(columns: list[int], shirts: list[int]) -> int:
    """Up to four men of a line from west to east, 9 bits each: column, then shirt."""
    payload = 0
    for index in range(len(columns)):
        payload = payload << 9 | columns[index] << 5 | shirts[index]
    return LINE << SHIFT | payload


def line_columns(choice: int) -> list[int]:
    return [entry >> 5 for entry in _line_entries(choice)]


def line_shirts(choice: int) -> list[int]:
    return [entry & 0x1F for entry in _line_entries(choice)]


def _line_entries(choice: int) -> list[int]:
    payload = choice & PAYLOAD
    entries: list[int] = []
    while payload:
        entries.append(payload & 0x1FF)
        payload >>= 9
    entries.reverse()
    return entries


def describe(choice: int) -> str:
    """The text of a choice."""
    kind = choice >> SHIFT
    word, shape = WORDS[kind], SHAPES[kind]
    if shape == "lineup":
        return f"{word} {_lineup_text(choice)}"
    if shape == "line":
        men = [f"{COLUMN_LETTERS[entry >> 5]}{entry & 0x1F}" for entry in _line_entries(choice)]
        return f"{word} {' '.join(men)}"
    if shape == "kick":
        return f"{word} {kick_text(choice)}"
    figures = (choice & 0xFF,) if len(shape) == 1 else (choice >> 8 & 0xFF, choice & 0xFF)
    return " ".join([word, *(_figure_text(shape[index], figures[index]) for index in range(len(shape)))])


def is_well_formed(choice: int) -> bool:
    """Whether an integer is a choice at all, so that `describe` has words for it."""
    if choice < 0 or choice >> SHIFT >= len(WORDS):
        return False
    shape = SHAPES[choice >> SHIFT]
    payload = choice & PAYLOAD
    if shape == "lineup":
        return payload >> 25 == 0 and 1 <= lineup_keeper(choice) <= SQUAD
    if shape == "line":
        entries = _line_entries(choice)
        return 1 <= len(entries) <= 4 and all(
            entry >> 5 < 12 and 1 <= entry & 0x1F <= SQUAD for entry in entries
        )
    if shape == "kick":
        turn, after = kick_turn(choice), kick_after(choice)
        return (
            payload >> 27 == 0 and kick_before(choice) >= 1 and abs(turn) <= 1 and (turn != 0) == (after > 0)
        )
    if payload >> 8 * len(shape):
        return False
    figures = (payload & 0xFF,) if len(shape) == 1 else (payload >> 8, payload & 0xFF)
    return all(figures[index] < LIMITS[shape[index]] for index in range(len(shape)))


def _figure_text(shape: str, figure: int) -> str:
    if shape == "p":
        return piece_text(figure)
    if shape == "c":
        return cell_text(figure)
    if shape == "d":
        return DIRECTION_NAMES[figure]
    return str(figure)


def kick_text(choice: int) -> str:
    """`NE3`, or with a curve `NE2 N1`."""
    direction = kick_direction(choice)
    text = f"{DIRECTION_NAMES[direction]}{kick_before(choice)}"
    turn = kick_turn(choice)
    if turn == 0:
        return text
    return f"{text} {DIRECTION_NAMES[(direction + turn) & 7]}{kick_after(choice)}"


def _lineup_text(choice: int) -> str:
    """The man in goal, then the shirts of the three lines."""
    field = lineup_field(choice)
    lines: list[list[str]] = [[], [], [], []]
    for shirt in range(1, SQUAD + 1):
        if field >> (shirt - 1) & 1:
            lines[kind_of(shirt - 1)].append(str(shirt))
    return " ".join([str(lineup_keeper(choice)), *(",".join(line) for line in lines[1:])])


def parse(text: str) -> int:
    """The inverse of `describe`; raises ParseError."""
    parts = text.split(" ")
    if len(text) > 80 or parts[0] not in WORDS:
        raise bad_answer(text)
    kind = WORDS.index(parts[0])
    shape = SHAPES[kind]
    choice = -1
    if shape == "lineup":
        choice = _parse_lineup(parts)
    elif shape == "line":
        choice = _parse_line(parts)
    elif shape == "kick":
        choice = _parse_kick(parts)
    elif len(parts) == len(shape) + 1:
        choice = _parse_figures(kind, shape, parts)
    if choice < 0 or describe(choice) != text:
        raise bad_answer(text)
    return choice


def bad_answer(text: str) -> ParseError:
    return ParseError(Refusal("ch.bad-answer", "CH-3.4", {"text": text[:40]}))


def _parse_figures(kind: int, shape: str, parts: list[str]) -> int:
    figures = [0, 0]
    for index in range(len(shape)):
        text = parts[index + 1]
        figure = -1
        if shape[index] == "p":
            figure = piece_named(text)
        elif shape[index] == "c":
            figure = cell_named(text)
        elif shape[index] == "d":
            figure = DIRECTION_NAMES.index(text) if text in DIRECTION_NAMES else -1
        else:
            figure = small_number(text)
        if figure < 0:
            return -1
        figures[2 - len(shape) + index] = figure
    return pack(kind, figures[0], figures[1])


def small_number(text: str) -> int:
    """A plain number up to two digits; −1 for anything else."""
    return int(text) if 1 <= len(text) <= 2 and text.isascii() and text.isdigit() else -1


def _parse_kick(parts: list[str]) -> int:
    legs: list[int] = []
    for part in parts[1:]:
        letters = part.rstrip("0123456789")
        number = small_number(part[len(letters) :])
        if letters not in DIRECTION_NAMES or number < 1:
            return -1
        legs.append(DIRECTION_NAMES.index(letters))
        legs.append(number)
    if len(legs) == 2:
        return pack_kick(legs[0], legs[1], 0, 0)
    if len(legs) == 4 and (legs[2] - legs[0]) & 7 in (1, 7):
        return pack_kick(legs[0], legs[1], 1 if (legs[2] - legs[0]) & 7 == 1 else -1, legs[3])
    if len(set(legs[::2])) > 1:  # CH-8.2: two curves, or a turn that is none
        raise ParseError(Refusal("ch.one-curve", "CH-8.2"))
    return -1


def _parse_lineup(parts: list[str]) -> int:
    if len(parts) != 5:
        return -1
    keeper = small_number(parts[1])
    if keeper < 1 or keeper > SQUAD:
        return -1
    field = 0
    for part in ",".join(parts[2:]).split(","):
        shirt = small_number(part)
        if shirt < 1 or shirt > SQUAD:
            return -1
        field |= 1 << (shirt - 1)
    return pack_lineup(keeper, field)


def _parse_line(parts: list[str]) -> int:
    columns: list[int] = []
    shirts: list[int] = []
    for part in parts[1:]:
        shirt = small_number(part[1:])
        if len(columns) == 4 or part[:1] not in COLUMN_LETTERS or not part or shirt < 1 or shirt > SQUAD:
            return -1
        columns.append(COLUMN_LETTERS.index(part[0]))
        shirts.append(shirt)
    return pack_line(columns, shirts)

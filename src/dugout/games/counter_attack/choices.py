"""Choices as numbers inside and as short texts outside: `run H9 12,-4`, `standard 3,-3`, `jump H 4,9`, …

A choice is `verb << 33 | a << 22 | b << 11 | c`; what the three numbers mean depends on the verb. Pieces are
written as side and shirt (`H9`, `A1`), hexes as `column,height`, squad members by their number, 1 to 16.
docs/notation/counter-attack.md lists all texts.
"""

from __future__ import annotations

from typing import Final

from dugout.core.errors import ParseError
from dugout.core.values import Refusal
from dugout.games.counter_attack.board import COLUMN, HEIGHT, NO_CELL, cell_at
from dugout.games.counter_attack.terms import ATTRIBUTE_NAMES, MEN, PIECES

FIELD: Final = 11
LIMIT: Final = 1 << FIELD
MASK: Final = LIMIT - 1

END: Final = 0
MOVE: Final = 1
STANDARD: Final = 2
SHORT: Final = 3
FIRST: Final = 4
HIGH: Final = 5
LONG: Final = 6
THROW: Final = 7
KICK: Final = 8
SHOT: Final = 9
SNAPSHOT: Final = 10
RUN: Final = 11
DRIBBLE: Final = 12
OVER_LINE: Final = 13
STAY: Final = 14
STEP: Final = 15
TACKLE: Final = 16
RECKLESS: Final = 17
NO: Final = 18
PLAY_ON: Final = 19
TAKE_KICK: Final = 20
DIVE: Final = 21
JUMP: Final = 22
HEAD: Final = 23
GOAL: Final = 24
AIM: Final = 25
HEADER: Final = 26
DROP: Final = 27
CORNER: Final = 28
TAKER: Final = 29
RETREAT: Final = 30
SUBSTITUTE: Final = 31
KEEPER: Final = 32
ORDER: Final = 33
PICK: Final = 34
LINEUP: Final = 35
WEAR: Final = 36
POINT: Final = 37
FORMATION: Final = 38
LIFT: Final = 39
PUT: Final = 40
ARRANGE: Final = 41
PLACE: Final = 42
REMOVE: Final = 43
MINUTE: Final = 44
OWN: Final = 45

VERBS: Final = (
    "end", "move", "standard", "short", "first", "high", "long", "throw", "kick", "shot", "snapshot", "run",
    "dribble", "over", "stay", "step", "tackle", "reckless", "no", "play-on", "take-kick", "dive", "jump", "head",
    "goal", "aim", "header", "drop", "corner", "taker", "retreat", "sub", "keeper", "order", "pick", "lineup",
    "wear", "point", "formation", "lift", "put", "arrange", "place", "remove", "minute", "own",
)  # fmt: skip

FORMATIONS: Final = ("4-4-2", "4-3-3", "3-4-3", "5-3-2")

_BARE: Final = "bare"
_CELL: Final = "cell"
_PIECE: Final = "piece"
_PIECE_CELL: Final = "piece-cell"
SHAPES: Final = {
    "standard": _CELL, "short": _CELL, "first": _CELL, "high": _CELL, "long": _CELL, "throw": _CELL, "kick": _CELL,
    "shot": _CELL, "dribble": _CELL, "step": _CELL, "head": _CELL, "goal": _CELL, "aim": _CELL, "corner": _CELL,
    "retreat": _CELL, "put": _CELL, "place": _CELL, "run": _PIECE_CELL, "taker": _PIECE, "keeper": _PIECE,
    "order": _PIECE, "lift": _PIECE, "remove": _PIECE, "jump": "jump", "sub": "sub", "pick": "number",
    "lineup": "formation", "formation": "formation", "own": "formation", "wear": "number", "point": "point",
}  # fmt: skip


def pack(verb: int, a: int = 0, b: int = 0) -> int:
    return verb << 33 | a << 22 | b << FIELD


def verb_of(choice: int) -> int:
    return choice >> 33


def first(choice: int) -> int:
    return choice >> 22 & MASK


def second(choice: int) -> int:
    return choice >> FIELD & MASK


def piece_text(piece: int) -> str:
    """`H9`, `A1`."""
    return f"{'A' if piece >= MEN else 'H'}{piece % MEN + 1}"


def cell_text(cell: int) -> str:
    """`12,-4`."""
    return f"{COLUMN[cell]},{HEIGHT[cell]}"


def describe(choice: int) -> str:
    """The text of a choice."""
    verb = verb_of(choice)
    if verb < 0 or verb >= len(VERBS):
        raise ValueError(f"no choice of this game: {choice}")
    word = VERBS[verb]
    shape = SHAPES.get(word, _BARE)
    a, b = first(choice), second(choice)
    if shape == _CELL:
        return f"{word} {cell_text(a)}"
    if shape == _PIECE_CELL:
        return f"{word} {piece_text(a)} {cell_text(b)}"
    if shape == _PIECE:
        return f"{word} {piece_text(a)}"
    if shape == "jump":
        return f"{word} {'A' if a else 'H'} {_shirts_text(b)}"
    if shape == "sub":
        return f"{word} {piece_text(a)} {b}"
    if shape == "number":
        return f"{word} {a}"
    if shape == "formation":
        return f"{word} {FORMATIONS[a]}"
    if shape == "point":
        return f"{word} {a} {ATTRIBUTE_NAMES[b]}"
    return word


def _shirts_text(mask: int) -> str:
    shirts = [str(shirt + 1) for shirt in range(MEN) if mask >> shirt & 1]
    return ",".join(shirts) if shirts else "none"


def parse(text: str) -> int:
    """The inverse of `describe`; raises ParseError."""
    words = text.split()
    if not words or words[0] not in VERBS:
        raise bad_text(text)
    verb = VERBS.index(words[0])
    shape = SHAPES.get(words[0], _BARE)
    rest = words[1:]
    if shape == _BARE and not rest:
        return pack(verb)
    if shape == _CELL and len(rest) == 1:
        return pack(verb, parse_cell(rest[0]))
    if shape == _PIECE_CELL and len(rest) == 2:
        return pack(verb, parse_piece(rest[0]), parse_cell(rest[1]))
    if shape == _PIECE and len(rest) == 1:
        return pack(verb, parse_piece(rest[0]))
    if shape == "jump" and len(rest) == 2 and rest[0] in ("H", "A"):
        return pack(verb, 1 if rest[0] == "A" else 0, _shirts(rest[1], text))
    if shape == "sub" and len(rest) == 2:
        return pack(verb, parse_piece(rest[0]), _number(rest[1], text))
    if shape == "number" and len(rest) == 1:
        return pack(verb, _number(rest[0], text))
    if shape == "formation" and len(rest) == 1 and rest[0] in FORMATIONS:
        return pack(verb, FORMATIONS.index(rest[0]))
    if shape == "point" and len(rest) == 2 and rest[1] in ATTRIBUTE_NAMES:
        return pack(verb, _number(rest[0], text), ATTRIBUTE_NAMES.index(rest[1]))
    raise bad_text(text)


def parse_cell(text: str) -> int:
    """The cell of `12,-4`; raises ParseError."""
    column, comma, height = text.partition(",")
    if not comma or not _is_number(column) or not _is_number(height):
        raise bad_text(text)
    cell = cell_at(int(column), int(height))
    if cell == NO_CELL:
        raise ParseError(Refusal("ca.no-such-hex", "CA-2.3", {"text": text[:40]}))
    return cell


def parse_piece(text: str) -> int:
    """The piece of `H9`; raises ParseError."""
    if text[:1] not in ("H", "A") or not _is_number(text[1:]) or not 1 <= int(text[1:]) <= MEN:
        raise bad_text(text)
    return (MEN if text[0] == "A" else 0) + int(text[1:]) - 1


def is_piece(number: int) -> bool:
    return 0 <= number < PIECES


def _shirts(text: str, whole: str) -> int:
    if text == "none":
        return 0
    mask = 0
    for part in text.split(","):
        shirt = _number(part, whole)
        if not 1 <= shirt <= MEN:
            raise bad_text(whole)
        mask |= 1 << (shirt - 1)
    return mask


def _number(text: str, whole: str) -> int:
    if not text.isascii() or not text.isdigit() or len(text) > 4 or int(text) >= LIMIT:
        raise bad_text(whole)
    return int(text)


def _is_number(text: str) -> bool:
    digits = text[1:] if text[:1] == "-" else text
    return digits.isascii() and digits.isdigit() and len(digits) <= 3


def bad_text(text: str) -> ParseError:
    return ParseError(Refusal("ca.bad-text", "CA-6.10", {"text": text[:40]}))

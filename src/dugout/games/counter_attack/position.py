# mypyc: interpreted
"""CA-6.10: a whole position in one line, and the state as plain data. docs/notation/counter-attack.md explains both.

A position is `ca1` and words. `H9@4,0` sets a piece on a hex, every other word is `name=value`. What is not
named has its default: neutral cards, the wearer of a shirt is the squad member of that number, the match is in
its first half, and the carrier's side is to choose what follows. `write` names whatever differs from that.
"""

from __future__ import annotations

import json
from typing import Any, Final

from dugout.core.agenda import Frame, load_frame
from dugout.core.errors import ParseError, SetupError
from dugout.core.values import Refusal, Setup
from dugout.games.counter_attack import kinds, terms
from dugout.games.counter_attack.board import NO_CELL, cells_in, set_of
from dugout.games.counter_attack.choices import cell_text, parse_cell, parse_piece, piece_text
from dugout.games.counter_attack.options import VERSION, configure
from dugout.games.counter_attack.rules import movement
from dugout.games.counter_attack.state import NOBODY, State

MARK: Final = "ca1"
SCHEMA: Final = 2
FIRST_SCHEMA: Final = 1
"""The form of states by the first version of the rules: they name no version."""

NUMBERS: Final = (
    "questions", "round", "picks", "first_picker", "referee", "ends", "ball", "ball_state", "carrier", "attack",
    "last", "last_touch", "last_play", "last_play_team", "high_team", "flags", "anchor", "play", "by", "origin",
    "target", "receiver", "stepped", "jumpers", "corner_ball", "step", "left", "moved", "tried", "dived", "barred",
    "throwing", "clock", "due", "period", "kicked_off", "restart", "restart_cell", "restart_team", "leg", "host",
    "ended",
)  # fmt: skip
LISTS: Final = (
    "deck", "keeper_deck", "open", "squad", "skill", "status", "yellows", "reds", "injuries", "wearing", "wear_next",
    "formation", "points", "bonus", "who", "cell", "keeper", "vacated", "scores", "score", "normal_score", "order",
    "kicks", "converted", "leg_score", "stood",
)  # fmt: skip
CELLS: Final = ("ball", "origin", "target", "restart_cell")
"""Numbers that are hexes: written `12,-4`, or `-` for none."""
PIECES: Final = ("carrier", "anchor", "by", "receiver")
"""Numbers that are pieces: written `H9`, or `-` for nobody."""
SETS: Final = ("flags", "jumpers", "moved", "tried", "barred")
"""Numbers that are sets of pieces, one bit each: written `H9,A4`, or `-` for nobody."""
SEATS: Final = ("-", "H", "A", "HA")
"""Who is asked, by the two bits of a frame."""
SHORT: Final = ("pa", "dr", "ta", "he", "hp", "sh", "re", "sa", "ae")
"""Attributes in a position: `skills=H9:sh5,dr4;A1:sa3`."""
KIND_NAMES: Final = {kind.name: kind.number for kind in kinds.KINDS.values()}
YOUNGER: Final[dict[str, Any]] = {"ready": False, "kick_off": "toss"}
"""Options that the first records do not name, as those matches were played."""

NEUTRAL_OUTFIELDER: Final = (4, 3, 3, 3, 4, 3, 4, 0, 0)
NEUTRAL_KEEPER: Final = (5, 1, 0, 0, 0, 0, 5, 4, 4)


def attribute(name: str) -> str:
    """Where the state keeps what a position calls so."""
    return "number" if name == "questions" else name


def dump(s: State) -> dict[str, Any]:
    """Plain JSON data with a schema version."""
    data: dict[str, Any] = {"schema": FIRST_SCHEMA, "options": _kept(s.config.values)}
    if s.config.version > 1:
        data["schema"], data["version"] = SCHEMA, s.config.version
    for name in NUMBERS:
        data[name] = getattr(s, attribute(name))
    for name in LISTS:
        data[name] = list(getattr(s, name))
    data["agenda"] = [frame.dump() for frame in s.agenda.frames]
    return data


def _kept(values: dict[str, Any]) -> dict[str, Any]:
    """The options that are hashed: those younger than the first records only where they are not as before."""
    return {name: value for name, value in values.items() if name not in YOUNGER or value != YOUNGER[name]}


def load(data: dict[str, Any]) -> State:
    """The inverse of `dump`; raises ParseError."""
    try:
        if data["schema"] not in (FIRST_SCHEMA, SCHEMA):
            raise _bad("schema")
        version = 1 if data["schema"] == FIRST_SCHEMA else int(data["version"])
        s = State(configure(Setup(2, data["options"], version)))
        for name in NUMBERS:
            setattr(s, attribute(name), int(data[name]))
        for name in LISTS:
            setattr(s, name, [int(value) for value in data[name]])
        s.agenda.frames[:] = [load_frame(row) for row in data["agenda"]]
    except (KeyError, TypeError, ValueError) as error:
        raise _bad(str(error)[:40]) from None
    except SetupError as error:
        raise ParseError(error.refusal) from None
    _set_masks(s)
    return s


def _set_masks(s: State) -> None:
    for team in (0, 1):
        s.mask[team] = 0
        for cell in s.cell[team * terms.MEN : team * terms.MEN + terms.MEN]:
            if cell != NO_CELL:
                s.mask[team] |= 1 << cell


def write(s: State) -> str:
    """The whole position in one line."""
    words = [MARK, *_settings(s), *_pieces(s)]
    base = _read(words, False)
    for name in NUMBERS:
        value = getattr(s, attribute(name))
        if value != getattr(base, attribute(name)):
            words.append(f"{name}={_number_text(name, value)}")
    for name in LISTS:
        if getattr(s, name) != getattr(base, name):
            words.append(f"{name}={','.join(str(value) for value in getattr(s, name)) or '-'}")
    words.append(f"agenda={';'.join(_frame_text(frame) for frame in s.agenda.frames) or '-'}")
    return " ".join(words)


def _number_text(name: str, value: int) -> str:
    if name in CELLS:
        return "-" if value < 0 else cell_text(value)
    if name in PIECES:
        return "-" if value < 0 else piece_text(value)
    if name in SETS:
        return ",".join(piece_text(piece) for piece in cells_in(value)) or "-"
    return str(value)


def _number(name: str, text: str) -> int:
    if name in CELLS:
        return NO_CELL if text == "-" else parse_cell(text)
    if name in PIECES:
        return NOBODY if text == "-" else parse_piece(text)
    if name in SETS and not text.isdigit():  # a plain number is how older texts write the bits
        return 0 if text == "-" else set_of([parse_piece(word) for word in text.split(",")])
    return int(text)


def _frame_text(frame: Frame) -> str:
    """An open question: its name, who is asked, and what it keeps."""
    kind, seats, *kept = frame.dump()
    return ".".join([kinds.KINDS[kind].name, SEATS[seats], *(str(value) for value in kept)])


def _frame(text: str) -> Frame:
    """The inverse; older texts have plain numbers."""
    kind, seats, *kept = text.split(".")
    number = int(kind) if kind.isdigit() else KIND_NAMES[kind]
    asked = SEATS.index(seats) if seats in SEATS else int(seats)
    return load_frame([number, asked, *(int(value) for value in kept)])


def _settings(s: State) -> list[str]:
    """Only settings that differ from their defaults, as compact JSON without spaces; the version of older rules."""
    words = [] if s.config.version == VERSION else [f"version={s.config.version}"]
    plain = configure(Setup(2, {})).values
    changed = {name: value for name, value in s.config.values.items() if value != plain[name]}
    if changed:
        words.append("options=" + json.dumps(changed, separators=(",", ":")).replace(" ", "\\u0020"))
    return words


def _pieces(s: State) -> list[str]:
    return [
        f"{piece_text(piece)}@{cell_text(s.cell[piece])}"
        for piece in range(terms.PIECES)
        if s.cell[piece] != NO_CELL
    ]


def read(text: str) -> State:
    """The inverse of `write`, with defaults for what is not named; raises ParseError."""
    words = text.split()
    if not words or words[0] != MARK:
        raise _bad(text[:40])
    try:
        return _read(words, True)
    except (ValueError, IndexError, TypeError, KeyError) as error:
        raise _bad(str(error)[:40]) from None
    except SetupError as error:
        raise ParseError(error.refusal) from None


def _read(words: list[str], settle: bool) -> State:
    values: dict[str, str] = {}
    places: list[tuple[int, int]] = []
    for word in words[1:]:
        name, equals, value = word.partition("=")
        if equals:
            values[name] = value
        else:
            piece, _, cell = word.partition("@")
            places.append((parse_piece(piece), parse_cell(cell)))
    version = int(values.pop("version", VERSION))
    s = State(configure(Setup(2, json.loads(values.pop("options", "{}")), version)))
    _defaults(s, places)
    _shorthand(s, values)
    for name, value in values.items():
        _set(s, name, value)
    _set_masks(s)
    if "agenda" not in values:
        _open_question(s, values, settle)
    return s


def _defaults(s: State, places: list[tuple[int, int]]) -> None:
    for member in range(2 * terms.SQUAD):
        card = NEUTRAL_OUTFIELDER if member % terms.SQUAD else NEUTRAL_KEEPER
        s.skill[member * terms.ATTRIBUTES : (member + 1) * terms.ATTRIBUTES] = list(card)
    for piece, cell in places:
        s.cell[piece] = cell
        s.who[piece] = piece % terms.MEN
        s.status[s.member(piece)] = terms.PLAYING
        if piece % terms.MEN == 0:
            s.keeper[piece // terms.MEN] = piece
    s.period = 1
    s.referee = 3
    s.last = terms.ROW_MP


def _shorthand(s: State, values: dict[str, str]) -> None:
    """Words that people write: `has=H9`, `loose=4,0`, `holds=A1`, `row=TACKLE`, `skills=…`, `phase=B`, …"""
    for name, state in (("has", terms.CARRIED), ("holds", terms.HELD)):
        if name in values:
            s.carrier = parse_piece(values.pop(name))
            s.ball, s.ball_state, s.attack = s.cell[s.carrier], state, s.carrier // terms.MEN
            s.last_touch = s.attack
    if "loose" in values:
        s.ball, s.ball_state, s.carrier = parse_cell(values.pop("loose")), terms.LOOSE, NOBODY
    if "side" in values:
        s.attack = 1 if values.pop("side") == "A" else 0
        s.last_touch = s.attack
    if "row" in values:
        s.last = terms.ROW_NAMES.index(values.pop("row"))
    for entry in values.pop("skills", "").split(";"):
        if entry:
            _set_skills(s, entry)
    if "injured" in values:
        s.injuries[s.member(parse_piece(values.pop("injured")))] = 1
    if "yellow" in values:
        for word in values.pop("yellow").split(","):
            s.yellows[s.member(parse_piece(word))] = 1
    if "leniency" in values:
        s.referee = (-1, -1, 0, 1, 3, 5)[int(values.pop("leniency"))]


def _set_skills(s: State, entry: str) -> None:
    who, _, skills = entry.partition(":")
    member = s.member(parse_piece(who))
    for skill in skills.split(","):
        s.skill[member * terms.ATTRIBUTES + SHORT.index(skill[:2])] = int(skill[2:])


def _set(s: State, name: str, value: str) -> None:
    if name in ("phase", "deflected"):
        return
    if name == "agenda":
        rows = [] if value == "-" else value.split(";")
        s.agenda.frames[:] = [_frame(row) for row in rows]
    elif name in NUMBERS:
        setattr(s, attribute(name), _number(name, value))
    elif name in LISTS:
        setattr(s, name, [] if value == "-" else [int(part) for part in value.split(",")])
    else:
        raise _bad(name)


def _open_question(s: State, values: dict[str, str], settle: bool) -> None:
    """The question that a position without an agenda asks: the next action, or the next move of a phase."""
    from dugout.games.counter_attack import flow

    if "deflected" in values:
        s.ball, s.ball_state, s.carrier = parse_cell(values["deflected"]), terms.LOOSE, NOBODY
        s.agenda.do(kinds.ROLL_DIRECTION, s.ball)
        return
    phase = values.get("phase", "")
    if phase:
        s.step = "-ABC".index(phase)
        if "left" not in values:
            s.left = movement.MOVES[s.step]
        s.agenda.do(kinds.DO_STEP)
    else:
        s.agenda.do(kinds.DO_NEXT)
    if settle:
        flow.settle(s, [])


def _bad(what: str) -> ParseError:
    return ParseError(Refusal("ca.bad-position", "CA-6.10", {"text": what}))

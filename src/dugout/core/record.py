"""A match as it is stored: setup, rules version, answers. Everything else is derived."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from typing import Any, Final

from mypy_extensions import mypyc_attr

from dugout.core.engine import checked_apply, plays
from dugout.core.errors import DugoutError, ParseError, SetupError
from dugout.core.ids import CHANCE, HOST, Seat
from dugout.core.rules import Rules
from dugout.core.text import Text
from dugout.core.values import Event, Record, Refusal, Setup

FORMAT: Final = "dugout-record"
SCHEMA: Final = 1

CHANCE_MARK: Final = "*"
HOST_MARK: Final = "!"


@mypyc_attr(native_class=False)
class RecordError(DugoutError):
    """A record that is damaged, of another make, or does not replay.

    `line` counts answers from 1; `row` is the line of the text it was read from, where it was read from a text.
    """

    def __init__(self, refusal: Refusal, line: int = 0, row: int = 0) -> None:
        super().__init__(refusal, line, row)
        self.refusal = refusal
        self.line = line
        self.row = row

    def __str__(self) -> str:
        where = f" at answer {self.line}" if self.line else ""
        return f"{self.refusal.code}{where}: {self.refusal.args}"


def write_answer(rules: Text[Any], seat: Seat, choice: int) -> str:
    """One line of a record."""
    if seat == CHANCE:
        return f"{CHANCE_MARK} {choice}"
    if seat == HOST:
        return f"{HOST_MARK} {rules.describe(choice)}"
    return f"{rules.seat_text(seat)} {rules.describe(choice)}"


def read_answer(rules: Text[Any], seats: int, text: str) -> tuple[Seat, int]:
    """The inverse of `write_answer`; raises ParseError."""
    who, _, what = text.partition(" ")
    if who == CHANCE_MARK:
        if not what.isascii() or not what.isdigit():
            raise ParseError(Refusal("no-such-face", "", {"face": what[:40]}))
        return CHANCE, int(what[:12])
    if who == HOST_MARK:
        return HOST, rules.parse(what)
    for seat in range(seats):
        if rules.seat_text(seat) == who:
            return seat, rules.parse(what)
    raise ParseError(Refusal("no-such-seat", "", {"seat": who[:40]}))


def replay(rules: Rules[Any, Any], record: Record) -> Iterator[tuple[Any, list[Event]]]:
    """The state (one object, changing) with the events after each answer; raises RecordError."""
    if not plays(rules, record.setup.version):
        row = record.field_rows.get("version", 0)
        raise RecordError(Refusal("record-other-version", "", {"version": record.setup.version}), 0, row)
    try:
        state = rules.new(record.setup)
    except SetupError as wrong:  # a compiled generator gives one name one type
        raise RecordError(wrong.refusal, 0, record.row_of_setup(wrong.refusal)) from None
    for line, text in enumerate(record.answers, start=1):
        row = record.rows[line - 1] if record.rows else 0
        try:
            seat, choice = read_answer(rules, record.setup.seats, text)
        except ParseError as error:
            raise RecordError(error.refusal, line, row) from None
        outcome = checked_apply(rules, state, seat, choice)
        if isinstance(outcome, Refusal):
            raise RecordError(outcome, line, row)
        yield state, outcome


def state_hash(rules: Text[Any], state: Any) -> str:
    """A short fingerprint of a state, the same on every machine."""
    text = json.dumps(rules.dump(state), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def record_to_json(record: Record) -> dict[str, Any]:
    """Plain data, versioned."""
    data = {
        "format": FORMAT,
        "schema": SCHEMA,
        "game": record.game,
        "version": record.setup.version,
        "seats": record.setup.seats,
        "options": record.setup.options,
        "headers": record.headers,
        "answers": record.answers,
    }
    if record.comments:
        data["comments"] = {str(at): lines for at, lines in record.comments.items()}
    return data


def record_from_json(data: Any) -> Record:
    """The inverse of `record_to_json`; raises RecordError naming what is wrong."""
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise RecordError(Refusal("record-format"))
    schema = data.get("schema")
    if not isinstance(schema, int) or schema > SCHEMA:
        raise RecordError(Refusal("record-newer", "", {"schema": str(schema)[:40]}))
    wanted: tuple[tuple[str, type], ...] = (
        ("game", str),
        ("version", int),
        ("seats", int),
        ("options", dict),
        ("headers", dict),
        ("answers", list),
    )
    for name, kind in wanted:
        if type(data.get(name)) is not kind:  # true is no number here
            raise RecordError(Refusal("record-field", "", {"field": name}))
    for line, answer in enumerate(data["answers"], start=1):
        if not isinstance(answer, str):
            raise RecordError(Refusal("record-answer"), line)
    setup = Setup(data["seats"], data["options"], data["version"])
    comments = _comments(data.get("comments", {}), len(data["answers"]))
    return Record(data["game"], setup, list(data["answers"]), dict(data["headers"]), comments)


def _comments(data: Any, answers: int) -> dict[int, list[str]]:
    if not isinstance(data, dict):
        raise RecordError(Refusal("record-field", "", {"field": "comments"}))
    found: dict[int, list[str]] = {}
    for at, lines in data.items():
        number = isinstance(at, str) and len(at) <= 9 and at.isascii() and at.isdigit()
        known = number and int(at) <= answers
        good = isinstance(lines, list) and all(isinstance(line, str) and _is_one_line(line) for line in lines)
        if not known or not good:
            raise RecordError(Refusal("record-field", "", {"field": "comments"}))
        found[int(at)] = list(lines)
    return found


def _is_one_line(text: str) -> bool:
    return "\n" not in text and "\r" not in text

"""Records as text that people read, compare and write by hand; docs/notation/record.md explains it.

    %dugout 1
    [game "football"]
    [version 1]
    [seats 2]
    [option "rounds" 5]
    [header "date" "2026-11-15"]

    ; the deal
    * 63 62 61
    1 goal 3H
    %end 4 9f86d081884c7d65

One answer a line, dice in a row where they come in a row. The last line counts the answers; its checksum
(of all lines before it) may be left out by people who write records themselves.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Iterator
from typing import Any, Final

from dugout.core.record import CHANCE_MARK, RecordError
from dugout.core.values import Record, Refusal, Setup

MAGIC: Final = "%dugout"
END: Final = "%end"
TEXT_SCHEMA: Final = 1
DICE_A_LINE: Final = 20
CHECKSUM: Final = 16
LONGEST_LINE: Final = 1_000_000
"""A line of options may carry whole squads; what is longer is no record."""


def write_text(record: Record) -> Iterator[str]:
    """The lines of a record, without line ends, one after the other: nothing is held back."""
    digest = hashlib.sha256()
    for line in _body(record):
        digest.update(f"{line}\n".encode())
        yield line
    yield f"{END} {len(record.answers)} {digest.hexdigest()[:CHECKSUM]}"


def _body(record: Record) -> Iterator[str]:
    yield f"{MAGIC} {TEXT_SCHEMA}"
    yield f"[game {_json(record.game)}]"
    yield f"[version {record.setup.version}]"
    yield f"[seats {record.setup.seats}]"
    for kind, values in (("option", record.setup.options), ("header", record.headers)):
        for name, value in values.items():
            yield f"[{kind} {_json(name)} {_json(value)}]"
    yield ""
    dice: list[str] = []
    for at, answer in enumerate(record.answers):
        comments = record.comments.get(at, [])
        face = answer[2:] if answer.startswith(f"{CHANCE_MARK} ") else ""
        if dice and (comments or not face or len(dice) == DICE_A_LINE):
            yield f"{CHANCE_MARK} {' '.join(dice)}"
            dice = []
        yield from (f"; {comment}".rstrip() for comment in comments)
        if face:
            dice.append(face)
        else:
            yield answer
    if dice:
        yield f"{CHANCE_MARK} {' '.join(dice)}"
    yield from (f"; {comment}".rstrip() for comment in record.comments.get(len(record.answers), []))


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def is_text(start: str) -> bool:
    """Whether a file that begins like this is a record in text form."""
    return start.lstrip("\ufeff\n\r\t ").startswith(MAGIC)


def read_texts(lines: Iterable[str]) -> Iterator[Record]:
    """Every record of a text, one at a time; raises RecordError with the number of the line that is wrong."""
    reader = _Reader(lines)
    while reader.more():
        yield reader.record()


def read_text(text: str) -> Record:
    """The one record of a text; raises RecordError."""
    lines = (
        text.replace("\r\n", "\n").replace("\r", "\n").removesuffix("\n").split("\n")
    )  # as those of a file
    records = list(read_texts(lines))
    if len(records) != 1:
        raise RecordError(Refusal("record-count", "", {"records": len(records)}))
    return records[0]


class _Reader:
    """Lines with their numbers; the record that is being read."""

    def __init__(self, lines: Iterable[str]) -> None:
        self._lines = enumerate(lines, start=1)
        self._number = 0
        self._ahead: str | None = None

    def more(self) -> bool:
        """Whether another record begins after blank lines."""
        while self._ahead is None or not self._ahead.strip("\ufeff \t\r\n"):
            item = next(self._lines, None)
            if item is None:
                return False
            self._number, self._ahead = item
        return True

    def record(self) -> Record:
        """One record from its first line to its last."""
        self._first_line()
        fields: dict[str, Any] = {}
        options: dict[str, Any] = {}
        headers: dict[str, Any] = {}
        answers: list[str] = []
        self._rows: list[int] = []
        self._field_rows: dict[str, int] = {}
        comments: dict[int, list[str]] = {}
        self._digest = hashlib.sha256(f"{MAGIC} {TEXT_SCHEMA}\n".encode())
        for number, raw in self._lines:
            self._number = number
            line = raw.rstrip("\r\n")
            if len(line) > LONGEST_LINE:
                raise self._wrong("record-line-long")
            if line.startswith(END):
                self._last_line(line, len(answers))
                self._ahead = None
                return self._made(fields, options, headers, answers, comments)
            self._digest.update(f"{line}\n".encode())
            if line.startswith("["):
                self._field(line, fields, options, headers)
            elif line.startswith(";"):
                comments.setdefault(len(answers), []).append(line[1:].removeprefix(" "))
            elif line.startswith(f"{CHANCE_MARK} "):
                answers.extend(f"{CHANCE_MARK} {face}" for face in line[2:].split())
            elif line.startswith(MAGIC):
                raise self._wrong("record-truncated")
            elif line.strip():
                answers.append(line)
            self._rows.extend([number] * (len(answers) - len(self._rows)))
        raise self._wrong("record-truncated")

    def _first_line(self) -> None:
        words = (self._ahead or "").lstrip("\ufeff").split()
        number = words[1][:9] if len(words) == 2 and words[0] == MAGIC else ""
        if not (number.isascii() and number.isdigit()) or int(number) == 0:
            raise self._wrong("record-format", row=self._number)
        if int(number) > TEXT_SCHEMA:
            raise self._wrong("record-newer", row=self._number, schema=number)

    def _field(
        self, line: str, fields: dict[str, Any], options: dict[str, Any], headers: dict[str, Any]
    ) -> None:
        """`[game "football"]`, `[option "rounds" 5]`, `[header "date" "2026-11-15"]`."""
        kind, _, rest = line[1:].rstrip().removesuffix("]").partition(" ")
        try:
            if not line.rstrip().endswith("]"):
                raise ValueError(line)
            if kind in ("option", "header"):
                name, end = json.JSONDecoder().raw_decode(rest)
                (options if kind == "option" else headers)[str(name)] = json.loads(rest[end:])
                kind = str(name) if kind == "option" else ""
            elif kind in ("game", "version", "seats"):
                fields[kind] = json.loads(rest)
            else:
                raise ValueError(kind)
            self._field_rows[kind] = self._number
        except (ValueError, RecursionError):
            raise self._wrong("record-bad-line", field=kind[:40] or "[") from None

    def _last_line(self, line: str, answers: int) -> None:
        words = line.split()
        if len(words) not in (2, 3) or words[0] != END or words[1] != str(answers):
            raise self._wrong("record-truncated")
        if len(words) == 3 and words[2] != self._digest.hexdigest()[:CHECKSUM]:
            raise self._wrong("record-edited")

    def _made(
        self,
        fields: dict[str, Any],
        options: dict[str, Any],
        headers: dict[str, Any],
        answers: list[str],
        comments: dict[int, list[str]],
    ) -> Record:
        for name, kind in (("game", str), ("version", int), ("seats", int)):
            if type(fields.get(name)) is not kind:  # true is no number here
                raise self._wrong("record-bad-line", field=name)
        setup = Setup(fields["seats"], options, fields["version"])
        return Record(fields["game"], setup, answers, headers, comments, self._rows, self._field_rows)

    def _wrong(self, code: str, row: int = 0, **args: int | str) -> RecordError:
        """Sentences that do not name the line themselves get it as `row`."""
        return RecordError(Refusal(code, "", {"line": self._number, **args}), 0, row)

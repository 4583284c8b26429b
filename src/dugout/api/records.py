"""Records: read, written, replayed, reported on."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from msgspec import Struct

from dugout.api.match import Match
from dugout.api.naming import NamedEvent, named
from dugout.core.ids import Seat
from dugout.core.record import RecordError, read_answer, record_from_json, record_to_json
from dugout.core.record import replay as replay_record
from dugout.core.record_text import is_text, read_text, write_text
from dugout.core.values import Record, Refusal
from dugout.games.registry import game
from dugout.report.model import Report


class Step(Struct, frozen=True):
    """An answer of a replay: who gave it, its text, what happened, and the match after it."""

    seat: Seat
    answer: str
    events: tuple[NamedEvent, ...]
    match: Match
    """One match that goes on with every step; `match.copy()` keeps a moment."""


def read_record(source: str | Path) -> Record:
    """A record from a file (text or JSON), or from its text itself; raises RecordError or OSError.

    >>> import dugout
    >>> record = dugout.play(dugout.game_names()[-1], ["random", "random"], {"rounds": 1}).record(names=["Ada", "Bo"])
    >>> dugout.read_record(dugout.write_record(record)) == record
    True
    """
    text = source if isinstance(source, str) and "\n" in source else Path(source).read_text(encoding="utf-8")
    if is_text(text):
        return read_text(text)
    try:
        return record_from_json(json.loads(text))
    except (json.JSONDecodeError, RecursionError):
        raise RecordError(Refusal("record-format")) from None


def write_record(record: Record, file: str | Path | None = None) -> str:
    """The text of a record (docs/notation/record.md), or JSON where the name of the file ends so; written to the
    file if one is named."""
    if file is not None and Path(file).suffix == ".json":
        text = json.dumps(record_to_json(record), ensure_ascii=False) + "\n"
    else:
        text = "\n".join(write_text(record)) + "\n"
    if file is not None:
        Path(file).write_text(text, encoding="utf-8")
    return text


def replay(record: Record) -> Iterator[Step]:
    """Every answer of a record, checked; raises UnknownGame or RecordError.

    >>> import dugout
    >>> record = dugout.play(dugout.game_names()[-1], ["random", "random"], {"rounds": 1}, seed=3).record()
    >>> steps = list(dugout.replay(record))
    >>> steps[0].answer.split()[0], steps[-1].match.over
    ('1', True)
    """
    rules = game(record.game)
    answers: list[str] = []
    match: Match | None = None
    for text, (state, events) in zip(record.answers, replay_record(rules, record), strict=True):
        match = match or Match._of(rules, record.setup, state, answers)
        answers.append(text)
        seat, _ = read_answer(rules, record.setup.seats, text)
        yield Step(seat, text, tuple(named(rules, event) for event in events), match)


def match_report(record: Record, language: str = "en") -> Report:
    """The report of a match in en, nl, de or fr: figures, time line, ratings. Raises UnknownGame or RecordError.

    >>> import dugout
    >>> match = dugout.play(dugout.game_names()[-1], ["random", "random"], {"rounds": 1}, seed=3)
    >>> record = match.record(names=["Ada", "Bo"])
    >>> report = dugout.match_report(record)
    >>> "Ada" in report.subtitle or "Ada" in report.title
    True
    """
    from dugout.report.names import names_of
    from dugout.report.writing import collect, write

    return write(collect(record), names_of(record, language), language)


def football_events(record: Record) -> list[dict[str, Any]]:
    """What happened on the pitch with places in metres, xG and freeze frames, as `dugout events` writes it.

    Raises UnknownGame, RecordError, or a DugoutError where the game has no pitch.

    >>> import dugout
    >>> record = dugout.play(dugout.game_names()[0], ["random", "random"], seed=3).record(names=["Ada", "Bo"])
    >>> rows = dugout.football_events(record)
    >>> rows[0]["type"], rows[-1]["type"], len(rows[1]["frame"])
    ('period-start', 'period-end', 22)
    """
    from dugout.football.register import Register
    from dugout.football.table import rows
    from dugout.football.writing import number_sheets

    register = Register()
    return [row for match, sheet in number_sheets([record]) for row in rows(sheet, match, register)]

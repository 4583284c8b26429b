"""Records that somebody brings: read, and judged answer by answer.

Nothing in a record is believed. Its setup and answers go through the rules; of its headers only names are
taken, tidied. What is kept has no seats to sit on: nobody can play it, anybody can play on from it.
"""

from __future__ import annotations

import hashlib
import json
from base64 import urlsafe_b64encode
from collections import Counter
from collections.abc import Sequence
from typing import Any, Final, Literal

from dugout.core.errors import SetupError
from dugout.core.record import CHANCE_MARK, RecordError, record_from_json, record_to_json, replay
from dugout.core.record_text import is_text, read_text
from dugout.core.rules import Rules
from dugout.core.values import Record, Refusal
from dugout.referee import dice
from dugout.referee.catalogue import Catalogue
from dugout.referee.errors import ApiError
from dugout.referee.inputs import clean_name
from dugout.referee.record import BY_RECORD
from dugout.referee.rows import BOT, OVER, AnswerRow, Append, MatchRow, SeatRow, SnapshotRow

LARGEST: Final = 1024 * 1024
MOST_ANSWERS: Final = 10_000
"""Far more than the longest match has, and few enough to be judged while somebody waits."""
LONGEST_ANSWER: Final = 4000
LONGEST_NAME: Final = 40
MARK: Final = "record-"
"""What the addresses of kept records begin with."""


def is_kept(match: str) -> bool:
    """Whether a match is a record that somebody brought: it proves nothing about its dice."""
    return match.startswith(MARK)


def read(body: bytes) -> Record:
    """A record from a file; raises RecordError naming what is wrong and where."""
    if len(body) > LARGEST:
        raise RecordError(Refusal("record-too-large", "", {"most": LARGEST // 1024}))
    try:
        text = body.decode("utf-8-sig")
        record = read_text(text) if is_text(text) else record_from_json(json.loads(text))
        # what could not be said again: half a sign, a number that is none
        json.dumps(record_to_json(record), ensure_ascii=False, allow_nan=False).encode()
    except json.JSONDecodeError as error:
        place: dict[str, int | str] = {"line": error.lineno, "column": error.colno}
        raise RecordError(Refusal("record-json", "", place)) from None
    except (ValueError, RecursionError):  # no text, a number of thousands of digits, brackets without end
        raise RecordError(Refusal("record-format")) from None
    if len(record.answers) > MOST_ANSWERS:
        raise RecordError(Refusal("record-too-long", "", {"most": MOST_ANSWERS}))
    for line, answer in enumerate(record.answers, start=1):
        if len(answer) > LONGEST_ANSWER:
            raise RecordError(Refusal("record-answer"), line, record.rows[line - 1] if record.rows else 0)
    return record


def judged(rules: Rules[Any, Any], record: Record, now: int) -> Append:
    """Its answers, played; raises RecordError at the first that the rules refuse."""
    if not rules.min_seats <= record.setup.seats <= rules.max_seats:
        row = record.field_rows.get("seats", 0)
        raise RecordError(Refusal("record-field", "", {"field": "seats"}), 0, row)
    counts: Counter[int] = Counter()
    try:
        state = rules.new(record.setup)
        for state, events in replay(rules, record):  # noqa: B007
            counts.update(event.seats for event in events)
    except SetupError as error:
        raise RecordError(error.refusal, 0, record.row_of_setup(error.refusal)) from None
    return as_played(rules, record.answers, state, counts, OVER, now)


def row_of(games: Catalogue, record: Record, now: int) -> MatchRow:
    """A match that is over, under an id that follows from the contents."""
    names = record.texts("names")
    kinds = record.texts("kinds")
    levels = [kind if games.has_opponent(record.game, kind) else None for kind in kinds]
    called = games.names(record.game, levels)
    seats = []
    for seat in range(record.setup.seats):
        kind = BY_RECORD if levels[seat] is None else BOT
        name = _name(names[seat]) or called[seat]
        seats.append(SeatRow(seat, kind, levels[seat], name, taken=True))
    return MatchRow(
        MARK + _digest(record, names, kinds),
        record.game,
        record.setup.version,
        record.setup.options,
        OVER,
        now,
        dice.new_secret(),
        seats=seats,
    )


def _name(text: str) -> str | None:
    try:
        return clean_name(text[:LONGEST_NAME])
    except ApiError:
        return None


def _digest(record: Record, names: list[str], kinds: list[str]) -> str:
    essence = {**record_to_json(record), "headers": [names, kinds]}
    text = json.dumps(essence, sort_keys=True).encode("utf-8", "surrogatepass")
    return urlsafe_b64encode(hashlib.sha256(text).digest()).decode()[:16]


def as_played(
    rules: Rules[Any, Any],
    texts: Sequence[str],
    state: Any,
    counts: Counter[int],
    status: Literal["waiting", "running", "over"],
    now: int,
) -> Append:
    """Answers of another match as the beginning of a new one; the snapshot saves playing them again.

    `counts` are the events so far by seat mask. Whoever stores it puts the new match in.
    """
    rows = tuple(AnswerRow(seq, text, BY_RECORD, now) for seq, text in enumerate(texts))
    data = {
        "state": rules.dump(state),
        "counts": {str(mask): number for mask, number in counts.items()},
        "rolls": sum(text.startswith(CHANCE_MARK) for text in texts),
    }
    ended = now if status == OVER else None
    return Append("", 0, rows, None, status, ended, snapshot=SnapshotRow(len(rows), data))

"""`dugout replay` and `dugout verify`: records of matches."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer

from dugout.cli.common import Language, check_language, find_game
from dugout.cli.failure import Failure, sentence_of
from dugout.core.contract import DugoutError
from dugout.core.record import Record

RecordFile = Annotated[
    Path, typer.Argument(help="A record, or a .jsonl file with one a line.", metavar="FILE")
]


def replay(file: RecordFile, lang: Language = "en") -> None:
    """Tell a match in sentences with the rule behind each, and check every answer of it."""
    from dugout.cli.words import Narrator
    from dugout.core.record import replay as replay_record

    language = check_language(lang)
    for name, record in read_records(file):
        rules = find_game(record.game)
        narrator = Narrator(rules, record.setup.seats, language)
        typer.echo(f"{name}: {record.game}, rules version {record.setup.version}, {record.setup.seats} seats")
        result = None
        for state, events in replay_record(rules, record):
            narrator.look(state)
            for event in events:
                typer.echo(f"{event.rule:<9} {narrator.tell(event)}")
            result = rules.result(state)
        typer.echo(narrator.ending(result, len(record.answers)))


def verify(files: Annotated[list[Path], typer.Argument(help="Records to check.", metavar="FILE…")]) -> None:
    """Replay records without telling them; says for each whether it stands."""
    from dugout.core.record import replay as replay_record

    broken = 0
    for file in files:
        try:
            for name, record in read_records(file):
                count = sum(1 for _ in replay_record(find_game(record.game), record))
                typer.echo(f"{name}: sound, {count} answers")
        except DugoutError as error:
            broken += 1
            typer.echo(f"{file}: {sentence_of(error)}", err=True)
    if broken:
        raise typer.Exit(1)


def read_records(file: Path) -> Iterator[tuple[str, Record]]:
    """Each record of a file with a name for messages; raises Failure or RecordError."""
    from dugout.core.record import record_from_json

    try:
        text = file.read_text(encoding="utf-8")
    except OSError as error:
        raise Failure(f"The record {file} cannot be read: {error.strerror}.") from None
    except UnicodeDecodeError:
        raise Failure(f"The record {file} is not UTF-8 text.") from None
    parts = text.splitlines() if file.suffix == ".jsonl" else [text]
    for number, part in enumerate(parts, start=1):
        name = f"{file}:{number}" if file.suffix == ".jsonl" else str(file)
        try:
            data = json.loads(part)
        except json.JSONDecodeError as error:
            line = number if file.suffix == ".jsonl" else error.lineno
            raise Failure(f"The record {name} is not JSON: line {line}, column {error.colno}.") from None
        except RecursionError:
            raise Failure(f"The record {name} is nested too deeply.") from None
        yield name, record_from_json(data)

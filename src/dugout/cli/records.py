"""`dugout replay` and `convert`: records of matches."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Final, TextIO

import typer

from dugout.cli.common import Language, check_language, find_game
from dugout.cli.failure import Failure, misused
from dugout.cli.output import say
from dugout.core.values import Record

FORMS: Final = (".dugout", ".json", ".jsonl")

RecordFile = Annotated[
    Path, typer.Argument(help="A record (text or JSON), or a .jsonl file with one per line.", metavar="FILE")
]


def replay(file: RecordFile, lang: Language = "en") -> None:
    """Print a match in sentences, each with its rule, and check every answer."""
    from dugout.cli.words import Narrator
    from dugout.core.record import replay as replay_record

    language = check_language(lang)
    for name, record in read_records(file):
        rules = find_game(record.game)
        narrator = Narrator(rules, record, language)
        say(f"{name}: {record.game}, rules version {record.setup.version}, {record.setup.seats} seats")
        result = None
        for state, events in replay_record(rules, record):
            narrator.read_names(state)
            for event, sentence in narrator.add(events):
                say(f"{event.rule:<9} {sentence}")
            result = rules.result(state)
        for event, sentence in narrator.remaining():
            say(f"{event.rule:<9} {sentence}")
        say(narrator.ending(result, len(record.answers)))


def convert(
    file: RecordFile,
    to: Annotated[Path, typer.Argument(help="Target file: .dugout is text, .json and .jsonl are JSON.")],
) -> None:
    """Convert records between text, JSON and JSON lines, which are equivalent."""
    from dugout.core.record import record_to_json
    from dugout.core.record_text import write_text

    if to.suffix not in FORMS:
        raise misused(
            f"The name of the new file must end in one of {', '.join(FORMS)}, not in {to.suffix!r}."
        )
    count = 0
    fresh = to.with_name(f"{to.name}.part")  # a conversion that fails leaves what was there
    try:
        with fresh.open("w", encoding="utf-8") as out:
            for _, record in read_records(file):
                if to.suffix == ".json" and count:
                    raise Failure(
                        f"{file} contains several records; a .json file has one, a .jsonl file many."
                    )
                count += 1
                if to.suffix == ".dugout":
                    out.writelines(f"{line}\n" for line in write_text(record))
                else:
                    out.write(json.dumps(record_to_json(record), ensure_ascii=False) + "\n")
        fresh.replace(to)
    except OSError as error:
        raise Failure(f"{to} cannot be written: {error.strerror}.") from None
    finally:
        fresh.unlink(missing_ok=True)
    say(f"{to}: {count} {'record' if count == 1 else 'records'}")


def read_records(file: Path) -> Iterator[tuple[str, Record]]:
    """Each record of a file, one at a time, with a name for messages; raises Failure or RecordError."""
    try:
        with file.open(encoding="utf-8") as lines:
            start = lines.readline()
            lines.seek(0)
            if file.suffix == ".dugout" or start.lstrip("\ufeff").startswith("%dugout"):
                from dugout.core.record_text import read_texts

                for number, record in enumerate(read_texts(lines), start=1):
                    yield f"{file}#{number}", record
            else:
                yield from _json_records(file, lines)
    except OSError as error:
        raise Failure(f"The record {file} cannot be read: {error.strerror}.") from None
    except UnicodeDecodeError:
        raise Failure(f"The record {file} is not UTF-8 text.") from None


def _json_records(file: Path, lines: TextIO) -> Iterator[tuple[str, Record]]:
    from dugout.core.record import record_from_json

    many = file.suffix == ".jsonl"
    for number, part in enumerate(lines if many else [lines.read()], start=1):
        name = f"{file}:{number}" if many else str(file)
        try:
            data = json.loads(part)
        except json.JSONDecodeError as error:
            line = number if many else error.lineno
            raise Failure(f"The record {name} is not JSON: line {line}, column {error.colno}.") from None
        except RecursionError:
            raise Failure(f"The record {name} is nested too deeply.") from None
        yield name, record_from_json(data)

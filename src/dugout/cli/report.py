"""`dugout report`: what happened in a match, as text, picture, page or figures."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from dugout.cli.common import Language, check_language
from dugout.cli.failure import Failure, misused
from dugout.cli.output import say
from dugout.cli.records import RecordFile, read_records

if TYPE_CHECKING:
    from dugout.report.model import Report


def report(
    file: RecordFile,
    svg: Annotated[Path | None, typer.Option(metavar="F", help="Write the picture as SVG.")] = None,
    png: Annotated[Path | None, typer.Option(metavar="F", help="Write the picture as PNG.")] = None,
    html: Annotated[Path | None, typer.Option(metavar="F", help="Write a page to read and print.")] = None,
    data: Annotated[Path | None, typer.Option("--json", metavar="F", help="Write the plain figures.")] = None,
    dark: Annotated[bool, typer.Option("--dark", help="Draw the picture in dark colours.")] = False,
    number: Annotated[int, typer.Option(min=1, help="Which record of a file with several.")] = 1,
    lang: Language = "en",
) -> None:
    """Report on a match: chances, shots, luck, turning points and ratings, each from the record alone."""
    import msgspec

    from dugout.report.draw.png import png as pixels
    from dugout.report.draw.poster import poster
    from dugout.report.names import names_of
    from dugout.report.page import page
    from dugout.report.writing import collect, write

    language = check_language(lang)
    record = next((one for at, (_, one) in enumerate(read_records(file), start=1) if at == number), None)
    if record is None:
        raise misused(f"{file} has no record number {number}.")
    found = write(collect(record), names_of(record, language), language)
    drawing = poster(found, dark) if svg or png else ""
    outputs: tuple[tuple[Path | None, Callable[[], bytes]], ...] = (
        (svg, lambda: drawing.encode()),
        (png, lambda: pixels(drawing)),
        (html, lambda: page(found, language).encode()),
        (data, lambda: msgspec.json.format(msgspec.json.encode(found.facts)) + b"\n"),
    )
    for path, make in outputs:
        if path is not None:
            _put(path, make())
    if not any(path for path, _ in outputs):
        _print_report(found)


def _put(path: Path, body: bytes) -> None:
    try:
        path.write_bytes(body)
    except OSError as error:
        raise Failure(f"{path} cannot be written: {error.strerror}.") from None
    say(f"{path}: {len(body)} bytes")


def _print_report(found: Report) -> None:
    """The report in a terminal: everything that is no drawing."""
    say(f"{found.title}\n{found.subtitle}")
    for figure in found.figures:
        say(f"\n{figure.title}")
        for bar in figure.bars:
            say(f"  {bar.values[0]:>8}  {bar.label:^24}  {bar.values[1]}")
        for item in figure.items:
            say(f"  {item.lead:>10}  {item.text}  {item.figure}".rstrip())
        for table in figure.tables[:1]:
            for row in [table.head, *table.rows]:
                say("  " + "  ".join(f"{cell:<16}" for cell in row).rstrip())

"""`dugout rule` and `dugout coverage`."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Annotated, Final

import typer

from dugout.cli.common import Language, check_language
from dugout.cli.failure import Failure, misused
from dugout.cli.output import say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from dugout.rulebook import Coverage, Place

_DEFINITION: Final = re.compile(r"^(?:def|class) (\w+).*$")
RuleId = Annotated[str, typer.Argument(help="Such as CO-7.4.", metavar="ID")]


def rule(rule_id: RuleId, lang: Language = "en") -> None:
    """Print the text of a rule, its code and its test cases."""
    from dugout.rulebook import find

    found = find(rule_id, check_language(lang))
    if found is None:
        raise Failure(f"No rule book has a rule {rule_id!r}.")
    say(f"{found.id} · {found.chapter}")
    say(f"\n{found.text}\n")
    claims = [place for place in found.code if place.part]
    print_places("Code", claims or found.code)
    print_places("Also named in", [place for place in found.code if claims and not place.part])
    print_places("Cases", found.cases)
    if found.exempt:
        say(f"Neither code nor case: {found.exempt}")


def coverage(
    game: Annotated[
        str | None, typer.Argument(help="The game (default: all rule books).", metavar="[GAME]")
    ] = None,
) -> None:
    """Count the rules that have code and cases; exit status 1 if one has neither these nor a stated reason."""
    from dugout.rulebook import books
    from dugout.rulebook import coverage as covered

    if not books():
        raise Failure("This installation has no rule books: it was not built by tools/wheel.sh.")
    if game is not None and game not in books():
        raise misused(f"There is no rule book for {game!r}; there are: {', '.join(books())}.")
    tables = [covered(name) for name in ([game] if game else books())]
    print_coverage(tables)
    missing = [rule_id for table in tables for rule_id in table.missing]
    if missing:
        raise Failure(
            f"{len(missing)} rules have neither code with a case nor a reason: {', '.join(missing)}."
        )


def print_places(heading: str, places: Sequence[Place]) -> None:
    if places:
        say(f"{heading}:")
    for place in places:
        text = _DEFINITION.sub(r"\1", place.text)
        say(f"  {place}  {text}{': ' if place.part else ''}{place.part}".rstrip())


def print_coverage(tables: Sequence[Coverage]) -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table(title="rule coverage")
    table.add_column("book")
    for heading in ("rules", "code and case", "reason", "missing"):
        table.add_column(heading, justify="right")
    for entry in tables:
        figures = (len(entry.rules), entry.enforced, entry.exempted, len(entry.missing))
        table.add_row(entry.game, *(str(figure) for figure in figures))
    Console().print(table)

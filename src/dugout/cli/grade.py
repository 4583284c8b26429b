"""`dugout grade`: how much of a result was luck, how much skill, and which decisions cost what."""

from __future__ import annotations

from math import sqrt
from pathlib import Path
from time import process_time
from typing import TYPE_CHECKING, Annotated, Final

import typer

from dugout.cli.common import find_game
from dugout.cli.failure import misused
from dugout.cli.output import say
from dugout.cli.records import read_records

if TYPE_CHECKING:
    from dugout.core.values import Record
    from dugout.report.verdict.ledger import Item, Ledger

ADDS_UP: Final = 1e-9
Files = Annotated[
    list[Path], typer.Argument(help="Records (text or JSON), or .jsonl files.", metavar="RECORD…")
]


def grade(
    files: Files,
    decisions: Annotated[int, typer.Option(min=0, help="Dearest decisions to print of each match.")] = 5,
) -> None:
    """Account for matches: start, luck, decisions and what was reassessed; and grade every decision."""
    sums: list[float] = []
    worst = 0.0
    for file in files:
        for name, record in read_records(file):
            begun = process_time()
            _check(record)
            found = _weigh(record)
            if found is None:
                say(f"{name}: {record.game}")
                worst = max(worst, _print_account(record))
                continue
            items, ledger = found
            say(f"{name}: {record.game}, {process_time() - begun:.1f} s")
            _print_sum(ledger)
            _print_grades(items, decisions)
            sums.append(sum(ledger.luck))
            worst = max(worst, abs(ledger.rest))
    if len(sums) > 1:
        mean = sum(sums) / len(sums)
        error = sqrt(sum((one - mean) ** 2 for one in sums) / len(sums) / (len(sums) - 1))
        say(f"{len(sums)} matches: mean luck {mean:+.4f} ± {error:.4f}, largest rest of the sum {worst:.1e}")


def _check(record: Record) -> None:
    """Replay it once, since accounts trust every answer; raises RecordError."""
    from dugout.core.record import replay

    for _ in replay(find_game(record.game), record):
        pass


def _weigh(record: Record) -> tuple[list[Item], Ledger] | None:
    """Dice and decisions with their sum; None where nobody judges positions for two seats."""
    from dugout.report.contract import reporting
    from dugout.report.verdict.weighing import weighed

    rules = find_game(record.game)
    judge = reporting.of(record.game).judge()
    return None if judge is None else weighed(rules, record, judge)


def _print_account(record: Record) -> float:
    """The sum of a game whose answers nobody grades, by the curve of the report; gives the largest rest."""
    from dugout.report.account import account

    found = account(find_game(record.game), record)
    if found is None:
        raise misused(
            f"Nobody can say what a position of {record.game} is worth, or the match has no result."
        )
    seats = range(record.setup.seats)
    parts = [("start", found.start)]
    parts += [(f"dice of seat {seat + 1}", found.luck[seat]) for seat in seats]
    parts += [("dice of nobody", found.luck[-1])]
    parts += [(f"decisions of seat {seat + 1}", found.decisions[seat]) for seat in seats]
    parts += [("reassessed", found.reassessed), ("result", found.result)]
    for label, values in parts:
        say(f"  {label:<20} {' '.join(f'{value:+.4f}' for value in values)}")
    return max(abs(found.rest(seat)) for seat in seats)


def _print_sum(ledger: Ledger) -> None:
    """In P(win) − P(loss) of the first seat."""
    parts = (
        ("start", ledger.start),
        ("dice of seat 1", ledger.luck[0]),
        ("dice of seat 2", ledger.luck[1]),
        ("dice of nobody", ledger.luck[2]),
        ("decisions of seat 1", ledger.skill[0]),
        ("decisions of seat 2", ledger.skill[1]),
        ("reassessed", ledger.reassessed),
        ("result", ledger.result),
    )
    for label, value in parts:
        say(f"  {label:<20} {value:+.4f}")


def _print_grades(items: list[Item], most: int) -> None:
    from dugout.report.verdict.rate import decisions_of, rate_of

    for seat in range(2):
        found = decisions_of(items, seat)
        if not found:
            continue
        rate = rate_of(found)
        bands = ", ".join(f"{name} {count}" for name, count in sorted(rate.bands.items()))
        say(f"  seat {seat + 1}: {rate.rate:.1f} ± {rate.error:.1f} in {rate.decisions} decisions; {bands}")
    losses = [one for seat in range(2) for one in decisions_of(items, seat) if one.loss]
    for one in sorted(losses, key=lambda one: -one.loss)[:most]:
        played, better = "; ".join(one.answers), "; ".join(one.better)
        say(
            f"  answer {one.answer + 1}, seat {one.seat + 1}: {one.band}, {one.loss:.3f} ± {one.error:.3f}; "
            f"played {played}, better {better}"
        )

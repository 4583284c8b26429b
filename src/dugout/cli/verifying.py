"""`dugout verify`: do the answers of records stand, do their rolls follow from secret and salts, and who was lucky?"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from dugout.cli.common import Language, check_language, find_game
from dugout.cli.failure import sentence_of
from dugout.cli.output import say
from dugout.cli.records import read_records
from dugout.core.errors import DugoutError
from dugout.core.rules import Rules
from dugout.core.values import Record

if TYPE_CHECKING:
    from dugout.fairness.verify import Verdict


def verify(
    files: Annotated[list[Path], typer.Argument(help="Records to check, text or JSON.", metavar="FILE…")],
    commitment: Annotated[str, typer.Option(help="The commitment that you noted before the match.")] = "",
    rolls: Annotated[bool, typer.Option("--rolls", help="List every roll with its verdict.")] = False,
    luck: Annotated[
        bool, typer.Option("--luck", help="Compare the luck of each side with its expectation.")
    ] = False,
    lang: Language = "en",
) -> None:
    """Check every answer of records against the rules and every roll against secret and salts."""
    language = check_language(lang)
    broken = 0
    for file in files:
        try:
            for name, record in read_records(file):
                broken += not _verified(name, record, commitment, language, rolls)
                if luck:
                    _print_luck(find_game(record.game), record, language)
        except DugoutError as error:
            broken += 1
            say(f"{file}: {sentence_of(error, language)}", err=True)
    if broken:
        raise typer.Exit(1)


def _verified(name: str, record: Record, noted: str, language: str, rolls: bool) -> bool:
    from dugout.fairness.verify import check
    from dugout.i18n import render

    verdict = check(find_game(record.game), record, noted)
    if rolls:
        _list_rolls(verdict, language)
    for fault in verdict.faults:
        say(f"{name}: {sentence_of(fault, language)}", err=True)
    if verdict.faults:
        return False
    say(f"{name}: sound, {len(record.answers)} answers. {_dice(verdict, language)}")
    if verdict.proof is not None and verdict.proof.first:
        say(f"{name}: {render('verify-brought', {'count': verdict.proof.first}, language)}")
    return True


def _dice(verdict: Verdict, language: str) -> str:
    from dugout.i18n import render

    if verdict.proof is None:
        return render("verify-unproved", {}, language)
    if verdict.proof.secret is None:
        return render("verify-closed", {}, language)
    return render("verify-good", {"rolls": verdict.checked}, language)


def _list_rolls(verdict: Verdict, language: str) -> None:
    from dugout.i18n import render

    names = ("roll", "answer", "faces", "shows", "gives", "verdict")
    say("  ".join(f"{render(f'verify-{name}', {}, language):>12}" for name in names))
    for roll in verdict.rolls:
        throw = roll.throw
        word = "unknown" if roll.expected is None else "wrong" if roll.wrong else "ok"
        faces = f"{throw.faces.start}–{throw.faces[-1]}"
        gives = "" if roll.expected is None else roll.expected
        figures = (throw.number, throw.answer, faces, throw.face, gives)
        line = "  ".join(f"{figure:>12}" for figure in figures)
        say(f"{line}  {render(f'verify-{word}', {}, language):>12}")


def _print_luck(rules: Rules[Any, Any], record: Record, language: str) -> None:
    from dugout.cli.words import teams_of
    from dugout.fairness.luck import luck
    from dugout.i18n import render
    from dugout.report.names import names_of, side_names

    names = side_names(teams_of(rules, record), names_of(record, language))
    found = luck(rules, record)
    if not found:
        say(f"  {render('luck-none', {}, language)}")
    for one in found:
        whose = f"{names[one.seat]}, {render(f'luck-kind-{one.kind}', {}, language)}"
        figures = {
            "actual": one.actual,
            "count": one.count,
            "expected": f"{one.expected:.1f}",
            "low": one.low,
            "high": one.high,
        }
        share = max(one.share, 1 - one.share)
        mood = "usual" if one.usual else "lucky" if one.share > 0.5 else "unlucky"
        verdict = render("luck-verdict", {"mood": mood, "share": f"{share:.1%}"}, language)
        say(f"  {whose}: {render('luck-line', figures, language)} ({verdict})")

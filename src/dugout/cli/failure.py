"""How a command fails: one sentence on standard error, and an exit status.

0 success · 1 a refusal or a failed check · 2 wrong usage · 130 stopped with Ctrl-C.
"""

from __future__ import annotations

import os
import re
import sys
from importlib import metadata
from typing import Any, Final

import typer
from typer.core import TyperGroup

from dugout.cli.output import say
from dugout.core.errors import DugoutError

REFUSED: Final = 1
USAGE: Final = 2
INTERRUPTED: Final = 130


class Failure(DugoutError):
    """A sentence for whoever typed the command."""

    def __init__(self, sentence: str, status: int = REFUSED) -> None:
        super().__init__(sentence)
        self.status = status


def misused(sentence: str) -> Failure:
    """The command was called in a wrong way."""
    return Failure(sentence, USAGE)


def sentence_of(error: DugoutError, language: str = "en") -> str:
    """One sentence for an error of ours, from the catalogues where it carries a refusal."""
    refusal = getattr(error, "refusal", None)
    if refusal is None:
        return str(error) or "The command was stopped."
    from dugout.cli.words import refusal_sentence

    sentence = refusal_sentence(refusal, language)
    answer, row = getattr(error, "line", 0), getattr(error, "row", 0)
    where = ", ".join([f"line {row}"] * bool(row) + [f"answer {answer}"] * bool(answer)).capitalize()
    return f"{where}: {sentence}" if where else sentence


def extra_with(module: str) -> str:
    """The extra of this package that brings a module; empty if none does."""
    wanted = module.partition(".")[0].replace("_", "-").lower()
    try:
        needed = metadata.requires("dugout") or []
    except metadata.PackageNotFoundError:  # sources that nobody installed
        return ""
    for line in needed:
        name = re.match(r"[\w.-]+", line)
        extra = re.search(r"extra == ['\"]([\w-]+)", line)
        if name and extra and name[0].lower().startswith(wanted):
            return extra[1]
    return ""


class FailingGroup(TyperGroup):
    """Turns errors of ours into a sentence and a status; all others stay visible as bugs."""

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except DugoutError as error:
            say(sentence_of(error), err=True)
            raise typer.Exit(error.status if isinstance(error, Failure) else REFUSED) from None
        except ModuleNotFoundError as error:
            extra = extra_with(error.name or "-")
            if not extra:
                raise
            say(
                f'This command needs more packages ({error.name} is missing): pip install "dugout[{extra}]"',
                err=True,
            )
            raise typer.Exit(REFUSED) from None
        except KeyboardInterrupt:
            say("Interrupted.", err=True)
            raise typer.Exit(INTERRUPTED) from None
        except BrokenPipeError:
            # `dugout … | head` is no failure; nothing more may be written, not even on the way out
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            raise typer.Exit(0) from None

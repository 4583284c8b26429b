"""The one way out of a command: what people typed (names, chat, reports, records) cannot steer a terminal."""

from __future__ import annotations

import json
import unicodedata
from typing import Final

import typer

KEPT: Final = "\n\t"
UNSEEN: Final = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
"""Controls, marks of direction, halves of signs, signs of nobody, separators of lines."""


def say(text: object, *, err: bool = False) -> None:
    """Print a text, with everything in it that does more than be seen written out as an escape (of JSON)."""
    typer.echo(visible(str(text)), err=err)


def visible(text: str) -> str:
    return "".join(
        sign if sign in KEPT or unicodedata.category(sign) not in UNSEEN else json.dumps(sign)[1:-1]
        for sign in text
    )

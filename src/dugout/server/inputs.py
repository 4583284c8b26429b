"""Names that look like one another: none looks like the name somebody else keeps."""

from __future__ import annotations

import unicodedata
from functools import cache
from typing import Final

from dugout.bots.contract import characters
from dugout.games.registry import FOLDERS
from dugout.i18n import LANGUAGES, render
from dugout.referee.inputs import LONGEST_KEY, tidied

ALIKE: Final = {
    **str.maketrans("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "abezhikmnoptyx"),  # Greek capitals
    **str.maketrans("αεικνορτυχγ", "aeikvoptuxy"),
    **str.maketrans("АВЕЁКМНОРСТУХІЇЈЅԌҺӀ", "abeekmhopctyxiijsghl"),  # Cyrillic capitals
    **str.maketrans("авеёкмнорстухіїјѕԁһӏԛԝ", "abeekmhopctyxiijsdhlqw"),
    **str.maketrans("ıɩɑɡøłđ01|", "iiagoldoll"),
}
"""Letters that look like Latin ones, as far as they are in common use."""
NUMBER: Final = "0123456789ol"
"""Digits as they are in a shape, where 0 and 1 look like letters."""


def shape(name: str) -> str:
    """What a name looks like: equal for names that people take for one another."""
    alike = unicodedata.normalize("NFKC", tidied(name)).translate(ALIKE).casefold().translate(ALIKE)
    plain = "".join(
        sign for sign in unicodedata.normalize("NFD", alike) if unicodedata.category(sign) != "Mn"
    )
    letters = "".join(sign for sign in plain if unicodedata.category(sign)[0] in "LN")
    return (letters or plain)[:LONGEST_KEY]


def shapes(name: str) -> set[str]:
    """Everything that a name can be taken for: a capital I looks like a small L."""
    return {shape(name), shape(name.replace("I", "l")), shape(name.replace("l", "I"))}


def is_reserved(name: str) -> bool:
    """Whether a name can be taken for what a computer or a deleted account is called, in any language.

    A computer may be a character of any game: "Bram Tolk", also with a number.
    """
    return any(
        each.startswith(kept) and not each.removeprefix(kept).strip(NUMBER)
        for each in shapes(name)
        for kept in _reserved()
    )


@cache
def _reserved() -> frozenset[str]:
    keys = ("seat-computer", "person-gone")
    plain = {shape(render(key, {"number": ""}, language)) for key in keys for language in LANGUAGES}
    return frozenset(plain | {shape(one.name) for game in FOLDERS for one in characters(game)})

"""What people write, normalised and checked: names, lines of chat, tokens.

A name has nothing invisible in it, and none looks like the name somebody else keeps.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import unicodedata
from functools import cache
from typing import Final

from dugout.bots.contract import characters
from dugout.games.registry import FOLDERS
from dugout.i18n import LANGUAGES, render
from dugout.server.errors import ApiError

LONGEST_KEY: Final = 120
MOST_MARKS: Final = 3
"""Combining marks on one letter; more overlap the lines above and below."""
IGNORED: Final = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u3164\ufe00-\ufe0f\uffa0\U000e0100-\U000e01ef]"
)
"""What Unicode calls Default_Ignorable and Python calls printable: fillers, joiners, selectors of a variant."""
BLANKS: Final = re.compile("[\u2800\U0001d159\\s]+")
"""Signs that draw nothing, and spaces."""
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


def clean_name(name: str) -> str:
    """A name as it is shown: one line, something to see in it, nothing that cannot be seen; raises ApiError."""
    cleaned = tidied(unicodedata.normalize("NFC", name))
    if not is_visible(cleaned):
        raise ApiError("name-unseen")
    if not cleaned.isprintable() or _towers(cleaned):
        raise ApiError("name-signs")
    return cleaned


def tidied(name: str) -> str:
    """Without what draws nothing, and with single spaces."""
    return BLANKS.sub(" ", IGNORED.sub("", name)).strip()


def is_visible(text: str) -> bool:
    """Whether there is anything in it but spaces, marks without a letter and signs that draw nothing."""
    return any(unicodedata.category(sign)[0] in "LNPS" for sign in tidied(text))


def name_key(name: str) -> str:
    """What somebody signs in with: case, width and spaces make no difference."""
    return unicodedata.normalize("NFKC", " ".join(name.split())).casefold()[:LONGEST_KEY]


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


def clean_text(text: str) -> str:
    """A line of chat: line breaks are kept, other control characters refused; raises ApiError."""
    cleaned = text.strip()
    if not is_visible(cleaned) or not all(sign == "\n" or sign.isprintable() for sign in cleaned):
        raise ApiError("malformed", {"detail": "text"})
    return cleaned


def token_hash(token: str) -> str:
    """How seat tokens are stored."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def opens(digest: str, stored: str | None) -> bool:
    """Whether a token with this hash is the one that is stored; in constant time."""
    return stored is not None and hmac.compare_digest(digest, stored)


def _towers(name: str) -> bool:
    marks = 0
    for sign in name:
        marks = marks + 1 if unicodedata.category(sign) in ("Mn", "Me") else 0
        if marks > MOST_MARKS:
            return True
    return False

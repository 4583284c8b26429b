"""What people write, normalised and checked: names, lines of chat, tokens."""

from __future__ import annotations

import hashlib
import hmac
import re
import unicodedata
from typing import Final

from dugout.referee.errors import ApiError

LONGEST_KEY: Final = 120
MOST_MARKS: Final = 3
"""Combining marks on one letter; more overlap the lines above and below."""
IGNORED: Final = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u3164\ufe00-\ufe0f\uffa0\U000e0100-\U000e01ef]"
)
"""What Unicode calls Default_Ignorable and Python calls printable: fillers, joiners, selectors of a variant."""
REPLACED: Final = "\ufffd"
"""What stands where a file was read in another encoding than it was written in."""
BLANKS: Final = re.compile("[\u2800\U0001d159\\s]+")
"""Signs that draw nothing, and spaces."""


def clean_name(name: str) -> str:
    """A name as it is shown: one line, something to see in it, nothing that cannot be seen; raises ApiError."""
    cleaned = tidied(unicodedata.normalize("NFC", name))
    if not is_visible(cleaned):
        raise ApiError("name-unseen")
    if not cleaned.isprintable() or REPLACED in cleaned or _stacks_marks(cleaned):
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


def _stacks_marks(name: str) -> bool:
    marks = 0
    for sign in name:
        marks = marks + 1 if unicodedata.category(sign) in ("Mn", "Me") else 0
        if marks > MOST_MARKS:
            return True
    return False

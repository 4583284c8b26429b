"""What people write and show, tidied and checked: lines of chat, tokens (names: `people/names.py`)."""

from __future__ import annotations

import hashlib
import hmac

from dugout.server.errors import ApiError
from dugout.server.people.names import is_visible


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
    """Whether a token with this hash is the one that is stored; how long it takes tells nothing."""
    return stored is not None and hmac.compare_digest(digest, stored)

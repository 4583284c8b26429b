"""What people write and show, tidied and checked: names, lines of chat, tokens."""

from __future__ import annotations

import hashlib
import hmac

from dugout.server.errors import ApiError


def clean_name(name: str) -> str:
    """A name as it is shown: one line, nothing invisible; raises ApiError."""
    cleaned = " ".join(name.split())
    if not cleaned or not cleaned.isprintable():
        raise ApiError("malformed", {"detail": "name"})
    return cleaned


def clean_text(text: str) -> str:
    """A line of chat: line breaks are kept, other control characters refused; raises ApiError."""
    cleaned = text.strip()
    if not cleaned or not all(sign == "\n" or sign.isprintable() for sign in cleaned):
        raise ApiError("malformed", {"detail": "text"})
    return cleaned


def token_hash(token: str) -> str:
    """How seat tokens are stored."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def opens(digest: str, stored: str | None) -> bool:
    """Whether a token with this hash is the one that is stored; how long it takes tells nothing."""
    return stored is not None and hmac.compare_digest(digest, stored)

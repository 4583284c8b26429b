"""What the referee adds to fair dice: new secrets, salts as people write them, seeds for computer opponents.

How rolls follow from a secret is in `dugout.fairness`, where clients and the command line can check it.
"""

from __future__ import annotations

import hmac
import secrets
from typing import Final

from dugout.referee.errors import ApiError

SECRET_BYTES: Final = 32


def new_secret() -> str:
    """A fresh secret, as hexadecimal text."""
    return secrets.token_hex(SECRET_BYTES)


def clean_salt(text: str) -> str:
    """A salt as it is used: one line, nothing invisible; raises ApiError."""
    cleaned = " ".join(text.split())
    if not cleaned.isprintable():
        raise ApiError("malformed", {"detail": "salt"})
    return cleaned


def bot_seed(secret: str, seat: int, seq: int) -> str:
    """The seed of a computer's thoughts before answer `seq`: the same again after a restart."""
    return hmac.digest(bytes.fromhex(secret), f"mind:{seat}:{seq}".encode(), "sha256").hex()

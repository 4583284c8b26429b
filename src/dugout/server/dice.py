"""Fair dice: a secret that is fixed before the match decides every roll, and anybody can check it afterwards.

The server shows `commitment(secret)` from the start and the secret after the end. Roll `index` is
HMAC-SHA256 of the index under the secret, so a server that dies and starts again, or two servers that
race for one answer, roll the same face: nobody gets a second throw.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from typing import Final

SECRET_BYTES: Final = 32
_SPAN: Final = 1 << 64


def new_secret() -> str:
    """A fresh secret, as hexadecimal text."""
    return secrets.token_hex(SECRET_BYTES)


def commitment(secret: str) -> str:
    """What everybody may see before the match: the hash of the secret."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def roll(secret: str, index: int, faces: range) -> int:
    """Roll number `index` (from 0) of a match, each face equally likely."""
    limit = _SPAN - _SPAN % len(faces)
    attempt = 0
    while True:
        word = int.from_bytes(_digest(secret, f"roll:{index}:{attempt}")[:8], "big")
        if word < limit:
            return faces[word % len(faces)]
        attempt += 1


def mind_seed(secret: str, seat: int, seq: int) -> str:
    """The seed of a computer's thoughts before answer `seq`: the same again after a restart."""
    return _digest(secret, f"mind:{seat}:{seq}").hex()


def _digest(secret: str, text: str) -> bytes:
    return hmac.new(bytes.fromhex(secret), text.encode(), hashlib.sha256).digest()


def index_of(number: int, rewinds: Sequence[Sequence[int]]) -> int:
    """The index of roll `number` of a record, counting the dice that were thrown away with what was taken back.

    `rewinds` are [roll, dice]: before that roll so many dice were thrown away, in the order in which it happened.
    """
    skips: list[tuple[int, int]] = []
    for roll_, count in rewinds:
        # what an earlier take-back threw away beyond this point goes with this one
        beyond = sum(dice for at, dice in skips if at >= roll_)
        skips = [(at, dice) for at, dice in skips if at < roll_]
        skips.append((roll_, count + beyond))
    return number + sum(count for at, count in skips if at <= number)

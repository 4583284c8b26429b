"""How every roll follows from a secret that was fixed before the match, from salts of the seats, and from its index.

The server shows `commitment` from the start and the secret after the end. So it cannot choose a secret that suits
the salts, and nobody who adds a salt can know what it does: neither side decides a roll. One that dies and starts
again, or two servers that race for one answer, roll the same face: nobody gets a second throw.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence
from typing import Final

UNSALTED: Final = 1
SALTED: Final = 2
SCHEMES: Final = (UNSALTED, SALTED)
"""The versions of this recipe. Old records are checked by the one that they name."""
_SPAN: Final = 1 << 64


def commitment(secret: str) -> str:
    """What everybody may see before the match: the hash of the secret."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


class Dice:
    """All that decides the rolls of a match. `secret` is hexadecimal; `salts` has a text for every seat,
    mostly empty."""

    def __init__(self, secret: str, salts: tuple[str, ...] = (), scheme: int = SALTED) -> None:
        self.salts, self.scheme = salts, scheme
        self._key = bytes.fromhex(secret)
        # no salt has a line feed in it, so each stands on the line of its seat
        self._lines = "".join(["\n" + salt for salt in salts]) if scheme == SALTED else ""

    def roll(self, index: int, faces: range) -> int:
        """Roll number `index` (from 0) of a match, each face equally likely."""
        limit = _SPAN - _SPAN % len(faces)
        attempt = 0
        while True:
            word = int.from_bytes(self.digest(index, attempt)[:8], "big")
            if word < limit:
                return faces[word % len(faces)]
            attempt += 1

    def digest(self, index: int, attempt: int) -> bytes:
        """The bytes from which a roll is derived."""
        return hmac.digest(self._key, f"roll:{index}:{attempt}{self._lines}".encode(), "sha256")


def skipped(rewinds: Sequence[Sequence[int]]) -> list[tuple[int, int]]:
    """The gaps in the indices of rolls, as (roll, dice): the number of dice discarded before that roll of the record.

    `rewinds` are such pairs in the order of the take-backs, each numbered as the record was at that time.
    """
    skips: list[tuple[int, int]] = []
    for roll, count in rewinds:
        # dice that an earlier take-back discarded after this point belong to this one
        beyond = sum(dice for at, dice in skips if at >= roll)
        skips = [(at, dice) for at, dice in skips if at < roll]
        skips.append((roll, count + beyond))
    return skips


def index_of(number: int, skips: Sequence[tuple[int, int]]) -> int:
    """The index of roll `number` (from 0) of a record, including dice that were discarded."""
    return number + sum(count for at, count in skips if at <= number)

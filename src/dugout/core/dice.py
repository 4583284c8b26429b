"""The only generator of chance in the project, small enough to write down for ever.

Results must not depend on a library's generator, so that a seed means the
same match in every version of Python.
"""

from __future__ import annotations

import hashlib
from typing import Final, final

_WORD: Final = 0xFFFFFFFF


@final
class Roller:
    """Equally likely integers from a seed (sfc32, 2**-32 steps, rejection against bias)."""

    def __init__(self, seed: str) -> None:
        digest = hashlib.sha256(seed.encode()).digest()
        self._a = int.from_bytes(digest[0:4], "big")
        self._b = int.from_bytes(digest[4:8], "big")
        self._c = int.from_bytes(digest[8:12], "big")
        self._count = 1
        for _ in range(12):
            self.word()

    def word(self) -> int:
        """The next 32 bits."""
        total = (self._a + self._b + self._count) & _WORD
        self._count = (self._count + 1) & _WORD
        self._a = self._b ^ (self._b >> 9)
        self._b = (self._c + (self._c << 3)) & _WORD
        self._c = (((self._c << 21) | (self._c >> 11)) + total) & _WORD
        return total

    def below(self, n: int) -> int:
        """An integer 0…n−1, each equally likely; n from 1 to 2**32."""
        if n < 1 or n > _WORD + 1:
            raise ValueError(f"below({n}): n must be from 1 to 2**32")
        limit = (_WORD + 1) - (_WORD + 1) % n
        word = self.word()
        while word >= limit:
            word = self.word()
        return word % n

    def face(self, faces: range) -> int:
        """One of the faces that `Rules.chances` names."""
        return faces.start + self.below(len(faces))

    def chance(self, part: int, whole: int) -> bool:
        """True with probability part/whole."""
        return self.below(whole) < part

    def __reduce__(self) -> tuple[object, ...]:
        return _roller_at, (self._a, self._b, self._c, self._count)


def _roller_at(a: int, b: int, c: int, count: int) -> Roller:
    """A roller in the middle of its numbers."""
    roller = Roller("")
    roller._a, roller._b, roller._c, roller._count = a, b, c, count
    return roller

"""What a check has found, in words for the person who runs the server."""

from __future__ import annotations

from typing import Final

import msgspec

OK: Final = "ok"
WARN: Final = "warn"
"""It works, but not as well or as safely as it could."""
WRONG: Final = "wrong"
"""The server does not start like this, or does not do its work."""


class Finding(msgspec.Struct, frozen=True):
    """`what` was checked, `said` is what was found, `advice` what to do about it."""

    what: str
    level: str
    said: str
    advice: str = ""


def ok(what: str, said: str) -> Finding:
    return Finding(what, OK, said)


def warn(what: str, said: str, advice: str) -> Finding:
    return Finding(what, WARN, said, advice)


def wrong(what: str, said: str, advice: str) -> Finding:
    return Finding(what, WRONG, said, advice)

"""TO-4, TO-5: the terms of the rules as numbers."""

from __future__ import annotations

from typing import Final

NOT_CHOSEN: Final = -1
NOT_SENT: Final = -1
COVERED_HAND: Final = 0
OPEN_HAND: Final = 1

HOME_WINS: Final = 1
DRAW: Final = 3
"""TO-5.1: two of the marks of a form."""

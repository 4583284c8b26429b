# mypyc: interpreted
"""Where somebody was asked what led to what happens, for replays and reports that show it from there."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from dugout.core.text import Text
from dugout.core.values import Event

SCORE = {"home", "away"}


class Asking:
    """Follows a match, whose moments are counted by what everybody has seen.

    Dice and the host decide nothing. Once a score has been told something else begins, so that each kick of a
    shoot-out, in which nobody decides anything any more, stands for itself.
    """

    def __init__(self, rules: Text[Any]) -> None:
        self._rules = rules
        self.at = 0

    def answered(self, by_somebody: bool, at: int) -> None:
        """An answer is given, by a seat or by dice and host, when everybody has seen so much."""
        if by_somebody:
            self.at = at

    def happened(self, events: Iterable[Event], at: int) -> None:
        """What came of an answer, of which everybody has seen so much now."""
        if any(self._fields(event.code) >= SCORE for event in events):
            self.at = at

    def _fields(self, code: str) -> set[str]:
        return {field.partition(":")[0] for field in self._rules.event_fields(code)}

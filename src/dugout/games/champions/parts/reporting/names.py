"""Men, cells and directions in the events of Champions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from dugout.core.values import Event
from dugout.games.champions.parts.reporting.fate import fate_of
from dugout.games.champions.text import word
from dugout.report.contract import Fate, Namer

ROLLED_AGAIN: Final = {"CH-12.9": "keeper", "CH-26.2": "shoot-out"}
"""Dice of which a 1 is rolled again, by their rule."""


class ChampionsNamer(Namer):
    def word(self, kind: str, value: int) -> int | str:
        text = word(kind, value)
        return value if text is None else text

    def more(self, event: Event, args: Mapping[str, Any]) -> dict[str, int | str]:
        """What a roll is followed by."""
        if event.code != "ch.roll":
            return {}
        return {"again": ROLLED_AGAIN.get(event.rule, "no") if args["face"] == 1 else "no"}

    def fate(self, events: Sequence[Event], at: int) -> Fate:
        return fate_of(events, at)

"""Men, cells and directions in the events of Champions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from dugout.core.values import Event
from dugout.games.champions.board import SQUAD, cell_text
from dugout.games.champions.parts.reporting.fate import fate_of
from dugout.geometry.square import DIRECTION_NAMES
from dugout.report.contract import Fate, Namer

LAST_ROW: Final = 14
ROLLED_AGAIN: Final = {"CH-12.9": "keeper", "CH-26.2": "shoot-out"}
"""The rules whose dice are rolled again after a 1."""


class ChampionsNamer(Namer):
    """Men by team and shirt; cells as the board names them, seen from behind the goal of the home side."""

    def word(self, kind: str, value: int) -> int | str:
        if kind == "piece" and value >= 0:
            team, shirt = divmod(value, SQUAD)
            return self.words.any("ch-man", team=self.words.names[team], shirt=shirt + 1)
        if kind == "cell" and value >= 0:
            return self._cell(cell_text(value))
        if kind == "direction":
            return self.words.any("ch-direction", way=DIRECTION_NAMES[value])
        return "–" if kind in ("piece", "cell") else value

    def _cell(self, cell: str) -> str:
        """The letter and number of a cell; outside the printed board, the goal or line behind which it lies."""
        letter, row = cell[0], int(cell[1:])
        is_wide, is_behind = letter in "yz", row in (0, LAST_ROW)
        if is_behind and letter in "ef":
            return self.words.any("ch-goal-cell", side="left" if letter == "e" else "right")
        if is_wide and is_behind:
            return self.words.any("ch-outside", line="corner")
        if is_wide:
            return self.words.any("ch-outside", line="left" if letter == "y" else "right", at=str(row))
        return self.words.any("ch-outside", line="goal", at=letter) if is_behind else cell

    def more(self, event: Event, args: Mapping[str, Any]) -> dict[str, int | str]:
        """Whether a roll is repeated, and why nobody dives."""
        if event.code == "ch.no-save":
            return {"why": "beyond" if event.rule == "CH-12.4" else "choice"}
        if event.code != "ch.roll":
            return {}
        return {"again": ROLLED_AGAIN.get(event.rule, "no") if args["face"] == 1 else "no"}

    def fate(self, events: Sequence[Event], at: int) -> Fate:
        return fate_of(events, at)

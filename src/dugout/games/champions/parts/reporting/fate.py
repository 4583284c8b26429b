"""What became of a leg of a kick: a plan is announced as a whole, and attempts to stop it are decided only then.

The client applies the same logic to the board (`client/src/games/champions/parts/fate.ts`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from dugout.core.values import Event
from dugout.games.champions.board import STEP
from dugout.report.contract import CUT, NEVER, OPEN, PLAYED, Fate

LEGS: Final = frozenset({"ch.pass", "ch.kick", "ch.shot"})
UNDERWAY: Final = frozenset({"ch.thrower-back", "ch.chase", "ch.attempt-failed", "ch.clock", "ch.extra-time"})
"""Events while a ball is under way; all others come after it has stopped."""
STOPS: Final = frozenset({"ch.full-time", "ch.extra-time-over"})
"""Time is up, so a ball that is under way does not arrive."""
CHANCES: Final = {"ch.attempt": 2, "ch.intercepted": 1}
"""Events in which somebody steps in: the index of the argument that is the cell."""


def fate_of(events: Sequence[Event], at: int) -> Fate:
    """The fate of the event `at`, according to all events so far; only legs can fail."""
    if events[at].code not in LEGS:
        return PLAYED
    before, own = _cells_before(events, at), set(_cells(events[at]))
    stopped: Fate = CUT
    for event in events[at + 1 :]:
        if event.code in CHANCES:
            cell = event.args[CHANCES[event.code]]
            if cell not in before and cell not in own:
                return PLAYED  # the ball has reached a later leg
            stopped = NEVER if cell in before else CUT
            if event.code == "ch.intercepted":
                return stopped
        elif event.code in STOPS:
            return stopped
        elif event.code not in UNDERWAY and event.code not in LEGS:
            return PLAYED
    return OPEN


def _cells(leg: Event) -> list[int]:
    _, cell, _, direction, before, turned, after = leg.args[:7]
    cells: list[int] = []
    for step in range(before + after):
        cell = STEP[cell * 8 + (direction if step < before else turned)]
        if cell < 0:
            break
        cells.append(cell)
    return cells


def _cells_before(events: Sequence[Event], at: int) -> set[int]:
    """The cells of the earlier legs of the same plan."""
    cells: set[int] = set()
    for event in reversed(events[:at]):
        if event.code == "ch.pass":
            cells.update(_cells(event))
        elif event.code != "ch.thrower-back":
            break
    return cells

# mypyc: compiled
"""The events of a match, counted anew for every viewer.

A number of the whole list would tell a viewer that something secret has happened, so each counts
only what it may see. Counts by seat mask stand in for events that are not in memory.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from dugout.core.events import Event
from dugout.core.ids import EVERYONE


class Stamped:
    """An event with the time of the answer that caused it, and whether the host gave that for a late seat."""

    __slots__ = ("at", "event", "late")

    def __init__(self, event: Event, at: int, late: bool = False) -> None:
        self.event = event
        self.at = at
        self.late = late


class History:
    """`before` counts, by mask, the events that came before those in memory."""

    def __init__(self, before: Counter[int] | None = None) -> None:
        self.before: Counter[int] = Counter(before or {})
        self.counts: Counter[int] = Counter(self.before)
        self.events: list[Stamped] = []
        self._last: dict[int, int] = {}

    def is_whole(self) -> bool:
        """Whether the match is in memory from its first event on."""
        return not self.before

    def extend(self, events: Iterable[Stamped]) -> None:
        for stamped in events:
            self.events.append(stamped)
            seats = stamped.event.seats
            self.counts[seats] += 1
            for mask in self._last:
                if seats == EVERYONE or seats & mask:
                    self._last[mask] += 1

    def last(self, mask: int) -> int:
        """The number of the newest event that this viewer may see."""
        number = self._last.get(mask)
        if number is None:
            number = self._last[mask] = _visible(self.counts, mask)
        return number

    def first(self, mask: int) -> int:
        """The number before the oldest event in memory."""
        return _visible(self.before, mask)

    def since(self, mask: int, after: int) -> list[tuple[int, Stamped]]:
        """What the viewer may see after its number `after`, oldest first; only what is in memory."""
        found: list[tuple[int, Stamped]] = []
        number = self.last(mask)
        for stamped in reversed(self.events):
            if number <= after:
                break
            if stamped.event.visible_to(mask):
                found.append((number, stamped))
                number -= 1
        found.reverse()
        return found


def _visible(counts: Counter[int], mask: int) -> int:
    return sum(count for seats, count in counts.items() if seats == EVERYONE or seats & mask)

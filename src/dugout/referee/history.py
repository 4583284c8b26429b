"""The events of a match, numbered separately for every viewer.

A number of the whole list would tell a viewer that something secret has happened, so each counts
only what it may see. Counts by seat mask stand in for events that are not in memory.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any, ClassVar, Final, NamedTuple

import msgspec

from dugout.core.ids import is_visible
from dugout.core.values import Event, Stakes

RECENT: Final = 64
"""Events of a match that are kept unpacked; older ones are packed in batches of this size."""


class Stamped(NamedTuple):
    """An event with the time of the answer that caused it, and whether the host gave that for a late seat.

    With the event of a die stands what hung on it, as long as the event is recent: it is for whoever sees the die fall.
    """

    event: Event
    at: int
    late: bool = False
    stakes: Stakes | None = None


class History:
    """`before` counts, by mask, the events that came before those in memory.

    Old events are seldom asked for, and packed: one takes 42 bytes then and 324 as objects, so that a match
    of 2,000 events takes 84 kB instead of 650. A server with 200 matches of a hundred actions takes 221 µs
    for an answer with it and 233 without (`dugout loadtest`); more the longer the matches.
    `DUGOUT_PACKED_HISTORY=0` switches it off.
    """

    packs: ClassVar[bool] = True

    def __init__(self, before: Counter[int] | None = None) -> None:
        self.before: Counter[int] = Counter(before or {})
        self.counts: Counter[int] = Counter(self.before)
        self._packed: list[bytes] = []
        self._recent: list[Stamped] = []
        self._last: dict[int, int] = {}

    def is_whole(self) -> bool:
        """Whether the match is in memory from its first event on."""
        return not self.before

    def extend(self, events: Iterable[Stamped]) -> None:
        for stamped in events:
            self._recent.append(stamped)
            seats = stamped.event.seats
            self.counts[seats] += 1
            for mask in self._last:
                if is_visible(seats, mask):
                    self._last[mask] += 1
        while self.packs and len(self._recent) >= 2 * RECENT:
            self._packed.append(_pack(self._recent[:RECENT]))
            self._recent = self._recent[RECENT:]

    def all(self) -> list[Stamped]:
        """Everything in memory, oldest first."""
        return [stamped for packed in self._packed for stamped in _unpack(packed)] + self._recent

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
        number = _newer(self._recent, mask, self.last(mask), after, found)
        for packed in reversed(self._packed):
            if number <= after:
                break
            number = _newer(_unpack(packed), mask, number, after, found)
        found.reverse()
        return found


def _newer(
    events: list[Stamped], mask: int, number: int, after: int, found: list[tuple[int, Stamped]]
) -> int:
    """Add what the viewer may see, newest first, down to `after`; the number of the next older one."""
    for stamped in reversed(events):
        if number <= after:
            break
        if stamped.event.visible_to(mask):
            found.append((number, stamped))
            number -= 1
    return number


_decode: Final = msgspec.msgpack.Decoder(list[tuple[str, str, tuple[int, ...], int, int, bool]]).decode


def _pack(events: list[Stamped]) -> bytes:
    rows: list[Any] = []
    for stamped in events:
        event = stamped.event
        rows.append((event.code, event.rule, event.args, event.seats, stamped.at, stamped.late))
    return msgspec.msgpack.encode(rows)


def _unpack(packed: bytes) -> list[Stamped]:
    rows = _decode(packed)
    return [Stamped(Event(code, rule, args, seats), at, late) for code, rule, args, seats, at, late in rows]


def _visible(counts: Counter[int], mask: int) -> int:
    return sum(count for seats, count in counts.items() if is_visible(seats, mask))

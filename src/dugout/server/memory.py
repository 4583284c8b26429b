"""The memory of a busy server in large pages, where the system has them (Linux from 6.1 on).

An answer touches what belongs to one match, the next one what belongs to another. In a hundred megabytes of pages of four
kilobytes the processor spends an eighth of its time on finding out where each of them lies; pages of two megabytes are few
enough to be known by heart. Python asks for its memory in small pieces, so the system does not do it by itself.
"""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

MANY_MATCHES: Final = 100
"""Matches in memory from which on it is worth it."""
LARGE: Final = 2 << 20
COLLAPSE: Final = 25
"""`MADV_COLLAPSE`: put a stretch of memory into one large page, now."""
MAPS: Final = Path("/proc/self/maps")


def gather(maps: Path = MAPS) -> int:
    """Put what this process works with into large pages; how many it has. Takes milliseconds for each that is new."""
    if sys.platform != "linux":
        return 0
    advise = ctypes.CDLL(None).madvise  # lets other threads run meanwhile
    return sum(advise(ctypes.c_void_p(at), ctypes.c_size_t(LARGE), COLLAPSE) == 0 for at in _stretches(maps))


def _stretches(maps: Path) -> Iterator[int]:
    """Where whole large pages would fit into the memory that Python and C ask for."""
    try:
        lines = maps.read_text().splitlines()
    except OSError:  # a system that does not tell
        return
    guard = 0  # where a stretch ends that nobody may touch: what follows it is the stack of a thread, which is mostly empty
    for line in lines:
        place, rights, _, _, _, *name = line.split()
        first, end = (int(part, 16) for part in place.split("-"))
        if rights == "---p":
            guard = end
        elif rights == "rw-p" and name in ([], ["[heap]"]) and first != guard:
            yield from range(-(-first // LARGE) * LARGE, end - LARGE + 1, LARGE)

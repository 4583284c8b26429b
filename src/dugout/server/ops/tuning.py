"""What a busy server asks of Python and of the system, with what each gains: µs of the server's own process
for an answer in `dugout loadtest` (two cores, 200 to 300 matches, rounds that alternate), and how to switch
it off.

- `collect_less`: 240 to 260 µs with it, 317 to 372 without (`DUGOUT_COLLECT_LESS=0`).
- `use_large_pages`: 221 µs with it, 268 to 281 without (`DUGOUT_LARGE_PAGES=0`; after the first quarter of a
  minute, when the memory has been moved).

Other special paths, each in its file: writes to the socket (`live/socket.py`), packed history
(`referee/history.py`), the writing process (`store/journal/process.py`). `scripts/measure_switches.py`
measures them all.
"""

from __future__ import annotations

import ctypes
import gc
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from dugout.referee.history import History

GENERATIONS: Final = (200_000, 5, 5)
"""After how many new objects the youngest generation is collected, and after how many collections the older ones.

Answers that wait for the disk hold some two hundred objects each, hundreds of answers at a time: with a
smaller number they would all be visited again and again, for nothing.
"""
MANY_MATCHES: Final = 100
"""Matches in memory from which on it is worth it."""
LARGE: Final = 2 << 20
COLLAPSE: Final = 25
"""`MADV_COLLAPSE`: put a stretch of memory into one large page, now."""
PROC: Final = Path("/proc/self")
ENABLED: Final = Path("/sys/kernel/mm/transparent_hugepage/enabled")


def collect_less() -> None:
    """Next to nothing here is garbage in a cycle, but every garbage collection visits the many objects of
    many matches."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GENERATIONS)


def pack_history(packs: bool) -> None:
    """Whether matches pack their old events (`DUGOUT_PACKED_HISTORY=0`: they do not)."""
    History.packs = packs


def use_large_pages(proc: Path = PROC, enabled: Path = ENABLED) -> int:
    """Put what this process works with into large pages (Linux from 6.1 on); how many it has. Takes
    milliseconds for each new one.

    An answer touches what belongs to one match, the next one what belongs to another. In a hundred megabytes
    of pages of four kilobytes the processor spends much of its time on finding out where each of them lies.
    Python asks for its memory in small pieces, so the system does not do it on its own.
    """
    if sys.platform != "linux" or not _is_allowed(proc, enabled):
        return 0
    advise = ctypes.CDLL(None).madvise  # lets other threads run meanwhile
    return sum(advise(ctypes.c_void_p(at), ctypes.c_size_t(LARGE), COLLAPSE) == 0 for at in _regions(proc))


def _is_allowed(proc: Path, enabled: Path) -> bool:
    """Not where large pages were turned off, nor where pages are swapped out: they would be swapped back in."""
    swapped = [line.split()[1] for line in _lines(proc / "status") if line.startswith(b"VmSwap:")]
    return b"[never]" not in b"".join(_lines(enabled)) and swapped in ([], [b"0"])


def _regions(proc: Path) -> Iterator[int]:
    """Where whole large pages would fit into the memory that Python and C ask for."""
    # where a stretch ends that nobody may touch: what follows it is the stack of a thread, which is mostly empty
    guard = 0
    for line in _lines(proc / "maps"):
        place, rights, _, _, _, *name = line.split(maxsplit=5)
        first, end = (int(part, 16) for part in place.split(b"-"))
        if rights == b"---p":
            guard = end
        elif rights == b"rw-p" and first != guard and (not name or name[0].startswith((b"[heap]", b"[anon"))):
            yield from range(-(-first // LARGE) * LARGE, end - LARGE + 1, LARGE)


def _lines(file: Path) -> list[bytes]:
    """As the system writes them, in which names of files may be anything; none where it does not say."""
    try:
        return file.read_bytes().split(b"\n")[:-1]
    except OSError:
        return []

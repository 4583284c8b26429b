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
PROC: Final = Path("/proc/self")
WISH: Final = Path("/sys/kernel/mm/transparent_hugepage/enabled")


def gather(proc: Path = PROC, wish: Path = WISH) -> int:
    """Put what this process works with into large pages; how many it has. Takes milliseconds for each that is new."""
    if sys.platform != "linux" or not _is_welcome(proc, wish):
        return 0
    advise = ctypes.CDLL(None).madvise  # lets other threads run meanwhile
    return sum(advise(ctypes.c_void_p(at), ctypes.c_size_t(LARGE), COLLAPSE) == 0 for at in _stretches(proc))


def _is_welcome(proc: Path, wish: Path) -> bool:
    """Not where large pages were turned off, nor where memory is short: what was put aside would all be fetched again."""
    put_aside = [line.split()[1] for line in _lines(proc / "status") if line.startswith(b"VmSwap:")]
    return b"[never]" not in b"".join(_lines(wish)) and put_aside in ([], [b"0"])


def _stretches(proc: Path) -> Iterator[int]:
    """Where whole large pages would fit into the memory that Python and C ask for."""
    guard = 0  # where a stretch ends that nobody may touch: what follows it is the stack of a thread, which is mostly empty
    for line in _lines(proc / "maps"):
        place, rights, _, _, _, *name = line.split(maxsplit=5)
        first, end = (int(part, 16) for part in place.split(b"-"))
        if rights == b"---p":
            guard = end
        elif rights == b"rw-p" and first != guard and (not name or name[0].startswith((b"[heap]", b"[anon"))):
            yield from range(-(-first // LARGE) * LARGE, end - LARGE + 1, LARGE)


def _lines(file: Path) -> list[bytes]:
    """As the system writes them, in which names of files may be anything; none where it does not tell."""
    try:
        return file.read_bytes().split(b"\n")[:-1]
    except OSError:
        return []

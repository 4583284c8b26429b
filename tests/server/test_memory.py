"""Memory in large pages: asked for where the system has them, never a reason to fail."""

from __future__ import annotations

import mmap
import re
import sys
from pathlib import Path

import pytest

from dugout.server import memory

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="other systems do not tell their maps")

HEAP = "55d000000000-55d000600000 rw-p 00000000 00:00 0                          [heap]"
ODD_PIECE = "7f0000100000-7f0000500000 rw-p 00000000 00:00 0 "
GUARD = "7f0010000000-7f0010001000 ---p 00000000 00:00 0 "
STACK = "7f0010001000-7f0010801000 rw-p 00000000 00:00 0 "
CODE = "7f0020000000-7f0020800000 r-xp 00000000 08:01 11                         /usr/lib/libc.so.6"
DATA = "7f0030000000-7f0030800000 rw-p 00000000 08:01 11                         /usr/lib/libc.so.6"


def large_pages() -> int:
    """Kilobytes that this process has in large pages."""
    return sum(map(int, re.findall(r"AnonHugePages:\s+(\d+)", Path("/proc/self/smaps_rollup").read_text())))


def test_only_what_python_asks_for_is_gathered_and_no_stack(tmp_path: Path) -> None:
    maps = tmp_path / "maps"
    maps.write_text("\n".join([HEAP, ODD_PIECE, GUARD, STACK, CODE, DATA]) + "\n")
    heap = [0x55D000000000 + at * memory.LARGE for at in range(3)]
    assert list(memory._stretches(maps)) == [*heap, 0x7F0000200000]


def test_a_system_that_tells_nothing_is_left_alone(tmp_path: Path) -> None:
    assert memory.gather(tmp_path / "nothing") == 0


def test_what_is_worked_with_lies_in_large_pages_afterwards() -> None:
    with mmap.mmap(-1, 16 * memory.LARGE, flags=mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS) as worked_with:
        worked_with.write(b"x" * (16 * memory.LARGE))
        before = large_pages()
        if not memory.gather():
            pytest.skip("this system has no large pages to give")
        assert large_pages() >= before + 15 * memory.LARGE // 1024
        assert worked_with[:: memory.LARGE] == b"x" * 16

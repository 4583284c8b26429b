"""Memory in large pages: asked for where the system has them, never a reason to fail."""

from __future__ import annotations

import ctypes
import gc
import sys
from pathlib import Path

import pytest

from dugout.server.match import upkeep
from dugout.server.ops import tuning
from dugout.server.settings import from_environment
from tests.server.harness import Served, until

HEAP = b"55d000000000-55d000600000 rw-p 00000000 00:00 0                          [heap]"
ODD_PIECE = b"7f0000100000-7f0000500000 rw-p 00000000 00:00 0 "
NAMED = b"7f0008000000-7f0008200000 rw-p 00000000 00:00 0                          [anon:python arena]"
GUARD = b"7f0010000000-7f0010001000 ---p 00000000 00:00 0 "
STACK = b"7f0010001000-7f0010801000 rw-p 00000000 00:00 0 "
CODE = (
    b"7f0020000000-7f0020800000 r-xp 00000000 08:01 11                         /opt/a b\xff\xc2\x85/libc.so.6"
)
DATA = (
    b"7f0030000000-7f0030800000 rw-p 00000000 08:01 11                         /opt/a b\xff\xc2\x85/libc.so.6"
)


def test_only_what_python_asks_for_is_gathered_and_no_stack(tmp_path: Path) -> None:
    (tmp_path / "maps").write_bytes(b"\n".join([HEAP, ODD_PIECE, NAMED, GUARD, STACK, CODE, DATA, b""]))
    heap = [0x55D000000000 + at * tuning.LARGE for at in range(3)]
    assert list(tuning._regions(tmp_path)) == [*heap, 0x7F0000200000, 0x7F0008000000]


def test_a_system_that_tells_nothing_is_left_alone(tmp_path: Path) -> None:
    assert tuning.use_large_pages(tmp_path) == 0


@pytest.mark.parametrize(
    ("wish", "swapped", "welcome"),
    [
        (b"always [madvise] never\n", b"0", True),
        (b"always madvise [never]\n", b"0", False),
        (b"always [madvise] never\n", b"1200", False),
    ],
)
def test_large_pages_that_are_turned_off_or_would_fetch_what_was_put_aside_are_not_asked_for(
    tmp_path: Path, wish: bytes, swapped: bytes, welcome: bool
) -> None:
    (tmp_path / "enabled").write_bytes(wish)
    (tmp_path / "status").write_bytes(b"Name:\tpython\nVmSwap:\t%b kB\nThreads:\t7\n" % swapped)
    assert tuning._is_allowed(tmp_path, tmp_path / "enabled") is welcome


def test_every_stretch_is_put_into_a_large_page_and_those_that_the_system_gives_are_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[int | None, int, int]] = []

    class System:
        """The system's library: it refuses the stretch in the middle of the heap."""

        def __init__(self, name: None) -> None:
            pass

        def madvise(self, at: ctypes.c_void_p, size: ctypes.c_size_t, advice: int) -> int:
            asked.append((at.value, size.value, advice))
            return -1 if at.value == 0x55D000200000 else 0

    monkeypatch.setattr(ctypes, "CDLL", System)
    monkeypatch.setattr(sys, "platform", "linux")
    (tmp_path / "maps").write_bytes(HEAP + b"\n")
    assert tuning.use_large_pages(tmp_path, tmp_path / "enabled") == 2
    assert asked == [(0x55D000000000 + at * tuning.LARGE, tuning.LARGE, tuning.COLLAPSE) for at in range(3)]
    (tmp_path / "enabled").write_bytes(b"always madvise [never]\n")
    assert tuning.use_large_pages(tmp_path, tmp_path / "enabled") == 0
    assert len(asked) == 3


@pytest.mark.parametrize(
    "name",
    ["writer_process", "collect_less", "large_pages", "direct_writes", "packed_history"],
)
def test_a_special_path_can_be_switched_off(name: str) -> None:
    assert getattr(from_environment({}), name)
    assert not getattr(from_environment({f"DUGOUT_{name.upper()}": "0"}), name)


@pytest.mark.slow
def test_garbage_is_collected_as_often_as_the_operator_says() -> None:
    before = gc.get_threshold()
    try:
        tuning.collect_less()
        assert gc.get_threshold() == tuning.GENERATIONS
        assert gc.get_freeze_count() > 0
    finally:
        gc.unfreeze()
        gc.set_threshold(*before)


async def test_a_keeper_that_stumbles_goes_on(lite: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    looks = 0

    def stumble() -> int:
        nonlocal looks
        looks += 1
        raise ValueError("no such memory")

    monkeypatch.setattr(tuning, "MANY_MATCHES", 0)
    monkeypatch.setattr(tuning, "use_large_pages", stumble)
    monkeypatch.setattr(upkeep, "POLL_EVERY", 1)
    monkeypatch.setattr(upkeep, "POLL_SECONDS", 0.05)

    async def looked_twice() -> bool:
        return looks >= 2

    await until(looked_twice, 10)

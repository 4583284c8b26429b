"""Answers written by a process of their own: the same verdicts as in a thread, whatever becomes of it."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path

import pytest
import uvloop
from msgspec.structs import replace

from dugout.referee.errors import Conflict, Repeated, StoreAway
from dugout.referee.rows import Append, DeadlineRow, SnapshotRow
from dugout.server.store.journal.process import InProcess
from dugout.server.store.store import Store
from tests.server.test_store import a_match, an_append


async def opened(url: str) -> Store:
    store = Store(url, apart=True)
    await store.open()
    for name in ("a", "b"):
        await store.create(a_match(name))
    return store


def scribe_of(store: Store) -> int:
    appender = store._writer._appender
    assert isinstance(appender, InProcess) and appender._process is not None
    return appender._process.pid


async def seqs(store: Store, match: str) -> list[int]:
    stored = await store.load(match, after=0)
    assert stored is not None
    return [row.seq for row in stored.answers]


async def test_every_verdict_comes_back(database_url: str) -> None:
    store = await opened(database_url)
    try:
        whole = replace(
            an_append("a", 0, "one"),
            deadline=DeadlineRow(1, 10, 20, 20),
            snapshot=SnapshotRow(1, {"state": [1, "zwei", None]}),
            seats=((0, {"time_left": 7, "time_since": None}),),
        )
        await store.append(whole)
        with pytest.raises(Repeated):
            await store.append(an_append("a", 1, "one"))
        with pytest.raises(Conflict):
            await store.append(an_append("a", 0, "two"))
        stored = await store.load("a")
    finally:
        await store.close()
    assert stored is not None
    assert (stored.match.length, stored.deadline, stored.snapshot) == (1, whole.deadline, whole.snapshot)
    assert stored.match.seats[0].time_left == 7


async def test_a_killed_writer_loses_nothing_and_is_replaced(database_url: str) -> None:
    store = await opened(database_url)
    try:
        await store.append(an_append("a", 0, "one"))
        before = scribe_of(store)
        os.kill(before, signal.SIGSTOP)
        waiting = asyncio.gather(*(store.append(an_append(name, at)) for name, at in (("a", 1), ("b", 0))))
        await asyncio.sleep(0)
        os.kill(before, signal.SIGKILL)
        await waiting  # the next one has written them
        assert scribe_of(store) != before
        assert [await seqs(store, name) for name in "ab"] == [[0, 1], [0]]
    finally:
        await store.close()


async def test_what_a_killed_writer_had_stored_is_not_stored_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It dies between the commit and its answer: whoever asked hears that the match has gone on, and looks."""
    store = await opened(f"sqlite:///{tmp_path / 'matches.sqlite'}")
    appender = store._writer._appender
    assert isinstance(appender, InProcess)
    receive = InProcess._receive
    deaths = 0

    async def dies_first(self: InProcess) -> bytes:
        nonlocal deaths
        answer = await receive(self)
        deaths += 1
        if deaths == 1:
            raise asyncio.IncompleteReadError(b"", 4)
        return answer

    monkeypatch.setattr(InProcess, "_receive", dies_first)
    try:
        with pytest.raises(Conflict):
            await store.append(an_append("a", 0, "one"))
        assert await seqs(store, "a") == [0]
        with pytest.raises(Repeated):
            await store.append(an_append("a", 1, "one"))
    finally:
        await store.close()


async def test_processes_that_end_one_after_another_are_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await opened(f"sqlite:///{tmp_path / 'matches.sqlite'}")

    async def dies(_self: InProcess) -> bytes:
        raise asyncio.IncompleteReadError(b"", 4)

    with monkeypatch.context() as patch:
        patch.setattr(InProcess, "_receive", dies)
        with pytest.raises(StoreAway):
            await store.append(an_append("a", 0, "one"))
    await store.append(an_append("b", 0))
    await store.close()


async def test_what_a_writer_cannot_do_spoils_no_later_group(database_url: str) -> None:
    store = await opened(database_url)
    try:
        senseless: Append = replace(an_append("a", 0), values={"no_such_column": 1})
        with pytest.raises(StoreAway, match="no_such_column"):
            await store.append(senseless)
        await store.append(an_append("a", 0))
        assert await seqs(store, "a") == [0]
    finally:
        await store.close()


async def test_a_writer_ends_with_its_store_and_not_before(tmp_path: object) -> None:
    store = await opened(f"sqlite:///{tmp_path}/matches.sqlite")
    await store.append(an_append("b", 0))  # it stands
    pid = scribe_of(store)
    for ending in (signal.SIGINT, signal.SIGTERM):
        os.kill(pid, ending)
    await store.append(an_append("a", 0))
    assert scribe_of(store) == pid
    await store.close()
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


async def test_an_idle_writer_that_is_killed_is_replaced_under_uvloop_too(tmp_path: Path) -> None:
    """There a pipe whose other end is gone refuses to be written to with an error of its own."""

    async def work() -> list[int]:
        store = await opened(f"sqlite:///{tmp_path / 'matches.sqlite'}")
        await store.append(an_append("a", 0))
        os.kill(scribe_of(store), signal.SIGKILL)
        await asyncio.sleep(0.3)
        await store.append(an_append("a", 1))
        found = await seqs(store, "a")
        await store.close()
        return found

    assert await asyncio.to_thread(lambda: uvloop.run(work())) == [0, 1]


async def test_one_that_is_killed_while_it_starts_is_replaced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await opened(f"sqlite:///{tmp_path / 'matches.sqlite'}")
    start, starts = InProcess.start, 0

    async def dies_first(self: InProcess) -> None:
        nonlocal starts
        starts += 1
        await start(self)
        if starts == 1:
            raise RuntimeError("the handler is closed")  # as uvloop says

    monkeypatch.setattr(InProcess, "start", dies_first)
    try:
        await store.append(an_append("b", 0))
        os.kill(scribe_of(store), signal.SIGKILL)
        await asyncio.sleep(0.3)
        await store.append(an_append("a", 0))
        assert starts == 2
        assert await seqs(store, "a") == [0]
    finally:
        await store.close()

"""Backups taken while people play, restored into either kind of database."""

from __future__ import annotations

import asyncio
import gzip
import os
import shutil
import sqlite3
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from sqlalchemy import create_engine, text
from typer.testing import CliRunner

from dugout.cli.app import app
from dugout.referee.errors import StoreBroken
from dugout.server.store.backup import back_up
from dugout.server.store.restore import check, restore
from dugout.server.store.upgrade import alembic_config, lock_file
from tests.server.conftest import one_more
from tests.server.harness import Match, Served, new_sqlite, running, settings_for


@pytest.fixture
def new_database(pg_url: str) -> Iterator[str]:
    """A PostgreSQL database in which there is nothing yet."""
    with one_more(pg_url) as url:
        yield url


def new_file(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'new' / 'matches.sqlite'}"


def a_file(folder: Path) -> Path:
    """A database file with one person and nothing else."""
    file = folder / "dugout.sqlite"
    file.write_bytes(new_sqlite())
    with sqlite3.connect(file) as connection:
        connection.execute(
            "INSERT INTO people (id, name, created, leave_days, banned) VALUES ('p1', 'Noor', 5, 0, 0)"
        )
    connection.close()
    return file


def people_in(file: Path) -> list[str]:
    connection = sqlite3.connect(file)
    try:
        return [row[0] for row in connection.execute("SELECT name FROM people ORDER BY name")]
    finally:
        connection.close()


async def answer_next(match: Match) -> int:
    """The next answer; the number of the last event when the server has accepted it."""
    now = await match.snapshot(0, 1)
    seat = now["asked"][0]["seat"]
    response = await match.answer(seat, "pick 3" if now["view"]["phase"] == "pick" else "claim")
    assert response.status_code == 200, response.text
    return int(response.json()["last"])


async def play(match: Match, acknowledged: list[int]) -> None:
    while True:
        acknowledged.append(await answer_next(match))


async def test_nothing_acknowledged_before_the_backup_is_missing(
    own_server: Served, database_url: str, new_database: str, tmp_path: Path
) -> None:
    """Restored into a database of the same kind."""
    target_url = new_file(tmp_path) if database_url.startswith("sqlite") else new_database
    matches = [await own_server.create("me", "me", rounds=200) for _ in range(2)]
    known: dict[str, list[int]] = {match.id: [] for match in matches}
    playing = [asyncio.create_task(play(match, known[match.id])) for match in matches]
    while min(len(lasts) for lasts in known.values()) < 5:
        done, _ = await asyncio.wait(playing, timeout=0.01)
        assert not done, [task.exception() for task in done]
    before = {name: max(lasts) for name, lasts in known.items()}
    file = tmp_path / "club.backup"
    end = await asyncio.to_thread(back_up, database_url, file)
    assert end.rows["matches"] == 2
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    await asyncio.to_thread(restore, target_url, file)
    async with running(settings_for(target_url)) as again:
        for match in matches:
            same = Match(again, match.id, match.tokens)
            assert (await same.snapshot(0, 1))["last"] >= before[match.id]
            await answer_next(same)  # and it goes on


async def test_people_keep_their_sessions_keys_and_numbers(
    own_server: Served, database_url: str, new_database: str, tmp_path: Path
) -> None:
    """Restored into a database of the other kind: a club that has grown moves to PostgreSQL, and may come back."""
    target_url = new_database if database_url.startswith("sqlite") else new_file(tmp_path)
    file = tmp_path / "club.backup"
    async with own_server.device() as noor:
        await noor.guest("Noor")
        await noor.keep("Noor", "open sesame 1")
        key = (await noor.call("GET", "/api/me/notices"))["key"]
        stuck = await own_server.create("me", "me")
        complaint = {"seat": 0, "kind": "stuck", "text": "it hangs"}
        assert (await stuck.post("/report", 0, json=complaint)).is_success
        cookies = dict(noor.http.cookies)
    await asyncio.to_thread(back_up, database_url, file)
    await asyncio.to_thread(restore, target_url, file)
    async with running(settings_for(target_url)) as again, again.device() as noor:
        noor.http.cookies.update(cookies)
        assert (await noor.call("GET", "/api/me"))["me"]["name"] == "Noor"
        assert (await noor.call("GET", "/api/me/notices"))["key"] == key, (
            "devices would have to subscribe anew"
        )
        same = Match(again, stuck.id, stuck.tokens)
        assert (await same.post("/report", 0, json=complaint)).is_success
        found = await again.server.services.store.notifications.reports()
        assert [report.id for report in found] == [1, 2]


def test_a_backup_is_for_nobody_else_and_replaces_nothing_unasked(tmp_path: Path) -> None:
    url = f"sqlite:///{a_file(tmp_path)}"
    file = tmp_path / "club.backup"
    back_up(url, file)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    with pytest.raises(StoreBroken, match="exists already"):
        back_up(url, file)
    back_up(url, file, replace=True)
    assert check(file)[1].rows["people"] == 1
    assert sorted(path.name for path in tmp_path.glob("club*")) == ["club.backup"]


def test_there_must_be_something_to_back_up(tmp_path: Path) -> None:
    with pytest.raises(StoreBroken, match="there is no database"):
        back_up(f"sqlite:///{tmp_path / 'none.sqlite'}", tmp_path / "club.backup")
    (tmp_path / "other.sqlite").touch()
    with pytest.raises(StoreBroken, match="holds nothing of Dugout"):
        back_up(f"sqlite:///{tmp_path / 'other.sqlite'}", tmp_path / "club.backup")
    assert not list(tmp_path.glob("club*"))
    assert not (tmp_path / "none.sqlite").exists()


def test_a_folder_in_use_is_left_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("dugout.server.store.upgrade.LOCK_SECONDS", 0)
    file = a_file(tmp_path)
    url = f"sqlite:///{file}"
    back_up(url, tmp_path / "club.backup")
    lock = lock_file(url)
    assert lock is not None
    with pytest.raises(StoreBroken, match="another Dugout server is using"):
        restore(url, tmp_path / "club.backup", replace=True)
    lock.release()
    with pytest.raises(StoreBroken, match="--replace"):
        restore(url, tmp_path / "club.backup")
    assert people_in(file) == ["Noor"]


def test_what_was_there_is_kept_beside_it(tmp_path: Path) -> None:
    file = a_file(tmp_path)
    url = f"sqlite:///{file}"
    back_up(url, tmp_path / "club.backup")
    later = sqlite3.connect(file)
    later.execute("PRAGMA journal_mode = WAL")
    later.execute("INSERT INTO people (id, name, created, leave_days, banned) VALUES ('p2', 'Sam', 6, 0, 0)")
    later.commit()
    copies = {end: tmp_path / f"copy{end}" for end in ("", "-wal")}
    for end, copy in copies.items():  # as a killed server leaves them: half of the data is in the log
        shutil.copy(f"{file}{end}", copy)
    later.close()
    for end, copy in copies.items():
        shutil.copy(copy, f"{file}{end}")
    *_, kept = restore(url, tmp_path / "club.backup", replace=True)
    assert kept is not None
    assert (people_in(file), people_in(kept)) == (["Noor"], ["Noor", "Sam"])


async def test_postgresql_with_a_server_on_it_is_left_alone(own_database: str, tmp_path: Path) -> None:
    file = tmp_path / "club.backup"
    async with running(settings_for(own_database)) as served, served.device() as noor:
        await noor.guest("Noor")
        await asyncio.to_thread(back_up, own_database, file)
        with pytest.raises(StoreBroken, match="stop all servers and workers"):
            await asyncio.to_thread(restore, own_database, file, replace=True)
    with pytest.raises(StoreBroken, match="--replace"):
        restore(own_database, file)
    restore(own_database, file, replace=True)
    engine = create_engine(own_database)
    with engine.connect() as connection:
        assert connection.execute(text("SELECT name FROM people")).scalars().all() == ["Noor"]
    engine.dispose()


def damaged(whole: bytes) -> dict[str, bytes]:
    lines = gzip.decompress(whole).splitlines(keepends=True)
    return {
        "cut off": whole[: len(whole) // 2],
        "one bit": whole[:-5] + bytes([whole[-5] ^ 1]) + whole[-4:],
        "no end": gzip.compress(b"".join(lines[:-1])),
        "a row less": gzip.compress(b"".join(line for line in lines if b"Noor" not in line)),
        "more behind it": gzip.compress(b"".join([*lines, b"[]\n"])),
        "something else": b"PK not a backup",
        "empty": b"",
        "other lines": gzip.compress(b"hello\n"),
        "newer": gzip.compress(b"".join([lines[0].replace(b'"0', b'"9'), *lines[1:]])),
    }


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_damaged_backup_changes_nothing(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    source = a_file(tmp_path)
    back_up(f"sqlite:///{source}", tmp_path / "club.backup")
    (tmp_path / "target").mkdir()
    url = f"sqlite:///{a_file(tmp_path / 'target')}"
    if kind == "postgresql":
        url = str(request.getfixturevalue("own_database"))
        restore(url, tmp_path / "club.backup")
    for what, body in damaged((tmp_path / "club.backup").read_bytes()).items():
        (tmp_path / "bad.backup").write_bytes(body)
        with pytest.raises(StoreBroken):
            restore(url, tmp_path / "bad.backup", replace=True)
        with pytest.raises(StoreBroken):
            check(tmp_path / "bad.backup")
        back_up(url, tmp_path / "after.backup", replace=True)
        assert check(tmp_path / "after.backup")[1].rows["people"] == 1, what
    assert not list((tmp_path / "target").glob("*restoring*"))


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_backup_of_an_older_schema_is_migrated(kind: str, tmp_path: Path, new_database: str) -> None:
    target_url = new_file(tmp_path) if kind == "sqlite" else new_database
    old = tmp_path / "old.sqlite"
    engine = create_engine(f"sqlite:///{old}")
    with engine.begin() as connection:
        config = alembic_config()
        config.attributes["connection"] = connection
        command.upgrade(config, "0003")
        connection.execute(
            text(
                "INSERT INTO people (id, name, name_key, created, leave_days, banned) "
                "VALUES ('p1', 'Noor', 'noor', 5, 0, false)"
            )
        )
    engine.dispose()
    back_up(f"sqlite:///{old}", tmp_path / "old.backup")
    head, end, kept = restore(target_url, tmp_path / "old.backup")
    assert (head.revision, end.rows["people"], kept) == ("0003", 1, None)
    engine = create_engine(target_url)
    with engine.connect() as connection:
        assert connection.execute(text("SELECT name_shape FROM people")).scalar_one() == "noor"
    engine.dispose()


def test_the_commands_say_what_they_did(tmp_path: Path) -> None:
    a_file(tmp_path)
    file = str(tmp_path / "club.backup")

    def run(*words: str, **more: Any) -> str:
        done = CliRunner().invoke(app, [*words, "--data", str(tmp_path)], **more)
        return f"{done.exit_code} {done.output}"

    assert run("backup", file).startswith(f"0 {file}: 1 people, 0 matches, 0 competitions")
    assert run("backup", file).startswith(f"1 {file} exists already; name another file, or add --replace.")
    assert run("restore", file, "--check").startswith(f"0 {file} is whole: 1 people")
    assert "add --replace" in run("restore", file)
    restored = run("restore", file, "--replace")
    assert restored.startswith("0 Restored: 1 people")
    assert "dugout.sqlite.before-" in restored
    assert run("restore", f"{file}x").startswith(f"1 The backup {file}x cannot be read (No such file")


def test_what_an_administrator_restores_belongs_to_the_owner_of_the_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    given: dict[str, tuple[int, int]] = {}
    back_up(f"sqlite:///{a_file(tmp_path)}", tmp_path / "club.backup")
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    monkeypatch.setattr(os, "chown", lambda path, *who: given.update({Path(path).name: who}))
    restore(f"sqlite:///{tmp_path / 'service' / 'dugout.sqlite'}", tmp_path / "club.backup")
    owner = (tmp_path / "service").stat()
    assert given == dict.fromkeys(
        ("dugout.sqlite.restoring", "dugout.sqlite.lock"), (owner.st_uid, owner.st_gid)
    )

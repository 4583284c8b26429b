"""The database: its schema, its failures, and group commit."""

from __future__ import annotations

import asyncio
import hashlib
import subprocess
import sys
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from msgspec.structs import replace
from sqlalchemy import create_engine, text

from dugout.referee import rows as referee_rows
from dugout.referee.errors import Conflict, Repeated, StoreAway
from dugout.referee.rows import ActionKey, AnswerRow, Append, DeadlineRow, MatchRow, SeatRow
from dugout.server.match import judge
from dugout.server.ops import metrics
from dugout.server.store.schema.matches import metadata
from dugout.server.store.store import Store
from dugout.server.store.upgrade import alembic_config, upgrade
from tests.server.harness import running, settings_for

SERVE = "from dugout.server.main import serve; from dugout.server.settings import from_environment; serve(from_environment())"


def a_match(name: str) -> MatchRow:
    return MatchRow(name, "tiny", 1, {}, "running", 0, "00" * 32, seats=[SeatRow(0, "me", taken=True)])


def an_append(name: str, expected: int, action: str = "") -> Append:
    row = AnswerRow(expected, f"S0 pick {expected % 10}", "person", 0)
    return Append(name, expected, (row,), None, "running", key=ActionKey(0, action) if action else None)


def test_the_migrations_lead_to_the_schema(bare_url: str) -> None:
    upgrade(bare_url)
    upgrade(bare_url)
    engine = create_engine(bare_url)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


OLD_MATCH = (
    "INSERT INTO matches (id, game, version, options, status, created, length, dice_secret)"
    " VALUES ('old', 'tiny', 1, '{}', 'running', 5, 1, '" + "00" * 32 + "')",
    "INSERT INTO seats (match, seat, kind, name, taken) VALUES ('old', 0, 'me', 'Noor', :yes)",
    "INSERT INTO seats (match, seat, kind, name, taken) VALUES ('old', 1, 'me', 'Sam', :yes)",
    "INSERT INTO answers (match, seq, text, by, at) VALUES ('old', 0, '* 4', 'dice', 5)",
)


async def test_matches_of_the_first_schema_are_played_on(bare_url: str) -> None:
    engine = create_engine(bare_url)
    with engine.begin() as connection:
        config = alembic_config()
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        for statement in OLD_MATCH:
            connection.execute(text(statement), {"yes": True} if ":yes" in statement else {})
    engine.dispose()
    async with running(settings_for(bare_url)) as served:
        room = await served.rooms.get("old")
        assert [row.name for row in room.match.seats] == ["Noor", "Sam"]
        assert (room.match.listed, room.match.rated, room.match.revision, room.control.kind) == (
            False,
            False,
            0,
            "none",
        )
        await judge.answer(room, 0, room.pending.number, "a" * 16, "pick 3")
        assert room.seq == 2


def groups_so_far() -> float:
    """How many transactions have been written by this process."""
    return metrics.REGISTRY.get_sample_value("dugout_group_size_count") or 0.0


async def test_appends_of_many_matches_share_transactions(database_url: str) -> None:
    store = Store(database_url)
    await store.open()
    try:
        names = [f"match{number}" for number in range(40)]
        for name in names:
            await store.create(a_match(name))
        before = groups_so_far()
        for expected in range(3):
            await asyncio.gather(*(store.append(an_append(name, expected)) for name in names))
        assert groups_so_far() - before < 30, "120 answers were stored"
        for name in names:
            stored = await store.load(name, after=0)
            assert stored is not None
            assert [row.seq for row in stored.answers] == [0, 1, 2]
    finally:
        await store.close()


async def test_what_is_new_in_many_matches_is_read_in_one_look(database_url: str) -> None:
    store = Store(database_url)
    await store.open()
    try:
        for number, name in enumerate(("a", "b", "c")):
            await store.create(a_match(name))
            for expected in range(number + 2):
                due = DeadlineRow(expected + 1, 10, 20 + number, 20)
                seats = ((0, {"time_left": 7, "time_since": expected}),) if name == "b" else ()
                await store.append(replace(an_append(name, expected), deadline=due, seats=seats))
        await store.append(replace(an_append("c", 4), status="over"))
        latest = await store.latest({"a": 1, "b": 3, "c": 0, "nowhere": 0})
    finally:
        await store.close()
    assert set(latest) == {"a", "b", "c"}
    assert {name: [row.seq for row in found.answers] for name, found in latest.items()} == {
        "a": [1],
        "b": [],
        "c": [0, 1, 2, 3, 4],
    }
    assert [latest[name].length for name in "abc"] == [2, 3, 5]
    assert latest["a"].deadline == DeadlineRow(2, 10, 20, 20)
    assert latest["b"].clocks == {0: (7, 2)}
    assert (latest["c"].status, latest["c"].deadline) == ("over", None)


async def test_a_match_has_the_status_of_its_last_append(database_url: str) -> None:
    store = Store(database_url)
    await store.open()

    async def stands() -> tuple[int, str, int | None]:
        stored = await store.load("a", after=0)
        assert stored is not None
        return stored.match.length, stored.match.status, stored.match.ended

    try:
        match = a_match("a")
        match.status = "waiting"
        await store.create(match)
        await store.append(an_append("a", 0))
        assert await stands() == (1, "running", None)
        over = replace(an_append("a", 2), status="over", ended=9)
        first = store.append(an_append("a", 1))
        with pytest.raises(Conflict):  # whoever made it cannot have known of the first
            await store.append(over)
        await first
        await store.append(over)
        assert await stands() == (3, "over", 9)
        await store.append(replace(an_append("a", 2), expected=3, keep=2))
        assert await stands() == (3, "running", None)
    finally:
        await store.close()


async def test_one_that_fails_spoils_nobody_elses_transaction(database_url: str) -> None:
    store = Store(database_url)
    await store.open()
    try:
        for name in ("a", "b"):
            await store.create(a_match(name))
        await store.append(an_append("a", 0, "an-action-that-was-done"))
        outcomes = await asyncio.gather(
            store.append(an_append("a", 0)),
            store.append(an_append("a", 1, "an-action-that-was-done")),
            store.append(an_append("nowhere", 0)),
            store.create(a_match("a")),
            store.append(an_append("b", 0)),
            store.append(an_append("a", 1)),
            store.append(an_append("a", 1)),
            return_exceptions=True,
        )
        kinds = [type(outcome) for outcome in outcomes]
        assert kinds[:3] == [Conflict, Repeated, Conflict]
        assert issubclass(kinds[3], Exception)
        assert kinds[4:] == [type(None), type(None), Conflict]
        stored = await store.load("a", after=0)
        assert stored is not None
        assert len(stored.answers) == stored.match.length == 2
    finally:
        await store.close()


async def test_a_closed_store_says_that_it_is_away(database_url: str) -> None:
    store = Store(database_url)
    await store.open()
    await store.close()
    with pytest.raises(StoreAway):
        await store.append(an_append("a", 0))


def start(folder: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", SERVE],
        env={"DUGOUT_DATA": str(folder), "DUGOUT_PORT": "0", "PATH": ""},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def fingerprint(folder: Path) -> dict[str, str]:
    files = (file for file in folder.iterdir() if file.suffix != ".lock")
    return {file.name: hashlib.sha256(file.read_bytes()).hexdigest() for file in files}


def break_nothing_but_newer(file: Path) -> None:
    upgrade(f"sqlite:///{file}")
    engine = create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()


def foreign(file: Path, table: str = "matches") -> None:
    engine = create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        connection.execute(text(f"CREATE TABLE {table} (x INTEGER)"))
    engine.dispose()


def damaged(file: Path) -> None:
    upgrade(f"sqlite:///{file}")
    data = bytearray(file.read_bytes())
    for at in range(4096, len(data), 7):
        data[at] ^= 0x5A
    file.write_bytes(data)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("prepare", "words"),
    [
        (lambda file: file.write_bytes(b"this is a letter, no database " * 50), "cannot be used"),
        (damaged, "left untouched"),
        (break_nothing_but_newer, "newer version of Dugout"),
        (foreign, "another program"),
        (partial(foreign, table="recipes"), "another program"),
    ],
    ids=["no database", "damaged", "newer", "foreign", "foreign, other tables"],
)
def test_a_database_that_cannot_be_used_is_said_in_one_sentence_and_left_alone(
    tmp_path: Path, prepare: Any, words: str
) -> None:
    file = tmp_path / "dugout.sqlite"
    prepare(file)
    before = fingerprint(tmp_path)
    done = start(tmp_path)
    assert done.returncode == 1
    assert words in done.stderr
    assert done.stderr.count("\n") == 1
    assert done.stderr.startswith("error: ")
    assert fingerprint(tmp_path) == before


async def test_while_the_database_is_away_nothing_is_acknowledged_and_afterwards_all_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(settings_for(f"sqlite:///{tmp_path / 'm.sqlite'}")) as served:
        match = await served.create("me", "me")

        async def away(_append: Append) -> None:
            raise StoreAway("gone")

        with monkeypatch.context() as patch:
            patch.setattr(served.rooms.store, "append", away)
            response = await match.answer(0, "pick 1")
            assert (response.status_code, response.json()["error"]["code"]) == (503, "database-away")
            async with match.live(0) as talk:
                question = (await talk.next("snapshot"))["question"]
                await talk.answer(0, question, "pick 1")
                assert (await talk.next("error"))["error"]["code"] == "database-away"
        assert (await match.snapshot(0))["last"] == 1
        assert (await match.answer(0, "pick 1")).status_code == 200


async def test_an_answer_that_was_stored_though_the_server_could_not_tell_is_not_done_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(settings_for(f"sqlite:///{tmp_path / 'm.sqlite'}")) as served:
        match = await served.create("me", "me")
        question = (await match.snapshot())["question"]
        real = served.rooms.store.append

        async def stored_but_silent(append: Append) -> None:
            await real(append)
            raise StoreAway("the line was cut after the commit")

        with monkeypatch.context() as patch:
            patch.setattr(served.rooms.store, "append", stored_but_silent)
            first = await match.answer(0, "pick 4", question=question, action="an-action-of-mine")
            assert first.status_code == 503
        again = await match.answer(0, "pick 4", question=question, action="an-action-of-mine")
        assert again.json()["accepted"] is True
        assert (await match.snapshot(0))["view"]["picks"] == [4, None]
        assert [event["code"] for event in await match.events(0)].count("tiny.own-pick") == 1


def test_no_id_looks_like_an_option(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter(["-Zqo3kPw9xYh", "--help", "Zqo3kPw9xYh-"])
    monkeypatch.setattr("secrets.token_urlsafe", lambda _size: next(drawn))
    assert referee_rows.new_id() == "Zqo3kPw9xYh-"

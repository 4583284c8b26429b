"""Rows that were changed or lost behind our back: a clear error for that one match, no hang, and all others go on."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from dugout.referee.catalogue import registered
from dugout.server.ops import metrics
from tests.server.harness import Device, Match, Served, running, settings_for

GARBAGE: tuple[Any, ...] = ("{", "", "zzz", "[]", "null", '{"a": 1}', b"\xff\xfe", -7, 10**15, None)
OF_A_MATCH = ("matches", "seats", "answers", "snapshots", "deadlines", "chat")
KEYS = {"id", "match"}
PATHS = (
    "",
    "/events",
    "/chat",
    "/replay",
    "/frames",
    "/record",
    "/orders?seat=0",
    "/hint?seat=0",
    "/moments",
    "/report",
)
PATIENCE = 20.0

pytestmark = pytest.mark.timeout(300)


class Damage:
    """The file of a database, written to behind the server's back."""

    def __init__(self, file: Path) -> None:
        self._database = sqlite3.connect(file, isolation_level=None)
        self._database.execute("PRAGMA foreign_keys = OFF")
        self._database.execute("PRAGMA ignore_check_constraints = ON")

    def columns(self, table: str) -> list[str]:
        return [row[1] for row in self._database.execute(f"PRAGMA table_info({table})")]

    def harm(self, table: str, column: str, value: Any, match: str) -> bool:
        """Write something into a column of a match's rows; False where the table itself does not take it."""
        key = "id" if table == "matches" else "match"
        try:
            done = self._database.execute(
                f'UPDATE {table} SET "{column}" = ? WHERE "{key}" = ?', (value, match)
            )
        except sqlite3.IntegrityError:
            return False
        return done.rowcount > 0

    def lose(self, table: str, match: str, more: str = "") -> None:
        self._database.execute(f"DELETE FROM {table} WHERE match = ? {more}", (match,))


def places(damage: Damage) -> Iterator[tuple[str, str]]:
    for table in OF_A_MATCH:
        for column in damage.columns(table):
            if column not in KEYS:
                yield table, column


async def some_match(served: Served, noor: Device) -> Match:
    """One with a bit of everything: answers, a snapshot, a clock, words."""
    new = {
        "game": "tiny",
        "seats": [{"kind": "me", "ready": True}, {"kind": "bot", "level": "first"}],
        "options": {"rounds": 3},
        "clock": {"kind": "days", "days": 3},
        "listed": True,
    }
    made = await noor.call("POST", "/api/matches", new, 201)
    match = Match(served, made["match"], [seat["token"] for seat in made["seats"]])
    await match.post("/chat", 0, json={"seat": 0, "text": "hello"})
    for _ in range(2):
        shown = await match.snapshot(0)
        if shown["asked"]:
            await match.answer(0, shown["asked"][0]["choices"][0])
    return match


def forget(served: Served, match: str) -> None:
    served.rooms.evict(match)


async def asked_everything(served: Served, match: Match) -> list[tuple[str, int, str]]:
    """All that anybody may ask of a match; what came back that was no proper answer."""
    wrong = []
    for path in PATHS:
        async with asyncio.timeout(PATIENCE):
            answer = await match.get(path, 0)
        if answer.status_code >= 500:
            wrong.append((path, answer.status_code, answer.text[:200]))
    async with asyncio.timeout(PATIENCE):
        answer = await match.post(
            "/actions", 0, json={"seat": 0, "question": 1, "action": "a" * 24, "answer": "pick 1"}
        )
    if answer.status_code >= 500:
        wrong.append(("/actions", answer.status_code, answer.text[:200]))
    return wrong


async def the_rest_goes_on(served: Served, noor: Device, other: Match) -> None:
    async with asyncio.timeout(PATIENCE):
        for path in ("/api/lobby", "/api/me/matches", "/api/me", "/readyz"):
            answer = await noor.http.get(path)
            assert answer.status_code == 200, (path, answer.text)
        assert (await other.get("", 0)).status_code == 200
        assert other.id in (await noor.http.get("/api/me/matches")).text


@pytest.mark.slow
async def test_whatever_is_written_into_a_row_concerns_its_match_alone(tmp_path: Path) -> None:
    """Each column of a match that is in memory, and again of one that must be read whole."""
    file = tmp_path / "m.sqlite"
    settings = settings_for(f"sqlite:///{file}", snapshot_every=1)
    async with running(settings) as served, served.device() as noor:
        await noor.guest("Noor")
        other = await some_match(served, noor)
        damage, wrong, done = Damage(file), [], 0
        for number, (table, column) in enumerate(places(damage)):
            match = await some_match(served, noor)
            values = GARBAGE[number % len(GARBAGE) :] + GARBAGE
            value = next((each for each in values if damage.harm(table, column, each, match.id)), GARBAGE)
            (await served.rooms.get(match.id)).stale = True
            found = await asked_everything(served, match)
            forget(served, match.id)
            if value is not GARBAGE:
                damage.harm(table, column, value, match.id)  # an answer may have written over it
                found += await asked_everything(served, match)
            wrong += [(table, column, value, *each) for each in found]
            done += value is not GARBAGE
            forget(served, match.id)
        assert (await other.get("", 0)).status_code == 200
        # the list has room for fifty, and there are more by now: a new one is among them
        await the_rest_goes_on(served, noor, await some_match(served, noor))
        assert wrong == []
        assert done > 40


@pytest.mark.slow
@pytest.mark.parametrize("clock", ['{"kind": "sun"}', '{"kind": "days", "days": "x"}'])
async def test_a_clock_of_no_kind_hides_no_other_match(tmp_path: Path, clock: str) -> None:
    file = tmp_path / "m.sqlite"
    async with running(settings_for(f"sqlite:///{file}")) as served, served.device() as noor:
        await noor.guest("Noor")
        other, match = await some_match(served, noor), await some_match(served, noor)
        assert Damage(file).harm("matches", "clock", clock, match.id)
        forget(served, match.id)
        assert await asked_everything(served, match) == []
        await the_rest_goes_on(served, noor, other)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("table", "more"),
    [
        ("answers", "AND seq = 0"),
        ("answers", "AND seq = (SELECT max(seq) FROM answers a WHERE a.match = answers.match)"),
        ("answers", ""),
        ("seats", ""),
        ("seats", "AND seat = 0"),
        ("seats", "AND seat = 1"),
        ("snapshots", ""),
        ("deadlines", ""),
    ],
)
async def test_a_match_that_has_lost_rows_is_damaged_or_goes_on(
    tmp_path: Path, table: str, more: str
) -> None:
    file = tmp_path / "m.sqlite"
    async with (
        running(settings_for(f"sqlite:///{file}", snapshot_every=1000)) as served,
        served.device() as noor,
    ):
        await noor.guest("Noor")
        other, match = await some_match(served, noor), await some_match(served, noor)
        Damage(file).lose(table, match.id, more)
        forget(served, match.id)
        assert await asked_everything(served, match) == []
        shown = await match.get("", 0)
        if table in ("answers", "seats"):
            assert (shown.status_code, shown.json()["error"]["code"]) == (410, "damaged")
        else:
            assert shown.status_code == 200
        await the_rest_goes_on(served, noor, other)


def refused_appends() -> float:
    found: float = metrics.appends.labels("refused")._value.get()
    return found


@pytest.mark.slow
async def test_ready_means_that_answers_can_be_stored(tmp_path: Path) -> None:
    file = tmp_path / "m.sqlite"
    async with running(settings_for(f"sqlite:///{file}")) as served:
        assert (await served.http.get("/readyz")).status_code == 200
        before = refused_appends()
        database = sqlite3.connect(file, isolation_level=None, check_same_thread=False)

        async def rename(table: str, name: str) -> None:
            """In a thread: the server, which runs in this one, may hold the lock for a moment."""
            await asyncio.to_thread(database.execute, f"ALTER TABLE {table} RENAME TO {name}")

        for table in ("answers", "snapshots", "matches"):
            await rename(table, "elsewhere")
            await asyncio.sleep(1.1)  # what was seen a moment ago counts
            refused = await served.http.get("/readyz")
            assert (refused.status_code, refused.json()["error"]["code"]) == (503, "database-away"), table
            await rename("elsewhere", table)
            assert (await served.http.get("/readyz")).status_code == 200
        assert database.execute("SELECT count(*) FROM matches").fetchone() == (0,), "a look leaves nothing"
        assert refused_appends() == before, "it counts nowhere"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("table", "column", "value"),
    [
        ("competitions", "config", "{"),
        ("competitions", "config", "[]"),
        ("competitions", "clock", "7"),
        ("competition_log", "text", "zzz"),
        ("competition_log", "text", b"\xff"),
        ("competition_log", "text", '{"type": "Start", "people": 10}'),
    ],
)
async def test_a_damaged_competition_concerns_nobody_else(
    tmp_path: Path, table: str, column: str, value: Any
) -> None:
    file = tmp_path / "m.sqlite"
    async with running(settings_for(f"sqlite:///{file}"), registered()) as served, served.device() as ann:
        await ann.guest("Ann")
        config = {"game": "toto", "format": "toto_league", "sessions": 1, "options": {"rounds": 1}}
        made = []
        for title in ("Whole", "Broken"):
            body = {"title": title, "config": config, "public": True}
            made.append(str((await ann.call("POST", "/api/competitions", body, 201))["id"]))
            await ann.call("POST", f"/api/competitions/{made[-1]}/join", {})
        key = "id" if table == "competitions" else "competition"
        sqlite3.connect(file, isolation_level=None).execute(
            f"UPDATE {table} SET {column} = ? WHERE {key} = ?", (value, made[1])
        )
        served.app.state.competitions._logs.clear()
        for path in ("", "/competition.json", "/table.csv"):
            answer = await ann.http.get(f"/api/competitions/{made[1]}{path}")
            assert answer.status_code < 500, answer.text
        assert (await ann.call("GET", f"/api/competitions/{made[0]}"))["title"] == "Whole"
        listed = await ann.call("GET", "/api/competitions")
        assert made[0] in [line["id"] for line in listed["competitions"]]
        obliged = await ann.call("GET", "/api/me/competitions")
        assert made[0] in [line["id"] for line in obliged["competitions"]]
        async with served.device() as ben:
            await ben.keep("Ben", "correct horse battery")
        await ann.call("POST", "/api/session", {"name": "Ben", "password": "correct horse battery"})
        served.app.state.competitions._logs.clear()
        await ann.call("POST", "/api/me/delete", {"password": "correct horse battery"})
        assert (await ann.call("GET", "/api/me"))["me"] is None

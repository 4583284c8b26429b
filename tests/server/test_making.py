"""A match is made as a whole or not at all, whatever fails on the way; one that was made begins."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, text

from dugout.referee.errors import StoreAway
from dugout.server.match import host
from dugout.server.match.agreement import act
from dugout.server.match.rooms import Rooms
from dugout.server.store.store import Store
from tests.server.harness import Device, Match, Served, running, settings_for, until

BODY = {
    "game": "tiny",
    "options": {"rounds": 1},
    "seats": [{"kind": "me", "name": "A"}, {"kind": "bot", "level": "first"}],
}
TABLES = ("matches", "seats", "answers", "snapshots", "deadlines")


def rows(url: str) -> dict[str, int]:
    engine = create_engine(url)
    try:
        with engine.connect() as database:
            return {
                table: int(database.execute(text(f"SELECT count(*) FROM {table}")).scalar_one())
                for table in TABLES
            }
    finally:
        engine.dispose()


@pytest.mark.slow
@pytest.mark.parametrize("error", [RuntimeError("a bug"), KeyError("x"), UnicodeError("y")])
async def test_a_match_that_cannot_begin_is_not_there(
    database_url: str, error: Exception, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(settings_for(database_url)) as served:
        before = rows(database_url)

        async def fails(_room: Any) -> None:
            raise error

        monkeypatch.setattr(host, "start", fails)
        refused = await served.http.post("/api/matches", json=BODY)
        assert (refused.status_code, refused.json()["error"]["code"]) == (500, "internal")
        assert rows(database_url) == before
        assert not served.rooms.cached
        monkeypatch.undo()
        assert (await served.http.post("/api/matches", json=BODY)).status_code == 201


@pytest.mark.parametrize("at", ["get", "start"])
async def test_a_match_that_is_stored_begins_as_soon_as_the_database_is_back(
    database_url: str, at: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(settings_for(database_url)) as served:

        async def away(*_: Any) -> None:
            raise StoreAway("just then")

        monkeypatch.setattr(*((Rooms, "get") if at == "get" else (host, "start")), away)
        made = await served.http.post("/api/matches", json=BODY)
        assert made.status_code == 201
        monkeypatch.undo()
        found = made.json()
        match = Match(served, found["match"], [seat["token"] for seat in found["seats"]])
        await match.wait_for(lambda now: now["status"] == "running")


async def test_playing_on_stores_all_or_nothing(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with running(settings_for(database_url)) as served:
        match = await served.create("me", "me", rounds=1)
        for seat in (0, 1):
            await match.answer(seat, "pick 1")
        await match.answer(0, "claim")
        await match.wait_for(lambda now: now["status"] == "over")
        stops = (await match.get("/replay")).json()["stops"]
        body = {"at": stops[0]["at"], "seats": [{"kind": "me"}, {"kind": "me"}]}
        before = rows(database_url)

        def away(_self: Store, _append: Any) -> None:
            raise StoreAway("just then")

        monkeypatch.setattr(Store, "append", away)
        made = await match.post("/play-on", 0, json=body)
        if made.status_code == 201:  # then it is there as a whole, and begins later
            monkeypatch.undo()
            other = made.json()["match"]
            room = await served.rooms.get(other)
            assert room.match.game == "tiny"
            assert rows(database_url)["matches"] == before["matches"] + 1
        else:
            assert rows(database_url) == before


async def test_a_rematch_that_both_want_is_one_match(database_url: str) -> None:
    async with running(settings_for(database_url)) as one, running(settings_for(database_url)) as other:
        match = await one.create("me", "me", rounds=1)
        for seat in (0, 1):
            await match.answer(seat, "pick 1")
        await match.answer(0, "claim")
        await match.wait_for(lambda now: now["status"] == "over")
        await other.rooms.get(match.id)
        before = rows(database_url)
        asked = [
            await served.http.post(
                f"/api/matches/{match.id}/rematch",
                json={},
                headers=match.headers(seat),
            )
            for seat, served in enumerate((one, other))
        ]
        assert [answer.status_code for answer in asked] == [200, 200]
        assert asked[0].json() == asked[1].json()
        assert rows(database_url)["matches"] == before["matches"] + 1


# an offer that goes while somebody takes it


async def on_offer(noor: Device) -> str:
    await noor.guest("Noor")
    new = {"game": "tiny", "seats": [{"kind": "me"}, {"kind": "link"}], "options": {"rounds": 1}}
    return str((await noor.call("POST", "/api/lobby", new, 201))["match"])


@pytest.mark.slow
async def test_an_offer_that_is_withdrawn_just_then_is_not_joined(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(settings_for(database_url)) as served, served.device() as noor, served.device() as sam:
        match = await on_offer(noor)
        await sam.guest("Sam")
        claim = Store.claim_seat

        async def withdrawn_first(self: Store, *words: Any) -> bool:
            await act(await served.rooms.get(match), [0], 0, "withdraw", None)
            return await claim(self, *words)

        monkeypatch.setattr(Store, "claim_seat", withdrawn_first)
        assert await sam.refused("POST", f"/api/lobby/{match}/join", {}) == "seat-taken"
        monkeypatch.undo()
        shown = await sam.call("GET", f"/api/matches/{match}")
        assert shown["status"] == "over"
        assert [seat["name"] for seat in shown["seats"]] == ["Noor", None]
        assert (await sam.call("GET", "/api/me/matches"))["matches"] == []


async def test_an_offer_that_is_joined_just_then_is_not_withdrawn(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(settings_for(database_url)) as served, served.device() as noor, served.device() as sam:
        match = await on_offer(noor)
        await sam.guest("Sam")
        await sam.call("POST", f"/api/lobby/{match}/join", {})
        body = {"seat": 0, "act": "withdraw"}
        assert await noor.refused("POST", f"/api/matches/{match}/table", body) == "not-now"


def lite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'm.sqlite'}"


async def test_a_match_that_nobody_opens_begins_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A room in memory that ought to have begun does so within a second or two, without anybody asking for it."""
    async with running(settings_for(lite_url(tmp_path))) as served:
        begun = await first_start_fails(served, monkeypatch)

        async def runs() -> bool:
            return served.rooms.cached[begun].match.status == "running"

        await until(runs)


async def first_start_fails(served: Served, monkeypatch: pytest.MonkeyPatch) -> str:
    async def away(*_: Any) -> None:
        raise StoreAway("just then")

    monkeypatch.setattr(host, "start", away)
    made = await served.http.post("/api/matches", json=BODY)
    monkeypatch.undo()
    return str(made.json()["match"])

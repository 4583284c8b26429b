"""A person takes home everything that is stored about them, and nothing secret of anybody else."""

from __future__ import annotations

import json

import pytest
from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from dugout.server.store import personal
from dugout.server.store.schema.competitions import championships
from dugout.server.store.schema.matches import matches, metadata, seats
from dugout.server.store.schema.people import people, sessions
from tests.server.harness import Served

PASSWORD = "long enough"
HIDDEN = (
    people.c.password,
    people.c.webhook_secret,
    sessions.c.token_hash,
    seats.c.token_hash,
    seats.c.salt,
    matches.c.dice_secret,
)
COVERED = {
    "answers", "blocks", "championships", "chat", "competition_log", "competition_people", "competitions", "deliveries",
    "devices", "hooks", "identities", "mail_addresses", "matches", "muted_topics", "notice_settings",
    "people", "ratings", "reports",
    "retracted", "seats", "sessions",
}  # fmt: skip
"""The tables that a person's file is made from."""
OTHERS = {
    "actions", "championship_parts", "competition_matches", "deadlines", "reminders", "server_keys",
    "snapshots",
}  # fmt: skip
"""Tables with nothing about a person beside ids of answers, states and appointments of whole matches."""


@pytest.mark.slow
async def test_a_person_takes_home_what_is_theirs_alone(own_lite: Served) -> None:
    async with own_lite.device() as noor, own_lite.device() as sam:
        me = (await noor.keep("Noor", PASSWORD))["me"]
        other = (await sam.keep("Sam", PASSWORD))["me"]
        await noor.call("PUT", f"/api/me/blocked/{other['id']}")
        await noor.call("DELETE", f"/api/me/blocked/{other['id']}")
        new = {"game": "tiny", "seats": [{"kind": "me"}, {"kind": "link"}], "options": {"rounds": 1}}
        match = (await noor.call("POST", "/api/lobby", new, 201))["match"]
        await sam.call("POST", f"/api/lobby/{match}/join", {})
        await noor.call("POST", f"/api/matches/{match}/chat", {"seat": 0, "text": "mine"}, 201)
        await sam.call("POST", f"/api/matches/{match}/chat", {"seat": 1, "text": "not mine"}, 201)
        await noor.answer(match, 0, "pick 1")
        await sam.answer(match, 1, "pick 3")
        league = {"title": "Sunday", "config": {"game": "tiny", "format": "league1"}, "public": True}
        made = await noor.call("POST", "/api/competitions", league, 201)
        await noor.call("POST", f"/api/competitions/{made['id']}/join", {"name": "Noor", "team": "Team N"})
        await sam.call("POST", f"/api/competitions/{made['id']}/join", {"name": "Sam", "team": "Team S"})
        guest = f"/api/competitions/{made['id']}/guests"
        await noor.call("POST", guest, {"guests": [{"name": "Tante Riet", "team": "Team R"}]})
        for device, address in ((noor, "https://example.org/noor"), (sam, "https://example.org/sam-secret")):
            await device.call("PUT", "/api/me/webhook", {"url": address})
        answer = await noor.http.get("/api/me/data")
        assert "attachment" in answer.headers["content-disposition"]
        told = answer.json()
        assert (told["person"]["id"], told["person"]["webhook"]) == (me["id"], "https://example.org/noor")
        (played,) = told["matches"]
        assert (played["id"], played["options"]["rounds"]) == (match, 1)
        assert [row["text"].partition(" ")[2] for row in played["answers"]] == ["pick 1"]
        assert [line["text"] for line in played["chat"]] == ["mine"]
        (joined,) = told["competitions"]
        assert joined["organiser"] and "Team N" in json.dumps(joined) and "Team S" not in json.dumps(joined)
        text = answer.text
        assert "Riet" not in text, "what an organiser did for others is theirs"
        assert "sam-secret" not in text and "not mine" not in text
        async with own_lite.rooms.store._engines.reading.connect() as connection:
            for column in HIDDEN:
                for value in (await connection.execute(select(column))).scalars():
                    assert value is None or value not in text, column
    async with own_lite.device() as nobody:
        assert await nobody.refused("GET", "/api/me/data")


async def test_the_file_shows_one_moment(own_server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is stored while the file is put together is in all of it or in none; in none, since reading has begun."""
    store, read_matches = own_server.rooms.store, personal.match_rows

    async def meanwhile(connection: AsyncConnection, person: str) -> personal.Rows:
        late = {"id": "late", "title": "Late", "organiser": person, "created": 1}
        await store._writer.execute(insert(championships).values(late))
        return await read_matches(connection, person)

    monkeypatch.setattr(personal, "match_rows", meanwhile)
    async with own_server.device() as noor:
        await noor.keep("Noor", PASSWORD)
        assert (await noor.call("GET", "/api/me/data"))["championships"] == []
        monkeypatch.undo()
        assert [row["id"] for row in (await noor.call("GET", "/api/me/data"))["championships"]] == ["late"]


def test_no_table_is_forgotten() -> None:
    """Whoever adds a table says whether it holds something about a person."""
    assert {table.name for table in metadata.sorted_tables} == COVERED | OTHERS

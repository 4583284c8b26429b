"""Bad input: each a typed error with a sentence, the match unchanged, never a 5xx."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest

from dugout.i18n import render
from dugout.server.settings import Rate
from tests.server.harness import Served, running, settings_for


def code(response: httpx.Response) -> tuple[int, str]:
    error = response.json()["error"]
    assert error["message"]
    assert error["message"] != f"error-{error['code']}"
    return response.status_code, error["code"]


async def test_an_unknown_match(lite: Served) -> None:
    for name in ("nothing", "a" * 33, "%00", "ü", "a b"):
        for path in ("", "/events", "/chat", "/record"):
            assert code(await lite.http.get(f"/api/matches/{name}{path}")) == (404, "no-match")


async def test_a_wrong_token(lite: Served) -> None:
    match = await lite.create("me", "me")
    for token in ("wrong", "x" * 1000, "ÿ".encode("latin-1"), match.tokens[0][:-1]):  # type: ignore[index]
        response = await lite.http.get(f"/api/matches/{match.id}", headers={"Dugout-Seats": token})
        assert code(response) == (401, "bad-token")
    other = await lite.create("me", "me")
    foreign = await lite.http.get(f"/api/matches/{other.id}", headers=match.headers(0))
    assert code(foreign) == (401, "bad-token")


async def test_a_foreign_seat(lite: Served) -> None:
    match = await lite.create("me", "me")
    before = await match.snapshot(0, 1)
    for seat in (1, 2, 63):
        assert code(await match.answer(seat, "pick 1", by=0)) == (403, "not-your-seat")
        assert code(await match.post("/name", 0, json={"seat": seat, "name": "X"})) == (403, "not-your-seat")
        assert code(await match.post("/chat", 0, json={"seat": seat, "text": "X"})) == (403, "not-your-seat")
    after = await match.snapshot(0, 1)
    assert (after["view"], after["seats"]) == (before["view"], before["seats"])


async def test_an_illegal_answer_names_the_rule_and_the_reason(lite: Served) -> None:
    match = await lite.create("me", "me")
    response = await match.answer(0, "claim")
    assert code(response) == (409, "refused")
    error = response.json()["error"]
    assert error["rule"] == "TI-5"
    assert error["args"]["reason"] == "tiny.not-now"
    assert code(await match.answer(0, "nonsense")) == (400, "bad-answer")
    assert (await match.snapshot())["last"] == 1


BODIES: list[Any] = [
    b"",
    b"{",
    b"null",
    b"[]",
    b"\xff\xfe",
    b'{"seat": 0}',
    b'{"seat": "x", "question": 1, "action": "aaaaaaaaaaaaaaaa", "answer": "x"}',
    b'{"seat": 0, "question": 1, "action": "short", "answer": "x"}',
    b'{"seat": 0, "question": 1, "action": "aaaaaaaaaaaaaaaa", "answer": ""}',
    b'{"seat": 0, "question": 1e999, "action": "aaaaaaaaaaaaaaaa", "answer": "x"}',
    b'{"seat": 0, "question": 1, "action": "aaaaaaaaaaaaaaaa", "answer": "x", "more": 1}',
    b'{"seat": 99999999999999999999, "question": 1, "action": "aaaaaaaaaaaaaaaa", "answer": "x"}',
    b"[" * 20000,
    b'{"a":' * 10000,
]


@pytest.mark.parametrize("body", BODIES, ids=lambda body: repr(body[:30]))
async def test_malformed_json(lite: Served, body: bytes) -> None:
    match = await lite.create("me", "me")
    for path in (f"/api/matches/{match.id}/actions", "/api/matches", f"/api/matches/{match.id}/name"):
        headers = {**match.headers(0), "content-type": "application/json"}
        assert code(await lite.http.post(path, content=body, headers=headers)) == (400, "malformed")
    assert (await match.snapshot())["last"] == 1


async def test_an_oversized_body(lite: Served) -> None:
    match = await lite.create("me", "me")
    body = {"seat": 0, "text": "x" * 65536}
    assert code(await match.post("/chat", 0, json=body)) == (413, "too-large")

    async def pieces() -> Any:
        for _ in range(70):
            yield b"x" * 1024

    unannounced = await lite.http.post("/api/matches", content=pieces())
    assert code(unannounced) == (413, "too-large")


async def test_a_setup_that_no_game_can_be_made_of(lite: Served) -> None:
    async def create(**changes: Any) -> httpx.Response:
        plain = {"game": "tiny", "seats": [{"kind": "me"}, {"kind": "me"}], "options": {}}
        return await lite.http.post("/api/matches", json={**plain, **changes})

    assert code(await create(game="chess")) == (404, "no-game")
    assert code(await create(seats=[{"kind": "me"}])) == (400, "bad-setup")
    assert code(await create(options={"rounds": "x"})) == (400, "bad-setup")
    assert code(await create(seats=[{"kind": "me"}, {"kind": "bot", "level": "god"}])) == (400, "bad-setup")
    assert code(await create(seats=[{"kind": "me"}, {"kind": "bot"}])) == (400, "bad-setup")
    assert code(await create(seats=[{"kind": "me"}, {"kind": "ghost"}])) == (400, "malformed")
    assert code(await create(seats=[{"kind": "me"}, {"kind": "link\n"}])) == (400, "malformed")
    assert code(await create(seats=[{"kind": "me", "name": "\u200b"}, {"kind": "me"}])) == (
        400,
        "name-unseen",
    )
    assert code(await create(seats=[])) == (400, "malformed")
    assert code(await create(seats=[{"kind": "me"}] * 65)) == (400, "malformed")


async def test_unknown_addresses_and_methods(lite: Served) -> None:
    assert code(await lite.http.get("/api/nothing")) == (404, "not-found")
    assert code(await lite.http.delete("/api/games")) == (405, "method-not-allowed")
    assert code(await lite.http.get("/nothing.txt")) == (404, "not-found")
    match = await lite.create("me", "me")
    assert code(await match.get("/events", after=-1)) == (400, "malformed")
    assert code(await match.get("/events", after="x")) == (400, "malformed")
    assert code(await match.get("/orders", 0)) == (400, "malformed")


@pytest.mark.parametrize("host", ["x:99999999", "[::1]:x", "["])
async def test_a_host_header_that_is_nonsense(lite: Served, host: str) -> None:
    """A browser at a wrong address gets the page, whatever it calls the server."""
    headers = {"Host": host, "Accept": "text/html"}
    assert (await lite.http.get("/no/such/page", headers=headers)).status_code == 404


async def test_too_many_requests(tmp_path: Path) -> None:
    settings = settings_for(f"sqlite:///{tmp_path / 'm.sqlite'}", person_rate=Rate(0.5, 5))
    async with running(settings) as served:
        match = await served.create("me", "me")
        responses = [await match.get("", 0) for _ in range(7)]
        assert [response.status_code for response in responses] == [200] * 5 + [429] * 2
        assert code(responses[-1]) == (429, "too-many-requests")
        assert int(responses[-1].headers["retry-after"]) >= 1
        assert (await match.get("", 1)).status_code == 200, "another person is not held up"
        async with match.live(1) as talk:
            await talk.next("snapshot")
            for _ in range(6):
                await talk.send(type="ping")
            assert (await talk.next("error"))["error"]["code"] == "too-many-requests"


async def test_too_many_requests_of_one_address(tmp_path: Path) -> None:
    settings = settings_for(f"sqlite:///{tmp_path / 'm.sqlite'}", address_rate=Rate(0.5, 5))
    async with running(settings) as served:
        statuses = [(await served.http.get("/api/games")).status_code for _ in range(8)]
        assert statuses == [200] * 5 + [429] * 3


async def test_sentences_follow_the_language_asked_for(lite: Served) -> None:
    english = await lite.http.get("/api/matches/nothing")
    assert english.json()["error"]["message"] == "There is no match at this address."
    dutch = await lite.http.get(
        "/api/matches/nothing", headers={"accept-language": "nl-BE,nl;q=0.9,en;q=0.5"}
    )
    assert dutch.json()["error"]["message"] == render("error-no-match", None, "nl")
    assert dutch.json() != english.json()
    german = await lite.http.get("/api/matches/nothing?lang=de", headers={"accept-language": "nl"})
    assert german.json()["error"]["message"] == render("error-no-match", None, "de")
    odd = await lite.http.get("/api/matches/nothing", headers={"accept-language": "xx;q=zz, *;q=0.1, ,;;"})
    assert odd.json() == english.json()


async def test_every_answer_carries_the_security_headers(lite: Served) -> None:
    for path in ("/", "/api/games", "/api/nothing", "/healthz"):
        headers = (await lite.http.get(path)).headers
        assert "script-src 'self'" in headers["content-security-policy"]
        assert "unsafe-eval" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"
        assert headers["referrer-policy"] == "no-referrer"
    assert (await lite.http.get("/api/games")).headers["cache-control"] == "no-store"

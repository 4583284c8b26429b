"""Everything that keeps people safe, each with an attack that fails.

Further attacks: socket and HTTP fuzzing in `test_fuzz.py`, every byte of whole matches searched for secrets in
`test_secrecy.py`, records and replays in `test_replays.py`, addresses inside through webhooks in `test_desk.py`, files
outside the folder in `test_pages.py`, logs in `test_process.py`, salts and coming dice in `test_salts.py`.
"""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any, cast

import httpx
import pytest
from sqlalchemy import create_engine, text
from typer.testing import CliRunner
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from dugout.cli.app import app
from dugout.referee.catalogue import registered
from dugout.server.access.limits_redis import SharedBuckets
from dugout.server.match import upkeep
from dugout.server.settings import STATIC, Keep, Rate, from_environment
from tests.server.harness import Device, Hand, Match, Served, running, settings_for, until
from tests.server.scale import LONG, Redis

EVIL = "https://evil.example"
PASSWORD = "correct horse battery"
FORM = "1312231123123"
ATTEMPTS: tuple[tuple[str, Any, str], ...] = (
    ("GET", None, "?seat=1&eyes=1&at=0"),
    ("GET", None, "?seat=0"),
    ("POST", {}, ""),
    ("POST", {"seat": 1}, ""),
    ("PUT", {"seat": 1}, ""),
)


def lite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'm.sqlite'}"


def code(response: httpx.Response) -> str:
    return str(response.json()["error"]["code"])


# other sites


async def test_another_site_opens_no_socket_and_changes_nothing(lite: Served) -> None:
    match = await lite.create("me", "me")
    address = lite.url.replace("http", "ws") + f"/api/matches/{match.id}/live"
    for origin in (EVIL, "null", lite.url + ".evil.example", "http://127.0.0.1"):
        with pytest.raises(InvalidStatus) as refused:
            await connect(address, origin=origin)  # type: ignore[arg-type]
        assert refused.value.response.status_code == 403
        forged = await lite.http.post("/api/me", json={"name": "Mallory"}, headers={"Origin": origin})
        assert (forged.status_code, code(forged)) == (403, "bad-origin")
        assert "set-cookie" not in forged.headers
    async with connect(address, origin=lite.url):  # type: ignore[arg-type]
        pass


async def test_a_page_runs_no_script_but_its_own(lite: Served) -> None:
    for path in ("/", "/match/x", "/api/games", "/api/nothing"):
        policy = (await lite.http.get(path)).headers["content-security-policy"]
        rules = dict(part.strip().split(" ", 1) for part in policy.split(";"))
        assert rules["script-src"] == "'self'"
        assert rules["default-src"] == "'self'"
        assert rules["connect-src"] == "'self'"
        assert rules["object-src"] == rules["base-uri"] == rules["frame-ancestors"] == "'none'"
        assert "*" not in policy
    page = (STATIC / "index.html").read_text()
    assert re.findall(r"<script(?![^>]*\bsrc=)", page) == [], "no script stands in the page itself"
    assert re.findall(r"\son\w+=", page) == []


async def test_a_name_made_of_markup_stays_data(lite: Served) -> None:
    async with lite.device() as mallory:
        await mallory.guest("<img src=x onerror=alert(1)>")
        response = await mallory.http.get("/api/me")
        assert response.headers["content-type"].startswith("application/json")
        assert response.headers["x-content-type-options"] == "nosniff"


async def test_a_session_is_never_one_that_the_visitor_chose(tmp_path: Path) -> None:
    settings = settings_for(lite_url(tmp_path), secure_cookies=True)
    async with running(settings) as served:
        planted = {"Cookie": "dugout_session=chosen-by-mallory"}
        response = await served.http.post("/api/me", json={"name": "Noor"}, headers=planted)
        cookie = response.headers["set-cookie"]
        assert "chosen-by-mallory" not in cookie
        for word in ("HttpOnly", "Secure", "SameSite=lax", "Path=/"):
            assert word.lower() in cookie.lower()
        assert "domain" not in cookie.lower()
        assert (await served.http.get("/api/me", headers=planted)).json() == {"me": None}


# seat tokens


async def test_what_the_database_knows_of_a_token_opens_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    compared: list[tuple[str, str]] = []
    compare = hmac.compare_digest

    def watched(one: str, other: str) -> bool:
        compared.append((one, other))
        return compare(one, other)

    monkeypatch.setattr("dugout.referee.inputs.hmac.compare_digest", watched)
    url = lite_url(tmp_path)
    async with running(settings_for(url)) as served:
        match = await served.create("me", "me")
        with create_engine(url).connect() as database:
            rows = [row[0] for row in database.execute(text("SELECT token_hash FROM seats ORDER BY seat"))]
        stolen = Match(served, match.id, rows)
        assert code(await stolen.get("", 0)) == "bad-token"
        assert not any(
            token in (tmp_path / "m.sqlite").read_bytes().decode("latin-1") for token in match.tokens if token
        )
        before = len(compared)
        near = (match.tokens[0] or "")[:-1] + "!"
        assert code(await Match(served, match.id, [near, None]).get("", 0)) == "bad-token"
        assert len(compared) - before == 2, "against every seat, in constant time"


# limits


async def test_guessing_passwords_at_two_servers_is_no_faster(own_database: str, own_redis: Redis) -> None:
    settings = settings_for(own_database, bus_url=own_redis.url, sign_in_rate=Rate(0.001, 6))
    async with running(settings) as first, running(settings) as second:
        guess = {"name": "Noor", "password": "wrong password"}
        tried = []
        for number in range(12):
            served = (first, second)[number % 2]
            tried.append((await served.http.post("/api/session", json=guess)).status_code)
        assert tried == [401] * 6 + [429] * 6
        async with own_redis.client() as redis:
            keys = [key async for key in redis.scan_iter()]
        assert keys
        assert not any(b"127.0.0.1" in key or b"noor" in key.lower() for key in keys)


async def test_new_guests_are_counted_by_all_servers_together(own_database: str, own_redis: Redis) -> None:
    settings = settings_for(own_database, bus_url=own_redis.url, sign_in_rate=Rate(0.001, 4))
    async with running(settings) as first, running(settings) as second:
        made = []
        for number in range(8):
            async with (first, second)[number % 2].device() as device:
                made.append((await device.http.post("/api/me", json={"name": "Bot"})).status_code)
        assert made == [200] * 4 + [429] * 4


async def test_an_address_that_floods_one_server_is_slowed_at_the_other(
    own_database: str, own_redis: Redis
) -> None:
    settings = settings_for(own_database, bus_url=own_redis.url, address_rate=Rate(0.01, 40))
    async with running(settings) as first, running(settings) as second:
        while (await first.http.get("/api/games")).status_code == 200:
            pass

        async def slowed() -> bool:
            return (await second.http.get("/api/games")).status_code == 429

        await until(slowed, LONG)
        own_redis.kill()
        assert (await first.http.get("/api/games")).status_code == 429, "alone it still counts"
        assert (
            await second.http.post("/api/session", json={"name": "x", "password": "y" * 9})
        ).status_code == 429


class Slow:
    """Redis in the middle of an answer: meanwhile somebody else is let in."""

    def __init__(self) -> None:
        self.meanwhile: Callable[[], object] = lambda: None

    def register_script(self, _script: str) -> Callable[..., Awaitable[None]]:
        async def spend(*_words: object, client: object) -> None: ...

        return spend

    @contextlib.asynccontextmanager
    async def pipeline(self, **_options: object) -> AsyncIterator[Slow]:
        yield self

    async def execute(self) -> list[bytes]:
        self.meanwhile()
        return [b"7"]


async def test_whoever_is_let_in_while_redis_is_asked_counts_too() -> None:
    redis = Slow()
    buckets = SharedBuckets(Rate(0.001, 10), "address", cast(Any, redis))
    assert [buckets.take("a") for _ in range(3)] == [0] * 3
    redis.meanwhile = lambda: buckets.take("a", 2)
    await buckets.sync()
    assert [buckets.take("a") for _ in range(5)] == [0] * 5
    assert buckets.take("a") > 0


async def test_nothing_larger_than_it_may_be_is_taken(lite: Served) -> None:
    match = await lite.create("me", "me")
    path = f"/api/matches/{match.id}/actions"
    big = await lite.http.post(path, content=b'"' + b"x" * 70_000 + b'"', headers=match.headers(0))
    assert (big.status_code, code(big)) == (413, "too-large")
    many = await lite.http.get(f"/api/matches/{match.id}", headers={"Dugout-Seats": " ".join("x" * 65)})
    assert code(many) == "bad-token"
    deep = await lite.http.post(path, content=b"[" * 30_000, headers=match.headers(0))
    assert deep.status_code == 400
    said = await match.post("/chat", 0, json={"seat": 0, "text": "x" * 501})
    assert said.status_code == 400
    async with match.live(0) as live:
        await live.next("snapshot")
        await live.socket.send('{"type": "chat", "seat": 0, "text": "' + "x" * 70_000 + '"}')
        assert (await live.next("error"))["error"]["code"] == "too-large"
    assert (await match.get("/chat")).json() == {"lines": []}


# chat


async def at_a_table(one: Device, other: Device) -> str:
    await one.keep("Noor", PASSWORD)
    await other.keep("Mallory", PASSWORD)
    new = {"game": "tiny", "seats": [{"kind": "me"}, {"kind": "link"}], "options": {"rounds": 1}}
    match = str((await one.call("POST", "/api/lobby", new, 201))["match"])
    await other.call("POST", f"/api/lobby/{match}/join", {})
    return match


async def lines(device: Device, match: str) -> list[str]:
    told = await device.call("GET", f"/api/matches/{match}/chat")
    return [line["text"] for line in told["lines"]]


async def test_words_of_somebody_blocked_do_not_arrive(own_database: str, own_redis: Redis) -> None:
    """Mallory sits at another server, and Noor blocks her while both are connected."""
    settings = settings_for(own_database, bus_url=own_redis.url)
    async with (
        running(settings) as here,
        running(settings) as there,
        here.device() as noor,
        there.device() as mallory,
        here.device() as spectator,
    ):
        match = await at_a_table(noor, mallory)
        me = (await mallory.call("GET", "/api/me"))["me"]["id"]
        cookie = {"Cookie": f"dugout_session={noor.http.cookies['dugout_session']}"}
        address = here.url.replace("http", "ws") + f"/api/matches/{match}/live"
        async with (
            connect(address, additional_headers=cookie, compression=None) as mine,
            connect(address, compression=None) as watching,
        ):
            for socket in (mine, watching):
                await socket.send('{"type": "hello"}')
            speak = {"seat": 1, "text": "kind words"}
            await mallory.call("POST", f"/api/matches/{match}/chat", speak, 201)
            await heard(mine, "kind words")
            await noor.call("PUT", f"/api/me/blocked/{me}")
            await mallory.call("POST", f"/api/matches/{match}/chat", {**speak, "text": "insults"}, 201)
            await heard(watching, "insults")
            await noor.call("POST", f"/api/matches/{match}/chat", {"seat": 0, "text": "bye"}, 201)
            assert "insults" not in await heard(mine, "bye")
        assert await lines(noor, match) == ["bye"]
        assert await lines(spectator, match) == await lines(mallory, match)
        assert "insults" in await lines(mallory, match)
        await noor.call("DELETE", f"/api/me/blocked/{me}")
        assert "insults" in await lines(noor, match)


async def heard(socket: Any, words: str) -> str:
    """All that came up to these words."""
    came = ""
    async with asyncio.timeout(LONG):
        while words not in came:
            came += str(await socket.recv())
    return came


@pytest.mark.slow
async def test_reports_reach_the_operator_who_can_mute_and_ban(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = lite_url(tmp_path)
    monkeypatch.setattr(upkeep, "POLL_EVERY", 1)

    async def admin(*words: str) -> str:
        environment = {"DUGOUT_DATABASE_URL": url}
        told = await asyncio.to_thread(CliRunner().invoke, app, ["admin", *words], env=environment)
        assert told.exit_code == 0, told.output
        return told.output

    async with running(settings_for(url)) as served, served.device() as noor, served.device() as mallory:
        match = await at_a_table(noor, mallory)
        speak = {"seat": 1, "text": "insults"}
        await mallory.call("POST", f"/api/matches/{match}/chat", speak, 201)
        report = {"seat": 0, "kind": "chat", "about": 1, "text": "rude"}
        await noor.call("POST", f"/api/matches/{match}/report", report, 201)
        assert "rude" in await admin("reports")
        assert "insults" in await admin("report", "1")
        await admin("mute", "Mallory", "--days", "7")
        assert await mallory.refused("POST", f"/api/matches/{match}/chat", speak) == "muted"
        cookies = [f"dugout_session={one.http.cookies['dugout_session']}" for one in (noor, mallory)]
        address = served.url.replace("http", "ws") + f"/api/matches/{match}/live"
        async with (
            connect(address, additional_headers={"Cookie": cookies[0]}, compression=None) as hers,
            connect(address, additional_headers={"Cookie": cookies[1]}, compression=None) as theirs,
        ):
            for socket in (hers, theirs):
                await socket.send('{"type": "hello"}')
                await heard(socket, "snapshot")
            await admin("ban", "Mallory")
            await heard(theirs, '"code":"banned"')
            with pytest.raises(ConnectionClosed):
                await heard(theirs, "anything more")
            await hers.send('{"type": "ping"}')
            await heard(hers, "pong")
        assert await mallory.refused("GET", "/api/me") == "banned"
        assert (
            await mallory.refused("POST", "/api/session", {"name": "Mallory", "password": PASSWORD})
            == "banned"
        )
        foreign = {**report, "seat": 1}
        assert await noor.refused("POST", f"/api/matches/{match}/report", foreign) == "not-your-seat"


# hidden information


def without_time(shown: dict[str, Any]) -> dict[str, Any]:
    """A snapshot without the time of day."""
    return {**shown, "clock": {**(shown["clock"] or {}), "now": 0}}


async def test_nobody_learns_from_anything_that_somebody_has_answered_in_secret(lite: Served) -> None:
    """A window that only some still have to answer: pages, errors, sockets and the order of things look the same."""
    match = await lite.create("me", "me", "me", rounds=1)
    for seat in range(3):
        await match.answer(seat, "pick 1")
    question = (await match.snapshot())["question"]
    async with match.live(1) as other, match.live() as spectator:
        for talk in (other, spectator):
            await talk.send(type="ping")
            await talk.next("pong")

        async def what_others_see() -> list[Any]:
            refusals = [
                (await match.answer(0, "leave", by=1, question=question)).json(),
                (await match.answer(0, "nonsense", by=1, question=question)).json(),
                (await match.get("/orders", 1, seat=0)).json(),
                (await match.get("/record", 1)).json(),
            ]
            seen = [without_time(await match.snapshot(*seats)) for seats in ((), (1,), (2,))]
            events = [await match.events(*seats) for seats in ((), (1,))]
            return [refusals, seen, events]

        before = await what_others_see()
        assert (await match.answer(0, "leave", question=question)).status_code == 200
        assert await what_others_see() == before
        for talk in (other, spectator):
            await talk.send(type="ping")
            assert (await talk.next())["type"] == "pong", "nothing came before it"


@pytest.mark.slow
async def test_no_address_shows_a_secret_of_another_seat_or_coming_dice(tmp_path: Path) -> None:
    """Every GET of the application and every error it can be driven to, asked by an opponent and by a stranger."""
    async with running(settings_for(lite_url(tmp_path)), registered()) as served:
        match = await served.create("me", "me", game="toto", mode="hotseat", rounds=1)
        for seat in (0, 1):
            await match.answer(seat, f"column {seat + 1}")
        for seat in (0, 1):
            await match.answer(seat, "covered")
        assert (await match.answer(1, f"form {FORM}")).status_code == 200
        secret = (await served.rooms.get(match.id)).match.dice_secret
        assert FORM in (await match.get("", 1)).text
        paths = sorted({route.path for route in served.app.routes if "{match:str}" in route.path})
        asked = 0
        for path in paths:
            address = path.replace("{match:str}", match.id)
            address = re.sub(r"\{[^}]*\}", "1", address)
            for seats in ((), (0,)):
                for method, body, query in ATTEMPTS:
                    if address.endswith("/live"):
                        continue
                    answer = await served.http.request(
                        method, address + query, json=body, headers=match.headers(*seats)
                    )
                    told = answer.text + str(answer.headers)
                    assert FORM not in told, (method, address, query, seats)
                    assert secret not in told, (method, address, query, seats)
                    assert answer.status_code < 500, (method, address, answer.text)
                    asked += 1
        assert asked > 100


# what is kept


async def test_what_is_too_old_is_forgotten_and_nothing_else(database_url: str) -> None:
    hand = Hand()
    settings = settings_for(database_url, keep=Keep(matches=30, chat=7, guests=90, reports=60))
    async with running(settings, time=hand) as served, served.device() as noor, served.device() as sam:
        await noor.keep("Noor", PASSWORD)
        gone = (await sam.guest("Sam"))["me"]["id"]
        match = await served.create("me", "me", rounds=1)
        await match.post("/chat", 0, json={"seat": 0, "text": "well played"})
        running_one = await served.create("me", "me", rounds=1)
        await running_one.post("/chat", 0, json={"seat": 0, "text": "still here"})
        for seat in (0, 1):
            await match.answer(seat, "pick 1")
        await match.answer(0, "claim")
        store = served.rooms.store

        async def after(days: float) -> dict[str, int]:
            hand.push(days=days)
            return await store.retention.sweep(settings.keep, hand.now())

        assert await after(6) == {}
        assert await after(2) == {"chat": 1}
        assert (await match.get("/chat")).json() == {"lines": []}
        assert len((await running_one.get("/chat")).json()["lines"]) == 1
        assert await after(23) == {"matches": 1}
        assert await store.load(match.id) is None
        assert await store.load(running_one.id) is not None
        assert await after(70) == {"guests": 1}
        assert await store.people.by_id(gone) is None
        assert await store.people.by_name("noor") is not None
        assert await after(3650) == {}


def test_retention_is_set_by_the_operator() -> None:
    assert from_environment({}).keep == Keep(matches=0, chat=0, guests=365, reports=0)
    assert from_environment({"DUGOUT_KEEP_MATCHES": "30", "DUGOUT_KEEP_CHAT": "7"}).keep == Keep(30, 7)

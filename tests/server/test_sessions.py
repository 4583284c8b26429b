"""Sessions, tries and names, each with an attack that fails: old devices, strangers who guess, people who pose as
others."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from alembic import command
from sqlalchemy import create_engine, text
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from dugout.referee.inputs import clean_name
from dugout.server.inputs import shape, shapes
from dugout.server.match import upkeep
from dugout.server.people import accounts
from dugout.server.settings import Rate
from dugout.server.store.upgrade import alembic_config, upgrade
from tests.server.harness import Live, Served, running, settings_for

PASSWORD = "correct horse battery"
COOKIE = "dugout_session"
HANGUL_FILLER, BRAILLE_BLANK, GRAPHEME_JOINER = "\u3164", "\u2800", "\u034f"


@pytest.fixture
def server(own_server: Served) -> Served:
    """Names are kept here, so each test has a server of its own."""
    return own_server


def device(served: Served, address: str = "127.0.0.1") -> httpx.AsyncClient:
    """A browser at another address of this machine."""
    transport = httpx.AsyncHTTPTransport(local_address=address)
    return httpx.AsyncClient(base_url=served.url, timeout=30, transport=transport)


# sessions


async def test_a_new_password_ends_every_other_session(server: Served) -> None:
    async with server.device() as home, server.device() as thief:
        await home.keep("Noor", PASSWORD)
        await thief.call("POST", "/api/session", {"name": "Noor", "password": PASSWORD})
        before = home.http.cookies[COOKIE]
        changed = {"name": "Noor", "password": "something new", "current": PASSWORD}
        await home.call("POST", "/api/me/account", changed)
        assert await thief.call("GET", "/api/me") == {"me": None}
        assert (await home.call("GET", "/api/me"))["me"]["name"] == "Noor"
        assert home.http.cookies[COOKIE] != before
        replayed = await thief.http.get("/api/me", headers={"Cookie": f"{COOKIE}={before}"})
        assert replayed.json() == {"me": None}, "nor does the old secret of this device open anything"


async def test_keeping_a_name_gives_a_new_secret(own_lite: Served) -> None:
    """Whoever knew the guest's cookie (it was planted, or the device shared) is not signed in to the account."""
    async with own_lite.device() as one, own_lite.device() as thief:
        await one.guest("Noor")
        planted = one.http.cookies[COOKIE]
        await one.keep("Noor", PASSWORD)
        assert one.http.cookies[COOKIE] != planted
        found = await thief.http.get("/api/me", headers={"Cookie": f"{COOKIE}={planted}"})
        assert found.json() == {"me": None}


@pytest.mark.slow
async def test_an_ended_session_hears_nothing_more(own_lite: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(upkeep, "POLL_EVERY", 1)
    async with own_lite.device() as home, own_lite.device() as thief:
        await home.keep("Noor", PASSWORD)
        new = {"game": "tiny", "seats": [{"kind": "me"}, {"kind": "bot", "level": "first"}]}
        match = (await home.call("POST", "/api/matches", new, 201))["match"]
        await thief.call("POST", "/api/session", {"name": "Noor", "password": PASSWORD})
        address = own_lite.url.replace("http", "ws") + f"/api/matches/{match}/live"
        stolen = {"Cookie": f"{COOKIE}={thief.http.cookies[COOKIE]}"}
        async with connect(address, additional_headers=stolen) as socket:
            talk = Live(socket)
            await talk.send(type="hello")
            assert (await talk.next("snapshot"))["seats"][0]["yours"]
            changed = {"name": "Noor", "password": "something new", "current": PASSWORD}
            await home.call("POST", "/api/me/account", changed)
            with pytest.raises(ConnectionClosed) as closed:
                await talk.next("never said")
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 1012, (
                "come back as who you are"
            )


# tries


async def test_strangers_who_guess_do_not_lock_the_owner_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(accounts, "SLOW", 0.05)
    settings = settings_for(f"sqlite:///{tmp_path / 'm.sqlite'}", sign_in_rate=Rate(0.001, 4))
    async with running(settings) as served, served.device() as home:
        await home.keep("Noor", PASSWORD)
        guess = {"name": "Noor", "password": "wrong password"}
        for address in ("127.0.0.2", "127.0.0.3"):
            async with device(served, address) as stranger:
                codes = [(await stranger.post("/api/session", json=guess)).status_code for _ in range(6)]
                assert codes == [401] * 4 + [429] * 2, "an address is stopped"
        async with device(served, "127.0.0.4") as phone:
            signed = await phone.post("/api/session", json={"name": "Noor", "password": PASSWORD})
            assert signed.status_code == 200, "the owner at another address waits a moment and comes in"
        changed = {"name": "Noor", "password": "something new", "current": PASSWORD}
        await home.call("POST", "/api/me/account", changed)


@pytest.mark.slow
async def test_a_name_that_many_guess_answers_slowly(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(accounts, "SLOW", 1.5)
    settings = settings_for(f"sqlite:///{tmp_path / 'm.sqlite'}", sign_in_rate=Rate(0.001, 3))
    async with running(settings) as served:
        guess = {"name": "Noor", "password": "wrong password"}
        for number in range(2, 5):
            async with device(served, f"127.0.0.{number}") as stranger:
                await stranger.post("/api/session", json=guess)
        began = time.monotonic()
        async with device(served, "127.0.0.5") as stranger:
            await stranger.post("/api/session", json=guess)
        assert time.monotonic() - began >= 1.5


# names


@pytest.mark.slow
@pytest.mark.parametrize(
    "name",
    [
        HANGUL_FILLER,
        BRAILLE_BLANK,
        GRAPHEME_JOINER,
        "\u115f\u1160",
        "\uffa0 \u3164",
        "\ufe0f",
        "\U000e0101",
        "\u0301\u0302",
        "\u200b",
        "\u2066Noor\u2069",
        "Noor\u202e",
        "\U0001d159",
        "N" + 5 * "\u0336",
        "\x1b[31mNoor",
    ],
)
async def test_a_name_that_cannot_be_seen_is_no_name(lite: Served, name: str) -> None:
    async with lite.device() as one:
        code = "name-signs" if "N" in name else "name-unseen"
        assert await one.refused("POST", "/api/me", {"name": name}) == code
    match = await lite.create("link", "me")
    response = await match.post("/name", 0, json={"seat": 0, "name": name})
    assert response.status_code == 400
    line = await match.post("/chat", 1, json={"seat": 1, "text": HANGUL_FILLER})
    assert line.status_code == 400


def test_what_draws_nothing_is_left_out_of_a_name() -> None:
    assert clean_name(f" No{GRAPHEME_JOINER}or{HANGUL_FILLER} {BRAILLE_BLANK}de  Wit ") == "Noor de Wit"
    for name in ("Zoë", "张伟", "محمد", "Дмитрий", "O'Neil-🦊", "12"):
        assert clean_name(name) == name


def test_names_that_people_take_for_one_another_have_one_shape() -> None:
    alike = ["Noor", "NOOR", "ＮＯＯＲ", "N\u043e\u043er", "\u039door", "N0or", "Noor.", "N oor", "Nóòr"]
    assert {shape(name) for name in alike} == {"noor"}
    assert shape("AIice") != shape("Alice") and shapes("AIice") & {shape("Alice")}
    assert not shapes("Nora") & {shape("Noor")}
    assert shape("!!!") != shape("???")


async def test_a_guest_does_not_go_by_a_name_that_somebody_keeps(server: Served) -> None:
    async with server.device() as noor, server.device() as other:
        await noor.keep("Noor", PASSWORD)
        posing = "N\u043eor"  # with a Cyrillic o
        assert await other.refused("POST", "/api/me", {"name": posing}) == "name-taken"
        await other.guest("Sam")
        assert await other.refused("POST", "/api/me", {"name": posing}) == "name-taken"
        account = {"name": posing, "password": PASSWORD}
        assert await other.refused("POST", "/api/me/account", account) == "name-taken"
        new: dict[str, Any] = {"game": "tiny", "seats": [{"kind": "me", "name": posing}, {"kind": "link"}]}
        assert await other.refused("POST", "/api/matches", new) == "name-taken"
        assert await other.refused("POST", "/api/lobby", new) == "name-taken"
        await noor.call("POST", "/api/matches", {**new, "seats": [{"kind": "me", "name": "Noor"}] * 2}, 201)
        device_alone = {**new, "seats": [{"kind": "me", "name": "Noor"}, {"kind": "me", "name": "Sam"}]}
        await other.call("POST", "/api/matches", device_alone, 201)  # on one device nobody is deceived
        match = await server.create("link", "me")
        taken = await match.post("/name", 0, json={"seat": 0, "name": posing})
        assert taken.json()["error"]["code"] == "name-taken"


@pytest.mark.parametrize(
    "name",
    [
        "Computer 2",
        "computer  10",
        "C0MPUTER",
        "\u0421omputer\u00a01",
        "Ordinateur 3",
        "former player",
        "Oud-Speler",
    ],
)
async def test_nobody_goes_by_the_name_of_a_computer(lite: Served, name: str) -> None:
    async with lite.device() as one:
        assert await one.refused("POST", "/api/me", {"name": name}) == "name-reserved"
        await one.guest("Sam")
        account = {"name": name, "password": PASSWORD}
        assert await one.refused("POST", "/api/me/account", account) == "name-reserved"
        match = await lite.create("link", "me")
        posing = await match.post("/name", 0, json={"seat": 0, "name": name})
        assert posing.json()["error"]["code"] == "name-reserved"


@pytest.mark.parametrize("name", ["Ada Computer", "Player 2", "Computerius", "42"])
async def test_names_like_those_of_a_computer_pass(lite: Served, name: str) -> None:
    async with lite.device() as one:
        await one.guest(name)


async def test_two_at_once_cannot_keep_one_name(own_lite: Served) -> None:
    async with own_lite.device() as one, own_lite.device() as other:
        await one.guest("Somebody")
        await other.guest("Somebody")
        body = {"name": "Noor", "password": PASSWORD}
        answers = await asyncio.gather(
            one.http.post("/api/me/account", json=body),
            other.http.post("/api/me/account", json={**body, "name": "N00r"}),
        )
        assert sorted(answer.status_code for answer in answers) == [200, 409]


@pytest.mark.slow
async def test_who_kept_a_name_before_another_looked_like_it_goes_on_as_before(own_lite: Served) -> None:
    """Accounts from before the shapes of names were compared: both change their passwords, and play."""
    async with own_lite.device() as older, own_lite.device() as newer:
        await older.keep("Jan", PASSWORD)
        await newer.keep("Piet", PASSWORD)
        me = (await newer.call("GET", "/api/me"))["me"]["id"]
        await own_lite.rooms.store.people.change(me, name="Ján", name_key="ján", name_shape="jan")
        account = {"name": "Ján", "password": "another horse", "current": PASSWORD}
        assert (await newer.call("POST", "/api/me/account", account))["me"]["name"] == "Ján"
        seats = [{"kind": "me", "name": "Ján"}, {"kind": "link"}]
        await newer.call("POST", "/api/matches", {"game": "tiny", "seats": seats}, 201)
        taken = {"name": "JAN!", "password": PASSWORD, "current": "another horse"}
        assert await newer.refused("POST", "/api/me/account", taken) == "name-taken"


def test_names_that_were_kept_before_have_a_shape_after_the_upgrade(bare_url: str) -> None:
    engine = create_engine(bare_url)
    with engine.begin() as connection:
        config = alembic_config()
        config.attributes["connection"] = connection
        command.upgrade(config, "0006")
        columns = "id, name, name_key, created, leave_days, banned"
        for who in ("'a', 'N0or', 'n0or'", "'b', 'Guest', NULL"):
            connection.execute(text(f"INSERT INTO people ({columns}) VALUES ({who}, 1, 0, FALSE)"))
    upgrade(bare_url)
    with engine.connect() as connection:
        rows = connection.execute(text("SELECT id, name_shape FROM people ORDER BY id")).all()
    engine.dispose()
    assert [tuple(row) for row in rows] == [("a", "noor"), ("b", None)]

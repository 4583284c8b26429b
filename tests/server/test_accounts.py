"""Who somebody is: guests, kept names, several devices, and being forgotten."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from typing import Any

import pytest

from dugout.core.ids import FORMER_PLAYER
from dugout.referee.inputs import name_key
from dugout.server.people.ratings import Rating, rated
from dugout.server.settings import Rate
from tests.server.harness import Device, Hand, Served, running, settings_for, until

PASSWORD = "long enough"


@pytest.fixture
def server(own_server: Served) -> Served:
    """Names are kept here, so each test has a server of its own."""
    return own_server


@pytest.fixture
def lite(own_lite: Served) -> Served:
    return own_lite


@contextlib.asynccontextmanager
async def two(served: Served) -> AsyncIterator[tuple[Device, Device]]:
    async with served.device() as one, served.device() as other:
        yield one, other


async def test_a_guest_is_known_at_once_and_keeps_the_name_with_a_password(server: Served) -> None:
    async with two(server) as (one, other):
        assert await one.call("GET", "/api/me") == {"me": None}
        me = (await one.guest("Noor"))["me"]
        assert (me["name"], me["kept"]) == ("Noor", False)
        assert (await one.call("GET", "/api/me"))["me"]["id"] == me["id"]
        kept = (await one.keep("Noor", PASSWORD))["me"]
        assert (kept["id"], kept["kept"]) == (me["id"], True)
        assert await other.refused("POST", "/api/me/account", {"name": "  nOOR ", "password": PASSWORD}) == (
            "name-taken"
        )
        assert await other.refused("POST", "/api/session", {"name": "noor", "password": "wrong one"}) == (
            "bad-password"
        )
        assert await other.refused("POST", "/api/session", {"name": "nobody", "password": PASSWORD}) == (
            "bad-password"
        )
        there = await other.call("POST", "/api/session", {"name": "NOOR", "password": PASSWORD})
        assert there["me"]["id"] == me["id"]
        assert await other.call("DELETE", "/api/session") == {"me": None}
        assert await other.call("GET", "/api/me") == {"me": None}
        assert (await one.call("GET", "/api/me"))["me"]["id"] == me["id"], "the other device stays"


@pytest.mark.slow
async def test_a_session_alone_changes_no_password(lite: Served) -> None:
    """Whoever finds a device open can play on it, and take nothing away for good."""
    async with two(lite) as (one, other):
        await one.guest("Noor")
        await one.keep("Noor", PASSWORD)
        taken = {"name": "Mine now", "password": "another password"}
        for guess in ({}, {"current": "wrong one"}):
            assert await one.refused("POST", "/api/me/account", {**taken, **guess}) == "bad-password"
        there = await other.call("POST", "/api/session", {"name": "Noor", "password": PASSWORD})
        assert there["me"]["name"] == "Noor"
        changed = await one.call("POST", "/api/me/account", {**taken, "current": PASSWORD})
        assert changed["me"]["name"] == "Mine now"


async def test_what_a_guest_began_comes_along_and_is_played_on_elsewhere(lite: Served) -> None:
    async with two(lite) as (home, phone):
        await phone.keep("Noor", PASSWORD)
        await home.guest("Somebody")
        body = {"game": "tiny", "seats": [{"kind": "me"}, {"kind": "bot", "level": "first"}]}
        match = (await home.call("POST", "/api/matches", body, 201))["match"]
        spectator = await phone.call("GET", f"/api/matches/{match}")
        assert not any(seat["yours"] for seat in spectator["seats"])
        await home.call("POST", "/api/session", {"name": "Noor", "password": PASSWORD})
        await phone.answer(match, 0, "pick 3")
        listed = (await phone.call("GET", "/api/me/matches"))["matches"]
        assert [(one["match"], one["seat"]) for one in listed] == [(match, 0)]


async def test_seats_played_by_link_become_a_persons(lite: Served) -> None:
    async with two(lite) as (one, other):
        match = await lite.create("link", "me")
        await match.post("/name", 0, json={"seat": 0, "name": "Noor"})
        await one.keep("Noor", PASSWORD)
        path = f"/api/matches/{match.id}/claim"
        assert (await one.http.post(path, headers=match.headers(0))).status_code == 200
        await other.guest("Sam")
        stolen = await other.http.post(path, headers=match.headers(0))
        assert stolen.status_code == 200
        seats = (await one.call("GET", f"/api/matches/{match.id}"))["seats"]
        assert [seat["yours"] for seat in seats] == [True, False], "the first who claims it keeps it"
        assert await one.refused("POST", "/api/matches/none/claim") == "no-match"


async def test_who_else_plays_on_the_device_is_not_called_like_its_person(lite: Served) -> None:
    async with lite.device() as one:
        await one.guest("Noor")
        body = {"game": "tiny", "seats": [{"kind": "me"}, {"kind": "me"}]}
        match = (await one.call("POST", "/api/matches", body, 201))["match"]
        seats = (await one.call("GET", f"/api/matches/{match}"))["seats"]
        assert [(seat["name"], seat["yours"]) for seat in seats] == [("Noor", True), (None, True)]


async def test_an_address_gets_only_so_many_guests(tmp_path: Any) -> None:
    settings = settings_for(f"sqlite:///{tmp_path / 'm.sqlite'}", sign_in_rate=Rate(0.01, 2))
    async with running(settings) as served:
        codes = []
        for _ in range(3):
            async with served.device() as one:
                codes.append((await one.http.post("/api/me", json={"name": "Noor"})).status_code)
        assert codes == [200, 200, 429]


async def test_cookies_are_for_this_site_and_for_no_script(lite: Served) -> None:
    async with lite.device() as one:
        response = await one.http.post("/api/me", json={"name": "Noor"})
        cookie = response.headers["set-cookie"].lower()
        assert "httponly" in cookie and "samesite=lax" in cookie
        elsewhere = {"Origin": "https://evil.example"}
        refused = await one.http.post("/api/me/delete", json={}, headers=elsewhere)
        assert refused.json()["error"]["code"] == "bad-origin"
        assert (await one.call("GET", "/api/me"))["me"] is not None


async def test_cookies_need_tls_where_the_operator_says_so(tmp_path: Any) -> None:
    settings = settings_for(f"sqlite:///{tmp_path / 'm.sqlite'}", secure_cookies=True)
    async with running(settings) as served:
        response = await served.http.post("/api/me", json={"name": "Noor"})
        assert "secure" in response.headers["set-cookie"].lower()


async def test_a_session_is_over_after_a_year(tmp_path: Any) -> None:
    hand = Hand()
    async with (
        running(settings_for(f"sqlite:///{tmp_path / 'm.sqlite'}"), time=hand) as served,
        served.device() as one,
    ):
        await one.keep("Noor", PASSWORD)
        hand.push(days=364)
        assert (await one.call("GET", "/api/me"))["me"] is not None
        hand.push(days=2)
        assert await one.call("GET", "/api/me") == {"me": None}


async def test_passwords_cannot_be_guessed_quickly(tmp_path: Any) -> None:
    settings = settings_for(f"sqlite:///{tmp_path / 'm.sqlite'}", sign_in_rate=Rate(0.01, 3))
    async with running(settings) as served, served.device() as one:
        await one.keep("Noor", PASSWORD)
        wrong = {"name": "Noor", "password": "guess"}
        tries = [await one.refused("POST", "/api/session", wrong) for _ in range(4)]
        assert tries == ["bad-password"] * 3 + ["too-many-requests"]


async def test_passwords_are_hashed_and_sessions_too(lite: Served) -> None:
    async with lite.device() as one:
        me = (await one.keep("Noor", PASSWORD))["me"]
        stored = await lite.rooms.store.people.by_id(me["id"])
        assert stored is not None and stored.password is not None
        assert stored.password.startswith("$argon2id$") and PASSWORD not in stored.password
        token = one.http.cookies["dugout_session"]
        assert await lite.rooms.store.people.by_session(token) is None, "the token itself is not stored"


async def test_a_deleted_person_leaves_matches_without_name_and_words(server: Served) -> None:
    async with two(server) as (one, other):
        me = (await one.keep("Noor", PASSWORD))["me"]
        await other.guest("Sam")
        new = {"game": "tiny", "seats": [{"kind": "me"}, {"kind": "link"}], "options": {"rounds": 1}}
        match = (await one.call("POST", "/api/lobby", new, 201))["match"]
        await other.call("POST", f"/api/lobby/{match}/join", {})
        await one.call("POST", f"/api/matches/{match}/chat", {"seat": 0, "text": "my address"}, 201)
        assert await one.refused("POST", "/api/me/delete", {"password": "wrong"}) == "bad-password"
        await one.call("POST", "/api/me/delete", {"password": PASSWORD})
        assert await one.call("GET", "/api/me") == {"me": None}
        seen = await other.call("GET", f"/api/matches/{match}")
        assert (seen["seats"][0]["name"], seen["seats"][0]["person"]) == (FORMER_PLAYER, None)
        assert seen["table"]["absent"][0]["why"] == "left", "nobody waits for somebody who is gone"
        lines = (await other.call("GET", f"/api/matches/{match}/chat"))["lines"]
        assert [line["text"] for line in lines] == [""]
        assert await other.refused("GET", f"/api/people/{me['id']}") == "no-person"
        assert await one.refused("POST", "/api/session", {"name": "Noor", "password": PASSWORD}) == (
            "bad-password"
        )


async def test_a_rated_match_is_counted_once_and_shown_with_its_uncertainty(server: Served) -> None:
    async with two(server) as (one, other):
        noor = (await one.keep("Noor", PASSWORD))["me"]["id"]
        sam = (await other.keep("Sam", PASSWORD))["me"]["id"]
        new = {"game": "tiny", "seats": [{"kind": "me"}, {"kind": "link"}], "options": {"rounds": 1}}
        match = (await one.call("POST", "/api/lobby", {**new, "rated": True}, 201))["match"]
        await other.call("POST", f"/api/lobby/{match}/join", {})
        await one.answer(match, 0, "pick 1")
        await other.answer(match, 1, "pick 1")
        await one.answer(match, 0, "claim")
        await server.rooms.store.settle(match, lambda before, _: before)
        profile = await other.call("GET", f"/api/people/{noor}")
        (rating,) = profile["ratings"]
        assert (rating["game"], rating["rating"], rating["played"]) == ("tiny", 1662, 1)
        assert 250 < rating["deviation"] < 350
        assert (profile["won"], profile["drawn"], profile["lost"]) == (1, 0, 0)
        assert profile["heads"] == [{"person": sam, "name": "Sam", "won": 1, "drawn": 0, "lost": 0}]
        assert [played["match"] for played in profile["matches"]] == [match]


async def test_whoever_lets_a_computer_finish_has_lost(lite: Served) -> None:
    async with two(lite) as (one, other):
        await one.keep("Noor", PASSWORD)
        sam = (await other.keep("Sam", PASSWORD))["me"]["id"]
        new = {"game": "tiny", "seats": [{"kind": "me"}, {"kind": "link"}], "options": {"rounds": 1}}
        match = (await one.call("POST", "/api/lobby", {**new, "rated": True}, 201))["match"]
        await other.call("POST", f"/api/lobby/{match}/join", {})
        await other.act(match, 1, "leave")
        await one.act(match, 0, "computer", 1)
        await one.answer(match, 0, "pick 1")

        async def counted() -> bool:  # a moment after everybody is told that the match is over
            return bool((await one.call("GET", f"/api/people/{sam}"))["ratings"])

        await until(counted)
        end = await one.call("GET", f"/api/matches/{match}")
        assert (end["status"], end["result"]["places"]) == ("over", [2, 1]), "the computer claims what it can"
        (rating,) = (await one.call("GET", f"/api/people/{sam}"))["ratings"]
        assert rating["rating"] < 1500


async def test_matches_by_invitation_are_not_shown_to_others(lite: Served) -> None:
    async with two(lite) as (one, other):
        me = (await one.keep("Noor", PASSWORD))["me"]["id"]
        body = {"game": "tiny", "options": {"rounds": 1}, "seats": [{"kind": "me"}, {"kind": "me"}]}
        match = (await one.call("POST", "/api/matches", body, 201))["match"]
        for seat in (0, 1):
            await one.answer(match, seat, "pick 1")
        await one.answer(match, 0, "claim")
        assert len((await one.call("GET", f"/api/people/{me}"))["matches"]) == 1
        assert (await other.call("GET", f"/api/people/{me}"))["matches"] == []


async def test_guests_and_computers_are_not_rated(lite: Served) -> None:
    async with two(lite) as (one, other):
        await one.guest("Noor")
        people = {"game": "tiny", "rated": True, "seats": [{"kind": "me"}, {"kind": "link"}]}
        assert await one.refused("POST", "/api/lobby", people) == "needs-account"
        await one.keep("Noor", PASSWORD)
        computer = {**people, "seats": [{"kind": "me"}, {"kind": "bot", "level": "first"}]}
        assert await one.refused("POST", "/api/lobby", computer) == "bad-setup"
        match = (await one.call("POST", "/api/lobby", people, 201))["match"]
        await other.guest("Sam")
        assert await other.refused("POST", f"/api/lobby/{match}/join", {}) == "needs-account"


def test_glicko_agrees_with_the_example_of_its_paper() -> None:
    mine = Rating(1500, 200, 0.06)
    others = [Rating(1400, 30), Rating(1550, 100), Rating(1700, 300)]
    new = rated([mine, *others], [2, 3, 1, 1])[0]
    assert new.rating == pytest.approx(1464.06, abs=0.02)
    assert new.deviation == pytest.approx(151.52, abs=0.02)
    assert new.volatility == pytest.approx(0.05999, abs=0.00001)


def test_names_that_look_alike_are_one() -> None:
    assert name_key(" Noor  DE wit") == name_key("ＮＯＯＲ de Wit")

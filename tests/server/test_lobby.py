"""Finding a match: offers, quick match, expiry, playing again, avoiding each other."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any

import pytest

from tests.server.harness import Device, Hand, Match, Served, running, settings_for, until

PASSWORD = "long enough"
LIVE = {"kind": "live", "bank": 300, "increment": 5}


@pytest.fixture
def server(own_server: Served) -> Served:
    """Everybody sees the lobby, so each test has a server of its own."""
    return own_server


@pytest.fixture
def lite(own_lite: Served) -> Served:
    return own_lite


@contextlib.asynccontextmanager
async def noor_and_sam(served: Served) -> AsyncIterator[tuple[Device, Device]]:
    async with served.device() as noor, served.device() as sam:
        await noor.guest("Noor")
        await sam.guest("Sam")
        yield noor, sam


def tiny(**more: Any) -> dict[str, Any]:
    return {"game": "tiny", "seats": [{"kind": "me"}, {"kind": "link"}], **more}


async def test_an_offer_is_seen_taken_by_one_and_watched_by_all(server: Served) -> None:
    async with noor_and_sam(server) as (noor, sam), server.device() as ann:
        await ann.guest("Ann")
        match = (await noor.call("POST", "/api/lobby", tiny(clock=LIVE), 201))["match"]
        (offer,) = (await sam.call("GET", "/api/lobby"))["offers"]
        assert (offer["match"]["match"], offer["yours"], offer["match"]["pace"]["clock"]) == (
            match,
            False,
            LIVE,
        )
        assert (await noor.call("GET", "/api/lobby"))["offers"][0]["yours"] is True
        outcomes = await asyncio.gather(
            *(one.http.post(f"/api/lobby/{match}/join", json={}) for one in (sam, ann))
        )
        assert sorted(response.status_code for response in outcomes) == [200, 409]
        lobby = await ann.call("GET", "/api/lobby")
        assert lobby["offers"] == []
        assert [one["match"] for one in lobby["live"]] == [match]
        running_match = await noor.call("GET", f"/api/matches/{match}")
        assert (running_match["status"], running_match["seats"][0]["name"]) == ("running", "Noor")


async def test_a_quick_match_joins_what_fits_and_otherwise_waits(lite: Served) -> None:
    async with noor_and_sam(lite) as (noor, sam):
        first = (await noor.call("POST", "/api/lobby/quick", {"game": "tiny", "clock": LIVE}))["match"]
        again = (await noor.call("POST", "/api/lobby/quick", {"game": "tiny", "clock": LIVE}))["match"]
        assert again == first, "nobody plays against oneself"
        other_clock = (await sam.call("POST", "/api/lobby/quick", {"game": "tiny"}))["match"]
        assert other_clock != first
        met = (await sam.call("POST", "/api/lobby/quick", {"game": "tiny", "clock": LIVE}))["match"]
        assert met == first
        assert (await noor.call("GET", f"/api/matches/{first}"))["status"] == "running"


@pytest.mark.slow
async def test_offers_are_withdrawn_and_expire(tmp_path: Any) -> None:
    hand = Hand()
    async with (
        running(settings_for(f"sqlite:///{tmp_path / 'm.sqlite'}"), time=hand) as served,
        noor_and_sam(served) as (noor, sam),
    ):
        match = (await noor.call("POST", "/api/lobby", tiny(), 201))["match"]
        assert (await noor.act(match, 0, "withdraw"))["result"]["reason"] == "match.withdrawn"
        assert (await sam.call("GET", "/api/lobby"))["offers"] == []
        assert await sam.refused("POST", f"/api/lobby/{match}/join", {}) == "seat-taken"
        assert (await noor.call("GET", "/api/me/matches"))["matches"] == []
        second = (await noor.call("POST", "/api/lobby", tiny(clock=LIVE), 201))["match"]
        hand.push(seconds=19 * 60)
        assert len((await sam.call("GET", "/api/lobby"))["offers"]) == 1
        hand.push(seconds=2 * 60)
        assert (await sam.call("GET", "/api/lobby"))["offers"] == []

        async def over() -> bool:
            return bool((await noor.call("GET", f"/api/matches/{second}"))["status"] == "over")

        await until(over)


@pytest.mark.slow
async def test_playing_again_turns_the_seats_and_keeps_the_people(lite: Served) -> None:
    async with noor_and_sam(lite) as (noor, sam):
        match = (await noor.call("POST", "/api/lobby", tiny(options={"rounds": 1}), 201))["match"]
        await sam.call("POST", f"/api/lobby/{match}/join", {})
        assert await noor.refused("POST", f"/api/matches/{match}/rematch", {}) == "not-now"
        await noor.act(match, 0, "resign")
        again = await noor.call("POST", f"/api/matches/{match}/rematch", {})
        assert (await sam.call("GET", f"/api/matches/{match}"))["table"]["next"] == again["match"]
        waiting = await sam.call("GET", f"/api/matches/{again['match']}")
        assert [(seat["name"], seat["taken"], seat["yours"]) for seat in waiting["seats"]] == [
            ("Sam", False, True),
            ("Noor", True, False),
        ]
        assert again["match"] in [
            one["match"] for one in (await sam.call("GET", "/api/me/matches"))["matches"]
        ]
        assert await sam.call("POST", f"/api/matches/{match}/rematch", {}) == again, "there is one rematch"
        assert (await noor.call("GET", f"/api/matches/{again['match']}"))["status"] == "running"


async def resigned(served: Served) -> Match:
    """A match by link of two without accounts; the one who came by the link has resigned."""
    match = await served.create("me", "link")
    await match.post("/name", 1, json={"seat": 1, "name": "Sam"})
    assert (await match.post("/table", 1, json={"seat": 1, "act": "resign"})).status_code == 200
    return match


@pytest.mark.parametrize("first", [0, 1])
async def test_whoever_of_two_by_link_asks_first_waits_until_the_other_asks_too(
    lite: Served, first: int
) -> None:
    match = await resigned(lite)
    made = (await match.post("/rematch", first, json={})).json()["match"]
    again = Match(lite, made, match.tokens)
    waiting = (await again.get("", 1 - first)).json()
    assert waiting["status"] == "waiting", "nobody plays who has not asked for it"
    assert [(seat["yours"], seat["taken"]) for seat in waiting["seats"] if seat["yours"]] == [(True, False)]
    assert (await match.post("/rematch", 1 - first, json={})).json()["match"] == made
    assert (await again.get("", first)).json()["status"] == "running"


async def test_who_watches_takes_no_seat_of_a_rematch(lite: Served) -> None:
    match = await resigned(lite)
    async with lite.device() as ann:
        await ann.guest("Ann")
        assert await ann.refused("POST", f"/api/matches/{match.id}/rematch", {}) == "not-your-seat"
        made = (await match.post("/rematch", 0, json={})).json()["match"]
        assert await ann.refused("POST", f"/api/matches/{match.id}/rematch", {}) == "not-your-seat"
        body = {"seat": 0, "name": "Ann"}
        assert await ann.refused("POST", f"/api/matches/{made}/name", body) == "not-your-seat"


async def test_a_rematch_that_was_withdrawn_is_made_anew(lite: Served) -> None:
    match = await resigned(lite)
    made = (await match.post("/rematch", 1, json={})).json()["match"]
    again = Match(lite, made, match.tokens)
    assert (await again.post("/table", 1, json={"seat": 0, "act": "withdraw"})).status_code == 200
    asked = [(await match.post("/rematch", seat, json={})).json()["match"] for seat in (0, 1)]
    assert asked[0] == asked[1] != made


@pytest.mark.slow
async def test_who_is_deleted_is_a_former_player_in_a_rematch_and_is_asked_for_no_other(lite: Served) -> None:
    async with noor_and_sam(lite) as (noor, sam):
        matches = []
        for _ in range(2):
            match = (await noor.call("POST", "/api/lobby", tiny(), 201))["match"]
            await sam.call("POST", f"/api/lobby/{match}/join", {})
            await noor.act(match, 0, "resign")
            matches.append(match)
        made = (await noor.call("POST", f"/api/matches/{matches[0]}/rematch", {}))["match"]
        await sam.call("POST", "/api/me/delete", {"password": ""})

        async def former() -> bool:
            seats = (await noor.call("GET", f"/api/matches/{made}"))["seats"]
            return [(seat["name"], seat["taken"]) for seat in seats] == [
                ("former player", False),
                ("Noor", True),
            ]

        await until(former)
        assert await noor.refused("POST", f"/api/matches/{matches[1]}/rematch", {}) == "not-now"


async def test_people_who_avoid_each_other_do_not_meet(lite: Served) -> None:
    async with noor_and_sam(lite) as (noor, sam):
        other = (await sam.call("GET", "/api/me"))["me"]["id"]
        blocked = await noor.call("PUT", f"/api/me/blocked/{other}")
        assert [one["name"] for one in blocked["me"]["blocked"]] == ["Sam"]
        match = (await noor.call("POST", "/api/lobby", tiny(), 201))["match"]
        assert (await sam.call("GET", "/api/lobby"))["offers"] == []
        assert await sam.refused("POST", f"/api/lobby/{match}/join", {}) == "avoided"
        assert (await sam.call("POST", "/api/lobby/quick", {"game": "tiny"}))["match"] != match
        await noor.call("DELETE", f"/api/me/blocked/{other}")
        assert (await sam.call("POST", f"/api/lobby/{match}/join", {}))["match"] == match


async def test_my_matches_begin_with_those_that_wait_for_me(lite: Served) -> None:
    async with noor_and_sam(lite) as (noor, sam):
        waiting = (await noor.call("POST", "/api/lobby", tiny(), 201))["match"]
        await sam.call("POST", f"/api/lobby/{waiting}/join", {})
        await noor.answer(waiting, 0, "pick 1")
        mine = (await noor.call("POST", "/api/lobby", tiny(), 201))["match"]
        await sam.call("POST", f"/api/lobby/{mine}/join", {})
        offered = (await noor.call("POST", "/api/lobby", tiny(), 201))["match"]
        listed = (await noor.call("GET", "/api/me/matches"))["matches"]
        assert [(one["match"], one["turn"]) for one in listed] == [
            (mine, True),
            (waiting, False),
            (offered, False),
        ]
        me = (await noor.call("GET", "/api/me"))["me"]["id"]
        assert (await noor.call("GET", f"/api/people/{me}"))["matches"] == listed


async def test_whoever_has_done_nothing_yet_is_nobody(lite: Served) -> None:
    async with lite.device() as stranger:
        assert await stranger.refused("POST", "/api/lobby", tiny()) == "nobody"
        assert (await stranger.call("GET", "/api/me/matches"))["matches"] == []
        assert (await stranger.call("GET", "/api/lobby"))["offers"] == []

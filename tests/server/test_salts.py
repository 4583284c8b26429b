"""What seats add to the dice: before the first roll, by its owner, for the record, whoever is faster."""

from __future__ import annotations

from typing import Any

import pytest

from dugout.core.record import record_from_json
from dugout.fairness.verify import Verdict, check
from dugout.referee.errors import Conflict
from tests.games.tiny.engine import TinyRules
from tests.server.harness import Match, Served


async def put_salt(match: Match, seat: int, salt: str, *by: int) -> Any:
    url = f"/api/matches/{match.id}/salt"
    headers = match.headers(*(by or (seat,)))
    return await match.served.http.put(url, headers=headers, json={"seat": seat, "salt": salt})


async def played(match: Match) -> Verdict:
    """The check of the whole match's record, once it is over."""
    while (await match.snapshot())["status"] != "over":
        await match.answer(0, "pick 1")
        await match.answer(1, "pick 2")
        await match.answer(0, "claim")
    record = record_from_json((await match.get("/record")).json())
    assert record.setup.seats == 2
    return check(TinyRules(), record)


@pytest.mark.slow
async def test_seats_add_their_salt_while_the_match_waits(server: Served) -> None:
    match = await server.create("me", "link", rounds=3)
    commitment = (await match.snapshot())["dice_commitment"]
    mine = (await put_salt(match, 0, "  feyenoord   020 ")).json()
    assert mine["seats"][0]["salt"] == "feyenoord 020"
    assert "salt" in mine["table"]["acts"]
    body = {"seat": 1, "name": "Sam", "salt": "één"}
    begun = (await match.post("/name", 1, json=body)).json()
    assert (begun["status"], begun["seats"][1]["salt"]) == ("running", "één")
    assert "salt" not in begun["table"]["acts"], "a die has rolled"
    verdict = await played(match)
    assert verdict.proof is not None
    assert (verdict.proof.salts, verdict.proof.commitment) == (("feyenoord 020", "één"), commitment)
    assert (verdict.faults, verdict.checked) == ([], 3)


async def test_a_salt_comes_too_late_after_the_first_roll(server: Served) -> None:
    match = await server.create("me", "me", rounds=1)
    before = await match.snapshot(0, 1)
    late = await put_salt(match, 0, "late")
    assert (late.status_code, late.json()["error"]["code"]) == (409, "not-now")
    after = await match.snapshot(0, 1)
    before.pop("clock"), after.pop("clock")
    assert after == before


async def test_a_match_waits_for_somebody_who_wants_to_see_the_commitment_first(lite: Served) -> None:
    seats = [{"kind": "me", "ready": False}, {"kind": "bot", "level": "first"}]
    made = (await lite.http.post("/api/matches", json={"game": "tiny", "seats": seats})).json()
    match = Match(lite, made["match"], [seat["token"] for seat in made["seats"]])
    waiting = await match.snapshot(0)
    assert (waiting["status"], waiting["seats"][0]["taken"], waiting["question"]) == ("waiting", False, 0)
    begun = (await match.post("/name", 0, json={"seat": 0, "name": "Noor", "salt": "mine"})).json()
    assert (begun["status"], begun["seats"][0]["salt"]) == ("running", "mine")


async def test_whoever_joins_an_offer_brings_a_salt(server: Served) -> None:
    async with server.device() as noor, server.device() as sam:
        await noor.guest("Noor")
        await sam.guest("Sam")
        new = {"game": "tiny", "seats": [{"kind": "me", "ready": False}, {"kind": "link"}]}
        match = (await noor.call("POST", "/api/lobby", new, 201))["match"]
        (offer,) = (await sam.call("GET", "/api/lobby"))["offers"]
        assert offer["match"]["match"] == match
        await sam.call("POST", f"/api/lobby/{match}/join", {"salt": "sam's"})
        begun = await sam.call("GET", f"/api/matches/{match}")
        assert [seat["salt"] for seat in begun["seats"]] == [None, "sam's"]
        assert (begun["status"], begun["dice_commitment"]) == ("running", offer["dice_commitment"])


@pytest.mark.parametrize("salt", ["x" * 65, "a\u0000b", "a\u202eb"])
async def test_a_salt_that_cannot_be_read_is_refused(lite: Served, salt: str) -> None:
    match = await lite.create("me", "link")
    assert (await put_salt(match, 0, salt)).status_code == 400
    assert (await match.snapshot())["seats"][0]["salt"] is None


async def test_nobody_salts_for_somebody_else(lite: Served) -> None:
    match = await lite.create("me", "link")
    refused = await put_salt(match, 1, "mine", 0)
    assert (refused.status_code, refused.json()["error"]["code"]) == (403, "not-your-seat")
    assert (await match.snapshot())["seats"][1]["salt"] is None


async def test_a_server_that_knows_less_than_the_store_cannot_salt(server: Served) -> None:
    """Another process may have rolled: the store, not the memory of one server, decides who was first."""
    match = await server.create("me", "link", rounds=1)
    stored = await server.rooms.store.load(match.id, after=0)
    assert stored is not None
    await match.post("/name", 1, json={"seat": 1, "name": "Sam"})
    with pytest.raises(Conflict):
        await server.rooms.store.add_salt(stored.match, 0, "too late")
    assert (await match.snapshot())["seats"][0]["salt"] is None
    assert (await played(match)).faults == []

"""A match from its making to its end, over HTTP."""

from __future__ import annotations

from typing import Any

import pytest

from dugout.core.record import record_from_json, replay
from dugout.fairness.verify import check
from tests.games.tiny.engine import TinyRules
from tests.server.harness import Served


async def test_games_are_listed_with_options_and_computers(lite: Served) -> None:
    (game,) = (await lite.http.get("/api/games")).json()
    assert game["id"] == "tiny"
    assert (game["min_seats"], game["max_seats"]) == (2, 8)
    assert game["bots"] == ["first", "claimer"]
    assert [option["name"] for option in game["options"]] == ["rounds", "seconds", "pace", "host"]


@pytest.mark.slow
async def test_a_match_of_people_on_one_device_is_played_to_its_end(server: Served) -> None:
    match = await server.create("me", "me", rounds=2)
    for _ in range(2):
        for seat in (0, 1):
            assert (await match.answer(seat, f"pick {seat + 3}")).json()["accepted"] is True
        assert (await match.answer(1, "claim")).status_code == 200
    end = await match.snapshot(0)
    assert end["status"] == "over"
    assert end["result"]["places"] == [2, 1]
    assert end["asked"] == []
    assert end["prompt"] is None
    late = await match.answer(0, "claim")
    assert (late.status_code, late.json()["error"]["code"]) == (409, "match-over")


async def test_a_match_waits_until_every_link_seat_is_taken(server: Served) -> None:
    match = await server.create("me", "link", "bot:first")
    waiting = await match.snapshot(0)
    assert waiting["status"] == "waiting"
    assert [seat["taken"] for seat in waiting["seats"]] == [True, False, True]
    early = await match.answer(0, "pick 1")
    assert (early.status_code, early.json()["error"]["code"]) == (409, "not-started")
    taken = await match.post("/name", 1, json={"seat": 1, "name": "  Noor  de Wit "})
    assert taken.status_code == 200
    running = await match.snapshot(0)
    assert running["status"] == "running"
    assert running["seats"][1]["name"] == "Noor de Wit"


async def test_people_at_one_table_have_different_names(server: Served) -> None:
    """Logs and banners would confuse them: whoever comes second gets a number."""
    match = await server.create("link", "link", "link")
    for seat, name in enumerate(("Hugo", "hugo", "Hugo")):
        assert (await match.post("/name", seat, json={"seat": seat, "name": name})).status_code == 200
    names = [seat["name"] for seat in (await match.snapshot())["seats"]]
    assert names == ["Hugo", "hugo 2", "Hugo 3"]


async def test_each_seat_sees_its_own_and_a_shared_device_sees_each_of_its_seats(server: Served) -> None:
    match = await server.create("me", "me", "link")
    await match.post("/name", 2, json={"seat": 2, "name": "Ann"})
    await match.answer(0, "pick 7")
    assert (await match.snapshot(0))["view"]["picks"] == [7, None, None]
    assert (await match.snapshot(2))["view"]["picks"] == [None, None, None]
    assert (await match.snapshot())["view"]["seat"] == -3
    device = await match.snapshot(0, 1)
    assert device["hot_seat"] is True
    assert device["view"]["seat"] == -3
    assert device["views"]["0"]["picks"] == [7, None, None]
    assert device["views"]["1"]["picks"] == [None, None, None]
    assert [(asked["seat"], asked["may"]) for asked in device["asked"]] == [(0, True), (1, False)]
    assert device["prompt"]["seats"] == [1, 2]


async def test_events_are_numbered_for_each_viewer_without_gaps(server: Served) -> None:
    match = await server.create("me", "me", rounds=1)
    await match.answer(0, "pick 7")
    await match.answer(0, "pick 8")
    await match.answer(1, "pick 2")
    for seats in ((), (0,), (1,), (0, 1)):
        events = await match.events(*seats)
        assert [event["n"] for event in events] == list(range(1, len(events) + 1))
        assert (await match.snapshot(*seats))["last"] == len(events)
    assert len(await match.events()) == 5
    assert len(await match.events(0)) == 7
    assert len(await match.events(1)) == 6
    assert len(await match.events(0, after=4)) == 3
    assert all(event["code"] != "tiny.own-pick" for event in await match.events())
    assert (await match.events(0))[1]["args"] == {"seat": 0, "pick": 7}
    device = await match.events(0, 1)
    assert [event["seats"] for event in device if event["code"] == "tiny.own-pick"] == [[0], [0], [1]]
    assert all("seats" not in event for event in device if event["code"] != "tiny.own-pick")


async def test_secret_answers_are_not_named_in_the_prompt(server: Served) -> None:
    match = await server.create("me", "link", "link", rounds=1)
    for seat in (1, 2):
        await match.post("/name", seat, json={"seat": seat, "name": "X"})
    for seat in range(3):
        await match.answer(seat, "pick 1")
    before = await match.snapshot(2)
    await match.answer(0, "leave")
    after = await match.snapshot(2)
    assert after["prompt"]["seats"] == [0, 1, 2]
    for key in ("clock", "seats"):
        before.pop(key), after.pop(key)
    assert before == after


async def test_the_record_is_shown_when_nothing_is_hidden_and_its_dice_check(server: Served) -> None:
    match = await server.create("me", "me", rounds=3)
    commitment = (await match.snapshot())["dice_commitment"]
    await match.answer(0, "pick 7")
    hidden = await match.get("/record", 0)
    assert (hidden.status_code, hidden.json()["error"]["code"]) == (403, "hidden")
    for number in range(3):
        if number:
            await match.answer(0, "pick 1")
        await match.answer(1, "pick 2")
        await match.answer(0, "claim")
    response = await match.get("/record")
    assert "attachment" in response.headers["content-disposition"]
    record = record_from_json(response.json())
    assert len(list(replay(TinyRules(), record))) == len(record.answers)
    fair = record.headers["dice"]
    assert (fair["commitment"], fair["salts"], fair["scheme"]) == (commitment, ["", ""], 2)
    verdict = check(TinyRules(), record, noted=commitment)
    assert (verdict.faults, verdict.checked) == ([], 3)


async def test_the_record_of_an_untouched_match_has_no_secret(server: Served) -> None:
    match = await server.create("me", "me")
    response = await match.get("/record")
    assert response.status_code == 200
    assert "secret" not in response.json()["headers"]["dice"]


async def test_a_record_never_holds_an_answer_given_after_it_was_found_open(
    lite: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A secret answer may be stored while the record is being read from the disk."""
    match = await lite.create("me", "me")
    load = lite.rooms.store.load

    async def load_late(*args: Any, **named: Any) -> Any:
        await match.answer(0, "pick 7")
        return await load(*args, **named)

    monkeypatch.setattr(lite.rooms.store, "load", load_late)
    response = await match.get("/record")
    assert response.status_code == 200
    assert "pick 7" not in response.text


async def test_orders_are_not_taken_back_where_the_game_forbids_a_change(lite: Served) -> None:
    match = await lite.create("me", "me", rounds=1)
    url = f"/api/matches/{match.id}/orders"
    asking = {"seat": 0, "orders": "ask"}
    assert (await lite.http.put(url, headers=match.headers(0), json=asking)).status_code == 200
    for seat in (0, 1):
        await match.answer(seat, "pick 1")
    late = await lite.http.put(url, headers=match.headers(0), json={"seat": 0, "orders": None})
    assert (late.status_code, late.json()["error"]["rule"]) == (409, "TI-6")
    assert (await match.get("/orders", 0, seat=0)).json()["orders"] == "ask"


async def test_standing_orders_answer_for_their_seat_and_are_private(server: Served) -> None:
    match = await server.create("me", "link", rounds=1)
    await match.post("/name", 1, json={"seat": 1, "name": "Ann"})
    url = f"/api/matches/{match.id}/orders"
    put = await server.http.put(url, headers=match.headers(1), json={"seat": 1, "orders": "leave"})
    assert put.status_code == 200
    assert (await match.get("/orders", 1, seat=1)).json() == {"seat": 1, "orders": "leave"}
    assert (await match.get("/orders", 0, seat=1)).json()["error"]["code"] == "not-your-seat"
    bad = await server.http.put(url, headers=match.headers(1), json={"seat": 1, "orders": {"x": 1}})
    assert (bad.status_code, bad.json()["error"]["rule"]) == (409, "TI-6")
    for seat in (0, 1):
        await match.answer(seat, "pick 1")
    assert [asked["seat"] for asked in (await match.snapshot(1))["asked"]] == [-2]
    await match.answer(0, "leave")
    assert (await match.snapshot())["status"] == "over"


async def test_chat_is_read_by_all_and_written_by_seats(server: Served) -> None:
    match = await server.create("me", "me")
    for text in ("hello", "good\nluck"):
        assert (await match.post("/chat", 0, json={"seat": 0, "text": text})).status_code == 201
    lines = (await match.get("/chat")).json()["lines"]
    assert [(line["k"], line["seat"], line["text"]) for line in lines] == [
        (1, 0, "hello"),
        (2, 0, "good\nluck"),
    ]
    assert len((await match.get("/chat", after=1)).json()["lines"]) == 1
    assert (await match.post("/chat", json={"seat": 0, "text": "x"})).status_code == 403
    assert (await match.post("/chat", 0, json={"seat": 0, "text": "x" * 501})).status_code == 400
    assert (await match.post("/chat", 0, json={"seat": 0, "text": "\x00"})).status_code == 400


async def test_ready_and_alive(server: Served) -> None:
    assert (await server.http.get("/healthz")).json() == {"status": "ok"}
    assert (await server.http.get("/readyz")).json() == {"status": "ready", "database": "up", "bus": "none"}

"""A short match has begun when it is made: the host has made the set-up for people and computers alike."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.harness import Match, Served, running, settings_for

SET_UP = ("ch.lineup", "ch.keeper", "ch.line", "ch.centre", "ca.lineup", "ca.place", "ca.taker", "to.column")


async def made(served: Served, game: str, **changes: Any) -> tuple[Match, dict[str, Any]]:
    """The short match of a game as the list of games offers it, two people on one device."""
    [info] = [one for one in (await served.http.get("/api/games")).json() if one["id"] == game]
    body = {
        "game": game,
        "options": {**info["short"]["options"], **changes},
        "seats": [{"kind": "me"}] * info["short"]["seats"],
    }
    response = await served.http.post("/api/matches", json=body)
    assert response.status_code == 201, response.text
    found = response.json()
    match = Match(served, found["match"], [seat["token"] for seat in found["seats"]])
    return match, await match.snapshot(*range(len(match.tokens)))


@pytest.mark.slow
@pytest.mark.parametrize("game", ["champions", "counter-attack", "toto"])
async def test_nobody_is_asked_before_a_short_match_begins(database_url: str, game: str) -> None:
    async with running(settings_for(database_url), None) as served:
        _, shown = await made(served, game)
        assert shown["status"] == "running"
        assert shown["prompt"]["code"] not in SET_UP
        assert shown["last"] > 0, "what the host has made is told"
        assert shown["table"]["acts"].count("abort") == 1, "nobody has decided anything yet"
        assert "take-back" not in shown["table"]["acts"]
        _, asked = await made(served, game, ready=False)
        assert asked["prompt"]["code"] in SET_UP


async def test_what_the_host_has_made_is_not_taken_back(database_url: str) -> None:
    async with running(settings_for(database_url), None) as served:
        match, shown = await made(served, "toto")
        assert shown["prompt"]["seats"] == [0, 1, 2, 3]
        assert (await match.answer(0, "covered")).status_code == 200
        refused = await match.post("/table", 1, json={"seat": 1, "act": "take-back"})
        assert refused.json()["error"]["code"] == "nothing-to-take-back"
        again = await match.post("/table", 0, json={"seat": 0, "act": "take-back"})
        assert again.status_code == 200, again.text
        assert again.json()["question"] == shown["question"]

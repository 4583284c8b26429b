"""Characters at tables and in leagues: their names are everywhere, and nobody else has them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from dugout.bots.contract import characters
from dugout.games.registry import GAMES
from dugout.referee.catalogue import registered
from dugout.server.inputs import is_reserved
from tests.server.harness import Served, running, settings_for


@pytest.fixture
async def real(tmp_path: Path) -> AsyncIterator[Served]:
    async with running(settings_for(f"sqlite:///{tmp_path / 'matches.sqlite'}"), registered()) as served:
        yield served


async def test_games_say_who_their_characters_are(real: Served) -> None:
    listed = (await real.http.get("/api/games")).json()
    for game in listed:
        known = characters(game["id"])
        assert [(one["id"], one["name"], one["stars"]) for one in game["characters"]] == [
            (one.id, one.name, one.stars) for one in known
        ]
        assert all(one["style"] and one["kit"] for one in game["characters"])


async def test_a_seat_of_a_character_bears_his_name(real: Served) -> None:
    seats = [{"kind": "me", "name": "Noor"}, *({"kind": "bot", "level": "opa-wim"},) * 2]
    seats.append({"kind": "bot", "level": "easy"})
    made = (await real.http.post("/api/matches", json={"game": "toto", "seats": seats})).json()
    seen = (await real.http.get(f"/api/matches/{made['match']}")).json()
    assert [(seat["name"], seat["level"]) for seat in seen["seats"]] == [
        ("Noor", None),
        ("Opa Wim", "opa-wim"),
        ("Opa Wim 2", "opa-wim"),
        (None, "easy"),
    ]


async def test_a_character_of_another_game_is_no_opponent(real: Served) -> None:
    seats = [{"kind": "me", "name": "Noor"}, {"kind": "bot", "level": "bram-tolk"}]
    refused = await real.http.post("/api/matches", json={"game": "toto", "seats": seats})
    assert refused.json()["error"]["args"]["reason"] == "no-such-level"


async def test_computers_of_a_league_are_characters_first_all_of_them_then_with_numbers(real: Served) -> None:
    async with real.device() as ann:
        await ann.guest("Ann")
        body = {"title": "Sunday", "config": {"game": "champions", "format": "league1"}, "public": True}
        one = (await ann.call("POST", "/api/competitions", body, 201))["id"]
        path = f"/api/competitions/{one}/computers"
        await ann.call("POST", path, {"level": "odile-varga", "count": 1})
        page = await ann.call("POST", path, {"level": "", "count": 5})
        names = [entrant["name"] for entrant in page["entrants"]]
        assert names == [
            "Odile Varga",
            "Bram Tolk",
            "Ines Caldera",
            "Old Sil",
            "Bram Tolk 2",
            "Ines Caldera 2",
        ]
        assert page["entrants"][4]["level"] == "bram-tolk"
        assert await ann.refused("POST", path, {"level": "opa-wim", "count": 1}) == "bad-setup"


def test_nobody_calls_himself_like_a_character() -> None:
    names = [one.name for name in GAMES for one in characters(name)]
    assert [name for name in names if not is_reserved(name)] == []
    assert is_reserved("bram  TOLK") and is_reserved("Old Sil 2")
    assert not is_reserved("Bram") and not is_reserved("Sil")

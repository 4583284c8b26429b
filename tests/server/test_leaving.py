"""Who deletes the account leaves every competition by its rules, and no name behind."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from dugout.core.ids import FORMER_PLAYER
from dugout.referee.catalogue import registered
from dugout.server.store.schema.matches import metadata
from tests.server.harness import Device, Served, running, settings_for

NAME = "Zebedee Quirk"
PASSWORD = "correct horse"
FILES = ("entrants.csv", "results.csv", "standings.csv", "competition.json", "calendar.ics")


@pytest.fixture
async def games(database_url: str) -> AsyncIterator[Served]:
    async with running(settings_for(database_url), registered()) as served:
        yield served


async def league(organiser: Device, config: dict[str, Any], people: dict[str, Device]) -> str:
    """A public competition of these people, entered in this order."""
    body = {"title": "Sunday", "config": config, "public": True}
    made = await organiser.call("POST", "/api/competitions", body, 201)
    for name, device in people.items():
        await device.call(
            "POST", f"/api/competitions/{made['id']}/join", {"name": name, "team": f"Team {name[0]}"}
        )
    return str(made["id"])


async def page(device: Device, competition: str) -> dict[str, Any]:
    return await device.call("GET", f"/api/competitions/{competition}")


async def everything_shown(device: Device, competition: str) -> str:
    """All that somebody can read about a competition and its matches, and what they can take home."""
    seen = await page(device, competition)
    found = [json.dumps(seen, ensure_ascii=False)]
    for fixture in seen["fixtures"]:
        if fixture["match"]:
            match = f"/api/matches/{fixture['match']}"
            for path in (
                match,
                f"{match}/events",
                f"{match}/competition",
                f"{match}/chat",
                f"{match}/record",
            ):
                found.append((await device.http.get(path)).text)
    for file in FILES:
        found.append((await device.http.get(f"/api/competitions/{competition}/{file}")).text)
    found.append((await device.http.get("/api/lobby")).text)
    return "\n".join(found)


async def everything_stored(served: Served) -> str:
    """Every row of every table."""
    found = []
    async with served.app.state.rooms.store._engines.reading.connect() as connection:
        for table in metadata.sorted_tables:
            found += [repr(tuple(row)) for row in (await connection.execute(select(table))).all()]
    return "\n".join(found)


async def ready(device: Device, competition: str, fixture: str) -> None:
    await device.call("POST", f"/api/competitions/{competition}/act", {"act": "ready", "fixture": fixture})


@pytest.mark.slow
async def test_who_is_deleted_is_withdrawn_and_nameless(games: Served) -> None:
    """CO-4.6: before half of the fixtures all of them go, and nobody waits for the person."""
    async with games.device() as ann, games.device() as ben, games.device() as zeb:
        for name, device in (("Ann", ann), ("Ben", ben), (NAME, zeb)):
            await device.guest(name)
        people = {"Ann": ann, "Ben": ben, NAME: zeb}
        one = await league(ann, {"game": "champions", "format": "league2"}, people)
        now = await ann.call("POST", f"/api/competitions/{one}/start", {})
        me = (await page(zeb, one))["me"]
        first = next(each for each in now["fixtures"] if me in each["sides"])
        for device in (zeb, ann, ben):
            if (await page(device, one))["me"] in first["sides"]:
                await ready(device, one, first["id"])
        assert NAME in await everything_shown(ann, one)
        (told,) = (await zeb.call("GET", "/api/me/competitions"))["competitions"]
        assert (told["title"], told["plays"], told["runs"]) == ("Sunday", True, False)
        await zeb.call("POST", "/api/me/delete", {})
        now = await page(ann, one)
        gone = next(each for each in now["entrants"] if each["number"] == me)
        assert (gone["name"], gone["out"], gone["gone"]) == (FORMER_PLAYER, True, True)
        mine = [each for each in now["fixtures"] if me in each["sides"]]
        assert {each["status"] for each in mine} == {"void"}
        assert NAME not in await everything_shown(ann, one)
        assert NAME not in await everything_stored(games)
        rest = next(each for each in now["fixtures"] if each["status"] == "waiting")
        await ready(ann, one, rest["id"])
        await ready(ben, one, rest["id"])
        assert (await page(ann, one))["fixtures"][now["fixtures"].index(rest)]["status"] == "begun"


@pytest.mark.slow
async def test_no_name_stays_in_the_squads_of_a_match(tmp_path: Path) -> None:
    """Counter Attack tells a match the names of its managers; a server that starts anew reads none."""
    settings = settings_for(f"sqlite:///{tmp_path / 'm.sqlite'}")
    async with running(settings, registered()) as served, served.device() as ann, served.device() as zeb:
        await ann.guest("Ann")
        await zeb.guest(NAME)
        one = await league(ann, {"game": "counter-attack", "format": "cup2"}, {"Ann": ann, NAME: zeb})
        await ann.call("POST", f"/api/competitions/{one}/start", {})
        for _ in range(40):
            now = await page(ann, one)
            if now["phase"] != "SQUADS":
                break
            turn = ann if now["draft"]["turn"] == now["me"] else zeb
            card = {"act": "pick", "card": now["draft"]["open"][0]}
            await turn.call("POST", f"/api/competitions/{one}/act", card)
        fixture = (await page(ann, one))["fixtures"][0]["id"]
        await ready(ann, one, fixture)
        await ready(zeb, one, fixture)
        assert NAME in await everything_stored(served)
        await zeb.call("POST", "/api/me/delete", {})
        assert NAME not in await everything_shown(ann, one)
        assert NAME not in await everything_stored(served)
        assert (await page(ann, one))["phase"] == "FINISHED"
    async with running(settings, registered()) as served, served.device() as eve:
        await eve.guest("Eve")
        assert NAME not in await everything_shown(eve, one)


async def test_an_organiser_hands_over_and_knows_it_before(games: Served) -> None:
    async with games.device() as zeb, games.device() as ben:
        await zeb.guest(NAME)
        await ben.guest("Ben")
        config = {"game": "toto", "format": "toto_league", "sessions": 1}
        one = await league(zeb, config, {NAME: zeb, "Ben": ben})
        alone = await league(zeb, config, {})
        told = {each["id"]: each for each in (await zeb.call("GET", "/api/me/competitions"))["competitions"]}
        assert (told[one]["runs"], told[one]["heir"]) == (True, "Ben")
        assert (told[alone]["runs"], told[alone]["plays"], told[alone]["heir"]) == (True, False, "")
        await zeb.call("POST", "/api/me/delete", {})
        now = await page(ben, one)
        assert now["organiser"]
        assert [each["name"] for each in now["entrants"]] == ["Ben"]
        await ben.call("POST", f"/api/competitions/{one}/computers", {"level": "random", "count": 1})
        await ben.call("POST", f"/api/competitions/{one}/start", {})
        listed = (await ben.call("GET", "/api/competitions"))["competitions"]
        assert [each["id"] for each in listed] == [one], "nobody can start the other one any more"
        assert NAME not in await everything_stored(games)


async def test_a_toto_table_goes_on_without_who_is_deleted(games: Served) -> None:
    """CO-15.5: the computer plays to the end of the session, and the money stays."""
    async with games.device() as ann, games.device() as zeb:
        await ann.guest("Ann")
        await zeb.guest(NAME)
        config = {"game": "toto", "format": "toto_league", "sessions": 2, "options": {"rounds": 1}}
        one = await league(ann, config, {"Ann": ann, NAME: zeb})
        await ann.call("POST", f"/api/competitions/{one}/computers", {"level": "random", "count": 1})
        await ann.call("POST", f"/api/competitions/{one}/start", {})
        fixture = (await page(ann, one))["fixtures"][0]["id"]
        await ready(ann, one, fixture)
        await ready(zeb, one, fixture)
        await zeb.call("POST", "/api/me/delete", {})
        async with asyncio.timeout(60):
            while True:
                now = await page(ann, one)
                seen = await ann.call("GET", f"/api/matches/{now['fixtures'][0]['match']}")
                if any(seat["stand_in"] for seat in seen["seats"]):
                    break
                await asyncio.sleep(0.2)
        assert [seat["name"] for seat in seen["seats"]].count(FORMER_PLAYER) == 1
        assert NAME not in await everything_shown(ann, one)


@pytest.mark.slow
async def test_the_name_of_a_guest_who_signed_in_goes_too(games: Served) -> None:
    async with games.device() as ann, games.device() as home, games.device() as away:
        await ann.guest("Ann")
        await home.keep("Zed", PASSWORD)
        await away.guest(NAME)
        one = await league(ann, {"game": "toto", "format": "toto_league"}, {"Ann": ann, NAME: away})
        await away.call("POST", "/api/session", {"name": "Zed", "password": PASSWORD})
        assert (await page(home, one))["me"] == 2
        await home.call("POST", "/api/me/delete", {"password": PASSWORD})
        assert [each["name"] for each in (await page(ann, one))["entrants"]] == ["Ann"]
        assert NAME not in await everything_stored(games)
        assert NAME not in await everything_shown(ann, one)


async def told(served: Served, event: str) -> list[str]:
    """The people for whom a letter about this event lies ready."""
    return [line for line in (await everything_stored(served)).splitlines() if f'"event":"{event}"' in line]


@pytest.mark.parametrize(
    ("config", "ending"),
    [
        ({"game": "champions", "format": "cup"}, "match.put-out"),
        ({"game": "toto", "format": "toto_cup", "options": {"rounds": 1}}, None),
    ],
)
@pytest.mark.slow
async def test_whoever_plays_against_the_deleted_is_told(
    games: Served, config: dict[str, Any], ending: str | None
) -> None:
    """CO-4.6: a match of two is off and names the seat that is out; CO-15.5: at a table a computer plays on."""
    async with games.device() as ann, games.device() as ben, games.device() as zeb:
        for name, device in (("Ann", ann), ("Ben", ben), (NAME, zeb)):
            await device.guest(name)
            await device.call("PUT", "/api/me/webhook", {"url": f"https://{name[0]}.example.com/hook"})
        one = await league(ann, config, {"Ben": ben, NAME: zeb})
        await ann.call("POST", f"/api/competitions/{one}/start", {})
        fixture = (await page(ann, one))["fixtures"][0]
        await ready(ben, one, fixture["id"])
        await ready(zeb, one, fixture["id"])
        me = (await page(zeb, one))["me"]
        await zeb.call("POST", "/api/me/delete", {})
        assert len(await told(games, "withdrawn")) == 2, "who runs it, and who was playing"
        seen = await ben.call("GET", f"/api/matches/{(await page(ben, one))['fixtures'][0]['match']}")
        seat = fixture["sides"].index(me)
        if ending is None:
            assert (seen["status"], seen["seats"][seat]["stand_in"]) == ("running", "medium")
        else:
            assert (seen["result"]["reason"], seen["result"]["details"]["seat"]) == (ending, seat)


async def test_only_the_organiser_learns_that_somebody_has_gone_and_no_name(games: Served) -> None:
    async with games.device() as ann, games.device() as zeb:
        await ann.guest("Ann")
        await zeb.guest(NAME)
        await ann.call("PUT", "/api/me/webhook", {"url": "https://example.com/hook"})
        one = await league(ann, {"game": "champions", "format": "cup"}, {"Ann": ann, NAME: zeb})
        await ann.call("POST", f"/api/competitions/{one}/start", {})
        await zeb.call("POST", "/api/me/delete", {})
        stored = await everything_stored(games)
        assert '"event":"withdrawn"' in stored
        assert NAME not in stored
        now = await page(ann, one)
        assert now["phase"] == "FINISHED"
        assert now["entrants"][now["ranking"][0] - 1]["name"] == "Ann"

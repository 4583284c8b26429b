"""Competitions over the server: they run by themselves, keep secrets, survive restarts, and fall into nobody's
hands."""

from __future__ import annotations

import asyncio
import csv
import io
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from dugout.competition.commands import read
from dugout.competition.config import Config
from dugout.competition.engine import replay
from dugout.games.registry import GAMES
from dugout.referee.catalogue import registered
from dugout.server.competitions import host
from dugout.server.competitions.log import due_part
from scripts.kill_server import check_once
from tests.server.harness import Device, Hand, Served, running, settings_for

PATIENCE = 120.0


@pytest.fixture
async def games(database_url: str) -> AsyncIterator[Served]:
    """A server of the real games; computers think in its own process."""
    async with running(settings_for(database_url), registered()) as served:
        yield served


@pytest.fixture
async def real(tmp_path: Path) -> AsyncIterator[Served]:
    """The same on SQLite alone, where the database makes no difference."""
    async with running(settings_for(f"sqlite:///{tmp_path / 'matches.sqlite'}"), registered()) as served:
        yield served


def league(game: str = "toto", **config: Any) -> dict[str, Any]:
    formats = {"toto": "toto_league", "champions": "league1", "counter-attack": "league1"}
    return {"title": "Sunday", "config": {"game": game, "format": formats[game], **config}, "public": True}


async def new(device: Device, body: dict[str, Any]) -> str:
    return str((await device.call("POST", "/api/competitions", body, 201))["id"])


async def look(device: Device, competition: str) -> dict[str, Any]:
    return await device.call("GET", f"/api/competitions/{competition}")


async def until(device: Device, competition: str, phase: str, done: str = "") -> dict[str, Any]:
    """The page once the competition has come so far, and a fixture has its result."""
    async with asyncio.timeout(PATIENCE):
        while True:
            page = await look(device, competition)
            over = [each["id"] for each in page["fixtures"] if each["status"] == "done"]
            if page["phase"] == phase and (not done or done in over):
                return page
            await asyncio.sleep(0.2)


@pytest.mark.slow
async def test_computers_play_a_toto_league_to_its_end(games: Served) -> None:
    async with games.device() as ann:
        await ann.guest("Ann")
        one = await new(ann, league(sessions=2, options={"rounds": 1}))
        path = f"/api/competitions/{one}"
        page = await ann.call("POST", f"{path}/computers", {"level": "random", "count": 3})
        assert [entrant["level"] for entrant in page["entrants"]] == ["random"] * 3
        assert page["preview"]["matchdays"] == 2
        await ann.call("POST", f"{path}/start", {})
        page = await until(ann, one, "FINISHED")
        assert sorted(page["ranking"]) == [1, 2, 3]
        assert [fixture["status"] for fixture in page["fixtures"]] == ["done", "done"]
        assert page["tables"][0]["rows"][0]["played"] == 2
        rows = list(csv.reader(io.StringIO((await ann.http.get(f"{path}/results.csv")).text)))
        assert len(rows) == 1 + 2 * 3, "a row for everybody at each table"
        rows = list(csv.reader(io.StringIO((await ann.http.get(f"{path}/standings.csv")).text)))
        assert rows[0][:4] == ["place", "name", "sessions", "money"]
        assert [int(row[3]) for row in rows[1:]] == [row["points"] for row in page["tables"][0]["rows"]]
        assert "BEGIN:VCALENDAR" in (await ann.http.get(f"{path}/calendar.ics")).text
        whole = json.loads((await ann.http.get(f"{path}/competition.json")).text)
        told = [read(json.dumps(command)) for command in whole["log"]]
        config = Config(**{**whole["config"], "points": tuple(whole["config"]["points"])})
        assert replay(config, told).ranking == page["ranking"]


async def test_books_that_nobody_opens_are_forgotten_and_read_again(
    real: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(host, "MAX_CACHED_LOGS", 2)
    async with real.device() as ann:
        await ann.guest("Ann")
        made = [await new(ann, league(sessions=sessions)) for sessions in (1, 2, 3)]
        for _ in range(2):
            pages = [await look(ann, competition) for competition in made]
            assert [page["config"]["sessions"] for page in pages] == [1, 2, 3]
        kept = real.app.state.competitions._logs
        assert list(kept) == made[1:]


async def test_a_person_enters_gets_ready_and_finds_the_match(real: Served) -> None:
    async with real.device() as ann, real.device() as ben:
        await ann.guest("Ann")
        await ben.guest("Ben")
        one = await new(ann, league("champions"))
        path = f"/api/competitions/{one}"
        await ann.call("POST", f"{path}/join", {"team": "Norway"})
        assert await ben.refused("POST", f"{path}/join", {"team": "norway"}) == "refused"
        assert await ben.refused("POST", f"{path}/join", {"team": "Pe\u202eru"}) == "name-signs"
        page = await ben.call("POST", f"{path}/join", {"team": "Peru"})
        assert page["me"] == 2
        assert not page["organiser"]
        assert page["entrants"][0]["id"] == "", "ids of people are nobody's business"
        assert await ben.refused("POST", f"{path}/start", {}) == "not-organiser"
        assert await ann.refused("POST", f"{path}/start", {"order": [2, 3]}) == "refused"
        page = await ann.call("POST", f"{path}/start", {"order": [2, 1]})
        assert [entrant["name"] for entrant in page["entrants"]] == ["Ben", "Ann"], "seeded by the organiser"
        fixture = page["fixtures"][0]["id"]
        await ann.call("POST", f"{path}/act", {"act": "ready", "fixture": fixture})
        page = await ben.call("POST", f"{path}/act", {"act": "ready", "fixture": fixture})
        assert page["fixtures"][0]["status"] == "begun"
        match = page["fixtures"][0]["match"]
        seen = await ben.call("GET", f"/api/matches/{match}")
        assert sum(seat["yours"] for seat in seen["seats"]) == 1, "the person's session opens the seat"
        place = await ben.call("GET", f"/api/matches/{match}/competition")
        where = {"competition": one, "title": "Sunday", "fixture": fixture, "stage": "league", "day": 1}
        assert place == {
            **where,
            "leg": 0,
            "round": 0,
            "rounds": 0,
            "branch": "",
            "teams": ["Peru", "Norway"],
            "kits": [1, 0],
            "out": [],
            "overturned": [],
            "ruled": None,
        }


async def test_nobody_rolls_again_in_a_match_against_computers_that_counts(real: Served) -> None:
    async with real.device() as ann:
        await ann.guest("Ann")
        one = await new(ann, league("champions"))
        path = f"/api/competitions/{one}"
        await ann.call("POST", f"{path}/join", {"team": "Norway"})
        await ann.call("POST", f"{path}/computers", {"level": "random", "count": 1})
        fixture = (await ann.call("POST", f"{path}/start", {}))["fixtures"][0]["id"]
        page = await ann.call("POST", f"{path}/act", {"act": "ready", "fixture": fixture})
        match = page["fixtures"][0]["match"]
        seen = await ann.call("GET", f"/api/matches/{match}")
        seat = next(seat["seat"] for seat in seen["seats"] if seat["yours"])
        room = await real.rooms.get(match)
        while seat not in room.pending.seats:
            await asyncio.sleep(0.02)
        await ann.answer(match, seat, room.rules.describe(room.rules.legal(room.state, seat)[0]))
        seen = await ann.call("GET", f"/api/matches/{match}")
        assert room.decided and "take-back" not in seen["table"]["acts"]
        body = {"seat": seat, "act": "take-back"}
        assert await ann.refused("POST", f"/api/matches/{match}/table", body) == "not-now"


@pytest.mark.slow
async def test_giving_a_match_up_is_a_forfeit(real: Served) -> None:
    async with real.device() as ann, real.device() as ben:
        await ann.guest("Ann")
        await ben.guest("Ben")
        one = await new(ann, league("champions"))
        path = f"/api/competitions/{one}"
        await ann.call("POST", f"{path}/join", {"team": "Norway"})
        await ben.call("POST", f"{path}/join", {"team": "Peru"})
        page = await ann.call("POST", f"{path}/start", {})
        fixture = page["fixtures"][0]["id"]
        for device in (ann, ben):
            page = await device.call("POST", f"{path}/act", {"act": "ready", "fixture": fixture})
        match = page["fixtures"][0]["match"]
        seats = (await ben.call("GET", f"/api/matches/{match}"))["seats"]
        seat = next(seat["seat"] for seat in seats if seat["yours"])
        await ben.act(match, seat, "resign")
        page = await until(ann, one, "FINISHED")
        assert page["fixtures"][0]["result"] in ("3–0 forfeit", "0–3 forfeit")
        assert page["fixtures"][0]["given_up"] == [0, 0], "the score on the pitch is told with it"
        first = next(entrant for entrant in page["entrants"] if entrant["number"] == page["ranking"][0])
        assert first["name"] == "Ann"


async def test_deadlines_are_ruled_on_by_the_host(tmp_path: Path) -> None:
    hand = Hand()
    url = f"sqlite:///{tmp_path / 'matches.sqlite'}"
    async with running(settings_for(url), registered(), time=hand) as served, served.device() as ann:
        await ann.guest("Ann")
        one = await new(ann, league("champions", days=2))
        path = f"/api/competitions/{one}"
        await ann.call("POST", f"{path}/join", {"team": "Norway"})
        async with served.device() as ben:
            await ben.guest("Ben")
            await ben.call("POST", f"{path}/join", {"team": "Peru"})
        page = await ann.call("POST", f"{path}/start", {})
        await ann.call("POST", f"{path}/act", {"act": "ready", "fixture": page["fixtures"][0]["id"]})
        hand.push(days=2.1)
        page = await until(ann, one, "FINISHED")
        assert "forfeit" in page["fixtures"][0]["result"]


@pytest.mark.slow
async def test_it_goes_on_after_a_restart(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'matches.sqlite'}"
    async with running(settings_for(url), registered()) as served, served.device() as ann:
        await ann.guest("Ann")
        one = await new(ann, league(sessions=3, options={"rounds": 1}))
        await ann.call("POST", f"/api/competitions/{one}/computers", {"level": "random", "count": 2})
        await ann.call("POST", f"/api/competitions/{one}/start", {})
    async with running(settings_for(url), registered()) as served, served.device() as somebody:
        page = await until(somebody, one, "FINISHED")
        assert len(page["fixtures"]) == 3


@pytest.mark.slow
async def test_transfer_lists_are_secret_until_the_window_ends(real: Served) -> None:
    async with real.device() as ann, real.device() as ben:
        await ann.guest("Ann")
        await ben.guest("Ben")
        squads = {"market": True, "order": "strict"}
        one = await new(ann, league("counter-attack", **squads))
        path = f"/api/competitions/{one}"
        await ann.call("POST", f"{path}/join", {})
        await ben.call("POST", f"{path}/join", {})
        page = await ann.call("POST", f"{path}/start", {})
        assert page["phase"] == "SQUADS"
        while page["phase"] == "SQUADS":
            device = ann if page["draft"]["turn"] == (await look(ann, one))["me"] else ben
            page = await device.call("POST", f"{path}/act", {"act": "pick", "card": page["draft"]["open"][0]})
        assert page["phase"] == "RUNNING"
        assert all(len(entrant["squad"]) == 16 for entrant in page["entrants"])
        assert await ann.refused("POST", f"{path}/act", {"act": "list", "requests": []}) == "refused"


async def test_nonsense_is_refused_in_a_sentence(lite: Served) -> None:
    async with lite.device() as ann:
        assert await ann.refused("POST", "/api/competitions", league()) == "nobody"
        await ann.guest("Ann")
        assert await ann.refused("GET", "/api/competitions/none") == "no-competition"
        odd = {"title": "x", "config": {"game": "champions", "format": "cup2"}}
        assert await ann.refused("POST", "/api/competitions", odd) == "refused"
        assert (
            await ann.refused("POST", "/api/competitions", {"title": "x", "config": {"game": 1}})
            == "malformed"
        )


@pytest.mark.slow
async def test_a_match_that_was_ruled_on_is_called_off(tmp_path: Path) -> None:
    """CO-4.3: whoever owes the next decision at the deadline forfeits, and nobody plays on."""
    hand = Hand()
    url = f"sqlite:///{tmp_path / 'matches.sqlite'}"
    async with running(settings_for(url), registered(), time=hand) as served, served.device() as ann:
        await ann.guest("Ann")
        one = await new(ann, league("champions", days=2))
        path = f"/api/competitions/{one}"
        await ann.call("POST", f"{path}/join", {"team": "Norway"})
        await ann.call("POST", f"{path}/computers", {"level": "random", "count": 1})
        page = await ann.call("POST", f"{path}/start", {})
        page = await ann.call("POST", f"{path}/act", {"act": "ready", "fixture": page["fixtures"][0]["id"]})
        match = page["fixtures"][0]["match"]
        hand.push(days=2.1)
        page = await until(ann, one, "FINISHED")
        assert page["fixtures"][0]["result"] in ("3–0 forfeit", "0–3 forfeit")
        async with asyncio.timeout(PATIENCE):
            while (seen := await ann.call("GET", f"/api/matches/{match}"))["status"] != "over":
                await asyncio.sleep(0.1)
        assert seen["result"]["reason"] == "match.ruled"


async def test_a_toto_table_ends_at_its_deadline(tmp_path: Path) -> None:
    """CO-15.5: whatever is still open at the deadline is decided for the people who did not come."""
    hand = Hand()
    url = f"sqlite:///{tmp_path / 'matches.sqlite'}"
    async with running(settings_for(url), registered(), time=hand) as served, served.device() as ann:
        await ann.guest("Ann")
        one = await new(ann, league(sessions=1, days=20, options={"rounds": 1, "mode": "async"}))
        path = f"/api/competitions/{one}"
        await ann.call("POST", f"{path}/join", {})
        await ann.call("POST", f"{path}/computers", {"level": "random", "count": 2})
        await ann.call("POST", f"{path}/start", {})
        hand.push(days=20.1)
        page = await until(ann, one, "FINISHED")
        assert page["tables"][0]["rows"][0]["played"] == 1
        assert [row["sessions"] for row in page["statistics"]["evenings"]] == [1, 1, 1]


@pytest.mark.slow
async def test_two_servers_take_every_step_once(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Both look after the same league all the time; the log has every step once, and no fixture a second match."""
    monkeypatch.setattr("dugout.server.competitions.host.POLL_SECONDS", 0.02)
    monkeypatch.setattr("dugout.server.competitions.host.SWEEP_EVERY", 2)
    settings = settings_for(database_url)
    async with running(settings, registered()) as here, running(settings, registered()) as there:
        async with here.device() as ann:
            await ann.guest("Ann")
            one = await new(ann, league(sessions=2, options={"rounds": 1}))
            path = f"/api/competitions/{one}"
            await ann.call("POST", f"{path}/computers", {"level": "random", "count": 10})
            await ann.call("POST", f"{path}/start", {})
            page = await until(ann, one, "FINISHED")
        async with there.device() as somebody:
            assert (await look(somebody, one))["ranking"] == page["ranking"]
        store = there.app.state.competitions.store
        rows = await store.log(one)
        made = await store.matches_of(one)
    assert [row.seq for row in rows] == list(range(len(rows)))
    check_once(one, [row.text for row in rows])
    told = [read(row.text) for row in rows]
    assert replay(Config(**{**page["config"], "points": (3, 1, 0)}), told).ranking == page["ranking"]
    assert sorted(each.fixture for each in made) == sorted(each["id"] for each in page["fixtures"])


async def over(people: list[Device], game: str, leaver: int, **config: Any) -> str:
    """A competition of these people that is over at once: one of them, or at Toto everybody, walks out."""
    organiser = people[0]
    one = await new(organiser, league(game, **config))
    path = f"/api/competitions/{one}"
    for place, device in enumerate(people):
        await device.call("POST", f"{path}/join", {"team": f"Team {place}"})
    await organiser.call("POST", f"{path}/start", {})
    for device in people if game == "toto" else [people[leaver]]:
        await device.call("POST", f"{path}/act", {"act": "withdraw"})
    await until(organiser, one, "FINISHED")
    return one


@pytest.mark.slow
async def test_a_championship_adds_up_the_places_of_several_games(games: Served) -> None:
    """CO-16.1: made by the organiser of the same people's competitions; each page leads to the others."""
    async with games.device() as ann, games.device() as ben:
        await ann.guest("Ann")
        await ben.guest("Ben")
        first = await over([ann, ben], "champions", 0)
        second = await over([ann, ben], "toto", 0, sessions=1, options={"rounds": 1})
        both = {"title": "Decathlon", "competitions": [first, second]}
        assert await ben.refused("POST", "/api/championships", both) == "not-organiser"
        assert await ann.refused("POST", "/api/championships", {**both, "competitions": [first]}) == "refused"
        assert await ann.refused("POST", "/api/championships", {**both, "title": " "}) == "name-unseen"
        missing = {**both, "competitions": [first, "none"]}
        assert await ann.refused("POST", "/api/championships", missing) == "no-competition"
        made = (await ann.call("POST", "/api/championships", both, 201))["id"]
        path = f"/api/championships/{made}"
        page = await ben.call("GET", path)
        assert page["finished"] and not page["organiser"]
        assert [part["game"] for part in page["parts"]] == ["champions", "toto"]
        names = {entrant["number"]: entrant["name"] for entrant in (await look(ann, second))["entrants"]}
        toto = [names[number] for number in (await look(ann, second))["ranking"]]
        wanted = {name: [("Ben", "Ann").index(name) + 1, toto.index(name) + 1] for name in ("Ann", "Ben")}
        assert {row["name"]: row["places"] for row in page["rows"]} == wanted
        assert all(row["points"] == sum(row["earned"]) == 6 - sum(row["places"]) for row in page["rows"])
        assert [row["name"] for row in page["rows"] if row["me"]] == ["Ben"]
        assert (await look(ben, second))["championships"] == [{"id": made, "title": "Decathlon"}]
        listed = (await ben.call("GET", "/api/competitions"))["championships"]
        assert listed == [{"id": made, "title": "Decathlon"}]
        rows = list(csv.reader(io.StringIO((await ben.http.get(f"{path}/table.csv")).text)))
        assert [row[1] for row in rows] == ["name", *(row["name"] for row in page["rows"])]
        whole = json.loads((await ben.http.get(f"{path}/championship.json")).text)
        assert [row["points"] for row in whole["table"]] == [row["points"] for row in page["rows"]]
        assert await ben.refused("DELETE", path) == "not-organiser"
        assert await ann.call("DELETE", path) == {"id": made, "title": "Decathlon"}
        assert await ann.refused("GET", path) == "no-competition"


async def test_a_championship_waits_for_competitions_and_names_who_is_in_only_one(real: Served) -> None:
    async with real.device() as ann, real.device() as ben, real.device() as cor:
        for device, name in ((ann, "Ann"), (ben, "Ben"), (cor, "Cor")):
            await device.guest(name)
        done = await over([ann, ben], "champions", 1)
        open_still = await new(ann, league())
        body = {"title": "Two games", "competitions": [open_still, done]}
        made = (await ann.call("POST", "/api/championships", body, 201))["id"]
        page = await ann.call("GET", f"/api/championships/{made}")
        assert not page["finished"]
        assert [(row["name"], row["points"], row["places"]) for row in page["rows"]] == [
            ("Ann", 2, [None, 1]),
            ("Ben", 1, [None, 2]),
        ]
        for device in (ann, cor):
            await device.call("POST", f"/api/competitions/{open_still}/join", {})
        await ann.call("POST", f"/api/competitions/{open_still}/start", {})
        page = await ann.call("GET", f"/api/championships/{made}")
        assert page["strangers"] == ["Ben", "Cor"] and page["rows"] == []
        assert await ann.refused("POST", "/api/championships", body) == "refused"


@pytest.mark.slow
async def test_a_new_season_takes_suspensions_over(real: Served) -> None:
    """CO-7.9: the organiser names a finished competition of the same game; its men serve in the next one."""
    async with real.device() as ann, real.device() as ben:
        await ann.guest("Ann")
        await ben.guest("Ben")
        one = await new(ann, league("champions", order="free"))
        path = f"/api/competitions/{one}"
        for device, team in ((ann, "Norway"), (ben, "Peru")):
            await device.call("POST", f"{path}/join", {"team": team})
        await ann.call("POST", f"{path}/computers", {"level": "random", "count": 1})
        page = await ann.call("POST", f"{path}/start", {})
        body = {**league("champions"), "inherit": one}
        assert await ann.refused("POST", "/api/competitions", body) == "refused", "it still runs"
        fixture = next(each for each in page["fixtures"] if set(each["sides"]) == _people(page))
        for device in (ann, ben):
            page = await device.call("POST", f"{path}/act", {"act": "ready", "fixture": fixture["id"]})
        match = next(each["match"] for each in page["fixtures"] if each["id"] == fixture["id"])
        seats = (await ben.call("GET", f"/api/matches/{match}"))["seats"]
        await ben.act(match, next(seat["seat"] for seat in seats if seat["yours"]), "resign")
        await until(ann, one, "RUNNING", fixture["id"])
        report = {"goals90": [2, 1], "goals": [2, 1], "decided": "90", "cards": [{"9": "R"}, {"9": "R"}]}
        act = {"act": "overturn", "fixture": fixture["id"], "reason": "sent off in the tunnel"}
        wrong = {**act, "report": {**report, "cards": [{"nine": "R"}, {}]}}
        assert await ann.refused("POST", f"{path}/desk", wrong) == "refused"
        await ann.call("POST", f"{path}/desk", {**act, "report": report})
        for device in (ann, ben):
            await device.call("POST", f"{path}/act", {"act": "withdraw"})
        page = await until(ann, one, "FINISHED")
        assert not any(each.get("report") for each in page["fixtures"]), (
            "nothing can be corrected any more (CO-14.4)"
        )
        assert await ben.refused("POST", "/api/competitions", body) == "not-organiser"
        assert await ann.refused("POST", "/api/competitions", {**league(), "inherit": one}) == "refused"
        made_up = league("champions", inherit={"Peru": {"1": {"suspended": 9}}})
        assert await ann.refused("POST", "/api/competitions", made_up) == "malformed"
        two = await new(ann, body)
        for device, team in ((ben, "NORWAY"), (ann, "Chile")):
            await device.call("POST", f"/api/competitions/{two}/join", {"team": team})
        page = await ann.call("POST", f"/api/competitions/{two}/start", {})
        assert page["before"] == {"id": one, "title": "Sunday"}
        out = {
            each["team"]: {man["man"]: man["suspended"] for man in each["men"]} for each in page["entrants"]
        }
        assert out["NORWAY"]["9"] > 0 and out["Chile"] == {}
        cause = next(each for each in page["entrants"] if each["team"] == "NORWAY")["men"][0]["suspension"]
        assert cause["rule"] == "CO-7.9"


def _people(page: dict[str, Any]) -> set[int]:
    return {entrant["number"] for entrant in page["entrants"] if not entrant["level"]}


def test_a_marathon_ends_for_all_its_rounds_at_once() -> None:
    """CO-4.3: nobody gets ready between the rulings on one round and on the next."""
    log = [read(f'{{"do":"join","entrant":"{who}","name":"{who}","team":"{who}"}}') for who in "abcd"]
    log.append(read('{"do":"close","seed":"s"}'))
    marathon, season = (
        replay(Config("champions", "cup", calendar=kind), log) for kind in ("marathon", "season")
    )
    assert (due_part(marathon), due_part(season)) == (2, 1)


async def test_what_a_guest_organises_and_enters_is_theirs_after_signing_in(games: Served) -> None:
    password = "correct horse battery"
    async with games.device() as phone, games.device() as home, games.device() as other:
        ann = (await phone.keep("Ann", password))["me"]["id"]
        guest = (await home.guest("Somebody"))["me"]["id"]
        await other.guest("Bo")
        one = await new(home, league(options={"rounds": 1}))
        path = f"/api/competitions/{one}"
        await home.call("POST", f"{path}/join", {})
        await other.call("POST", f"{path}/join", {})
        shared = await new(other, league(options={"rounds": 1}))
        await phone.call("POST", f"/api/competitions/{shared}/join", {})
        await home.call("POST", f"/api/competitions/{shared}/join", {})
        posing = {"name": "\u0410nn"}  # with a Cyrillic A
        assert await other.refused("POST", f"{path}/join", posing) == "name-taken"

        await home.call("POST", "/api/session", {"name": "Ann", "password": password})
        for device in (home, phone):
            page = await look(device, one)
            assert page["organiser"], "the competition is still hers"
            assert page["me"] == 1
        assert not (await look(other, one))["organiser"]
        await phone.call("POST", f"{path}/start", {})
        history = await games.app.state.competitions.get(one)
        assert sorted(entrant.id == ann for entrant in history.season.entrants) == [False, True]
        again = replay(history.config, history.log)
        assert [entrant.id for entrant in again.entrants] == [
            entrant.id for entrant in history.season.entrants
        ]
        fixture = (await look(phone, one))["fixtures"][0]["id"]
        for device in (phone, other):
            await device.call("POST", f"{path}/act", {"act": "ready", "fixture": fixture})
        (made,) = await games.rooms.store.competitions.matches_of(one)
        match = await home.call("GET", f"/api/matches/{made.match}")
        assert sorted(seat["yours"] for seat in match["seats"]) == [False, True]
        log = json.loads((await other.http.get(f"{path}/competition.json")).text)["log"]
        assert guest not in json.dumps(log) and ann not in json.dumps(log)
        replay(history.config, [read(json.dumps(command)) for command in log])
        both = await games.app.state.competitions.get(shared)
        assert [entrant.id for entrant in both.season.entrants] == [ann, guest], "nobody plays twice"


@pytest.mark.slow
@pytest.mark.parametrize(("format", "matches"), [("league1", 3), ("cup", 2)])
async def test_a_game_without_competitions_of_its_own_has_leagues_and_cups(
    lite: Served, format: str, matches: int
) -> None:
    """The tiny game says nothing of competitions: it gets sides of two and 3–1–0."""
    async with lite.device() as ann:
        await ann.guest("Ann")
        (tiny,) = (await ann.http.get("/api/games")).json()
        assert tiny["rule_prefix"] == "TI"
        assert tiny["competing"]["formats"][format][0] == 2
        assert not tiny["competing"]["at_tables"] and tiny["competing"]["squad"] == 0
        one = await new(ann, {"title": "Tiny", "config": {"game": "tiny", "format": format}, "public": True})
        path = f"/api/competitions/{one}"
        await ann.call("POST", f"{path}/computers", {"level": "claimer", "count": 3})
        await ann.call("POST", f"{path}/start", {})
        page = await until(ann, one, "FINISHED")
        done = [each for each in page["fixtures"] if each["status"] == "done"]
        assert len(done) == matches
        assert sorted(page["ranking"]) == [1, 2, 3]
        for row in page["tables"][0]["rows"] if page["tables"] else []:
            assert row["points"] == 3 * sum(row["won"]) + row["drawn"]
            assert row["played"] == 2
        assert bool(page["tables"]) == (format == "league1")


@pytest.mark.slow
async def test_games_say_how_they_are_played_for_a_title(real: Served) -> None:
    async with real.device() as ann:
        found = {each["id"]: each["competing"] for each in (await ann.http.get("/api/games")).json()}
    assert list(found["champions"]["formats"]) == [
        "league2",
        "league1",
        "cup",
        "groups",
        "swiss",
        "double",
        "ladder",
    ]
    assert found["counter-attack"]["formats"]["cup2"] == [2, 32]
    assert found["toto"]["formats"] == {"toto_league": [2, 64], "toto_cup": [2, 64]}
    flags = {game: {name for name, value in terms.items() if value is True} for game, terms in found.items()}
    assert flags["champions"] == {"named_teams", "decisive", "golden_goal"}
    assert flags["counter-attack"] == {"two_legs", "market", "home_bonus"}
    assert flags["toto"] == {"at_tables"}
    assert {game: (found[game]["squad"], found[game]["worst_injury"]) for game in GAMES} == {
        "champions": (20, 2),
        "counter-attack": (16, 1),
        "toto": (0, 0),
    }

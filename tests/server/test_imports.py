"""In and out: entrants and results from CSV, a calendar with its time zone, the table in a frame of another site."""

from __future__ import annotations

import threading
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from dugout.competition import engine
from dugout.referee.catalogue import registered
from dugout.referee.errors import ApiError
from dugout.server.competitions import sheet
from tests.server.harness import Device, Served, running, settings_for
from tests.server.test_competitions import league, new

FOUR = "Name;Mannschaft\nFatma;Red Lions\nKees;=Kees\nRiet;\nRed Lions;Blues\n"
HEAD = "date,fixture,home,away,home goals,away goals,decided\n"
ENTRANTS = "name;team\r\nFatma;Red Lions\r\nKees;=Kees\r\nRiet;\r\n"


@pytest.fixture
async def served(tmp_path: Path) -> AsyncIterator[Served]:
    async with running(settings_for(f"sqlite:///{tmp_path / 'm.sqlite'}"), registered()) as served:
        yield served


async def take(device: Device, path: str, what: str, text: str) -> dict[str, Any]:
    return await device.call("POST", f"{path}/import", {"what": what, "text": text})


async def test_a_season_goes_in_and_out_as_tables(served: Served) -> None:
    async with served.device() as ann, served.device() as ben:
        await ann.guest("Ann")
        one = await new(ann, league("champions", zone="Europe/Amsterdam", days=400))
        path = f"/api/competitions/{one}"
        wrong = await take(ann, path, "entrants", ENTRANTS + "Gus;Red Lions\r\n" + "x" * 50 + ";y\r\n")
        assert [each["line"] for each in wrong["bad"]] == [5, 6]
        page = await ann.call("GET", path)
        assert page["entrants"] == [], "nothing is half taken"
        page = (await take(ann, path, "entrants", ENTRANTS))["page"]
        teams = [(each["name"], each["team"]) for each in page["entrants"]]
        assert teams == [("Fatma", "Red Lions"), ("Kees", "=Kees"), ("Riet", "Riet")]
        await ben.guest("Ben")
        assert (
            await ben.refused("POST", f"{path}/import", {"what": "entrants", "text": "Ben"})
            == "not-organiser"
        )
        listed = (await ben.http.get(f"{path}/entrants.csv")).text
        another = f"/api/competitions/{await new(ann, league('champions'))}"
        copied = (await take(ann, another, "entrants", listed))["page"]["entrants"]
        assert [(each["name"], each["team"]) for each in copied] == teams, "what goes out comes in again"
        page = await ann.call("POST", f"{path}/start", {"order": [1, 2, 3]})
        await results(ann, path, page)
        await outside(ann, path, one)


async def results(ann: Device, path: str, page: dict[str, Any]) -> None:
    """CO-14.5: three matches a line each: by id, by team, by name; then what was downloaded changes nothing."""
    label = {each["number"]: each["team"] for each in page["entrants"]}
    days = [[label[side] for side in fixture["sides"]] for fixture in page["fixtures"]]
    head = "home,away,home goals,away goals,decided,home penalties,away penalties\n"
    rows = [f"{days[0][0]},{days[0][1]},1,1,penalties,4,3", f"{days[1][0]},{days[1][1]},2,0,,,"]
    faulty = [
        f"{days[2][0]},{days[2][1]},two,0,,,",
        "Nobody,Riet,1,0,,,",
        f"{days[2][0]},{days[2][1]},1,1,,,",
    ]
    told = await take(ann, path, "results", head + "\n".join(rows + faulty))
    assert [each["line"] for each in told["bad"]] == [4, 5, 6]
    assert "“home goals”" in told["bad"][0]["message"] and "Nobody" in told["bad"][1]["message"]
    assert told["bad"][2]["rule"] == "CO-5.7", "level, and nobody has won"
    page = await ann.call("GET", path)
    assert [each["status"] for each in page["fixtures"]] == ["waiting"] * 3
    last = f"{days[2][0]},{days[2][1]},0,1,golden goal,,"
    page = (await take(ann, path, "results", head + "\n".join([*rows, last])))["page"]
    assert [each["result"] for each in page["fixtures"]] == ["1–1 (4–3 pens)", "2–0", "0–1 gg"]
    whole = (await ann.http.get(f"{path}/results.csv")).text
    assert "'=Kees" in whole, "no formula goes out"
    again = await take(ann, path, "results", whole)
    assert (again["count"], again["same"], again["bad"]) == (0, 3, [])
    other = await take(ann, path, "results", whole.replace(",2,0,", ",3,0,"))
    assert len(other["bad"]) == 1


async def outside(ann: Device, path: str, one: str) -> None:
    """The calendar knows its zone; the frame knows nobody."""
    text = (await ann.http.get(f"{path}/calendar.ics")).text
    assert "BEGIN:VTIMEZONE\r\nTZID:Europe/Amsterdam\r\n" in text
    assert text.count("DTSTART;TZID=Europe/Amsterdam:") == 3
    answer = await ann.http.get(f"/embed/{one}?lang=nl")
    assert answer.status_code == 200
    assert "Red Lions" in answer.text
    assert "set-cookie" not in answer.headers and "x-frame-options" not in answer.headers
    assert "frame-ancestors" not in answer.headers["content-security-policy"]
    assert "<script" not in answer.text
    page = await ann.http.get(path)
    assert page.headers["x-frame-options"] == "DENY"
    missing = await ann.http.get("/embed/none")
    assert (missing.status_code, missing.headers["x-frame-options"]) == (404, "DENY")


async def started(ann: Device, body: dict[str, Any]) -> tuple[str, dict[str, Any]]:
    """A competition of four guests, two of whom go by one name, and its page."""
    await ann.guest("Ann")
    path = f"/api/competitions/{await new(ann, body)}"
    assert (await take(ann, path, "entrants", FOUR))["bad"] == []
    return path, await ann.call("POST", f"{path}/start", {"order": [1, 2, 3, 4]})


def lines_of(page: dict[str, Any]) -> list[tuple[str, str, str]]:
    """Fixture, home and away of every match."""
    label = {each["number"]: each["team"] for each in page["entrants"]}
    return [(each["id"], *(label[side] for side in each["sides"])) for each in page["fixtures"]]


async def test_a_file_holds_nobody_up(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    async with served.device() as ann:
        path, page = await started(ann, league("champions"))
        rows = "".join(f",{each},{home},{away},1,0,\n" for each, home, away in lines_of(page))
        where: set[threading.Thread] = set()
        settle = engine.settle

        def told(season: Any) -> None:
            where.add(threading.current_thread())
            settle(season)

        monkeypatch.setattr(engine, "settle", told)
        assert (await take(ann, path, "results", HEAD + rows))["count"] == len(page["fixtures"]) == 6
        assert where and threading.main_thread() not in where


async def test_a_line_must_fit_the_match_that_it_names(served: Served) -> None:
    """CO-14.5: ids are the same in every league; a name of two is nobody's; dates have passed."""
    async with served.device() as ann:
        path, page = await started(ann, league("champions"))
        (one, home, away), (two, *_) = lines_of(page)[:2]
        whose = {
            f",{one},{away},{home},1,0,": "no match",
            f",{two},{home},{away},1,0,": "no match",
            ",,Red Lions,Riet,1,0,": "more than one",
            f"18-11-2025,{one},{home},{away},1,0,": "18-11-2025",
            f"2999-01-01,{one},{home},{away},1,0,": "2999-01-01",
            f",{one},{home},{away},3,0,forfeit": "forfeit",
        }
        told = (await take(ann, path, "results", HEAD + "\n".join(whose)))["bad"]
        assert [each["line"] for each in told] == [2, 3, 4, 5, 6, 7]
        for each, words in zip(told, whose.values(), strict=True):
            assert words in each["message"]
        fits = f"2025-11-18,{one},{home.upper()},{away},1,0,"
        assert (await take(ann, path, "results", HEAD + fits))["count"] == 1


async def test_what_was_downloaded_is_read_back_with_its_forfeits(served: Served) -> None:
    async with served.device() as ann:
        path, page = await started(ann, league("champions"))
        act = {"act": "award", "fixture": page["fixtures"][0]["id"], "side": 0, "reason": "Nobody came."}
        await ann.call("POST", f"{path}/desk", act)
        whole = (await ann.http.get(f"{path}/results.csv")).text
        assert "forfeit" in whole
        again = await take(ann, path, "results", whole)
        assert (again["count"], again["same"], again["bad"]) == (0, 1, [])
        act = {"act": "withdraw", "entrant": page["fixtures"][0]["sides"][0], "reason": "Gone for good."}
        await ann.call("POST", f"{path}/desk", act)
        again = await take(ann, path, "results", (await ann.http.get(f"{path}/results.csv")).text)
        assert (again["count"], again["same"], again["bad"]) == (0, 1, []), "a match that is void by now"


async def test_a_file_in_any_writing_is_read_or_refused_in_a_sentence(served: Served) -> None:
    async with served.device() as ann:
        await ann.guest("Ann")
        path = f"/api/competitions/{await new(ann, league('champions'))}"
        told = await take(ann, path, "entrants", "Name;Team\nJos\ufffd;Reds\n")
        assert [each["line"] for each in told["bad"]] == [2], (
            "read in another encoding than it was written in"
        )
        wide = "name;team\n" + "\n".join("é" * 140 for _ in range(400 - 1))
        assert len(wide.encode()) > 100_000 and len(wide) < 60_000
        assert len((await take(ann, path, "entrants", wide))["bad"]) == 399


def test_a_heading_is_known_in_four_languages() -> None:
    for head in ("home;away;home goals;away goals", "Thuis;Uit;Doelpunten thuis;Doelpunten uit",
                 "Heim;Gast;Tore Heim;Tore Gast", "Domicile;Extérieur;Buts domicile;Buts extérieur"):  # fmt: skip
        line = {"home": "A", "away": "B", "home goals": "2", "away goals": "1"}
        assert sheet.rows_of(f"{head}\nA;B;2;1", sheet.RESULTS) == [(2, line)]
    assert sheet.rows_of("A;B;2;1", sheet.RESULTS)[0][1]["away goals"] == "1"
    assert sheet.rows_of("naam;ploeg\nKees;Ajax", sheet.ENTRANTS) == [(2, {"name": "Kees", "team": "Ajax"})]
    for unclear in ("Heim;Gast;Tore;Tore\nA;B;2;1", "Heim;Gast;Ergebnis\nA;B;2:1"):
        with pytest.raises(ApiError):
            sheet.rows_of(unclear, sheet.RESULTS)


async def test_the_frame_of_a_cup_shows_its_ties(served: Served) -> None:
    async with served.device() as ann:
        body = league("champions")
        body["config"]["format"] = "cup"
        path, page = await started(ann, body)
        one, home, away = lines_of(page)[0]
        assert (await take(ann, path, "results", f"{HEAD},{one},{home},{away},2,1,"))["count"] == 1
        text = (await ann.http.get(f"/embed/{path.rsplit('/', 1)[1]}?lang=de")).text
        assert "Halbfinale" in text and f"{home} – {away}</td><td>2–1" in text

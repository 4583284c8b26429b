"""The organiser's desk: guests, results by hand, overturned results, more time; foreseen before, and readable
afterwards."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from dugout.referee.catalogue import registered
from tests.server.harness import Device, Served, running, settings_for

PATIENCE = 60.0
WEEK = {"part_days": 7, "ends_at": "22:00", "ends_on": 6}
RED = {"goals90": [2, 1], "goals": [2, 1], "decided": "90", "cards": [{"9": "R"}, {}]}


@pytest.fixture
async def served(tmp_path: Path) -> AsyncIterator[Served]:
    async with running(settings_for(f"sqlite:///{tmp_path / 'm.sqlite'}"), registered()) as served:
        yield served


async def league(ann: Device, names: list[str], **config: Any) -> tuple[str, dict[str, Any]]:
    """A league of guests, seeded in this order, that runs."""
    body = {"title": "Club", "config": {"game": "champions", "format": "league1", **WEEK, **config}}
    path = f"/api/competitions/{(await ann.call('POST', '/api/competitions', body, 201))['id']}"
    guests = [{"name": name, "team": f"{name} United"} for name in names]
    await ann.call("POST", f"{path}/guests", {"guests": guests})
    order = list(range(1, len(names) + 1))
    return path, await ann.call("POST", f"{path}/start", {"order": order})


def fixture_of(page: dict[str, Any], name: str) -> dict[str, Any]:
    return dict(next(each for each in page["fixtures"] if each["id"] == name))


def suspended(page: dict[str, Any], number: int) -> dict[str, int]:
    return {man["man"]: man["suspended"] for man in page["entrants"][number - 1]["men"]}


async def test_a_real_match_is_foreseen_entered_and_overturned_with_a_reason(served: Served) -> None:
    async with served.device() as ann, served.device() as ben:
        await ann.guest("Ann")
        path, page = await league(ann, ["Fatma", "Kees", "Riet", "Wim"])
        entry = {"act": "enter", "fixture": "L1.1", "report": RED, "scorers": [{"14": 2}, {}]}
        seen = await ann.call("POST", f"{path}/desk", {**entry, "foresee": True})
        assert seen["page"] is None
        assert seen["follows"]["men"] == [
            {"number": 1, "man": "9", "name": "", "suspended": [0, 2], "hurt": [0, 0], "rolled": False}
        ]
        row = next(each for each in seen["follows"]["rows"] if each["number"] == 1)
        assert row["points"] == [0, 5]
        assert fixture_of(await ann.call("GET", path), "L1.1")["status"] == "waiting", "nothing has happened"
        page = (await ann.call("POST", f"{path}/desk", entry))["page"]
        assert (fixture_of(page, "L1.1")["result"], fixture_of(page, "L1.1")["by_hand"]) == ("2–1", True)
        assert fixture_of(page, "L1.1")["scorers"] == [{"14": 2}, {}]
        assert suspended(page, 1) == {"9": 2}
        assert page["statistics"]["men"][0]["goals"] == 2

        level = {**RED, "goals90": [1, 1], "goals": [1, 1]}
        wrong = {"act": "overturn", "fixture": "L1.1", "report": level, "reason": "miscounted"}
        assert await ann.refused("POST", f"{path}/desk", wrong) == "refused"
        right = {"goals90": [0, 1], "goals": [0, 1], "decided": "90"}
        silent = {"act": "overturn", "fixture": "L1.1", "report": right, "reason": "  "}
        assert await ann.refused("POST", f"{path}/desk", silent) == "refused"
        page = (await ann.call("POST", f"{path}/desk", {**silent, "reason": "wrong team"}))["page"]
        assert fixture_of(page, "L1.1")["overturned"]
        assert suspended(page, 1) == {}
        await ben.guest("Ben")
        assert await ben.refused("POST", f"{path}/desk", entry) == "not-organiser"
        lines = (await ben.call("GET", f"{path}/history"))["lines"]
        told = [(each["act"], each["by"], each["before"], each["after"], each["reason"]) for each in lines]
        assert told == [
            ("overturn", "Ann", "2–1", "0–1", "wrong team"),
            ("enter", "Ann", "", "2–1", ""),
            ("draw", "Ann", "", "", ""),
        ]
        assert lines[0]["teams"] == ["Fatma United", "Wim United"]


async def test_the_match_itself_says_that_it_was_overturned(served: Served) -> None:
    async with served.device() as ann, served.device() as riet:
        await ann.guest("Ann")
        await riet.guest("Riet")
        path, page = await league(ann, ["Fatma", "Kees", "Riet"])
        for number in fixture_of(page, "L1.1")["sides"]:
            body = {"act": "ready", "fixture": "L1.1", "entrant": number}
            page = await ann.call("POST", f"{path}/act", body)
        match = fixture_of(page, "L1.1")["match"]
        seats = (await ann.call("GET", f"/api/matches/{match}"))["seats"]
        assert [(seat["name"], seat["yours"]) for seat in seats] == [("Kees", True), ("Riet", True)]
        assert await ann.refused("POST", f"{path}/desk", {"act": "enter", "fixture": "L1.1", "report": RED})
        award = {"act": "award", "fixture": "L1.1", "side": 1, "reason": "left the club house"}
        page = (await ann.call("POST", f"{path}/desk", award))["page"]
        assert fixture_of(page, "L1.1")["decided"] == "FORFEIT"
        ruled = (await ann.call("GET", f"/api/matches/{match}/competition"))["ruled"]
        assert (ruled["by"], ruled["after"], ruled["reason"]) == ("Ann", "3–0 forfeit", "left the club house")
        link = page["entrants"][2]["claim"]
        await riet.call("POST", f"{path}/claim", {"link": link})
        await riet.call("POST", f"{path}/act", {"act": "ready", "fixture": "L1.1"}, 409)
        undo = {"act": "overturn", "fixture": "L1.1", "reason": "Riet came back"}
        page = (await ann.call("POST", f"{path}/desk", undo))["page"]
        again = fixture_of(page, "L1.1")["match"]
        assert again != match, "it is played again"
        await riet.act(again, 1, "resign")
        async with asyncio.timeout(PATIENCE):
            while fixture_of(await ann.call("GET", path), "L1.1")["status"] != "done":
                await asyncio.sleep(0.1)
        strike = {"act": "overturn", "fixture": "L1.1", "reason": "it was a slip"}
        await ann.call("POST", f"{path}/desk", strike)
        place = await ann.call("GET", f"/api/matches/{again}/competition")
        told = place["overturned"][0]
        assert (told["by"], told["before"], told["after"], told["reason"]) == (
            "Ann",
            "3–0 forfeit",
            "",
            "it was a slip",
        )
        fields = {"goals": [3, 0], "how": "forfeit", "shootout": None}
        assert (told["stood"], told["stands"]) == (fields, None), "what a page says in its own words"


async def test_a_forfeit_of_a_running_match_can_be_overturned_and_overturned_again(served: Served) -> None:
    async with served.device() as ann:
        await ann.guest("Ann")
        path, page = await league(ann, ["Fatma", "Kees", "Riet"])
        for number in fixture_of(page, "L1.1")["sides"]:
            page = await ann.call(
                "POST", f"{path}/act", {"act": "ready", "fixture": "L1.1", "entrant": number}
            )
        match = fixture_of(page, "L1.1")["match"]
        award = {"act": "award", "fixture": "L1.1", "side": 1, "reason": "left"}
        await ann.call("POST", f"{path}/desk", award)
        for goals in ([2, 1], [0, 1]):
            report = {"goals90": goals, "goals": goals, "decided": "90"}
            body = {"act": "overturn", "fixture": "L1.1", "report": report, "reason": "they went on"}
            page = (await ann.call("POST", f"{path}/desk", body))["page"]
            assert fixture_of(page, "L1.1")["report"], "it can be corrected once more"
        assert (fixture_of(page, "L1.1")["result"], fixture_of(page, "L1.1")["match"]) == ("0–1", match)
        told = (await ann.call("GET", f"/api/matches/{match}/competition"))["overturned"]
        assert {(each["before"], each["after"]) for each in told} == {("3–0 forfeit", "2–1"), ("2–1", "0–1")}


async def cup_of_eight(ann: Device) -> tuple[str, dict[str, Any]]:
    return await league(ann, ["A", "B", "C", "D", "E", "F", "G", "H"], format="cup", part_days=7)


async def test_a_correction_says_before_whom_it_sends_to_the_semi_final(served: Served) -> None:
    async with served.device() as ann:
        await ann.guest("Ann")
        path, page = await cup_of_eight(ann)
        for name, goals in (("K1.1", [1, 0]), ("K1.2", [2, 0])):
            report = {"goals90": goals, "goals": goals, "decided": "90"}
            entry = {"act": "enter", "fixture": name, "report": report}
            page = (await ann.call("POST", f"{path}/desk", entry))["page"]
        assert fixture_of(page, "K2.1")["enterable"], "although two quarter-finals are open"
        assert not fixture_of(page, "K2.1")["may_begin"]
        report = {"goals90": [0, 1], "goals": [0, 1], "decided": "90"}
        other = {
            "act": "overturn",
            "fixture": "K1.1",
            "report": report,
            "reason": "typed the wrong way round",
        }
        ties = (await ann.call("POST", f"{path}/desk", {**other, "foresee": True}))["follows"]["ties"]
        told = [(each["round"], each["rounds"], each["sides"], each["winner"]) for each in ties]
        assert told == [(1, 3, [[1, 8], [1, 8]], [1, 8]), (2, 3, [[1, 4], [4, 8]], [0, 0])]
        semi = {"act": "enter", "fixture": "K2.1", "report": RED}
        page = (await ann.call("POST", f"{path}/desk", semi))["page"]
        first = fixture_of(page, "K1.1")
        assert (first.get("report"), first["fixed"], first["fixed_by"]) == (None, "played-on", 1)
        assert await ann.refused("POST", f"{path}/desk", other) == "refused"


async def test_a_shirt_stays_the_same_at_the_draw(served: Served) -> None:
    async with served.device() as ann:
        await ann.guest("Ann")
        body = {"title": "Club", "config": {"game": "champions", "format": "league1", **WEEK}}
        path = f"/api/competitions/{(await ann.call('POST', '/api/competitions', body, 201))['id']}"
        guests = [{"name": name, "team": name} for name in ("Fatma", "Kees", "Riet", "Wim")]
        await ann.call("POST", f"{path}/guests", {"guests": guests})
        other = {"kit": 2}  # who had the place when it was read
        assert await ann.refused("POST", f"{path}/remove/2", other) == "not-now"
        page = await ann.call("POST", f"{path}/remove/2", {"kit": 1})
        page = await ann.call("POST", f"{path}/guests", {"guests": [{"name": "Ada", "team": "Ada"}]})
        before = {each["name"]: each["kit"] for each in page["entrants"]}
        assert before == {"Fatma": 0, "Riet": 2, "Wim": 3, "Ada": 1}, "the first that nobody wears"
        page = await ann.call("POST", f"{path}/start", {"order": [4, 3, 2, 1]})
        assert {each["name"]: each["kit"] for each in page["entrants"]} == before


async def test_a_guest_is_withdrawn_with_a_reason_or_not_at_all(served: Served) -> None:
    async with served.device() as ann:
        await ann.guest("Ann")
        path, _ = await league(ann, ["Fatma", "Kees", "Riet"])
        assert await ann.refused("POST", f"{path}/act", {"act": "withdraw", "entrant": 1}) == "not-organiser"
        body = {"act": "withdraw", "entrant": 1, "reason": "moved away"}
        assert (await ann.call("POST", f"{path}/desk", body))["page"]["entrants"][0]["out"]


async def test_guests_stay_who_they_are_when_the_organiser_is_deleted(served: Served) -> None:
    async with served.device() as ann, served.device() as riet:
        await ann.guest("Ann")
        await riet.guest("Riet")
        path, page = await league(ann, ["Fatma", "Kees", "Guest"])
        await riet.call("POST", f"{path}/claim", {"link": page["entrants"][2]["claim"]})
        await ann.call("POST", f"{path}/act", {"act": "ready", "fixture": "L1.1", "entrant": 2})
        page = await riet.call("POST", f"{path}/act", {"act": "ready", "fixture": "L1.1"})
        match = fixture_of(page, "L1.1")["match"]
        await ann.call("POST", "/api/me/delete", {})
        seats = (await riet.call("GET", f"/api/matches/{match}"))["seats"]
        assert [(seat["name"], seat["yours"]) for seat in seats] == [("Kees", True), ("Guest", True)]
        lines = (await riet.call("GET", f"{path}/history"))["lines"]
        assert [each["by"] for each in lines if each["act"] == "draw"] == ["former player"]


async def test_guests_are_entered_all_or_none(served: Served) -> None:
    async with served.device() as ann:
        await ann.guest("Ann")
        body = {"title": "Club", "config": {"game": "champions", "format": "league1", **WEEK}}
        path = f"/api/competitions/{(await ann.call('POST', '/api/competitions', body, 201))['id']}"
        guests = [{"name": "Fatma", "team": "A"}, {"name": "Kees", "team": "B"}, {"name": "Wim", "team": "a"}]
        assert await ann.refused("POST", f"{path}/guests", {"guests": guests}) == "refused"
        assert (await ann.call("GET", path))["entrants"] == []
        guests[2]["team"] = "C"
        page = await ann.call("POST", f"{path}/guests", {"guests": guests})
        assert [each["name"] for each in page["entrants"]] == ["Fatma", "Kees", "Wim"]


async def test_a_guest_bears_nobody_elses_name(served: Served) -> None:
    async with served.device() as ann, served.device() as vera:
        await ann.guest("Ann")
        await vera.guest("Vera")
        await vera.call("POST", "/api/me/account", {"name": "Vera", "password": "long enough"})
        path, _ = await league(ann, ["Fatma", "Kees", "Riet"])
        body = {"act": "replace", "entrant": 1, "name": "vera", "reason": "moved away"}
        assert await ann.refused("POST", f"{path}/desk", body) == "name-taken"
        body = {"title": "Club", "config": {"game": "champions", "format": "league1", **WEEK}}
        path = f"/api/competitions/{(await ann.call('POST', '/api/competitions', body, 201))['id']}"
        body = {"guests": [{"name": "Wim"}, {"name": "Vera"}]}
        assert await ann.refused("POST", f"{path}/guests", body) == "name-taken"
        assert (await ann.call("GET", path))["entrants"] == []


async def test_who_is_replaced_is_told(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[tuple[str, set[str]]] = []

    async def notify(_leagues: Any, _history: Any, event: str, people: set[str], **_more: str) -> None:
        told.append((event, people))

    monkeypatch.setattr("dugout.server.http.desk.notify", notify)
    async with served.device() as ann, served.device() as kees:
        await ann.guest("Ann")
        kees_id = (await kees.guest("Kees"))["me"]["id"]
        path, page = await league(ann, ["Fatma", "Kees", "Riet"])
        await kees.call("POST", f"{path}/claim", {"link": page["entrants"][1]["claim"]})
        body = {"act": "replace", "entrant": 2, "name": "Wim", "reason": "moved away"}
        seen = await ann.call("POST", f"{path}/desk", {**body, "foresee": True})
        assert seen["follows"]["told"] == 1
        await ann.call("POST", f"{path}/desk", body)
        assert told == [("desk-replace", {kees_id})]


async def test_what_a_guest_plays_is_no_result_of_the_organiser(served: Served) -> None:
    async with served.device() as ann, served.device() as riet:
        ids = [
            (await device.keep(name, "long enough"))["me"]["id"]
            for device, name in ((ann, "Ann"), (riet, "Riet"))
        ]
        path, page = await league(ann, ["Fatma", "Kees", "Guest"])
        await riet.call("POST", f"{path}/claim", {"link": page["entrants"][2]["claim"]})
        await ann.call("POST", f"{path}/act", {"act": "ready", "fixture": "L1.1", "entrant": 2})
        page = await riet.call("POST", f"{path}/act", {"act": "ready", "fixture": "L1.1"})
        await riet.act(fixture_of(page, "L1.1")["match"], 1, "resign")
        for person in ids:
            profile = await ann.call("GET", f"/api/people/{person}")
            assert (profile["heads"], profile["won"], profile["lost"]) == ([], 0, 0)


async def test_deadlines_are_in_the_evening_and_can_be_extended(served: Served) -> None:
    async with served.device() as ann:
        await ann.guest("Ann")
        path, page = await league(ann, ["Fatma", "Kees", "Riet", "Wim"], zone="UTC")
        ends = fixture_of(page, "L1.1")["due"]
        assert ends % 86_400_000 == 22 * 3_600_000, "22:00"
        assert ends // 86_400_000 % 7 == 3, "a Sunday: 1 January 1970 was a Thursday"
        body = {"act": "extend", "part": 1, "seconds": 3 * 86_400, "reason": "half term"}
        seen = await ann.call("POST", f"{path}/desk", {**body, "foresee": True})
        assert [each["part"] for each in seen["follows"]["parts"]] == [1, 2, 3]
        page = (await ann.call("POST", f"{path}/desk", {**body, "rest": False}))["page"]
        assert (fixture_of(page, "L1.1")["due"], page["wake"]) == (ends + 259_200_000,) * 2
        assert fixture_of(page, "L2.3")["due"] == ends + 7 * 86_400_000
        line = (await ann.call("GET", f"{path}/history"))["lines"][0]
        assert (line["act"], line["part"], line["seconds"], line["reason"]) == (
            "extend",
            1,
            259_200,
            "half term",
        )


async def test_a_guest_has_a_link_of_his_own(served: Served) -> None:
    async with served.device() as ann, served.device() as kees, served.device() as eve:
        await ann.guest("Ann")
        await kees.guest("Kees")
        await eve.guest("Eve")
        path, page = await league(ann, ["Fatma", "Kees", "Riet"])
        link, rest = (page["entrants"][at]["claim"] for at in (1, 2))
        assert link and not any(each["claim"] for each in (await eve.call("GET", path))["entrants"])
        ready = {"act": "ready", "fixture": "L1.1", "entrant": 2}
        assert await eve.refused("POST", f"{path}/act", ready) == "not-organiser"
        assert await eve.refused("POST", f"{path}/claim", {"link": "guest-nobody"}) == "not-now"
        page = await kees.call("POST", f"{path}/claim", {"link": link})
        assert page["me"] == 2
        assert not page["entrants"][1]["guest"]
        assert await eve.refused("POST", f"{path}/claim", {"link": link}) == "refused", "once"
        assert await ann.refused("POST", f"{path}/act", ready) == "not-organiser", "he acts for himself now"
        body = {"act": "replace", "entrant": 3, "name": "Wim", "reason": "moved away"}
        await ann.call("POST", f"{path}/desk", body)
        answer = await eve.http.post(f"{path}/claim", json={"link": rest})
        assert "Somebody else has taken this place" in answer.text


async def test_an_entrant_is_replaced_and_another_withdrawn(served: Served) -> None:
    async with served.device() as ann:
        await ann.guest("Ann")
        path, page = await league(ann, ["Fatma", "Kees", "Riet", "Wim"])
        page = (await ann.call("POST", f"{path}/desk", {"act": "enter", "fixture": "L1.1", "report": RED}))[
            "page"
        ]
        body = {"act": "replace", "entrant": 1, "name": "Vera", "reason": "moved away"}
        entrant = (await ann.call("POST", f"{path}/desk", body))["page"]["entrants"][0]
        assert (entrant["name"], entrant["team"], entrant["before"]) == ("Vera", "Fatma United", ["Fatma"])
        assert suspended({"entrants": [entrant]}, 1) == {"9": 2}
        body = {"act": "withdraw", "entrant": 4, "reason": "no time"}
        seen = await ann.call("POST", f"{path}/desk", {**body, "foresee": True})
        assert seen["follows"]["out"] == [4]
        assert seen["follows"]["fixtures"] == {"void": 3}, (
            "before half of its matches all of them go (CO-4.6)"
        )
        page = (await ann.call("POST", f"{path}/desk", body))["page"]
        assert page["entrants"][3]["out"]
        lines = (await ann.call("GET", f"{path}/history"))["lines"]
        assert [(each["act"], each["name"], each["other"]) for each in lines[:2]] == [
            ("withdraw", "Wim", ""),
            ("replace", "Fatma", "Vera"),
        ]


async def test_a_preview_shows_days_and_pairs(served: Served) -> None:
    async with served.device() as ann:
        config = {"game": "champions", "format": "league2", **WEEK}
        seen = await ann.call("POST", "/api/competitions/preview", {"config": config, "entrants": 4})
        assert [each["part"] for each in seen["days"]] == [1, 2, 3, 4, 5, 6]
        assert seen["days"][0]["pairs"] == [[1, 4], [2, 3]]
        assert seen["days"][3]["pairs"] == [[4, 1], [3, 2]]
        assert {each["ends"] // 86_400_000 % 7 for each in seen["days"]} == {3}
        seen = await ann.call("POST", "/api/competitions/preview", {"config": config, "entrants": 1})
        assert (seen["preview"], seen["days"]) == (None, [])


async def test_every_template_is_a_competition_that_can_be_held(served: Served) -> None:
    async with served.device() as ann:
        games = (await ann.http.get("/api/games")).json()
        for game in games:
            for template in game["competing"]["templates"]:
                body = {
                    "config": {"game": game["id"], **template["config"]},
                    "entrants": template["entrants"],
                }
                seen = await ann.call("POST", "/api/competitions/preview", body)
                assert seen["preview"], (game["id"], template["id"])

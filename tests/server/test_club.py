"""The organiser's desk with others: substitutes, helpers, coaches who enter results, two at once, clocks and
reminders."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from dugout.competition import commands, engine
from dugout.competition.config import Config
from dugout.competition.reports import Report
from dugout.competition.season import FINISHED, Season
from dugout.referee.catalogue import registered
from dugout.server.competitions import desk, said
from dugout.server.competitions.log import CompetitionLog
from tests.server.harness import Device, Hand, Served, running, settings_for
from tests.server.test_desk import fixture_of, league

DAY = 86_400_000
SCORE = {"goals90": [2, 1], "goals": [2, 1], "decided": "90"}


@pytest.fixture
def hand() -> Hand:
    return Hand()


@pytest.fixture
async def served(tmp_path: Path, hand: Hand) -> AsyncIterator[Served]:
    where = settings_for(f"sqlite:///{tmp_path / 'm.sqlite'}")
    async with running(where, registered(), time=hand) as served:
        yield served


async def of_people(served: Served, *devices: Device, **more: Any) -> tuple[str, dict[str, Any]]:
    """A league of these people, the first of whom organises it, that runs."""
    for device, name in zip(devices, ("Ann", "Ben", "Cas", "Dee"), strict=False):
        await device.guest(name)
    config = {"game": "champions", "format": "league1", "part_days": 7}
    body = {"title": "Club", "config": config, **more}
    path = f"/api/competitions/{(await devices[0].call('POST', '/api/competitions', body, 201))['id']}"
    for at, device in enumerate(devices):
        await device.call("POST", f"{path}/join", {"team": f"Team {at}"})
    order = list(range(1, len(devices) + 1))
    return path, await devices[0].call("POST", f"{path}/start", {"order": order})


async def test_two_organisers_at_once_do_not_do_the_same_thing_twice(served: Served) -> None:
    async with served.device() as ann, served.device() as ben, served.device() as cas:
        path, _ = await of_people(served, ann, ben, cas)
        await ann.call("POST", f"{path}/desk", {"act": "share", "entrant": 2})
        extend = {"act": "extend", "part": 1, "seconds": 3 * 86_400, "rest": False, "reason": "holidays"}
        ahead = {**extend, "foresee": True}
        marks = [(await each.call("POST", f"{path}/desk", ahead))["mark"] for each in (ann, ben)]
        assert marks[0] != ""
        done = await asyncio.gather(
            *(
                each.http.post(f"{path}/desk", json={**extend, "seen": mark})
                for each, mark in zip((ann, ben), marks, strict=True)
            )
        )
        good, bad = sorted(done, key=lambda each: each.status_code)
        assert (good.status_code, bad.json()["error"]["rule"]) == (200, "CO-14.10")
        lines = (await ann.call("GET", f"{path}/history"))["lines"]
        assert [line["act"] for line in lines].count("extend") == 1
        again = (await ben.call("POST", f"{path}/desk", ahead))["mark"]
        await ben.call("POST", f"{path}/desk", {**extend, "seen": again})


async def test_coaches_enter_a_result_and_the_other_confirms_or_disputes(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[tuple[str, int]] = []

    async def write(to: set[str], body: str, now: int) -> None:
        if json.loads(body)["event"].startswith("result"):
            told.append((json.loads(body)["event"], len(to)))

    monkeypatch.setattr(served.server.rooms.store.notifications, "write", write)
    async with served.device() as ann, served.device() as ben, served.device() as cas, served.device() as dee:
        path, page = await of_people(served, ann, ben, cas, dee)
        result = {"act": "result", "fixture": "L1.1", "report": SCORE}
        page = await ann.call("POST", f"{path}/act", result)
        assert [each["number"] for each in fixture_of(page, "L1.1")["said"]] == [1]
        assert fixture_of(page, "L1.1")["status"] == "waiting"
        assert await cas.refused("POST", f"{path}/act", result) == "refused"
        [read] = fixture_of(page, "L1.1")["said"]
        confirm = {"act": "confirm", "fixture": "L1.1", "seen": read["mark"]}
        changed = await dee.http.post(f"{path}/act", json={**confirm, "seen": "another"})
        assert changed.json()["error"]["rule"] == "CO-14.10", "it is not what she has read"
        page = await dee.call("POST", f"{path}/act", confirm)
        assert fixture_of(page, "L1.1")["result"] == "2–1"
        other = {**result, "fixture": "L1.2"}
        await ben.call("POST", f"{path}/act", other)
        lost = {"goals90": [0, 1], "goals": [0, 1], "decided": "90"}
        page = await cas.call("POST", f"{path}/act", {**other, "report": lost})
        assert (fixture_of(page, "L1.2")["status"], len(fixture_of(page, "L1.2")["said"])) == ("waiting", 2)
        enter = {"act": "enter", "fixture": "L1.2", "report": lost}
        page = (await ann.call("POST", f"{path}/desk", enter))["page"]
        assert (fixture_of(page, "L1.2")["result"], fixture_of(page, "L1.2")["said"]) == ("0–1", [])
        assert told == [("result-told", 1), ("result-told", 1), ("result-disputed", 2)]


async def test_the_organiser_confirms_or_rejects_what_coaches_have_entered(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[tuple[str, int]] = []

    async def write(to: set[str], body: str, now: int) -> None:
        if json.loads(body)["event"].startswith("desk"):
            told.append((json.loads(body)["event"], len(to)))

    monkeypatch.setattr(served.server.rooms.store.notifications, "write", write)
    async with served.device() as ann, served.device() as ben, served.device() as cas:
        path, _ = await of_people(served, ann, ben, cas)
        name = next(
            each["id"] for each in (await ann.call("GET", path))["fixtures"] if each["sides"] == [2, 3]
        )
        result = {"act": "result", "fixture": name, "report": SCORE}
        page = await ben.call("POST", f"{path}/act", result)
        [entered] = fixture_of(page, name)["said"]
        about = {"fixture": name, "entrant": 2, "seen": entered["mark"]}
        for act in ("confirm", "reject"):
            assert await cas.refused("POST", f"{path}/desk", {"act": act, **about}) == "not-organiser"
        reject = {"act": "reject", "fixture": name, "seen": "what was there before"}
        refused = await ann.http.post(f"{path}/desk", json=reject)
        assert refused.json()["error"]["rule"] == "CO-14.10"
        page = (await ann.call("POST", f"{path}/desk", {**reject, "seen": entered["mark"]}))["page"]
        assert (fixture_of(page, name)["said"], fixture_of(page, name)["status"]) == ([], "waiting")
        assert await ann.refused("POST", f"{path}/desk", {"act": "confirm", **about}) == "not-now"
        lost = {"goals90": [0, 1], "goals": [0, 1], "decided": "90"}
        page = await ben.call("POST", f"{path}/act", {**result, "report": lost})
        refused = await ann.http.post(f"{path}/desk", json={"act": "confirm", **about})
        assert refused.json()["error"]["rule"] == "CO-14.10"  # it is not what the organiser has read
        [entered] = fixture_of(page, name)["said"]
        confirm = {"act": "confirm", **about, "seen": entered["mark"]}
        page = (await ann.call("POST", f"{path}/desk", confirm))["page"]
        assert (fixture_of(page, name)["result"], fixture_of(page, name)["by_hand"]) == ("0–1", True)
        assert told == [("desk-reject", 2), ("desk-confirm", 2)]
        lines = (await ben.call("GET", f"{path}/history"))["lines"]
        assert [line["act"] for line in lines[:2]] == ["enter", "reject"]
        assert lines[1]["teams"] == ["Team 1", "Team 2"]


def test_what_would_end_a_competition_is_marked() -> None:
    """CO-14.4: nobody can correct it after that, so pages ask before it counts; only the last match is such a one."""
    season = Season(Config("champions", "cup", order="free"))
    for number in range(4):
        engine.apply(season, commands.Join(f"e{number}", f"E{number}", "", f"Team {number}"))
    engine.apply(season, commands.Close("draw"))
    report = msgspec.convert(SCORE, Report)
    marks = []
    for name in ("K1.1", "K1.2", "K2.1"):
        fixture = season.fixtures[name]
        engine.apply(season, commands.Propose(season.entrant(fixture.sides[0]).id, name, report))
        marks += [each.last for each in said.said_of(season, fixture)]
        engine.apply(season, commands.Enter(name, report))
    assert (marks, season.phase) == ([False, False, True], FINISHED)


@pytest.mark.slow
@pytest.mark.parametrize("elsewhere", [False, True])
async def test_a_result_that_its_coach_changes_meanwhile_is_not_confirmed(
    served: Served, monkeypatch: pytest.MonkeyPatch, elsewhere: bool
) -> None:
    """CO-14.10: also where he does so between what the organiser sends and its turn, at this server or another one."""
    async with served.device() as ann, served.device() as ben, served.device() as cas:
        path, page = await of_people(served, ann, ben, cas)
        name = next(each["id"] for each in page["fixtures"] if each["sides"] == [2, 3])
        result = {"act": "result", "fixture": name, "report": SCORE}
        [entered] = fixture_of(await ben.call("POST", f"{path}/act", result), name)["said"]
        lost = {"goals90": [0, 1], "goals": [0, 1], "decided": "90"}
        foresee, leagues = desk.foresee, served.server.leagues
        other = CompetitionLog(leagues.store, (await leagues.get(path.rsplit("/", 1)[1])).row)
        coach = (await ben.call("GET", "/api/me"))["me"]["id"]

        async def slow(*about: Any) -> Any:
            monkeypatch.setattr(desk, "foresee", foresee)
            if elsewhere:
                changed = said.proposal(coach, name, msgspec.convert(lost, Report))
                await other.append([changed], coach, leagues.rooms.clock.now())
            else:
                await ben.call("POST", f"{path}/act", {**result, "report": lost})
            return await foresee(*about)

        monkeypatch.setattr(desk, "foresee", slow)
        confirm = {"act": "confirm", "fixture": name, "entrant": 2, "seen": entered["mark"]}
        refused = await ann.http.post(f"{path}/desk", json=confirm)
        assert (refused.status_code, refused.json()["error"]["rule"]) == (409, "CO-14.10")
        assert fixture_of(await ann.call("GET", path), name)["status"] == "waiting"


@pytest.mark.slow
async def test_news_are_read_while_a_result_is_entered(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A result that is stored after the rows were read must not stand in the season that they are read with."""
    async with served.device() as ann, served.device() as ben, served.device() as cas:
        path, page = await of_people(served, ann, ben, cas)
        name = page["fixtures"][0]["id"]
        store = served.server.leagues.store
        log = store.log
        entering: list[asyncio.Task[Any]] = []

        async def slow(competition: str, after: int = 0) -> Any:
            rows = await log(competition, after)
            if after == 0 and not entering:
                enter = {"act": "enter", "fixture": name, "report": SCORE, "reason": "played on a table"}
                entering.append(asyncio.create_task(ann.call("POST", f"{path}/desk", enter)))
                await asyncio.wait(entering, timeout=0.5)  # whoever reads and shows in one go holds it up
            return rows

        monkeypatch.setattr(store, "log", slow)
        await ben.call("GET", f"{path}/home")
        await asyncio.gather(*entering)
        news = (await ben.call("GET", f"{path}/home"))["news"]
        assert [each["fixture"] for each in news if each["kind"] == "result"] == [name]


async def test_a_substitute_waits_takes_over_and_is_forgotten(served: Served) -> None:
    async with served.device() as ann, served.device() as ben, served.device() as vic:
        await ann.guest("Ann")
        path, _ = await league(ann, ["Fatma", "Kees", "Riet"])
        await vic.guest("Vic")
        page = await vic.call("POST", f"{path}/act", {"act": "wait"})
        assert page["club"]["waiting"] == [{"name": "Vic", "guest": False, "me": True}]
        page = (await ann.call("POST", f"{path}/desk", {"act": "wait", "name": "Ida"}))["page"]
        assert [each["name"] for each in page["club"]["waiting"]] == ["Vic", "Ida"]
        assert (
            await ann.refused("POST", f"{path}/desk", {"act": "wait", "name": "Ida", "on": False})
            == "not-now"
        )
        page = (await ann.call("POST", f"{path}/desk", {"act": "wait", "on": False, "substitute": 2}))["page"]
        assert len(page["club"]["waiting"]) == 1
        replace = {"act": "replace", "entrant": 2, "substitute": 1, "reason": "moved"}
        page = (await ann.call("POST", f"{path}/desk", replace))["page"]
        assert (page["entrants"][1]["name"], page["entrants"][1]["guest"]) == ("Vic", False)
        assert page["club"]["waiting"] == []
        assert (await vic.call("GET", path))["me"] == 2
        await ben.guest("Ben")
        await ben.call("POST", f"{path}/act", {"act": "wait"})
        await ben.call("POST", "/api/me/delete", {})
        assert (await ann.call("GET", path))["club"]["waiting"] == []
        assert "Ben" not in (await ann.http.get(f"{path}/competition.json")).text


async def test_somebody_who_does_not_play_helps_by_a_link_for_one(served: Served) -> None:
    async with served.device() as ann, served.device() as vic, served.device() as wim:
        await ann.guest("Ann")
        path, _ = await league(ann, ["Fatma", "Kees", "Riet"])
        link = (await ann.call("POST", f"{path}/desk", {"act": "invite"}))["page"]["club"]["invite"]
        await vic.guest("Vic")
        await wim.guest("Wim")
        assert (await vic.call("GET", path))["club"]["invite"] == ""
        assert await vic.refused("POST", f"{path}/act", {"act": "help", "link": "no"}) == "not-now"
        page = await vic.call("POST", f"{path}/act", {"act": "help", "link": link})
        assert (page["organiser"], page["club"]["owner"], page["club"]["outside"]) == (True, False, ["Vic"])
        assert await wim.refused("POST", f"{path}/act", {"act": "help", "link": link}) == "not-now"
        entry = {"act": "enter", "fixture": "L1.1", "report": SCORE}
        assert (await vic.call("POST", f"{path}/desk", entry))["page"]
        assert await vic.refused("POST", f"{path}/desk", {"act": "invite"}) == "refused"
        listed = (await vic.call("GET", "/api/competitions"))["competitions"]
        assert [(each["organiser"], each["playing"]) for each in listed] == [(True, False)]
        limited = {"act": "share", "helper": 1, "limited": True}
        page = (await ann.call("POST", f"{path}/desk", limited))["page"]
        assert (page["club"]["outside"], page["club"]["outside_limited"]) == (["Vic"], [True])
        assert not (await vic.call("GET", path))["club"]["whole"]
        wrong = {"act": "overturn", "fixture": "L1.1", "reason": "miscounted"}
        assert (await vic.call("POST", f"{path}/desk", wrong))["page"]
        for act in ({"act": "rename", "title": "Mine"}, {"act": "withdraw", "entrant": 1, "reason": "gone"}):
            assert await vic.refused("POST", f"{path}/desk", act) == "refused"
        assert await vic.refused("POST", f"{path}/guests", {"guests": [{"name": "Zoe"}]}) == "refused"
        assert await vic.refused("POST", f"{path}/act", {"act": "seek", "entrant": 1}) == "refused"
        assert await vic.refused("POST", f"{path}/room", {"act": "set", "tables": 2}) == "refused"
        told = (await vic.call("GET", f"{path}/history"))["lines"]
        assert [each["after"] for each in told if each["act"] == "share"] == ["limited", ""]
        page = (await ann.call("POST", f"{path}/desk", {"act": "share", "helper": 1, "on": False}))["page"]
        assert page["club"]["outside"] == []
        assert await vic.refused("POST", f"{path}/desk", entry) == "not-organiser"
        assert link not in (await ann.http.get(f"{path}/competition.json")).text


async def test_a_limited_helper_rules_on_no_match_of_their_own(served: Served) -> None:
    """CO-14.8, CO-14.9: what they enter of it is what a coach says: the other side confirms it."""
    async with served.device() as ann, served.device() as ben, served.device() as cas, served.device() as dee:
        path, page = await of_people(served, ann, ben, cas, dee)
        share = {"act": "share", "entrant": 2, "limited": True}
        await ann.call("POST", f"{path}/desk", share)
        own, sides = next((each["id"], each["sides"]) for each in page["fixtures"] if 2 in each["sides"])
        other = next(each["id"] for each in page["fixtures"] if 2 not in each["sides"])
        entry = {"act": "enter", "fixture": own, "report": SCORE}
        answer = await ben.http.post(f"{path}/desk", json=entry)
        assert "a match of your own" in answer.text
        home, away = (page["entrants"][side - 1]["team"] for side in sides)
        sheet = {"what": "results", "text": f"home,away,home goals,away goals\n{home},{away},2,1"}
        assert await ben.refused("POST", f"{path}/import", sheet) == "refused"
        page = await ben.call("POST", f"{path}/act", {**entry, "act": "result"})
        assert [each["number"] for each in fixture_of(page, own)["said"]] == [2]
        mark = fixture_of(page, own)["said"][0]["mark"]
        confirm = {"act": "confirm", "fixture": own, "entrant": 2, "seen": mark}
        assert await ben.refused("POST", f"{path}/desk", confirm) == "refused"
        page = (await ben.call("POST", f"{path}/desk", {**entry, "fixture": other}))["page"]
        assert fixture_of(page, other)["result"] == "2–1"


async def test_clocks_stand_still_in_a_pause_and_go_on_where_they_stood(served: Served, hand: Hand) -> None:
    async with served.device() as ann, served.device() as ben:
        clock = {"kind": "live", "bank": 900, "increment": 10}
        path, _ = await of_people(served, ann, ben, clock=clock)
        for each in (ann, ben):
            page = await each.call("POST", f"{path}/act", {"act": "ready", "fixture": "L1.1"})
        match = fixture_of(page, "L1.1")["match"]
        room = await served.server.rooms.get(match)
        hand.push(seconds=60)
        await ann.call("POST", f"{path}/desk", {"act": "pause", "reason": "half term"})
        stood = [(row.time_left, row.time_since) for row in room.match.seats]
        assert all(since is None for _, since in stood)
        assert 810_000 < min(left or 0 for left, _ in stood) <= 840_000, (
            "900 - 60 seconds, and what this took"
        )
        hand.push(days=3)
        await asyncio.sleep(1.5)  # nobody's flag falls
        assert all(row.absent is None for row in room.match.seats)
        await ann.call("POST", f"{path}/desk", {"act": "resume"})
        room = await served.server.rooms.get(match)  # nobody used it for days: it was put away
        assert [row.time_left for row in room.match.seats] == [left for left, _ in stood]
        assert all(row.time_since is not None for row in room.match.seats), "both are asked"
        assert room.control.kind == "live"


async def test_a_day_before_a_deadline_the_organiser_is_reminded_once(
    served: Served, hand: Hand, monkeypatch: pytest.MonkeyPatch
) -> None:
    found: list[dict[str, Any]] = []

    async def write(to: set[str], body: str, now: int) -> None:
        found.append({**json.loads(body), "to": len(to)})

    monkeypatch.setattr(served.server.rooms.store.notifications, "write", write)
    async with served.device() as ann, served.device() as ben:
        path, page = await of_people(served, ann, ben)
        history = await served.server.leagues.get(path.rsplit("/", 1)[1])
        for moment, count in (
            (page["wake"] - DAY - 60_000, 0),
            (page["wake"] - DAY + 5000, 1),
            (page["wake"] - 60_000, 1),
        ):
            hand.pushed += moment - hand.now()
            async with history.lock:
                await served.server.leagues._host(history)
            reminders = [each for each in found if each["event"] == "deadline-soon"]
            assert len(reminders) == count, moment
        assert (reminders[0]["part"], reminders[0]["open"], reminders[0]["to"]) == ("1", "1", 1)
        assert reminders[0]["link"].endswith("#extend=1")


async def test_groups_by_hand_and_an_early_end(served: Served) -> None:
    async with served.device() as ann:
        await ann.guest("Ann")
        body = {"title": "Groups", "config": {"game": "champions", "format": "groups"}}
        path = f"/api/competitions/{(await ann.call('POST', '/api/competitions', body, 201))['id']}"
        guests = [{"name": name, "team": name} for name in "ABCDEF"]
        await ann.call("POST", f"{path}/guests", {"guests": guests})
        wrong = {"groups": [[1, 2, 3], [4, 5, 5]]}
        assert await ann.refused("POST", f"{path}/start", wrong) == "refused"
        page = await ann.call("POST", f"{path}/start", {"groups": [[6, 1, 3], [2, 4, 5]]})
        names = {each["number"]: each["name"] for each in page["entrants"]}
        sides = {names[side] for each in page["fixtures"] if each["group"] == "A" for side in each["sides"]}
        assert sides == {"F", "A", "C"}
        assert not page["club"]["endable"]
        path, _ = await league(ann, ["Fatma", "Kees", "Riet"])
        page = (await ann.call("POST", f"{path}/desk", {"act": "enter", "fixture": "L1.1", "report": SCORE}))[
            "page"
        ]
        assert page["club"]["endable"]
        end = {"act": "end", "reason": "the hall closes"}
        ahead = (await ann.call("POST", f"{path}/desk", {**end, "foresee": True}))["follows"]
        assert (ahead["champion"], ahead["fixtures"]) == (2, {"unplayed": 2})
        page = (await ann.call("POST", f"{path}/desk", end))["page"]
        assert (page["phase"], page["ranking"][0]) == ("FINISHED", 2)
        delete = {"act": "delete", "reason": "a mistake", "foresee": True}
        ahead = (await ann.call("POST", f"{path}/desk", delete))["follows"]
        assert ahead["champion"] == 0, "who has won already does not win by that"
        assert (await ann.call("GET", f"{path}/history"))["lines"][0]["act"] == "end"

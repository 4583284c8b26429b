"""The seasons of a club and their records (CO-25), what a helper may do (CO-14.8), and who hears of it."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from dugout.competition.rights import ACTS, Role
from dugout.referee.catalogue import registered
from dugout.server.notices.reminders import remind
from dugout.server.wire.desk import DeskAct
from tests.server.harness import Device, Hand, Served, running, settings_for
from tests.server.test_club import DAY, of_people
from tests.server.test_evening import TWO_NIL, claim, evening, match_of

DESK_ACTS = msgspec.json.schema(DeskAct)["$defs"]["DeskAct"]["properties"]["act"]["enum"]


@pytest.fixture
def hand() -> Hand:
    return Hand()


@pytest.fixture
async def served(tmp_path: Path, hand: Hand) -> AsyncIterator[Served]:
    where = settings_for(f"sqlite:///{tmp_path / 'm.sqlite'}")
    async with running(where, registered(), time=hand) as served:
        yield served


async def season(ann: Device, names: list[str], score: list[int], **more: Any) -> str:
    """A league of two guests with one result, which is over; its path."""
    config = {"game": "champions", "format": "league1"}
    made = await ann.call("POST", "/api/competitions", {"title": names[0], "config": config, **more}, 201)
    path = f"/api/competitions/{made['id']}"
    await ann.call(
        "POST", f"{path}/guests", {"guests": [{"name": name, "team": f"{name} FC"} for name in names]}
    )
    await ann.call("POST", f"{path}/start", {"order": [1, 2]})
    report = {"goals90": score, "goals": score, "decided": "90"}
    entry = {"act": "enter", "fixture": "L1.1", "report": report, "scorers": [{"9": score[0]}, {}]}
    await ann.call("POST", f"{path}/desk", entry)
    return path


def id_of(path: str) -> str:
    return path.rpartition("/")[2]


@pytest.mark.slow
async def test_titles_and_records_are_kept_over_the_seasons_of_a_club(served: Served, hand: Hand) -> None:
    async with served.device() as ann, served.device() as ben:
        await ann.guest("Ann")
        await ben.guest("Ben")
        first = await season(ann, ["Kees", "Riet"], [4, 1])
        hand.push(seconds=60)
        second = await season(ann, ["Riet", "Kees"], [1, 0], after=id_of(first))
        hand.push(seconds=60)
        third = await season(ann, ["Kees", "Wim"], [2, 0])
        found = await ben.call("GET", f"{second}/records")
        assert [each["id"] for each in found["seasons"]] == [id_of(second), id_of(first)], "the newest first"
        assert [each["champion"]["name"] for each in found["seasons"]] == ["Riet", "Kees"]
        assert [(each["coach"]["name"], each["titles"], each["goals"]) for each in found["honours"]] == [
            ("Kees", 1, 4),
            ("Riet", 1, 2),
        ]
        assert (await ann.call("GET", second))["earlier"] == {"id": id_of(first), "title": "Kees"}

        assert (
            await ann.refused("POST", f"{first}/desk", {"act": "follow", "other": id_of(second)}) == "refused"
        )
        assert await ben.refused("POST", f"{third}/desk", {"act": "follow", "other": ""}) == "not-organiser"
        page = (await ann.call("POST", f"{third}/desk", {"act": "follow", "other": id_of(second)}))["page"]
        assert page["earlier"]["id"] == id_of(second), "also when it is over"
        line = (await ben.call("GET", f"{third}/history"))["lines"][0]
        assert (line["act"], line["name"], line["rule"]) == ("follow", "Riet", "CO-25.1")
        for path in (first, second, third):
            found = await ben.call("GET", f"{path}/records")
            assert len(found["seasons"]) == 3, "from every season"
        feats = {each["kind"]: (each["coach"]["name"], each["count"]) for each in found["feats"]}
        assert feats["win"] == ("Kees", 3) and feats["season"] == ("Kees", 4)
        best = found["scorers"][0]
        assert (best["team"], best["man"], best["goals"], best["seasons"]) == ("Kees FC", "9", 6, 2)

        await ann.call("POST", f"{first}/desk", {"act": "delete", "reason": "a mistake"})
        assert len((await ben.call("GET", f"{third}/records"))["seasons"]) == 2, (
            "what is deleted is not shown"
        )
        await ann.call("POST", f"{third}/desk", {"act": "follow", "other": ""})
        assert len((await ben.call("GET", f"{third}/records"))["seasons"]) == 1


async def test_nobody_makes_the_next_season_of_a_club_that_is_not_theirs(served: Served) -> None:
    async with served.device() as ann, served.device() as ben:
        await ann.guest("Ann")
        await ben.guest("Ben")
        first = await season(ann, ["Kees", "Riet"], [4, 1])
        body = {"title": "Mine", "config": {"game": "toto", "format": "toto_cup"}, "after": id_of(first)}
        assert await ben.refused("POST", "/api/competitions", body) == "not-organiser"
        assert (await ben.call("GET", "/api/competitions"))["competitions"] == [], "nothing is left behind"
        made = await ann.call("POST", "/api/competitions", body, 201)
        found = await ann.call("GET", f"/api/competitions/{made['id']}/records")
        assert [each["game"] for each in found["seasons"]] == ["toto", "champions"]


@pytest.mark.slow
async def test_each_act_of_the_desk_is_for_those_whom_the_one_table_names(served: Served) -> None:
    """CO-14.8: the organiser, a helper, one with results and dates alone, an entrant, and somebody from outside."""
    async with (
        served.device() as ann,
        served.device() as vic,
        served.device() as wim,
        served.device() as cas,
        served.device() as dee,
    ):
        path, _ = await of_people(served, ann, cas)
        for at, (device, name) in enumerate(((vic, "Vic"), (wim, "Wim"))):
            await device.guest(name)
            link = (await ann.call("POST", f"{path}/desk", {"act": "invite"}))["page"]["club"]["invite"]
            await device.call("POST", f"{path}/act", {"act": "help", "link": link})
            assert (await ann.call("GET", path))["club"]["outside"][at] == name
        await ann.call("POST", f"{path}/desk", {"act": "share", "helper": 2, "limited": True})
        await dee.guest("Dee")
        roles = [
            (Role.ORGANISER, ann),
            (Role.HELPER, vic),
            (Role.LIMITED, wim),
            (Role.NONE, cas),
            (Role.NONE, dee),
        ]
        about = {"reason": "asked", "entrant": 1, "foresee": True, "fixture": "L1.1", "title": "X"}
        for act in DESK_ACTS:
            for one, device in roles:
                answer = await device.http.post(f"{path}/desk", json={"act": act, **about})
                error = answer.json().get("error", {})
                found = (error.get("code"), error.get("rule"))
                if one == Role.NONE:
                    assert found[0] == "not-organiser", act
                elif one < ACTS.get(act, Role.HELPER):
                    assert found == ("refused", "CO-14.8"), (act, one)
                    assert "help" in error["message"]
                else:
                    assert found[0] != "not-organiser" and found[1] != "CO-14.8", (act, one, error)
        assert (await vic.call("GET", path))["club"]["invite"] == "", "nor does he see links for others"


async def test_only_who_is_asked_is_told_so(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[tuple[str, int]] = []

    async def write(to: set[str], body: str, now: int) -> None:
        told.append((json.loads(body)["event"], len(to)))

    async with served.device() as ann, served.device() as ben, served.device() as cas:
        path, _ = await of_people(served, ann, ben, cas)
        monkeypatch.setattr(served.server.rooms.store.notifications, "write", write)
        for body in (
            {"act": "offer", "entrant": 2},
            {"act": "offer", "entrant": 0},
            {"act": "share", "entrant": 3},
            {"act": "invite"},
            {"act": "wait", "name": "Vera"},
            {"act": "pause", "reason": "holidays"},
        ):
            await ann.call("POST", f"{path}/desk", body)
        assert told == [("desk-offer", 1), ("desk-offer", 1), ("desk-share", 1), ("desk-pause", 2)]


@pytest.mark.slow
async def test_a_result_said_on_a_phone_is_confirmed_on_the_page(served: Served) -> None:
    """CO-14.9: one law and one way, wherever it is said."""
    async with served.device() as ann, served.device() as sam, served.device() as ines:
        path, door, _ = await evening(ann, ["Sam", "Wim", "Mara", "Ines"], tables=2)
        await claim(sam, door, 1, "Sam")
        await claim(ines, door, 4, "Ines")
        said = {"act": "result", "fixture": "K1.1", "report": TWO_NIL}
        page = (await sam.call("POST", f"{door}/act", said))["page"]
        assert match_of(page, "K1.1")["table"] == 1
        assert not match_of(page, "K1.1")["disputed"]
        page = await ines.call("POST", f"{path}/act", said)
        assert match_of(page, "K1.1")["result"] == "2–0", "the same on a phone and on the page"
        line = (await ann.call("GET", f"{path}/history"))["lines"][0]
        assert (line["act"], line["by"], line["other"]) == ("enter", "", "Sam, Ines"), "who has said so"
        page = (await sam.call("GET", door))["page"]
        assert match_of(page, "K1.1")["table"] == 0, "CO-21.7: the table is free"


async def test_a_place_in_the_next_season_waits_for_whoever_had_it(served: Served) -> None:
    """CO-25.2: whoever runs it types the names once more; nobody is there twice who played before."""
    async with served.device() as ann, served.device() as ben, served.device() as eve:
        path, _ = await of_people(served, ann, ben)
        await eve.guest("Eve")
        body = {"title": "Next", "config": {"game": "champions", "format": "league1"}, "after": id_of(path)}
        again = f"/api/competitions/{(await ann.call('POST', '/api/competitions', body, 201))['id']}"
        guests = {"guests": [{"name": "Ben", "team": "Rovers"}, {"name": "Eve", "team": "City"}]}
        links = [one["claim"] for one in (await ann.call("POST", f"{again}/guests", guests))["entrants"]]
        assert [(await each.call("GET", again))["place"] for each in (ann, ben, eve)] == ["", links[0], ""]
        page = await ben.call("POST", f"{again}/claim", {"link": links[0]})
        assert (page["me"], page["place"], len(page["entrants"])) == (1, "", 2)


async def test_who_runs_it_and_plays_is_reminded_of_an_end_once(
    served: Served, hand: Hand, monkeypatch: pytest.MonkeyPatch
) -> None:
    """CO-4.14: the others as those who play, he as the one who runs it; an hour before everybody."""
    async with served.device() as ann, served.device() as ben:
        path, page = await of_people(served, ann, ben)
        leagues = served.server.leagues
        history = await leagues.get(id_of(path))
        told: list[tuple[str, str]] = []
        people = {history.season.entrant(number).id: name for number, name in ((1, "Ann"), (2, "Ben"))}

        async def tell(notices: list[Any], *, urgent: bool = False) -> int:
            told.extend((people[each.person], each.event) for each in notices)
            return len(notices)

        monkeypatch.setattr(leagues.notifier, "notify", tell)
        for before in (DAY - 5000, DAY - 65_000, 3_000_000):
            hand.pushed += page["wake"] - before - hand.now()
            await remind(leagues)
            async with history.lock:
                await leagues._host(history)
            await remind(leagues)
        assert sorted(told[:2]) == [("Ann", "deadline-soon"), ("Ben", "due")]
        assert sorted(told[2:]) == [("Ann", "due"), ("Ben", "due")], "an hour before"

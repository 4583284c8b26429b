"""The rest of the desk: a pause, dates, the name, who runs it, the archive, the end; and what is taken back
(CO-14.8)."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from dugout.competition import commands
from dugout.referee.catalogue import registered
from dugout.server.competitions.leaving import heir_of
from tests.server.harness import Device, Hand, Served, running, settings_for
from tests.server.test_desk import RED, fixture_of, league

DAY = 86_400
NAMES = ["Fatma", "Kees", "Riet", "Wim"]


HOUR = 3_600


@pytest.fixture
def hand() -> Hand:
    return Hand()


@pytest.fixture
async def served(tmp_path: Path, hand: Hand) -> AsyncIterator[Served]:
    url = f"sqlite:///{tmp_path / 'm.sqlite'}"
    async with running(settings_for(url), registered(), time=hand) as served:
        yield served


async def did(device: Device, path: str, act: dict[str, Any]) -> dict[str, Any]:
    return dict((await device.call("POST", f"{path}/desk", act))["page"])


async def lines(device: Device, path: str) -> list[dict[str, Any]]:
    return list((await device.call("GET", f"{path}/history"))["lines"])


async def test_a_pause_stops_every_deadline_and_no_match_begins(served: Served, hand: Hand) -> None:
    async with served.device() as ann:
        await ann.guest("Ann")
        path, page = await league(ann, NAMES)
        ends = page["wake"]
        assert await ann.refused("POST", f"{path}/desk", {"act": "pause"}) == "refused", "without a reason"
        page = await did(ann, path, {"act": "pause", "reason": "half term"})
        assert (page["club"]["paused"], page["wake"]) == (True, None)
        for number in fixture_of(page, "L1.1")["sides"]:
            body = {"act": "ready", "fixture": "L1.1", "entrant": number}
            page = await ann.call("POST", f"{path}/act", body)
        assert fixture_of(page, "L1.1")["status"] == "waiting"
        hand.push(seconds=HOUR)
        page = await did(ann, path, {"act": "resume"})
        assert fixture_of(page, "L1.1")["status"] == "begun"
        assert 0 <= page["wake"] - ends - 1000 * HOUR <= 60_000, "later by the length of the pause"
        assert [each["act"] for each in await lines(ann, path)][:2] == ["resume", "pause"]


async def test_the_time_to_think_changes_for_matches_that_have_not_begun(served: Served) -> None:
    async with served.device() as ann:
        await ann.guest("Ann")
        path, page = await league(ann, NAMES)

        async def begin(fixture: str) -> str:
            """Its match, which begins now."""
            for number in fixture_of(page, fixture)["sides"]:
                body = {"act": "ready", "fixture": fixture, "entrant": number}
                begun = await ann.call("POST", f"{path}/act", body)
            return str(fixture_of(begun, fixture)["match"])

        async def bank(match: str) -> int:
            return (await served.server.rooms.get(match)).control.bank

        first = await begin("L1.1")
        assert await bank(first) == 0
        slow = {"kind": "live", "bank": 900, "increment": 10}
        assert await ann.refused("POST", f"{path}/desk", {"act": "clock"}) == "bad-setup"
        changed = await did(ann, path, {"act": "clock", "clock": slow})
        assert changed["clock"] == changed["pace"]["clock"] == slow
        assert await bank(await begin("L1.2")) == 900
        assert await bank(first) == 0, "as it began"
        line = (await lines(ann, path))[0]
        assert (line["act"], line["pace"]["clock"]) == ("clock", slow)


async def test_a_match_has_a_date_of_its_own_and_its_matchday_waits_for_it(served: Served) -> None:
    async with served.device() as ann:
        await ann.guest("Ann")
        path, page = await league(ann, NAMES)
        later = page["wake"] // 1000 + 2 * DAY
        body = {"act": "date", "fixture": "L1.1", "at": later, "reason": "both asked"}
        seen = await ann.call("POST", f"{path}/desk", {**body, "foresee": True})
        assert [each["part"] for each in seen["follows"]["parts"]] == [1], "what follows is said before"
        assert await ann.refused("POST", f"{path}/desk", {**body, "at": 1}) == "refused", "long ago"
        page = await did(ann, path, body)
        assert fixture_of(page, "L1.1")["date"] == page["wake"] == 1000 * later
        line = (await lines(ann, path))[0]
        assert (line["act"], line["date"], line["undo"]) == ("date", 1000 * later, True)
        page = await did(ann, path, {"act": "undo", "seq": line["seq"], "reason": "a slip"})
        assert "date" not in fixture_of(page, "L1.1")
        assert page["wake"] < 1000 * later


async def test_no_date_that_has_passed_is_brought_back(served: Served, hand: Hand) -> None:
    async with served.device() as ann:
        await ann.guest("Ann")
        path, _ = await league(ann, NAMES)
        soon = hand.now() // 1000 + HOUR
        for at in (soon, soon + DAY):
            body = {"act": "date", "fixture": "L1.1", "at": at, "reason": "both asked"}
            await did(ann, path, body)
        far = {**body, "at": 10**12}
        assert await ann.refused("POST", f"{path}/desk", far) == "refused", "no calendar reads it"
        undo = {"act": "undo", "seq": (await lines(ann, path))[0]["seq"], "reason": "a slip"}
        hand.push(seconds=2 * HOUR)
        assert await ann.refused("POST", f"{path}/desk", undo) == "refused"
        assert fixture_of(await ann.call("GET", path), "L1.1")["date"] == 1000 * (soon + DAY)


async def test_the_newest_decisions_can_be_taken_back_from_the_history(served: Served) -> None:
    async with served.device() as ann:
        await ann.guest("Ann")
        path, page = await league(ann, NAMES)
        ends = page["wake"]
        await did(ann, path, {"act": "extend", "part": 1, "seconds": DAY, "reason": "half term"})
        await did(ann, path, {"act": "enter", "fixture": "L1.1", "report": RED})
        right = {"goals90": [0, 1], "goals": [0, 1], "decided": "90"}
        await did(ann, path, {"act": "overturn", "fixture": "L1.1", "report": right, "reason": "typo"})
        await did(ann, path, {"act": "rename", "title": "Tuesday League", "about": "every  Tuesday"})
        told = await lines(ann, path)
        undo = {each["act"]: (each["seq"], each["undo"]) for each in told}
        assert not undo["enter"][1], "it was overturned since"
        assert not undo["draw"][1]
        assert await ann.refused("POST", f"{path}/desk", {"act": "undo", "seq": 999, "reason": "x"})
        for act in ("overturn", "extend", "rename"):
            assert undo[act][1], act
            page = await did(ann, path, {"act": "undo", "seq": undo[act][0], "reason": "taken back"})
        assert (fixture_of(page, "L1.1")["result"], page["wake"], page["title"]) == ("2–1", ends, "Club")
        assert page["entrants"][0]["men"][0]["suspended"] == 2, "the red card counts again"
        extended = [each for each in await lines(ann, path) if each["act"] == "extend"]
        assert [each["on"] for each in extended] == [False, True]


async def claimed(ann: Device, kees: Device) -> tuple[str, str]:
    """A league that Ann runs, in which Kees plays from his own device."""
    await ann.guest("Ann")
    person = (await kees.guest("Kees"))["me"]["id"]
    path, page = await league(ann, NAMES)
    await kees.call("POST", f"{path}/claim", {"link": page["entrants"][1]["claim"]})
    return path, person


async def test_a_helper_runs_it_too_and_who_accepts_takes_over(served: Served) -> None:
    async with served.device() as ann, served.device() as kees:
        path, _ = await claimed(ann, kees)
        enter = {"act": "enter", "fixture": "L1.1", "report": RED}
        assert await kees.refused("POST", f"{path}/desk", enter) == "not-organiser"
        other = {"act": "share", "entrant": 2, "name": "Fatma"}  # who had the place when it was read
        assert await ann.refused("POST", f"{path}/desk", other) == "not-now"
        page = await did(ann, path, {**other, "name": "Kees"})
        assert page["club"]["helpers"] == [2]
        page = await did(kees, path, enter)
        assert (page["organiser"], page["club"]["owner"]) == (True, False)
        assert (await lines(ann, path))[0]["by"] == "Kees"
        for act in ("share", "offer", "delete"):
            body = {"act": act, "entrant": 2, "reason": "x"}
            assert await kees.refused("POST", f"{path}/desk", body) == "refused"
        assert await kees.refused("POST", f"{path}/act", {"act": "accept"}) == "refused"
        await did(ann, path, {"act": "offer", "entrant": 2})
        page = await kees.call("POST", f"{path}/act", {"act": "accept"})
        assert (page["club"]["owner"], page["club"]["helpers"], page["club"]["offered"]) == (True, [], 0)
        assert not (await ann.call("GET", path))["organiser"]
        for number in (3, 2):
            body = {"act": "ready", "fixture": "L1.2", **({"entrant": 3} if number == 3 else {})}
            page = await kees.call("POST", f"{path}/act", body)
        seats = (await kees.call("GET", f"/api/matches/{fixture_of(page, 'L1.2')['match']}"))["seats"]
        assert [seat["yours"] for seat in seats] == [True, True], "guests play on his device now"


async def test_guests_move_in_one_step_with_a_hand_over_and_only_then(served: Served) -> None:
    async with served.device() as ann, served.device() as kees:
        path, person = await claimed(ann, kees)
        for number in (1, 4):
            page = await ann.call(
                "POST", f"{path}/act", {"act": "ready", "fixture": "L1.1", "entrant": number}
            )
        match = f"/api/matches/{fixture_of(page, 'L1.1')['match']}"

        async def whose() -> tuple[bool, bool]:
            seen = [(await each.call("GET", match))["seats"] for each in (ann, kees)]
            return all(seat["yours"] for seat in seen[0]), all(seat["yours"] for seat in seen[1])

        await did(ann, path, {"act": "offer", "entrant": 2})
        await kees.call("POST", f"{path}/act", {"act": "decline"})
        assert await whose() == (True, False)
        await did(ann, path, {"act": "offer", "entrant": 2})
        leagues = served.app.state.competitions
        history = await leagues.get(path.rsplit("/", 1)[1])
        async with history.lock:  # the log alone, and whoever had to finish it dies
            await history.append([commands.Accept(person)], person, served.rooms.clock.now())
        served.rooms.evict(match.rsplit("/", 1)[1])
        assert await whose() == (False, True)


@pytest.mark.slow
async def test_a_deleted_competition_is_nowhere_and_gives_the_host_no_work(served: Served) -> None:
    async with served.device() as ann, served.device() as kees:
        path, _ = await claimed(ann, kees)
        one = path.rsplit("/", 1)[1]
        new = {"title": "Cards", "config": {"game": "counter-attack", "format": "league1"}}
        other = (await ann.call("POST", "/api/competitions", new, 201))["id"]
        both = {"title": "Both", "competitions": [one, other]}
        made = (await ann.call("POST", "/api/championships", both, 201))["id"]
        await ann.call("POST", f"{path}/act", {"act": "ready", "fixture": "L1.2", "entrant": 3})
        page = await kees.call("POST", f"{path}/act", {"act": "ready", "fixture": "L1.2"})
        match = fixture_of(page, "L1.2")["match"]
        assert (await kees.call("GET", f"/api/matches/{match}/competition"))["competition"] == one
        await did(ann, path, {"act": "delete", "reason": "nobody comes"})
        assert (await kees.call("GET", f"/api/matches/{match}/competition"))["competition"] is None
        for device in (ann, kees):
            seen = await device.call("GET", f"/api/championships/{made}")
            assert [each["id"] for each in seen["parts"]] == [other]
        assert await ann.refused("POST", "/api/championships", both) == "no-competition"
        seats = (await kees.call("GET", f"/api/matches/{match}"))["seats"]
        await kees.act(match, next(seat["seat"] for seat in seats if seat["yours"]), "resign")
        store = served.app.state.competitions.store
        assert [each.status for each in await store.matches_of(one)] == ["over"]
        assert one not in await store.work(served.rooms.clock.now(), 50)
        page = await did(ann, path, {"act": "delete", "on": False, "reason": "they do come"})
        assert "forfeit" in fixture_of(page, "L1.2")["result"], "what has ended meanwhile counts"


async def test_what_was_deleted_goes_for_good_after_thirty_days(served: Served, hand: Hand) -> None:
    """CO-14.8: then table, log and people of it are gone; its match stays."""
    async with served.device() as ann:
        await ann.guest("Ann")
        path, page = await league(ann, NAMES)
        kept, _ = await league(ann, NAMES)
        for number in fixture_of(page, "L1.1")["sides"]:
            body = {"act": "ready", "fixture": "L1.1", "entrant": number}
            page = await ann.call("POST", f"{path}/act", body)
        await did(ann, path, {"act": "delete", "reason": "nobody comes"})
        services, one = served.rooms.services, path.rsplit("/", 1)[1]

        async def sweep() -> dict[str, int]:
            return await services.store.retention.sweep(services.settings.keep, hand.now())

        hand.push(days=29)
        assert "competitions" not in await sweep()
        hand.push(days=2)
        assert (await sweep())["competitions"] == 1
        assert await services.store.competitions.load(one) is None
        assert await services.store.competitions.log(one) == []
        assert await ann.refused("GET", path) == "no-competition"
        await ann.call("GET", kept)
        await ann.call("GET", f"/api/matches/{fixture_of(page, 'L1.1')['match']}")


async def test_nobody_inherits_what_is_deleted_nor_finds_a_link_to_it(served: Served) -> None:
    async with served.device() as ann, served.device() as kees:
        person = (await kees.guest("Kees"))["me"]["id"]
        await ann.guest("Ann")
        path, page = await league(ann, NAMES[:2])
        await kees.call("POST", f"{path}/claim", {"link": page["entrants"][1]["claim"]})
        await did(ann, path, {"act": "enter", "fixture": "L1.1", "report": RED})
        config = {"game": "champions", "format": "league1"}
        body = {"title": "Again", "config": config, "inherit": path.rsplit("/", 1)[1]}
        again = f"/api/competitions/{(await ann.call('POST', '/api/competitions', body, 201))['id']}"
        assert (await kees.call("GET", again))["before"]["title"] == "Club"
        await did(ann, path, {"act": "delete", "reason": "nobody comes"})
        assert (await kees.call("GET", again))["before"] is None
        leagues = served.app.state.competitions
        history = await leagues.get(path.rsplit("/", 1)[1])
        owner = await leagues.rooms.store.people.by_id(history.row.organiser)
        assert person in {each.id for each in history.season.entrants}
        assert heir_of(history.season, owner) is None, "who never saw it deleted cannot bring it back"


async def test_what_is_deleted_is_gone_for_everybody_else_and_can_be_brought_back(served: Served) -> None:
    async with served.device() as ann, served.device() as kees:
        path, _ = await claimed(ann, kees)
        await did(ann, path, {"act": "enter", "fixture": "L1.1", "report": RED})
        page = await did(ann, path, {"act": "archive"})
        assert page["club"]["archived"]
        line = (await kees.call("GET", "/api/competitions"))["competitions"][0]
        assert (line["archived"], line["deleted"]) == (True, False)
        assert (await did(ann, path, {"act": "delete", "reason": "nobody comes"}))["wake"] is None
        assert await kees.refused("GET", path) == "no-competition"
        assert (await kees.call("GET", "/api/competitions"))["competitions"] == []
        enter = {"act": "enter", "fixture": "L1.2", "report": RED}
        assert await ann.refused("POST", f"{path}/desk", enter) == "refused"
        page = await did(ann, path, {"act": "delete", "on": False, "reason": "they do come"})
        assert page["wake"] is not None
        assert fixture_of(await kees.call("GET", path), "L1.1")["result"] == "2–1"


async def test_home_knows_what_is_due(served: Served) -> None:
    async with served.device() as ann, served.device() as kees:
        assert (await kees.call("GET", "/api/me/fixtures"))["fixtures"] == []
        path, _ = await claimed(ann, kees)
        await did(ann, path, {"act": "rename", "title": "Tuesday League"})
        (due,) = (await kees.call("GET", "/api/me/fixtures"))["fixtures"]
        assert (due["title"], due["fixture"], due["stage"], due["day"]) == (
            "Tuesday League",
            "L1.2",
            "league",
            1,
        )
        sides = [(each["name"], each["me"], each["ready"]) for each in due["sides"]]
        assert sides == [("Kees United", True, False), ("Riet United", False, False)]
        await ann.call("POST", f"{path}/act", {"act": "ready", "fixture": "L1.2", "entrant": 3})
        page = await kees.call("POST", f"{path}/act", {"act": "ready", "fixture": "L1.2"})
        (due,) = (await kees.call("GET", "/api/me/fixtures"))["fixtures"]
        assert due["match"] == fixture_of(page, "L1.2")["match"]
        assert (await ann.call("GET", "/api/me/fixtures"))["fixtures"] == [], (
            "who only organises plays nothing"
        )
        await did(ann, path, {"act": "archive"})
        assert (await kees.call("GET", "/api/me/fixtures"))["fixtures"] == []

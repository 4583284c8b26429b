"""An evening in one room: the screen, phones that are seats, tables, results that coaches enter (CO-21)."""

from __future__ import annotations

import threading
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from dugout.i18n import render
from dugout.referee.catalogue import registered
from dugout.server.access import lan
from tests.server.harness import Device, Served, running, settings_for

TWO_NIL = {"goals90": [2, 0], "goals": [2, 0], "decided": "90"}
NAMES = ["Sam", "Wim", "Mara", "Ines"]


@pytest.fixture
async def served(tmp_path: Path) -> AsyncIterator[Served]:
    async with running(settings_for(f"sqlite:///{tmp_path / 'm.sqlite'}"), registered()) as served:
        yield served


async def evening(ann: Device, names: list[str], tables: int = 1, start: bool = True) -> tuple[str, str, str]:
    """A cup of guests in one room: its path, and those of its phones and of its screen."""
    await ann.guest("Ann")
    config = {"game": "champions", "format": "cup", "calendar": "marathon", "hours": 5}
    made = await ann.call("POST", "/api/competitions", {"title": "Friday Night Cup", "config": config}, 201)
    path = f"/api/competitions/{made['id']}"
    guests = [{"name": name, "team": f"{name} United"} for name in names]
    await ann.call("POST", f"{path}/guests", {"guests": guests})
    room = {"act": "set", "tables": tables, "minutes": 20, "place": "Lantern clubhouse"}
    links = (await ann.call("POST", f"{path}/room", room))["room"]
    if start:
        await ann.call("POST", f"{path}/start", {"order": list(range(1, len(names) + 1))})
    keys = [links[which].rpartition("#")[2] for which in ("door", "screen")]
    door, screen = (f"/api/evenings/{made['id']}/{key}" for key in keys)
    return path, door, screen


def tables_of(page: dict[str, Any]) -> dict[str, int]:
    return {each["id"]: each["table"] for each in page["fixtures"] if each["table"]}


def match_of(page: dict[str, Any], fixture: str) -> dict[str, Any]:
    return dict(next(each for each in page["fixtures"] if each["id"] == fixture))


async def claim(phone: Device, door: str, number: int, name: str) -> dict[str, Any]:
    await phone.guest(name)
    page: dict[str, Any] = (await phone.call("POST", f"{door}/claim", {"entrant": number}))["page"]
    return page


@pytest.mark.slow
async def test_phones_play_a_cup_on_real_boards_and_the_screen_shows_it(served: Served) -> None:
    async with served.device() as ann, served.device() as television, AsyncExitStack() as stack:
        phones = [await stack.enter_async_context(served.device()) for _ in NAMES]
        path, door, screen = await evening(ann, NAMES)
        first = await television.call("GET", screen)
        seen = first["page"]
        assert (seen["title"], seen["place"], seen["me"]) == ("Friday Night Cup", "Lantern clubhouse", 0)
        assert tables_of(seen) == {"K1.1": 1}
        assert seen["next"][0]["sides"] == [[2], [3]], "who is called next"
        assert seen["next"][0]["table"] == 1
        assert 19 * 60_000 < seen["next"][0]["at"] - seen["now"] <= 20 * 60_000, "in about twenty minutes"
        same = await television.call("GET", f"{screen}?seen={first['version']}")
        assert same["page"] is None, "nothing has changed"
        for number, (phone, name) in enumerate(zip(phones, NAMES, strict=True), start=1):
            page = await claim(phone, door, number, name)
            assert page["me"] == number
        said = {"act": "result", "fixture": "K1.1", "report": TWO_NIL}
        page = (await phones[0].call("POST", f"{door}/act", said))["page"]
        assert match_of(page, "K1.1")["status"] == "waiting", "the other has to say so, too"
        other = {**said, "report": {**TWO_NIL, "goals90": [2, 1], "goals": [2, 1]}}
        page = (await phones[3].call("POST", f"{door}/act", other))["page"]
        assert match_of(page, "K1.1")["disputed"]
        assert [each["number"] for each in match_of(await ann.call("GET", path), "K1.1")["said"]] == [1, 4]
        read = match_of(page, "K1.1")["said"][0]["mark"]
        confirm = {"act": "confirm", "fixture": "K1.1", "seen": read}
        assert await phones[3].refused("POST", f"{door}/act", {**confirm, "seen": "other"}) == "refused"
        page = (await phones[3].call("POST", f"{door}/act", confirm))["page"]
        assert match_of(page, "K1.1")["goals"] == [2, 0], "both say the same"
        assert tables_of(page) == {"K1.2": 1}, "the next pair is called"
        called = {
            each["id"]: each.get("table", 0) for each in (await phones[1].call("GET", path))["fixtures"]
        }
        assert called["K1.2"] == 1, "on the page of the competition, too"
        await phones[1].call("POST", f"{door}/act", {**said, "fixture": "K1.2"})
        confirm = {"act": "confirm", "fixture": "K1.2", "entrant": 2}
        await ann.call("POST", f"{path}/desk", confirm)
        for phone in (phones[0], phones[1]):
            page = (await phone.call("POST", f"{door}/act", {**said, "fixture": "K2.1"}))["page"]
        assert (page["phase"], page["champion"]) == ("FINISHED", 1)
        shown = (await television.call("GET", f"{screen}?seen={first['version']}"))["page"]
        assert shown["champion"] == 1
        lines = (await ann.call("GET", f"{path}/history"))["lines"]
        told = {(each["act"], each["rule"]) for each in lines}
        assert {("claim", "CO-21.4"), ("evening", "CO-21.1"), ("enter", "CO-14.5")} <= told


async def test_the_screen_can_do_nothing_and_strangers_see_nothing(served: Served) -> None:
    async with served.device() as ann, served.device() as phone:
        path, door, screen = await evening(ann, NAMES)
        await phone.guest("Sam")
        assert await phone.refused("POST", f"{screen}/claim", {"entrant": 1}) == "no-competition"
        other = "y" if door.endswith("x") else "x"
        assert await phone.refused("GET", f"{door[:-1]}{other}") == "no-competition"
        assert await phone.refused("GET", f"{path}/room") == "not-organiser"
        data = await ann.call("GET", f"{path}/competition.json")
        keys = {door.rpartition("/")[2], screen.rpartition("/")[2]}
        assert not any(key in str(data) for key in keys), "the links stay in the room"
        await ann.call("POST", f"{path}/room", {"act": "set", "tables": 0})
        assert await phone.refused("GET", door) == "refused"
        assert (await ann.call("GET", f"{path}/room"))["room"] is None


async def test_two_phones_want_one_name_and_a_phone_loses_it_during_a_match(served: Served) -> None:
    async with served.device() as ann, served.device() as sam, served.device() as other:
        path, door, _ = await evening(ann, NAMES)
        await claim(sam, door, 1, "Sam")
        await other.guest("Sam again")
        refused = await other.call("POST", f"{door}/claim", {"entrant": 1}, 409)
        assert refused["error"]["rule"] == "CO-21.4"
        assert "free the name" in refused["error"]["message"]
        page = (await sam.call("POST", f"{door}/act", {"act": "lend", "fixture": "K1.1"}))["page"]
        match = match_of(page, "K1.1")["match"]
        seats = (await sam.call("GET", f"/api/matches/{match}"))["seats"]
        assert [seat["yours"] for seat in seats] == [True, True], "Ines has no phone: both play on this one"
        await ann.call("POST", f"{path}/room", {"act": "free", "entrant": 1})
        seats = (await sam.call("GET", f"/api/matches/{match}"))["seats"]
        assert [seat["yours"] for seat in seats] == [False, False]
        seats = (await ann.call("GET", f"/api/matches/{match}"))["seats"]
        assert [seat["yours"] for seat in seats] == [True, True], "the organiser's device plays on"
        page = (await other.call("POST", f"{door}/claim", {"entrant": 1}))["page"]
        assert page["me"] == 1
        seats = (await other.call("GET", f"/api/matches/{match}"))["seats"]
        assert [seat["yours"] for seat in seats] == [True, True], "and so does the next phone"
        assert page["boards"][0]["match"] == match
        assert len(page["boards"][0]["view"]["men"]) > 0, "the little board"
        await other.call("POST", f"{door}/act", {"act": "back"})
        assert (await other.call("GET", door))["page"]["me"] == 0, "a name can be given back"


async def test_where_no_team_is_left_whoever_names_none_is_refused_at_once(served: Served) -> None:
    clubs = [name.strip() for name in render("co-clubs", {}, "en").split(",")]
    async with served.device() as ann, served.device() as phone:
        path, door, _ = await evening(ann, NAMES, start=False)
        teams = [*clubs, "Tom"]
        guests = [{"name": f"Guest {number}", "team": team} for number, team in enumerate(teams)]
        await ann.call("POST", f"{path}/guests", {"guests": guests})
        await phone.guest("Tom")
        refused = await phone.call("POST", f"{door}/claim", {"name": "Tom"}, 409)
        assert refused["error"]["args"]["reason"] == "co.team-taken"
        refused = await phone.call("POST", f"{path}/join", {"name": "Tom"}, 409)
        assert refused["error"]["args"]["reason"] == "co.team-taken"
        page = (await phone.call("POST", f"{door}/claim", {"name": "Tom", "team": "Toms"}))["page"]
        assert page["me"] == len(NAMES) + len(teams) + 1


async def test_who_is_not_on_the_list_enters_until_the_draw(served: Served) -> None:
    async with served.device() as ann, served.device() as phone, served.device() as late:
        path, door, _ = await evening(ann, NAMES, start=False)
        await phone.guest("Lotte")
        page = (await phone.call("POST", f"{door}/claim", {"name": "Lotte", "team": "Hilltop"}))["page"]
        assert [each["name"] for each in page["entrants"]] == [*NAMES, "Lotte"]
        assert page["me"] == 5
        await late.guest("Otto")
        other = (await late.call("POST", f"{door}/claim", {"name": "Vera", "team": ""}))["page"]["entrants"][
            -1
        ]
        assert other["team"] not in ("", "Vera"), "who names no team is given one"
        await late.call("POST", f"{door}/act", {"act": "back"})
        await ann.call("POST", f"{path}/start", {"order": [1, 2, 3, 4, 5, 6]})
        assert await late.refused("POST", f"{door}/claim", {"name": "Otto", "team": "Late"}) == "refused"
        assert (await late.call("GET", door))["page"]["me"] == 0, "who is late can watch"


@pytest.mark.slow
async def test_the_server_dies_between_two_steps(tmp_path: Path) -> None:
    """Claimed, called, entered by one: after each the log alone tells the same evening to the same phones."""
    settings = settings_for(f"sqlite:///{tmp_path / 'm.sqlite'}")
    async with running(settings, registered()) as served, served.device() as ann, served.device() as sam:
        _, door, screen = await evening(ann, ["Sam", "Wim"])
        await claim(sam, door, 1, "Sam")
        said = {"act": "result", "fixture": "K1.1", "report": TWO_NIL}
        before = (await sam.call("POST", f"{door}/act", said))["page"]
        cookies = sam.http.cookies
    async with running(settings, registered()) as served, served.device() as sam, served.device() as wim:
        sam.http.cookies = cookies
        after = (await sam.call("GET", door))["page"]
        volatile = {"now", "link", "next"}
        assert {k: v for k, v in after.items() if k not in volatile} == {
            k: v for k, v in before.items() if k not in volatile
        }
        await claim(wim, door, 2, "Wim")
        page = (await wim.call("POST", f"{door}/act", said))["page"]
        assert page["champion"] == 1
        assert (await wim.call("GET", screen))["page"]["champion"] == 1


@pytest.mark.slow
async def test_thirty_two_people_at_eight_tables(served: Served) -> None:
    names = [f"P{number}" for number in range(1, 33)]
    async with served.device() as ann, AsyncExitStack() as stack:
        path, door, screen = await evening(ann, names, tables=8)
        for number in range(1, 33):
            phone = await stack.enter_async_context(served.device())
            await claim(phone, door, number, f"P{number}")
        page = (await ann.call("GET", screen))["page"]
        assert sorted(tables_of(page).values()) == list(range(1, 9))
        assert all(each["here"] for each in page["entrants"])
        while len(left := tables_of(page)) > 1:  # sixteen, then eight, four, two, and the final
            results = "\n".join(f"{fixture},2,0" for fixture in left)
            sheet = {"what": "results", "text": f"fixture,home goals,away goals\n{results}"}
            assert (await ann.call("POST", f"{path}/import", sheet))["bad"] == []
            begun = time.perf_counter()
            page = (await ann.call("GET", screen))["page"]
            assert time.perf_counter() - begun < 2.0
            assert len(tables_of(page)) <= 8
        assert list(left) == ["K5.1"], "everybody has been called, and two are left for the final"


@pytest.mark.parametrize(
    ("host", "here"),
    [("127.0.0.1", True), ("localhost", True), ("[::1]", True), ("192.168.1.20", False), ("laptop", False)],
)
def test_which_addresses_lead_to_this_machine_alone(host: str, here: bool) -> None:
    assert lan.is_here_only(host) == here


def test_the_address_in_the_house_is_found_without_asking_outside(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """No route leads anywhere, as in a network without internet: the list of the system has it.

    Networks of containers and tunnels are none of the house, whatever their numbers are; a bridge to the house is.
    """
    trie, routes, devices = tmp_path / "fib_trie", tmp_path / "route", tmp_path / "net"
    entries = (
        "10.8.0.6",
        "127.0.0.1",
        "172.17.0.1",
        "172.23.0.1",
        "169.254.7.7",
        "192.168.240.1",
        "192.168.8.33",
    )
    trie.write_text("".join(f"        |-- {each}\n           /32 host LOCAL\n" for each in entries))
    networks = (
        ("lan0", "00000000", "00000000"),
        ("docker0", "000011AC", "0000FFFF"),
        ("br-5f2e", "000017AC", "0000FFFF"),
        ("podman1", "00F0A8C0", "00F0FFFF"),
        ("tun0", "0000080A", "00FFFFFF"),
        ("lan0", "0008A8C0", "00FFFFFF"),
    )
    lines = (f"{name}\t{to}\t00000000\t0001\t0\t0\t0\t{mask}\t0\t0\t0" for name, to, mask in networks)
    routes.write_text("\n".join(["Iface\tDestination\t…", *lines]))
    for place in ("docker0/bridge", "br-5f2e/bridge", "podman1/bridge", "lan0/bridge", "lan0/brif/eth0"):
        (devices / place).mkdir(parents=True)
    (devices / "eth0" / "device").mkdir(parents=True)
    (devices / "docker0" / "brif" / "veth1").mkdir(parents=True)
    (devices / "tun0").mkdir()
    (devices / "tun0" / "flags").write_text("0x10d1\n")
    monkeypatch.setattr(lan, "ROUTES", trie)
    monkeypatch.setattr(lan, "NETWORKS", routes)
    monkeypatch.setattr(lan, "DEVICES", devices)
    monkeypatch.setattr(lan, "CONTAINERS", ())
    monkeypatch.setattr(lan, "FAR", ())
    assert lan.find() == "192.168.8.33"
    monkeypatch.setattr(lan, "CONTAINERS", (trie,))
    assert lan.find() == "192.168.8.33", "a container that shares the network of its host"
    (devices / "eth0" / "device").rmdir()
    assert lan.find() == "", "its own network leads to nobody"


async def test_looking_for_the_address_holds_nobody_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a name stands for may take the system seconds: it is asked in a thread, and not for every page."""
    asked: list[bool] = []

    def find() -> str:
        asked.append(threading.current_thread() is threading.main_thread())
        return "192.168.8.33"

    monkeypatch.setattr(lan, "find", find)
    monkeypatch.setattr(lan, "FRESH_SECONDS", 10**9)
    lan.found_in.cache_clear()
    try:
        assert [await lan.lan_address() for _ in range(3)] == ["192.168.8.33"] * 3
    finally:
        lan.found_in.cache_clear()
    assert asked == [False]


async def test_phones_are_led_to_an_address_that_they_reach(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def address() -> str:
        return "192.168.8.33"

    monkeypatch.setattr(lan, "lan_address", address)
    url = f"sqlite:///{tmp_path / 'm.sqlite'}"
    (tmp_path / "index.html").write_text("<head></head>")
    settings = settings_for(url, host="0.0.0.0", static=tmp_path)
    async with running(settings, registered()) as served, served.device() as ann:
        path, _, screen = await evening(ann, ["Sam", "Wim"])
        room = (await ann.call("GET", f"{path}/room"))["room"]
        assert room["reachable"]
        assert room["door"].startswith("http://192.168.8.33:")
        page = (await ann.call("GET", screen))["page"]
        assert page["link"] == room["door"]
        assert room["door"].startswith((await ann.call("GET", path))["address"] + "/e/"), (
            "as links of guests do"
        )
        begins = room["door"].partition("/e/")[0]
        assert f'<meta name="dugout-reached" content="{begins}">' in (await served.http.get("/")).text, (
            "as links to matches do"
        )
    async with running(settings_for(url), registered()) as served, served.device() as ann:
        page = (await ann.call("GET", screen))["page"]
        assert not page["reachable"], "the page says how to start the server"

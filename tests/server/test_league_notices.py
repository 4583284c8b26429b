"""What a league tells those whom it concerns: who waits, what ends soon, who plays next, and a digest by mail."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from datetime import datetime
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from dugout.referee.catalogue import registered
from dugout.server.competitions.notices import notify
from dugout.server.notices import words
from dugout.server.notices.digest import send_digests
from dugout.server.notices.mail import Mailer
from dugout.server.notices.notifier import Notifier
from dugout.server.notices.quiet import next_digest
from dugout.server.notices.reminders import remind
from dugout.server.store.outbox import Notice
from dugout.server.wire.notices import NoticeSettings
from tests.push_service import PushService
from tests.server.harness import Device, Hand, Served, running, settings_for
from tests.server.test_desk import RED, WEEK, fixture_of

HOUR = 3600
DAY = 24 * HOUR


@pytest.fixture
async def place(tmp_path: Path) -> AsyncIterator[tuple[Served, Hand]]:
    hand = Hand()
    url = f"sqlite:///{tmp_path / 'm.sqlite'}"
    settings = settings_for(url, push_services=(PUSH,))
    async with running(settings, registered(), time=hand) as served:
        await served.server.notices.stop()  # what waits stays where the test can see it
        yield served, hand


PUSH = "http://127.0.0.1:9"


async def person(device: Device, name: str, service: PushService) -> str:
    await device.guest(name)
    subscription = service.browser().subscription(name)
    endpoint = subscription["endpoint"].replace(service.url, PUSH)
    await device.call("POST", "/api/me/devices", {**subscription, "endpoint": endpoint})
    await device.call("PUT", "/api/me/notices", {"quiet": False, "zone": "UTC"})
    return str((await device.call("GET", "/api/me"))["me"]["id"])


async def waiting(served: Served, who: str) -> list[tuple[str, str]]:
    """What is on its way to somebody: topic without its competition, and event."""
    await served.server.notifier.settle()
    found = await served.rooms.store.outbox.due(10**15, 100)
    return sorted((each.topic.split(":")[0], each.event) for each in found if each.person == who)


async def entered(ann: Device, ben: Device, **config: Any) -> tuple[str, dict[str, Any]]:
    """A league of Ann, who organises it, Ben and a guest."""
    body = {"title": "Club", "config": {"game": "champions", "format": "league1", **WEEK, **config}}
    path = f"/api/competitions/{(await ann.call('POST', '/api/competitions', body, 201))['id']}"
    for device, name in ((ann, "Ann"), (ben, "Ben")):
        await device.call("POST", f"{path}/join", {"name": name, "team": f"{name} United"})
    await ann.call("POST", f"{path}/guests", {"guests": [{"name": "Kees"}]})
    return path, await ann.call("POST", f"{path}/start", {"order": [3, 1, 2]})


def between(page: dict[str, Any], *names: str) -> str:
    numbers = {each["number"] for each in page["entrants"] if each["name"] in names}
    return str(next(each["id"] for each in page["fixtures"] if set(each["sides"]) == numbers))


@pytest.mark.slow
async def test_who_waits_what_is_entered_and_what_ends_soon_is_told_once(place: tuple[Served, Hand]) -> None:
    served, hand = place
    service = PushService()
    async with served.device() as ann, served.device() as ben:
        await person(ann, "Ann", service)
        other = await person(ben, "Ben", service)
        path, page = await entered(ann, ben)
        assert await waiting(served, other) == [("league", "begun")]
        fixture = between(page, "Ann", "Ben")
        await ann.call("POST", f"{path}/act", {"act": "ready", "fixture": fixture})
        assert await waiting(served, other) == [("fixture", "ready"), ("league", "begun")]
        await ann.call("POST", f"{path}/act", {"act": "unready", "fixture": fixture})
        report = {**RED, "cards": [{}, {}]}
        await ann.call("POST", f"{path}/desk", {"act": "enter", "fixture": fixture, "report": report})
        told = [each for each in await served.rooms.store.outbox.due(10**15, 100) if each.person == other]
        (last,) = [each for each in told if each.topic.startswith("fixture")]
        assert last.event == "desk-enter", "one notice a match: the newest"
        assert ("fixture", "desk-enter") in await waiting(served, other), (
            "it is not settled with what was before"
        )
        note = words.note(last.event, words.read(last.body), "nl", "Europe/Amsterdam")
        assert (note.title, note.text) == (
            "Club: er is een uitslag ingevoerd",
            "Het gaat om je wedstrijd tegen Ann United.",
        )
        leagues = served.server.leagues
        mine = between(page, "Ben", "Kees")
        history = await leagues.get(path.rpartition("/")[2])
        due = words.read((await told_about(served, leagues, history.id, mine, other)).body).until
        assert due is not None
        hand.push(seconds=(due - hand.now()) / 1000 - 23 * HOUR)
        await remind(leagues)
        await remind(leagues)
        assert ("fixture", "due") in await waiting(served, other)
        first, second = [await served.rooms.store.outbox.remind("x", hand.now()) for _ in range(2)]
        assert (first, second) == (True, False), "of two servers one reminds"


async def test_news_waits_in_the_page_of_whoever_has_no_device(place: tuple[Served, Hand]) -> None:
    served, _ = place
    async with served.device() as ann, served.device() as ben:
        await ann.guest("Ann")
        await ben.guest("Ben")
        path, page = await entered(ann, ben)
        fixture = between(page, "Ann", "Ben")
        report = {**RED, "cards": [{}, {}]}
        await ann.call("POST", f"{path}/desk", {"act": "enter", "fixture": fixture, "report": report})
        assert (await ben.call("GET", "/api/me"))["me"]["news"] == 2
        told = (await ben.call("GET", "/api/me/news?lang=de"))["items"]
        assert {each["title"] for each in told} == {
            "Club hat begonnen",
            "Club: Ein Ergebnis wurde eingetragen",
        }
        assert told[0]["path"] == path.removeprefix("/api")
        left = await ben.call("POST", "/api/me/news/read", {"competition": "another"})
        assert len(left["items"]) == 2, "what concerns another competition is not read"
        left = await ben.call("POST", "/api/me/news/read", {"competition": path.rpartition("/")[2]})
        assert left["items"] == []
        assert (await ben.call("GET", "/api/me"))["me"]["news"] == 0
        assert await served.rooms.store.outbox.due(10**15, 100) == [], "nothing is sent"


async def told_about(served: Served, leagues: Any, competition: str, fixture: str, who: str) -> Any:
    """A notice about a fixture, as `notify` would put it out."""
    await notify(leagues, await leagues.get(competition), "drawn", {who}, fixture=fixture)
    found = await served.rooms.store.outbox.due(10**15, 100)
    return next(each for each in found if each.topic.endswith(f":{fixture}") and each.person == who)


async def test_a_digest_has_results_place_and_the_next_match(
    place: tuple[Served, Hand], monkeypatch: pytest.MonkeyPatch
) -> None:
    served, hand = place
    sent: list[tuple[str, words.Note]] = []

    async def send(_self: Mailer, _person: str, to: str, note: words.Note, _language: str) -> None:
        sent.append((to, note))

    monkeypatch.setattr(Mailer, "send", send)
    monkeypatch.setattr(Mailer, "offered", True)
    reach = served.rooms.store.reach
    async with served.device() as ann, served.device() as ben:
        await ann.guest("Ann")
        await ben.guest("Ben")
        who = str((await ben.call("GET", "/api/me"))["me"]["id"])
        await reach.set_address(who, "ben@football.example", hand.now())
        await reach.confirm(who, "ben@football.example", hand.now(), None)
        await ben.call("PUT", "/api/me/notices", {"digest": "daily", "zone": "UTC", "language": "de"})
        path, page = await entered(ann, ben)
        fixture = between(page, "Ann", "Ben")
        report = {**RED, "cards": [{}, {}]}
        await ann.call("POST", f"{path}/desk", {"act": "enter", "fixture": fixture, "report": report})
        await send_digests(served.server.leagues, served.server.mailer)
        assert sent == [], "not before the morning"
        hand.push(seconds=DAY)
        await send_digests(served.server.leagues, served.server.mailer)
        await send_digests(served.server.leagues, served.server.mailer)
        ((to, note),) = sent
        assert (to, note.title) == ("ben@football.example", "Club: Das ist neu")
        home, away = (page["entrants"][number - 1]["team"] for number in fixture_of(page, fixture)["sides"])
        assert f"{home} – {away}  2–1" in note.text
        (other,) = (one["team"] for one in page["entrants"] if one["name"] == "Kees")
        assert f"Dein nächstes Spiel: gegen {other}" in note.text and "Du stehst auf Platz" in note.text
        hand.push(seconds=DAY)
        await send_digests(served.server.leagues, served.server.mailer)
        assert len(sent) == 1, "nothing new, no mail"


def test_a_digest_comes_in_the_morning_or_on_monday() -> None:
    zone = ZoneInfo("Europe/Amsterdam")
    now = int(datetime(2026, 11, 18, 9, 0, tzinfo=zone).timestamp() * 1000)  # a Wednesday

    def due(digest: Any) -> datetime | None:
        at = next_digest(NoticeSettings(digest=digest, zone="Europe/Amsterdam"), now)
        return None if at is None else datetime.fromtimestamp(at / 1000, zone)

    assert due("off") is None
    assert due("daily") == datetime(2026, 11, 19, 8, 0, tzinfo=zone)
    assert due("weekly") == datetime(2026, 11, 23, 8, 0, tzinfo=zone)


@pytest.mark.parametrize("language", ["en", "nl", "de", "fr"])
def test_every_event_has_words_and_tells_no_more_than_it_may(language: str) -> None:
    body = words.Body(match="m1", game="toto", other="Sam", score=[1, 0], until=1795000000000, title="Club")
    events = [
        "turn",
        "waiting",
        "over",
        "ready",
        "due",
        "offer",
        "pick",
        "window",
        "begun",
        "finished",
        "ruled",
    ]
    for event in [*events, "drawn", "withdrawn", "organiser", "test", "desk-extend", "desk-unheard-of"]:
        note = words.note(event, body, language, "Europe/Paris")
        assert note.title and note.text and "note-" not in note.title + note.text
        assert note.path == "/match/m1"


async def test_a_notice_that_comes_while_another_about_the_same_is_settled_stays() -> None:
    out: set[tuple[str, str]] = {("ben", "fixture:c1:L1.1")}
    begun, go_on = asyncio.Event(), asyncio.Event()

    async def settle(done: set[tuple[str, str]], _now: int) -> None:
        begun.set()
        await go_on.wait()
        out.difference_update(done)

    async def put(notices: list[Notice], *_: Any) -> int:
        out.update((one.person, one.topic) for one in notices)
        return len(notices)

    async def choices(people: set[str]) -> dict[str, NoticeSettings]:
        return {person: NoticeSettings(quiet=False) for person in people}

    async def kept(*_: Any) -> None: ...

    outbox: Any = SimpleNamespace(settle=settle, put=put, choices=choices)
    notifier = Notifier(outbox, SimpleNamespace(put=kept), lambda: 0)  # type: ignore[arg-type]
    notifier.seen("ben", "fixture:c1:L1.1")
    settling = asyncio.create_task(notifier.settle())
    await begun.wait()
    notice = Notice("ben", "fixture:c1:L1.1", "desk-enter", "{}")
    notifying = asyncio.create_task(notifier.notify([notice]))
    for _ in range(10):
        await asyncio.sleep(0)
    go_on.set()
    assert await notifying == 1
    await settling
    assert out == {("ben", "fixture:c1:L1.1")}

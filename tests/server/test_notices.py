"""Notices by push and by mail: what is told to whom, when, how often, and that nothing else is."""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
import socket
import time
from collections.abc import AsyncIterator, Iterator
from datetime import datetime
from email import message_from_bytes
from email.message import Message as Mail
from email.policy import default
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives.asymmetric import ec

from dugout.server.notices import delivery as sending
from dugout.server.notices import quiet, sealing
from dugout.server.notices.reminders import HOUR, stage
from dugout.server.ops import metrics
from dugout.server.settings import Mail as MailSettings
from dugout.server.settings import SettingsError, from_environment
from dugout.server.store.outbox import Notice
from dugout.server.wire.notices import NoticeSettings
from tests.push_service import Browser, PushService, unpacked
from tests.server.harness import Device, Hand, Served, running, settings_for, until

PEOPLE = [{"kind": "me"}, {"kind": "link"}]


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sending, "POLL", 0.05)


@pytest.fixture(scope="module")
def service() -> Iterator[PushService]:
    with PushService() as found:
        yield found


@contextlib.asynccontextmanager
async def with_push(url: str, service: PushService, **changes: Any) -> AsyncIterator[tuple[Served, Hand]]:
    hand = Hand()
    settings = settings_for(url, push_services=(service.url,), **changes)
    async with running(settings, time=hand) as served:
        yield served, hand
    assert service.faults == []


async def ringing(device: Device, browser: Browser, who: str, **more: str) -> dict[str, Any]:
    """A guest whose browser rings at any hour."""
    await device.guest(who)
    await device.call("POST", "/api/me/devices", browser.subscription(**more))
    return await choose(device, quiet=False)


async def choose(device: Device, **changes: Any) -> dict[str, Any]:
    settings = (await device.call("GET", "/api/me/notices"))["settings"]
    return await device.call("PUT", "/api/me/notices", {**settings, **changes})


async def offered(noor: Device, sam: Device, clock: dict[str, Any] | None = None) -> str:
    """A match of both: Noor offers it, and Sam takes the offer."""
    body = {"game": "tiny", "seats": PEOPLE, "options": {"rounds": 1}, "clock": clock or {"kind": "none"}}
    match = str((await noor.call("POST", "/api/lobby", body, 201))["match"])
    await sam.call("POST", f"/api/lobby/{match}/join", {})
    return match


async def arrives(browser: Browser, count: int, seconds: float = 10) -> list[dict[str, Any]]:
    async def there() -> bool:
        return len(browser.messages) >= count

    await until(there, seconds)
    return [message.plain for message in browser.messages]


def tags_of(browser: Browser) -> list[Any]:
    return [message.plain["tag"] for message in browser.messages]


async def tagged(browser: Browser, tag: str) -> None:
    """Until the message about this has come; others may still be on their way."""

    async def there() -> bool:
        return tag in tags_of(browser)

    await until(there, 10)


def test_a_message_is_sealed_as_the_standard_shows_it() -> None:
    """RFC 8291, appendix A."""
    private = ec.derive_private_key(
        int.from_bytes(unpacked("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big"), ec.SECP256R1()
    )
    sealed = sealing.sealed(
        b"When I grow up, I want to be a watermelon",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
        unpacked("DGv6ra1nlYgDCS1FRnbzlw"),
        private,
    )
    assert sealing.packed(sealed) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6Tlz"
        "AC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


async def test_somebody_who_is_away_is_told_and_what_is_settled_is_taken_back(
    database_url: str, service: PushService
) -> None:
    async with (
        with_push(database_url, service) as (served, _),
        served.device() as noor,
        served.device() as sam,
    ):
        phone, laptop = service.browser(), service.browser()
        known = await ringing(noor, phone, "Noor", name="Noor’s phone")
        await noor.call("POST", "/api/me/devices", laptop.subscription("Laptop", "de"))
        await sam.guest("Sam")
        begun = time.monotonic()
        match = await offered(noor, sam)
        (told, *_), (gesagt, *_) = await arrives(phone, 1), await arrives(laptop, 1)
        assert phone.messages[0].at - begun < 10
        assert phone.keys == {known["key"]}, "the key that browsers are given is the one that signs"
        assert told["tag"] == gesagt["tag"] == f"match:{match}"
        assert told["path"] == f"/match/{match}"
        assert "Sam" in told["title"] + told["text"] and "Sam" in gesagt["title"] + gesagt["text"]
        assert gesagt["mute"] == "Ruhe für dieses Spiel"
        assert len({message.topic for message in phone.messages}) == 1
        await noor.answer(match, 0, "pick 3")

        async def taken_back() -> bool:
            return all(
                browser.messages[-1].plain == {"gone": f"match:{match}"} for browser in (phone, laptop)
            )

        await until(taken_back)
        assert not any(
            word in message.plain.get("text", "") for message in phone.messages for word in ("pick", "3")
        )


async def test_who_looks_at_the_match_is_told_nothing(tmp_path: Path, service: PushService) -> None:
    url = f"sqlite:///{tmp_path / 'm.sqlite'}"
    async with with_push(url, service) as (served, _), served.device() as noor, served.device() as sam:
        browser = service.browser()
        await ringing(noor, browser, "Noor")
        person = (await noor.call("GET", "/api/me"))["me"]["id"]
        await sam.guest("Sam")
        match = await offered(noor, sam)
        await arrives(browser, 1)
        seen = len(browser.messages)
        served.rooms.online = lambda _: {0}
        served.server.audiences.online = lambda _: {0}  # type: ignore[method-assign]
        await served.server.notifier.notify([Notice(person, f"match:{match}", "turn", "{}")])
        await asyncio.sleep(0.5)
        assert all("gone" in message.plain for message in browser.messages[seen:])


@pytest.mark.slow
async def test_switches_quiet_hours_and_quiet_matches(tmp_path: Path, service: PushService) -> None:
    url = f"sqlite:///{tmp_path / 'm.sqlite'}"
    async with with_push(url, service) as (served, hand), served.device() as noor, served.device() as sam:
        browser = service.browser()
        await ringing(noor, browser, "Noor")
        await sam.guest("Sam")
        person = (await noor.call("GET", "/api/me"))["me"]["id"]
        notifier = served.server.notifier

        async def tell(event: str, topic: str, *, urgent: bool = False) -> int:
            return await notifier.notify([Notice(person, topic, event, "{}")], urgent=urgent)

        await choose(noor, kinds=["league"])
        assert [await tell(event, "match:a") for event in ("turn", "waiting", "due", "offer", "ready")] == [
            0
        ] * 5
        assert await tell("drawn", "league:a") == 1
        await choose(noor, kinds=["waiting"])
        assert [await tell(event, "match:a") for event in ("turn", "waiting")] == [0, 1]
        match = await offered(noor, sam)
        found = await noor.call("PUT", f"/api/me/muted/{match}")
        assert [one["match"] for one in found["muted"]] == [match]
        assert await tell("waiting", f"match:{match}") == 0
        assert (await noor.call("DELETE", f"/api/me/muted/{match}"))["muted"] == []
        device = found["devices"][0]["id"]
        await noor.call("PUT", f"/api/me/devices/{device}", {"rings": False})
        assert await tell("waiting", "match:b") == 0
        await noor.call("PUT", f"/api/me/devices/{device}", {"rings": True})
        # quiet for the whole day but its last minute: it waits, unless the match is live
        now = datetime.fromtimestamp(hand.now() / 1000, ZoneInfo("UTC"))
        start = (now.hour * 60 + now.minute - 1) % 1440
        await choose(noor, kinds=["turn"], quiet=True, quiet_from=start, quiet_to=(start + 1430) % 1440)
        assert await tell("turn", "match:c") == 1
        assert await tell("turn", "match:d", urgent=True) == 1
        await tagged(browser, "match:d")
        assert "match:c" not in tags_of(browser)
        hand.push(seconds=24 * 3600)
        await tagged(browser, "match:c")


async def test_a_device_that_is_gone_is_forgotten_and_one_that_is_away_is_tried_again(
    tmp_path: Path, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sending, "WAITS", (1, 1, 3600))
    url = f"sqlite:///{tmp_path / 'm.sqlite'}"
    async with with_push(url, service) as (served, hand), served.device() as noor:
        dead, away, broken, good = (service.browser() for _ in range(4))
        dead.status, away.status, broken.status = 410, 503, 400
        await ringing(noor, good, "Noor")
        for browser in (dead, away, broken):
            await noor.call("POST", "/api/me/devices", browser.subscription())
        assert (await noor.call("POST", "/api/me/notices/test"))["sent"] == 4

        async def forgotten() -> bool:
            return len((await noor.call("GET", "/api/me/notices"))["devices"]) == 3

        await until(forgotten)
        assert [one["title"] for one in await arrives(good, 1)] == ["This is a test"]
        assert (dead.tries, good.tries, broken.tries) == (1, 1, 1)
        away.status = 201
        hand.push(seconds=2)
        await arrives(away, 1)
        assert away.tries == 2

        async def nothing_waits() -> bool:
            return await served.rooms.store.outbox.due(hand.now() + 10**9, 10) == []

        await until(nothing_waits)
        assert metrics.notices.labels("push", "dead")._value.get() >= 1


async def test_addresses_inside_are_never_called(tmp_path: Path, service: PushService) -> None:
    async with running(settings_for(f"sqlite:///{tmp_path / 'm.sqlite'}")) as served, served.device() as noor:
        await noor.guest("Noor")
        good = service.browser().subscription()
        for endpoint in (
            good["endpoint"],
            "https://127.0.0.1/push",
            "https://10.0.0.1/push",
            "https://[::1]/",
            "http://push.example.com/",
            "https://push.example.com:22/",
            "https://user@push.example.com/",
        ):
            assert (
                await noor.refused("POST", "/api/me/devices", {**good, "endpoint": endpoint}) == "bad-device"
            )
        for keys in ({"p256dh": "AAAA"}, {"auth": "short"}, {"p256dh": "é"}, {"p256dh": good["auth"]}):
            body = {**good, "endpoint": "https://push.example.com/x", **keys}
            assert await noor.refused("POST", "/api/me/devices", body) == "bad-device"
        assert (await noor.call("GET", "/api/me/notices"))["devices"] == []


async def test_a_device_goes_with_its_session_and_everything_with_the_account(
    database_url: str, service: PushService
) -> None:
    async with (
        with_push(database_url, service) as (served, _),
        served.device() as noor,
        served.device() as other,
    ):
        browser = service.browser()
        await ringing(noor, browser, "Noor")
        await noor.keep("Noor", "correct horse")
        assert (await noor.call("GET", "/api/me/notices"))["devices"] == [], "every session ended"
        await noor.call("POST", "/api/me/devices", browser.subscription())
        await other.call("POST", "/api/session", {"name": "Noor", "password": "correct horse"})
        assert len((await other.call("GET", "/api/me/notices"))["devices"]) == 1
        await noor.call("DELETE", "/api/session")
        assert (await other.call("POST", "/api/me/notices/test"))["sent"] == 0
        # the same browser with another person: it is theirs now
        await ringing(noor, browser, "Sam")
        await other.call("POST", "/api/me/devices", service.browser().subscription())
        assert len((await noor.call("GET", "/api/me/notices"))["devices"]) == 1
        await other.call("POST", "/api/me/notices/test")
        await other.call("POST", "/api/me/delete", {"password": "correct horse"})
        await noor.call("POST", "/api/me/delete", {"password": ""})
        await served.rooms.store.reach.forget_signed_out()
        assert await served.rooms.store.outbox.due(10**15, 10) == []


async def test_two_servers_send_once_and_have_one_key(own_database: str, service: PushService) -> None:
    async with with_push(own_database, service) as (one, _), with_push(own_database, service) as (two, _):
        browser = service.browser()
        async with one.device() as noor:
            known = await ringing(noor, browser, "Noor")
            for count in range(1, 4):  # one that comes before the last is sent would replace it
                await noor.call("POST", "/api/me/notices/test")
                await arrives(browser, count)
                await asyncio.sleep(
                    0.3
                )  # until it is noted as delivered; and the other server would send it again
            noor.http.base_url = two.url
            assert (await noor.call("GET", "/api/me/notices"))["key"] == known["key"]
        await asyncio.sleep(0.3)
        assert browser.tries == 3
        assert browser.keys == {known["key"]}


async def test_an_error_in_one_notice_holds_up_no_other(
    tmp_path: Path, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = f"sqlite:///{tmp_path / 'm.sqlite'}"
    before = metrics.failures.labels("notices")._value.get()
    async with with_push(url, service) as (served, _), served.device() as noor:
        browser = service.browser()
        await ringing(noor, browser, "Noor")
        person = (await noor.call("GET", "/api/me"))["me"]["id"]
        await served.server.notifier.notify([Notice(person, "match:a", "turn", "no JSON")])
        await served.server.notifier.notify([Notice(person, "match:b", "turn", "{}")])
        await arrives(browser, 1)
        assert browser.messages[0].plain["tag"] == "match:b"
    assert metrics.failures.labels("notices")._value.get() > before


class Post:
    """A mail server; `away`: it takes nothing."""

    def __init__(self) -> None:
        self.mails: list[Mail] = []
        self.away = False

    async def handle_DATA(  # noqa: N802 (a name of the library)
        self, _server: Any, _session: Any, envelope: Any
    ) -> str:
        if self.away:
            return "451 not now"
        self.mails.append(message_from_bytes(envelope.content, policy=default))
        return "250 taken"


@pytest.fixture(scope="module")
def post() -> Iterator[tuple[Post, MailSettings]]:
    handler = Post()
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    controller = Controller(handler, hostname="127.0.0.1", port=port)
    controller.start()
    yield handler, MailSettings("127.0.0.1", port, "none", sender="dugout@football.example")
    controller.stop()


def links(mail: Mail) -> list[str]:
    plain = mail.get_body(("plain",)).get_content()  # type: ignore[attr-defined]
    return [link.partition("/mail/")[2] for link in re.findall(r"\S+/mail/\S+", plain)]


async def test_mail_is_confirmed_sent_once_and_ended_by_one_click(
    database_url: str, service: PushService, post: tuple[Post, MailSettings], monkeypatch: pytest.MonkeyPatch
) -> None:
    handler, mail = post
    monkeypatch.setattr(quiet, "MAIL_WAIT", 1000)
    monkeypatch.setattr(sending, "WAITS", (1, 1, 1))
    handler.mails.clear()
    async with (
        with_push(database_url, service, mail=mail) as (served, hand),
        served.device() as noor,
        served.device() as sam,
    ):
        await noor.guest("Noor")
        person = (await noor.call("GET", "/api/me"))["me"]["id"]
        for bad in ("noor", "noor@", "a@b", "x@y.example\nBcc: z@y.example", "é@y.example"):
            body = {"address": bad, "language": "nl", "zone": "Europe/Amsterdam"}
            assert await noor.refused("PUT", "/api/me/mail", body) == "bad-address"
        found = await noor.call("PUT", "/api/me/mail", {**body, "address": "noor@football.example"})
        assert found["mail"] == {"offered": True, "address": "noor@football.example", "confirmed": False}
        assert handler.mails[0]["Subject"] == "Mag Dugout je mailen?"
        await choose(noor, quiet=False)
        await served.server.notifier.notify([Notice(person, "match:a", "turn", "{}")])
        link = f"/mail/{links(handler.mails[0])[0]}"
        assert (await sam.http.get(link.replace("person=", "person=x"))).status_code == 404
        assert (await sam.http.get(link)).status_code == 200, "a look changes nothing"
        assert not (await noor.call("GET", "/api/me/notices"))["mail"]["confirmed"]
        assert (await sam.http.post(link)).status_code == 200
        assert (await noor.call("GET", "/api/me/notices"))["mail"]["confirmed"]
        # a mail server that is away gets it the next time; the same event of the same match is one mail
        handler.away = True
        for _ in range(3):
            body_ = json.dumps({"match": "abc", "game": "tiny", "other": "Sam", "score": [0, 1]})
            await served.server.notifier.notify([Notice(person, "match:abc", "turn", body_)])
        hand.push(seconds=2)
        await asyncio.sleep(0.3)
        handler.away = False

        async def written() -> bool:
            hand.push(seconds=1)
            return len(handler.mails) > 1

        await until(written)
        await asyncio.sleep(0.3)
        (mail_,) = handler.mails[1:]
        assert mail_["To"] == "noor@football.example" and mail_["From"] == "Dugout <dugout@football.example>"
        assert mail_["Subject"] == "Jouw beurt: je staat achter met 0–1"
        assert mail_["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        assert mail_.get_content_type() == "multipart/alternative"
        assert [part.get_content_type() for part in mail_.iter_parts()] == ["text/plain", "text/html"]  # type: ignore[attr-defined]
        stop = f"/mail/{mail_['List-Unsubscribe'].strip('<>').partition('/mail/')[2]}"
        assert (await sam.http.get(stop)).status_code == 200
        assert (await sam.http.post(stop, data={"List-Unsubscribe": "One-Click"})).status_code == 200
        assert (await noor.call("GET", "/api/me/notices"))["mail"]["address"] is None
        assert (await sam.http.post(stop)).status_code == 404


async def test_who_answers_in_time_gets_no_mail(
    tmp_path: Path, service: PushService, post: tuple[Post, MailSettings]
) -> None:
    handler, mail = post
    handler.mails.clear()
    url = f"sqlite:///{tmp_path / 'm.sqlite'}"
    async with (
        with_push(url, service, mail=mail) as (served, hand),
        served.device() as noor,
        served.device() as sam,
    ):
        await noor.guest("Noor")
        await sam.guest("Sam")
        person = (await noor.call("GET", "/api/me"))["me"]["id"]
        reach = served.rooms.store.reach
        await reach.set_address(person, "noor@football.example", hand.now())
        await reach.confirm(person, "noor@football.example", hand.now(), None)
        await choose(noor, quiet=False)
        match = await offered(noor, sam)
        await noor.answer(match, 0, "pick 3")

        async def settled() -> bool:
            return await served.rooms.store.outbox.due(10**15, 10) == []

        await until(settled)
        hand.push(seconds=3600)
        await asyncio.sleep(0.3)
        assert handler.mails == []


async def test_mail_is_off_unless_it_is_configured(tmp_path: Path) -> None:
    async with running(settings_for(f"sqlite:///{tmp_path / 'm.sqlite'}")) as served, served.device() as noor:
        await noor.guest("Noor")
        body = {"address": "noor@football.example", "language": "en", "zone": "UTC"}
        assert await noor.refused("PUT", "/api/me/mail", body) == "no-mail"
    found = from_environment({"DUGOUT_SMTP_HOST": "mail.example", "DUGOUT_SMTP_FROM": "a@b.example"}).mail
    assert (found.port, found.tls) == (587, "starttls")
    for wrong in (
        {"DUGOUT_SMTP_HOST": "mail.example"},
        {"DUGOUT_SMTP_TLS": "ssl"},
        {"DUGOUT_PUSH_CONTACT": "me"},
    ):
        with pytest.raises(SettingsError):
            from_environment(wrong)


@pytest.mark.parametrize(
    ("at", "until_", "frame"),
    [
        ("2026-11-18 21:59", "2026-11-18 21:59", (1320, 450)),
        ("2026-11-18 22:00", "2026-11-19 07:30", (1320, 450)),
        ("2026-11-19 07:29", "2026-11-19 07:30", (1320, 450)),
        ("2026-11-19 07:30", "2026-11-19 07:30", (1320, 450)),
        ("2026-11-19 13:10", "2026-11-19 14:00", (780, 840)),
        ("2026-11-19 14:00", "2026-11-19 14:00", (780, 840)),
        ("2026-11-19 14:00", "2026-11-19 14:00", (840, 840)),
        ("2026-10-24 23:00", "2026-10-25 07:30", (1320, 450)),  # the night when clocks go back
    ],
)
def test_quiet_hours_are_those_of_the_person(at: str, until_: str, frame: tuple[int, int]) -> None:
    zone = ZoneInfo("Europe/Amsterdam")

    def moment(text: str) -> int:
        return int(datetime.fromisoformat(text).replace(tzinfo=zone).timestamp() * 1000)

    wish = NoticeSettings(quiet_from=frame[0], quiet_to=frame[1], zone="Europe/Amsterdam")
    assert quiet.quiet_until(wish, moment(at)) == moment(until_)
    assert quiet.quiet_until(NoticeSettings(quiet=False), moment(at)) == moment(at)


def test_reminders_come_a_day_and_an_hour_before_but_not_for_short_questions() -> None:
    assert stage(0, 72 * HOUR, 47 * HOUR) == 0
    assert stage(0, 72 * HOUR, 49 * HOUR) == 24 * HOUR
    assert stage(0, 72 * HOUR, 71 * HOUR + 1) == HOUR
    assert stage(0, 24 * HOUR, HOUR) == 0
    assert stage(0, 72 * HOUR, 72 * HOUR) == 0

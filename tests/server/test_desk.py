"""Letters to people's own programs, reports, and what operators do about them."""

from __future__ import annotations

import hashlib
import hmac
import json
from typing import Any

import pytest

from dugout.server.errors import ApiError
from dugout.server.people import webhooks
from dugout.server.people.webhooks import WAITS, WebhookSender, check_address, is_public, sign
from tests.server.harness import Device, Hand, Served, running, settings_for

HOOK = "https://hooks.example/dugout"


class Mailbox:
    """Takes letters, or refuses the first ones."""

    def __init__(self, refusing: int = 0) -> None:
        self.refusing = refusing
        self.letters: list[tuple[str, str, str]] = []

    async def __call__(self, url: str, body: str, signature: str) -> bool:
        self.letters.append((url, body, signature))
        return len(self.letters) > self.refusing


async def at_a_match(served: Served, noor: Device, sam: Device) -> str:
    await noor.guest("Noor")
    await sam.guest("Sam")
    new = {"game": "tiny", "seats": [{"kind": "me"}, {"kind": "link"}], "options": {"rounds": 1}}
    match = str((await noor.call("POST", "/api/lobby", new, 201))["match"])
    await sam.call("POST", f"/api/lobby/{match}/join", {})
    return match


async def test_a_letter_says_whose_turn_it_is_and_is_signed(tmp_path: Any) -> None:
    url = f"sqlite:///{tmp_path / 'm.sqlite'}"
    settings = settings_for(url, public_url="https://dugout.example")
    async with running(settings) as served, served.device() as noor, served.device() as sam:
        await noor.guest("Noor")
        secret = (await noor.call("PUT", "/api/me/webhook", {"url": HOOK}))["secret"]
        await noor.call("POST", "/api/me", {"name": "Noor"})
        match = await at_a_match(served, noor, sam)
        box = Mailbox()
        await WebhookSender(served.rooms.store.notifications, served.rooms.clock, box).round()
        ((address, body, signature),) = box.letters
        told = json.loads(body)
        assert (address, told["event"], told["game"], told["score"]) == (HOOK, "turn", "tiny", [0, 0])
        assert told["link"] == f"https://dugout.example/match/{match}"
        moment, _, digest = signature.removeprefix("t=").partition(",v1=")
        expected = hmac.new(secret.encode(), f"{moment}.{body}".encode(), hashlib.sha256).hexdigest()
        assert digest == expected
        assert await served.rooms.store.notifications.due(served.rooms.clock.now() + 10**9, 9) == [], "once"


async def test_somebody_who_looks_at_the_match_gets_no_letter(lite: Served) -> None:
    async with lite.device() as noor, lite.device() as sam:
        match = await at_a_match(lite, noor, sam)
        await noor.call("PUT", "/api/me/webhook", {"url": HOOK})
        room = await lite.rooms.get(match)
        online, room.online = room.online, lambda: {0, 1}  # both look
        await noor.answer(match, 0, "pick 1")
        await sam.answer(match, 1, "pick 1")
        assert await lite.rooms.store.notifications.due(lite.rooms.clock.now(), 9) == []
        room.online = online
        await sam.answer(match, 1, "claim")
        (notification,) = await lite.rooms.store.notifications.due(lite.rooms.clock.now(), 9)
        assert json.loads(notification.body)["event"] == "over"


async def test_a_letter_is_tried_again_for_a_while_and_then_given_up(tmp_path: Any) -> None:
    hand = Hand()
    settings = settings_for(f"sqlite:///{tmp_path / 'm.sqlite'}")
    async with running(settings, time=hand) as served, served.device() as noor:
        me = (await noor.guest("Noor"))["me"]["id"]
        await noor.call("PUT", "/api/me/webhook", {"url": HOOK})
        desk, box = served.rooms.store.notifications, Mailbox(refusing=99)
        webhooks = WebhookSender(desk, hand, box)
        served.app.state.rooms.store.notifications = desk
        await desk.write({me}, "{}", hand.now())
        await webhooks.round()
        await webhooks.round()
        assert len(box.letters) == 1, "not before its time"
        for wait in WAITS:
            hand.push(seconds=wait + 1)
            await webhooks.round()
        hand.push(days=30)
        await webhooks.round()
        assert len(box.letters) == 1 + len(WAITS)


@pytest.mark.parametrize(
    "url",
    [
        "http://hooks.example/",
        "https://127.0.0.1/",
        "https://10.1.2.3/x",
        "https://[::1]/",
        "https://[::ffff:192.168.1.1]/",
        "https://169.254.169.254/latest/meta-data",
        "https://user:secret@hooks.example/",
        "https://hooks.example:22/",
        "https://hooks.example:99999/",
        "file:///etc/passwd",
        "https:///x",
        "",
    ],
)
async def test_addresses_inside_are_refused(lite: Served, url: str) -> None:
    with pytest.raises(ApiError):
        check_address(url)


async def test_a_name_that_leads_inside_is_not_called(monkeypatch: pytest.MonkeyPatch) -> None:
    """A public name may point to a private address: what it points to is looked at, and that very address called."""

    class Loop:
        async def getaddrinfo(self, *_: Any, **__: Any) -> list[Any]:
            return [(2, 1, 6, "", ("93.184.216.34", 443)), (2, 1, 6, "", ("192.168.0.7", 443))]

    monkeypatch.setattr(webhooks.asyncio, "get_running_loop", Loop)
    assert await webhooks.send("https://rebinding.example/", "{}", "t=0") is False


def test_only_the_public_internet_is_public() -> None:
    inside = ("127.0.0.1", "10.0.0.1", "100.64.0.1", "192.168.0.1", "::1", "fe80::1", "fd00::1", "224.0.0.1")
    assert not any(is_public(address) for address in inside)
    for wrapped in ("2002:7f00:1::", "64:ff9b::7f00:1", "64:ff9b::c0a8:1", "::127.0.0.1", "fec0::1"):
        assert not is_public(wrapped), "an address of the inside in an outer one"
    assert is_public("93.184.216.34") and is_public("2606:2800:220:1::1")


def test_a_signature_depends_on_all_it_signs() -> None:
    assert len({sign("a", 1, "x"), sign("b", 1, "x"), sign("a", 2, "x"), sign("a", 1, "y")}) == 4


async def test_reports_keep_what_was_said_and_what_was_played(lite: Served) -> None:
    async with lite.device() as noor, lite.device() as sam:
        match = await at_a_match(lite, noor, sam)
        await sam.call("POST", f"/api/matches/{match}/chat", {"seat": 1, "text": "rude words"}, 201)
        await noor.answer(match, 0, "pick 7")
        for kind in ("chat", "stuck"):
            body = {"seat": 0, "kind": kind, "about": 1, "text": "please look"}
            await noor.call("POST", f"/api/matches/{match}/report", body, 201)
        said, stuck = await lite.rooms.store.notifications.reports()
        assert (said.kind, said.match, said.seat, said.reporter) == ("chat", match, 1, 0)
        assert "rude words" in said.data
        assert "S0 pick 7" in stuck.data
        wrong = {"seat": 1, "kind": "chat", "about": 0}
        assert await noor.refused("POST", f"/api/matches/{match}/report", wrong) == "not-your-seat"


async def test_the_muted_read_and_the_banned_stay_out(lite: Served) -> None:
    async with lite.device() as noor, lite.device() as sam:
        match = await at_a_match(lite, noor, sam)
        person = (await sam.call("GET", "/api/me"))["me"]["id"]
        people = lite.rooms.store.people
        await people.change(person, muted_until=lite.rooms.clock.now() + 60_000)
        line = {"seat": 1, "text": "hello"}
        assert await sam.refused("POST", f"/api/matches/{match}/chat", line) == "muted"
        await people.change(person, muted_until=None, banned=True)
        assert await sam.refused("GET", "/api/me") == "banned"
        assert await sam.refused("POST", f"/api/matches/{match}/chat", line) == "banned"

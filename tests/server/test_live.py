"""The socket: hello, resuming, what is told to whom, and what is not."""

from __future__ import annotations

import asyncio
import contextlib
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.client import ClientProtocol
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.protocol import State
from websockets.uri import parse_uri

from dugout.referee.wire.socket import EventsOut
from dugout.server.live.socket import LiveProtocol, head
from dugout.server.match import judge
from tests.server.harness import Served, new_action, running, settings_for


async def test_hello_is_answered_with_a_snapshot_and_the_events_that_were_missed(server: Served) -> None:
    match = await server.create("me", "me", rounds=2)
    await match.answer(0, "pick 4")
    async with match.live(0, after=1) as talk:
        hello = await talk.next("snapshot")
        assert [event["n"] for event in hello["events"]] == [2, 3]
        assert hello["last"] == 3
        assert hello["view"]["picks"] == [4, None]
        assert hello["seats"][0]["yours"] is True
        assert hello["seats"][0]["online"] is True
    async with match.live(0, after=-1) as talk:
        assert (await talk.next("snapshot"))["events"] == []


async def test_an_answer_reaches_both_seats_after_it_is_stored(server: Served) -> None:
    match = await server.create("me", "link", rounds=2)
    await match.post("/name", 1, json={"seat": 1, "name": "Ann"})
    async with match.live(0) as mine, match.live(1) as hers:
        question = (await mine.next("snapshot"))["question"]
        await hers.next("snapshot")
        await mine.answer(0, question, "pick 6", action="the-first-action")
        own = await mine.next("events")
        assert [event["code"] for event in own["events"]] == ["tiny.own-pick", "tiny.picked"]
        assert own["view"]["picks"] == [6, None]
        answered = await mine.next("answered")
        assert answered == {"type": "answered", "action": "the-first-action", "last": own["last"]}
        told = await hers.next("events")
        assert [event["code"] for event in told["events"]] == ["tiny.picked"]
        assert "picks" not in told["view"] and hers.now["view"]["picks"] == [None, None]
        assert told["last"] == own["last"] - 1


async def test_a_reconnecting_client_misses_nothing_and_sees_nothing_twice(server: Served) -> None:
    match = await server.create("me", "me", rounds=4)
    seen: list[int] = []
    for number in range(4):
        async with match.live(0, after=len(seen)) as talk:
            hello = await talk.next("snapshot")
            seen += [event["n"] for event in hello["events"]]
            await talk.answer(0, hello["question"], "pick 1")
            seen += [event["n"] for event in (await talk.next("events"))["events"]]
        await match.answer(1, "pick 2")
        await match.answer(number % 2, "claim")
    seen += [event["n"] for event in await match.events(0, after=len(seen))]
    assert seen == list(range(1, len(await match.events(0)) + 1))


@pytest.mark.slow
async def test_whoever_watches_a_match_that_is_read_anew_comes_back_to_it(lite: Served) -> None:
    """A room that is given up with people in it, as when a name is taken out of its options, leaves nobody behind."""
    match = await lite.create("me", "me", rounds=2)
    async with match.live(0) as talk:
        await talk.next("snapshot")
        lite.rooms.evict(match.id)
        with pytest.raises(ConnectionClosed):
            await talk.next("nothing")
    async with match.live(0) as talk:
        await talk.next("snapshot")
        await match.answer(1, "pick 2")
        await talk.next("events")


async def test_a_secret_answer_is_silent_for_others(lite: Served) -> None:
    match = await lite.create("me", "link", "link", rounds=1)
    for seat in (1, 2):
        await match.post("/name", seat, json={"seat": seat, "name": "X"})
    for seat in range(3):
        await match.answer(seat, "pick 1")
    async with match.live(1) as other, match.live() as spectator, match.live(0) as own:
        for talk in (other, spectator, own):
            await talk.next("snapshot")
        await asyncio.sleep(0.1)
        while True:  # who came online is no secret
            try:
                async with asyncio.timeout(0.1):
                    await other.socket.recv()
            except TimeoutError:
                break
        await match.answer(0, "leave")
        await own.next("events")
        await other.silence()


async def test_presence_and_chat_are_told_to_everybody(lite: Served) -> None:
    match = await lite.create("me", "link")
    async with match.live(0) as mine:
        await mine.next("snapshot")
        async with match.live(1) as hers:
            await hers.next("snapshot")
            seats = (await mine.next("presence"))["seats"]
            while not seats[1]["online"]:
                seats = (await mine.next("presence"))["seats"]
            await hers.send(type="chat", seat=1, text="hello")
            line = (await mine.next("chat"))["lines"][0]
            assert (line["k"], line["seat"], line["text"]) == (1, 1, "hello")
            await match.post("/name", 1, json={"seat": 1, "name": "Ann"})
            named = await mine.next("presence")
            expected = {"seat": 1, "online": True, "name": "Ann", "taken": True}
            assert {key: named["seats"][1][key] for key in expected} == expected
            assert (await mine.next("events"))["changed"]["status"] == "running"
        gone = await mine.next("presence")
        assert [seat["online"] for seat in gone["seats"]] == [True, False]


async def test_refusals_carry_the_action_and_leave_the_socket_open(lite: Served) -> None:
    match = await lite.create("me", "link")
    await match.post("/name", 1, json={"seat": 1, "name": "Ann"})
    async with match.live(0) as talk:
        question = (await talk.next("snapshot"))["question"]
        action = new_action()
        for seat, asked, text, code in (
            (1, question, "pick 1", "not-your-seat"),
            (0, question - 1, "pick 1", "stale-question"),
            (0, question, "jump", "bad-answer"),
            (0, question, "claim", "refused"),
        ):
            await talk.answer(seat, asked, text, action)
            error = await talk.next("error")
            assert (error["error"]["code"], error["action"]) == (code, action)
        await talk.send(type="ping")
        assert await talk.next() == {"type": "pong"}
    assert (await match.snapshot())["last"] == 1


async def test_a_bug_is_told_and_leaves_the_socket_open(
    lite: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await lite.create("me", "me")

    async def fail(*_: Any) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(judge, "answer", fail)
    async with match.live(0) as talk:
        question = (await talk.next("snapshot"))["question"]
        action = new_action()
        await talk.answer(0, question, "pick 1", action)
        error = await talk.next("error")
        assert (error["error"]["code"], error["action"]) == ("internal", action)
        await talk.send(type="ping")
        assert await talk.next() == {"type": "pong"}


@pytest.mark.parametrize(
    "text",
    [
        "",
        "x",
        "[]",
        "{}",
        '{"type":"fly"}',
        '{"type":"hello","after":"x"}',
        '{"type":"answer"}',
        "null",
        "[" * 5000,
    ],
)
async def test_malformed_messages_are_typed_errors(lite: Served, text: str) -> None:
    match = await lite.create("me", "me")
    async with match.live(0) as talk:
        await talk.next("snapshot")
        await talk.socket.send(text)
        assert (await talk.next("error"))["error"]["code"] == "malformed"
        await talk.send(type="ping")
        assert (await talk.next("pong"))["type"] == "pong"


async def test_an_oversized_message_is_refused(lite: Served) -> None:
    match = await lite.create("me", "me")
    async with match.live(0) as talk:
        await talk.next("snapshot")
        await talk.send(type="chat", seat=0, text="x" * 65536)
        assert (await talk.next("error"))["error"]["code"] == "too-large"
        await talk.send(type="ping")
        assert (await talk.next("pong"))["type"] == "pong"


async def test_a_binary_message_does_not_hurt(lite: Served) -> None:
    match = await lite.create("me", "me")
    async with match.live(0) as talk:
        await talk.next("snapshot")
        await talk.socket.send(b'\xff\xfe{"type": "ping"}')
        assert (await talk.next("error"))["error"]["code"] == "malformed"


@pytest.mark.parametrize(
    ("id_", "tokens", "code"),
    [("nowhere", [], "no-match"), (None, ["wrong"], "bad-token"), (None, ["\x00"], "bad-token")],
)
async def test_a_wrong_hello_is_refused_and_closed(
    lite: Served, id_: str | None, tokens: list[str], code: str
) -> None:
    match = await lite.create("me", "me")
    match.id = id_ or match.id
    async with match.live(hello=False) as talk:
        await talk.send(type="hello", seats=tokens, after=0)
        assert (await talk.next("error"))["error"]["code"] == code
        with pytest.raises(ConnectionClosed):
            await talk.next()


async def test_anything_before_hello_is_refused(lite: Served) -> None:
    match = await lite.create("me", "me")
    async with match.live(hello=False) as talk:
        await talk.send(type="ping")
        assert (await talk.next("error"))["error"]["code"] == "malformed"
        with pytest.raises(ConnectionClosed):
            await talk.next()


async def test_a_page_of_another_origin_cannot_open_a_socket(lite: Served) -> None:
    match = await lite.create("me", "me")
    address = lite.url.replace("http", "ws") + f"/api/matches/{match.id}/live"
    with pytest.raises((InvalidStatus, ConnectionClosed)):
        async with connect(address, origin="https://evil.example") as socket:  # type: ignore[arg-type]
            await socket.recv()
    async with connect(address, origin=lite.url) as socket:  # type: ignore[arg-type]
        await socket.send(json.dumps({"type": "hello", "seats": [], "after": 0}))
        assert json.loads(await socket.recv())["type"] == "snapshot"


async def test_errors_speak_the_language_of_the_browser(lite: Served) -> None:
    match = await lite.create("me", "me")
    address = lite.url.replace("http", "ws") + f"/api/matches/{match.id}/live?lang=en"
    async with connect(address) as socket:
        await socket.send("?")
        message = json.loads(await socket.recv())["error"]["message"]
    assert message.startswith("The server could not read this request")


async def test_messages_may_go_the_ordinary_way(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(LiveProtocol, "post")
    settings = settings_for(f"sqlite:///{tmp_path / 'm.sqlite'}", direct_writes=False)
    async with running(settings) as served:
        match = await served.create("me", "me")
        async with match.live(0) as talk:
            question = (await talk.next("snapshot"))["question"]
            await talk.answer(0, question, "pick 6")
            assert (await talk.next("events"))["view"]["picks"] == [6, None]
            assert (await talk.next("answered"))["type"] == "answered"
        async with connect(f"{served.url.replace('http', 'ws')}/api/matches/nowhere/live") as stranger:
            await stranger.send('{"type": "hello"}')
            assert json.loads(await stranger.recv())["error"]["code"] == "no-match"
            with pytest.raises(ConnectionClosed) as closed:
                await stranger.recv()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4400


@pytest.mark.parametrize("direct", [True, False])
async def test_somebody_who_does_not_read_is_cut_off(tmp_path: Path, direct: bool) -> None:
    settings = settings_for(f"sqlite:///{tmp_path / 'm.sqlite'}", direct_writes=direct)
    async with running(settings) as served:
        match = await served.create("me", "me")
        room = await served.rooms.get(match.id)
        async with match.live(0) as talk:
            await talk.next("snapshot")
            talk.socket.transport.pause_reading()
            async with asyncio.timeout(30):
                audience = served.server.audiences.of(room)
                while not audience.empty:
                    audience.send(b"x" * 100_000)
                    await asyncio.sleep(0)
            talk.socket.transport.resume_reading()
            with contextlib.suppress(ConnectionClosed):
                async with asyncio.timeout(10):
                    async for _ in talk.socket:  # until the server has closed it
                        pass
        async with match.live(0) as talk:
            assert (await talk.next("snapshot"))["match"] == match.id


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536])
def test_a_frame_is_what_a_client_understands(size: int) -> None:
    client = ClientProtocol(parse_uri("ws://localhost/"), state=State.OPEN, max_size=None)
    client.receive_data(head(size) + b"a" * size + head(4) + b"next")
    assert [bytes(event.data) for event in client.events_received()] == [b"a" * size, b"next"]


async def test_what_is_told_has_the_shape_that_is_published(server: Served) -> None:
    match = await server.create("me", "me")
    async with match.live(0, 1) as talk:
        question = (await talk.next("snapshot"))["question"]
        await talk.answer(0, question, "pick 6")
        told = await talk.next("events")
    assert msgspec.convert(told, EventsOut, strict=True)
    assert set(told) == {*EventsOut.__struct_fields__, "type"}


async def test_a_field_is_sent_when_it_changes_and_only_then(server: Served) -> None:
    match = await server.create("me", "me", rounds=2)
    async with match.live(0) as talk:
        hello = await talk.next("snapshot")
        assert hello["view"]["scores"] == [0, 0]
        await match.answer(0, "pick 1")
        picked = await talk.next("events")
        assert set(picked["view"]) == {"picked", "picks"}
        assert "status" not in picked["changed"] and picked["views"] == {}
        await match.answer(1, "pick 2")
        await talk.next("events")
        await match.answer(1, "claim")
        claimed = await talk.next("events")
        assert claimed["view"]["scores"] == [0, claimed["events"][0]["args"]["die"]]
        await match.answer(0, "pick 3")
        assert "scores" not in (await talk.next("events"))["view"]


async def test_a_secret_answer_after_a_public_one_is_not_betrayed_by_a_message(server: Served) -> None:
    match = await server.create("me", "me", rounds=2)
    for seat, answer in ((0, "pick 1"), (1, "pick 2")):
        await match.answer(seat, answer)
    async with match.live(0) as talk:
        await talk.next("snapshot")
        await match.answer(1, "claim")
        assert "scores" in (await talk.next("events"))["view"]
        await match.answer(1, "pick 2")
        await talk.next("events")
        await match.answer(1, "pick 5")  # changed in secret
        await match.answer(0, "pick 6")
        told = await talk.next("events")
        assert [event["code"] for event in told["events"]] == [
            "tiny.own-pick",
            "tiny.picked",
            "tiny.shown",
            "tiny.shown",
        ]

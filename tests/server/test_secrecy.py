"""Nothing that is sent to a viewer holds a secret of another seat: every byte of whole matches is searched."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
import pytest

from dugout.games.toto.board import form_number
from dugout.referee.catalogue import registered
from dugout.server.live.connection import Connection
from dugout.server.live.socket import LiveProtocol
from dugout.server.match.room import Room
from tests.server.harness import Served, running, settings_for, until
from tests.server.scripted import Scripted

BIG_HAND = 8
"""Cards; the counts of smaller hands are too likely to be equal by chance."""


def secrets_kept_from(room: Room, seats: tuple[int, ...]) -> Iterator[tuple[str, bytes]]:
    """What a viewer with these seats must not be sent now, as it would look in a message."""
    if room.match.status != "over":
        yield "dice secret", room.match.dice_secret.encode()
    for row in room.match.seats:
        if row.token_hash:
            yield "token hash", row.token_hash.encode()
    own = {bytes(msgspec.json.encode(room.rules.view(room.state, seat).seats[seat].hand)) for seat in seats}
    public = room.rules.view(room.state, -3)
    own |= {bytes(msgspec.json.encode(shown.hand)) for shown in public.seats}  # two hands may be alike
    for seat in range(len(room.match.seats)):
        if seat in seats:
            continue
        theirs = room.rules.view(room.state, seat).seats[seat]
        if theirs.form is not None and public.seats[seat].form is None:
            yield f"form of seat {seat}", theirs.form.encode()
            yield f"form of seat {seat}", f'"form":{form_number(theirs.form)}'.encode()
        if theirs.hand is not None and public.seats[seat].hand is None and sum(theirs.hand) >= BIG_HAND:
            hand = bytes(msgspec.json.encode(theirs.hand))
            if hand not in own:
                yield f"hand of seat {seat}", hand
                names = ("ones", "twos", "threes", "fours", "fives", "sixes", "whistles")
                figures = ",".join(
                    f'"{name}":{count}' for name, count in zip(names, theirs.hand, strict=True)
                )
                yield f"hand of seat {seat}", f'"seat":{seat},{figures}'.encode()


def search(message: bytes, room: Room, seats: tuple[int, ...]) -> int:
    """Fails if a message holds a secret; the number of secrets it was searched for."""
    found = 0
    for what, secret in secrets_kept_from(room, seats):
        found += 1
        assert secret not in message, f"{what} in {message[:2000]!r}"
    return found


@dataclass
class Watch:
    """Reads along at every socket. A server survives what goes wrong in it, so what is found is kept for the end."""

    searched: dict[tuple[int, ...], int] = field(default_factory=dict)
    found: list[str] = field(default_factory=list)
    _speakers: dict[Any, Connection] = field(default_factory=dict)

    def begin(self, monkeypatch: pytest.MonkeyPatch) -> None:
        start, post, send = Connection.__init__, LiveProtocol.post, LiveProtocol.send

        def starting(connection: Connection, *args: Any) -> None:
            start(connection, *args)
            self._speakers[connection._transport] = connection

        def posting(protocol: LiveProtocol, message: bytes) -> None:
            self.read(self._speakers[protocol], message)
            post(protocol, message)

        async def sending(protocol: LiveProtocol, message: Any) -> None:
            if message["type"] == "websocket.send":
                self.found.append(f"past the transport: {message!r:.500}")
            await send(protocol, message)

        monkeypatch.setattr(Connection, "__init__", starting)
        monkeypatch.setattr(LiveProtocol, "post", posting)
        monkeypatch.setattr(LiveProtocol, "send", sending)

    def read(self, speaker: Connection, message: bytes) -> None:
        if speaker._room is None:
            return
        seats = speaker.viewer.seats
        try:
            self.searched[seats] = self.searched.get(seats, 0) + search(message, speaker._room, seats)
        except AssertionError as leak:
            self.found.append(str(leak))


async def ask_everything(served: Served, match: str, token: str) -> list[bytes]:
    """All that can be asked over HTTP with one token."""
    headers = {"Dugout-Seats": token} if token else {}
    paths = ("", "/events?after=0", "/chat", "/record", "/orders?seat=0", "/orders?seat=1")
    answers = [await served.http.get(f"/api/matches/{match}{path}", headers=headers) for path in paths]
    return [answer.content + str(answer.headers).encode() for answer in answers]


@pytest.mark.slow
@pytest.mark.parametrize("mode", ["live", "hotseat", "async"])
async def test_no_secret_of_another_seat_is_ever_sent(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, mode: str
) -> None:
    watch = Watch()
    watch.begin(monkeypatch)
    settings = settings_for(f"sqlite:///{tmp_path / 'm.sqlite'}")
    async with running(settings, registered()) as served:
        kinds = ("me", "me", "me", "bot:random")
        made = await served.create(*kinds, game="toto", mode=mode, rounds=2)
        people = [Scripted(served.url, made.id, seat, made.tokens[seat] or "") for seat in range(3)]
        spectator = Scripted(served.url, made.id, -9, "")
        tasks = [asyncio.create_task(person.play()) for person in (*people, spectator)]
        room = served.rooms.cached[made.id]
        asked = 0

        async def over() -> bool:
            nonlocal asked
            for person in (people[0], spectator):
                seats = (person.seat,) if person.token else ()
                for answer in await ask_everything(served, made.id, person.token):
                    asked += search(answer, room, seats)
            if mode == "hotseat" and room.pending.host:
                await made.answer(-2, "close", by=0)
            return room.match.status == "over"

        await until(over, 60)
        await asyncio.gather(*tasks)
    assert watch.found == []
    assert set(watch.searched) == {(), (0,), (1,), (2,)}
    assert min(watch.searched.values()) > 500, watch.searched
    assert asked > 100


async def test_a_message_with_a_secret_would_be_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    watch = Watch()
    watch.begin(monkeypatch)
    settings = settings_for(f"sqlite:///{tmp_path / 'm.sqlite'}")
    async with running(settings, registered()) as served:
        made = await served.create("me", "me", game="toto", mode="hotseat", rounds=1)
        for seat in (0, 1):
            await made.answer(seat, f"column {seat + 1}")
        for seat in (0, 1):
            await made.answer(seat, "covered")
        await made.answer(1, "form 1312231123123")
        room = served.rooms.cached[made.id]
        for seat, what in ((1, "form"), (1, "hand")):
            own: dict[str, Any] = msgspec.to_builtins(room.rules.view(room.state, seat).seats[seat])
            leak = msgspec.json.encode({"type": "leak", "x": own[what]})
            assert search(leak, room, (seat,)) > 0
            with pytest.raises(AssertionError, match=what):
                search(leak, room, (0,))
        async with made.live(0) as live:
            await live.next("snapshot")
            assert watch.found == []
            served.server.audiences.of(room).send(leak)
            await live.next("leak")
            assert len(watch.found) == 1
            assert "hand of seat 1" in watch.found[0]

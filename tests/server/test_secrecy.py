"""Nothing that is sent to a viewer holds a secret of another seat: every byte of whole matches is searched."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from dugout.games.toto.board import form_number
from dugout.server.catalogue import registered
from dugout.server.room import Room
from dugout.server.ws.connection import Connection
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
                yield f"hand of seat {seat}", figures.encode()


def search(message: bytes, room: Room, seats: tuple[int, ...]) -> int:
    """Fails if a message holds a secret; the number of secrets it was searched for."""
    found = 0
    for what, secret in secrets_kept_from(room, seats):
        found += 1
        assert secret not in message, f"{what} in {message[:2000]!r}"
    return found


async def ask_everything(served: Served, match: str, token: str) -> list[bytes]:
    """All that can be asked over HTTP with one token."""
    headers = {"Dugout-Seats": token} if token else {}
    paths = ("", "/events?after=0", "/chat", "/record", "/orders?seat=0", "/orders?seat=1")
    answers = [await served.http.get(f"/api/matches/{match}{path}", headers=headers) for path in paths]
    return [answer.content + str(answer.headers).encode() for answer in answers]


@pytest.mark.parametrize("mode", ["live", "hotseat", "async"])
async def test_no_secret_of_another_seat_is_ever_sent(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, mode: str
) -> None:
    searched: dict[tuple[int, ...], int] = {}
    post = Connection.post

    def listening(self: Connection, message: bytes) -> None:
        if self._room is not None:
            seats = self.viewer.seats
            searched[seats] = searched.get(seats, 0) + search(message, self._room, seats)
        post(self, message)

    monkeypatch.setattr(Connection, "post", listening)
    settings = settings_for(f"sqlite:///{tmp_path / 'm.sqlite'}")
    async with running(settings, registered()) as served:
        kinds = ("me", "me", "me", "bot:random")
        made = await served.create(*kinds, game="toto", mode=mode, rounds=2)
        people = [Scripted(served.url, made.id, seat, made.tokens[seat] or "") for seat in range(3)]
        spectator = Scripted(served.url, made.id, -9, "")
        tasks = [asyncio.create_task(person.play()) for person in (*people, spectator)]
        room = served.rooms.warm[made.id]
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
    assert set(searched) == {(), (0,), (1,), (2,)}
    assert min(searched.values()) > 500, searched
    assert asked > 100


async def test_a_message_with_a_secret_would_be_found(tmp_path: Path) -> None:
    settings = settings_for(f"sqlite:///{tmp_path / 'm.sqlite'}")
    async with running(settings, registered()) as served:
        made = await served.create("me", "me", game="toto", mode="hotseat", rounds=1)
        for seat in (0, 1):
            await made.answer(seat, f"column {seat + 1}")
        for seat in (0, 1):
            await made.answer(seat, "covered")
        await made.answer(1, "form 1312231123123")
        room = served.rooms.warm[made.id]
        for seat, what in ((1, "form"), (1, "hand")):
            own: dict[str, Any] = msgspec.to_builtins(room.rules.view(room.state, seat).seats[seat])
            leak = msgspec.json.encode({"x": own[what]})
            assert search(leak, room, (seat,)) > 0
            with pytest.raises(AssertionError, match=what):
                search(leak, room, (0,))

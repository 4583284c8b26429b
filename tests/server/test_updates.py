"""Updates: whoever merges all of them knows the match exactly as somebody who comes now, in every game and on every
seat."""

from __future__ import annotations

import json
import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from dugout.games.registry import FOLDERS
from dugout.referee import view as viewers
from dugout.referee.agreement import acts
from dugout.referee.catalogue import Catalogue, registered
from dugout.referee.diff import VIEWS, fields
from dugout.referee.view import Viewer
from dugout.referee.wire.matches import MatchView
from dugout.referee.wire.socket import Changed, EventsOut, encode
from dugout.server.match import agreement, judge
from dugout.server.match.room import Room
from tests.server.harness import TINY, Served, merged, new_action, running, settings_for

ANSWERS = 120
GROUPS: list[tuple[int, ...]] = [(), (0,), (1,), (0, 1)]
OPTIONS: dict[str, dict[str, Any]] = {"toto": {"rounds": 1, "mode": "async"}, "tiny": {"rounds": 30}}
EVERYTHING = Catalogue({**registered().games, **TINY.games}, lambda _game: (), TINY.bot, bots_elsewhere=False)


class Follower:
    """Somebody who is given a snapshot and then merges what is posted."""

    person = session = None

    def __init__(self, room: Room, seats: tuple[int, ...]) -> None:
        self.viewer = Viewer(seats)
        self.sent: list[dict[str, Any]] = []
        self.now = newcomer(room, self.viewer)

    def post(self, message: bytes) -> None:
        self.sent.append(json.loads(message))
        self.now = merged(self.now, self.sent[-1])

    def disconnect(self, error: Any = None) -> None:
        raise AssertionError(error)


def newcomer(room: Room, viewer: Viewer) -> dict[str, Any]:
    shown: dict[str, Any] = json.loads(encode(viewers.snapshot(room, viewer)))
    return shown


def text(shown: dict[str, Any]) -> str:
    """To compare: 1 is not true. The time of day and who is there are said elsewhere."""
    timeless = {**shown, "clock": {**shown["clock"], "now": 0}, "seats": []}
    return json.dumps(timeless, sort_keys=True)


async def play(room: Room, chance: random.Random) -> AsyncIterator[None]:
    """Random answers of people at one device, now and then one taken back; stops after each."""
    for step in range(ANSWERS):
        if room.match.status == "over":
            return
        if step % 17 == 16 and "take-back" in acts(room, room_seats(room)):
            await agreement.act(room, room_seats(room), 0, "take-back", None)
            yield
        rules, pending = room.rules, room.pending
        seat = chance.choice([*pending.seats, *pending.may])
        legal = rules.legal(room.state, seat)
        answer = rules.describe(legal[chance.randrange(len(legal))])
        await judge.answer(room, seat, pending.number, new_action(), answer)
        yield


def room_seats(room: Room) -> tuple[int, ...]:
    return tuple(range(len(room.match.seats)))


@pytest.fixture(scope="module")
async def all_games(tmp_path_factory: pytest.TempPathFactory) -> Any:
    folder: Path = tmp_path_factory.mktemp("updates")
    async with running(settings_for(f"sqlite:///{folder / 'm.sqlite'}"), EVERYTHING) as served:
        yield served


@pytest.mark.parametrize("game", [*(pytest.param(game, marks=pytest.mark.slow) for game in FOLDERS), "tiny"])
async def test_merged_updates_are_what_a_newcomer_is_given(all_games: Served, game: str) -> None:
    match = await all_games.create("me", "me", game=game, **OPTIONS.get(game, {}))
    room = await all_games.rooms.get(match.id)
    audience = all_games.server.audiences.of(room)
    people = [Follower(room, seats) for seats in GROUPS]
    for person in people:
        audience.join(person)
    steps = 0
    async for _ in play(room, random.Random(game)):
        steps += 1
        for person in people:
            assert text(person.now) == text(newcomer(room, person.viewer)), person.viewer
        if steps % 25 == 0:
            people.append(Follower(room, GROUPS[steps // 25 % len(GROUPS)]))
            audience.join(people[-1])
    assert steps > 50 and len(people) > len(GROUPS)
    updates = [message for person in people for message in person.sent if message["type"] == "events"]
    whole = set(people[0].now["view"])
    assert sum(set(message["view"]) < whole for message in updates) > 0.9 * len(updates)


async def test_who_joins_others_goes_on_from_the_moment_of_its_own_snapshot(all_games: Served) -> None:
    match = await all_games.create("me", "me", rounds=3)
    room = await all_games.rooms.get(match.id)
    audience = all_games.server.audiences.of(room)
    early = Follower(room, (0,))
    audience.join(early)
    room.match.next = "another"  # something changed of which nobody was notified yet
    late = Follower(room, (0,))
    audience.join(late)
    assert early.now["table"]["next"] == "another"
    room.match.next = None
    audience.publish()
    assert text(early.now) == text(late.now) == text(newcomer(room, Viewer((0,))))


def test_an_update_may_hold_every_field_that_changes() -> None:
    assert set(Changed.__struct_fields__) == set(MatchView.__struct_fields__) - set(VIEWS)
    types = {field.name: field.type for field in msgspec.structs.fields(MatchView)}
    for field in msgspec.structs.fields(Changed):
        assert field.type == types[field.name] | msgspec.UnsetType, field.name
    assert set(EventsOut.__struct_fields__) == {"events", "last", "clock", "changed", *VIEWS}


@pytest.mark.parametrize("game", [*FOLDERS, "tiny"])
def test_a_view_always_has_all_its_fields(game: str) -> None:
    view = EVERYTHING.games[game].view_type()
    assert issubclass(view, msgspec.Struct) and not view.__struct_config__.omit_defaults
    assert not any("UNSET" in repr(field.default) for field in msgspec.structs.fields(view))


def test_only_what_differs_is_a_change() -> None:
    class Some(msgspec.Struct):
        one: Any
        two: Any

    assert fields(Some(1, [1, 2]), Some(1, [1, 2])) == {}
    assert fields(Some(1, None), Some(1, 0)) == {"two": 0}
    assert fields(Some([1], {}), Some([1, 1], {})) == {"one": [1, 1]}

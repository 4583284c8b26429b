"""Fair shares of thinking: however much one person asks of the computers, those of others answer."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import Any

import httpx
import pytest

from dugout.core.dice import Roller
from dugout.core.ids import Choice, Seat
from dugout.core.playout import Decider
from dugout.core.rules import Rules
from dugout.referee.catalogue import Catalogue
from dugout.server.match.room import COMPUTERS, Owner
from dugout.server.thinking import thinkers
from dugout.server.thinking.turns import FairQueue
from tests.games.tiny.engine import FirstChoice, TinyRules
from tests.server.harness import Match, Served, running, settings_for, tiny_bot
from tests.server.test_sessions import device

THOUGHT = 0.2
STRANGER = "127.0.0.2"


class Thinker(FirstChoice):
    """Thinks for as long as a strong opponent on a small scale."""

    def decide(
        self, rules: Rules[Any, Any], seat: Seat, view: Any, legal: Sequence[Choice], roller: Roller
    ) -> Choice:
        time.sleep(THOUGHT)
        return super().decide(rules, seat, view, legal, roller)


def bot(game: str, level: str) -> Decider:
    return Thinker() if level == "thinker" else tiny_bot(game, level)


SLOW = Catalogue(
    {"tiny": TinyRules()}, lambda _game: ("first", "claimer", "thinker"), bot, bots_elsewhere=False
)


async def make(http: httpx.AsyncClient, *kinds: str) -> httpx.Response:
    seats = [{"kind": "bot", "level": "thinker"} if kind == "bot" else {"kind": kind} for kind in kinds]
    return await http.post("/api/matches", json={"game": "tiny", "seats": seats, "options": {"rounds": 50}})


async def answered(served: Served, http: httpx.AsyncClient) -> float:
    """Seconds until the computer of a new match has answered."""
    made = (await make(http, "me", "bot")).json()
    match = Match(served, made["match"], [seat["token"] for seat in made["seats"]])
    room = await served.rooms.get(match.id)
    before, began = room.seq, time.monotonic()
    async with asyncio.timeout(60):
        while room.seq == before:
            await asyncio.sleep(0.01)
    return time.monotonic() - began


@pytest.mark.slow
async def test_a_stranger_who_floods_takes_no_share_of_others(tmp_path: Path) -> None:
    async with (
        running(settings_for(f"sqlite:///{tmp_path / 'm.sqlite'}"), SLOW) as served,
        device(served, STRANGER) as stranger,
        device(served) as somebody,
    ):
        quiet = max([await answered(served, somebody) for _ in range(3)])
        await asyncio.gather(*(make(stranger, "bot", "bot") for _ in range(100)))
        waits = [await answered(served, somebody) for _ in range(5)]
        assert max(waits) < 4 * quiet + 2 * THOUGHT, f"{waits} instead of {quiet}"


@pytest.mark.slow
async def test_only_so_many_matches_between_computers_run_for_one(tmp_path: Path) -> None:
    settings = settings_for(f"sqlite:///{tmp_path / 'm.sqlite'}", computer_matches=3)
    async with running(settings, SLOW) as served, device(served, STRANGER) as stranger:
        made = await asyncio.gather(*(make(stranger, "bot", "bot") for _ in range(12)))
        assert sorted(answer.status_code for answer in made) == [201] * 3 + [429] * 9, "also all at once"
        refused = await make(stranger, "bot", "bot")
        assert int(refused.headers["retry-after"]) > 0
        assert (await make(stranger, "me", "bot")).status_code == 201, "to play oneself is another thing"
        async with device(served, "127.0.0.3") as other:
            assert (await make(other, "bot", "bot")).status_code == 201
            await other.post("/api/me", json={"name": "Noor"})
            assert [(await make(other, "bot", "bot")).status_code for _ in range(3)] == [201, 201, 429]
            cookie = other.cookies["dugout_session"]
        async with device(served, "127.0.0.4") as elsewhere:
            elsewhere.cookies.set("dugout_session", cookie)
            codes = [(await make(elsewhere, "bot", "bot")).status_code for _ in range(2)]
            assert codes == [201, 429], "the same person at another address"


async def test_advice_is_charged_to_whoever_asks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    charged: list[Owner] = []

    class Counting(FairQueue):
        def turn(self, owner: Owner) -> AbstractAsyncContextManager[None]:
            charged.append(owner)
            return super().turn(owner)

    monkeypatch.setattr(thinkers, "FairQueue", Counting)
    async with (
        running(settings_for(f"sqlite:///{tmp_path / 'm.sqlite'}"), SLOW) as served,
        device(served, STRANGER) as elsewhere,
    ):
        match = await served.create("me", "me", rounds=1)
        for http in (served.http, elsewhere):
            asked = await http.get(f"/api/matches/{match.id}/hint?seat=0", headers=match.headers(0))
            assert asked.status_code == 200, asked.text
    assert [owner.address for owner in charged] == ["127.0.0.1", STRANGER]


@pytest.mark.parametrize("slots", [1, 2])
async def test_whoever_had_least_is_next(slots: int) -> None:
    turns, order = FairQueue(slots), []

    async def think(owner: Owner) -> None:
        async with turns.turn(owner):
            order.append(owner)
            await asyncio.sleep(0.03)

    flood, other, third = Owner("flood", "a"), Owner("other", "b"), Owner("flood", "c")
    tasks = [asyncio.create_task(think(flood)) for _ in range(20)]
    await asyncio.sleep(0)
    tasks += [asyncio.create_task(think(owner)) for owner in (COMPUTERS, third, other)]
    await asyncio.gather(*tasks)
    assert max(order.index(COMPUTERS), order.index(other)) < slots + 2
    assert order.index(third) < slots + 4, "and within an address the other person"
    assert len(order) == 23


async def test_a_thought_that_is_dropped_gives_its_turn_away() -> None:
    turns, owner = FairQueue(1), Owner("a", "a")
    done: list[int] = []

    async def think(number: int) -> None:
        async with turns.turn(owner):
            await asyncio.sleep(0.02)
            done.append(number)

    tasks = [asyncio.create_task(think(number)) for number in range(4)]
    await asyncio.sleep(0.01)
    for dropped in (0, 2):  # one that thinks, one that waits
        tasks[dropped].cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert done == [1, 3]
    async with asyncio.timeout(1):
        await think(4)


async def test_a_thought_that_is_dropped_at_the_moment_of_its_turn_is_passed_over() -> None:
    turns, owner, may_end = FairQueue(1), Owner("a", "a"), asyncio.Event()
    done: list[int] = []

    async def think(number: int) -> None:
        async with turns.turn(owner):
            await may_end.wait()
            done.append(number)

    tasks = [asyncio.create_task(think(number)) for number in range(3)]
    await asyncio.sleep(0)
    may_end.set()
    tasks[1].cancel()  # the first ends before the second has heard of it
    results = await asyncio.gather(*tasks, return_exceptions=True)
    assert [type(result) for result in results] == [type(None), asyncio.CancelledError, type(None)]
    async with asyncio.timeout(1):
        await think(3)
    assert done == [0, 2, 3]

"""Time as an answer and timers of several questions, with a clock that the tests move themselves (CA-18.2, CA-18.3)."""

from __future__ import annotations

from typing import Any

import pytest

from dugout.games.counter_attack.choices import piece_text
from dugout.referee.catalogue import registered
from dugout.referee.rows import TICK_PAUSED
from dugout.server.clocks import wall
from dugout.server.match import host
from dugout.server.match.room import Room
from tests.server.harness import Match, Served, running, settings_for, until

MINUTE = 60_000


class Hand:
    """The hand of a clock that stands until it is moved."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = wall.now_ms()
        monkeypatch.setattr(wall, "now_ms", lambda: self.now)

    async def move(self, room: Room, milliseconds: int) -> None:
        """Let time go by, and the host do what is due."""
        self.now += milliseconds
        for _ in range(4):
            await host.wake(room)


@pytest.fixture
def hand(monkeypatch: pytest.MonkeyPatch) -> Hand:
    return Hand(monkeypatch)


async def kicked_off(served: Served, **options: Any) -> tuple[Match, Room]:
    """A match of two people on one device, where it is the first question of play."""
    match = await served.create("me", "me", game="counter-attack", squads="fixed", **options)
    room = await served.rooms.get(match.id)
    while room.rules.question(room.state, -3).code != "ca.kickoff-pass":
        await answer(match, room)
    return match, room


async def answer(match: Match, room: Room, text: str = "") -> None:
    """Whoever is asked gives this answer, or what the host would give for him."""
    seat = room.pending.seats[0]
    words = text or room.rules.describe(room.rules.default(room.state, seat))
    response = await match.answer(seat, words)
    assert response.status_code < 300, response.text


def minutes(room: Room) -> int:
    view: Any = room.rules.view(room.state, -3)
    return int(view.minute)


@pytest.mark.slow
async def test_the_host_counts_the_minutes_of_a_real_clock(database_url: str, hand: Hand) -> None:
    settings = settings_for(database_url)
    async with running(settings, registered()) as served:
        match, room = await kicked_off(served, clock="real", half_minutes=5)
        assert room.deadline is not None and room.deadline.beat is not None
        first = room.deadline.beat
        question = room.pending.number
        async with match.live(0, 1) as talk:
            await talk.next("snapshot")
            await hand.move(room, first - hand.now - 1)
            assert minutes(room) == 0
            await hand.move(room, 2)
            assert minutes(room) == 1
            assert room.pending.number == question, "a minute makes no answer stale"
            await answer(match, room)
            await hand.move(room, 59_998)
            assert minutes(room) == 1, "one millisecond of lateness does not move the next"
            await hand.move(room, 1)
            assert minutes(room) == 2
        refused = await match.answer(-2, "minute", by=0)
        assert refused.status_code == 403, "nobody can call for a minute"
        answers = (await match.get("/record")).json()["answers"]
        assert answers.count("! minute") == 2
        before = room.deadline
    async with running(settings, registered()) as served:
        match.served = served
        room = await served.rooms.get(match.id)
        assert room.deadline == before, "the next minute is a row"
        assert minutes(room) == 2
        async with match.live(0, 1) as talk:
            await talk.next("snapshot")
            await hand.move(room, 10 * MINUTE)
            assert minutes(room) == 3, "minutes that the server slept through are not played"
            await hand.move(room, MINUTE)
            await hand.move(room, MINUTE)
            assert minutes(room) == 5
            while room.rules.question(room.state, -3).code != "ca.place":
                await answer(match, room)
            events = [event["code"] for event in await match.events()]
            assert events.count("ca.period-over") == 1, "the half ended at the end of the action"


async def test_a_real_clock_stands_while_somebody_is_away(tmp_path: Any, hand: Hand) -> None:
    async with running(settings_for(f"sqlite:///{tmp_path / 'm.sqlite'}"), registered()) as served:
        match, room = await kicked_off(served, clock="real")
        async with match.live(0) as talk:
            await talk.next("snapshot")
            await hand.move(room, MINUTE)
            assert minutes(room) == 0
            assert room.deadline is not None and room.deadline.beat == TICK_PAUSED
            await hand.move(room, 20 * MINUTE)
            assert minutes(room) == 0, "the other manager is not there"
            async with match.live(1) as other:
                await other.next("snapshot")

                async def counted() -> bool:
                    return minutes(room) == 1

                await until(counted)
                await hand.move(room, MINUTE)
                assert minutes(room) == 2
        stored = await served.rooms.store.load(match.id, after=0)
        assert stored is not None
        assert sum(row.text == "! minute" for row in stored.answers) == 2


async def test_a_step_of_the_movement_phase_has_sixty_seconds_for_all_its_moves(
    tmp_path: Any, hand: Hand
) -> None:
    async with running(settings_for(f"sqlite:///{tmp_path / 'm.sqlite'}"), registered()) as served:
        match, room = await kicked_off(served, sand_timer="on")
        await answer(match, room)
        while room.rules.question(room.state, -3).code != "ca.move-a":
            await answer(match, room)
        assert room.deadline is not None
        due = room.deadline.due
        assert due == hand.now + MINUTE
        await hand.move(room, 25_000)
        await answer(match, room, run_without_the_ball(room))
        assert room.rules.question(room.state, -3).code == "ca.move-a"
        assert room.deadline.due == due, "a move does not turn the sand timer"
        await hand.move(room, 34_999)
        assert room.rules.question(room.state, -3).code == "ca.move-a"
        await hand.move(room, 1)
        assert room.rules.question(room.state, -3).code == "ca.move-b", "time is up: the step ends"
        assert room.deadline.due == hand.now + MINUTE, "the other manager has a minute of his own"
        record = (await match.get("/record")).json()["answers"]
        assert record[-1].endswith(" end")


def run_without_the_ball(room: Room) -> str:
    view: Any = room.rules.view(room.state, -3)
    legal = [room.rules.describe(choice) for choice in room.rules.legal(room.state, room.pending.seats[0])]
    carrier = piece_text(view.ball.carrier)
    return next(text for text in legal if text.startswith("run ") and text.split()[1] != carrier)

"""What a computer has thought out goes into the match only if it is still an answer to the position there."""

from __future__ import annotations

import contextlib
import threading
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from dugout.core.record import record_from_json, replay
from dugout.referee.catalogue import Catalogue
from dugout.referee.thinking import think
from tests.games.tiny.engine import CLAIM, LEAVE, State, TinyRules
from tests.server.harness import Match, running, settings_for, tiny_bot, until


class Strict(TinyRules):
    """Seat 1 may claim only after the other has picked 1 and as long as that has not left; otherwise it must leave."""

    def legal(self, s: State, seat: int) -> Sequence[int]:
        found = super().legal(s, seat)
        if s.phase != "window" or seat != 1 or not found:
            return found
        return [CLAIM] if s.picks[0] == 1 and 0 not in s.left else [LEAVE]


STRICT = Catalogue({"tiny": Strict()}, lambda _game: ("claimer",), tiny_bot, bots_elsewhere=False)


class Slow:
    """A computer that thinks about a window until it is let go; `choices` are what it was given each time."""

    def __init__(self) -> None:
        self.go = threading.Event()
        self.choices: list[list[int]] = []

    def __call__(self, task: Any, catalogue: Catalogue | None) -> int:
        if CLAIM in task.legal or LEAVE in task.legal:
            self.choices.append(list(task.legal))
            assert self.go.wait(10)
        return think(task, catalogue)


@contextlib.asynccontextmanager
async def against_a_slow_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[tuple[Slow, Match]]:
    """A window is open, and the computer thinks about its claim."""
    slow = Slow()
    monkeypatch.setattr("dugout.server.thinking.thinkers.think", slow)
    async with running(settings_for(f"sqlite:///{tmp_path / 'm.sqlite'}"), STRICT) as served:
        try:
            match = await served.create("me", "bot:claimer", rounds=1, host=False)
            await match.wait_for(lambda now: now["view"]["picked"][1])
            assert (await match.answer(0, "pick 1")).status_code == 200

            async def thinks() -> bool:
                return slow.choices == [[CLAIM]]

            await until(thinks)
            yield slow, match
        finally:
            slow.go.set()


async def answers_of(match: Match) -> list[str]:
    """What was stored, which must be a match by the rules."""
    record = record_from_json((await match.get("/record")).json())
    for _ in replay(Strict(), record):
        pass
    return [answer for answer in record.answers if answer.startswith("S1")]


async def test_a_take_back_makes_a_computer_think_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with against_a_slow_one(tmp_path, monkeypatch) as (slow, match):
        before = (await match.snapshot())["question"]
        taken = await match.post("/table", 0, json={"seat": 0, "act": "take-back"})
        assert taken.json()["edition"] == 1
        assert (await match.answer(0, "pick 2")).status_code == 200
        assert (await match.snapshot())["question"] == before, "the same number, another question"
        slow.go.set()
        room = await match.served.rooms.get(match.id)

        async def has_answered() -> bool:
            return room.match.status == "over" or 1 in room.state.left

        await until(has_answered)
        await match.answer(0, "leave")
        assert slow.choices == [[CLAIM], [LEAVE]]
        assert (await answers_of(match))[1:] == ["S1 leave"]


async def test_a_choice_that_another_answer_has_forbidden_is_thought_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with against_a_slow_one(tmp_path, monkeypatch) as (slow, match):
        assert (await match.answer(0, "leave")).status_code == 200
        slow.go.set()
        await match.wait_for(lambda now: now["status"] == "over")
        assert slow.choices == [[CLAIM], [LEAVE]]
        assert (await answers_of(match))[1:] == ["S1 leave"]

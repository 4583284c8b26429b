"""What is stored counts, whatever becomes of those who are notified of it; and one who fails hinders no other."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from dugout.referee import view
from dugout.server.ops import metrics
from tests.server.harness import running, settings_for


def failures(task: str) -> float:
    found: float = metrics.failures.labels(task)._value.get()
    return found


def bad(*_: Any) -> None:
    raise RuntimeError("a bug")


async def bad_later(*_: Any) -> None:
    raise RuntimeError("a bug")


async def test_a_listener_that_fails_hinders_neither_the_answer_nor_the_others(tmp_path: Path) -> None:
    async with running(settings_for(f"sqlite:///{tmp_path / 'm.sqlite'}")) as served:
        listeners = served.rooms.listeners
        for first in (listeners.loaded, listeners.changed, listeners.presence_changed, listeners.evicted):
            first.insert(0, bad)
        for later in (listeners.committed, listeners.said):
            later.insert(0, bad_later)
        heard: list[str] = []
        listeners.committed.append(lambda room, _asked: note(heard, room.id))
        before = failures("listeners")
        match = await served.create("me", "bot:first", rounds=1)
        await match.wait_for(lambda now: now["view"]["picked"][1])
        async with match.live(0) as talk:
            question = (await talk.next("snapshot"))["question"]
            await talk.answer(0, question, "pick 1")
            assert (await talk.next("answered"))["type"] == "answered"
            assert any(told["type"] == "events" for told in talk.heard), "viewers are sent it all the same"
            await talk.send(type="chat", seat=0, text="hello")
            assert (await talk.next("chat"))["lines"][0]["text"] == "hello"
        await match.answer(0, "claim")
        assert (await match.snapshot())["status"] == "over"
        assert match.id in heard
        served.rooms.evict(match.id)
        assert not served.server.audiences.watched(match.id)
        assert (await match.snapshot())["status"] == "over", "and it is read again"
        assert failures("listeners") > before


async def note(heard: list[str], match: str) -> None:
    heard.append(match)


async def test_a_viewer_that_cannot_be_shown_a_match_hinders_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(settings_for(f"sqlite:///{tmp_path / 'm.sqlite'}")) as served:
        match = await served.create("me", "me")
        async with match.live() as spectator, match.live(0) as talk:
            await spectator.next("snapshot")
            question = (await talk.next("snapshot"))["question"]
            original = view.match_view

            def match_view(room: Any, viewer: Any, shared: Any) -> Any:
                if not viewer.seats:
                    raise RuntimeError("a bug")
                return original(room, viewer, shared)

            before = failures("audience")
            monkeypatch.setattr(view, "match_view", match_view)
            await talk.answer(0, question, "pick 1")
            assert (await talk.next("events"))["view"]["picks"] == [1, None]
            assert failures("audience") > before

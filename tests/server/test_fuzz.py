"""Whatever is sent: no 5xx, no hang, no change of the match by anything that was refused."""

from __future__ import annotations

import asyncio
import contextlib
import json
import threading
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import hypothesis.strategies as st
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from websockets.sync.client import connect

from dugout.server.catalogue import registered
from tests.server.harness import Match, Served, new_action, running, settings_for


class Background:
    """A server in a thread of its own, for tests that are not asynchronous."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._ready = threading.Event()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._main()), daemon=True)

    async def _main(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._stop = asyncio.Event()
        async with running(settings_for(f"sqlite:///{self._folder / 'm.sqlite'}"), registered()) as served:
            self.served: Served = served
            self._ready.set()
            await self._stop.wait()

    def start(self) -> None:
        self._thread.start()
        assert self._ready.wait(30)

    def stop(self) -> None:
        self._loop.call_soon_threadsafe(self._stop.set)
        self._thread.join(30)

    def call(self, work: Any) -> Any:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(30)


@pytest.fixture(scope="module")
def background(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Background]:
    server = Background(tmp_path_factory.mktemp("fuzz"))
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="module")
def match(background: Background) -> Match:
    made: Match = background.call(background.served.create("me", "me", game="toto", mode="hotseat", rounds=1))
    return made


@pytest.fixture(scope="module")
def api(background: Background) -> Any:
    return schemathesis.openapi.from_url(f"{background.served.url}/schema/openapi.json", timeout=60)


schema = schemathesis.pytest.from_fixture("api")


@pytest.mark.timeout(400)  # all operations are one test
@schema.parametrize()
@settings(max_examples=15, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
def test_no_request_that_the_description_suggests_breaks_the_server(case: Any, match: Match) -> None:
    """Half of them for a match that exists, so that they come further than the door."""
    if case.path_parameters and zlib.crc32(str(case.path_parameters).encode()) % 2:
        case.path_parameters["match"] = match.id
        case.headers["Dugout-Seats"] = match.tokens[0]
    case.call_and_validate(
        checks=(
            schemathesis.checks.not_a_server_error,
            schemathesis.specs.openapi.checks.status_code_conformance,
            schemathesis.specs.openapi.checks.response_schema_conformance,
            schemathesis.specs.openapi.checks.content_type_conformance,
        )
    )


words = st.sampled_from(
    [
        "column 1",
        "column 2",
        "open",
        "form 1112223331112",
        "goal 1H",
        "whistle",
        "stand",
        "close",
        "",
        "x" * 5000,
    ]
)
anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20) | words,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
fields = {
    "type": st.sampled_from(["hello", "answer", "chat", "ping", "snapshot", ""]) | anything,
    "seat": st.integers(-4, 9) | anything,
    "seats": st.lists(st.text(max_size=40), max_size=3) | anything,
    "after": st.integers(-3, 10**20) | anything,
    "question": st.integers(-2, 10) | anything,
    "action": st.just("the-same-action-again") | anything,
    "answer": words | anything,
    "text": st.text(max_size=600) | anything,
}
messages = (
    st.fixed_dictionaries({}, optional=fields).map(json.dumps)
    | st.text(max_size=200)
    | st.binary(max_size=200)
    | anything.map(json.dumps)
)


@given(st.lists(messages, min_size=1, max_size=20))
@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
def test_no_socket_message_breaks_the_server_or_changes_the_match(
    background: Background, match: Match, batch: list[str | bytes]
) -> None:
    """A spectator may say what it wants: the match stands as it stood, and the server still answers."""
    before = background.call(match.snapshot(0, 1))
    address = background.served.url.replace("http", "ws") + f"/api/matches/{match.id}/live"
    with contextlib.suppress(TimeoutError), connect(address, compression=None) as socket:
        socket.send(json.dumps({"type": "hello", "seats": [], "after": 0}))
        for message in batch:
            socket.send(message)
        socket.send(json.dumps({"type": "ping"}))
        kinds = []
        while "pong" not in kinds:
            kinds.append(json.loads(socket.recv(timeout=10))["type"])
        assert set(kinds) <= {"snapshot", "error", "presence", "pong", "events"}
    after = background.call(match.snapshot(0, 1))
    for snapshot in (before, after):
        snapshot.pop("clock"), snapshot.pop("seats")
    assert after == before
    assert background.call(background.served.http.get("/readyz")).status_code == 200


@given(st.lists(st.tuples(st.integers(-2, 3), st.integers(0, 4), words | st.text(max_size=30)), max_size=8))
@settings(max_examples=15, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
def test_a_refused_answer_of_a_seat_changes_nothing(background: Background, batch: list[Any]) -> None:
    match: Match = background.call(
        background.served.create("me", "me", game="toto", mode="hotseat", rounds=1)
    )
    for seat, question, text in batch:
        before = background.call(match.snapshot(0, 1))
        body = {"seat": seat, "question": question, "action": new_action(), "answer": text}
        response = background.call(match.post("/actions", 0, 1, json=body))
        assert response.status_code < 500
        if response.status_code != 200:
            after = background.call(match.snapshot(0, 1))
            before.pop("clock"), after.pop("clock")
            assert after == before

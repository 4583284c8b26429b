"""The short version of scripts/fuzz.py: no 5xx, no hang, nothing stored by anything that was refused."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.fuzzing import Background, Messages, Requests, Witness

pytestmark = pytest.mark.timeout(400)


@pytest.fixture(scope="module")
def background(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Background]:
    with Background(tmp_path_factory.mktemp("fuzz")) as server:
        yield server


@pytest.fixture
def witness(background: Background) -> Iterator[Witness]:
    seeing = Witness(background.database)
    yield seeing
    seeing.close()


@pytest.mark.slow
def test_no_request_that_the_description_suggests_breaks_the_server(
    background: Background, witness: Witness
) -> None:
    fuzzer = Requests(background, witness)
    fuzzer.send(1600)
    assert fuzzer.sent["2xx"] > 10 and fuzzer.sent["4xx"] > 100
    assert fuzzer.odd["4xx"] > 700 and fuzzer.odd["cut off"] > 30


@pytest.mark.slow
def test_no_socket_message_breaks_the_server_or_is_stored_when_refused(
    background: Background, witness: Witness
) -> None:
    fuzzer = Messages(background, witness)
    fuzzer.send(900, a_batch=8)
    assert fuzzer.sent["accepted"] > 5 and fuzzer.sent["refused"] > 500


def test_the_witness_sees_what_is_stored(background: Background, witness: Witness) -> None:
    match = background.match("toto")
    before = witness.state()
    assert witness.state() == before
    background.call(match.answer(0, "column 1"))
    answered = witness.state()
    assert answered != before
    background.call(match.post("/chat", 0, json={"seat": 0, "text": "hello"}))
    assert witness.state() != answered

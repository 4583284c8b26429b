"""Whatever is sent: no 5xx, no hang, and nothing stored by anything that was refused.

A server in a thread of its own is sent requests that its OpenAPI description suggests (schemathesis) and socket
messages (hypothesis), some right, most wrong. A witness looks into the database from outside.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import os
import sqlite3
import sys
import threading
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, Final

import httpx
import hypothesis.strategies as st
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from dugout.referee.catalogue import registered
from tests.server.harness import Match, Served, client, new_action, running, settings_for, until
from tests.server.oddities import Oddities
from tests.services import free_port

PATIENCE: Final = 60.0
ODD_COPIES: Final = 15
"""How many spoilt copies follow every request that the description suggests."""
SEEDS_APART: Final = 1_000_000
GAMES: Final[dict[str, dict[str, Any]]] = {
    "toto": {"mode": "hotseat", "rounds": 1},
    "champions": {},
    "counter-attack": {"squads": "random"},
}
CHECKS: Final = (
    not_a_server_error,
    status_code_conformance,
    response_schema_conformance,
    content_type_conformance,
)


class Background:
    """A server for callers that are not asynchronous."""

    def __init__(self, folder: Path) -> None:
        self.database = folder / "fuzz.sqlite"
        self._ready = threading.Event()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._main()), daemon=True)

    async def _main(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._stop = asyncio.Event()
        async with running(settings_for(f"sqlite:///{self.database}"), registered()) as served:
            self.served: Served = served
            self._ready.set()
            await self._stop.wait()

    def __enter__(self) -> Background:
        self._thread.start()
        assert self._ready.wait(PATIENCE)
        return self

    def __exit__(self, *_: object) -> None:
        self._loop.call_soon_threadsafe(self._stop.set)
        self._thread.join(PATIENCE)

    def call(self, work: Any) -> Any:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(PATIENCE)

    def match(self, game: str = "toto", *kinds: str) -> Match:
        made: Match = self.call(self.served.create(*(kinds or ("me", "me")), game=game, **GAMES[game]))
        return made


class Installed(Background):
    """A server as it is installed: `dugout serve` in a process of its own, with its processes beside it."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.database = folder / "dugout.sqlite"
        self.log = folder / "log"

    async def _main(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._stop = asyncio.Event()
        port, rate = free_port(), "100000/100000"
        free = {f"DUGOUT_RATE_{name}": rate for name in ("ADDRESS", "PERSON", "SIGN_IN")}
        told = {**os.environ, **free, "DUGOUT_DATA": str(self.database.parent), "DUGOUT_BOT_PAUSE": "0"}
        told.pop("DUGOUT_COMPILED", None)
        words = ("-m", "dugout", "serve", "--port", str(port))
        with self.log.open("wb") as log:
            process = await asyncio.create_subprocess_exec(
                sys.executable, *words, env=told, stdout=log, stderr=log
            )
        async with client(f"http://127.0.0.1:{port}") as http:

            async def ready() -> bool:
                assert process.returncode is None, self.log.read_text()
                with suppress(httpx.TransportError):
                    return (await http.get("/readyz")).status_code == 200
                return False

            try:
                await until(ready, PATIENCE)
                elsewhere: Any = None  # what a server in this process would have
                self.served = Served(f"http://127.0.0.1:{port}", elsewhere, http, elsewhere)
                self._ready.set()
                await self._stop.wait()
            finally:
                process.terminate()
                await process.wait()

    @property
    def complaints(self) -> list[str]:
        """Lines of the log that tell of a failure of ours."""
        lines = self.log.read_text(errors="replace").splitlines()
        return [line for line in lines if "[error" in line or "Traceback" in line]


class Witness:
    """Sees through the file of the database whether anything was stored.

    Matches in which a computer or a clock acts by itself are left out: what they store, nobody was refused.
    """

    _BY_ITSELF = "SELECT match FROM seats WHERE kind = 'bot' OR time_left IS NOT NULL"
    _TABLES = ("seats", "answers", "actions", "retracted", "chat", "reports")

    def __init__(self, database: Path) -> None:
        self._database = sqlite3.connect(f"file:{database}?mode=ro", uri=True, isolation_level=None)
        self._version = -1
        self._digest = ""

    def state(self) -> str:
        """A hash of what is stored; counted anew only if something was written since the last look."""
        version = self._database.execute("PRAGMA data_version").fetchone()[0]
        if version != self._version:
            self._version, self._digest = version, self._count()
        return self._digest

    def close(self) -> None:
        self._database.close()

    def _count(self) -> str:
        digest = hashlib.sha256()
        live = f"NOT IN ({self._BY_ITSELF})"
        queries = [
            f"SELECT * FROM matches WHERE expires IS NULL AND id {live} ORDER BY id",
            *(f"SELECT * FROM {table} WHERE match {live} ORDER BY rowid" for table in self._TABLES),
            "SELECT * FROM people ORDER BY id",
            "SELECT * FROM blocks ORDER BY rowid",
        ]
        for query in queries:
            for row in self._database.execute(query):
                digest.update(repr(row).encode("utf-8", "surrogatepass"))
        return digest.hexdigest()


def hammer(strategy: st.SearchStrategy[Any], test: Callable[[Any], None], examples: int, number: int) -> None:
    """Hand a test so many examples; nothing is shrunk, what fails says itself what it was."""

    @seed(number)
    @settings(
        max_examples=examples,
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(strategy)
    def run(example: Any) -> None:
        test(example)

    run()


class Requests:
    """Requests that the description suggests, half of them for a match, a game and a person that exist."""

    def __init__(self, background: Background, witness: Witness, seed: int = 0) -> None:
        self.sent: Counter[str] = Counter()
        self._seeds = count(seed * SEEDS_APART)
        self._background = background
        self._witness = witness
        self._session = requests.Session()
        self._odd = Oddities(background.served.url, Random(seed))
        self._url = background.served.url
        self._match = background.match()
        self._api = schemathesis.openapi.from_url(f"{self._url}/schema/openapi.json", timeout=PATIENCE)
        self._renew()

    @property
    def odd(self) -> Counter[str]:
        """What came of the spoilt copies."""
        return self._odd.sent

    @property
    def total(self) -> int:
        return sum(self.sent.values()) + sum(self.odd.values())

    def send(self, wanted: int) -> None:
        """Send at least so many, spread over all operations and both good and bad data, and spoilt copies of each."""
        operations = [result.ok() for result in self._api.get_all_operations()]
        while self.total < wanted:
            missing = (wanted - self.total) // (1 + ODD_COPIES)
            each = max(1, missing // (2 * len(operations)) + 1)
            for operation in operations:
                for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE):
                    try:
                        strategy = operation.as_strategy(generation_mode=mode)
                        hammer(strategy, self._one, each, next(self._seeds))
                    except schemathesis.errors.SchemathesisError as error:
                        raise AssertionError(f"{operation.label}: {error}") from error
                    assert not self._odd.broken, "\n".join(self._odd.broken)

    def _one(self, case: Any) -> None:
        number = sum(self.sent.values())
        self._aim(case, number)
        before = self._witness.state()
        try:
            response = case.call(base_url=self._url, session=self._session, timeout=PATIENCE)
        except (requests.exceptions.InvalidHeader, UnicodeError):
            return  # nothing that can be sent
        self.sent[f"{response.status_code // 100}xx"] += 1
        case.validate_response(response, checks=list(CHECKS))
        if response.status_code >= 400:
            assert self._witness.state() == before, f"a refused request was stored: {case.as_curl_command()}"
        self._odd.follow(response.request, ODD_COPIES)
        if number % 100 == 0:
            self._renew()

    def _aim(self, case: Any, number: int) -> None:
        if number % 2:
            known = {
                "match": self._match.id,
                "game": ("toto", "champions")[number % 4 // 2],
                "person": self._me,
            }
            for name in set(case.path_parameters) & set(known):
                case.path_parameters[name] = known[name]
            case.headers["Dugout-Seats"] = self._match.tokens[number % 4 // 2] or ""

    def _renew(self) -> None:
        """The match may have ended and the person may have gone by requests that were right."""
        answer = self._session.post(f"{self._url}/api/me", json={"name": "Fuzz"}, timeout=PATIENCE)
        if answer.status_code >= 400:  # banned from its name, or signed out
            self._session.cookies.clear()
            answer = self._session.post(f"{self._url}/api/me", json={"name": "Fuzz"}, timeout=PATIENCE)
        self._me = answer.json()["me"]["id"] if "me" in answer.json() else answer.json()["id"]
        if self._background.call(self._match.snapshot())["status"] == "over":
            self._match = self._background.match()


anything: Final = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
fields: Final = {
    "type": st.sampled_from(["hello", "answer", "answer", "chat", "ping", "snapshot", ""]) | anything,
    "seat": st.integers(-4, 9) | anything,
    "seats": st.lists(st.text(max_size=40), max_size=3) | anything,
    "after": st.integers(-3, 10**20) | anything,
    "edition": st.integers(-3, 3) | anything,
    "question": st.integers(-2, 10) | anything,
    "action": st.sampled_from(["the-same-action-again", "x" * 65]) | anything,
    "answer": st.sampled_from(["column 1", "form 1112223331112", "whistle", "close", "", "x" * 5000])
    | anything,
    "text": st.text(max_size=600) | anything,
}
rubbish: Final = (
    st.fixed_dictionaries({}, optional=fields).map(json.dumps)
    | st.text(max_size=200)
    | st.binary(max_size=200)
    | anything.map(json.dumps)
    | st.tuples(st.sampled_from(["[", '{"a":', "x", "é"]), st.sampled_from([1_000, 20_000, 40_000]))
)
near: Final = st.fixed_dictionaries(
    {
        "seat": st.sampled_from([None, None, None, None, None, 0, 1, 2, -1, -2]),
        "question": st.sampled_from([0, 0, 0, 0, 0, 0, 1, -1]),
        "choice": st.integers(0, 10**6),
        "change": st.sampled_from(["", "", "", "", "", "", " ", "x", "1", "\u0000", "upper"]),
        "action": st.sampled_from(["", "", "", "the-same-action-again"]),
    }
)
"""An answer to the open question, with something about it that may be wrong; no seat: one that is asked."""


SPOILT: Final = 4
"""How many spoilt copies follow every message that was drawn."""


def spoilt(message: str | bytes, random: Random) -> str | bytes:
    """The message with a few signs changed, doubled, cut out or put in."""
    signs = list(message)
    for _ in range(random.randint(1, 4)):
        at = random.randrange(len(signs) + 1)
        new = random.choice(signs) if signs else (0 if isinstance(message, bytes) else "0")
        signs[at : at + random.randint(0, 2)] = [new] * random.randint(0, 2)
    return bytes(signs) if isinstance(message, bytes) else "".join(map(str, signs))


class Messages:
    """Socket messages, one at a time: each must be judged before the next is sent."""

    def __init__(self, background: Background, witness: Witness, seed: int = 0) -> None:
        self.sent: Counter[str] = Counter()
        self._seeds = count(seed * SEEDS_APART)
        self._background = background
        self._witness = witness
        self._asked: list[dict[str, Any]] = []
        self._question = 0

    @property
    def total(self) -> int:
        return sum(self.sent.values())

    def send(self, wanted: int, a_batch: int = 25) -> None:
        """Send at least so many, in turn as a spectator and for one and two seats of each game."""
        tricky = near | near | near | near | rubbish
        batches = st.tuples(st.lists(tricky, min_size=a_batch, max_size=a_batch), st.randoms())
        kinds = [(game, seats) for game in GAMES for seats in ((), (0,), (0, 1))]
        each = -(-wanted // (3 * a_batch * len(kinds)))
        while self.total < wanted:
            for game, seats in kinds:
                match = self._background.match(game)
                hammer(
                    batches,
                    lambda batch, m=match, s=seats: self._batch(m, s, *batch),
                    each,
                    next(self._seeds),
                )

    def _batch(self, match: Match, seats: tuple[int, ...], batch: list[Any], random: Random) -> None:
        address = self._background.served.url.replace("http", "ws") + f"/api/matches/{match.id}/live"
        waiting = list(batch)
        while waiting:
            with connect(address, compression=None, max_size=None, open_timeout=PATIENCE) as socket:
                hello = {"type": "hello", "seats": [match.tokens[seat] for seat in seats], "after": -1}
                socket.send(json.dumps(hello))
                self._receive(socket)
                try:
                    while waiting:
                        drawn = waiting.pop(0)
                        if isinstance(drawn, dict):
                            self._judge(socket, [self._answer(drawn)])
                        elif isinstance(drawn, tuple):  # more of the same than anybody reads
                            self._judge(socket, [drawn[0] * drawn[1]])
                        else:
                            self._judge(socket, [drawn, *(spoilt(drawn, random) for _ in range(SPOILT))])
                except ConnectionClosed as closed:
                    # a frame that is no text, or larger than the server reads, ends the line and nothing else
                    if closed.rcvd is None or closed.rcvd.code not in (1007, 1009, 4400):
                        raise AssertionError(f"the server hung up: {closed}") from closed
                    self.sent["cut off"] += 1

    def _judge(self, socket: ClientConnection, messages: list[str | bytes]) -> None:
        """Send messages, each with a mark behind it that is always refused, and look at what comes before the mark."""
        before = self._witness.state()
        markers = [new_action() for _ in messages]
        for message, marker in zip(messages, markers, strict=True):
            socket.send(message)
            mark = {"type": "answer", "seat": 0, "question": -5, "action": marker, "answer": "x"}
            socket.send(json.dumps(mark))
        accepted = 0
        for message, marker in zip(messages, markers, strict=True):
            errors = [
                reply["error"]["code"] for reply in self._receive(socket, marker) if reply["type"] == "error"
            ]
            assert "internal" not in errors, f"the server failed at {message!r:.1000}"
            self.sent["refused" if errors else "accepted"] += 1
            accepted += not errors
        if not accepted:
            assert self._witness.state() == before, f"a refused message was stored: {messages!r:.4000}"

    def _answer(self, drawn: dict[str, Any]) -> str:
        seat = drawn["seat"]
        fitting = [one for one in self._asked if seat is None or one["seat"] == seat]
        asked = fitting[drawn["choice"] % len(fitting)] if fitting else {"seat": seat or 0}
        choices = asked.get("choices") or ["close"]
        text = str(choices[drawn["choice"] % len(choices)])
        text = text.upper() if drawn["change"] == "upper" else text + str(drawn["change"])
        return json.dumps(
            {
                "type": "answer",
                "seat": asked["seat"],
                "question": self._question + drawn["question"],
                "action": drawn["action"] or new_action(),
                "answer": text,
            }
        )

    def _receive(self, socket: ClientConnection, marker: str = "") -> list[dict[str, Any]]:
        """Everything up to the refusal of the marker, or to the first snapshot."""
        heard: list[dict[str, Any]] = []
        while True:
            reply: dict[str, Any] = json.loads(socket.recv(timeout=PATIENCE))
            said = reply.get("changed", reply)
            self._asked = said.get("asked", self._asked)
            self._question = said.get("question", self._question)
            if marker and reply.get("action") == marker:
                return heard
            heard.append(reply)
            if not marker and reply["type"] == "snapshot":
                return heard

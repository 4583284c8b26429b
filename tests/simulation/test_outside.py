"""Programs from outside: they play, over every kind of line, and whatever they do wrong loses them a match and no
more."""

from __future__ import annotations

import importlib.util
import json
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import httpx
import pytest
from typer.testing import CliRunner
from websockets.sync.server import serve

from dugout.cli.app import app
from dugout.simulation import outside
from dugout.simulation.entrants import OUTSIDE
from dugout.simulation.links import LinkDown, open_link
from dugout.simulation.match import FORFEITED, Outcome, play_match
from dugout.simulation.plan import Job, plan_of
from dugout.simulation.statistics import Arena

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "outside_bot.py"
COMMAND = f"{sys.executable} {EXAMPLE}"


@pytest.fixture(autouse=True)
def no_program_is_left() -> Iterator[None]:
    yield
    outside.close_links()


@cache
def example() -> Any:
    """The example as a module, which remembers the match it plays."""
    spec = importlib.util.spec_from_file_location("outside_bot", EXAMPLE)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def answers(message: dict[str, Any]) -> list[str]:
    """The example's own judgement."""
    return list(example().answers(message))


def play(program: str, game: str = "toto", seconds: float = 60.0, **options: Any) -> Outcome:
    job = Job(game, (f"{OUTSIDE}{program}", "random"), options, "outside", records=True, bot_seconds=seconds)
    return play_match(job, plan_of(job, 0))


def test_the_example_has_forty_lines() -> None:
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) <= 40


@pytest.mark.parametrize(
    ("game", "options"), [("toto", {"rounds": 1}), ("champions", {"profile": "starter"})]
)
def test_the_example_plays_a_whole_match(game: str, options: dict[str, Any]) -> None:
    outcome = play(COMMAND, game, **options)
    assert outcome.forfeit == ""
    assert outcome.decisions > 20


def test_one_program_plays_match_after_match() -> None:
    job = Job("toto", (f"{OUTSIDE}{COMMAND}", "random"), {"rounds": 1}, "two", rotate=True, bot_seconds=60)
    first, second = (play_match(job, plan_of(job, index)) for index in range(2))
    assert (first.plan.seating, second.plan.seating) == ((0, 1), (1, 0))
    assert not first.forfeit and not second.forfeit
    assert len(outside._links) == 1


SPEAKS = "import sys, json\nfor line in sys.stdin:\n    m = json.loads(line)\n    m = m.get('changed', m)\n    if m.get('type') == 'answered': continue\n"


@pytest.mark.parametrize(
    ("script", "words"),
    [
        ("import time; time.sleep(60)", "no answer within 1.5 s"),
        ("import sys; sys.stdin.readline(); sys.exit('I give up')", "status 1: I give up"),
        ("print('nonsense\\n' * 9, flush=True); input(); input(); input()", "this is no message"),
        (SPEAKS + "    print('[' * 9999, flush=True)", "this is no message"),
        (
            SPEAKS + "    print(json.dumps({'type': 'answer', 'seat': 1, 'question': 0}), flush=True)",
            "seat 1 is not yours",
        ),
        (
            SPEAKS + "    print(json.dumps({'type': 'answer', 'seat': 0, 'question': -7}), flush=True)",
            "question -7 is not open",
        ),
        (
            SPEAKS + "    q = m.get('question', globals().get('q'))\n"
            "    print(json.dumps({'type': 'answer', 'seat': 0, 'question': q, 'answer': 'dance'}), flush=True)",
            "wrong answers",
        ),
        ("import time\nwhile True: print('x' * 9000, flush=True)", "this is no message"),
    ],
    ids=["slow", "dies", "nonsense", "brackets", "other-seat", "old-question", "no-answer", "flood"],
)
def test_whoever_fails_has_lost_the_match(tmp_path: Path, script: str, words: str) -> None:
    file = tmp_path / "bot.py"
    file.write_text(script)
    seconds = 1.5 if "within" in words else 60.0
    outcome = play(f"{sys.executable} {file}", seconds=seconds)
    assert words in outcome.forfeit
    assert outcome.result.reason == FORFEITED
    assert outcome.result.places == (2, 1)
    assert outside._links == {}
    assert json.loads(outcome.record)["headers"]["forfeit"] == outcome.forfeit


def test_what_cannot_be_started_says_so() -> None:
    for address in ("no-such-program-here", "", "'open quote", "ws://127.0.0.1:9/x"):
        with pytest.raises(LinkDown, match="cannot be"):
            open_link(address).close()
    assert "cannot be reached" in play("http://127.0.0.1:9/").forfeit


def test_forfeits_stand_in_the_table_and_cost_all_the_money() -> None:
    job = Job("toto", (f"{OUTSIDE}{sys.executable} -c pass", "random", "random"), {}, "f", rotate=True)
    standings = Arena(job.levels, by_scores=True)
    for index in range(3):
        standings.add(play_match(job, plan_of(job, index)))
    lost, *others = standings.to_json()
    assert (lost["points_share"], lost["forfeits"], lost["losses"]) == (0, 3, 3)
    assert "status 0" in lost["last_forfeit"]
    assert [row["points_share"] for row in others] == [0.5, 0.5]


class Handler(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        said = self.rfile.read(int(self.headers["Content-Length"]))
        body = "".join(answers(json.loads(said))).encode()
        self.send_response(200)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: Any) -> None:
        """Tests stay quiet."""


@contextmanager
def http_bot() -> Iterator[str]:
    with HTTPServer(("127.0.0.1", 0), Handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


@contextmanager
def socket_bot() -> Iterator[str]:
    def talk(socket: Any) -> None:
        for message in socket:
            for letter in answers(json.loads(message)):
                socket.send(letter)

    with serve(talk, "127.0.0.1", 0) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"ws://127.0.0.1:{server.socket.getsockname()[1]}/"
        outside.close_links()
        server.shutdown()


@pytest.mark.parametrize("line", [http_bot, socket_bot])
def test_http_and_websocket_carry_the_same_messages(line: Any) -> None:
    with line() as address:
        assert play(address, rounds=1).forfeit == ""
    assert play(address, rounds=1).forfeit != ""


def test_the_example_sits_down_at_a_live_match(live_server: str) -> None:
    body = {
        "game": "champions",
        "options": {"profile": "starter"},
        "seats": [{"kind": "link"}, {"kind": "bot", "level": "random"}],
    }
    made = httpx.post(f"{live_server}/api/matches", json=body, timeout=60).json()
    token = made["seats"][0]["token"]
    address = f"{live_server}/match/{made['match']}"
    named = {"seat": 0, "name": "Robin"}
    headers = {"Dugout-Seats": token}
    httpx.post(f"{live_server}/api/matches/{made['match']}/name", json=named, headers=headers, timeout=60)
    with subprocess.Popen([sys.executable, str(EXAMPLE), f"{address}#seat={token}"]) as process:
        try:
            assert any(answered_itself(live_server, made["match"]) for _ in range(600))
        finally:
            process.kill()


def answered_itself(server: str, match: str) -> bool:
    """Whether the line-up of seat 0, and more after it, has been given by now."""
    time.sleep(0.1)
    events = httpx.get(f"{server}/api/matches/{match}/events?after=0", timeout=60).json()["events"]
    return any(event["code"] == "ch.roll" and event["args"]["seat"] == 0 for event in events)


def test_the_command_says_what_happened_to_a_program() -> None:
    def arena(program: str) -> Any:
        args = ["arena", "toto", "--bot", program, "--seats", "random", "--matches", "2"]
        return CliRunner().invoke(app, args, catch_exceptions=False)

    refused = arena("no-such-program-here")
    assert refused.exit_code == 1
    assert (
        refused.stderr == "The program 'no-such-program-here' cannot be started: No such file or directory.\n"
    )
    told = arena(f"{sys.executable} -c pass")
    assert told.exit_code == 0
    assert "forfeited 2 of 2 matches" in told.stdout.replace("\n", " ")

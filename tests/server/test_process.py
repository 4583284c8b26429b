"""The server as a process: how it starts, how it ends, what it writes."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import httpx
import pytest

from tests.services import children, is_alive

pytestmark = pytest.mark.service

SERVE = "from dugout.server.main import serve; from dugout.server.settings import from_environment; serve(from_environment())"


def start(folder: Path, **environment: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-c", SERVE],
        env={**os.environ, "DUGOUT_DATA": str(folder), "DUGOUT_PORT": "0", **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def address(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    line = process.stdout.readline()
    assert line.startswith("Dugout is ready at "), line
    return line.split()[4]


def test_it_says_where_it_is_and_ends_gracefully_without_secrets_in_its_log(tmp_path: Path) -> None:
    process = start(tmp_path, DUGOUT_LOG="json", DUGOUT_LOG_LEVEL="debug", DUGOUT_BOT_PAUSE="0")
    try:
        url = address(process)
        body = {
            "game": "toto",
            "options": {"rounds": 1},
            "seats": [{"kind": "me", "name": "Noor"}, {"kind": "bot", "level": "random"}],
        }
        made = httpx.post(f"{url}/api/matches", json=body, timeout=30).json()
        token = made["seats"][0]["token"]
        httpx.get(f"{url}/api/matches/{made['match']}", headers={"Dugout-Seats": token})
        httpx.get(f"{url}/api/matches/{made['match']}", headers={"Dugout-Seats": token + "x"})
        httpx.post(
            f"{url}/api/matches/{made['match']}/actions", headers={"Dugout-Seats": token}, content="[" * 9999
        )
        said = {"seat": 0, "text": "between us"}
        httpx.post(f"{url}/api/matches/{made['match']}/chat", headers={"Dugout-Seats": token}, json=said)
        with httpx.Client(base_url=url, timeout=30) as device:
            device.post("/api/me/account", json={"name": "Sam", "password": "open sesame 1"})
            hook = {"url": "https://hooks.example/sams-own"}
            hook_secret = device.put("/api/me/webhook", json=hook).json()["secret"]
            session = device.cookies["dugout_session"]
            device.post("/api/session", json={"name": "Sam", "password": "open sesame 2"})
    finally:
        process.send_signal(signal.SIGTERM)
        out, err = process.communicate(timeout=30)
    assert process.returncode in (0, -signal.SIGTERM)
    assert made["match"] in out
    private = ("Noor", "Sam", "between us", "open sesame", "hooks.example", hook_secret, session)
    for secret in (token, *private):
        assert secret not in out + err
    assert "Traceback" not in out + err
    assert "leaked" not in err


def test_a_taken_port_is_said_in_one_sentence(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        process = start(tmp_path, DUGOUT_PORT=str(taken.getsockname()[1]))
        out, err = process.communicate(timeout=30)
    assert process.returncode == 1
    assert out == ""
    assert err.startswith("error: cannot listen on port")
    assert err.count("\n") == 1


def test_computers_think_in_a_process_of_their_own(tmp_path: Path) -> None:
    process = start(tmp_path, DUGOUT_BOT_PAUSE="0", DUGOUT_BOT_PROCESSES="1")
    try:
        url = address(process)
        seats = [{"kind": "bot", "level": "random"}] * 2
        body = {"game": "toto", "options": {"rounds": 1, "mode": "hotseat"}, "seats": seats}
        made = httpx.post(f"{url}/api/matches", json=body, timeout=30).json()
        for _ in range(200):
            time.sleep(0.1)
            with urllib.request.urlopen(f"{url}/api/matches/{made['match']}/events?after=10") as response:
                if b"to.goal" in response.read():
                    break
        else:
            raise AssertionError("no goal in sight")
        thinkers = children(process.pid)
        assert thinkers
    finally:
        process.kill()
        process.communicate(timeout=30)
    for _ in range(100):
        if not any(is_alive(pid) for pid in thinkers):
            break
        time.sleep(0.1)
    else:
        raise AssertionError("thinking processes outlive a killed server")

"""The soak of people in short, and that it sees what it is there to see."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
import time
from pathlib import Path

import pytest

from scripts import soak_people
from scripts.soak_people import Person, Soak, Table, grown, guard, is_fault

SCRIPT = Path(soak_people.__file__)


@pytest.mark.slow
@pytest.mark.timeout(400)
def test_people_who_answer_at_once_disturb_nobody() -> None:
    done = subprocess.run(
        [sys.executable, str(SCRIPT), "--seconds", "8", "--tables", "5"],
        capture_output=True,
        text=True,
        check=False,
        timeout=380,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    figures = json.loads(done.stdout)
    counts = figures["counts"]
    assert counts["accepted"] > 50
    assert counts["refused on purpose"] > 10
    assert counts["lines cut"] > 5
    assert counts["sockets"] > 300


def somebody() -> Person:
    table = Table(Soak("http://127.0.0.1:1", 10, "test"), 0)
    return Person(table, None, 0, "token")


def test_the_words_of_others_are_noticed() -> None:
    person = somebody()
    own, action = person._words(), person._action()
    person._check(json.dumps({"answer": own, "action": action, "chat": f"zc{person.table.mark}x"}))
    assert person.soak.faults == []
    for foreign in ("zq0123456789ab", "act-0123456789ab", "zc00000000x"):
        person.soak.faults.clear()
        person._check(json.dumps({"error": foreign}))
        assert len(person.soak.faults) == 1, foreign


def test_events_that_are_missing_or_come_twice_are_noticed() -> None:
    person = somebody()

    def told(*numbers: int) -> str:
        events = [{"n": number} for number in numbers]
        changed = {"status": "running"}
        return json.dumps({"type": "events", "events": events, "last": numbers[-1], "changed": changed})

    person.hear(told(1, 2))
    person.hear(told(3))
    assert person.soak.faults == []
    person.hear(told(5))
    person.hear(told(5, 6))
    assert len(person.soak.faults) == 2


@pytest.mark.slow
async def test_a_process_that_ends_is_noticed() -> None:
    parent = "import subprocess, sys, time; subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(2)']).wait(); time.sleep(60)"
    process = subprocess.Popen([sys.executable, "-c", parent], text=True)
    soak = Soak("", 30, "test")
    try:
        watching = asyncio.create_task(guard(soak, process, []))
        end = time.monotonic() + 20
        while not soak.faults and time.monotonic() < end:
            await asyncio.sleep(0.1)
        assert len(soak.faults) == 1 and "ended" in soak.faults[0]
        process.kill()
        process.wait()
        await watching
        assert len(soak.faults) == 2 and soak.over
    finally:
        process.kill()
        process.wait()


def test_memory_that_grows_and_lines_that_tell_of_faults() -> None:
    flat = [(float(at), 100.0 + (50 if at > 30 else at)) for at in range(100)]
    assert grown(flat) == (150.0, 150.0)
    leaking = [(float(at), 100.0 + at) for at in range(100)]
    early, late = grown(leaking)
    assert late - early > 45
    assert is_fault('{"level": "error", "event": "message.failed"}')
    assert is_fault("Fatal Python error: Segmentation fault")
    assert not is_fault('{"task": "bot", "error": "TimeoutError()", "level": "error"}')

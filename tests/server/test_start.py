"""The first start: interrupted at any point, twice at once, in places that cannot be used."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from dugout.server.store.upgrade import upgrade
from tests.server.test_process import address, start

pytestmark = pytest.mark.service

DIES_AFTER = """
import os, sys
from sqlalchemy import event
from sqlalchemy.engine import Engine
from dugout.server.store.upgrade import upgrade
folder, statements = sys.argv[1], 0
for limit in range(1, 1000, 5):
    child = os.fork()
    if child == 0:
        @event.listens_for(Engine, "after_cursor_execute")
        def count(*_given):
            global statements
            statements += 1
            if statements == limit:
                os._exit(9)
        upgrade(f"sqlite:///{folder}/{limit}.sqlite")
        os._exit(0)
    if os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0:
        break
print(limit)
"""


def test_a_first_start_that_dies_anywhere_leaves_a_folder_that_can_be_used(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", DIES_AFTER, str(tmp_path)], capture_output=True, text=True, check=True
    )
    survived = int(done.stdout)
    assert survived > 50, "every fifth statement of the migrations was a place to die"
    for limit in range(1, survived, 5):
        upgrade(f"sqlite:///{tmp_path}/{limit}.sqlite")


def test_of_two_servers_on_one_file_the_second_says_why_it_does_not_start(tmp_path: Path) -> None:
    both = [start(tmp_path), start(tmp_path)]
    try:
        os.waitid(os.P_ALL, 0, os.WEXITED | os.WNOWAIT)
        second = next(process for process in both if process.poll() is not None)
        first = both[1 - both.index(second)]
        out, err = second.communicate(timeout=30)
        assert (second.returncode, out) == (1, "")
        assert "another Dugout server is using" in err
        assert "--data" in err
        assert err.count("\n") == 1
        assert address(first).startswith("http://")
    finally:
        for process in both:
            process.send_signal(signal.SIGKILL)
            process.communicate(timeout=30)
    after = start(tmp_path)  # a killed server holds nothing
    try:
        assert address(after)
    finally:
        after.kill()
        after.communicate(timeout=30)


@pytest.mark.parametrize("host", ["no-such-host.invalid", "203.0.113.7"])
def test_a_host_that_is_not_this_machine_is_not_blamed_on_the_port(tmp_path: Path, host: str) -> None:
    process = start(tmp_path, DUGOUT_HOST=host)
    out, err = process.communicate(timeout=60)
    assert (process.returncode, out) == (1, "")
    assert "--host" in err
    assert "--port" not in err


def test_a_data_folder_that_cannot_be_made_is_called_that(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    process = start(tmp_path / "file" / "data")
    out, err = process.communicate(timeout=60)
    assert (process.returncode, out) == (1, "")
    assert err.startswith("error: the data folder ")
    assert "--data" in err
    assert "backup" not in err

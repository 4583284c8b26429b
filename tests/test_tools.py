"""What ./play and ./test stand on, on machines that are not like ours."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
TOO_NEW = "#!/bin/sh\nexit 1\n"
USABLE = f'#!/bin/sh\nexec "{sys.executable}" "$@"\n'


@pytest.fixture
def machine(tmp_path: Path) -> Path:
    """A checkout with nothing but its tools, and a machine with no Python on its path."""
    shutil.copytree(ROOT / "tools", tmp_path / "tools")
    (tmp_path / "bin").mkdir()
    for tool in ("bash", "dirname"):
        (tmp_path / "bin" / tool).symlink_to(shutil.which(tool) or "")
    return tmp_path


def program(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text)
    file.chmod(0o755)


def found(machine: Path, **environment: str) -> str:
    script = f'. "{machine}/tools/env.sh"; . "$ROOT/tools/python.sh"; find_python'
    env = {"PATH": str(machine / "bin"), **environment}
    done = subprocess.run(["bash", "-c", script], env=env, capture_output=True, text=True, check=False)
    return done.stdout.strip()


def base_python() -> str:
    return str(getattr(sys, "_base_executable", sys.executable))


def test_a_usable_python_is_found_beside_a_newer_one(machine: Path) -> None:
    program(machine / "bin/python3", TOO_NEW)
    program(machine / "bin/python3.14", USABLE)
    assert found(machine) == base_python()


def test_the_python_of_a_moved_environment_is_never_taken(machine: Path) -> None:
    program(machine / ".venv/bin/python3.13", '#!/bin/sh\necho "from the old environment"\n')
    program(machine / "bin/python3.12", USABLE)
    assert found(machine) == base_python()


def test_a_python_that_was_named_and_cannot_be_used_is_an_error(machine: Path) -> None:
    env = {**os.environ, "DUGOUT_PYTHON": str(machine / "bin/none at all")}
    done = subprocess.run(
        ["bash", str(machine / "tools/bootstrap.sh"), "play"],
        env=env,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert "DUGOUT_PYTHON" in done.stderr
    assert "none at all" in done.stderr


@pytest.mark.parametrize("links", [0, 1, 2])
@pytest.mark.parametrize("name", ["play", "test"])
def test_the_commands_start_through_links(machine: Path, name: str, links: int) -> None:
    shutil.copy(ROOT / name, machine / name)
    program(machine / "tools/bootstrap.sh", "echo set up >&2; exit 1\n")
    command = machine / name
    for number in range(links):
        link = machine / "bin" / f"link {number}"
        link.symlink_to(command.name if number else command)
        command = link
    done = subprocess.run([str(command)], cwd="/", capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (1, "set up\n")


@pytest.mark.service
def test_a_part_of_the_tests_alone_ends_well(tmp_path: Path) -> None:
    command = [str(ROOT / "test"), "pytest", "--collect-only", "-q", "-n0", "tests/core/test_dice.py"]
    env = {key: value for key, value in os.environ.items() if not key.startswith("PYTEST")}
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr

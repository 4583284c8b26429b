"""What a page loads to judge a match by itself: whole, small, and nothing of the server in it."""

from __future__ import annotations

import json
import subprocess
import sys
import zipfile
from pathlib import Path

import msgspec
import pytest

from dugout.games.registry import GAMES

ROOT = Path(__file__).resolve().parent.parent.parent
RUNTIME = ROOT / "src/dugout/runtime"
MOST_BYTES = 8_000_000
PLAY = """
import sys
sys.path[:0] = sys.argv[1:3]
from dugout.core.dice import Roller
from dugout.core.playout import play_out
from dugout.core.values import Setup
from dugout.bots.contract import bot
from dugout.games.registry import GAMES, game
from dugout.local import requests
from dugout.local.thinking import compute
for name in GAMES:
    rules = game(name)
    short = rules.short()
    seats = max(2, short.seats)
    deciders = [bot(name, "random") for _ in range(seats)]
    minds = [Roller(f"mind {seat}") for seat in range(seats)]
    print(name, play_out(rules, rules.new(Setup(seats, dict(short.options))), deciders, Roller("dice"), minds))
loaded = {name.partition(".")[0] for name in sys.modules}
assert not loaded & {"litestar", "sqlalchemy", "structlog", "fluent", "uvicorn"}, loaded
assert not [name for name in sys.modules if name.startswith("dugout.server")]
"""


@pytest.fixture(scope="module")
def archive(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The archive as it would be made now."""
    folder = tmp_path_factory.mktemp("archive")
    make = f"import sys; sys.path.insert(0, {str(ROOT / 'tools')!r}); import runtime; "
    make += f"open({str(folder / 'engine.zip')!r}, 'wb').write(runtime.archive())"
    subprocess.run([sys.executable, "-c", make], check=True, cwd=ROOT)
    return folder / "engine.zip"


def test_the_archive_plays_every_game_without_anything_else_of_ours(archive: Path) -> None:
    packages = Path(msgspec.__file__).parent.parent
    unpacked = archive.parent / "unpacked"
    with zipfile.ZipFile(archive) as file:
        file.extractall(unpacked)
    command = [sys.executable, "-I", "-S", "-c", PLAY, str(unpacked), str(packages)]
    done = subprocess.run(command, capture_output=True, text=True, env={"DUGOUT_COMPILED": "0"}, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    assert [line.split()[0] for line in done.stdout.splitlines()] == list(GAMES)


def test_everything_that_a_first_match_loads_is_small() -> None:
    if not (RUNTIME / "runtime.json").is_file():
        pytest.skip("tools/runtime.py has not been run")
    sizes = json.loads((RUNTIME / "runtime.json").read_text())["sizes"]
    # a server or a host packs the one large script on the way; it shrinks to a quarter
    packed = {name: size // 3 if name.endswith(".asm.js") else size for name, size in sizes.items()}
    assert sum(packed.values()) < MOST_BYTES, packed

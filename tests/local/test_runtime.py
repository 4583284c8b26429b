"""What a page loads to judge a match by itself: whole, small, and nothing of the server in it."""

from __future__ import annotations

import gzip
import json
import subprocess
import sys
import zipfile
from pathlib import Path

import msgspec
import pytest

from dugout.games.registry import GAMES
from dugout.local.outcome import outcome

ROOT = Path(__file__).resolve().parent.parent.parent
RUNTIME = ROOT / "src/dugout/runtime"
MOST_BYTES = 7_800_000
"""Of the 8 MB that a first match may load: what is left is room for rules to come."""
MOST_MEMORY = 6_800_000
"""Fetched after the first board; it holds first boards of every game, ready to be shown."""
PAGES = 300_000
"""More than the start page and a first board take (`tests/test_first_load.py`)."""
PLAY = """
import sys
sys.path[:0] = sys.argv[1:3]
from dugout.core.dice import Roller
from dugout.core.playout import play_out
from dugout.core.values import Setup
from dugout.bots.contract import bot
from dugout.games.registry import GAMES, game
from dugout.local import requests
from dugout.local.work import compute
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
    make += f"open({str(folder / 'engine.zip')!r}, 'wb').write(runtime.archive(runtime.sources()))"
    subprocess.run([sys.executable, "-c", make], check=True, cwd=ROOT)
    return folder / "engine.zip"


@pytest.mark.slow
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
    assert (RUNTIME / "runtime.json").is_file(), "run tools/runtime.py first"
    sizes = json.loads((RUNTIME / "runtime.json").read_text())["sizes"]
    # a server or a host packs the one large script on the way; it shrinks to a quarter
    packed = {name: size // 3 if name.endswith(".asm.js") else size for name, size in sizes.items()}
    assert sum(packed.values()) + PAGES < MOST_BYTES, packed
    assert "report.zip" not in sizes, "reports are fetched when somebody wants one"
    assert "python.memory.bin" not in sizes, "it serves later visits, from what is kept on the device"


def test_the_memory_for_later_visits_is_small_and_holds_what_is_not_imported() -> None:
    folder = RUNTIME / json.loads((RUNTIME / "runtime.json").read_text())["memory"]
    packed = (folder / "python.memory.bin").read_bytes()
    assert len(packed) < MOST_MEMORY
    with gzip.open(folder / "python.memory.bin") as file:
        head = json.loads(file.read(int.from_bytes(file.read(4), "little")))
    names = [name for name, _ in head["files"]]
    assert names[0].endswith(".so")
    assert {name.rpartition(".")[2] for name in names[1:]} == {"json", "toml", "pyc"}
    needs_reports = ["/dugout/dugout/local/reporting.pyc", "/dugout/dugout/referee/grading.pyc"]
    assert [name for name in names if name.endswith(".pyc")] == needs_reports


@pytest.mark.slow
def test_records_come_to_the_same_in_a_page() -> None:
    """A sample of what scripts/same_records.py does with a thousand: the smallest golden record of every game."""
    assert (RUNTIME / "runtime.json").is_file(), "run tools/runtime.py first"
    golden = [min((ROOT / "tests/replays" / name).glob("*.json"), key=_size) for name in GAMES]
    records = [json.dumps(json.loads(path.read_text(encoding="utf-8"))["record"]) for path in golden]
    page = subprocess.run(
        ["node", str(ROOT / "tools/outcomes.mjs")],
        input="\n".join(records) + "\n",
        capture_output=True,
        text=True,
        check=True,
    )
    assert page.stdout.splitlines() == [outcome(record) for record in records]


def _size(path: Path) -> int:
    return path.stat().st_size

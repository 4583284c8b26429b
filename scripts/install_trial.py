#!/usr/bin/env python
"""What tools/wheel.sh made, installed into empty environments and used as its users would.

python scripts/install_trial.py [FOLDER [WAY …]]    FOLDER (dist) holds the wheels and the source archive

Ways: `light` engine, full `wheel`, `archive` (pip compiles it), `uvx` and `pipx` with the wheel; all of them, when none is named.
`dugout rule TO-7.4` answers, the compiled engine is in use, `dugout serve` shows its page. Prints a table of sizes,
seconds and decisions a second; exit status 1 if anything is missing.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.request
import venv
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.services import free_port  # noqa: E402

MOST_IMPORT_SECONDS = 0.2
IMPORT = "import time; a = time.perf_counter(); import dugout; print(time.perf_counter() - a)"
PLAY = """
import time, dugout
def speed(name):
    rules, roller, n, end = dugout.game(name), dugout.Roller("trial"), 0, time.process_time() + 1
    while time.process_time() < end:
        s = rules.new(dugout.Setup(2, {}, rules.version))
        while not (p := rules.pending(s)).over:
            if p.chance:
                rules.apply(s, dugout.CHANCE, roller.face(rules.chances(s)))
                continue
            seat = p.seats[0] if p.seats else dugout.HOST
            legal = rules.legal(s, seat)
            rules.apply(s, seat, legal[roller.below(len(legal))])
            n += 1
    return round(n / (time.process_time() - end + 1))
print(dugout.compiled(), *(speed(name) for name in ("toto", "champions", "counter-attack")))
"""


class Way(NamedTuple):
    """How one of them gets onto a machine."""

    title: str
    what: str
    """What the installer is told to install."""
    serves: bool = True


class Home:
    """An environment in a folder of its own: how something is installed there, and what is run in it."""

    def __init__(self, name: str, folder: Path) -> None:
        self.folder = folder / name
        self.folder.mkdir()
        tool = shutil.which(name) or str(Path(sys.executable).with_name(name))
        kept = {"PIPX_HOME": "pipx", "PIPX_BIN_DIR": "bin", "UV_CACHE_DIR": "uv"}
        self.environment = {
            **os.environ,
            **(
                {key: str(self.folder / inner) for key, inner in kept.items()}
                if name in ("uvx", "pipx")
                else {}
            ),
        }
        self.uvx = [tool] if name == "uvx" else []
        self.pipx = [tool] if name == "pipx" else []
        self.bin = self.folder / ("pipx/venvs/dugout/bin" if self.pipx else "bin")
        self.what = ""

    def install(self, what: str) -> tuple[int, float]:
        """Bytes that came with it, and seconds that it took."""
        self.what = what
        if not self.uvx and not self.pipx:
            venv.create(self.folder, with_pip=True)
        before, began = size(self.folder), time.monotonic()
        if self.uvx:
            self.told("dugout", "--version")
        elif self.pipx:
            told([*self.pipx, "install", "-q", what], self.environment)
        else:
            self.told("python", "-m", "pip", "install", "-q", "--disable-pip-version-check", what)
        seconds = time.monotonic() - began
        return size(self.folder) - before, seconds

    def command(self, program: str, *words: str) -> list[str]:
        start = [*self.uvx, "--from", self.what, program] if self.uvx else [str(self.bin / program)]
        return [*start, *words]

    def told(self, program: str, *words: str) -> str:
        return told(self.command(program, *words), self.environment)


def told(command: list[str], environment: dict[str, str]) -> str:
    """What a command prints; outside the checkout, so that only what is installed can answer."""
    done = subprocess.run(
        command, capture_output=True, text=True, cwd=tempfile.gettempdir(), timeout=1800, env=environment
    )
    if done.returncode:
        raise SystemExit(f"{' '.join(command)[:200]}: {(done.stdout + done.stderr)[-2000:]}")
    return done.stdout


def page(home: Home) -> str:
    """The page of `dugout serve` and its first script."""
    port = free_port()
    server = subprocess.Popen(
        home.command("dugout", "serve", "--port", str(port), "--data", str(home.folder / "data")),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        cwd=home.folder,
        env=home.environment,
    )
    try:
        for _ in range(300):
            try:
                with urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=5) as answer:
                    text = answer.read().decode()
            except OSError:
                time.sleep(0.1)
                continue
            script = text.partition('src="')[2].partition('"')[0]
            with urllib.request.urlopen(
                f"http://127.0.0.1:{port}/{script.lstrip('./')}", timeout=5
            ) as answer:
                return "yes" if answer.status == 200 and "<html" in text else "no"
        return "no"
    finally:
        server.terminate()
        server.wait(30)


def trial(name: str, way: Way, folder: Path) -> list[str]:
    """One row of the table."""
    home = Home(name, folder)
    grown, seconds = home.install(way.what)
    imported = min(float(home.told("python", "-c", IMPORT)) for _ in range(5))
    compiled, *speeds = home.told("python", "-c", PLAY).split()
    rule = "yes" if "TO-7.4" in home.told("dugout", "rule", "TO-7.4") else "no"
    shown = page(home) if way.serves else "–"
    return [
        way.title,
        f"{grown / 1e6:.1f}",
        f"{seconds:.0f}",
        f"{imported:.3f}",
        compiled,
        *speeds,
        rule,
        shown,
    ]


def size(folder: Path) -> int:
    """Bytes of a folder; a file that has several names counts once."""
    found = (file.lstat() for file in folder.rglob("*") if file.is_file() and not file.is_symlink())
    return sum({each.st_ino: each.st_size for each in found}.values())


def main() -> int:
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / "dist").resolve()
    wheel = next(file for file in folder.glob("*.whl") if "none-any" not in file.name)
    archive = next(folder.glob("*.tar.gz"))
    print(
        "| what | MB installed | s | s to import | compiled | Toto | Champions | Counter Attack | rule | page |"
    )
    print("|---|---|---|---|---|---|---|---|---|---|")
    held = True
    full = f"dugout[server] @ {wheel.as_uri()}"
    ways = {
        "light": Way("light engine", str(wheel), serves=False),
        "wheel": Way("full wheel", full),
        "archive": Way("source archive", f"dugout[server] @ {archive.as_uri()}"),
        "uvx": Way("uvx", full),
        "pipx": Way("pipx", full),
    }
    with tempfile.TemporaryDirectory() as temp:
        for name in sys.argv[2:] or ways:
            row = trial(name, ways[name], Path(temp))
            print("| " + " | ".join(row) + " |", flush=True)
            held &= float(row[3]) < MOST_IMPORT_SECONDS and row[4] == "True" and "no" not in row[8:]
    return 0 if held else 1


if __name__ == "__main__":
    sys.exit(main())

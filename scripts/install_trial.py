#!/usr/bin/env python
"""What tools/wheel.sh made, installed into empty virtual environments and used as its users would.

python scripts/install_trial.py [FOLDER]        FOLDER (dist) holds the wheels and the source archive

Light engine, full wheel and source archive: `dugout rule TO-7.4` answers, the compiled engine is in use, `dugout
serve` shows its page. Prints a table of sizes, seconds and decisions a second; exit status 1 if anything is missing.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
import time
import urllib.request
import venv
from pathlib import Path

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


def told(*command: str) -> str:
    """What a command prints; outside the checkout, so that only what is installed can answer."""
    done = subprocess.run(command, capture_output=True, text=True, cwd=tempfile.gettempdir(), timeout=1800)
    if done.returncode:
        raise SystemExit(f"{' '.join(command)[:200]}: {(done.stdout + done.stderr)[-2000:]}")
    return done.stdout


def page(dugout: str, folder: Path) -> str:
    """The page of `dugout serve` and its first script."""
    port = free_port()
    server = subprocess.Popen(
        [dugout, "serve", "--port", str(port), "--data", str(folder)],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        cwd=folder.parent,
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


def trial(name: str, what: str, serves: bool, folder: Path) -> list[str]:
    """One row of the table."""
    home = folder / name.replace(" ", "-")
    venv.create(home, with_pip=True)
    site = next(home.glob("lib/python*/site-packages"))
    before = size(site)
    python, dugout = str(home / "bin/python"), str(home / "bin/dugout")
    began = time.monotonic()
    told(python, "-m", "pip", "install", "-q", "--disable-pip-version-check", what)
    seconds = time.monotonic() - began
    grown = size(site) - before
    imported = min(float(told(python, "-c", IMPORT)) for _ in range(5))
    compiled, *speeds = told(python, "-c", PLAY).split()
    rule = "yes" if "TO-7.4" in told(dugout, "rule", "TO-7.4") else "no"
    shown = page(dugout, home / "data") if serves else "–"
    return [name, f"{grown / 1e6:.1f}", f"{seconds:.0f}", f"{imported:.3f}", compiled, *speeds, rule, shown]


def size(folder: Path) -> int:
    return sum(file.stat().st_size for file in folder.rglob("*") if file.is_file())


def main() -> int:
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / "dist").resolve()
    wheel = next(file for file in folder.glob("*.whl") if "none-any" not in file.name)
    archive = next(folder.glob("*.tar.gz"))
    print(
        "| what | MB installed | s | s to import | compiled | Toto | Champions | Counter Attack | rule | page |"
    )
    print("|---|---|---|---|---|---|---|---|---|---|")
    held = True
    kinds = (
        ("light engine", f"{wheel}", False),
        ("full wheel", f"{wheel}[server]", True),
        ("source archive", f"{archive}[server]", True),
    )
    with tempfile.TemporaryDirectory() as temp:
        for name, what, serves in kinds:
            row = trial(name, what, serves, Path(temp))
            print("| " + " | ".join(row) + " |", flush=True)
            held &= float(row[3]) < MOST_IMPORT_SECONDS and row[4] == "True" and "no" not in row[8:]
    return 0 if held else 1


if __name__ == "__main__":
    sys.exit(main())

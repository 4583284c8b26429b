#!/usr/bin/env python
"""Simulated matches through kloppy and socceraction: no error, and goals, shots, xG and passes as the report counts them.

python scripts/football_check.py [--matches 1000] [--seats easy*2] [--readers PYTHON] [--records FILE] [GAME …]

--readers is a Python that has both libraries; without it a throw-away environment is made.
--records (with one GAME) takes the matches of a file that `dugout simulate --records` wrote instead of new ones.
Exit status 1 if a library fails or a figure differs.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
import venv
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from dugout.core.record import record_from_json
from dugout.core.values import Record
from dugout.football.reading import sheets_of
from dugout.football.statsbomb_folder import SEASON, write
from dugout.games.registry import game
from dugout.report.facts import GOAL, Facts
from dugout.report.writing import follow

READERS: Final = Path(__file__).with_name("football_readers.py")
PACKAGES: Final = ("kloppy==3.19.1", "socceraction==1.5.3", "multimethod<2")
"""socceraction's own dependencies allow a multimethod that it cannot use."""
GAMES: Final = ("champions", "counter-attack")
AT_ONCE: Final = 20
"""Matches of one folder."""
NEAR: Final = 1e-4
"""xG is written with six digits."""
Figures = dict[str, float]


def reported(facts: Facts, seat: int) -> Figures:
    """What the report says of a side."""
    shots = [shot for shot in facts.shots if shot.seat == seat]
    counts = facts.counts[seat]
    return {
        "goals": sum(mark.kind == GOAL and mark.seat == seat for mark in facts.marks),
        "shots": len(shots),
        "xg": float(sum(shot.chance for shot in shots)),
        "passes": counts["passes-tried"],
        "arrived": counts["passes"],
    }


class Readers:
    """The process in which the libraries are."""

    def __init__(self, python: Path) -> None:
        pipe = subprocess.PIPE
        self.process = subprocess.Popen([python, str(READERS)], stdin=pipe, stdout=pipe, text=True)

    def read(self, folder: Path) -> dict[str, Any]:
        assert self.process.stdin and self.process.stdout
        print(folder, file=self.process.stdin, flush=True)
        told: dict[str, Any] = json.loads(self.process.stdout.readline())
        return told

    def close(self) -> None:
        assert self.process.stdin
        self.process.stdin.close()
        self.process.wait()


def check(
    records: list[Record], first: int, readers: Readers, folder: Path
) -> tuple[list[str], Counter[str]]:
    """What is wrong with these matches, and their sums by the report; `first` is the number of the first one."""
    wrong: list[str] = []
    sums: Counter[str] = Counter()
    sheets = [(number, sheet) for number, record in enumerate(records) for sheet in sheets_of(record)]
    write(enumerate((sheet for _, sheet in sheets), start=1), folder)
    told = readers.read(folder)
    if "error" in told:
        return [f"matches {first} to {first + len(records) - 1}: {told['error']}"], sums
    listed = json.loads((folder / "matches/1" / f"{SEASON}.json").read_text(encoding="utf-8"))
    teams = {
        row["match_id"]: (row["home_team"]["home_team_id"], row["away_team"]["away_team_id"])
        for row in listed
    }
    for number, record in enumerate(records):
        facts = follow(record, game(record.game))
        legs = [match for match, (one, _) in enumerate(sheets, start=1) if one == number]
        for seat in (0, 1):
            wanted = reported(facts, seat)
            sums.update(wanted)
            for library in ("kloppy", "socceraction"):
                got: Counter[str] = Counter()
                for match in legs:
                    got.update(told["matches"][str(match)][library].get(str(teams[match][seat]), {}))
                if any(abs(got[name] - value) > NEAR * (name == "xg") for name, value in wanted.items()):
                    wrong.append(
                        f"match {first + number}, {library}, side {seat + 1}: {dict(got)}, reported {wanted}"
                    )
    return wrong, sums


def simulated(name: str, matches: int, seats: str, folder: Path) -> Path:
    """New matches, as a file of records."""
    file = folder / f"{name}.jsonl"
    words = ["simulate", name, "--matches", str(matches), "--seats", seats, "--records", str(file), "--json"]
    subprocess.run([sys.executable, "-m", "dugout", *words], check=True, stdout=subprocess.DEVNULL)
    return file


def in_batches(file: Path, most: int) -> Iterator[list[Record]]:
    batch: list[Record] = []
    with file.open(encoding="utf-8") as lines:
        for number, line in enumerate(lines):
            if number == most:
                break
            batch.append(record_from_json(json.loads(line)))
            if len(batch) == AT_ONCE:
                yield batch
                batch = []
    if batch:
        yield batch


def installed(folder: Path) -> Path:
    """A Python with both libraries, made for this run."""
    venv.create(folder / "readers", with_pip=True)
    python = folder / "readers/bin/python"
    subprocess.run([python, "-m", "pip", "install", "-q", *PACKAGES], check=True)
    return python


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--matches", type=int, default=1000)
    parser.add_argument("--seats", default="easy*2")
    parser.add_argument("--readers", type=Path)
    parser.add_argument("--records", type=Path)
    options = parser.parse_args()
    if options.records and len(options.games) != 1:
        parser.error("--records is for one game")
    failed = 0
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made)
        readers = Readers(options.readers or installed(folder))
        for name in options.games or GAMES:
            file = options.records or simulated(name, options.matches, options.seats, folder)
            done, wrong = 0, 0
            sums: Counter[str] = Counter()
            for batch in in_batches(file, options.matches):
                with tempfile.TemporaryDirectory() as place:
                    found, more = check(batch, done + 1, readers, Path(place))
                done, wrong = done + len(batch), wrong + len(found)
                sums.update(more)
                print(*found, sep="\n", end="\n" * bool(found))
                print(f"  {name}: {done} of {options.matches}", file=sys.stderr, flush=True)
            figures = ", ".join(
                f"{value:.2f} {key}" if key == "xg" else f"{value} {key}" for key, value in sums.items()
            )
            print(f"{name}: {done} matches, {wrong} differences; {figures}", flush=True)
            failed += wrong or done < options.matches
        readers.close()
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())

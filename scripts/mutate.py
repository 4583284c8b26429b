#!/usr/bin/env python
"""Break the rules of a game on purpose, one small change at a time, and see whether a test notices.

    python scripts/mutate.py champions --count 100 [--seed S]     a sample
    python scripts/mutate.py champions --all --workers 16         every mutant there is
    python scripts/mutate.py champions --all --shard 3/16 --json part3.json
    python scripts/mutate.py champions --merge part*.json         the parts put together
    python scripts/mutate.py champions --again part*.json         the survivors of that once more
    python scripts/mutate.py champions --list [--only turn.py]    what would be changed

Each mutant changes one comparison, number, sum, `and`/`or`, `not` or truth value of a rule module. It runs in a
process of its own, forked before the game is loaded: first the YAML cases that call the changed function, then
all cases, then the tests of the game, then its golden replays, and it is dead at the first that fails. Runaway
mutants die by their processor time. What no test could notice because it makes no difference is listed, with its
reason, in scripts/equivalent_mutants.yaml. Exit status 1 if fewer than 90 % of the others die.
"""

from __future__ import annotations

import argparse
import ast
import json
import os
import resource
import sys
import time
import traceback
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from importlib.abc import InspectLoader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_loader
from pathlib import Path
from types import CodeType, FrameType, ModuleType
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
os.environ["DUGOUT_COMPILED"] = "0"
os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"

from dugout.core.dice import Roller  # noqa: E402
from dugout.games.registry import GAMES, game  # noqa: E402
from scripts.mutations import Mutant, Mutator, equivalents, folder_of, mutants  # noqa: E402
from tests.rules.cases import Case, all_cases, run  # noqa: E402

WORTH = 0.9
CASE_SECONDS = 30
TEST_SECONDS = 240
MEMORY = 4 << 30
KEPT_EVERY = 20
EQUAL = "equivalent"
SURVIVED = "survived"
STAGES = ("cases", "tests", "replays")


class Changed(MetaPathFinder, InspectLoader):
    """Loads one module with its mutant's change; all others are found as usual."""

    def __init__(self, mutant: Mutant) -> None:
        self.path = ROOT / mutant.file
        self.module = ".".join(Path(mutant.file).relative_to("src").with_suffix("").parts)
        tree = Mutator(mutant.file, mutant.number).visit(ast.parse(self.path.read_text(encoding="utf-8")))
        self.code: CodeType = compile(ast.fix_missing_locations(tree), str(self.path), "exec")

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if name != self.module:
            return None
        return spec_from_loader(name, self, origin=str(self.path))

    def get_source(self, name: str) -> str:
        return self.path.read_text(encoding="utf-8")

    def get_code(self, name: str) -> CodeType:
        return self.code


def forked(task: Any, *args: Any) -> tuple[int, int]:
    """Start a task in a process of its own; its number and where its answer can be read."""
    read, write = os.pipe()
    pid = os.fork()
    if pid:
        os.close(write)
        return pid, read
    status = 1
    try:
        os.close(read)
        os.write(write, json.dumps(task(*args)).encode())
        status = 0
    except Exception:
        traceback.print_exc()
    finally:
        os._exit(status)


def answer_of(read: int) -> Any:
    with os.fdopen(read, "rb") as pipe:
        text = pipe.read()
    return json.loads(text) if text else None


def callers(cases: list[Case], folder: str) -> dict[str, list[int]]:
    """Which cases call which function of the game's rules: `file function` to numbers of cases."""
    called: dict[str, set[int]] = {}
    now = 0

    def note(frame: FrameType, event: str, _: Any) -> None:
        if event == "call" and f"/games/{folder}/" in frame.f_code.co_filename:
            key = f"{Path(frame.f_code.co_filename).name} {frame.f_code.co_qualname}"
            called.setdefault(key, set()).add(now)

    game(folder)
    for number, case in enumerate(cases):
        now = number
        sys.setprofile(note)
        try:
            run(case)
        finally:
            sys.setprofile(None)
    return {key: sorted(numbers) for key, numbers in called.items()}


def verdict(mutant: Mutant, cases: list[Case], called: dict[str, list[int]], stages: Sequence[str]) -> str:
    """What notices the mutant: a case, a test, a replay; or nothing."""
    quiet = os.open(os.devnull, os.O_WRONLY)
    os.dup2(quiet, 1)
    os.dup2(quiet, 2)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CPU, (CASE_SECONDS, TEST_SECONDS))
    sys.meta_path.insert(0, Changed(mutant))
    if "cases" in stages:
        near = called.get(f"{Path(mutant.file).name} {mutant.function}", [])
        rest = sorted(set(range(len(cases))) - set(near))
        for number in [*near, *rest]:
            try:
                run(cases[number])
            except Exception:
                return f"case {cases[number].id}"
    resource.setrlimit(resource.RLIMIT_CPU, (TEST_SECONDS, TEST_SECONDS))
    folder = Path(mutant.file).parts[3]
    if "tests" in stages and not passes(tests_of(mutant)):
        return "test"
    if "replays" in stages and not passes(["tests/replays/test_replays.py", "-k", folder.replace("_", "-")]):
        return "replay"
    return SURVIVED


def tests_of(mutant: Mutant) -> list[str]:
    """The unit and property tests of the game, but for those of its computer opponents; the likeliest first."""
    folder, module = Path(mutant.file).parts[3], Path(mutant.file).stem
    files = [
        *(ROOT / "tests" / folder).glob("test_*.py"),
        *(ROOT / "tests/properties").glob(f"test_{folder}*.py"),
    ]
    files.sort(key=lambda file: (module not in file.name + file.read_text(encoding="utf-8"), file.name))
    return [str(file.relative_to(ROOT)) for file in files if "easy" not in file.name]


def passes(tests: list[str]) -> bool:
    """Whether pytest is content, without plugins and settings that a bare machine lacks."""
    import pytest

    quick = ["-c", os.devnull, "--rootdir", str(ROOT), "--noconftest", "--import-mode=importlib"]
    return not tests or pytest.main([*quick, "-p", "no:cacheprovider", "-x", "-q", *tests]) == 0


def judge(chosen: list[Mutant], name: str, stages: Sequence[str], workers: int) -> Iterator[Mutant]:
    """Every mutant with its verdict, as they come; `workers` of them at a time."""
    cases = [case for case in all_cases() if case.game == folder_of(name)]
    _, read = forked(callers, cases, folder_of(name))
    called = answer_of(read)
    os.wait()
    if called is None:
        sys.exit("the cases fail without any change")
    known = equivalents(name)
    waiting = list(reversed(chosen))
    running: dict[int, tuple[Mutant, int]] = {}
    while waiting or running:
        while waiting and len(running) < workers:
            mutant = waiting.pop()
            if mutant.name in known:
                mutant.verdict = EQUAL
                yield mutant
                continue
            pid, read = forked(verdict, mutant, cases, called, stages)
            running[pid] = (mutant, read)
        if running:
            pid, _ = os.wait()
            mutant, read = running.pop(pid)
            mutant.verdict = answer_of(read) or "time or crash"
            yield mutant


def chosen_mutants(options: argparse.Namespace) -> list[Mutant]:
    """All, a sample, or a shard of either."""
    every = [mutant for mutant in mutants(options.game) if options.only in mutant.name]
    if options.again:
        alive = {mutant.name for mutant in read(options.again) if mutant.verdict == SURVIVED}
        every = [mutant for mutant in every if mutant.name in alive]
    elif not options.all:
        roller = Roller(f"mutants {options.seed}")
        order = sorted(range(len(every)), key=lambda _: roller.below(1 << 30))
        every = [every[index] for index in sorted(order[: options.count])]
    part, _, parts = options.shard.partition("/")
    return every[int(part) - 1 :: int(parts)]


def read(files: list[Path]) -> list[Mutant]:
    """The mutants of earlier runs with their verdicts."""
    parts = [json.loads(file.read_text(encoding="utf-8")) for file in files]
    return [Mutant(**item) for part in parts for item in part["mutants"]]


def save(file: Path, name: str, judged: list[Mutant]) -> None:
    """Every verdict so far: a run that is cut short leaves what it has."""
    data = {"game": name, "mutants": [asdict(mutant) for mutant in judged]}
    file.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")


def report(judged: list[Mutant], name: str, possible: int) -> int:
    """The survivors, and the share that died."""
    counts = Counter(mutant.verdict.partition(" ")[0] for mutant in judged)
    for mutant in judged:
        if mutant.verdict == SURVIVED:
            print(f"survived: {mutant.file}:{mutant.line} {mutant.name}")
    real = [mutant for mutant in judged if mutant.verdict != EQUAL]
    killed = sum(mutant.verdict != SURVIVED for mutant in real)
    share = 100 * killed / max(1, len(real))
    print(
        f"{name}: {killed} of {len(real)} mutants killed ({share:.1f} %): {counts['case']} by cases, "
        f"{counts['test']} by tests, {counts['replay']} by replays, {counts['time']} by time or a crash; "
        f"{counts[EQUAL]} make no difference; {possible} possible"
    )
    return 0 if killed >= WORTH * len(real) else 1


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--all", action="store_true", help="every mutant instead of a sample")
    parser.add_argument("--count", type=int, default=100, help="size of the sample")
    parser.add_argument("--seed", default="1", help="of the sample")
    parser.add_argument("--only", default="", help="mutants whose name holds this text: a file, a function")
    parser.add_argument("--shard", default="1/1", help="K/N: every N-th mutant, beginning with the K-th")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--stages", default=",".join(STAGES), help="which of cases,tests,replays to run")
    parser.add_argument("--json", type=Path, help="write every mutant with its verdict to this file")
    parser.add_argument("--merge", type=Path, nargs="+", help="report on these files instead of running")
    parser.add_argument("--again", type=Path, nargs="+", help="only those that survived in these files")
    parser.add_argument("--list", action="store_true", help="only list the mutants")
    options = parser.parse_args()
    possible = len(mutants(options.game))
    if options.merge:
        return report(read(options.merge), options.game, possible)
    chosen = chosen_mutants(options)
    if options.list:
        for mutant in chosen:
            print(f"{mutant.file}:{mutant.line} {mutant.name}")
        return 0
    unknown = set(equivalents(options.game)) - {mutant.name for mutant in mutants(options.game)}
    for name in sorted(unknown):
        print(f"warning: no mutant is named {name!r} any more", file=sys.stderr)
    judged: list[Mutant] = []
    started = time.monotonic()
    for mutant in judge(chosen, options.game, options.stages.split(","), options.workers):
        judged.append(mutant)
        if options.json and len(judged) % KEPT_EVERY == 0:
            save(options.json, options.game, judged)
        if sys.stderr.isatty() or mutant.verdict == SURVIVED:
            seconds = time.monotonic() - started
            print(
                f"{len(judged)}/{len(chosen)} {seconds:.0f} s {mutant.name}: {mutant.verdict}",
                file=sys.stderr,
            )
    judged.sort(key=lambda mutant: (mutant.file, mutant.number))
    if options.json:
        save(options.json, options.game, judged)
    return report(judged, options.game, possible)


if __name__ == "__main__":
    sys.exit(main())

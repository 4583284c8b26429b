#!/usr/bin/env python
"""Break the rules of a game on purpose, one small change at a time, and see whether a case notices.

    python scripts/mutate.py champions --count 100 [--seed S]

Each mutant changes one comparison, number, `and`/`or`, `not` or truth value of a rule module in a copy of the
sources; then the YAML cases of the game run against it. A mutant that no case kills is listed: a rule without
teeth, or a change that makes no difference. Exit status 1 if fewer than 90 % die.
"""

from __future__ import annotations

import argparse
import ast
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from dugout.core.dice import Roller  # noqa: E402

FLIPS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
OPPOSITES: dict[type[ast.cmpop], type[ast.cmpop]] = {ast.Lt: ast.GtE, ast.GtE: ast.Lt}
WORTH = 0.9
SECONDS = 120

RUNNER = """
import sys
from tests.rules.cases import all_cases, run
for case in all_cases():
    if case.game == {game!r}:
        try:
            run(case)
        except Exception as error:
            sys.exit(f"killed by {{case.id}}")
"""


class Mutator(ast.NodeTransformer):
    """Changes the node with this number; with none, only counts."""

    def __init__(self, wanted: int = -1) -> None:
        self.wanted = wanted
        self.count = 0
        self.line = 0

    def _hit(self, node: ast.AST) -> bool:
        self.count += 1
        if self.count - 1 != self.wanted:
            return False
        self.line = getattr(node, "lineno", 0)
        return True

    def visit_Compare(self, node: ast.Compare) -> ast.AST:
        self.generic_visit(node)
        kind = type(node.ops[0])
        if kind in FLIPS and self._hit(node):
            right = node.comparators[0]
            is_zero = isinstance(right, ast.Constant) and right.value == 0
            # `piece < 0` asks for nobody: `<= 0` would only be wrong about the keeper with number 0
            node.ops[0] = (OPPOSITES[kind] if is_zero and kind in OPPOSITES else FLIPS[kind])()
        return node

    def visit_BoolOp(self, node: ast.BoolOp) -> ast.AST:
        self.generic_visit(node)
        if self._hit(node):
            node.op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        return node

    def visit_UnaryOp(self, node: ast.UnaryOp) -> ast.AST:
        self.generic_visit(node)
        return node.operand if isinstance(node.op, ast.Not) and self._hit(node) else node

    def visit_BinOp(self, node: ast.BinOp) -> ast.AST:
        self.generic_visit(node)
        if isinstance(node.op, (ast.Add, ast.Sub)) and self._hit(node):
            node.op = ast.Sub() if isinstance(node.op, ast.Add) else ast.Add()
        return node

    def visit_Constant(self, node: ast.Constant) -> ast.AST:
        if isinstance(node.value, bool) and self._hit(node):
            return ast.Constant(not node.value)
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        node.body = [self.visit(child) for child in node.body]  # not the decorators, names and types
        return node


def mutants(game: str) -> list[tuple[Path, int]]:
    """Every possible change: file and number."""
    found: list[tuple[Path, int]] = []
    for file in sorted((ROOT / "src/dugout/games" / game / "rules").glob("*.py")):
        counter = Mutator()
        counter.visit(ast.parse(file.read_text(encoding="utf-8")))
        found.extend((file, number) for number in range(counter.count))
    return found


def verdict(game: str, file: Path, number: int, copy: Path) -> str:
    """What became of a mutant: `killed by …` or nothing."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    mutator = Mutator(number)
    changed = ast.unparse(ast.fix_missing_locations(mutator.visit(tree)))
    target = copy / file.relative_to(ROOT / "src")
    before = target.read_text(encoding="utf-8")
    target.write_text(changed, encoding="utf-8")
    environment = {
        **os.environ,
        "DUGOUT_COMPILED": "0",
        "PYTHONPATH": f"{copy}:{ROOT}",
        "PYTHONDONTWRITEBYTECODE": "1",
    }
    command = [sys.executable, "-c", RUNNER.format(game=game)]
    try:
        done = subprocess.run(
            command, env=environment, capture_output=True, text=True, timeout=SECONDS, check=False, cwd=ROOT
        )
        outcome = "" if done.returncode == 0 else (done.stderr.strip().splitlines() or ["killed"])[-1]
    except subprocess.TimeoutExpired:
        outcome = "killed by time"
    target.write_text(before, encoding="utf-8")
    return outcome or f"survived: {file.name}:{mutator.line} (change {number})"


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game")
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--seed", default="1")
    options = parser.parse_args()
    every = mutants(options.game)
    roller = Roller(f"mutants {options.seed}")
    chosen = [every[roller.below(len(every))] for _ in range(options.count)]
    survivors: list[str] = []
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder)
        ignore = shutil.ignore_patterns("static", "__pycache__")
        shutil.copytree(ROOT / "src/dugout", copy / "dugout", ignore=ignore)
        for file, number in chosen:
            outcome = verdict(options.game, file, number, copy)
            if outcome.startswith("survived"):
                survivors.append(outcome)
                print(outcome, flush=True)
    killed = options.count - len(survivors)
    print(
        f"{killed} of {options.count} mutants killed ({100 * killed // options.count} %), of {len(every)} possible"
    )
    return 0 if killed >= WORTH * options.count else 1


if __name__ == "__main__":
    sys.exit(main())

"""The small changes that scripts/mutate.py makes: which there are in a module, and carrying one out."""

from __future__ import annotations

import ast
from dataclasses import dataclass
from pathlib import Path

import yaml

ROOT = Path(__file__).resolve().parent.parent
EQUIVALENT = ROOT / "scripts" / "equivalent_mutants.yaml"
MEASURES = {"champions": ("floods.py", "scene.py"), "toto": ("pacing.py",)}
"""Modules beside a game's folder `rules` that decide rules as well."""

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


@dataclass
class Mutant:
    """One change: where, what it was, what it becomes; `nth` tells equal changes of a function apart."""

    file: str
    number: int
    line: int
    function: str
    before: str
    after: str
    nth: int = 1
    verdict: str = ""

    @property
    def name(self) -> str:
        """Stays the same while the function does, wherever its lines move."""
        nth = f" #{self.nth}" if self.nth > 1 else ""
        return f"{Path(self.file).name} {self.function}: {self.before} -> {self.after}{nth}"


class Mutator(ast.NodeTransformer):
    """Walks a module and notes every change; carries out the one with the wanted number."""

    def __init__(self, file: str, wanted: int = -1) -> None:
        self.file = file
        self.wanted = wanted
        self.found: list[Mutant] = []
        self.scope: list[str] = []

    def _hit(self, node: ast.expr, before: str, after: ast.expr) -> bool:
        name = ".".join(self.scope)
        text = ast.unparse(ast.fix_missing_locations(after))
        same = [m for m in self.found if (m.function, m.before, m.after) == (name, before, text)]
        self.found.append(Mutant(self.file, len(self.found), node.lineno, name, before, text, len(same) + 1))
        return len(self.found) - 1 == self.wanted

    def visit_Compare(self, node: ast.Compare) -> ast.AST:
        before = ast.unparse(node)
        for index in range(len(node.ops)):
            kind = type(node.ops[index])
            if kind not in FLIPS:
                continue
            right = node.comparators[index]
            is_zero = isinstance(right, ast.Constant) and right.value == 0
            # `piece < 0` asks for nobody: `<= 0` would only be wrong about the keeper with number 0
            other = (OPPOSITES[kind] if is_zero and kind in OPPOSITES else FLIPS[kind])()
            ops = [*node.ops[:index], other, *node.ops[index + 1 :]]
            if self._hit(node, before, ast.Compare(node.left, ops, node.comparators)):
                node.ops = ops
                return node
        self.generic_visit(node)
        return node

    def visit_BoolOp(self, node: ast.BoolOp) -> ast.AST:
        other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        if self._hit(node, ast.unparse(node), ast.BoolOp(other, node.values)):
            node.op = other
            return node
        self.generic_visit(node)
        return node

    def visit_UnaryOp(self, node: ast.UnaryOp) -> ast.AST:
        if isinstance(node.op, ast.Not) and self._hit(node, ast.unparse(node), node.operand):
            return node.operand
        if not isinstance(node.op, ast.USub):  # -1 stands for nobody and nowhere
            self.generic_visit(node)
        return node

    def visit_BinOp(self, node: ast.BinOp) -> ast.AST:
        if isinstance(node.op, (ast.Add, ast.Sub)):
            other = ast.Sub() if isinstance(node.op, ast.Add) else ast.Add()
            if self._hit(node, ast.unparse(node), ast.BinOp(node.left, other, node.right)):
                node.op = other
                return node
        if isinstance(node.op, (ast.LShift, ast.RShift, ast.BitAnd)) and isinstance(node.right, ast.Constant):
            node.left = self.visit(node.left)  # how figures are packed is no rule
            return node
        self.generic_visit(node)
        return node

    def visit_Constant(self, node: ast.Constant) -> ast.AST:
        if isinstance(node.value, bool):
            other = ast.Constant(not node.value)
        elif isinstance(node.value, int) and node.value != 0:
            other = ast.Constant(node.value + 1)
        else:
            return node
        return other if self._hit(node, ast.unparse(node), other) else node

    def visit_Subscript(self, node: ast.Subscript) -> ast.AST:
        node.value = self.visit(node.value)
        if not isinstance(node.slice, ast.Constant):
            node.slice = self.visit(node.slice)
        return node

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST:
        if node.value is not None:
            node.value = self.visit(node.value)
        return node

    def visit_Assert(self, node: ast.Assert) -> ast.AST:
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        self.scope.append(node.name)
        node.body = [self.visit(child) for child in node.body]  # not the decorators, names and types
        self.scope.pop()
        return node

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.AST:
        self.scope.append(node.name)
        node.body = [self.visit(child) for child in node.body]
        self.scope.pop()
        return node


def folder_of(name: str) -> str:
    return name.replace("-", "_")


def mutants(name: str) -> list[Mutant]:
    """Every possible change of the rule modules of a game."""
    found: list[Mutant] = []
    folder = ROOT / "src/dugout/games" / folder_of(name)
    for file in [
        *sorted((folder / "rules").glob("*.py")),
        *(folder / more for more in MEASURES.get(name, ())),
    ]:
        mutator = Mutator(str(file.relative_to(ROOT)))
        mutator.visit(ast.parse(file.read_text(encoding="utf-8")))
        found.extend(mutator.found)
    return found


def equivalents(name: str) -> dict[str, str]:
    """Mutants that make no difference, by name, with the reason."""
    listed = yaml.safe_load(EQUIVALENT.read_text(encoding="utf-8")) if EQUIVALENT.exists() else {}
    return {str(key): str(reason) for key, reason in ((listed or {}).get(name) or {}).items()}

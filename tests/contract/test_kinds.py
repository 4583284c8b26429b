"""Kinds of frames: each has a row; flow.py names what a frame keeps as its row does, and nobody else unpacks one."""

from __future__ import annotations

import ast
import importlib
from collections.abc import Iterator
from pathlib import Path

import pytest

import dugout.games
from dugout.core.agenda import A_DIE, A_SEAT, NOTHING, Kind
from dugout.rulebook import texts

GAMES = Path(dugout.games.__path__[0])
FOLDERS = ("champions", "counter_attack", "toto")
LETTERS = ("a", "b", "c")
UNPACKING = ("flow.py", "offers.py")


def kinds(folder: str) -> dict[str, Kind]:
    """The rows of a game by the names of their constants."""
    module = importlib.import_module(f"dugout.games.{folder}.kinds")
    numbers = {
        name: value
        for name, value in vars(module).items()
        if isinstance(value, int) and (name.startswith(("ASK_", "ROLL_", "DO_")) or name == "OVER")
    }
    assert sorted(numbers.values()) == sorted(module.KINDS), "every kind has a number and a row of its own"
    return {name: module.KINDS[number] for name, number in numbers.items()}


@pytest.mark.parametrize("folder", FOLDERS)
def test_rows_tell_names_and_rules(folder: str) -> None:
    book = texts(folder.replace("_", "-"), "en")
    chapters = {rule_id.partition(".")[0] for rule_id in book}
    rows = kinds(folder)
    assert len({kind.name for kind in rows.values()}) == len(rows)
    for name, kind in rows.items():
        assert kind.rule in book or kind.rule in chapters or kind.rule.startswith("CO-"), name
        assert len(kind.fields) <= len(LETTERS), name
        prefix = {A_SEAT: "ASK_", A_DIE: "ROLL_", NOTHING: "DO_"}.get(kind.waits_for, "OVER")
        assert name.startswith(prefix), name


def chosen(test: ast.expr) -> list[str]:
    """The kinds that a condition of flow.py lets through."""
    if isinstance(test, ast.BoolOp):
        return [name for value in test.values for name in chosen(value)]
    if not (isinstance(test, ast.Compare) and isinstance(test.ops[0], ast.Eq)):
        return []
    side = test.comparators[0]
    name = side.attr if isinstance(side, ast.Attribute) else side.id if isinstance(side, ast.Name) else ""
    return [name] if name.startswith(("ASK_", "ROLL_", "DO_")) else []


def unpacked(node: ast.AST, names: list[str]) -> Iterator[tuple[list[str], str, ast.Attribute]]:
    """Every place where flow.py reads a field: under which kinds, and by which keyword it hands it on."""
    if isinstance(node, ast.If):
        for child in node.body:
            yield from unpacked(child, chosen(node.test) or names)
        for child in node.orelse:
            yield from unpacked(child, names)
        yield from unpacked(node.test, names)
        return
    if isinstance(node, ast.keyword) and isinstance(node.value, ast.Attribute) and node.value.attr in LETTERS:
        yield names, node.arg or "", node.value
        return
    if isinstance(node, ast.Attribute) and node.attr in LETTERS:
        yield names, "", node
    for child in ast.iter_child_nodes(node):
        yield from unpacked(child, names)


def flow(folder: str) -> Iterator[tuple[list[str], str, ast.Attribute]]:
    """The same for the tables of contents of a game: what follows an answer, and which answers there are."""
    for name in UNPACKING:
        path = GAMES / folder / name
        if path.exists():
            yield from unpacked(ast.parse(path.read_text(encoding="utf-8")), [])


@pytest.mark.parametrize("folder", FOLDERS)
def test_flow_names_what_frames_keep(folder: str) -> None:
    rows = kinds(folder)
    found = list(flow(folder))
    assert found
    for names, keyword, node in found:
        assert names, f"flow.py:{node.lineno} reads .{node.attr} of a frame of any kind"
        for name in names:
            fields = dict(zip(LETTERS, rows[name].fields, strict=False))
            assert fields.get(node.attr) == keyword, (
                f"flow.py:{node.lineno}: {name} keeps {rows[name].fields}"
            )


ONLY_SHOWN = ["ASK_PUT.done", "ASK_MOVE.step"]
"""What the question says, and what positions have said ever since."""


@pytest.mark.parametrize("folder", FOLDERS)
def test_every_field_is_handed_to_some_rule(folder: str) -> None:
    used = {(name, keyword) for names, keyword, _ in flow(folder) for name in names}
    unused = [
        f"{name}.{field}"
        for name, kind in kinds(folder).items()
        for field in kind.fields
        if (name, field) not in used
    ]
    assert unused in ([], ONLY_SHOWN)


@pytest.mark.parametrize("folder", FOLDERS)
def test_nobody_else_unpacks_a_frame(folder: str) -> None:
    for path in (GAMES / folder).rglob("*.py"):
        if path.name in UNPACKING:
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            assert not (isinstance(node, ast.Attribute) and node.attr in LETTERS), (
                f"{path.name}:{node.lineno}"
            )


@pytest.mark.parametrize("folder", FOLDERS)
def test_what_a_frame_keeps_is_named_where_it_is_read(folder: str) -> None:
    for path in (GAMES / folder).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            assert not (isinstance(node, ast.Subscript) and ast.unparse(node.value).endswith(".kept()")), (
                f"{path.name}:{node.lineno} reads a field of a frame by its place"
            )


@pytest.mark.parametrize("folder", FOLDERS)
def test_a_piece_is_kept_first(folder: str) -> None:
    """`asked_piece` reads it there."""
    for name, kind in kinds(folder).items():
        if name.startswith("ASK_") and "piece" in kind.fields and "places" not in kind.fields:
            assert kind.fields[0] == "piece", name


@pytest.mark.parametrize("folder", FOLDERS)
def test_the_number_of_a_kind_means_nothing(folder: str) -> None:
    """Nobody asks which of two kinds is the greater."""
    order = (ast.Lt, ast.LtE, ast.Gt, ast.GtE)
    names = set(kinds(folder))
    for path in (GAMES / folder).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Compare) and isinstance(node.ops[0], order):
                said = {ast.unparse(one).rpartition(".")[2] for one in (node.left, *node.comparators)}
                assert not said & names, f"{path.name}:{node.lineno}"

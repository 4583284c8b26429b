"""How the code is laid out: games are folders and nothing else names them, parts fill contracts, no import cycles."""

from __future__ import annotations

import ast
import os
import re
import tomllib
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

from dugout.games.registry import FOLDERS, GAMES, Part
from dugout.server.competitions.reading import KEPT_SECONDS

ROOT = Path(__file__).resolve().parent.parent
SOURCES = (("src/dugout", (".py",)), ("client/src", (".ts", ".svelte")))
PAGES = (*SOURCES, ("client/src", (".css", ".js")), ("client/public", (".js", ".webmanifest")))
MAY_NAME_GAMES = (
    "src/dugout/games/", "src/dugout/lessons/data/", "src/dugout/static/",
    "client/src/games/", "client/src/art/games/",
    "client/src/wire.d.ts",  # generated from the server's types
)  # fmt: skip
NAMED = re.compile(
    r"champions(?!hip)|counter[-_ ]?attack|(?<![a-z])toto"  # also as parts of names and in comments
    r"|[\"'`](ch|ca|to)\.[a-z]"  # codes of events, questions and refusals
    r"|[\"'`](ch|ca)-[a-z]"  # ids of messages
    r"|(?<![a-z])(ch|ca|to)-\d",  # ids of rules
    re.IGNORECASE,
)


def naming_files() -> set[str]:
    """Sources outside the folders of games in which a game is named; tests of the client may."""
    found = set()
    for folder, endings in PAGES:
        for file in (ROOT / folder).rglob("*"):
            name = file.relative_to(ROOT).as_posix()
            if file.suffix in endings and not name.startswith(MAY_NAME_GAMES) and ".test." not in name:
                if NAMED.search(file.read_text(encoding="utf-8")):
                    found.add(name)
    return found


def test_no_game_is_named_outside_its_folders() -> None:
    assert naming_files() == set()


@pytest.mark.parametrize(
    "text",
    [
        "Champions",
        "CounterAttackView",
        "COUNTER_ATTACK",
        "a Toto table",
        '"ca.goal"',
        "'ca-zone'",
        "(CA-22.10)",
    ],
)
def test_names_of_games_are_seen(text: str) -> None:
    assert NAMED.search(text)


@pytest.mark.parametrize(
    "text", ["championships", "Otto", "into total", '"to-expect"', "ca. 40", "CO-22.10", "photo-5"]
)
def test_other_words_are_no_names_of_games(text: str) -> None:
    assert not NAMED.search(text)


def test_every_game_has_the_same_parts() -> None:
    files = {
        name: {file.stem for file in (ROOT / "src" / Path(*FOLDERS[name].split(".")) / "parts").iterdir()}
        for name in GAMES
    }
    for name in GAMES:
        assert files[name] - {"__pycache__"} == files[GAMES[0]] - {"__pycache__"}, name
    assert files[GAMES[0]] - {"__init__", "__pycache__"} == {part.module for part in contracts()}


def contracts() -> list[Part[object]]:
    """Every part that a package asks games for."""
    files = (ROOT / "src/dugout").glob("*/contract.py")
    modules = [import_module(f"dugout.{file.parent.name}.contract") for file in sorted(files)]
    return [thing for module in modules for thing in vars(module).values() if isinstance(thing, Part)]


@pytest.mark.parametrize("name", GAMES)
def test_every_part_fills_its_contract(name: str) -> None:
    for part in contracts():
        default = part.default
        assert isinstance(default, type)
        assert isinstance(part.of(name), default)
        assert type(part.of(name)) is not default, f"{part.module} of {name} says nothing"


def test_what_lies_beside_the_code_is_installed_with_it() -> None:
    package = ROOT / "src/dugout"
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    patterns = settings["tool"]["setuptools"]["package-data"]["dugout"]
    installed = {file for pattern in patterns for file in package.glob(pattern)}
    beside = {file for file in package.rglob("*") if file.is_file() and file.suffix not in (".py", ".pyc")}
    assert any(file.match("parts/*/weights.json") for file in beside)
    assert beside - installed == set()


@cache
def imports() -> dict[str, set[str]]:
    """By module: what it imports of ours, at its top, in functions, and for types alone."""
    files = {
        ".".join(file.relative_to(ROOT / "src").with_suffix("").parts).removesuffix(".__init__"): file
        for file in (ROOT / "src/dugout").rglob("*.py")
    }
    found: dict[str, set[str]] = {}
    for name, file in files.items():
        named: set[str] = set()
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                named |= {alias.name for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module:
                inside = {f"{node.module}.{alias.name}" for alias in node.names}
                modules = inside & files.keys()
                named |= modules if modules == inside else modules | {node.module}
        found[name] = (named & files.keys()) - {name}
    return found


MOST_NAMES = 10
BOARDS = "dugout.games.champions.cells"
"""Used by name: one more look-up costs the interpreted engine 4 % of its turns (CONTRIBUTING)."""


IMPORTED = re.compile(r"^ *from (dugout\.\S+) import (\([^)]*\)|.*)$", re.MULTILINE)


def long_lists(source: str) -> set[str]:
    """Modules of ours of which a source imports more than ten names; whole modules do not count."""
    found = set()
    for module, listed in IMPORTED.findall(source):
        names = {name for name in re.findall(r"\w+", listed) if f"{module}.{name}" not in imports()}
        if len(names) > MOST_NAMES and module != BOARDS:
            found.add(module)
    return found


def test_who_needs_many_names_of_a_module_imports_the_module() -> None:
    long = {file.name: long_lists(file.read_text(encoding="utf-8")) for file in (ROOT / "src").rglob("*.py")}
    assert {name for name, modules in long.items() if modules} == set()
    eleven = ", ".join("abcdefghijk")
    assert long_lists(f"from dugout.core.values import {eleven}") == {"dugout.core.values"}
    assert long_lists(f"from dugout.core.values import {eleven[:-3]}") == set()


def in_cycles(graph: dict[str, set[str]]) -> set[str]:
    """The nodes from which a way leads back to themselves."""
    reached = {name: set(others) for name, others in graph.items()}
    waiting = set(graph)
    while waiting:
        name = waiting.pop()
        more = set().union(*(reached[other] for other in reached[name])) - reached[name]
        if more:
            reached[name] |= more
            waiting |= {other for other, known in reached.items() if name in known} | {name}
    return {name for name, known in reached.items() if name in known}


METAPHORS = re.compile(
    r"(?:^|_)(wish(es)?|letters?|turnstile|postman|minds?|goodbye|scribe|gather|knock|tapes?|chores?|sound|care)(?:_|$)"
)
"""Words for which engineering has others: request, notification, semaphore, sender, thinkers, writing process, collect,
timeline, periodic task, valid, claim."""


NAMES = re.compile(r"^ *(?:async def|def|class) (\w+)", re.MULTILINE)


def metaphors(source: str) -> set[str]:
    """Functions and classes of a source that are named by a metaphor."""
    names = NAMES.findall(source)
    return {name for name in names if METAPHORS.search(re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name).lower())}


GAME_WORDS = {"Wish", "wish", "_knock_out", "letter_of", "all_wishes"}
"""A manager's wish list, a knock-out, the letter of a column, the results that seats want."""


def test_names_are_engineering_words() -> None:
    files = sorted((ROOT / "src/dugout").rglob("*.py"))
    found = {str(file): metaphors(file.read_text(encoding="utf-8")) - GAME_WORDS for file in files}
    assert {name: words for name, words in found.items() if words} == {}


def test_metaphors_are_seen() -> None:
    assert metaphors("class Letter: ...\ndef minds_for(): ...\nasync def gather(): ...") == {
        "Letter",
        "minds_for",
        "gather",
    }
    assert metaphors("class Reminder: ...\ndef together(): ...") == set()


def test_there_is_no_import_cycle() -> None:
    assert in_cycles(imports()) == set()


def test_cycles_are_seen() -> None:
    assert in_cycles({"a": {"b"}, "b": {"c"}, "c": {"b", "d"}, "d": set()}) == {"b", "c"}
    assert len(imports()) > 400
    lazy = imports()["dugout.bots.contract"]
    assert "dugout.games.registry" in lazy
    assert (
        "dugout.games.champions.parts.opponents.easy" in imports()["dugout.games.champions.parts.opponents"]
    )


CLIENT_IMPORT = re.compile(r'^(?:import|export) (?!type )(?:[^;"]*? from )?"(\.[^"]+)"', re.MULTILINE)


def client_imports() -> dict[str, set[str]]:
    """By module of the client: what it imports of ours when it is loaded; types and `import()` do not count."""
    folder = ROOT / "client/src"
    files = {
        file.relative_to(folder).as_posix(): file
        for file in folder.rglob("*")
        if file.suffix in (".ts", ".svelte") and ".test." not in file.name
    }
    found: dict[str, set[str]] = {}
    for name, file in files.items():
        named = CLIENT_IMPORT.findall(file.read_text(encoding="utf-8"))
        paths = [os.path.normpath(Path(name).parent / path) for path in named]
        endings = ("", ".ts", ".svelte.ts", "/index.ts")
        found[name] = {path + ending for path in paths for ending in endings} & files.keys()
    return found


def test_there_is_no_import_cycle_in_the_client() -> None:
    graph = client_imports()
    assert "board/Board.svelte" in graph["games/champions/Board.svelte"]
    assert "games/index.ts" in graph["lib/words.svelte.ts"]
    assert in_cycles(graph) == set()


LINE = 120
FILE = 400
COMPONENT = 250
GENERATED = ("client/src/wire.d.ts", "src/dugout/static/", "src/dugout/runtime/")


def sources() -> dict[str, list[str]]:
    """The lines of every file that somebody writes, by its path; tests of the client are among them."""
    files = [
        file
        for folder, endings in (*SOURCES, ("client/src", (".css", ".js")))
        for file in (ROOT / folder).rglob("*")
        if file.suffix in endings
    ]
    names = {file.relative_to(ROOT).as_posix(): file for file in files}
    return {
        name: file.read_text(encoding="utf-8").splitlines()
        for name, file in names.items()
        if not name.startswith(GENERATED)
    }


def test_no_line_is_too_long_to_read() -> None:
    long = [
        f"{name}:{number}"
        for name, lines in sources().items()
        for number, line in enumerate(lines, 1)
        if len(line) > LINE
    ]
    assert long == []


def test_no_file_is_too_long_to_read() -> None:
    counts = {name: len(lines) for name, lines in sources().items() if "/data/" not in name}
    assert [name for name, count in counts.items() if count > FILE] == []
    assert [name for name, count in counts.items() if name.endswith(".svelte") and count > COMPONENT] == []


def test_the_page_says_how_long_the_server_keeps_what_was_deleted() -> None:
    days = str(KEPT_SECONDS // 86_400)
    state = (ROOT / "client/src/competitions/State.svelte").read_text("utf-8")
    assert re.findall(r"KEPT_DAYS = (\d+)", state) == [days]
    words = [path.read_text("utf-8") for path in ROOT.glob("src/dugout/i18n/*/competitions-league.ftl")]
    help_texts = [re.search(r"^co-delete-help = .*?^}", text, re.MULTILINE | re.DOTALL) for text in words]
    assert len(help_texts) == 4
    for text in help_texts:
        assert text
        assert set(re.findall(r"\b\d{2,}\b", text.group())) == {days}

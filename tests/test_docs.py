"""What the documents name exists: files, commands and their options, variables, modules, methods of the contract."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterator
from fnmatch import fnmatch
from functools import cache
from importlib.util import find_spec
from pathlib import Path

import pytest
import typer

import dugout
from dugout.cli.app import app
from dugout.core.analysis import Analysis
from dugout.core.engine import Engine
from dugout.core.pacing import Pacing
from dugout.core.rules import Rules
from dugout.core.text import Text

ROOT = Path(__file__).resolve().parent.parent
ENDINGS = "py|ts|svelte|md|yaml|json|ftl|sh|svg|png|toml|css"
CODE = re.compile(r"```\w*\n(.*?)```|`([^`\n]+)`|(?<=\n\n)((?: {4}[^\n]*\n)+)", re.DOTALL)
LINK = re.compile(r"\]\(([^)#\s]+)")
NAME = r"[\w*<>.-]+"
PATH = re.compile(
    rf"(?<![\w./:>-])((?:{NAME}/)+(?:{NAME}\.(?:{ENDINGS}))?|{NAME}\.(?:{ENDINGS}))(?!\w|/|\.\w)"
)
COMMAND = re.compile(r"\bdugout ([a-z]+)((?: [^\n#|]*)?)")
SCRIPT = re.compile(r"\bpython (\w+/\w+\.py)([^\n#|]*)")
OPTION = re.compile(r"(?<!\S)(--[a-z][a-z-]*)")
QUOTED = re.compile(r"'[^'\n]*'|\"[^\"\n]*\"")
VARIABLE = re.compile(r"\b(DUGOUT_[A-Z_]+)\b")
MODULE = re.compile(r"(?<![\w./])dugout\.(?!sqlite|match)([a-z_]+)((?:\.[a-z_]+)*)")
METHOD = re.compile(r"\bRules\.(\w+)")

FOLDERS = ("", "src/", "src/dugout/", "src/dugout/server/", "client/src/", "docs/", "tests/")
CONTRACT = {name for part in Rules.__mro__ for name in (*vars(part), *getattr(part, "__annotations__", {}))}
NOT_OURS = {  # what readers write themselves, or what a run leaves behind
    "match.json", "report.json", "report.html", "report.svg", "report.png", "maps.png", "random.json", "easy.json",
    "crowds.json", "all.json", "3.json", "*.json", "new.json", "old.json", "summary.json", "league.json",
    "one-round.json", "standings.json", "competition.json", "championship.json",
}  # fmt: skip


def documents() -> list[Path]:
    """What describes the program as it is: no history, no rule book, no decision that another one replaced."""
    found = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
    return [file for file in found if "Superseded by" not in file.read_text(encoding="utf-8")]


def names(texts: list[Path]) -> list[str]:
    return [file.relative_to(ROOT).as_posix() for file in texts]


def code_in(file: Path) -> Iterator[str]:
    for match in CODE.finditer(file.read_text(encoding="utf-8")):
        yield next(group for group in match.groups() if group is not None)


@cache
def repository() -> tuple[str, ...]:
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    files = listed.stdout.split("\n")
    return tuple(file for file in files if file)


@cache
def folders() -> frozenset[str]:
    return frozenset(parent.as_posix() for file in repository() for parent in Path(file).parents)


def is_there(path: str, beside: str) -> bool:
    """Whether the repository has such a file or folder, named from the root, one of FOLDERS, or by its name alone."""
    pattern = re.sub(r"<[^>]*>|GAME|FOLDER", "*", path)
    if pattern.endswith("/"):
        return any(fnmatch(folder, f"*{pattern.strip('/')}") for folder in folders())
    if "/" not in pattern:
        return any(fnmatch(Path(file).name, pattern) for file in repository())
    starts = [start + pattern for start in (*FOLDERS, beside)]
    return any(fnmatch(file, start) for start in starts for file in repository()) or any(
        fnmatch(file, f"*/{pattern}") for file in repository()
    )


@pytest.mark.parametrize("name", names(documents()))
def test_files_that_documents_name_exist(name: str) -> None:
    file = ROOT / name
    beside = Path(name).parent.as_posix() + "/"
    named = {match[1] for code in code_in(file) for match in PATH.finditer(code)}
    missing = {path for path in named - NOT_OURS if path[0] != "." and not is_there(path, beside)}
    links = {link for link in LINK.findall(file.read_text(encoding="utf-8")) if "://" not in link}
    missing |= {link for link in links if not (file.parent / link).exists()}
    assert not missing, f"{name} names {sorted(missing)}"


@cache
def commands() -> dict[str, set[str]]:
    """By command of `dugout`, subcommands included: the options it takes."""
    top = typer.main.get_command(app)
    found: dict[str, set[str]] = {}
    for name, command in getattr(top, "commands").items():  # noqa: B009 -- a Group, which typer does not say
        parts = [command, *getattr(command, "commands", {}).values()]
        found[name] = {
            option for part in parts for each in part.params for option in (*each.opts, *each.secondary_opts)
        }
    return found


@pytest.mark.parametrize("name", names(documents()))
def test_commands_that_documents_show_exist(name: str) -> None:
    for code in code_in(ROOT / name):
        text = QUOTED.sub("", code.replace("\\\n", " "))
        for command, rest in COMMAND.findall(text):
            assert command in commands(), f"{name}: dugout {command}"
            unknown = set(OPTION.findall(rest)) - commands()[command] - {"--help"}
            assert not unknown, f"{name}: dugout {command} takes no {sorted(unknown)}"
        for script, rest in SCRIPT.findall(text):
            source = (ROOT / script).read_text(encoding="utf-8")
            unknown = {option for option in OPTION.findall(rest) if not re.search(rf"{option}\b", source)}
            assert not unknown, f"{name}: {script} takes no {sorted(unknown)}"


@cache
def sources() -> str:
    texts = [
        ROOT / file for file in repository() if file.endswith((".py", ".sh")) or file in ("play", "test")
    ]
    return "\n".join(
        file.read_text(encoding="utf-8") for file in texts if file.name != "test_docs.py" and file.exists()
    )


def is_read(variable: str) -> bool:
    """Also where its last word is put together."""
    return variable.rstrip("_") in sources() or f"{variable.rpartition('_')[0]}_{{" in sources()


@pytest.mark.parametrize("name", names(documents()))
def test_names_in_documents_are_those_of_the_code(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    unknown = {variable for variable in VARIABLE.findall(text) if not is_read(variable)}
    unknown |= {f"Rules.{method}" for method in METHOD.findall(text) if method not in CONTRACT}
    for first, more in MODULE.findall(text):
        inside = more.strip(".").split(".")[0]
        module = find_spec(f"dugout.{first}.{inside}") if inside else find_spec(f"dugout.{first}")
        if module is None and not hasattr(dugout, first):
            unknown.add(f"dugout.{first}{more}")
    assert not unknown, f"{name} names {sorted(unknown)}"


@pytest.mark.parametrize("path", ["src/dugout/nowhere.py", "games/gone/", "hearing.py"])
def test_what_is_gone_is_seen(path: str) -> None:
    assert PATH.fullmatch(path)
    assert not is_there(path, "docs/")


MAPS = {
    "README.md": "src/dugout/*/__init__.py",
    "docs/architecture.md": "src/dugout/*/__init__.py",
    "docs/architecture.md#The referee": "src/dugout/referee/*.py",
    "docs/architecture.md#The server": "src/dugout/server/*/__init__.py",
    "docs/architecture.md#The tree": "client/src/*/*.*",
}


@pytest.mark.parametrize("place", MAPS)
def test_a_map_names_every_package(place: str) -> None:
    """README and the trees of docs/architecture.md: what is added has its line there."""
    name, _, section = place.partition("#")
    text = (ROOT / name).read_text(encoding="utf-8")
    if section:
        text = text.partition(f"\n## {section}\n")[2].partition("\n## ")[0]
    files = [Path(file) for file in repository() if Path(file).match(MAPS[place])]
    of_files = MAPS[place].endswith("/*.py")
    parts = {file.name if of_files else f"{file.parent.name}/" for file in files} - {"__init__.py"}
    assert len(parts) > 8
    assert {part for part in parts if not re.search(rf"(?<![\w-]){re.escape(part)}", text)} == set()


STOP = re.compile(r"^\| (\d+) \| `([^`]+)` \| `(\w+)` \|", re.MULTILINE)


@pytest.mark.parametrize("life", ["The life of one action", "The life of an act at the desk"])
def test_an_action_passes_the_stops_that_are_described(life: str) -> None:
    """In docs/architecture.md: at most a dozen, each with its file and function."""
    text = (ROOT / "docs/architecture.md").read_text(encoding="utf-8")
    stops = STOP.findall(text.partition(f"\n## {life}\n")[2].partition("\n## ")[0])
    assert [int(number) for number, _, _ in stops] == list(range(1, len(stops) + 1))
    assert 8 <= len(stops) <= 12
    for _, path, function in stops:
        file = next(ROOT / start / path for start in FOLDERS if (ROOT / start / path).is_file())
        source = file.read_text(encoding="utf-8")
        assert re.search(rf"\b(?:def |function )?{function}\b(?:<\w+>)?(?:\(| = )", source), (
            f"{path} has no {function}"
        )


@pytest.mark.parametrize("part", [Engine, Text, Pacing, Analysis], ids=lambda part: part.__name__)
def test_the_contract_is_described_whole(part: type) -> None:
    table = (ROOT / "docs/architecture.md").read_text(encoding="utf-8")
    row = next(line for line in table.splitlines() if line.startswith(f"| `{part.__name__}`"))
    methods = {name for name, value in vars(part).items() if callable(value) and name[0] != "_"}
    assert set(re.findall(r"`(\w+)`", row.rpartition("? |")[2])) == methods

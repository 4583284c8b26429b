"""Games are folders with the same file names; what is only a game's own stands in rules/, data/ and parts/."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import dugout.games
from dugout.games.registry import FOLDERS, GAMES

FILES = {
    "__init__", "engine", "text", "pacing", "analysis", "kinds", "terms", "options", "state", "choices", "flow", "offers",
    "position", "reading", "view", "resample", "board", "events", "stakes", "questions", "refusals", "checks", "drawing",
    "digits", "observation",
}  # fmt: skip
MAY_LACK = {"text", "analysis", "reading", "stakes", "digits", "observation"}
"""What a game need not say: the contract has defaults, and a short notation reads itself."""
OWN = {
    "champions": {"cells", "wide", "floods", "scene", "plans", "shots", "futures"},
    "counter-attack": {"squad_view", "near", "near_wide", "spans", "answers", "keeper_odds"},
}
"""CH-1.6: boards of cells, for which speed decides, and complete turns for whoever thinks ahead; CA-5: squads of cards;
CA-8.4: runs, for which speed decides; CA-13.3: what a step of the keeper brings."""
FOLDERS_OF_A_GAME = {"rules", "data", "parts", "judgement", "__pycache__"}
"""judgement: what positions are worth; pure and compiled like the rules, unlike `parts`."""


@pytest.mark.parametrize("game_id", GAMES)
def test_every_game_has_the_same_files(game_id: str) -> None:
    folder = Path(dugout.games.__path__[0]) / FOLDERS[game_id].rpartition(".")[2]
    found = {path.stem for path in folder.glob("*.py")}
    assert found - FILES == OWN.get(game_id, set())
    assert FILES - found <= MAY_LACK
    assert {path.name for path in folder.iterdir() if path.is_dir()} <= FOLDERS_OF_A_GAME
    assert (folder / "rules" / "tournament.py").exists()


CLIENT = Path(__file__).resolve().parents[2] / "client/src/games"


def test_every_game_has_the_same_files_in_the_client() -> None:
    """Toto alone lacks `beats.ts`: no dice decide anything in it."""
    files = {
        game_id: {path.name for path in (CLIENT / game_id).iterdir() if ".test." not in path.name}
        for game_id in GAMES
    }
    every = set.union(*files.values())
    lacking = {game_id: every - found for game_id, found in files.items()}
    assert lacking == {game_id: {"beats.ts"} if game_id == "toto" else set() for game_id in GAMES}


def singular(name: str) -> str:
    """The word without an ending of its plural."""
    return f"{name[:-3]}y" if name.endswith("ies") else name.removesuffix("s")


def test_a_subject_has_one_name_in_all_games() -> None:
    """In rules/ no file is called `foul` in one game and `fouls` in the next, or beside it."""
    files = [path for folder in FOLDERS.values() for path in rules_of(folder).glob("[a-z]*.py")]
    names = {path.stem for path in files}
    assert {"foul", "clock", "tournament"} <= names
    assert {name for name in names if singular(name) != name and singular(name) in names} == set()


def rules_of(folder: str) -> Path:
    return Path(dugout.games.__path__[0]) / folder.rpartition(".")[2] / "rules"


def calls_of_rules(path: Path) -> set[str]:
    """The functions of rules/ that a file calls."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    imported = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    rules = {
        alias.name for node in imported if (node.module or "").endswith(".rules") for alias in node.names
    }
    functions = [node.func for node in ast.walk(tree) if isinstance(node, ast.Call)]
    named = [
        call for call in functions if isinstance(call, ast.Attribute) and isinstance(call.value, ast.Name)
    ]
    return {call.attr for call in named if isinstance(call.value, ast.Name) and call.value.id in rules}


HOSTS = {"has_minutes", "host_closes"}
"""Whether the host has an answer."""


@pytest.mark.parametrize("game_id", GAMES)
def test_what_may_be_answered_and_what_it_does_are_named_alike(game_id: str) -> None:
    """A rule says `dive_choices` for what may be answered and `dive` for what it does."""
    folder = Path(dugout.games.__path__[0]) / FOLDERS[game_id].rpartition(".")[2]
    offered = calls_of_rules(folder / "offers.py") - HOSTS
    assert offered
    assert {name for name in offered if not name.endswith(("_choices", "_moves"))} == set()
    assert {name for name in calls_of_rules(folder / "flow.py") if name.endswith("_choices")} == set()


@pytest.mark.parametrize("game_id", GAMES)
def test_flow_is_read_in_the_same_order(game_id: str) -> None:
    folder = Path(dugout.games.__path__[0]) / FOLDERS[game_id].rpartition(".")[2]
    tree = ast.parse((folder / "flow.py").read_text(encoding="utf-8"))
    names = [node.name for node in tree.body if isinstance(node, ast.FunctionDef)]
    assert [name for name in names if name in ("pending", "chances", "apply")] == [
        "pending",
        "chances",
        "apply",
    ]

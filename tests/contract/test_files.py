"""Games are folders with the same file names; what is only a game's own stands in rules/, data/ and parts/."""

from __future__ import annotations

from pathlib import Path

import pytest

import dugout.games
from dugout.games.registry import FOLDERS, GAMES

FILES = {
    "__init__", "engine", "text", "pacing", "analysis", "kinds", "terms", "options", "state", "choices", "flow", "offers",
    "position", "reading", "view", "resample", "board", "events", "questions", "refusals", "checks", "drawing",
}  # fmt: skip
MAY_LACK = {"text", "analysis", "reading"}
"""What a game need not say: the contract has defaults, and a short notation reads itself."""
OWN = {"champions": {"cells", "wide", "floods", "scene", "plans"}, "counter-attack": {"squad_view"}}
"""CH-1.6: boards of cells, for which speed decides, and complete turns for whoever thinks ahead; CA-5: squads of cards."""
FOLDERS_OF_A_GAME = {"rules", "data", "parts", "__pycache__"}


@pytest.mark.parametrize("game_id", GAMES)
def test_every_game_has_the_same_files(game_id: str) -> None:
    folder = Path(dugout.games.__path__[0]) / FOLDERS[game_id].rpartition(".")[2]
    found = {path.stem for path in folder.glob("*.py")}
    assert found - FILES == OWN.get(game_id, set())
    assert FILES - found <= MAY_LACK
    assert {path.name for path in folder.iterdir() if path.is_dir()} <= FOLDERS_OF_A_GAME
    assert (folder / "rules" / "tournament.py").exists()

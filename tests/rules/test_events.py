"""Every event that a game can tell happens in a case of its rules or in a golden replay."""

from __future__ import annotations

from pathlib import Path

import pytest

from dugout.games.registry import GAMES
from scripts.soak import event_codes
from tests.rules.cases import Case, Table, all_cases
from tests.rules.wording import read_yaml

REPLAYS = Path(__file__).parent.parent / "replays"


class Listener(Table):
    """Plays a case and keeps the codes of all its events."""

    def __init__(self, case: Case) -> None:
        super().__init__(case)
        self.heard: set[str] = set()

    def apply(self, seat: int, choice: int, line: str) -> None:
        before = len(self.events)
        super().apply(seat, choice, line)
        self.heard.update(event.code for event in self.events[before:])


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_every_event_happens_somewhere(name: str) -> None:
    recipes = read_yaml(REPLAYS / name / "recipes.yaml")
    happened = {code.split(" ")[0] for recipe in recipes for code in recipe["must"]}
    for case in all_cases():
        if case.game == name.replace("-", "_"):
            table = Listener(case)
            table.play()
            happened |= table.heard
    assert [code for code in event_codes(name) if code not in happened] == []

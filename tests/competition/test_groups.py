"""CO-3.1: the page shows the groups of the draw beforehand; its test reads the same file (`entries/groups.test.ts`)."""

from __future__ import annotations

import json
from pathlib import Path

from dugout.competition.schedule import groups_of

DRAWN = Path(__file__).resolve().parents[2] / "client/src/competitions/entries/groups.json"


def test_the_page_knows_the_groups_of_the_draw() -> None:
    """The page counts places in the list from 0."""
    for name, groups in json.loads(DRAWN.read_text("utf-8")).items():
        entrants, count = map(int, name.split(" in "))
        assert groups_of(entrants, count) == [[place + 1 for place in group] for group in groups], name

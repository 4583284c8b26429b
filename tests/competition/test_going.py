"""CO-4.3, CO-4.4: a match that goes on can be ruled on at any moment, whatever its score."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from dugout.competition.contract import competing
from dugout.competition.reports import Report
from dugout.core.record import record_from_json, replay
from dugout.games.registry import GAMES, game

REPLAYS = Path(__file__).parent.parent / "replays"


@pytest.mark.slow
@pytest.mark.parametrize("name", [name for name in GAMES if not competing.of(name).at_tables])
def test_a_match_that_goes_on_has_a_report_at_any_moment(name: str) -> None:
    rules, part = game(name), competing.of(name)
    leads = 0
    for file in sorted((REPLAYS / name).glob("*.json")):
        before: tuple[int, ...] = ()
        for state, _events in replay(
            rules, record_from_json(json.loads(file.read_text(encoding="utf-8"))["record"])
        ):
            score = rules.score(state)
            if score == before or rules.result(state) is not None:
                continue
            before, leads = score, leads + (score[0] != score[1])
            report = part.report(state)
            assert isinstance(report, Report), file.name
            assert report.goals == score, file.name
            assert (report.decided, report.loser, report.shootout) == ("90", -1, None), file.name
    assert leads > 3, "matches in which a side led"

"""The order of the strengths, in few matches with fixed seeds; `docs/opponents.md` has the measured table."""

from __future__ import annotations

import pytest

from dugout.simulation.match import play_match
from dugout.simulation.plan import Job, paired
from dugout.simulation.statistics import Arena


def share(levels: tuple[str, ...], matches: int) -> float:
    job = Job("toto", levels, {"rounds": 5}, "strength")
    standings = Arena(levels, by_scores=True)
    for index in range(matches):
        standings.add(play_match(job, paired(job, index)))
    figure: float = standings.to_json()[0]["points_share"]
    return figure


@pytest.mark.parametrize(
    ("level", "rival", "matches", "least"),
    [
        ("easy", "random", 16, 0.35),
        ("medium", "easy", 40, 0.32),
        pytest.param("hard", "easy", 4, 0.40, marks=pytest.mark.slow),
    ],
)
def test_a_level_takes_its_part_of_the_money(level: str, rival: str, matches: int, least: float) -> None:
    assert share((level, rival, rival, rival), matches) >= least

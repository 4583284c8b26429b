"""The order of the strengths, in few matches with fixed seeds; `docs/opponents.md` has the measured table."""

from __future__ import annotations

import pytest

from dugout.simulation.match import play_match
from dugout.simulation.plan import Job, paired
from dugout.simulation.statistics import Arena


def share(game: str, levels: tuple[str, ...], matches: int, options: dict[str, int] | None = None) -> float:
    job = Job(game, levels, options or {}, "strength")
    standings = Arena(levels, by_scores=len(levels) > 2)
    for index in range(matches):
        standings.add(play_match(job, paired(job, index)))
    figure: float = standings.to_json()[0]["points_share"]
    return figure


@pytest.mark.slow
@pytest.mark.parametrize(
    ("level", "rival", "matches", "least"),
    [
        ("easy", "random", 16, 0.35),
        ("medium", "easy", 40, 0.32),
        ("hard", "easy", 4, 0.40),
    ],
)
def test_a_level_takes_its_part_of_the_money(level: str, rival: str, matches: int, least: float) -> None:
    assert share("toto", (level, rival, rival, rival), matches, {"rounds": 5}) >= least


@pytest.mark.slow
@pytest.mark.parametrize(
    ("level", "rival", "matches", "least"),
    [
        ("easy", "random", 4, 0.95),
        ("medium", "easy", 4, 0.55),
    ],
)
def test_a_level_takes_its_points_in_champions(level: str, rival: str, matches: int, least: float) -> None:
    assert share("champions", (level, rival), matches) >= least

"""CA-8.4, CA-8.7: how far a run is, round players and round a loose ball."""

from __future__ import annotations

import pytest

from dugout.games.counter_attack.board import cell_at
from dugout.games.counter_attack.rules import routes
from dugout.games.registry import game

RULES = game("counter-attack")


@pytest.mark.parametrize(
    ("ball", "target", "hexes"),
    [
        ((0, 2), (0, 4), 3),  # not over the ball
        ((0, 2), (0, 2), 1),  # but onto it
        ((0, -6), (0, 4), 2),
        ((0, -6), (1, -1), 1),
        ((0, -6), (2, 0), 2),  # round the man on [1, 1]: the other way is as short
    ],
)
def test_the_length_of_a_run(ball: tuple[int, int], target: tuple[int, int], hexes: int) -> None:
    state = RULES.from_position(f"ca1 H2@0,0 H3@1,1 A4@10,0 loose={ball[0]},{ball[1]} side=H phase=A")
    assert routes.length(state, 1, cell_at(*target)) == hexes


def test_a_wall_makes_a_run_longer_and_a_ring_ends_it() -> None:
    wall = RULES.from_position("ca1 H2@0,0 H3@1,1 H4@1,-1 H5@0,2 A4@10,0 has=H5 phase=A")
    assert routes.length(wall, 1, cell_at(2, 0)) == 4
    ring = RULES.from_position(
        "ca1 H2@0,0 H3@1,1 H4@1,-1 H5@0,2 H6@0,-2 H7@-1,1 H8@-1,-1 A4@10,0 has=H5 phase=A"
    )
    assert routes.length(ring, 1, cell_at(2, 0)) == 60, "nowhere on the pitch is that far"

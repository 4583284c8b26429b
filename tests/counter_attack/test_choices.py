"""The longest list of answers: it must fit into a message, for the hex pitch shows what it is sent."""

from __future__ import annotations

from dugout.games.registry import game
from dugout.referee.view import MOST_CHOICES


def test_a_man_alone_in_the_middle_is_sent_every_answer() -> None:
    """From the centre every pass reaches farthest, and nobody stands in the way (CA-9.3, CA-9.11, CA-9.19)."""
    rules = game("counter-attack")
    for options in ('{"rules":"advanced"}', "{}"):
        state = rules.from_position(f"ca1 options={options} H9@0,0 A1@18,24 has=H9 row=MP")
        assert 2000 < len(rules.legal(state, 0)) <= MOST_CHOICES

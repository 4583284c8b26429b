"""The numbers that stand for attributes, questions, dice, steps and rows of the "what next" table."""

from __future__ import annotations

from typing import Final

# CA-5.1, CA-5.2: attributes, in the order of the cards. One that is not printed counts as 0 (CA-1.9).
PACE: Final = 0
DRIBBLING: Final = 1
TACKLING: Final = 2
HEADING: Final = 3
HIGH_PASS: Final = 4
SHOOTING: Final = 5
RESILIENCE: Final = 6
SAVING: Final = 7
AERIAL: Final = 8
ATTRIBUTES: Final = 9
ATTRIBUTE_NAMES: Final = (
    "pace", "dribbling", "tackling", "heading", "high_pass", "shooting", "resilience", "saving", "aerial",
)  # fmt: skip

MEN: Final = 11
"""Shirts of a team. Piece `team * 11 + shirt - 1` is whoever wears it."""
PIECES: Final = 22
SQUAD: Final = 16
"""Cards of a squad: the keeper is number 1, the outfielders 2 to 16 (CO-10.3)."""

# What became of a squad member.
BENCH: Final = 0
PLAYING: Final = 1
REPLACED: Final = 2
SENT_OFF: Final = 3
ABSENT: Final = 4

# CA-1.3: the state of the ball.
DEAD: Final = 0
CARRIED: Final = 1
LOOSE: Final = 2
HELD: Final = 3

# CA-6.8: kinds of the last deliberate play.
NO_PLAY: Final = 0
KICK: Final = 1
HEAD: Final = 2
THROW: Final = 3

# CA-6.4: rows of the "what next" table.
ROW_KICK_OFF: Final = 0
ROW_MP: Final = 1
ROW_TACKLE: Final = 2
ROW_STANDARD: Final = 3
ROW_SHORT: Final = 4
ROW_THROW_IN: Final = 5
ROW_FIRST_TIME: Final = 6
ROW_HIGH: Final = 7
ROW_HEADED: Final = 8
ROW_LONG: Final = 9
ROW_OTHER: Final = 10
ROW_LOOSE: Final = 11
ROW_HELD: Final = 12
ROW_KEEPER_KICK: Final = 13
ROW_FREE_KICK: Final = 14
ROW_CORNER: Final = 15
ROW_GOAL_KICK: Final = 16
ROW_PENALTY: Final = 17
ROW_NAMES: Final = (
    "KICK_OFF", "MP", "TACKLE", "STANDARD", "SHORT", "THROW_IN", "FIRST_TIME", "HIGH", "HEADED", "LONG",
    "OTHER", "LOOSE", "HELD", "KEEPER_KICK", "FREE_KICK", "CORNER", "GOAL_KICK", "PENALTY",
)  # fmt: skip

# What is being played, while it is being played.
PLAY_NONE: Final = 0
PLAY_STANDARD: Final = 1
PLAY_SHORT: Final = 2
PLAY_THROW: Final = 3
PLAY_FIRST_TIME: Final = 4
PLAY_HIGH: Final = 5
PLAY_LONG: Final = 6
PLAY_KEEPER_KICK: Final = 7
PLAY_GOAL_KICK: Final = 8
PLAY_HEADED: Final = 9
PLAY_SHOT: Final = 10
PLAY_SNAPSHOT: Final = 11
PLAY_FREE_SHOT: Final = 12
PLAY_HEADER: Final = 13
PLAY_CORNER: Final = 14
"""The high pass of a corner."""
PLAY_PENALTY: Final = 15
IN_THE_AIR: Final = (PLAY_HIGH, PLAY_LONG, PLAY_CORNER, PLAY_KEEPER_KICK, PLAY_GOAL_KICK)
"""Plays over the heads of everybody between."""

# CA-16: restarts.
NO_RESTART: Final = 0
KICK_OFF: Final = 1
GOAL_KICK: Final = 2
CORNER: Final = 3
THROW_IN: Final = 4
FREE_KICK: Final = 5
PENALTY: Final = 6
RESTART_NAMES: Final = ("none", "kick-off", "goal kick", "corner", "throw-in", "free kick", "penalty")

# CA-8.2: steps of a movement phase.
NO_STEP: Final = 0
STEP_A: Final = 1
STEP_B: Final = 2
STEP_C: Final = 3

FACES: Final = range(1, 7)

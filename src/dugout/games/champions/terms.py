"""CH-2, CH-8, CH-15, CH-25: the terms of the rules as numbers."""

from __future__ import annotations

from typing import Final

# CH-2.3: where a man of the squad is.
ON_PITCH: Final = 0
ON_BENCH: Final = 1
WARMING_UP: Final = 2
TAKEN_OFF: Final = 3
SENT_OFF: Final = 4
CARRIED_OFF: Final = 5
ABSENT: Final = 6

# CH-2.10: kinds of the last touch.
KICKED: Final = 0
INTERCEPTED: Final = 1
SAVED: Final = 2

# CH-25: periods.
REGULAR: Final = 0
EXTRA_TIME: Final = 1
SHOOT_OUT: Final = 2

# CH-15.1: restarts.
NO_RESTART: Final = 0
AFTER_GOAL: Final = 1
GOAL_KICK: Final = 2
THROW_IN: Final = 3
CORNER: Final = 4
FREE_KICK: Final = 5
HANDS: Final = 6
PENALTY: Final = 7

# CH-8.1: kinds of kicks.
KICK_OFF_KICK: Final = 0
ACTION_KICK: Final = 1
KEEPER_KICK: Final = 2
RESTART_KICK: Final = 3
PENALTY_KICK: Final = 4
RECEIVE_KICK: Final = 5
SHOOT_OUT_KICK: Final = 6

# CH-13.11: how a flight ends.
ENDS_AT_REST: Final = 0
ENDS_IN_GOAL: Final = 1
ENDS_ON_MAN: Final = 2
ENDS_OUT: Final = 3

# How a match ended.
NOT_ENDED: Final = 0
BY_TIME: Final = 1
BY_GOLDEN_GOAL: Final = 2
BY_SHOOT_OUT: Final = 3
BY_FORFEIT: Final = 4

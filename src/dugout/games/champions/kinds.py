"""CH-3.2: the frames of the agenda.

Three ranges: questions to a seat (ASK_), dice (ROLL_) and steps (DO_), which
carry on by themselves once what lies above them on the agenda is done. What
a frame keeps in `a`, `b` and `c` is said beside its name.
"""

from __future__ import annotations

from typing import Final

ASK_LINEUP: Final = 1
ASK_KEEPER: Final = 2
"""Which goal cell: at the set-up, at every dead ball (CH-15.4) and in a shoot-out."""
ASK_LINE: Final = 3
"""a: the kind of the line (board.DEFENDERS …)."""
ASK_CENTRE: Final = 4
ASK_TURN: Final = 5
"""Warm-up or roll; a: the roll that follows (ROLL_TURN or ROLL_KEEPER)."""
ASK_FOUL: Final = 6
ASK_ACTION: Final = 7
"""a: 1 for a free kick (CH-20.9)."""
ASK_LEG: Final = 8
ASK_CHASE: Final = 9
ASK_INTERCEPT: Final = 10
"""a: index of the chance cell in the path."""
ASK_DIVE: Final = 11
ASK_REBOUND: Final = 12
"""a: save cell, b: rem there."""
ASK_STEP: Final = 13
"""A sidestep of a slide; a: piece, b: mode, c: direction (slide.py)."""
ASK_RELOC: Final = 14
"""a: piece, b: which cells (relocate.py)."""
ASK_ROW_TWO: Final = 15
"""a: piece (CH-10.3)."""
ASK_DROP: Final = 16
"""a: piece that kicks (CH-8.11)."""
ASK_INJURED: Final = 17
"""a: the man carried off (CH-19.8, CH-19.9)."""
ASK_MAKE_WAY: Final = 18
"""Which field player goes off for the reserve keeper (CH-19.10)."""
ASK_STAND_IN: Final = 19
ASK_SURPLUS: Final = 20
ASK_SUB: Final = 21
"""a: the man warming up who comes on."""
ASK_ENTRY: Final = 22
"""a: the man who comes on (CH-24.8)."""
ASK_THROWER: Final = 23
ASK_TAKER: Final = 24
"""Corner taker and the cell beside the corner cell."""
ASK_WALL: Final = 25
"""Corner wall."""
ASK_VICTIM_MAN: Final = 26
"""Who stands by the ball (CH-20.3, CH-20.10)."""
ASK_WALL_MAN: Final = 27
ASK_BESIDE: Final = 28
"""Victim's place, west or east of the ball (CH-20.2)."""
ASK_PENALTY: Final = 29
ASK_SHOOTER: Final = 30

ROLL_KICK_OFF: Final = 40
"""a: result of away (0: not yet)."""
ROLL_TURN: Final = 41
ROLL_KEEPER: Final = 42
ROLL_RESTART: Final = 43
ROLL_INTERCEPT: Final = 44
"""a: index in the path, b: the piece, c: the direction in which he moved."""
ROLL_SAVE: Final = 45
"""a: save cell, b: the keeper's cell before, c: quarters."""
ROLL_SHOOT_OUT: Final = 46

FIRST_STEP: Final = 60
DO_CENTRE: Final = 60
"""a: seat (CH-4.6)."""
DO_KICK_OFF: Final = 61
DO_TURN: Final = 62
"""Begin the turn of `next_seat`."""
DO_CLEANUP: Final = 63
DO_TAKER_IN: Final = 64
DO_WALLS_IN: Final = 65
DO_ROW_ONE: Final = 66
"""a: mask of pieces already seen."""
DO_OFFSIDE: Final = 67
"""a: seat, b: mask of pieces already seen, c: row of the ball."""
DO_SLIDE: Final = 68
"""a: piece, b: mode, c: direction."""
DO_RESOLVE: Final = 69
"""The path is complete: chances, then its end."""
DO_CHANCES: Final = 70
"""a: index in the path from which chances are open."""
DO_PATH_END: Final = 71
DO_LEG: Final = 72
"""Ask for the next leg, or drop the ball."""
DO_SUBS: Final = 73
"""a: seat."""
DO_SUB_NEXT: Final = 74
"""a: seat."""
DO_ENTER: Final = 75
"""a: seat, b: mask of those still to be placed."""
DO_COUNT: Final = 76
"""CH-19.12."""
DO_KEEPER: Final = 77
"""a: seat."""
DO_BALL_TO_SPOT: Final = 78
DO_SET_PIECE: Final = 79
DO_PUT: Final = 80
"""Put a man on a cell that has been cleared; a: piece, b: cell."""
DO_RESTART_ROLL: Final = 81
DO_CORNER_WALL: Final = 82
"""a: 0 ask, else the piece + 1."""
DO_CORNER_TAKER: Final = 83
DO_VICTIM: Final = 84
DO_WALL: Final = 85
DO_RING: Final = 86
DO_CLEAR_AREA: Final = 87
"""a: mask of pieces already seen (CH-21.1)."""
DO_PENALTY_TAKER: Final = 88
DO_EMERGENCY: Final = 89
"""a: seat."""
DO_SHOOT_OUT: Final = 90
DO_FOUL_AT_LINE: Final = 91
"""a: fouler, b: victim (CH-19.5)."""
DO_AFTER_DEAD: Final = 92
"""Time check between the turn that ended and its restart."""
DO_CARDS: Final = 93
DO_CHASE: Final = 94
DO_THROWER_BACK: Final = 95
DO_DIVE: Final = 96
DO_LOOSE: Final = 97
"""a: start cell, b: direction, c: length (CH-13.11)."""
DO_OUT: Final = 98
"""a: the cell that the ball would have entered."""
DO_AFTER_GOAL: Final = 99
"""a: the team scored against."""
DO_HANDS: Final = 100
"""a: keeper, b: save cell."""
DO_SHOT_TAKEN: Final = 101
"""a: 1 if scored (CH-26)."""

OVER: Final = 127

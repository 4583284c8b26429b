"""CH-3.2: the kinds of frames on the agenda: questions to a seat, dice, and steps that carry on by themselves.

One row a kind: its name in positions, the rule behind it, and what a frame of it keeps.
"""

from __future__ import annotations

from typing import Final

from dugout.core.agenda import Kind, die, end, question, step, table, waiting

ASK_LINEUP: Final = 1
ASK_KEEPER: Final = 2
ASK_LINE: Final = 3
ASK_CENTRE: Final = 4
ASK_TURN: Final = 5
ASK_FOUL: Final = 6
ASK_ACTION: Final = 7
ASK_LEG: Final = 8
ASK_CHASE: Final = 9
ASK_INTERCEPT: Final = 10
ASK_DIVE: Final = 11
ASK_REBOUND: Final = 12
ASK_STEP: Final = 13
ASK_RELOC: Final = 14
ASK_ROW_TWO: Final = 15
ASK_DROP: Final = 16
ASK_INJURED: Final = 17
ASK_MAKE_WAY: Final = 18
ASK_STAND_IN: Final = 19
ASK_SURPLUS: Final = 20
ASK_SUB: Final = 21
ASK_ENTRY: Final = 22
ASK_THROWER: Final = 23
ASK_TAKER: Final = 24
ASK_WALL: Final = 25
ASK_VICTIM_MAN: Final = 26
ASK_WALL_MAN: Final = 27
ASK_BESIDE: Final = 28
ASK_PENALTY: Final = 29
ASK_SHOOTER: Final = 30

ROLL_KICK_OFF: Final = 40
ROLL_TURN: Final = 41
ROLL_KEEPER: Final = 42
ROLL_RESTART: Final = 43
ROLL_INTERCEPT: Final = 44
ROLL_SAVE: Final = 45
ROLL_SHOOT_OUT: Final = 46

DO_CENTRE: Final = 60
DO_KICK_OFF: Final = 61
DO_TURN: Final = 62
DO_CLEANUP: Final = 63
DO_TAKER_IN: Final = 64
DO_WALLS_IN: Final = 65
DO_ROW_ONE: Final = 66
DO_OFFSIDE: Final = 67
DO_SLIDE: Final = 68
DO_RESOLVE: Final = 69
DO_CHANCES: Final = 70
DO_PATH_END: Final = 71
DO_LEG: Final = 72
DO_SUBS: Final = 73
DO_SUB_NEXT: Final = 74
DO_ENTER: Final = 75
DO_COUNT: Final = 76
DO_KEEPER: Final = 77
DO_BALL_TO_SPOT: Final = 78
DO_SET_PIECE: Final = 79
DO_PUT: Final = 80
DO_RESTART_ROLL: Final = 81
DO_CORNER_WALL: Final = 82
DO_CORNER_TAKER: Final = 83
DO_VICTIM: Final = 84
DO_WALL: Final = 85
DO_RING: Final = 86
DO_CLEAR_AREA: Final = 87
DO_PENALTY_TAKER: Final = 88
DO_EMERGENCY: Final = 89
DO_SHOOT_OUT: Final = 90
DO_FOUL_AT_LINE: Final = 91
DO_AFTER_DEAD: Final = 92
DO_CARDS: Final = 93
DO_CHASE: Final = 94
DO_THROWER_BACK: Final = 95
DO_DIVE: Final = 96
DO_LOOSE: Final = 97
DO_OUT: Final = 98
DO_AFTER_GOAL: Final = 99
DO_HANDS: Final = 100
DO_SHOT_TAKEN: Final = 101

OVER: Final = 127

KINDS: Final[dict[int, Kind]] = table(
    question(ASK_LINEUP, "lineup", "CH-4.1"),
    question(ASK_KEEPER, "keeper", "CH-15.4"),
    question(ASK_LINE, "line", "CH-4.3", "kind"),
    question(ASK_CENTRE, "centre", "CH-4.6"),
    question(ASK_TURN, "turn", "CH-24.2", "die"),
    question(ASK_FOUL, "foul", "CH-19.4"),
    question(ASK_ACTION, "action", "CH-6.4", "free_kick"),
    question(ASK_LEG, "leg", "CH-8.2"),
    question(ASK_CHASE, "chase", "CH-9.1"),
    question(ASK_INTERCEPT, "intercept", "CH-13.7", "index"),
    question(ASK_DIVE, "dive", "CH-12.3"),
    question(ASK_REBOUND, "rebound", "CH-12.11", "cell", "rem"),
    question(ASK_STEP, "step", "CH-11.6", "piece", "mode", "direction"),
    question(ASK_RELOC, "reloc", "CH-2.8", "piece", "where"),
    question(ASK_ROW_TWO, "row-two", "CH-10.3", "man"),
    question(ASK_DROP, "drop", "CH-8.11"),
    question(ASK_INJURED, "injured", "CH-19.8", "man"),
    question(ASK_MAKE_WAY, "make-way", "CH-19.10"),
    question(ASK_STAND_IN, "stand-in", "CH-19.11"),
    question(ASK_SURPLUS, "surplus", "CH-24.7"),
    question(ASK_SUB, "sub", "CH-24.4", "man"),
    question(ASK_ENTRY, "entry", "CH-24.8", "man", "rows"),
    question(ASK_THROWER, "thrower", "CH-17.2"),
    question(ASK_TAKER, "taker", "CH-18.4"),
    question(ASK_WALL, "wall", "CH-18.4"),
    question(ASK_VICTIM_MAN, "victim-man", "CH-20.3"),
    question(ASK_WALL_MAN, "wall-man", "CH-20.4"),
    question(ASK_BESIDE, "beside", "CH-20.2"),
    question(ASK_PENALTY, "penalty", "CH-21.2"),
    question(ASK_SHOOTER, "shooter", "CH-26.2"),
    die(ROLL_KICK_OFF, "roll-kick-off", "CH-5.1", "away"),
    die(ROLL_TURN, "roll-turn", "CH-6.1"),
    die(ROLL_KEEPER, "roll-keeper", "CH-12.9"),
    die(ROLL_RESTART, "roll-restart", "CH-15.7"),
    die(ROLL_INTERCEPT, "roll-intercept", "CH-13.8", "index", "piece", "direction"),
    die(ROLL_SAVE, "roll-save", "CH-12.5", "cell", "before", "quarters"),
    die(ROLL_SHOOT_OUT, "roll-shoot-out", "CH-26.2"),
    step(DO_CENTRE, "do-centre", "CH-4.6", "seat"),
    step(DO_KICK_OFF, "do-kick-off", "CH-5.1"),
    step(DO_TURN, "do-turn", "CH-6.1"),
    step(DO_CLEANUP, "do-cleanup", "CH-10"),
    step(DO_TAKER_IN, "do-taker-in", "CH-10.1"),
    step(DO_WALLS_IN, "do-walls-in", "CH-10.2"),
    step(DO_ROW_ONE, "do-row-one", "CH-10.3", "seen"),
    step(DO_OFFSIDE, "do-offside", "CH-10.4", "seat", "seen", "ball_row"),
    step(DO_SLIDE, "do-slide", "CH-11.6", "piece", "mode", "direction"),
    step(DO_RESOLVE, "do-resolve", "CH-8.10"),
    step(DO_CHANCES, "do-chances", "CH-13.7"),
    step(DO_PATH_END, "do-path-end", "CH-13.10"),
    step(DO_LEG, "do-leg", "CH-8.11"),
    step(DO_SUBS, "do-subs", "CH-15.3", "seat"),
    step(DO_SUB_NEXT, "do-sub-next", "CH-24.4", "seat"),
    step(DO_ENTER, "do-enter", "CH-24.8", "seat", "men", "rows"),
    step(DO_COUNT, "do-count", "CH-19.12"),
    step(DO_KEEPER, "do-keeper", "CH-15.4", "seat"),
    step(DO_BALL_TO_SPOT, "do-ball-to-spot", "CH-15.2"),
    step(DO_SET_PIECE, "do-set-piece", "CH-15.2"),
    step(DO_PUT, "do-put", "CH-17.2", "piece", "cell"),
    step(DO_RESTART_ROLL, "do-restart-roll", "CH-15.7"),
    step(DO_CORNER_WALL, "do-corner-wall", "CH-18.4"),
    step(DO_CORNER_TAKER, "do-corner-taker", "CH-18.4"),
    step(DO_VICTIM, "do-victim", "CH-20.2"),
    step(DO_WALL, "do-wall", "CH-20.5"),
    step(DO_RING, "do-ring", "CH-20.7"),
    step(DO_CLEAR_AREA, "do-clear-area", "CH-21.1", "seen"),
    step(DO_PENALTY_TAKER, "do-penalty-taker", "CH-21.2"),
    step(DO_EMERGENCY, "do-emergency", "CH-19.8", "seat"),
    step(DO_SHOOT_OUT, "do-shoot-out", "CH-26.1"),
    step(DO_FOUL_AT_LINE, "do-foul-at-line", "CH-19.5", "fouler", "victim"),
    step(DO_AFTER_DEAD, "do-after-dead", "CH-25.5"),
    step(DO_CARDS, "do-cards", "CH-19.6"),
    step(DO_CHASE, "do-chase", "CH-9.1"),
    step(DO_THROWER_BACK, "do-thrower-back", "CH-17.4"),
    step(DO_DIVE, "do-dive", "CH-12.3"),
    step(DO_LOOSE, "do-loose", "CH-13.11", "start", "direction", "length"),
    step(DO_OUT, "do-out", "CH-15.1", "cell"),
    step(DO_AFTER_GOAL, "do-after-goal", "CH-16.1", "seat"),
    step(DO_HANDS, "do-hands", "CH-12.7", "keeper", "cell"),
    step(DO_SHOT_TAKEN, "do-shot-taken", "CH-26.2", "scored"),
    end(OVER, "over", "CH-3.7"),
)
"""Of a turn the die that follows; of a relocation which cells (relocate.py); of a slide its mode (slide.py)."""

WAITS_FOR: Final[bytes] = waiting(KINDS)

CODES: Final[dict[int, str]] = {number: f"ch.{kind.name}" for number, kind in KINDS.items()}
"""By kind: what catalogues call the question."""

"""CA-6.10: the kinds of frames on the agenda: questions to a seat, dice, and steps that carry on by themselves.

One row a kind: its name, the rule behind it, and what a frame of it keeps. Positions quote the numbers.
"""

from __future__ import annotations

from typing import Final

from dugout.core.agenda import Kind, die, question, step, table, waiting

ASK_PICK: Final = 1
ASK_KEEPER_CARD: Final = 2
ASK_LINEUP: Final = 3
ASK_REMOVE: Final = 4
ASK_PLACE: Final = 5
ASK_PUT: Final = 6
ASK_KICKOFF_PASS: Final = 7
ASK_ACTION: Final = 8
ASK_MOVE: Final = 9
ASK_DRIBBLE: Final = 10
ASK_SNAPSHOT: Final = 11
ASK_KEEPER_STEP: Final = 12
ASK_DIVE: Final = 13
ASK_TACKLE: Final = 14
ASK_REPOSITION: Final = 15
ASK_FOUL: Final = 16
ASK_FREE_MOVES: Final = 17
ASK_SNAP_MOVE: Final = 18
ASK_AIM: Final = 19
ASK_CORNER_SIDE: Final = 20
ASK_AIR_MOVE: Final = 21
ASK_FIRST_MOVE: Final = 22
ASK_LONG_KEEPER: Final = 23
ASK_JUMP: Final = 24
ASK_HEAD: Final = 25
ASK_HEAD_OR_MOVE: Final = 26
ASK_KEEPER_KICK: Final = 27
ASK_GOAL_KICK: Final = 28
ASK_TAKER: Final = 29
ASK_RETREAT: Final = 30
ASK_SET_PIECE: Final = 31
ASK_THROW: Final = 32
ASK_SUBSTITUTE: Final = 33
ASK_EMERGENCY: Final = 34
ASK_ORDER: Final = 35

ROLL_FIRST_PICK: Final = 40
ROLL_DEAL: Final = 41
ROLL_KEEPER: Final = 42
ROLL_REFEREE: Final = 43
ROLL_TOSS: Final = 44
ROLL_REMOVE: Final = 45
ROLL_STEAL: Final = 46
ROLL_DRIBBLER: Final = 47
ROLL_TACKLER: Final = 48
ROLL_RECKLESS: Final = 49
ROLL_INJURY: Final = 50
ROLL_CARD: Final = 51
ROLL_INTERCEPTION: Final = 52
ROLL_ACCURACY: Final = 53
ROLL_JUMP: Final = 54
ROLL_LONE_HEADER: Final = 55
ROLL_HEADER_SAVE: Final = 56
ROLL_BLOCK: Final = 57
ROLL_SHOT: Final = 58
ROLL_SAVE: Final = 59
ROLL_PARRY: Final = 60
ROLL_DIRECTION: Final = 61
ROLL_DISTANCE: Final = 62
ROLL_STOP: Final = 63
ROLL_PENALTY: Final = 64
ROLL_PENALTY_SAVE: Final = 65

DO_DRAFT: Final = 70
DO_LINEUP_DONE: Final = 71
DO_PERIOD: Final = 72
DO_RESTART: Final = 73
DO_NEXT: Final = 74
DO_STEP: Final = 75
DO_PHASE_END: Final = 76
DO_DRIBBLE_ON: Final = 77
DO_DIVE: Final = 78
DO_STEALS: Final = 79
DO_ENTERED: Final = 80
DO_SNAP_OFFER: Final = 81
DO_INTERCEPTIONS: Final = 82
DO_ARRIVE: Final = 83
DO_AIR: Final = 84
DO_LONG: Final = 85
DO_FIRST_TIME: Final = 86
DO_HEADER: Final = 87
DO_CONTEST: Final = 88
DO_HEAD_ARRIVE: Final = 89
DO_HEAD_SAVE: Final = 90
DO_BLOCKS: Final = 91
DO_SHOOT: Final = 92
DO_HELD: Final = 94
DO_KEEPER_KICK: Final = 95
DO_SHOOTOUT: Final = 96
DO_SCENARIO: Final = 98

KINDS: Final[dict[int, Kind]] = table(
    question(ASK_PICK, "pick", "CA-5.10"),
    question(ASK_KEEPER_CARD, "keeper-card", "CA-5.9"),
    question(ASK_LINEUP, "lineup", "CA-5.12"),
    question(ASK_REMOVE, "remove", "CA-21.1", "team"),
    question(ASK_PLACE, "place", "CA-7.2", "places", "done", "marks"),
    question(ASK_PUT, "put", "CA-16.2", "places", "done", "piece"),
    question(ASK_KICKOFF_PASS, "kickoff-pass", "CA-7.6"),
    question(ASK_ACTION, "action", "CA-6.4"),
    question(ASK_MOVE, "move", "CA-8.2", "step"),
    question(ASK_DRIBBLE, "dribble", "CA-8.9", "piece", "used"),
    question(ASK_SNAPSHOT, "snapshot", "CA-11.17", "piece"),
    question(ASK_KEEPER_STEP, "keeper-step", "CA-13.3", "guard"),
    question(ASK_DIVE, "dive", "CA-13.9", "guard"),
    question(ASK_TACKLE, "tackle", "CA-8.13", "tackler"),
    question(ASK_REPOSITION, "reposition", "CA-8.17", "piece", "around"),
    question(ASK_FOUL, "foul", "CA-14.3", "fouler"),
    question(ASK_FREE_MOVES, "free-moves", "CA-8.22", "listed", "both"),
    question(ASK_SNAP_MOVE, "snap-move", "CA-11.19"),
    question(ASK_AIM, "aim", "CA-11.3", "piece"),
    question(ASK_CORNER_SIDE, "corner-side", "CA-11.14", "side"),
    question(ASK_AIR_MOVE, "air-move", "CA-9.14"),
    question(ASK_FIRST_MOVE, "first-move", "CA-9.31"),
    question(ASK_LONG_KEEPER, "long-keeper", "CA-9.26", "guard"),
    question(ASK_JUMP, "jump", "CA-10.5"),
    question(ASK_HEAD, "head", "CA-10.12", "piece"),
    question(ASK_HEAD_OR_MOVE, "head-or-move", "CA-13.17"),
    question(ASK_KEEPER_KICK, "keeper-kick", "CA-13.15", "guard"),
    question(ASK_GOAL_KICK, "goal-kick", "CA-16.27", "guard"),
    question(ASK_TAKER, "taker", "CA-16.3", "candidates"),
    question(ASK_RETREAT, "retreat", "CA-16.5", "piece", "gap"),
    question(ASK_SET_PIECE, "set-piece", "CA-16.15"),
    question(ASK_THROW, "throw", "CA-16.12"),
    question(ASK_SUBSTITUTE, "substitute", "CA-17.1"),
    question(ASK_EMERGENCY, "emergency", "CA-17.6", "to_goal"),
    question(ASK_ORDER, "order", "CA-19.4"),
    die(ROLL_FIRST_PICK, "roll-first-pick", "CA-5.10"),
    die(ROLL_DEAL, "roll-deal", "CA-5.10"),
    die(ROLL_KEEPER, "roll-keeper", "CA-5.9", "team"),
    die(ROLL_REFEREE, "roll-referee", "CA-5.9"),
    die(ROLL_TOSS, "roll-toss", "CA-7.1"),
    die(ROLL_REMOVE, "roll-remove", "CO-13.2", "team"),
    die(ROLL_STEAL, "roll-steal", "CA-8.10", "thief"),
    die(ROLL_DRIBBLER, "roll-dribbler", "CA-8.14", "tackler", "mode"),
    die(ROLL_TACKLER, "roll-tackler", "CA-8.14", "tackler", "mode", "attack_face"),
    die(ROLL_RECKLESS, "roll-reckless", "CA-14.14", "tackler"),
    die(ROLL_INJURY, "roll-injury", "CA-14.5", "fouler", "row"),
    die(ROLL_CARD, "roll-card", "CA-14.7", "fouler", "row"),
    die(ROLL_INTERCEPTION, "roll-interception", "CA-9.8", "piece", "rolled", "need"),
    die(ROLL_ACCURACY, "roll-accuracy", "CA-9.16"),
    die(ROLL_JUMP, "roll-jump", "CA-10.7", "piece", "waiting"),
    die(ROLL_LONE_HEADER, "roll-lone-header", "CA-10.8", "less"),
    die(ROLL_HEADER_SAVE, "roll-header-save", "CA-10.14"),
    die(ROLL_BLOCK, "roll-block", "CA-11.8", "piece", "rolled", "need"),
    die(ROLL_SHOT, "roll-shot", "CA-11.5", "open_goal", "again"),
    die(ROLL_SAVE, "roll-save", "CA-11.11"),
    die(ROLL_PARRY, "roll-parry", "CA-11.14", "guard", "where"),
    die(ROLL_DIRECTION, "roll-direction", "CA-12.2", "source", "through"),
    die(ROLL_DISTANCE, "roll-distance", "CA-12.2", "source", "through", "direction"),
    die(ROLL_STOP, "roll-stop", "CA-12.5", "guard"),
    die(ROLL_PENALTY, "roll-penalty", "CA-16.22", "shootout"),
    die(ROLL_PENALTY_SAVE, "roll-penalty-save", "CA-16.24", "shootout", "shot_score"),
    step(DO_DRAFT, "do-draft", "CA-5.9", "stage"),
    step(DO_LINEUP_DONE, "do-lineup-done", "CA-5.12", "stage"),
    step(DO_PERIOD, "do-period", "CA-18.1", "period"),
    step(DO_RESTART, "do-restart", "CA-16.1", "stage"),
    step(DO_NEXT, "do-next", "CA-6.4"),
    step(DO_STEP, "do-step", "CA-8.3"),
    step(DO_PHASE_END, "do-phase-end", "CA-8.20", "complete"),
    step(DO_DRIBBLE_ON, "do-dribble-on", "CA-8.9", "piece", "used"),
    step(DO_DIVE, "do-dive", "CA-13.9", "piece"),
    step(DO_STEALS, "do-steals", "CA-8.10", "piece", "dived"),
    step(DO_ENTERED, "do-entered", "CA-13.3", "before"),
    step(DO_SNAP_OFFER, "do-snap-offer", "CA-11.17", "piece"),
    step(DO_INTERCEPTIONS, "do-interceptions", "CA-9.8", "rolled"),
    step(DO_ARRIVE, "do-arrive", "CA-9.10"),
    step(DO_AIR, "do-air", "CA-9.13", "stage"),
    step(DO_LONG, "do-long", "CA-9.22", "stage"),
    step(DO_FIRST_TIME, "do-first-time", "CA-9.29", "stage"),
    step(DO_HEADER, "do-header", "CA-10.5", "stage"),
    step(DO_CONTEST, "do-contest", "CA-10.7"),
    step(DO_HEAD_ARRIVE, "do-head-arrive", "CA-10.13"),
    step(DO_HEAD_SAVE, "do-head-save", "CA-10.14", "contest_score", "less"),
    step(DO_BLOCKS, "do-blocks", "CA-11.8", "rolled"),
    step(DO_SHOOT, "do-shoot", "CA-11.5"),
    step(DO_HELD, "do-held", "CA-13.13"),
    step(DO_KEEPER_KICK, "do-keeper-kick", "CA-13.15", "guard"),
    step(DO_SHOOTOUT, "do-shootout", "CA-19.3"),
    step(DO_SCENARIO, "do-scenario", "CA-21.1", "stage"),
)
"""Of a placing which places, how many are done or left, and what has been put back (placing.py)."""

WAITS_FOR: Final[bytes] = waiting(KINDS)

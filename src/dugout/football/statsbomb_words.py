"""StatsBomb's names and numbers, as `{"id": …, "name": …}`."""

from __future__ import annotations

from typing import Any, Final

from dugout.football import acts as a
from dugout.football.acts import Act
from dugout.report.facts import BLOCKED, GOAL, SAVED, WIDE

Named = dict[str, Any]


def named(number: int, name: str) -> Named:
    return {"id": number, "name": name}


TYPES: Final = {
    a.PASS: named(30, "Pass"),
    a.KICK: named(9, "Clearance"),
    a.CARRY: named(43, "Carry"),
    a.SHOT: named(16, "Shot"),
    a.OWN_GOAL: named(20, "Own Goal Against"),
    a.SAVE: named(23, "Goal Keeper"),
    a.CLAIM: named(23, "Goal Keeper"),
    a.BLOCK: named(6, "Block"),
    a.INTERCEPTION: named(10, "Interception"),
    a.TACKLE: named(4, "Duel"),
    a.RECOVERY: named(2, "Ball Recovery"),
    a.FOUL: named(22, "Foul Committed"),
    a.CARD: named(24, "Bad Behaviour"),
    a.OFFSIDE: named(8, "Offside"),
    a.SUBSTITUTION: named(19, "Substitution"),
    a.PERIOD_START: named(18, "Half Start"),
    a.PERIOD_END: named(34, "Half End"),
}
STARTING: Final = named(35, "Starting XI")
OWN_GOAL_FOR: Final = named(25, "Own Goal For")
FOUL_WON: Final = named(21, "Foul Won")
REGULAR: Final = named(1, "Regular Play")

PASS_TYPES: Final = {
    a.KICK_OFF: named(65, "Kick Off"),
    a.THROW_IN: named(67, "Throw-in"),
    a.CORNER: named(61, "Corner"),
    a.FREE_KICK: named(62, "Free Kick"),
    a.GOAL_KICK: named(63, "Goal Kick"),
}
PASS_OUTCOMES: Final = {
    a.INCOMPLETE: named(9, "Incomplete"),
    a.INTERCEPTED: named(9, "Incomplete"),
    a.OUT: named(75, "Out"),
    a.OFFSIDE: named(76, "Pass Offside"),
}
GROUND: Final = named(1, "Ground Pass")
HIGH: Final = named(3, "High Pass")
HEAD: Final = named(37, "Head")
SHOT_TYPES: Final = {a.PENALTY: named(88, "Penalty"), a.FREE_KICK: named(62, "Free Kick")}
OPEN_PLAY: Final = named(87, "Open Play")
SHOT_OUTCOMES: Final = {
    GOAL: named(97, "Goal"),
    SAVED: named(100, "Saved"),
    BLOCKED: named(96, "Blocked"),
    WIDE: named(98, "Off T"),
}
NORMAL: Final = named(93, "Normal")
CARDS: Final = {
    a.YELLOW: named(7, "Yellow Card"),
    a.SECOND_YELLOW: named(6, "Second Yellow"),
    a.RED: named(5, "Red Card"),
}
WON: Final = named(4, "Won")
LOST: Final = named(13, "Lost In Play")
SUCCESS: Final = named(15, "Success")
TACTICAL: Final = named(103, "Tactical")
TACKLE: Final = named(11, "Tackle")
SHOT_SAVED: Final = named(33, "Shot Saved")
COLLECTED: Final = named(25, "Collected")


def duel(act: Act) -> dict[str, Any]:
    """The fields of a type that has neither a place nor another man."""
    won = LOST if act.outcome == a.LOST else WON
    if act.kind == a.TACKLE:
        return {"duel": {"type": TACKLE, "outcome": won}}
    if act.kind == a.INTERCEPTION:
        return {"interception": {"outcome": won}}
    if act.kind in (a.SAVE, a.CLAIM):
        return {"goalkeeper": {"type": SHOT_SAVED if act.kind == a.SAVE else COLLECTED, "outcome": SUCCESS}}
    if act.kind in (a.FOUL, a.CARD) and act.card:
        return {"foul_committed" if act.kind == a.FOUL else "bad_behaviour": {"card": CARDS[act.card]}}
    return {}

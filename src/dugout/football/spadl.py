"""SPADL: the actions of socceraction as one table (`--format spadl`).

Types, results and parts of the body are numbered as in `socceraction.spadl.config`, with their names beside them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final

from dugout.football import acts as a
from dugout.football.acts import Act
from dugout.football.reading import Sheet
from dugout.football.register import Register
from dugout.football.table import write_rows
from dugout.report.facts import GOAL

BODIES: Final = ("foot", "head", "other", "head/other", "foot_left", "foot_right")
RESULTS: Final = ("fail", "success", "offside", "owngoal", "yellow_card", "red_card")
TYPES: Final = (
    "pass", "cross", "throw_in", "freekick_crossed", "freekick_short", "corner_crossed", "corner_short", "take_on",
    "foul",
    "tackle", "interception", "shot", "shot_penalty", "shot_freekick", "keeper_save", "keeper_claim", "keeper_punch",
    "keeper_pick_up", "clearance", "bad_touch", "non_action", "dribble", "goalkick",
)  # fmt: skip
PASSES: Final = {
    a.THROW_IN: "throw_in",
    a.FREE_KICK: "freekick_short",
    a.CORNER: "corner_short",
    a.GOAL_KICK: "goalkick",
}
SHOTS: Final = {a.PENALTY: "shot_penalty", a.FREE_KICK: "shot_freekick"}
PLAIN: Final = {
    a.CARRY: "dribble", a.KICK: "clearance", a.OWN_GOAL: "bad_touch", a.SAVE: "keeper_save", a.CLAIM: "keeper_claim",
    a.BLOCK: "interception", a.INTERCEPTION: "interception", a.TACKLE: "tackle", a.FOUL: "foul",
}  # fmt: skip
"""Other kinds are not actions of SPADL."""


def type_of(act: Act) -> str:
    """The name of the type; empty if the act is not an action."""
    if act.kind == a.PASS:
        return PASSES.get(act.manner, "pass")
    if act.kind == a.SHOT:
        return SHOTS.get(act.manner, "shot")
    return PLAIN.get(act.kind, "")


def result_of(act: Act) -> str:
    if act.kind == a.FOUL:
        return {a.YELLOW: "yellow_card", a.SECOND_YELLOW: "red_card", a.RED: "red_card"}.get(act.card, "fail")
    if act.kind == a.OWN_GOAL:
        return "owngoal"
    if act.outcome == a.OFFSIDE:
        return "offside"
    good = act.outcome == GOAL if act.kind == a.SHOT else act.outcome in (a.COMPLETE, a.WON, "")
    return "success" if good else "fail"


def rows(sheet: Sheet, match: int, register: Register) -> Iterator[dict[str, Any]]:
    """The actions of a match, home attacking to the right."""
    number = 0
    for index, timed in enumerate(sheet.timed, start=1):
        act, name = timed.act, type_of(timed.act)
        if act.man is None or not name:
            continue
        result, end = result_of(act), act.end or act.start
        body = {a.HEAD: "head", a.HANDS: "other"}.get(act.body, "foot")
        yield {
            "game_id": match,
            "original_event_id": f"{match}-{index}",
            "action_id": number,
            "period_id": act.period,
            "time_seconds": round(timed.elapsed, 3),
            "team_id": register.team(sheet, act.seat),
            "player_id": register.man(sheet, act.man),
            "start_x": act.start.x,
            "start_y": act.start.y,
            "end_x": end.x,
            "end_y": end.y,
            "bodypart_id": BODIES.index(body),
            "bodypart_name": body,
            "type_id": TYPES.index(name),
            "type_name": name,
            "result_id": RESULTS.index(result),
            "result_name": result,
        }
        number += 1


def schema() -> Any:
    import pyarrow as pa

    whole, text, real = pa.int64(), pa.string(), pa.float64()
    kinds = {
        "original_event_id": text,
        "time_seconds": real,
        "start_x": real,
        "start_y": real,
        "end_x": real,
        "end_y": real,
    }
    names = (
        "game_id", "original_event_id", "action_id", "period_id", "time_seconds", "team_id", "player_id",
        "start_x", "start_y",
        "end_x", "end_y", "bodypart_id", "bodypart_name", "type_id", "type_name", "result_id", "result_name",
    )  # fmt: skip
    return pa.schema([(name, kinds.get(name, text if name.endswith("_name") else whole)) for name in names])


def write(sheets: Iterable[tuple[int, Sheet]], to: Path) -> int:
    """Write all matches into one Parquet file; returns the number of actions."""
    register = Register()
    return write_rows((one for match, sheet in sheets for one in rows(sheet, match, register)), schema(), to)

"""The Common Data Format 0.3.2 (arXiv:2505.15820): the events of one match, with the positions of all men.

Places are metres from the centre spot, home attacking to the right in every period.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from typing import Any, Final

from dugout.football import acts as a
from dugout.football.acts import Act, Spot
from dugout.football.reading import Sheet, Timed
from dugout.football.register import Register
from dugout.football.table import chance_of
from dugout.report.facts import GOAL, Man

Json = dict[str, Any]

KICK_OFF: Final = datetime(2000, 1, 1, 12, tzinfo=UTC)
"""Records have no date, but the format requires one."""
BREAK: Final = timedelta(minutes=15)
REFEREE: Final = "referee"
PERIODS: Final = ("first_half", "second_half", "first_half_extratime", "second_half_extratime", "shootout")
KINDS: Final = {
    a.PASS: ("pass", None),
    a.KICK: ("misc", "other_ball_action"),
    a.CARRY: ("misc", "carry"),
    a.SHOT: ("shot", None),
    a.OWN_GOAL: ("misc", "own_goal"),
    a.SAVE: ("goalkeeping", "save"),
    a.CLAIM: ("goalkeeping", "claim"),
    a.BLOCK: ("defending", "block"),
    a.INTERCEPTION: ("defending", "interception"),
    a.TACKLE: ("misc", "tackle"),
    a.RECOVERY: ("misc", "recovery"),
    a.FOUL: (REFEREE, "foul"),
    a.CARD: (REFEREE, "caution"),
    a.OFFSIDE: (REFEREE, "offside"),
    a.SUBSTITUTION: (REFEREE, "substitution"),
    a.PERIOD_START: (REFEREE, "start"),
    a.PERIOD_END: (REFEREE, "final_whistle"),
}
MANNERS: Final = {
    a.PENALTY: "penalty_kick",
    a.FREE_KICK: "free_kick",
    a.CORNER: "corner_kick",
    a.GOAL_KICK: "goal_kick",
}
CARDS: Final = {a.YELLOW: "yellow_card", a.SECOND_YELLOW: "second_yellow_card", a.RED: "red_card"}
OUTCOMES: Final = {
    a.COMPLETE: "successful",
    GOAL: "successful",
    a.WON: "successful",
    a.OUT: "out_of_play",
    "": "successful",
}


def when(timed: Timed) -> str:
    """The time in UTC, as if the match began at noon and every break took a quarter of an hour."""
    passed = timedelta(minutes=timed.minute, seconds=timed.second) + BREAK * (timed.act.period - 1)
    return (KICK_OFF + passed).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def metres(spot: Spot) -> tuple[float, float]:
    return round(spot.x - a.LENGTH / 2, 2), round(spot.y - a.WIDTH / 2, 2)


class Cdf:
    """The files of one match."""

    def __init__(self, sheet: Sheet, match: int, register: Register) -> None:
        self.sheet, self.register = sheet, register
        self.match = f"M{match}"

    def team(self, seat: int) -> str:
        return f"T{self.register.team(self.sheet, seat)}"

    def man(self, man: Man) -> str:
        return f"P{self.register.man(self.sheet, man)}"

    def events(self) -> Iterator[Json]:
        for number, timed in enumerate(self.sheet.timed):
            yield {
                "match": {"id": self.match},
                "meta": {"is_synced": bool(timed.act.frame)},
                "event": self._event(number, timed),
            } | ({"tracking": {"frame_id": number}} if timed.act.frame else {})

    def _event(self, number: int, timed: Timed) -> Json:
        act = timed.act
        kind, sub = KINDS[act.kind]
        x, y = metres(act.start)
        end = metres(act.end) if act.end else (None, None)
        received = act.kind == a.PASS and act.outcome == a.COMPLETE and act.other is not None
        found: Json = {
            "id": f"{self.match}-{number + 1}",
            "time": when(timed),
            "period": PERIODS[act.period - 1],
            "type": kind,
            "sub_type": self._sub(act, sub),
            "is_successful": outcome(act) == "successful",
            "outcome_type": outcome(act),
            "receiver_id": self.man(act.other) if received and act.other else None,
            "receiver_time": when(timed) if received else None,
            "receiver_team_id": self.team(act.seat) if received else None,
            "x": x,
            "y": y,
            "x_end": end[0],
            "y_end": end[1],
            "body_part": {a.HEAD: "head", a.HANDS: "hands"}.get(act.body, "feet"),
            "related_event_ids": None,
            "match_clock": f"{timed.minute:02}:{timed.second:05.2f}",
        }
        who = {"official_id": REFEREE} if kind == REFEREE or act.man is None else self._who(act.man)
        chance = chance_of(act)
        return found | who | ({"metrics": {"xg": round(chance, 6)}} if chance is not None else {})

    def _who(self, man: Man) -> Json:
        return {"player_id": self.man(man), "team_id": self.team(man.seat)}

    def _sub(self, act: Act, sub: str | None) -> str | None:
        if act.kind in (a.PASS, a.SHOT) and act.manner:
            return MANNERS.get(act.manner, act.manner.replace("-", "_"))
        return sub

    def frames(self) -> Iterator[Json]:
        """One frame of tracking data for every event: the positions of all men."""
        for number, timed in enumerate(self.sheet.timed):
            if timed.act.frame:
                yield self._frame(number, timed)

    def _frame(self, number: int, timed: Timed) -> Json:
        act = timed.act
        x, y = metres(act.start)
        teams = {
            side: {
                "id": self.team(seat),
                "players": [
                    {"id": self.man(one.man), "x": metres(one.spot)[0], "y": metres(one.spot)[1]}
                    for one in act.frame
                    if one.man.seat == seat
                ],
            }
            for seat, side in enumerate(("home", "away"))
        }
        return {
            "frame_id": number,
            "timestamp": when(timed),
            "period": PERIODS[act.period - 1],
            "match": {"id": self.match},
            "teams": teams,
            "ball": {"x": x, "y": y, "z": 0.0},
        }


def outcome(act: Act) -> str:
    if act.kind == a.CARD or (act.kind == a.FOUL and act.card):
        return CARDS[act.card]
    if act.kind == a.OFFSIDE:
        return "offside"
    if act.kind in (a.PERIOD_START, a.PERIOD_END):
        return "start" if act.kind == a.PERIOD_START else "end"
    if act.kind == a.OWN_GOAL:
        return "own_goal"
    return OUTCOMES.get(act.outcome, "unsuccessful" if act.outcome in (a.INCOMPLETE, a.LOST) else act.outcome)

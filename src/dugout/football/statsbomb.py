"""StatsBomb's events of one match, as read by kloppy, socceraction and mplsoccer (`--format statsbomb`).

Places are yards on a pitch of 120 × 80 from the acting man's view: he attacks to the right, y counts from his left.
"""

from __future__ import annotations

from math import atan2, hypot
from typing import Any
from uuid import NAMESPACE_OID, uuid5

from dugout.football import acts as a
from dugout.football import statsbomb_words as w
from dugout.football.acts import Act, Spot
from dugout.football.formations import NAMES, formation, positions
from dugout.football.reading import Sheet, Timed
from dugout.football.register import Register
from dugout.football.table import chance_of
from dugout.report.facts import Man

Json = dict[str, Any]


def yards(spot: Spot, seat: int) -> list[float]:
    """A place in tenths of a yard, counted from 0.1 as in StatsBomb's data."""
    along, across = spot.x / a.LENGTH * 120, 80 - spot.y / a.WIDTH * 80
    if seat == 1:
        along, across = 120 - along, 80 - across
    return [min(120.0, max(0.1, round(along + 0.05, 1))), min(80.0, max(0.1, round(across + 0.05, 1)))]


def stamp(seconds: float) -> str:
    hours, rest = divmod(round(seconds * 1000), 3_600_000)
    minutes, rest = divmod(rest, 60_000)
    return f"{hours:02}:{minutes:02}:{rest // 1000:02}.{rest % 1000:03}"


class StatsBomb:
    """The files of one match."""

    def __init__(self, sheet: Sheet, match: int, register: Register) -> None:
        self.sheet, self.match, self.register = sheet, match, register
        self.positions = {man: place for seat in (0, 1) for man, place in positions(sheet, seat).items()}
        self.events: list[Json] = []
        self.frames: list[Json] = []
        self.possession, self.owner = 0, 0
        self._write()

    def team(self, seat: int) -> w.Named:
        return w.named(self.register.team(self.sheet, seat), self.register.team_name(self.sheet, seat))

    def man(self, man: Man) -> w.Named:
        return w.named(self.register.man(self.sheet, man), self.register.man_name(self.sheet, man))

    def position(self, man: Man) -> w.Named:
        place = self.positions.get(man, 0)
        return w.named(place, NAMES[place])

    def _write(self) -> None:
        for seat in (0, 1):
            self._starting(seat)
        for timed in self.sheet.timed:
            act = timed.act
            if act.kind in (a.PERIOD_START, a.PERIOD_END):
                for seat in (0, 1):
                    self._add(w.TYPES[act.kind], timed, seat)
                continue
            self._acted(timed)

    def _starting(self, seat: int) -> None:
        lineup = [
            {"player": self.man(man), "position": self.position(man), "jersey_number": man.number}
            for man in self.sheet.starters(seat)
        ]
        tactics = {"formation": formation(self.sheet, seat), "lineup": lineup}
        # columns that readers require although most events do not have them
        self._add(
            w.STARTING, self.sheet.timed[0], seat, tactics=tactics, under_pressure=False, counterpress=False
        )

    def _acted(self, timed: Timed) -> None:
        act = timed.act
        if act.kind in (a.PASS, a.CARRY, a.SHOT, a.KICK) and (act.seat != self.owner or not self.possession):
            self.possession, self.owner = self.possession + 1, act.seat
        details = self._details(act)
        event = self._add(w.TYPES[act.kind], timed, act.seat, act.man, act.start, **details)
        if act.kind == a.OWN_GOAL:
            self._relate(event, self._add(w.OWN_GOAL_FOR, timed, 1 - act.seat))
        elif act.kind == a.FOUL and act.other is not None:
            self._relate(event, self._add(w.FOUL_WON, timed, act.other.seat, act.other, act.start))
        if act.frame and act.man is not None:
            self.frames.append(self._frame(event["id"], act))

    def _relate(self, one: Json, other: Json) -> None:
        one["related_events"], other["related_events"] = [other["id"]], [one["id"]]

    def _add(
        self,
        kind: w.Named,
        timed: Timed,
        seat: int,
        man: Man | None = None,
        at: Spot | None = None,
        **more: Any,
    ) -> Json:
        index = len(self.events) + 1
        event: Json = {
            "id": str(uuid5(NAMESPACE_OID, f"dugout/{self.sheet.game}/{self.match}/{index}")),
            "index": index,
            "period": timed.act.period,
            "timestamp": stamp(timed.elapsed),
            "minute": timed.minute,
            "second": int(timed.second),
            "type": kind,
            "possession": max(1, self.possession),
            "possession_team": self.team(self.owner),
            "play_pattern": w.REGULAR,
            "team": self.team(seat),
            "duration": 0.0,
            "related_events": [],
        }
        if man is not None:
            event |= {"player": self.man(man), "position": self.position(man)}
        if at is not None:
            event["location"] = yards(at, seat)
        self.events.append(event | more)
        return self.events[-1]

    def _details(self, act: Act) -> Json:
        if act.kind == a.PASS:
            return {"pass": self._pass(act)}
        if act.kind == a.SHOT:
            return {"shot": self._shot(act)}
        if act.kind == a.CARRY:
            return {"carry": {"end_location": yards(act.end or act.start, act.seat)}}
        if act.kind == a.SUBSTITUTION and act.other is not None:
            return {"substitution": {"outcome": w.TACTICAL, "replacement": self.man(act.other)}}
        return w.duel(act)

    def _pass(self, act: Act) -> Json:
        start, end = yards(act.start, act.seat), yards(act.end or act.start, act.seat)
        found: Json = {
            "length": round(hypot(end[0] - start[0], end[1] - start[1]), 2),
            "angle": round(atan2(end[1] - start[1], end[0] - start[0]), 4),
            "height": w.HIGH if act.manner in (a.HIGH, a.GOAL_KICK) else w.GROUND,
            "end_location": end,
        }
        if act.manner in w.PASS_TYPES:
            found["type"] = w.PASS_TYPES[act.manner]
        if act.body == a.HEAD:
            found["body_part"] = w.HEAD
        if act.outcome == a.COMPLETE and act.other is not None:
            found["recipient"] = self.man(act.other)
        else:
            found["outcome"] = w.PASS_OUTCOMES.get(act.outcome, w.PASS_OUTCOMES[a.INCOMPLETE])
        return found

    def _shot(self, act: Act) -> Json:
        found: Json = {
            "statsbomb_xg": round(chance_of(act) or 0.0, 6),
            "end_location": yards(act.end or act.start, act.seat),
            "type": w.SHOT_TYPES.get(act.manner, w.OPEN_PLAY),
            "technique": w.NORMAL,
            "outcome": w.SHOT_OUTCOMES.get(act.outcome, w.SHOT_OUTCOMES["blocked"]),
            "freeze_frame": [
                {
                    "location": yards(one.spot, act.seat),
                    "player": self.man(one.man),
                    "position": w.named(1, NAMES[1]) if one.keeper else self.position(one.man),
                    "teammate": one.man.seat == act.seat,
                }
                for one in act.frame
                if one.man != act.man
            ],
        }
        return found | ({"body_part": w.HEAD} if act.body == a.HEAD else {})

    def _frame(self, event: str, act: Act) -> Json:
        men = [
            {
                "teammate": one.man.seat == act.seat,
                "actor": one.man == act.man,
                "keeper": one.keeper,
                "location": yards(one.spot, act.seat),
                "player": self.man(one.man),
            }
            for one in act.frame
        ]
        whole = [0.0, 0.0, 120.0, 0.0, 120.0, 80.0, 0.0, 80.0, 0.0, 0.0]
        return {"event_uuid": event, "visible_area": whole, "freeze_frame": men}

    def lineups(self) -> list[Json]:
        return [
            {
                "team_id": self.register.team(self.sheet, seat),
                "team_name": self.register.team_name(self.sheet, seat),
                "lineup": [
                    {
                        "player_id": self.register.man(self.sheet, man),
                        "player_name": self.register.man_name(self.sheet, man),
                        "player_nickname": None,
                        "jersey_number": man.number,
                        "country": w.named(0, "–"),
                        "cards": [],
                        "positions": [],
                    }
                    for man in self.sheet.men(seat)
                ],
            }
            for seat in (0, 1)
        ]

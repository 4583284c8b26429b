"""The files of the Common Data Format, a folder per match: meta.json, match.json, event.jsonl, tracking.jsonl."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from dugout.football import acts as a
from dugout.football.acts import Act
from dugout.football.cdf import CARDS, KICK_OFF, PERIODS, REFEREE, Cdf, Json, when
from dugout.football.reading import Sheet, Timed, is_goal, scorer
from dugout.football.register import Register
from dugout.football.statsbomb_folder import put
from dugout.report.facts import GOAL, Man

VERSION: Final = "0.3.2"
NAME: Final = "dugout"
EXPORT: Final = "1.0.0"
"""To be changed when the format of the files changes."""


def write(sheets: Iterable[tuple[int, Sheet]], to: Path) -> int:
    """Write all matches into a folder; returns the number of events."""
    register, count = Register(), 0
    for match, sheet in sheets:
        found, folder = Cdf(sheet, match, register), to / str(match)
        put(folder / "meta.json", meta(found))
        put(folder / "match.json", match_sheet(found))
        count += _lines(folder / "event.jsonl", found.events())
        _lines(folder / "tracking.jsonl", found.frames())
    return count


def _lines(path: Path, objects: Iterator[Json]) -> int:
    found = [json.dumps(one, ensure_ascii=False) + "\n" for one in objects]
    path.write_text("".join(found), encoding="utf-8")
    return len(found)


def players(found: Cdf, seat: int, with_names: bool) -> list[Json]:
    starters, seen = set(found.sheet.starters(seat)), []
    for man in found.sheet.men(seat):
        one = {
            "id": found.man(man),
            "team_id": found.team(seat),
            "jersey_number": man.number,
            "is_starter": man in starters,
        }
        seen.append(one | (_names(found, man) | {"has_played": True} if with_names else {}))
    return seen


def _names(found: Cdf, man: Man) -> Json:
    first, _, last = found.register.man_name(found.sheet, man).rpartition(" ")
    return {"first_name": first, "last_name": last}


def meta(found: Cdf) -> Json:
    sheet = found.sheet
    whistles = [one for one in sheet.timed if one.act.kind in (a.PERIOD_START, a.PERIOD_END)]
    origin = {"version": EXPORT, "name": NAME}
    return {
        "competition": {"id": sheet.game, "name": sheet.game},
        "season": {"id": "1"},
        "match": {
            "id": found.match,
            "kickoff_time": KICK_OFF.isoformat().replace("+00:00", "Z"),
            "periods": [_period(found, one, whistles) for one in whistles if one.act.kind == a.PERIOD_START],
            "whistles": [
                {
                    "type": PERIODS[one.act.period - 1],
                    "sub_type": "start" if one.act.kind == a.PERIOD_START else "end",
                    "time": when(one),
                }
                for one in whistles
            ],
        },
        "teams": {
            side: {
                "id": found.team(seat),
                "name": found.register.team_name(sheet, seat),
                "players": players(found, seat, with_names=False),
            }
            for seat, side in enumerate(("home", "away"))
        },
        "venue": {"id": "board", "pitch_length": a.LENGTH, "pitch_width": a.WIDTH},
        "meta": {
            "video": None,
            "landmarks": None,
            "ball": None,
            "tracking": origin | {"fps": 1, "collection_timing": "post_match"},
            "event": origin | {"collection_timing": "post_match"},
            "meta": origin,
            "cdf": {"version": VERSION},
        },
    }


def _period(found: Cdf, start: Timed, whistles: list[Timed]) -> Json:
    ends = [one for one in whistles if one.act.kind == a.PERIOD_END and one.act.period == start.act.period]
    return {
        "period": PERIODS[start.act.period - 1],
        "play_direction": "left_right",
        "start_time": when(start),
        "end_time": when(ends[0]),
        "left_team_id": found.team(0),
        "right_team_id": found.team(1),
    }


def match_sheet(found: Cdf) -> Json:
    sheet = found.sheet
    played = {act.period for act in sheet.acts}
    extra = bool(played & {a.EXTRA_FIRST, a.EXTRA_SECOND})
    return {
        "match": {
            "id": found.match,
            "status": {"is_neutral": False, "has_extratime": extra, "has_shootout": a.SHOOT_OUT in played},
            "result": _result(found, extra, a.SHOOT_OUT in played),
        },
        "teams": {
            side: {"id": found.team(seat), "players": players(found, seat, with_names=True)}
            for seat, side in enumerate(("home", "away"))
        },
        "officials": [{"id": REFEREE, "type": "main_referee"}],
        "events": {
            "goals": list(_goals(found)),
            "substitutions": [
                _substitution(found, one) for one in sheet.timed if one.act.kind == a.SUBSTITUTION
            ],
            "cards": [_card(found, one) for one in sheet.timed if one.act.card],
        },
        "meta": {"vendor": NAME},
    }


def _stood(acts: list[Act], until: int) -> Json:
    """The score after a period."""
    goals = [scorer(act) for act in acts if is_goal(act) and act.period <= until]
    return {"home": goals.count(0), "away": goals.count(1)}


def _result(found: Cdf, extra: bool, shootout: bool) -> Json:
    acts = found.sheet.acts
    kicks = [
        act.seat for act in acts if act.period == a.SHOOT_OUT and act.kind == a.SHOT and act.outcome == GOAL
    ]
    final = _stood(acts, a.EXTRA_SECOND)
    ahead = final["home"] - final["away"] or (kicks.count(0) - kicks.count(1))
    winner = found.team(0 if ahead > 0 else 1) if ahead else None
    result = {
        "final": final | {"winning_team_id": winner},
        "first_half": _stood(acts, a.FIRST),
        "second_half": _stood(acts, a.SECOND),
    }
    if extra:
        result |= {PERIODS[2]: _stood(acts, a.EXTRA_FIRST), PERIODS[3]: _stood(acts, a.EXTRA_SECOND)}
    return result | ({"shootout": {"home": kicks.count(0), "away": kicks.count(1)}} if shootout else {})


def _goals(found: Cdf) -> Iterator[Json]:
    score = [0, 0]
    for timed in found.sheet.timed:
        act = timed.act
        if not is_goal(act) or act.man is None:
            continue
        score[scorer(act)] += 1
        yield {
            "time": when(timed),
            "period": PERIODS[act.period - 1],
            "team_id": found.team(scorer(act)),
            "player_id": found.man(act.man),
            "assist_id": None,
            "is_own_goal": act.kind == a.OWN_GOAL,
            "is_penalty": act.manner == a.PENALTY,
            "score": {"home": score[0], "away": score[1]},
        }


def _substitution(found: Cdf, timed: Timed) -> Json:
    act = timed.act
    assert act.man is not None
    assert act.other is not None
    return {
        "team_id": found.team(act.seat),
        "in_time": when(timed),
        "in_player_id": found.man(act.other),
        "out_time": when(timed),
        "out_player_id": found.man(act.man),
        "period": PERIODS[act.period - 1],
    }


def _card(found: Cdf, timed: Timed) -> Json:
    act = timed.act
    assert act.man is not None
    return {
        "team_id": found.team(act.seat),
        "time": when(timed),
        "period": PERIODS[act.period - 1],
        "player_id": found.man(act.man),
        "type": CARDS[act.card],
    }

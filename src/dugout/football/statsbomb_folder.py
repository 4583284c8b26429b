"""StatsBomb's folder: competitions.json, matches/, lineups/, events/, three-sixty/, as in their open data."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

from dugout.football.reading import Sheet
from dugout.football.register import Register
from dugout.football.statsbomb import Json, StatsBomb
from dugout.football.statsbomb_words import named

SEASON: Final = 1
DAY: Final = "2000-01-01"
"""Records have no date, but readers require one."""


def write(sheets: Iterable[tuple[int, Sheet]], to: Path) -> int:
    """Write all matches into a folder; returns the number of events."""
    register, count = Register(), 0
    matches: dict[str, list[Json]] = {}
    """The matches of each game, which is exported as a competition."""
    for match, sheet in sheets:
        found = StatsBomb(sheet, match, register)
        count += len(found.events)
        put(to / "events" / f"{match}.json", found.events)
        put(to / "three-sixty" / f"{match}.json", found.frames)
        put(to / "lineups" / f"{match}.json", found.lineups())
        played = matches.setdefault(sheet.game, [])
        played.append(_match(found, list(matches).index(sheet.game) + 1))
    for number, played in enumerate(matches.values(), start=1):
        put(to / "matches" / str(number) / f"{SEASON}.json", played)
    put(
        to / "competitions.json", [_competition(number, game) for number, game in enumerate(matches, start=1)]
    )
    return count


def put(path: Path, data: Any) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(data, ensure_ascii=False), encoding="utf-8")


def _competition(number: int, game: str) -> Json:
    return {
        "competition_id": number,
        "season_id": SEASON,
        "country_name": "–",
        "competition_name": game,
        "competition_gender": "male",
        "competition_youth": False,
        "competition_international": False,
        "season_name": "1",
        "match_updated": f"{DAY}T00:00:00",
        "match_available": f"{DAY}T00:00:00",
        "match_updated_360": f"{DAY}T00:00:00",
        "match_available_360": f"{DAY}T00:00:00",
    }


def _match(found: StatsBomb, competition: int) -> Json:
    sheet = found.sheet
    home, away = sheet.score
    return {
        "match_id": found.match,
        "match_date": DAY,
        "kick_off": "12:00:00.000",
        "competition": {"competition_id": competition, "country_name": "–", "competition_name": sheet.game},
        "season": {"season_id": SEASON, "season_name": "1"},
        "home_team": _side(found, 0, "home"),
        "away_team": _side(found, 1, "away"),
        "home_score": home,
        "away_score": away,
        "match_status": "available",
        "match_status_360": "available",
        "match_week": 1,
        "competition_stage": named(1, "Regular Season"),
        "last_updated": f"{DAY}T00:00:00",
        "last_updated_360": f"{DAY}T00:00:00",
        "metadata": {"data_version": "1.1.0", "shot_fidelity_version": "2", "xy_fidelity_version": "2"},
    }


def _side(found: StatsBomb, seat: int, side: str) -> Json:
    team = found.team(seat)
    return {
        f"{side}_team_id": team["id"],
        f"{side}_team_name": team["name"],
        f"{side}_team_gender": "male",
        f"{side}_team_group": None,
        "country": named(0, "–"),
    }

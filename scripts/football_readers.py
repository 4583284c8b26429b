"""Reads folders of StatsBomb's shape with kloppy and socceraction; scripts/football_check.py runs it where they are installed.

A line of standard input is a folder; a line of standard output says for every match what each library finds in it: by team
goals, shots, xG, passes and passes that arrived, without the shoot-out.
"""

from __future__ import annotations

import json
import sys
import warnings
from collections import defaultdict
from pathlib import Path
from typing import Any, Final

SHOOT_OUT: Final = 5
PASSES: Final = (
    "pass",
    "cross",
    "throw_in",
    "freekick_short",
    "freekick_crossed",
    "corner_short",
    "corner_crossed",
    "goalkick",
)
SHOTS: Final = ("shot", "shot_penalty", "shot_freekick")
Figures = dict[str, dict[str, float]]


def nothing() -> dict[str, float]:
    return dict.fromkeys(("goals", "shots", "xg", "passes", "arrived"), 0)


def by_kloppy(folder: Path, match: str) -> Figures:
    from kloppy import statsbomb
    from kloppy.domain import PassResult, ShotResult

    files = {name: str(folder / place / f"{match}.json") for name, place in (
        ("event_data", "events"), ("lineup_data", "lineups"), ("three_sixty_data", "three-sixty"),
    )}  # fmt: skip
    data = statsbomb.load(**files)
    found: Figures = defaultdict(nothing)
    teams = [team.team_id for team in data.metadata.teams]
    for event in data.events:
        if event.period.id == SHOOT_OUT:
            continue
        kind = event.event_type.name
        if kind == "SHOT":
            mine = found[event.team.team_id]
            if event.result is not None and event.result.name == "OWN_GOAL":
                other = next(team for team in teams if team != event.team.team_id)
                found[other]["goals"] += 1
                continue
            mine["shots"] += 1
            mine["goals"] += event.result is ShotResult.GOAL
            mine["xg"] += sum(one.value for one in event.statistics if one.name == "xG")
        elif kind == "PASS":
            mine = found[event.team.team_id]
            mine["passes"] += 1
            mine["arrived"] += event.result is PassResult.COMPLETE
    return dict(found)


class Socceraction:
    """One loader a folder."""

    def __init__(self, folder: Path) -> None:
        from socceraction.data.statsbomb import StatsBombLoader

        self.loader = StatsBombLoader(getter="local", root=str(folder))
        games = [self.loader.games(int(path.name), 1) for path in sorted((folder / "matches").iterdir())]
        self.home = {str(row.game_id): row.home_team_id for table in games for row in table.itertuples()}

    def read(self, match: str) -> Figures:
        from socceraction.spadl import add_names
        from socceraction.spadl.statsbomb import convert_to_actions

        events = self.loader.events(int(match), load_360=True)
        self.loader.players(int(match)), self.loader.teams(int(match))
        actions = add_names(
            convert_to_actions(events, self.home[match], xy_fidelity_version=2, shot_fidelity_version=2)
        )
        found: Figures = defaultdict(nothing)
        teams = list(events["team_id"].unique())
        for row in actions[actions["period_id"] != SHOOT_OUT].itertuples():
            mine = found[str(row.team_id)]
            if row.result_name == "owngoal":
                found[str(next(team for team in teams if team != row.team_id))]["goals"] += 1
            elif row.type_name in SHOTS:
                mine["shots"] += 1
                mine["goals"] += row.result_name == "success"
            elif row.type_name in PASSES:
                mine["passes"] += 1
                mine["arrived"] += row.result_name == "success"
        shots = events[(events["type_name"] == "Shot") & (events["period_id"] != SHOOT_OUT)]
        for row in shots.itertuples():
            found[str(row.team_id)]["xg"] += row.extra["shot"]["statsbomb_xg"]
        return dict(found)


def read(folder: Path) -> dict[str, Any]:
    action = Socceraction(folder)
    found: dict[str, Any] = {}
    for path in sorted((folder / "events").iterdir()):
        match = path.stem
        found[match] = {"kloppy": by_kloppy(folder, match), "socceraction": action.read(match)}
    return found


def main() -> None:
    warnings.simplefilter("ignore", FutureWarning)
    for line in sys.stdin:
        try:
            told: dict[str, Any] = {"matches": read(Path(line.strip()))}
        except Exception as error:  # an error is what is looked for
            told = {"error": f"{type(error).__name__}: {error}"}
        print(json.dumps(told), flush=True)


if __name__ == "__main__":
    main()

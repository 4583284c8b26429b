"""Competitions of Champions 2020: national teams of 20 shirts, and every match is decided (CO-5.4)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from dugout.competition.contract import CLUB_LEAGUE, EVENING_CUP, FORMS, Carried, Competing, Men, Template
from dugout.competition.reports import ET, GOLDEN_GOAL, NORMAL, Pair, Report, differ, knockout_fault
from dugout.competition.season import Fixture, Man, Season
from dugout.competition.squads import call_up_order
from dugout.core.values import Event
from dugout.games.champions.board import SQUAD
from dugout.games.champions.engine import RULES
from dugout.games.champions.options import can_line_up
from dugout.games.champions.rules import tournament
from dugout.games.champions.state import State

LINES: Final = (range(2, 8), range(8, 14), range(14, 20))
"""CO-10.1: defenders, midfielders and attackers by shirt; 1 and 20 are the keepers."""
KEEPERS: Final = ("1", "20")
LINE: Final = 4

NATIONS: Final = Template(
    "world-cup",
    32,
    {"format": "groups", "groups": 8, "qualify": 2, "part_days": 5, "ends_at": "22:00", "third_place": True},
    fill=True,
)


class ChampionsCompeting(Competing):
    templates = (CLUB_LEAGUE, EVENING_CUP, NATIONS, *FORMS)
    named_teams = decisive = golden_goal = True
    squad = SQUAD
    worst_injury = 2
    causes: Mapping[str, str] = {"red": "CO-7.6", "yellow": "CO-7.6", "injury": "CO-8.2"}
    decides = ("match", "home_absent", "away_absent")

    def points(self, terms: tuple[int, int, int], report: Report) -> Pair:
        """CO-5.4: 5–0, after a golden goal 4–1, on penalties 3–2."""
        high, low = tournament.POINTS.get(report.decided, tournament.POINTS[NORMAL])
        return (high, low) if report.winner == 0 else (low, high)

    def fault(self, report: Report, kind: str, first: Pair) -> str:
        """CO-5.7: a winner after 90 minutes, or one golden goal, or a shoot-out; CH-19.12 is reported as played."""
        extra = sum(report.goals) - sum(report.goals90)
        if not differ(report.goals90) and extra != (1 if report.decided == ET else 0):
            return GOLDEN_GOAL
        return knockout_fault(report, report.goals90, report.goals)

    def wins(self, won: Sequence[int]) -> int:
        """CO-6.2: only wins in 90 minutes."""
        return won[0]

    def men(self, squad: Sequence[int]) -> list[str]:
        """CO-10.1: shirts 1 to 20."""
        return [str(shirt) for shirt in range(1, SQUAD + 1)]

    def call_ups(self, missing: list[str], men: Men, squad: Sequence[int]) -> list[str]:
        return call_ups(missing, men)

    def carry_over(self, before: Men, match: Carried) -> dict[str, Man]:
        """CO-7.1, CO-7.3, CO-7.7, CO-7.8, CO-8.1: suspensions, injuries and watches of every shirt."""
        men = dict(before)
        for man in self.men(()):
            codes = (match.cards.get(man, "-"), match.injuries.get(man, "0"))
            after = tournament.man_after(men.pop(man, {}), *codes, man in match.called_up, match.counted)
            if any(after.values()):
                men[man] = after
        return {man: men[man] for man in sorted(men, key=int)}

    def options(self, s: Season, fixture: Fixture) -> dict[str, Any]:
        """CO-5.4: no match is drawn; CO-10.5: who is out cannot be lined up; CO-8.4: nobody starts slightly injured."""
        return {
            "match": "competition",
            "home_absent": [int(man) for man in fixture.absent[0]],
            "away_absent": [int(man) for man in fixture.absent[1]],
        }

    def report(self, s: State) -> Report:
        """CO-5.1: of a match that goes on, as if it ended now in 90 minutes."""
        details = tournament.report(s)
        shootout = details["shootout"]
        return Report(
            goals90=_pair(details["goals90"]),
            goals=_pair(details["goals"]),
            decided=details["decided"] or NORMAL,
            shootout=None if shootout is None else _pair(shootout),
            cards=(details["cards"][0], details["cards"][1]),
            injuries=(details["injuries"][0], details["injuries"][1]),
        )

    def scorer(self, s: State, event: Event) -> tuple[int, str] | None:
        return tournament.scorer(event)


def call_ups(missing: list[str], men: Men) -> list[str]:
    """CO-10.7: men of lines with fewer than four, one at a time, until an eleven can be formed."""
    called: list[str] = []
    while True:
        out = [man for man in missing if man not in called]
        if can_line_up([int(man) for man in out]):
            return called
        counts = _line_counts(out)
        candidates = [man for man in out if man not in KEEPERS and counts[_line(man)] < LINE]
        candidates.sort(key=lambda man: call_up_order(man, men, int(man)))
        called.append(candidates[0])


def _line(man: str) -> int:
    return next(index for index, line in enumerate(LINES) if int(man) in line)


def _line_counts(missing: list[str]) -> list[int]:
    return [sum(1 for shirt in line if str(shirt) not in missing) for line in LINES]


def _pair(values: Sequence[int]) -> Pair:
    return (values[0], values[1])


PART: Final = ChampionsCompeting(RULES)

"""CO-5: the report of a match, and who goes through."""

from __future__ import annotations

from typing import Final

import msgspec

NORMAL: Final = "90"
ET: Final = "ET"
PEN: Final = "PEN"
FORFEIT: Final = "FORFEIT"
DECIDED: Final = (NORMAL, ET, PEN, FORFEIT)

CARDS: Final = ("-", "Y", "2Y", "R", "YR")
"""CO-5.2: none, one yellow, sent off by a second yellow, sent off directly, sent off directly after a yellow."""
RED: Final = ("2Y", "R", "YR")

LEAGUE_MATCH: Final = "league"
SINGLE: Final = "single"
LEG1: Final = "leg1"
LEG2: Final = "leg2"

Pair = tuple[int, int]
Codes = dict[str, str]
Scorers = tuple[dict[str, int], dict[str, int]]
"""The goals of each side by man (squad number in the match); own goals are nobody's."""

FORFEIT_GOALS: Final = 3

NO_WINNER: Final = "no-winner"
NO_EXTRA_TIME: Final = "no-extra-time"
DECIDED_BEFORE: Final = "decided-before"
GOLDEN_GOAL: Final = "golden-goal"
LEVEL_EXTRA_TIME: Final = "level-extra-time"
LEVEL_SHOOTOUT: Final = "level-shootout"
FEWER_GOALS: Final = "fewer-goals"
BY_HAND: Final = "forfeit"
OTHER: Final = "other"
"""CO-5.7: why no match can have this report."""


def no_codes() -> tuple[Codes, Codes]:
    """The codes of both sides if nobody has any."""
    return ({}, {})


class Report(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """CO-5.1: goals, how the match was decided, and the codes of both squads by man (without empty ones).

    `short` marks a match that ended because a side had too few players: a forfeit
    that keeps all codes and counts as a match of both.
    """

    goals90: Pair
    goals: Pair
    decided: str
    shootout: Pair | None = None
    cards: tuple[Codes, Codes] = msgspec.field(default_factory=no_codes)
    injuries: tuple[Codes, Codes] = msgspec.field(default_factory=no_codes)
    loser: int = -1
    """FORFEIT: the side that forfeits."""
    short: bool = False
    by_squad: bool = False
    """CO-10.3: whether men have squad numbers. In older logs only those who could play are numbered."""

    @property
    def winner(self) -> int:
        """CO-5.7: the side with more goals, or the winner of the shoot-out; −1 for none."""
        if self.decided == FORFEIT:
            return 1 - self.loser
        pair = self.goals
        if pair[0] == pair[1] and self.decided == PEN and self.shootout is not None:
            pair = self.shootout
        return -1 if pair[0] == pair[1] else int(pair[1] > pair[0])


class Played(msgspec.Struct, frozen=True):
    """A finished match as input of the standings."""

    home: int
    away: int
    report: Report

    @property
    def sides(self) -> Pair:
        return (self.home, self.away)


def tie_leader(first: Pair, second: Pair) -> int:
    """CO-3.9(1), CO-3.9(2): the side of leg 2 that leads a tie after both legs; −1 if they are level.

    `first` are the goals of leg 1 as (host of leg 2, visitor of leg 2).
    """
    host = (first[0] + second[0], first[0])
    visitor = (first[1] + second[1], second[1])
    if host == visitor:
        return -1
    return 0 if host > visitor else 1


def goes_on(report: Report, first: Pair) -> int:
    """CO-3.9: the side of leg 2 that goes through: by goals, away goals, extra time, shoot-out; −1 if undecided."""
    if report.decided == FORFEIT and not report.short:
        return 1 - report.loser  # CO-4.4: whoever forfeits leg 2 loses the tie
    leader = tie_leader(first, report.goals90)
    if leader >= 0:
        return leader
    if report.decided == FORFEIT:
        return 1 - report.loser
    totals = (first[0] + report.goals[0], first[1] + report.goals[1])
    if totals[0] != totals[1]:
        return int(totals[1] > totals[0])
    if report.shootout is not None:
        return int(report.shootout[1] > report.shootout[0])
    return -1


def differ(pair: Pair) -> bool:
    """Whether one side has more than the other."""
    return pair[0] != pair[1]


def knockout_fault(report: Report, goals90: Pair, goals: Pair) -> str:
    """CO-3.11: why no match with a winner can end like this; level after 90 minutes: extra time, then a shoot-out."""
    if report.decided == NORMAL and not differ(goals90):
        return NO_WINNER
    if report.decided == NORMAL:
        return "" if report.goals == report.goals90 else DECIDED_BEFORE
    if differ(goals90):
        return DECIDED_BEFORE
    if report.decided == ET:
        return "" if differ(goals) else LEVEL_EXTRA_TIME
    if differ(goals):
        return DECIDED_BEFORE
    return "" if report.shootout is not None and differ(report.shootout) else LEVEL_SHOOTOUT


def forfeit_score(goals: Pair, loser: int) -> Pair:
    """CO-4.4: 3–0, or the score reached if the other side leads by more than 3."""
    if goals[1 - loser] - goals[loser] > FORFEIT_GOALS:
        return goals
    return (FORFEIT_GOALS, 0) if loser == 1 else (0, FORFEIT_GOALS)

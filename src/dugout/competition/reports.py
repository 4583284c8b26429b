"""CO-5: what a match hands over, whether it can be true, and what it is worth."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from dugout.competition.config import CHAMPIONS, COUNTER_ATTACK, Config, Refused

NORMAL: Final = "90"
ET: Final = "ET"
PEN: Final = "PEN"
FORFEIT: Final = "FORFEIT"
DECIDED: Final = (NORMAL, ET, PEN, FORFEIT)

CARDS: Final = ("-", "Y", "2Y", "R", "YR")
"""CO-5.2: none, one yellow, off by a second yellow, off directly, off directly after a yellow."""

LEAGUE_MATCH: Final = "league"
SINGLE: Final = "single"
LEG1: Final = "leg1"
LEG2: Final = "leg2"

Pair = tuple[int, int]
Codes = dict[str, str]
Scorers = tuple[dict[str, int], dict[str, int]]
"""The goals of each side by man (squad number in the match); own goals are nobody's."""

FORFEIT_GOALS: Final = 3


def no_codes() -> tuple[Codes, Codes]:
    """Nobody on either side has a code."""
    return ({}, {})


class Report(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """CO-5.1: goals, how it was decided, and the codes of both squads by man (only those that are not empty).

    `short` marks a match that ended because a side had too few players (CA-17.4): a forfeit
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
    """CO-10.3: whether men are named by squad number. Older logs count only those who could play in the match."""

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
    """A finished match as the standings see it."""

    home: int
    away: int
    report: Report

    @property
    def sides(self) -> Pair:
        return (self.home, self.away)


def report_of(details: dict[str, Any]) -> Report:
    """CO-5.1: the report in the details of a match's result, whichever game it was."""
    cards: list[Codes] = [{}, {}]
    injuries: list[Codes] = [{}, {}]
    for side in (0, 1):
        if "players" in details:
            for man, (card, hurt) in details["players"][side].items():
                cards[side][man], injuries[side][man] = card, str(hurt)
        else:
            cards[side].update(details["cards"][side])
            injuries[side].update(details["injuries"][side])
    forfeit = details["decided"] == FORFEIT
    loser = {"home": 1, "away": 0}.get(details.get("winner", ""), -1) if forfeit else -1
    shootout = details.get("shootout")
    goals = forfeit_score(_pair(details["goals"]), loser) if forfeit else _pair(details["goals"])
    return Report(
        goals90=goals if forfeit else _pair(details["goals90"]),
        goals=goals,
        decided=details["decided"],
        shootout=None if shootout is None else _pair(shootout),
        cards=(told(cards[0], "-"), told(cards[1], "-")),
        injuries=(told(injuries[0], "0"), told(injuries[1], "0")),
        loser=loser,
        short=forfeit,
    )


def _pair(values: Any) -> Pair:
    return (int(values[0]), int(values[1]))


def told(codes: Codes, empty: str) -> Codes:
    """Only codes that say something."""
    return {man: code for man, code in codes.items() if code != empty}


def points(config: Config, report: Report) -> Pair:
    """CO-5.4, CO-5.5: what both sides get for a match."""
    best = report.winner
    if config.game == CHAMPIONS:
        high, low = {ET: (4, 1), PEN: (3, 2)}.get(report.decided, (5, 0))
    else:
        win, draw, loss = config.points
        if best < 0:
            return (draw, draw)
        high, low = win, loss
    return (high, low) if best == 0 else (low, high)


def tie_leader(first: Pair, second: Pair) -> int:
    """CO-3.9(1), CO-3.9(2): who leads a tie after both legs, as a side of leg 2; −1 if nothing separates them.

    `first` are the goals of leg 1 as (host of leg 2, visitor of leg 2).
    """
    host = (first[0] + second[0], first[0])
    visitor = (first[1] + second[1], second[1])
    if host == visitor:
        return -1
    return 0 if host > visitor else 1


def goes_on(report: Report, first: Pair) -> int:
    """CO-3.9: the side of leg 2 that goes on: goals, away goals, extra time, shoot-out; −1 if undecided."""
    if report.decided == FORFEIT and not report.short:
        return 1 - report.loser  # CO-4.4: who forfeits leg 2 is out of the tie
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


def check_report(config: Config, report: Report, kind: str, first: Pair = (0, 0)) -> None:
    """CO-5.7: refuse a report that no match could have given; `kind` is the place of the match."""
    _check_figures(report)
    check_codes(config, report)
    if report.decided == FORFEIT:
        _check_short(config, report)
    elif config.game == CHAMPIONS:
        _check_champions(report)
    elif kind in (LEAGUE_MATCH, LEG1):
        _need(report.decided == NORMAL and report.goals == report.goals90, report)
    elif kind == SINGLE:
        _check_single(report)
    else:
        _check_leg2(report, first)


def _need(holds: bool, report: Report) -> None:
    if not holds:
        raise Refused("bad-report", "CO-5.7", decided=report.decided)


def _check_figures(report: Report) -> None:
    _need(report.decided in DECIDED, report)
    figures = (*report.goals90, *report.goals, *(report.shootout or (0, 0)))
    _need(all(0 <= figure <= 199 for figure in figures), report)
    _need(all(report.goals[side] >= report.goals90[side] for side in (0, 1)), report)
    _need((report.shootout is not None) == (report.decided == PEN), report)
    _need((report.loser in (0, 1)) == (report.decided == FORFEIT), report)


def check_codes(config: Config, report: Report) -> None:
    """CO-5.2: codes that exist in this game, of men who are in a squad (CO-10.1, CO-10.3)."""
    worst, squad = (2, 20) if config.game == CHAMPIONS else (1, 16)
    shirts = {str(number) for number in range(1, squad + 1)}
    hurts = {str(code) for code in range(worst + 1)}
    for side in (0, 1):
        if not set(report.cards[side].values()) <= set(CARDS):
            raise Refused("bad-code", "CO-5.2", what="card")
        if not set(report.injuries[side].values()) <= hurts:
            raise Refused("bad-code", "CO-5.2", what="injury")
        for man in {*report.cards[side], *report.injuries[side]} - shirts:
            raise Refused("bad-man", "CO-5.2", man=man[:20])


def _check_short(config: Config, report: Report) -> None:
    """CO-4.4: only a match that ended for want of players is handed in as a forfeit."""
    _need(report.short and config.game == COUNTER_ATTACK, report)  # CH-19.12 is reported as played
    _need(report.goals90 == report.goals == forfeit_score(report.goals, report.loser), report)


def _check_champions(report: Report) -> None:
    level = report.goals90[0] == report.goals90[1]
    extra = sum(report.goals) - sum(report.goals90)
    if report.decided == NORMAL:
        _need(not level and extra == 0, report)
    elif report.decided == ET:
        _need(level and extra == 1, report)
    else:
        _need(level and extra == 0 and report.shootout is not None and _differ(report.shootout), report)


def _check_single(report: Report) -> None:
    """CO-3.11: level after 90 minutes there is extra time, then a shoot-out."""
    if report.decided == NORMAL:
        _need(report.goals == report.goals90 and _differ(report.goals), report)
        return
    _need(not _differ(report.goals90), report)
    if report.decided == ET:
        _need(_differ(report.goals), report)
    else:
        _need(not _differ(report.goals) and report.shootout is not None and _differ(report.shootout), report)


def _check_leg2(report: Report, first: Pair) -> None:
    """CO-3.10: extra time only where both legs and away goals leave it open."""
    if tie_leader(first, report.goals90) >= 0:
        _need(report.decided == NORMAL and report.goals == report.goals90, report)
        return
    totals = (first[0] + report.goals[0], first[1] + report.goals[1])
    if report.decided == ET:
        _need(_differ(totals), report)
    else:
        open_still = report.decided == PEN and not _differ(totals)
        _need(open_still and report.shootout is not None and _differ(report.shootout), report)


def _differ(pair: Pair) -> bool:
    return pair[0] != pair[1]


def forfeit_score(goals: Pair, loser: int) -> Pair:
    """CO-4.4: 3–0, or the score reached if the other side leads by more than 3."""
    if goals[1 - loser] - goals[loser] > FORFEIT_GOALS:
        return goals
    return (FORFEIT_GOALS, 0) if loser == 1 else (0, FORFEIT_GOALS)

"""CO-1.1, CO-5.7: whether a configuration is valid, and whether a report is possible."""

from __future__ import annotations

import re
from typing import Final

from dugout.competition import calendar, reports
from dugout.competition import config as terms
from dugout.competition.config import Config, Refused
from dugout.competition.contract import Competing, competing
from dugout.core.values import Setup
from dugout.games.registry import FOLDERS, game

CLOCK_TIME: Final = re.compile(r"([01]\d|2[0-3]):[0-5]\d")


def checked(config: Config) -> Config:
    """CO-1.1: the configuration; raises Refused with the field that is wrong."""
    if config.game not in FOLDERS:
        raise Refused("bad-field", "CO-1.1", field="game", value=config.game)
    part = competing.of(config.game)
    if config.format not in part.formats:
        raise Refused(
            "bad-format", "CO-1.2" if config.format == terms.CUP2 else "CO-1.1", format=config.format
        )
    _one_of(config.calendar, (terms.SEASON, terms.MARATHON), "calendar", "CO-4.1")
    _one_of(config.play_order, (terms.STRICT, terms.FREE), "order", "CO-4.2")
    _within(config.days, 1, 3_660, "days", "CO-4.1")
    _within(config.hours, 1, 8_760, "hours", "CO-4.1")
    _check_ends(config)
    _within(config.rounds, 0, 100 if config.format == terms.LADDER else 15, "rounds", "CO-22.1")
    _within(config.answer_hours, 0, 720, "answer_hours", "CO-24.3")
    _within(config.sessions, 1, 20, "sessions", "CO-15.3")
    _within(config.card_sets, 0, 5, "card_sets", "CO-10.4")
    _within(config.credits_per_point, 1, 100, "credits_per_point", "CO-11.2")
    if config.format == terms.GROUPS:
        _within(config.groups, 2, 8, "groups", "CO-3.1")
        _within(config.group_rounds, 1, 2, "group_rounds", "CO-3.2")
        _within(config.qualify, 1, 5, "qualify", "CO-3.2")
        _one_of(
            config.knockout, (terms.CUP, terms.CUP2) if part.two_legs else (terms.CUP,), "knockout", "CO-1.1"
        )
    _check_points(config.points)
    if config.options.keys() & set(part.barred):
        raise Refused("bad-field", "CO-13.1", field="options", value="scenario")
    if config.market:
        _check_market(config, part)
    if config.squads is not None and not part.drafted:
        raise Refused("bad-field", "CO-10.2", field="squads", value=config.game)
    if config.inherit is not None:
        _check_inherit(config, part, config.inherit)
    return config


def check_size(config: Config, entrants: int) -> None:
    """CO-1.1, CO-3.1, CO-3.2: whether the number of entrants is allowed; raises Refused."""
    low, high = competing.of(config.game).formats[config.format]
    if not low <= entrants <= high:
        raise Refused("bad-size", "CO-1.1", entrants=entrants, low=low, high=high)
    if config.format == terms.SWISS and config.rounds >= entrants:
        raise Refused("bad-rounds", "CO-22.1", rounds=config.rounds, entrants=entrants)
    if config.format != terms.GROUPS:
        return
    if entrants // config.groups < 3 or -(-entrants // config.groups) > 6:
        raise Refused("bad-groups", "CO-3.1", entrants=entrants, groups=config.groups)
    sides = config.groups * config.qualify
    if config.qualify >= entrants // config.groups or not 2 <= sides <= 32:
        raise Refused("bad-qualify", "CO-3.2", qualify=config.qualify)


def check_options(config: Config) -> None:
    """CO-17: the organiser's options must be valid for the game; raises SetupError."""
    decided = competing.of(config.game).decides
    own = {name: value for name, value in config.options.items() if name not in decided}
    rules = game(config.game)
    rules.new(Setup(max(2, rules.min_seats), own, rules.version))


def _check_ends(config: Config) -> None:
    """CO-4.7: time of day, day of the week and time zone exist."""
    _within(config.part_days, 0, 366, "part_days", "CO-4.7")
    _within(config.ends_on or 0, 0, 6, "ends_on", "CO-4.7")
    if config.ends_at and not CLOCK_TIME.fullmatch(config.ends_at):
        raise Refused("bad-field", "CO-4.7", field="ends_at", value=config.ends_at[:40])
    if config.zone and calendar.clock_of(config.zone) is None:
        raise Refused("bad-field", "CO-4.7", field="zone", value=config.zone[:40])


def check_reason(reason: str) -> None:
    """CO-14.7: changing a result, a date or a place needs a reason; raises Refused."""
    if not reason.strip():
        raise Refused("no-reason", "CO-14.7")


def _check_points(points: tuple[int, int, int]) -> None:
    """CO-5.5: win above draw, draw not below loss, 0 to 10."""
    win, draw, loss = points
    if not (0 <= loss <= draw < win <= 10):
        raise Refused("bad-field", "CO-5.5", field="points", value=f"{win}-{draw}-{loss}")


def _check_market(config: Config, part: Competing) -> None:
    """CO-11.1: a market needs a game that has one, and a round robin in strict order."""
    leagues = (terms.LEAGUE1, terms.LEAGUE2, terms.GROUPS)
    if not part.market or config.format not in leagues or config.play_order != terms.STRICT:
        raise Refused("no-market", "CO-11.1")


def _check_inherit(config: Config, part: Competing, inherit: dict[str, dict[str, dict[str, int]]]) -> None:
    """CO-7.9: men by shirt or card, and the matches that each misses; CO-15.5: without squads nothing is inherited."""
    if not part.squad:
        raise Refused("bad-field", "CO-15.5", field="inherit", value=config.game)
    for men in inherit.values():
        for man, record in men.items():
            valid = man.isdecimal() and all(0 <= matches <= terms.MOST_MISSED for matches in record.values())
            if not valid:
                raise Refused("bad-field", "CO-7.9", field="inherit", value=man[:40])


def _within(value: int, low: int, high: int, field: str, rule: str) -> None:
    if not low <= value <= high:
        raise Refused("bad-field", rule, field=field, value=str(value))


def _one_of(value: str, choices: tuple[str, ...], field: str, rule: str) -> None:
    if value not in choices:
        raise Refused("bad-field", rule, field=field, value=value[:40])


def check_report(config: Config, report: reports.Report, kind: str, first: reports.Pair = (0, 0)) -> None:
    """CO-5.7: refuse a report that no match can have; `kind` is the kind of match (`play.kind_of`)."""
    if any(report.goals[side] < report.goals90[side] for side in (0, 1)):
        raise Refused("bad-report", "CO-5.7", why=reports.FEWER_GOALS)
    if not _has_valid_figures(report):
        raise Refused("bad-report", "CO-5.7", why=reports.OTHER)
    check_codes(config, report)
    if report.decided == reports.FORFEIT and not _is_short(report):
        raise Refused("bad-report", "CO-5.7", why=reports.BY_HAND)
    why = competing.of(config.game).fault(report, kind, first)
    if why:
        raise Refused("bad-report", "CO-5.7", why=why)


def _has_valid_figures(report: reports.Report) -> bool:
    figures = (*report.goals90, *report.goals, *(report.shootout or (0, 0)))
    return (
        report.decided in reports.DECIDED
        and all(0 <= figure <= 199 for figure in figures)
        and (report.shootout is not None) == (report.decided == reports.PEN)
        and (report.loser in (0, 1)) == (report.decided == reports.FORFEIT)
    )


def check_codes(config: Config, report: reports.Report) -> None:
    """CO-5.2: the codes exist in this game, and belong to men of the squad (CO-10.1, CO-10.3)."""
    part = competing.of(config.game)
    shirts = {str(number) for number in range(1, part.squad + 1)}
    hurts = {str(code) for code in range(part.worst_injury + 1)}
    for side in (0, 1):
        if not set(report.cards[side].values()) <= set(reports.CARDS):
            raise Refused("bad-code", "CO-5.2", what="card")
        if not set(report.injuries[side].values()) <= hurts:
            raise Refused("bad-code", "CO-5.2", what="injury")
        for man in {*report.cards[side], *report.injuries[side]} - shirts:
            raise Refused("bad-man", "CO-5.2", man=man[:20])


def _is_short(report: reports.Report) -> bool:
    """CO-4.4: only a match that ended for lack of players is reported as a forfeit."""
    return report.short and report.goals90 == report.goals == reports.forfeit_score(
        report.goals, report.loser
    )

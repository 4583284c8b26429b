"""CO-4.2, CO-5, CO-7.2: matches of a competition: readiness, which may begin, what a report changes."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from msgspec.structs import replace

from dugout.competition import absences, ladder, sessions, squads
from dugout.competition.checks import check_report
from dugout.competition.commands import Enter, EnterSession, Finish, Ready, Session
from dugout.competition.config import STRICT, Refused
from dugout.competition.contract import competing
from dugout.competition.knockout import first_leg_goals
from dugout.competition.reports import LEAGUE_MATCH, LEG1, LEG2, SINGLE, Pair, Report
from dugout.competition.season import BEGUN, DONE, KNOCKOUT, RUNGS, RUNNING, TABLES, WAITING, Fixture, Season
from dugout.core.values import Setup
from dugout.games.registry import game

T = TypeVar("T")


def find(s: Season, fixture_id: str) -> Fixture:
    fixture = s.fixtures.get(fixture_id)
    if fixture is None:
        raise Refused("no-fixture", "CO-17", fixture=fixture_id[:20])
    return fixture


def ready(s: Season, command: Ready) -> None:
    """CO-4.2: a side declares itself ready for a match that has not begun, or takes it back."""
    fixture = find(s, command.fixture)
    number = s.number(command.entrant)
    if number not in fixture.sides or s.entrant(number).out:
        raise Refused("not-yours", "CO-17", **s.described(fixture))
    if fixture.status != WAITING:
        raise Refused("begun-already", "CO-4.2", **s.described(fixture))
    if command.ready:
        fixture.ready.add(number)
    else:
        fixture.ready.discard(number)
        fixture.host = 0  # CO-21.6: both sides play on their own phones again


def may_begin(s: Season, fixture: Fixture) -> bool:
    """CO-4.2, CO-0.6: whether it is the match's turn, and none of its sides is in another match.

    CO-21.2: in an evening a match at a table does not wait for the previous round to end.
    """
    early = s.room is not None and not s.config.market and fixture.stage != TABLES
    if early and may_enter(s, fixture):
        return True
    return in_turn(s, fixture) and all(s.unfinished(number) is None for number in fixture.sides)


def in_turn(s: Season, fixture: Fixture) -> bool:
    """CO-4.2: in strict order a match waits for all earlier matchdays.

    CO-14.4: a match reopened by a correction holds up nobody else, so that matches played since remain valid.
    """
    if s.phase != RUNNING or fixture.status != WAITING:
        return False
    in_order = s.config.play_order == STRICT or competing.of(s.config.game).at_tables
    if fixture.stage != KNOCKOUT and not in_order:
        return True
    before = (other for other in s.fixtures.values() if other.part < fixture.part)
    return all(other.over or other.id in s.reopened for other in before)


def may_enter(s: Season, fixture: Fixture) -> bool:
    """CO-14.5, CO-14.6: a result waits for earlier matches of its sides, and for others only if there is a market."""
    if s.phase != RUNNING or fixture.status != WAITING:
        return False
    if s.config.market or fixture.stage == TABLES:
        return may_begin(s, fixture)
    in_order = s.config.play_order == STRICT or fixture.stage == KNOCKOUT
    mine = (other for other in s.fixtures.values() if set(other.sides) & set(fixture.sides))
    earlier = (other for other in mine if other.part < fixture.part and in_order)
    free = all(s.unfinished(number) is None for number in fixture.sides)
    return free and all(other.over or other.id in s.reopened for other in earlier)


def begin_matches(s: Season, held: Callable[[Season, Fixture], bool] = lambda _, __: False) -> None:
    """CO-4.2: begin all matches that may begin and whose sides are ready, in the order of the schedule.

    Matches that are `held` up by something else wait (CO-21.2).
    """
    for fixture in sorted(s.fixtures.values(), key=lambda each: each.part) if not s.paused else ():  # CO-4.10
        awaited = set(fixture.sides) & set(
            s.in_play
        )  # CO-15.5: nobody waits for entrants that have withdrawn
        if (awaited <= fixture.ready or fixture.forced) and may_begin(s, fixture) and not held(s, fixture):
            fixture.status, fixture.started, fixture.clock = BEGUN, True, len(s.clocks)
            if not competing.of(s.config.game).at_tables:
                squads.line_up(s, fixture)


def setup_of(s: Season, fixture: Fixture) -> Setup:
    """CO-10, CO-12: the setup with which a host starts the match; seats are in the order of `fixture.sides`."""
    options = {**s.config.options, **competing.of(s.config.game).options(s, fixture)}
    return Setup(len(fixture.sides), options, game(s.config.game).version)


def numbered(fixture: Fixture, report: Report) -> Report:
    """A report with men by squad number (CO-10.3); it may have them already."""
    if report.by_squad:
        return report
    cards, injuries = in_squad_numbers(fixture, report.cards), in_squad_numbers(fixture, report.injuries)
    return replace(report, cards=cards, injuries=injuries, by_squad=True)


def in_squad_numbers(
    fixture: Fixture, figures: tuple[dict[str, T], dict[str, T]]
) -> tuple[dict[str, T], dict[str, T]]:
    """Figures of both sides by squad number (CO-10.3)."""
    home, away = (absences.by_squad_number(fixture, side, figures[side]) for side in (0, 1))
    return (home, away)


def kind_of(fixture: Fixture) -> str:
    """CO-5.7: the kind of a match, which decides how it can end."""
    if fixture.stage != KNOCKOUT:
        return LEAGUE_MATCH
    return (SINGLE, LEG1, LEG2)[fixture.leg]


def first_leg(s: Season, fixture: Fixture) -> Pair:
    """CO-3.9: the goals of leg 1, those of the home side of leg 2 first."""
    if fixture.leg != 2:
        return (0, 0)
    return first_leg_goals(s.fixtures[s.ties[fixture.tie].fixtures[0]])


def finish(s: Season, command: Finish) -> None:
    """CO-5.1, CO-14.3: a match that was in progress has delivered its report."""
    fixture = find(s, command.fixture)
    if fixture.status != BEGUN or competing.of(s.config.game).at_tables:
        raise Refused("not-begun", "CO-17", **s.described(fixture))
    check_report(s.config, command.report, kind_of(fixture), first_leg(s, fixture))
    absences.check_men(fixture, command.report)
    absences.check_rolls(s, fixture, command.report, command.rolls)
    fixture.match, fixture.version, fixture.scorers = command.match, command.version, command.scorers
    fixture.by_hand = (
        not command.match
    )  # an older row of a forfeit that does not name the match, replaced (CO-14.4)
    conclude(s, fixture, command.report, list(command.rolls), command.day)


def enter(s: Season, command: Enter) -> None:
    """CO-14.5: enter a match played on a real table, in its turn, with men who could play."""
    fixture = find(s, command.fixture)
    if competing.of(s.config.game).at_tables:
        raise Refused("no-entry", "CO-14.5", **s.described(fixture))
    if fixture.status == BEGUN:
        raise Refused("being-played", "CO-14.5", **s.described(fixture))
    if not may_enter(s, fixture):
        raise Refused("not-in-turn", "CO-4.2", **s.described(fixture))
    if set(fixture.sides) - set(s.in_play):
        raise Refused("out-already", "CO-4.6", name=s.entrant(s.out_of(fixture)[0]).name)
    fixture.status, fixture.started = BEGUN, True
    squads.line_up(s, fixture)
    absences.check_scorers(s, fixture, command.report, command.scorers)
    finish(s, Finish(fixture.id, command.report, command.rolls, command.day, scorers=command.scorers))


def enter_session(s: Season, command: EnterSession) -> None:
    """CO-15.6: enter a session played at a real table, in its turn, if it has not begun here."""
    fixture = find(s, command.fixture)
    if not competing.of(s.config.game).at_tables:
        raise Refused("no-entry", "CO-15.6", **s.described(fixture))
    if fixture.status == BEGUN:
        raise Refused("being-played", "CO-15.6", **s.described(fixture))
    if not may_enter(s, fixture):
        raise Refused("not-in-turn", "CO-4.2", **s.described(fixture))
    figures = (command.cash, command.right, command.leads, command.bests)
    session = Session(fixture.id, command.rounds, *figures, day=command.day)
    sessions.check_sheet(s, fixture, session)
    fixture.status, fixture.started = BEGUN, True
    finish_session(s, session)
    fixture.by_hand = True


def finish_session(s: Season, command: Session) -> None:
    """CO-15.1: a table has delivered its report."""
    fixture = find(s, command.fixture)
    if fixture.status != BEGUN or not competing.of(s.config.game).at_tables:
        raise Refused("not-begun", "CO-17", **s.described(fixture))
    sessions.enter(s, fixture, command)
    s.finished += 1
    fixture.order, fixture.day_finished = s.finished, command.day
    fixture.match, fixture.version = command.match, command.version


def conclude(s: Season, fixture: Fixture, report: Report, rolls: list[int], day: str) -> None:
    """CO-7.2: store a report, and update the records of both teams."""
    s.finished += 1
    fixture.status, fixture.report, fixture.given_up = DONE, report, None
    fixture.order, fixture.day_finished, fixture.rolls = s.finished, day, rolls
    absences.carry_over(s, fixture, report, rolls)
    if fixture.stage == RUNGS:
        ladder.climb(s, fixture)

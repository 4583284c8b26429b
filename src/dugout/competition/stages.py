"""CO-2, CO-3: creating the stages of a competition, and advancing from one to the next."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from dugout.competition import calendar, double, ladder, schedule, season, sessions, standings
from dugout.competition.config import CUP, CUP2, DOUBLE, GROUPS, LADDER, LEAGUE1, LEAGUE2, SWISS, Config
from dugout.competition.contract import competing
from dugout.competition.knockout import begin_knockout, complete, final_ranking, move_on
from dugout.competition.reports import Played
from dugout.competition.season import Fixture, Season, Stage, Window
from dugout.competition.swiss import table as swiss


def draw(s: Season, groups: list[list[int]] | None = None) -> None:
    """CO-17: create groups (CO-3.13: the organiser's own, if any), bracket and schedule of the first stage."""
    config, count = s.config, len(s.entrants)
    if config.format in (LEAGUE1, LEAGUE2):
        _add_round_robin(s, season.LEAGUE, "", list(range(1, count + 1)), config.format == LEAGUE2)
    elif config.format == GROUPS:
        for index, members in enumerate(groups or schedule.groups_of(count, config.groups)):
            name = chr(ord("A") + index)
            s.groups[name] = members
            _add_round_robin(s, season.GROUP, name, members, config.group_rounds == 2)
    elif config.format in (CUP, CUP2):
        s.seeds = {number: number for number in range(1, count + 1)}
        begin_knockout(s, 0, {})
    elif config.format == DOUBLE:
        s.seeds = {number: number for number in range(1, count + 1)}
        double.begin(s)
    elif config.format == LADDER:
        ladder.begin(s)
    elif config.format != SWISS:  # CO-22.2: rounds are paired one at a time
        sessions.set_up_tables(s, 1, list(range(1, count + 1)))


def _add_round_robin(s: Season, stage: Stage, group: str, members: list[int], double: bool) -> None:
    plan = schedule.double_round_robin(len(members)) if double else schedule.round_robin(len(members))
    for place, meeting in enumerate(plan, start=1):
        name = f"{group or 'L'}{meeting.day}.{place}"
        sides = (members[meeting.home - 1], members[meeting.away - 1])
        s.fixtures[name] = Fixture(name, stage, meeting.day, meeting.day, sides, group)


def is_double(config: Config) -> bool:
    return config.format == LEAGUE2 or (config.format == GROUPS and config.group_rounds == 2)


def played(s: Season, stage: str, group: str = "") -> list[Played]:
    """The finished matches of a stage (of a group)."""
    found = [fixture.played for fixture in s.of_stage(stage) if fixture.group == group]
    return [match for match in found if match is not None]


def members(s: Season, group: str = "") -> list[int]:
    return s.groups[group] if group else list(range(1, len(s.entrants) + 1))


def table(s: Season, group: str = "") -> list[standings.Row]:
    """CO-6: the standings of the league or of a group, first to last; entrants without matches left in it are last."""
    if s.config.format == SWISS:
        return swiss.table(s)
    if s.config.format == LADDER:
        figures = standings.rows(s.config, members(s), played(s, season.RUNGS))
        return [figures[number] for number in s.rungs]
    stage = season.GROUP if group else season.LEAGUE
    matches = played(s, stage, group)
    order = standings.ranking(s.config, members(s, group), matches, s.lots, is_double(s.config))
    rows = standings.rows(s.config, members(s, group), matches)
    gone = _left(s, stage)
    return [rows[number] for number in sorted(order, key=lambda number: number in gone)]


def final_table(s: Season) -> list[int]:
    """CO-6, CO-15.3: the entrants of a league in their current order, first to last."""
    if competing.of(s.config.game).at_tables:
        return sessions.standings(s)
    return [row.number for row in table(s)]


def _left(s: Season, stage: str) -> set[int]:
    """CO-4.6: entrants that are out and have no match in the standings of a stage."""
    counted = {
        number for fixture in s.of_stage(stage) if fixture.status != season.VOID for number in fixture.sides
    }
    return {entrant.number for entrant in s.entrants if entrant.out and entrant.number not in counted}


def advance(s: Season) -> None:
    """CO-17: a completed matchday opens a window, a completed stage the next stage or the final ranking."""
    if s.phase != season.RUNNING:
        return
    if competing.of(s.config.game).at_tables:
        sessions.advance(s)
        return
    if s.config.format in FORMS:
        FORMS[s.config.format](s)
        return
    league = s.config.format in (LEAGUE1, LEAGUE2)
    stage = season.GROUP if s.groups else season.LEAGUE if league else season.KNOCKOUT
    if stage != season.KNOCKOUT and not all(fixture.over for fixture in s.of_stage(stage)):
        _open_window(s, stage)
    elif stage == season.LEAGUE:
        s.ranking = final_table(s)
        s.phase = season.FINISHED
    elif stage == season.GROUP and not s.ties:
        _qualify(s)
        _knock_out(s)
    else:
        _knock_out(s)


def _eliminate(s: Season) -> None:
    double.move_on(s)
    if double.complete(s):
        s.ranking = double.final_ranking(s)
        s.phase = season.FINISHED


FORMS: Final = {SWISS: swiss.advance, LADDER: ladder.advance, DOUBLE: _eliminate}
"""Formats that advance in their own way."""


def _knock_out(s: Season) -> None:
    move_on(s)
    if complete(s):
        s.ranking = final_ranking(s, unqualified(s))
        s.phase = season.FINISHED


def _open_window(s: Season, stage: str) -> None:
    """CO-11.6: after every completed matchday but the last a window opens."""
    if not s.config.market or s.phase == season.WINDOW:
        return
    fixtures = s.of_stage(stage)
    done = max(
        (
            day
            for day in {fixture.day for fixture in fixtures}
            if all(fixture.over for fixture in fixtures if fixture.day <= day)
        ),
        default=0,
    )
    if done and all(window.day != done for window in s.windows):
        order = [row.number for row in table(s)] if stage == season.LEAGUE else across_groups(s)
        s.windows.append(Window(done, [number for number in reversed(order) if number in s.in_play]))
        s.phase = season.WINDOW


def across_groups(s: Season) -> list[int]:
    """CO-3.3, CO-11.6: all entrants by position in their group, then by figures per match, then by lot."""
    places: list[tuple[int, Fraction, Fraction, Fraction, int, int]] = []
    for group in s.groups:
        for place, row in enumerate(table(s, group)):
            places.append((place, *_per_match(row), s.lots[row.number], row.number))
    return [entry[-1] for entry in sorted(places)]


def _per_match(row: standings.Row) -> tuple[Fraction, Fraction, Fraction]:
    """CO-0.4: figures per match as exact fractions, 0 without a match; negated, so that more comes first."""
    count = row.played
    if count == 0:
        return (Fraction(0), Fraction(0), Fraction(0))
    return (
        Fraction(-row.points, count),
        Fraction(-row.difference, count),
        Fraction(-row.goals_for, count),
    )


def _qualify(s: Season) -> None:
    """CO-3.2, CO-3.3, CO-4.6: the best of each group, except those that are out, become seeds, winners first."""
    places: list[tuple[int, Fraction, Fraction, Fraction, int, int]] = []
    for group in s.groups:
        staying = [row for row in table(s, group) if row.number in s.in_play]
        for place, row in enumerate(
            staying[: s.config.qualify]
        ):  # the next one replaces an entrant that is out
            places.append((place, *_per_match(row), s.lots[row.number], row.number))
    s.seeds = {seed: entry[-1] for seed, entry in enumerate(sorted(places), start=1)}
    group_of = {
        seed: group for seed, number in s.seeds.items() for group in s.groups if number in s.groups[group]
    }
    first_part = calendar.group_days(s.config, len(s.entrants))
    begin_knockout(s, first_part, group_of)


def unqualified(s: Season) -> list[int]:
    """CO-3.12: the entrants that did not qualify from the groups, by position and then as in CO-3.3."""
    seeded = set(s.seeds.values())
    return [number for number in across_groups(s) if number not in seeded] if s.groups else []

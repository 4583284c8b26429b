"""CO-4.1, CO-4.7, CO-11.6: when the parts of a competition end. The host passes in the time; no clock is read."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime, time, timedelta, tzinfo
from zoneinfo import ZoneInfo

from dugout.competition import bracket, schedule
from dugout.competition.config import DAY, DOUBLE, GROUPS, LADDER, LEAGUE1, LEAGUE2, MARATHON, SWISS, Config
from dugout.competition.contract import competing
from dugout.competition.tables import cup_stages, is_league
from dugout.games.registry import game


def parts(config: Config, entrants: int) -> int:
    """CO-4.1: the number of parts: matchdays, sessions at tables, knock-out legs."""
    if competing.of(config.game).at_tables:
        seats = game(config.game).max_seats
        return config.sessions if is_league(config.format) else cup_stages(entrants, seats)
    if config.format in (LEAGUE1, LEAGUE2):
        return schedule.matchdays(entrants) * (2 if config.format == LEAGUE2 else 1)
    if config.format == GROUPS:
        return group_days(config, entrants) + legs(config, config.groups * config.qualify)
    if config.format == SWISS:
        return swiss_rounds(config, entrants)
    if config.format == DOUBLE:
        return double_parts(config, entrants)
    return 1 if config.format == LADDER else legs(config, entrants)


def swiss_rounds(config: Config, entrants: int) -> int:
    """CO-22.1: the number of rounds that the organiser set, by default one more than a cup of this size has."""
    return config.rounds or min(bracket.rounds(entrants) + 1, entrants - 1)


def double_parts(config: Config, entrants: int) -> int:
    """CO-23.6: the rounds of both sides, the final, and the second final if there may be one."""
    return 2 * bracket.rounds(entrants) + int(config.second_final)


def group_days(config: Config, entrants: int) -> int:
    """CO-3.2: the number of matchdays of the largest group."""
    largest = max(len(group) for group in schedule.groups_of(entrants, config.groups))
    return schedule.matchdays(largest) * config.group_rounds


def legs(config: Config, sides: int) -> int:
    """CO-3.8: the number of legs: every round of a two-legged cup has two, except the final."""
    count = bracket.rounds(sides)
    return 2 * count - 1 if config.two_legged and count else count


def part_end(config: Config, entrants: int, part: int) -> int:
    """CO-4.1: the end of a part, in seconds after the start; a marathon has one deadline for everything."""
    if config.calendar == MARATHON:
        return config.seconds
    return part * seconds(config, entrants) // parts(config, entrants)


def seconds(config: Config, entrants: int) -> int:
    """CO-4.1, CO-4.7: the length of the whole competition, set as a number of days in all or for each part."""
    if config.calendar == MARATHON or not config.part_days:
        return config.seconds
    return config.part_days * DAY * parts(config, entrants)


def part_seconds(config: Config, entrants: int) -> int:
    """CO-4.1: the length of one part."""
    return seconds(config, entrants) // parts(config, entrants)


def due(config: Config, entrants: int, delays: Mapping[int, int], started: int, part: int) -> int:
    """CO-4.7, CO-4.9: the end of a part, in seconds since 1970; no part ends before an earlier one.

    `delays` are the seconds by which the organiser has extended each part.
    """
    ends = (_end(config, entrants, started, each) + delays.get(each, 0) for each in range(1, part + 1))
    return max(ends, default=started)


def _end(config: Config, entrants: int, started: int, part: int) -> int:
    """CO-4.7: the end of a part, postponed to the time of day and the day of the week that the organiser set."""
    end = started + part_end(config, entrants, part)
    length = part_seconds(config, entrants)
    if length < DAY:
        return end
    return _put_off(config, end, config.ends_on if length >= 7 * DAY else None)


def _put_off(config: Config, moment: int, weekday: int | None) -> int:
    """CO-4.7: the first moment from this one on at the set time of day and, if set, on that day of the week."""
    if config.calendar == MARATHON or not config.ends_at:
        return moment
    zone = clock_of(config.zone) or UTC
    wanted = time.fromisoformat(config.ends_at)
    local = datetime.fromtimestamp(moment, zone)
    day = local.date() + timedelta(days=int(local.time() > wanted))
    if weekday is not None:
        day += timedelta(days=(weekday - day.weekday()) % 7)
    return int(datetime.combine(day, wanted, zone).timestamp())


def clock_of(zone: str) -> tzinfo | None:
    """The time zone with this name; None if there is none."""
    try:
        return ZoneInfo(zone) if zone else UTC
    except (KeyError, ValueError, OSError):
        return None


def window_end(config: Config, entrants: int, opened: int) -> int:
    """CO-11.6: a window lasts a quarter of a part; in parts of two days or more, until the time of day after that."""
    length = part_seconds(config, entrants)
    end = opened + length // 4
    return _put_off(config, end, None) if length >= 2 * DAY else end

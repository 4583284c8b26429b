"""CO-4.1, CO-11.6: when the parts of a competition end. Seconds come from the host; nothing here reads a clock."""

from __future__ import annotations

from dugout.competition import bracket, schedule
from dugout.competition.config import CUP, CUP2, GROUPS, LEAGUE1, LEAGUE2, MARATHON, TOTO_LEAGUE, Config
from dugout.competition.tables import cup_stages


def parts(config: Config, entrants: int) -> int:
    """CO-4.1: matchdays, Toto sessions and knock-out legs, each one part of the time."""
    if config.format == TOTO_LEAGUE:
        return config.sessions
    if config.format in (LEAGUE1, LEAGUE2):
        return schedule.matchdays(entrants) * (2 if config.format == LEAGUE2 else 1)
    if config.format == GROUPS:
        return group_days(config, entrants) + legs(config.groups * config.qualify, config.knockout)
    if config.format in (CUP, CUP2):
        return legs(entrants, config.format)
    return cup_stages(entrants)


def group_days(config: Config, entrants: int) -> int:
    """CO-3.2: matchdays of the largest group."""
    largest = max(len(group) for group in schedule.groups_of(entrants, config.groups))
    return schedule.matchdays(largest) * config.group_rounds


def legs(sides: int, knockout: str) -> int:
    """CO-3.8: every round of a two-legged cup has two legs, but for the final."""
    count = bracket.rounds(sides)
    return 2 * count - 1 if knockout == CUP2 and count else count


def part_end(config: Config, entrants: int, part: int) -> int:
    """CO-4.1: seconds after the start at which a part is over; a marathon has one deadline for everything."""
    if config.calendar == MARATHON:
        return config.seconds
    return part * config.seconds // parts(config, entrants)


def window_seconds(config: Config, entrants: int) -> int:
    """CO-11.6: a window lasts a quarter of a part at most, in a marathon too."""
    return config.seconds // parts(config, entrants) // 4

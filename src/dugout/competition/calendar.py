"""CO-4.1, CO-11.6: when the parts of a competition end. Seconds come from the host; nothing here reads a clock."""

from __future__ import annotations

from dugout.competition import bracket, schedule
from dugout.competition.config import GROUPS, LEAGUE1, LEAGUE2, MARATHON, Config
from dugout.competition.contract import competing
from dugout.competition.tables import cup_stages, is_league
from dugout.games.registry import game


def parts(config: Config, entrants: int) -> int:
    """CO-4.1: matchdays, sessions at tables and knock-out legs, each one part of the time."""
    if competing.of(config.game).at_tables:
        seats = game(config.game).max_seats
        return config.sessions if is_league(config.format) else cup_stages(entrants, seats)
    if config.format in (LEAGUE1, LEAGUE2):
        return schedule.matchdays(entrants) * (2 if config.format == LEAGUE2 else 1)
    if config.format == GROUPS:
        return group_days(config, entrants) + legs(config, config.groups * config.qualify)
    return legs(config, entrants)


def group_days(config: Config, entrants: int) -> int:
    """CO-3.2: matchdays of the largest group."""
    largest = max(len(group) for group in schedule.groups_of(entrants, config.groups))
    return schedule.matchdays(largest) * config.group_rounds


def legs(config: Config, sides: int) -> int:
    """CO-3.8: every round of a two-legged cup has two legs, but for the final."""
    count = bracket.rounds(sides)
    return 2 * count - 1 if config.two_legged and count else count


def part_end(config: Config, entrants: int, part: int) -> int:
    """CO-4.1: seconds after the start at which a part is over; a marathon has one deadline for everything."""
    if config.calendar == MARATHON:
        return config.seconds
    return part * config.seconds // parts(config, entrants)


def window_seconds(config: Config, entrants: int) -> int:
    """CO-11.6: a window lasts a quarter of a part at most, in a marathon too."""
    return config.seconds // parts(config, entrants) // 4

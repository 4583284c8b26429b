"""CO-2, CO-3.1: the schedule of matchdays, and the groups."""

from __future__ import annotations

from typing import NamedTuple


class Meeting(NamedTuple):
    """A match of a schedule: matchday, home, away."""

    day: int
    home: int
    away: int


def matchdays(entrants: int) -> int:
    """CO-2.1: a bye makes an odd number of entrants even; there is one matchday fewer than that number."""
    return entrants + entrants % 2 - 1


def round_robin(entrants: int) -> list[Meeting]:
    """CO-2.2, CO-2.5: the circle method, matchday by matchday, in the order of the rule; byes are omitted.

    CO-2.3: home and away are balanced and alternate, except for the breaks that an even number cannot avoid.
    """
    even = entrants + entrants % 2
    meetings: list[Meeting] = []
    for day in range(1, even):
        meetings.append(Meeting(day, day, even) if day % 2 else Meeting(day, even, day))
        for k in range(1, even // 2):
            x = (day - 1 + k) % (even - 1) + 1
            y = (day - 1 - k) % (even - 1) + 1
            meetings.append(Meeting(day, x, y) if k % 2 else Meeting(day, y, x))
    return [meeting for meeting in meetings if max(meeting.home, meeting.away) <= entrants]


def double_round_robin(entrants: int) -> list[Meeting]:
    """CO-2.4: the second half repeats the first with home and away exchanged."""
    first = round_robin(entrants)
    days = matchdays(entrants)
    return first + [Meeting(days + meeting.day, meeting.away, meeting.home) for meeting in first]


def groups_of(entrants: int, groups: int) -> list[list[int]]:
    """CO-3.1: the entrant numbers of each group, placed in number order, forwards and backwards in turn."""
    found: list[list[int]] = [[] for _ in range(groups)]
    for number in range(1, entrants + 1):
        lap, place = divmod(number - 1, groups)
        found[place if lap % 2 == 0 else groups - 1 - place].append(number)
    return found

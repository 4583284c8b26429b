"""CO-4.10, CO-4.11, CO-14.8: changes by the organiser apart from results: pauses, dates, name, people."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from dugout.competition import calendar, play, season
from dugout.competition import commands as said
from dugout.competition.checks import check_reason
from dugout.competition.config import DAY, SEASON, Refused
from dugout.competition.season import Entrant, Season

Upkeep = (
    said.Pause
    | said.Resume
    | said.Remind
    | said.Schedule
    | said.Rename
    | said.Clock
    | said.Share
    | said.Invite
    | said.Offer
    | said.Accept
    | said.Archive
    | said.Follow
    | said.Delete
)
UPKEEP: Final = (
    said.Pause,
    said.Resume,
    said.Remind,
    said.Schedule,
    said.Rename,
    said.Clock,
    said.Share,
    said.Invite,
    said.Offer,
    said.Accept,
    said.Archive,
    said.Follow,
    said.Delete,
)
LONGEST_NAME: Final = 80
LONGEST_TEXT: Final = 500
LATEST: Final = 4_102_444_800
"""The first second of 2100, the latest date allowed, so that every calendar program can read it."""


def keep(s: Season, command: Upkeep) -> None:
    """CO-17: carry out a command of the organiser that does not concern results."""
    if isinstance(command, said.Pause):
        pause(s, command)
    elif isinstance(command, said.Resume):
        resume(s, command)
    elif isinstance(command, said.Remind):
        remind(s, command)
    elif isinstance(command, said.Schedule):
        schedule(s, command)
    elif isinstance(command, said.Rename):
        rename(s, command)
    elif isinstance(command, said.Clock):
        s.clocks.append(command.clock)  # a match keeps what it began with
    elif isinstance(command, said.Share):
        share(s, command)
    elif isinstance(command, said.Invite):
        s.invited = command.link
    elif isinstance(command, said.Offer):
        s.offered = _person(s, command.entrant).id if command.entrant else ""
    elif isinstance(command, said.Accept):
        accept(s, command)
    elif isinstance(command, said.Archive):
        s.archived = command.on
    elif isinstance(command, said.Follow):
        s.follows = command.competition
    else:
        s.deleted = command.at


def check_kept(s: Season, command: said.Command) -> None:
    """CO-14.8: a deleted competition can only be restored, and names can be removed from it; raises Refused."""
    if s.deleted and not isinstance(command, (said.Delete, said.Forget)):
        raise Refused("deleted", "CO-14.8")


def check_future(moments: Iterable[int], now: int, rule: str) -> None:
    """CO-4.9, CO-4.11: a changed date or end must not be in the past; raises Refused."""
    if any(moment <= now for moment in moments):
        raise Refused("in-the-past", rule)


def check_seen(seen: str, follows: str) -> None:
    """CO-14.10: the consequences (`follows`) must be those shown before (`seen`, empty if none were); raises Refused.

    Both are marks of the consequences, such as hashes.
    """
    if seen and seen != follows:
        raise Refused("changed-meanwhile", "CO-14.10")


def pause(s: Season, command: said.Pause) -> None:
    """CO-4.10: from now on no deadline passes and no match begins."""
    check_reason(command.reason)
    if s.paused or s.phase in (season.OPEN, season.FINISHED):
        raise Refused("cannot-pause", "CO-4.10")
    s.paused = True


def resume(s: Season, command: said.Resume) -> None:
    """CO-4.10: extend every part that is not over by the length of the pause."""
    if not s.paused or command.seconds < 0:
        raise Refused("not-paused", "CO-4.10")
    s.paused = False
    s.chosen = None  # CO-10.9: the time for a pick starts again
    if s.phase in (season.OPEN, season.SQUADS):
        return  # the calendar begins with the first matchday (CO-4.1): nothing ends yet
    first = min((fixture.part for fixture in s.fixtures.values() if not fixture.over), default=1)
    for part in range(first, calendar.parts(s.config, s.drawn) + 1):
        s.delays[part] = s.delays.get(part, 0) + command.seconds
    for fixture in s.fixtures.values():
        fixture.until += command.seconds if fixture.until and not fixture.over else 0  # CO-24.3


def is_reminder_due(s: Season, ends: int, now: int) -> bool:
    """CO-4.14: whether to remind: a day or less before the end of a part of two days or more, once for every end."""
    running = s.phase in (season.RUNNING, season.WINDOW) and s.config.calendar == SEASON and not s.paused
    if not running or s.reminded == ends or not ends - DAY <= now < ends:
        return False
    count = len(s.entrants)
    return calendar.seconds(s.config, count) // calendar.parts(s.config, count) >= 2 * DAY


def is_reminded(s: Season, ends: int, now: int) -> bool:
    """CO-4.14: whether the organiser is reminded of this end now or was before, so needs no reminder as a player."""
    return s.reminded == ends or is_reminder_due(s, ends, now)


def remind(s: Season, command: said.Remind) -> None:
    """CO-4.14: note the end of which the organiser was reminded, so that it happens only once."""
    if s.reminded == command.ends or s.phase not in (season.RUNNING, season.WINDOW):
        raise Refused("no-deadline", "CO-4.14")
    s.reminded = command.ends


def schedule(s: Season, command: said.Schedule) -> None:
    """CO-4.11: set or remove the date of a match that has not begun."""
    check_reason(command.reason)
    fixture = play.find(s, command.fixture)
    if fixture.status != season.WAITING:
        raise Refused("begun-already", "CO-4.11", **s.described(fixture))
    if command.at >= LATEST:
        raise Refused("too-far", "CO-4.11")
    if command.at > 0:
        s.dates[fixture.id] = command.at
    else:
        s.dates.pop(fixture.id, None)


def rename(s: Season, command: said.Rename) -> None:
    """CO-14.8: change name and description; the name must not be empty or too long."""
    if not command.title.strip() or len(command.title) > LONGEST_NAME or len(command.about) > LONGEST_TEXT:
        raise Refused("bad-title", "CO-14.8", most=LONGEST_NAME)
    s.title, s.about = command.title.strip(), command.about.strip()


def share(s: Season, command: said.Share) -> None:
    """CO-14.8: add a helper, who has entered or was invited by link and gives a name, or remove one."""
    person = command.entrant
    if command.name and command.on:
        if not command.name.strip() or len(command.name) > 40:
            raise Refused("bad-name", "CO-0.1")
        s.invited = ""  # a link is for one person
        if not any(each.id == person for each in s.entrants):
            s.outside[person] = command.name.strip()
    elif person in s.outside:
        if not command.on:
            s.outside.pop(person)
    else:
        _person(s, person)
    s.limited = [each for each in s.limited if each != person]
    if command.on and command.limited:
        s.limited.append(person)
    s.helpers = [each for each in s.helpers if each != person] + ([person] if command.on else [])


def accept(s: Season, command: said.Accept) -> None:
    """CO-14.8: only the person to whom it was offered can accept or decline, and only while entered."""
    if not s.offered or command.entrant != s.offered:
        raise Refused("not-offered", "CO-14.8")
    _person(s, command.entrant)
    s.offered = ""
    if command.on:
        s.helpers = [each for each in s.helpers if each != command.entrant]
        s.limited = [each for each in s.limited if each != command.entrant]


def _person(s: Season, entrant_id: str) -> Entrant:
    for entrant in s.entrants:
        if entrant.id == entrant_id and not (entrant.level or entrant.guest or entrant.gone):
            return entrant
    raise Refused("no-entrant", "CO-14.8")

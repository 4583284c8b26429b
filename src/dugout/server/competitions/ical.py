"""The calendar of a competition as iCalendar (RFC 5545), in the time zone of the league."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, tzinfo
from typing import Final

from dugout.competition import calendar
from dugout.competition.config import LADDER
from dugout.competition.season import OPEN, Season
from dugout.i18n import FALLBACK, render
from dugout.server.competitions.log import CompetitionLog, ends
from dugout.server.competitions.places import part_title

HOUR: Final = 3600
DAY: Final = 24 * HOUR
LOCAL: Final = "%Y%m%dT%H%M%S"


def calendar_ics(history: CompetitionLog, language: str = FALLBACK) -> str:
    """The end of every part, and matches with a date of their own (CO-4.11), as events of a calendar."""
    events = _events(history, language)
    zone, name = calendar.clock_of(history.config.zone) or UTC, history.config.zone
    named = bool(name) and zone is not UTC
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Dugout//Competitions//EN", "CALSCALE:GREGORIAN"]
    lines.append(f"X-WR-CALNAME:{_escaped(history.row.title)}")
    if named and events:
        moments = [start for _, start, _, _ in events]
        lines += [f"X-WR-TIMEZONE:{name}", *_zone(zone, name, min(moments), max(moments) + HOUR)]
    stamp = (history.row.started or 0) // 1000
    for uid, start, summary, description in events:
        lines += [
            "BEGIN:VEVENT",
            f"UID:{uid}@dugout",
            f"DTSTAMP:{_utc(stamp)}",
            f"DTSTART{_moment(start, zone, name if named else '')}",
            f"DTEND{_moment(start + HOUR, zone, name if named else '')}",
            f"SUMMARY:{_escaped(summary)}",
            f"DESCRIPTION:{_escaped(description)}",
            "END:VEVENT",
        ]
    lines.append("END:VCALENDAR")
    return "".join(f"{folded}\r\n" for line in lines for folded in _folded(line))


def _events(history: CompetitionLog, language: str) -> list[tuple[str, int, str, str]]:
    """Id, beginning in seconds, title and text of each."""
    season, started = history.season, history.row.started
    if season.phase == OPEN or started is None:
        return []
    title = history.row.title
    found: list[tuple[str, int, str, str]] = []
    for part in sorted({fixture.part for fixture in season.fixtures.values()}):
        sides = [fixture.sides for fixture in season.fixtures.values() if fixture.part == part]
        pairs = ", ".join(_pair(season, each) for each in sides)
        end = ends(season, started, part) // 1000
        if season.config.format == LADDER:  # its only part is all of it
            summary = render("co-ical-all", {"title": title}, language)
        else:
            words = {"title": title, "part": part_title(season, part, language)}
            summary = render("co-ical-end", words, language)
        found.append((f"{history.id}-{part}", end - HOUR, summary, pairs))
    for name, date in season.dates.items():  # CO-4.11: where both sit down at one table
        fixture = season.fixtures.get(name)
        if fixture is not None and not fixture.over:
            found.append((f"{history.id}-{name}", date, _pair(season, fixture.sides), title))
    return found


def _pair(season: Season, sides: tuple[int, ...]) -> str:
    return " – ".join(season.entrant(number).label for number in sides)


def _utc(seconds: int) -> str:
    return f"{datetime.fromtimestamp(seconds, UTC):{LOCAL}}Z"


def _moment(seconds: int, zone: tzinfo, name: str) -> str:
    """By the clock of the league, or in UTC where nobody said where that is."""
    if not name:
        return f":{_utc(seconds)}"
    return f";TZID={name}:{datetime.fromtimestamp(seconds, zone):{LOCAL}}"


def _zone(zone: tzinfo, name: str, first: int, last: int) -> list[str]:
    """What a calendar must know of a zone: how far it was from UTC a year before, and every change since."""
    lines = ["BEGIN:VTIMEZONE", f"TZID:{name}"]
    at = first - first % DAY - 366 * DAY
    offset = _offset(zone, at)
    lines += _observance("STANDARD", datetime(1970, 1, 1, tzinfo=UTC), offset, offset)
    while at < last:
        after = _offset(zone, at + DAY)
        if after != offset:
            changed = datetime.fromtimestamp(_change(zone, at, at + DAY), UTC)
            kind = "DAYLIGHT" if after > offset else "STANDARD"
            lines += _observance(kind, changed.replace(tzinfo=None) + offset, offset, after)
        at, offset = at + DAY, after
    return [*lines, "END:VTIMEZONE"]


def _change(zone: tzinfo, before: int, after: int) -> int:
    """The first second with the offset of `after`, by halves; no zone changes twice a day."""
    offset = _offset(zone, before)
    while after - before > 1:
        middle = (before + after) // 2
        before, after = (middle, after) if _offset(zone, middle) == offset else (before, middle)
    return after


def _offset(zone: tzinfo, at: int) -> timedelta:
    return datetime.fromtimestamp(at, zone).utcoffset() or timedelta()


def _observance(kind: str, begin: datetime, before: timedelta, after: timedelta) -> list[str]:
    return [
        f"BEGIN:{kind}",
        f"DTSTART:{begin:{LOCAL}}",
        f"TZOFFSETFROM:{_hours(before)}",
        f"TZOFFSETTO:{_hours(after)}",
        f"END:{kind}",
    ]


def _hours(offset: timedelta) -> str:
    minutes = int(offset.total_seconds()) // 60
    return f"{'-' if minutes < 0 else '+'}{abs(minutes) // 60:02d}{abs(minutes) % 60:02d}"


def _escaped(text: str) -> str:
    for sign in ("\\", ";", ","):
        text = text.replace(sign, f"\\{sign}")
    return text.replace("\n", "\\n")


def _folded(line: str) -> list[str]:
    """RFC 5545: at most 75 octets a line; what follows begins with a space."""
    pieces = [""]
    for sign in line:
        if len((pieces[-1] + sign).encode()) > 74:
            pieces.append("")
        pieces[-1] += sign
    return [pieces[0], *(f" {piece}" for piece in pieces[1:])]

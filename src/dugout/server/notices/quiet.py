"""When somebody is reached: not in their quiet hours, and by mail only what nobody has looked at for a while."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Final
from zoneinfo import ZoneInfo

from dugout.server.store.outbox import Plan
from dugout.server.wire.notices import NoticeSettings

MAIL_WAIT: Final = 5 * 60_000
"""Milliseconds before a mail: whoever answers meanwhile gets none."""
DIGEST_HOUR: Final = 8
MONDAY: Final = 0


def zone_of(name: str) -> ZoneInfo:
    try:
        return ZoneInfo(name)
    except (KeyError, ValueError, OSError):  # of a newer browser, or no zone at all
        return ZoneInfo("UTC")


def plan(chosen: NoticeSettings, now: int, *, urgent: bool) -> Plan:
    """Live matches ring also at night, and no mail comes in time for them."""
    if urgent:
        return Plan(now, None)
    push = quiet_until(chosen, now)
    return Plan(push, max(push, now + MAIL_WAIT))


def quiet_until(chosen: NoticeSettings, now: int) -> int:
    """The end of the quiet hours, or `now` outside them; in milliseconds since 1970."""
    local = datetime.fromtimestamp(now / 1000, zone_of(chosen.zone))
    minute = local.hour * 60 + local.minute
    start, end = chosen.quiet_from, chosen.quiet_to
    inside = start <= minute < end if start < end else start != end and (minute >= start or minute < end)
    if not chosen.quiet or not inside:
        return now
    until = local.replace(hour=end // 60, minute=end % 60, second=0, microsecond=0)
    if until <= local:
        until += timedelta(days=1)
    return int(until.timestamp() * 1000)


def next_digest(chosen: NoticeSettings, now: int) -> int | None:
    """The next morning, or the morning of the next Monday, where somebody wants a digest."""
    if chosen.digest == "off":
        return None
    local = datetime.fromtimestamp(now / 1000, zone_of(chosen.zone))
    due = local.replace(hour=DIGEST_HOUR, minute=0, second=0, microsecond=0)
    while due <= local or (chosen.digest == "weekly" and due.weekday() != MONDAY):
        due += timedelta(days=1)
    return int(due.timestamp() * 1000)

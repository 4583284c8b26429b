"""CO-4.10, CO-4.11, CO-14.8: pause, dates, name and people of a competition, and what can be taken back."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Sequence
from typing import Final

import msgspec

from dugout.competition import commands, engine, upkeep
from dugout.competition.commands import Command
from dugout.competition.config import Refused
from dugout.competition.engine import RESULTS, STRUCK
from dugout.competition.season import OPEN, WAITING, Season, Substitute
from dugout.referee.errors import ApiError, refused
from dugout.referee.inputs import clean_name
from dugout.server.competitions.host import Competitions
from dugout.server.competitions.log import CompetitionLog
from dugout.server.wire.desk import DeskAct, Follows

ACTS: Final = (
    "pause",
    "resume",
    "date",
    "rename",
    "clock",
    "share",
    "invite",
    "offer",
    "archive",
    "delete",
    "undo",
)


async def command_of(leagues: Competitions, history: CompetitionLog, act: DeskAct, reason: str) -> Command:
    """What the organiser does beside results, as a command; raises ApiError."""
    now, season = leagues.rooms.clock.now() // 1000, history.season
    if act.act == "pause":
        return commands.Pause(reason)
    if act.act == "resume":
        return commands.Resume(now - await _paused_at(leagues, history), reason)
    if act.act == "date":
        return commands.Schedule(act.fixture, max(0, act.at), reason)
    if act.act == "rename":
        return commands.Rename(clean_name(act.title), " ".join(act.about.split()))
    if act.act == "clock":
        if act.clock is None or not act.clock.is_valid:
            raise ApiError("bad-setup", {"reason": "no-time"})
        return commands.Clock(msgspec.to_builtins(act.clock))
    if act.act == "share" and act.helper:
        return commands.Share(_outside(season, act.helper), act.on, limited=act.limited)
    if act.act == "share":
        return commands.Share(entrant_id(season, act.entrant, act.name), act.on, limited=act.limited)
    if act.act == "invite":
        return commands.Invite(secrets.token_urlsafe(16) if act.on else "")
    if act.act == "offer":
        return commands.Offer(entrant_id(season, act.entrant, act.name) if act.entrant else "")
    if act.act == "archive":
        return commands.Archive(act.on)
    if act.act == "delete":
        return commands.Delete(now if act.on else 0, reason)
    back = reverse(history.log, season, act.seq, reason, engine.correctable(season))
    if back is None:
        raise ApiError("not-now", {"act": "undo"})
    return back


def check_times(command: Command, follows: Follows, now: int) -> None:
    """CO-4.9, CO-4.11: a date or an end that is set or restored must not have passed; raises ApiError."""
    if not isinstance(command, (commands.Extend, commands.Schedule)):
        return  # whoever lets a competition go on has no moment to choose
    try:
        if isinstance(command, commands.Schedule):
            upkeep.check_future([1000 * command.at] if command.at else [], now, "CO-4.11")
        upkeep.check_future([each.ends[1] for each in follows.parts], now, "CO-4.9")
    except Refused as error:
        raise refused("refused", error.refusal) from None


async def _paused_at(leagues: Competitions, history: CompetitionLog) -> int:
    rows = await leagues.store.log(history.id)
    pauses = [row.at for row in rows if isinstance(commands.read(row.text), commands.Pause)]
    return (pauses[-1] if pauses else leagues.rooms.clock.now()) // 1000


def entrant_id(s: Season, number: int, name: str = "") -> str:
    """An entrant, by place before the draw; somebody else has it by now if another `name` is meant. Raises ApiError."""
    if not 1 <= number <= len(s.entrants):
        raise ApiError("malformed", {"detail": "entrant"})
    listed = s.entrants if s.phase == OPEN else sorted(s.entrants, key=lambda one: one.number)
    if name not in ("", listed[number - 1].name):
        raise ApiError("not-now", {"act": "share"})
    return listed[number - 1].id


def _outside(s: Season, place: int) -> str:
    """CO-14.8: a helper who has not entered."""
    if not 1 <= place <= len(s.outside):
        raise ApiError("malformed", {"detail": "helper"})
    return list(s.outside)[place - 1]


def substitute(s: Season, place: int) -> Substitute:
    """CO-4.12: somebody on the list, the first is 1; raises ApiError."""
    if not 1 <= place <= len(s.waiting):
        raise ApiError("not-now", {"act": "replace"})
    return s.waiting[place - 1]


def reverse(
    log: Sequence[Command], s: Season, at: int, reason: str, correctable: Collection[str]
) -> Command | None:
    """CO-14.8: the command that takes a decision back; None if the rules forbid it, or something came after it."""
    if not 0 <= at < len(log) or s.deleted:
        return None
    command, later = log[at], log[at + 1 :]
    if isinstance(command, (commands.Enter, commands.EnterSession, commands.Award, commands.Strike)):
        again = _again(later, (*STRUCK, commands.Strike), command.fixture)
        if again or command.fixture not in correctable:  # CO-14.4
            return None
        if isinstance(command, commands.Strike):
            return _former(log[:at], command.fixture, reason)
        return commands.Strike(command.fixture, reason=reason)
    if isinstance(command, commands.Schedule):
        waits = command.fixture in s.fixtures and s.fixtures[command.fixture].status == WAITING
        if not waits or _again(later, (commands.Schedule,), command.fixture):
            return None
        before = [
            each.at
            for each in log[:at]
            if isinstance(each, commands.Schedule) and each.fixture == command.fixture
        ]
        return commands.Schedule(command.fixture, before[-1] if before else 0, reason)
    return _upkeep_back(log, s, at, reason)


def _upkeep_back(log: Sequence[Command], s: Season, at: int, reason: str) -> Command | None:
    command = log[at]
    if any(type(each) is type(command) for each in log[at + 1 :]):
        return None
    if isinstance(command, commands.Extend) and command.seconds > 0:
        open_still = any(not each.over for each in s.fixtures.values() if each.part <= command.part)
        back = commands.Extend(command.part, -command.seconds, command.rest, reason)
        return back if open_still and s.delays.get(command.part, 0) >= command.seconds else None
    if isinstance(command, commands.Rename):
        before = [each for each in log[:at] if isinstance(each, commands.Rename)]
        return before[-1] if before else commands.Rename(s.config.title)
    return commands.Archive(not command.on) if isinstance(command, commands.Archive) else None


def _again(later: Sequence[Command], kinds: tuple[type[Command], ...], fixture: str) -> bool:
    return any(isinstance(each, kinds) and getattr(each, "fixture", "") == fixture for each in later)


def _former(log: Sequence[Command], fixture: str, reason: str) -> Command | None:
    """The report that stood before, with its dice; a forfeit is not entered by hand."""
    kinds = (*RESULTS, commands.Strike)
    told = [each for each in log if isinstance(each, kinds) and each.fixture == fixture]
    old = told[-1] if told else None
    if isinstance(old, (commands.Finish, commands.Enter, commands.Strike)) and old.report is not None:
        return commands.Strike(fixture, old.report, old.rolls, reason, old.scorers)
    return None

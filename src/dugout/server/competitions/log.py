"""The log of one competition, in memory and in the store: read and appended to, never edited."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any, Final

import msgspec

from dugout.competition import calendar, commands, engine
from dugout.competition.commands import Accept, Command, Forget, Strike
from dugout.competition.config import LADDER, MARATHON, Config, Refused
from dugout.competition.season import FINISHED, OPEN, SQUADS, WAITING, WINDOW, Fixture, Season
from dugout.games.registry import game
from dugout.referee.errors import ApiError, Conflict, readable, refused
from dugout.referee.pace import agreed_options, pace_of
from dugout.referee.wire.clocks import DAY, Pace, TimeControl
from dugout.server.competitions.concerns import Concern, concerns, mark
from dugout.server.store.competitions import CompetitionRow, CompetitionStore, LogRow

Check = Callable[[], Awaitable[None]]
ATTEMPTS: Final = 8
HOST: Final = "host"
AT_ONCE: Final = 4
"""Commands that are applied on the event loop; more of them take too long there."""
MINUTE: Final = 60_000
UNDO_SECONDS: Final = 8
"""CO-10.9: for how long a manager can give a card back."""
PICK_TIME: Final = {"season": DAY, "marathon": 5 * MINUTE}
"""How long a manager may think over a card; the rules leave it to the host."""


class CompetitionLog:
    """A competition as this server knows it. Whoever appends to it holds `lock`.

    Whoever shows it looks while it `stands still`, so that nobody ever sees what is not stored yet.
    """

    def __init__(self, store: CompetitionStore, row: CompetitionRow) -> None:
        self.store = store
        self.row = row
        self.config = msgspec.json.decode(row.config, type=Config)
        self.lock = asyncio.Lock()
        self._moving = asyncio.Lock()
        self.log: list[Command] = []
        self.season = Season(self.config)
        self.concerns: list[Concern] = []
        """Whom what was appended here concerns, until they are notified."""
        self._ahead = False
        """Whether `season` contains what the store may not have."""

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def clock(self) -> TimeControl:
        """How long people may think in the next match that begins."""
        return self._clock(len(self.season.clocks))

    def clock_of(self, fixture: Fixture) -> TimeControl:
        """The same for a match that has begun: as it was then (CO-14.8)."""
        return self._clock(fixture.clock)

    def _clock(self, changes: int) -> TimeControl:
        with readable(f"clock of competition {self.id}"):
            if changes:
                return msgspec.convert(self.season.clocks[changes - 1], TimeControl)
            return msgspec.json.decode(self.row.clock, type=TimeControl)

    @property
    def options(self) -> dict[str, Any]:
        """The options of the game, with what follows from the clock that the organiser chose."""
        return self._options(self.clock)

    def _options(self, clock: TimeControl) -> dict[str, Any]:
        return agreed_options(game(self.config.game), self.config.options, clock)

    @property
    def pace(self) -> Pace:
        return self.pace_at(len(self.season.clocks))

    def pace_at(self, changes: int) -> Pace:
        """What runs in matches after so many changes of the time to think."""
        clock = self._clock(changes)
        return pace_of(game(self.config.game), self._options(clock), clock)

    async def refresh(self) -> None:
        """Read what other servers have appended since."""
        async with self._moving:
            await self._refresh()

    @asynccontextmanager
    async def still(self) -> AsyncIterator[Season]:
        """The season as it is stored, while nobody appends to it."""
        async with self._moving:
            if self._ahead:
                await self._rebuild()
            yield self.season

    @asynccontextmanager
    async def still_with_rows(self) -> AsyncIterator[tuple[Season, list[LogRow]]]:
        """The same, with the rows that the season comes from: none that came in between, as another server's may."""
        async with self.still() as season:
            yield season, (await self.store.log(self.id))[: len(self.log)]

    async def _refresh(self) -> None:
        rows = await self.store.log(self.id, len(self.log))
        if rows:
            row = await self.store.load(self.id)
            if row is not None:
                self.row = row
            added = [commands.read(each.text) for each in rows]
            if any(isinstance(each, Forget) for each in added):  # names have gone from what was added before
                self.log = await self._whole_log()
            else:
                self.log += added
        if rows or self._ahead:
            await self._rebuild()

    async def _whole_log(self) -> list[Command]:
        return [commands.read(each.text) for each in await self.store.log(self.id)]

    async def _rebuild(self) -> None:
        """Replay the whole log, off the event loop: long ones take a while."""
        self.season = await asyncio.to_thread(engine.replay, self.config, list(self.log))
        self._ahead = False

    async def append(self, added: Sequence[Command], by: str, now: int, check: Check | None = None) -> None:
        """Store more commands in one transaction, if the rules allow them; raises ApiError. Only with `lock` held.

        `check` may refuse them by the season that they are appended to, which another server may have changed.
        """
        async with self._moving:
            await self._append(added, by, now, check)

    async def _append(self, added: Sequence[Command], by: str, now: int, check: Check | None) -> None:
        for _ in range(ATTEMPTS):
            await self._refresh()
            if check is not None:
                await check()
            windows, paused = len(self.season.windows), self.season.paused
            picked = len(self.season.taken)
            before = mark(self.season)
            season = await self._after(added)
            length = len(self.log)
            rows = [LogRow(length + at, commands.write(command), by, now) for at, command in enumerate(added)]
            anew = len(season.windows) > windows or (paused and not season.paused)
            anew = (
                anew or len(season.taken) != picked
            )  # every pick has its own time, whatever else is said meanwhile
            values = self._values(season, anew, now)
            for command in added:
                if isinstance(command, Accept) and command.on:  # CO-14.8: in one step with the log
                    values["organiser"] = command.entrant
            people = people_in(season)
            try:
                await self.store.append(self.id, rows, people, **values)
            except Conflict:
                continue
            self.log += added
            if any(isinstance(command, Forget) for command in added):
                self.log = await self._whole_log()
            self.season, self._ahead = season, False
            self.row = replace(self.row, length=len(self.log), **values)
            self.concerns += concerns(before, season, added, by)
            return
        raise ApiError("database-away")

    async def _after(self, added: Sequence[Command]) -> Season:
        """The season after these commands. If they are not stored in the end, it is replayed."""
        try:
            if len(added) > AT_ONCE or any(isinstance(command, Strike) for command in added):
                return await asyncio.to_thread(engine.extend, self.config, list(self.log), *added)
            self._ahead = True
            for command in added:
                engine.execute(self.season, command)
        except Refused as error:
            raise refused("refused", error.refusal) from None
        return self.season

    def _values(self, season: Season, opened: bool, now: int) -> dict[str, Any]:
        """What the host must remember to keep time: since when, until when."""
        started = self.row.started
        if started is None and season.phase not in (OPEN, SQUADS):
            started = now
        timed = season.phase in (SQUADS, WINDOW)
        anew = opened or season.phase != self.row.phase
        since = now if anew else self.row.since
        return {
            "title": season.title or self.row.title,
            "phase": season.phase,
            "deleted": season.deleted,
            "follows": season.earlier,
            "started": started,
            "since": since if timed else None,
            "wake": wake_of(season, started, since if timed else None),
        }


def people_in(season: Season) -> list[str]:
    """Everybody who finds it among the own ones: who plays, CO-4.12 waits for a place, CO-14.8 helps."""
    playing = (each.id for each in season.entrants if not each.level and not each.guest)
    waiting = (each.id for each in season.waiting if not each.guest)
    return list(dict.fromkeys([*playing, *waiting, *season.outside]))


def due_part(season: Season) -> int:
    """The part of the calendar that ends next: the earliest with something left to play; all of them in a marathon."""
    if season.config.calendar == MARATHON or season.config.format == LADDER:
        return calendar.parts(season.config, season.drawn)
    return min((fixture.part for fixture in season.fixtures.values() if not fixture.over), default=0)


def ends(season: Season, started: int, part: int) -> int:
    """CO-4.7, CO-4.9, CO-4.11: when a part ends, in milliseconds since 1970: not before a match with a date of its own.

    A match that is over holds nothing up any longer.
    """
    config, entrants = season.config, season.drawn
    rest = 0 if config.ends_at else started % 1000
    end = 1000 * calendar.due(config, entrants, season.delays, started // 1000, part) + rest
    fixtures = (season.fixtures[name] for name in season.dates if name in season.fixtures)
    own = (season.dates[each.id] for each in fixtures if each.part <= part and not each.over)
    return max(end, *(1000 * date for date in own), 0)


def _pick_wake(season: Season, since: int) -> int:
    """CO-10.9: a card is taken when it can no longer be given back; choosing again and again gives nobody more time."""
    latest = since + PICK_TIME[season.config.calendar]
    if season.chosen is None:
        return latest
    return min(1000 * season.chosen[1], latest + 1000 * UNDO_SECONDS)


def wake_of(season: Season, started: int | None, since: int | None) -> int | None:
    """When the host rules next (CO-4.1, CO-11.6), in milliseconds since 1970; None while nothing is due."""
    config, entrants = season.config, season.drawn
    if season.paused or season.deleted:
        return None
    if season.phase == SQUADS and since is not None:
        return _pick_wake(season, since)
    if season.phase in (OPEN, FINISHED) or started is None:
        return None
    if season.phase == WINDOW and since is not None:
        return 1000 * calendar.window_end(config, entrants, since // 1000) + (
            0 if config.ends_at else since % 1000
        )
    part = due_part(season)
    left = [fixture for fixture in season.fixtures.values() if not fixture.over]
    if not part or (left and all(fixture.forced for fixture in left)):
        return None
    challenge = challenge_due(season)
    end = ends(season, started, part)
    return end if challenge is None else min(end, 1000 * challenge)


def challenge_due(season: Season) -> int | None:
    """CO-24.3: when the first challenge must have been taken up, in seconds since 1970; None if none is open."""
    waiting = (fixture for fixture in season.fixtures.values() if fixture.until and fixture.status == WAITING)
    return min((fixture.until for fixture in waiting), default=None)


def part_end(history: CompetitionLog) -> int:
    """When the part that goes on ends, in milliseconds since 1970."""
    started = history.row.started
    return 0 if started is None else ends(history.season, started, due_part(history.season))

"""The log of one competition, in memory and in the store: read, told on, never changed behind."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any, Final

import msgspec

from dugout.competition import calendar, commands, story
from dugout.competition.commands import Command, Forget, Strike
from dugout.competition.config import MARATHON, Config, Refused
from dugout.competition.season import FINISHED, OPEN, SQUADS, WINDOW, Season
from dugout.games.registry import game
from dugout.server.clocks.pace import agreed_options, pace_of
from dugout.server.errors import ApiError, Conflict, refused
from dugout.server.store.competitions import CompetitionRow, CompetitionStore, LogRow
from dugout.server.store.convert import readable
from dugout.server.wire.clocks import DAY, Pace, TimeControl

ATTEMPTS: Final = 8
HOST: Final = "host"
MINUTE: Final = 60_000
PICK_TIME: Final = {"season": DAY, "marathon": 5 * MINUTE}
"""How long a manager may think over a card; the rules leave it to the host."""


class Book:
    """A competition as this server knows it. Whoever tells it something holds `lock`.

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
        self._ahead = False
        """Whether `season` has been told what the store may not have."""

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def clock(self) -> TimeControl:
        with readable(f"clock of competition {self.id}"):
            return msgspec.json.decode(self.row.clock, type=TimeControl)

    @property
    def options(self) -> dict[str, Any]:
        """The options of the game, with what follows from the clock that the organiser chose."""
        return agreed_options(game(self.config.game), self.config.options, self.clock)

    @property
    def pace(self) -> Pace:
        return pace_of(game(self.config.game), self.options, self.clock)

    async def refresh(self) -> None:
        """Read what others have told since."""
        async with self._moving:
            await self._refresh()

    @asynccontextmanager
    async def still(self) -> AsyncIterator[Season]:
        """The season as it is stored, while nobody tells it anything."""
        async with self._moving:
            if self._ahead:
                await self._rebuild()
            yield self.season

    async def _refresh(self) -> None:
        rows = await self.store.log(self.id, len(self.log))
        if rows:
            row = await self.store.load(self.id)
            if row is not None:
                self.row = row
            told = [commands.read(each.text) for each in rows]
            if any(isinstance(each, Forget) for each in told):  # names have gone from what was told before
                self.log = await self._whole_log()
            else:
                self.log += told
        if rows or self._ahead:
            await self._rebuild()

    async def _whole_log(self) -> list[Command]:
        return [commands.read(each.text) for each in await self.store.log(self.id)]

    async def _rebuild(self) -> None:
        """Tell the whole story again, off the event loop: long ones take a while."""
        self.season = await asyncio.to_thread(story.replay, self.config, list(self.log))
        self._ahead = False

    async def tell(self, told: Sequence[Command], by: str, now: int) -> None:
        """Store more commands in one piece, if the rules allow them; raises ApiError. Only with `lock` held."""
        async with self._moving:
            await self._tell(told, by, now)

    async def _tell(self, told: Sequence[Command], by: str, now: int) -> None:
        for _ in range(ATTEMPTS):
            await self._refresh()
            windows = len(self.season.windows)
            season = await self._after(told)
            length = len(self.log)
            rows = [LogRow(length + at, commands.write(command), by, now) for at, command in enumerate(told)]
            values = self._values(season, len(season.windows) > windows, now)
            people = [entrant.id for entrant in season.entrants if not entrant.level]
            try:
                await self.store.append(self.id, rows, people, **values)
            except Conflict:
                continue
            self.log += told
            if any(isinstance(command, Forget) for command in told):
                self.log = await self._whole_log()
            self.season, self._ahead = season, False
            self.row = replace(self.row, length=len(self.log), **values)
            return
        raise ApiError("database-away")

    async def _after(self, told: Sequence[Command]) -> Season:
        """The season after these commands. Whatever stops us before they are stored, it is then told anew."""
        self._ahead = True
        try:
            for command in told:
                if isinstance(command, Strike):
                    story.check_correction(self.season, command)
                    return await asyncio.to_thread(story.replay, self.config, [*self.log, *told])
                story.apply(self.season, command)
        except Refused as error:
            raise refused("refused", error.refusal) from None
        return self.season

    def _values(self, season: Season, opened: bool, now: int) -> dict[str, Any]:
        """What the host must remember to keep time: since when, until when."""
        started = self.row.started
        if started is None and season.phase not in (OPEN, SQUADS):
            started = now
        # every pick and every window has a time of its own
        paused = season.phase in (SQUADS, WINDOW)
        anew = opened or season.phase == SQUADS or season.phase != self.row.phase
        since = now if anew else self.row.since
        return {
            "phase": season.phase,
            "started": started,
            "since": since if paused else None,
            "wake": wake_of(season, started, since if paused else None),
        }


def due_part(season: Season) -> int:
    """The part of the calendar that ends next: the earliest with something left to play; all of them in a marathon."""
    if season.config.calendar == MARATHON:
        return calendar.parts(season.config, len(season.entrants))
    return min((fixture.part for fixture in season.fixtures.values() if not fixture.over), default=0)


def wake_of(season: Season, started: int | None, since: int | None) -> int | None:
    """When the host rules next (CO-4.1, CO-11.6), in milliseconds since 1970; None while nothing is due."""
    config, entrants = season.config, len(season.entrants)
    if season.phase == SQUADS and since is not None:
        return since + PICK_TIME[config.calendar]
    if season.phase in (OPEN, FINISHED) or started is None:
        return None
    if season.phase == WINDOW and since is not None:
        return since + 1000 * calendar.window_seconds(config, entrants)
    part = due_part(season)
    forced = all(fixture.forced for fixture in season.fixtures.values() if not fixture.over)
    return None if not part or forced else started + 1000 * calendar.part_end(config, entrants, part)

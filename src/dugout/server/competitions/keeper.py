"""The host of all competitions: lets computers do their part, makes matches, enters results, rules at deadlines."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from contextlib import suppress
from datetime import UTC, datetime
from typing import Any, Final

import msgspec
import structlog
from sqlalchemy.exc import IntegrityError

from dugout.competition import absences, commands, managers, squads
from dugout.competition.commands import Command, Concede, Deadline, Finish, HandIn, OpenMatch, Pick, Ready
from dugout.competition.config import TOTO, Config, Refused, checked
from dugout.competition.match_setup import setup_of
from dugout.competition.reports import report_of
from dugout.competition.season import BEGUN, RUNNING, SQUADS, WAITING, WINDOW, Fixture, Season
from dugout.core.contract import Result
from dugout.server import dice, host
from dugout.server.competitions.book import HOST, Book, due_part
from dugout.server.errors import ApiError, refused
from dugout.server.room import Room
from dugout.server.rooms import Rooms
from dugout.server.store.base import BOT, LINK, OVER, Conflict, MatchRow, SeatRow, StoreAway
from dugout.server.store.base import WAITING as MATCH_WAITING
from dugout.server.store.competitions import CompetitionRow, FixtureMatch
from dugout.server.store.people import Person
from dugout.server.timekeeping import NONE, TimeControl

POLL_SECONDS: Final = 1.0
AT_ONCE: Final = 50
SIX: Final = 6
log = structlog.get_logger()


class Competitions:
    """All competitions of this server."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self.store = rooms.store.competitions
        self._books: dict[str, Book] = {}
        self._keeper: asyncio.Task[None] | None = None

    def open(self) -> None:
        self._keeper = asyncio.create_task(self._keep(), name="dugout-competitions")

    async def close(self) -> None:
        if self._keeper is not None:
            self._keeper.cancel()
            await asyncio.gather(self._keeper, return_exceptions=True)

    async def create(
        self, title: str, config: Config, clock: TimeControl, public: bool, person: Person
    ) -> Book:
        """A new competition with open entries; raises ApiError."""
        try:
            checked(config)
        except Refused as error:
            raise refused("refused", error.refusal) from None
        if config.game not in self.rooms.catalogue.games:
            raise ApiError("no-game", {"game": config.game[:40]})
        if not clock.sound:
            raise ApiError("bad-setup", {"reason": "no-time"})
        row = CompetitionRow(
            secrets.token_urlsafe(9),
            title,
            msgspec.json.encode(config).decode(),
            msgspec.json.encode(clock).decode(),
            person.id,
            public,
            self.rooms.clock.now(),
            "OPEN",
        )
        await self.store.create(row)
        log.info("competition.created", competition=row.id, game=config.game, format=config.format)
        return await self.get(row.id)

    async def get(self, competition: str) -> Book:
        """A competition, up to date; raises ApiError."""
        book = self._books.get(competition)
        if book is None:
            row = await self.store.load(competition)
            if row is None:
                raise ApiError("no-competition")
            book = self._books.setdefault(competition, Book(self.store, row))
        if not book.lock.locked():
            async with book.lock:
                await book.refresh()
        return book

    async def tell(self, book: Book, command: Command, by: str) -> None:
        """A command of a person, and all that the host makes of it; raises ApiError."""
        async with book.lock:
            await book.tell(command, by, self.rooms.clock.now())
            await self._host(book)

    def today(self) -> str:
        return datetime.fromtimestamp(self.rooms.clock.now() / 1000, UTC).date().isoformat()

    async def _keep(self) -> None:
        while True:
            with suppress(StoreAway):
                for competition in await self.store.work(self.rooms.clock.now(), AT_ONCE):
                    try:
                        book = await self.get(competition)
                        async with book.lock:
                            await self._host(book)
                    except StoreAway:
                        raise
                    except Exception as error:  # one competition must not stop the others
                        log.error("competition.stuck", competition=competition, error=repr(error))
            await asyncio.sleep(POLL_SECONDS)

    # what the host does, with the lock held

    async def _host(self, book: Book) -> None:
        """Do everything that can be done now, until nothing is left."""
        while await self._one_step(book):
            pass

    async def _one_step(self, book: Book) -> bool:
        await book.refresh()
        command, match = self._computers(book.season), ""
        if command is None:
            command, match = await self._result(book)
        if command is None and book.row.wake is not None and book.row.wake <= self.rooms.clock.now():
            command = await self._deadline(book)
        if command is None:
            await self._make_matches(book)
            return False
        try:
            await book.tell(command, HOST, self.rooms.clock.now())
        except ApiError as error:
            log.warning("competition.refused", competition=book.id, error=error.code, rule=error.rule)
            return False
        if match:
            await self.store.reported(match)
        return True

    def _computers(self, season: Season) -> Command | None:
        """The next thing a computer entrant has to do off the pitch."""
        if season.phase == SQUADS:
            entrant = season.entrant(squads.to_pick(season))
            return Pick(entrant.id, managers.choose_card(season)) if entrant.level else None
        if season.phase == WINDOW and season.window is not None:
            for number in season.window.order:
                entrant = season.entrant(number)
                if entrant.level and number not in season.window.lists:
                    return HandIn(entrant.id, managers.transfer_list(season, number))
        if season.phase == RUNNING:
            for fixture in season.fixtures.values():
                if fixture.status == WAITING:
                    for number in fixture.sides:
                        entrant = season.entrant(number)
                        if entrant.level and number not in fixture.ready and not entrant.out:
                            return Ready(entrant.id, fixture.id)
        return None

    async def _result(self, book: Book) -> tuple[Command | None, str]:
        """The report of a match that has ended and is not entered yet, and that match."""
        for made in await self.store.matches_of(book.id):
            if made.reported or made.status != OVER:
                continue
            fixture = book.season.fixtures.get(made.fixture)
            if fixture is not None and fixture.status == BEGUN:
                command = self._report(book.season, fixture, await self.rooms.get(made.match))
                if command is not None:
                    return command, made.match
            await self.store.reported(made.match)  # entered before, ruled on, or to be played again
        return None, ""

    def _report(self, season: Season, fixture: Fixture, room: Room) -> Command | None:
        ending = room.match.ending
        day, version = self.today(), room.match.version
        if ending is not None:
            side = ending.get("seat")
            if not ending.get("places") or side is None or season.config.game == TOTO:
                return None
            going = _open_match(room)
            return Concede(fixture.id, side, going, _dice(_hurt(going)), day, room.id)
        result: Result | None = room.rules.result(room.state)
        if result is None:
            return None
        if season.config.game == TOTO:
            details: dict[str, Any] = result.details
            figures = (details["totals"], details["leads"], details["bests"])
            return commands.Session(
                fixture.id, details["rounds"], list(result.scores), *figures, day, room.id, version
            )
        report = report_of(result.details)
        rolls = _dice(len(absences.injured(season, report)))
        return Finish(fixture.id, report, rolls, day, room.id, version)

    async def _deadline(self, book: Book) -> Command:
        season = book.season
        if season.phase == SQUADS:
            return Deadline(commands.SQUADS)
        if season.phase == WINDOW:
            return Deadline(commands.WINDOW)
        going, rolls = await open_matches(self, book)
        return Deadline(commands.PART, due_part(season), going, rolls, self.today())

    async def _make_matches(self, book: Book) -> None:
        """A match for every fixture that has begun and has none that is going on."""
        begun = [fixture for fixture in book.season.fixtures.values() if fixture.status == BEGUN]
        if not begun:
            return
        made = await self.store.matches_of(book.id)
        going = {each.fixture for each in made if not each.reported}
        for fixture in begun:
            if fixture.id not in going:
                before = sum(1 for each in made if each.fixture == fixture.id)
                await self._start(book, fixture, before)

    async def _start(self, book: Book, fixture: Fixture, attempt: int) -> None:
        """Make a match. Its id follows from fixture and attempt, so that two servers make the same one."""
        name = f"{book.id}/{fixture.id}/{attempt}"
        match_id = hashlib.sha256(name.encode()).hexdigest()[:12]
        setup = setup_of(book.season, fixture)
        match = MatchRow(
            match_id,
            book.config.game,
            setup.version,
            setup.options,
            MATCH_WAITING,
            self.rooms.clock.now(),
            dice.new_secret(),
            seats=[self._seat(book, fixture, seat) for seat in range(len(fixture.sides))],
            listed=book.row.public,
            clock=msgspec.to_builtins(book.clock),
        )
        with suppress(IntegrityError):
            await self.rooms.store.create(match)
        with suppress(Conflict):
            await self.store.add_match(FixtureMatch(match_id, book.id, fixture.id, attempt, False))
        room = await self.rooms.get(match_id)
        await room.undisturbed(host.start(room))
        log.info("competition.match", competition=book.id, fixture=fixture.id, match=match_id)

    def _seat(self, book: Book, fixture: Fixture, seat: int) -> SeatRow:
        entrant = book.season.entrant(fixture.sides[seat])
        if entrant.level:
            return SeatRow(seat, BOT, entrant.level, entrant.name, True)
        row = SeatRow(seat, LINK, None, entrant.name, True, person=entrant.id)
        if book.clock.kind != NONE:
            row.time_left = book.clock.whole
        return row


async def open_matches(keeper: Competitions, book: Book) -> tuple[dict[str, OpenMatch], list[int]]:
    """How the matches that are going on stand, and dice enough for their injured."""
    going: dict[str, OpenMatch] = {}
    for made in await keeper.store.matches_of(book.id):
        fixture = book.season.fixtures.get(made.fixture)
        if fixture is not None and fixture.status == BEGUN and not made.reported:
            going[fixture.id] = _open_match(await keeper.rooms.get(made.match))
    return going, _dice(sum(_hurt(match) for match in going.values()))


def _open_match(room: Room) -> OpenMatch:
    """How a match that is going on stands, for a ruling (CO-4.3, CO-4.4)."""
    if room.match.status == OVER and room.match.ending is None:
        owes: list[int] = []
    else:
        owes = [seat for seat in room.pending.seats if seat in (0, 1)]
    details = room.rules.report(room.state)
    if not details:
        return OpenMatch(owes)
    report = report_of({**details, "decided": "90"})
    return OpenMatch(owes, report.goals, report.cards, report.injuries)


def _hurt(match: OpenMatch) -> int:
    return sum(1 for side in match.injuries for code in side.values() if code == "1")


def _dice(count: int) -> list[int]:
    return [secrets.randbelow(SIX) + 1 for _ in range(count)]

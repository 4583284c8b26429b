"""The host of all competitions: lets computers do their part, makes matches, enters results, rules at deadlines."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from itertools import count
from typing import Final

import msgspec
import structlog
from msgspec.structs import replace

from dugout.competition import absences, commands, engine, evening, play, squads
from dugout.competition.checks import check_options, checked
from dugout.competition.commands import Command, Concede, Deadline, Finish, OpenMatch, Pick, Remind
from dugout.competition.config import Config, Refused
from dugout.competition.contract import competing
from dugout.competition.reports import Scorers
from dugout.competition.scorers import scorers_of
from dugout.competition.season import BEGUN, SQUADS, WINDOW, Fixture, Season
from dugout.core.errors import SetupError
from dugout.core.record import RecordError
from dugout.core.values import Record, Setup
from dugout.referee import dice
from dugout.referee.errors import ApiError, Conflict, Damaged, StoreAway, readable, refused
from dugout.referee.pace import agreed_options, running_clock
from dugout.referee.rows import BOT, LINK, OVER, MatchRow, SeatRow, new_id
from dugout.referee.rows import WAITING as MATCH_WAITING
from dugout.referee.wire.clocks import NONE, TimeControl
from dugout.server.competitions import computers, interventions, phones, reminders
from dugout.server.competitions.going import dice_of, hurt_in, open_match
from dugout.server.competitions.log import HOST, Check, CompetitionLog, challenge_due, due_part, part_end
from dugout.server.match import host
from dugout.server.match.room import Room
from dugout.server.match.rooms import Rooms
from dugout.server.notices.notifier import Notifier
from dugout.server.ops import background
from dugout.server.store.competitions import CompetitionRow, FixtureMatch
from dugout.server.store.people import Person

TASK: Final = "competitions"
POLL_SECONDS: Final = 1.0
AT_ONCE: Final = 50
SWEEP_EVERY: Final = 60
"""After how many polls everything that runs is looked after, whether or not something seems due."""
MAX_CACHED_LOGS: Final = 1000
log = structlog.get_logger()


class Competitions:
    """All competitions of this server."""

    def __init__(self, rooms: Rooms, notifier: Notifier) -> None:
        self.rooms = rooms
        self.notifier = notifier
        self.notify_concerned: Callable[[CompetitionLog], Awaitable[None]] | None = None
        """Tells those whom the last commands concern; the application puts in who does."""
        self.store = rooms.store.competitions
        self._logs: dict[str, CompetitionLog] = {}
        self._turns = count()
        self._task: asyncio.Task[None] | None = None
        self.reminded: Callable[[CompetitionLog, Remind], Awaitable[None]] | None = None
        """Tells whoever runs a competition that a part ends soon (CO-4.14)."""

    def open(self) -> None:
        self._task = background.forever(TASK, self._turn, lambda: POLL_SECONDS)

    async def close(self) -> None:
        await background.ended(self._task)

    async def create(
        self, title: str, config: Config, clock: TimeControl, public: bool, person: Person
    ) -> CompetitionLog:
        """A new competition with open entries; raises ApiError."""
        try:
            checked(config)
            if config.game not in self.rooms.services.games.games:
                raise ApiError("no-game", {"game": config.game[:40]})
            check_options(config)
        except Refused as error:
            raise refused("refused", error.refusal) from None
        except SetupError as error:
            raise refused("bad-setup", error.refusal) from None
        if not clock.is_valid:
            raise ApiError("bad-setup", {"reason": "no-time"})
        row = CompetitionRow(
            new_id(),
            title,
            msgspec.json.encode(config).decode(),
            msgspec.json.encode(clock).decode(),
            person.id,
            public,
            self.rooms.clock.now(),
            "OPEN",
            follows=config.inherited_from,
        )
        await self.store.create(row)
        log.info("competition.created", competition=row.id, game=config.game, format=config.format)
        return await self.get(row.id)

    async def get(self, competition: str) -> CompetitionLog:
        """A competition, up to date; raises ApiError or Damaged."""
        history = self._logs.pop(competition, None)
        if history is None:
            row = await self.store.load(competition)
            if row is None:
                raise ApiError("no-competition")
            with readable(f"competition {competition}"):
                history = self._logs.pop(competition, None) or CompetitionLog(self.store, row)
        self._logs[competition] = history  # at the end: the dictionary is in the order of use
        self._forget()
        with readable(f"competition {competition}"):
            await history.refresh()
        row = await self.store.load(competition)
        if row is not None:  # somebody else may organise it by now, or nobody, at another server
            history.row.organiser, history.row.public = row.organiser, row.public
        return history

    async def readable(self, competitions: Iterable[str]) -> list[CompetitionLog]:
        """Those of these competitions that can be read: a damaged one holds up no other, nor the person in it."""
        found: list[CompetitionLog] = []
        for competition in competitions:
            try:
                found.append(await self.get(competition))
            except Damaged as error:
                background.failed(TASK, error, competition=competition)
        return found

    def _forget(self) -> None:
        """Drop histories that nobody has opened for long; the store has them."""
        for competition, history in list(self._logs.items())[: max(0, len(self._logs) - MAX_CACHED_LOGS)]:
            if not history.lock.locked():
                del self._logs[competition]

    async def submit(
        self, history: CompetitionLog, command: Command, by: str, check: Check | None = None
    ) -> None:
        """A command of a person, and all that the host makes of it; raises ApiError. `check` may refuse it before."""
        await self.submit_all(history, [command], by, check)

    async def submit_all(
        self, history: CompetitionLog, added: Sequence[Command], by: str, check: Check | None = None
    ) -> None:
        """Commands of a person, all of them or none; raises ApiError."""
        async with history.lock:
            await history.append(added, by, self.rooms.clock.now(), check)
            if any(isinstance(each, commands.Accept) and each.on for each in added):
                await self._move_guests(history)
            await self._host(history)

    async def become(self, guest: str, person: str) -> None:
        """What a guest organises, and where a guest plays, belongs to the person it signs in as.

        Where both play, both entries stay as they are: nobody plays twice.
        """
        await self.store.hand_over(guest, person)
        for history in await self.readable(sorted(await self.store.mine(guest))):
            with suppress(ApiError):
                await self.submit(history, commands.Become(guest, person), person)

    async def appoint(self, history: CompetitionLog, organiser: str | None, public: bool) -> None:
        """Somebody else runs it from now on, or nobody."""
        history.row.organiser, history.row.public = organiser, public
        await self.store.appoint(history.id, organiser, public)
        await self._move_guests(history)

    async def _move_guests(self, history: CompetitionLog) -> None:
        """CO-0.7: matches are reloaded: guests play on the device of whoever organises it now."""
        for made in await self.store.matches_of(history.id):
            if not made.reported:
                self.rooms.evict(made.match)

    def today(self) -> str:
        return datetime.fromtimestamp(self.rooms.clock.now() / 1000, UTC).date().isoformat()

    async def _turn(self) -> None:
        """Do what is due every second; at the start and now and then, check everything that runs.

        A server that died may have left a step half done, which no deadline and no end of a match announces.
        """
        everything = next(self._turns) % SWEEP_EVERY == 0
        due = await self.store.work(self.rooms.clock.now(), AT_ONCE)
        for competition in await self.store.running() if everything else due:
            with background.guarded(TASK, passing=StoreAway, competition=competition):
                history = await self.get(competition)
                async with history.lock:
                    await self._host(history)

    # what the host does, with the lock held

    async def _host(self, history: CompetitionLog) -> None:
        """Do everything that can be done now, until nothing is left."""
        while await self._one_step(history):
            pass
        if self.notify_concerned is not None and history.concerns:
            with background.guarded(
                TASK, competition=history.id
            ):  # it is stored; to tell it is only a courtesy
                await self.notify_concerned(history)

    async def _one_step(self, history: CompetitionLog) -> bool:
        await history.refresh()
        if history.season.deleted:  # CO-14.8: its matches stay, nothing else happens
            return False
        added, match = computers.duties(history.season, self._elapsed(history)), ""
        if not added:
            added, match = await self._result(history)
        if not added:
            added = await self._pairs(history)
        if not added and history.row.wake is not None and history.row.wake <= self.rooms.clock.now():
            added = [await self._deadline(history)]
        added = added or phones.agreed(history.season, self.today())
        remind = None if added else reminders.reminder(history, self.rooms.clock.now())
        added = [remind] if remind is not None else added
        if not added:
            await self._update_matches(history)
            return False
        try:
            await history.append(added, HOST, self.rooms.clock.now())
        except ApiError as error:
            log.warning("competition.refused", competition=history.id, error=error.code, rule=error.rule)
            return False
        if match:
            await self.store.reported(match)
        if remind is not None and self.reminded is not None:
            await self.reminded(history, remind)
        return True

    async def _pairs(self, history: CompetitionLog) -> list[Command]:
        """CO-22.2, CO-24.4: who meets whom next, off the event loop: a large round takes a while."""
        paired = await asyncio.to_thread(engine.due_pairs, history.season)
        return [paired] if paired is not None else []

    def _elapsed(self, history: CompetitionLog) -> int:
        """Seconds since it was started."""
        now = self.rooms.clock.now()
        return (now - (history.row.started or now)) // 1000

    async def _result(self, history: CompetitionLog) -> tuple[list[Command], str]:
        """The report of a match that has ended and is not entered yet, and that match."""
        ended = [each for each in await self.store.matches_of(history.id) if each.status == OVER]
        if not all(made.reported for made in ended):
            await history.refresh()  # another server may have begun it
        for made in ended:
            if made.reported:
                continue
            fixture = history.season.fixtures.get(made.fixture)
            if fixture is not None and fixture.status == BEGUN:
                room = await self.rooms.get(made.match)
                if room.match.status != OVER:  # another server has played it to its end
                    await room.sync()
                command = await self._report(history.season, fixture, room)
                if command is not None:
                    return [command], made.match
            await self.store.reported(made.match)  # entered before, ruled on, or to be played again
        return [], ""

    async def _report(self, season: Season, fixture: Fixture, room: Room) -> Command | None:
        ending = room.match.ending
        part = competing.of(season.config.game)
        day, version = self.today(), room.match.version
        if ending is not None:
            side = ending.get("seat")
            if not ending.get("places") or side is None or part.at_tables:
                return None
            going = open_match(fixture, room)
            return Concede(fixture.id, side, going, dice_of(hurt_in(going)), day, room.id)
        if room.rules.result(room.state) is None:
            return None
        if part.at_tables:
            table = part.session(room.state)
            return replace(table, fixture=fixture.id, day=day, match=room.id, version=version)
        report = play.numbered(fixture, part.report(room.state))
        rolls = dice_of(len(absences.injured(season, report)))
        scorers = await self._scorers(room)
        added = None if scorers is None else play.in_squad_numbers(fixture, scorers)
        return Finish(fixture.id, report, rolls, day, room.id, version, added)

    async def _scorers(self, room: Room) -> Scorers | None:
        """Who scored; None where the match was played by an older version of the rules."""
        stored = await self.rooms.store.load(room.id, after=0)
        answers = [row.text for row in stored.answers] if stored else []
        setup = Setup(len(room.match.seats), room.match.options, room.match.version)
        try:
            return await asyncio.to_thread(scorers_of, room.rules, Record(room.match.game, setup, answers))
        except RecordError:
            return None

    async def _deadline(self, history: CompetitionLog) -> Command:
        season = history.season
        if season.phase == SQUADS:
            card, entrant = squads.card_for(season), season.entrant(squads.to_pick(season)).id
            if season.chosen is not None:  # CO-10.9: nobody has given it back
                return Pick(entrant, card)
            return Deadline(commands.SQUADS, card=card, entrant=entrant)
        if season.phase == WINDOW:
            return Deadline(commands.WINDOW)
        going, rolls = await open_matches(self, history)
        if challenge_due(season) is not None and self.rooms.clock.now() < part_end(history):
            at = self.rooms.clock.now() // 1000
            return Deadline(commands.ANSWER, 0, going, rolls, self.today(), at=at)
        return Deadline(commands.PART, due_part(season), going, rolls, self.today())

    async def _update_matches(self, history: CompetitionLog) -> None:
        """Every fixture that has begun has a match that goes on; one that was ruled on has none."""
        made = await self.store.matches_of(history.id)
        await history.refresh()  # a match that is reported by now has its result in the log by now
        going = {each.fixture: each for each in made if not each.reported}
        for fixture in history.season.fixtures.values():
            match = going.get(fixture.id)
            if fixture.status == BEGUN:
                if match is None:
                    before = sum(1 for each in made if each.fixture == fixture.id)
                    match = await self._make(history, fixture, before)
                await self._keep_going(history, fixture, match)
            elif match is not None and match.status != OVER:
                out = next(iter(history.season.out_of(fixture)), None)
                await interventions.rule_off(await self.rooms.get(match.match), out)

    async def _make(self, history: CompetitionLog, fixture: Fixture, attempt: int) -> FixtureMatch:
        """Make a match. Its id follows from fixture and attempt, so that two servers make the same one."""
        name = f"{history.id}/{fixture.id}/{attempt}"
        match_id = hashlib.sha256(name.encode()).hexdigest()[:12]
        setup = play.setup_of(history.season, fixture)
        rules = self.rooms.services.rules(history.config.game)
        options = agreed_options(rules, setup.options, history.clock_of(fixture))
        clock = running_clock(rules, options, history.clock_of(fixture))
        match = MatchRow(
            match_id,
            history.config.game,
            setup.version,
            options,
            MATCH_WAITING,
            self.rooms.clock.now(),
            dice.new_secret(),
            seats=[_seat(history, fixture, seat, clock) for seat in range(len(fixture.sides))],
            listed=history.row.public,
            clock=msgspec.to_builtins(clock),
        )
        with suppress(Conflict):
            await self.rooms.store.create(match)
        made = FixtureMatch(match_id, history.id, fixture.id, attempt, False, MATCH_WAITING)
        with suppress(Conflict):
            await self.store.add_match(made)
        log.info("competition.match", competition=history.id, fixture=fixture.id, match=match_id)
        return made

    async def _keep_time(self, history: CompetitionLog, match: str, clock: TimeControl) -> None:
        """CO-4.10: clocks stand still while it is paused, and go on where they stood."""
        room = await self.rooms.get(match)
        runs = running_clock(room.rules, room.match.options, clock)
        await interventions.keep_time(room, TimeControl() if history.season.paused else runs)

    async def _keep_going(self, history: CompetitionLog, fixture: Fixture, made: FixtureMatch) -> None:
        """CO-15.5: begin it, and let a computer play for who has withdrawn or let the deadline of a table pass."""
        if made.status == MATCH_WAITING:
            room = await self.rooms.get(made.match)
            await room.run_shielded(host.start(room))
        clock = history.clock_of(fixture)
        if clock.kind != NONE:
            await self._keep_time(history, made.match, clock)
        if history.season.room is not None:
            await phones.reseat(self.rooms, history, fixture, made.match)
        if competing.of(history.config.game).at_tables:
            absent = list(range(len(fixture.sides))) if fixture.forced else history.season.out_of(fixture)
            if absent:
                await interventions.play_for(await self.rooms.get(made.match), absent)


def _seat(history: CompetitionLog, fixture: Fixture, seat: int, clock: TimeControl) -> SeatRow:
    entrant = history.season.entrant(fixture.sides[seat])
    if entrant.level:
        return SeatRow(seat, BOT, entrant.level, entrant.name, True)
    person, guest = evening.seat_of(history.season, fixture, entrant.number, history.row.organiser)
    row = SeatRow(seat, LINK, None, entrant.name, True, person=person, guest=guest)
    if clock.kind != NONE:
        row.time_left = clock.whole
    return row


async def open_matches(
    leagues: Competitions, history: CompetitionLog
) -> tuple[dict[str, OpenMatch], list[int]]:
    """How the matches that are going on stand, and dice enough for their injured."""
    going: dict[str, OpenMatch] = {}
    for made in await leagues.store.matches_of(history.id):
        fixture = history.season.fixtures.get(made.fixture)
        if fixture is not None and fixture.status == BEGUN and not made.reported:
            room = await leagues.rooms.get(made.match)
            await room.sync()  # what another server has played counts too
            going[fixture.id] = open_match(fixture, room)
    return going, dice_of(sum(hurt_in(match) for match in going.values()))

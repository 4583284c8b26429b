"""The store on SQLite or PostgreSQL, through SQLAlchemy."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Collection, Mapping
from contextlib import asynccontextmanager, suppress
from typing import Any, Final

import msgspec
from sqlalchemy import func, insert, literal_column, select, text, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from dugout.referee.errors import Conflict, Damaged, StoreAway, readable
from dugout.referee.rows import WAITING, ActionKey, AnswerRow, Append, DeadlineRow, MatchRow, SnapshotRow
from dugout.server.store.championships import ChampionshipStore
from dugout.server.store.competitions import CompetitionStore
from dugout.server.store.convert import answer_rows, as_text, columns_of, match_row, seat_row, seated
from dugout.server.store.creation import PROBE, PROBE_ANSWERS, insert_match, remove_matches
from dugout.server.store.engines import Engines, make_engines
from dugout.server.store.inbox import InboxStore
from dugout.server.store.journal.group import Writer
from dugout.server.store.journal.process import InProcess, InThread
from dugout.server.store.latest import read_latest
from dugout.server.store.lists import MatchLists
from dugout.server.store.notices import NotificationStore
from dugout.server.store.outbox import OutboxStore
from dugout.server.store.people import PeopleStore
from dugout.server.store.reach import ReachStore
from dugout.server.store.retention import Retention
from dugout.server.store.rows import ChatRow, Latest, Stored
from dugout.server.store.schema.matches import actions, answers, chat, deadlines, matches, seats, snapshots
from dugout.server.store.settle import Rate, settle
from dugout.server.store.upgrade import upgrade

LOOKS: Final = 3
MOST_LINES: Final = 500
"""Lines of chat that are read at once, the newest."""


class Store:
    """Reads through a pool, writes through one `Writer`; with `apart` a separate process writes the answers.

    Every method may raise StoreAway. The stores under it hold what is not about one match.
    """

    def __init__(self, url: str, *, apart: bool = False) -> None:
        self._url = url
        self._engines: Engines = make_engines(url)
        self._writer = Writer(self._engines.writing, InProcess(url) if apart else InThread(url))
        self.people = PeopleStore(self._reading, self._writer)
        self.lists = MatchLists(self._reading)
        self.notifications = NotificationStore(self._reading, self._writer)
        self.reach = ReachStore(self._reading, self._writer)
        self.outbox = OutboxStore(self._reading, self._writer)
        self.inbox = InboxStore(self._reading, self._writer)
        self.competitions = CompetitionStore(self._reading, self._writer)
        self.championships = ChampionshipStore(self._reading, self._writer)
        self.retention = Retention(self._writer)

    async def open(self) -> None:
        """Check and upgrade the database; raises StoreBroken."""
        await asyncio.to_thread(upgrade, self._url)
        await self._writer.start()

    async def close(self) -> None:
        await self._writer.stop()
        await self._engines.dispose()

    async def ping(self) -> None:
        async with self._reading() as connection:
            await connection.execute(select(literal_column("1")))

    async def probe(self) -> None:
        """Store something that changes nothing, for those who want to know whether that is possible."""

        async def work(connection: AsyncConnection) -> None:
            trial = await connection.begin_nested()
            await insert_match(connection, PROBE, PROBE_ANSWERS)
            await trial.rollback()
            await connection.execute(text("UPDATE alembic_version SET version_num = version_num"))

        await self._writer.write(work)
        with suppress(Conflict):  # there is no such match, but the way to it was open
            await self._writer.write(PROBE_ANSWERS)

    async def create(self, match: MatchRow, begun: Append | None = None) -> None:
        """A new match, with answers that it has `begun` with, in one transaction; raises Conflict where one
        of that id exists."""
        try:
            await self._writer.write(lambda connection: insert_match(connection, match, begun))
        except IntegrityError as error:
            raise Conflict from error

    async def remove(self, match: str) -> None:
        """Forget a match and everything that belongs to it."""
        await self._writer.write(lambda connection: remove_matches(connection, [match]))

    async def load(self, match: str, after: int | None = None) -> Stored | None:
        """A match with the answers after its snapshot, or those from number `after` on."""
        async with self._reading() as connection:
            for _ in range(LOOKS):
                stored = await _load(connection, match, after)
                if stored is None or _is_whole(stored, after):
                    return stored
        raise Damaged(f"match {match}: fewer answers than there were")

    async def latest(self, known: Mapping[str, int]) -> dict[str, Latest]:
        """What many matches have beyond the number of answers known of each; in one query."""
        async with self._reading() as connection:
            return await read_latest(connection, known)

    def append(self, append: Append) -> Awaitable[None]:
        """Stored for good when this is done; raises Conflict or Repeated, storing nothing."""
        return self._writer.write(append)

    async def has_action(self, match: str, key: ActionKey) -> bool:
        query = select(actions.c.seq).where(
            actions.c.match == match, actions.c.seat == key.seat, actions.c.action == key.action
        )
        async with self._reading() as connection:
            return (await connection.execute(query)).first() is not None

    async def sent_at(self, match: str, senders: Collection[int]) -> set[int]:
        """With which answers something begins that these seats sent, of what was not taken back."""
        query = select(actions.c.seq).where(actions.c.match == match, actions.c.seat.in_(senders))
        async with self._reading() as connection:
            return {row.seq for row in await connection.execute(query.where(actions.c.seq >= 0))}

    async def take_seat(self, match: str, seat: int, name: str | None, person: str | None = None) -> None:
        more = {"person": person} if person else {}
        await self._update_seat(match, seat, taken=True, name=name, **more)

    async def own_seats(self, match: str, wanted: list[int], person: str) -> None:
        """Seats of a match that nobody owns become a person's."""

        async def work(connection: AsyncConnection) -> None:
            mine = (seats.c.match == match, seats.c.seat.in_(wanted), seats.c.person.is_(None))
            if (await connection.execute(update(seats).where(*mine).values(person=person))).rowcount:
                await _revise(connection, match)

        await self._writer.write(work)

    async def add_salt(self, match: MatchRow, seat: int, salt: str) -> None:
        """What a seat adds to the dice; raises Conflict if the match has gone on in the meantime."""

        async def work(connection: AsyncConnection) -> bool:
            known = select(matches.c.length, matches.c.revision).where(matches.c.id == match.id)
            row = (await connection.execute(known.with_for_update())).one()
            if (row.length, row.revision) != (match.length, match.revision):
                return False
            mine = (seats.c.match == match.id, seats.c.seat == seat)
            await connection.execute(update(seats).where(*mine).values(salt=salt))
            await _revise(connection, match.id)
            return True

        if not await self._writer.write(work):
            raise Conflict

    async def claim_seat(
        self, match: str, seat: int, name: str, person: str, salt: str | None = None
    ) -> bool:
        """Take a free seat of a match that waits, unless somebody was faster."""

        async def work(connection: AsyncConnection) -> bool:
            row = (matches.c.id == match, matches.c.status == WAITING)
            if (await connection.execute(select(matches.c.id).where(*row).with_for_update())).first() is None:
                return False
            free = (seats.c.match == match, seats.c.seat == seat, seats.c.taken.is_(False))
            taking = update(seats).where(*free).values(taken=True, name=name, person=person, salt=salt)
            done = bool((await connection.execute(taking)).rowcount)
            if done:
                await _revise(connection, match)
            return done

        taken: bool = await self._writer.write(work)
        return taken

    async def create_next(self, match: str, following: MatchRow, instead_of: str | None = None) -> str:
        """The match that follows this one, or one that was withdrawn: the first stays, another one is not made."""

        async def work(connection: AsyncConnection) -> str:
            first = update(matches).where(
                matches.c.id == match, matches.c.next.is_not_distinct_from(instead_of)
            )
            if (await connection.execute(first.values(next=following.id))).rowcount:
                await _revise(connection, match)
                await insert_match(connection, following)
            stays = select(matches.c.next).where(matches.c.id == match)
            return str((await connection.execute(stays)).scalar_one())

        stored: str = await self._writer.write(work)
        return stored

    async def settle(self, match: str, rate: Rate) -> None:
        """Count a rated match for the ratings, once."""
        await self._writer.write(lambda connection: settle(connection, match, rate))

    async def set_orders(self, match: str, seat: int, orders: Any) -> None:
        await self._update_seat(match, seat, orders=as_text(orders))

    async def say(self, match: str, seat: int, text: str, at: int) -> ChatRow:
        async def work(connection: AsyncConnection) -> ChatRow:
            # the row of the match is the lock that keeps two servers from the same number
            await connection.execute(select(matches.c.id).where(matches.c.id == match).with_for_update())
            row = ChatRow(await _lines_said(connection, match) + 1, seat, text, at)
            values = {"match": match, "k": row.k, "seat": seat, "text": text, "at": at}
            await connection.execute(insert(chat), [values])
            return row

        line: ChatRow = await self._writer.write(work)
        return line

    async def chat(self, match: str, after: int) -> list[ChatRow]:
        speakers = select(seats.c.seat).where(seats.c.match == match)
        mine = (chat.c.match == match, chat.c.k > after, chat.c.seat.in_(speakers))
        query = select(chat).where(*mine).order_by(chat.c.k.desc())
        async with self._reading() as connection:
            newest = (await connection.execute(query.limit(MOST_LINES))).all()
        with readable(f"chat of match {match}"):
            return [msgspec.convert(columns_of(row), ChatRow) for row in reversed(newest)]

    async def overdue(self, now: int, limit: int) -> list[str]:
        """Matches whose host should have acted by `now`, the longest waiting first."""
        query = (
            select(deadlines.c.match).where(deadlines.c.wake <= now).order_by(deadlines.c.wake).limit(limit)
        )
        async with self._reading() as connection:
            return [row.match for row in await connection.execute(query)]

    async def _update_seat(self, match: str, seat: int, **values: Any) -> None:
        async def work(connection: AsyncConnection) -> None:
            await connection.execute(
                update(seats).where(seats.c.match == match, seats.c.seat == seat).values(**values)
            )
            await _revise(connection, match)

        await self._writer.write(work)

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with self._engines.reading.connect() as connection:
                yield connection
        except (SQLAlchemyError, OSError) as error:
            raise StoreAway(str(error)) from error
        except (LookupError, TypeError, ValueError) as error:  # a value that is not of its column's kind
            raise Damaged(repr(error)[:300]) from error


async def _revise(connection: AsyncConnection, match: str) -> None:
    """Servers that have the match in memory must read it again before they store anything."""
    await connection.execute(
        update(matches).where(matches.c.id == match).values(revision=matches.c.revision + 1)
    )


async def _lines_said(connection: AsyncConnection, match: str) -> int:
    newest = select(func.coalesce(func.max(chat.c.k), 0)).where(chat.c.match == match)
    return int((await connection.execute(newest)).scalar_one())


async def _load(connection: AsyncConnection, match: str, after: int | None) -> Stored | None:
    row = (await connection.execute(select(matches).where(matches.c.id == match))).one_or_none()
    if row is None:
        return None
    found = await connection.execute(select(seats).where(seats.c.match == match).order_by(seats.c.seat))
    loaded = seated(match_row(row), [seat_row(seat) for seat in found])
    cache = await _snapshot(connection, loaded) if after is None else None
    later = await _answers(connection, match, cache.seq if cache else after or 0)
    said = await _lines_said(connection, match) if after is None else 0
    return Stored(loaded, cache, later, await _deadline(connection, match), said)


def _is_whole(stored: Stored, after: int | None) -> bool:
    """Whether all answers are there. Rows are read one after another, so a take-back in between may leave a gap."""
    first = stored.snapshot.seq if stored.snapshot else after or 0
    return first + len(stored.answers) >= stored.match.length


async def _answers(connection: AsyncConnection, match: str, after: int) -> list[AnswerRow]:
    query = select(answers).where(answers.c.match == match, answers.c.seq >= after).order_by(answers.c.seq)
    return answer_rows(await connection.execute(query), after)


async def _snapshot(connection: AsyncConnection, match: MatchRow) -> SnapshotRow | None:
    """The snapshot, if it can be used: it is only a cache."""
    row = (await connection.execute(select(snapshots).where(snapshots.c.match == match.id))).one_or_none()
    if row is None:
        return None
    try:
        cache = msgspec.convert({"seq": row.seq, "data": msgspec.json.decode(row.data)}, SnapshotRow)
    except (msgspec.MsgspecError, TypeError, UnicodeError):
        return None
    return cache if 0 <= cache.seq <= match.length else None


async def _deadline(connection: AsyncConnection, match: str) -> DeadlineRow | None:
    row = (await connection.execute(select(deadlines).where(deadlines.c.match == match))).one_or_none()
    if row is None:
        return None
    with readable(f"deadline of match {match}"):
        return msgspec.convert({**columns_of(row), "timer": row.timer or 0}, DeadlineRow)

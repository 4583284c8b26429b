"""Removes a deleted person: the name at seats, in chats, in the logs of competitions, and how they were reached."""

from __future__ import annotations

import msgspec
from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from dugout.competition import commands
from dugout.competition.commands import Become, Join, Replace, Share, Wait
from dugout.core.ids import FORMER_PLAYER
from dugout.server.store.convert import as_text
from dugout.server.store.schema.competitions import championships, competition_log, competitions
from dugout.server.store.schema.matches import chat, matches, seats, snapshots
from dugout.server.store.schema.notices import (
    deliveries,
    devices,
    mail_addresses,
    muted_topics,
    notice_settings,
)


async def forget_names(connection: AsyncConnection, person: str) -> None:
    """Everything that carries a person's name, or says who the person was."""
    own = (seats.c.person == person, seats.c.guest.is_(False))  # a guest on this device is somebody else
    mine = select(seats.c.match, seats.c.seat).where(*own)
    for row in (await connection.execute(mine)).all():
        said = (chat.c.match == row.match, chat.c.seat == row.seat)
        await connection.execute(update(chat).where(*said).values(text=""))
    left = {"person": None, "name": FORMER_PLAYER, "token_hash": None}
    await connection.execute(update(seats).where(*own).values(**left))
    await connection.execute(update(seats).where(seats.c.person == person).values(person=None))
    await forget_entries(connection, person)
    await connection.execute(
        update(competitions).where(competitions.c.organiser == person).values(organiser=None)
    )
    await connection.execute(
        update(championships).where(championships.c.organiser == person).values(organiser="")
    )


async def forget_entries(connection: AsyncConnection, person: str) -> None:
    """In the logs of competitions who entered, also as a guest, is entered under no name."""
    mine = select(competition_log.c.competition).where(competition_log.c.by == person)
    query = select(competition_log).where(competition_log.c.competition.in_(mine))
    ids = {person}
    for row in (await connection.execute(query.order_by(competition_log.c.seq.desc()))).all():
        command = commands.read(row.text)
        if isinstance(command, Become) and command.person in ids:
            ids.add(command.entrant)
        elif _names(command, ids):
            assert isinstance(command, (Join, Replace, Wait, Share))
            text = commands.write(msgspec.structs.replace(command, name=FORMER_PLAYER))
            where = (competition_log.c.competition == row.competition, competition_log.c.seq == row.seq)
            await connection.execute(update(competition_log).where(*where).values(text=text))


def _names(command: commands.Command, ids: set[str]) -> bool:
    """Whether somebody enters with a command, or takes over a team, and still has a name in it."""
    if isinstance(command, (Replace, Wait)):
        return command.person in ids and command.name not in ("", FORMER_PLAYER)
    if isinstance(command, (Join, Share)):
        return command.entrant in ids and command.name not in ("", FORMER_PLAYER)
    return False


async def change_options(connection: AsyncConnection, match: str, options: dict[str, object]) -> None:
    """Other options of a match that are played alike; states that were stored with the old ones go."""
    await connection.execute(update(matches).where(matches.c.id == match).values(options=as_text(options)))
    await connection.execute(delete(snapshots).where(snapshots.c.match == match))


async def forget_reach(connection: AsyncConnection, person: str) -> None:
    """Everything about how a person was reached goes with the person."""
    for table in (deliveries, muted_topics, mail_addresses, notice_settings, devices):
        await connection.execute(delete(table).where(table.c.person == person))

"""`dugout admin`: what the people who run a server do about reports."""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from dugout.cli.failure import Failure, misused
from dugout.cli.output import say

if TYPE_CHECKING:
    from dugout.server.match.rooms import Rooms
    from dugout.server.store.people import Person

DAY = 24 * 3600 * 1000

app = typer.Typer(no_args_is_help=True, help="Administer a server: reports, people, matches.")

Who = Annotated[str, typer.Argument(help="A kept name, or the id of a person.", metavar="PERSON")]


@app.command()
def reports(
    closed: Annotated[bool, typer.Option("--closed", help="Those that are done instead.")] = False,
) -> None:
    """List the reports of people."""

    async def work(rooms: Rooms) -> None:
        for report in await rooms.store.notifications.reports(closed=closed):
            about = "" if report.seat is None else f" about seat {report.seat + 1}"
            say(
                f"{report.id:>4}  {report.kind:<5}  match {report.match}{about}  {' '.join(report.text.split())}"
            )

    _run(work)


@app.command()
def report(number: Annotated[int, typer.Argument(help="The number of a report.", min=1)]) -> None:
    """Show one report with everything stored with it."""

    async def work(rooms: Rooms) -> None:
        known = [
            *await rooms.store.notifications.reports(),
            *await rooms.store.notifications.reports(closed=True),
        ]
        found = next((one for one in known if one.id == number), None)
        if found is None:
            raise Failure(f"There is no report {number}.")
        say(found.data)

    _run(work)


@app.command()
def done(number: Annotated[int, typer.Argument(help="The number of a report.", min=1)]) -> None:
    """Mark a report as done."""

    async def work(rooms: Rooms) -> None:
        if not await rooms.store.notifications.close_report(number):
            raise Failure(f"There is no report {number}.")

    _run(work)


@app.command()
def mute(
    person: Who, days: Annotated[int, typer.Option(min=0, help="For how long; 0 lets them speak again.")] = 7
) -> None:
    """Mute somebody: they can read the chat, but not write."""

    async def work(rooms: Rooms) -> None:
        until = rooms.clock.now() + days * DAY if days else None
        found = await _person(rooms, person)
        await rooms.store.people.change(found.id, muted_until=until)
        say(
            f"{found.name} is muted for {days} days."
            if days
            else f"{found.name} may write in the chat again."
        )

    _run(work)


@app.command()
def ban(
    person: Who, lift: Annotated[bool, typer.Option("--lift", help="Let them in again.")] = False
) -> None:
    """Ban somebody, also where they are signed in. A running server closes their connections within seconds."""

    async def work(rooms: Rooms) -> None:
        found = await _person(rooms, person)
        await rooms.store.people.change(found.id, banned=not lift)
        say(f"{found.name} is no longer banned." if lift else f"{found.name} is banned.")

    _run(work)


@app.command()
def close(match: Annotated[str, typer.Argument(help="The id of a match.", metavar="MATCH")]) -> None:
    """End a match without a winner. A running server notices it at the next answer, or within a second."""

    async def work(rooms: Rooms) -> None:
        from dugout.referee.errors import ApiError
        from dugout.server.match import agreement

        try:
            await agreement.close(await rooms.get(match))
        except ApiError as error:
            raise Failure(f"There is no match {match} that can be closed ({error.code}).") from None
        say(f"The match {match} is closed.")

    _run(work)


@app.command()
def export(
    person: Who, file: Annotated[Path, typer.Argument(help="The file to write.", metavar="FILE")]
) -> None:
    """Write everything that is stored about somebody into a file, as they could download it themselves."""

    async def work(rooms: Rooms) -> None:
        from dugout.server.people.personal import personal_data

        found = await _person(rooms, person)
        data = json.dumps(await personal_data(rooms.services, found.id), ensure_ascii=False, indent=2)
        with os.fdopen(
            os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="utf-8"
        ) as out:
            out.write(data)
        say(f"{file}: everything about {found.name}.")

    _run(work)


async def _person(rooms: Rooms, text: str) -> Person:
    from dugout.referee.inputs import name_key

    people = rooms.store.people
    found = await people.by_name(name_key(text)) or await people.by_id(text)
    if found is None:
        raise Failure(f"There is nobody called {text}.")
    return found


def _run(work: Callable[[Rooms], Awaitable[Any]]) -> None:
    from dugout.referee.errors import StoreAway, StoreBroken

    async def run() -> None:
        async with _rooms() as rooms:
            await work(rooms)

    try:
        asyncio.run(run())
    except FileExistsError as error:
        raise Failure(f"{error.filename} exists already; name another file.") from None
    except (StoreAway, StoreBroken) as error:
        raise Failure(f"The database cannot be used: {error}.") from None


@asynccontextmanager
async def _rooms() -> AsyncIterator[Rooms]:
    """The matches of the database that `DUGOUT_DATABASE_URL` or `DUGOUT_DATA` names; wakes none of them."""
    from dugout.referee.catalogue import registered
    from dugout.server.bus.memory import MemoryBus
    from dugout.server.clocks.wall import WallClock
    from dugout.server.live.status import Status
    from dugout.server.match.rooms import Rooms
    from dugout.server.people.notices import follow
    from dugout.server.services import Services
    from dugout.server.settings import SettingsError, from_environment
    from dugout.server.store.store import Store
    from dugout.server.thinking.choice import thinkers_for

    try:
        settings = from_environment()
    except SettingsError as error:
        raise misused(f"{error}.") from None
    store = Store(settings.url)
    await store.open()
    try:
        games, clock, status = registered(), WallClock(), Status(store)
        services = Services(settings, clock, store, MemoryBus(), games, thinkers_for(settings, games), status)
        rooms = Rooms(services)
        follow(rooms)
        yield rooms
    finally:
        await store.close()

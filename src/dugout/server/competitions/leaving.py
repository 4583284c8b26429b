"""What becomes of somebody's competitions when the account is deleted."""

from __future__ import annotations

from contextlib import suppress

from dugout.competition.commands import Command, Forget, Leave, Withdraw
from dugout.competition.contract import competing
from dugout.competition.season import FINISHED, OPEN, Entrant, Season
from dugout.referee.errors import ApiError
from dugout.server.competitions.host import Competitions, open_matches
from dugout.server.competitions.log import CompetitionLog
from dugout.server.competitions.notices import notify
from dugout.server.store.people import Person
from dugout.server.wire.competitions import Obligation


async def obligations(leagues: Competitions, person: Person) -> list[Obligation]:
    """The competitions that somebody plays in or runs, and what becomes of each."""
    found = []
    for history in await leagues.readable(await leagues.store.of_person(person.id)):
        async with history.still() as season:
            runs = history.row.organiser == person.id
            heir = heir_of(season, person)
            plays = _plays(season, person.id)
            if plays or (runs and season.phase != FINISHED and not season.deleted):
                name = heir.name if runs and heir is not None else ""
                found.append(
                    Obligation(id=history.id, title=history.row.title, plays=plays, runs=runs, heir=name)
                )
    return found


def heir_of(s: Season, person: Person) -> Entrant | None:
    """Who runs a competition when its organiser is gone: the first person in it who still plays.

    Nobody, where it is deleted: it has disappeared for everybody else (CO-14.8).
    """
    if s.deleted:
        return None
    others = (each for each in s.entrants if not each.level and not each.guest and each.id != person.id)
    return next((entrant for entrant in others if not entrant.out and not entrant.gone), None)


def _plays(s: Season, person: str) -> bool:
    mine = any(entrant.id == person and not entrant.out for entrant in s.entrants)
    return mine and s.phase != FINISHED and not s.deleted


async def leave(leagues: Competitions, person: Person) -> None:
    """CO-4.6, CO-17: out of every competition by its rules, handed over where the person ran it, and no name left."""
    competitions = await leagues.store.of_person(person.id)
    for history in await leagues.readable(competitions):
        await _hand_over(leagues, history, person)
        if _plays(history.season, person.id):
            await _withdraw(leagues, history, person)
    await _unname_matches(leagues, person.id)
    await leagues.store.forget_entries(person.id)
    for history in await leagues.readable(competitions):
        await leagues.submit(history, Forget(person.id), person.id)


async def _hand_over(leagues: Competitions, history: CompetitionLog, person: Person) -> None:
    if history.row.organiser != person.id:
        return
    heir = heir_of(history.season, person)
    to = heir.id if heir is not None else None
    public = history.row.public and (to is not None or history.season.phase != OPEN)
    await leagues.appoint(history, to, public)
    await _tell(leagues, history, "organiser", set())


async def _withdraw(leagues: Competitions, history: CompetitionLog, person: Person) -> None:
    command: Command = Leave(person.id)
    against = _opponents(history.season, person.id)
    if history.season.phase != OPEN:
        going, rolls = await open_matches(leagues, history)
        command = Withdraw(person.id, going, rolls, leagues.today())
    with suppress(ApiError):  # put out or over a moment ago
        await leagues.submit(history, command, person.id)
    await _tell(leagues, history, "withdrawn", against)


def _opponents(s: Season, person: str) -> set[str]:
    """The people with whom somebody is in the middle of a match."""
    fixture = s.unfinished(s.number(person))
    others = [s.entrant(number) for number in fixture.sides] if fixture is not None else []
    return {entrant.id for entrant in others if not entrant.level and not entrant.out} - {person}


async def _tell(leagues: Competitions, history: CompetitionLog, event: str, others: set[str]) -> None:
    """Notify the organiser and these `others`, without a name."""
    organiser = {history.row.organiser} if history.row.organiser is not None else set()
    await notify(leagues, history, event, others | organiser)


async def _unname_matches(leagues: Competitions, person: str) -> None:
    """The name that a match was set up with goes from its options."""
    for match, game, seat, before in await leagues.store.seats_of(person):
        options = competing.of(game).without_name(before, seat)
        if options != before:
            await leagues.store.change_options(match, options)
            leagues.rooms.evict(match)

"""CO-14.8: who may read a competition: one that is deleted has disappeared for everybody but its organiser."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

import msgspec

from dugout.competition.config import Config, Refused
from dugout.competition.inheritance import legacy
from dugout.referee.errors import ApiError, Damaged, refused
from dugout.referee.inputs import name_key
from dugout.server.competitions.host import Competitions
from dugout.server.competitions.log import CompetitionLog
from dugout.server.store.people import Person
from dugout.server.store.retention import DELETED_DAYS
from dugout.server.wire.competitions import Link

KEPT_SECONDS: Final = DELETED_DAYS * 86_400
"""For how long the organiser can bring it back."""


def hidden(leagues: Competitions, history: CompetitionLog, person: Person | None) -> bool:
    """Whether a competition is not there for somebody; everybody who reads one asks this first."""
    deleted = history.season.deleted
    if not deleted:
        return False
    owner = person is not None and person.id == history.row.organiser
    return not owner or leagues.rooms.clock.now() // 1000 - deleted > KEPT_SECONDS


async def shown(leagues: Competitions, competition: str, person: Person | None) -> CompetitionLog:
    """A competition that somebody may read; raises ApiError."""
    history = await leagues.get(competition)
    if hidden(leagues, history, person):
        raise ApiError("no-competition")
    return history


async def links(
    leagues: Competitions, history: CompetitionLog, person: Person | None
) -> tuple[Link | None, list[Link], Link | None]:
    """CO-7.9, CO-16, CO-25.1: whose suspensions it took over, the championships it counts for, the season before."""
    before = await _link(leagues, history.config.inherited_from, person)
    rows = await leagues.rooms.store.championships.of_competition(history.id)
    counts = [Link(id=each.id, title=each.title) for each in rows]
    return before, counts, await _link(leagues, history.season.earlier, person)


async def kept_place(leagues: Competitions, history: CompetitionLog, person: Person | None) -> str:
    """CO-25.2: the guest who is this person: of the same name as in the season before; empty if there is none."""
    s = history.season
    if person is None or not s.earlier or any(each.id == person.id for each in s.entrants):
        return ""
    same = (each for each in s.entrants if each.guest and name_key(each.name) == name_key(person.name))
    guest = next(same, None)
    if guest is None:
        return ""
    with suppress(ApiError, Damaged):
        before = await shown(leagues, s.earlier, person)
        if any(each.id == person.id and not each.guest for each in before.season.entrants):
            return guest.id
    return ""


async def _link(leagues: Competitions, competition: str, person: Person | None) -> Link | None:
    if competition:
        with suppress(ApiError, Damaged):  # the one that names it can be read all the same
            earlier = await shown(leagues, competition, person)
            return Link(id=earlier.id, title=earlier.row.title)
    return None


async def with_legacy(leagues: Competitions, config: Config, before: str | None, person: Person) -> Config:
    """CO-7.9: with the suspensions and injuries of a finished competition; raises ApiError."""
    if config.inherit is not None or config.inherited_from:  # what is taken over is counted here
        raise ApiError("malformed", {"detail": "inherit"})
    if before is None:
        return config
    history = await shown(leagues, before, person)
    if history.row.organiser != person.id:
        raise ApiError("not-organiser")
    try:
        async with history.still() as season:
            added = legacy(season, config.game)
    except Refused as error:
        raise refused("refused", error.refusal) from None
    return msgspec.structs.replace(config, inherit=added, inherited_from=history.id)

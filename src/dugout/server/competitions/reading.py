"""CO-14.8: who may read a competition: one that is deleted has disappeared for everybody but its organiser."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

import msgspec

from dugout.competition.config import Config, Refused
from dugout.competition.inheritance import legacy
from dugout.referee.errors import ApiError, Damaged, refused
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
) -> tuple[Link | None, list[Link]]:
    """CO-7.9, CO-16: the competition before this one, and the championships it counts for."""
    before: Link | None = None
    if history.config.inherited_from:
        with suppress(ApiError, Damaged):  # this one can be read all the same
            earlier = await shown(leagues, history.config.inherited_from, person)
            before = Link(id=earlier.id, title=earlier.row.title)
    rows = await leagues.rooms.store.championships.of_competition(history.id)
    return before, [Link(id=each.id, title=each.title) for each in rows]


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

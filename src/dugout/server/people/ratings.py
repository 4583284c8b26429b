"""How strong people are: Glicko-2, one finished match at a time."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Final

from glicko2.math import update_rating
from glicko2.math.conversions import mu_to_rating, phi_to_rd, rating_to_mu, rd_to_phi

from dugout.referee.errors import StoreAway
from dugout.referee.rows import OVER
from dugout.server.match.room import Room
from dugout.server.ops import background
from dugout.server.store.people import RatingRow
from dugout.server.store.store import Store

MOST_UNCERTAIN: Final = 350.0
AT_ONCE: Final = 100


@dataclass(frozen=True)
class Rating:
    """`deviation` is the uncertainty: the strength lies within two of them of `rating`, 19 times in 20."""

    rating: float = 1500.0
    deviation: float = MOST_UNCERTAIN
    volatility: float = 0.06


async def settle(room: Room, _asked_before: object = None) -> None:
    """Count a rated match that has ended; `settle_left` does it again if this fails."""
    if room.match.status == OVER and room.match.rated and not room.match.settled:
        with suppress(StoreAway):
            await room.services.store.settle(room.id, after_match)
            room.match.settled = True


async def settle_left(store: Store) -> None:
    """Rated matches that a dead server left uncounted."""
    for match in await store.lists.unrated(AT_ONCE):
        with background.guarded("upkeep", passing=StoreAway, match=match):
            await store.settle(match, after_match)


def after_match(before: list[RatingRow], places: list[int]) -> list[RatingRow]:
    """The rows of everybody who played, as they are after the match."""
    known = [Rating(row.rating, row.deviation, row.volatility) for row in before]
    return [
        replace(row, rating=new.rating, deviation=new.deviation, volatility=new.volatility)
        for row, new in zip(before, rated(known, places), strict=True)
    ]


def rated(before: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """The ratings after a match that ended with these places; every pair of seats counts as a game."""
    return [
        _after(mine, [(other, _score(places[me], places[at])) for at, other in enumerate(before) if at != me])
        for me, mine in enumerate(before)
    ]


def _score(mine: int, other: int) -> float:
    return 0.5 if mine == other else float(mine < other)


def _after(mine: Rating, games: Sequence[tuple[Rating, float]]) -> Rating:
    scale = [(rating_to_mu(other.rating), rd_to_phi(other.deviation), score) for other, score in games]
    new = update_rating(rating_to_mu(mine.rating), rd_to_phi(mine.deviation), mine.volatility, scale)
    return Rating(mu_to_rating(new.mu), min(MOST_UNCERTAIN, phi_to_rd(new.phi)), new.sigma)

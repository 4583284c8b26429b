"""The lobby: what is on offer, what is being played."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import get, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from dugout.fairness.scheme import commitment
from dugout.referee.rows import MatchRow
from dugout.referee.wire.clocks import TimeControl
from dugout.referee.wire.matches import Created, NewMatch, Salt
from dugout.server.access.session import HttpRequest, address_of, known, who
from dugout.server.access.tokens import rooms_of
from dugout.server.match.rooms import Rooms
from dugout.server.people import lobby
from dugout.server.people.profiles import listed
from dugout.server.wire.people import PlayedMatch, RatingInfo


class Offer(Struct, kw_only=True):
    """A match that waits for people. `options` are those that differ from the game's own."""

    match: PlayedMatch
    options: dict[str, Any]
    expires: int | None
    yours: bool
    dice_commitment: str
    rating: RatingInfo | None
    """Of whoever offers it, in this game."""


class LobbyInfo(Struct, kw_only=True):
    now: int
    offers: list[Offer]
    live: list[PlayedMatch]


class Quick(Struct, kw_only=True, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=40)]
    clock: TimeControl = TimeControl()
    rated: bool = False
    options: dict[str, Any] = {}


class Join(Struct, kw_only=True, forbid_unknown_fields=True):
    """`salt` is added to the dice, whose commitment is in the offer."""

    salt: Salt | None = None


class Found(Struct, kw_only=True):
    match: str


@get("/api/lobby", summary="Matches to join and matches to watch")
async def get_lobby(request: HttpRequest) -> LobbyInfo:
    rooms = rooms_of(request.app.state)
    person = await who(request)
    mine = person.id if person else None
    open_ = await lobby.offers(rooms, person)
    strengths = await rooms.store.lists.strengths(
        {row.person for match in open_ for row in match.seats if row.person}
    )
    live = await rooms.store.lists.live(lobby.SHOWN)
    return LobbyInfo(
        now=rooms.clock.now(),
        offers=[_offer(rooms, match, mine, strengths) for match in open_],
        live=[listed(rooms, match, mine) for match in live],
    )


@post("/api/lobby", summary="Offer a match that anybody may join")
async def post_offer(request: HttpRequest, data: JSONBody[NewMatch]) -> Created:
    person = await known(request)
    data.listed = True
    return await lobby.offer(rooms_of(request.app.state), data, person, address_of(request))


@post("/api/lobby/quick", status_code=200, summary="Join the oldest offer that fits, or make one")
async def post_quick(request: HttpRequest, data: JSONBody[Quick]) -> Found:
    person = await known(request)
    rooms = rooms_of(request.app.state)
    wanted = (data.game, data.options, data.clock, data.rated)
    return Found(match=await lobby.quick(rooms, *wanted, person, address_of(request)))


@post("/api/lobby/{match:str}/join", status_code=200, summary="Take a free seat of an offer")
async def post_join(request: HttpRequest, match: FromPath[str], data: JSONBody[Join | None] = None) -> Found:
    person = await known(request)
    return Found(
        match=await lobby.join(rooms_of(request.app.state), match, person, data.salt if data else None)
    )


def _offer(
    rooms: Rooms, match: MatchRow, mine: str | None, strengths: dict[tuple[str, str], tuple[float, float]]
) -> Offer:
    maker = next((row.person for row in match.seats if row.person and row.taken), None)
    known_strength = strengths.get((maker or "", match.game))
    rating = None
    if known_strength is not None:
        strength, deviation = known_strength
        rating = RatingInfo(game=match.game, rating=round(strength), deviation=round(deviation), played=0)
    return Offer(
        match=listed(rooms, match, mine),
        options=match.options,
        expires=match.expires,
        yours=mine is not None and any(row.person == mine for row in match.seats),
        dice_commitment=commitment(match.dice_secret),
        rating=rating,
    )


ROUTES = [get_lobby, post_offer, post_quick, post_join]

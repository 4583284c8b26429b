"""`GET /api/games`."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import get, post
from litestar.datastructures import State
from litestar.params import JSONBody
from msgspec import Meta, Struct

from dugout.competition.contract import competing
from dugout.core.rules import Rules
from dugout.referee.catalogue import Catalogue
from dugout.referee.pace import agreed_options, offered, pace_of
from dugout.referee.wire.clocks import Pace, TimeControl
from dugout.referee.wire.matches import CharacterInfo, CompetingInfo, GameInfo, OptionInfo, ShortInfo
from dugout.server.access.tokens import rooms_of


class Wanted(Struct, kw_only=True, forbid_unknown_fields=True):
    """A match that somebody might make."""

    game: Annotated[str, Meta(max_length=40)]
    options: dict[str, Any] = {}
    clock: TimeControl | None = None


@post("/api/pace", status_code=200, summary="What would run in such a match")
async def post_pace(state: State, data: JSONBody[Wanted]) -> Pace:
    rules = rooms_of(state).services.rules(data.game)
    return pace_of(rules, agreed_options(rules, data.options, data.clock), data.clock or TimeControl())


@get("/api/games", summary="The games, their options and their computer opponents")
async def list_games(state: State) -> list[GameInfo]:
    return infos(rooms_of(state).services.games)


def infos(catalogue: Catalogue) -> list[GameInfo]:
    return [
        GameInfo(
            id=game,
            version=rules.version,
            rule_prefix=rules.rule_prefix,
            min_seats=rules.min_seats,
            max_seats=rules.max_seats,
            options=[
                msgspec.convert({**msgspec.to_builtins(option), "settles": dict(option.settles)}, OptionInfo)
                for option in rules.options()
            ],
            bots=list(catalogue.levels(game)),
            characters=msgspec.convert(catalogue.characters(game), list[CharacterInfo], from_attributes=True),
            clocks=offered(rules),
            competing=msgspec.convert(competing.of(game), CompetingInfo, from_attributes=True),
            short=short_of(rules),
        )
        for game, rules in catalogue.games.items()
    ]


def short_of(rules: Rules[Any, Any]) -> ShortInfo:
    short = rules.short()
    seats = short.seats or rules.min_seats
    return ShortInfo(
        options=short.options,
        full=short.full,
        friends=short.friends,
        alone=short.alone,
        seats=seats,
        minutes=short.minutes,
    )

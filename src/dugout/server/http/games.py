"""`GET /api/games`."""

from __future__ import annotations

import msgspec
from litestar import get
from litestar.datastructures import State

from dugout.server.http.access import rooms_of
from dugout.server.messages import GameInfo, OptionInfo


@get("/api/games", summary="The games, their options and their computer opponents")
async def list_games(state: State) -> list[GameInfo]:
    catalogue = rooms_of(state).catalogue
    return [
        GameInfo(
            id=game,
            version=rules.version,
            min_seats=rules.min_seats,
            max_seats=rules.max_seats,
            options=[
                OptionInfo(**{**msgspec.structs.asdict(option), "choices": list(option.choices)})
                for option in rules.options()
            ],
            bots=list(catalogue.levels(game)),
        )
        for game, rules in catalogue.games.items()
    ]

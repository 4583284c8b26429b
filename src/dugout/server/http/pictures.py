"""The pictures of a rule book: positions as views, so that the page draws them with its own boards."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from litestar import get
from litestar.datastructures import State
from litestar.params import FromPath
from msgspec import Struct

from dugout.core.ids import PUBLIC
from dugout.core.rules import Rules
from dugout.lessons.pictures import pictures
from dugout.referee.errors import ApiError
from dugout.referee.view import seen
from dugout.server.access.tokens import rooms_of


class ArrowInfo(Struct, kw_only=True):
    kind: Literal["plan", "played", "walk"]
    cells: list[str]


class PictureInfo(Struct, kw_only=True):
    """A position as a spectator sees it, and what is drawn over it; `part` are two corners of what is shown."""

    rule: str
    name: str
    view: msgspec.Raw
    part: tuple[str, str]
    arrows: list[ArrowInfo]
    marks: list[str]
    danger: list[str]
    labels: list[tuple[str, str]]


@get("/api/rules/{game:str}/pictures", summary="The pictures of a rule book")
async def list_pictures(state: State, game: FromPath[str]) -> list[PictureInfo]:
    rules = rooms_of(state).services.games.games.get(game)
    if rules is None:
        raise ApiError("no-game")
    return infos(rules, game)


def infos(rules: Rules[Any, Any], game: str) -> list[PictureInfo]:
    return [
        PictureInfo(
            rule=one.rule,
            name=one.name,
            view=seen(rules, rules.from_position(one.position), PUBLIC),
            part=one.part,
            arrows=[ArrowInfo(kind=arrow.kind, cells=list(arrow.cells)) for arrow in one.arrows],
            marks=list(one.marks),
            danger=list(one.danger),
            labels=list(one.labels),
        )
        for one in pictures(game)
    ]

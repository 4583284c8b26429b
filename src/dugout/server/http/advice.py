"""Looking before leaping: what a plan is worth, and why an intention is not possible. Nothing is stored."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Final

from litestar import Request, get, post
from litestar.params import FromPath, JSONBody, QueryParameter
from msgspec import Meta, Struct

from dugout.core.contract import ParseError
from dugout.core.ids import Seat
from dugout.i18n import render
from dugout.server.errors import ApiError, refused
from dugout.server.http.access import check_seat, enter
from dugout.server.messages import AnswerText, ErrorBody, SeatNumber
from dugout.server.room import Room
from dugout.server.store.base import LINK, RUNNING, WAITING
from dugout.server.viewer import Viewer
from dugout.server.words import error_body, language_of

MOST_ANSWERS: Final = 32
"""Answers in a plan: more than any game asks in a row, few enough to be weighed at once."""


class PlanQuery(Struct, kw_only=True, forbid_unknown_fields=True):
    """Answers in the game's notation, joined by `;`, to be played from the open question on."""

    seat: SeatNumber
    plan: Annotated[str, Meta(max_length=4000)]


class IntentQuery(Struct, kw_only=True, forbid_unknown_fields=True):
    """One answer in the game's notation."""

    seat: SeatNumber
    intent: AnswerText


class Worth(Struct, kw_only=True):
    """What the game says of a plan; empty where it has nothing to say."""

    odds: dict[str, Any]


class Explained(Struct, kw_only=True):
    """`refusal` is what this answer would meet; null if it is possible."""

    possible: bool
    refusal: ErrorBody | None


class HintBody(Struct, kw_only=True):
    """A plan: answers in the game's notation, its chances, its worth, and why, as a key with figures and as a sentence."""

    plan: list[str]
    odds: dict[str, Any]
    value: float
    reason: str
    args: dict[str, int | str]
    why: str


class Hints(Struct, kw_only=True):
    """Two or three plans, the best first."""

    hints: list[HintBody]


@post("/api/matches/{match:str}/odds", status_code=200, summary="The chances of a plan")
async def post_odds(
    request: Request[Any, Any, Any], match: FromPath[str], data: JSONBody[PlanQuery]
) -> Worth:
    if data.plan.count(";") >= MOST_ANSWERS:
        raise ApiError("malformed", {"detail": "plan"})
    room = await _asked_room(request, match, data.seat)
    state = room.rules.copy(room.state)
    try:
        # a long plan takes a while to weigh; meanwhile other matches go on
        return Worth(odds=await asyncio.to_thread(room.rules.odds, state, data.seat, data.plan))
    except ParseError as error:
        raise refused("refused", error.refusal) from None


@post("/api/matches/{match:str}/explain", status_code=200, summary="Why an intention is not possible")
async def post_explain(
    request: Request[Any, Any, Any], match: FromPath[str], data: JSONBody[IntentQuery]
) -> Explained:
    room = await _asked_room(request, match, data.seat)
    try:
        refusal = room.rules.explain(room.state, data.seat, data.intent)
    except ParseError as error:
        raise refused("bad-answer", error.refusal) from None
    if refusal is None:
        return Explained(possible=True, refusal=None)
    return Explained(possible=False, refusal=error_body(refused("refused", refusal), language_of(request)))


@get("/api/matches/{match:str}/hint", summary="The coach's best plans for a seat that is asked")
async def get_hint(
    request: Request[Any, Any, Any], match: FromPath[str], seat: Annotated[int, QueryParameter(ge=0, le=63)]
) -> Hints:
    room = await _asked_room(request, match, seat)
    if room.match.rated or any(row.kind == LINK for row in room.match.seats):
        raise ApiError("not-now", {"reason": "no-hints"})
    found = await room.rooms.bots.advise(room, seat)
    language = language_of(request)
    return Hints(
        hints=[
            HintBody(
                plan=list(hint.plan),
                odds=hint.odds,
                value=hint.value,
                reason=hint.reason,
                args=hint.args,
                why=render(hint.reason, hint.args, language),
            )
            for hint in found
        ]
    )


async def _asked_room(request: Request[Any, Any, Any], match: str, seat: Seat) -> Room:
    """A running match in which the seat is asked just now: only then has a plan a beginning.

    Whoever is asked knows all that an answer needs, so advice tells nobody a secret of somebody else.
    """
    room, viewer = await enter(request, match)
    check_seat(viewer, seat)
    async with room.lock:
        await room.fresh()
    if room.match.status != RUNNING:
        raise ApiError("not-started" if room.match.status == WAITING else "match-over")
    if not _is_asked(room, viewer, seat):
        raise ApiError("not-your-seat", {"seat": seat})
    return room


def _is_asked(room: Room, viewer: Viewer, seat: Seat) -> bool:
    pending = room.pending
    return seat in viewer.seats and (seat in pending.seats or seat in pending.may)


ROUTES = [post_odds, post_explain, get_hint]
"""Questions to the rules that change nothing."""

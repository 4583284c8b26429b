"""Advice: the value of a plan, and why an answer is not possible. Nothing is stored."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Annotated, Any, Final, TypeGuard

from litestar import get, post
from litestar.params import FromPath, JSONBody, QueryParameter
from msgspec import Meta, Struct

from dugout.bots.coach import Hint, Moment
from dugout.bots.contract import Step
from dugout.core.analysis import SEPARATOR
from dugout.core.errors import ParseError
from dugout.core.ids import Seat
from dugout.i18n import has, render
from dugout.referee.advice import Ahead, Explained, ahead, check_asked, explain, is_asked, is_stale
from dugout.referee.errors import ApiError, refused
from dugout.referee.rows import OVER, WAITING
from dugout.referee.tokens import check_seat
from dugout.referee.view import may_coach
from dugout.referee.wire.matches import AnswerText, SeatNumber
from dugout.server.access.session import HttpRequest
from dugout.server.access.tokens import asker_of, enter
from dugout.server.access.words import error_body, language_of
from dugout.server.match.room import Room
from dugout.server.thinking.odds import odds_service_of

MOST_ANSWERS: Final = 32
"""Answers in a plan: more than any game asks in a row, few enough to be weighed at once."""


class PlanQuery(Struct, kw_only=True, forbid_unknown_fields=True):
    """Answers in the game's notation, joined by `;`, to be played from the open question (number `question`) on."""

    seat: SeatNumber
    plan: Annotated[str, Meta(max_length=4000)]
    question: int | None = None


class IntentQuery(Struct, kw_only=True, forbid_unknown_fields=True):
    """One answer in the game's notation, after the steps of a plan and `;` if there is one, to the question
    `question`."""

    seat: SeatNumber
    intent: AnswerText
    question: int | None = None


class StepBody(Struct, kw_only=True):
    """What an answer does: the code of an event of the game, or (`coach-plan-…`) a key of the catalogues,
    with figures."""

    code: str
    args: dict[str, int | str]


class HintBody(Struct, kw_only=True):
    """A plan: answers in the game's notation and what they do, its chances, its worth, and why, as a key with
    figures and as a sentence."""

    plan: list[str]
    steps: list[StepBody]
    odds: dict[str, Any]
    value: float
    reason: str
    args: dict[str, int | str]
    why: str


class Worth(Struct, kw_only=True):
    """What the game says of a plan; empty where it has nothing to say."""

    odds: dict[str, Any]


class MomentBody(Struct, kw_only=True):
    """A decision that cost something: how many answers come before it, what the seat saw (`view`), what was played and
    what that did, what was better, the loss."""

    answer: int
    seat: int
    view: Any
    played: list[str]
    steps: list[StepBody]
    better: HintBody
    loss: float


class Moments(Struct, kw_only=True):
    """At most three, in the order of the match."""

    moments: list[MomentBody]


class Hints(Struct, kw_only=True):
    """Two or three plans, the best first."""

    hints: list[HintBody]


@post("/api/matches/{match:str}/odds", status_code=200, summary="The chances of a plan")
async def post_odds(request: HttpRequest, match: FromPath[str], data: JSONBody[PlanQuery]) -> Worth:
    if data.plan.count(SEPARATOR) >= MOST_ANSWERS:
        raise ApiError("malformed", {"detail": "plan"})
    room = await _running_room(request, match, data.seat)
    if not is_asked(room, data.seat) or is_stale(room, data.question):
        return Worth(odds={})
    state = room.rules.copy(room.state)
    odds_service = odds_service_of(request.app.state)
    try:
        return Worth(odds=await odds_service.odds(room.id, room.rules, state, data.seat, data.plan))
    except ParseError as error:
        raise refused("refused", error.refusal) from None


@post(
    "/api/matches/{match:str}/ahead",
    status_code=200,
    summary="What would follow a plan; nobody is told of it",
)
async def post_ahead(request: HttpRequest, match: FromPath[str], data: JSONBody[PlanQuery]) -> Ahead:
    room = await _running_room(request, match, data.seat)
    if is_stale(room, data.question):
        return Ahead(view=None, asked=[], stale=True)
    check_asked(room, data.seat)
    return ahead(room.draft(), data.seat, data.plan)


@post("/api/matches/{match:str}/explain", status_code=200, summary="Why an intention is not possible")
async def post_explain(request: HttpRequest, match: FromPath[str], data: JSONBody[IntentQuery]) -> Explained:
    room = await _running_room(request, match, data.seat)
    if is_stale(room, data.question):
        return Explained(possible=False, refusal=None)
    check_asked(room, data.seat)
    return explain(room.draft(), data.seat, data.intent, partial(error_body, language=language_of(request)))


@get("/api/matches/{match:str}/hint", summary="The coach's best plans for a seat that is asked")
async def get_hint(
    request: HttpRequest, match: FromPath[str], seat: Annotated[int, QueryParameter(ge=0, le=63)]
) -> Hints:
    room = await _running_room(request, match, seat)
    check_asked(room, seat)
    if not may_coach(room.match):
        raise ApiError("not-now", {"reason": "no-hints"})
    with odds_service_of(request.app.state).coach.hold(room.id):
        found = await request.app.state.thinkers.advise(room, seat, await asker_of(request))
    return Hints(hints=[_body(hint, language_of(request)) for hint in found])


@get("/api/matches/{match:str}/moments", summary="Three moments to learn from, once the match is over")
async def get_moments(request: HttpRequest, match: FromPath[str]) -> Moments:
    room, viewer = await enter(request, match)
    if not viewer.seats:
        raise ApiError("not-your-seat", {"seat": -1})
    if room.match.status != OVER:
        raise ApiError("hidden")
    with odds_service_of(request.app.state).coach.hold(room.id):
        found = await request.app.state.thinkers.review(room, viewer.seats, await asker_of(request))
    return Moments(moments=[moment_body(moment, language_of(request)) for moment in found])


def moment_body(moment: Moment, language: str) -> MomentBody:
    return MomentBody(
        answer=moment.answer,
        seat=moment.seat,
        view=moment.view,
        played=list(moment.played),
        steps=_steps(moment.steps),
        better=_body(moment.better, language),
        loss=moment.loss,
    )


def _steps(steps: Iterable[Step]) -> list[StepBody]:
    return [StepBody(code=step.code, args=step.args) for step in steps]


def _body(hint: Hint, language: str) -> HintBody:
    return HintBody(
        plan=list(hint.plan),
        steps=_steps(hint.steps),
        odds=hint.odds,
        value=hint.value,
        reason=hint.reason,
        args=hint.args,
        why=render(hint.reason, _worded(hint.args, language), language),
    )


def _worded(args: dict[str, int | str], language: str) -> dict[str, int | str]:
    """Teams by their names; in figures they are keys of the catalogues."""
    return {name: render(value, None, language) if _is_team(value) else value for name, value in args.items()}


def _is_team(value: int | str) -> TypeGuard[str]:
    return isinstance(value, str) and value.startswith("team-") and has(value)


async def _running_room(request: HttpRequest, match: str, seat: Seat) -> Room:
    """A match that has begun, as it is now, for somebody in it who holds the seat; raises ApiError."""
    room, viewer = await enter(request, match)
    check_seat(viewer, seat)
    async with room.lock:
        await room.sync_if_stale()
    if room.match.status == WAITING:
        raise ApiError("not-started")
    return room


ROUTES = [post_odds, post_ahead, post_explain, get_hint, get_moments]
"""Questions to the rules that change nothing."""

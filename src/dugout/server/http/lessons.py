"""Lessons: each request sends all answers so far. Nothing is stored; the engine judges every attempt from the start."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Final

from litestar import get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from dugout.core.errors import ParseError
from dugout.lessons.attempt import OPEN, Attempt
from dugout.referee import lessons as book
from dugout.referee.advice import Ahead, Explained, ahead, explain
from dugout.referee.errors import refused
from dugout.referee.lessons import LessonInfo, LessonMoment
from dugout.referee.wire.matches import AnswerText
from dugout.server.access.session import HttpRequest, address_of
from dugout.server.access.tokens import rooms_of
from dugout.server.access.words import error_body, language_of
from dugout.server.http.advice import Worth
from dugout.server.thinking.odds import odds_service_of

MOST_ANSWERS: Final = 40
Answers = Annotated[list[AnswerText], Meta(max_length=MOST_ANSWERS)]


class LessonTry(Struct, kw_only=True, forbid_unknown_fields=True):
    """The learner's answers from the beginning, in the game's notation."""

    answers: Answers


class LessonPlan(Struct, kw_only=True, forbid_unknown_fields=True):
    answers: Answers
    plan: Annotated[str, Meta(max_length=400)]


class LessonIntent(Struct, kw_only=True, forbid_unknown_fields=True):
    answers: Answers
    intent: AnswerText


@get("/api/lessons", summary="First steps: the lessons of every game")
async def list_lessons(state: State) -> list[LessonInfo]:
    return book.infos(rooms_of(state).services.games.games)


@post("/api/lessons/{game:str}/{name:str}", status_code=200, summary="Play a lesson")
async def post_lesson(
    state: State, game: FromPath[str], name: FromPath[str], data: JSONBody[LessonTry]
) -> LessonMoment:
    return book.moment(_attempt(state, game, name, data.answers))


@post("/api/lessons/{game:str}/{name:str}/odds", status_code=200, summary="The chances of a plan in a lesson")
async def post_lesson_odds(
    request: HttpRequest,
    state: State,
    game: FromPath[str],
    name: FromPath[str],
    data: JSONBody[LessonPlan],
) -> Worth:
    attempt = _attempt(state, game, name, data.answers)
    if attempt.verdict != OPEN:
        return Worth(odds={})
    learner, seat = f"lesson:{address_of(request)}", attempt.lesson.seat
    try:
        odds = await odds_service_of(state).odds(learner, attempt.rules, attempt.state, seat, data.plan)
    except ParseError as error:
        raise refused("refused", error.refusal) from None
    return Worth(odds=odds)


@post("/api/lessons/{game:str}/{name:str}/explain", status_code=200, summary="Why not, in a lesson")
async def post_lesson_explain(
    request: HttpRequest,
    state: State,
    game: FromPath[str],
    name: FromPath[str],
    data: JSONBody[LessonIntent],
) -> Explained:
    attempt = _asked_attempt(state, game, name, data.answers)
    return explain(
        book.draft(attempt),
        attempt.lesson.seat,
        data.intent,
        partial(error_body, language=language_of(request)),
    )


@post(
    "/api/lessons/{game:str}/{name:str}/ahead",
    status_code=200,
    summary="What would follow a plan in a lesson",
)
async def post_lesson_ahead(
    state: State, game: FromPath[str], name: FromPath[str], data: JSONBody[LessonPlan]
) -> Ahead:
    attempt = _asked_attempt(state, game, name, data.answers)
    return ahead(book.draft(attempt), attempt.lesson.seat, data.plan)


def _attempt(state: State, game: str, name: str, answers: list[str]) -> Attempt:
    return book.attempt(rooms_of(state).services.games.games, game, name, answers)


def _asked_attempt(state: State, game: str, name: str, answers: list[str]) -> Attempt:
    return book.asked_attempt(rooms_of(state).services.games.games, game, name, answers)


ROUTES = [list_lessons, post_lesson, post_lesson_odds, post_lesson_ahead, post_lesson_explain]
"""First steps."""

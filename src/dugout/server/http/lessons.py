"""Lessons: each request sends all answers so far. Nothing is stored; the engine judges every attempt from the start."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Final, Literal

from litestar import get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from dugout.core.errors import ParseError
from dugout.lessons.attempt import OPEN, Attempt
from dugout.lessons.book import Lesson, lessons
from dugout.referee import view as viewers
from dugout.referee.advice import Ahead, Explained, ahead, explain
from dugout.referee.draft import Draft
from dugout.referee.errors import ApiError, refused
from dugout.referee.history import Stamped
from dugout.referee.rows import RUNNING
from dugout.referee.view import Viewer
from dugout.referee.wire.matches import AnswerText, EventMessage, MatchView, SeatInfo
from dugout.server.access.session import HttpRequest, address_of
from dugout.server.access.tokens import rooms_of
from dugout.server.access.words import error_body, language_of
from dugout.server.http.advice import Worth
from dugout.server.thinking.odds import weighing_of

MOST_ANSWERS: Final = 40
Answers = Annotated[list[AnswerText], Meta(max_length=MOST_ANSWERS)]


class LessonInfo(Struct, kw_only=True):
    """A lesson in the list. `marks` are places on the board, `model` is a way to the goal."""

    game: str
    name: str
    rules: list[str]
    marks: list[str]
    model: list[str]


class LessonTry(Struct, kw_only=True, forbid_unknown_fields=True):
    """The learner's answers from the beginning, in the game's notation."""

    answers: Answers


class LessonPlan(Struct, kw_only=True, forbid_unknown_fields=True):
    answers: Answers
    plan: Annotated[str, Meta(max_length=400)]


class LessonIntent(Struct, kw_only=True, forbid_unknown_fields=True):
    answers: Answers
    intent: AnswerText


class LessonMoment(MatchView, kw_only=True):
    """The lesson after these answers; `verdict` is open, won or missed."""

    game: str
    version: int
    seats: list[SeatInfo]
    events: list[EventMessage]
    verdict: Literal["open", "won", "missed"]


@get("/api/lessons", summary="First steps: the lessons of every game")
async def list_lessons(state: State) -> list[LessonInfo]:
    return [
        LessonInfo(
            game=game,
            name=lesson.name,
            rules=list(lesson.rules),
            marks=list(lesson.marks),
            model=list(lesson.model),
        )
        for game in rooms_of(state).services.games.games
        for lesson in lessons(game)
    ]


@post("/api/lessons/{game:str}/{name:str}", status_code=200, summary="Play a lesson")
async def post_lesson(
    state: State, game: FromPath[str], name: FromPath[str], data: JSONBody[LessonTry]
) -> LessonMoment:
    return _moment(_attempt(state, game, name, data.answers))


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
        odds = await weighing_of(state).odds(learner, attempt.rules, attempt.state, seat, data.plan)
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
        _draft(attempt), attempt.lesson.seat, data.intent, partial(error_body, language=language_of(request))
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
    return ahead(_draft(attempt), attempt.lesson.seat, data.plan)


def _draft(attempt: Attempt) -> Draft:
    """A try that can be dropped; it is at nobody's match, so no dice and no time belong to it."""
    return Draft(attempt.rules, attempt.rules.copy(attempt.state), 0, 0, None, 0)


def _lesson(state: State, game: str, name: str) -> Lesson:
    if game in rooms_of(state).services.games.games:
        for lesson in lessons(game):
            if lesson.name == name:
                return lesson
    raise ApiError("not-found")


def _attempt(state: State, game: str, name: str, answers: list[str]) -> Attempt:
    """The lesson after these answers; raises ApiError at the first that the rules refuse."""
    lesson = _lesson(state, game, name)
    attempt = Attempt(rooms_of(state).services.games.games[game], lesson)
    for text in answers:
        if attempt.verdict != OPEN:
            raise ApiError("match-over")
        try:
            choice = attempt.rules.parse(text)
        except ParseError as error:
            raise refused("bad-answer", error.refusal) from None
        refusal = attempt.refusal(choice)
        if refusal is not None:
            raise refused("refused", refusal)
        attempt.answer(choice)
    return attempt


def _asked_attempt(state: State, game: str, name: str, answers: list[str]) -> Attempt:
    attempt = _attempt(state, game, name, answers)
    if attempt.verdict != OPEN:
        raise ApiError("match-over")
    return attempt


def _moment(attempt: Attempt) -> LessonMoment:
    rules, state = attempt.rules, attempt.state
    viewer = Viewer((attempt.lesson.seat,))
    seen = [event for event in attempt.events if event.visible_to(viewer.mask)]
    pending, over = attempt.pending, attempt.verdict != OPEN
    return LessonMoment(
        status=RUNNING,
        question=pending.number,
        view=viewers.seen(rules, state, attempt.lesson.seat),
        views={},
        asked=[] if over else viewers.questions(rules, state, viewer, host=False),
        prompt=None if over or pending.chance or pending.over else viewers.prompt(rules, state),
        result=None,
        game=attempt.lesson.game,
        version=rules.version,
        seats=[_seat(attempt, seat) for seat in range(attempt.lesson.seats)],
        events=[
            viewers.event(rules, viewer, n, Stamped(event, 0, False)) for n, event in enumerate(seen, start=1)
        ],
        verdict=attempt.verdict,
    )


def _seat(attempt: Attempt, seat: int) -> SeatInfo:
    yours = seat == attempt.lesson.seat
    return SeatInfo(
        seat=seat,
        text=attempt.rules.seat_text(seat),
        kind="person" if yours else "bot",
        level=None,
        name=None,
        taken=True,
        online=True,
        yours=yours,
    )


ROUTES = [list_lessons, post_lesson, post_lesson_odds, post_lesson_ahead, post_lesson_explain]
"""First steps."""

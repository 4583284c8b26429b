"""Lessons as they are played: a try judged from its beginning, and told to the learner like a match."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Literal

from msgspec import Struct

from dugout.bots.contract import characters
from dugout.core.errors import ParseError
from dugout.core.rules import Rules
from dugout.core.values import Setup
from dugout.lessons.attempt import OPEN, Attempt
from dugout.lessons.book import Lesson, lessons
from dugout.referee import view as viewers
from dugout.referee.draft import Draft
from dugout.referee.errors import ApiError, refused
from dugout.referee.history import Stamped
from dugout.referee.rows import RUNNING
from dugout.referee.view import Viewer
from dugout.referee.wire.matches import EventMessage, MatchView, SeatInfo

Games = Mapping[str, Rules[Any, Any]]


class LessonInfo(Struct, kw_only=True):
    """A lesson in the list. `marks` are places on the board, `model` is a way to the goal."""

    game: str
    name: str
    rules: list[str]
    marks: list[str]
    model: list[str]


class LessonMoment(MatchView, kw_only=True):
    """The lesson after these answers; `verdict` is open, won or missed."""

    game: str
    version: int
    seats: list[SeatInfo]
    events: list[EventMessage]
    verdict: Literal["open", "won", "missed"]


def infos(games: Iterable[str]) -> list[LessonInfo]:
    """All lessons of these games, in their order."""
    return [
        LessonInfo(
            game=game,
            name=lesson.name,
            rules=list(lesson.rules),
            marks=list(lesson.marks),
            model=list(lesson.model),
        )
        for game in games
        for lesson in lessons(game)
    ]


def draft(attempt: Attempt) -> Draft:
    """A try that can be dropped; it is at nobody's match, so no dice and no time belong to it."""
    return Draft(attempt.rules, attempt.rules.copy(attempt.state), 0, 0, None, 0)


def _lesson(games: Games, game: str, name: str) -> Lesson:
    if game in games:
        for lesson in lessons(game):
            if lesson.name == name:
                return lesson
    raise ApiError("not-found")


def attempt(games: Games, game: str, name: str, answers: Sequence[str]) -> Attempt:
    """The lesson after these answers; raises ApiError at the first that the rules refuse."""
    lesson = _lesson(games, game, name)
    found = Attempt(games[game], lesson)
    for text in answers:
        if found.verdict != OPEN:
            raise ApiError("match-over")
        try:
            choice = found.rules.parse(text)
        except ParseError as error:
            raise refused("bad-answer", error.refusal) from None
        refusal = found.refusal(choice)
        if refusal is not None:
            raise refused("refused", refusal)
        found.answer(choice)
    return found


def asked_attempt(games: Games, game: str, name: str, answers: Sequence[str]) -> Attempt:
    """The same where the learner is still asked something."""
    found = attempt(games, game, name, answers)
    if found.verdict != OPEN:
        raise ApiError("match-over")
    return found


def moment(attempt: Attempt) -> LessonMoment:
    """How the try stands, as the learner sees it."""
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


def _team(attempt: Attempt, seat: int) -> str | None:
    """A lesson is a moment of a short match, so its sides have the names of the teams there; None if they have none."""
    rules = attempt.rules
    short = rules.new(Setup(attempt.lesson.seats, rules.short().options, rules.version))
    return rules.team(attempt.state, seat) or rules.team(short, seat) or None


def _seat(attempt: Attempt, seat: int) -> SeatInfo:
    """The learner is "you"; the others have the names of the game's opponents."""
    yours = seat == attempt.lesson.seat
    others = [one.name for one in characters(attempt.lesson.game)]
    at = seat - (seat > attempt.lesson.seat)
    return SeatInfo(
        seat=seat,
        text=attempt.rules.seat_text(seat),
        kind="person" if yours else "bot",
        level=None,
        name=None if yours or at >= len(others) else others[at],
        taken=True,
        online=True,
        yours=yours,
        team=_team(attempt, seat),
    )

"""Advice that changes nothing: what would follow a plan, and why an answer is not possible."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from dugout.core.analysis import SEPARATOR
from dugout.core.errors import ParseError
from dugout.core.ids import Seat
from dugout.referee import plans
from dugout.referee import view as viewers
from dugout.referee.draft import BY_PERSON, Draft
from dugout.referee.errors import ApiError, refused
from dugout.referee.play import Play
from dugout.referee.rows import OVER, RUNNING
from dugout.referee.view import Viewer
from dugout.referee.wire.matches import Asked, ErrorBody


class Ahead(Struct, kw_only=True):
    """How it would be after a plan: what the seat would see and be asked, nothing where it is complete.

    `stale`: the question that the plan begins with has been answered in the meantime; nobody did anything wrong.
    """

    view: Any
    asked: list[Asked]
    stale: bool = False


class Explained(Struct, kw_only=True):
    """`refusal` is what this answer would meet; null if it is possible or its question has been answered."""

    possible: bool
    refusal: ErrorBody | None


def is_stale(play: Play, question: int | None) -> bool:
    """Whether the question somebody is thinking about has been answered in the meantime."""
    return question is not None and (play.match.status == OVER or question != play.pending.number)


def is_asked(play: Play, seat: Seat) -> bool:
    """Whether a plan of the seat has a beginning: the match runs, and waits for an answer that the seat may give."""
    pending = play.pending
    return play.match.status == RUNNING and (seat in pending.seats or seat in pending.may)


def check_asked(play: Play, seat: Seat) -> None:
    """Raises ApiError where the seat is not asked just now.

    Whoever is asked knows all that an answer needs, so advice reveals no secret of somebody else.
    """
    if play.match.status != RUNNING:
        raise ApiError("match-over")
    if not is_asked(play, seat):
        raise ApiError("not-your-seat", {"seat": seat})


def ahead(draft: Draft, seat: Seat, plan: str) -> Ahead:
    """What would follow a plan; raises ApiError where a step of it is not possible."""
    *steps, last = plans.parsed(draft.rules, plan)
    plans.take_steps(draft, seat, steps)
    plans.check(draft, seat, last)
    if not draft.rules.may_plan(draft.state, seat):
        raise ApiError("not-now", {"act": "plan"})
    draft.step(seat, last, BY_PERSON)
    asked = draft.pending.seats == (seat,)
    return Ahead(
        view=viewers.seen(draft.rules, draft.state, seat),
        asked=viewers.questions(draft.rules, draft.state, Viewer((seat,)), host=False) if asked else [],
    )


def explain(draft: Draft, seat: Seat, intent: str, describe: Callable[[ApiError], ErrorBody]) -> Explained:
    """Why the last answer of a plan is not possible; raises ApiError where one before it is not.

    `describe` puts a refusal into words.
    """
    steps, _, wanted = intent.rpartition(SEPARATOR)
    if steps:
        plans.take_steps(draft, seat, plans.parsed(draft.rules, steps))
    try:
        refusal = draft.rules.explain(draft.state, seat, wanted.strip())
    except ParseError as error:
        raise refused("bad-answer", error.refusal) from None
    if refusal is None:
        return Explained(possible=True, refusal=None)
    return Explained(possible=False, refusal=describe(refused("refused", refusal)))

"""Whether an answer of a person counts, and what it leads to."""

from __future__ import annotations

from typing import Any

from dugout.core.ids import HOST, Choice, Seat
from dugout.referee import agreement, plans
from dugout.referee.draft import BY_HOST, BY_PERSON, Draft
from dugout.referee.errors import ApiError, refused
from dugout.referee.play import Play
from dugout.referee.rows import OVER, WAITING


def checked_draft(play: Play, seat: Seat, steps: list[Choice]) -> Draft:
    """A draft with all steps of a plan but the last, which may be given; raises ApiError."""
    if seat != HOST and play.match.seats[seat].stand_in:
        raise ApiError("not-now", {"act": "answer"})
    draft = play.draft()
    plans.take_steps(draft, seat, steps[:-1])
    plans.check(draft, seat, steps[-1])
    return draft


def take(play: Play, draft: Draft, seat: Seat, question: int, choice: Choice) -> None:
    """Put the answer into the draft."""
    # a computer may have closed the question before the host could: the call is fulfilled then, too
    if seat != HOST or draft.pending.number == question:
        if agreement.lapses(play, seat):
            draft.values["proposal"] = None
        draft.answer(seat, choice, BY_HOST if seat == HOST else BY_PERSON)


def check_orders(play: Play, seat: Seat, orders: Any) -> None:
    """Raises ApiError where these cannot be the seat's standing orders."""
    if play.match.status == OVER:
        raise ApiError("match-over")
    refusal = play.rules.check_orders(play.state, seat, orders)
    if refusal is not None:
        raise refused("refused", refusal)


def check_question(play: Play, seat: Seat, question: int, edition: int | None) -> None:
    if play.match.status == WAITING:
        raise ApiError("not-started")
    if play.match.status == OVER:
        raise ApiError("match-over")
    now = play.pending.number
    if question != now or edition not in (None, play.edition):
        raise ApiError("stale-question", {"question": question, "now": now})
    if seat == HOST and not play.host_on_call:
        raise ApiError("not-your-seat", {"seat": seat})

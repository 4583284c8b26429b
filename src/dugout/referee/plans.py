"""Plans: answers in a row by one seat, tried out beforehand or submitted as one.

Between its steps nobody else is asked and no die falls, and the game vouches that nothing hidden comes to
light, so that whoever tries a plan learns only what the rules say.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from dugout.core.analysis import SEPARATOR
from dugout.core.errors import ParseError
from dugout.core.ids import Choice, Seat
from dugout.core.rules import Rules
from dugout.referee.draft import BY_PERSON, Draft
from dugout.referee.errors import ApiError, refused


def parsed(rules: Rules[Any, Any], text: str) -> list[Choice]:
    """The answers of a plan, of one or more steps; raises ApiError."""
    try:
        return [rules.parse(step.strip()) for step in text.split(SEPARATOR)]
    except ParseError as error:
        raise refused("bad-answer", error.refusal) from None


def take_steps(draft: Draft, seat: Seat, steps: Sequence[Choice]) -> None:
    """Take steps, each of which leads to the next question to the same seat; raises ApiError."""
    for step in steps:
        check(draft, seat, step)
        if not draft.rules.may_plan(draft.state, seat):
            raise ApiError("not-now", {"act": "plan"})
        draft.step(seat, step, BY_PERSON)
        if draft.pending.seats != (seat,):
            raise ApiError("not-now", {"act": "plan"})


def check(draft: Draft, seat: Seat, choice: Choice) -> None:
    """Raises ApiError with the game's own refusal of an answer."""
    refusal = draft.refusal(seat, choice)
    if refusal is not None:
        raise refused("refused", refusal)

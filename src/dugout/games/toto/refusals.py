"""TO-0.6: why an answer is not legal, the first reason in the order of that rule."""

from __future__ import annotations

from dugout.core.ids import HOST
from dugout.core.values import Refusal
from dugout.games.toto import choices
from dugout.games.toto.board import COLUMNS, FACES, FIXTURES, TOP_SCORE, WHISTLE_FACE
from dugout.games.toto.kinds import ASK_COLUMN, ASK_FORM, ASK_GOAL, ASK_HAND, ASK_WHISTLE
from dugout.games.toto.rules import whistle
from dugout.games.toto.state import State


def refusal(s: State, seat: int, choice: int) -> Refusal | None:
    """TO-0.6: one code, or None if the answer is legal."""
    if (choice == choices.CLOSE) != (seat == HOST):
        return Refusal("to.not-allowed-now", "TO-13.2")
    if choices.is_goal(choice):
        return _goal(s, seat, choice)
    if choice in (choices.WHISTLE, choices.STAND):
        return _window_answer(s, seat, choice)
    if choice == choices.CLOSE:
        if not whistle.host_closes(s):
            return Refusal("to.not-allowed-now", "TO-13.5")
        return _wrong_state(s, ASK_WHISTLE, "TO-13.2")
    if choice in (choices.OPEN, choices.COVERED):
        return _wrong_state(s, ASK_HAND, "TO-4.3")
    if choices.is_form(choice):
        return _form(s, choice)
    if choices.is_column(choice):
        return _column(s, seat, choice)
    return Refusal("to.bad-text", "TO-0.6", {"text": str(choice)})


def _wrong_state(s: State, kind: int, rule: str) -> Refusal | None:
    if s.asking.kind == kind:
        return None
    return Refusal("to.not-allowed-now", rule)


def _goal(s: State, seat: int, choice: int) -> Refusal | None:
    """TO-6.3, TO-6.4, TO-6.6; TO-13.5: not while a window is open."""
    if s.asking.kind != ASK_GOAL:
        return Refusal("to.not-allowed-now", "TO-13.5" if s.asking.kind == ASK_WHISTLE else "TO-6.3")
    if not s.asking.seats >> seat & 1:
        return Refusal("to.not-your-turn", "TO-6.3")
    fixture = (choice - choices.GOAL) // 2
    figures: dict[str, int | str] = {"fixture": fixture, "side": "A" if choice % 2 else "H"}
    if fixture < 1 or fixture > FIXTURES:
        return Refusal("to.illegal-goal", "TO-0.6", figures)
    score = s.scores[choice - choices.GOAL - 2]
    if score >= TOP_SCORE:
        return Refusal("to.illegal-goal", "TO-6.6", figures)
    if not s.hands[seat * FACES + score]:
        return Refusal("to.illegal-goal", "TO-6.4", figures)
    return None


def _window_answer(s: State, seat: int, choice: int) -> Refusal | None:
    """TO-7.3, TO-13.2: only in a window, only asked seats, once, and STOP only with a card."""
    if s.asking.kind != ASK_WHISTLE:
        return Refusal("to.not-allowed-now", "TO-7.3")
    if not s.asking.seats >> seat & 1:
        _, scorer, _ = s.asking.kept()
        return Refusal("to.not-asked", "TO-7.2" if seat == scorer else "TO-13.2")
    if choice == choices.WHISTLE and not s.hands[seat * FACES + WHISTLE_FACE]:
        return Refusal("to.no-whistle", "TO-13.2")
    return None


def _form(s: State, choice: int) -> Refusal | None:
    """TO-5.1, TO-5.4: exactly one mark for each fixture, before the forms are locked."""
    if s.asking.kind != ASK_FORM:
        return Refusal("to.not-allowed-now", "TO-5.4")
    if choice < choices.FORM:
        return Refusal("to.bad-form", "TO-5.1")
    return None


def _column(s: State, seat: int, column: int) -> Refusal | None:
    """TO-1.4: in seat order, a column nobody has chosen yet."""
    if s.asking.kind != ASK_COLUMN:
        return Refusal("to.not-allowed-now", "TO-1.4")
    if not s.asking.seats >> seat & 1:
        return Refusal("to.not-your-turn", "TO-1.4")
    if column < 1 or column > COLUMNS or column in s.columns:
        return Refusal("to.bad-column", "TO-1.4", {"column": column})
    return None

"""What can be asked before it is played: why a card cannot go somewhere."""

from __future__ import annotations

from dugout.core.values import Refusal
from dugout.games.toto import choices
from dugout.games.toto.board import TOP_SCORE
from dugout.games.toto.refusals import refusal
from dugout.games.toto.state import State


def explain(s: State, seat: int, intent: str) -> Refusal | None:
    """TO-6.4: also `card 4 3H`, this card on this side, and `card 4`, this card on any side that has room for it."""
    word, _, rest = intent.partition(" ")
    if word != "card":
        return refusal(s, seat, choices.parse(intent))
    face, _, side = rest.partition(" ")
    card = choices.number(face, intent)
    if side:
        goal = choices.parse(f"goal {side}")
        return refusal(s, seat, goal) or _wrong_card(s, goal - choices.GOAL_SIDE, card)
    fits = 1 <= card <= TOP_SCORE and card - 1 in s.scores
    return None if fits else Refusal("to.illegal-goal", "TO-6.4")


def _wrong_card(s: State, side: int, card: int) -> Refusal | None:
    if s.scores[side] + 1 == card:
        return None
    figures: dict[str, int | str] = {"fixture": side // 2 + 1, "side": "A" if side % 2 else "H"}
    return Refusal("to.illegal-goal", "TO-6.4", figures)

"""TO-6.3, TO-6.7 to TO-6.10, TO-8.1: whose turn it is, who passes, and when the round is over."""

from __future__ import annotations

from dugout.core.agenda import Frame
from dugout.core.values import Event
from dugout.games.toto.board import FACES, SIDES, TOP_SCORE
from dugout.games.toto.choices import GOAL_SIDE
from dugout.games.toto.kinds import ASK_GOAL
from dugout.games.toto.rules import results
from dugout.games.toto.state import State


def goal_choices(s: State, seat: int) -> list[int]:
    """TO-6.7: every side whose next number the hand holds, fixture by fixture, home before away."""
    base = seat * FACES
    hands = s.hands
    choices: list[int] = []
    side = GOAL_SIDE
    for score in s.scores:
        if score < TOP_SCORE and hands[base + score]:
            choices.append(side)
        side += 1
    return choices


def can_score(s: State, seat: int) -> bool:
    """TO-6.7, TO-6.11: whether the hand holds a goal card that fits somewhere; whistles never do."""
    base = seat * FACES
    for score in range(TOP_SCORE):
        if s.sides_at[score] and s.hands[base + score]:
            return True
    return False


def first_goal(s: State, seat: int) -> int:
    """TO-13.10: the first legal goal, played for a seat whose time has run out."""
    base = seat * FACES
    for side in range(SIDES):
        score = s.scores[side]
        if score < TOP_SCORE and s.hands[base + score]:
            return GOAL_SIDE + side
    raise AssertionError("TO-6.9: a seat that cannot score is not asked")


def check(s: State, seat: int, log: list[Event]) -> None:
    """TO-8.1, TO-6.8, TO-6.9: end the round, or give the turn to the first seat that can score.

    Nobody passes before it is known that some seat can still score, so there is no last lap of passes, and
    since each goal uses up a card every round ends (TO-14.4).
    """
    seats = s.config.seats
    for place in range(seats):
        turn = (seat + place) % seats
        if can_score(s, turn):
            if place:
                log += [Event("to.pass", "TO-6.9", ((seat + passed) % seats,)) for passed in range(place)]
            s.ask(Frame(ASK_GOAL, 1 << turn))
            return
    results.end_round(s, log)

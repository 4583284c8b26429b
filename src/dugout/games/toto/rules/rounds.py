"""TO-0.1, TO-1.5, TO-6.1, TO-6.2: how a round begins."""

from __future__ import annotations

from dugout.core.agenda import Frame
from dugout.core.values import Event
from dugout.games.toto.board import FACES, SIDES
from dugout.games.toto.kinds import ROLL_STARTER
from dugout.games.toto.rules import deal, money
from dugout.games.toto.state import State
from dugout.games.toto.terms import NOT_CHOSEN, NOT_SENT


def start(s: State, carry: int, jackpot: int, log: list[Event]) -> None:
    """TO-2.3, TO-1.5: fill the pot, clear the rows, then find the starter and shuffle."""
    s.round += 1
    log.append(Event("to.round", "TO-1.5" if s.round > 1 else "TO-0.1", (s.round,)))
    money.fill_pot(s, carry, jackpot, log)
    clear(s)
    if s.round > 1:
        set_starter(s, (s.starter + 1) % s.config.seats, log)
    elif s.config.start_seat >= 0:
        set_starter(s, s.config.start_seat, log)
    else:
        s.ask(Frame(ROLL_STARTER, 0))


def clear(s: State) -> None:
    """TO-6.1: all fixtures at 0–0, no cards, forms or choices of the round before."""
    seats = s.config.seats
    s.scores = [0] * SIDES
    s.sides_at = [SIDES, 0, 0, 0, 0, 0, 0]
    s.hands = [0] * (seats * FACES)
    s.removed = [0] * FACES
    s.discarded = [0] * FACES
    s.shown = [NOT_CHOSEN] * seats
    s.forms = [NOT_SENT] * seats


def set_starter(s: State, seat: int, log: list[Event]) -> None:
    """TO-6.2: drawn or configured for round 1, then the seat clockwise of the one before."""
    s.starter = seat
    log.append(Event("to.starter", "TO-6.2", (seat,)))
    deal.start_shuffle(s)

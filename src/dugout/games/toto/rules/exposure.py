"""TO-4: open and covered hands."""

from __future__ import annotations

from dugout.core.agenda import Frame
from dugout.core.values import Event
from dugout.games.toto.choices import OPEN
from dugout.games.toto.kinds import ASK_FORM
from dugout.games.toto.state import State
from dugout.games.toto.terms import COVERED_HAND, NOT_CHOSEN, OPEN_HAND


def choose(s: State, seat: int, choice: int, log: list[Event]) -> None:
    """TO-4.2: a secret choice, replaceable until the last seat has chosen.

    That a choice was made is public; that it was replaced is not, so a second one says nothing.
    """
    first = s.shown[seat] == NOT_CHOSEN
    s.shown[seat] = OPEN_HAND if choice == OPEN else COVERED_HAND
    if first:
        s.answered(seat)
        log.append(Event("to.chosen", "TO-4.2", (seat,)))
        if s.asking.seats == 0:
            show(s, log)


def show(s: State, log: list[Event]) -> None:
    """TO-4.1, TO-4.2: the choices are shown together, and with them every card of an open hand.

    Nothing asks again before the next round, so a choice holds for the whole hand and round (TO-4.3).
    """
    open_seats = [seat for seat in range(s.config.seats) if s.shown[seat] == OPEN_HAND]
    mask = 0
    for seat in open_seats:
        mask |= 1 << seat
    log.append(Event("to.exposed", "TO-4.2", (mask,)))
    log += [Event("to.open-hand", "TO-4.1", (seat, *s.hand(seat))) for seat in open_seats]
    s.ask(Frame(ASK_FORM, s.everybody()))

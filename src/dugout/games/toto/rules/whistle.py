"""TO-7, TO-13.1 to TO-13.9, TO-14.1 to TO-14.3: the whistle and its window."""

from __future__ import annotations

from dugout.core.agenda import Frame
from dugout.core.ids import seats_in
from dugout.core.values import Event
from dugout.games.toto.board import FACES, WHISTLE_FACE
from dugout.games.toto.choices import STAND, WHISTLE
from dugout.games.toto.kinds import ASK_WHISTLE
from dugout.games.toto.options import ASYNC, LIVE
from dugout.games.toto.rules import turn
from dugout.games.toto.state import State
from dugout.games.toto.terms import OPEN_HAND


def unseen_whistles(s: State) -> int:
    """TO-13.1: whistles of the deck that are neither discarded nor in an open hand."""
    unseen = s.config.deck[WHISTLE_FACE] - s.discarded[WHISTLE_FACE]
    for seat in range(s.config.seats):
        if s.shown[seat] == OPEN_HAND:
            unseen -= s.hands[seat * FACES + WHISTLE_FACE]
    return unseen


def asked_seats(s: State, scorer: int) -> int:
    """TO-13.1, TO-7.2: the mask of seats asked, from public facts only; never the scorer."""
    unseen = unseen_whistles(s)
    asked = 0
    for seat in range(s.config.seats):
        if seat == scorer:
            continue
        base = seat * FACES
        if s.shown[seat] == OPEN_HAND:
            if s.hands[base + WHISTLE_FACE]:
                asked |= 1 << seat
        elif unseen >= 1 and any_card(s, base):
            asked |= 1 << seat
    return asked


def any_card(s: State, base: int) -> bool:
    """TO-4.4: whether a hand is empty is public."""
    for index in range(base, base + FACES):
        if s.hands[index]:
            return True
    return False


def open_window(s: State, scorer: int, side: int, asked: int, log: list[Event]) -> None:
    """TO-7.1, TO-7.8: every goal has its own window, also the last one (TO-8.2) and one after a whistle."""
    log.append(Event("to.window", "TO-7.1", (scorer, side // 2 + 1, side % 2, s.scores[side], asked)))
    s.ask(Frame(ASK_WHISTLE, asked, side, scorer, asked))


def host_closes(s: State) -> bool:
    """TO-13.5, TO-13.2: the host may end a window; but live without a countdown it waits for all who are asked."""
    return s.config.mode != LIVE or s.config.whistle_seconds > 0


def shown(asked: int) -> tuple[int, ...]:
    """TO-13.1, TO-13.2: who was asked is public, who has answered is not."""
    return seats_in(asked)


def waiting(s: State, scorer: int) -> tuple[int, ...]:
    """TO-13.4, TO-13.6: the seats still asked, clockwise from the scorer: in this order a host takes STOPs."""
    seats = s.config.seats
    order = [(scorer + place) % seats for place in range(1, seats)]
    return tuple([seat for seat in order if s.asking.seats >> seat & 1])


def whistle_choices(s: State, seat: int) -> list[int]:
    """TO-7.1, TO-13.2: let the goal stand, or whistle if you have one; nobody is obliged to."""
    if s.hands[seat * FACES + WHISTLE_FACE]:
        return [WHISTLE, STAND]
    return [STAND]


def whistle(s: State, seat: int, choice: int, log: list[Event], side: int, scorer: int) -> None:
    """TO-13.2, TO-14.1, TO-14.2: an answer is final and shown to nobody; a STOP counts at once or is collected."""
    if choice == WHISTLE:
        if s.config.mode != ASYNC:
            disallow(s, seat, log, side, scorer)
            return
        s.stops |= 1 << seat
    s.answered(seat)
    if s.asking.seats == 0:
        close(s, log, side, scorer)


def close(s: State, log: list[Event], side: int, scorer: int) -> None:
    """TO-13.9, TO-14.2: the first clockwise from the scorer that wants to whistle does; else the goal stands.

    Missing answers count as letting the goal stand (TO-13.8).
    """
    seats = s.config.seats
    for place in range(1, seats):
        seat = (scorer + place) % seats
        if s.stops >> seat & 1:
            disallow(s, seat, log, side, scorer)
            return
    rule = "TO-14.2" if s.config.mode == ASYNC else "TO-14.1"
    log.append(Event("to.stands", rule, (scorer, side // 2 + 1, side % 2, s.scores[side])))
    turn.check(s, (scorer + 1) % seats, log)


def disallow(s: State, seat: int, log: list[Event], side: int, scorer: int) -> None:
    """TO-7.4, TO-7.5: goal card and whistle leave the round; TO-7.6, TO-14.3: who plays on.

    Only this seat's card is used (TO-7.9), and a whistle is no turn (TO-7.7).
    """
    card = s.scores[side]
    s.hands[seat * FACES + WHISTLE_FACE] -= 1
    s.discarded[WHISTLE_FACE] += 1
    s.discarded[card - 1] += 1
    s.set_score(side, card - 1)
    s.stops = 0
    home = side & ~1
    score = (s.scores[home], s.scores[home + 1])
    log.append(Event("to.whistle", "TO-7.4", (seat, scorer, side // 2 + 1, side % 2, card, *score)))
    turn.check(s, scorer if s.config.replays else (scorer + 1) % s.config.seats, log)

"""TO-13.11: a position as small numbers, as a seat may know it. That seat comes first, then the others in order."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from dugout.core.digits import Layout
from dugout.games.toto.board import FACES, FIXTURES, MAX_SEATS, SIDES
from dugout.games.toto.kinds import ASK_WHISTLE, OVER
from dugout.games.toto.state import State
from dugout.games.toto.terms import NOT_CHOSEN, NOT_SENT, OPEN_HAND

LAYOUT: Final[Layout] = (
    ("goals", SIDES, (("card", 6),)),
    ("form", FIXTURES, (("home", 1), ("away", 1), ("draw", 1))),
    ("window", SIDES, (("side", 1),)),
    ("seats", MAX_SEATS, (
        ("plays", 1), ("column", 8), ("cash in tens", 50), ("cash beside", 10), ("cards", 32), ("chosen", 1),
        ("open", 1), ("covered", 1), ("sent", 1), ("asked", 1), ("scorer", 1), ("starter", 1), ("stopped", 1),
        ("total", 130), ("led", 10), ("best", 13), ("hand shown", 1), ("1", 18), ("2", 18), ("3", 18), ("4", 18),
        ("5", 18), ("6", 18), ("whistles", 18),
    )),
    ("left the board", FACES, (("cards", 18),)),
    ("deck", FACES, (("cards", 32),)),
    ("figures", 1, (
        ("round", 20), ("rounds", 20), ("pot in tens", 50), ("pot beside", 10), ("carry in tens", 50),
        ("jackpot in fives", 50),
    )),
)  # fmt: skip

FORM: Final = SIDES
WINDOW: Final = FORM + 3 * FIXTURES
SEATS: Final = WINDOW + SIDES
SEAT: Final = 24
HAND: Final = 17
LEFT: Final = SEATS + MAX_SEATS * SEAT
DECK: Final = LEFT + FACES
FIGURES: Final = DECK + FACES
SIZE: Final = FIGURES + 6
_BLANK: Final[bytes] = bytes(SIZE)


def observe(s: State, seat: int) -> bytes:
    """TO-13.11: everything that a seat may know."""
    out = BytesWriter()
    out.write(_BLANK)
    for side in range(SIDES):
        out[side] = s.scores[side]
    me = max(seat, 0)
    if seat >= 0 and s.forms[seat] != NOT_SENT:
        _write_form(s.forms[seat], out)
    if s.asking.kind == ASK_WHISTLE:
        side, _, _ = s.asking.kept()
        out[WINDOW + side] = 1
    seats = s.config.seats
    for place in range(seats):
        _write_seat(s, seat, (me + place) % seats, out, SEATS + place * SEAT)
    for face in range(FACES):
        out[LEFT + face] = s.discarded[face]
        out[DECK + face] = s.config.deck[face]
    out[FIGURES] = min(s.round, 255)
    out[FIGURES + 1] = min(s.config.rounds, 255)
    out[FIGURES + 2] = min(max(s.pot // 10, 0), 255)
    out[FIGURES + 3] = s.pot % 10
    out[FIGURES + 4] = min(max(s.carry // 10, 0), 255)
    out[FIGURES + 5] = min(max(s.jackpot // 5, 0), 255)
    return out.getvalue()


def _write_form(form: i64, out: BytesWriter) -> None:
    for fixture in range(FIXTURES - 1, -1, -1):
        out[FORM + 3 * fixture + form % 3] = 1
        form //= 3


def _write_seat(s: State, viewer: int, seat: int, out: BytesWriter, at: int) -> None:
    """TO-13.11: one seat; what is covered stays so until the game is over."""
    own = seat == viewer
    kind = s.asking.kind
    shown = s.hands_are_shown()
    choice = s.shown[seat]
    out[at] = 1
    out[at + 1] = s.columns[seat]
    cash = max(s.cash[seat], 0)
    out[at + 2] = min(cash // 10, 255)
    out[at + 3] = cash % 10
    if choice != NOT_CHOSEN:
        out[at + 5] = 1
        if own or shown:
            out[at + (6 if choice == OPEN_HAND else 7)] = 1
    if s.forms[seat] != NOT_SENT:
        out[at + 8] = 1
    if kind == ASK_WHISTLE:
        _, scorer, asked = s.asking.kept()
        out[at + 9] = asked >> seat & 1
        out[at + 10] = 1 if scorer == seat else 0
        if own:
            out[at + 12] = s.stops >> seat & 1
    else:
        out[at + 9] = s.asking.seats >> seat & 1
    if s.starter == seat:
        out[at + 11] = 1
    out[at + 13] = min(s.totals[seat], 255)
    out[at + 14] = s.leads[seat]
    out[at + 15] = s.bests[seat]
    open_to_viewer = s.hands_are_dealt() and (own or kind == OVER or (shown and choice == OPEN_HAND))
    out[at + 16] = 1 if open_to_viewer else 0
    hand = seat * FACES
    cards = 0
    for face in range(FACES):
        held = s.hands[hand + face]
        cards += held
        if open_to_viewer:
            out[at + HAND + face] = held
    out[at + 4] = cards

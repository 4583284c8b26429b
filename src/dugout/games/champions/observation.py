"""CH-3.2, CH-4.1: a position as small numbers, as a seat sees it: for each man who he is, where, and what he has done.

Own men come first and the own goal is in the south. Hidden line-ups are left out, so nothing in it is secret.
"""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter

from dugout.core.agenda import A_SEAT
from dugout.core.digits import Layout
from dugout.games.champions.board import CELLS, COLUMNS, NOBODY, PIECES, SQUAD
from dugout.games.champions.kinds import ASK_INTERCEPT, CODES, KINDS
from dugout.games.champions.rules import passing, substitution
from dugout.games.champions.rules.clock import minute
from dugout.games.champions.state import State
from dugout.games.champions.terms import ON_BENCH, ON_PITCH, WARMING_UP

LAYOUT: Final[Layout] = (
    ("men", PIECES, (
        ("row", 15), ("column", 12), ("bench", 1), ("warming up", 1), ("gone", 1), ("yellow", 2), ("red", 1),
        ("injuries", 2), ("keeper", 1), ("touched", 1), ("tried", 1), ("barred", 1), ("last touch", 1), ("taker", 1),
        ("thrower", 1), ("fouler", 1), ("victim", 1), ("wall", 2), ("coming on", 1), ("has shot", 1), ("chance", 1),
        ("asked about", 1), ("leaves", 1),
    )),
    ("ball", 1, (("row", 15), ("column", 12), ("held", 1))),
    ("path", CELLS, (("left", 16),)),
    ("flight", 1, (
        ("from row", 15), ("from column", 12), ("own", 1), ("loose", 1), ("left", 16),
        ("end row", 15), ("end column", 12), ("run row", 15), ("run column", 12),
    )),
    ("kick", 7, (("kind", 1),)),
    ("end", 4, (("kind", 1),)),
    ("restart", 8, (("kind", 1),)),
    ("restart spot", 1, (("own", 1), ("row", 15), ("column", 12), ("foul row", 15), ("foul column", 12))),
    ("die", 6, (("face", 1),)),
    ("period", 3, (("kind", 1),)),
    ("figures", 1, (
        ("own turn", 1), ("next turn own", 1), ("minute", 120), ("ones", 16), ("rolls", 120), ("fouls", 60),
        ("own goals", 10), ("other goals", 10), ("own substitutions", 3), ("other substitutions", 3), ("own kicks", 20),
        ("other kicks", 20), ("own scored", 20), ("other scored", 20), ("kept", 255), ("kept too", 255),
    )),
)  # fmt: skip

MAN: Final = 23
BALL: Final = PIECES * MAN
PATH: Final = BALL + 3
FLIGHT: Final = PATH + CELLS
KICK: Final = FLIGHT + 9
END: Final = KICK + 7
RESTART: Final = END + 4
SPOT: Final = RESTART + 8
DIE: Final = SPOT + 5
PERIOD: Final = DIE + 6
FIGURES: Final = PERIOD + 3
SIZE: Final = FIGURES + 16
_BLANK: Final[bytes] = bytes(SIZE)


def _write_cell(out: BytesWriter, at: int, cell: int, turned: bool) -> None:
    """Row and column, counted from 1; nothing for no cell."""
    if cell >= 0:
        own = CELLS - 1 - cell if turned else cell
        out[at] = own // COLUMNS + 1
        out[at + 1] = own % COLUMNS + 1


def observe(s: State, seat: int) -> bytes:
    """CH-4.1: everything that a seat may know."""
    turned = seat == 1
    out = BytesWriter()
    out.write(_BLANK)
    for piece in range(PIECES):
        _write_man(s, piece, out, (piece + SQUAD) % PIECES * MAN if turned else piece * MAN, turned)
    _write_cell(out, BALL, s.ball, turned)
    out[BALL + 2] = 1 if s.held else 0
    _write_marks(s, out, turned)
    if s.flight_from >= 0:
        _write_flight(s, out, seat, turned)
    _write_figures(s, out, 1 if turned else 0, turned)
    return out.getvalue()


def _write_man(s: State, piece: int, out: BytesWriter, at: int, turned: bool) -> None:
    _write_cell(out, at, s.cell[piece], turned)
    standing = s.standing[piece]
    if standing != ON_PITCH:
        out[at + (2 if standing == ON_BENCH else 3 if standing == WARMING_UP else 4)] = 1
    if s.yellows[piece]:
        out[at + 5] = s.yellows[piece]
    if s.yellows[piece] >= 2 or s.reds >> piece & 1:
        out[at + 6] = 1
    if s.injuries[piece]:
        out[at + 7] = s.injuries[piece]
    if s.is_keeper(piece):
        out[at + 8] = 1
    if s.touched >> piece & 1:
        out[at + 9] = 1
    if s.tried >> piece & 1:
        out[at + 10] = 1
    if s.entering >> piece & 1:
        out[at + 18] = 1
    if s.shots >> piece & 1:
        out[at + 19] = 1


def _write_marks(s: State, out: BytesWriter, turned: bool) -> None:
    """The few men who are singled out."""
    for piece in s.touchers:
        _mark(out, piece, 9, 1, turned)
    _mark(out, s.barred, 11, 1, turned)
    _mark(out, s.last_touch, 12, 1, turned)
    _mark(out, s.taker, 13, 1, turned)
    _mark(out, s.thrower, 14, 1, turned)
    _mark(out, s.fouler, 15, 1, turned)
    _mark(out, s.victim, 16, 1, turned)
    _mark(out, s.wall_next, 17, 2, turned)
    _mark(out, s.wall_now, 17, 1, turned)
    for chance in s.chances:
        _mark(out, chance & 0xFF, 20, 1, turned)
    _mark(out, s.emergency[0], 22, 1, turned)
    _mark(out, s.emergency[1], 22, 1, turned)
    top = s.agenda.top
    kind = KINDS[top.kind]
    first, second, _ = top.kept()
    if kind.waits_for != A_SEAT or len(kind.fields) == 0:
        return
    if kind.fields[0] == "man" or kind.fields[0] == "piece":
        _mark(out, first, 21, 1, turned)
    elif top.kind != ASK_INTERCEPT:
        out[FIGURES + 14] = first & 0xFF
    out[FIGURES + 15] = second & 0xFF


def _mark(out: BytesWriter, piece: int, feature: int, value: int, turned: bool) -> None:
    if piece != NOBODY:
        out[((piece + SQUAD) % PIECES if turned else piece) * MAN + feature] = value


def _write_flight(s: State, out: BytesWriter, seat: int, turned: bool) -> None:
    for place in range(len(s.path)):
        cell = s.path[place]
        out[PATH + (CELLS - 1 - cell if turned else cell)] = min(s.rems[place] + 1, 16)
    _write_cell(out, FLIGHT, s.flight_from, turned)
    out[FLIGHT + 2] = 1 if s.flight_seat == seat else 0
    out[FLIGHT + 3] = 1 if s.flight_seat < 0 else 0
    complete = s.end_cell >= 0
    out[FLIGHT + 4] = min(max(passing.rem_now(s), 0), 16) if len(s.touchers) > 0 and not complete else 0
    _write_cell(out, FLIGHT + 5, s.end_cell, turned)
    _write_cell(out, FLIGHT + 7, s.run_from, turned)
    out[KICK + s.kick_kind] = 1
    if complete:
        out[END + s.end_kind] = 1


def _write_figures(s: State, out: BytesWriter, me: int, turned: bool) -> None:
    you = 1 - me
    out[RESTART + s.restart] = 1
    if s.restart:
        out[SPOT] = 1 if s.restart_seat == me else 0
        _write_cell(out, SPOT + 1, s.restart_cell, turned)
        _write_cell(out, SPOT + 3, s.foul_cell, turned)
    if s.roll:
        out[DIE + s.roll - 1] = 1
    out[PERIOD + s.period] = 1
    out[FIGURES] = 1 if s.owner == me else 0
    out[FIGURES + 1] = 1 if s.next_seat == me else 0
    figures = (
        minute(s), s.ones, s.rolls, s.fouls, s.score[me], s.score[you],
        substitution.left(s, me), substitution.left(s, you),
        s.shots_taken[me], s.shots_taken[you], s.shots_scored[me], s.shots_scored[you],
    )  # fmt: skip
    for place, figure in enumerate(figures):
        out[FIGURES + 2 + place] = min(figure, 255)


def code(s: State, seat: int) -> str:
    """CH-3.2: what is asked now, and nothing more."""
    return CODES[s.agenda.top.kind]

"""CA-1.12: a position as small numbers, as a seat sees it: each man's identity, place, skills and what he has done.

Own men come first and the own goal is on the left. While line-ups are hidden, only the own one is in it (CO-12.3).
"""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter

from dugout.core.agenda import A_SEAT
from dugout.core.digits import Layout
from dugout.games.counter_attack import kinds, terms
from dugout.games.counter_attack.board import COLUMN, HEIGHT
from dugout.games.counter_attack.data.deck import OUTFIELDERS
from dugout.games.counter_attack.rules import clock, foul
from dugout.games.counter_attack.state import NOBODY, SQUADS, State

OPEN_CARDS: Final = 4
_ATTRIBUTES: Final = (
    ("pace", 6), ("dribbling", 6), ("tackling", 6), ("heading", 6), ("high pass", 6), ("shooting", 6),
    ("resilience", 6), ("saving", 6), ("aerial", 6),
)  # fmt: skip
LAYOUT: Final[Layout] = (
    ("men", terms.PIECES, (
        ("column", 37), ("height", 51), ("member", 16), ("pace now", 6), ("keeper", 1), ("moved", 1), ("tried", 1),
        ("dived", 1), ("barred", 1), ("offside", 1), ("yellow", 1), ("injuries", 3), ("jumps", 1), ("stepped", 1),
        ("plays the ball", 1), ("receives", 1), ("has the ball", 1), ("asked about", 1), ("in the order", 11),
    )),
    ("squads", SQUADS, (
        *_ATTRIBUTES, ("bench", 1), ("playing", 1), ("replaced", 1), ("sent off", 1), ("yellow", 2), ("injuries", 3),
        ("shirt", 11),
    )),
    ("open cards", OPEN_CARDS, (("card", 1), *_ATTRIBUTES)),
    ("ball", 1, (("column", 37), ("height", 51))),
    ("ball state", 4, (("kind", 1),)),
    ("play", 16, (("kind", 1),)),
    ("flight", 1, (("from column", 37), ("from height", 51), ("to column", 37), ("to height", 51))),
    ("step", 4, (("kind", 1),)),
    ("row", 18, (("kind", 1),)),
    ("restart", 7, (("kind", 1),)),
    ("restart spot", 1, (("own", 1), ("column", 37), ("height", 51))),
    ("period", 6, (("kind", 1),)),
    ("figures", 1, (
        ("own attack", 1), ("moves left", 5), ("minute", 120), ("clock", 60), ("due", 10), ("own goals", 10),
        ("other goals", 10), ("own kicks", 20), ("other kicks", 20), ("own scored", 20), ("other scored", 20),
        ("leniency", 5), ("draft round", 10), ("leg", 2), ("own formation", 4), ("own points", 20),
        ("last touch own", 1), ("kept", 255), ("kept too", 255), ("flags of the play", 1),
    )),
)  # fmt: skip

MAN: Final = 19
MEMBER: Final = 16
MEMBERS: Final = terms.PIECES * MAN
CARDS: Final = MEMBERS + SQUADS * MEMBER
BALL: Final = CARDS + OPEN_CARDS * 10
BALL_STATE: Final = BALL + 2
PLAY: Final = BALL_STATE + 4
FLIGHT: Final = PLAY + 16
STEP: Final = FLIGHT + 4
ROW: Final = STEP + 4
RESTART: Final = ROW + 18
SPOT: Final = RESTART + 7
PERIOD: Final = SPOT + 3
FIGURES: Final = PERIOD + 6
SIZE: Final = FIGURES + 20
_BLANK: Final[bytes] = bytes(SIZE)


def _write_cell(out: BytesWriter, at: int, cell: int, way: int) -> None:
    """CA-2.2: column and height, counted from 1 at the own corner; nothing for no hex."""
    if cell >= 0:
        out[at] = way * COLUMN[cell] + 19
        out[at + 1] = way * HEIGHT[cell] + 26


def observe(s: State, seat: int) -> bytes:
    """CA-1.12: everything that a seat may know."""
    me = 1 if seat == 1 else 0
    way = s.direction(me)
    out = BytesWriter()
    out.write(_BLANK)
    for piece in range(terms.PIECES):
        if s.who[piece] != NOBODY and s.status[s.member(piece)] == terms.PLAYING:
            _write_man(s, piece, out, (piece + terms.MEN * me) % terms.PIECES * MAN, way)
    _write_men_singled_out(s, out, me)
    _write_squads(s, out, me)
    for place in range(min(len(s.open), OPEN_CARDS)):
        at = CARDS + place * 10
        out[at] = 1
        for number, attribute in enumerate(OUTFIELDERS[s.open[place]].attributes, 1):
            out[at + number] = attribute
    _write_play(s, out, me, way)
    _write_figures(s, out, me)
    return out.getvalue()


def _write_man(s: State, piece: int, out: BytesWriter, at: int, way: int) -> None:
    member = s.member(piece)
    _write_cell(out, at, s.cell[piece], way)
    out[at + 2] = s.who[piece] + 1
    out[at + 3] = s.pace(piece)
    if s.keeper[piece // terms.MEN] == piece:
        out[at + 4] = 1
    if s.moved >> piece & 1:
        out[at + 5] = 1
    if s.tried >> piece & 1:
        out[at + 6] = 1
    if s.dived >> piece & 1:
        out[at + 7] = 1
    if s.barred >> piece & 1:
        out[at + 8] = 1
    if s.flags >> piece & 1:
        out[at + 9] = 1
    if s.yellows[member]:
        out[at + 10] = 1
    if s.injuries[member]:
        out[at + 11] = min(s.injuries[member], 3)
    if s.jumpers >> piece & 1:
        out[at + 12] = 1
    if s.stepped >> piece & 1:
        out[at + 13] = 1


def _write_men_singled_out(s: State, out: BytesWriter, me: int) -> None:
    _mark(out, s.by, 14, 1, me)
    _mark(out, s.receiver, 15, 1, me)
    _mark(out, s.carrier, 16, 1, me)
    for place in range(len(s.order)):
        _mark(out, s.order[place], 18, place % terms.MEN + 1, me)
    if not s.agenda:
        return
    top = s.agenda.top
    kind = kinds.KINDS[top.kind]
    if kind.waits_for != A_SEAT or len(kind.fields) == 0:
        return
    first, second, third = top.kept()
    name = kind.fields[0]
    if name == "piece" or name == "guard" or name == "tackler" or name == "fouler":
        _mark(out, first, 17, 1, me)
    elif top.kind == kinds.ASK_PUT:
        _mark(out, third, 17, 1, me)
    elif top.kind == kinds.ASK_TAKER or top.kind == kinds.ASK_FREE_MOVES:
        for piece in range(terms.PIECES):
            if first >> piece & 1:
                _mark(out, piece, 17, 1, me)
        return
    else:
        out[FIGURES + 17] = first & 0xFF
    out[FIGURES + 18] = second & 0xFF


def _mark(out: BytesWriter, piece: int, feature: int, value: int, me: int) -> None:
    if piece != NOBODY:
        out[(piece + terms.MEN * me) % terms.PIECES * MAN + feature] = value


def _write_squads(s: State, out: BytesWriter, me: int) -> None:
    for member in range(SQUADS):
        if s.status[member] == terms.ABSENT:
            continue
        at = MEMBERS + (member + terms.SQUAD * me) % SQUADS * MEMBER
        start = member * terms.ATTRIBUTES
        for number in range(terms.ATTRIBUTES):
            out[at + number] = s.skill[start + number]
        out[at + 9 + s.status[member]] = 1
        if s.yellows[member]:
            out[at + 13] = min(s.yellows[member], 2)
        if s.injuries[member]:
            out[at + 14] = min(s.injuries[member], 3)
    if s.period == 0:
        for shirt in range(terms.MEN):
            who = s.wearing[me * terms.MEN + shirt]
            if who != NOBODY:
                out[MEMBERS + who * MEMBER + 15] = shirt + 1


def _write_play(s: State, out: BytesWriter, me: int, way: int) -> None:
    _write_cell(out, BALL, s.ball, way)
    out[BALL_STATE + s.ball_state] = 1
    out[PLAY + s.play] = 1
    if s.play != terms.PLAY_NONE:
        _write_cell(out, FLIGHT, s.origin, way)
        _write_cell(out, FLIGHT + 2, s.target, way)
    out[STEP + s.step] = 1
    out[ROW + s.last] = 1
    out[RESTART + s.restart] = 1
    if s.restart != terms.NO_RESTART:
        out[SPOT] = 1 if s.restart_team == me else 0
        _write_cell(out, SPOT + 1, s.restart_cell, way)
    out[PERIOD + s.period] = 1


def _write_figures(s: State, out: BytesWriter, me: int) -> None:
    you = 1 - me
    figures = (
        1 if s.attack == me else 0, s.left, clock.shown_minute(s), s.clock, s.due, s.score[me], s.score[you],
        s.kicks[me], s.kicks[you], s.converted[me], s.converted[you], foul.leniency(s) if s.referee != NOBODY else 0,
        s.round, s.leg, s.formation[me] + 1, max(s.points[me], 0), 1 if s.last_touch == me else 0,
    )  # fmt: skip
    for place, figure in enumerate(figures):
        out[FIGURES + place] = min(max(figure, 0), 255)
    out[FIGURES + 19] = 1 if s.flags else 0

"""CH-3.2, CH-4.1: what a seat may know, as plain data. Stays interpreted: msgspec needs real classes.

Only the line-ups are secret, and only until both are in. Cells and men are
texts (`e7`, `H#9`), so that a client needs no arithmetic.
"""

from __future__ import annotations

import msgspec

from dugout.games.champions.board import PIECES, cell_text, kind_of, piece_text, seat_of, shirt_of
from dugout.games.champions.kinds import ASK_LINEUP, KINDS
from dugout.games.champions.position import ENDINGS, ENDS, KICKS, PERIODS, RESTARTS, write
from dugout.games.champions.rules import passing, shot, substitution
from dugout.games.champions.rules.clock import minute
from dugout.games.champions.state import State
from dugout.games.champions.terms import ENDS_IN_GOAL, NOT_ENDED

LINES = ("keeper", "defender", "midfielder", "attacker")
PLACES = ("pitch", "bench", "warming-up", "taken-off", "sent-off", "carried-off", "absent")


class ManView(msgspec.Struct, frozen=True, kw_only=True):
    """One of the 40 men of both squads."""

    id: str
    seat: int
    shirt: int
    line: str
    place: str
    """`pitch`, `bench`, `warming-up`, `taken-off`, `sent-off`, `carried-off` or `absent`."""
    cell: str | None
    yellow: int
    red: bool
    injuries: int
    keeper: bool
    """Whether he keeps goal now; a field player who does is a stand-in (CH-19.11)."""
    touched: bool
    """Has played the ball in this turn (CH-9.2)."""
    tried: bool
    """Has tried to intercept in this turn (CH-13.4)."""
    barred: bool
    """May not touch the ball before another man (CH-15.8)."""


class ChanceView(msgspec.Struct, frozen=True, kw_only=True):
    """An open chance to intercept (CH-13.3)."""

    man: str
    cell: str


class SaveView(msgspec.Struct, frozen=True, kw_only=True):
    """A cell the keeper may dive to, and his chance in quarters (CH-12.4)."""

    cell: str
    quarters: int


class FlightView(msgspec.Struct, frozen=True, kw_only=True):
    """A kick that is being planned or a ball in the air."""

    kind: str
    """`kick-off`, `action`, `keeper`, `restart`, `penalty`, `receive`, `shoot-out`, or `loose`."""
    seat: int | None
    start: str
    cells: list[str]
    rems: list[int]
    """What the ball has left on each cell (CH-2.9)."""
    legs: list[int]
    """Index in `cells` where each leg begins."""
    touchers: list[str]
    rem: int
    """Pips that the man on the ball still has."""
    run_from: str | None
    end: str | None
    """`rest`, `goal`, `man` or `out` once the path is complete."""
    chances: list[ChanceView]
    saves: list[SaveView]
    """While the keeper's coach is asked."""


class RestartView(msgspec.Struct, frozen=True, kw_only=True):
    """A dead ball on its way to the restart."""

    kind: str
    seat: int
    cell: str | None
    fouler: str | None
    victim: str | None
    thrower: str | None
    taker: str | None


class ChampionsView(msgspec.Struct, frozen=True, kw_only=True):
    """Everything one seat (or, with seat −3, a spectator) may know."""

    seat: int
    phase: str
    """The open question, die or `over`, as in docs/notation/champions.md."""
    asked: list[int]
    turn: int
    next_turn: int
    die: int
    """The roll of this turn; 0 before it."""
    minute: int
    ones: int
    rolls: int
    fouls: int
    period: str
    score: list[int]
    score90: list[int]
    subs_left: list[int]
    shots_taken: list[int]
    shots_scored: list[int]
    ball: str | None
    held: bool
    last_touch: str | None
    men: list[ManView]
    flight: FlightView | None
    restart: RestartView | None
    walls: list[str]
    """Corner walls that have still to move in (CH-18.8)."""
    ended: str | None
    options: dict[str, object]
    position: str
    """The whole position in one line, without what this seat may not know."""


def _cell(cell: int) -> str | None:
    return cell_text(cell) if cell >= 0 else None


def _man(piece: int) -> str | None:
    return piece_text(piece) if piece >= 0 else None


def see(s: State, seat: int) -> ChampionsView:
    """CH-4.1: all of it, but for the other coach's line-up while it is secret."""
    q = s.agenda.top
    return ChampionsView(
        seat=seat,
        phase=KINDS[q.kind].name,
        asked=[other for other in range(2) if q.seats >> other & 1],
        turn=s.owner,
        next_turn=s.next_seat,
        die=s.roll,
        minute=minute(s),
        ones=s.ones,
        rolls=s.rolls,
        fouls=s.fouls,
        period=PERIODS[s.period],
        score=s.score[:],
        score90=s.score90[:],
        subs_left=[substitution.left(s, 0), substitution.left(s, 1)],
        shots_taken=s.shots_taken[:],
        shots_scored=s.shots_scored[:],
        ball=_cell(s.ball),
        held=s.held,
        last_touch=_man(s.last_touch),
        men=[_see_man(s, piece) for piece in range(PIECES)],
        flight=_see_flight(s),
        restart=_see_restart(s),
        walls=[piece_text(man) for man in (s.wall_now, s.wall_next) if man >= 0],
        ended=ENDINGS[s.ended] if s.ended != NOT_ENDED else None,
        options=dict(s.config.values),
        position=write(_without_secrets(s, seat)),
    )


def _without_secrets(s: State, seat: int) -> State:
    """CH-4.1: a line-up that is in but not yet shown."""
    if s.agenda.top.kind != ASK_LINEUP:
        return s
    known = s.copy()
    for other in range(2):
        if other != seat:
            known.lineups[other] = 0
    return known


def _see_man(s: State, piece: int) -> ManView:
    return ManView(
        id=piece_text(piece),
        seat=seat_of(piece),
        shirt=shirt_of(piece),
        line=LINES[kind_of(piece)],
        place=PLACES[s.standing[piece]],
        cell=_cell(s.cell[piece]),
        yellow=s.yellows[piece],
        red=s.yellows[piece] >= 2 or s.reds >> piece & 1 == 1,
        injuries=s.injuries[piece],
        keeper=s.is_keeper(piece),
        touched=s.touched >> piece & 1 == 1 or piece in s.touchers,
        tried=s.tried >> piece & 1 == 1,
        barred=s.barred == piece,
    )


def _see_flight(s: State) -> FlightView | None:
    if s.flight_from < 0:
        return None
    complete = s.end_cell >= 0
    in_goal = complete and s.end_kind == ENDS_IN_GOAL
    saves = shot.save_chances(s) if in_goal and KINDS[s.agenda.top.kind].name == "dive" else []
    return FlightView(
        kind=KICKS[s.kick_kind] if s.flight_seat >= 0 else "loose",
        seat=s.flight_seat if s.flight_seat >= 0 else None,
        start=cell_text(s.flight_from),
        cells=[cell_text(cell) for cell in s.path],
        rems=s.rems[:],
        legs=s.leg_starts[:],
        touchers=[piece_text(man) for man in s.touchers],
        rem=passing.rem_now(s) if s.touchers and not complete else 0,
        run_from=_cell(s.run_from),
        end=ENDS[s.end_kind] if complete else None,
        chances=[
            ChanceView(man=piece_text(chance & 0xFF), cell=cell_text(s.path[chance >> 8]))
            for chance in s.chances
        ],
        saves=[SaveView(cell=cell_text(save >> 8), quarters=save & 0xFF) for save in saves],
    )


def _see_restart(s: State) -> RestartView | None:
    if not s.restart:
        return None
    return RestartView(
        kind=RESTARTS[s.restart],
        seat=s.restart_seat,
        cell=_cell(s.restart_cell),
        fouler=_man(s.fouler),
        victim=_man(s.victim),
        thrower=_man(s.thrower),
        taker=_man(s.taker),
    )

"""CA-1.12: what a seat may know, as plain data: everything, except line-ups until both are in (CO-12.3).

Stays interpreted: msgspec needs real classes.
"""

from __future__ import annotations

from typing import Any

import msgspec

from dugout.core.agenda import A_SEAT
from dugout.games.counter_attack import kinds, terms
from dugout.games.counter_attack.board import COLUMN, HEIGHT, SHOT_RANGE, path
from dugout.games.counter_attack.choices import FORMATIONS, piece_text
from dugout.games.counter_attack.data.deck import REFEREES
from dugout.games.counter_attack.position import write
from dugout.games.counter_attack.questions import question
from dugout.games.counter_attack.rules import (
    clock,
    draft,
    follow,
    lineup,
    periods,
    scenario_effects,
    substitution,
)
from dugout.games.counter_attack.squad_view import (
    CardView,
    FormerView,
    MemberView,
    card_of,
    former,
    member_of,
    open_cards,
)
from dugout.games.counter_attack.state import NOBODY, State

_BALL = ("dead", "carried", "loose", "held")


class PieceView(msgspec.Struct, frozen=True, kw_only=True):
    """A shirt on the pitch and whoever wears it."""

    piece: int
    text: str
    """`H9`: as the notation names it."""
    seat: int
    shirt: int
    member: int
    name: str
    hex: list[int] | None
    """`[c, h]`; None while he is lifted or off."""
    pace: int
    keeper: bool
    moved: bool
    barred: bool
    """He contested the last header (CA-10.20)."""
    offside: bool
    """Flagged at the last play of the ball (CA-15.3)."""
    yellow: bool
    injured: bool


class BallView(msgspec.Struct, frozen=True, kw_only=True):
    state: str
    hex: list[int] | None
    carrier: int | None
    """A piece."""


class PlayView(msgspec.Struct, frozen=True, kw_only=True):
    """The ball in flight: who played it, from where to where, and the hexes of its path."""

    by: int
    origin: list[int]
    target: list[int]
    path: list[list[int]]
    jumpers: list[int]


class TeamView(msgspec.Struct, frozen=True, kw_only=True):
    """One side. `wearing` is the viewer's own unfinished or hidden line-up, by shirt, None where secret."""

    name: str | None
    direction: int
    """+1: attacks to the right."""
    score: int
    squad: list[MemberView]
    formation: str | None
    wearing: list[int] | None
    lineup_in: bool
    points: int | None
    """Home points left (CA-22.8); None where secret."""
    substitutes: list[int]
    keeper: int | None
    shirts: list[int]
    """Those that the line-up gives out: fewer than eleven in some scenarios."""
    size: int
    """Cards of the whole squad."""


class ScenarioView(msgspec.Struct, frozen=True, kw_only=True):
    """CA-21, CO-13.6: the scenario that is played; lists go by seat, sides change for a second leg."""

    id: str
    """`SC-1` to `SC-4`, or `own`."""
    title: str
    sides: list[str]
    """`a` or `b`, as the book names them."""
    players: list[int]
    minutes: int
    start: int
    """The minute on the scoreboard when it begins."""


class CounterAttackView(msgspec.Struct, frozen=True, kw_only=True):
    """Everything one seat (or, with seat −3, a spectator) may know."""

    seat: int
    stage: str
    """`draft`, `lineup`, `play`, `shootout` or `over`."""
    asked: list[int]
    ask: str
    """Code of the open question."""
    attributes: list[str]
    teams: list[TeamView]
    pieces: list[PieceView]
    ball: BallView
    attack: int
    shot_range: int
    """As far as anybody shoots, in hexes (CA-11.3)."""
    row: str
    """The row of the "what next" table (CA-6.4)."""
    open_actions: list[str]
    step: str
    """`A`, `B`, `C` of a movement phase, or empty."""
    moves_left: int
    play: PlayView | None
    minute: int
    clock: int
    period: int
    period_minutes: int
    last_phase: bool
    """The movement phase that runs, or that begins next, is the last before the whistle (CA-18.4)."""
    restart: str
    referee: str | None
    leniency: int | None
    open_cards: list[CardView]
    draft_round: int
    deck_left: int
    shootout: list[list[int]]
    """By team: kicks taken, kicks scored, then the pieces in their order."""
    leg: int
    host: int
    first_leg: list[int] | None
    former: FormerView | None
    scenario: ScenarioView | None
    options: dict[str, Any]
    position: str
    """The position as this viewer knows it."""


def _hex(cell: int) -> list[int] | None:
    return None if cell < 0 else [COLUMN[cell], HEIGHT[cell]]


def hidden(s: State, seat: int) -> State:
    """CO-12.3: the state with the other line-up blotted out; the same state if nothing is secret."""
    if not s.agenda or s.agenda.top.kind != kinds.ASK_LINEUP:
        return s
    t = s.copy()
    for team in (0, 1):
        if team != seat:
            forget_lineup(t, team)
    return t


def forget_lineup(s: State, team: int) -> None:
    """Blot out all that a manager has named but not yet shown."""
    asked = bool(s.agenda.top.seats >> team & 1)
    s.wear_next[team] = 0 if asked else lineup.DONE
    s.formation[team] = 0
    s.points[team] = lineup.POINTS if asked and s.config.home_advantage and team == s.host else 0
    for shirt in range(terms.MEN):
        s.wearing[team * terms.MEN + shirt] = NOBODY
    start = team * terms.SQUAD * terms.ATTRIBUTES
    for number in range(start, start + terms.SQUAD * terms.ATTRIBUTES):
        s.bonus[number] = 0


def see(state: State, seat: int) -> CounterAttackView:
    """CA-1.12: the view of a seat, or of a spectator (PUBLIC)."""
    s = hidden(state, seat)
    q = s.agenda.top if s.agenda else None
    asking = q is not None and kinds.WAITS_FOR[q.kind] == A_SEAT
    return CounterAttackView(
        seat=seat,
        stage=_stage(s),
        asked=[team for team in (0, 1) if asking and q is not None and q.seats >> team & 1],
        ask=question(s).code,
        attributes=list(terms.ATTRIBUTE_NAMES),
        teams=[_team(s, team, seat) for team in (0, 1)],
        pieces=[_piece(s, piece) for piece in range(terms.PIECES) if _takes_part(s, piece)],
        ball=BallView(
            state=_BALL[s.ball_state], hex=_hex(s.ball), carrier=None if s.carrier == NOBODY else s.carrier
        ),
        attack=s.attack,
        shot_range=SHOT_RANGE,
        row=terms.ROW_NAMES[s.last],
        open_actions=_open(s),
        step=_step(s),
        moves_left=s.left if _step(s) else 0,
        play=_play(s),
        minute=clock.shown_minute(s),
        clock=s.clock,
        period=s.period,
        period_minutes=clock.period_minutes(s),
        last_phase=bool(s.agenda) and clock.is_last_phase(s),
        restart=terms.RESTART_NAMES[s.restart],
        referee=None if s.referee == NOBODY else REFEREES[s.referee][0],
        leniency=None if s.referee == NOBODY else REFEREES[s.referee][2],
        open_cards=open_cards(s),
        draft_round=s.round,
        deck_left=len(s.deck),
        shootout=_shootout(s),
        leg=s.leg,
        host=s.host,
        first_leg=periods.first_leg(s) if _has_first_leg(s) else None,
        former=former(s),
        scenario=_scenario(s),
        options=s.config.values,
        position=write(s),
    )


def _step(s: State) -> str:
    """CA-8.20: the step of a running phase; none once its end is due, whatever is still asked before that."""
    ends = any(frame.kind == kinds.DO_PHASE_END for frame in s.agenda.frames)
    return "" if ends or s.step == terms.NO_STEP else "-ABC"[s.step]


def _has_first_leg(s: State) -> bool:
    """Whether one has been played (CA-22.7): before the first of two matches of a scenario (CA-21.4) there is none."""
    scenario = s.config.scenario
    return s.leg > 1 or (s.config.two_legged and (scenario is None or not scenario.exchanged))


def _scenario(s: State) -> ScenarioView | None:
    scenario = s.config.scenario
    if scenario is None:
        return None
    own = s.config.values["own_scenario"]
    sides = [scenario_effects.side_seat(s, team) for team in (0, 1)]
    return ScenarioView(
        id=s.config.values["scenario"] if own is None else "own",
        title=scenario.title,
        sides=["ab"[side] for side in sides],
        players=[scenario.players[side] for side in sides],
        minutes=scenario.minutes,
        start=scenario.clock_start,
    )


def _stage(s: State) -> str:
    if not s.agenda:
        return "over"
    if s.period == clock.SHOOTOUT:
        return "shootout"
    if s.period > 0:
        return "play"
    return "lineup" if s.agenda.top.kind in (kinds.ASK_LINEUP, kinds.ROLL_REFEREE) else "draft"


def _takes_part(s: State, piece: int) -> bool:
    return s.who[piece] != NOBODY and s.status[s.member(piece)] == terms.PLAYING


def _open(s: State) -> list[str]:
    if not s.agenda or s.agenda.top.kind not in (kinds.ASK_ACTION, kinds.ASK_SET_PIECE):
        return []
    columns = follow.open_columns(s)
    return [name for place, name in enumerate(follow.COLUMN_NAMES) if columns >> place & 1]


def _team(s: State, team: int, seat: int) -> TeamView:
    before = s.period == 0 and seat != team
    members = range(team * terms.SQUAD, team * terms.SQUAD + terms.SQUAD)
    return TeamView(
        name=s.config.teams[team].name if s.config.named else None,
        direction=s.direction(team),
        score=s.score[team],
        squad=[member_of(s, member) for member in members if s.status[member] != terms.ABSENT],
        formation=None if before else FORMATIONS[s.formation[team]],
        wearing=None if before else [max(0, who + 1) for who in s.wearing[team * 11 : team * 11 + 11]],
        lineup_in=s.wear_next[team] == lineup.DONE,
        points=None if before else s.points[team],
        substitutes=substitution.bench(s, team),
        keeper=None if s.keeper[team] == NOBODY else s.keeper[team],
        shirts=([1] if lineup.has_keeper(s, team) else []) + lineup.shirts(s, team),
        size=draft.full_size(s, team),
    )


def _piece(s: State, piece: int) -> PieceView:
    member = s.member(piece)
    card = card_of(s, member)
    return PieceView(
        piece=piece,
        text=piece_text(piece),
        seat=piece // terms.MEN,
        shirt=piece % terms.MEN + 1,
        member=s.who[piece] + 1,
        name=card.name if card else "",
        hex=_hex(s.cell[piece]),
        pace=s.pace(piece),
        keeper=piece in s.keeper,
        moved=bool(s.moved >> piece & 1),
        barred=bool(s.barred >> piece & 1),
        offside=bool(s.flags >> piece & 1),
        yellow=s.yellows[member] > 0,
        injured=s.injuries[member] > 0,
    )


def _play(s: State) -> PlayView | None:
    if s.play == terms.PLAY_NONE or s.by == NOBODY or s.origin < 0 or s.target < 0 or not s.agenda:
        return None
    cells = () if s.play in terms.IN_THE_AIR else path(s.origin, s.target).cells
    return PlayView(
        by=s.by,
        origin=[COLUMN[s.origin], HEIGHT[s.origin]],
        target=[COLUMN[s.target], HEIGHT[s.target]],
        path=[[COLUMN[cell], HEIGHT[cell]] for cell in cells],
        jumpers=[piece for piece in range(terms.PIECES) if s.jumpers >> piece & 1],
    )


def _shootout(s: State) -> list[list[int]]:
    if s.period != clock.SHOOTOUT:
        return []
    orders = (s.order[: terms.MEN], s.order[terms.MEN :])
    takers = [[piece for piece in order if piece != NOBODY] for order in orders]
    return [[s.kicks[team], s.converted[team], *takers[team]] for team in (0, 1)]

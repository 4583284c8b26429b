"""CA-14: fouls, injuries and cards."""

from __future__ import annotations

from typing import Final

from dugout.core.values import Event
from dugout.games.counter_attack import choices
from dugout.games.counter_attack.board import AREA, COLUMN, HEIGHT, NO_CELL
from dugout.games.counter_attack.data.deck import REFEREES
from dugout.games.counter_attack.kinds import ASK_FOUL, ROLL_CARD, ROLL_INJURY
from dugout.games.counter_attack.rules.possession import stop
from dugout.games.counter_attack.state import NOBODY, State
from dugout.games.counter_attack.terms import FREE_KICK, MEN, PENALTY, RESILIENCE, SENT_OFF, STEP_A, STEP_B

# CA-14.11: rows of the card checks.
ORDINARY: Final = 0
FROM_BEHIND: Final = 1
PROFESSIONAL: Final = 2
RECKLESS: Final = 3

NO_CARD: Final = 0
YELLOW: Final = 1
RED: Final = 2


def leniency(s: State) -> int:
    """CA-5.3: the referee's Leniency."""
    return REFEREES[s.referee][2]


def card_for(row: int, face: int, lenience: int) -> int:
    """CA-14.7, CA-14.9, CA-14.11: what the card die brings in a row of the table."""
    if row == ORDINARY:
        return YELLOW if face >= lenience else NO_CARD
    if row == FROM_BEHIND:
        return RED if face > lenience else YELLOW
    return RED if face >= lenience else YELLOW


def row_of(s: State, fouler: int, kind: int) -> int:
    """CA-14.11: the most severe row that applies."""
    if kind != RECKLESS and is_professional(s, fouler):
        return PROFESSIONAL
    return kind


def is_professional(s: State, fouler: int) -> bool:
    """CA-14.10: in the attackers' far half, and no other outfielder of the defence covers."""
    team = s.attack
    foul = s.progress(team, s.ball)
    if foul <= 0:
        return False
    for piece in s.pieces(1 - team):
        if piece != fouler and piece != s.keeper[1 - team] and covers(s, piece, foul):
            return False
    return True


def covers(s: State, piece: int, foul: int) -> bool:
    """CA-14.10: level with the foul or nearer his own goal, or still able to get there in this phase."""
    progress = s.progress(s.attack, s.cell[piece])
    if progress >= foul:
        return True
    has_move = s.step == STEP_A or (s.step == STEP_B and s.left > 0)
    return has_move and not s.moved >> piece & 1 and s.pace(piece) >= foul - progress


def commit(s: State, fouler: int, kind: int, rule: str, log: list[Event]) -> None:
    """CA-14.1, CA-14.2: a foul on the carrier: injury die, card die, then the choice."""
    row = row_of(s, fouler, kind)
    log.append(Event("ca.foul", rule, (fouler, s.carrier, s.ball)))
    if row == PROFESSIONAL:
        log.append(Event("ca.professional", "CA-14.10", (fouler,)))
    s.agenda.do(ROLL_INJURY, fouler, row)


def roll_injury(s: State, fouler: int, row: int, face: int, log: list[Event]) -> None:
    """CA-14.5, CA-14.6: a die of at least his Resilience injures the fouled player: Pace -2."""
    fouled = s.carrier
    hurt = face >= s.attribute(fouled, RESILIENCE)
    log.append(Event("ca.injury-roll", "CA-14.5", (fouled, face)))
    if hurt:
        s.injuries[s.member(fouled)] += 1
        log.append(Event("ca.injured", "CA-14.6", (fouled, s.pace(fouled))))
    s.agenda.do(ROLL_CARD, fouler, row)


def roll_card(s: State, fouler: int, row: int, face: int, log: list[Event]) -> None:
    """CA-14.7 to CA-14.11, CA-14.3: card, then play on or not; a red card or a reckless tackle stops play."""
    log.append(Event("ca.card-roll", "CA-14.11", (fouler, face, leniency(s))))
    attack, where = s.attack, s.ball
    sent_off = show(s, fouler, card_for(row, face, leniency(s)), log)
    if s.ended:
        return
    if sent_off or row == RECKLESS:
        _stop_for_kick(s, attack, where, fouler, log)
    else:
        s.agenda.ask(ASK_FOUL, attack, fouler)


def show(s: State, piece: int, card: int, log: list[Event]) -> bool:
    """CA-14.8: a card for a player; True if he is sent off."""
    if card == NO_CARD:
        return False
    member = s.member(piece)
    if card == YELLOW:
        s.yellows[member] += 1
        log.append(Event("ca.yellow", "CA-14.7", (piece,)))
        if s.yellows[member] < 2:
            return False
    else:
        s.reds[member] += 1
    log.append(Event("ca.red", "CA-14.8", (piece,)))
    _send_off(s, piece, log)
    return True


def _send_off(s: State, piece: int, log: list[Event]) -> None:
    """CA-14.8, CA-17.3, CA-17.4: he leaves at once and is not replaced; the fifth of a team loses the match."""
    team = piece // MEN
    if s.keeper[team] == piece:
        s.vacated[team] = s.cell[piece]
        s.keeper[team] = NOBODY
    s.status[s.member(piece)] = SENT_OFF
    s.place(piece, NO_CELL)
    if s.status[team * 16 : team * 16 + 16].count(SENT_OFF) >= 5:
        forfeit(s, team, log)


def forfeit(s: State, team: int, log: list[Event]) -> None:
    """CA-17.4: 0-3, or the score if its difference is greater than three."""
    log.append(Event("ca.forfeit", "CA-17.4", (team,)))
    kept = 4 if s.config.version >= 2 else 3
    if s.score[1 - team] - s.score[team] < kept:
        s.score[team] = 0
        s.score[1 - team] = 3
    s.ended = FORFEIT_0 + team
    s.agenda.clear()


FORFEIT_0: Final = 5
"""`State.ended` of a match that team 0 (or, plus 1, team 1) has forfeited."""


def _stop_for_kick(s: State, attack: int, where: int, fouler: int, log: list[Event]) -> None:
    """CA-16.13: a penalty if the foul hex is in the fouling team's own area, else a free kick."""
    if AREA[s.own_side(1 - attack)] >> where & 1:
        stop(s, PENALTY, where, attack, log)
    else:
        stop(s, FREE_KICK, where, attack, log)


def choose(s: State, fouler: int, choice: int, log: list[Event]) -> None:
    """CA-14.3, CA-14.4: play on, the tackle having failed, or take the kick."""
    if choices.verb_of(choice) == choices.PLAY_ON:
        log.append(Event("ca.plays-on", "CA-14.4", (s.attack,)))
        return
    _stop_for_kick(s, s.attack, s.ball, fouler, log)


def cells_behind(s: State, team: int, cell: int) -> list[tuple[int, int]]:
    """CA-14.13: the two hexes behind a player of `team`, as coordinates (they may be off the pitch)."""
    c, h = COLUMN[cell], HEIGHT[cell]
    ahead = s.direction(team)
    if abs(h) + ahead * c <= 24:
        return [(c - ahead, h + 1), (c - ahead, h - 1)]
    if h > 0:
        return [(c, h + 2), (c - ahead, h + 1)]
    return [(c, h - 2), (c - ahead, h - 1)]


def is_from_behind(s: State, tackler: int) -> bool:
    """CA-14.12: whether the tackler stands behind the carrier."""
    if not s.config.tackle_from_behind:
        return False
    where = s.cell[tackler]
    return (COLUMN[where], HEIGHT[where]) in cells_behind(s, s.attack, s.ball)

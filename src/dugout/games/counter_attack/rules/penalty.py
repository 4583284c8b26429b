"""CA-16.20 to CA-16.25: the penalty; CA-19.3, CA-19.4: the shoot-out."""

from __future__ import annotations

from typing import Final

from dugout.core.agenda import ask, do
from dugout.core.values import Event
from dugout.games.counter_attack import choices
from dugout.games.counter_attack.board import NO_CELL
from dugout.games.counter_attack.kinds import ASK_ORDER, DO_SHOOTOUT, ROLL_PENALTY, ROLL_PENALTY_SAVE
from dugout.games.counter_attack.rules import periods, shot
from dugout.games.counter_attack.rules.possession import note_play, score_goal
from dugout.games.counter_attack.state import NOBODY, State
from dugout.games.counter_attack.terms import KICK, MEN, PLAY_PENALTY, SAVING, SHOOTING

MARGIN: Final = 2
KICKS: Final = 5


def roll_taker(s: State, shootout: int, face: int, log: list[Event]) -> None:
    """CA-16.22: the taker's die, no modifiers."""
    s.play = PLAY_PENALTY
    s.target = NO_CELL
    note_play(s, s.by // MEN, KICK)
    score = s.attribute(s.by, SHOOTING) + face
    log.append(Event("ca.penalty-roll", "CA-16.22", (s.by, face, score)))
    s.agenda.do(ROLL_PENALTY_SAVE, shootout, score)


def is_saved(attack: int, defence: int) -> bool:
    """CA-16.24: saved only if the keeper's score is at least 2 higher."""
    return defence >= attack + MARGIN


def roll_keeper(s: State, shootout: int, shot_score: int, face: int, log: list[Event]) -> None:
    """CA-16.22 to CA-16.25: goal or save; `shootout` 1: a kick of the shoot-out."""
    team = s.by // MEN
    guard = s.keeper[1 - team]
    score = (s.attribute(guard, SAVING) if guard != NOBODY else 0) + face
    log.append(Event("ca.save-roll", "CA-16.24", (guard, face, 0, score, shot_score)))
    saved = is_saved(shot_score, score)
    if shootout:
        _shootout_kick(s, team, not saved, log)
    elif saved:
        shot.saved(s, guard, NO_CELL, log)
    else:
        score_goal(s, team, s.by, "CA-16.24", log)


def shootout(s: State, log: list[Event]) -> None:
    """CA-19.3, CA-19.4: orders first, then kicks until one side cannot be caught."""
    for team in (0, 1):
        chosen = len(_order(s, team))
        if chosen < len(s.pieces(team)):
            s.agenda.plan([ask(ASK_ORDER, team), do(DO_SHOOTOUT)])
            return
    if shootout_leader(s) != NOBODY:
        log.append(Event("ca.shootout-over", "CA-19.3", (s.converted[0], s.converted[1])))
        periods.finish(s, periods.AFTER_SHOOTOUT, log)
        return
    first = s.kicked_off
    team = first if s.kicks[0] == s.kicks[1] else 1 - first
    takers = _order(s, team)
    s.by = takers[s.kicks[team] % len(takers)]
    s.agenda.plan([do(ROLL_PENALTY, 1), do(DO_SHOOTOUT)])


def _order(s: State, team: int) -> list[int]:
    """The takers of a team in their order, as far as they are named."""
    return [piece for piece in s.order[team * MEN : team * MEN + MEN] if piece != NOBODY]


def order_choices(s: State, team: int) -> list[int]:
    """CA-19.4: the next taker, or `arrange`: the rest by Shooting."""
    named = _order(s, team)
    found = [choices.pack(choices.ORDER, piece) for piece in s.pieces(team) if piece not in named]
    found.append(choices.pack(choices.ARRANGE))
    return found


def name_order(s: State, team: int, choice: int, log: list[Event]) -> None:
    """CA-19.4: one more taker, or all the rest by Shooting, descending, then by shirt."""
    named = _order(s, team)
    more = [choices.first(choice)]
    if choices.verb_of(choice) == choices.ARRANGE:
        rest = [(-s.attribute(piece, SHOOTING), piece) for piece in s.pieces(team) if piece not in named]
        rest.sort()
        more = [row[1] for row in rest]
    for piece in more:
        s.order[team * MEN + len(named)] = piece
        named.append(piece)
        log.append(Event("ca.shootout-order", "CA-19.4", (piece, len(named))))


def _shootout_kick(s: State, team: int, scored: bool, log: list[Event]) -> None:
    """CA-19.4: no corner, no rebound."""
    s.kicks[team] += 1
    if scored:
        s.converted[team] += 1
    code = "ca.shootout-goal" if scored else "ca.shootout-miss"
    log.append(Event(code, "CA-19.4", (s.by, s.converted[0], s.converted[1])))


def shootout_leader(s: State) -> int:
    """CA-19.3: the team that cannot be caught any more, or NOBODY; after five each only whole pairs count."""
    if min(s.kicks) >= KICKS and s.kicks[0] != s.kicks[1]:
        return NOBODY
    for team in (0, 1):
        left = max(0, KICKS - s.kicks[1 - team])
        if s.converted[team] > s.converted[1 - team] + left:
            return team
    return NOBODY

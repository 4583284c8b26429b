"""CA-17: substitutions and emergency keepers."""

from __future__ import annotations

from dugout.core.agenda import Frame
from dugout.core.values import Event
from dugout.games.counter_attack import actions
from dugout.games.counter_attack.board import NO_CELL
from dugout.games.counter_attack.codes import (
    ASK_EMERGENCY,
    ASK_SUBSTITUTE,
    BENCH,
    MEN,
    PLAYING,
    REPLACED,
    SQUAD,
)
from dugout.games.counter_attack.state import NOBODY, State


def bench(s: State, team: int) -> list[int]:
    """CA-17.2: the squad numbers of those who can still come on."""
    return [number + 1 for number in range(SQUAD) if s.status[team * SQUAD + number] == BENCH]


def offer(s: State, team: int) -> None:
    """CA-17.1: at a dead ball a manager may substitute, as long as he has somebody on the bench."""
    if bench(s, team) and s.pieces(team):
        s.push(ASK_SUBSTITUTE, 1 << team)


def answers(s: State, q: Frame) -> list[int]:
    """CA-17.1: every swap of a player on the pitch for one on the bench, or none."""
    team = 1 if q.seats == 2 else 0
    found = [actions.pack(actions.END)]
    for piece in s.pieces(team):
        for number in bench(s, team):
            found.append(actions.pack(actions.SUBSTITUTE, piece, number))
    return found


def answer(s: State, q: Frame, choice: int, log: list[Event]) -> None:
    """CA-17.1, CA-17.2, CA-14.15: the substitute takes shirt and place, and starts clean."""
    if actions.verb_of(choice) == actions.END:
        return
    piece, number = actions.first(choice), actions.second(choice)
    off = s.member(piece)
    s.status[off] = REPLACED
    s.who[piece] = number - 1
    s.status[s.member(piece)] = PLAYING
    log.append(Event("ca.substitution", "CA-17.1", (piece, off % SQUAD + 1, number)))
    offer(s, piece // MEN)


def ask_emergency(s: State) -> None:
    """CA-17.6: a team whose keeper was sent off names another; he takes the hex that was left."""
    for team in (0, 1):
        if s.keeper[team] == NOBODY and s.vacated[team] != NO_CELL:
            s.push(ASK_EMERGENCY, 1 << team, 1)


def emergency_answers(s: State, q: Frame) -> list[int]:
    return [actions.pack(actions.KEEPER, piece) for piece in s.pieces(1 if q.seats == 2 else 0)]


def name_emergency(s: State, q: Frame, choice: int, log: list[Event]) -> None:
    """CA-17.6: `q.a` 1: he goes to the sent-off keeper's hex; 0: play goes on and he stays where he is."""
    piece = actions.first(choice)
    team = piece // MEN
    s.keeper[team] = piece
    cell = s.vacated[team]
    if q.a and not s.occupied() >> cell & 1:
        s.place(piece, cell)
    s.vacated[team] = NO_CELL
    log.append(Event("ca.emergency-keeper", "CA-17.6", (piece, s.cell[piece])))

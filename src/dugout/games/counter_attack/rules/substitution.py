"""CA-17: substitutions and emergency keepers."""

from __future__ import annotations

from dugout.core.values import Event
from dugout.games.counter_attack import choices
from dugout.games.counter_attack.board import NO_CELL
from dugout.games.counter_attack.kinds import ASK_EMERGENCY, ASK_SUBSTITUTE
from dugout.games.counter_attack.state import NOBODY, State
from dugout.games.counter_attack.terms import BENCH, MEN, PLAYING, REPLACED, SQUAD


def bench(s: State, team: int) -> list[int]:
    """CA-17.2: the squad numbers of those who can still come on."""
    return [number + 1 for number in range(SQUAD) if s.status[team * SQUAD + number] == BENCH]


def offer(s: State, team: int) -> None:
    """CA-17.1: at a dead ball a manager may substitute, as long as he has somebody on the bench."""
    if bench(s, team) and s.pieces(team):
        s.agenda.ask(ASK_SUBSTITUTE, team)


def substitute_choices(s: State, team: int) -> list[int]:
    """CA-17.1: every swap of a player on the pitch for one on the bench, or none."""
    found = [choices.pack(choices.END)]
    for piece in s.pieces(team):
        for number in bench(s, team):
            found.append(choices.pack(choices.SUBSTITUTE, piece, number))
    return found


def substitute(s: State, choice: int, log: list[Event]) -> None:
    """CA-17.1, CA-17.2, CA-14.15: the substitute takes shirt and place, and starts clean."""
    if choices.verb_of(choice) == choices.END:
        return
    piece, number = choices.first(choice), choices.second(choice)
    off = s.member(piece)
    s.status[off] = REPLACED
    s.who[piece] = number - 1
    s.status[s.member(piece)] = PLAYING
    log.append(Event("ca.substitution", "CA-17.1", (piece, off % SQUAD + 1, number)))
    offer(s, piece // MEN)


def ask_emergency(s: State, team: int, to_goal: int) -> None:
    """CA-17.6: a team whose keeper was sent off names another, at the next restart, or at once where play goes on."""
    if s.keeper[team] == NOBODY and s.vacated[team] != NO_CELL:
        s.agenda.ask(ASK_EMERGENCY, team, to_goal)


def emergency_choices(s: State, team: int) -> list[int]:
    return [choices.pack(choices.KEEPER, piece) for piece in s.pieces(team)]


def name_emergency(s: State, to_goal: int, choice: int, log: list[Event]) -> None:
    """CA-17.6: `to_goal` 1: he goes to the sent-off keeper's hex; 0: play goes on and he stays where he is."""
    piece = choices.first(choice)
    team = piece // MEN
    s.keeper[team] = piece
    cell = s.vacated[team]
    if to_goal and not s.occupied() >> cell & 1:
        s.place(piece, cell)
    s.vacated[team] = NO_CELL
    log.append(Event("ca.emergency-keeper", "CA-17.6", (piece, s.cell[piece])))

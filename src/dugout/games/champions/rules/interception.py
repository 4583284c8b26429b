"""CH-13: interceptions, and the loose ball after an interception or a rebound."""

from __future__ import annotations

from typing import Final

from dugout.core.agenda import do
from dugout.core.values import Event
from dugout.games.champions import kinds, terms
from dugout.games.champions.board import BOTH_GOALS, COLUMNS, FIELD, NOBODY, NOWHERE, STEP, seat_of
from dugout.games.champions.choices import INTERCEPT, NONE, SHIFT, pack
from dugout.games.champions.rules import passing
from dugout.games.champions.rules.clock import count_die
from dugout.games.champions.state import State
from dugout.geometry.square import direction_between

SUCCESS: Final = 3
STRAIGHT: Final = (0, 2, 4, 6)


def resolve(s: State) -> None:
    """CH-8.10, CH-12.2, CH-13.3: the path stands; fix the chances on it, then let it end."""
    if s.flight_seat >= 0:
        passing.settle(s)
    s.chances = find_chances(s)
    s.agenda.plan([do(kinds.DO_CHANCES), do(kinds.DO_PATH_END)])


def pass_through_cells(s: State) -> list[int]:
    """CH-13.2: indices of the path cells on which the ball can be intercepted, each cell once."""
    found: list[int] = []
    seen = 0
    for index in range(len(s.path)):
        cell = s.path[index]
        if FIELD >> cell & 1 and cell != s.end_cell and not seen >> cell & 1 and s.at[cell] < 0:
            seen |= 1 << cell
            found.append(index)
    return found


def find_chances(s: State) -> list[int]:
    """CH-13.1, CH-13.3, CH-13.4, CH-13.6: every open chance as index << 8 | piece, in path order."""
    found: list[int] = []
    had = s.tried
    if s.end_kind == terms.ENDS_ON_MAN:
        had |= 1 << s.at[s.end_cell]
    if s.flight_seat < 0 and s.last_touch >= 0:
        had |= 1 << s.last_touch
    for index in pass_through_cells(s):
        here: list[int] = []
        teams = 0
        for direction in STRAIGHT:
            cell = STEP[s.path[index] * 8 + direction]
            man = s.at[cell] if cell >= 0 else NOBODY
            if man < 0 or had >> man & 1 or s.is_keeper(man) or seat_of(man) == s.flight_seat:
                continue
            had |= 1 << man
            teams |= 1 << seat_of(man)
            here.append(man)
        if teams != 3:
            here.sort()
            found.extend([index << 8 | man for man in here])
    return found


def next_chance(s: State) -> None:
    """CH-13.7: offer the next chance cell to the coach concerned."""
    if s.chances:
        s.agenda.ask(kinds.ASK_INTERCEPT, seat_of(s.chances[0] & 0xFF), s.chances[0] >> 8)


def intercept_choices(s: State, index: int) -> list[int]:
    """CH-13.5, CH-13.7: one of the men with a chance at this cell, or nobody."""
    men = [chance & 0xFF for chance in s.chances if chance >> 8 == index]
    return [NONE << SHIFT, *[pack(INTERCEPT, 0, man) for man in men]]


def decline(s: State, index: int) -> None:
    """CH-13.3: a chance let go is gone for this path."""
    s.chances = [chance for chance in s.chances if chance >> 8 != index]
    s.agenda.do(kinds.DO_CHANCES)


def attempt(s: State, index: int, piece: int, log: list[Event]) -> None:
    """CH-13.8: he steps in, and stays there whatever the D3 says."""
    s.chances = [chance for chance in s.chances if chance >> 8 != index]
    here, cell = s.cell[piece], s.path[index]
    s.move(piece, cell)
    s.tried |= 1 << piece
    log.append(Event("ch.attempt", "CH-13.8", (piece, here, cell)))
    s.agenda.do(kinds.ROLL_INTERCEPT, index, piece, direction_between(here, cell, COLUMNS))


def roll(s: State, index: int, piece: int, direction: int, face: int, log: list[Event]) -> None:
    """CH-13.8, CH-13.9: on 3 the ball is his; on 1 or 2 it flies on."""
    if face != SUCCESS:
        log.append(Event("ch.attempt-failed", "CH-13.8", (piece, face)))
        if not count_die(s, face, log):
            s.agenda.do(kinds.DO_CHANCES)
        return
    count_die(s, face, log)
    s.agenda.pop()  # the rest of the path is void: DO_PATH_END goes
    s.chances = []
    cell, rem = s.path[index], s.rems[index]
    log.append(Event("ch.intercepted", "CH-13.9", (piece, cell, direction, rem + 1)))
    s.touch(piece, terms.INTERCEPTED)
    s.next_seat = 1 - seat_of(piece)
    s.agenda.do(kinds.DO_LOOSE, cell, direction, rem + 1)


def fly_loose(s: State, start: int, direction: int, length: int, log: list[Event]) -> None:
    """CH-12.12, CH-13.11: a loose ball flies straight; its path and its end are found before anybody acts on it."""
    s.flight_seat = NOBODY
    s.flight_from = start
    s.path = []
    s.rems = []
    s.leg_starts = [0]
    s.touchers = []
    s.ball = NOWHERE
    s.held = False
    cell = start
    rem = length
    s.end_kind = terms.ENDS_AT_REST
    while rem > 0:
        cell = STEP[cell * 8 + direction]
        rem -= 1
        s.end_cell = cell
        if not (FIELD | BOTH_GOALS) >> cell & 1:
            s.end_kind = terms.ENDS_OUT
            break
        s.path.append(cell)
        s.rems.append(rem)
        if s.at[cell] >= 0:
            s.end_kind = terms.ENDS_ON_MAN
            break
        if BOTH_GOALS >> cell & 1:
            s.end_kind = terms.ENDS_IN_GOAL
            break
    log.append(Event("ch.loose", "CH-13.11", (start, direction, length, s.end_cell)))
    s.agenda.do(kinds.DO_RESOLVE)


def path_end(s: State, log: list[Event]) -> None:
    """CH-11.5, CH-13.10, CH-13.13, CH-13.14: the ball completes its path; a man it hits plays it on, offside or not."""
    if s.end_kind == terms.ENDS_IN_GOAL:
        s.agenda.do(kinds.DO_DIVE)
    elif s.end_kind == terms.ENDS_ON_MAN:
        man = s.at[s.end_cell]
        budget = s.rems[-1] + 1
        log.append(Event("ch.hit", "CH-13.13", (man, s.end_cell, budget)))
        passing.begin(s, man, budget, terms.RECEIVE_KICK)
    elif s.end_kind == terms.ENDS_OUT:
        s.agenda.do(kinds.DO_OUT, s.end_cell)
    else:
        s.ball = s.end_cell
        log.append(Event("ch.rest", "CH-13.10", (s.ball,)))
        s.agenda.do(kinds.DO_CLEANUP)

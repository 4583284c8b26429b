"""CH-19: fouls, cards, injuries, and teams that become too small."""

from __future__ import annotations

from typing import Final

from dugout.core.values import Event
from dugout.games.champions import fast_actions
from dugout.games.champions.actions import FOUL, PICK_UP, RUN, SHIFT, WALK, first, last, pack
from dugout.games.champions.board import (
    COLUMNS,
    NOBODY,
    NOWHERE,
    PENALTY_AREA,
    SPOTS,
    column_of,
    row_of,
    seat_of,
)
from dugout.games.champions.cells import COMPILED
from dugout.games.champions.kinds import DO_CARDS, DO_FOUL_AT_LINE
from dugout.games.champions.measure import FAR, Distances, flood, free_cells
from dugout.games.champions.options import STARTER
from dugout.games.champions.rules.clock import finish
from dugout.games.champions.rules.dead_ball import award
from dugout.games.champions.rules.relocate import IN_FIELD, relocate
from dugout.games.champions.state import (
    BY_FORFEIT,
    CARRIED_OFF,
    FREE_KICK,
    ON_PITCH,
    PENALTY,
    SENT_OFF,
    State,
)

FEWEST: Final = 7


def pairs(s: State, actions: list[int]) -> list[int]:
    """CH-19.1 to CH-19.4: the fouls that this roll forces, as choices; `actions` are the legal ones."""
    if s.roll < 2 or s.config.profile == STARTER or reaches_ball(actions):  # CH-19.3, CH-28.1
        return []
    return fast_actions.fouls(s, actions) if COMPILED else readable_pairs(s, actions)


def readable_pairs(s: State, actions: list[int]) -> list[int]:
    """CH-19.1 to CH-19.4: `pairs` in boards as wide integers, for a roll of which no action reaches the ball."""
    seat = s.owner
    distances = Distances(s, s.ball)
    nearest = min(distances.nearest(s, 0), distances.nearest(s, 1))
    if nearest == FAR:
        return []
    found: list[int] = []
    for victim in s.on_pitch(1 - seat):
        if distances.of(s, victim) == nearest:
            around = Distances(s, s.cell[victim], s.roll)
            foulers = [man for man in s.on_pitch(seat) if around.of(s, man) == s.roll]
            found.extend([pack(FOUL, man, victim) for man in foulers])
    if not found or gets_closer(s, actions, nearest):
        return []
    found.sort()
    return found


def reaches_ball(actions: list[int]) -> bool:
    """CH-19.1 (3): some legal action gets to the ball; a pick-up is the first of them all, runs are the last."""
    return len(actions) > 0 and (actions[0] >> SHIFT == PICK_UP or actions[-1] >> SHIFT == RUN)


def gets_closer(s: State, actions: list[int], nearest: int) -> bool:
    """CH-19.1 (3): some legal walk takes a man nearer to the ball than its nearest man."""
    walker = NOBODY
    nearer = 0
    for action in actions:
        if action >> SHIFT != WALK:
            continue
        if first(action) != walker:
            walker = first(action)
            free = (free_cells(s) | 1 << s.cell[walker]) & ~s.closed_to(walker)
            nearer = 0
            for level in flood(s.ball, free, nearest - 1):
                nearer |= level
        if nearer >> last(action) & 1:
            return True
    return False


def commit(s: State, man: int, victim: int, log: list[Event]) -> None:
    """CH-19.5: the fouler runs into his victim; beyond the lines the scene moves to the nearest field cell."""
    s.fouls += 1
    s.fouler = man
    s.victim = victim
    spot = s.cell[victim]
    s.foul_cell = min(13, max(1, row_of(spot))) * COLUMNS + min(10, max(1, column_of(spot)))
    s.ball = NOWHERE
    log.append(Event("ch.foul", "CH-19.2", (man, s.cell[man], victim, s.foul_cell)))
    s.then(DO_CARDS)
    s.then(DO_FOUL_AT_LINE, man, victim)
    bystander = s.at[s.foul_cell]
    if bystander >= 0 and bystander != victim and bystander != man:
        relocate(s, bystander, IN_FIELD, log)


def meet(s: State, man: int, victim: int) -> None:
    """CH-19.5: both stand on the foul cell until the set piece."""
    if s.cell[victim] != s.foul_cell:
        s.move(victim, s.foul_cell)
    s.move(man, s.foul_cell)


def cards(s: State, log: list[Event]) -> None:
    """CH-19.6 to CH-19.8, CH-19.13: yellow and red, the injury, then free kick or penalty."""
    man, victim = s.fouler, s.victim
    s.yellows[man] += 1
    log.append(Event("ch.yellow", "CH-19.6", (man,)))
    s.injuries[victim] += 1
    log.append(Event("ch.injury", "CH-19.8", (victim,)))
    if s.yellows[man] == 2:
        log.append(Event("ch.red", "CH-19.7", (man,)))
        s.fouler = NOBODY
        leave(s, man, SENT_OFF)
    if s.injuries[victim] == 2:
        log.append(Event("ch.carried-off", "CH-19.8", (victim,)))
        leave(s, victim, CARRIED_OFF)
    seat = seat_of(man)
    if PENALTY_AREA[seat] >> s.foul_cell & 1:
        award(s, PENALTY, 1 - seat, SPOTS[seat][0], log)
    else:
        award(s, FREE_KICK, 1 - seat, s.foul_cell, log)


def leave(s: State, man: int, how: int) -> None:
    """CH-19.7 to CH-19.10: he is out of the match; what becomes of his place is seen to with the substitutions."""
    seat = seat_of(man)
    s.standing[man] = how
    s.lift(man)
    was_keeper = s.keeper[seat] == man
    if was_keeper:
        s.keeper[seat] = NOBODY
    if was_keeper or how == CARRIED_OFF:
        s.emergency[seat] = man


def count_men(s: State, log: list[Event]) -> None:
    """CH-19.12: a team with fewer than 7 men after the substitutions forfeits; both at once: the fouling team."""
    if s.config.partial:
        return
    too_few: list[int] = []
    for seat in range(2):
        men = 0
        for piece in range(seat * 20, seat * 20 + 20):
            if s.standing[piece] == ON_PITCH:
                men += 1
        if men < FEWEST:
            too_few.append(seat)
    if not too_few:
        return
    s.loser = too_few[0] if len(too_few) == 1 else 1 - s.restart_seat
    winner = 1 - s.loser
    if s.score[winner] - s.score[s.loser] <= 3:
        s.score[winner] = 3
        s.score[s.loser] = 0
    log.append(Event("ch.forfeit", "CH-19.12", (s.loser,)))
    finish(s, BY_FORFEIT, "CH-19.12", log)

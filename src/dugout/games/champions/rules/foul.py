"""CH-19: fouls, cards, injuries, and teams that become too small."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from dugout.core.agenda import do
from dugout.core.values import Event
from dugout.games.champions.board import (
    COLUMNS,
    NOBODY,
    NOWHERE,
    PENALTY_AREA,
    SPOTS,
    SQUAD,
    column_of,
    row_of,
    seat_of,
)
from dugout.games.champions.cells import has, list_cells, nothing, single
from dugout.games.champions.choices import FOUL, PICK_UP, RUN, SHIFT, WALK, pack
from dugout.games.champions.floods import NO_WAY, cells_within
from dugout.games.champions.kinds import DO_CARDS, DO_FOUL_AT_LINE
from dugout.games.champions.options import STARTER
from dugout.games.champions.rules.clock import finish
from dugout.games.champions.rules.dead_ball import award
from dugout.games.champions.rules.relocate import IN_FIELD, relocate
from dugout.games.champions.scene import Scene
from dugout.games.champions.state import State
from dugout.games.champions.terms import BY_FORFEIT, CARRIED_OFF, FREE_KICK, ON_PITCH, PENALTY, SENT_OFF

FEWEST: Final = 7


def foul_choices(s: State, actions: list[int]) -> list[int]:
    """CH-19.1 to CH-19.4: the fouls that this roll forces, as choices; `actions` are the legal ones."""
    if s.roll < 2 or s.config.profile == STARTER or reaches_ball(actions):  # CH-19.3, CH-28.1
        return []
    scene = Scene(s, s.owner)
    found: list[int] = []
    steps = min(scene.nearest(False), scene.nearest(True))
    if steps == NO_WAY:
        return found
    for victim in list_cells(scene.men_at(False, scene.ball, steps)):
        for fouler in list_cells(scene.men_at(True, victim, s.roll)):
            found.append(pack(FOUL, s.at[fouler], s.at[victim]))
    if not found or gets_closer(s, scene, actions, steps):
        return []
    found.sort()
    return found


def reaches_ball(actions: list[int]) -> bool:
    """CH-19.1 (3): some legal action gets to the ball; a pick-up is the first of them all, runs are the last."""
    return len(actions) > 0 and (actions[0] >> SHIFT == PICK_UP or actions[-1] >> SHIFT == RUN)


def gets_closer(s: State, scene: Scene, actions: list[int], steps: i64) -> bool:
    """CH-19.1 (3): some legal walk takes a man nearer to the ball than its nearest man."""
    walker: i64 = NOBODY
    nearer = nothing()
    for action in actions:
        if action >> SHIFT != WALK:
            continue
        man: i64 = action >> 8 & 0xFF
        if man != walker:
            walker = man
            nearer = cells_within(single(scene.ball), scene.free_for(s.cell[man]), steps - 1)
        if has(nearer, action & 0xFF):
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
    s.agenda.plan([do(DO_FOUL_AT_LINE, man, victim), do(DO_CARDS)])
    bystander = s.at[s.foul_cell]
    if bystander >= 0 and bystander != victim and bystander != man:
        relocate(s, bystander, IN_FIELD, log)


def meet(s: State, fouler: int, victim: int) -> None:
    """CH-19.5: both stand on the foul cell until the set piece."""
    if s.cell[victim] != s.foul_cell:
        s.move(victim, s.foul_cell)
    s.move(fouler, s.foul_cell)


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
        for piece in range(seat * SQUAD, (seat + 1) * SQUAD):
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

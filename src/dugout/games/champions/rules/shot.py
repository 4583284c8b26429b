"""CH-12: shots, saves, catch and rebound."""

from __future__ import annotations

from typing import Final

from dugout.core.values import Event
from dugout.games.champions import kinds
from dugout.games.champions.board import GOAL, KEEPERS, NOWHERE, PENALTY_AREA, column_of, kind_of, row_of
from dugout.games.champions.cells import has, single
from dugout.games.champions.choices import DIVE, NONE, REBOUND, SHIFT, pack
from dugout.games.champions.floods import flood
from dugout.games.champions.options import STARTER
from dugout.games.champions.rules.clock import count_die, finish
from dugout.games.champions.scene import Scene
from dugout.games.champions.state import State
from dugout.games.champions.terms import BY_GOLDEN_GOAL, EXTRA_TIME, SAVED, SHOOT_OUT_KICK
from dugout.geometry.square import EAST, NORTH_EAST, NORTH_WEST, SOUTH_EAST, SOUTH_WEST, WEST

# CH-12.5: what the D4 shows.
SAVE_GOAL: Final = 0
SAVE_REBOUND: Final = 1
SAVE_CATCH: Final = 2


def save_quarters(steps: int, left: int, stand_in: bool) -> int:
    """CH-12.4, CH-19.11, CH-21.4: the keeper's chance in quarters, at most 3; 0 or less: no attempt."""
    return 4 - steps - left - (1 if stand_in else 0)


def save_result(quarters: int, d4: int) -> int:
    """CH-12.5: goal, rebound or catch."""
    if d4 <= 4 - quarters:
        return SAVE_GOAL
    return SAVE_REBOUND if d4 == 5 - quarters else SAVE_CATCH


def is_stand_in(piece: int) -> bool:
    """CH-19.11: a man of another kind keeps goal."""
    return kind_of(piece) != KEEPERS


def attacked_goal(s: State) -> int:
    """CH-13.12: the seat whose goal the ball is entering, whoever sent it there."""
    return 0 if GOAL[0] >> s.end_cell & 1 else 1


def is_hands(seat: int, cell: int) -> bool:
    """CH-12.7: a cell on which the keeper may not use his hands."""
    return not (PENALTY_AREA[seat] | GOAL[seat]) >> cell & 1


def save_chances(s: State) -> list[int]:
    """CH-12.3, CH-12.4: cell << 8 | quarters for every cell of the last flight that can be tried."""
    seat = attacked_goal(s)
    keeper = s.keeper[seat]
    found: list[int] = []
    if keeper < 0 or s.cell[keeper] < 0:
        return found
    left = s.rems[-1]
    scene = Scene(s, seat)
    rings = flood(single(scene.keeper), scene.free_for(scene.keeper), 3)
    for cell in s.path[s.leg_starts[-1] :]:
        if s.at[cell] >= 0 or (s.config.profile == STARTER and is_hands(seat, cell)):  # CH-28.1
            continue
        for steps in range(1, len(rings)):
            if has(rings[steps], cell):
                quarters = save_quarters(steps, left, is_stand_in(keeper))
                if quarters > 0:
                    found.append(cell << 8 | quarters)
    return found


def ask_dive(s: State, log: list[Event]) -> None:
    """CH-12.3, CH-12.4: ask the keeper's coach; where he has no chance it is a goal without a roll."""
    s.ball = NOWHERE
    if save_chances(s):
        s.agenda.ask(kinds.ASK_DIVE, attacked_goal(s))
    else:
        log.append(Event("ch.no-save", "CH-12.4", (attacked_goal(s), s.rems[-1])))
        goal(s, log)


def dive_choices(s: State) -> list[int]:
    """CH-12.3: the cells he may try, or no attempt; CH-26.2: in a shoot-out he tries, or it would never end."""
    found = sorted([pack(DIVE, 0, chance >> 8) for chance in save_chances(s)])
    if s.kick_kind != SHOOT_OUT_KICK or s.config.version < 2:
        found.insert(0, NONE << SHIFT)
    return found


def decline(s: State, log: list[Event]) -> None:
    """CH-12.3: no attempt is a goal."""
    log.append(Event("ch.no-save", "CH-12.3", (attacked_goal(s), s.rems[-1])))
    goal(s, log)


def dive(s: State, cell: int, log: list[Event]) -> None:
    """CH-12.5: the keeper moves to the save cell and stays there whatever happens."""
    seat = attacked_goal(s)
    keeper = s.keeper[seat]
    quarters = 0
    for chance in save_chances(s):
        if chance >> 8 == cell:
            quarters = chance & 0xFF
    here = s.cell[keeper]
    log.append(Event("ch.dive", "CH-12.5", (keeper, here, cell, quarters)))
    s.move(keeper, cell)
    s.agenda.do(kinds.ROLL_SAVE, cell, here, quarters)


def roll_save(s: State, cell: int, before: int, quarters: int, d4: int, log: list[Event]) -> None:
    """CH-12.5: the D4 has fallen."""
    seat = attacked_goal(s)
    keeper = s.keeper[seat]
    result = save_result(quarters, d4)
    if s.kick_kind == SHOOT_OUT_KICK:
        log.append(Event("ch.saved" if result else "ch.beaten", "CH-26.2", (keeper, d4)))
        s.agenda.do(kinds.DO_SHOT_TAKEN, 1 if result == SAVE_GOAL else 0)
        return
    if result == SAVE_GOAL:
        log.append(Event("ch.beaten", "CH-12.5", (keeper, d4)))
        score_then_count(s, d4, log)
        return
    count_die(s, d4, log)
    if is_hands(seat, cell):
        s.agenda.do(kinds.DO_HANDS, keeper, cell)
    elif result == SAVE_CATCH:
        catch(s, keeper, cell, d4, log)
    else:
        log.append(Event("ch.saved", "CH-12.10", (keeper, d4)))
        s.touch(keeper, SAVED)
        rebound(s, seat, cell, before, log)


def score_then_count(s: State, d4: int, log: list[Event]) -> None:
    """CH-25.3, CH-25.8: the goal of this very roll counts before the clock is looked at."""
    if add_goal(s, log):
        return
    if not count_die(s, d4, log):
        s.agenda.do(kinds.DO_AFTER_GOAL, attacked_goal(s))


def goal(s: State, log: list[Event]) -> None:
    """CH-12.6: a goal without a roll."""
    if s.kick_kind == SHOOT_OUT_KICK:
        s.agenda.do(kinds.DO_SHOT_TAKEN, 1)
    elif not add_goal(s, log):
        s.agenda.do(kinds.DO_AFTER_GOAL, attacked_goal(s))


def add_goal(s: State, log: list[Event]) -> bool:
    """CH-12.6, CH-25.8: the team that attacks this goal scores; True if that ends the match."""
    scorer = 1 - attacked_goal(s)
    s.score[scorer] += 1
    log.append(Event("ch.goal", "CH-12.6", (scorer, s.last_touch, s.score[0], s.score[1])))
    if s.period == EXTRA_TIME:
        finish(s, BY_GOLDEN_GOAL, "CH-25.8", log)
        return True
    return False


def catch(s: State, keeper: int, cell: int, d4: int, log: list[Event]) -> None:
    """CH-12.8, CH-3.3: the ball is in his hands; his coach has the next turn."""
    log.append(Event("ch.caught", "CH-12.8", (keeper, cell, d4)))
    s.touch(keeper, SAVED)
    s.ball = cell
    s.held = True
    s.next_seat = attacked_goal(s)
    s.agenda.do(kinds.DO_CLEANUP)


def rebound_side(s: State, cell: int, before: int) -> int:
    """CH-12.11: EAST or WEST, judged from where the keeper stood; NOWHERE if his coach must say."""
    start = s.path[s.leg_starts[-1] - 1] if s.leg_starts[-1] else s.flight_from
    for passed in [start, *s.path[s.leg_starts[-1] :]]:
        if row_of(passed) == row_of(before) and passed != before:
            return EAST if passed > before else WEST
    for other in (cell, s.end_cell):
        if column_of(other) != column_of(before):
            return EAST if column_of(other) > column_of(before) else WEST
    return NOWHERE


def rebound(s: State, seat: int, cell: int, before: int, log: list[Event]) -> None:
    """CH-12.10, CH-3.3: the ball bounces off the keeper into the field; the attackers play next."""
    s.next_seat = 1 - seat
    rem = s.rems[s.leg_starts[-1] + s.path[s.leg_starts[-1] :].index(cell)]
    side = rebound_side(s, cell, before)
    if side < 0:
        s.agenda.ask(kinds.ASK_REBOUND, seat, cell, rem)
    else:
        bounce(s, seat, cell, rem, side, log)


def rebound_choices() -> list[int]:
    return [pack(REBOUND, 0, EAST), pack(REBOUND, 0, WEST)]


def bounce(s: State, seat: int, cell: int, rem: int, side: int, log: list[Event]) -> None:
    """CH-12.10: diagonally into the field, as far as the ball still had to go, and one cell more."""
    if seat == 0:
        direction = NORTH_EAST if side == EAST else NORTH_WEST
    else:
        direction = SOUTH_EAST if side == EAST else SOUTH_WEST
    log.append(Event("ch.rebound", "CH-12.10", (s.keeper[seat], cell, direction, rem + 1)))
    s.agenda.do(kinds.DO_LOOSE, cell, direction, rem + 1)

"""CA-11.1 to CA-11.16: shots, blocks, saves; CA-16.16: the direct free kick."""

from __future__ import annotations

from typing import Final

from dugout.core.values import Event
from dugout.games.counter_attack import board, choices, kinds, terms
from dugout.games.counter_attack.rules import deflection, keeper, offside, possession
from dugout.games.counter_attack.state import NOBODY, State

REACH: Final = 3
BLOCKS: Final = 5
BLOCKS_BESIDE: Final = 6
"""CA-11.8: the lowest face with which a man in the way blocks, and one beside it."""
CLEAN: Final = 9
"""CA-16.16: a direct free kick of this score cannot be blocked."""
MISSED: Final = -50


def targets(s: State, team: int, cell: int) -> list[int]:
    """CA-11.3: the hexes of the opponents' goal mouth at most 11 away."""
    return [
        goal for goal in board.GOAL_CELLS[s.goal_side(team)] if board.between(cell, goal) <= board.SHOT_RANGE
    ]


def capped(s: State, modifier: int) -> int:
    """CA-1.7: the penalties on one roll together are never worse than -2 (-3 with `max_penalty` 3)."""
    return max(-s.config.max_penalty, modifier)


def modifier(s: State, piece: int, cell: int, play: int) -> int:
    """CA-11.4: outside the area, snapshot, difficult angle: -1 each, capped."""
    total = 0
    if not board.AREA[s.goal_side(piece // terms.MEN)] >> cell & 1:
        total -= 1
    if play == terms.PLAY_SNAPSHOT:
        total -= 1
    if s.config.difficult_angle and board.DIFFICULT >> cell & 1:
        total -= 1
    return capped(s, total)


def declare(s: State, piece: int, target: int, play: int, log: list[Event]) -> None:
    """CA-11.5, CA-16.16: a shot is taken: offside positions for rebounds, then blocks (free kick: the die first)."""
    team = piece // terms.MEN
    s.play, s.by, s.origin, s.target = play, piece, s.cell[piece], target
    possession.note_play(s, team, terms.KICK)
    offside.flag(s, team, s.origin, piece)
    s.scores[piece] = 0
    log.append(Event("ca.shot", "CA-11.5", (piece, s.origin, target)))
    if play == terms.PLAY_FREE_SHOT:
        s.agenda.do(kinds.ROLL_SHOT)
    else:
        s.agenda.do(kinds.DO_BLOCKS)


def blockers(s: State, team: int, flight: board.Path) -> list[tuple[int, int, int]]:
    """CA-11.7, CA-11.8, CA-4.1 to CA-4.3, CA-1.10: `(t, piece, lowest face that blocks)` in the order of the rolls."""
    found: list[tuple[int, int, int]] = []
    spared = possession.keeper_at_home(s, 1 - team)
    unshielded = flight.mask & ~s.mask[team]
    for piece in s.pieces(1 - team):
        cell = s.cell[piece]
        if piece == spared:
            continue
        if flight.mask >> cell & 1:
            found.append((flight.rank(cell), piece, BLOCKS))
        elif board.NEAR_1[cell] & unshielded:
            found.append((first_rank(flight, board.NEAR_1[cell] & unshielded), piece, BLOCKS_BESIDE))
    found.sort()
    return found


def first_rank(flight: board.Path, cells: int) -> int:
    """CA-1.10: the smallest `t` of path hexes that are in the set."""
    for number, cell in enumerate(flight.cells):
        if cells >> cell & 1:
            return flight.ranks[number]
    return 1 << 60


def blocks(s: State, rolled: int, log: list[Event]) -> None:
    """CA-11.8, CA-11.6: the next blocker rolls (`rolled`: those who have); then one step and the duel."""
    for _rank, piece, need in blockers(s, s.by // terms.MEN, board.path(s.origin, s.target)):
        if not rolled >> piece & 1:
            s.agenda.do(kinds.ROLL_BLOCK, piece, rolled | 1 << piece, need)
            return
    s.agenda.do(kinds.DO_SHOOT)
    side = s.goal_side(s.by // terms.MEN)
    if not board.AREA[side] >> s.origin & 1:
        keeper.offer_step(s, side)


def roll_block(s: State, piece: int, rolled: int, need: int, face: int, log: list[Event]) -> None:
    """CA-11.8, CA-11.9: a block sends the ball off from the blocker's hex."""
    log.append(Event("ca.block-roll", "CA-11.8", (piece, s.by, face, need)))
    if face < need:
        s.agenda.do(kinds.DO_BLOCKS, rolled)
        return
    log.append(Event("ca.block", "CA-11.9", (piece, s.by)))
    deflection.start(s, s.cell[piece], piece // terms.MEN, 0, log)


def save_cell(s: State, team: int, flight: board.Path) -> int:
    """CA-11.10, CA-2.7, CA-13.4: the nearest path hex in the keeper's column and area, at most 3 away, or NO_CELL."""
    guard = possession.keeper_at_home(s, 1 - team)
    return board.NO_CELL if guard == NOBODY else save_cell_from(s, team, flight, s.cell[guard])


def save_cell_from(s: State, team: int, flight: board.Path, own: int) -> int:
    """CA-11.10: where a keeper in his area would meet the ball if he stood on `own`."""
    area = board.AREA[s.own_side(1 - team)]
    found = [
        (board.between(cell, own), abs(board.HEIGHT[cell]), board.HEIGHT[cell], cell)
        for cell in flight.cells
        if board.COLUMN[cell] == board.COLUMN[own] and area >> cell & 1 and board.between(cell, own) <= REACH
    ]
    return min(found)[3] if found else board.NO_CELL


def reach_modifier(s: State, hexes: int) -> int:
    """CA-11.12: with `keeper_reach` the third hex costs 1."""
    return -1 if s.config.keeper_reach and hexes == REACH else 0


def shoot(s: State, log: list[Event]) -> None:
    """CA-11.5, CA-11.13: the duel; a keeper who cannot reach it cannot stop it."""
    score = s.scores[s.by]
    if score == MISSED:
        _wide(s, log)
    elif save_cell(s, s.by // terms.MEN, board.path(s.origin, s.target)) == board.NO_CELL:
        if s.play == terms.PLAY_FREE_SHOT or not s.config.wild_shots:
            possession.score_goal(s, s.by // terms.MEN, s.by, "CA-11.13", log)
        else:
            s.agenda.do(kinds.ROLL_SHOT, 1)
    elif s.play == terms.PLAY_FREE_SHOT:
        s.agenda.do(kinds.ROLL_SAVE)
    else:
        s.agenda.do(kinds.ROLL_SHOT)


def roll_shot(s: State, open_goal: int, again: int, face: int, log: list[Event]) -> None:
    """CA-11.4, CA-11.15, CA-16.16: the shooter's die. `open_goal` 1: nobody can save; `again` 1: a roll after a tie."""
    shooter = s.by
    bonus = modifier(s, shooter, s.origin, s.play)
    score = s.attribute(shooter, terms.SHOOTING) + face + bonus
    log.append(Event("ca.shot-roll", "CA-11.4", (shooter, face, bonus, score)))
    wild = is_wild(s, face)
    s.scores[shooter] = MISSED if wild else score
    if s.play == terms.PLAY_FREE_SHOT and not again:
        if score >= CLEAN:
            s.agenda.do(kinds.DO_SHOOT)
            keeper.offer_step(s, s.goal_side(shooter // terms.MEN))
        else:
            s.agenda.do(kinds.DO_BLOCKS)
    elif wild:
        _wide(s, log)
    elif open_goal:
        possession.score_goal(s, shooter // terms.MEN, shooter, "CA-11.13", log)
    else:
        s.agenda.do(kinds.ROLL_SAVE)


def is_wild(s: State, face: int) -> bool:
    """CA-11.15: with the switch a natural 1 misses."""
    return s.config.wild_shots and face == 1


def _wide(s: State, log: list[Event]) -> None:
    """CA-11.15, CA-16.17, CA-16.26: off target: goal kick."""
    log.append(Event("ca.wide", "CA-11.15", (s.by,)))
    possession.stop(s, terms.GOAL_KICK, board.NO_CELL, 1 - s.by // terms.MEN, log)


def roll_save(s: State, face: int, log: list[Event]) -> None:
    """CA-11.16: after a tie both roll again."""
    if is_tied(s, "CA-11.11", "CA-11.13", face, log):
        s.agenda.do(kinds.ROLL_SHOT, 0, 1)


def is_tied(s: State, rule: str, goal_rule: str, face: int, log: list[Event]) -> bool:
    """CA-11.11, CA-11.13: the keeper's die: goal, save, or loose ball and switch; True if somebody rolls again."""
    team = s.by // terms.MEN
    guard = s.keeper[1 - team]
    where = save_cell(s, team, board.path(s.origin, s.target))
    bonus = reach_modifier(s, board.between(s.cell[guard], where))
    score = s.attribute(guard, terms.SAVING) + face + bonus
    log.append(Event("ca.save-roll", rule, (guard, face, bonus, score, s.scores[s.by])))
    if score < s.scores[s.by]:
        possession.score_goal(s, team, s.by, goal_rule, log)
    elif score > s.scores[s.by]:
        saved(s, guard, where, log)
    else:
        log.append(Event("ca.tie", "CA-1.8", (s.by, guard)))
        if not s.config.tie_loose_ball:
            return True
        deflection.start(s, where, 1 - team, 0, log)
    return False


def saved(s: State, guard: int, where: int, log: list[Event]) -> None:
    """CA-11.14: one more die decides between corner and held ball."""
    possession.note_touch(s, guard // terms.MEN)
    log.append(Event("ca.save", "CA-11.14", (guard, where)))
    s.agenda.do(kinds.ROLL_PARRY, guard, where)


def roll_parry(s: State, guard: int, where: int, face: int, log: list[Event]) -> None:
    """CA-11.14: 1 to 3 a corner, 4 to 6 held, the keeper on the save hex if it is free."""
    log.append(Event("ca.parry-roll", "CA-11.14", (guard, face)))
    if face <= 3:
        _turned_behind(s, guard, log)
        return
    if where != board.NO_CELL and not s.occupied() >> where & 1:
        log.append(Event("ca.keeper-to", "CA-11.14", (guard, s.cell[guard], where)))
        s.place(guard, where)
    before = s.attack
    possession.collected(s, guard, possession.take(s, guard, log), terms.ROW_HELD, before)


def _turned_behind(s: State, guard: int, log: list[Event]) -> None:
    """CA-11.14, CA-16.25: the corner is on the target's side; for the middle the attackers choose."""
    side = s.own_side(guard // terms.MEN)
    log.append(Event("ca.turned-behind", "CA-11.14", (guard,)))
    if s.target == board.NO_CELL or board.HEIGHT[s.target] == 0:
        s.agenda.ask(kinds.ASK_CORNER_SIDE, 1 - guard // terms.MEN, side)
    else:
        possession.stop(
            s, terms.CORNER, board.corner_cell(side, board.HEIGHT[s.target] > 0), 1 - guard // terms.MEN, log
        )


def corner_choices(side: int) -> list[int]:
    """CA-11.14: the lower or the upper corner."""
    return [choices.pack(choices.CORNER, board.corner_cell(side, up)) for up in (False, True)]


def choose_corner(s: State, cell: int, log: list[Event]) -> None:
    """CA-11.14: the side of the corner."""
    possession.stop(s, terms.CORNER, cell, s.by // terms.MEN, log)

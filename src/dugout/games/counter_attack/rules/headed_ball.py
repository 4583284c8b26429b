"""CA-10.12 to CA-10.16: what the winner of a header does: a headed pass, or a header at goal."""

from __future__ import annotations

from dugout.core.values import Event
from dugout.games.counter_attack import board, choices, kinds, terms
from dugout.games.counter_attack.rules import header, keeper, offside, scenario_effects, shot
from dugout.games.counter_attack.rules.possession import (
    HOLDS,
    STOPPED,
    clear_lines,
    lies_loose,
    note_play,
    score_goal,
    take,
)
from dugout.games.counter_attack.state import NOBODY, State


def pass_cells(s: State, piece: int) -> int:
    """CA-10.13: 1 to 6 hexes from the ball, no opponent, not his own hex; from a corner not the own keeper's hands."""
    team = piece // terms.MEN
    cells = board.NEAR_6[s.target] & ~(1 << s.target) & ~(1 << s.cell[piece]) & ~s.mask[1 - team]
    guard = s.keeper[team]
    if s.corner_ball and team != header.kickers(s) and guard >= 0:
        cells &= ~(1 << s.cell[guard])
    return cells


def goal_cells(s: State, piece: int) -> list[int]:
    """CA-10.12, CA-10.14: an attacker may head at goal hexes at most 6 away; a defender must head it away."""
    team = piece // terms.MEN
    if team != header.kickers(s):
        return []
    return [
        cell
        for cell in board.GOAL_CELLS[s.goal_side(team)]
        if board.between(cell, s.target) <= board.HEADER_RANGE
    ]


def head_choices(s: State, piece: int) -> list[int]:
    """CA-10.12: every headed pass and every header at goal."""
    found = [choices.pack(choices.HEAD, cell) for cell in board.cells_in(pass_cells(s, piece))]
    found += [choices.pack(choices.GOAL, cell) for cell in goal_cells(s, piece)]
    return found


def head(s: State, piece: int, choice: int, log: list[Event]) -> None:
    """CA-10.13, CA-10.14: headed pass or header at goal; offside positions are fixed anew."""
    cell = choices.first(choice)
    team = piece // terms.MEN
    kicking = header.kickers(s)
    ball, contest_score = s.target, s.scores[piece]
    note_play(s, team, terms.HEAD)
    s.high_team = kicking
    s.anchor = NOBODY
    offside.flag(s, team, ball, piece)
    s.by, s.origin, s.target = piece, ball, cell
    if choices.verb_of(choice) == choices.HEAD:
        s.play = terms.PLAY_HEADED
        log.append(Event("ca.headed-pass", "CA-10.13", (piece, ball, cell)))
        s.agenda.do(kinds.DO_HEAD_ARRIVE)
        _offer_entry_step(s, ball, cell)
        return
    s.play = terms.PLAY_HEADER
    log.append(Event("ca.header", "CA-10.14", (piece, ball, cell)))
    s.agenda.do(
        kinds.DO_HEAD_SAVE, contest_score, header.FAR if board.between(s.cell[piece], ball) == 2 else 0
    )
    if not board.AREA[s.goal_side(team)] >> ball & 1:
        keeper.offer_step(s, s.goal_side(team))


def _offer_entry_step(s: State, ball: int, cell: int) -> None:
    for side in (board.LEFT, board.RIGHT):
        if board.AREA[side] >> cell & 1 and not board.AREA[side] >> ball & 1:
            keeper.offer_step(s, side)


def arrive(s: State, log: list[Event]) -> None:
    """CA-10.13, CA-10.16: a team-mate has it, a keeper who stepped onto it has it, or it lies loose."""
    piece = s.piece_at(s.target)
    s.last = terms.ROW_HEADED
    lies_loose(s, s.target)
    if piece >= 0:
        other = piece // terms.MEN != s.by // terms.MEN
        outcome = take(s, piece, log)
        if outcome == STOPPED:
            return
        if outcome == HOLDS:
            s.last = terms.ROW_HELD
        elif other:
            s.last = terms.ROW_OTHER
    elif scenario_effects.is_clearance(s, s.by // terms.MEN, s.target):
        clear_lines(s, log)
        return
    s.agenda.do(kinds.DO_NEXT)


def at_goal(s: State, contest_score: int, less: int, log: list[Event]) -> None:
    """CA-10.14, CA-10.8: the contest score stands; a lone header rolls for his. Out of reach is a goal.

    `less` is what a lone header's die is worth less; nobody is alone after an inaccurate pass (CA-10.5).
    """
    if shot.save_cell(s, s.by // terms.MEN, board.path(s.origin, s.target)) == board.NO_CELL:
        score_goal(s, s.by // terms.MEN, s.by, "CA-10.14", log)
    elif contest_score != header.NO_SCORE:
        s.scores[s.by] = contest_score
        s.agenda.do(kinds.ROLL_HEADER_SAVE)
    else:
        s.agenda.do(kinds.ROLL_LONE_HEADER, less)


def roll_lone(s: State, less: int, face: int, log: list[Event]) -> None:
    """CA-10.8: the score of an unchallenged header at goal."""
    s.scores[s.by] = s.attribute(s.by, terms.HEADING) + face + less
    log.append(Event("ca.jump-roll", "CA-10.8", (s.by, face, less, s.scores[s.by])))
    s.agenda.do(kinds.ROLL_HEADER_SAVE)


def roll_save(s: State, face: int, log: list[Event]) -> None:
    """CA-10.14: only the keeper rolls, as at a shot; after a tie he alone rolls again."""
    if shot.is_tied(s, "CA-10.14", "CA-10.14", face, log):
        s.agenda.do(kinds.ROLL_HEADER_SAVE)

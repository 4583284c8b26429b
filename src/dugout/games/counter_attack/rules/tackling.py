"""CA-8.13 to CA-8.19: tackles; CA-13.9 to CA-13.11: dives at feet; CA-14.14: reckless tackles."""

from __future__ import annotations

from typing import Final

from dugout.core.values import Event
from dugout.games.counter_attack import choices, kinds
from dugout.games.counter_attack.board import COLUMN, HEIGHT, NEAR_1, between, cell_at, cells_in
from dugout.games.counter_attack.rules import deflection, dribble, foul, possession, shot, substitution
from dugout.games.counter_attack.state import NOBODY, State
from dugout.games.counter_attack.terms import DRIBBLING, MEN, ROW_HELD, ROW_TACKLE, SAVING, STEP_B, TACKLING

TACKLE: Final = 0
DIVE: Final = 1
DIVE_HEXES: Final = 3
RECKLESS_MISSES: Final = 2
"""CA-14.14: the highest face with which a reckless tackle misses."""

WON: Final = 0
FOUL: Final = 1
FAILED: Final = 2
TIE: Final = 3


def tackle_choices(s: State) -> list[int]:
    """CA-8.13, CA-14.14: tackle, with the switch a reckless one, or not."""
    found = [choices.pack(choices.TACKLE)]
    if s.config.reckless_tackle:
        found.append(choices.pack(choices.RECKLESS))
    found.append(choices.pack(choices.NO))
    return found


def tackle(s: State, tackler: int, choice: int, log: list[Event]) -> None:
    """CA-8.13: a tackle is never compulsory."""
    verb = choices.verb_of(choice)
    if verb == choices.TACKLE:
        log.append(Event("ca.tackle", "CA-8.13", (tackler, s.carrier)))
        s.agenda.do(kinds.ROLL_DRIBBLER, tackler, TACKLE)
    elif verb == choices.RECKLESS:
        log.append(Event("ca.reckless", "CA-14.14", (tackler, s.carrier)))
        s.agenda.do(kinds.ROLL_RECKLESS, tackler)


def offer_dive(s: State, piece: int) -> None:
    """CA-13.9: the carrier has entered a hex of the keeper's column, in his area, at most 3 from him."""
    if not dribble.has_ball(s, piece) or s.step == STEP_B or s.dived:
        return
    guard = possession.keeper_at_home(s, 1 - piece // MEN)
    if guard == NOBODY or not dribble.own_area(s, guard) >> s.ball & 1:
        return
    if COLUMN[s.cell[guard]] == COLUMN[s.ball] and between(s.cell[guard], s.ball) <= DIVE_HEXES:
        s.agenda.ask(kinds.ASK_DIVE, guard // MEN, guard)


def dive(s: State, guard: int, choice: int, log: list[Event]) -> None:
    """CA-13.9: he dives, and makes no steal roll at this hex."""
    if choices.verb_of(choice) != choices.DIVE:
        return
    s.dived = 1
    if s.agenda.top.kind == kinds.DO_STEALS:
        s.agenda.pop()
    s.agenda.do(kinds.DO_STEALS, s.carrier, guard + 1)
    log.append(Event("ca.dive", "CA-13.9", (guard, s.carrier)))
    s.agenda.do(kinds.ROLL_DRIBBLER, guard, DIVE)


def uses_hands(s: State, tackler: int) -> bool:
    """CA-13.11: a keeper in his own area tackles with Saving if the carrier is in that area too."""
    return (
        possession.is_keeper(s, tackler)
        and possession.in_own_area(s, tackler)
        and bool(dribble.own_area(s, tackler) >> s.ball & 1)
    )


def defence_score(s: State, tackler: int, mode: int, face: int) -> int:
    """CA-8.14, CA-13.9, CA-13.11, CA-11.12: Tackling or Saving, the die, and -1 for the third hex of a dive."""
    if not uses_hands(s, tackler):
        return s.attribute(tackler, TACKLING) + face
    hexes = between(s.cell[tackler], s.ball) if mode == DIVE else 0
    return s.attribute(tackler, SAVING) + face + shot.reach_modifier(s, hexes)


def comes_from_behind(s: State, tackler: int) -> bool:
    """CA-14.12: never where he uses his hands."""
    return not uses_hands(s, tackler) and foul.is_from_behind(s, tackler)


def outcome(lead: int, behind: bool, attack_face: int, face: int) -> int:
    """CA-8.15, CA-8.16: FOUL on a natural 1, from behind on 2 as well; else the higher score, or TIE.

    `lead`: by how many points the tackler is better before the dice.
    """
    if face <= (2 if behind else 1):
        return FOUL
    if lead + face == attack_face:
        return TIE
    return WON if lead + face > attack_face else FAILED


def points_ahead(s: State, tackler: int, mode: int) -> int:
    """CA-8.14: by how many points the tackler is better than the carrier before the dice."""
    return defence_score(s, tackler, mode, 0) - s.attribute(s.carrier, DRIBBLING)


def roll_dribbler(s: State, tackler: int, mode: int, face: int, log: list[Event]) -> None:
    """CA-8.14: the carrier's die first."""
    score = s.attribute(s.carrier, DRIBBLING) + face
    log.append(Event("ca.dribbler-roll", "CA-8.14", (s.carrier, face, score)))
    s.agenda.do(kinds.ROLL_TACKLER, tackler, mode, face)


def roll_tackler(s: State, tackler: int, mode: int, attack_face: int, face: int, log: list[Event]) -> None:
    """CA-8.15 to CA-8.18, CA-13.9, CA-13.11: what follows from the outcome."""
    attack = s.attribute(s.carrier, DRIBBLING) + attack_face
    defence = defence_score(s, tackler, mode, face)
    log.append(Event("ca.tackler-roll", "CA-8.14", (tackler, face, defence, attack)))
    found = outcome(points_ahead(s, tackler, mode), comes_from_behind(s, tackler), attack_face, face)
    if found == FOUL:
        _foul(s, tackler, mode, face, log)
    elif found == FAILED:
        _failed(s, tackler, mode, log)
    elif found == WON:
        _won(s, tackler, mode, log)
    else:
        log.append(Event("ca.tie", "CA-1.8", (s.carrier, tackler)))
        if s.config.tie_loose_ball:  # CA-8.16
            deflection.start(s, s.cell[tackler], tackler // MEN, 0, log)
        else:
            s.agenda.do(kinds.ROLL_DRIBBLER, tackler, mode)


def _foul(s: State, tackler: int, mode: int, face: int, log: list[Event]) -> None:
    """CA-8.15, CA-13.11: the tackle has failed; the carrier may still reposition if play goes on (D-20)."""
    if mode == TACKLE:
        _offer_reposition(s, s.carrier, s.cell[tackler])
    behind = comes_from_behind(s, tackler)
    kind = foul.FROM_BEHIND if behind else foul.ORDINARY
    rule = "CA-14.12" if behind else "CA-8.15"
    foul.commit(s, tackler, kind, "CA-13.11" if uses_hands(s, tackler) else rule, log)


def _failed(s: State, tackler: int, mode: int, log: list[Event]) -> None:
    """CA-8.17, CA-13.9: the carrier keeps the ball; after a tackle he may go to a free hex around the tackler."""
    log.append(Event("ca.tackle-failed", "CA-8.17" if mode == TACKLE else "CA-13.9", (tackler, s.carrier)))
    if mode == TACKLE:
        _offer_reposition(s, s.carrier, s.cell[tackler])


def _offer_reposition(s: State, piece: int, around: int) -> None:
    """CA-8.17 to CA-8.19: ask where to go around `around`, if there is a free hex."""
    if _free_around(s, around):
        s.agenda.ask(kinds.ASK_REPOSITION, piece // MEN, piece, around)


def _free_around(s: State, around: int) -> int:
    return NEAR_1[around] & ~(1 << around) & ~s.occupied()


def _won(s: State, tackler: int, mode: int, log: list[Event]) -> None:
    """CA-8.18, CA-13.9, CA-13.11: the ball is his and the phase ends; a keeper with hands holds it."""
    loser, before, ball = s.carrier, s.attack, s.ball
    possession.note_touch(s, tackler // MEN)
    log.append(Event("ca.tackle-won", "CA-8.18" if mode == TACKLE else "CA-13.9", (tackler, loser)))
    if mode == DIVE:
        end = _dive_end(s, tackler, ball)
        log.append(Event("ca.keeper-to", "CA-13.9", (tackler, s.cell[tackler], end)))
        s.place(tackler, end)
    outcome = possession.take(s, tackler, log)
    if outcome == possession.STOPPED:
        return
    if outcome == possession.HOLDS:
        possession.collected(s, tackler, outcome, ROW_HELD, before)
        return
    possession.end_phase(s, ROW_TACKLE)
    s.agenda.do(kinds.DO_ENTERED, ball)
    _offer_reposition(s, tackler, s.cell[loser])


def _dive_end(s: State, guard: int, ball: int) -> int:
    """CA-13.9: next to the carrier on the keeper's side, else the nearest free hex between them, else where he is."""
    own = s.cell[guard]
    down = 2 if HEIGHT[own] > HEIGHT[ball] else -2
    height = HEIGHT[ball] + down
    while height != HEIGHT[own]:
        cell = cell_at(COLUMN[ball], height)
        if not s.occupied() >> cell & 1:
            return cell
        height += down
    return own


def reposition_choices(s: State, around: int) -> list[int]:
    """CA-8.17 to CA-8.19: stay, or a free hex next to the other."""
    found = [choices.pack(choices.STAY)]
    for cell in cells_in(_free_around(s, around)):
        found.append(choices.pack(choices.PLACE, cell))
    return found


def reposition(s: State, piece: int, choice: int, log: list[Event]) -> None:
    """CA-8.17, CA-8.18: the winner of the tackle is put, with the ball, on the hex of his choice."""
    if choices.verb_of(choice) == choices.STAY:
        return
    before, cell = s.ball, choices.first(choice)
    log.append(Event("ca.reposition", "CA-8.17", (piece, s.cell[piece], cell)))
    s.place(piece, cell)
    s.ball = cell
    if not dribble.cleared(s, piece, cell, log) and s.agenda.top.kind != kinds.DO_ENTERED:
        s.agenda.do(kinds.DO_ENTERED, before)


def roll_reckless(s: State, tackler: int, face: int, log: list[Event]) -> None:
    """CA-14.14: 1 or 2 misses: a yellow card, play goes on; 3 to 6 brings him down."""
    log.append(Event("ca.reckless-roll", "CA-14.14", (tackler, face)))
    if face > RECKLESS_MISSES:
        foul.commit(s, tackler, foul.RECKLESS, "CA-14.14", log)
        return
    _failed(s, tackler, TACKLE, log)
    foul.show(s, tackler, foul.YELLOW, log)
    if not s.ended:
        substitution.ask_emergency(s, tackler // MEN, to_goal=0)

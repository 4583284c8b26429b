"""A beginner's answers to questions that are not about a kick: placing men, set pieces, substitutions."""

from __future__ import annotations

from collections.abc import Sequence

from dugout.core.dice import Roller
from dugout.core.ids import Choice, Seat
from dugout.games.champions.board import KEEPERS, kind_of, king_steps, own_row
from dugout.games.champions.choices import BACK, BENCH, NONE, ROLL, SHIFT, SUB, TAKER, WARM, first, last
from dugout.games.champions.rules import shot
from dugout.games.champions.state import State
from dugout.games.champions.terms import WARMING_UP


def decide(s: State, seat: Seat, phase: str, legal: Sequence[Choice], roller: Roller) -> Choice:
    """An answer to any question except action, leg, chase, interception and save."""
    if phase == "turn":
        return warm_up(s, seat, legal, roller)
    if phase == "sub":
        return substitute(s, legal, roller)
    if phase == "injured":
        return replace(legal, s)
    if phase == "thrower" or phase == "taker" or phase == "wall":
        return nearest_man(s, legal)
    if phase in ("wall-man", "victim-man", "make-way", "stand-in"):
        return rearmost(s, seat, legal)
    if phase == "entry":
        return most_central(legal)
    if phase == "penalty" or phase == "shooter":
        return foremost(legal, roller)
    return anything(legal, roller)


def dive(s: State, seat: Seat, legal: Sequence[Choice]) -> Choice:
    """The best save without a handball; none at all rather than a red card."""
    best, best_quarters = legal[0], 0
    for save in shot.save_chances(s):
        cell, quarters = save >> 8, save & 0xFF
        if quarters > best_quarters and not shot.is_hands(seat, cell):
            for choice in legal:
                if choice >> SHIFT != NONE and last(choice) == cell:
                    best, best_quarters = choice, quarters
    return best


def anything(legal: Sequence[Choice], roller: Roller) -> Choice:
    """A random answer that is not a step back."""
    choice = legal[roller.below(len(legal))]
    return legal[-1] if choice >> SHIFT == BACK else choice


def worn(s: State, man: int) -> int:
    """Cards and injuries of a man: one more of the same kind ends his match."""
    return s.yellows[man] + s.injuries[man]


def warm_up(s: State, seat: Seat, legal: Sequence[Choice], roller: Roller) -> Choice:
    """Occasionally a substitute warms up for a team-mate with a card or an injury."""
    tired = [man for man in s.field_men(seat) if worn(s, man)]
    if not tired or not roller.chance(1, 4):
        return ROLL << SHIFT
    warming = sum(1 for man in range(seat * 20, seat * 20 + 20) if s.standing[man] == WARMING_UP)
    for man in tired[warming:]:
        for choice in legal:
            if choice >> SHIFT == WARM and kind_of(last(choice)) == kind_of(man):
                return choice
    return ROLL << SHIFT


def substitute(s: State, legal: Sequence[Choice], roller: Roller) -> Choice:
    """He replaces the man with the most cards and injuries, preferably of his own line."""
    best, best_value = legal[0], -1
    for choice in legal:
        if choice >> SHIFT == BENCH:
            continue
        value = 4 * worn(s, last(choice)) + (2 if kind_of(last(choice)) == kind_of(first(choice)) else 0)
        if value + roller.below(2) > best_value:
            best, best_value = choice, value
    return best


def replace(legal: Sequence[Choice], s: State) -> Choice:
    """A substitute of the same line for the man who was carried off, if there is one."""
    subs = [choice for choice in legal if choice >> SHIFT == SUB]
    same = [choice for choice in subs if kind_of(first(choice)) == kind_of(last(choice))]
    return (same or subs or list(legal))[0]


def man_of(choice: Choice) -> int:
    """The man whom an answer names, alone or together with a cell."""
    return first(choice) if choice >> SHIFT == TAKER else last(choice)


def nearest_man(s: State, legal: Sequence[Choice]) -> Choice:
    """The answer with the man nearest to the cell of the restart."""
    spot = s.restart_cell
    best, best_steps = legal[0], 99
    for choice in legal:
        man = man_of(choice)
        steps = king_steps(s.cell[man], spot)
        if steps < best_steps:
            best, best_steps = choice, steps
    return best


def rearmost(s: State, seat: Seat, legal: Sequence[Choice]) -> Choice:
    """The answer with the field player nearest to his own goal line."""
    best, best_row = legal[0], 99
    for choice in legal:
        man = last(choice)
        if choice >> SHIFT == NONE or s.cell[man] < 0 or kind_of(man) == KEEPERS:
            continue
        row = own_row(seat, s.cell[man])
        if row < best_row:
            best, best_row = choice, row
    return best


def most_central(legal: Sequence[Choice]) -> Choice:
    """The cell nearest to the middle of its row."""
    return min(legal, key=lambda choice: abs(2 * (last(choice) % 12) - 11))


def foremost(legal: Sequence[Choice], roller: Roller) -> Choice:
    """An attacker takes the penalty, from a random spot."""
    highest = max(first(choice) % 20 if first(choice) % 20 != 19 else 0 for choice in legal)
    best = [choice for choice in legal if first(choice) % 20 == highest]
    return best[roller.below(len(best))] if best else legal[0]

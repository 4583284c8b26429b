"""Invariants of a state; each breach is named."""

from __future__ import annotations

from dugout.games.toto import kinds
from dugout.games.toto.board import COLUMNS, DECK_CARDS, FACES, FORMS, SIDES, TOP_SCORE
from dugout.games.toto.rules.money import money_in_play
from dugout.games.toto.rules.turn import can_score
from dugout.games.toto.rules.whistle import asked_seats
from dugout.games.toto.state import State
from dugout.games.toto.terms import NOT_CHOSEN, NOT_SENT, OPEN_HAND


def problems(s: State) -> list[str]:
    """Everything that is wrong with a state; empty if it is valid."""
    out = _out_of_range(s)
    if out:
        return out
    return [*_money(s), *_columns(s), *_cards(s), *_board(s), *_choices(s), *_question(s)]


def _out_of_range(s: State) -> list[str]:
    """TO-0.2, TO-0.3, TO-3.1: every number is one that its list may hold; the other checks rely on it."""
    seats = s.config.seats
    side, scorer, asked = s.asking.kept()
    good = (
        _within(s.shown, NOT_CHOSEN, OPEN_HAND)
        and _within(s.forms, NOT_SENT, FORMS - 1)
        and _within(s.scores, 0, TOP_SCORE)
        and _within(s.deck, 0, FACES - 1)
        and _within([s.starter], -1, seats - 1)
        and _within([side], 0, SIDES - 1)
        and _within([scorer], 0, seats - 1)
        and _within([s.asking.seats, asked, s.stops], 0, s.everybody())
        and _within([s.number, s.round, s.cut, *s.totals, *s.leads, *s.bests], 0, 1 << 30)
    )
    return [] if good else ["TO-0.2: a number out of its range"]


def _within(values: list[int], low: int, high: int) -> bool:
    for value in values:
        if value < low or value > high:
            return False
    return True


def _money(s: State) -> list[str]:
    """TO-2.7, TO-0.4, TO-2.5: the ledger, multiples of 5, nobody in debt."""
    found: list[str] = []
    if sum(s.cash) + s.pot != money_in_play(s):
        found.append("TO-2.7: the ledger does not balance")
    for amount in [*s.cash, s.pot, s.carry, s.jackpot]:
        if amount < 0 or amount % 5 != 0:
            found.append("TO-0.4: an amount is no multiple of 5")
            break
    return found


def _columns(s: State) -> list[str]:
    """TO-1.4: columns 1 to 8, each of one seat."""
    chosen = [column for column in s.columns if column != 0]
    wrong = len(set(chosen)) != len(chosen) or any(column < 1 or column > COLUMNS for column in chosen)
    return ["TO-1.4: two seats in one column"] if wrong else []


def _cards(s: State) -> list[str]:
    """TO-3.1: every card of the deck is in one place."""
    if s.asking.kind == kinds.ASK_COLUMN or s.asking.kind == kinds.ROLL_STARTER:
        return []
    places = [0] * FACES
    for face in s.deck:
        places[face] += 1
    for index in range(len(s.hands)):
        places[index % FACES] += s.hands[index]
    for score in s.scores:
        for face in range(score):
            places[face] += 1
    for face in range(FACES):
        places[face] += s.removed[face] + s.discarded[face]
    found: list[str] = []
    if places != s.config.deck:
        found.append("TO-3.1: cards are missing or too many")
    if min(s.hands) < 0 or min(s.removed) < 0 or min(s.discarded) < 0:
        found.append("TO-3.1: fewer than no cards")
    return found


def _board(s: State) -> list[str]:
    """TO-0.3: 26 scores, and the tally of sides by score."""
    tally = [0] * (TOP_SCORE + 1)
    for score in s.scores:
        tally[score] += 1
    if len(s.scores) != SIDES or tally != s.sides_at:
        return ["TO-0.3: the tally of scores is wrong"]
    return []


def _choices(s: State) -> list[str]:
    """TO-4.2, TO-5.4: choices and forms are there exactly when they have been asked for."""
    found: list[str] = []
    kind = s.asking.kind
    for seat in range(s.config.seats):
        waits = bool(s.asking.seats >> seat & 1)
        chosen = s.shown[seat] != NOT_CHOSEN
        sent = s.forms[seat] != NOT_SENT
        if chosen != (s.hands_are_shown() or (kind == kinds.ASK_HAND and not waits)):
            found.append("TO-4.2: open or covered at the wrong time")
        if sent != (s.forms_are_locked() or (kind == kinds.ASK_FORM and not waits)):
            found.append("TO-5.4: a form at the wrong time")
    return found


def _question(s: State) -> list[str]:
    """TO-14: the open question fits the rest of the state."""
    kind = s.asking.kind
    seats = s.asking.seats
    if kind == kinds.ASK_WHISTLE:
        return _window(s)
    if s.stops:
        return ["TO-13.2: a STOP without a window"]
    if kind == kinds.ASK_GOAL:
        if not _is_one(seats) or not can_score(s, seats.bit_length() - 1):
            return ["TO-6.9: a seat that cannot score is asked"]
    elif kind in (kinds.ASK_HAND, kinds.ASK_FORM):
        if seats == 0:
            return ["TO-14: a question to nobody"]
    elif kind == kinds.ASK_COLUMN:
        if not _is_one(seats) or s.columns[seats.bit_length() - 1] != 0:
            return ["TO-1.4: a column for a seat that has one"]
    elif kind not in (kinds.ROLL_STARTER, kinds.ROLL_SHUFFLE, kinds.OVER) or seats:
        return ["TO-14: no such question"]
    if kind == kinds.ROLL_SHUFFLE and (len(s.deck) != DECK_CARDS or s.cut < 1 or s.cut >= DECK_CARDS):
        return ["TO-3.3: no deck to shuffle"]
    return []


def _window(s: State) -> list[str]:
    """TO-13.1, TO-13.2: a goal, the seats that public facts name, and only answers of those."""
    seats = s.asking.seats
    side, scorer, asked = s.asking.kept()
    if s.scores[side] < 1:
        return ["TO-7.1: a window without a goal"]
    if asked != asked_seats(s, scorer) or seats == 0 or seats & ~asked:
        return ["TO-13.1: the wrong seats are asked"]
    if s.stops & (seats | ~asked):
        return ["TO-13.2: a STOP of a seat that has not answered"]
    return []


def _is_one(mask: int) -> bool:
    """Whether a mask names exactly one seat."""
    return mask != 0 and mask & (mask - 1) == 0

"""A full state that the owner of a view cannot tell from the real one.

Takes the view and nothing else, so that a computer opponent cannot cheat.
"""

from __future__ import annotations

from dugout.core.agenda import Frame
from dugout.core.dice import Roller
from dugout.core.values import Setup
from dugout.games.toto import kinds
from dugout.games.toto.board import DECK_CARDS, FACES, FORMS, TOP_SCORE, form_number
from dugout.games.toto.options import configure
from dugout.games.toto.reading import set_scores
from dugout.games.toto.rules.deal import sorted_deck
from dugout.games.toto.state import Report, State
from dugout.games.toto.terms import COVERED_HAND, OPEN_HAND
from dugout.games.toto.view import RoundReport, TotoView


def resample(view: TotoView, roller: Roller) -> State:
    """TO-13.11: known facts as they are, hidden cards and answers drawn at random."""
    s = State(configure(Setup(len(view.seats), _options(view))))
    _public(s, view)
    _ask(s, view)
    if s.asking.kind == kinds.ROLL_SHUFFLE:
        s.deck = sorted_deck(s.config.deck)
        s.cut = DECK_CARDS - 1
    elif s.hands_are_dealt():
        _cards(s, view, roller)
        _choices(s, view, roller)
    return s


def _options(view: TotoView) -> dict[str, object]:
    options: dict[str, object] = dict(view.options)
    options["deck"] = list(view.deck)
    options["fixtures"] = [list(pair) for pair in view.fixtures] if view.own_fixtures else None
    return options


def _public(s: State, view: TotoView) -> None:
    s.round = view.round
    s.starter = -1 if view.starter is None else view.starter
    s.pot = view.pot
    s.carry = view.carry
    s.jackpot = view.jackpot
    s.jackpots, s.rounding, s.banked = view.ledger
    s.discarded = list(view.discarded)
    set_scores(s, [score for pair in view.scores for score in pair])
    for seat, row in enumerate(view.seats):
        s.columns[seat] = row.column or 0
        s.cash[seat] = row.cash
        s.totals[seat] = row.total
        s.leads[seat] = row.led
        s.bests[seat] = row.best
    s.reports = [_report(report) for report in view.reports]


def _report(report: RoundReport) -> Report:
    return Report(
        report.number,
        report.starter,
        [score for pair in report.scores for score in pair],
        [form_number(form) for form in report.forms],
        [OPEN_HAND if shown else COVERED_HAND for shown in report.open],
        [count for hand in report.hands for count in hand],
        list(report.removed),
        list(report.counts),
        report.pot,
        report.outcome,
        report.share,
        report.rounding,
        list(report.cash),
    )


def _ask(s: State, view: TotoView) -> None:
    """The open question. In a window only the own answer is known; the others are taken as still to come."""
    asked = 0
    for seat, row in enumerate(view.seats):
        if row.asked and not row.answered:
            asked |= 1 << seat
        if row.stopped:
            s.stops |= 1 << seat
    phase = view.phase
    if phase == "window":
        window = view.window
        assert window is not None
        side = 2 * (window.fixture - 1) + window.side
        everybody = 0
        for seat in window.asked:
            everybody |= 1 << seat
        s.asking = Frame(kinds.ASK_WHISTLE, asked, side, window.scorer, everybody)
    elif phase == "turn":
        s.asking = Frame(kinds.ASK_GOAL, asked)
    elif phase == "forecast":
        s.asking = Frame(kinds.ASK_FORM, asked)
    elif phase == "expose":
        s.asking = Frame(kinds.ASK_HAND, asked)
    elif phase == "deal":
        s.asking = Frame(kinds.ROLL_STARTER if s.starter < 0 else kinds.ROLL_SHUFFLE, 0)
    elif phase == "columns":
        s.asking = Frame(kinds.ASK_COLUMN, asked)
    else:
        s.asking = Frame(kinds.OVER, 0)


def _cards(s: State, view: TotoView, roller: Roller) -> None:
    """Deal the cards that the viewer has not seen to the hands that are covered, the rest is removed."""
    unseen = s.config.deck[:]
    for score in s.scores:
        for face in range(score):
            unseen[face] -= 1
    for face in range(FACES):
        unseen[face] -= s.discarded[face]
    for seat, row in enumerate(view.seats):
        if row.hand is not None:
            for face in range(FACES):
                s.hands[seat * FACES + face] = row.hand[face]
                unseen[face] -= row.hand[face]
    pool = sorted_deck(unseen)
    for i in range(len(pool) - 1, 0, -1):
        j = roller.below(i + 1)
        pool[i], pool[j] = pool[j], pool[i]
    if view.turn is not None and view.seats[view.turn].hand is None:
        _let_score(s, pool)
    taken = 0
    for seat in _hidden_seats(view):
        for face in pool[taken : taken + view.seats[seat].cards]:
            s.hands[seat * FACES + face] += 1
        taken += view.seats[seat].cards
    for face in pool[taken:]:
        s.removed[face] += 1


def _hidden_seats(view: TotoView) -> list[int]:
    """The seat on turn first, so that its cards are the first of the pool."""
    hidden = [seat for seat, row in enumerate(view.seats) if row.hand is None]
    if view.turn is not None and view.turn in hidden:
        hidden.remove(view.turn)
        hidden.insert(0, view.turn)
    return hidden


def _let_score(s: State, pool: list[int]) -> None:
    """TO-6.9: a seat on turn can score, and everybody knows it: bring a fitting card into its hand."""
    for index, face in enumerate(pool):
        if face < TOP_SCORE and s.sides_at[face]:
            # the first fitting card of a shuffled pool; already in the hand if it lies there
            pool[index], pool[0] = pool[0], pool[index]
            return


def _choices(s: State, view: TotoView, roller: Roller) -> None:
    """Choices of TO-4 and forms of TO-5 that were made in secret are anybody's guess."""
    for seat, row in enumerate(view.seats):
        if row.open is not None:
            s.shown[seat] = OPEN_HAND if row.open else COVERED_HAND
        elif row.has_chosen:
            s.shown[seat] = OPEN_HAND if roller.below(2) else COVERED_HAND
        if row.form is not None:
            s.forms[seat] = form_number(row.form)
        elif row.has_sent:
            s.forms[seat] = roller.below(FORMS)

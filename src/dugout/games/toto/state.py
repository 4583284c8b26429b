"""The state of a game: flat lists of ints, one open question, and the reports of finished rounds."""

from __future__ import annotations

from typing import Any, Final, final

from dugout.core.agenda import Frame
from dugout.core.values import Pending
from dugout.games.toto.board import FACES, FIRST_CASH, SIDES
from dugout.games.toto.kinds import ASK_COLUMN, ASK_FORM, ASK_HAND, ROLL_SHUFFLE, ROLL_STARTER
from dugout.games.toto.options import Config
from dugout.games.toto.terms import NOT_CHOSEN, NOT_SENT


@final
class Report:
    """TO-8.3: a finished round, about which nothing is secret any more. Never edited."""

    def __init__(
        self,
        number: int,
        starter: int,
        scores: list[int],
        forms: list[int],
        shown: list[int],
        hands: list[int],
        removed: list[int],
        counts: list[int],
        pot: int,
        outcome: str,
        share: int,
        rounding: int,
        cash: list[int],
    ) -> None:
        self.number: Final[int] = number
        self.starter: Final[int] = starter
        self.scores: Final[list[int]] = scores
        self.forms: Final[list[int]] = forms
        self.shown: Final[list[int]] = shown
        self.hands: Final[list[int]] = hands
        self.removed: Final[list[int]] = removed
        self.counts: Final[list[int]] = counts
        self.pot: Final[int] = pot
        self.outcome: Final[str] = outcome
        self.share: Final[int] = share
        self.rounding: Final[int] = rounding
        self.cash: Final[list[int]] = cash
        self.seen: Any = None
        """How views show the round: made once (rules/secrecy.py)."""


@final
class State:
    """Everything about a game. Lists by seat, by side (board.SIDES) or by face (board.FACES)."""

    __slots__ = (
        "asking", "banked", "bests", "carry", "cash", "columns", "config", "cut", "deck", "discarded", "forms",
        "hands", "jackpot", "jackpots", "known", "leads", "number", "pot", "removed", "reports", "round",
        "rounding", "scores", "shown", "sides_at", "starter", "stops", "totals",
    )  # fmt: skip

    def __init__(self, config: Config) -> None:
        seats = config.seats
        self.config: Config = config
        self.asking: Frame = Frame(ASK_COLUMN, 1)
        self.number: int = 1
        self.known: Pending | None = None
        """What `pending` last said, until the question changes."""
        self.round: int = 0
        self.starter: int = -1
        self.columns: list[int] = [0] * seats
        self.cash: list[int] = [FIRST_CASH] * seats
        self.pot: int = 0
        self.carry: int = 0
        """The part of the pot that was left over from the round before."""
        self.jackpot: int = 0
        """The part of the pot that the bank added."""
        self.jackpots: int = 0
        self.rounding: int = 0
        self.banked: int = 0
        """Ledger (TO-2.7): jackpots and rounding the bank has paid, pots it has kept."""
        self.deck: list[int] = []
        """Faces in their order while the deck is shuffled; empty otherwise."""
        self.cut: int = 0
        """TO-3.3: the index i that the next shuffling step swaps."""
        self.hands: list[int] = [0] * (seats * FACES)
        """hands[seat·7 + face]: how many."""
        self.removed: list[int] = [0] * FACES
        self.discarded: list[int] = [0] * FACES
        self.shown: list[int] = [NOT_CHOSEN] * seats
        """Each seat's choice of TO-4; secret until the last has chosen."""
        self.forms: list[int] = [NOT_SENT] * seats
        self.scores: list[int] = [0] * SIDES
        self.sides_at: list[int] = [SIDES, 0, 0, 0, 0, 0, 0]
        """How many sides stand at each score; follows from `scores`."""
        self.stops: int = 0
        """TO-13.9: the seats that answered STOP in a window that collects answers."""
        self.totals: list[int] = [0] * seats
        self.leads: list[int] = [0] * seats
        self.bests: list[int] = [0] * seats
        """TO-11.4: sum of counts, rounds as leader, best count of each seat."""
        self.reports: list[Report] = []

    def copy(self) -> State:
        """An independent copy; frames, reports and the config are never edited and so are shared."""
        s = State(self.config)
        s.asking = self.asking
        s.number = self.number
        s.known = self.known
        s.round = self.round
        s.starter = self.starter
        s.columns = self.columns[:]
        s.cash = self.cash[:]
        s.pot = self.pot
        s.carry = self.carry
        s.jackpot = self.jackpot
        s.jackpots = self.jackpots
        s.rounding = self.rounding
        s.banked = self.banked
        s.deck = self.deck[:]
        s.cut = self.cut
        s.hands = self.hands[:]
        s.removed = self.removed[:]
        s.discarded = self.discarded[:]
        s.shown = self.shown[:]
        s.forms = self.forms[:]
        s.scores = self.scores[:]
        s.sides_at = self.sides_at[:]
        s.stops = self.stops
        s.totals = self.totals[:]
        s.leads = self.leads[:]
        s.bests = self.bests[:]
        s.reports = self.reports[:]
        return s

    def hand(self, seat: int) -> list[int]:
        """The cards of a seat, by face."""
        return self.hands[seat * FACES : seat * FACES + FACES]

    def set_score(self, side: int, number: int) -> None:
        """TO-6.4: the score of a side is the number of its top card."""
        self.sides_at[self.scores[side]] -= 1
        self.sides_at[number] += 1
        self.scores[side] = number

    def ask(self, frame: Frame) -> None:
        """Open a new question: its number is public and counts on."""
        self.asking = frame
        self.number += 1
        self.known = None

    def answered(self, seat: int) -> None:
        """The open question goes on without `seat`."""
        self.asking = self.asking.without(seat)
        self.known = None

    def hands_are_dealt(self) -> bool:
        """Whether the cards of this round have been dealt."""
        kind = self.asking.kind
        return kind != ASK_COLUMN and kind != ROLL_STARTER and kind != ROLL_SHUFFLE

    def hands_are_shown(self) -> bool:
        """TO-4.2: whether all have chosen open or covered, so that the choices are public."""
        return self.asking.kind != ASK_HAND and self.hands_are_dealt()

    def forms_are_locked(self) -> bool:
        """TO-5.4: whether all have sent their forms."""
        return self.asking.kind != ASK_FORM and self.hands_are_shown()

    def everybody(self) -> int:
        """The mask of all seats."""
        return (1 << self.config.seats) - 1

"""CH-2.13: the state of a match: flat lists of ints, the agenda, and nothing that points back.

Men and ball are changed only through `put`, `lift` and `move`, which keep
`cell`, `at` and `men` in step (checks.py proves it).
"""

from __future__ import annotations

from typing import final

from dugout.core.agenda import Agenda
from dugout.games.champions import terms
from dugout.games.champions.board import BOTH_GOALS, CELLS, GOAL, NOBODY, NOWHERE, PIECES, SQUAD
from dugout.games.champions.options import Config


@final
class State:
    """Everything about a match. Lists by piece (seat * 20 + shirt − 1), by cell or by seat."""

    __slots__ = (
        "actions", "agenda", "at", "ball", "barred", "budget", "cell", "chances", "config", "emergency", "end_cell",
        "end_kind", "ended", "entering", "flight_from", "flight_seat", "foul_cell", "fouler", "fouls", "held",
        "injuries", "keeper", "kick_kind", "last_kind", "last_touch", "leg_starts", "lineups", "loser", "men",
        "next_seat", "number", "ones", "owner", "path", "period", "reds", "rems",
        "restart", "restart_cell", "restart_seat", "roll", "rolls", "run_from", "score", "score90", "shots",
        "shots_scored", "shots_taken", "standing", "subs", "taker", "thrower", "touched", "touchers", "trail", "tried",
        "victim", "wall_next", "wall_now", "yellows",
    )  # fmt: skip

    def __init__(self, config: Config) -> None:
        self.config: Config = config
        self.number: int = 1
        self.agenda: Agenda = Agenda([])
        self.actions: list[int] | None = None
        """The answers to an action or a chase, remembered until the next answer; never edited."""
        # Men and ball
        self.cell: list[int] = [NOWHERE] * PIECES
        self.at: list[int] = [NOBODY] * CELLS
        self.men: list[int] = [0, 0]
        """Boards of the two teams."""
        self.standing: list[int] = [terms.ON_BENCH] * PIECES
        self.yellows: list[int] = [0] * PIECES
        self.injuries: list[int] = [0] * PIECES
        self.reds: int = 0
        """Mask of men shown a straight red card (CH-12.7)."""
        self.keeper: list[int] = [NOBODY, NOBODY]
        """Who keeps goal now; a man of another kind is a stand-in (CH-19.11)."""
        self.lineups: list[int] = [0, 0]
        """CH-4.1: secret line-ups until both are in."""
        self.ball: int = NOWHERE
        self.held: bool = False
        self.last_touch: int = NOBODY
        self.last_kind: int = terms.KICKED
        self.barred: int = NOBODY
        # Turn
        self.owner: int = 1
        self.next_seat: int = 1
        self.roll: int = 0
        self.touched: int = 0
        self.tried: int = 0
        # Flight
        self.kick_kind: int = terms.KICK_OFF_KICK
        self.budget: int = 0
        self.flight_seat: int = NOBODY
        """The kicking team; NOBODY for a loose ball."""
        self.flight_from: int = NOWHERE
        self.path: list[int] = []
        """The cells that the ball enters, one after the other; `rems` what it has left there (CH-2.9)."""
        self.rems: list[int] = []
        self.leg_starts: list[int] = []
        self.touchers: list[int] = []
        self.run_from: int = NOWHERE
        """Where the kicker came from, while the plan can be taken back."""
        self.end_kind: int = terms.ENDS_AT_REST
        self.end_cell: int = NOWHERE
        self.chances: list[int] = []
        """CH-13.3: open chances in the order of the path, each index << 8 | piece."""
        self.trail: list[int] = []
        """Cells that the man who slides has been on."""
        # Restart
        self.restart: int = terms.NO_RESTART
        self.restart_seat: int = 0
        self.restart_cell: int = NOWHERE
        self.fouler: int = NOBODY
        self.victim: int = NOBODY
        self.foul_cell: int = NOWHERE
        self.entering: int = 0
        """Mask of men who come on at this dead ball."""
        self.emergency: list[int] = [NOBODY, NOBODY]
        """By seat: the man who has just left for good and whose place must be seen to (CH-19.8 to CH-19.10)."""
        self.thrower: int = NOBODY
        self.taker: int = NOBODY
        self.wall_now: int = NOBODY
        """Moves in at the end of this turn; `wall_next` at the end of the next (CH-18.8)."""
        self.wall_next: int = NOBODY
        # Score and time
        self.score: list[int] = [0, 0]
        self.score90: list[int] = [0, 0]
        self.subs: list[int] = [0, 0]
        self.ones: int = 0
        self.rolls: int = 0
        self.fouls: int = 0
        self.period: int = terms.REGULAR
        self.shots_taken: list[int] = [0, 0]
        self.shots_scored: list[int] = [0, 0]
        self.shots: int = 0
        """Mask of men who have taken their kick in this round of the shoot-out (CH-26.3)."""
        self.ended: int = terms.NOT_ENDED
        self.loser: int = NOBODY
        """The team that forfeits (CH-19.12)."""

    def copy(self) -> State:
        """An independent copy; frames and the config are shared, for nobody edits them."""
        s = State(self.config)
        s.number = self.number
        s.agenda.frames.extend(self.agenda.frames)
        s.actions = self.actions
        s.cell = self.cell[:]
        s.at = self.at[:]
        s.men = self.men[:]
        s.standing = self.standing[:]
        s.yellows = self.yellows[:]
        s.injuries = self.injuries[:]
        s.reds = self.reds
        s.keeper = self.keeper[:]
        s.lineups = self.lineups[:]
        s.ball = self.ball
        s.held = self.held
        s.last_touch = self.last_touch
        s.last_kind = self.last_kind
        s.barred = self.barred
        s.owner = self.owner
        s.next_seat = self.next_seat
        s.roll = self.roll
        s.touched = self.touched
        s.tried = self.tried
        s.kick_kind = self.kick_kind
        s.budget = self.budget
        s.flight_seat = self.flight_seat
        s.flight_from = self.flight_from
        s.path = self.path[:]
        s.rems = self.rems[:]
        s.leg_starts = self.leg_starts[:]
        s.touchers = self.touchers[:]
        s.run_from = self.run_from
        s.end_kind = self.end_kind
        s.end_cell = self.end_cell
        s.chances = self.chances[:]
        s.trail = self.trail[:]
        s.restart = self.restart
        s.restart_seat = self.restart_seat
        s.restart_cell = self.restart_cell
        s.fouler = self.fouler
        s.victim = self.victim
        s.foul_cell = self.foul_cell
        s.entering = self.entering
        s.emergency = self.emergency[:]
        s.thrower = self.thrower
        s.taker = self.taker
        s.wall_now = self.wall_now
        s.wall_next = self.wall_next
        s.score = self.score[:]
        s.score90 = self.score90[:]
        s.subs = self.subs[:]
        s.ones = self.ones
        s.rolls = self.rolls
        s.fouls = self.fouls
        s.period = self.period
        s.shots_taken = self.shots_taken[:]
        s.shots_scored = self.shots_scored[:]
        s.shots = self.shots
        s.ended = self.ended
        s.loser = self.loser
        return s

    def clear_flight(self) -> None:
        """CH-3.1: nothing of the last kick matters any more."""
        self.kick_kind = terms.KICK_OFF_KICK
        self.budget = 0
        self.flight_seat = NOBODY
        self.flight_from = NOWHERE
        self.path = []
        self.rems = []
        self.leg_starts = []
        self.touchers = []
        self.run_from = NOWHERE
        self.end_kind = terms.ENDS_AT_REST
        self.end_cell = NOWHERE
        self.chances = []
        self.trail = []

    # Men on the board

    def lift(self, piece: int) -> int:
        """Take a man from his cell; gives the cell. A man who shares it (CH-19.5) keeps it."""
        cell = self.cell[piece]
        self.cell[piece] = NOWHERE
        if self.at[cell] == piece:
            self.at[cell] = NOBODY
            for other in (self.fouler, self.victim):
                if other >= 0 and other != piece and self.cell[other] == cell:
                    self.at[cell] = other
        self.men[0 if piece < SQUAD else 1] &= ~(1 << cell)
        return cell

    def put(self, piece: int, cell: int) -> None:
        """Put a man who is off the board on a cell; of two who share it (CH-19.5) `at` names the lower number."""
        self.cell[piece] = cell
        other = self.at[cell]
        if other < 0 or piece < other:
            self.at[cell] = piece
        self.men[0 if piece < SQUAD else 1] |= 1 << cell

    def move(self, piece: int, cell: int) -> None:
        self.lift(piece)
        self.put(piece, cell)

    def is_empty(self, cell: int) -> bool:
        """CH-2.7: no man and no resting ball."""
        return self.at[cell] < 0 and self.ball != cell

    def closed_to(self, piece: int) -> int:
        """CH-1.10, CH-23.2: the goal cells that this man may not use."""
        seat = 0 if piece < SQUAD else 1
        if self.keeper[seat] == piece:
            return GOAL[1 - seat]
        return BOTH_GOALS

    def is_keeper(self, piece: int) -> bool:
        return self.keeper[0 if piece < SQUAD else 1] == piece

    def on_pitch(self, seat: int) -> list[int]:
        """The men of a team on the pitch, by shirt."""
        return [man for man in range(seat * SQUAD, seat * SQUAD + SQUAD) if self.cell[man] >= 0]

    def field_men(self, seat: int) -> list[int]:
        """CH-0.4: the field players of a team, by shirt."""
        keeper = self.keeper[seat]
        men = range(seat * SQUAD, seat * SQUAD + SQUAD)
        return [man for man in men if self.cell[man] >= 0 and man != keeper]

    def touch(self, piece: int, kind: int) -> None:
        """CH-2.10, CH-15.8: somebody has played the ball; a barred restarter is free again after another."""
        self.last_touch = piece
        self.last_kind = kind
        self.touched |= 1 << piece
        if piece != self.barred:
            self.barred = NOBODY

"""The state of a match: flat lists of small ints, an agenda, and nothing that has to be found out twice.

Teams are seats: 0 is home, 1 is away. A piece is `team * 11 + shirt - 1`; a
member is `team * 16 + squad number - 1`. Cells are those of `board`.
"""

from __future__ import annotations

from typing import Final, final

from dugout.core.agenda import Agenda
from dugout.games.counter_attack import terms
from dugout.games.counter_attack.board import COLUMN, LEFT, NO_CELL, RIGHT
from dugout.games.counter_attack.options import Config

NOBODY = -1
SQUADS: Final = 2 * terms.SQUAD
SKILLS: Final = SQUADS * terms.ATTRIBUTES
PIECES: Final = terms.PIECES
"""Here, since a copy begins with a new state: names of another module cost the interpreted engine 2 % of it."""


@final
class State:
    """A match. `config` is shared by all copies and never changes."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.agenda: Agenda = Agenda([])
        self.number = 0
        # Cards and squads (CA-5).
        self.deck: list[int] = []
        self.keeper_deck: list[int] = []
        self.open: list[int] = []
        self.round = 0
        self.picks = 0
        self.first_picker = 0
        self.squad: list[int] = [NOBODY] * SQUADS
        self.skill: list[int] = [0] * SKILLS
        self.status: list[int] = [terms.ABSENT] * SQUADS
        self.yellows: list[int] = [0] * SQUADS
        self.reds: list[int] = [0] * SQUADS
        self.injuries: list[int] = [0] * SQUADS
        self.referee = NOBODY
        # Line-ups (CA-5.12): `wearing` is secret until both are in.
        self.wearing: list[int] = [NOBODY] * PIECES
        self.wear_next: list[int] = [0, 0]
        self.formation: list[int] = [0, 0]
        self.points: list[int] = [0, 0]
        self.bonus: list[int] = [0] * SKILLS
        # The pitch.
        self.who: list[int] = [NOBODY] * PIECES
        self.cell: list[int] = [NO_CELL] * PIECES
        self.mask: list[int] = [0, 0]
        self.stood: list[int] = [NO_CELL] * PIECES
        self.keeper: list[int] = [NOBODY, NOBODY]
        self.vacated: list[int] = [NO_CELL, NO_CELL]
        self.ends = 1
        # The ball (CA-1.3, CA-6.7, CA-6.8).
        self.ball = NO_CELL
        self.ball_state = terms.DEAD
        self.carrier = NOBODY
        self.attack = 0
        self.last = terms.ROW_KICK_OFF
        self.last_touch = 0
        self.last_play = terms.NO_PLAY
        self.last_play_team = 0
        self.high_team = 0
        self.flags = 0
        self.anchor = NOBODY
        # What is being played.
        self.play = terms.PLAY_NONE
        self.by = NOBODY
        self.origin = NO_CELL
        self.target = NO_CELL
        self.receiver = NOBODY
        self.stepped = 0
        self.jumpers = 0
        self.scores: list[int] = [0] * PIECES
        self.corner_ball = 0
        # The movement phase (CA-8).
        self.step = terms.NO_STEP
        self.left = 0
        self.moved = 0
        self.tried = 0
        self.dived = 0
        self.barred = 0
        self.throwing = 0
        # Time and score (CA-18, CA-19).
        self.clock = 0
        self.due = 0
        self.period = 0
        self.kicked_off = 0
        self.score: list[int] = [0, 0]
        self.normal_score: list[int] = [0, 0]
        self.restart = terms.NO_RESTART
        self.restart_cell = NO_CELL
        self.restart_team = 0
        self.order: list[int] = []
        self.kicks: list[int] = [0, 0]
        self.converted: list[int] = [0, 0]
        # Scenarios and legs (CA-21).
        self.leg = 1
        self.host = 0
        self.leg_score: list[int] = [0, 0]
        self.ended = 0

    def copy(self) -> State:
        """An independent copy."""
        t = State(self.config)
        t.agenda.frames.extend(self.agenda.frames)
        t.number = self.number
        t.deck = self.deck[:]
        t.keeper_deck = self.keeper_deck[:]
        t.open = self.open[:]
        t.round, t.picks, t.first_picker = self.round, self.picks, self.first_picker
        t.squad = self.squad[:]
        t.skill = self.skill[:]
        t.status = self.status[:]
        t.yellows = self.yellows[:]
        t.reds = self.reds[:]
        t.injuries = self.injuries[:]
        t.referee = self.referee
        t.wearing = self.wearing[:]
        t.wear_next = self.wear_next[:]
        t.formation = self.formation[:]
        t.points = self.points[:]
        t.bonus = self.bonus[:]
        t.who = self.who[:]
        t.cell = self.cell[:]
        t.mask = self.mask[:]
        t.stood = self.stood[:]
        t.keeper = self.keeper[:]
        t.vacated = self.vacated[:]
        t.ends = self.ends
        self._copy_play(t)
        self._copy_time(t)
        return t

    def _copy_play(self, t: State) -> None:
        t.ball, t.ball_state, t.carrier = self.ball, self.ball_state, self.carrier
        t.attack, t.last, t.last_touch = self.attack, self.last, self.last_touch
        t.last_play, t.last_play_team, t.high_team = self.last_play, self.last_play_team, self.high_team
        t.flags, t.anchor = self.flags, self.anchor
        t.play, t.by, t.origin, t.target = self.play, self.by, self.origin, self.target
        t.receiver, t.stepped, t.jumpers = self.receiver, self.stepped, self.jumpers
        t.scores = self.scores[:]
        t.corner_ball = self.corner_ball
        t.step, t.left, t.moved, t.tried = self.step, self.left, self.moved, self.tried
        t.dived, t.barred, t.throwing = self.dived, self.barred, self.throwing

    def _copy_time(self, t: State) -> None:
        t.clock, t.due, t.period, t.kicked_off = self.clock, self.due, self.period, self.kicked_off
        t.score = self.score[:]
        t.normal_score = self.normal_score[:]
        t.restart, t.restart_cell, t.restart_team = self.restart, self.restart_cell, self.restart_team
        t.order = self.order[:]
        t.kicks = self.kicks[:]
        t.converted = self.converted[:]
        t.leg, t.host, t.ended = self.leg, self.host, self.ended
        t.leg_score = self.leg_score[:]

    # Who stands where.

    def place(self, piece: int, cell: int) -> None:
        """Set a piece on a cell, or take it off the pitch (NO_CELL)."""
        team = piece // terms.MEN
        old = self.cell[piece]
        if old != NO_CELL:
            self.mask[team] &= ~(1 << old)
        self.cell[piece] = cell
        if cell != NO_CELL:
            self.mask[team] |= 1 << cell

    def asked_piece(self) -> int:
        """The piece that the open question is about, where its kind keeps one: always first."""
        piece, _, _ = self.agenda.top.kept()
        return piece

    def occupied(self) -> int:
        """CA-1.4: the cells where somebody stands."""
        return self.mask[0] | self.mask[1]

    def piece_at(self, cell: int) -> int:
        """The piece on a cell, or NOBODY."""
        if not (self.mask[0] | self.mask[1]) >> cell & 1:
            return NOBODY
        return self.cell.index(cell)

    def pieces(self, team: int) -> list[int]:
        """The pieces of a team that are on the pitch, by shirt."""
        return [
            piece
            for piece in range(team * terms.MEN, team * terms.MEN + terms.MEN)
            if self.cell[piece] != NO_CELL
        ]

    # Who can do what.

    def member(self, piece: int) -> int:
        """The squad member who wears the shirt."""
        return piece // terms.MEN * terms.SQUAD + self.who[piece]

    def attribute(self, piece: int, which: int) -> int:
        """CA-1.9: the attribute on the card (with home points), 0 if it is not printed."""
        return self.skill[self.member(piece) * terms.ATTRIBUTES + which]

    def pace(self, piece: int) -> int:
        """CA-14.6: Pace, less two for every injury, at least 1."""
        return max(1, self.attribute(piece, terms.PACE) - 2 * self.injuries[self.member(piece)])

    # Ends (CA-2.6).

    def direction(self, team: int) -> int:
        """+1 for the team that attacks to the right, -1 for the other."""
        return self.ends if team == 0 else -self.ends

    def own_side(self, team: int) -> int:
        """Which end a team defends: LEFT or RIGHT."""
        return LEFT if self.direction(team) > 0 else RIGHT

    def goal_side(self, team: int) -> int:
        """Which end a team attacks."""
        return RIGHT if self.direction(team) > 0 else LEFT

    def progress(self, team: int, cell: int) -> int:
        """CA-2.6: how far up the pitch a cell lies for a team."""
        return self.direction(team) * COLUMN[cell]

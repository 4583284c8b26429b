"""What a game defines for its competitions (`parts/competing`): formats, men, reports. All else is common to games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from dugout.competition.commands import Session
from dugout.competition.config import CUP, DOUBLE, GROUPS, LADDER, LEAGUE1, LEAGUE2, MARATHON, SWISS
from dugout.competition.reports import NO_EXTRA_TIME, NORMAL, Codes, Pair, Report
from dugout.competition.season import Fixture, Man, Season
from dugout.core.ids import Seat
from dugout.core.rules import Rules
from dugout.core.values import Event, SquadCard
from dugout.games.registry import Part

Men = Mapping[str, Man]
"""Records by man: by shirt, or by card where squads are drafted."""


class Template(msgspec.Struct, frozen=True):
    """A ready-made competition for organisers who want no settings: the number of entrants, and its `Config`."""

    id: str
    entrants: int
    config: dict[str, Any]
    fill: bool = False
    """Computers fill the places that are left."""


SUNDAY: Final = 6
WEEKLY: Final[dict[str, Any]] = {"part_days": 7, "ends_at": "22:00", "ends_on": SUNDAY}
EVENING_CUP: Final = Template("evening-cup", 8, {"format": CUP, "calendar": MARATHON, "hours": 6})
CLUB_LEAGUE: Final = Template("club-league", 8, {"format": LEAGUE2, **WEEKLY})
SWISS_NIGHT: Final = Template("swiss-night", 8, {"format": SWISS, "calendar": MARATHON, "hours": 6})
SECOND_CHANCE: Final = Template("second-chance", 8, {"format": DOUBLE, "calendar": MARATHON, "hours": 8})
CLUB_LADDER: Final = Template("club-ladder", 6, {"format": LADDER, "part_days": 28, "ends_at": "22:00"})
FORMS: Final = (SWISS_NIGHT, SECOND_CHANCE, CLUB_LADDER)


class Carried(msgspec.Struct, frozen=True):
    """What a match changes for the men of a team: codes and dice by man, who was called up, whether it counts."""

    cards: Codes = {}
    injuries: Codes = {}
    rolls: dict[str, int] = {}
    called_up: list[str] = []
    counted: bool = True


class Competing:
    """How a game is played in competitions. By default leagues and cups of two sides, 3–1–0, without squads."""

    formats: Mapping[str, Pair] = {
        LEAGUE2: (2, 20),
        LEAGUE1: (2, 20),
        CUP: (2, 32),
        GROUPS: (6, 48),
        SWISS: (4, 64),
        DOUBLE: (4, 32),
        LADDER: (3, 64),
    }
    """CO-1.1: the formats, the usual one first, each with the fewest and the most entrants.

    At tables a format whose name ends with `league` adds up sessions; any other is a cup.
    """
    templates: Sequence[Template] = (CLUB_LEAGUE, EVENING_CUP, *FORMS)
    """Competitions that an organiser can choose with one tap."""
    at_tables: bool = False
    """CO-15: several players at a table play for money, instead of two sides for goals."""
    named_teams: bool = False
    """CO-1.5: every entrant has a national team, whose men keep their records."""
    drafted: bool = False
    """CO-10.2: squads are drafted from cards; a card is the same man in any squad."""
    two_legs: bool = False
    """CO-1.2: ties of a knock-out may have two legs."""
    away_goals: bool = False
    """CO-6.2: away goals count between two teams that have met twice."""
    decisive: bool = False
    """CO-5.4: no match is drawn, and tables show how matches were won."""
    golden_goal: bool = False
    """CO-14.2: the first goal of extra time ends the match."""
    market: bool = False
    """CO-11.1: there may be transfers."""
    home_bonus: bool = False
    """CO-12.1: the home side may have an advantage."""
    lines: Mapping[str, tuple[int, tuple[str, ...]]] = {}
    """CO-10.4: the recommended number of men in each line, and the kinds of cards for it; not a rule."""
    squad: int = 0
    """CO-10.1, CO-10.2: the number of men in a squad; 0 if the game has no bookings, injuries or absences."""
    worst_injury: int = 0
    """CO-5.2: the highest injury code."""
    causes: Mapping[str, str] = {}
    """The rules by which a man is out after a "red" or "yellow" card or an "injury"."""
    decides: tuple[str, ...] = ()
    """Options of the game that the competition sets; the organiser cannot change them."""
    barred: tuple[str, ...] = ()
    """CO-13.1: options that no competition allows."""

    def __init__(self, rules: Rules[Any, Any]) -> None:
        self.rules = rules
        if not rules.min_seats <= 2 <= rules.max_seats and not self.at_tables:
            self.formats, self.templates = {}, ()

    def points(self, terms: tuple[int, int, int], report: Report) -> Pair:
        """CO-5.5: the points of both sides for a match; `terms` are those for a win, a draw and a loss."""
        win, draw, loss = terms
        if report.winner < 0:
            return (draw, draw)
        return (win, loss) if report.winner == 0 else (loss, win)

    def fault(self, report: Report, kind: str, first: Pair) -> str:
        """CO-5.7: why no match of this kind can end like this; empty if it can. `first`: goals of a first leg."""
        return "" if report.decided == NORMAL and report.goals == report.goals90 else NO_EXTRA_TIME

    def wins(self, won: Sequence[int]) -> int:
        """CO-6.2: the number of wins that breaks ties, from those in 90 minutes, in extra time and on penalties."""
        return sum(won)

    def session_fault(self, session: Session) -> tuple[str, int]:
        """CO-15.6: why no game at a table can have these figures, and in which seat (−1: all); empty if it can."""
        return "", -1

    def net_money(self, cash: int, rounds: int) -> int:
        """CO-15.1: the money that a player at a table has won or lost."""
        return cash

    def cards(self, sets: int) -> Sequence[SquadCard]:
        """CO-10.4: the men of the first `sets` sets, if squads are drafted."""
        return ()

    def men(self, squad: Sequence[int]) -> list[str]:
        """CO-10.1, CO-10.2: the keys of a squad's men, by squad number; `squad` are its cards."""
        return [str(card) for card in squad]

    def call_ups(self, missing: list[str], men: Men, squad: Sequence[int]) -> list[str]:
        """CO-10.7: the men who must play although they are out, so that a side can be formed."""
        return []

    def rolled_for(self, injuries: Codes) -> list[str]:
        """CO-9.1: the men of a side for whom dice are rolled after a match, by squad number."""
        return []

    def carry_over(self, before: Men, match: Carried) -> dict[str, Man]:
        """CO-7 to CO-9: the records of a team's men after another match."""
        return {}

    def options(self, s: Season, fixture: Fixture) -> dict[str, Any]:
        """Options of the game for a match of a competition; they override the organiser's."""
        return {}

    def without_name(self, options: dict[str, Any], side: int) -> dict[str, Any]:
        """The options of a match without the name of a manager whose account has been deleted."""
        return options

    def report(self, s: Any) -> Report:
        """CO-5.1: the report of a match of two sides, as if it ended now if it is not over."""
        result = self.rules.result(s)
        goals = _goals(self.rules.score(s) if result is None else result.scores)
        if result is not None and _winner(goals) != _winner((-result.places[0], -result.places[1])):
            goals = _goals([int(place < max(result.places)) for place in result.places])
        return Report(goals, goals, NORMAL)

    def session(self, s: Any) -> Session:
        """CO-15.1: the report of a table that has finished, without the id of its fixture."""
        result = self.rules.result(s)
        assert result is not None
        nothing = [0] * len(result.scores)
        return Session("", 1, list(result.scores), nothing, nothing, nothing)

    def scorer(self, s: Any, event: Event) -> tuple[Seat, str] | None:
        """The side and the man (by squad number) who scored with this event, in the state after it; None: no goal."""
        return None


def _goals(scores: Sequence[int]) -> Pair:
    return (scores[0], scores[1]) if len(scores) == 2 else (0, 0)


def _winner(pair: Pair) -> int:
    return (pair[0] < pair[1]) - (pair[0] > pair[1])


competing: Final = Part("competing", Competing)

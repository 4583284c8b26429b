"""What a game says about its competitions (`parts/competing`): formats, men, reports. The rest is common to all."""

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
    """A competition in plain words, for who wants no settings: how many enter, and what its `Config` says."""

    id: str
    entrants: int
    config: dict[str, Any]
    fill: bool = False
    """Computers take the places that are left."""


SUNDAY: Final = 6
WEEKLY: Final[dict[str, Any]] = {"part_days": 7, "ends_at": "22:00", "ends_on": SUNDAY}
EVENING_CUP: Final = Template("evening-cup", 8, {"format": CUP, "calendar": MARATHON, "hours": 6})
CLUB_LEAGUE: Final = Template("club-league", 8, {"format": LEAGUE2, **WEEKLY})
SWISS_NIGHT: Final = Template("swiss-night", 8, {"format": SWISS, "calendar": MARATHON, "hours": 6})
SECOND_CHANCE: Final = Template("second-chance", 8, {"format": DOUBLE, "calendar": MARATHON, "hours": 8})
CLUB_LADDER: Final = Template("club-ladder", 6, {"format": LADDER, "part_days": 28, "ends_at": "22:00"})
FORMS: Final = (SWISS_NIGHT, SECOND_CHANCE, CLUB_LADDER)


class Carried(msgspec.Struct, frozen=True):
    """What one match leaves to the men of a team: codes and dice by man, who was called up, whether it counts."""

    cards: Codes = {}
    injuries: Codes = {}
    rolls: dict[str, int] = {}
    called_up: list[str] = []
    counted: bool = True


class Competing:
    """How a game is played for a title. By default leagues and cups of two sides, 3–1–0, without squads."""

    formats: Mapping[str, Pair] = {
        LEAGUE2: (2, 20),
        LEAGUE1: (2, 20),
        CUP: (2, 32),
        GROUPS: (6, 48),
        SWISS: (4, 64),
        DOUBLE: (4, 32),
        LADDER: (3, 64),
    }
    """CO-1.1: what may be played, the usual first, and how many may enter: fewest, most.

    At tables a name that ends with `league` adds sessions up, any other is a cup.
    """
    templates: Sequence[Template] = (CLUB_LEAGUE, EVENING_CUP, *FORMS)
    """What an organiser may choose in one press."""
    at_tables: bool = False
    """CO-15: many at a table, for money, instead of two sides and their goals."""
    named_teams: bool = False
    """CO-1.5: everybody enters with a national team, whose men keep their records."""
    drafted: bool = False
    """CO-10.2: squads are drafted from cards, and a card is the same man whoever has it."""
    two_legs: bool = False
    """CO-1.2: a knock-out may have two legs."""
    away_goals: bool = False
    """CO-6.2: away goals count where two have met twice."""
    decisive: bool = False
    """CO-5.4: no match ends level, and a table shows how matches were won."""
    golden_goal: bool = False
    """CO-14.2: the first goal of extra time ends the match."""
    market: bool = False
    """CO-11.1: there may be transfers."""
    home_bonus: bool = False
    """CO-12.1: the home side may have an advantage."""
    lines: Mapping[str, tuple[int, tuple[str, ...]]] = {}
    """CO-10.4: of each line, how many men a squad should have, and which kinds of cards play there: advice, no rule."""
    squad: int = 0
    """CO-10.1, CO-10.2: men in a squad; 0 where nobody is carded, hurt or away."""
    worst_injury: int = 0
    """CO-5.2: injury codes go up to this one."""
    causes: Mapping[str, str] = {}
    """The rules that keep a man away after a "red" or "yellow" card or an "injury"."""
    decides: tuple[str, ...] = ()
    """Options of the game that a competition decides, whatever the organiser says."""
    barred: tuple[str, ...] = ()
    """CO-13.1: options that no competition allows."""

    def __init__(self, rules: Rules[Any, Any]) -> None:
        self.rules = rules
        if not rules.min_seats <= 2 <= rules.max_seats and not self.at_tables:
            self.formats, self.templates = {}, ()

    def points(self, terms: tuple[int, int, int], report: Report) -> Pair:
        """CO-5.5: what both sides get for a match; `terms` are the points for a win, a draw and a loss."""
        win, draw, loss = terms
        if report.winner < 0:
            return (draw, draw)
        return (win, loss) if report.winner == 0 else (loss, win)

    def fault(self, report: Report, kind: str, first: Pair) -> str:
        """CO-5.7: why no match in this place can have ended so, or nothing; `first` are the goals of a first leg."""
        return "" if report.decided == NORMAL and report.goals == report.goals90 else NO_EXTRA_TIME

    def wins(self, won: Sequence[int]) -> int:
        """CO-6.2: the wins that decide between equals, of those in 90 minutes, in extra time and on penalties."""
        return sum(won)

    def session_fault(self, session: Session) -> tuple[str, int]:
        """CO-15.6: what no game at a table could have given, and in which seat (-1: all of them); empty if it could."""
        return "", -1

    def net_money(self, cash: int, rounds: int) -> int:
        """CO-15.1: what a player at a table has won or lost."""
        return cash

    def cards(self, sets: int) -> Sequence[SquadCard]:
        """CO-10.4: the men of the first `sets` sets, where squads are drafted."""
        return ()

    def men(self, squad: Sequence[int]) -> list[str]:
        """CO-10.1, CO-10.2: a squad by name, in squad-number order; `squad` are its cards."""
        return [str(card) for card in squad]

    def call_ups(self, missing: list[str], men: Men, squad: Sequence[int]) -> list[str]:
        """CO-10.7: who must play although he is out, so that a side can be formed."""
        return []

    def rolled_for(self, injuries: Codes) -> list[str]:
        """CO-9.1: the men of a side for whom a die is rolled after a match, by squad number."""
        return []

    def carry_over(self, before: Men, match: Carried) -> dict[str, Man]:
        """CO-7 to CO-9: the records of a team's men after one more match."""
        return {}

    def options(self, s: Season, fixture: Fixture) -> dict[str, Any]:
        """Options of the game for a match of a competition, which go before the organiser's."""
        return {}

    def without_name(self, options: dict[str, Any], side: int) -> dict[str, Any]:
        """The options of a match without the name of a manager whose account is deleted."""
        return options

    def report(self, s: Any) -> Report:
        """CO-5.1: what a match of two hands over, or would if it ended now."""
        result = self.rules.result(s)
        goals = _goals(self.rules.score(s) if result is None else result.scores)
        if result is not None and _winner(goals) != _winner((-result.places[0], -result.places[1])):
            goals = _goals([int(place < max(result.places)) for place in result.places])
        return Report(goals, goals, NORMAL)

    def session(self, s: Any) -> Session:
        """CO-15.1: what a table that is over hands over, without the name of its fixture."""
        result = self.rules.result(s)
        assert result is not None
        nothing = [0] * len(result.scores)
        return Session("", 1, list(result.scores), nothing, nothing, nothing)

    def scorer(self, s: Any, event: Event) -> tuple[Seat, str] | None:
        """The side and the man (by squad number) to whom an event puts down a goal, right after it; else None."""
        return None


def _goals(scores: Sequence[int]) -> Pair:
    return (scores[0], scores[1]) if len(scores) == 2 else (0, 0)


def _winner(pair: Pair) -> int:
    return (pair[0] < pair[1]) - (pair[0] > pair[1])


competing: Final = Part("competing", Competing)

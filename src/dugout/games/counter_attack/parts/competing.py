"""Competitions of Counter Attack: drafted squads of 16 cards, two legs, a transfer market (CO-9 to CO-12)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from dugout.competition import play, reports, squads
from dugout.competition.config import CUP, CUP2, DOUBLE, GROUPS, LADDER, LEAGUE1, LEAGUE2, SWISS, Config
from dugout.competition.contract import (
    CLUB_LEAGUE,
    EVENING_CUP,
    FORMS,
    WEEKLY,
    Carried,
    Competing,
    Men,
    Template,
)
from dugout.competition.season import KNOCKOUT, STAND_IN, Fixture, Man, Season
from dugout.core.ids import FORMER_PLAYER
from dugout.core.values import Event, SquadCard
from dugout.games.counter_attack.data import deck
from dugout.games.counter_attack.engine import RULES
from dugout.games.counter_attack.rules import tournament
from dugout.games.counter_attack.state import NOBODY, State

KEEPER_NUMBERS: Final = 1000
"""Keepers of a competition are numbered from here on."""
OUTFIELD: Final = 10


MARKET_SEASON: Final = Template("market-season", 8, {"format": LEAGUE2, "market": True, **WEEKLY})


class CounterAttackCompeting(Competing):
    templates = (CLUB_LEAGUE, EVENING_CUP, MARKET_SEASON, *FORMS)
    formats: Mapping[str, reports.Pair] = {
        LEAGUE2: (2, 20),
        LEAGUE1: (2, 20),
        CUP: (2, 32),
        CUP2: (2, 32),
        GROUPS: (6, 48),
        SWISS: (4, 64),
        DOUBLE: (4, 32),
        LADDER: (3, 64),
    }
    drafted = two_legs = away_goals = market = home_bonus = True
    squad = 16
    worst_injury = 1
    causes: Mapping[str, str] = {"red": "CO-9.2", "yellow": "CO-9.3", "injury": "CO-9.1"}
    decides = ("squads", "teams", "home_advantage", "draw", "first_leg")
    barred = ("scenario", "own_scenario")
    lines: Mapping[str, tuple[int, tuple[str, ...]]] = {
        "defence": (5, ("stopper", "ball-playing defender", "full-back")),
        "midfield": (5, ("holding midfielder", "playmaker", "winger")),
        "attack": (3, ("target forward", "finisher")),
    }

    def fault(self, report: reports.Report, kind: str, first: reports.Pair) -> str:
        """CO-5.7: league matches and first legs end after 90 minutes; CO-4.4: or for lack of players (CA-17.4)."""
        if report.decided == reports.FORFEIT:
            return ""
        if kind in (reports.LEAGUE_MATCH, reports.LEG1):
            return super().fault(report, kind, first)
        if kind == reports.SINGLE:
            return reports.knockout_fault(report, report.goals90, report.goals)
        if reports.tie_leader(first, report.goals90) >= 0:
            return (
                ""
                if report.decided == reports.NORMAL and report.goals == report.goals90
                else reports.DECIDED_BEFORE
            )
        totals = (first[0] + report.goals[0], first[1] + report.goals[1])
        return reports.knockout_fault(report, (0, 0), totals)

    def cards(self, sets: int) -> Sequence[SquadCard]:
        return deck.squad_cards(sets)

    def call_ups(self, missing: list[str], men: Men, squad: Sequence[int]) -> list[str]:
        return call_ups(missing, men, self.men(squad))

    def rolled_for(self, injuries: reports.Codes) -> list[str]:
        """CO-9.1: all men who were injured."""
        return [man for man in sorted(injuries, key=int) if injuries[man] == "1"]

    def carry_over(self, before: Men, match: Carried) -> dict[str, Man]:
        """CO-9.6: suspensions, injuries and yellow cards of every card; nobody is on watch."""
        men = dict(before)
        for man in {*men, *match.cards, *match.rolls}:
            codes = (match.cards.get(man, "-"), match.rolls.get(man, tournament.RECOVERS))
            after = tournament.man_after(men.pop(man, {}), *codes, man in match.called_up, match.counted)
            if any(after.values()):
                men[man] = after
        return {man: men[man] for man in sorted(men)}

    def options(self, s: Season, fixture: Fixture) -> dict[str, Any]:
        """CO-3.9 to CO-3.11: league matches and first legs may end level; CO-12.5: no bonus on neutral ground.

        CO-12.1, CO-12.2: the six points of a home bonus can go to any man of the home squad.
        """
        decisive = fixture.stage == KNOCKOUT and fixture.leg != 1
        options: dict[str, Any] = {
            "squads": "fixed",
            "teams": [_team(s, fixture, side) for side in (0, 1)],
            "home_advantage": has_bonus(s.config) and not fixture.neutral,
            "draw": "extra_time_then_shootout" if decisive else "stands",
        }
        if fixture.leg == 2:
            options["first_leg"] = list(play.first_leg(s, fixture))
        return options

    def without_name(self, options: dict[str, Any], side: int) -> dict[str, Any]:
        teams = options.get("teams")
        if not isinstance(teams, list) or not isinstance(teams[side], dict):
            return options
        named = [{**team, "name": FORMER_PLAYER} if at == side else team for at, team in enumerate(teams)]
        return {**options, "teams": named}

    def report(self, s: State) -> reports.Report:
        """CO-5.1, CA-22.10: of a match that goes on, as if it ended now after 90 minutes."""
        details = tournament.report(s, tournament.winner(s) if s.ended else NOBODY)
        decided = details["decided"] or reports.NORMAL
        loser = {"home": 1, "away": 0}[details["winner"]] if decided == reports.FORFEIT else -1
        goals, shootout = _pair(details["goals"]), details["shootout"]
        if decided == reports.FORFEIT:
            goals = reports.forfeit_score(goals, loser)
        codes = [_codes(side) for side in details["players"]]
        return reports.Report(
            goals90=goals if decided == reports.FORFEIT else _pair(details["goals90"]),
            goals=goals,
            decided=decided,
            shootout=None if shootout is None else _pair(shootout),
            cards=(codes[0][0], codes[1][0]),
            injuries=(codes[0][1], codes[1][1]),
            loser=loser,
            short=decided == reports.FORFEIT,
        )

    def scorer(self, s: State, event: Event) -> tuple[int, str] | None:
        return tournament.scorer(s, event)


def call_ups(missing: list[str], men: Men, squad: list[str]) -> list[str]:
    """CO-10.7: ten available field players are needed beside the man in goal."""
    field = squad[1:]
    short = OUTFIELD - sum(1 for man in field if man not in missing)
    candidates = [man for man in field if man in missing]
    candidates.sort(key=lambda man: squads.call_up_order(man, men, squad.index(man)))
    return candidates[: max(0, short)]


def has_bonus(config: Config) -> bool:
    """CO-12.1: by default on in leagues, groups and two-legged cups, off in single-match cups."""
    return config.format != CUP if config.home_bonus is None else config.home_bonus


def _team(s: Season, fixture: Fixture, side: int) -> dict[str, Any]:
    """CO-10.2, CO-10.6: the squad without men who are out; if the keeper is, with a stand-in of the lowest values.

    CO-9.7: with the printed attributes, even if an injury reduced them in the previous match.
    """
    entrant = s.entrant(fixture.sides[side])
    keeper, *field = fixture.numbers[side]
    card: Any = keeper - KEEPER_NUMBERS
    if keeper == STAND_IN:
        card = {"name": "—", "stand_in": True, **squads.stand_in(s)}
    return {"name": entrant.name, "keeper": card, "players": field}


def _codes(players: dict[str, tuple[str, int]]) -> tuple[reports.Codes, reports.Codes]:
    """CO-5.2: the cards and injuries of a side, without empty ones."""
    cards = {man: card for man, (card, _) in players.items() if card != "-"}
    return cards, {man: str(hurt) for man, (_, hurt) in players.items() if hurt}


def _pair(values: Sequence[int]) -> reports.Pair:
    return (values[0], values[1])


PART: Final = CounterAttackCompeting(RULES)

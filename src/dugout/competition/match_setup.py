"""CO-3.10, CO-10, CO-12: the options with which a match of a competition is set up, game by game."""

from __future__ import annotations

from typing import Any

from dugout.competition import play, squads
from dugout.competition.config import CHAMPIONS, COUNTER_ATTACK, Config
from dugout.competition.season import FORMER_PLAYER, KNOCKOUT, STAND_IN, Fixture, Season
from dugout.core.values import Setup
from dugout.games.registry import game

KEEPER_NUMBERS = 1000
"""Keepers of a competition are numbered from here on (`Rules.cards`)."""


SET_HERE = ("match", "home_absent", "away_absent", "squads", "teams", "home_advantage", "draw", "first_leg")
"""Options of the games that a competition decides, whatever the organiser says."""


def setup_of(s: Season, fixture: Fixture) -> Setup:
    """Everything a host needs to start the match; seats are in the order of `fixture.sides`."""
    options = dict(s.config.options)
    if s.config.game == CHAMPIONS:
        options |= _champions(fixture)
    elif s.config.game == COUNTER_ATTACK:
        options |= _counter_attack(s, fixture)
    return Setup(len(fixture.sides), options, game(s.config.game).version)


def check_options(config: Config) -> None:
    """CO-17: the game must be able to begin with the organiser's options; raises SetupError."""
    own = {name: value for name, value in config.options.items() if name not in SET_HERE}
    rules = game(config.game)
    rules.new(Setup(2, own, rules.version))


def without_name(options: dict[str, Any], side: int) -> dict[str, Any]:
    """The options of a match with the neutral name for a manager whose account is deleted."""
    teams = options.get("teams")
    if not isinstance(teams, list) or not isinstance(teams[side], dict):
        return options
    named = [{**team, "name": FORMER_PLAYER} if at == side else team for at, team in enumerate(teams)]
    return {**options, "teams": named}


def _champions(fixture: Fixture) -> dict[str, Any]:
    """CO-5.4: every match is decided; CO-10.5: who is out cannot be lined up; CO-8.4: nobody brings a bandage along."""
    return {
        "match": "competition",
        "home_absent": [int(man) for man in fixture.absent[0]],
        "away_absent": [int(man) for man in fixture.absent[1]],
    }


def _counter_attack(s: Season, fixture: Fixture) -> dict[str, Any]:
    """CO-3.9 to CO-3.11: league matches and first legs may end level; CO-12.5: no bonus on neutral ground.

    CO-12.1, CO-12.2: whoever is in a home squad of this match may be given some of its six points.
    """
    decisive = fixture.stage == KNOCKOUT and fixture.leg != 1
    options: dict[str, Any] = {
        "squads": "fixed",
        "teams": [_team(s, fixture, side) for side in (0, 1)],
        "home_advantage": s.config.bonus and not fixture.neutral,
        "draw": "extra_time_then_shootout" if decisive else "stands",
    }
    if fixture.leg == 2:
        options["first_leg"] = list(play.first_leg(s, fixture))
    return options


def _team(s: Season, fixture: Fixture, side: int) -> dict[str, Any]:
    """CO-10.2, CO-10.6: the squad without who is out; where the keeper is, a stand-in of the lowest values.

    CO-9.7: cards as printed, whatever an injury took from a man in the match before.
    """
    entrant = s.entrant(fixture.sides[side])
    keeper, *field = fixture.numbers[side]
    card: Any = keeper - KEEPER_NUMBERS
    if keeper == STAND_IN:
        card = {"name": "—", "stand_in": True, **squads.stand_in(s)}
    return {"name": entrant.name, "keeper": card, "players": field}

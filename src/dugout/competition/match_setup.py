"""CO-10, CO-12, CO-17: the options with which a match of a competition is set up."""

from __future__ import annotations

from dugout.competition.config import Config
from dugout.competition.contract import competing
from dugout.competition.season import Fixture, Season
from dugout.core.values import Setup
from dugout.games.registry import game


def setup_of(s: Season, fixture: Fixture) -> Setup:
    """Everything a host needs to start the match; seats are in the order of `fixture.sides`."""
    options = {**s.config.options, **competing.of(s.config.game).options(s, fixture)}
    return Setup(len(fixture.sides), options, game(s.config.game).version)


def check_options(config: Config) -> None:
    """CO-17: the game must be able to begin with the organiser's options; raises SetupError."""
    decided = competing.of(config.game).decides
    own = {name: value for name, value in config.options.items() if name not in decided}
    rules = game(config.game)
    rules.new(Setup(max(2, rules.min_seats), own, rules.version))

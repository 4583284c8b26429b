"""CO-1.1, CO-4.1, CO-11.1, CO-12.1: what a competition is before anybody has joined it."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

import msgspec

from dugout.core.errors import DugoutError
from dugout.core.values import Refusal

CHAMPIONS: Final = "champions"
COUNTER_ATTACK: Final = "counter-attack"
TOTO: Final = "toto"

LEAGUE1: Final = "league1"
LEAGUE2: Final = "league2"
CUP: Final = "cup"
CUP2: Final = "cup2"
GROUPS: Final = "groups"
TOTO_LEAGUE: Final = "toto_league"
TOTO_CUP: Final = "toto_cup"

SIZES: Final[dict[str, dict[str, tuple[int, int]]]] = {
    CHAMPIONS: {LEAGUE1: (2, 20), LEAGUE2: (2, 20), CUP: (2, 32), GROUPS: (6, 48)},
    COUNTER_ATTACK: {LEAGUE1: (2, 20), LEAGUE2: (2, 20), CUP: (2, 32), CUP2: (2, 32), GROUPS: (6, 48)},
    TOTO: {TOTO_LEAGUE: (2, 64), TOTO_CUP: (2, 64)},
}
"""CO-1.1, CO-1.2: the formats of each game and how many may enter; two-legged ties for Counter Attack alone."""

SEASON: Final = "season"
MARATHON: Final = "marathon"
STRICT: Final = "strict"
FREE: Final = "free"
MOST_MISSED: Final = 99
DAY: Final = 86_400
HOUR: Final = 3_600


class Refused(DugoutError):
    """A command or a configuration that the rules of competitions do not allow."""

    def __init__(self, code: str, rule: str, **args: int | str) -> None:
        self.refusal = Refusal(f"co.{code}", rule, dict(args))
        super().__init__(self.refusal.code)

    def __reduce__(self) -> tuple[Any, ...]:
        code, refusal = self.refusal.code.removeprefix("co."), self.refusal
        return partial(Refused, code, refusal.rule, **refusal.args), ()


class Config(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The settings of a competition. `None` stands for the default that other settings decide."""

    game: str
    format: str
    title: str = ""
    calendar: str = SEASON
    days: int = 182
    hours: int = 48
    order: str | None = None
    groups: int = 2
    group_rounds: int = 1
    qualify: int = 2
    knockout: str = CUP
    final_neutral: bool = True
    third_place: bool = False
    points: tuple[int, int, int] = (3, 1, 0)
    market: bool = False
    credits_per_point: int = 10
    home_bonus: bool | None = None
    sessions: int = 5
    card_sets: int = 0
    """CO-10.4: sets of cards that are drafted from; 0 stands for as many as are needed."""
    squads: dict[str, list[int]] | None = None
    """CO-10.4: ready squads by entrant (keeper first, then 15 field cards) instead of a draft."""
    inherit: dict[str, dict[str, dict[str, int]]] | None = None
    """CO-7.9: what men take over from a finished competition (`inheritance.legacy`)."""
    inherited_from: str = ""
    """CO-7.9: that competition, for whoever wants to look it up."""
    options: dict[str, Any] = {}
    """Options of the game, for every match."""

    @property
    def play_order(self) -> str:
        """CO-4.2: strict in a season, free in a marathon, unless the organiser says otherwise."""
        return self.order or (STRICT if self.calendar == SEASON else FREE)

    @property
    def bonus(self) -> bool:
        """CO-12.1: on in leagues, groups and two-legged cups of Counter Attack, off in single-match cups."""
        if self.game != COUNTER_ATTACK:
            return False  # CO-12.5
        return self.format != CUP if self.home_bonus is None else self.home_bonus

    @property
    def seconds(self) -> int:
        """CO-4.1: how long the competition has in all."""
        return self.days * DAY if self.calendar == SEASON else self.hours * HOUR


def checked(config: Config) -> Config:
    """CO-1.1: the configuration, or Refused naming the field that is wrong."""
    formats = SIZES.get(config.game)
    if formats is None:
        raise Refused("bad-field", "CO-1.1", field="game", value=config.game)
    if config.format not in formats:
        raise Refused("bad-format", "CO-1.2" if config.format == CUP2 else "CO-1.1", format=config.format)
    _one_of(config.calendar, (SEASON, MARATHON), "calendar", "CO-4.1")
    _one_of(config.play_order, (STRICT, FREE), "order", "CO-4.2")
    _within(config.days, 1, 3_660, "days", "CO-4.1")
    _within(config.hours, 1, 8_760, "hours", "CO-4.1")
    _within(config.sessions, 1, 20, "sessions", "CO-15.3")
    _within(config.card_sets, 0, 5, "card_sets", "CO-10.4")
    _within(config.credits_per_point, 1, 100, "credits_per_point", "CO-11.2")
    if config.format == GROUPS:
        _within(config.groups, 2, 8, "groups", "CO-3.1")
        _within(config.group_rounds, 1, 2, "group_rounds", "CO-3.2")
        _within(config.qualify, 1, 5, "qualify", "CO-3.2")
        knockouts = (CUP, CUP2) if config.game == COUNTER_ATTACK else (CUP,)
        _one_of(config.knockout, knockouts, "knockout", "CO-1.1")
    _check_points(config.points)
    if config.options.keys() & {"scenario", "own_scenario"}:  # CO-13.1: they are games of their own
        raise Refused("bad-field", "CO-13.1", field="options", value="scenario")
    if config.market:
        _check_market(config)
    if config.squads is not None and config.game != COUNTER_ATTACK:
        raise Refused("bad-field", "CO-10.2", field="squads", value=config.game)
    if config.inherit is not None:
        _check_inherit(config, config.inherit)
    return config


def check_size(config: Config, entrants: int) -> None:
    """CO-1.1, CO-3.1, CO-3.2: whether so many may enter; raises Refused."""
    low, high = SIZES[config.game][config.format]
    if not low <= entrants <= high:
        raise Refused("bad-size", "CO-1.1", entrants=entrants, low=low, high=high)
    if config.format != GROUPS:
        return
    if entrants // config.groups < 3 or -(-entrants // config.groups) > 6:
        raise Refused("bad-groups", "CO-3.1", entrants=entrants, groups=config.groups)
    sides = config.groups * config.qualify
    if config.qualify >= entrants // config.groups or not 2 <= sides <= 32:
        raise Refused("bad-qualify", "CO-3.2", qualify=config.qualify)


def _check_points(points: tuple[int, int, int]) -> None:
    """CO-5.5: win above draw, draw not below loss, 0 to 10."""
    win, draw, loss = points
    if not (0 <= loss <= draw < win <= 10):
        raise Refused("bad-field", "CO-5.5", field="points", value=f"{win}-{draw}-{loss}")


def _check_market(config: Config) -> None:
    """CO-11.1: the market belongs to Counter Attack, in a round robin in strict order."""
    leagues = (LEAGUE1, LEAGUE2, GROUPS)
    if config.game != COUNTER_ATTACK or config.format not in leagues or config.play_order != STRICT:
        raise Refused("no-market", "CO-11.1")


def _check_inherit(config: Config, inherit: dict[str, dict[str, dict[str, int]]]) -> None:
    """CO-7.9: men by shirt or card, each with the matches he misses; CO-15.5: nothing is carried over in Toto."""
    if config.game == TOTO:
        raise Refused("bad-field", "CO-15.5", field="inherit", value=config.game)
    for men in inherit.values():
        for man, record in men.items():
            sound = man.isdecimal() and all(0 <= matches <= MOST_MISSED for matches in record.values())
            if not sound:
                raise Refused("bad-field", "CO-7.9", field="inherit", value=man[:40])


def _within(value: int, low: int, high: int, field: str, rule: str) -> None:
    if not low <= value <= high:
        raise Refused("bad-field", rule, field=field, value=str(value))


def _one_of(value: str, choices: tuple[str, ...], field: str, rule: str) -> None:
    if value not in choices:
        raise Refused("bad-field", rule, field=field, value=value[:40])

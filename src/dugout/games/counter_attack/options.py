"""CA-0: the settings of a match, checked once and never changed."""

from __future__ import annotations

from typing import Any, Final, final

from dugout.core.errors import SetupError
from dugout.core.values import Option, Refusal, Setup, is_number
from dugout.games.counter_attack.data.deck import SETS
from dugout.games.counter_attack.data.scenarios import SCENARIOS
from dugout.games.counter_attack.rules.scenario import SQUADS_DRAFT, TWO_LEGGED, Scenario, scenario_of
from dugout.games.counter_attack.rules.teams import Team, check_teams, ready_teams

VERSION: Final = 2
"""Rises when a stored match would end differently. What each version changed:

2: a keeper who holds the ball goes no way through the outside of his area (CA-13.14);
   a forfeit at a difference of exactly three is 0-3 (CA-17.4); a player who is lifted again is placed (CA-16.2).
"""

SWITCHES: Final = (
    "long_accuracy", "corner_accuracy", "first_time_pass", "difficult_angle", "wild_shots", "keeper_reach",
    "tie_loose_ball", "reckless_tackle", "tackle_from_behind",
)  # fmt: skip
SWITCH_RULES: Final = (
    "CA-9.24", "CA-16.9", "CA-9.28", "CA-11.4", "CA-11.15", "CA-11.12", "CA-1.8", "CA-14.14", "CA-14.12",
)  # fmt: skip

DRAW_STANDS: Final = 0
DRAW_EXTRA_THEN_SHOOTOUT: Final = 1
DRAW_SHOOTOUT: Final = 2
DRAW_EXTRA: Final = 3
DRAWS: Final = ("stands", "extra_time_then_shootout", "shootout", "extra_time")

DRAFT: Final = 0
FIXED: Final = 1
RANDOM: Final = 2
SQUADS: Final = ("draft", "fixed", "random")

KICK_OFFS: Final = ("home", "away", "toss")
"""CA-7.1: by seat, then `scenario.BY_TOSS`."""

SAND_OFF: Final = 0
SAND_SECOND_HALF: Final = 1
SAND_ON: Final = 2
SANDS: Final = ("off", "second_half", "on")


def _settled() -> tuple[tuple[str, tuple[str, ...]], ...]:
    """CA-21: what each scenario decides by itself."""
    always = ("half_minutes", "home_advantage", "draw")
    return tuple(
        (name, always if data["squads"] == "draft" else (*always, "squads"))
        for name, data in SCENARIOS.items()
    )


OPTIONS: Final[tuple[Option, ...]] = (
    Option("rules", "CA-0.2", "choice", "core", choices=("core", "advanced", "learning", "custom")),
    Option("squads", "CA-5.9", "choice", "draft", choices=SQUADS),
    Option("scenario", "CA-21.0", "choice", "none", choices=("none", *SCENARIOS), settles=_settled()),
    Option("draw", "CA-19.1", "choice", "stands", choices=DRAWS),
    Option("half_minutes", "CA-18.1", "int", 45, 5, 90),
    Option("clock", "CA-18.2", "choice", "action", choices=("action", "real")),
    Option("sand_timer", "CA-18.3", "choice", None, choices=SANDS, optional=True),
    Option("home_advantage", "CA-22.8", "bool", False),
    Option("ready", "CA-5.15", "bool", False),
    Option("kick_off", "CA-7.1", "choice", "toss", choices=KICK_OFFS, advanced=True),
    Option("edition", "CA-0.4", "choice", "book", choices=("book",), advanced=True),
    Option("steal_foul", "CA-8.12", "bool", True, advanced=True),
    Option("max_penalty", "CA-1.7", "int", 2, 2, 3, advanced=True),
    Option("save_result", "CA-11.14", "choice", "die", choices=("die",), advanced=True),
    Option("walk_in", "CA-8.9", "bool", True, advanced=True),
    Option("anchor", "CA-6.9", "bool", True, advanced=True),
    Option("sets", "CA-5.5", "int", 1, 1, SETS, advanced=True),
    Option("teams", "CA-5.11", "data", None, optional=True, advanced=True),
    Option("own_scenario", "CA-21.0", "data", None, optional=True, advanced=True),
    Option("first_leg", "CA-22.7", "data", None, optional=True, advanced=True),
    *[
        Option(name, rule, "bool", None, optional=True, advanced=True)
        for name, rule in zip(SWITCHES, SWITCH_RULES, strict=True)
    ],
)
"""CA-0.1 to CA-0.4: every setting with its default, range and rule."""


@final
class Config:
    """The settings of one match as the rules use them. Shared by all copies of a state."""

    def __init__(self, values: dict[str, Any], version: int) -> None:
        self.values: Final[dict[str, Any]] = values
        self.version: Final[int] = version
        preset = values["rules"]
        self.learning: Final[bool] = preset == "learning"
        self.long_accuracy: Final[bool] = _switch(values, "long_accuracy")
        self.corner_accuracy: Final[bool] = _switch(values, "corner_accuracy")
        self.first_time_pass: Final[bool] = _switch(values, "first_time_pass")
        self.difficult_angle: Final[bool] = _switch(values, "difficult_angle")
        self.wild_shots: Final[bool] = _switch(values, "wild_shots")
        self.keeper_reach: Final[bool] = _switch(values, "keeper_reach")
        self.tie_loose_ball: Final[bool] = _switch(values, "tie_loose_ball")
        self.reckless_tackle: Final[bool] = _switch(values, "reckless_tackle")
        self.tackle_from_behind: Final[bool] = _switch(values, "tackle_from_behind")
        self.real_clock: Final[bool] = values["clock"] == "real"
        self.sand_timer: Final[int] = _sand_timer(values)
        self.draw: Final[int] = DRAWS.index(values["draw"])
        self.squads: Final[int] = SQUADS.index(values["squads"])
        self.home_advantage: Final[bool] = values["home_advantage"]
        self.ready: Final[bool] = values["ready"]
        """CA-5.15: line-ups and kick-offs are made for both managers."""
        self.kick_off: Final[int] = KICK_OFFS.index(values["kick_off"])
        """CA-7.1: the seat that kicks off, or `scenario.BY_TOSS`."""
        self.steal_foul: Final[bool] = values["steal_foul"]
        self.max_penalty: Final[int] = values["max_penalty"]
        self.walk_in: Final[bool] = values["walk_in"]
        self.anchor: Final[bool] = values["anchor"]
        self.sets: Final[int] = values["sets"]
        self.scenario: Final[Scenario | None] = _scenario(values)
        self.half_minutes: Final[int] = (
            values["half_minutes"] if self.scenario is None else self.scenario.minutes
        )
        self.teams: Final[list[Team]] = (
            ready_teams() if values["teams"] is None else check_teams(values["teams"])
        )
        self.named: Final[bool] = self.squads == FIXED and (
            self.scenario is None or self.scenario.squads == SQUADS_DRAFT
        )
        """CA-5.11: whether the seats lead the squads of `teams`, and so have their names."""
        leg = values["first_leg"]
        self.first_leg: Final[list[int]] = [0, 0] if leg is None else [int(leg[0]), int(leg[1])]
        """Goals of this match's home and away side in the first leg, on the away side's ground."""
        self.two_legged: Final[bool] = leg is not None or (
            self.scenario is not None and self.scenario.decision == TWO_LEGGED
        )
        """CA-22.7: whether two legs decide together."""
        self.extra_time: Final[bool] = self.two_legged or self.draw in (DRAW_EXTRA, DRAW_EXTRA_THEN_SHOOTOUT)
        """CA-19.1, CA-22.7: whether a level match goes on; a tie of two legs always does."""


def _switch(values: dict[str, Any], name: str) -> bool:
    """CA-0.2: presets decide; with `custom` each switch by itself."""
    preset = values["rules"]
    if preset == "custom":
        return bool(values[name])
    return bool(preset == "advanced")


def _sand_timer(values: dict[str, Any]) -> int:
    """CA-24.1: beginners use the sand timer from the second half on."""
    if values["sand_timer"] is not None:
        return SANDS.index(values["sand_timer"])
    return SAND_SECOND_HALF if values["rules"] == "learning" else SAND_OFF


def _scenario(values: dict[str, Any]) -> Scenario | None:
    if values["own_scenario"] is not None:
        return scenario_of(values["own_scenario"])
    if values["scenario"] != "none":
        return scenario_of(SCENARIOS[values["scenario"]])
    return None


def configure(setup: Setup) -> Config:
    """CA-0.1: the settings of `setup`, completed; raises SetupError naming what is wrong."""
    if setup.seats != 2:
        raise SetupError(Refusal("ca.bad-seats", "CA-1.1", {"seats": str(setup.seats)[:12]}))
    version = setup.version or VERSION
    if not 1 <= version <= VERSION:
        raise SetupError(Refusal("ca.bad-version", "", {"version": str(setup.version)[:12]}))
    _refuse_missing(setup.options)
    values: dict[str, Any] = {}
    for option in OPTIONS:
        values[option.name] = _checked(option, setup.options.get(option.name, option.default))
    for name in setup.options:
        if name not in values:
            raise SetupError(Refusal("ca.unknown-option", "CA-0.4", {"option": str(name)[:40]}))
    return Config(values, version)


def _checked(option: Option, value: Any) -> Any:
    good = option.fits(value)
    if option.name == "first_leg" and value is not None:
        good = isinstance(value, (list, tuple)) and [is_number(goals, 0, 99) for goals in value] == [
            True,
            True,
        ]
    if not good:
        refusal = Refusal("ca.bad-option", option.rule, {"option": option.name, "value": str(value)[:40]})
        raise SetupError(refusal)
    return value


def _refuse_missing(given: dict[str, Any]) -> None:
    """CA-0.4, CA-0.2: what is not implemented is refused by name, never ignored; a switch needs `custom`."""
    if str(given.get("edition", "book")) == "2023":
        raise SetupError(Refusal("ca.not-implemented", "CA-0.4", {"option": "edition 2023"}))
    if given.get("save_result") == "handling":
        raise SetupError(Refusal("ca.not-implemented", "CA-0.4", {"option": "save_result handling"}))
    if given.get("rules") != "custom":
        for name in SWITCHES:
            if given.get(name) is not None:
                raise SetupError(Refusal("ca.switch-needs-custom", "CA-0.2", {"option": name}))

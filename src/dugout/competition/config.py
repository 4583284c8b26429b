"""CO-1.1, CO-4.1, CO-11.1, CO-12.1: the settings of a competition."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

import msgspec

from dugout.core.errors import DugoutError
from dugout.core.values import Refusal

LEAGUE1: Final = "league1"
LEAGUE2: Final = "league2"
CUP: Final = "cup"
CUP2: Final = "cup2"
GROUPS: Final = "groups"
SWISS: Final = "swiss"
DOUBLE: Final = "double"
LADDER: Final = "ladder"

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
    """The settings of a competition. `None` stands for a default that depends on other settings."""

    game: str
    format: str
    title: str = ""
    calendar: str = SEASON
    days: int = 182
    hours: int = 48
    part_days: int = 0
    """CO-4.7: the days of one part, in place of those of the whole season; 0: use `days`."""
    ends_at: str = ""
    """CO-4.7: the time of day at which a part of a season ends, such as 22:00; empty: any."""
    ends_on: int | None = None
    """CO-4.7: the day of the week on which it ends, 0 for Monday; None: any."""
    zone: str = ""
    """CO-4.7: the time zone of these, such as Europe/Amsterdam; empty: UTC."""
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
    rounds: int = 0
    """CO-22.1: the rounds of a Swiss; CO-24.6: the most matches of one entrant of a ladder. 0 for the usual number."""
    second_final: bool = True
    """CO-23.4: the finalist from the winners' side must be beaten twice."""
    answer_hours: int = 0
    """CO-24.3: how long a challenge stays open; 0: the usual time."""
    sessions: int = 5
    card_sets: int = 0
    """CO-10.4: the sets of cards in the draft; 0: as many as are needed."""
    squads: dict[str, list[int]] | None = None
    """CO-10.4: ready squads by entrant (the keeper, then 15 field cards), instead of a draft."""
    inherit: dict[str, dict[str, dict[str, int]]] | None = None
    """CO-7.9: what men inherit from a finished competition (`inheritance.legacy`)."""
    inherited_from: str = ""
    """CO-7.9: the id of that competition."""
    options: dict[str, Any] = {}
    """Options of the game for all matches."""

    @property
    def play_order(self) -> str:
        """CO-4.2: by default strict in a season, free in a marathon."""
        return self.order or (STRICT if self.calendar == SEASON else FREE)

    @property
    def two_legged(self) -> bool:
        """CO-1.2: whether ties of the knock-out have two legs."""
        return (self.knockout if self.format == GROUPS else self.format) == CUP2

    @property
    def answer_seconds(self) -> int:
        """CO-24.3: how long a challenge stays open: by default three days in a season, an hour in a marathon."""
        return HOUR * (self.answer_hours or (72 if self.calendar == SEASON else 1))

    @property
    def seconds(self) -> int:
        """CO-4.1: the length of the whole competition."""
        return self.days * DAY if self.calendar == SEASON else self.hours * HOUR

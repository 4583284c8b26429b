"""Teams for those who name none: clubs, or nations where groups play for a cup; at tables people play as themselves."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator

from dugout.competition.config import GROUPS
from dugout.competition.contract import competing
from dugout.competition.season import Season
from dugout.i18n import render
from dugout.referee.errors import ApiError
from dugout.referee.inputs import clean_name
from dugout.server.competitions.log import CompetitionLog


class Teams:
    """Names of teams in one language, each given to one entrant only."""

    def __init__(self, s: Season, language: str) -> None:
        self._at_tables = competing.of(s.config.game).at_tables
        words = render("co-nations" if s.config.format == GROUPS else "co-clubs", {}, language)
        self._names = [name.strip() for name in words.split(",")]
        self._taken = {entrant.team.casefold() for entrant in s.entrants}

    def reserve(self, said: Iterator[str]) -> None:
        """Nobody is given what somebody else has asked for."""
        self._taken |= {clean_name(team).casefold() for team in said if team.strip()}

    def of(self, name: str, said: str = "") -> str:
        """The team that somebody has asked for, or else the first that nobody has; the own name where none is left."""
        team = clean_name(said) if said.strip() else "" if self._at_tables else next(self._free(), name)
        self._taken.add(team.casefold())
        return team

    def _free(self) -> Iterator[str]:
        return (name for name in self._names if name.casefold() not in self._taken)


async def enter_with_team(
    history: CompetitionLog, language: str, name: str, said: str, enter: Callable[[str], Awaitable[None]]
) -> None:
    """Enter with the team that was asked for, or with one that is free: another one if that has just been taken.

    Raises ApiError. Where no team is left it is the own name, and whoever has that taken has to name a team.
    """
    tried: set[str] = set()
    while True:
        team = Teams(history.season, language).of(name, said)
        try:
            return await enter(team)
        except ApiError as error:
            is_taken = error.reason is not None and error.reason.code == "co.team-taken"
            if said.strip() or team in tried or not is_taken:
                raise
            tried.add(team)

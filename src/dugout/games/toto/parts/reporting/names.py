"""Forms, columns and fixtures in the events of Voetbal Toto."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from dugout.core.values import Event
from dugout.games.toto.board import form_text, letter_of
from dugout.games.toto.view import TotoView
from dugout.report.contract import Namer
from dugout.report.words import Words


class TotoNamer(Namer):
    """A fixture is named by its teams, a goal by the team that scores."""

    def __init__(self, words: Words) -> None:
        super().__init__(words)
        self.teams: list[list[str]] = []

    def read_names(self, view: TotoView) -> None:
        self.teams = [[self.words.team(team, view.own_fixtures) for team in pair] for pair in view.fixtures]

    def word(self, kind: str, value: int) -> int | str:
        if kind == "form":
            return form_text(value)
        return letter_of(value, 0) if kind == "column" else value

    def more(self, event: Event, args: Mapping[str, Any]) -> dict[str, int | str]:
        if "fixture" not in args or not self.teams:
            return {}
        pair = self.teams[args["fixture"] - 1]
        return {"match": "–".join(pair), "team": pair[args.get("side", 0)]}

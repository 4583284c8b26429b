"""Men, cards, places and formations in the events of Counter Attack."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from dugout.core.values import Event
from dugout.games.counter_attack.choices import FORMATIONS
from dugout.games.counter_attack.parts.reporting.pitch import zone
from dugout.games.counter_attack.rules.teams import STAND_IN
from dugout.games.counter_attack.terms import MEN
from dugout.games.counter_attack.view import CounterAttackView
from dugout.report.contract import Namer
from dugout.report.words import Words


class CounterAttackNamer(Namer):
    """Men by shirt and name, cards by name, formations in the usual notation, such as 4-4-2."""

    def __init__(self, words: Words) -> None:
        super().__init__(words)
        self.men: dict[int, str] = {}
        self.cards: dict[tuple[bool, int], str] = {}
        self.members: dict[tuple[int, int], str] = {}
        self.referee = ""
        self.fewest = MEN

    def read_names(self, view: CounterAttackView) -> None:
        for man in view.pieces:
            key = "ca-man" if man.name else "ca-shirt"
            self.men[man.piece] = self.words.any(key, shirt=man.shirt, name=man.name)
        for card in view.open_cards:
            self.cards[card.kind in ("keeper", STAND_IN), card.number] = card.name
        for seat, team in enumerate(view.teams):
            for member in team.squad:
                self.members[seat, member.number] = member.name
                if member.card is not None:
                    self.cards[member.kind in ("keeper", STAND_IN), member.card] = member.name
        self.referee = view.referee or ""
        self.fewest = min([MEN, *(len(team.shirts) for team in view.teams)])

    def word(self, kind: str, value: int) -> int | str:
        if kind == "hex":
            return self.words.any("ca-zone", zone=zone(value)) if value >= 0 else ""
        if kind == "piece":
            nobody = self.words.any("ca-nobody")
            return self.men.get(value, nobody if value < 0 else f"#{value % MEN + 1}")
        if kind in ("card", "keeper"):
            return self.cards.get((kind == "keeper", value), f"#{value}")
        if kind == "formation":
            return FORMATIONS[value]
        return self.referee if kind == "referee" else value

    def more(self, event: Event, args: Mapping[str, Any]) -> dict[str, int | str]:
        """The number of men in the smaller team (formations are for eleven), and who goes off at a substitution."""
        found: dict[str, int | str] = {} if "men" in args else {"men": self.fewest}
        if event.code == "ca.substitution":
            found["gone"] = self.members.get((event.args[0] // MEN, args["off"])) or "nobody"
        return found

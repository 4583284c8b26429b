"""Events, refusals and results as sentences, from the same catalogues that the pages use."""

from __future__ import annotations

from typing import Any, Final

from dugout.core.contract import Rules
from dugout.core.ids import PUBLIC, seats_in
from dugout.core.values import Event, Record, Refusal, Result
from dugout.games.champions.words import word as champions_word
from dugout.games.counter_attack.codes import MEN
from dugout.games.counter_attack.teams import STAND_IN
from dugout.games.counter_attack.view import FORMATION_NAMES
from dugout.games.toto.board import form_text, letter_of
from dugout.i18n import has, render
from dugout.report.games.hex_pitch import zone
from dugout.report.names import names_of, side_names

ROLLED_AGAIN: Final = {"CH-12.9": "keeper", "CH-26.2": "shoot-out"}
"""Dice of Champions of which a 1 is rolled again, by their rule."""


def refusal_sentence(refusal: Refusal, language: str = "en") -> str:
    """Why something was refused, with the rule; the bare code and figures where no catalogue has words."""
    key = "refusal-" + refusal.code.replace(".", "-")
    if has(key, language) or has(key):
        sentence = render(key, refusal.args, language)
    else:
        figures = ", ".join(f"{name} {value}" for name, value in refusal.args.items())
        sentence = f"Refused: {refusal.code.replace('-', ' ')}{f' ({figures})' if figures else ''}."
    return f"{sentence} ({refusal.rule})" if refusal.rule else sentence


def teams_of(rules: Rules[Any, Any], record: Record) -> list[str]:
    """By seat: the name of its team, empty where it has none."""
    state = rules.new(record.setup)
    return [rules.team(state, seat) for seat in range(record.setup.seats)]


def _squads(view: Any) -> list[Any]:
    return [member for team in getattr(view, "teams", ()) for member in team.squad]


class Narrator:
    """Tells a match. Arguments of events become words by their types (`Rules.event_fields`)."""

    def __init__(self, rules: Rules[Any, Any], record: Record, language: str) -> None:
        self._rules = rules
        teams = teams_of(rules, record)
        self._names = side_names(teams, names_of(record, language))
        self._language = language
        self._teams: list[list[str]] = []
        self._men: dict[int, str] = {}
        self._cards: dict[tuple[bool, int], str] = {}
        self._referee = ""
        self._fewest = MEN

    def look(self, state: Any) -> None:
        """Learn what things are called in this match, from what everybody may see."""
        view = self._rules.view(state, PUBLIC)
        for man in getattr(view, "pieces", ()):
            key = "ca-man" if man.name else "ca-shirt"
            self._men[man.piece] = render(key, {"shirt": man.shirt, "name": man.name}, self._language)
        for member in [*getattr(view, "open_cards", ()), *_squads(view)]:
            if getattr(member, "card", member.number) is not None:
                keeper = member.kind in ("keeper", STAND_IN)
                self._cards[keeper, getattr(member, "card", member.number)] = member.name
        self._referee = getattr(view, "referee", None) or ""
        self._fewest = min([MEN, *(len(team.shirts) for team in getattr(view, "teams", ()))])
        fixtures = getattr(view, "fixtures", None)
        if fixtures is not None:
            own = getattr(view, "own_fixtures", False)
            self._teams = [[team if own else self._team(team) for team in pair] for pair in fixtures]

    def tell(self, event: Event) -> str:
        """One event as a sentence."""
        args: dict[str, Any] = {"men": self._fewest}
        for field, value in zip(self._rules.event_fields(event.code), event.args, strict=True):
            name, _, kind = field.partition(":")
            self._put(args, name, kind, value)
        if event.code == "ch.roll":
            args["again"] = ROLLED_AGAIN.get(event.rule, "no") if args["face"] == 1 else "no"
        if "fixture" in args and self._teams:
            pair = self._teams[args["fixture"] - 1]
            args["match"] = "–".join(pair)
            args["team"] = pair[args.get("side", 0)]
        return render("ev-" + event.code.replace(".", "-"), args, self._language)

    def ending(self, result: Result | None, answers: int) -> str:
        """The last line: how it ended, or that it has not."""
        if result is None:
            return f"Sound so far: {answers} answers, the match is not over."
        winners = ", ".join(self._names[seat] for seat, place in enumerate(result.places) if place == 1)
        reason = render("end-" + result.reason.replace(".", "-"), {"name": winners}, self._language)
        return f"{result.rule:<9} {reason} [{winners}] Sound: {answers} answers."

    def _put(self, args: dict[str, Any], name: str, kind: str, value: int) -> None:
        if kind == "seat":
            args[name] = self._names[value]
        elif kind == "seats":
            names = [self._names[seat] for seat in seats_in(value)]
            args[name] = ", ".join(names)
            args[f"{name}-count"] = len(names)
        elif kind == "hex":
            args[name] = render("ca-zone", {"zone": zone(value)}, self._language) if value >= 0 else ""
        elif kind == "form":
            args[name] = form_text(value)
        elif kind == "column":
            args[name] = letter_of(value, 0)
        elif self._rules.name == "counter-attack":
            args[name] = self._counter_attack(kind, value)
        else:
            text = champions_word(kind, value) if self._rules.name == "champions" else None
            args[name] = value if text is None else text

    def _counter_attack(self, kind: str, value: int) -> int | str:
        """Men by shirt and name, cards by name, formations as coaches say them."""
        if kind == "piece":
            nobody = render("ca-nobody", None, self._language)
            return self._men.get(value, nobody if value < 0 else f"#{value % MEN + 1}")
        if kind in ("card", "keeper"):
            return self._cards.get((kind == "keeper", value), f"#{value}")
        if kind == "formation":
            return FORMATION_NAMES[value]
        return self._referee if kind == "referee" else value

    def _team(self, code: str) -> str:
        key = f"team-{code.lower()}"
        return render(key, None, self._language) if has(key) else code

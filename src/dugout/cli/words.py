"""Events, refusals and results as sentences, from the same catalogues that the pages use."""

from __future__ import annotations

from typing import Any

from dugout.core.contract import Rules
from dugout.core.ids import PUBLIC, Seat, seats_in
from dugout.core.values import Event, Refusal, Result
from dugout.games.champions.words import word as champions_word
from dugout.games.counter_attack.board import COLUMN, HEIGHT
from dugout.games.toto.board import form_text
from dugout.i18n import has, render


def refusal_sentence(refusal: Refusal, language: str = "en") -> str:
    """Why something was refused, with the rule; the bare code and figures where no catalogue has words."""
    key = "refusal-" + refusal.code.replace(".", "-")
    if has(key, language) or has(key):
        sentence = render(key, refusal.args, language)
    else:
        figures = ", ".join(f"{name} {value}" for name, value in refusal.args.items())
        sentence = f"Refused: {refusal.code.replace('-', ' ')}{f' ({figures})' if figures else ''}."
    return f"{sentence} ({refusal.rule})" if refusal.rule else sentence


def seat_name(rules: Rules[Any, Any], seat: Seat, language: str) -> str:
    """What a seat is called where nobody has given a name: `Player 1`, or the game's own word."""
    text = rules.seat_text(seat)
    return render("seat-number", {"number": text}, language) if text.isdigit() else text


class Narrator:
    """Tells a match. Arguments of events become words by their types (`Rules.event_fields`)."""

    def __init__(self, rules: Rules[Any, Any], seats: int, language: str) -> None:
        self._rules = rules
        self._names = [seat_name(rules, seat, language) for seat in range(seats)]
        self._language = language
        self._teams: list[list[str]] = []

    def look(self, state: Any) -> None:
        """Learn what things are called in this match, from what everybody may see."""
        view = self._rules.view(state, PUBLIC)
        fixtures = getattr(view, "fixtures", None)
        if fixtures is not None:
            own = getattr(view, "own_fixtures", False)
            self._teams = [[team if own else self._team(team) for team in pair] for pair in fixtures]

    def tell(self, event: Event) -> str:
        """One event as a sentence."""
        args: dict[str, Any] = {}
        for field, value in zip(self._rules.event_fields(event.code), event.args, strict=True):
            name, _, kind = field.partition(":")
            self._put(args, name, kind, value)
        if "fixture" in args and self._teams:
            pair = self._teams[args["fixture"] - 1]
            args["match"] = "–".join(pair)
            args["team"] = pair[args.get("side", 0)]
        return render("ev-" + event.code.replace(".", "-"), args, self._language)

    def ending(self, result: Result | None, answers: int) -> str:
        """The last line: how it ended, or that it has not."""
        if result is None:
            return f"Sound so far: {answers} answers, the match is not over."
        reason = render("end-" + result.reason.replace(".", "-"), None, self._language)
        winners = ", ".join(self._names[seat] for seat, place in enumerate(result.places) if place == 1)
        return f"{result.rule:<9} {reason} [{winners}] Sound: {answers} answers."

    def _put(self, args: dict[str, Any], name: str, kind: str, value: int) -> None:
        if kind == "seat":
            args[name] = self._names[value]
        elif kind == "seats":
            names = [self._names[seat] for seat in seats_in(value)]
            args[name] = ", ".join(names)
            args[f"{name}-count"] = len(names)
        elif kind == "hex":
            args[name] = f"{COLUMN[value]},{HEIGHT[value]}" if value >= 0 else ""
        elif kind == "form":
            args[name] = form_text(value)
        else:
            text = champions_word(kind, value) if self._rules.name == "champions" else None
            args[name] = value if text is None else text

    def _team(self, code: str) -> str:
        key = f"team-{code.lower()}"
        return render(key, None, self._language) if has(key) else code

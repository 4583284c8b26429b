"""Texts and numbers of a report in one language."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from dugout.i18n import has, render, score_mark
from dugout.report.facts import Man

COMMA: Final = ("nl", "de", "fr")
SPACED: Final = ("de", "fr")


class Words:
    """A language, and the names of the seats: `reader` is the reader's own seat, "you" in every sentence."""

    def __init__(self, language: str, names: list[str], reader: int | None = None) -> None:
        self.language = language
        self.reader = reader
        self.names = [self("you-name") if seat == reader else name for seat, name in enumerate(names)]

    def __call__(self, key: str, **args: Any) -> str:
        return render(
            f"report-{key}", {name.replace("_", "-"): value for name, value in args.items()}, self.language
        )

    def you(self, seat: int) -> str:
        """The selector for sentences that have a form with "you"."""
        return "yes" if seat == self.reader else "no"

    def party(self, seats: Sequence[int]) -> dict[str, Any]:
        """Several seats as the subject of a sentence, the reader first; `count` selects its form."""
        ordered = sorted(seats, key=lambda seat: seat != self.reader)
        *others, last = [self.names[seat] for seat in ordered] or [""]
        names = self("list", names=", ".join(others), last=last) if others else last
        if self.reader not in seats:
            return {"names": names, "count": len(seats)}
        return {"names": names, "count": "with-you" if others else "you"}

    def any(self, key: str, **args: Any) -> str:
        """A sentence of another catalogue."""
        return render(key, args, self.language)

    def number(self, value: float, digits: int = 0) -> str:
        shown = f"{value:.{digits}f}".replace("-", "−")
        return shown.replace(".", ",") if self.language in COMMA else shown

    def signed(self, value: float, digits: int = 0) -> str:
        shown = self.number(value, digits)
        return (
            f"+{shown}"
            if value > 0 and float(f"{value:.{digits}f}") != 0
            else shown.lstrip("−")
            if float(f"{value:.{digits}f}") == 0
            else shown
        )

    def percent(self, share: float, signed: bool = False) -> str:
        whole = round(100 * share)
        shown = self.signed(whole) if signed else str(whole)
        return f"{shown}\u00a0%" if self.language in SPACED else f"{shown}%"

    def score(self, goals: Iterable[object]) -> str:
        """`2–1`, as the language writes it."""
        shown = [str(one) for one in goals]
        return (score_mark(self.language) if len(shown) == 2 else "–").join(shown)

    def man(self, man: Man) -> str:
        """`#9`, or the name on the card with that number."""
        return f"#{man.number} {man.name}" if man.name else f"#{man.number}"

    def short(self, man: Man) -> str:
        """The last part of a name, for a narrow line."""
        return f"#{man.number} {man.name.split()[-1]}" if man.name else f"#{man.number}"

    def team(self, code: str, own: bool) -> str:
        key = f"team-{code.lower()}"
        return code if own or not has(key) else render(key, None, self.language)

"""Opponents by name: who they are. How each plays stands with its game (`parts/opponents/characters.py`)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace


@dataclass(frozen=True)
class Character:
    """An opponent with a name and a face, who plays at a level of the game in a manner of his own.

    The name is a proper name, the same in every language; the words about him are in `opponents.ftl` under his id.
    """

    id: str
    name: str
    short: str
    """What others call him in a sentence: "Kick off against Odile"."""
    level: str
    """How strong he is: `easy`, or `hard@4` for four times the nodes of `hard`."""
    stars: int
    """The same for people, from 1 to 4."""
    kit: str
    club: str
    """Empty where a game has no teams."""
    style: tuple[str, ...]
    """A word or two for how he plays, as keys (`style-…`), each borne out by figures in docs/opponents.md."""


def called(name: str | None, characters: Sequence[Character], levels: Sequence[str]) -> Character | None:
    """Who has this id. `lotte-ruys@easy` is Lotte at a level that is not her own: in a first match nobody
    plays better."""
    own, _, level = (name or "").partition("@")
    who = next((one for one in characters if one.id == own), None)
    if who is None or not level:
        return who
    if level not in levels:
        return None
    return replace(
        who, level=level, stars=next((one.stars for one in characters if one.level == level), who.stars)
    )


def numbered(names: list[str]) -> list[str]:
    """Names as they are shown side by side: whoever comes a second time has a number."""
    return [
        f"{name} {before + 1}" if name and (before := names[:at].count(name)) else name
        for at, name in enumerate(names)
    ]

"""Characters: opponents with a name. How each plays is defined in its game (`parts/opponents/characters.py`)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace


@dataclass(frozen=True)
class Character:
    """An opponent with a name and a face, who plays at a level of the game in a style of his own.

    The name is a proper name, the same in every language; texts about him are in `opponents.ftl` under his id.
    """

    id: str
    name: str
    short: str
    """The name used in sentences: "Kick off against Odile"."""
    level: str
    """How strong he is: `easy`, or `hard@4` for four times the nodes of `hard`."""
    stars: int
    """His strength as people see it, from 1 to 4."""
    kit: str
    club: str
    """Empty where a game has no teams."""
    style: tuple[str, ...]
    """One or two words for how he plays, as keys (`style-…`), each supported by figures in docs/opponents.md."""


def called(name: str | None, characters: Sequence[Character], levels: Sequence[str]) -> Character | None:
    """The character with this id. `lotte-ruys@easy` is Lotte at another level than her own: in a first match no
    opponent plays better than that."""
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
    """Names to be shown side by side: repeated names get a number."""
    return [
        f"{name} {before + 1}" if name and (before := names[:at].count(name)) else name
        for at, name in enumerate(names)
    ]

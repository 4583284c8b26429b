"""CO-7.9, CO-9.6: what men inherit from a finished competition in the next one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from dugout.competition.config import Refused
from dugout.competition.contract import competing
from dugout.competition.season import FINISHED, Entrant, Man, Season

CARDS: Final = "cards"
"""The only key if squads are drafted: a card is the same man in any squad."""

Legacy = dict[str, dict[str, Man]]
"""By national team, or under `cards`: the men who still have matches to miss."""


def legacy(s: Season, heir: str) -> Legacy:
    """CO-7.9: suspensions and injuries at the end of a competition, for another one of the game; raises Refused."""
    part = competing.of(s.config.game)
    if not part.squad:
        raise Refused("nothing-to-inherit", "CO-15.5")
    if s.config.game != heir:
        raise Refused("other-game", "CO-7.9")
    if s.phase != FINISHED:
        raise Refused("not-finished", "CO-7.9")
    if part.drafted:
        owned = {man: record for entrant in s.entrants for man, record in entrant.men.items()}
        found = {CARDS: missing({**s.pool_men, **owned})}
    else:
        found = {entrant.team: missing(entrant.men) for entrant in s.entrants}
    return {heading: men for heading, men in found.items() if men}


def missing(men: Mapping[str, Man]) -> dict[str, Man]:
    """CO-7.9, CO-9.6: matches still to be missed are inherited; watches and yellow cards start at zero."""
    kept = {
        man: {name: record[name] for name in ("suspended", "hurt") if record.get(name)}
        for man, record in men.items()
    }
    return {man: record for man, record in kept.items() if record}


def take_over(s: Season) -> None:
    """CO-7.9: at the draw men of national teams get their records back; those of cards wait until a squad gets them."""
    inherited = s.config.inherit or {}
    if competing.of(s.config.game).drafted:
        s.pool_men = missing(inherited.get(CARDS, {}))
        return
    by_team = {team.casefold(): men for team, men in inherited.items()}
    for entrant in s.entrants:
        entrant.men = missing(by_team.get(entrant.team.casefold(), {}))


def bring_record(s: Season, entrant: Entrant, card: int) -> None:
    """CO-7.9, CO-11.9: a man who joins a squad brings his record."""
    record = s.pool_men.pop(str(card), None)
    if record is not None:
        entrant.men[str(card)] = record

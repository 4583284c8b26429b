"""CO-10: squads, the league draft, and who can be fielded."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from dugout.competition.absences import available
from dugout.competition.commands import Choose, Pick, Wish
from dugout.competition.config import Refused
from dugout.competition.contract import competing
from dugout.competition.draw import shuffled
from dugout.competition.inheritance import bring_record
from dugout.competition.season import RUNNING, SQUADS, STAND_IN, Entrant, Fixture, Man, Season
from dugout.core.values import SquadCard

FIELD: Final = 15
BATCHES: Final = 8
MOST_SETS: Final = 5
MOST_WISHES: Final = 40


@cache
def _cards(game_id: str, sets: int) -> dict[int, SquadCard]:
    return {card.number: card for card in competing.of(game_id).cards(sets)}


def cards(s: Season) -> dict[int, SquadCard]:
    """CO-10.4: the cards of this competition by number."""
    return _cards(s.config.game, sets_of(s, len(s.entrants)))


def sets_of(s: Season, entrants: int) -> int:
    """CO-10.4: the number of sets: the organiser's, or the fewest that are enough."""
    if s.config.card_sets:
        return s.config.card_sets
    return next((sets for sets in range(1, MOST_SETS) if _enough(s, sets, entrants)), MOST_SETS)


def _enough(s: Season, sets: int, entrants: int) -> bool:
    known = _cards(s.config.game, sets).values()
    keepers = sum(1 for card in known if card.keeper)
    return keepers >= entrants and len(known) - keepers >= 16 * entrants


def check_cards(s: Season, entrants: int) -> None:
    """CO-10.4: refuse a competition with too few cards; CO-10.2, CO-1.5: ready squads share no card."""
    if not competing.of(s.config.game).drafted:
        return
    if s.config.squads is not None:
        _check_ready_squads(s, s.config.squads)
    elif not _enough(s, sets_of(s, entrants), entrants):
        raise Refused("too-few-cards", "CO-10.4", entrants=entrants)


def _check_ready_squads(s: Season, ready: dict[str, list[int]]) -> None:
    known = cards(s)
    taken: set[int] = set()
    for entrant in s.entrants:
        squad = ready.get(entrant.id, [])
        kinds = [known[card].keeper for card in squad if card in known]
        if kinds != [True] + [False] * FIELD:
            raise Refused("bad-squad", "CO-10.2", name=entrant.name)
        if taken & set(squad) or len(set(squad)) != len(squad):
            raise Refused("shared-card", "CO-1.5", name=entrant.name)
        taken |= set(squad)


def deal(s: Season) -> None:
    """CO-10.4: deal keepers, shuffle field cards and turn up the first batch; or give everybody a ready squad."""
    if not competing.of(s.config.game).drafted:
        s.phase = RUNNING
        return
    known = cards(s)
    if s.config.squads is not None:
        for entrant in s.entrants:
            for card in s.config.squads[entrant.id]:
                _join(s, entrant, card)
        s.pool = set(known) - {card for entrant in s.entrants for card in entrant.squad}
        s.phase = RUNNING
        return
    keepers = shuffled([number for number, card in known.items() if card.keeper], s.roller)
    s.pack = shuffled([number for number, card in known.items() if not card.keeper], s.roller)
    for entrant in s.entrants:
        _join(s, entrant, keepers[entrant.number - 1])
    s.keepers = keepers[len(s.entrants) :]
    s.phase = SQUADS
    _open_cards(s)


def _join(s: Season, entrant: Entrant, card: int) -> None:
    """CO-10.3: the squad number is the position in the list: the keeper joins first, the others in order."""
    entrant.squad.append(card)
    bring_record(s, entrant, card)


def _open_cards(s: Season) -> None:
    count = 2 * len(s.entrants)
    s.batch += 1
    s.picks = 0
    s.pool |= set(s.table)
    s.table, s.pack = sorted(s.pack[:count]), s.pack[count:]


def to_pick(s: Season) -> int:
    """CO-10.4: batch b begins with entrant ((b−1) mod n) + 1, then in number order; 0 when nobody picks."""
    if s.phase != SQUADS:
        return 0
    count = len(s.entrants)
    return (s.batch - 1 + s.picks) % count + 1


def pick(s: Season, command: Pick) -> None:
    """CO-10.4: the manager on turn takes an open card."""
    if s.phase != SQUADS or s.number(command.entrant) != to_pick(s):
        raise Refused("not-your-pick", "CO-10.4")
    take(s, command.card)


def choose(s: Season, command: Choose) -> None:
    """CO-10.9: the manager on turn chooses an open card, or gives it back before it is final."""
    if s.phase != SQUADS or s.number(command.entrant) != to_pick(s):
        raise Refused("not-your-pick", "CO-10.4")
    if command.card is None:
        s.chosen = None
        return
    if command.card not in s.table:
        raise Refused("card-not-open", "CO-10.4", card=command.card)
    s.chosen = (command.card, command.until)


def wish(s: Season, command: Wish) -> None:
    """CO-10.8: a manager sets his wish list, and whether cards are picked for him."""
    number = s.number(command.entrant)
    if s.phase != SQUADS or not number:
        raise Refused("no-draft", "CO-10.8")
    known = cards(s)
    if len(command.cards) > MOST_WISHES or len(set(command.cards)) < len(command.cards):
        raise Refused("long-wishes", "CO-10.8", most=MOST_WISHES)
    for card in command.cards:
        if card not in known or known[card].keeper:
            raise Refused("card-not-open", "CO-10.4", card=card)
    s.wishes[number] = list(command.cards)
    s.handed_over -= {number}
    s.handed_over |= {number} if command.always else set()


def coming(s: Season, count: int) -> list[int]:
    """CO-10.4: the next managers to pick, the manager on turn first."""
    found: list[int] = []
    batch, picks, managers = s.batch, s.picks, len(s.entrants)
    while s.phase == SQUADS and batch <= BATCHES and len(found) < count:
        found.append((batch - 1 + picks) % managers + 1)
        picks += 1
        if picks == _rounds(batch) * managers:
            batch, picks = batch + 1, 0
    return found


def _rounds(batch: int) -> int:
    return 1 if batch == BATCHES else 2


def take(s: Season, card: int, clock: bool = False) -> None:
    """CO-10.4: two picks each from the first seven batches, one from the last; the cards left form the pool."""
    if card not in s.table:
        raise Refused("card-not-open", "CO-10.4", card=card)
    number = to_pick(s)
    _join(s, s.entrant(number), card)
    s.table.remove(card)
    s.taken.append((s.batch, number, card, clock))
    s.chosen = None
    s.picks += 1
    if s.picks < _rounds(s.batch) * len(s.entrants):
        return
    if s.batch < BATCHES:
        _open_cards(s)
        return
    s.pool |= {*s.table, *s.pack, *s.keepers}
    s.table, s.pack, s.keepers = [], [], []
    s.phase = RUNNING


def best_open_card(s: Season) -> int:
    """CO-17: the open card with the highest value, of equals the lowest number, which is taken at the deadline."""
    known = cards(s)
    return min(s.table, key=lambda number: (-known[number].value, number))


def card_for(s: Season) -> int:
    """CO-10.8: the default pick of the manager on turn: his choice, his first available wish, or the highest value."""
    if s.chosen is not None:
        return s.chosen[0]
    open_wishes = [card for card in s.wishes.get(to_pick(s), []) if card in s.table]
    return open_wishes[0] if open_wishes else best_open_card(s)


def absent(s: Season, entrant: Entrant) -> list[str]:
    """CO-10.5: the men who can neither be fielded nor sit on the bench."""
    squad = competing.of(s.config.game).men(entrant.squad)
    return [man for man in squad if not available(entrant.men.get(man))]


def line_up(s: Season, fixture: Fixture) -> None:
    """CO-10.5 to CO-10.7: set who is out of a match that begins, and who is called up nevertheless."""
    part = competing.of(s.config.game)
    out: list[list[str]] = []
    called: list[list[str]] = []
    for number in fixture.sides:
        entrant = s.entrant(number)
        missing = absent(s, entrant)
        back = part.call_ups(missing, entrant.men, entrant.squad)
        called.append(back)
        out.append([man for man in missing if man not in back])
    fixture.absent = (out[0], out[1])
    fixture.called_up = (called[0], called[1])
    if part.drafted:
        fixture.numbers = (_match_cards(s, fixture, 0), _match_cards(s, fixture, 1))
        fixture.squads = (list(s.entrant(fixture.sides[0]).squad), list(s.entrant(fixture.sides[1]).squad))


def call_up_order(man: str, men: Mapping[str, Man], place: int) -> tuple[int, int, int, int]:
    """CO-10.7: sort key of call-ups: injured men before suspended ones, shorter absences, lower squad numbers."""
    record = men.get(man, {})
    suspended, hurt = record.get("suspended", 0), record.get("hurt", 0)
    return (int(suspended > 0), suspended, hurt, place)


def _match_cards(s: Season, fixture: Fixture, side: int) -> list[int]:
    squad = s.entrant(fixture.sides[side]).squad
    missing = fixture.absent[side]
    keeper = STAND_IN if str(squad[0]) in missing else squad[0]
    return [keeper, *(card for card in squad[1:] if str(card) not in missing)]


def stand_in(s: Season) -> dict[str, int]:
    """CO-10.6: the lowest printed value of each attribute on any keeper card of the competition."""
    keepers = [card for card in cards(s).values() if card.keeper]
    return {name: min(card.attributes[name] for card in keepers) for name in keepers[0].attributes}

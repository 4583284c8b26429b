"""CA-5.9 to CA-5.11: squads by draft, by deal, or ready; the pick of scenarios (CO-13.4, CO-13.5)."""

from __future__ import annotations

from typing import Final

from dugout.core.agenda import Frame, ask, do
from dugout.core.values import Event
from dugout.games.counter_attack import choices, kinds
from dugout.games.counter_attack.data import deck
from dugout.games.counter_attack.options import DRAFT, FIXED
from dugout.games.counter_attack.rules import lineup, scenario_effects
from dugout.games.counter_attack.rules.periods import SECOND_LEG
from dugout.games.counter_attack.rules.scenario import SQUADS_BEST_WORST, SQUADS_OPEN
from dugout.games.counter_attack.state import NOBODY, State
from dugout.games.counter_attack.terms import ABSENT, ATTRIBUTES, BENCH, SQUAD

OUTFIELD: Final = SQUAD - 1
ROUND_CARDS: Final = 4
ROUNDS: Final = 8

START: Final = 0
PICKING: Final = 1
DEALING: Final = 2
OPEN_PICK: Final = 3
KEEPER_DRAW: Final = 4
KEEPER_CHOICE: Final = 5


def go_on(s: State, stage: int, log: list[Event]) -> None:
    """CA-6.2: the squads come together, stage by stage; then the line-ups."""
    if stage == START:
        _start(s, log)
    elif stage == SECOND_LEG:
        _second_leg(s, log)
    elif stage == PICKING:
        _next_pick(s)
    elif stage == DEALING:
        _deal_all(s)
    elif stage == OPEN_PICK:
        _next_open_pick(s)
    elif stage == KEEPER_CHOICE:
        _next_keeper_choice(s)
    else:
        _draw_keepers(s)


def _start(s: State, log: list[Event]) -> None:
    s.deck = list(range(s.config.sets * deck.SET_OUTFIELDERS))
    s.keeper_deck = list(range(s.config.sets * deck.SET_KEEPERS))
    s.open = []
    s.round = 0
    s.picks = 0
    for member in range(2 * SQUAD):
        s.squad[member] = NOBODY
        s.status[member] = ABSENT
    scenario = s.config.scenario
    if scenario is not None and scenario.squads == SQUADS_BEST_WORST:
        _best_and_worst(s, log)
    elif scenario is not None and scenario.squads == SQUADS_OPEN:
        s.agenda.do(kinds.DO_DRAFT, OPEN_PICK)
    elif s.config.squads == FIXED:
        _fixed(s)
    elif s.config.squads == DRAFT:
        s.agenda.do(kinds.ROLL_FIRST_PICK)
    else:
        s.agenda.do(kinds.DO_DRAFT, DEALING)


def _second_leg(s: State, log: list[Event]) -> None:
    """CA-21.3, CA-21.4: sides are exchanged: squads of best and worst change hands, open picks are made anew."""
    scenario = s.config.scenario
    lineup.forget_match(s)
    if scenario is not None and scenario.squads == SQUADS_OPEN:
        s.agenda.do(kinds.DO_DRAFT, START)
        return
    if scenario is not None and scenario.squads == SQUADS_BEST_WORST:
        s.squad = s.squad[SQUAD:] + s.squad[:SQUAD]
        half = SQUAD * ATTRIBUTES
        s.skill = s.skill[half:] + s.skill[:half]
    for member in range(2 * SQUAD):
        if s.status[member] != ABSENT:
            s.status[member] = BENCH
    _ask_lineups(s)


def first_pick(s: State, face: int, log: list[Event]) -> None:
    """CA-5.10: a coin decides who picks first in round 1."""
    s.first_picker = face
    log.append(Event("ca.first-pick", "CA-5.10", (face,)))
    s.agenda.do(kinds.DO_DRAFT, PICKING)


def round_picks(s: State) -> int:
    """CA-5.10: four picks a round; in the eighth one each."""
    return 2 if s.round == ROUNDS else ROUND_CARDS


def _next_pick(s: State) -> None:
    """CA-5.10: lay four cards open; the managers take one in turn; the other begins the next round."""
    if s.round == 0 or s.picks == round_picks(s):
        if s.round == ROUNDS:
            s.deck += s.open
            s.open = []
            s.agenda.do(kinds.DO_DRAFT, KEEPER_DRAW)
            return
        s.round += 1
        s.picks = 0
        s.open = []
    s.agenda.do(kinds.DO_DRAFT, PICKING)
    if s.picks == 0 and len(s.open) < ROUND_CARDS:
        s.agenda.do(kinds.ROLL_DEAL)
    else:
        first = (s.first_picker + s.round - 1) % 2
        s.agenda.ask(kinds.ASK_PICK, (first + s.picks) % 2)


def deal(s: State, face: int, log: list[Event]) -> None:
    """CA-5.10, CA-5.11: a card from the shuffled pack: open, or straight to a squad."""
    card = s.deck.pop(face)
    scenario = s.config.scenario
    by_deal = s.config.squads != DRAFT and (scenario is None or scenario.squads != SQUADS_OPEN)
    if by_deal:
        join(s, s.picks % 2, card, False)
        s.picks += 1
        return
    s.open.append(card)
    s.open.sort()
    log.append(Event("ca.card-open", "CA-5.10", (card,)))


def _deal_all(s: State) -> None:
    """CA-5.11: `random` deals fifteen cards to each side without choice."""
    if s.picks < 2 * OUTFIELD:
        s.agenda.plan([do(kinds.ROLL_DEAL), do(kinds.DO_DRAFT, DEALING)])
    else:
        s.agenda.do(kinds.DO_DRAFT, KEEPER_DRAW)


def pick_choices(s: State) -> list[int]:
    return [choices.pack(choices.PICK, card) for card in s.open]


def pick(s: State, team: int, choice: int, log: list[Event]) -> None:
    """CA-5.10: a manager takes an open card."""
    card = choices.first(choice)
    s.open.remove(card)
    s.picks += 1
    join(s, team, card, False)
    log.append(Event("ca.picked", "CA-5.10", (team, card)))


def size(s: State, team: int) -> int:
    """How many outfielders a squad has."""
    return len([card for card in s.squad[team * SQUAD + 1 : team * SQUAD + SQUAD] if card != NOBODY])


def full_size(s: State, team: int) -> int:
    """CA-5.9, CO-13.4: how many cards a squad has when it is complete."""
    scenario = s.config.scenario
    if scenario is not None and scenario.squads == SQUADS_OPEN:
        return lineup.outfielders_wanted(s, team) + (1 if lineup.has_keeper(s, team) else 0)
    if scenario is not None and scenario.squads == SQUADS_BEST_WORST:
        return SQUAD
    return len(s.config.teams[team].cards) if s.config.squads == FIXED else SQUAD


def _next_open_pick(s: State) -> None:
    """CO-13.4: open cards, picked in turn, the attackers first, until both have their number."""
    scenario = s.config.scenario
    if scenario is None:
        return
    need = [lineup.outfielders_wanted(s, 0), lineup.outfielders_wanted(s, 1)]
    if size(s, 0) == need[0] and size(s, 1) == need[1]:
        s.open = []
        s.agenda.do(kinds.DO_DRAFT, KEEPER_CHOICE)
        return
    s.agenda.do(kinds.DO_DRAFT, OPEN_PICK)
    if s.picks == 0 and len(s.open) < scenario.open_cards:
        s.agenda.do(kinds.ROLL_DEAL)
        return
    first = scenario_effects.side_seat(s, 0)
    team = first if size(s, first) <= size(s, 1 - first) else 1 - first
    if size(s, team) == need[team]:
        team = 1 - team
    s.agenda.ask(kinds.ASK_PICK, team)


def _next_keeper_choice(s: State) -> None:
    """CO-13.4: a side that has a keeper chooses any."""
    for side in (0, 1):
        team = scenario_effects.side_seat(s, side)
        if lineup.has_keeper(s, team) and s.squad[team * SQUAD] == NOBODY:
            s.agenda.plan([ask(kinds.ASK_KEEPER_CARD, team), do(kinds.DO_DRAFT, KEEPER_CHOICE)])
            return
    _ask_lineups(s)


def keeper_choices(s: State) -> list[int]:
    return [choices.pack(choices.PICK, card) for card in s.keeper_deck]


def choose_keeper(s: State, team: int, choice: int, log: list[Event]) -> None:
    """CO-13.4: the keeper is chosen openly."""
    card = choices.first(choice)
    s.keeper_deck.remove(card)
    join(s, team, card, True)
    log.append(Event("ca.keeper-drawn", "CA-5.9", (team, card)))


def _draw_keepers(s: State) -> None:
    """CA-5.9: the keepers lie face down; each manager gets one at random."""
    for team in (0, 1):
        if s.squad[team * SQUAD] == NOBODY:
            s.agenda.plan([do(kinds.ROLL_KEEPER, team), do(kinds.DO_DRAFT, KEEPER_DRAW)])
            return
    _ask_lineups(s)


def draw_keeper(s: State, team: int, face: int, log: list[Event]) -> None:
    card = s.keeper_deck.pop(face)
    join(s, team, card, True)
    log.append(Event("ca.keeper-drawn", "CA-5.9", (team, card)))


def join(s: State, team: int, card: int, keeper: bool) -> None:
    """CO-10.3: in the draft of a single match the keeper is number 1, the others are 2 to 16 in order."""
    member = team * SQUAD
    if not keeper:
        member += 1 + s.squad[member + 1 : member + SQUAD].index(NOBODY)
    set_member(s, member, card, deck.KEEPERS[card] if keeper else deck.OUTFIELDERS[card])


def set_member(s: State, member: int, number: int, card: deck.Card) -> None:
    """CA-5.1, CA-5.2: the attributes of the card."""
    s.squad[member] = number
    s.status[member] = BENCH
    for which in range(ATTRIBUTES):
        s.skill[member * ATTRIBUTES + which] = card.attributes[which]


def _fixed(s: State) -> None:
    """CA-5.11: stored squads."""
    for team in (0, 1):
        squad = s.config.teams[team]
        for number, card in enumerate(squad.cards):
            set_member(s, team * SQUAD + number, squad.numbers[number], card)
    _ask_lineups(s)


def _best_and_worst(s: State, log: list[Event]) -> None:
    """CO-13.5: the all-stars are the cards of highest value, the pub side those of lowest."""
    best = [(-deck.card_value(deck.OUTFIELDERS[card]), card) for card in s.deck]
    best.sort()
    keepers = [(-deck.card_value(deck.KEEPERS[card]), card) for card in s.keeper_deck]
    keepers.sort()
    stars, pub = scenario_effects.side_seat(s, 0), scenario_effects.side_seat(s, 1)
    join(s, stars, keepers[0][1], True)
    join(s, pub, keepers[-1][1], True)
    for number in range(OUTFIELD):
        join(s, stars, best[number][1], False)
        join(s, pub, best[len(best) - 1 - number][1], False)
    _ask_lineups(s)


def _ask_lineups(s: State) -> None:
    """CA-5.12, CO-12.3: both line-ups are given secretly."""
    lineup.prepare(s)
    s.agenda.do(kinds.DO_LINEUP_DONE)
    s.agenda.push(Frame(kinds.ASK_LINEUP, 3))

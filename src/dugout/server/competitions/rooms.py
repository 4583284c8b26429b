"""The draft room and the market room, as somebody may see them: wishes and lists are secret (CO-10.8, CO-17.1)."""

from __future__ import annotations

from typing import Final

from dugout.competition import market, squads
from dugout.competition.absences import available
from dugout.competition.contract import competing
from dugout.competition.season import OPEN, WINDOW, Entrant, Season
from dugout.server.competitions.log import PICK_TIME
from dugout.server.wire import rooms as wire

COMING: Final = 6


def draft(s: Season, mine: Entrant | None, organiser: bool) -> wire.DraftInfo | None:
    """CO-10.4: the draft; the organiser picks for guests (CO-0.7)."""
    turn = squads.to_pick(s)
    if not turn:
        return None
    seat = mine.number if mine else 0
    if organiser and s.entrant(turn).guest:
        seat = turn
    chosen = s.chosen[0] if s.chosen is not None and seat == turn else None
    return wire.DraftInfo(
        batch=s.batch,
        turn=turn,
        open=list(s.table),
        coming=squads.coming(s, COMING),
        seconds=PICK_TIME[s.config.calendar] // 1000,
        taken=[
            wire.TakenInfo(batch=batch, number=number, card=card, clock=clock)
            for batch, number, card, clock in s.taken
        ],
        lines={line: count for line, (count, _) in competing.of(s.config.game).lines.items()},
        seat=seat,
        chosen=chosen,
        wishes=list(s.wishes.get(seat, [])),
        always=seat in s.handed_over,
    )


def window(s: Season, mine: Entrant | None, organiser: bool) -> wire.WindowInfo | None:
    """CO-17.1: who has handed in is public, what is not."""
    if s.phase != WINDOW or s.window is None:
        return None
    lists, order = s.window.lists, s.window.order
    seats = [number for number in order if mine is not None and number == mine.number]
    seats += [number for number in order if organiser and s.entrant(number).guest]
    return wire.WindowInfo(
        day=s.window.day,
        waiting=[number for number in order if number not in lists],
        seats=[_seat(s, number) for number in seats],
    )


def _seat(s: Season, number: int) -> wire.WindowSeat:
    """CO-11.5, CO-11.7: what this manager may release, and what that is worth to him."""
    entrant, known = s.entrant(number), squads.cards(s)
    assert s.window is not None
    unseen = number in s.window.left_behind
    return wire.WindowSeat(
        number=number,
        requests=None if unseen else s.window.lists.get(number),
        credit={
            card: known[card].value // 2 if available(entrant.men.get(str(card))) else 0
            for card in entrant.squad
            if market.is_settled(entrant, card)
        },
        left=min(market.PER_WINDOW, market.PER_COMPETITION - entrant.transfers),
    )


def cards(s: Season) -> list[wire.CardInfo]:
    """CO-10.4: every card of the competition."""
    part = competing.of(s.config.game)
    if not part.drafted or s.phase == OPEN:
        return []
    lines = {kind: line for line, (_, kinds) in part.lines.items() for kind in kinds}
    return [
        wire.CardInfo(
            number=card.number,
            name=card.name,
            keeper=card.keeper,
            value=card.value,
            attributes=card.attributes,
            kind=card.kind,
            line=lines.get(card.kind, ""),
        )
        for card in squads.cards(s).values()
    ]

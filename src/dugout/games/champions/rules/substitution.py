"""CH-24, CH-19.8 to CH-19.11: warm-up, substitutions, and the places of men who have left for good."""

from __future__ import annotations

from typing import Final

from dugout.core.agenda import do
from dugout.core.values import Event
from dugout.games.champions import board, choices, kinds, terms
from dugout.games.champions.cells import either, has
from dugout.games.champions.options import STARTER
from dugout.games.champions.scene import Scene
from dugout.games.champions.state import State

LIMIT: Final = 3


def squad_men(s: State, seat: int, standing: int) -> list[int]:
    """The men of a squad who are on the bench, warming up, …"""
    return [
        man
        for man in range(seat * board.SQUAD, seat * board.SQUAD + board.SQUAD)
        if s.standing[man] == standing
    ]


def left(s: State, seat: int) -> int:
    """CH-24.1: substitutions still to be made."""
    return LIMIT - s.subs[seat]


# Warm-up


def can_warm_up(s: State, seat: int) -> bool:
    """CH-24.2, CH-28.1: whether a man may be sent to warm up before this roll."""
    if s.config.profile == STARTER or not squad_men(s, seat, terms.ON_BENCH):
        return False
    return len(squad_men(s, seat, terms.WARMING_UP)) < left(s, seat)


def turn_choices(s: State, seat: int) -> list[int]:
    """CH-6.1, CH-24.2: roll, or send a man from the bench to warm up first."""
    found = [choices.ROLL << choices.SHIFT]
    if can_warm_up(s, seat):
        found.extend([choices.pack(choices.WARM, 0, man) for man in squad_men(s, seat, terms.ON_BENCH)])
    return found


def warm_up(s: State, man: int, log: list[Event]) -> None:
    """CH-24.2, CH-24.3: he warms up until the next dead ball."""
    s.standing[man] = terms.WARMING_UP
    log.append(Event("ch.warm-up", "CH-24.2", (man,)))


# Men who have left for good


def begin(s: State, seat: int) -> None:
    """CH-15.3, CH-24.5: first who must be replaced, then who has been warming up, then their places."""
    if s.config.profile == STARTER:
        return
    first = [do(kinds.DO_EMERGENCY, seat)] if s.emergency[seat] >= 0 else []
    s.agenda.plan([*first, do(kinds.DO_SUB_NEXT, seat)])


def reserve_keeper(s: State, seat: int) -> int:
    """CH-19.9, CH-19.10: the keeper who can come on; NOBODY if there is none, or after three substitutions."""
    for man in (seat * board.SQUAD, seat * board.SQUAD + board.SQUAD - 1):
        if s.standing[man] in (terms.ON_BENCH, terms.WARMING_UP) and left(s, seat) > 0:
            return man
    return board.NOBODY


def emergency(s: State, seat: int, log: list[Event]) -> None:
    """CH-19.10, CH-19.8, CH-19.9: who takes the place of a man who was sent or carried off.

    If the keeper was sent off, a field player makes way for the reserve keeper, else one goes in goal (CH-19.11).
    """
    man = s.emergency[seat]
    s.emergency[seat] = board.NOBODY
    keeper_gone = s.keeper[seat] < 0
    reserve = reserve_keeper(s, seat) if keeper_gone else board.NOBODY
    if s.standing[man] == terms.SENT_OFF:
        if reserve >= 0 and s.field_men(seat):
            s.agenda.ask(kinds.ASK_MAKE_WAY, seat)
        else:
            ask_stand_in(s, seat)
    elif reserve >= 0:
        bring_keeper(s, reserve, man, "CH-19.9", log)
    elif injured_choices(s, seat, man):
        s.agenda.ask(kinds.ASK_INJURED, seat, man)
    elif keeper_gone:
        ask_stand_in(s, seat)


def injured_choices(s: State, seat: int, man: int) -> list[int]:
    """CH-19.8, CH-19.9, CH-24.7: any field player of the bench, warmed up or not, or one man fewer."""
    if left(s, seat) <= 0:
        return []
    bench = [*squad_men(s, seat, terms.ON_BENCH), *squad_men(s, seat, terms.WARMING_UP)]
    found = [
        choices.pack(choices.SUB, other, man) for other in bench if board.kind_of(other) != board.KEEPERS
    ]
    if not found:
        return []
    found.append(choices.NONE << choices.SHIFT)
    found.sort()
    return found


def replace_injured(s: State, seat: int, other: int, man: int, log: list[Event]) -> None:
    """CH-19.8, CH-19.9: he comes on for the man who was carried off; for a keeper somebody must keep goal."""
    if other >= 0:
        s.subs[seat] += 1
        s.standing[other] = terms.ON_PITCH
        s.entering |= 1 << other
        log.append(Event("ch.sub", "CH-19.8", (other, man)))
        if s.keeper[seat] >= 0 and man == s.victim and s.restart == terms.FREE_KICK:
            s.victim = other
    else:
        log.append(Event("ch.not-replaced", "CH-19.8", (man,)))
    if s.keeper[seat] < 0:
        ask_stand_in(s, seat)


def bring_keeper(s: State, reserve: int, man: int, rule: str, log: list[Event]) -> None:
    """CH-19.9, CH-19.10: the reserve keeper comes on; he goes to a goal cell in the KEEPERS step."""
    seat = board.seat_of(reserve)
    s.subs[seat] += 1
    s.standing[reserve] = terms.ON_PITCH
    s.keeper[seat] = reserve
    log.append(Event("ch.sub", rule, (reserve, man)))


def make_way_choices(s: State, seat: int) -> list[int]:
    """CH-19.10: any field player on the pitch may be the one who makes way."""
    return [choices.pack(choices.MAN, 0, man) for man in s.field_men(seat)]


def make_way(s: State, seat: int, man: int, log: list[Event]) -> None:
    """CH-19.10: this field player goes off for the reserve keeper."""
    take_off(s, man)
    bring_keeper(s, reserve_keeper(s, seat), man, "CH-19.10", log)


def ask_stand_in(s: State, seat: int) -> None:
    """CH-19.11: which field player keeps goal."""
    if stand_in_choices(s, seat):
        s.agenda.ask(kinds.ASK_STAND_IN, seat)


def stand_in_choices(s: State, seat: int) -> list[int]:
    """CH-19.9, CH-19.11: a field player on the pitch, or the one who is just coming on."""
    men = s.field_men(seat)
    men.extend([man for man in squad_men(s, seat, terms.ON_PITCH) if s.entering >> man & 1])
    return sorted([choices.pack(choices.STAND_IN, 0, man) for man in men])


def stand_in(s: State, seat: int, man: int, log: list[Event]) -> None:
    """CH-19.11: he is the keeper now."""
    s.keeper[seat] = man
    s.entering &= ~(1 << man)
    log.append(Event("ch.stand-in", "CH-19.11", (man,)))


# Men who have warmed up


def next_sub(s: State, seat: int, log: list[Event]) -> None:
    """CH-24.4 to CH-24.7: all who warm up come on, by shirt; those beyond the limit go back first."""
    warm = squad_men(s, seat, terms.WARMING_UP)
    if not warm:
        s.agenda.do(kinds.DO_ENTER, seat, entering_men(s, seat), entry_rows(s, seat))
        return
    s.agenda.do(kinds.DO_SUB_NEXT, seat)
    if len(warm) > left(s, seat):
        s.agenda.ask(kinds.ASK_SURPLUS, seat)
        return
    options = sub_choices(s, seat, warm[0])
    if not options:
        to_bench(s, warm[0], "CH-24.7", log)
    elif len(options) > 1:
        s.agenda.ask(kinds.ASK_SUB, seat, warm[0])
    elif options[0] == choices.pack(choices.BENCH, 0, warm[0]):
        to_bench(s, warm[0], "CH-24.6", log)
    else:
        substitute(s, warm[0], options[0] & 0xFF, log)


def surplus_choices(s: State, seat: int) -> list[int]:
    return [choices.pack(choices.BENCH, 0, man) for man in squad_men(s, seat, terms.WARMING_UP)]


def sub_choices(s: State, seat: int, man: int) -> list[int]:
    """CH-16.2, CH-24.5, CH-24.6: whom he replaces: a keeper the keeper, others a fielder; after a goal the bench."""
    found: list[int] = []
    if board.kind_of(man) == board.KEEPERS:
        if s.keeper[seat] >= 0:
            found.append(choices.pack(choices.SUB, man, s.keeper[seat]))
    else:
        found.extend([choices.pack(choices.SUB, man, other) for other in s.field_men(seat)])
    if s.restart == terms.AFTER_GOAL:
        found.append(choices.pack(choices.BENCH, 0, man))
    return found


def to_bench(s: State, man: int, rule: str, log: list[Event]) -> None:
    """CH-24.6, CH-24.7: back to the bench."""
    s.standing[man] = terms.ON_BENCH
    log.append(Event("ch.back-to-bench", rule, (man,)))


def take_off(s: State, man: int) -> None:
    """CH-24.1: he does not return."""
    s.standing[man] = terms.TAKEN_OFF
    s.lift(man)


def substitute(s: State, man: int, other: int, log: list[Event]) -> None:
    """CH-24.4, CH-24.9: one comes on, one goes off; at a free kick he takes over fouler's or victim's place."""
    seat = board.seat_of(man)
    s.subs[seat] += 1
    s.standing[man] = terms.ON_PITCH
    log.append(Event("ch.sub", "CH-24.4", (man, other)))
    if s.keeper[seat] == other:
        s.keeper[seat] = man
    else:
        s.entering |= 1 << man
    take_off(s, other)
    if other == s.victim:
        s.victim = man if s.restart == terms.FREE_KICK and s.entering >> man & 1 else board.NOBODY
    if other == s.fouler:
        s.fouler = man if s.restart == terms.FREE_KICK and s.entering >> man & 1 else board.NOBODY


# Places of entry


def entering_men(s: State, seat: int) -> int:
    """The men of this team who still have to be placed."""
    return s.entering & ((1 << board.SQUAD) - 1) << seat * board.SQUAD


def entry_rows(s: State, seat: int) -> int:
    """CH-24.8: own rows of the rearmost and the foremost field player, before anybody new is on: rear | front << 4."""
    rear, front = 14, 0
    for man in s.field_men(seat):
        row = board.own_row(seat, s.cell[man])
        rear = min(rear, row)
        front = max(front, row)
    if rear > front:
        return board.HALF_WAY_ROW | board.HALF_WAY_ROW << 4
    return rear | front << 4


def enter(s: State, seat: int, men: int, rows: int, log: list[Event]) -> None:
    """CH-24.8, CH-24.9: the next man is placed."""
    if not men:
        return
    man = (men & -men).bit_length() - 1
    s.agenda.do(kinds.DO_ENTER, seat, men & (men - 1), rows)
    s.entering &= ~(1 << man)
    if man == s.victim or man == s.fouler:
        s.put(man, s.foul_cell)
        log.append(Event("ch.enters", "CH-24.9", (man, s.foul_cell)))
        return
    cells = entry_cells(s, man, rows)
    if len(cells) == 1:
        place(s, man, cells[0], log)
    elif cells:
        s.agenda.ask(kinds.ASK_ENTRY, seat, man, rows)


def entry_cells(s: State, man: int, rows: int) -> list[int]:
    """CH-24.8: the open cells of his row of entry; none: of the next row towards the half-way row."""
    seat = board.seat_of(man)
    rear, front = rows & 15, rows >> 4
    kind = board.kind_of(man)
    if kind == board.DEFENDERS:
        low = high = max(2, rear)
    elif kind == board.MIDFIELDERS:
        low, high = (rear + front) // 2, (rear + front + 1) // 2
    else:
        low = high = min(12, front)
    low, high = min(13, max(1, low)), min(13, max(1, high))
    cells = row_cells(s, seat, man, low)
    if high != low:
        cells.extend(row_cells(s, seat, man, high))
    row = low
    while not cells and row != board.HALF_WAY_ROW:
        row += 1 if row < board.HALF_WAY_ROW else -1
        cells = row_cells(s, seat, man, row)
    for row in range(1, 14):  # a pitch too full for the rule: anywhere
        if not cells:
            cells = row_cells(s, seat, man, row)
    return sorted(cells)


def row_cells(s: State, seat: int, man: int, row: int) -> list[int]:
    """CH-24.8: the empty field cells of an own row, but not the restart cell, within CH-23.4 and CH-23.5."""
    cells = [board.cell_of(column, board.end_row(seat, row)) for column in range(1, 11)]
    scene = Scene(s, seat)
    closed = either(scene.crowded(s.cell[man], False), scene.chain_cells(s.cell[man]))
    return [cell for cell in cells if s.at[cell] < 0 and cell != s.restart_cell and not has(closed, cell)]


def entry_choices(s: State, man: int, rows: int) -> list[int]:
    return [choices.pack(choices.PUT, man, cell) for cell in entry_cells(s, man, rows)]


def place(s: State, man: int, cell: int, log: list[Event]) -> None:
    """CH-24.8: he stands on the pitch."""
    s.put(man, cell)
    log.append(Event("ch.enters", "CH-24.8", (man, cell)))

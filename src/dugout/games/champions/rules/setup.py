"""CH-4: line-up, placing, the man at the centre spot."""

from __future__ import annotations

from typing import Final

from dugout.core.agenda import Frame, ask, do
from dugout.core.values import Event
from dugout.games.champions import choices, kinds
from dugout.games.champions.board import (
    ATTACKERS,
    CENTRE_CELLS,
    DEFENDERS,
    HALF_WAY_ROW,
    MIDFIELDERS,
    SQUAD,
    cell_of,
    column_of,
    end_row,
    kind_of,
)
from dugout.games.champions.rules import clock
from dugout.games.champions.state import State
from dugout.games.champions.terms import ABSENT, ON_PITCH

SHAPES: Final = ((2, 4, 4), (4, 2, 4), (4, 4, 2), (3, 3, 4), (3, 4, 3), (4, 3, 3))
"""CH-4.1: defenders, midfielders, attackers."""

_known: dict[int, list[int]] = {}


def begin(s: State) -> None:
    """CH-4.1: both coaches choose secretly; men whom the competition keeps out sit in the stand."""
    for piece in range(2 * SQUAD):
        if s.config.absent >> piece & 1:
            s.standing[piece] = ABSENT
    clock.start(s)
    s.agenda.push(Frame(kinds.ASK_LINEUP, 3))


def lineup_choices(s: State, seat: int) -> list[int]:
    """CH-4.1: every keeper with every ten field players in one of the six shapes."""
    absent = s.config.absent >> seat * SQUAD & ((1 << SQUAD) - 1)
    if absent not in _known:
        _known[absent] = all_lineups(absent)
    return _known[absent]


def all_lineups(absent: int) -> list[int]:
    """CH-4.1: with neither keeper at hand a field player outside the ten keeps goal."""
    fields: list[int] = []
    for shape in SHAPES:
        for defenders in shirt_sets(DEFENDERS, shape[0], absent):
            for midfielders in shirt_sets(MIDFIELDERS, shape[1], absent):
                back = defenders | midfielders
                fields.extend([back | attackers for attackers in shirt_sets(ATTACKERS, shape[2], absent)])
    keepers = [shirt for shirt in (1, SQUAD) if not absent >> (shirt - 1) & 1]
    if keepers:
        return sorted([choices.pack_lineup(keeper, field) for keeper in keepers for field in fields])
    found: list[int] = []
    for field in fields:
        others = [shirt for shirt in range(2, SQUAD) if not (absent | field) >> (shirt - 1) & 1]
        found.extend([choices.pack_lineup(shirt, field) for shirt in others])
    return sorted(found)


def shirt_sets(kind: int, size: int, absent: int) -> list[int]:
    """Masks of all sets of this many shirts of a kind that are at hand."""
    sets = [0]
    for shirt in range(2, SQUAD):
        if kind_of(shirt - 1) == kind and not absent >> (shirt - 1) & 1:
            sets.extend([mask | 1 << (shirt - 1) for mask in sets])
    return [mask for mask in sets if mask.bit_count() == size]


def choose_lineup(s: State, question: Frame, seat: int, choice: int, log: list[Event]) -> None:
    """CH-4.1: the choice stays secret until the other coach has chosen as well."""
    s.lineups[seat] = choice
    log.append(Event("ch.lineup-chosen", "CH-4.1", (seat,)))
    rest = question.without(seat)
    if rest.seats:
        s.agenda.push(rest)
        return
    for other in (1, 0):
        reveal(s, other, log)
    placing: list[Frame] = []
    for other in (1, 0):  # CH-4.4: away places first
        placing.append(ask(kinds.ASK_KEEPER, other))
        placing.extend([ask(kinds.ASK_LINE, other, kind) for kind in (DEFENDERS, MIDFIELDERS, ATTACKERS)])
    s.agenda.plan([*placing, do(kinds.DO_CENTRE, 1), do(kinds.DO_CENTRE, 0), do(kinds.DO_KICK_OFF)])


def reveal(s: State, seat: int, log: list[Event]) -> None:
    """CH-2.2, CH-4.1: eleven men start, the others sit on the bench."""
    field = choices.lineup_field(s.lineups[seat])
    keeper = seat * SQUAD + choices.lineup_keeper(s.lineups[seat]) - 1
    s.keeper[seat] = keeper
    s.standing[keeper] = ON_PITCH
    counts = [0, 0, 0, 0]
    for shirt in range(1, SQUAD + 1):
        if field >> (shirt - 1) & 1:
            s.standing[seat * SQUAD + shirt - 1] = ON_PITCH
            counts[kind_of(shirt - 1)] += 1
    log.append(Event("ch.lineup", "CH-4.1", (seat, keeper, counts[1], counts[2], counts[3])))


def line_men(s: State, seat: int, kind: int) -> list[int]:
    """Shirts of a line."""
    field = choices.lineup_field(s.lineups[seat])
    return [shirt for shirt in range(1, SQUAD + 1) if field >> (shirt - 1) & 1 and kind_of(shirt - 1) == kind]


def line_row(seat: int, kind: int) -> int:
    """CH-4.2: own row 3, row 7, opposing row 4."""
    if kind == DEFENDERS:
        return end_row(seat, 3)
    return HALF_WAY_ROW if kind == MIDFIELDERS else end_row(1 - seat, 4)


def plain_columns(size: int) -> list[list[int]]:
    """CH-4.3: the columns of a line; the middle man of three may choose."""
    if size == 2:
        return [[3, 8]]
    return [[2, 5, 9], [2, 6, 9]] if size == 3 else [[1, 4, 7, 10]]


def open_columns(s: State, seat: int, kind: int, size: int) -> list[list[int]]:
    """CH-4.3, CH-4.5: the columns a line may take; home gives way where both midfields are equally strong."""
    sets = plain_columns(size)
    if kind != MIDFIELDERS or seat == 1:
        return sets
    taken = [column for column in range(1, 11) if s.at[cell_of(column, HALF_WAY_ROW)] >= 0]
    if len(taken) != size:
        return sets
    found: list[list[int]] = []
    for columns in sets:
        if size == 3 and columns[1] in taken:
            continue
        extend_columns(columns, taken, [], found)
    return found


def extend_columns(columns: list[int], taken: list[int], chosen: list[int], found: list[list[int]]) -> None:
    """CH-4.5: a man whose column is taken goes to a neighbouring one; never both centre cells."""
    if len(chosen) == len(columns):
        if not (5 in chosen and 6 in chosen):
            found.append(chosen)
        return
    column = columns[len(chosen)]
    for option in [column - 1, column + 1] if column in taken else [column]:
        if 1 <= option <= 10 and option not in taken and option not in chosen:
            extend_columns(columns, taken, [*chosen, option], found)


def orders(shirts: list[int]) -> list[list[int]]:
    """Every order of a few shirts."""
    if len(shirts) <= 1:
        return [shirts]
    found: list[list[int]] = []
    for index in range(len(shirts)):
        rests = orders(shirts[:index] + shirts[index + 1 :])
        found.extend([[shirts[index], *rest] for rest in rests])
    return found


def line_choices(s: State, seat: int, kind: int) -> list[int]:
    """CH-4.3: which shirt goes to which column is the coach's choice."""
    shirts = line_men(s, seat, kind)
    found: list[int] = []
    for columns in open_columns(s, seat, kind, len(shirts)):
        found.extend([choices.pack_line(columns, order) for order in orders(shirts)])
    return sorted(found)


def place_line(s: State, seat: int, kind: int, choice: int, log: list[Event]) -> None:
    """CH-4.2, CH-4.3: the men of a line take their cells."""
    columns = choices.line_columns(choice)
    shirts = choices.line_shirts(choice)
    row = line_row(seat, kind)
    for index in range(len(columns)):
        piece = seat * SQUAD + shirts[index] - 1
        s.put(piece, cell_of(columns[index], row))
        log.append(Event("ch.placed", "CH-4.2", (piece, s.cell[piece])))


def centre_choices(s: State, seat: int) -> list[int]:
    """CH-4.6: the nearest midfielder and the nearest free centre cell; empty if one of his men is there."""
    best = 99
    found: list[int] = []
    for cell in CENTRE_CELLS:
        if s.at[cell] >= 0 and s.at[cell] // SQUAD == seat:
            return []
    for shirt in line_men(s, seat, MIDFIELDERS):
        piece = seat * SQUAD + shirt - 1
        for cell in CENTRE_CELLS:
            if s.at[cell] >= 0:
                continue
            difference = abs(column_of(s.cell[piece]) - column_of(cell))
            if difference < best:
                best = difference
                found = []
            if difference == best:
                found.append(choices.pack(choices.CENTRE, piece, cell))
    return sorted(found)


def centre(s: State, seat: int, log: list[Event]) -> None:
    """CH-4.6: first away, then home, each has one man at the centre spot."""
    found = centre_choices(s, seat)
    if len(found) == 1:
        to_centre(s, found[0] >> 8 & 0xFF, found[0] & 0xFF, log)
    elif found:
        s.agenda.ask(kinds.ASK_CENTRE, seat)


def to_centre(s: State, piece: int, cell: int, log: list[Event]) -> None:
    log.append(Event("ch.to-centre", "CH-4.6", (piece, s.cell[piece], cell)))
    s.move(piece, cell)

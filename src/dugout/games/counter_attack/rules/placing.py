"""CA-7.2 to CA-7.5, CA-16.2, CA-16.6, CA-16.21, CA-21.1: placing players, whole formations or one by one.

A placing is a question ASK_PLACE (`lift`, `formation`, `arrange`, `end`) and,
after a lift, ASK_PUT. Both carry in `a` the kind of placing, in `b` the
placements left or, for kick-offs and penalties, the pieces already placed.
Putting a player back where he stood is no placement, once for each; ASK_PLACE
keeps in `c` who was put back (PUT_BACK and up), and CHOSEN for a formation.
"""

from __future__ import annotations

from typing import Final

from dugout.core.agenda import ask as ask_seat
from dugout.core.values import Event
from dugout.games.counter_attack import board, choices
from dugout.games.counter_attack.data.formations import PLACES
from dugout.games.counter_attack.kinds import ASK_PLACE, ASK_PUT, DO_SCENARIO
from dugout.games.counter_attack.rules import arrangement
from dugout.games.counter_attack.state import NOBODY, State
from dugout.games.counter_attack.terms import MEN, PLAYING

KICK_OFF_PLACES: Final = 0
REPLACING: Final = 1
PENALTY_PLACES: Final = 2
SCENARIO_PLACES: Final = 3

CHOSEN: Final = 1
PUT_BACK: Final = 1
"""How far up in `c` the mask of those begins who were put back."""


def begin_kick_off(s: State, log: list[Event]) -> None:
    """CA-7.2: everybody goes to the formation of his line-up before the managers place them anew."""
    for team in (0, 1):
        take_up(s, team)
    for team in (0, 1):
        take_formation(s, team, s.formation[team])
    log.append(Event("ca.formations", "CA-7.2", (s.formation[0], s.formation[1])))


def take_up(s: State, team: int) -> None:
    """Lift a whole team off the pitch, to be set down anew."""
    for piece in on_field(s, team):
        s.place(piece, board.NO_CELL)


def take_formation(s: State, team: int, formation: int) -> None:
    """CA-5.13: all players of a team who are in the match stand as the formation says.

    CA-16.2: in a scenario an opponent may stand on such a place; its owner then takes the nearest free one.
    """
    take_up(s, team)
    taken: list[int] = []
    for piece in on_field(s, team):
        cell = formation_cell(s, piece, formation)
        if s.occupied() >> cell & 1:
            taken.append(piece)
        else:
            s.place(piece, cell)
    side = s.own_side(team)
    for piece in taken:
        ground = board.SIX_YARD_BOX[side] if piece == s.keeper[team] else board.HALF[side]
        s.place(piece, nearest_free(s, ground, formation_cell(s, piece, formation)))


def on_field(s: State, team: int) -> list[int]:
    """The pieces of a team that take part, wherever they are."""
    return [
        piece
        for piece in range(team * MEN, team * MEN + MEN)
        if s.who[piece] != NOBODY and s.status[s.member(piece)] == PLAYING
    ]


def formation_cell(s: State, piece: int, formation: int) -> int:
    """CA-5.13: the place of a shirt, mirrored for the team that attacks to the left."""
    team = piece // MEN
    c, h = PLACES[formation][0 if s.keeper[team] == piece else piece % MEN]
    return board.cell_at(c * s.direction(piece // MEN), h)


def own_half_pieces(s: State) -> list[int]:
    """CA-7.3: any player of the kicking team may kick off."""
    return s.pieces(s.restart_team)


def ask(s: State, team: int, kind: int) -> None:
    """Open a placing for a team: kick-off, penalty or scenario."""
    s.agenda.ask(ASK_PLACE, team, kind, 0)


def ask_replacing(s: State, team: int, count: int) -> None:
    """CA-16.6: up to two placements."""
    s.agenda.ask(ASK_PLACE, team, REPLACING, count)


def lift(s: State, piece: int) -> None:
    """CA-16.21: take up a player who has to leave his hex; where he stood is remembered."""
    s.stood[piece] = s.cell[piece]
    s.place(piece, board.NO_CELL)


def lift_from_area(s: State, side: int) -> None:
    """CA-16.21: everybody but the taker and the keeper of that goal leaves the area and the arc."""
    zone = board.AREA[side] | board.ARC[side]
    for piece in range(2 * MEN):
        stays = piece == s.by or piece == s.keeper[1 - s.restart_team]
        if not stays and s.cell[piece] != board.NO_CELL and zone >> s.cell[piece] & 1:
            lift(s, piece)


def waiting(s: State, team: int) -> list[int]:
    """Players of a team who take part but stand nowhere: they must be placed."""
    return [piece for piece in on_field(s, team) if s.cell[piece] == board.NO_CELL]


def allowed(s: State, places: int, piece: int) -> int:
    """CA-7.2, CA-7.4, CA-16.5, CA-16.21, CA-21.1: the cells where a player may be placed, free or not."""
    team = piece // MEN
    if places == KICK_OFF_PLACES:
        cells = board.HALF[s.own_side(team)]
        return cells if team == s.restart_team else cells & ~board.CENTRE_CIRCLE
    if places == PENALTY_PLACES:
        side = s.goal_side(s.restart_team)
        return board.PITCH & ~board.AREA[side] & ~board.ARC[side]
    if places == REPLACING:
        return board.PITCH if team == s.restart_team else board.PITCH & ~board.NEAR_2[s.restart_cell]
    if piece == s.keeper[team] and team == s.restart_team:
        return board.SIX_YARD_BOX[s.own_side(team)]
    scenario = s.config.scenario
    return board.PITCH if scenario is None or scenario.anywhere else board.HALF[s.own_side(team)]


def movable(s: State, places: int, done: int, piece: int) -> bool:
    """CA-16.4, CA-16.6, CA-16.21: the taker stays on the ball, a penalty's keeper on his line."""
    if places == KICK_OFF_PLACES or places == SCENARIO_PLACES:
        if places == KICK_OFF_PLACES and piece == s.carrier:
            return False
        return not done >> piece & 1
    if places == REPLACING:
        return piece != s.carrier
    return not done >> piece & 1 and piece != s.by and piece != s.keeper[1 - s.restart_team]


def place_choices(s: State, places: int, done: int, marks: int, team: int) -> list[int]:
    """CA-7.5, CA-16.6: end, a formation (before anybody is placed singly), the engine's arrangement, or a lift."""
    due = waiting(s, team)
    if due:
        found = [choices.pack(choices.LIFT, piece) for piece in due]
        found.append(choices.pack(choices.ARRANGE))
        return found
    found = [choices.pack(choices.END)]
    if places in (KICK_OFF_PLACES, SCENARIO_PLACES) and done == 0 and not marks & CHOSEN:
        found += [choices.pack(choices.FORMATION, number) for number in range(len(PLACES))]
    for piece in s.pieces(team):
        if movable(s, places, done, piece):
            found.append(choices.pack(choices.LIFT, piece))
    if places == REPLACING and arrangement.wanted(s, team):
        found.append(choices.pack(choices.ARRANGE))
    return found


def place(s: State, places: int, done: int, marks: int, team: int, choice: int, log: list[Event]) -> None:
    """CA-7.5, CA-16.6: one step of a placing."""
    verb = choices.verb_of(choice)
    if verb == choices.LIFT:
        put_down = ask_seat(ASK_PUT, team, places, done, choices.first(choice))
        s.agenda.plan([put_down, ask_seat(ASK_PLACE, team, places, done, marks)])
    elif verb == choices.FORMATION:
        s.formation[team] = choices.first(choice)
        take_formation(s, team, s.formation[team])
        log.append(Event("ca.formation", "CA-5.13", (team, s.formation[team])))
        s.agenda.ask(ASK_PLACE, team, places, 0, CHOSEN)
    elif verb == choices.ARRANGE:
        _arrange(s, places, done, marks, team, log)


def _arrange(s: State, places: int, done: int, marks: int, team: int, log: list[Event]) -> None:
    """CA-6.10, CA-16.6: the engine places: all who must stand somewhere, or this turn's two at a set piece."""
    if places != REPLACING:
        for piece in waiting(s, team):
            cell = nearest_free(s, allowed(s, places, piece), s.stood[piece])
            s.place(piece, cell)
            log.append(Event("ca.placed", "CA-16.21", (piece, cell)))
        s.agenda.ask(ASK_PLACE, team, places, done, marks)
        return
    for piece, cell in arrangement.wanted(s, team)[:done]:
        log.append(Event("ca.placed", "CA-16.6", (piece, cell)))
        s.place(piece, cell)


def put_choices(s: State, places: int, piece: int) -> list[int]:
    """CA-16.2: any free hex that the placing allows, or, once, back where he stood."""
    free = allowed(s, places, piece) & ~s.occupied()
    _, _, marks = s.agenda.frames[-2].kept()
    if s.cell[piece] != board.NO_CELL and not marks >> PUT_BACK >> piece & 1:
        free |= 1 << s.cell[piece]
    return [choices.pack(choices.PUT, cell) for cell in board.cells_in(free)]


def put(s: State, places: int, piece: int, team: int, choice: int, log: list[Event]) -> None:
    """CA-16.2: the player is set down; a placement more is used unless he is back where he stood."""
    cell = choices.first(choice)
    _, done, marks = s.agenda.pop().kept()
    if s.cell[piece] == cell:
        back = 1 << piece << PUT_BACK if s.config.version >= 2 else 0
        s.agenda.ask(ASK_PLACE, team, places, done, marks | back)
        return
    s.place(piece, cell)
    log.append(Event("ca.placed", "CA-16.2", (piece, cell)))
    if places != REPLACING:
        s.agenda.ask(ASK_PLACE, team, places, done | 1 << piece, marks)
    elif done > 1:
        s.agenda.ask(ASK_PLACE, team, places, done - 1, marks)


def too_near(s: State, team: int, cell: int, gap: int) -> list[int]:
    """CA-16.5, CA-1.10: players of a team within `gap` hexes, the nearest first, then by shirt."""
    found: list[tuple[int, int]] = []
    for piece in s.pieces(team):
        if board.between(s.cell[piece], cell) <= gap:
            found.append((board.between(s.cell[piece], cell), piece))
    found.sort()
    return [row[1] for row in found]


def nearest_beyond(s: State, cell: int, hexes: int) -> list[int]:
    """CA-16.5: the free hexes at distance exactly `hexes`, else at the smallest larger distance."""
    free = board.cells_in(board.PITCH & ~s.occupied())
    for distance in range(hexes, 40):
        found = [spot for spot in free if board.between(spot, cell) == distance]
        if found:
            return found
    return []


def nearest_free(s: State, cells: int, to: int) -> int:
    """CA-6.10: of the free cells of a set the nearest, then the first by the key of CA-2.10."""
    free = board.cells_in(cells & ~s.occupied())
    ranked = [(board.between(cell, to), board.key(cell), cell) for cell in free]
    return min(ranked)[2] if ranked else board.NO_CELL


def scenario(s: State, stage: int, log: list[Event]) -> None:
    """CA-21.1, CO-13.6: before the restart of a scenario both sides place their players."""
    setting = s.config.scenario
    if setting is None:
        return
    if stage == 0:
        begin_kick_off(s, log)
    if stage < 2:
        s.agenda.do(DO_SCENARIO, stage + 1)
        first = setting.places_first if s.leg == 1 else 1 - setting.places_first
        ask(s, first if stage == 0 else 1 - first, SCENARIO_PLACES)

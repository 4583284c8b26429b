"""CA-5.12 to CA-5.14, CA-22.8: line-ups, shirts, formations and home points, secret until both are in."""

from __future__ import annotations

from typing import Final

from dugout.core.agenda import Frame
from dugout.core.values import Event
from dugout.games.counter_attack import choices, terms
from dugout.games.counter_attack.board import NO_CELL
from dugout.games.counter_attack.data.deck import REFEREES
from dugout.games.counter_attack.kinds import ASK_REMOVE, DO_LINEUP_DONE, DO_PERIOD, ROLL_REFEREE, ROLL_REMOVE
from dugout.games.counter_attack.options import FIXED
from dugout.games.counter_attack.rules import scenario_effects
from dugout.games.counter_attack.rules.scenario import REMOVE_DRAWN, REMOVE_NONE
from dugout.games.counter_attack.rules.teams import STAND_IN
from dugout.games.counter_attack.state import NOBODY, State

POINTS: Final = 6
POINTS_STAGE: Final = 12
DONE: Final = 13

FORWARD_FIRST: Final = (9, 10, 7, 11, 6, 8, 4, 5, 2, 3)
DEFENCE_FIRST: Final = (4, 5, 2, 3, 6, 8, 9, 10, 7, 11)
FILL_ORDER: Final = (9, 10, 4, 5, 7, 11, 2, 3, 6, 8)
"""CA-5.14: the order in which the places are filled."""


def side_of(s: State, team: int) -> int:
    return scenario_effects.side_seat(s, team)


def has_keeper(s: State, team: int) -> bool:
    """CA-21.3: the attack of `attack_v_defence` has none."""
    scenario = s.config.scenario
    return scenario is None or scenario.keepers[side_of(s, team)]


def outfielders_wanted(s: State, team: int) -> int:
    """CO-13.6: how many outfielders a side starts with, before any are removed."""
    scenario = s.config.scenario
    if scenario is None or scenario.removal != REMOVE_NONE:
        return terms.MEN - 1
    return scenario.players[side_of(s, team)] - (1 if has_keeper(s, team) else 0)


def shirts(s: State, team: int) -> list[int]:
    """The outfield shirts a team wears, ascending; all ten unless a scenario has fewer players."""
    siege_attack = scenario_effects.is_siege(s) and team == scenario_effects.attackers(s)
    order = FORWARD_FIRST if siege_attack else DEFENCE_FIRST
    return sorted(order[: min(outfielders_wanted(s, team), terms.MEN - 1)])


def prepare(s: State) -> None:
    """CA-5.12: nothing is named yet; the home side has its points if the setting says so."""
    for team in (0, 1):
        s.wear_next[team] = 0
        s.formation[team] = 0
        s.points[team] = 0
        for shirt in range(terms.MEN):
            s.wearing[team * terms.MEN + shirt] = NOBODY
    s.bonus = [0] * (2 * terms.SQUAD * terms.ATTRIBUTES)
    if s.config.home_advantage and s.config.scenario is None:
        s.points[s.host] = POINTS


def forget_match(s: State) -> None:
    """CA-21.4: before a second leg: no cards, no injuries, nobody on the pitch."""
    s.yellows = [0] * (2 * terms.SQUAD)
    s.reds = [0] * (2 * terms.SQUAD)
    s.injuries = [0] * (2 * terms.SQUAD)
    for piece in range(2 * terms.MEN):
        s.place(piece, NO_CELL)
        s.who[piece] = NOBODY
    s.keeper = [NOBODY, NOBODY]
    s.vacated = [NO_CELL, NO_CELL]
    s.ball = NO_CELL
    s.ball_state = terms.DEAD
    s.carrier = NOBODY


def free_members(s: State, team: int) -> list[int]:
    """Squad numbers of outfielders who wear no shirt yet."""
    taken = s.wearing[team * terms.MEN : team * terms.MEN + terms.MEN]
    return [
        number
        for number in range(2, terms.SQUAD + 1)
        if s.status[team * terms.SQUAD + number - 1] != terms.ABSENT and number - 1 not in taken
    ]


def lineup_choices(s: State, team: int) -> list[int]:
    """CA-5.12: a whole line-up (`lineup`), an own one man by man (`own`, `wear`), then home points."""
    stage = s.wear_next[team]
    if stage == 0:
        found = [choices.pack(choices.LINEUP, number) for number in range(len(choices.FORMATIONS))]
        return found + [choices.pack(choices.OWN, number) for number in range(len(choices.FORMATIONS))]
    if stage < POINTS_STAGE:
        return [choices.pack(choices.WEAR, number) for number in free_members(s, team)]
    found = [choices.pack(choices.END)]
    for number in range(1, terms.SQUAD + 1):
        member = team * terms.SQUAD + number - 1
        if s.status[member] != terms.ABSENT and not (number == 1 and _keeper_stands_in(s, team)):
            found += _point_choices(s, member, number)
    return found


def _keeper_stands_in(s: State, team: int) -> bool:
    """CO-10.6, CO-12.2: a stand-in keeper gets no points."""
    return s.config.squads == FIXED and s.config.teams[team].cards[0].kind == STAND_IN


def _point_choices(s: State, member: int, number: int) -> list[int]:
    """CA-22.8, CO-12.4: a point on any printed attribute below 6."""
    found: list[int] = []
    for which in range(terms.ATTRIBUTES):
        printed = s.skill[member * terms.ATTRIBUTES + which]
        if printed > 0 and printed + s.bonus[member * terms.ATTRIBUTES + which] < 6:
            found.append(choices.pack(choices.POINT, number, which))
    return found


def line_up(s: State, q: Frame, team: int, choice: int, log: list[Event]) -> None:
    """CA-5.12: one step of a line-up; what a manager names only he sees until both are in."""
    verb = choices.verb_of(choice)
    if verb == choices.LINEUP:
        s.formation[team] = choices.first(choice)
        automatic(s, team)
        s.wear_next[team] = POINTS_STAGE
    elif verb == choices.OWN:
        s.formation[team] = choices.first(choice)
        _wear_keeper(s, team)
        s.wear_next[team] = shirts(s, team)[0]
    elif verb == choices.WEAR:
        _wear(s, team, choices.first(choice))
    elif verb == choices.POINT:
        member = team * terms.SQUAD + choices.first(choice) - 1
        s.bonus[member * terms.ATTRIBUTES + choices.second(choice)] += 1
        s.points[team] -= 1
    elif verb == choices.END:
        s.points[team] = 0
    if s.wear_next[team] == POINTS_STAGE and s.points[team] == 0:
        s.wear_next[team] = DONE
        log.append(Event("ca.lineup-in", "CA-5.12", (team,)))
    waiting = q.without(team) if s.wear_next[team] == DONE else q
    if waiting.seats:
        s.agenda.push(waiting)


def _wear(s: State, team: int, number: int) -> None:
    shirt = s.wear_next[team]
    s.wearing[team * terms.MEN + shirt - 1] = number - 1
    later = [other for other in shirts(s, team) if other > shirt]
    s.wear_next[team] = later[0] if later else POINTS_STAGE


def _wear_keeper(s: State, team: int) -> None:
    if has_keeper(s, team):
        s.wearing[team * terms.MEN] = 0


def place_score(s: State, member: int, shirt: int) -> int:
    """CA-5.14, CA-5.4: what counts for the place that a shirt stands for."""
    at = member * terms.ATTRIBUTES
    if shirt in (9, 10):
        return s.skill[at + terms.SHOOTING] + s.skill[at + terms.HEADING]
    if shirt in (4, 5):
        return s.skill[at + terms.TACKLING] + s.skill[at + terms.HEADING]
    if shirt in (7, 11):
        return s.skill[at + terms.DRIBBLING] + s.skill[at + terms.HIGH_PASS]
    if shirt in (2, 3):
        return s.skill[at + terms.PACE] + s.skill[at + terms.TACKLING]
    return sum(s.skill[at : at + terms.ATTRIBUTES])


def automatic(s: State, team: int) -> None:
    """CA-5.14: every place in a fixed order by the unused outfielder of the highest score."""
    _wear_keeper(s, team)
    worn = shirts(s, team)
    for shirt in FILL_ORDER:
        if shirt not in worn:
            continue
        best = (0, 0, 0, 0)
        for number in free_members(s, team):
            member = team * terms.SQUAD + number - 1
            total = sum(s.skill[member * terms.ATTRIBUTES : member * terms.ATTRIBUTES + terms.ATTRIBUTES])
            row = (place_score(s, member, shirt), total, -s.squad[member], number)
            if best[3] == 0 or row[:3] > best[:3]:
                best = row
        s.wearing[team * terms.MEN + shirt - 1] = best[3] - 1


def done(s: State, stage: int, log: list[Event]) -> None:
    """CA-6.2, CO-12.3: both line-ups are shown; then the referee is drawn, players removed, and the toss made."""
    if stage == 0:
        _show(s, log)
        s.agenda.do(DO_LINEUP_DONE, 1)
        if s.referee == NOBODY:
            s.agenda.do(ROLL_REFEREE)
        return
    if _remove_next(s):
        return
    s.agenda.do(DO_PERIOD, 1)


def _show(s: State, log: list[Event]) -> None:
    for member in range(2 * terms.SQUAD):
        for which in range(terms.ATTRIBUTES):
            s.skill[member * terms.ATTRIBUTES + which] += s.bonus[member * terms.ATTRIBUTES + which]
    for piece in range(2 * terms.MEN):
        s.who[piece] = s.wearing[piece]
        if s.who[piece] != NOBODY:
            s.status[s.member(piece)] = terms.PLAYING
            log.append(Event("ca.wears", "CA-5.12", (piece, s.who[piece] + 1)))
    for team in (0, 1):
        s.keeper[team] = team * terms.MEN if has_keeper(s, team) else NOBODY
        log.append(Event("ca.formation", "CA-5.13", (team, s.formation[team])))


def draw_referee(s: State, face: int, log: list[Event]) -> None:
    """CA-5.9, CA-5.8: one referee at random, open."""
    s.referee = face
    log.append(Event("ca.referee", "CA-5.9", (face, REFEREES[face][2])))


def removable(s: State, team: int) -> list[int]:
    """CO-13.2: the starting outfielders of a side by squad number."""
    pieces = [
        piece
        for piece in range(team * terms.MEN, team * terms.MEN + terms.MEN)
        if s.who[piece] != NOBODY and piece != s.keeper[team] and s.status[s.member(piece)] == terms.PLAYING
    ]
    rows = [(s.who[piece], piece) for piece in pieces]
    rows.sort()
    return [row[1] for row in rows]


def remove_choices(s: State, team: int) -> list[int]:
    """CO-13.6: the opponent names who is removed."""
    return [choices.pack(choices.REMOVE, piece) for piece in removable(s, team)]


def remove_drawn(s: State, team: int, face: int, log: list[Event]) -> None:
    """CO-13.2: who is removed is drawn."""
    remove(s, removable(s, team)[face], log)


def _remove_next(s: State) -> bool:
    """CA-21.1, CO-13.2: sides with fewer players lose some, drawn or chosen by the opponent."""
    scenario = s.config.scenario
    if scenario is None or scenario.removal == REMOVE_NONE:
        return False
    for side in (0, 1):
        team = scenario_effects.side_seat(s, side)
        wanted = scenario.players[side] - (1 if scenario.keepers[side] else 0)
        if len(removable(s, team)) > wanted:
            s.agenda.do(DO_LINEUP_DONE, 1)
            if scenario.removal == REMOVE_DRAWN:
                s.agenda.do(ROLL_REMOVE, team)
            else:
                s.agenda.ask(ASK_REMOVE, 1 - team, team)
            return True
    return False


def remove(s: State, piece: int, log: list[Event]) -> None:
    """CA-21.1: he counts as sent off and cannot be replaced."""
    s.status[s.member(piece)] = terms.SENT_OFF
    log.append(Event("ca.removed", "CA-21.1", (piece,)))

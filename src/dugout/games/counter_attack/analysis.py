# mypyc: interpreted
"""Exact chances of an answer before it is given (CA-1.6, CA-1.8): interceptions, duels, saves, headers.

Positions are taken as they stand, but for what the other side may still do before the dice: the keeper's step and the
move before a snapshot are taken to be the best there are. Panel, coach and report all have their figures from here.
Every figure is a fraction, written `[numerator, denominator]`.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from dugout.core.analysis import SEPARATOR
from dugout.games.counter_attack import choices, kinds, terms
from dugout.games.counter_attack.board import AREA, NEAR_1, NO_CELL, Path, between, cells_in, path, spread
from dugout.games.counter_attack.rules import (
    aerial,
    distribution,
    dribble,
    foul,
    header,
    keeper,
    movement,
    passing,
    penalty,
    routes,
    shot,
    snapshot,
    tackling,
)
from dugout.games.counter_attack.rules.contests import contest
from dugout.games.counter_attack.rules.possession import keeper_at_home
from dugout.games.counter_attack.state import NOBODY, State

FACES = range(1, 7)
ONE = Fraction(1)
KEEPS = Fraction(5, 6)
"""CA-8.10: one defender does not steal the ball."""
TACKLES = ("won", "foul", "failed", "tie")
"""The outcomes of a tackle, as `tackling` counts them."""
BROADEST = 10**12


def odds(s: State, seat: int, plan: str) -> dict[str, Any]:
    """The chances of an answer in the game's notation; empty where no die answers it. Of a way, those of its end."""
    way = [text.strip() for text in plan.split(SEPARATOR)]
    is_way = all(text.startswith("dribble ") for text in way[1:])
    choice = choices.parse(way[-1] if is_way else plan)
    if not s.agenda:
        return {}
    verb, a, b = choices.verb_of(choice), choices.first(choice), choices.second(choice)
    found: dict[str, Any] = {}
    if verb in (choices.STANDARD, choices.SHORT, choices.FIRST, choices.THROW) and s.carrier >= 0:
        found = ground_pass(s, s.carrier, a, verb == choices.FIRST)
    elif verb == choices.HIGH and s.carrier >= 0:
        found = high_pass(s, s.carrier)
    elif verb == choices.LONG and s.carrier >= 0 and s.config.long_accuracy:
        found = {"accurate": at_least(s.attribute(s.carrier, terms.HIGH_PASS), aerial.LONG_ACCURACY)}
    elif verb in (choices.SHOT, choices.AIM) and s.carrier >= 0:
        play = terms.PLAY_SNAPSHOT if verb == choices.AIM else terms.PLAY_SHOT
        found = shot_odds(
            s, s.carrier, a, terms.PLAY_FREE_SHOT if s.agenda.top.kind == kinds.ASK_SET_PIECE else play
        )
    elif verb == choices.SNAPSHOT and s.carrier >= 0:
        found = snapshot_at_worst(s, s.carrier)
    elif verb == choices.TACKLE and s.agenda.top.kind == kinds.ASK_TACKLE:
        found = tackle(s, s.asked_piece(), tackling.TACKLE)
    elif verb == choices.RECKLESS and s.agenda.top.kind == kinds.ASK_TACKLE:
        found = reckless(s)
    elif verb == choices.DIVE and s.agenda.top.kind == kinds.ASK_DIVE:
        found = tackle(s, s.asked_piece(), tackling.DIVE)
    elif verb == choices.DRIBBLE or (verb == choices.RUN and a == s.carrier):
        found = steal(s, seat, a if verb == choices.DRIBBLE else b) if s.carrier >= 0 else {}
    elif verb == choices.RUN:
        found = tackle_after(s, a, b)
    elif verb == choices.GOAL and s.agenda.top.kind == kinds.ASK_HEAD:
        found = header_odds(s, s.asked_piece(), a)
    elif verb == choices.KICK and s.agenda.top.kind == kinds.ASK_KEEPER_KICK:
        found = keeper_kick(s, choice)
    elif verb == choices.JUMP and s.agenda.top.kind == kinds.ASK_JUMP:
        found = jump(s, a, b)
    return {name: value if isinstance(value, list) else _pair(value) for name, value in found.items()}


def _pair(value: Fraction) -> list[int]:
    """Headers of many men have fractions of hundreds of figures, which nobody could read."""
    shown = value.limit_denominator(BROADEST)
    return [shown.numerator, shown.denominator]


def at_least(points: int, need: int) -> Fraction:
    """CA-1.6: points plus a die reach a figure."""
    return Fraction(len([face for face in FACES if points + face >= need]), 6)


def misses(need: int) -> Fraction:
    """CA-1.6: a die stays below a face; 0 needs no die and never misses."""
    return Fraction(need - 1, 6) if need else Fraction(0)


def ground_pass(s: State, piece: int, target: int, first_time: bool) -> dict[str, Any]:
    """CA-9.8: nobody intercepts; `rolls` lists who may, with the face he needs (0: certain)."""
    rows = passing.interceptors(s, piece // terms.MEN, path(s.cell[piece], target), first_time)
    arrives = ONE
    for _rank, _piece, need in rows:
        arrives *= misses(need)
    return {"arrives": arrives, "rolls": [[row[1], row[2]] for row in rows]}


def high_pass(s: State, piece: int) -> dict[str, Any]:
    """CA-9.16: accurate on 8; a corner always, unless `corner_accuracy`."""
    if s.last == terms.ROW_CORNER and not s.config.corner_accuracy:
        return {"accurate": ONE}
    return {"accurate": at_least(s.attribute(piece, terms.HIGH_PASS), aerial.HIGH_ACCURACY)}


def shot_odds(s: State, piece: int, target: int, play: int) -> dict[str, Any]:
    """CA-11.5, CA-11.6, CA-16.16: no block, then the duel with the keeper, who has taken the step that he may."""
    origin = s.cell[piece]
    team = piece // terms.MEN
    flight = path(origin, target)
    rows = shot.blockers(s, team, flight)
    through = ONE
    for _rank, _piece, need in rows:
        through *= misses(need)
    bonus = shot.modifier(s, piece, origin, play)
    points = s.attribute(piece, terms.SHOOTING) + bonus
    save = best_save(s, team, origin, target)
    if play == terms.PLAY_FREE_SHOT:
        goal = _free_kick_goal(s, points, save, through)
    else:
        goal = through * duel(s, points, save)["won"]
    rolls = [[row[1], row[2]] for row in rows]
    return {"goal": goal, "unblocked": through, "rolls": rolls, "keeper": _keeper(s, team, save)}


def _keeper(s: State, team: int, save: int | None) -> list[list[int]]:
    """CA-11.10: the keeper who gets at the ball and his points before the die; nobody where it is out of his reach."""
    return [] if save is None else [[s.keeper[1 - team], save]]


def best_target(s: State, piece: int, play: int) -> Fraction:
    """CA-11.3: the chance of a shot at the best target in range; 0 where there is none."""
    targets = shot.targets(s, piece // terms.MEN, s.cell[piece])
    return max((shot_odds(s, piece, target, play)["goal"] for target in targets), default=Fraction(0))


def snapshot_at_worst(state: State, piece: int) -> dict[str, Any]:
    """CA-11.19: the chance of a snapshot, whatever the one move of the defence before it."""
    s = state.copy()
    team = piece // terms.MEN
    near = 0
    for target in shot.targets(s, team, s.cell[piece]):
        near |= spread(path(s.cell[piece], target).mask)
    worst = best_target(s, piece, terms.PLAY_SNAPSHOT)
    for rival in s.pieces(1 - team):
        own = s.cell[rival]
        cells = routes.reach(s, rival, snapshot.SNAP_HEXES)
        for cell in cells_in(cells if rival == s.keeper[1 - team] else cells & near):
            s.place(rival, cell)
            worst = min(worst, best_target(s, piece, terms.PLAY_SNAPSHOT))
            s.place(rival, own)
    return {"goal": worst}


def best_save(s: State, team: int, origin: int, target: int) -> int | None:
    """CA-11.10, CA-11.11: Saving with its modifier, or None if the keeper cannot reach the ball.

    CA-11.6, CA-10.14: a ball from outside his area lets him step first; he is taken to step where he saves best.
    """
    guard = s.keeper[1 - team]
    if guard == NOBODY:
        return None
    area = AREA[s.own_side(1 - team)]
    places = 1 << s.cell[guard]
    if not area >> origin & 1:
        places |= keeper.step_cells(s, guard)
    saves = [save_from(s, team, path(origin, target), own) for own in cells_in(places & area)]
    return max((save for save in saves if save is not None), default=None)


def save_points(s: State, team: int, flight: Path) -> int | None:
    """CA-11.11: Saving with its modifier from where the keeper stands, or None if he cannot reach the ball."""
    guard = keeper_at_home(s, 1 - team)
    return None if guard == NOBODY else save_from(s, team, flight, s.cell[guard])


def save_from(s: State, team: int, flight: Path, own: int) -> int | None:
    """CA-11.11: the same for a keeper who stands on `own`."""
    where = shot.save_cell_from(s, team, flight, own)
    if where == NO_CELL:
        return None
    return s.attribute(s.keeper[1 - team], terms.SAVING) + shot.reach_modifier(s, between(own, where))


def duel(s: State, attack: int, defence: int | None) -> dict[str, Fraction]:
    """CA-1.8, CA-11.13, CA-11.15: shooter's die against keeper's; ties roll again or run loose."""
    faces = [face for face in FACES if not shot.is_wild(s, face)]
    if defence is None:
        return {"won": Fraction(len(faces), 6), "tie": Fraction(0)}
    won = tied = 0
    for face in faces:
        for other in FACES:
            won += attack + face > defence + other
            tied += attack + face == defence + other
    if s.config.tie_loose_ball:
        return {"won": Fraction(won, 36), "tie": Fraction(tied, 36)}
    return {"won": Fraction(won, 36 - tied), "tie": Fraction(0)}


def _free_kick_goal(s: State, points: int, save: int | None, through: Fraction) -> Fraction:
    """CA-16.16: the shooter's one roll decides on blocks and on the goal."""
    total = Fraction(0)
    after_tie = duel(s, points, save)["won"]
    for face in FACES:
        if shot.is_wild(s, face):
            continue
        score = points + face
        part = ONE if score >= shot.CLEAN else through
        if save is not None:
            won = Fraction(len([other for other in FACES if save + other < score]), 6)
            tied = Fraction(len([other for other in FACES if save + other == score]), 6)
            part *= won + (0 if s.config.tie_loose_ball else tied * after_tie)
        total += part / 6
    return total


def tackle(s: State, piece: int, mode: int) -> dict[str, Any]:
    """CA-8.14 to CA-8.18, CA-13.9: ball won, foul, failed, and loose ball with `tie_loose_ball`."""
    return tackle_by(s, tackling.points_ahead(s, piece, mode), tackling.comes_from_behind(s, piece))


def tackle_by(s: State, lead: int, behind: bool) -> dict[str, Any]:
    """CA-8.14 to CA-8.18: the same for a tackler who is `lead` points better than the carrier, wherever he stands."""
    counts = [0] * len(TACKLES)
    for face in FACES:
        for other in FACES:
            counts[tackling.outcome(lead, behind, face, other)] += 1
    ties = 0 if s.config.tie_loose_ball else counts.pop()
    return {name: Fraction(count, 36 - ties) for name, count in zip(TACKLES, counts, strict=False)}


def tackle_after(state: State, piece: int, cell: int) -> dict[str, Any]:
    """CA-8.13: the tackle that a defender's run to a cell makes possible; empty where it makes none possible."""
    defends = state.step == terms.STEP_B and piece // terms.MEN != state.carrier // terms.MEN
    if not defends or not movement.may_tackle_from(state, cell):
        return {}
    s = state.copy()
    s.place(piece, cell)
    return tackle(s, piece, tackling.TACKLE)


def reckless(s: State) -> dict[str, Any]:
    """CA-14.14, CA-14.11: he brings the carrier down on 3 to 6, and may be sent off for it; otherwise he misses."""
    hits = Fraction(len([face for face in FACES if face > tackling.RECKLESS_MISSES]), 6)
    return {"foul": hits, "failed": 1 - hits, "red": hits * card(foul.RECKLESS, foul.leniency(s))["red"]}


def steal(s: State, seat: int, cell: int) -> dict[str, Any]:
    """CA-8.10: the carrier keeps the ball on the way to a hex; fouls do not cost it.

    `route` holds the answers of the safest way, then the shortest; it is empty if he cannot get there.
    """
    route = safest_route(s, s.carrier, cell)
    near = _stealers_on(s, seat, route)
    texts = [choices.cell_text(step) for step in route]
    began = s.agenda and s.agenda.top.kind == kinds.ASK_DRIBBLE
    answers = [
        f"dribble {text}" if began or number else f"run {choices.piece_text(s.carrier)} {text}"
        for number, text in enumerate(texts)
    ]
    return {
        "keeps": KEEPS ** len(near),
        "rolls": [[piece, dribble.STEALS] for piece in near],
        "route": answers,
    }


def _stealers_on(s: State, seat: int, route: list[int]) -> list[int]:
    """CA-8.10: who rolls along a route, each once, in order."""
    found: list[int] = []
    for cell in route:
        for piece in s.pieces(1 - seat):
            if piece not in found and dribble.may_steal(s, piece, cell):
                found.append(piece)
    return found


def safest_route(s: State, piece: int, target: int) -> list[int]:
    """CA-8.9: the way with the ball on which the fewest defenders roll, then the shortest."""
    used = 0
    if s.agenda and s.agenda.top.kind == kinds.ASK_DRIBBLE:
        _, used, _ = s.agenda.top.kept()
    left = dribble.left_over(s, piece, used)
    defenders = s.pieces(1 - piece // terms.MEN)
    closed = s.occupied()
    waves: dict[tuple[int, int], list[int]] = {(s.cell[piece], 0): []}
    best: tuple[int, int, list[int]] | None = None
    for _ in range(left):
        ahead: dict[tuple[int, int], list[int]] = {}
        for (cell, met), route in waves.items():
            for step in cells_in(NEAR_1[cell] & ~(1 << cell) & ~closed):
                seen = met
                for other in defenders:
                    if dribble.may_steal(s, other, step):
                        seen |= 1 << other
                way = [*route, step]
                if step == target and (best is None or (seen.bit_count(), len(way)) < best[:2]):
                    best = (seen.bit_count(), len(way), way)
                if (step, seen) not in ahead and (step, seen) not in waves:
                    ahead[(step, seen)] = way
        waves = ahead
    return [] if best is None else best[2]


def header_odds(s: State, piece: int, target: int) -> dict[str, Any]:
    """CA-10.14: the contest score stands and only the keeper rolls; a lone header rolls for his."""
    team = piece // terms.MEN
    save = best_save(s, team, s.target, target)
    if save is None:
        return {"goal": ONE, "keeper": []}
    scores = [s.scores[piece]]
    if s.scores[piece] == header.NO_SCORE:
        scores = [header.strength(s, piece) + header.modifier(s, piece) + face for face in FACES]
    total = sum((beats(s, score, save) for score in scores), Fraction(0))
    return {"goal": total / len(scores), "keeper": _keeper(s, team, save)}


def beats(s: State, score: int, save: int) -> Fraction:
    """CA-10.14: a header's score against the keeper, who alone rolls; again when equal, unless `tie_loose_ball`."""
    won = len([other for other in FACES if save + other < score])
    tied = 0 if s.config.tie_loose_ball else len([other for other in FACES if save + other == score])
    return Fraction(won, 6 - tied)


def penalty_odds(shooting_points: int, saving: int) -> Fraction:
    """CA-16.24: a goal unless the keeper is two better."""
    goals = 0
    for face in FACES:
        for other in FACES:
            goals += not penalty.is_saved(shooting_points + face, saving + other)
    return Fraction(goals, 36)


def keeper_kick(state: State, choice: int) -> dict[str, Any]:
    """CA-13.15, CA-13.17: always accurate; in question is the header of those under the ball, if all of them jump."""
    s = state.copy()
    guard, _, _ = s.agenda.top.kept()
    distribution.kick(s, guard, choice, [])
    team = guard // terms.MEN
    own, rivals = header.eligible(s, team), header.eligible(s, 1 - team)
    if not rivals:
        return {"arrives": ONE}
    won = contest(_strengths(s, own), _strengths(s, rivals), s.config.tie_loose_ball) if own else Fraction(0)
    return {"header-if-all-jump": won}


def jump(s: State, team: int, named: int) -> dict[str, Any]:
    """CA-10.7, CA-10.10: the chance to win a header with these men, against those named, or else all who may be."""
    own = [piece for piece in header.eligible(s, team) if named >> piece % terms.MEN & 1]
    first = team == header.kickers(s)
    rivals = header.eligible(s, 1 - team) if first else header.challengers(s, 1 - team)
    if not own or not rivals:
        return {}
    ours, theirs = _strengths(s, own), _strengths(s, rivals)
    chance = contest(ours, theirs, s.config.tie_loose_ball)
    keeper_goes_up = any(header.claims(s, piece) for piece in own + rivals)
    if first:
        return {"goal-if-all-jump" if keeper_goes_up else "header-if-all-jump": chance}
    if not keeper_goes_up:
        return {"header": chance}
    return {"header": chance, "against": contest(theirs, ours, s.config.tie_loose_ball)}


def _strengths(s: State, pieces: list[int]) -> list[int]:
    return [header.strength(s, piece) + header.modifier(s, piece) for piece in pieces]


def card(row: int, lenience: int) -> dict[str, Fraction]:
    """CA-14.11: the chances of no card, yellow and red."""
    counts = [0, 0, 0]
    for face in FACES:
        counts[foul.card_for(row, face, lenience)] += 1
    return {name: Fraction(counts[place], 6) for place, name in enumerate(("none", "yellow", "red"))}

"""CA-10.1 to CA-10.12: who jumps, who wins, and where the ball is headed; CA-13.17 after a keeper's kick."""

from __future__ import annotations

from typing import Final

from dugout.core.values import Event
from dugout.games.counter_attack import choices, kinds, terms
from dugout.games.counter_attack.board import AREA, NEAR_2, between, set_of
from dugout.games.counter_attack.rules import deflection, possession, scenario_effects, shot
from dugout.games.counter_attack.state import NOBODY, State

INACCURATE: Final = -2
FAR: Final = -1
NO_SCORE: Final = -99
"""Of a piece that has not rolled in the running contest."""


def kickers(s: State) -> int:
    """CA-13.17: the team that has played the high ball."""
    return s.by // terms.MEN


def from_keeper(s: State) -> bool:
    return s.play == terms.PLAY_KEEPER_KICK or s.play == terms.PLAY_GOAL_KICK


def eligible(s: State, team: int) -> list[int]:
    """CA-10.2 to CA-10.4, CA-4.1, CA-4.2, CA-15.6: within 2 hexes of the ball; not the passer, no flagged attacker."""
    found: list[int] = []
    for piece in s.pieces(team):
        if NEAR_2[s.target] >> s.cell[piece] & 1 and piece != s.by and not s.flags >> piece & 1:
            found.append(piece)
    return found


def claims(s: State, piece: int) -> bool:
    """CA-13.6 to CA-13.8: a keeper in his own area goes up with Aerial Ability for the opponents' ball in it."""
    team = piece // terms.MEN
    if (
        team == kickers(s)
        or not possession.is_keeper(s, piece)
        or possession.keeper_at_home(s, team) != piece
    ):
        return False
    return bool(AREA[s.own_side(team)] >> s.target & 1)


def modifier(s: State, piece: int) -> int:
    """CA-10.3, CA-1.7: -1 two hexes away; -2 for attackers after an inaccurate pass; capped."""
    total = far(between(s.cell[piece], s.target))
    if s.receiver != NOBODY and piece // terms.MEN == kickers(s):
        total += INACCURATE
    return shot.capped(s, total)


def far(hexes: int) -> int:
    """CA-10.3: what it costs to jump so many hexes from the ball."""
    return FAR if hexes == 2 else 0


def strength(s: State, piece: int) -> int:
    """CA-10.6: Heading, or Aerial Ability for a claiming keeper."""
    return s.attribute(piece, terms.AERIAL if claims(s, piece) else terms.HEADING)


def ask(s: State, stage: int, log: list[Event]) -> None:
    """CA-10.5, CA-13.17: first the attackers name their challengers, then the defenders."""
    if stage == 0:
        s.jumpers = 0
        for piece in range(2 * terms.MEN):
            s.scores[piece] = NO_SCORE
    if stage == 2:
        s.agenda.do(kinds.DO_CONTEST)
        return
    team = kickers(s) if stage == 0 else 1 - kickers(s)
    s.agenda.do(kinds.DO_HEADER, stage + 1)
    if eligible(s, team):
        s.agenda.ask(kinds.ASK_JUMP, team)


def jump_choices(s: State, team: int) -> list[int]:
    """CA-10.5: every set of eligible players that may be named, ascending."""
    shirts = [piece % terms.MEN for piece in eligible(s, team)]
    must = compulsory(s, team)
    found: list[int] = []
    for number in range(1 << len(shirts)):
        named = 0
        for place, shirt in enumerate(shirts):
            if number >> place & 1:
                named |= 1 << shirt
        if named & must == must and (named or may_name_none(s, team)):
            found.append(choices.pack(choices.JUMP, team, named))
    return sorted(found)


def compulsory(s: State, team: int) -> int:
    """CA-10.5: the receiver of an inaccurate pass is always a challenger."""
    if s.receiver != NOBODY and s.receiver // terms.MEN == team:
        return 1 << s.receiver % terms.MEN
    return 0


def may_name_none(s: State, team: int) -> bool:
    """CA-10.5, CA-13.17: attackers must name somebody after an accurate high pass or corner."""
    return team != kickers(s) or from_keeper(s) or s.receiver != NOBODY


def jump(s: State, choice: int, log: list[Event]) -> None:
    """CA-10.5: the challengers of one side are named."""
    team, named = choices.first(choice), choices.second(choice)
    for shirt in range(terms.MEN):
        if named >> shirt & 1:
            piece = team * terms.MEN + shirt
            s.jumpers |= 1 << piece
            log.append(Event("ca.jumps", "CA-10.5", (piece, s.target)))


def challengers(s: State, team: int) -> list[int]:
    """The challengers of a team, by shirt."""
    return [
        piece for piece in range(team * terms.MEN, team * terms.MEN + terms.MEN) if s.jumpers >> piece & 1
    ]


def contest(s: State, log: list[Event]) -> None:
    """CA-10.7 to CA-10.9, CA-13.17: a contest, one side alone, or nobody."""
    attack, defence = challengers(s, kickers(s)), challengers(s, 1 - kickers(s))
    if attack and defence:
        _bar(s)
        s.agenda.do(kinds.ROLL_JUMP, attack[0], set_of(attack + defence))
    elif defence:
        _bar(s)
        alone(s, nearest(s, defence), log)
    elif attack and from_keeper(s):
        s.agenda.ask(kinds.ASK_HEAD_OR_MOVE, kickers(s))
    elif attack:
        _bar(s)
        alone(s, nearest(s, attack), log)
    else:
        drops(s, log)


def _bar(s: State) -> None:
    """CA-10.20: all challengers may not move in the next movement phase."""
    s.barred |= s.jumpers


def nearest(s: State, pieces: list[int]) -> int:
    """CA-1.10, CA-10.8: nearest the ball, then the lowest shirt."""
    best = pieces[0]
    for piece in pieces:
        if between(s.cell[piece], s.target) < between(s.cell[best], s.target):
            best = piece
    return best


def header_or_move(s: State, choice: int, log: list[Event]) -> None:
    """CA-13.17: unchallenged after a keeper's kick: head it, or let it drop and move."""
    if choices.verb_of(choice) == choices.HEADER:
        _bar(s)
        alone(s, nearest(s, challengers(s, kickers(s))), log)
    else:
        drops(s, log)


def alone(s: State, piece: int, log: list[Event]) -> None:
    """CA-10.8: no contest: he heads it; a claiming keeper simply holds the ball."""
    if claims(s, piece):
        _keeper_has_it(s, piece, log)
    else:
        wins(s, piece, log)


def drops(s: State, log: list[Event]) -> None:
    """CA-10.9: nobody heads: the ball drops on its hex; whoever stands there has it."""
    piece = s.piece_at(s.target)
    s.jumpers = 0
    log.append(Event("ca.drops", "CA-10.9", (s.target,)))
    s.last = terms.ROW_KEEPER_KICK if from_keeper(s) else terms.ROW_HIGH
    if piece != NOBODY:
        outcome = possession.take(s, piece, log)
        if outcome == possession.STOPPED:
            return
        if outcome == possession.ORDINARY and piece // terms.MEN != kickers(s):
            s.last = terms.ROW_OTHER
    elif scenario_effects.is_clearance(s, kickers(s), s.target):
        possession.clear_lines(s, log)
        return
    s.agenda.do(kinds.DO_NEXT)


def roll_jump(s: State, piece: int, waiting: int, face: int, log: list[Event]) -> None:
    """CA-10.6, CA-10.7: one challenger's die: attackers by shirt, then defenders by shirt."""
    bonus = modifier(s, piece)
    s.scores[piece] = strength(s, piece) + face + bonus
    log.append(Event("ca.jump-roll", "CA-10.6", (piece, face, bonus, s.scores[piece])))
    waiting = waiting & ~(1 << piece)
    if waiting:
        order = challengers_in(s, waiting)
        s.agenda.do(kinds.ROLL_JUMP, order[0], waiting)
    else:
        decide(s, log)


def challengers_in(s: State, mask: int) -> list[int]:
    """CA-10.7: pieces of a set, the kicking team's first, each by shirt."""
    order: list[int] = []
    for team in (kickers(s), 1 - kickers(s)):
        for piece in range(team * terms.MEN, team * terms.MEN + terms.MEN):
            if mask >> piece & 1:
                order.append(piece)
    return order


def best_of(s: State, team: int) -> list[int]:
    """CA-10.7: the challengers of a team that share its best score."""
    best: list[int] = []
    for piece in challengers(s, team):
        if s.scores[piece] != NO_SCORE and (not best or s.scores[piece] > s.scores[best[0]]):
            best = [piece]
        elif best and s.scores[piece] == s.scores[best[0]]:
            best.append(piece)
    return best


def decide(s: State, log: list[Event]) -> None:
    """CA-10.7, CA-10.10 to CA-10.12: the highest score wins; equal scores between the teams are a tie."""
    attack, defence = best_of(s, kickers(s)), best_of(s, 1 - kickers(s))
    if s.scores[attack[0]] == s.scores[defence[0]]:
        _tie(s, attack, defence, log)
    elif s.scores[attack[0]] > s.scores[defence[0]]:
        _attack_wins(s, nearest(s, attack), log)
    else:
        winner = nearest(s, defence)
        if claims(s, winner):
            _keeper_has_it(s, winner, log)
        else:
            wins(s, winner, log)


def _tie(s: State, attack: list[int], defence: list[int], log: list[Event]) -> None:
    """CA-10.7, CA-1.8: all with that score roll again, or the ball runs off from the tied defender."""
    log.append(Event("ca.tie", "CA-1.8", (attack[0], defence[0])))
    if s.config.tie_loose_ball:
        through = 0
        for piece in range(2 * terms.MEN):
            if s.jumpers >> piece & 1:
                through |= 1 << s.cell[piece]
        source = nearest(s, defence)
        deflection.start(s, s.cell[source], source // terms.MEN, through, log)
        return
    for piece in range(2 * terms.MEN):
        s.scores[piece] = NO_SCORE
    s.agenda.do(kinds.ROLL_JUMP, attack[0], set_of(attack + defence))


def _attack_wins(s: State, winner: int, log: list[Event]) -> None:
    """CA-10.10: a goal at once if a keeper went up with Aerial Ability; otherwise the winner plays the ball."""
    for piece in challengers(s, 1 - kickers(s)):
        if claims(s, piece):
            log.append(Event("ca.beats-keeper", "CA-10.10", (winner, piece)))
            possession.score_goal(s, kickers(s), winner, "CA-10.10", log)
            return
    wins(s, winner, log)


def _keeper_has_it(s: State, guard: int, log: list[Event]) -> None:
    """CA-10.11: the keeper wins: he holds the ball."""
    possession.note_touch(s, guard // terms.MEN)
    log.append(Event("ca.claims", "CA-10.11", (guard,)))
    outcome = possession.take(s, guard, log)
    if outcome == possession.HOLDS:
        s.last = terms.ROW_HELD
        s.agenda.do(kinds.DO_NEXT)


def wins(s: State, piece: int, log: list[Event]) -> None:
    """CA-10.12: the winner's manager plays the ball; a defender's side is the attacking team now."""
    log.append(Event("ca.heads", "CA-10.12", (piece,)))
    s.corner_ball = 1 if s.play == terms.PLAY_CORNER else 0
    s.attack = piece // terms.MEN
    s.agenda.ask(kinds.ASK_HEAD, piece // terms.MEN, piece)

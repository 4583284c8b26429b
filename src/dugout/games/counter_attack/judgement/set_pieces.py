"""Questions outside open play, answered by fixed rules: restarts, the bench, the draft, shots that are called late."""

from __future__ import annotations

from dugout.games.counter_attack import analysis, choices, kinds, terms
from dugout.games.counter_attack.judgement import dead_ball, guard, sense
from dugout.games.counter_attack.judgement.dead_ball import Rated
from dugout.games.counter_attack.state import State


def decide(s: State, seat: int, legal: list[int], kind: int) -> Rated:
    """Answers with their values; none if the default of CA-6.10 is good enough."""
    if kind == kinds.ASK_SNAPSHOT:
        chance, _where = sense.shot_chance(s, s.asked_piece(), terms.PLAY_SNAPSHOT)
        return [(chance * 10, choices.pack(choices.SNAPSHOT)), (2.0, choices.pack(choices.NO))]
    if kind == kinds.ASK_AIM:
        return [(_aim(s, choice), choice) for choice in legal]
    if kind == kinds.ASK_JUMP:
        return [(dead_ball.jump(s, seat, choice), choice) for choice in legal]
    if kind == kinds.ASK_FOUL:
        return dead_ball.foul(s, seat)
    if kind == kinds.ASK_SNAP_MOVE:
        return guard.close_down(s, seat, legal)
    if kind == kinds.ASK_LONG_KEEPER:
        return [(5.0, choice) for choice in legal if choices.second(choice) == s.ball and choice != legal[0]]
    if kind == kinds.ASK_KEEPER_KICK:
        return [(dead_ball.kick(s, seat, choices.first(choice)), choice) for choice in legal]
    if kind == kinds.ASK_TAKER:
        return dead_ball.taker(s, seat, legal)
    if kind == kinds.ASK_PLACE:
        return [(1.0, choices.pack(choices.ARRANGE))] if choices.pack(choices.ARRANGE) in legal else []
    if kind == kinds.ASK_SUBSTITUTE:
        return dead_ball.substitute(s, seat, legal)
    if kind == kinds.ASK_PICK:
        return [(dead_ball.card(s, seat, choices.first(choice)), choice) for choice in legal]
    if kind == kinds.ASK_LINEUP:
        return (
            [(1.0, legal[0])]
            if choices.verb_of(legal[0]) == choices.LINEUP
            else dead_ball.points(s, seat, legal)
        )
    if kind == kinds.ASK_HEAD_OR_MOVE:
        return [(1.0, choices.pack(choices.DROP))]
    return []


def _aim(s: State, choice: int) -> float:
    return float(analysis.shot_odds(s, s.asked_piece(), choices.first(choice), terms.PLAY_SNAPSHOT)["goal"])

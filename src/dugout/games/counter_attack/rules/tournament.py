# mypyc: interpreted
"""CA-6.1, CA-19, CA-22.10: how a match ended, with the report that a competition takes (CO-5.1)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from dugout.core.values import Event, Result
from dugout.games.counter_attack import terms
from dugout.games.counter_attack.rules import foul, periods, scenario_effects
from dugout.games.counter_attack.state import NOBODY, State

_DECIDED = ("", "90", "ET", "PEN")
RED_CODES = ("2Y", "R", "YR")
YELLOWS_OUT = 3
RECOVERS = 5
"""CO-9.1: with this roll and above an injured man is fit for the next match."""


def winner(s: State) -> int:
    """CA-6.1, CA-19.3, CA-17.4, CA-21.3: the seat that has won, or NOBODY."""
    if s.ended >= foul.FORFEIT_0:
        return 1 - (s.ended - foul.FORFEIT_0)
    if scenario_effects.is_siege(s):
        return periods.more(siege_goals(s)[0], siege_goals(s)[1])
    if s.ended == periods.AFTER_SHOOTOUT:
        return 0 if s.converted[0] > s.converted[1] else 1
    return periods.leader(s)


def siege_goals(s: State) -> list[int]:
    """CA-21.3: the goals each seat scored as the attack."""
    if s.leg == 1:
        return [s.score[0], s.score[1]]
    return [s.leg_score[0], s.score[1]]


def result(s: State) -> Result | None:
    """CA-6.1: places, reason, goals and the report; None while the match goes on."""
    if not s.ended:
        return None
    best = winner(s)
    places = (1, 1) if best == NOBODY else ((1, 2) if best == 0 else (2, 1))
    return Result(places, _reason(s, best), _rule(s), score(s), report(s, best))


def score(s: State) -> tuple[int, int]:
    """CA-6.1, CA-21.3: the score as it stands; of attack against defence the goals that count in both legs."""
    goals = siege_goals(s) if scenario_effects.is_siege(s) and s.ended < foul.FORFEIT_0 else s.score
    return goals[0], goals[1]


def _reason(s: State, best: int) -> str:
    if s.ended >= foul.FORFEIT_0:
        return "ca.forfeit"
    if best == NOBODY:
        return "ca.draw"
    if s.ended == periods.AFTER_SHOOTOUT:
        return "ca.shootout"
    if s.config.two_legged:  # CO-13.3, CO-13.5: scenarios that are a second leg or have two
        return "ca.tie-won"
    return "ca.extra-time" if s.ended == periods.AFTER_EXTRA_TIME else "ca.won"


def _rule(s: State) -> str:
    if s.ended >= foul.FORFEIT_0:
        return "CA-17.4"
    return "CA-19.3" if s.ended == periods.AFTER_SHOOTOUT else "CA-6.1"


def report(s: State, best: int) -> dict[str, Any]:
    """CA-22.10, CO-5.1: goals after 90 minutes and in all, how it was decided, cards and injuries by squad number."""
    forfeit = s.ended >= foul.FORFEIT_0
    return {
        "goals90": list(s.score if forfeit else s.normal_score),
        "goals": list(s.score),
        "decided": "FORFEIT" if forfeit else _DECIDED[s.ended],
        "winner": "none" if best == NOBODY else ("home", "away")[best],
        "shootout": list(s.converted) if s.ended == periods.AFTER_SHOOTOUT else None,
        "first_leg": list(periods.first_leg(s)) if s.config.two_legged or s.leg == 2 else None,
        "players": [
            {
                str(number + 1): [
                    card_code(s, team * terms.SQUAD + number),
                    1 if s.injuries[team * terms.SQUAD + number] else 0,
                ]
                for number in range(terms.SQUAD)
                if s.status[team * terms.SQUAD + number] != terms.ABSENT
            }
            for team in (0, 1)
        ],
    }


def scorer(s: State, event: Event) -> tuple[int, str] | None:
    """CA-6.1, CA-7.1: the squad member who scored; own goals and deflections are nobody's."""
    if event.code != "ca.goal" or event.args[1] == NOBODY:
        return None
    return (event.args[0], str(s.member(event.args[1]) % terms.SQUAD + 1))


def card_code(s: State, member: int) -> str:
    """CO-5.2: `-`, `Y`, `2Y`, `R` or `YR`."""
    if s.reds[member]:
        return "YR" if s.yellows[member] else "R"
    return ("-", "Y", "2Y")[s.yellows[member]]


def man_after(
    before: Mapping[str, int], card: str, roll: int, called_up: bool, counted: bool
) -> dict[str, int]:
    """CA-22.2, CA-22.3, CO-9.2 to CO-9.5: who was out for a counted match has served one; then card and roll count."""
    suspended, hurt, yellows = (before.get(name, 0) for name in ("suspended", "hurt", "yellows"))
    if (suspended or hurt) and counted and not called_up:
        suspended, hurt = max(0, suspended - 1), max(0, hurt - 1)
    suspended += card in RED_CODES  # CO-9.2
    yellows += card in ("Y", "YR")  # CO-9.3: those of a second-yellow red became the red
    if yellows == YELLOWS_OUT:
        suspended, yellows = suspended + 1, 0
    if roll < RECOVERS:  # CO-9.1; CO-10.7: for a man called up the longer absence stands
        hurt = max(hurt, roll)
    return {"suspended": suspended, "hurt": hurt, "yellows": yellows}

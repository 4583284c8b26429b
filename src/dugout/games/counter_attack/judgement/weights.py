# mypyc: interpreted: frozen dataclasses that are replaced and hashed stay Python objects anyway
"""The weights of the evaluation, in goals. `scripts/tune_counter_attack.py` searches for better ones by self-play."""

from __future__ import annotations

from dataclasses import dataclass, replace


@dataclass(frozen=True)
class Weights:
    """Values that do not follow from the rules, in goals or as factors."""

    base: float = 0.02
    """The value of having the ball, even on the team's own goal line."""
    ahead: float = 0.08
    """… plus an amount that grows up the pitch to this at the other goal line."""
    near: float = 0.22
    """… plus an amount near the goal."""
    miss: float = 0.03
    """The cost of a shot that is not a goal: the keeper has the ball."""
    counter: float = 0.06
    """The opponents' gain, besides the place value, when they win the ball from us."""
    wary: float = 0.9
    """The distance at which a tackler is noticed, as a fraction of his Pace."""
    tempo: float = 0.0
    """The cost of a movement phase, which takes three minutes."""
    home: float = 0.006
    """One hex nearer to a man's place."""
    support: float = 0.03
    """Standing where a pass can reach the man."""
    approach: float = 0.25
    """… times the chance of a goal from there."""
    crowd: float = 0.008
    """The cost of an opponent near a man without the ball."""
    spread: float = 0.015
    """The cost of a team-mate near him."""
    offside: float = 0.06
    """The cost of standing in an offside position."""
    idle: float = 0.004
    """Runs that gain less are not made."""
    foul: float = 0.03
    """The cost of a free kick conceded in midfield, with the risk of a card and an injury."""
    penalty: float = 0.7
    """The cost of a penalty."""
    beaten: float = 0.01
    """The cost of a failed tackle: a move is used, and the carrier may step past."""
    press: float = 0.05
    """Winning the ball, in addition to the values of place and threat."""
    cover: float = 1.0
    """The weight of reducing threats, relative to staying in place."""
    shift: float = 0.45
    """The fraction of a threat that remains if its lane is blocked or the man is offside: two hexes may reopen it."""
    chance: float = 0.2
    """From this chance on the position is kept and no more runs are made."""
    deny: float = 1.0
    """The weight of the exact reduction of threats by a defender's run; 0: only the rough estimate is used."""
    through: float = 1.0
    """The weight of passes into space; 0: none are played."""
    last_runs: float = 1.0
    """The weight of runs in step C that open the best pass, found exactly; 0: only the rough estimate is used."""
    mood: float = 0.0
    """How much the score changes risk-taking late in the match; 0: not at all."""


DEFAULT = Weights()
KEEN = replace(
    DEFAULT,
    wary=1.0,
    ahead=0.13,
    base=0.016,
    offside=0.075,
    idle=0.003,
    crowd=0.01,
    cover=1.25,
    penalty=1.0,
    mood=1.0,
)
"""The weights of `hard`."""

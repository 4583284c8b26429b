"""What is worth how much, in goals. `scripts/tune_counter_attack.py` looks for better figures by self-play."""

from __future__ import annotations

from dataclasses import dataclass, replace


@dataclass(frozen=True)
class Weights:
    """Figures that no rule gives. All of them are parts of a goal."""

    base: float = 0.02
    """Having the ball at all, at the own goal line."""
    ahead: float = 0.08
    """… more of it the further up the pitch, this much at the other goal line."""
    near: float = 0.22
    """… and more within reach of the goal."""
    miss: float = 0.03
    """What a shot that is no goal costs: the keeper has the ball."""
    counter: float = 0.06
    """What the others gain beyond the place when they win the ball from us."""
    wary: float = 0.9
    """From how far a tackler is seen coming, as a part of his Pace."""
    tempo: float = 0.0
    """What a movement phase costs: three minutes."""
    home: float = 0.006
    """A hex nearer to where a man belongs."""
    support: float = 0.03
    """Standing where the ball can be passed to."""
    approach: float = 0.25
    """… times the chance to shoot from there."""
    crowd: float = 0.008
    """An opponent near a man without the ball."""
    spread: float = 0.015
    """A team-mate near him."""
    offside: float = 0.06
    """Standing in an offside position."""
    idle: float = 0.004
    """A run that gains less is not made."""
    foul: float = 0.03
    """A free kick given away in midfield, with its card and injury."""
    penalty: float = 0.7
    """A penalty."""
    beaten: float = 0.01
    """A tackle that fails: a move spent, a carrier who may step past."""
    press: float = 0.05
    """Winning the ball, beyond what the place and the threat are worth."""
    cover: float = 1.0
    """Taking away a threat, against staying where a man belongs."""
    shift: float = 0.45
    """What is left of a threat whose lane is blocked, or that stands offside: two hexes may open it again."""
    chance: float = 0.2
    """From here on a chance is kept as it is and nobody runs any more."""
    deny: float = 1.0
    """What a defender's run takes away from the others, against the rest of its worth; 0: only roughly."""
    through: float = 1.0
    """Passes into space; 0: none."""
    last_runs: float = 1.0
    """Runs in step C that open the best pass, found exactly; 0: roughly."""
    mood: float = 0.0
    """How much the score changes what is risked late in the match; 0: not at all."""


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

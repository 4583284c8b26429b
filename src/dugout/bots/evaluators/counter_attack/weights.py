"""What is worth how much, in goals. `scripts/tune_counter_attack.py` looks for better figures by self-play."""

from __future__ import annotations

from dataclasses import dataclass


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
    free: float = 0.02
    """A man who receives with nobody near."""
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
    press: float = 0.05
    """Winning the ball, beyond what the place and the threat are worth."""
    cover: float = 1.0
    """Taking away a threat, against staying where a man belongs."""


DEFAULT = Weights()

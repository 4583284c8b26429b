"""Positions that matches hardly ever reach: a carrier alone with the keeper, a side that has four men sent off."""

from __future__ import annotations

from dugout.core.dice import Roller

SQUAD = 16
PLAYING, SENT_OFF, SPARE = "1", "3", "4"


def crowd(roller: Roller) -> str:
    """A position in one line."""
    return alone_with_keeper(roller) if roller.chance(1, 2) else four_sent_off(roller)


def alone_with_keeper(roller: Roller) -> str:
    """CA-13.9: a carrier beside the keeper's column, who may be dived at as soon as he enters it."""
    carrier = 3 + 2 * roller.below(4)
    return f"ca1 H9@17,{carrier} H2@-10,0 A4@0,0 A5@16,-8 A1@18,0 has=H9 phase=A"


def four_sent_off(roller: Roller) -> str:
    """CA-17.4: the tackler beside the carrier has a yellow card, and one man fewer is too few."""
    home = [PLAYING, PLAYING, *[SPARE] * 6, PLAYING, *[SPARE] * (SQUAD - 9)]
    away = [*[SPARE] * 3, PLAYING, PLAYING, *[SENT_OFF] * 4, *[SPARE] * (SQUAD - 9)]
    score = f"{roller.below(4)},{roller.below(4)}"
    return (
        "ca1 H9@0,0 H2@-10,0 A4@1,1 A5@9,1 has=H9 phase=B leniency=2 yellow=A4 "
        f"score={score} status={','.join(home + away)}"
    )

# mypyc: interpreted
"""CH-25.4, CH-27, CH-19.12: the result, its points, and what a match leaves for the next one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from dugout.core.values import Event, Result
from dugout.games.champions.board import PIECES, SQUAD
from dugout.games.champions.options import STARTER
from dugout.games.champions.state import State
from dugout.games.champions.terms import BY_FORFEIT, BY_SHOOT_OUT, CARRIED_OFF, SENT_OFF

CARD_NOTICE: Final = 3
INJURY_NOTICE: Final = 2
REASONS: Final = ("", "ch.time", "ch.golden-goal", "ch.shoot-out", "ch.forfeit")
REASON_RULES: Final = ("", "CH-25.4", "CH-25.8", "CH-26.1", "CH-19.12")
DECIDED: Final = ("", "90", "ET", "PEN", "90")
"""CO-5.1, by how the match ended; for want of players (CH-19.12) it was played and counts as decided in 90 minutes."""
POINTS: Final = {"90": (5, 0), "ET": (4, 1), "PEN": (3, 2)}
"""CH-27.5: the points of winner and loser, by how the match was decided."""
RED_CODES: Final = ("2Y", "R", "YR")


def winner(s: State) -> int:
    """CH-25.4, CH-26.1: the seat that has won; −1 for a draw."""
    if s.ended == BY_FORFEIT:
        return 1 - s.loser
    pair = s.shots_scored if s.ended == BY_SHOOT_OUT else s.score
    if pair[0] == pair[1]:
        return -1
    return 0 if pair[0] > pair[1] else 1


def points(s: State) -> tuple[int, int]:
    """CH-27.5: 5–0, after a golden goal 4–1, on penalties 3–2; none while the match goes on."""
    best = winner(s) if s.ended else -1
    if best < 0:
        return (0, 0)
    high, low = POINTS[DECIDED[s.ended]]
    return (high, low) if best == 0 else (low, high)


def result(s: State) -> Result:
    """CH-25.4: how the match ended, with the report a competition needs (CO-5.1)."""
    best = winner(s)
    places = (1, 1) if best < 0 else (1, 2) if best == 0 else (2, 1)
    reason = "ch.draw" if best < 0 else REASONS[s.ended]
    rule = REASON_RULES[s.ended]
    return Result(places, reason, rule, (s.score[0], s.score[1]), report(s))


def report(s: State) -> dict[str, Any]:
    """CO-5.1: goals, how it was decided, and each man's card and injury code."""
    decided = DECIDED[s.ended]
    goals90 = s.score if s.ended == BY_FORFEIT else s.score90
    cards: list[dict[str, str]] = [{}, {}]
    injuries: list[dict[str, str]] = [{}, {}]
    for piece in range(PIECES):
        shirt = str(piece % SQUAD + 1)
        card = card_code(s, piece)
        if card != "-":
            cards[piece // SQUAD][shirt] = card
        if s.injuries[piece]:
            injuries[piece // SQUAD][shirt] = "2" if s.standing[piece] == CARRIED_OFF else "1"
    counts = s.config.profile != STARTER  # CH-28.1: no tournament rules
    return {
        "decided": decided,
        "winner": ("none", "home", "away")[winner(s) + 1],
        "goals90": list(goals90),
        "goals": list(s.score),
        "shootout": list(s.shots_scored) if s.ended == BY_SHOOT_OUT else None,
        "cards": cards,
        "injuries": injuries,
        "points": list(points(s)) if counts else None,
    }


def scorer(event: Event) -> tuple[int, str] | None:
    """CH-12.6: the man who played the ball last has scored, unless he put it into his own goal."""
    if event.code != "ch.goal" or event.args[1] < 0 or event.args[1] // SQUAD != event.args[0]:
        return None
    return (event.args[0], str(event.args[1] % SQUAD + 1))


def card_code(s: State, piece: int) -> str:
    """CO-5.2: none, yellow, second yellow, straight red, straight red after a yellow."""
    if s.reds >> piece & 1:
        return "YR" if s.yellows[piece] else "R"
    if s.standing[piece] == SENT_OFF:
        return "2Y"
    return "Y" if s.yellows[piece] else "-"


def record_after(
    out: int, notice: int, weight: int, lasts: int, available: bool, called_up: bool, counted: bool
) -> tuple[int, int]:
    """CH-27.1 to CH-27.4: matches still to miss and matches on notice, after one more match of his team.

    `weight` is 1 for a yellow card or an injury, 2 for a red card or two; `lasts` says how long a notice does.
    CO-10.7: what happens to a man called up while out counts as on notice and is added.
    CO-4.4(b): of a match that his team forfeited, which does not count, only the codes take effect.
    """
    if called_up:
        return (out + (0, 1, 3)[weight], 0 if weight else notice)
    if not counted and weight == 0:
        return (out, notice)
    if not available:
        return (max(0, out - 1), lasts if out == 1 else notice)
    if weight == 2:
        return (3 if notice else 2, 0)
    if weight == 1:
        return (1, 0) if notice else (0, lasts)
    return (0, max(0, notice - 1))


def man_after(
    man: Mapping[str, int], card: str, injury: str, called_up: bool, counted: bool
) -> dict[str, int]:
    """CO-7.5, CO-7.6, CO-8.2, CO-8.3: one man after one more match of his team; both absences are served at once."""
    suspended, notice = man.get("suspended", 0), man.get("notice", 0)
    hurt, prone = man.get("hurt", 0), man.get("prone", 0)
    match = (suspended == 0 and hurt == 0, called_up, counted)
    booked = 2 if card in RED_CODES else int(card == "Y")
    suspended, notice = record_after(suspended, notice, booked, CARD_NOTICE, *match)
    hurt, prone = record_after(hurt, prone, int(injury), INJURY_NOTICE, *match)
    return {"suspended": suspended, "notice": notice, "hurt": hurt, "prone": prone}

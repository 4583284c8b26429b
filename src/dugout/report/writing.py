"""From a record to a report: read, count, and write it in one language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from dugout.core.ids import Seat
from dugout.core.rules import Rules
from dugout.core.values import Record
from dugout.fairness.luck import luck as gifts
from dugout.games.registry import game
from dugout.i18n import has, render
from dugout.report.account import account
from dugout.report.contract import reporting
from dugout.report.facts import Facts, Mark
from dugout.report.figures import all_figures
from dugout.report.figures.luck import luck
from dugout.report.figures.ratings import ratings
from dugout.report.figures.turning import swings
from dugout.report.kits import kit_of
from dugout.report.match import Match
from dugout.report.model import Report, Side
from dugout.report.names import is_name, side_names
from dugout.report.reel import read
from dugout.report.story import story
from dugout.report.words import Words

NO_RESULT: Final = "–"
"""Replaces the score of a match that ended without one."""


def collect(record: Record, rules: Rules[Any, Any] | None = None, agreed: Sequence[int] = ()) -> Facts:
    """The facts of a match; raises RecordError, ParseError, SetupError or UnknownGame.

    `agreed` are the places where not the rules ended it.
    """
    rules = rules or game(record.game)
    facts = follow(record, rules)
    facts.gifts = gifts(rules, record)
    if reporting.of(rules.name).accounts:
        facts.account = account(rules, record, agreed)
    return facts


def follow(record: Record, rules: Rules[Any, Any]) -> Facts:
    """The facts without the luck of dice and cards, which needs a second pass."""
    facts = Facts(rules.name, record.setup.seats)
    read(rules, record, reporting.of(rules.name).reader(facts), facts)
    return facts


def write(
    facts: Facts,
    names: Sequence[str],
    language: str,
    ending: tuple[str, dict[str, Any]] | None = None,
    reader: Seat | None = None,
) -> Report:
    """The report in one language; `names` are the names of the people on the seats.

    `ending` is the key (with figures) for how a match ended outside its rules. `reader` is the seat of a reader who
    has given no name, and is shown as "you" instead of a number.
    """
    match = match_of(facts, names, language, reader)
    sides = [
        Side(
            seat=seat,
            name=_side(match, seat, reader),
            coach=names[seat] if is_name(facts.teams[seat]) and seat != reader else "",
            kit=kit_of(facts.game, seat),
            letter=facts.letters[seat] if facts.letters else "",
            colour=match.colours[seat],
            score=str(facts.score[seat]) if seat < len(facts.score) else "",
            place=facts.places[seat] if facts.places else 0,
            deeds=_deeds(match, seat),
        )
        for seat in range(facts.seats)
    ]
    score = (
        match.words.score(side.score for side in sides if facts.places) or NO_RESULT if match.is_pitch else ""
    )
    return Report(
        game=facts.game,
        title=_title(match, score),
        subtitle=_subtitle(match, ending),
        score=score,
        sides=sides,
        figures=all_figures(match),
        story=story(match),
        grades=reporting.of(facts.game).grades and facts.seats == 2,
        facts=plain(match),
    )


def match_of(facts: Facts, names: Sequence[str], language: str, reader: Seat | None = None) -> Match:
    """A match with its texts; `reader` is addressed as "you", unless his team has a name of its own."""
    own = None if reader is not None and is_name(facts.teams[reader]) else reader
    return Match(facts, Words(language, side_names(facts.teams, names), own))


def _side(m: Match, seat: Seat, reader: Seat | None) -> str:
    """The name of a side; a reader is told which team of its own name is his."""
    return m.words("you", name=m.name(seat)) if seat == reader != m.words.reader else m.name(seat)


def _title(m: Match, score: str) -> str:
    if m.is_pitch:
        return f"{m.name(0)} {score} {m.name(1)}"
    winners = [seat for seat, place in enumerate(m.facts.places) if place == 1]
    return m.words("title-table", **m.words.party(winners))


def _subtitle(m: Match, ending: tuple[str, dict[str, Any]] | None) -> str:
    """How the match ended, with the winner if the score does not show it, and how long it lasted."""
    seats = [seat for seat, place in enumerate(m.facts.places) if place == 1]
    winner = {"name": ", ".join(map(m.name, seats)), "you": "yes" if seats == [m.words.reader] else "no"}
    key, args = ending or (f"end-{m.facts.reason.replace('.', '-')}", winner)
    parts = [render(key, args, m.words.language)] if has(key) else []
    if ending and m.is_pitch and len(seats) == 1 and has(f"{key}.won"):
        parts.insert(0, render(f"{key}.won", winner, m.words.language) + ".")
    if m.is_pitch:
        parts += _scores(m)
    rounds = len(m.facts.rounds)
    parts.append(m.words("rounds", rounds=rounds) if rounds else m.clock(m.facts.now))
    return " ".join(parts)


def _scores(m: Match) -> list[str]:
    """Scores that the headline does not show: in the shoot-out, of the first leg, at the start, on the pitch."""
    found = {
        "shootout": m.facts.extra.get("shootout"),
        "first-leg": m.facts.extra.get("first_leg"),
        "began": list(m.facts.opening) if any(m.facts.opening) else None,
        "stood": m.pitch_score
        if m.facts.score and (not m.facts.places or m.pitch_score != list(m.facts.score))
        else None,
    }
    return [m.words(key, score=m.words.score(score)) for key, score in found.items() if score]


def _deeds(m: Match, seat: int) -> str:
    """Scorers with their minutes (and a number for several goals in one minute), or the best round; if there was only
    one, what was right in it."""
    if m.is_pitch:
        goals = Counter((mark.man, _scorer(m, mark)) for mark in m.goals(seat))  # men may share a surname
        return ", ".join(f"{one} ({count})" if count > 1 else one for (_, one), count in goals.items())
    if not m.facts.rounds:
        return ""
    counts = [one.counts[seat] for one in m.facts.rounds if one.counts]
    return m.words("best-round" if len(counts) > 1 else "only-round", count=max(counts, default=0))


def _scorer(m: Match, mark: Mark) -> str:
    minute = m.clock(mark.when)
    if mark.man is None:
        return minute
    shown = f"{m.words.short(mark.man)} {minute}"
    return shown if mark.args["own"] == "none" else m.words("own-goal", man=shown)


def plain(m: Match) -> dict[str, Any]:
    """The figures as plain data, for programs."""
    facts = m.facts
    return {
        "score": list(facts.score),
        "places": list(facts.places),
        "curve": [
            {"at": point.when.at, "clock": point.when.clock, "chances": [round(c, 4) for c in point.chances]}
            for point in m.curve
        ],
        "turning": [
            {"at": m.curve[one.point].when.at, "seat": one.seat, "gain": round(one.size, 4)} for one in swings(m)
        ],
        "shots": [
            {
                "at": shot.when.at,
                "clock": shot.when.clock,
                "seat": shot.seat,
                "man": shot.man.number if shot.man else None,
                "place": shot.place.name,
                "chance": [shot.chance.numerator, shot.chance.denominator],
                "outcome": shot.outcome,
            }
            for shot in facts.shots
        ],
        "counts": [dict(sorted(counts.items())) for counts in facts.counts],
        "luck": [
            {
                "kind": one.kind,
                "seat": one.seat,
                "tries": one.tries,
                "expected": round(one.expected, 4),
                "happened": one.happened,
            }
            for one in luck(facts)
        ],
        "ratings": [
            {"seat": man.seat, "man": man.number, "rating": mark} for mark, man in ratings(m)
        ] if facts.deeds else [],
        "cash": facts.extra.get("cash", []),
    }  # fmt: skip

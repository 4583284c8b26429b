"""Every number and name of a report, held against the record: the match is read once more, by other code.

`faults` replays a record through the public view and the events alone, and returns what the report says otherwise.
It reads the words that people read (in English), the picture and the printed page, never the report's own facts.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from dataclasses import dataclass, field
from html import escape
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

from dugout.core.ids import EVERYONE, PUBLIC
from dugout.core.record import replay
from dugout.core.values import Event
from dugout.games.registry import game
from dugout.report.draw.poster import poster
from dugout.report.model import Figure, Report
from dugout.report.names import names_of
from dugout.report.page import page
from dugout.report.writing import collect, write
from tests.report.simulated import Played

PACKAGE = Path(__file__).resolve().parents[2] / "src/dugout"
GAMES_FOLDER = PACKAGE / "games"
KITS = json.loads((PACKAGE / "report/kits.json").read_text(encoding="utf-8"))
MINUTE = re.compile(r"(\d+)′")
LEG = re.compile(r"Leg (\d), \d+′")
FIRST_TIME = 4
"""CA-18.4: the play of the ball that takes no time."""
FORECASTS = {"Home": "1", "Away": "2", "Draw": "3"}
THROW_IN = "CA-16.11"
"""The movement phase before a throw-in takes none either."""
DECIDED_BY_NOBODY = "*!"
"""How the answers of dice and host begin."""
AWARDED = ("ca.forfeit", "ch.forfeit")
NAMES_WINNER = ("ca.shootout", "ca.tie-won", "ca.forfeit", "ch.shoot-out", "ch.golden-goal", "ch.forfeit")
SHOOT_OUT = {"ca.shootout-goal": (1, 2), "ca.shootout-miss": (1, 2), "ch.shot-taken": (2, 3)}
COUNTED = {
    "ca.foul": "Fouls", "ch.foul": "Fouls", "ca.yellow": "Yellow cards", "ch.yellow": "Yellow cards",
    "ca.red": "Red cards", "ch.red": "Red cards", "ca.injured": "Injuries", "ch.injury": "Injuries",
    "ca.offside": "Offsides", "ca.interception": "Interceptions", "ch.intercepted": "Interceptions",
}  # fmt: skip
"""Events that a bar of the report counts for the side of the man they name first."""


@dataclass
class Goal:
    seat: int
    minute: int
    shirt: int | None
    leg: int
    own: bool = False
    """Put into his own goal by a man of the other side: no shot."""


@dataclass
class Told:
    """What record, events and public views say."""

    seats: int
    names: list[str]
    coaches: list[str]
    men: list[set[tuple[int, str]]] = field(default_factory=list)
    minutes: dict[int, set[int]] = field(default_factory=dict)
    """By the number of public events: the minutes on the scoreboard before and after they were told."""
    asked: dict[int, int] = field(default_factory=dict)
    """By the number of public events: the one at which somebody was asked what led there."""
    goals: list[Goal] = field(default_factory=list)
    counts: list[Counter[str]] = field(default_factory=list)
    possession: list[int] = field(default_factory=lambda: [0, 0])
    kickers: set[int] = field(default_factory=set)
    """Who has had the ball in the turn of Champions that is going on."""
    shoot_out: tuple[int, int] | None = None
    letters: dict[int, str] = field(default_factory=dict)
    score: tuple[int, ...] = ()
    opening: list[int] = field(default_factory=lambda: [0, 0])
    leg: int = 1
    second_leg: int | None = None
    """The number of public events at the change of legs."""
    last: int = 0
    phase: tuple[int, int] | None = None
    """The movement phase that is going on: whose, and its minutes."""
    played: int = 0
    """Minutes of the periods before."""
    wrong: list[str] = field(default_factory=list)
    clocks: list[int] = field(default_factory=list)
    places: tuple[int, ...] = ()
    reason: str = ""
    view: Any = None


def faults(played: Played) -> list[str]:
    """What the report of a match says that the match does not; empty if all is true."""
    record = played.record
    names = names_of(record, "en")
    ending = None
    facts = collect(record)
    if played.given_up is not None:
        facts.places = tuple(2 if seat == played.given_up else 1 for seat in range(record.setup.seats))
        facts.reason = "match.resigned"
        ending = ("end-match-resigned", {"name": names[played.given_up]})
    report = write(facts, names, "en", ending)
    told = listen(played)
    found = [*told.wrong, *_heads(report, told, played), *_papers(report, told)]
    found += _table(report, told) if record.game == "toto" else _pitch(report, told)
    return found


# What the match says.


def listen(played: Played) -> Told:
    """Read the record by its events and by what spectators see."""
    record = played.record
    rules = game(record.game)
    seats = record.setup.seats
    coaches = [played.names[seat] if played.names else f"Player {seat + 1}" for seat in range(seats)]
    told = Told(seats, coaches[:], coaches)
    told.men = [set() for _ in range(seats)]
    told.counts = [Counter() for _ in range(seats)]
    state = rules.new(record.setup)
    before = rules.view(state, PUBLIC)
    told.opening = list(rules.score(state))
    at = asked = 0
    for (state, events), answer in zip(replay(rules, record), record.answers, strict=True):
        asked = asked if answer[0] in DECIDED_BY_NOBODY else at
        view = rules.view(state, PUBLIC)
        at += sum(event.seats == EVERYONE for event in events)
        told.asked.setdefault(at, asked)
        if any(event.code in SHOOT_OUT for event in events):
            asked = at
        _men(told, before, view)
        _step(told, rules, before, view, events, at)
        before = view
    _close_turn(told)
    told.view, told.last = before, at
    result = rules.result(state)
    told.score = rules.score(state)
    if result is not None:
        told.places, told.reason, told.score = result.places, result.reason, result.scores or told.score
    for seat, team in enumerate(getattr(before, "teams", [])):
        told.names[seat] = team.name or told.names[seat]
    return told


def _men(told: Told, *views: Any) -> None:
    for view in views:
        for man in getattr(view, "pieces", None) or getattr(view, "men", None) or ():
            told.men[man.seat].add((man.shirt, getattr(man, "name", "")))


def _step(told: Told, rules: Any, before: Any, view: Any, events: Any, at: int) -> None:
    minute = getattr(before, "minute", 0)
    shown = {minute, getattr(view, "minute", 0)}
    for event in events:
        args = dict(
            zip((one.partition(":")[0] for one in rules.event_fields(event.code)), event.args, strict=True)
        )
        minute = args.get("minute", minute)
        shown.add(minute)
        if event.code == "ca.period":
            _close_phase(told)
            told.played = sum(told.possession)
        elif event.code == "ca.second-leg":
            told.leg, told.second_leg = 2, at
        elif event.code in ("ca.goal", "ch.goal") and getattr(before, "period", "") != "shoot-out":
            scorer = args.get("scorer", args.get("man"))
            own = scorer is not None and scorer >= 0 and _side(event.code, scorer) != args["seat"]
            told.goals.append(Goal(args["seat"], minute, _shirt(event.code, scorer), told.leg, own))
        elif event.code in SHOOT_OUT:
            home, away = SHOOT_OUT[event.code]
            told.shoot_out = (event.args[home], event.args[away])
        elif event.code == "to.column":
            told.letters[args["seat"]] = "ABCDEFGH"[args["column"] - 1]
        elif event.code in ("to.goal", "to.whistle"):
            told.counts[args["seat"]][event.code] += 1
        if event.code in COUNTED:
            told.counts[_side(event.code, event.args[0])][COUNTED[event.code]] += 1
        _possession(told, event, before, view)
    if told.phase is not None and view.step == "" and not _phase_is_due(told, before, view):
        _close_phase(told)
    if getattr(view, "ask", "") == "ca.action" and view.clock != sum(told.possession) - told.played:
        told.wrong.append(f"the clock shows {view.clock}, actions took {sum(told.possession) - told.played}")
    told.minutes.setdefault(at, set()).update(shown)
    told.clocks.append(getattr(view, "minute", 0))


def _side(code: str, piece: int) -> int:
    return piece // (11 if code.startswith("ca.") else 20)


def _shirt(code: str, piece: int | None) -> int | None:
    return None if piece is None or piece < 0 else piece % (11 if code.startswith("ca.") else 20) + 1


def _possession(told: Told, event: Event, before: Any, view: Any) -> None:
    """CA-18.4: what an action costs is the time of the side that takes it; on a real clock time goes to who attacks.

    In Champions every turn that begins counts for the side that touched the ball last, and for whoever kicked it.
    """
    code, args = event.code, event.args
    if code in ("ch.pass", "ch.kick", "ch.shot") and before.period != "shoot-out":
        told.kickers.add(_side(code, args[0]))
    elif code == "ch.taken-back":
        told.kickers.clear()
    if code == "ch.turn" and view.last_touch is not None:
        told.kickers.add(0 if view.last_touch.startswith("H") else 1)
        _close_turn(told)
    if not code.startswith("ca."):
        return
    real = before.options.get("clock") == "real"
    if code == "ca.minute":
        told.possession[before.attack] += 1
    elif not real and code in ("ca.pass", "ca.high", "ca.long"):
        told.possession[_side(code, args[0])] += 0 if args[3] == FIRST_TIME else 1
    elif not real and code == "ca.shot" and before.row == "FREE_KICK":
        told.possession[_side(code, args[0])] += 1
    elif not real and code == "ca.phase":
        _close_phase(told)
        told.phase = (args[0], 0 if event.rule == THROW_IN else 3)


def _close_turn(told: Told) -> None:
    for seat in told.kickers:
        told.possession[seat] += 1
    told.kickers.clear()


def _phase_is_due(told: Told, before: Any, view: Any) -> bool:
    """The last step of a movement phase is done, but something is still asked before the clock moves on."""
    charged = view.clock - sum(told.possession) + told.played
    return view.stage == "play" and view.period == before.period and charged < told.phase[1]


def _close_phase(told: Told) -> None:
    """A movement phase costs its minutes when it is over."""
    if told.phase is not None:
        told.possession[told.phase[0]] += told.phase[1]
    told.phase = None


# What the report says.


def _heads(report: Report, told: Told, played: Played) -> list[str]:
    """Names, kits, letters, places and score in the head."""
    found = []
    own = GAMES_FOLDER / played.record.game.replace("-", "_") / "parts/reporting/kits.json"
    kits = json.loads(own.read_text(encoding="utf-8")) if own.exists() else KITS["seats"]
    for side in report.sides:
        seat = side.seat
        found += _same(f"name of seat {seat}", side.name, told.names[seat])
        if told.names[seat] != told.coaches[seat]:
            found += _same(f"coach of seat {seat}", getattr(side, "coach", None), told.coaches[seat])
        found += _same(f"kit of seat {seat}", getattr(side, "kit", None), kits[seat])
        found += _same(f"score of seat {seat}", side.score, str(told.score[seat]))
        if told.places:
            found += _same(f"place of seat {seat}", side.place, told.places[seat])
        if told.letters:
            found += _same(f"letter of seat {seat}", getattr(side, "letter", None), told.letters.get(seat))
    if played.given_up is not None:
        found += _has("subtitle", report.subtitle, f"{told.coaches[played.given_up]} has resigned")
    elif told.reason in NAMES_WINNER:
        found += _has("subtitle", report.subtitle, told.names[told.places.index(1)])
    return found


def _pitch(report: Report, told: Told) -> list[str]:
    figures = {figure.id: figure for figure in report.figures}
    found = _same("score", report.score, "–".join(map(str, told.score)))
    found += _same("title", report.title, f"{told.names[0]} {report.score} {told.names[1]}")
    found += [*_goals(report, figures, told), *_minutes(report, figures, told)]
    found += [*_men_named(report, figures, told), *_bars(figures, told)]
    if told.shoot_out is not None and told.places:
        found += _has("subtitle", report.subtitle, "–".join(map(str, told.shoot_out)))
        kicks = [item.text for item in figures["timeline"].items if item.kind.startswith("shootout")]
        found += _has("last kick", kicks[-1], "–".join(map(str, told.shoot_out)))
    return found


def _goals(report: Report, figures: dict[str, Figure], told: Told) -> list[str]:
    """The same goals in head, time line and list of shots, and as many as the score says."""
    found = []
    items = [item for item in _items(figures, "timeline") if item.kind == "goal"]
    shots = [row for table in _tables(figures, "shots") for row in table.rows if row[-1] == "goal"]
    for seat, side in enumerate(report.sides):
        goals = [goal for goal in told.goals if goal.seat == seat]
        counted = [goal for goal in goals if goal.leg == told.leg]
        if told.view.options.get("scenario") == "SC-3":
            counted = goals
        minutes = [_lead(told, goal) for goal in goals]
        deeds = MINUTE.findall(side.deeds)
        found += _same(f"minutes in the head of {seat}", deeds, [str(goal.minute) for goal in counted])
        found += _same(
            f"goals on the time line of {seat}", [i.lead for i in items if i.seat == seat], minutes
        )
        rows = [
            row[0] for row in shots if row[1].endswith(told.names[seat]) or f"({told.names[seat]})" in row[1]
        ]
        shot = [_lead(told, goal) for goal in goals if not goal.own]
        found += _same(f"goals among the shots of {seat}", rows, shot)
        total = told.opening[seat] + len(counted) if told.leg == 1 else len(counted)
        if told.reason not in AWARDED:
            found += _same(f"goals of {seat}", total, told.score[seat])
            found += _same(f"goals of {seat} in the head", side.score, str(total))
    if told.reason in AWARDED:
        stood = [told.opening[s] + sum(g.seat == s for g in told.goals) for s in range(2)]
        if stood != list(told.score):
            found += _has("subtitle", report.subtitle, "–".join(map(str, stood)))
    return found


def _minutes(report: Report, figures: dict[str, Figure], told: Told) -> list[str]:
    """Every minute was on the scoreboard just then; head and last row of the table agree; the clock never runs back,
    and of two legs every minute names its own."""
    found = []
    for item in [*_items(figures, "timeline"), *_items(figures, "turning")]:
        if told.second_leg is not None:
            leg = 1 if item.at <= told.second_leg else 2
            found += _same(f"leg of {item.text}", LEG.findall(item.lead), [str(leg)])
        found += _same(f"question that led to {item.text}", item.opens, told.asked.get(item.at))
        if item.kind == "goal" and told.reason:
            points = [f"{one['clock']}′" for one in report.facts["curve"] if one["at"] == item.at]
            found += _same(
                f"minute of {item.text} on the curve", points[:1], [f"{MINUTE.findall(item.lead)[0]}′"]
            )
        shown = told.minutes.get(item.at)
        minute = MINUTE.findall(item.lead)
        if shown is None or len(minute) != 1 or int(minute[0]) not in shown:
            found.append(f"{item.lead} ({item.text}): the clock showed {shown}")
    end = MINUTE.findall(report.subtitle)
    found += _same("minute in the head", end, [str(told.clocks[-1] if told.clocks else 0)])
    for table in _tables(figures, "chances"):
        minutes = [int(MINUTE.findall(row[0])[0]) for row in table.rows]
        times = [_time(row[0]) for row in table.rows]
        found += _same("minutes of the chances in order", times, sorted(times))
        if told.places:
            found += _same("last minute of the chances", minutes[-1], told.clocks[-1])
    late = [row for table in _tables(figures, "shots") for row in table.rows[:-1] if "in the air" in row[-1]]
    found += _same("shots under way before the last one", late, [])
    shots = [int(MINUTE.findall(row[0])[0]) for table in _tables(figures, "shots") for row in table.rows]
    times = [_time(row[0]) for table in _tables(figures, "shots") for row in table.rows]
    found += _same("minutes of the shots in order", times, sorted(times))
    if told.leg == 1:
        found += _same("the clock in order", told.clocks, sorted(told.clocks))
    return [*found, *(f"a shot in minute {one}" for one in shots if one not in told.clocks)]


def _lead(told: Told, goal: Goal) -> str:
    """A goal's minute as the report writes it."""
    return f"{goal.minute}′" if told.second_leg is None else f"Leg {goal.leg}, {goal.minute}′"


def _time(words: str) -> tuple[int, int]:
    """Leg and minute of a row, to be put in order."""
    leg = LEG.findall(words)
    return (int(leg[0]) if leg else 1, int(MINUTE.findall(words)[0]))


def _men_named(report: Report, figures: dict[str, Figure], told: Told) -> list[str]:
    """A number belongs to a man of that side, under his name."""
    found = []
    for seat, side in enumerate(report.sides):
        own = [goal.shirt for goal in told.goals if goal.seat == seat]
        for number, name in re.findall(r"#(\d+)(?: ([^,\d]+?))? \d+′(?! \(own)", side.deeds):
            good = int(number) in own and any(
                shirt == int(number) and (not name or full.endswith(name)) for shirt, full in told.men[seat]
            )
            found += [] if good else [f"head of {seat}: #{number} {name}"]
    texts = [item.text for part in ("timeline", "turning") for item in _items(figures, part)]
    texts += [row[1] for table in _tables(figures, "shots") for row in table.rows]
    texts += [f"{row[0]} ({row[1]})" for table in _tables(figures, "ratings") for row in table.rows]
    for text in texts:
        found += _men_in(text.replace(" (keeper)", ""), told)
    return found


def _men_in(text: str, told: Told) -> list[str]:
    found, sides = [], []
    for number, name, team in re.findall(r"#(\d+)(?: ([^#]+?))? \((" + _any_of(told.names) + r")\)", text):
        sides.append(told.names.index(team))
        if (int(number), name) not in told.men[sides[-1]]:
            found.append(f"no such man of {team}: {text}")
    off = re.search(r" comes on for #(\d+)(?: (.+))?$", text)
    if off and sides and (int(off[1]), off[2] or "") not in told.men[sides[0]]:
        found.append(f"no such man went off: {text}")
    if text.count("#") != len(sides) + bool(off):
        found.append(f"a number without a man: {text}")
    return found


def _bars(figures: dict[str, Figure], told: Told) -> list[str]:
    bars = {bar.label: bar.values for bar in figures["numbers"].bars}
    found = []
    shares = [int(value.rstrip("%")) for value in bars["Possession"]]
    found += _same("sum of possession", sum(shares), 100)
    whole = sum(told.possession)
    if whole and abs(shares[0] - 100 * told.possession[0] / whole) > 0.51:
        found.append(f"possession {shares}, counted {told.possession}")
    for label in sorted(set(COUNTED.values())):
        counted = [str(told.counts[seat][label]) for seat in range(2)]
        found += _same(label, bars.get(label, ["0", "0"]), counted)
    return found


def _table(report: Report, told: Told) -> list[str]:
    """Voetbal Toto: rounds, forms, goals laid and stopped, money."""
    figures = {figure.id: figure for figure in report.figures}
    found = []
    if told.places:
        *others, last = [told.names[seat] for seat in range(told.seats) if told.places[seat] == 1]
        found += _has("title", report.title, f"{', '.join(others)} and {last}" if others else last)
    rounds = told.view.reports
    money = [row for table in _tables(figures, "money") for row in table.rows][1:]
    found += _same("money", [row[1:] for row in money], [[str(one) for one in r.cash] for r in rounds])
    for table, one in zip(_tables(figures, "fixtures"), rounds, strict=True):
        found += _same("results", [row[1] for row in table.rows[:-1]], [f"{h}–{a}" for h, a in one.scores])
        found += _same("right ones", table.rows[-1][2:], [str(count) for count in one.counts])
        forms = [
            "".join(FORECASTS[row[2 + seat].split()[0]] for row in table.rows[:-1])
            for seat in range(told.seats)
        ]
        found += _same("forms", forms, one.forms)
    for table in _tables(figures, "numbers"):
        for seat, row in enumerate(table.rows):
            laid = [row[0], *(told.counts[seat][code] for code in ("to.goal", "to.whistle"))]
            found += _same(f"laid and stopped by {seat}", [row[0], *map(int, row[4:])], laid)
    return found


def _papers(report: Report, told: Told) -> list[str]:
    """The picture and the page say what the report says; letters on them are letters of the match."""
    drawing = ElementTree.fromstring(poster(report))
    texts = [node.text or "" for node in drawing.iter() if node.tag.endswith("text")]
    printed = page(report, "en")
    found = _has("page", printed, escape(report.subtitle))
    if report.score:
        found += _has("picture", texts, report.score)
    if told.letters:
        single = {text for text in texts if len(text) == 1 and text in "ABCDEFGH"}
        found += _same("letters on the picture", single - set(told.letters.values()), set())
        best = min(report.sides, key=lambda side: side.place)
        found += _has("picture", " ".join(texts), f"{told.letters[best.seat]} {best.name}"[:20])
    return found


def _items(figures: dict[str, Figure], name: str) -> list[Any]:
    return figures[name].items if name in figures else []


def _tables(figures: dict[str, Figure], name: str) -> list[Any]:
    return figures[name].tables if name in figures else []


def _any_of(names: list[str]) -> str:
    return "|".join(re.escape(name) for name in sorted(names, key=len, reverse=True))


def _same(what: str, said: Any, true: Any) -> list[str]:
    return [] if said == true else [f"{what}: {said!r}, in truth {true!r}"]


def _has(what: str, text: Any, part: str) -> list[str]:
    return [] if part in text else [f"{what} lacks {part!r}: {str(text)[:120]!r}"]

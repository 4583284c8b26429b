"""What `expect` of a season case can name (seasons.py): each key is looked up in the season."""

from __future__ import annotations

from typing import Any

import msgspec

from dugout.competition import calendar, evening, ladder, market, records, sessions, squads, stages
from dugout.competition.commands import PairUp
from dugout.competition.inheritance import legacy
from dugout.competition.play import setup_of
from dugout.competition.results import results
from dugout.competition.season import Season


def plain(value: Any) -> Any:
    """Tuples as lists, keys as texts, structures as dicts: what YAML can say."""
    if isinstance(value, (list, tuple)):
        return [plain(item) for item in value]
    if isinstance(value, PairUp):
        return plain(msgspec.to_builtins(value))
    if isinstance(value, dict):
        return {str(key): plain(item) for key, item in value.items()}
    return value


def check(s: Season, expect: dict[str, Any]) -> None:
    """Each key of `expect` is looked up in the season."""
    for key, wanted in expect.items():
        assert plain(_look(s, key, wanted)) == plain(wanted), key


def check_club(seasons: list[tuple[str, Season]], expect: dict[str, Any]) -> None:
    """CO-25: the records of a club, each as a line."""
    coaches = {one.who: one for one in records.honours(seasons)}
    names = {who: one.last.name for who, one in coaches.items()}
    found: dict[str, Any] = {
        "honours": {
            names[who]: " ".join(
                map(
                    str,
                    (one.titles, one.seconds, one.seasons)
                    + ((one.sessions, one.money) if one.sessions else (one.played, one.won, one.goals)),
                )
            )
            for who, one in coaches.items()
        },
        "feats": {
            one.kind: f"{names[one.who]} {one.count} in {one.competition}"
            + (f" {one.score[0]}-{one.score[1]} against {names[one.other]}" if one.score else "")
            for one in records.feats(seasons)
        },
        "scorers": [
            f"{one.man} of {one.team} ({names[one.who]}): {one.goals} in {len(one.seasons)}"
            for one in records.scorers(seasons)
        ],
    }
    for key, wanted in expect.items():
        assert found[key] == wanted, key
        if key == "honours":
            assert list(found[key]) == list(wanted), "in this order"


def _look(s: Season, key: str, wanted: Any) -> Any:
    names = {entrant.number: entrant.name for entrant in s.entrants}
    if key == "phase":
        return s.phase
    if key == "ranking":
        return [names[number] for number in s.ranking]
    if key == "standings":
        return [names[number] for number in sessions.standings(s)]
    if key == "table":
        return [names[row.number] for row in stages.table(s)]
    if key == "tables":
        return {group: [names[row.number] for row in stages.table(s, group)] for group in wanted}
    if key == "rows":
        rows = {names[row.number]: row for row in stages.table(s)}
        return {
            name: {field: getattr(rows[name], field) for field in fields} for name, fields in wanted.items()
        }
    if key == "status":
        return {fixture: s.fixtures[fixture].status for fixture in wanted}
    if key == "sides":
        return {
            fixture: [names[number] for number in s.fixtures[fixture].sides]
            if fixture in s.fixtures
            else None
            for fixture in wanted
        }
    if key == "results":
        found = {row.fixture: row.text for row in results(s)}
        return {fixture: found.get(fixture) for fixture in wanted}
    if key == "men":
        return {name: _men(s, name, men) for name, men in wanted.items()}
    if key == "legacy":
        return legacy(s, s.config.game)
    if key == "absent":
        return {name: squads.absent(s, s.entrant(s.number(name))) for name in wanted}
    if key == "dates":
        return s.dates
    if key == "tables at":  # CO-21.2
        return {fixture: s.fixtures[fixture].table for fixture in wanted}
    if key == "guests":
        return [entrant.name for entrant in s.entrants if entrant.guest]
    if key == "phones":
        return {entrant.name: entrant.id for entrant in s.entrants if entrant.phone}
    if key == "ready":
        return {fixture: sorted(names[number] for number in s.fixtures[fixture].ready) for fixture in wanted}
    if key == "agreed":
        return sorted(evening.agreed(s))
    if key == "disputed":
        return {fixture: evening.disputed(s.fixtures[fixture]) for fixture in wanted}
    if key == "played by":  # CO-21.6: device, and whether as its guest
        return {
            fixture: [
                evening.seat_of(s, s.fixtures[fixture], side, "organiser")
                for side in s.fixtures[fixture].sides
            ]
            for fixture in wanted
        }
    if key == "waiting":
        return [each.name for each in s.waiting]
    if key == "kept by hand":
        return {name: getattr(s, name) for name in wanted}
    if key == "lots":
        return {names[number]: lot for number, lot in s.lots.items() if names[number] in wanted}
    if key == "groups":
        return {group: [names[number] for number in members] for group, members in s.groups.items()}
    if key == "seeds":
        return {seed: names[number] for seed, number in s.seeds.items()}
    if key == "entrants":
        return [entrant.name for entrant in s.entrants]
    if key == "squad":
        return {name: {at: s.entrant(s.number(name)).squad[at - 1] for at in wanted[name]} for name in wanted}
    if key == "in pool":
        return {card: card in s.pool for card in wanted}
    if key == "pool size":
        return len(s.pool)
    if key == "keeper":
        teams = {fixture: setup_of(s, s.fixtures[fixture]).options["teams"] for fixture in wanted}
        return {fixture: [team["keeper"] for team in pair] for fixture, pair in teams.items()}
    if key == "window":
        return _window(s, names)
    if key == "open cards":
        return len(s.table)
    if key == "to pick":
        return names[squads.to_pick(s)]
    if key == "picks":
        return {name: len(s.entrant(s.number(name)).squad) for name in wanted}
    if key == "neutral":
        return {fixture: s.fixtures[fixture].neutral for fixture in wanted}
    if key == "kept":
        return {fixture: _kept(s, fixture, wanted[fixture]) for fixture in wanted}
    if key == "log":
        return [row.fixture for row in results(s)]
    if key == "setup":
        return {fixture: setup_of(s, s.fixtures[fixture]).options for fixture in wanted}
    if key == "parts":
        return calendar.parts(s.config, s.drawn)
    if key == "byes":  # CO-22.6
        return {round: names[number] for round, number in s.byes.items()}
    if key == "pairs":  # CO-22.2: of a round, home first
        found = {round: [each for each in s.fixtures.values() if each.day == round] for round in wanted}
        return {round: [[names[side] for side in each.sides] for each in found[round]] for round in found}
    if key in ("rungs", "seeking"):  # CO-24.1, CO-24.4
        return [names[number] for number in getattr(s, key)]
    if key == "in reach":  # CO-24.2
        return {name: [names[other] for other in ladder.in_reach(s, s.number(name))] for name in wanted}
    if key == "delays":
        return s.delays
    if key == "out":
        return [entrant.name for entrant in s.entrants if entrant.out]
    if key == "options":
        return {
            fixture: {name: setup_of(s, s.fixtures[fixture]).options.get(name) for name in options}
            for fixture, options in wanted.items()
        }
    if key == "balance":
        return {name: market.balance(s, s.number(name)) for name in wanted}
    if key == "called_up":
        return {fixture: [list(side) for side in s.fixtures[fixture].called_up] for fixture in wanted}
    if key == "counted":
        return {name: s.entrant(s.number(name)).counted for name in wanted}
    raise AssertionError(f"expect does not know {key!r}")


def _window(s: Season, names: dict[int, str]) -> dict[str, Any]:
    """The last window: its day, the order of managers, the lists and what came of them."""
    window = s.windows[-1]
    return {
        "day": window.day,
        "order": [names[number] for number in window.order],
        "lists": {names[number]: requests for number, requests in window.lists.items()},
        "done": [[names[number], *figures] for number, *figures in window.done],
    }


def _kept(s: Season, fixture_id: str, fields: dict[str, Any]) -> dict[str, Any]:
    """Fields of a fixture (CO-14.3): `match`, `rolls`, `leg`, `attempt`, `day_finished`, `stage` …"""
    return {field: getattr(s.fixtures[fixture_id], field) for field in fields}


def _men(s: Season, name: str, men: dict[Any, dict[str, int]]) -> dict[str, dict[str, int]]:
    records = s.entrant(s.number(name)).men
    return {
        str(man): {field: records.get(str(man), {}).get(field, 0) for field in fields}
        for man, fields in men.items()
    }

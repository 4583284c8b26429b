"""What holds in every competition: schedules, standings, money, line-ups, and logs that tell the same story again."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Any

import msgspec
import pytest

from dugout.competition import commands as said
from dugout.competition import engine, managers, market, schedule, squads, standings
from dugout.competition.absences import available, injured
from dugout.competition.commands import Command
from dugout.competition.config import Config
from dugout.competition.play import first_leg, kind_of, setup_of
from dugout.competition.reports import LEAGUE_MATCH, LEG2, Played, Report, goes_on, tie_leader
from dugout.competition.season import BEGUN, FINISHED, GROUP, LEAGUE, SQUADS, WAITING, WINDOW, Fixture, Season
from dugout.core.dice import Roller

SIZES = range(2, 21)


def grounds(entrants: int) -> dict[int, list[bool]]:
    """For each entrant, matchday by matchday, whether it is at home."""
    found: dict[int, list[bool]] = {number: [] for number in range(1, entrants + 1)}
    for meeting in schedule.round_robin(entrants):
        found[meeting.home].append(True)
        found[meeting.away].append(False)
    return found


@pytest.mark.parametrize("entrants", SIZES)
def test_everybody_meets_everybody_once_and_nobody_twice_a_day(entrants: int) -> None:
    plan = schedule.round_robin(entrants)
    assert len(plan) == entrants * (entrants - 1) // 2
    assert len({frozenset((meeting.home, meeting.away)) for meeting in plan}) == len(plan)
    assert {meeting.day for meeting in plan} == set(range(1, schedule.matchdays(entrants) + 1))
    busy = Counter((meeting.day, side) for meeting in plan for side in (meeting.home, meeting.away))
    assert set(busy.values()) == {1}


@pytest.mark.parametrize("entrants", SIZES)
def test_home_and_away_are_even_and_alternate(entrants: int) -> None:
    """CO-2.3."""
    breaks = 0
    for at_home in grounds(entrants).values():
        homes = sum(at_home)
        assert abs(homes - (len(at_home) - homes)) == (1 if entrants % 2 == 0 else 0)
        breaks += sum(1 for before, after in pairwise(at_home) if before == after)
    assert breaks == (entrants - 2 if entrants % 2 == 0 else 0)


@pytest.mark.parametrize("entrants", SIZES)
def test_a_double_round_robin_exchanges_the_grounds(entrants: int) -> None:
    plan = schedule.double_round_robin(entrants)
    assert len({(meeting.home, meeting.away) for meeting in plan}) == len(plan) == entrants * (entrants - 1)
    days = schedule.matchdays(entrants)
    second = {(meeting.day - days, meeting.away, meeting.home) for meeting in plan if meeting.day > days}
    assert second == {tuple(meeting) for meeting in plan if meeting.day <= days}


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("game", ["champions", "counter-attack"])
def test_standings_do_not_depend_on_the_order_of_reports(game: str, seed: int) -> None:
    """CO-6.2: few goals make many ties; the lots make the order total all the same."""
    dice = Roller(f"standings/{game}/{seed}")
    config = Config(game, "league2")
    entrants = 2 + dice.below(7)
    matches = [
        Played(meeting.home, meeting.away, random_report(config, LEAGUE_MATCH, dice, 2))
        for meeting in schedule.double_round_robin(entrants)
    ]
    lots = {number: entrants + 1 - number for number in range(1, entrants + 1)}
    numbers = list(range(1, entrants + 1))
    order = standings.ranking(config, numbers, matches, lots, True)
    assert sorted(order) == numbers
    for _ in range(3):
        dice_shuffle(matches, dice)
        dice_shuffle(numbers, dice)
        assert standings.ranking(config, numbers, matches, lots, True) == order


def dice_shuffle(items: list[Any], dice: Roller) -> None:
    for place in range(len(items) - 1, 0, -1):
        other = dice.below(place + 1)
        items[place], items[other] = items[other], items[place]


def random_report(
    config: Config, kind: str, dice: Roller, most: int = 3, first: tuple[int, int] = (0, 0)
) -> Report:
    """A report that CO-5.7 allows for such a match."""
    goals = (dice.below(most + 1), dice.below(most + 1))
    level = goals[0] == goals[1]
    if config.game == "counter-attack":
        if kind in (LEAGUE_MATCH, "leg1"):
            return Report(goals, goals, "90")
        level = tie_leader(first, goals) < 0 if kind == LEG2 else level
    if not level:
        return Report(goals, goals, "90")
    if dice.below(2):
        return Report(goals, (goals[0] + 1, goals[1]), "ET")
    return Report(goals, goals, "PEN", (4, 3) if dice.below(2) else (2, 3))


class RandomSeason:
    """A whole competition told with reports out of thin air: no match is played."""

    def __init__(self, config: Config, entrants: int, seed: str) -> None:
        self.dice = Roller(seed)
        self.config = config
        self.season = Season(config)
        self.log: list[Command] = []
        self.seen: set[str] = set()
        for number in range(entrants):
            self.tell(said.Join(f"e{number}", f"E{number}", "", f"Team {number}"))
        self.tell(said.Close(seed))
        while self.season.phase != FINISHED:
            self.step()

    def tell(self, command: Command) -> None:
        engine.apply(self.season, command)
        self.log.append(command)
        for fixture in self.season.fixtures.values():
            if fixture.status == BEGUN and fixture.id not in self.seen:
                self.seen.add(fixture.id)
                check_line_ups(self.season, fixture)
        check_money(self.season)

    def step(self) -> None:
        season = self.season
        if season.phase == SQUADS:
            self.tell(said.Pick(season.entrant(squads.to_pick(season)).id, season.table[0]))
        elif season.phase == WINDOW:
            for number in list(season.windows[-1].order):
                self.tell(said.HandIn(season.entrant(number).id, managers.transfer_list(season, number)))
        else:
            self.play()

    def play(self) -> None:
        part = min(fixture.part for fixture in self.season.fixtures.values() if not fixture.over)
        for fixture in [each for each in self.season.fixtures.values() if each.part == part]:
            for number in fixture.sides:
                if fixture.status == WAITING and self.dice.below(20):
                    self.tell(said.Ready(self.season.entrant(number).id, fixture.id))
            if fixture.status == BEGUN:
                report = self.report(fixture)
                rolls = [self.dice.below(6) + 1 for _ in injured(self.season, report)]
                self.tell(said.Finish(fixture.id, report, rolls, "2026-05-01", f"m-{fixture.id}"))
        if self.season.phase not in (WINDOW, FINISHED):
            self.tell(said.Deadline(said.PART, part))

    def report(self, fixture: Fixture) -> Report:
        """Many cards and injuries, only of men who took part."""
        report = random_report(self.config, kind_of(fixture), self.dice, 3, first_leg(self.season, fixture))
        cards: list[dict[str, str]] = [{}, {}]
        hurt: list[dict[str, str]] = [{}, {}]
        for side in (0, 1):
            for man in present(self.season, fixture, side):
                chance = self.dice.below(12)
                if chance < 4:
                    cards[side][man] = ("Y", "2Y", "R", "YR")[chance]
                elif chance < 6:
                    hurt[side][man] = "2" if chance == 5 and self.config.game == "champions" else "1"
        return msgspec.structs.replace(
            report, cards=(cards[0], cards[1]), injuries=(hurt[0], hurt[1]), by_squad=True
        )


def present(s: Season, fixture: Fixture, side: int) -> list[str]:
    """Shirts (Champions) or squad numbers (Counter Attack) of those who may play."""
    if s.config.game == "counter-attack":
        out = fixture.absent[side]
        return [str(number) for number, card in enumerate(fixture.squads[side], 1) if str(card) not in out]
    return [str(shirt) for shirt in range(1, 21) if str(shirt) not in fixture.absent[side]]


def check_line_ups(s: Season, fixture: Fixture) -> None:
    """CO-10.5, CO-10.7: who is out is in no line-up, unless he was called up, and there are enough men."""
    options = setup_of(s, fixture).options
    for side, number in enumerate(fixture.sides):
        men = s.entrant(number).men
        if s.config.game == "champions":
            missing = options[("home_absent", "away_absent")[side]]
            fielded = [str(shirt) for shirt in range(1, 21) if shirt not in missing]
            lines = [
                sum(1 for shirt in line if str(shirt) in fielded)
                for line in (range(2, 8), range(8, 14), range(14, 20))
            ]
            assert sum(min(4, count) for count in lines) >= 10
        else:
            team = options["teams"][side]
            fielded = [str(card) for card in team["players"]]
            assert len(fielded) >= 10
            fielded += [str(team["keeper"] + 1000)] if isinstance(team["keeper"], int) else []
        out = [man for man in fielded if not available(men.get(man))]
        assert out == [man for man in fielded if man in fixture.called_up[side]]


def check_money(s: Season) -> None:
    """CO-11.2: credits are made by points and spent in windows, and nothing else makes or takes them."""
    if not s.config.market or not s.lots:
        return
    earned = 0
    for fixture in s.fixtures.values():
        if fixture.played is not None and fixture.stage in (LEAGUE, GROUP):
            earned += sum(standings.points(s.config, fixture.played.report))
    paid = sum(transfer[3] for window in s.windows for transfer in window.done)
    balances = sum(market.balance(s, entrant.number) for entrant in s.entrants)
    assert balances == earned * s.config.credits_per_point - paid
    if s.phase != SQUADS:
        held = [card for entrant in s.entrants for card in entrant.squad]
        held += [
            card for window in s.windows[-1:] for released in window.released.values() for card in released
        ]
        assert set(held) | s.pool == set(squads.cards(s))
        assert all(len(entrant.squad) == 16 for entrant in s.entrants)


SEASONS = [
    (Config("champions", "league2"), 5),
    (Config("champions", "groups", groups=2, third_place=True), 7),
    (Config("champions", "cup", third_place=True), 11),
    (Config("counter-attack", "league2", market=True, credits_per_point=25), 4),
    (Config("counter-attack", "groups", groups=2, knockout="cup2", market=True), 6),
    (Config("counter-attack", "cup2", third_place=True), 7),
]


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(("config", "entrants"), SEASONS, ids=[f"{c.game}-{c.format}" for c, _ in SEASONS])
def test_random_seasons_keep_the_rules_and_their_logs_tell_them_again(
    config: Config, entrants: int, seed: int
) -> None:
    run = RandomSeason(config, entrants, f"{config.game}/{config.format}/{seed}")
    now = run.season
    assert sorted(now.ranking) == list(range(1, entrants + 1))
    if config.format in ("league2", "groups"):  # so many cards leave teams short
        assert any(side for fixture in now.fixtures.values() for side in fixture.called_up)
    if config.market and config.format == "league2":
        assert any(window.done for window in now.windows)
    again = engine.replay(config, [said.read(said.write(command)) for command in run.log])
    assert again.fixtures == now.fixtures
    assert again.entrants == now.entrants
    assert again.ties == now.ties
    assert again.windows == now.windows
    assert again.pool == now.pool
    assert again.ranking == now.ranking


@pytest.mark.parametrize("seed", range(20))
def test_a_tie_always_has_somebody_who_goes_on(seed: int) -> None:
    """CO-3.9."""
    dice = Roller(f"tie/{seed}")
    config = Config("counter-attack", "cup2")
    first = (dice.below(3), dice.below(3))
    assert goes_on(random_report(config, LEG2, dice, 2, first), first) in (0, 1)

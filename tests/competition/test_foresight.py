"""What the organiser's desk foresees: neither what is secret still nor what a die will say."""

from __future__ import annotations

from msgspec.structs import replace

from dugout.competition import engine, market
from dugout.competition.commands import Command, HandIn, Strike, Withdraw
from dugout.competition.reports import Report
from dugout.competition.season import RUNNING, WINDOW
from dugout.server.competitions.desk import follows
from dugout.server.wire.desk import DeskAct, Follows
from tests.competition.test_downloads import CONFIG, Told

RICH = 20
SENT_OFF = Report((1, 0), (1, 0), "90", cards=({"5": "R"}, {}), by_squad=True)
HURT = Report((1, 0), (1, 0), "90", injuries=({"5": "1"}, {}), by_squad=True)


def foreseen(told: Told, command: Command, act: DeskAct) -> Follows:
    after = engine.extend(told.config, told.log, command)
    return follows(told.season, after, act, None, "organiser")


def test_a_withdrawal_that_ends_a_window_shows_no_transfer() -> None:
    """CO-17.1: the lists are secret until the window is carried out."""
    told = Told(replace(CONFIG, credits_per_point=RICH))
    told.pick()
    last = told.play()
    told.say(Strike(last, SENT_OFF, [], "a red card was forgotten"))
    assert told.season.phase == WINDOW
    window = told.season.window
    assert window is not None
    number = told.season.fixtures[last].sides[0]
    released = told.season.entrant(number).squad[4]
    bought = next(
        card
        for card in sorted(told.season.pool)
        if market.is_possible(told.season, window, number, card, released)
    )
    leaver = next(each for each in window.order if each != number)
    for each in list(window.order):
        if each != leaver:
            told.say(HandIn(told.season.entrant(each).id, [(bought, released)] if each == number else []))
    command = Withdraw(told.season.entrant(leaver).id, reason="no time")
    after = engine.extend(told.config, told.log, command)
    assert after.phase == RUNNING
    assert bought in after.entrant(number).squad, "the window is carried out"
    assert foreseen(told, command, DeskAct(act="withdraw", entrant=leaver)).men == []


def test_nobody_learns_what_the_die_of_an_injury_says() -> None:
    """CO-9.1: it is rolled when the result is entered."""
    told = Told()
    told.pick()
    last = told.play()
    number = told.season.fixtures[last].sides[0]
    seen = [
        foreseen(told, Strike(last, HURT, [die], "he was hurt"), DeskAct(act="overturn", fixture=last)).men
        for die in range(1, 7)
    ]
    assert all(men == seen[0] for men in seen)
    assert [(each.number, each.hurt, each.rolled) for each in seen[0]] == [(number, (0, 0), True)]

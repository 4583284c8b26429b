"""The small parts by themselves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import pytest
from msgspec.structs import replace

from dugout.core.ids import EVERYONE
from dugout.core.values import BOTS_AT_ONCE, BOTS_LAST, BOTS_LATE, Event, Pending, Tempo
from dugout.i18n import LANGUAGES, has, negotiate, render
from dugout.referee import deadline, dice, errors
from dugout.referee.errors import ApiError, StoreBroken
from dugout.referee.history import History, Stamped
from dugout.referee.rows import TICK_PAUSED, DeadlineRow
from dugout.server.access.limits import Buckets
from dugout.server.settings import Rate, Settings, SettingsError, from_environment
from dugout.server.store.engines import async_url


def test_secrets_are_fresh_and_minds_have_seeds_of_their_own() -> None:
    secret = dice.new_secret()
    assert len(bytes.fromhex(secret)) == 32
    assert secret != dice.new_secret()
    seeds = {dice.bot_seed(secret, seat, seq) for seat in (0, 1) for seq in (3, 4)}
    assert len(seeds) == 4
    assert dice.bot_seed(secret, 1, 4) in seeds


@pytest.mark.parametrize(("text", "salt"), [("", ""), ("  a   b ", "a b"), ("één", "één")])
def test_a_salt_is_one_line(text: str, salt: str) -> None:
    assert dice.clean_salt(text) == salt


@pytest.mark.parametrize("text", ["a\x00b", "a\u200bb", "\ud800"])
def test_a_salt_hides_nothing(text: str) -> None:
    with pytest.raises(ApiError):
        dice.clean_salt(text)


@pytest.mark.parametrize("packs", [True, False])
@pytest.mark.parametrize("length", [0, 1, 127, 128, 129, 500])
def test_a_long_history_tells_the_same_as_a_short_one(
    length: int, packs: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(History, "packs", packs)
    happened = [
        Stamped(Event("tiny.shown", "TI-2", (n, -n), (EVERYONE, 0b1, 0b10)[n % 3]), 1000 + n, n % 7 == 0)
        for n in range(length)
    ]
    history = History()
    for start in range(0, length, 5):
        history.extend(happened[start : start + 5])

    def seen(events: Iterable[Stamped]) -> list[tuple[Event, int, bool]]:
        return [(each.event, each.at, each.late) for each in events]

    assert seen(history.all()) == seen(happened)
    for mask in (0, 0b1, 0b10, 0b11):
        visible = [each for each in happened if each.event.visible_to(mask)]
        assert history.last(mask) == len(visible)
        for after in {0, 1, len(visible) // 2, max(0, len(visible) - 1), len(visible)}:
            told = history.since(mask, after)
            assert [n for n, _ in told] == list(range(after + 1, len(visible) + 1))
            assert seen(each for _, each in told) == seen(visible[after:])


def test_history_counts_for_each_viewer_and_goes_on_from_a_snapshot() -> None:
    stamped = [Stamped(Event("x", "", (n,), seats), n) for n, seats in enumerate((-1, 1, 2, -1, 3))]
    whole, later = History(), History(Counter({-1: 1, 1: 1}))
    # what was asked for is counted on from there
    assert [whole.last(mask) for mask in range(4)] == [0, 0, 0, 0]
    whole.extend(stamped)
    later.extend(stamped[2:])
    for mask, last in ((0, 2), (1, 4), (2, 4), (3, 5), (4, 2)):
        assert whole.last(mask) == later.last(mask) == last
    assert [n for n, _ in whole.since(2, 1)] == [2, 3, 4]
    assert [one.event.args[0] for _, one in whole.since(2, 0)] == [0, 2, 3, 4]
    assert whole.since(2, 2) == later.since(2, 2)
    assert later.first(1) == 2
    assert not later.is_whole()


def test_a_bucket_empties_and_fills_again(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("dugout.server.access.limits.time.monotonic", lambda: now)
    buckets = Buckets(Rate(2, 3))
    assert [buckets.take("a") for _ in range(4)] == [0, 0, 0, 1]
    assert buckets.take("b") == 0
    now += 1.0
    assert [buckets.take("a") for _ in range(3)] == [0, 0, 1]


def test_buckets_do_not_grow_without_end() -> None:
    buckets = Buckets(Rate(0.001, 10))
    for number in range(30_000):
        buckets.take(str(number))
    assert len(buckets._levels) <= 20_001


def test_a_question_keeps_its_deadline_and_a_new_one_gets_its_own() -> None:
    tempo = Tempo(10)
    first = deadline.plan(None, Pending(1, (0, 1)), tempo, (), 5000, 0)
    assert first == DeadlineRow(1, 5000, 15000, 15000)
    assert deadline.plan(first, Pending(1, (1,)), tempo, (), 9000, 0) == first
    assert deadline.plan(first, Pending(2, (1,)), tempo, (), 9000, 0).due == 19000
    assert deadline.plan(None, Pending(1, (0,)), Tempo(), (), 5000, 0) == DeadlineRow(1, 5000, None, None)


STEP = Tempo(60, timer=1)
ASIDE = Tempo(60, timer=1, aside=True)


def test_questions_share_a_timer_that_stands_still_while_another_is_asked_aside() -> None:
    first = deadline.plan(None, Pending(1, (0,)), STEP, (), 1000, 0)
    assert (first.due, first.left) == (61_000, None)
    second = deadline.plan(first, Pending(2, (0,)), STEP, (), 21_000, 0)
    assert (second.opened, second.due) == (21_000, 61_000), "the timer runs on"
    other = deadline.plan(second, Pending(3, (1,)), ASIDE, (), 31_000, 0)
    assert (other.due, other.left) == (91_000, 30_000), "a time of its own, and the timer keeps what it has"
    another = deadline.plan(other, Pending(4, (1,)), ASIDE, (), 80_000, 0)
    assert (another.due, another.left) == (140_000, 30_000)
    back = deadline.plan(another, Pending(5, (0,)), STEP, (), 100_000, 0)
    assert (back.due, back.left, back.timer) == (130_000, None, 1)
    assert deadline.plan(back, Pending(6, (0,)), STEP, (), 140_000, 0).due == 140_000, "none left: at once"
    assert deadline.plan(back, Pending(6, (1,)), Tempo(60, timer=2), (), 110_000, 0).due == 170_000


def test_a_timer_ends_with_a_question_that_has_none() -> None:
    step = deadline.plan(None, Pending(1, (0,)), STEP, (), 0, 0)
    between = deadline.plan(step, Pending(2, (0,)), Tempo(60), (), 50_000, 0)
    assert (between.due, between.left, between.timer) == (110_000, None, 0)
    assert deadline.plan(between, Pending(3, (0,)), STEP, (), 60_000, 0).due == 120_000
    first_aside = deadline.plan(None, Pending(1, (0,)), ASIDE, (), 0, 0)
    assert deadline.plan(first_aside, Pending(2, (0,)), STEP, (), 9000, 0).due == 69_000
    untimed = deadline.plan(step, Pending(2, (0,)), Tempo(0, timer=1), (), 9000, 0)
    assert (untimed.due, untimed.left) == (None, None)


def test_beats_go_on_from_question_to_question_in_step() -> None:
    tempo = Tempo(beat=60)
    first = deadline.plan(None, Pending(1, (0,)), tempo, (), 1000, 0)
    assert first == DeadlineRow(1, 1000, None, 61_000, beat=61_000)
    assert deadline.plan(first, Pending(2, (0,)), tempo, (), 31_000, 0).wake == 61_000
    assert deadline.plan(first, Pending(2, (0,)), tempo, (), 99_000, 0).wake == 61_000, (
        "one that is due is not lost"
    )
    late = deadline.ticked(first, 60, 62_500)
    assert deadline.plan(late, Pending(1, (0,)), tempo, (), 62_500, 0).wake == 121_000, (
        "lateness does not add up"
    )
    assert deadline.ticked(first, 60, 999_000).beat == 1_059_000, "minutes nobody could play do not count"
    standing = deadline.plan(
        replace(first, beat=TICK_PAUSED, wake=None), Pending(1, (0,)), tempo, (), 61_000, 0
    )
    assert (standing.beat, standing.wake) == (TICK_PAUSED, None)
    assert deadline.plan(standing, Pending(2, (0,)), Tempo(), (), 61_000, 0).beat is None


def test_a_beat_does_not_hurry_computers() -> None:
    tempo = Tempo(10, bots=BOTS_LATE, beat=2)
    first = deadline.plan(None, Pending(1, (0, 1)), tempo, (1,), 0, 0)
    assert first.wake == 2000
    assert (
        deadline.plan(deadline.ticked(first, 2, 2000), Pending(1, (0, 1)), tempo, (1,), 2000, 0).wake == 4000
    )
    third = replace(first, beat=6000, wake=None)
    assert deadline.plan(third, Pending(1, (0, 1)), tempo, (1,), 4000, 0).wake == 5000


@pytest.mark.parametrize(
    ("pace", "asked", "moment"),
    [
        (BOTS_AT_ONCE, (0, 1), 5700),
        (BOTS_LATE, (0, 1), 10000),
        (BOTS_LAST, (0, 1), 15000),
        (BOTS_LATE, (1,), 5700),
        (BOTS_LAST, (1,), 5700),
        (BOTS_AT_ONCE, (0,), 15000),
    ],
)
def test_computers_are_paced_as_the_game_says(pace: str, asked: tuple[int, ...], moment: int) -> None:
    row = deadline.plan(None, Pending(1, asked), Tempo(10, bots=pace), (1, 2), 5000, 700)
    assert row.wake == moment


def test_pauses_lie_between_their_limits_and_differ() -> None:
    pauses = [deadline.pause_ms("match", question, (0.5, 1.2)) for question in range(50)]
    assert all(500 <= pause <= 1200 for pause in pauses)
    assert len(set(pauses)) > 30
    assert deadline.pause_ms("match", 1, (0.0, 0.0)) == 0


@pytest.mark.slow
def test_every_error_has_a_sentence() -> None:
    for code in errors.STATUS:
        for language in LANGUAGES:
            assert has(f"error-{code}", language), (code, language)


def test_sentences_fall_back_to_english_and_then_to_the_key() -> None:
    english = render("error-no-match")
    assert english == "There is no match at this address."
    assert render("error-no-match", None, "xx") == english
    assert render("no-such-thing", None, "nl") == "no-such-thing"
    assert render("error-too-many-requests", {"seconds": 1}) != render(
        "error-too-many-requests", {"seconds": 2}
    )


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"),
        ("nl", "nl"),
        ("de-AT,de;q=0.9,en;q=0.8", "de"),
        ("it,fr;q=0.4,nl;q=0.7", "nl"),
        ("en;q=0.1, fr;q=x", "en"),
        ("*", "en"),
        ("zh", "en"),
    ],
)
def test_the_best_language_is_chosen(header: str, language: str) -> None:
    assert negotiate(header) == language


def test_settings_come_from_the_environment() -> None:
    assert from_environment({}) == Settings()
    made = from_environment(
        {
            "DUGOUT_PORT": "9",
            "DUGOUT_BOT_PAUSE": "0.1-0.2",
            "DUGOUT_RATE_PERSON": "5/50",
            "DUGOUT_ORIGINS": "https://a https://b",
            "DUGOUT_DATABASE_URL": "postgresql://x/y",
        }
    )
    assert (made.port, made.bot_pause, made.person_rate) == (9, (0.1, 0.2), Rate(5, 50))
    assert made.origins == ("https://a", "https://b")
    assert made.url == "postgresql://x/y"


@pytest.mark.parametrize(
    "variable",
    ["DUGOUT_PORT", "DUGOUT_BOT_PAUSE", "DUGOUT_RATE_PERSON", "DUGOUT_IDLE_MINUTES", "DUGOUT_WORKERS"],
)
def test_a_wrong_setting_is_named(variable: str) -> None:
    with pytest.raises(SettingsError, match=variable):
        from_environment({variable: "abc"})


def test_a_port_that_no_machine_has_is_refused() -> None:
    assert from_environment({"DUGOUT_PORT": "65535"}).port == 65535
    with pytest.raises(SettingsError, match="DUGOUT_PORT"):
        from_environment({"DUGOUT_PORT": "65536"})


@pytest.mark.parametrize("text", ["0/10", "-1/10", "nan/10", "10/0"])
def test_a_rate_that_lets_nothing_through_is_refused(text: str) -> None:
    with pytest.raises(SettingsError, match="DUGOUT_RATE_ADDRESS"):
        from_environment({"DUGOUT_RATE_ADDRESS": text})


def test_database_addresses_get_our_drivers() -> None:
    assert async_url("sqlite:///x.sqlite") == "sqlite+aiosqlite:///x.sqlite"
    assert async_url("postgresql://u:p@h/d") == "postgresql+psycopg://u:p@h/d"
    for wrong in ("mysql://h/d", "nonsense"):
        with pytest.raises(StoreBroken):
            async_url(wrong)

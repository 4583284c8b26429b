"""The command line as scripts see it: output, exit status, and one sentence on standard error."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from dugout.cli.app import app
from dugout.games.registry import GAMES
from tests.services import group_ends

ROOT = Path(__file__).resolve().parents[2]
POSITION = "seats=4 mode=hotseat turn=1 scores=1:3-1 hands=c2,c1,cw1,c1"


def run(*args: str) -> tuple[int, str, str]:
    done = CliRunner().invoke(app, list(args), catch_exceptions=False)
    return done.exit_code, done.stdout, done.stderr


def one_sentence(text: str) -> bool:
    return len(text.strip().splitlines()) == 1 and text.strip().endswith((".", ")", "?"))


def test_help_names_every_command_and_is_quick() -> None:
    command = [sys.executable, "-X", "importtime", "-m", "dugout", "--help"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    for name in [
        "serve",
        "simulate",
        "arena",
        "bench",
        "replay",
        "verify",
        "show",
        "legal",
        "apply",
        "rule",
        "coverage",
    ]:
        assert name in done.stdout
    for heavy in ("litestar", "sqlalchemy", "dugout.games", "dugout.server", "fluent"):
        assert f" {heavy}" not in done.stderr


def test_simulate_prints_the_agreed_keys() -> None:
    status, out, _ = run(
        "simulate", "toto", "--matches", "3", "--seats", "easy,random*2", "--seed", "s", "--check", "--json"
    )
    figures = json.loads(out)
    assert status == 0
    assert list(figures) == [
        "game",
        "matches",
        "seats",
        "seed",
        "results",
        "decisions",
        "seconds",
        "decisions_per_second",
        "events",
    ]
    assert figures["seats"] == ["easy", "random", "random"]
    assert figures["matches"] == 3
    assert figures["events"]["to.game-over"] == 3
    assert sum(figures["results"]["seats"][0]["places"]) == 3


def test_simulate_tells_people_too() -> None:
    status, out, _ = run("simulate", "toto", "--matches", "2")
    assert status == 0
    assert "to.goal" in out
    assert "decisions in" in out


@pytest.mark.slow
def test_records_are_the_same_with_one_and_two_workers(tmp_path: Path) -> None:
    for workers in ("1", "2"):
        status, _, _ = run(
            *("simulate", "toto", "--matches", "5", "--seed", "w", "--seats", "easy,medium"),
            *("--workers", workers, "--records", str(tmp_path / workers)),
        )
        assert status == 0
    ones = sorted((tmp_path / "1").iterdir())
    twos = sorted((tmp_path / "2").iterdir())
    assert [file.name for file in ones] == [f"{index}.json" for index in range(5)]
    assert [file.read_bytes() for file in ones] == [file.read_bytes() for file in twos]


def test_options_reach_the_game(tmp_path: Path) -> None:
    file = tmp_path / "options.json"
    file.write_text('{"rounds": 2}')
    _, out, _ = run("simulate", "toto", "--matches", "2", "--options", str(file), "--json")
    assert json.loads(out)["events"]["to.round"] == 4


def test_arena_prints_the_agreed_keys() -> None:
    status, out, _ = run("arena", "toto", "--seats", "easy,random", "--matches", "4", "--json")
    figures = json.loads(out)
    assert status == 0
    assert figures["measure"] == "money"
    easy, rival = figures["seats"]
    wanted = {
        "points_share",
        "interval95",
        "wins",
        "draws",
        "losses",
        "mean_seconds",
        "p95_seconds",
        "nodes_per_second",
    }
    assert wanted <= set(easy)
    assert easy["points_share"] + rival["points_share"] == pytest.approx(1, abs=0.001)
    assert "money" in run("arena", "toto", "--seats", "easy,random", "--matches", "2")[1]


@pytest.mark.slow
@pytest.mark.parametrize("game_id", GAMES)
def test_bench_measures_both_builds_or_says_there_is_one(game_id: str) -> None:
    status, out, _ = run("bench", game_id, "--seconds", "0.05", "--json")
    assert status == 0
    (entry,) = json.loads(out)["games"]
    assert entry["interpreted"]["compiled"] is False
    for name in ("decisions_per_second", "copy_us", "legal_us", "apply_us"):
        assert entry["interpreted"][name] > 0
        assert entry["compiled"] is None or entry["ratio"][name] > 0


@pytest.fixture
def records(tmp_path: Path) -> Path:
    file = tmp_path / "all.jsonl"
    run("simulate", "toto", "--matches", "2", "--records", str(file), "--json")
    return file


@pytest.mark.parametrize(("record", "named"), [("away-goal", True), ("attack-v-defence", False)])
def test_replay_names_formations_only_of_eleven(tmp_path: Path, record: str, named: bool) -> None:
    """CA-5.13: seven against six stand in no formation, whatever the answer to the line-up was called."""
    golden = ROOT / "tests" / "replays" / "counter-attack" / f"{record}.json"
    file = tmp_path / golden.name
    file.write_text(json.dumps(json.loads(golden.read_text())["record"]))
    status, out, _ = run("replay", str(file))
    assert status == 0
    assert "The teams line up" in out
    assert bool(re.search(r"\b\d-\d-\d\b", out)) == named


def test_replay_tells_a_match_in_sentences_with_rules(records: Path) -> None:
    status, out, _ = run("replay", str(records))
    assert status == 0
    assert "TO-6.4" in out
    assert "Player 1 plays a 1 (" in out
    assert out.count("Sound: ") == 2
    assert "ev-to-" not in out


def test_replay_names_men_and_places_of_counter_attack() -> None:
    folder = Path(__file__).parents[1] / "replays" / "versions" / "counter-attack"
    status, out, _ = run("replay", str(folder / "rules-1-easy-json-1.json"))
    assert status == 0
    assert re.search(r"^CA-9\.\d+ +\d+ [A-Z]\w+ .* passes – [a-z]", out, re.MULTILINE)
    raw = [line for line in out.splitlines() if re.search(r"-?\d+,-?\d+|^\S+ +-?\d+ [a-z]", line)]
    assert raw == []


def test_replay_tells_a_leg_of_champions_as_it_was_played(tmp_path: Path) -> None:
    """What an interception stopped went towards somebody, and nothing is told of what was to follow it."""
    golden = ROOT / "tests" / "replays" / "champions" / "beginners.json"
    file = tmp_path / "match.json"
    file.write_text(json.dumps(json.loads(golden.read_text())["record"]))
    status, out, _ = run("replay", str(file))
    assert status == 0
    leg = ""
    stopped = []
    for line in out.splitlines():
        if re.search(r" (plays the ball|plays towards|passes to|shoots at goal) ", line):
            leg = line
        elif " intercepts on " in line:
            stopped.append(leg)
    assert stopped
    assert all(" towards " in leg or " shoots at goal " in leg for leg in stopped), stopped


def test_replay_speaks_dutch(records: Path) -> None:
    assert run("replay", str(records), "--lang", "nl")[1] != run("replay", str(records))[1]
    status, _, err = run("replay", str(records), "--lang", "xx")
    assert status == 2
    assert one_sentence(err)


def test_verify_says_which_record_is_broken_and_where(records: Path, tmp_path: Path) -> None:
    status, out, _ = run("verify", str(records))
    assert status == 0
    assert out.count("sound") == 2
    data: dict[str, Any] = json.loads(records.read_text().splitlines()[0])
    line = next(n for n, answer in enumerate(data["answers"]) if "goal" in answer)
    data["answers"][line] = data["answers"][line].split()[0] + " goal 99H"
    edited = tmp_path / "edited.json"
    edited.write_text(json.dumps(data))
    status, out, err = run("verify", str(records), str(edited))
    assert status == 1
    assert f"Answer {line + 1}:" in err
    assert "edited.json" in err
    assert out.count("sound") == 2


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("{", "line 1"),
        ("[" * 100_000, "nested"),
        ("{}", "record"),
        ('{"format": "dugout-record", "schema": 99}', "99"),
        ('{"format": "dugout-record", "schema": 1, "game": "toto"}', "version"),
    ],
)
def test_damaged_records_are_refused_with_a_sentence(tmp_path: Path, text: str, words: str) -> None:
    file = tmp_path / "record.json"
    file.write_text(text)
    for command in ("replay", "verify"):
        status, _, err = run(command, str(file))
        assert status == 1
        assert one_sentence(err)
        assert words in err


def test_show_legal_and_apply_work_on_one_position() -> None:
    assert "NED - BEL" in run("show", "toto", POSITION)[1]
    assert run("legal", "toto", POSITION)[:2] == (0, "goal 1A\n")
    status, out, _ = run("apply", "toto", POSITION, "goal 1A", "3 whistle")
    lines = out.splitlines()
    assert status == 0
    assert json.loads(lines[0])["args"]["away"] == 2
    assert json.loads(lines[-2])["code"] == "to.whistle"
    assert "turn=2" in lines[-1]
    assert run("legal", "toto", lines[-1])[0] == 0


def test_legal_lists_dice_and_several_seats() -> None:
    assert run("legal", "toto", "seats=2 ask=starter")[1] == "* 0\n* 1\n"
    window = run("apply", "toto", POSITION, "goal 1A")[1].splitlines()[-1]
    assert "3 whistle\n" in run("legal", "toto", window)[1]
    assert run("legal", "toto", window, "--seat", "3")[1].splitlines() == ["whistle", "stand"]


def test_dice_are_taken_in_order() -> None:
    status, out, _ = run("apply", "toto", "seats=2 ask=starter", "--dice", "1,5")
    assert status == 0
    assert json.loads(out.splitlines()[0])["args"] == {"seat": 1}
    assert "cut=62" in out
    assert run("apply", "toto", "seats=2 ask=starter", "* 1", "* 5")[1] == out


@pytest.mark.parametrize(
    ("args", "status", "words"),
    [
        (("legal", "chess", "x"), 2, "champions"),
        (("legal", "toto", "no position"), 1, "TO-14.5"),
        (("legal", "toto", POSITION, "--seat", "2"), 1, "not asked"),
        (("legal", "toto", POSITION, "--seat", "nobody"), 2, "nobody"),
        (("legal", "toto", POSITION, "--dice", "3"), 1, "faces are left"),
        (("legal", "toto", POSITION, "--dice", "x"), 2, "faces"),
        (("apply", "toto", POSITION, "goal 2A"), 1, "TO-6"),
        (("apply", "toto", POSITION, "dance"), 1, "dance"),
        (("apply", "toto", POSITION, "goal 1A", "whistle"), 2, "Several seats"),
        (("apply", "toto", POSITION, "2 goal 2H"), 1, "turn"),
        (("apply", "toto", "seats=2 ask=starter", "goal 1A"), 1, "--dice"),
        (("apply", "toto", "seats=2 ask=starter", "--dice", "9"), 1, "9"),
        (("simulate", "toto", "--seats", "easy"), 2, "2 to 8"),
        (("simulate", "toto", "--seats", "easy,genius"), 2, "genius"),
        (("simulate", "toto", "--seats", "easy*99"), 2, "easy*99"),
        (("simulate", "toto", "--options", "/nowhere.json"), 1, "/nowhere.json"),
        (("arena", "nothing", "--seats", "a,b"), 2, "nothing"),
        (("arena", "toto", "--seats", "easy,easy", "--luck-adjusted"), 1, "no judgement"),
        (("replay", "/nowhere.json"), 1, "/nowhere.json"),
        (("rule", "ZZ-1.1"), 1, "ZZ-1.1"),
        (("rule", "TO-7.4", "--lang", "xx"), 2, "xx"),
        (("coverage", "chess"), 2, "chess"),
        (("bench", "chess"), 2, "chess"),
    ],
)
def test_what_is_refused_and_how(args: tuple[str, ...], status: int, words: str) -> None:
    got, _, err = run(*args)
    assert got == status
    assert words in err
    assert one_sentence(err)


@pytest.mark.parametrize(
    "args", [("dance",), ("simulate",), ("simulate", "toto", "--matches", "0"), ("legal", "toto")]
)
def test_wrong_usage_is_status_2(args: tuple[str, ...]) -> None:
    assert run(*args)[0] == 2


@pytest.mark.parametrize("text", ["[1]", "nonsense", '{"rounds": 99}', '{"colour": "blue"}'])
def test_bad_options_are_refused(tmp_path: Path, text: str) -> None:
    file = tmp_path / "options.json"
    file.write_text(text)
    status, _, err = run("simulate", "toto", "--options", str(file))
    assert status == 1
    assert one_sentence(err)


def test_records_that_cannot_be_written_are_told(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("in the way")
    status, _, err = run("simulate", "toto", "--matches", "1", "--records", str(blocked))
    assert status == 1
    assert "cannot be written" in err


def test_rule_prints_text_code_and_cases() -> None:
    status, out, _ = run("rule", "to-7.4")
    assert status == 0
    assert out.startswith("TO-7.4")
    assert "whistle.py" in out
    assert run("rule", "TO-7.4", "--lang", "de")[1] != out


def test_coverage_prints_a_table() -> None:
    _, out, _ = run("coverage", "toto")
    assert "toto" in out


@pytest.mark.slow
@pytest.mark.parametrize("workers", ["1", "2"])
def test_interrupting_a_simulation_leaves_one_sentence_and_no_process(workers: str, tmp_path: Path) -> None:
    records = tmp_path / "records"
    command = [sys.executable, "-m", "dugout", "simulate", "toto", "--matches", "100000"]
    command += ["--workers", workers, "--records", str(records)]
    process = subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        # a test run in the background was told to ignore interrupts, and would hand that down
        preexec_fn=hear_interrupts,
    )
    while process.poll() is None and not (records.is_dir() and any(records.iterdir())):
        time.sleep(0.1)
    os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to the workers too
    out, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert err == "Interrupted.\n"
    assert out == ""
    assert group_ends(process.pid)


def hear_interrupts() -> None:
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.mark.slow
def test_admins_see_reports_and_act_on_people_and_matches(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from dugout.server.store.notices import Report
    from dugout.server.store.people import Person
    from dugout.server.store.store import Store

    monkeypatch.setenv("DUGOUT_DATA", str(tmp_path))

    async def prepare() -> str:
        from dugout.referee.catalogue import registered
        from dugout.referee.wire.matches import NewMatch, NewSeat
        from dugout.server.app import Server
        from dugout.server.bus.memory import MemoryBus
        from dugout.server.clocks.wall import WallClock
        from dugout.server.match.create import create
        from dugout.server.settings import from_environment

        settings = from_environment()
        server = Server(settings, registered(), Store(settings.url), MemoryBus(), WallClock())
        rooms = server.rooms
        await server.open()
        seats = [NewSeat(kind="me"), NewSeat(kind="me")]
        made = await create(rooms, NewMatch(game="champions", seats=seats))
        await rooms.store.people.add(Person("p1", "Noor", 0, "noor"), "x")
        await rooms.store.notifications.report(Report("stuck", made.match, 1, 0, "please look", "[]", 0))
        await server.close()
        return made.match

    match = asyncio.run(prepare())
    status, out, _ = run("admin", "reports")
    assert status == 0 and "stuck" in out and match in out and "please look" in out
    assert run("admin", "report", "1")[1].strip() == "[]"
    assert run("admin", "done", "1")[0] == 0
    assert run("admin", "reports")[1] == ""
    assert run("admin", "mute", "NOOR", "--days", "3")[1] == "Noor is muted for 3 days.\n"
    assert run("admin", "ban", "p1")[1] == "Noor is banned.\n"
    assert run("admin", "close", match)[1] == f"The match {match} is closed.\n"
    for wrong in (("ban", "nobody"), ("done", "9"), ("report", "9"), ("close", "none")):
        status, _, err = run("admin", *wrong)
        assert status == 1 and one_sentence(err)

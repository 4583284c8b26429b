"""The words of the project have no gaps, and the check that says so finds gaps."""

from __future__ import annotations

import importlib.util
import re
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from dugout.cli.words import Narrator
from dugout.core.values import Event, Record, Setup
from dugout.games.registry import game
from dugout.i18n import LANGUAGES, render, score_mark
from dugout.i18n.render import Catalogue

ROOT = Path(__file__).resolve().parent.parent
CATALOGUES = ROOT / "src/dugout/i18n"


def _load() -> Any:
    spec = importlib.util.spec_from_file_location("check_i18n", ROOT / "scripts" / "check_i18n.py")
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    sys.modules["check_i18n"] = module
    spec.loader.exec_module(module)
    return module


check = _load()


def test_no_word_is_missing_or_unused() -> None:
    assert check.problems() == []


def test_a_sentence_for_where_there_is_no_server_is_used_with_the_one_whose_place_it_takes() -> None:
    """`lobby-here` takes nobody's place: that the sources have a text `lobby` says nothing of it."""
    keys = ("away", "away-here", "gone-here.text", "gone.text", "lobby-here")
    english = check.Catalogue("en", dict.fromkeys(keys, frozenset()), dict.fromkeys(keys, "ui.ftl"))
    found = check.unused(english, check.Use(texts={"away", "gone.text", "lobby"}))
    assert list(found) == ["en: lobby-here is used nowhere (ui.ftl)"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_one_for_the_kick_off_is_said_to_be_rolled_again(language: str) -> None:
    again = render("ev-ch-roll-again", {"seat": "Uta"}, language)
    assert render("ev-ch-kick-off-roll", {"seat": "Uta", "face": 1}, language).endswith(again)
    assert again not in render("ev-ch-kick-off-roll", {"seat": "Uta", "face": 6}, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_one_of_the_shoot_out_and_of_the_keeper_is_said_to_be_rolled_again(language: str) -> None:
    record = Record("champions", Setup(2, {}), [], {"names": ["Uta", "Ben"]})
    narrator = Narrator(game("champions"), record, language)

    def told(event: Event) -> str:
        return next(sentence for _, sentence in narrator.add([event]))

    again = render("ev-ch-roll-again", {"seat": "Uta"}, language)
    assert told(Event("ch.roll", "CH-26.2", (0, 1))).endswith(again)
    keeper = told(Event("ch.roll", "CH-12.9", (0, 1)))
    assert keeper.count("Uta") == 2
    plain = told(Event("ch.roll", "CH-6.2", (0, 1)))
    assert plain == told(Event("ch.roll", "CH-26.2", (0, 6))).replace("6", "1") != keeper


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A small project whose words are in order."""
    client = tmp_path / "client" / "src"
    client.mkdir(parents=True)
    (client / "App.svelte").write_text(
        '<p>{t("hello", { name })} {t(`game-${id}.about`)} {has("hello")} {set.has("x")}</p>'
    )
    (client / "App.test.ts").write_text('t("only-in-a-test")')
    package = tmp_path / "src" / "dugout"
    (package / "server").mkdir(parents=True)
    (package / "server" / "errors.py").write_text('raise ApiError("no-match")\nrender(f"error-{code}")\n')
    for language in ("en", "nl"):
        folder = package / "i18n" / language
        folder.mkdir(parents=True)
        (folder / "ui.ftl").write_text(
            "hello = Hello { $name }\ngame-toto =\n    .about = Toto\nerror-no-match = None\n"
        )
    return tmp_path


def _append(tree: Path, language: str, text: str) -> None:
    file = tree / "src" / "dugout" / "i18n" / language / "ui.ftl"
    file.write_text(file.read_text() + text)


def _problems(tree: Path) -> list[str]:
    found: list[str] = check.problems(tree, ("en", "nl"), with_games=False)
    return found


def test_words_in_order_give_no_complaint(tree: Path) -> None:
    assert _problems(tree) == []


def test_a_key_that_nobody_wrote_is_found(tree: Path) -> None:
    (tree / "client" / "src" / "More.svelte").write_text('{t("bye")} {t(`way-${way}`)}')
    assert _problems(tree) == [
        "en: bye is missing (asked for in client/src/More.svelte)",
        "en: no key fits `way-${way}` (asked for in client/src/More.svelte)",
    ]


def test_a_key_that_nobody_asks_for_is_found(tree: Path) -> None:
    for language in ("en", "nl"):
        _append(tree, language, "only-in-a-test = A\nerror-gone = B\n")
    assert _problems(tree) == [
        "en: error-gone is used nowhere (ui.ftl)",
        "en: only-in-a-test is used nowhere (ui.ftl)",
    ]


def test_a_language_that_lacks_adds_or_misspells_is_found(tree: Path) -> None:
    file = tree / "src" / "dugout" / "i18n" / "nl" / "ui.ftl"
    file.write_text("hello = Hallo { $naam }\nerror-no-match = Geen\nextra = Meer\n")
    assert _problems(tree) == [
        "nl: game-toto.about is missing",
        "nl: extra does not exist in en",
        "nl: hello uses $naam, which nobody gives it",
    ]


def test_a_key_written_twice_and_a_broken_line_are_found(tree: Path) -> None:
    _append(tree, "nl", "hello = Hallo\nbroken = { $\n")
    found = _problems(tree)
    assert "nl/ui.ftl: hello stands in ui.ftl too" in found
    assert any(line.startswith("nl/ui.ftl: cannot be read: 'broken") for line in found)


def test_codes_and_options_of_every_game_need_words(tmp_path: Path) -> None:
    use = check.Use()
    check.look_at_games(ROOT, use)
    assert "to.goal" in use.game_codes
    assert "option-toto-rounds" in use.options
    empty = check.Catalogue("en")
    complaints = list(check.missing(empty, use))
    assert any("no sentence for the code to.goal " in line for line in complaints)
    assert "en: option-toto-rounds is missing (an option without a name)" in complaints


MANY = {
    "en": "cards cells competitions credits days entrants goals groups hexes hours managers matches men minutes moves "
    "pips players points requests results rounds seats seconds shots stakes steps times",
    "nl": "beurten competities dagen deelnemers doelpunten groepen kaarten kolommen managers minuten ogen poules rondes "
    "schoten seconden spelers stappen uitslagen vakjes verzoeken wedstrijden worpen zetten",
    "de": "Augen Ergebnisse Felder Gruppen Karten Minuten Runden Schritte Schritten Schüsse Sekunden Spalten Spiele "
    "Stunden Tage Tore Würfe Wünsche Wettbewerben Züge",
    "fr": "bons buts cartes cases chances colonnes compétitions coups crédits demandes jets joueurs jours managers manches "
    "matchs minutes participants points poules résultats secondes tirs tours",
}
"""Nouns of more than one, as they follow a number."""
SOMEBODY = {"man", "piece", "seat", "name", "carrier", "percent"}
"""Who steps, moves and scores; and percentages."""
NEVER_ONE = {
    "ca-lineup-best", "ch-beat-clock", "ch-reach-help", "ch-soon", "ch-time-left", "co-not-enough", "ev-ch-budget-lowered", "ev-to-dealt", "game-size",
    "hint-ca-pass-chance", "refusal-ca-out-of-range", "refusal-ca-retreat-near", "refusal-ch-ball-not-reached",
    "refusal-ch-ball-too-far", "refusal-ch-not-exactly", "refusal-ch-too-far", "refusal-co-bad-groups",
    "refusal-co-bad-rounds", "refusal-co-no-challenge", "co-ladder-help", "co-preview-ladder",
    "refusal-co-bad-size", "refusal-co-long-list", "refusal-co-too-few-cards", "refusal-dice-rolls", "report-shots-label",
    "co-combined-so-far", "co-window-help", "commentary-quiet", "scenario-counter-attack-own", "toto-deck-total", "toto-pot-parts",
    "standing-several", "turn-of-several", "toto-outcome-why", "play-text", "play-text-short", "co-news-streak", "co-template-people", "co-will-evening", "co-will-season", "co-will-sessions",
}  # fmt: skip
"""Messages whose number is two or more by the rules, or a sum with decimals."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_that_may_be_one_has_a_word_for_one(language: str) -> None:
    """`{ $count } moves` needs a selector on `$count` around it, unless there are always several."""
    counted = re.compile(rf"\{{ \$([\w-]+) \}} (?:{'|'.join(MANY[language].split())})\b")
    found = []
    for path in sorted(CATALOGUES.glob(f"{language}/*.ftl")):
        for message in re.split(r"\n(?=[a-z])", path.read_text(encoding="utf-8")):
            key = message.partition(" ")[0]
            for name in counted.findall(message):
                if name not in SOMEBODY and key not in NEVER_ONE and f"{{ ${name} ->" not in message:
                    found.append(f"{path.name}: {key} counts ${name}")
    assert found == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_coach_says_percent_and_no_place_by_its_notation(language: str) -> None:
    text = "".join((CATALOGUES / language / f"{name}.ftl").read_text() for name in ("coach", "coach-ui"))
    assert re.findall(r"\b100\b|\$(?:cell|start|end|target|marks|answer)\b", text) == []
    steps = (CATALOGUES / language / "champions-commentary.ftl").read_text().partition("coach-step-ch")[2]
    assert steps and re.findall(r"\$(?:cell|start|end)\b", steps) == []


FITS_NO_NAME = {
    "en": (r"\} of (?:two|three|four|five|six)\b",),
    "nl": (r"voor \{ \$(?:seat|team|name) \}[!.]", r"\} van (?:twee|drie|vier|vijf|zes)\b", r"blijven er \{"),
    "de": (r"für \{ \$(?:seat|team) \}", r"\} von (?:zwei|drei|vier|fünf|sechs)\b", r"\beiner (?:mehr|weniger)$"),
    "fr": (r"pour \{ \$(?:seat|team) \}", r"\} sur (?:deux|trois|quatre|cinq|six)\b", r": un de (?:plus|moins)$"),
}  # fmt: skip
"""A team's name (Vereinigte Staaten) where an article or a case is due, and digits beside numbers in words."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_any_name_and_any_number_fits_where_it_is_put(language: str) -> None:
    wrong = re.compile("|".join(FITS_NO_NAME[language]))
    lines = [
        f"{path.name}: {line}"
        for path in sorted(CATALOGUES.glob(f"{language}/*.ftl"))
        for line in path.read_text(encoding="utf-8").splitlines()
        if wrong.search(line)
    ]
    assert lines == []


def test_a_french_name_that_begins_with_a_vowel_is_elided() -> None:
    assert render("replay-hand", {"name": "Anna"}, "fr") == "La main d’Anna"
    assert render("replay-hand", {"name": "Noor"}, "fr") == "La main de Noor"


def test_a_german_place_takes_the_preposition_that_it_needs() -> None:
    def line(name: str) -> str:
        return render("ch-outside", {"line": name, "at": "5"}, "de")

    goal = render("ch-goal-cell", {"side": "left"}, "de")
    for key, args, told in (
        ("ev-ch-walk", {"start": "e5", "cell": "e7"}, "#1 läuft von e5 nach e7."),
        ("ev-ch-walk", {"start": goal, "cell": "e2"}, "#1 läuft von der linken Torhälfte nach e2."),
        ("ev-ch-walk", {"start": "e2", "cell": goal}, "#1 läuft von e2 in die linke Torhälfte."),
        ("ev-ch-caught", {"face": 4, "cell": goal}, "#1 würfelt eine 4 und hält den Ball in der linken Torhälfte fest."),
        ("ev-ch-keeper-placed", {"cell": goal}, "#1 steht in der linken Torhälfte."),
        ("ev-ch-thrower", {"cell": line("left")}, "#1 wirft an der linken Seitenlinie, Höhe 5 ein."),
        ("ev-ch-corner-taker", {"cell": line("corner")}, "#1 tritt den Eckball von der Eckfahne."),
        ("ev-ch-loose", {"start": "b3", "end": line("goal")}, "Der freie Ball fliegt von b3 zur Torlinie bei 5."),
    ):  # fmt: skip
        assert render(key, {"man": "#1", **args}, "de") == told


@pytest.mark.parametrize(
    ("language", "one", "several"),
    [("de", " hat ", " haben "), ("nl", " heeft ", " hebben "), ("fr", " a ", " ont ")],
)
def test_several_who_kept_a_shirt_take_the_plural(language: str, one: str, several: str) -> None:
    assert one in render("join-text", {"names": "Ann", "count": 1}, language)
    assert several in render("join-text", {"names": "Ann, Noor", "count": 2}, language)


def test_german_writes_a_score_with_a_colon() -> None:
    assert [score_mark(language) for language in LANGUAGES] == ["–", "–", ":", "–"]
    found = [
        f"{path.name}: {line}"
        for path in sorted(CATALOGUES.glob("de/*.ftl"))
        for line in path.read_text(encoding="utf-8").splitlines()
        if re.search(r"\d–\d|\$h\w* \}–\{ \$a|[“”][^„]*\}”|\$score \}–", line) and "played-" not in line
    ]
    assert [line for line in found if "coach.ftl" not in line] == []


def test_threads_that_ask_for_the_same_words_all_get_them() -> None:
    """A report is written in a thread of its own while the server says other things."""
    catalogue = Catalogue("de")
    names = [name for name in catalogue._unread if not name.startswith("-")][:400]
    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        with ThreadPoolExecutor(8) as pool:
            found = list(pool.map(catalogue.message, [name for name in names for _ in range(8)]))
    finally:
        sys.setswitchinterval(interval)
    assert None not in found


def test_a_man_of_champions_is_never_put_into_the_german_dative() -> None:
    """He is "deine #9" wherever he is named, so "von deine #9" must not come about."""
    dative = re.compile(r"\b(?:von|mit|bei|zu|aus|nach) \{ \$(?:passer|man|by|mate|victim)\b")
    lines = "".join(path.read_text() for path in sorted((CATALOGUES / "de").glob("champions*.ftl")))
    assert "{ $passer }" in lines
    assert dative.findall(lines) == []

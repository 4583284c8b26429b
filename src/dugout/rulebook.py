"""The rules as people read them: our wording by id, the code that enforces them, the cases that show them.

Texts come from `docs/rules/<game>/<language>.md` of a checkout, or from `rulebook_texts/` inside an installed
package, where an index of the cases lies beside them (setup.py puts both there).
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Final

PACKAGE: Final = Path(__file__).resolve().parent
ROOT: Final = PACKAGE.parent.parent
LANGUAGES: Final = ("en", "nl", "de", "fr")
FALLBACK: Final = "en"
COMPETITION: Final = "competition"
CASES: Final = "cases.json"
"""The index of the cases in an installed package: game → rule → places."""
PARTS: Final = "parts"

ID: Final = re.compile(r"\b([A-Z]{2})-(\d+)\.(\d+)([a-z]?)\b")
_CHAPTER: Final = re.compile(r"^## ([A-Z]{2}-\d+)\s+(.*)$")
_RULE: Final = re.compile(r"^\*\*([A-Z]{2}-\d+\.\d+[a-z]?)\*\*\s*(.*)$")
_EXEMPT: Final = re.compile(r"""^["']?([A-Z]{2}-\d+\.\d+[a-z]?)["']?:\s*(.*)$""")
_CLAIM: Final = re.compile(r'^"""([A-Z]{2}-\d+\.\d+[^:"]*): *(.*?)(?:""")?$')
_CASE_IDS: Final = re.compile(r"^\s*(?:-\s+)?rules?:\s*(.*)$")
_CASE_NAME: Final = re.compile(r"^\s*(?:-\s+)?name:\s*(.*)$")


@dataclass(frozen=True)
class Place:
    """A line of a file of the checkout.

    Where a function or class claims a rule, because its docstring begins with the id, `part` is what it says it does
    of it, and `order` is how many other ids come first.
    """

    file: str
    line: int
    text: str = ""
    part: str = ""
    order: int = 0

    def __str__(self) -> str:
        return f"{self.file}:{self.line}"


@dataclass(frozen=True)
class Rule:
    """One rule: its chapter and words in a language, where it is enforced and shown, or why it is not."""

    id: str
    game: str
    language: str
    chapter: str
    text: str
    code: tuple[Place, ...] = ()
    cases: tuple[Place, ...] = ()
    exempt: str = ""


@dataclass(frozen=True)
class Coverage:
    """The rules of a game and which of them have code, cases, a reason, or nothing."""

    game: str
    rules: tuple[Rule, ...]
    missing: tuple[str, ...] = field(default=())

    @property
    def enforced(self) -> int:
        return sum(1 for rule in self.rules if rule.code and rule.cases)

    @property
    def exempted(self) -> int:
        return sum(1 for rule in self.rules if rule.exempt)


def books() -> list[str]:
    """The games (and `competition`) that have a rule book, by folder name."""
    return sorted(file.parent.name for file in _texts().glob(f"*/{FALLBACK}.md"))


def find(rule_id: str, language: str = FALLBACK) -> Rule | None:
    """A rule by its id, in a language (English where that lacks it); None if no book has it."""
    wanted = normal(rule_id)
    for game in books():
        if wanted in texts(game, FALLBACK):
            return _rule(game, wanted, language)
    return None


def normal(rule_id: str) -> str:
    """`co-7.4` and `CO 7.4` mean CO-7.4."""
    text = rule_id.strip().replace(" ", "-")
    return text[:2].upper() + text[2:].lower()


def coverage(game: str) -> Coverage:
    """Every rule of a game in the order of its book; `missing` has neither code with a case nor a reason."""
    rules = tuple(_rule(game, rule_id, FALLBACK) for rule_id in texts(game, FALLBACK))
    missing = tuple(rule.id for rule in rules if not rule.exempt and not (rule.code and rule.cases))
    return Coverage(game, rules, missing)


def _rule(game: str, rule_id: str, language: str) -> Rule:
    book = texts(game, language)
    if rule_id not in book:
        language = FALLBACK
        book = texts(game, language)
    chapter, text = book[rule_id]
    code = tuple(code_places(game).get(rule_id, ()))
    cases = tuple(case_places(game).get(rule_id, ()))
    return Rule(rule_id, game, language, chapter, text, code, cases, exemptions(game).get(rule_id, ""))


@cache
def texts(game: str, language: str) -> dict[str, tuple[str, str]]:
    """The book of a game in a language: id → chapter and text, in the order of the book; empty if there is none."""
    file = _texts() / game / f"{language}.md"
    found: dict[str, tuple[str, str]] = {}
    if not file.is_file():
        return found
    chapter = ""
    current = ""
    for line in file.read_text(encoding="utf-8").splitlines():
        heading = _CHAPTER.match(line)
        rule = _RULE.match(line)
        if heading:
            chapter = f"{heading[1]} {heading[2].strip()}"
            current = ""
        elif rule:
            current = rule[1]
            found[current] = (chapter, rule[2].strip())
        elif current and line.strip() and not line.startswith("#"):
            found[current] = (chapter, f"{found[current][1]}\n{line.rstrip()}".strip())
    return found


@cache
def exemptions(game: str) -> dict[str, str]:
    """Rules that need no code and case, each with its reason (`exempt.yaml`, one `ID: reason` a line)."""
    file = _texts() / game / "exempt.yaml"
    if not file.is_file():
        return {}
    matches = (_EXEMPT.match(line) for line in file.read_text(encoding="utf-8").splitlines())
    return {match[1]: match[2].strip().strip("\"'") for match in matches if match}


@cache
def code_places(game: str) -> dict[str, list[Place]]:
    """Where the code of a game names each rule in a docstring or comment; functions that claim it come first."""
    places: dict[str, list[Place]] = {}
    for folder in _code_folders(game):
        for file in sorted(folder.rglob("*.py")):
            if game != COMPETITION and PARTS in file.relative_to(folder).parts:
                continue  # what opponents and reports know of a rule does not enforce it
            for rule_id, place in _code_in(file):
                places.setdefault(rule_id, []).append(place)
    chapters = "/competition/" if game == COMPETITION else "/rules/"
    for found in places.values():
        found.sort(key=lambda place: _rank(place, chapters))
    return places


def _rank(place: Place, chapters: str) -> tuple[bool, bool, bool, int, str, int]:
    """First functions that claim a rule, those of the chapters before others; then other functions, then lines."""
    is_function = place.text.startswith("def ")
    return not place.part, chapters not in place.file, not is_function, place.order, place.file, place.line


def _code_in(file: Path) -> Iterator[tuple[str, Place]]:
    """Ids in docstrings and comments; ids inside other strings (an event's rule) are uses, not explanations."""
    name = _relative(file)
    owner = before = ""
    inside = False
    for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1):
        stripped = line.strip()
        if stripped.startswith(("def ", "class ")):
            owner = stripped.rstrip(":")
        quotes = stripped.count('"""')
        is_text = inside or stripped.startswith('"""')
        if quotes % 2:
            inside = not inside
        comment = stripped.partition("#")[2] if "#" in stripped and not is_text else ""
        claim = (
            _CLAIM.match(stripped) if before.endswith(":") else None
        )  # a field or a constant claims nothing
        before = stripped
        claimed = ids_in(claim[1]) if claim else []
        for rule_id in dict.fromkeys(ids_in(stripped if is_text else comment)):
            if claim and rule_id in claimed:
                yield rule_id, Place(name, number, owner, claim[2], claimed.index(rule_id))
            else:
                yield rule_id, Place(name, number, owner)


@cache
def case_places(game: str) -> dict[str, list[Place]]:
    """The cases of each rule: file, line and name."""
    places: dict[str, list[Place]] = {}
    index = _texts() / CASES
    if index.is_file():
        known = json.loads(index.read_text(encoding="utf-8")).get(game, {})
        return {rule_id: [Place(*row) for row in rows] for rule_id, rows in known.items()}
    folder = "*" if game == COMPETITION else game.replace("-", "_")
    for file in sorted((ROOT / "tests" / "rules").glob(f"{folder}/*.yaml")):
        for ids, place in _cases_in(file):
            for rule_id in ids:
                places.setdefault(rule_id, []).append(place)
    return places


def _cases_in(file: Path) -> Iterator[tuple[list[str], Place]]:
    """A case begins at `- `; its ids stand under `rule` or `rules`, its name under `name`."""
    name = _relative(file)
    ids: list[str] = []
    title, start = "", 0
    for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1):
        if line.startswith("- "):
            if ids:
                yield ids, Place(name, start, title)
            ids, title, start = [], "", number
        named = _CASE_IDS.match(line) if not ids else None
        if named and line[:2] in ("- ", "  ") and line[2:3] != " ":
            ids = ids_in(named[1])
        titled = _CASE_NAME.match(line) if not title else None
        if titled and line[:2] in ("- ", "  ") and line[2:3] != " ":
            title = titled[1].strip().strip("\"'")
    if ids:
        yield ids, Place(name, start, title)


def ids_in(text: str) -> list[str]:
    """Rule ids in a text; `CO-5.2 to CO-5.5` and `CO-5.2 … CO-5.5` name those between as well."""
    found: list[str] = []
    end = -1
    for match in ID.finditer(text):
        prefix, chapter, number = match[1], int(match[2]), int(match[3])
        between = text[end : match.start()].strip() if end >= 0 else ""
        if found and between in ("to", "…", "-", "–"):
            last = ID.fullmatch(found[-1])
            assert last is not None
            if last[1] == prefix and int(last[2]) == chapter:
                found.extend(f"{prefix}-{chapter}.{n}" for n in range(int(last[3]) + 1, number))
        found.append(match[0])
        end = match.end()
    return found


def _code_folders(game: str) -> list[Path]:
    if game == COMPETITION:  # what a match hands over is each game's own (CO-7 to CO-9, CO-13)
        return [PACKAGE / "competition", PACKAGE / "games"]
    folders = [PACKAGE / "games" / game.replace("-", "_")]
    return [folder for folder in folders if folder.is_dir()]


def _texts() -> Path:
    checkout = ROOT / "docs" / "rules"
    return checkout if checkout.is_dir() else PACKAGE / "rulebook_texts"


def _relative(file: Path) -> str:
    """As somebody in the checkout would name it; in an installed package from its own folder on."""
    base = ROOT if (ROOT / "docs" / "rules").is_dir() else PACKAGE.parent
    return file.relative_to(base).as_posix() if file.is_relative_to(base) else file.name


def case_index() -> dict[str, dict[str, list[tuple[str, int, str]]]]:
    """What CASES holds, from the cases of a checkout."""
    return {
        game: {
            rule_id: [(place.file, place.line, place.text) for place in places]
            for rule_id, places in case_places(game).items()
        }
        for game in books()
    }

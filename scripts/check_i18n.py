"""Words without gaps: every key that is used exists, every key that exists is used, and the languages agree.

    python scripts/check_i18n.py

What counts as used: a key that stands as a text in the client or in Python; a key that fits a template such as
`game-${id}.about` (client) or f"team-{code}" (Python); and the families that are built from codes: `ev-`, `ask-`,
`your-`, `refusal-` and `end-` for the codes of a game, `error-` for those of the server, `option-GAME-NAME` for
options. A sentence whose name ends with `-here` is used where the one without is.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

ROOT: Final = Path(__file__).resolve().parent.parent
REQUIRED: Final = ("en", "nl", "de", "fr")
"""Languages that must be complete. English comes first: the others are measured by it."""
HERE: Final = "-here"
"""Ends a sentence that stands in another's place where there is no server."""
FAMILIES: Final = ("ev", "ask", "your", "refusal", "end")

_CLIENT_TEXT: Final = re.compile(r"""["'`]([a-z][\w.-]*)["'`]""")
_CLIENT_CALL: Final = re.compile(r"""(?<![.\w])(?:t|has)\(\s*["']([a-z][\w.-]*)["']""")
_CLIENT_TEMPLATE: Final = re.compile(r"`([a-z][\w-]*-?\$\{[^`]*)`")
_CLIENT_TEMPLATE_CALL: Final = re.compile(r"(?<![.\w])(?:t|has)\(\s*`([^`]*\$\{[^`]*)`")
_PYTHON_TEXT: Final = re.compile(r"""["']([A-Za-z][\w.-]*)["']""")
_PYTHON_CODE_TEMPLATE: Final = re.compile(r"""f["']([a-z]+\.[a-z-]*)\{""")
_PYTHON_TEMPLATE: Final = re.compile(r"""f["']([a-z][a-z-]*-\{[^"']*)["']""")


@dataclass
class Catalogue:
    """The words of one language: keys (`id` or `id.attribute`) with the variables they use."""

    language: str
    keys: dict[str, frozenset[str]] = field(default_factory=dict)
    files: dict[str, str] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)
    within: set[str] = field(default_factory=set)
    """Keys that other sentences are made of."""


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802 (named by fluent.syntax)
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802 (named by fluent.syntax)
        self.messages.add(node.id.name)


def read(folder: Path, language: str, unfinished: tuple[str, ...] = ()) -> Catalogue:
    """Every message and attribute of a language, without the files of games that are not finished."""
    found = Catalogue(language)
    for file in sorted((folder / language).glob("*.ftl")):
        if any(file.stem == game or file.stem.startswith(f"{game}-") for game in unfinished):
            continue
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Junk):
                found.faults.append(
                    f"{language}/{file.name}: cannot be read: {(entry.content or '').strip()[:60]!r}"
                )
            elif isinstance(entry, ast.Message):
                _add(found, file.name, entry.id.name, entry.value)
                for attribute in entry.attributes:
                    _add(found, file.name, f"{entry.id.name}.{attribute.id.name}", attribute.value)
    return found


def _add(found: Catalogue, file: str, key: str, pattern: Any) -> None:
    if pattern is None:
        return
    if key in found.keys:
        found.faults.append(f"{found.language}/{file}: {key} stands in {found.files[key]} too")
    visitor = _Variables()
    visitor.visit(pattern)
    found.keys[key] = frozenset(visitor.names)
    found.within |= visitor.messages
    found.files[key] = file


def compare(english: Catalogue, other: Catalogue) -> Iterator[str]:
    """What another language lacks, has too much, or says with other figures."""
    for key in sorted(english.keys.keys() - other.keys.keys()):
        yield f"{other.language}: {key} is missing"
    for key in sorted(other.keys.keys() - english.keys.keys()):
        yield f"{other.language}: {key} does not exist in {english.language}"
    for key in sorted(english.keys.keys() & other.keys.keys()):
        if strange := other.keys[key] - english.keys[key]:
            yield f"{other.language}: {key} uses ${', $'.join(sorted(strange))}, which nobody gives it"


@dataclass
class Use:
    """What the sources ask for."""

    texts: set[str] = field(default_factory=set)
    wanted: dict[str, str] = field(default_factory=dict)
    """Keys that are asked for by name, and where."""
    templates: set[str] = field(default_factory=set)
    wanted_templates: dict[str, str] = field(default_factory=dict)
    codes: set[str] = field(default_factory=set)
    """Texts of the sources, with dashes for dots: what keys of the families end with."""
    code_prefixes: set[str] = field(default_factory=set)
    """What codes begin with that are put together, such as f"ch.{kind}"."""
    options: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """Keys of options, each with the attributes it may have."""
    game_codes: dict[str, str] = field(default_factory=dict)
    """Codes of finished games (`to.goal`), and where they stand."""


def look(root: Path) -> Use:
    """Read the client's and the package's sources."""
    use = Use()
    for file in _sources(root / "client" / "src", (".ts", ".svelte")):
        _look_client(use, file.relative_to(root), file.read_text(encoding="utf-8"))
    for file in _sources(root / "src" / "dugout", (".py",)):
        text = file.read_text(encoding="utf-8")
        texts = set(_PYTHON_TEXT.findall(text))
        use.texts |= texts
        use.codes |= {word.replace(".", "-") for word in texts}
        use.templates |= set(_PYTHON_TEMPLATE.findall(text))
        use.code_prefixes |= {word.replace(".", "-") for word in _PYTHON_CODE_TEMPLATE.findall(text)}
    return use


def _sources(folder: Path, endings: tuple[str, ...]) -> Iterator[Path]:
    for file in sorted(folder.rglob("*")):
        if file.suffix in endings and ".test." not in file.name:
            yield file


def _look_client(use: Use, name: Path, text: str) -> None:
    texts = set(_CLIENT_TEXT.findall(text))
    use.texts |= texts
    use.codes |= texts
    use.templates |= set(_CLIENT_TEMPLATE.findall(text))
    for key in _CLIENT_CALL.findall(text):
        use.wanted.setdefault(key, str(name))
    for template in _CLIENT_TEMPLATE_CALL.findall(text):
        use.templates.add(template)
        use.wanted_templates.setdefault(template, str(name))


def unfinished_games(root: Path) -> tuple[str, ...]:
    """Games whose code stands there but which nobody can play yet."""
    from dugout.games.registry import GAMES

    folders = (
        path.parent.name.replace("_", "-")
        for path in (root / "src" / "dugout" / "games").glob("*/__init__.py")
    )
    return tuple(name for name in folders if name not in GAMES)


def look_at_games(root: Path, use: Use) -> None:
    """Options and codes of the games that exist; those under construction are not asked about."""
    from dugout.games.registry import games

    for rules in games():
        for option in rules.options():
            attributes = ("help", "none", *option.choices)
            use.options[f"option-{rules.name}-{option.name}"] = attributes
        prefix = rules.rule_prefix.lower()
        code = re.compile(rf"""["']({prefix}\.[a-z][a-z0-9.-]*[a-z0-9])["']""")
        folder = root / "src" / "dugout" / "games" / rules.name.replace("-", "_")
        for file in _sources(folder, (".py",)):
            for word in code.findall(file.read_text(encoding="utf-8")):
                use.game_codes.setdefault(word, str(file.relative_to(root)))


def missing(english: Catalogue, use: Use) -> Iterator[str]:
    """What the sources ask for and English does not have."""
    for key, where in sorted(use.wanted.items()):
        if key not in english.keys:
            yield f"en: {key} is missing (asked for in {where})"
    for template, where in sorted(use.wanted_templates.items()):
        if not any(_fits(template, key) for key in english.keys):
            yield f"en: no key fits `{template}` (asked for in {where})"
    for code, where in sorted(use.game_codes.items()):
        if not any(f"{family}-{code.replace('.', '-')}" in english.keys for family in FAMILIES):
            yield f"en: no sentence for the code {code} ({where})"
    for key in sorted(use.options.keys() - english.keys.keys()):
        yield f"en: {key} is missing (an option without a name)"


def unused(english: Catalogue, use: Use) -> Iterator[str]:
    """What English has and nothing asks for."""
    patterns = [_pattern(template) for template in use.templates if not _covered_by_family(template)]
    for key in sorted(english.keys):
        if key not in english.within and not _is_used(_asked_as(key, english), use, patterns):
            yield f"en: {key} is used nowhere ({english.files[key]})"


def _asked_as(key: str, english: Catalogue) -> str:
    """The key by which the sources ask for a sentence."""
    name, dot, attribute = key.partition(".")
    other = f"{name.removesuffix(HERE)}{dot}{attribute}"
    return other if other in english.keys else key


def _is_used(key: str, use: Use, patterns: Iterable[re.Pattern[str]]) -> bool:
    name, _, attribute = key.partition(".")
    family, _, rest = name.partition("-")
    if name in use.options:
        return not attribute or attribute in use.options[name]
    if key in use.texts:
        return True
    if family in (*FAMILIES, "error"):
        return rest in use.codes or key in use.wanted or _is_composed(rest, use)
    return any(pattern.fullmatch(key) for pattern in patterns)


def _is_composed(code: str, use: Use) -> bool:
    return any(
        code.startswith(prefix) and code.removeprefix(prefix) in use.codes for prefix in use.code_prefixes
    )


def _covered_by_family(template: str) -> bool:
    return template.split("-")[0] in (*FAMILIES, "error", "option")


def _pattern(template: str) -> re.Pattern[str]:
    fixed = re.split(r"\$?\{[^}]*\}", template)
    return re.compile(r"[\w-]+".join(re.escape(part) for part in fixed))


def _fits(template: str, key: str) -> bool:
    return template.startswith("$") or _pattern(template).fullmatch(key) is not None


def problems(
    root: Path = ROOT, languages: tuple[str, ...] = REQUIRED, *, with_games: bool = True
) -> list[str]:
    """Everything that is wrong with the words, one line each."""
    folder = root / "src" / "dugout" / "i18n"
    skipped = unfinished_games(root) if with_games else ()
    catalogues = [read(folder, language, skipped) for language in languages]
    english, others = catalogues[0], catalogues[1:]
    use = look(root)
    if with_games:
        look_at_games(root, use)
    found = [fault for catalogue in catalogues for fault in catalogue.faults]
    found += [*missing(english, use), *unused(english, use)]
    for other in others:
        found += compare(english, other)
    return found


def main() -> int:
    found = problems()
    for line in found:
        print(line)
    keys = len(read(ROOT / "src" / "dugout" / "i18n", REQUIRED[0]).keys)
    print(f"{len(found)} problems in {keys} keys, languages: {', '.join(REQUIRED)}")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())

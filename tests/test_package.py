"""What is installed is what a checkout has: rule books, page, words, and sentences where something is missing."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

import dugout

ROOT = Path(__file__).resolve().parent.parent
WITHOUT = "import sys; sys.modules['uvicorn'] = None; sys.argv = ['dugout', 'serve']; from dugout.cli import main; main()"


def run(*command: str, **environment: str) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, **environment}
    return subprocess.run(
        [sys.executable, *command], env=env, cwd=ROOT, capture_output=True, text=True, check=False
    )


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package as a wheel holds it, built from a copy: setuptools writes beside what it reads."""
    copy = tmp_path_factory.mktemp("copy")
    for folder in ("src", "docs/rules", "tests/rules"):
        shutil.copytree(
            ROOT / folder, copy / folder, ignore=shutil.ignore_patterns("__pycache__", "*.egg-info")
        )
    for file in ("pyproject.toml", "setup.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / file, copy)
    target = tmp_path_factory.mktemp("site")
    done = subprocess.run(
        [sys.executable, "setup.py", "-q", "build_py", "--build-lib", str(target)],
        cwd=copy,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return target


@pytest.mark.slow
def test_an_installed_package_has_everything(installed: Path) -> None:
    package = installed / "dugout"
    wanted = {path.relative_to(ROOT / "src") for path in (ROOT / "src/dugout").rglob("*") if path.is_file()}
    wanted = {path for path in wanted if "__pycache__" not in path.parts and path.name != ".stamp"}
    found = {path.relative_to(installed) for path in package.rglob("*") if path.is_file()}
    assert wanted <= found, sorted(wanted - found)[:10]
    if (ROOT / "src/dugout/static/index.html").exists():
        assert (package / "static/.vite/manifest.json").is_file()
    books = {path.relative_to(ROOT / "docs/rules") for path in (ROOT / "docs/rules").glob("*/*")}
    assert books == {
        path.relative_to(package / "rulebook_texts") for path in (package / "rulebook_texts").glob("*/*")
    }


@pytest.mark.slow
def test_an_installed_package_knows_the_rules_and_their_cases(installed: Path) -> None:
    for words in (("rule", "TO-7.4"), ("coverage", "toto")):
        here = run("-m", "dugout", *words)
        there = run("-m", "dugout", *words, PYTHONPATH=str(installed), DUGOUT_COMPILED="0")
        assert there.returncode == 0, there.stderr
        assert there.stdout == here.stdout.replace("  src/dugout", "  dugout")


def test_a_pure_package_says_that_it_is_slow(installed: Path) -> None:
    ask = "from dugout.cli.common import warn_if_slow; warn_if_slow()"
    assert "many times slower" in run("-c", ask, PYTHONPATH=str(installed), DUGOUT_COMPILED="").stderr
    assert run("-c", ask, PYTHONPATH=str(installed), DUGOUT_COMPILED="0").stderr == ""
    assert run("-c", ask, DUGOUT_COMPILED="").stderr == ""


def test_the_version_names_the_engine() -> None:
    told = run("-m", "dugout", "--version").stdout
    build = "compiled engine" if dugout.compiled() else "plain Python engine"
    assert told.startswith(f"dugout {dugout.__version__} ({build}, Python 3.")


def test_a_missing_package_is_one_sentence() -> None:
    told = run("-c", WITHOUT)
    assert told.returncode == 1
    assert told.stderr == (
        'This command needs more packages (uvicorn is missing): pip install "dugout[server]"\n'
    )


def test_postgresql_without_its_driver_is_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    from dugout.referee.errors import StoreBroken
    from dugout.server.store.engines import async_url

    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(StoreBroken, match=r"pip install \"dugout\[scale\]\""):
        async_url("postgresql://nobody@localhost/none")


def test_the_engine_alone_needs_no_web_stack() -> None:
    """Simulations and rules run where nothing of the server is installed."""
    gone = ("litestar", "uvicorn", "sqlalchemy", "httpx", "structlog", "websockets", "alembic")
    script = (
        f"import sys; sys.modules.update(dict.fromkeys({gone!r})); from dugout.cli import main; "
        "sys.argv = ['dugout', 'simulate', 'toto', '--matches', '1', '--json']; main()"
    )
    told = run("-c", script)
    assert told.returncode == 0, told.stderr
    assert '"matches": 1' in told.stdout


def test_a_server_without_its_page_says_so(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    import socket

    from dugout.server.main import announce
    from dugout.server.settings import Settings

    with socket.create_server(("127.0.0.1", 0)) as listener:
        announce(listener, Settings(static=tmp_path))
        assert "has no page" in capsys.readouterr().out
        (tmp_path / "index.html").write_text("<!doctype html>")
        announce(listener, Settings(static=tmp_path))
        assert capsys.readouterr().out.startswith("Dugout is ready at http://127.0.0.1:")


@pytest.mark.parametrize(
    ("wish", "compiler", "compiles"),
    [
        ("1", "no-such-compiler", True),
        ("0", sys.executable, False),
        ("", sys.executable, Path(sysconfig.get_paths()["include"], "Python.h").exists()),
        ("", "no-such-compiler", False),
    ],
)
@pytest.mark.slow
def test_a_wheel_is_compiled_wherever_a_compiler_is(wish: str, compiler: str, compiles: bool) -> None:
    """Also one that pip makes of the source archive, without being told."""
    script = "import sys; sys.path.insert(0, 'tools'); import backend; print(backend.get_requires_for_build_wheel())"
    assert ("mypy[mypyc]" in run("-c", script, DUGOUT_COMPILE=wish, CC=compiler).stdout) is compiles

"""What deploy/ tells a server is what a server understands; `scripts/proxy_trial.py` runs the proxies."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import typer
import yaml

from dugout.cli.app import app
from dugout.server.settings import from_environment

ROOT = Path(__file__).resolve().parent.parent
DEPLOY = ROOT / "deploy"
FILES = sorted(path for path in DEPLOY.iterdir() if path.is_file())


@pytest.mark.parametrize("file", FILES, ids=lambda path: path.name)
def test_variables_are_documented_and_options_exist(file: Path) -> None:
    text, guide = (
        file.read_text(encoding="utf-8"),
        (ROOT / "docs/guides/run-a-server.md").read_text(encoding="utf-8"),
    )
    for name in set(re.findall(r"\bDUGOUT_[A-Z_]+", text)) - {"DUGOUT_", "DUGOUT_SITE"}:
        assert name in guide, name
    commands = typer.main.get_command(app).commands  # type: ignore[attr-defined]
    for command, options in re.findall(r"\bdugout (serve|worker)((?: --[a-z-]+(?: [/\w%]+)?)*)", text):
        known = {option for parameter in commands[command].params for option in parameter.opts}
        assert set(re.findall(r"--[a-z-]+", options)) <= known, options


def test_settings_of_the_composition_are_taken() -> None:
    parts = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))["services"]
    servers = [name for name in parts if name.startswith("server")]
    assert len(servers) == len([name for name in parts if name.startswith("worker")]) == 2
    for name in servers:
        given = {
            key: re.sub(r"\$\{\w+:[-?]([^}]*)\}", r"\1", value)
            for key, value in parts[name]["environment"].items()
        }
        settings = from_environment(given)
        assert (settings.thinking, settings.secure_cookies) == ("workers", True)
        assert f"{name}:8000" in (DEPLOY / "compose.Caddyfile").read_text(encoding="utf-8")


def test_the_container_is_not_root_and_says_how_it_is() -> None:
    lines = (DEPLOY / "Containerfile").read_text(encoding="utf-8").splitlines()
    last = len(lines) - 1 - lines[::-1].index(next(line for line in lines[::-1] if line.startswith("FROM")))
    runs = lines[last:]
    assert any(re.fullmatch(r"USER [1-9]\d*", line) for line in runs)
    assert any(line.startswith("HEALTHCHECK") for line in runs) and any("/readyz" in line for line in runs)

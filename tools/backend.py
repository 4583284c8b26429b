"""Builds as setuptools does, and asks for mypyc where the wheel gets the compiled engine."""

from typing import Any

from all_cores import should_compile
from setuptools import build_meta
from setuptools.build_meta import *  # noqa: F403

COMPILER = ["mypy[mypyc]>=2.4", "msgspec>=0.20", "mypy-extensions>=1.1"]
"""mypyc, and what it must see to check the types of the engine."""


def get_requires_for_build_wheel(config_settings: Any = None) -> list[str]:
    needed = build_meta.get_requires_for_build_wheel(config_settings)
    return [*needed, *COMPILER] if should_compile() else needed

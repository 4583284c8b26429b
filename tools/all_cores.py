"""Compile C files on all cores: setuptools would take them one by one; and where that is possible."""

import os
import shlex
import shutil
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from setuptools.command.build_ext import build_ext


def can_compile() -> bool:
    """A C compiler and the headers of this Python."""
    cc = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    return shutil.which(cc[0]) is not None and Path(sysconfig.get_paths()["include"], "Python.h").exists()


def should_compile() -> bool:
    """Whether a wheel gets the compiled engine: DUGOUT_COMPILE=1 or 0, by default where a compiler is found."""
    return {"1": True, "0": False}.get(os.environ.get("DUGOUT_COMPILE", ""), can_compile())


class BuildOnAllCores(build_ext):
    """A C file a module, on all cores: one file for everything would keep a single core busy for many
    minutes and take more memory than a small server has."""

    def build_extensions(self) -> None:
        if self.compiler.compiler_type == "unix":
            for extension in self.extensions:  # a product and a sum are rounded one by one on every machine
                extension.extra_compile_args = [*extension.extra_compile_args, "-ffp-contract=off"]
        compile_files = self.compiler.compile

        def spread(sources: list[str], **options: object) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                objects = pool.map(lambda source: compile_files([source], **options), sources)
                return [name for names in objects for name in names]

        self.compiler.compile = spread
        super().build_extensions()

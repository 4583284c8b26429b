"""Compile C files on all cores: setuptools would take them one by one."""

import os
from concurrent.futures import ThreadPoolExecutor

from setuptools.command.build_ext import build_ext


class BuildOnAllCores(build_ext):
    """A C file a module, on all cores: one file for everything would keep a single core busy for many
    minutes and take more memory than a small server has."""

    def build_extensions(self) -> None:
        compile_files = self.compiler.compile

        def spread(sources: list[str], **options: object) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                objects = pool.map(lambda source: compile_files([source], **options), sources)
                return [name for names in objects for name in names]

        self.compiler.compile = spread
        super().build_extensions()

"""A wheel with the compiled engine inside: DUGOUT_COMPILE=1 pip wheel --no-build-isolation --no-deps .

Everything else stands in pyproject.toml. A checkout is never compiled this way: modules beside
their sources would be loaded in place of edited ones (see tools/compile.py).
"""

import importlib.util
import os
import sys
from pathlib import Path

from setuptools import setup

extensions = []
if os.environ.get("DUGOUT_COMPILE") == "1" and not {"editable_wheel", "develop"} & set(sys.argv):
    from mypyc.build import mypycify

    spec = importlib.util.spec_from_file_location("_compiled", "src/dugout/_compiled.py")
    assert spec is not None
    assert spec.loader is not None
    engine = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(engine)
    paths = [
        os.path.relpath(path)
        for path in engine.sources(Path("src/dugout").resolve())
        if engine.is_compiled(path)
    ]
    extensions = mypycify(
        paths,
        opt_level="2",
        debug_level="0",
        group_name="dugout_engine",
        target_dir="build/mypyc",
        multi_file=True,
    )
    for extension in extensions:
        extension.optional = True

setup(ext_modules=extensions)

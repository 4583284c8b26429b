"""How commands load a server."""

from __future__ import annotations

import gc

import pytest

from dugout.cli.serving import no_collection


def test_garbage_is_collected_again_once_modules_are_loaded() -> None:
    with no_collection():
        assert not gc.isenabled()
    assert gc.isenabled()
    with pytest.raises(ImportError), no_collection():
        raise ImportError("a package is missing")
    assert gc.isenabled()

"""All tests see the sample games beside the shipped ones, in this process and in every process that they start."""

import os
from pathlib import Path

from hypothesis import settings

os.environ["DOUBLOON_GAMES"] = str(Path(__file__).parent / "sample")

import doubloon.core.state

if os.environ.get("DOUBLOON_EXPECT_COMPILED"):
    assert not doubloon.core.state.__file__.endswith(".py"), "these tests should run on the compiled build"

settings.register_profile("doubloon", deadline=None)
settings.load_profile("doubloon")

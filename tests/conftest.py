"""All tests see the sample games beside the shipped ones, in this process and in every process that they start."""

import os
import signal
from pathlib import Path

from hypothesis import HealthCheck, settings

os.environ["DOUBLOON_GAMES"] = str(Path(__file__).parent / "sample")

import doubloon.core.state

if os.environ.get("DOUBLOON_EXPECT_COMPILED"):
    assert not doubloon.core.state.__file__.endswith(".py"), "these tests should run on the compiled build"

# Whoever runs the tests in the background may ignore Ctrl-C; the programs that they start must not.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# The same examples in each run, and none refused because the machine is busy.
settings.register_profile("doubloon", derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("doubloon")

"""All tests see the sample games beside the shipped ones, in this process and in every process that they start."""

import os
from pathlib import Path

os.environ["DOUBLOON_GAMES"] = str(Path(__file__).parent / "sample")

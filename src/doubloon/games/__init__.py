"""The games. A folder here is a game; so is a folder in a directory that DOUBLOON_GAMES names."""

import os
from pathlib import Path

_named = os.environ.get("DOUBLOON_GAMES", "").split(os.pathsep)
__path__ += [str(Path(folder).absolute()) for folder in _named if folder]

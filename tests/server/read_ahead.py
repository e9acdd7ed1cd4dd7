"""Imported by the process that servers are forked from: it reads every game, as each server does when it starts."""

from __future__ import annotations

import tests.server.forked  # noqa: F401 - what a forked server runs
from doubloon.core import find_games
from doubloon.core.lesson import lesson_of

for game in find_games().values():
    lesson_of(game)

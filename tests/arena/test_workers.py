"""A process that is killed is replaced and its game played again; the results do not show it."""

import os
import signal
from multiprocessing import active_children

from doubloon.arena import draw_up, play


def test_a_killed_process_costs_nothing_but_time() -> None:
    made = draw_up("salvage", ["greedy", "random", "greedy"], 60, "killed", {})
    calm = {game.sitting: game.record for game in play(made, keep_records=True)}
    before = set(active_children())
    found = []
    for game in play(made, jobs=2, keep_records=True):
        found.append(game)
        if len(found) in (5, 20):
            for child in set(active_children()) - before:
                assert child.pid is not None
                os.kill(child.pid, signal.SIGKILL)
    assert len(found) == made.games
    assert {game.sitting: game.record for game in found} == calm
    assert set(active_children()) == before

"""Series on a cluster of machines by Ray, an optional package; a game whose worker is lost is played again."""

from __future__ import annotations

import logging
import os
from collections.abc import Generator, Iterator
from importlib import import_module
from itertools import islice
from typing import Any, Final

from doubloon.core import DoubloonError

from .plan import Plan
from .table import Outcome
from .workers import TRIES, Task, attempt, gave_up

LOCAL: Final = "local"
AHEAD: Final = 2
"""How many games each core of the cluster has waiting, so that none is idle."""


def play_on_cluster(
    plans: list[Plan], tasks: Iterator[Task], address: str, jobs: int, keep_records: bool
) -> Generator[tuple[Task, Outcome], None, None]:
    """Games as they are finished, in any order; closing the iterator stops those in progress."""
    ray = _ray()
    _connect(ray, address, jobs)
    try:
        remote = ray.remote(attempt).options(max_retries=TRIES - 1, num_cpus=1)
        shared = [ray.put(plan) for plan in plans]
        limit = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        running: dict[Any, Task] = {}
        while True:
            for task in islice(tasks, limit - len(running)):
                running[remote.remote(shared[task.plan], task.sitting, keep_records)] = task
            if not running:
                return
            done, _ = ray.wait(list(running), num_returns=1)
            for answer in done:
                task = running.pop(answer)
                yield task, _outcome(ray, answer, task)
    finally:
        ray.shutdown()


def _outcome(ray: Any, answer: Any, task: Task) -> Outcome:
    try:
        said = ray.get(answer)
    except ray.exceptions.RayTaskError as error:
        raise DoubloonError(f"A game failed on the cluster: {error.cause}.") from error
    except ray.exceptions.RayError as error:
        raise gave_up(task) from error
    if isinstance(said, DoubloonError):
        raise said
    outcome: Outcome = said
    return outcome


def _connect(ray: Any, address: str, jobs: int) -> None:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # else it warns of what we do not use
    quiet = {"logging_level": logging.ERROR, "log_to_driver": False}
    try:
        if address == LOCAL:
            ray.init(num_cpus=jobs, include_dashboard=False, _node_ip_address="127.0.0.1", **quiet)
        else:
            ray.init(address=address, **quiet)
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise DoubloonError(f"There is no Ray cluster at {address!r}: {error}.") from error


def _ray() -> Any:
    try:
        return import_module("ray")
    except ImportError as error:
        raise DoubloonError(
            "--cluster needs Ray, which is not installed; install it with: pip install 'doubloon[cluster]'"
        ) from error

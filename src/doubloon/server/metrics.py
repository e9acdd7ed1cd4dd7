"""Figures for operators: how much is going on, and how long moves take."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from .keeper import Keeper


class Metrics:
    """Counters of one server process."""

    def __init__(self, keeper: Keeper) -> None:
        self._registry = CollectorRegistry()
        self.moves = Counter("doubloon_moves", "Moves of people that were carried out", registry=self._registry)
        self.refused = Counter("doubloon_refused", "Messages that were refused", ["code"], registry=self._registry)
        self.move_seconds = Histogram(
            "doubloon_move_seconds",
            "From a move's arrival until it is on disk and everybody is told",
            buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5),
            registry=self._registry,
        )
        tables = Gauge("doubloon_tables", "Tables in hand", registry=self._registry)
        tables.set_function(lambda: len(keeper.live()))
        sockets = Gauge("doubloon_sockets", "Sockets at tables", registry=self._registry)
        sockets.set_function(lambda: sum(len(table.readers.here) for table in keeper.live()))

    def text(self) -> bytes:
        """All figures in Prometheus' words."""
        return generate_latest(self._registry)

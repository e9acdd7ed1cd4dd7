"""Many threads that are the first to read the rows of tables: in a process of its own, because a mistake ends it."""

from __future__ import annotations

import sys
import threading

import msgspec

from doubloon.server.store.queries import READ
from doubloon.server.store.rows import Seat, TableRow, TableSettings

sys.setswitchinterval(1e-6)
row = TableRow("t", "salvage", "o", "open", TableSettings(title="", options={}), [Seat("person")], 0.0, "")
texts = {name: msgspec.json.encode(getattr(row, name)) for name in READ}
together = threading.Barrier(16)


def read() -> None:
    together.wait()
    for name, text in texts.items():
        assert READ[name](text) == getattr(row, name)


readers = [threading.Thread(target=read) for _ in range(together.parties)]
for reader in readers:
    reader.start()
for reader in readers:
    reader.join()
print("all read")

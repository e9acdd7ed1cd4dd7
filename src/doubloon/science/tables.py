"""Arrow tables of decisions, written to a file group by group, so that a million games need no more memory than one."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import pyarrow as pa
import pyarrow.parquet as pq

from doubloon import __version__
from doubloon.core import DoubloonError, Game

from .finished import Decision, Finished

FORMAT: Final = 1
PARQUET: Final = ".parquet"
SUFFIXES: Final = (PARQUET, ".arrow", ".feather")
"""Endings of files that can be written: Parquet, and Arrow's own format under both of its names."""
GROUP: Final = 4096
"""So many rows are held before they are written."""


def columns(game: Game[Any]) -> Any:
    """The schema of a game's table; docs/science.md says what each column means."""
    about = {
        "doubloon": __version__,
        "format": str(FORMAT),
        "game": game.id,
        "rules": str(game.rules_version),
        "content": game.content_digest,
        "features": json.dumps(game.feature_names(), ensure_ascii=False),
        "moves": json.dumps(game.words.text, ensure_ascii=False),
    }
    return pa.schema(
        [
            ("record", pa.string()),
            ("source", pa.string()),
            ("game", pa.string()),
            ("rules", pa.int16()),
            ("options", pa.string()),
            ("seed", pa.string()),
            ("seats", pa.int8()),
            ("length", pa.int32()),
            ("n", pa.int32()),
            ("seat", pa.int8()),
            ("name", pa.string()),
            ("bot", pa.string()),
            ("bot_version", pa.string()),
            ("phase", pa.string()),
            ("move", pa.string()),
            ("action", pa.int16()),
            ("legal", pa.list_(pa.int16())),
            ("features", pa.list_(pa.int8(), len(game.feature_names()))),
            ("standing", pa.list_(pa.int32())),
            ("score", pa.int32()),
            ("place", pa.int8()),
            ("prize", pa.float32()),
        ],
        metadata=about,
    )


class Writer:
    """A file being written; `close` makes it whole, and until then it has another name."""

    def __init__(self, path: Path, game: Game[Any], with_names: bool = True) -> None:
        if path.suffix not in SUFFIXES:
            raise DoubloonError(f"{path} must end in {', '.join(SUFFIXES[:-1])} or {SUFFIXES[-1]}.")
        self.path: Final = path
        self.game: Final = game
        self.rows = 0
        self._part: Final = path.with_name(path.name + ".part")
        self._schema: Final = columns(game)
        self._with_names: Final = with_names
        self._waiting: list[tuple[Finished, Decision]] = []
        try:
            self._file: Final[Any] = self._open()
        except OSError as error:
            raise DoubloonError(f"{path} cannot be written: {error.strerror or error}.") from error

    def put(self, played: Finished) -> None:
        """Write a game."""
        if played.game.id != self.game.id:
            raise DoubloonError(
                f"{played.source} is a game of {played.game.title}, and those before were of {self.game.title}: "
                "positions of different games do not fit into one table (`doubloon export --game` takes those of one)."
            )
        for decision in played.decisions():
            self._waiting.append((played, decision))
            if len(self._waiting) == GROUP:
                self._write()

    def close(self) -> None:
        """Finish the file, and give it its name."""
        self._write()
        try:
            self._file.close()
            self._part.replace(self.path)
        except OSError as error:
            self.give_up()
            raise DoubloonError(f"{self.path} cannot be written: {error.strerror or error}.") from error

    def give_up(self) -> None:
        """Leave nothing behind."""
        self._file.close()
        self._part.unlink(missing_ok=True)

    def _open(self) -> Any:
        if self.path.suffix == PARQUET:
            return pq.ParquetWriter(self._part, self._schema, compression="zstd")
        return pa.ipc.new_file(str(self._part), self._schema, options=pa.ipc.IpcWriteOptions(compression="zstd"))

    def _write(self) -> None:
        """Write what waits as one group."""
        if not self._waiting:
            return
        try:
            self._file.write_batch(_batch(self._schema, self._waiting, self._with_names))
        except OSError as error:
            raise DoubloonError(f"{self.path} cannot be written: {error.strerror or error}.") from error
        self.rows += len(self._waiting)
        self._waiting = []


def _batch(schema: Any, rows: list[tuple[Finished, Decision]], with_names: bool) -> Any:
    """Rows as columns."""
    found: dict[str, list[Any]] = {name: [] for name in schema.names}
    texts = rows[0][0].game.words.text
    for played, decision in rows:
        header, player = played.record.header, played.player(decision)
        told = {
            "record": played.id,
            "source": played.source,
            "game": header.game,
            "rules": header.rules,
            "options": json.dumps(header.options),
            "seed": played.record.seed,
            "seats": header.seats,
            "length": len(played.moves),
            "n": decision.n,
            "seat": decision.seat,
            "name": player.name if with_names else None,
            "bot": player.bot,
            "bot_version": player.version,
            "phase": decision.phase,
            "move": texts[decision.move],
            "action": decision.move,
            "legal": decision.legal,
            "standing": decision.standing,
            "score": played.scores[decision.seat],
            "place": played.places[decision.seat],
            "prize": played.prizes[decision.seat],
        }
        for name, value in told.items():
            found[name].append(value)
    features = schema.field("features").type
    known = pa.Array.from_buffers(
        pa.int8(), len(rows) * features.list_size, [None, pa.py_buffer(b"".join(row[1].features for row in rows))]
    )
    arrays = [
        pa.FixedSizeListArray.from_arrays(known, features.list_size)
        if field.name == "features"
        else pa.array(found[field.name], field.type)
        for field in schema
    ]
    return pa.record_batch(arrays, schema=schema)

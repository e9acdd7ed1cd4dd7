"""What a board knows of its game: for every game with one (web/src/games/<id>/index.ts): generated/view.ts, box.json.

view.ts is what a seat sees, as TypeScript; companion.ts what is entered at its companion and what that answers;
box.json what is in the box (`Game.box`); chart.json the chart, for tests: pages get it with the words of the game.
Where a board has a sums.json, the modules that it names are carried over too (tools/web_sums.py). Run `python
tools/web_views.py` after a change of either; tests/repo/test_web_views.py notices if nobody did.
"""

from __future__ import annotations

import ast
import inspect
import json
import os
import sys
from collections.abc import Mapping
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parent.parent
FOLDER: Final = ROOT / "web" / "src" / "games"
sys.path.insert(0, str(ROOT))
os.environ.setdefault("DOUBLOON_GAMES", str(ROOT / "tests" / "sample"))  # the sample game has views too

from doubloon.core import Game, find_game, game_ids  # noqa: E402
from doubloon.core.companion import Companion, companion_of  # noqa: E402
from doubloon.core.schema import Kind, kind_of, schema  # noqa: E402
from tools.web_sums import carried  # noqa: E402

OF_A_BOARD: Final = ("index.ts", "sums.json")
PLAIN: Final = {"number": "number", "decimal": "number", "truth": "boolean", "name": "string", "any": "unknown"}


class Writer:
    """Writes rows and whatever they are made of, each once, the parts before the whole."""

    def __init__(self, known: Mapping[str, str] | None = None) -> None:
        self._done: dict[str, str] = {}
        self._known = known or {}
        self.used: set[str] = set()
        """The rows that are written elsewhere, as far as they were needed."""

    def type_of(self, kind: Kind) -> str:
        """A kind as TypeScript says it; a row by its name, which is written down if it was not yet."""
        told = " | ".join([json.dumps(value) for value in kind.values]) or self._form(kind)
        return f"{told} | null" if kind.can_be_null else told

    def rows(self) -> dict[str, str]:
        """Every row that was written, by its name."""
        return self._done

    def text(self) -> str:
        """All that was written."""
        return "\n\n".join(self._done.values())

    def _form(self, kind: Kind) -> str:
        if kind.row:
            return self._row(kind)
        if kind.item is None:
            return PLAIN[kind.form]
        item = self.type_of(kind.item)
        if kind.form == "map":
            return f"Record<string, {item}>"
        return f"({item})[]" if kind.item.can_be_null or kind.item.values else f"{item}[]"

    def _row(self, kind: Kind) -> str:
        assert kind.row is not None
        name = kind.row.__name__
        if name in self._known:
            self.used.add(name)
            return name
        about = comments(kind.row)
        lines = [f"export type {name} = {{"]
        for field, each in kind.fields.items():
            lines += [f"  /** {about[field]} */"] if field in about else []
            lines.append(f"  {field}{'?' if each.can_be_absent else ''}: {self.type_of(each)};")
        head = [f"/** {kind.row.__doc__} */"] if kind.row.__doc__ else []
        self._done[name] = "\n".join([*head, *lines, "};"])
        return name


def comments(row: type) -> dict[str, str]:
    """What is written below the fields of a TypedDict, and of those that it extends."""
    module = ast.parse(inspect.getsource(sys.modules[row.__module__]))
    classes = {each.name: each for each in module.body if isinstance(each, ast.ClassDef)}
    found: dict[str, str] = {}
    names = [row.__name__]
    while names:
        body = classes.get(names.pop())
        if body:
            names += [base.id for base in body.bases if isinstance(base, ast.Name)]
            for field, below in pairwise(body.body):
                match field, below:
                    case ast.AnnAssign(target=ast.Name(name)), ast.Expr(ast.Constant(str(text))):
                        found[name] = text
    return found


def written(game: Game[Any]) -> str:
    """The whole file of a game."""
    writer = Writer()
    writer.type_of(schema(game))
    return f"/** Written by tools/web_views.py from view_types.py: do not change it here. */\n{writer.text()}\n"


def beside(game: Game[Any], companion: Companion) -> str:
    """What is entered at the companion of a game and what it answers; rows of its views are those of view.ts."""
    views = Writer()
    views.type_of(schema(game))
    writer = Writer(views.rows())
    for row in (companion.sheet, companion.answer):
        writer.type_of(kind_of(row))
    head = ["/** Written by tools/web_views.py from companion.py: do not change it here. */"]
    head += [f'import type {{ {", ".join(sorted(writer.used))} }} from "./view.ts";\n'] if writer.used else []
    return "\n".join([*head, writer.text(), ""])


def boxed(box: Mapping[str, Any]) -> str:
    """A box as JSON with a line for each thing, so that a change can be read."""
    parts: list[str] = []
    for key, value in box.items():
        if isinstance(value, list) and value and isinstance(value[0], dict):
            lines = ",\n".join([f"  {json.dumps(each)}" for each in value])
            parts.append(f"{json.dumps(key)}: [\n{lines}\n]")
        else:
            parts.append(f"{json.dumps(key)}: {json.dumps(value)}")
    return "{\n" + ",\n".join(parts) + "\n}\n"


def files() -> dict[Path, str]:
    """Every generated file, by its place."""
    found: dict[Path, str] = {}
    for game in [find_game(id) for id in game_ids() if any((FOLDER / id / name).exists() for name in OF_A_BOARD)]:
        folder = FOLDER / game.id / "generated"
        found[folder / "view.ts"] = written(game)
        if game.box():
            found[folder / "box.json"] = boxed(game.box())
        if chart := game.chart():
            found[folder / "chart.json"] = boxed(dict(chart))
        if companion := companion_of(game):
            found[folder / "companion.ts"] = beside(game, companion)
        sums = FOLDER / game.id / "sums.json"
        if sums.exists():
            found.update({folder / name: text for name, text in carried(type(game).__module__, sums).items()})
    return found


def main() -> None:
    """Write them all."""
    for path, text in files().items():
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()

"""What the server and the web app say to each other as TypeScript, in web/src/generated.

The messages (wire.ts) come from server/wire, the refusals and their English sentences (problems.ts) from refusals.py.

Run `python tools/web_types.py` after a change of the messages; tests/repo/test_web_types.py notices if nobody did.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final, get_args

from msgspec import Struct, inspect

from doubloon.server.errors import Refusal
from doubloon.server.http import analysis, answers, calling, daily, operator, place, puzzles, records
from doubloon.server.wire import branches, luck, replays, requests, said, told

FOLDER: Final = Path(__file__).parent.parent / "web" / "src" / "generated"
ANSWERS: Final[tuple[type[Struct], ...]] = (
    answers.Identity,
    answers.Games,
    answers.GameWords,
    answers.LessonInfo,
    answers.MyTables,
    answers.MyTurns,
    answers.OfflineInfo,
    calling.CallsInfo,
    answers.Code,
    answers.MyDevices,
    replays.ReplayInfo,
    replays.Positions,
    luck.LuckInfo,
    branches.BranchesInfo,
    branches.Tried,
    analysis.AnalysisInfo,
    daily.DailyOverview,
    daily.DailyDay,
    daily.DailyProof,
    daily.DailyAlong,
    place.MyPlace,
    place.MyGames,
    place.Leaderboard,
    puzzles.Puzzles,
    puzzles.PuzzleToday,
    puzzles.PuzzleInfo,
    puzzles.Solution,
    records.MyRecords,
    operator.Overview,
    operator.Reports,
)
WISHES: Final[tuple[type[Struct], ...]] = (
    requests.NewTable,
    requests.Join,
    requests.SetSeat,
    branches.Branch,
    branches.TryLine,
    branches.KeepBranch,
)
HAPPENING: Final = """\
/** Something that was told: its entry, its kind, whose it is, and the fields of its kind. */
export type Happening = { n: number; event: string; seat?: number; [field: string]: unknown };

/** What the game asks (and of whom) or why it refuses: a key of its texts, and what the sentence speaks of. */
export type Saying = { prompt?: string; seats?: number[]; reason?: string; section?: string; [field: string]: unknown };

/** How a game speaks a language: a game's folder has the files, src/doubloon/core/voice.py explains them. */
export type Texts = {
  title?: string;
  summary?: string;
  worth?: string;
  and?: string;
  options?: Record<string, { name: string; help: string; values?: Record<string, string> }>;
  events?: Record<string, string | { says: string; unseen: string }>;
  prompts?: Record<string, string>;
  waiting?: Record<string, string>;
  habits?: Record<string, string>;
  reasons?: Record<string, string>;
  verbs?: Record<string, string>;
  nouns?: Record<string, Record<string, string>>;
  tally?: Record<string, string>;
  keys?: Record<string, string>;
  about?: Record<string, string>;
  cards?: Record<string, Record<string, string>>;
};"""

PLAIN: Final[dict[type, str]] = {
    inspect.AnyType: "unknown",
    inspect.NoneType: "null",
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
}


class Writer:
    """Writes types and whatever they are made of, each once, in the order in which they are met."""

    def __init__(self) -> None:
        self._done: dict[str, str] = {}

    def name_of(self, kind: type, is_wish: bool = False) -> str:
        """The name of a type, which is written down if it was not yet; fields of a wish may be left out."""
        name = kind.__name__
        if name not in self._done:
            self._done[name] = ""
            info = inspect.type_info(kind)
            assert isinstance(info, inspect.StructType | inspect.TypedDictType)
            tag = [f'  type: "{info.tag}";'] if isinstance(info, inspect.StructType) and info.tag is not None else []
            fields = [self._field(field, is_wish) for field in info.fields]
            about = " ".join((kind.__doc__ or "").split())
            self._done[name] = "\n".join([f"/** {about} */", f"export type {name} = {{", *tag, *fields, "};"])
        return name

    def text(self) -> str:
        """All that was written."""
        return "\n\n".join(self._done.values())

    def _field(self, field: inspect.Field, is_wish: bool) -> str:
        gap = "?" if is_wish and not field.required else ""
        return f"  {field.encode_name}{gap}: {self._kind(field.type)};"

    def _kind(self, kind: inspect.Type) -> str:
        plain = PLAIN.get(type(kind))
        if plain is not None:
            return plain
        if isinstance(kind, inspect.Metadata):
            title: dict[str, Any] = kind.extra_json_schema or {}
            return str(title["title"]) if "title" in title else self._kind(kind.type)
        if isinstance(kind, inspect.LiteralType):
            return " | ".join([json.dumps(value) for value in kind.values])
        if isinstance(kind, inspect.UnionType):
            return " | ".join([self._kind(each) for each in kind.types])
        if isinstance(kind, inspect.ListType):
            item = self._kind(kind.item_type)
            return f"({item})[]" if "|" in item else f"{item}[]"
        if isinstance(kind, inspect.TupleType):
            return f"[{', '.join([self._kind(each) for each in kind.item_types])}]"
        if isinstance(kind, inspect.DictType):
            return f"Record<{self._kind(kind.key_type)}, {self._kind(kind.value_type)}>"
        if isinstance(kind, inspect.StructType | inspect.TypedDictType):
            return self.name_of(kind.cls)
        raise TypeError(f"{kind} has no counterpart in TypeScript yet.")


def problems() -> str:
    """Every refusal with its English sentence."""
    lines = [f"  {refusal.code}: {json.dumps(refusal.sentence)}," for refusal in Refusal]
    return "\n".join(
        [
            "/** Written by tools/web_types.py from telling/refusals.py: do not change it here. */",
            "export const problems = {",
            *lines,
            "};",
            "",
            "export type Problems = Record<keyof typeof problems, string>;\n",
        ]
    )


def messages() -> str:
    """Every message and answer."""
    writer = Writer()
    heard = [writer.name_of(kind) for kind in get_args(told.Told)]
    for kind in ANSWERS:
        writer.name_of(kind)
    spoken = [writer.name_of(kind, is_wish=True) for kind in get_args(said.Said)]
    for kind in WISHES:
        writer.name_of(kind, is_wish=True)
    return "\n\n".join(
        [
            "/** Written by tools/web_types.py from server/wire: do not change it here. */",
            'import type { Kind } from "../lib/schema.ts";',
            HAPPENING,
            writer.text(),
            f"/** What the server says over the socket. */\nexport type Told = {' | '.join(heard)};",
            f"/** What the app says over the socket. */\nexport type Said = {' | '.join(spoken)};\n",
        ]
    )


def written() -> dict[str, str]:
    """The files by their names."""
    return {"wire.ts": messages(), "problems.ts": problems()}


def main() -> None:
    """Write the files."""
    for name, text in written().items():
        (FOLDER / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()

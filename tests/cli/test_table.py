"""The parts of the table in the terminal: menu, layout, rulebook and seating, each by itself."""

from __future__ import annotations

from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console, RenderableType

from doubloon.bots import bot_names
from doubloon.cli.table.layout import lay_out, show_position
from doubloon.cli.table.menu import Menu, Unclear
from doubloon.cli.table.rulebook import Rulebook
from doubloon.cli.table.seating import recall_players, seat_players
from doubloon.core import DoubloonError, find_game

SALVAGE = find_game("salvage")
MANY = [f"place {column}{row}" for row in range(1, 8) for column in "abcdefgh"]


def printed(what: RenderableType, width: int = 80) -> str:
    """What is printed on a terminal of this width, trailing blanks apart."""
    console = Console(file=StringIO(), width=width, highlight=False, color_system=None)
    console.print(what)
    assert isinstance(console.file, StringIO)
    return "\n".join(line.rstrip() for line in console.file.getvalue().splitlines())


def test_a_few_moves_stand_in_one_row() -> None:
    assert printed(Menu(["lower rope-1", "lower rope-4", "pass"]).show()) == "1 lower rope-1   2 lower rope-4   3 pass"


@pytest.mark.parametrize("width", [40, 80, 120, 200])
def test_many_moves_stand_under_their_verbs_and_fit(width: int) -> None:
    menu = Menu(["pass", *MANY, "drive a1", "drive b2"])
    lines = printed(menu.show(), width).splitlines()
    assert max(len(line) for line in lines) <= width
    assert lines[0] == "place …"
    assert "drive …" in lines
    assert lines[-1] == "59 pass"
    assert menu.find("59") == "pass"
    assert menu.find("57") == "drive a1"


@pytest.mark.parametrize("width", [10, 40, 80, 120, 200])
def test_a_number_counts_on_from_the_first_of_its_row(width: int) -> None:
    menu = Menu(["pass", *MANY, "drive a1", "drive b2"])
    rows = [line.split() for line in printed(menu.show(), width).splitlines() if line.startswith("  ")]
    assert max(len(line) for line in printed(menu.show(), width).splitlines()) <= width
    numbered = {}
    for number, *nouns in [row for row in rows if len(row) != 4 or row[2] != "58"]:
        numbered.update({int(number) + place: noun for place, noun in enumerate(nouns)})
    assert [f"place {numbered[number]}" for number in range(1, len(MANY) + 1)] == MANY


def test_long_nouns_keep_a_number_each() -> None:
    menu = Menu([f"play next-to-hut-{number}" for number in range(30)])
    text = " ".join(printed(menu.show()).split())
    for number, move in enumerate(menu.moves, start=1):
        assert f"{number} {move.removeprefix('play ')}" in text


def test_what_a_typed_text_means() -> None:
    menu = Menu([*MANY, "drive a1", "claim treasure"])
    assert menu.find("CLAIM") == "claim treasure"
    assert menu.find(" place   h7") == "place h7"
    assert menu.find("h7") == "place h7"
    assert menu.find("swim") is None
    assert menu.find("") is None
    with pytest.raises(Unclear, match="could be 'place a1' or 'drive a1'"):
        menu.find("a1")
    with pytest.raises(Unclear, match="or 52 more; type more of it"):
        menu.find("place")


def test_seats_stand_side_by_side_and_everything_is_shown() -> None:
    view: dict[str, Any] = {
        "round": 2,
        "start_seat": 1,
        "bonus": None,
        "players": [{"coins": ["gold", "gold", "copper"], "is_done": True}, {"coins": [], "is_done": False}],
        "deck": {"red": 3, "blue": 1},
        "maps": [{"clues": ["lake", "hut"]}, {"clues": []}, {"clues": None}],
        "hand": ["card", "card"],
    }
    text = printed(lay_out(view, ["Ada", "[red]Bob"]))
    lines = [" ".join(line.replace("\N{NO-BREAK SPACE}", " ").split()) for line in text.splitlines()]
    assert lines[0] == "round 2 start [red]Bob"
    assert lines[1] == "Ada [red]Bob"
    assert "coins 2× gold, copper –" in lines
    assert "is done yes no" in lines
    assert "deck red 3, blue 1" in lines
    assert "maps clues lake, hut" in lines
    assert "hand 2× card" in lines


def test_a_game_may_draw_its_position_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(SALVAGE), "draw", lambda self, view, names: f"[bold]{names[0]}[/] at sea")
    assert printed(show_position(SALVAGE, {}, ["Ada"])) == "Ada at sea"
    monkeypatch.setattr(type(SALVAGE), "draw", lambda self, view, names: "[/red] at sea")
    assert printed(show_position(SALVAGE, {"night": 2}, ["Ada"])) == printed(lay_out({"night": 2}, ["Ada"]))


def test_the_rulebook_by_section(tmp_path: Path) -> None:
    book = Rulebook(SALVAGE.folder)
    assert (book.section("3.2") or "").startswith("### §3.2 Keep or sink")
    assert "§3.3" not in (book.section("3.2") or "")
    assert "§3.5" in (book.section("3") or "")
    assert book.section("3.9") is None
    assert book.contents().splitlines()[0] == "§1 What there is"
    assert Rulebook(tmp_path).contents() == ""


def test_bots_are_remembered_by_their_names() -> None:
    players = seat_players(SALVAGE, ["Ada=you", "greedy", "Max=random"], 4)
    names = [player.name for player in players]
    assert names == ["Ada", "Anne (greedy)", "Max (random)", "Bart (greedy)"]
    assert recall_players(names, []) == players
    assert recall_players(["Bob (the brave)", "Greedy"], [])[0].bot is None
    assert recall_players(names, ["you"] * 4)[1].bot is None


@pytest.mark.parametrize("kind", bot_names())
def test_every_bot_can_sit_down(kind: str) -> None:
    assert seat_players(SALVAGE, ["you", kind], None)[1].bot is not None


def test_a_bot_that_is_not_known_is_refused_with_the_bots_there_are() -> None:
    with pytest.raises(DoubloonError, match=r"a bot \(.*greedy.*random.*\) or 'NAME=BOT', not 'gredy'"):
        seat_players(SALVAGE, ["gredy"], None)

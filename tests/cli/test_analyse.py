"""`doubloon analyse`: a table, JSON and a page from the same figures; what cannot be analysed is refused."""

from __future__ import annotations

import json
from html.parser import HTMLParser
from pathlib import Path

import pytest

from tests.cli.broken import ALWAYS, CUT_SHORT, Wrong
from tests.cli.terminals import doubloon, finished, refusal, terminal, write

QUICK = ("--budget", "4")


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """A finished game."""
    return write(tmp_path / "game.jsonl", finished())


def test_it_tells_luck_and_decisions_apart(game: Path) -> None:
    ran = doubloon("analyse", game, *QUICK)
    assert ran.code == 0 and ran.err == ""
    told = " ".join(ran.out.split())  # lines break where the terminal ends
    for words in ("luck", "own decisions", "not foreseen", "end", "loss a decision", "Seed 1, budget 4"):
        assert words in told
    shown = next(line for line in ran.out.splitlines() if line.startswith("end"))
    ended = json.loads(doubloon("analyse", game, *QUICK, "--json").out)["accounts"]
    assert [float(cell.replace("−", "-")) for cell in shown.split()[1:]] == [round(one["final"], 1) for one in ended]


def test_several_processes_find_the_same_as_one(game: Path) -> None:
    alone, together = (doubloon("analyse", game, *QUICK, "--json", "--jobs", jobs) for jobs in ("1", "2"))
    assert alone.code == together.code == 0
    assert json.loads(alone.out) == json.loads(together.out)
    told = json.loads(alone.out)
    assert told["done"] == told["total"] and told["budget"] == 4


def test_a_seat_sees_its_own_decisions(game: Path) -> None:
    ran = doubloon("analyse", game, *QUICK, "--seat", "1", "--all")
    listed = ran.out.split("Every decision")[1]
    told = json.loads(doubloon("analyse", game, *QUICK, "--json").out)
    mine = [one for one in told["decisions"] if one["seat"] == 1]
    assert 0 < len(mine) < len(told["decisions"])
    assert len(listed.strip().splitlines()) == 1 + len(mine)


class Reader(HTMLParser):
    """What a page needs from elsewhere, and its headings."""

    def __init__(self) -> None:
        super().__init__()
        self.wants: list[str] = []
        self.headings: list[str] = []
        self._tag = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self._tag = tag
        self.wants += [value or "" for name, value in attrs if name in ("src", "href")]

    def handle_data(self, data: str) -> None:
        if self._tag == "h2" and data.strip():
            self.headings.append(data)
        self._tag = ""


def test_the_page_is_complete_in_itself(game: Path, tmp_path: Path) -> None:
    assert doubloon("analyse", game, *QUICK, "--html", tmp_path / "page.html").code == 0
    page = (tmp_path / "page.html").read_text(encoding="utf-8")
    reader = Reader()
    reader.feed(page)
    assert reader.wants == []
    assert {"The game", "Luck and skill", "Every decision"} <= set(reader.headings)
    assert page.count("<svg") == 2 and "<script" not in page


def test_a_game_that_goes_on_is_not_analysed(tmp_path: Path) -> None:
    path = write(tmp_path / "game.jsonl", finished()[:20])
    assert "not over" in refusal(doubloon("analyse", path))


@pytest.mark.parametrize("wrong", [*ALWAYS, CUT_SHORT], ids=lambda wrong: wrong.name)
def test_a_wrong_record_is_refused_in_one_sentence(wrong: Wrong, tmp_path: Path) -> None:
    refusal(doubloon("analyse", wrong.make(tmp_path)))


def test_a_seat_that_is_not_there_is_refused(game: Path) -> None:
    assert "seats 0 to" in refusal(doubloon("analyse", game, "--seat", "9"))


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_ends_with_what_is_known_by_then(game: Path, jobs: str) -> None:
    with terminal("analyse", game, "--budget", "90000", "--jobs", jobs) as there:
        there.wait_for("/18")
        there.interrupt("Stopped after")
        assert there.end() == 130

"""Games that were played elsewhere: proven before they are kept, then like any finished game but for what counts."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random
from typing import Final

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from doubloon.core import CHANCE, BadRecord, Match, Record, find_game, parse
from doubloon.core.branch import LONGEST_COMMENT, Branch, Comment
from doubloon.core.fork import Fork
from doubloon.core.record import Played
from doubloon.server.elsewhere import MOST_STEPS, proven_of
from doubloon.server.errors import Refusal, Refused
from doubloon.server.http.records import MOST_BODY
from tests.cli.terminals import doubloon
from tests.server.answers import Message
from tests.server.attacks import check, check_log, values
from tests.server.persons import Person
from tests.server.servers import Server
from tests.server.waiting import wait_until

Wrong = Callable[[list[str]], list[str]]

NAMES: Final = ["Ada", "Bob"]


@cache
def played(seed: str = "a seed of elsewhere", nights: int = 3) -> Record:
    """A game that was played without this server."""
    match = Match.begin(find_game("salvage"), 2, seed, {"nights": nights}, NAMES)
    rng = Random(seed)
    while not match.is_over():
        seat = match.actors()[0]
        match.submit(seat, rng.choice(match.legal_moves(seat)))
    return match.record


def with_words() -> Record:
    """The same with a branch, and something said about it and about the game."""
    told = played()
    fork = Fork(find_game("salvage"), told, first_choice(told))
    seat = fork.match.actors()[0]
    fork.play(seat, fork.match.legal_moves(seat)[-1])
    branch = Branch("What if?", fork.n, fork.steps, "Bob", "Bob  could have waited.")
    said = [Comment(fork.n, "Here we go.", "Ada"), Comment(fork.n + 1, "Better!", "Bob", branch.name)]
    return Record(told.header, told.entries, told.result, told.seed, [], [branch], said)


def first_choice(record: Record) -> int:
    """After how many entries somebody first decides."""
    return next(n for n, entry in enumerate(record.entries) if isinstance(entry, tuple) and entry[0] != CHANCE)


def load(person: Person, record: Record) -> Message:
    return person.post("/api/records", record=record.text())


# A game like any other ------------------------------------------------------------------------------------------------


def test_a_loaded_game_can_be_looked_at_analysed_branched_and_shared(tmp_path: Path) -> None:
    with Server(tmp_path, analysis_budget=8) as server:
        ada, eve = server.person("Ada"), server.person("Eve")
        table = load(ada, with_words())
        assert table["status"] == "over" and table["loaded"]["by"] == "Ada"
        assert [(seat["name"], seat["yours"]) for seat in table["seats"]] == [("Ada", False), ("Bob", False)]
        path = f"/api/tables/{table['id']}"

        seen = eve.get(f"{path}/replay")
        assert seen["over"] and seen["loaded"]["by"] == "Ada" and seen["names"] == NAMES
        assert eve.get(f"{path}/replay/positions?from=0&to=3&seat=1")["positions"]
        assert eve.get(f"{path}/luck")["seed"] == played().seed

        told = eve.get(f"{path}/branches")
        assert [(each["name"], each["by"], each["note"]) for each in told["branches"]] == [
            ("What if?", "Bob", "Bob could have waited.")
        ]
        assert [(each["text"], bool(each["branch"])) for each in told["comments"]] == [
            ("Here we go.", False),
            ("Better!", True),
        ]
        assert not any(each["yours"] or each["removable"] for each in told["branches"] + told["comments"])
        assert all(each["removable"] for each in ada.get(f"{path}/branches")["comments"])
        eve.post(f"{path}/comments", n=first_choice(played()), text="Who won?", branch="")

        eve.post(f"{path}/analysis")
        wait_until(lambda: eve.get(f"{path}/analysis?seen=0")["status"] == "done")
        on = eve.post(f"{path}/branch", n=first_choice(played()), seat=0, bot="greedy")
        assert on["branch_of"]["table"] == table["id"] and on["loaded"] is None

        ada.refused(f"{path}/rematch", 403, "not_seated")
        ada.refused(f"{path}/join", 409, "game_over")
        record = ada.record(table)
        assert parse(record).entries == played().entries
        (tmp_path / "again.jsonl").write_text(record, encoding="utf-8")
        assert doubloon("verify", tmp_path / "again.jsonl").code == 0
        assert load(eve, parse(record))["id"] != table["id"], "a record that went through a server can be loaded again"
        check_log(server)


def test_it_counts_for_nothing(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        ada = server.person("Ada")
        table = load(ada, played())
        ada.refused(f"/api/tables/{table['id']}/science", 409, "not_for_science", agree=True)
        server.restart()  # a server that starts enters what is not in the book yet
        place = ada.get("/api/me/place")
        assert place["games"] == [] and place["people"] == []
        assert ada.get("/api/me/games")["total"] == 0
        assert ada.get("/api/tables/mine")["tables"] == []
        with sqlite3.connect(server.database) as database:
            for name in ("finished", "finishers", "ratings", "daily_tries"):
                assert database.execute(f"SELECT COUNT(*) FROM {name}").fetchone() == (0,), name
        ran = doubloon("export", server.database, "--to", tmp_path / "nothing.parquet")
        assert ran.code == 2 and "finished games stay" not in ran.err, "nobody could have agreed"


def test_it_is_its_owners_to_remove_and_goes_with_them(server: Server) -> None:
    ada, eve = server.person("Countess Ada"), server.person("Eve")
    table, other = load(ada, with_words()), load(ada, played("another seed"))
    mine = ada.get("/api/records")
    assert [game["table"] for game in mine["games"]] == [other["id"], table["id"]] and mine["most"] == 50
    result = played().result
    assert result is not None
    assert mine["games"][1]["names"] == NAMES and mine["games"][1]["scores"] == result.scores
    assert eve.get("/api/records")["games"] == []
    eve.refused("/api/records/remove", 404, "not_loaded", table=table["id"])
    own = ada.open_table(start=True, bots=["random"])
    ada.refused("/api/records/remove", 404, "not_loaded", table=own["id"])
    with server.watch(table):
        left = ada.post("/api/records/remove", table=table["id"])
        assert [game["table"] for game in left["games"]] == [other["id"]]
        for what in ("", "/replay", "/record", "/branches"):
            assert eve.ask("GET", f"/api/tables/{table['id']}{what}").status_code == 404, what
    assert ada.ask("POST", "/api/me/delete", {"name": "Countess Ada"}).status_code == 202
    wait_until(lambda: eve.ask("GET", f"/api/tables/{other['id']}").status_code == 404)


def test_a_person_keeps_only_so_many_and_a_server_may_take_none(tmp_path: Path) -> None:
    with Server(tmp_path, most_records=2) as server:
        ada, eve = server.person("Ada"), server.person("Eve")
        kept = [load(ada, played(seed))["id"] for seed in ("one", "two")]
        assert "2 games" in ada.refused("/api/records", 429, "too_many_records", record=played().text())
        load(eve, played())
        ada.post("/api/records/remove", table=kept[0])
        load(ada, played())
    with Server(tmp_path, most_records=0) as server:
        ada = server.person("Ada")
        ada.refused("/api/records", 409, "no_records", record=played().text())
        assert ada.get("/api/records")["most"] == 0


# What is wrong is said ------------------------------------------------------------------------------------------------


def changed(place: int, old: str, new: str) -> Wrong:
    """One line of the file says something else."""

    def change(lines: list[str]) -> list[str]:
        assert old in lines[place], lines[place]
        return [*lines[:place], lines[place].replace(old, new), *lines[place:][1:]]

    return change


WRONG: Final[dict[str, tuple[Wrong, str, str]]] = {
    "no record": (lambda lines: ["Dear diary,"], "record_unknown", "Dear diary"),
    "nothing but spaces": (lambda lines: ["  "], "record_unknown", "empty"),
    "another format": (changed(0, '"doubloon": 1', '"doubloon": 9'), "record_unknown", "newer"),
    "another game": (changed(0, '"salvage"', '"chess"'), "record_other_rules", "chess"),
    "other rules": (changed(0, '"rules": 1', '"rules": 7'), "record_other_rules", "rules version 7"),
    "a torn line": (lambda lines: [*lines[:4], lines[4][:5], *lines[5:]], "record_damaged", "Line 5"),
    "cut off": (lambda lines: lines[:-3], "record_unfinished", "not over"),
    "no seed": (lambda lines: lines[:-1], "record_wrong", "never opened"),
    "another seed": (lambda lines: [*lines[:-1], '{"seed":"mine"}'], "record_wrong", "committed"),
    "another winner": (
        lambda lines: [line.replace('"ranking": [1, 2]', '"ranking": [2, 1]') for line in lines],
        "record_wrong",
        "places",
    ),
    "a move that nobody may make": (
        lambda lines: [lines[0], *(line.replace("look", "fly") for line in lines[1:])],
        "record_wrong",
        "fly",
    ),
}


@pytest.mark.parametrize("what", WRONG)
def test_a_record_that_does_not_hold_is_refused_in_words(server: Server, what: str) -> None:
    change, code, said = WRONG[what]
    ada = server.person("Ada")
    lines = winner_first().text().splitlines()
    text = "\n".join(change(lines))
    assert text != "\n".join(lines)
    message = ada.refused("/api/records", 422, code, record=text)
    assert said in message and len(message) < 400
    assert ada.get("/api/records")["games"] == []


@cache
def winner_first() -> Record:
    """A game that seat 0 wins alone, so that another winner is another ranking."""
    for number in range(99):
        record = played(f"seed {number}")
        if record.result is not None and record.result.ranking == [1, 2]:
            return record
    raise AssertionError("seat 0 never wins")


def test_what_would_take_long_is_refused_before_it_is_played(server: Server) -> None:
    ada = server.person("Ada")
    record = played()
    n = first_choice(record)
    move = record.entries[n]
    assert isinstance(move, tuple)
    again: list[Played | int | None] = [move, n]
    to_and_fro = [*record.entries[:n], *again * (MOST_STEPS // 32)]
    ada.refused("/api/records", 422, "record_too_long", record=Record(record.header, to_and_fro).text())
    steps = with_words().branches[0].moves
    many = [Branch(f"branch {number}", n, steps) for number in range(101)]
    told = Record(record.header, record.entries, record.result, record.seed, [], many)
    ada.refused("/api/records", 429, "branches_full", record=told.text())
    told = Record(record.header, record.entries, record.result, record.seed, [], [], [Comment(0, "So!")] * 501)
    ada.refused("/api/records", 429, "comments_full", record=told.text())
    ada.refused("/api/records", 413, "too_large", record=" " * MOST_BODY)


def test_nothing_that_a_file_says_is_anybody_here_or_breaks_the_page(server: Server) -> None:
    ada = server.person("Ada")
    record = with_words()
    lines = record.text().splitlines()
    header = json.loads(lines[0]) | {"names": ["a\u0301\u0301\u0301\u0301\u0301<script>", "☠️" * 30]}
    branch = json.loads(lines[-3])
    twin = {"branch": branch["branch"] | {"name": "What  if?"}}
    said = {"comment": {"n": 0, "text": "x" * LONGEST_COMMENT, "by": "Z" * 400}}
    text = "\n".join([json.dumps(header), *lines[1:-2], json.dumps(twin), *lines[-2:], json.dumps(said)])
    table = ada.post("/api/records", record=text)
    names = [seat["name"] for seat in table["seats"]]
    assert names[0].endswith("<script>") and len(names[0]) < 15 and len(names[1]) <= 40
    told = ada.get(f"/api/tables/{table['id']}/branches")
    assert [each["name"] for each in told["branches"]] == ["What if?", "What if? 2"]
    assert all(len(each["by"]) <= 40 for each in told["comments"])


# Whatever comes -------------------------------------------------------------------------------------------------------

QUICK: Final = settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))


@st.composite
def bent(draw: st.DrawFn) -> str:
    """A good record with lines of anything, lines twice, elsewhere or not at all."""
    lines = with_words().text().splitlines()
    for _ in range(draw(st.integers(1, 3))):
        place = draw(st.integers(0, len(lines) - 1))
        how = draw(st.integers(0, 4))
        if how == 0:
            lines.insert(place, json.dumps(draw(values())))
        elif how == 1:
            lines.insert(place, lines[draw(st.integers(0, len(lines) - 1))])
        elif how == 2:
            del lines[place]
        else:
            data = json.loads(lines[place])
            inside = (
                data
                if isinstance(data, dict) and len(data) > 1
                else next(iter(data.values()))
                if isinstance(data, dict)
                else data
            )
            if isinstance(inside, dict):
                inside[draw(st.sampled_from(sorted(inside)))] = draw(values())
            elif isinstance(inside, list) and inside:
                inside[draw(st.integers(0, len(inside) - 1))] = draw(values())
            lines[place] = json.dumps(data)
        if not lines:
            break
    return "\n".join(lines)


@QUICK
@given(bent())
def test_whatever_a_file_holds_it_is_proven_or_refused(text: str) -> None:
    try:
        proven = proven_of(text)
    except Refused as refused:
        assert refused.refusal is not Refusal.FAILED and len(str(refused)) < 500
    else:
        assert proven.record.result is not None and proven.record.seed is not None


@settings(QUICK, max_examples=15)
@given(bent())
def test_hostile_records_get_an_answer_and_the_server_goes_on(server: Server, text: str) -> None:
    before = len(server.log)
    mallory = server.person("Mallory")
    check(mallory.ask("POST", "/api/records", {"record": text}))
    check_log(server, before)


def test_a_record_is_what_verify_says_of_it() -> None:
    with pytest.raises(BadRecord):
        parse("{}")
    assert proven_of("\N{BYTE ORDER MARK}" + with_words().text().replace("\n", "\r\n")).scores == [[]]

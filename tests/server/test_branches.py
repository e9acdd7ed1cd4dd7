"""Branches and comments: only of finished games, tried without a trace, kept with the game, and each is somebody's."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from doubloon.core import CHANCE, Match, find_game, parse
from doubloon.core.fork import followed
from doubloon.server.branches import MOST_MOVES
from doubloon.server.store import Crowded, Database, Seat, TableRow, TableSettings, Taken, open_database
from doubloon.server.store import branches as b
from doubloon.server.store import queries as q
from doubloon.server.store.leaving import THEIRS, leave_for_good
from doubloon.server.store.retention import BELONGINGS
from doubloon.server.store.rows import Room
from tests.cli.terminals import doubloon
from tests.server.answers import Message, good
from tests.server.persons import Person
from tests.server.servers import Server, key_file


def finished(person: Person, game: str = "salvage", **wish: Any) -> Message:
    """A table whose game has been played to the end, one move taken back on the way."""
    table = person.open_table(game, 3, hot_seat=True, bots=["greedy"], start=True, **wish)
    with person.sit(table) as seat:
        actor = next(face["seat"] for face in seat.faces if face["moves"]) if seat.my_turn() else 0
        seat.done(seat=actor)
        seat.undo(actor)
        seat.play_to_end()
    return table


def path(table: Message, more: str = "") -> str:
    return f"/api/tables/{table['id']}/{more}"


def stops(person: Person, table: Message, branch: str = "") -> list[Message]:
    found: list[Message] = person.get(path(table, f"replay?branch={branch}"))["stops"]
    return found


def tried(person: Person, table: Message, n: int, moves: list[Message], **more: Any) -> Message:
    return person.post(path(table, "branches/try"), n=n, moves=moves, **more)


def line(person: Person, table: Message, n: int, length: int, **more: Any) -> list[Message]:
    """Another line of so many decisions: always the last legal move, by hand in seat 0 and by a bot elsewhere."""
    moves: list[Message] = []
    told = tried(person, table, n, moves, **more)
    while len(moves) < length and not told["position"]["over"]:
        seat = told["position"]["actors"][0]
        if seat:
            told = tried(person, table, n, moves, bot="random", seat=seat, **more)
        else:
            face = next(face for face in told["position"]["faces"] if face["seat"] == seat)
            moves = [*moves, {"seat": seat, "text": face["moves"][-1], "bot": ""}]
            told = tried(person, table, n, moves, **more)
        moves = told["moves"]
    return moves


def keep(
    person: Person, table: Message, n: int, moves: list[Message], name: str = "Another way", **more: Any
) -> Message:
    told = good(person.ask("POST", path(table, "branches"), {"n": n, "moves": moves, "name": name, **more}))
    return next(branch for branch in told["branches"] if branch["id"] == told["kept"])


def all_of(person: Person, table: Message) -> Message:
    return person.get(path(table, "branches"))


def middle(person: Person, table: Message) -> int:
    all_stops = stops(person, table)
    return int(all_stops[len(all_stops) // 3]["n"])


@pytest.mark.parametrize("game", ["salvage", "treasure_hunter"])
def test_a_line_is_tried_kept_replayed_and_comes_with_the_record(server: Server, game: str, tmp_path: Path) -> None:
    ada, eve = server.person("Ada"), server.person("Eve")
    table = finished(ada, game)
    n = middle(ada, table)
    moves = line(eve, table, n, 6)
    assert {move["bot"] for move in moves} <= {"", "random"} and len(moves) == 6
    assert all_of(ada, table) == {"branches": [], "comments": [], "kept": ""}, "trying leaves no trace"
    assert line(eve, table, n, 6) == moves, "bots do the same when they are asked again"
    kept = keep(eve, table, n, moves, "What if?", note="  Quite\n\n\n  another\tgame. ")
    assert (kept["name"], kept["note"], kept["by"]) == ("What if?", "Quite\n\nanother game.", "Eve")
    assert (kept["n"], kept["moves"], kept["yours"], kept["own_luck"]) == (n, 6, True, False)
    assert (kept["seat"], kept["first"]) == (moves[0]["seat"], moves[0]["text"])
    seen = all_of(ada, table)["branches"][0]
    assert not seen["yours"] and seen["removable"] and "identity" not in seen

    own, game_stops = stops(eve, table, kept["id"]), stops(eve, table)
    before = [stop for stop in game_stops if stop["n"] <= n]
    assert own[: len(before)] == before, "up to there it is the game"
    assert own[-1]["n"] == kept["last"]
    last = tried(eve, table, n, moves)["position"]
    for seat in (0, 1, 2):
        query = f"replay/positions?from={len(own) - 1}&to={len(own) - 1}&seat={seat}&branch={kept['id']}"
        shown = ada.get(path(table, query))["positions"][0]
        face = next(face for face in last["faces"] if face["seat"] == seat)
        assert shown["faces"][0]["view"] == face["view"] and shown["faces"][0]["moves"] == face["moves"]

    ada.post(path(table, "comments"), n=n, text="Here it turned.")
    eve.post(path(table, "comments"), n=own[-1]["n"], branch=kept["id"], text="<b>Mine!</b>\nSee?")
    said = all_of(eve, table)["comments"]
    assert [(each["n"], each["by"], each["text"]) for each in said] == [
        (n, "Ada", "Here it turned."),
        (own[-1]["n"], "Eve", "<b>Mine!</b>\nSee?"),
    ]
    text = ada.record(table)
    record = parse(text)
    assert record.damage == [] and [branch.name for branch in record.branches] == ["What if?"]
    assert [(each.branch, each.by) for each in record.comments] == [(None, "Ada"), ("What if?", "Eve")]
    chosen = [(seat, said, bot) for seat, said, bot in record.branches[0].moves if seat != CHANCE]
    assert chosen == [(move["seat"], move["text"], move["bot"]) for move in moves]
    followed(find_game(game), record, record.branches[0])
    file = tmp_path / "game.jsonl"
    file.write_text(text, encoding="utf-8")
    assert doubloon("verify", file).code == 0
    assert "Quite" in doubloon("replay", file, "--branch", "What if?").out


def test_nothing_of_a_running_game_is_told(server: Server) -> None:
    """Another line would show hands and luck that are still secret: it is refused, before anything is worked out."""
    ada, bob = server.person("Ada"), server.person("Bob")
    table = ada.open_table("treasure_hunter", 2)
    waiting = ada.open_table("salvage", 2)
    bob.join(table)
    ada.start(table)
    n = stops(ada, table)[0]["n"]
    moves = [{"seat": 0, "text": "x"}]
    for person in (ada, bob):
        for what, body in (
            ("branches/try", {"n": n}),
            ("branches/try", {"n": n, "moves": moves, "seed": "0" * 64}),
            ("branches/try", {"n": n, "bot": "greedy"}),
            ("branches", {"n": n, "moves": moves, "name": "x"}),
            ("comments", {"n": n, "text": "x"}),
            ("branches/remove", {"branch": "x"}),
            ("comments/remove", {"comment": "x"}),
        ):
            answer = person.ask("POST", path(table, what), body)
            error = answer.json()["error"]
            assert (answer.status_code, error["code"], error["fields"]) == (409, "words_later", {}), answer.text
        for what in ("branches", "replay?branch=x", "replay/positions?from=0&to=1&branch=x"):
            answer = person.ask("GET", path(table, what))
            assert (answer.status_code, answer.json()["error"]["code"]) == (409, "words_later")
    assert server.get(path(table, "branches")).status_code == 409
    assert ada.ask("GET", path(waiting, "branches")).json()["error"]["code"] == "not_started"


def test_who_may_not_see_the_game_sees_and_says_nothing(server: Server) -> None:
    ada, eve = server.person("Ada"), server.person("Eve")
    table, closed = finished(ada), finished(ada, watchable=False)
    n = middle(ada, closed)
    moves = line(ada, closed, n, 2)
    kept = keep(ada, closed, n, moves)
    for what, body in (
        ("branches/try", {"n": n}),
        ("branches", {"n": n, "moves": moves, "name": "x"}),
        ("comments", {"n": n, "text": "x"}),
        ("branches/remove", {"branch": kept["id"]}),
    ):
        eve.refused(path(closed, what), 403, "game_hidden", **body)
        if what != "branches/try":
            assert server.post(path(table, what), body).status_code == 401, "without a name nobody writes"
    for what in ("branches", f"replay?branch={kept['id']}"):
        assert eve.ask("GET", path(closed, what)).json()["error"]["code"] == "game_hidden"
        assert server.get(path(closed, what)).status_code == 403
    assert good(server.get(path(table, "branches")))["branches"] == []
    assert server.post(path(table, "branches/try"), {"n": middle(ada, table)}).status_code == 200


def test_who_wrote_it_or_sat_there_can_remove_it(server: Server) -> None:
    ada, eve, mallory = (server.person(name) for name in ("Ada", "Eve", "Mallory"))
    table = finished(ada)
    n = middle(ada, table)
    moves = line(eve, table, n, 3)
    one, two = (keep(eve, table, n, moves, name) for name in ("one", "two"))
    last = stops(eve, table, one["id"])[-1]["n"]
    for branch in (one["id"], two["id"], ""):
        eve.post(path(table, "comments"), n=last if branch else n, branch=branch, text=branch or "game")
    seen = all_of(mallory, table)
    assert not any(each["removable"] or each["yours"] for each in (*seen["branches"], *seen["comments"]))
    mallory.refused(path(table, "branches/remove"), 403, "others_words", branch=one["id"])
    mallory.refused(path(table, "comments/remove"), 403, "others_words", comment=seen["comments"][2]["id"])
    left = eve.post(path(table, "branches/remove"), branch=one["id"])
    assert [each["name"] for each in left["branches"]] == ["two"]
    assert [each["text"] for each in left["comments"]] == [two["id"], "game"], "what was said about it goes too"
    ada.post(path(table, "branches/remove"), branch=two["id"])
    left = ada.post(path(table, "comments/remove"), comment=seen["comments"][2]["id"])
    assert left == {"branches": [], "comments": [], "kept": ""}
    ada.refused(path(table, "branches/remove"), 404, "no_branch", branch=one["id"])
    ada.refused(path(table, "comments/remove"), 404, "no_comment", comment="nothing")
    assert ada.ask("GET", path(table, f"replay?branch={one['id']}")).json()["error"]["code"] == "no_branch"


def test_nobody_is_taken_for_somebody_who_sat_there_and_the_host_keeps_order(server: Server) -> None:
    ada, other = server.person("Ada"), server.person("Ada")
    table = finished(ada)
    n = middle(ada, table)
    other.post(path(table, "comments"), n=n, text="Me too")
    assert all_of(ada, table)["comments"][0]["by"] == "Ada 3", "the names of two seats are taken"
    ada.post(path(table, "mute"), seat=None, muted=True)
    other.refused(path(table, "comments"), 403, "muted", n=n, text="again")
    other.refused(path(table, "branches"), 403, "muted", n=n, moves=line(ada, table, n, 1), name="x")
    ada.post(path(table, "comments"), n=n, text="I may")


def test_the_luck_is_that_of_the_game_or_its_own(server: Server) -> None:
    ada = server.person("Ada")
    table = finished(ada)
    record = parse(ada.record(table))
    first = stops(ada, table)[0]["n"]
    played = Match.resume(find_game("salvage"), record).played
    chosen = [{"seat": seat, "text": text, "bot": ""} for seat, text in played if seat != CHANCE]
    end = tried(ada, table, first, chosen)["position"]
    assert end["over"] and record.result and end["scores"] == record.result.scores
    same = keep(ada, table, first, chosen, "The game itself")
    assert same["scores"] == record.result.scores and same["players"] == ["", "", ""]
    other = keep(ada, table, first, line(ada, table, first, 20, seed="ab" * 32), "Other luck", seed="ab" * 32)
    assert other["own_luck"]
    kept = parse(ada.record(table)).branches
    assert [branch.seed for branch in kept] == [None, "ab" * 32]
    for branch in kept:
        followed(find_game("salvage"), record, branch)


def test_what_makes_no_sense_is_refused(server: Server) -> None:
    ada = server.person("Ada")
    table = finished(ada)
    n, all_stops = middle(ada, table), stops(ada, table)
    last = all_stops[-1]["n"]
    drawn = next(n for n in range(last) if n not in {stop["n"] for stop in all_stops})
    moves = line(ada, table, n, 2)
    attempt, keeping, comment = (path(table, what) for what in ("branches/try", "branches", "comments"))
    ada.refused(attempt, 409, "branch_at_end", n=last)
    assert f"after entry {drawn}" in ada.refused(attempt, 400, "no_choice_there", n=drawn)
    ada.refused(attempt, 400, "no_choice_there", n=last + 9)
    ada.refused(attempt, 409, "illegal_move", n=n, moves=[{"seat": moves[0]["seat"], "text": "no such move"}])
    ada.refused(attempt, 409, "illegal_move", n=n, moves=[{"seat": 90, "text": moves[0]["text"]}])
    ada.refused(attempt, 400, "not_understood", n=n, moves=[{"seat": -1, "text": "draw rope-1"}])
    ada.refused(attempt, 400, "not_understood", n=n, seed="me")
    ada.refused(attempt, 404, "unknown_bot", n=n, bot="nobody")
    idle = next(seat for seat in (0, 1, 2) if seat not in tried(ada, table, n, [])["position"]["actors"])
    ada.refused(attempt, 409, "nothing_to_decide", n=n, bot="greedy", seat=idle)
    many = [{"seat": 0, "text": "x"}] * (MOST_MOVES + 1)
    assert str(MOST_MOVES) in ada.refused(attempt, 409, "branch_too_long", n=n, moves=many)
    ada.refused(attempt, 413, "too_large", n=n, moves=[{"seat": 0, "text": "x" * 400}] * 400)
    ada.refused(keeping, 400, "not_understood", n=n, moves=[], name="x")
    ada.refused(keeping, 400, "not_understood", n=n, moves=moves, name="x" * 61)
    ada.refused(keeping, 400, "nothing_said", n=n, moves=moves, name=" \u200b\t")
    ada.refused(keeping, 409, "illegal_move", n=n, moves=[*moves, {"seat": 0, "text": "no"}], name="x")
    keep(ada, table, n, moves, "  twice ")
    ada.refused(keeping, 409, "branch_named_so", n=n, moves=moves, name="twice")
    ada.refused(comment, 404, "no_stop", n=drawn, text="x")
    ada.refused(comment, 404, "no_branch", n=n, text="x", branch="nothing")
    ada.refused(comment, 400, "nothing_said", n=n, text=" \n\u202e ")
    ada.refused(comment, 400, "not_understood", n=n, text="x" * 501)
    assert all_of(ada, table)["comments"] == []


def test_branches_outlive_the_server(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        ada = server.person("Ada")
        table = finished(ada)
        n = middle(ada, table)
        keep(ada, table, n, line(ada, table, n, 3))
        ada.post(path(table, "comments"), n=n, text="kept")
        told = all_of(ada, table)
        server.restart(kill=True)
        assert all_of(ada, table) == {**told, "kept": ""}


# In the database, whichever it is -----------------------------------------------------------------------------------


def branch(id: str, identity: str = "ada", table: str = "table", **more: Any) -> b.BranchRow:
    told = {"name": id, "note": "", "n": 3, "seed": "", "moves": [(0, "look", "")], "scores": [1, 2], "at": 1.0}
    return b.BranchRow(id=id, table_id=table, identity=identity, author=identity.title(), **{**told, **more})


def comment(id: str, identity: str = "ada", on: str = "", table: str = "table") -> b.CommentRow:
    return b.CommentRow(id, table, identity, identity.title(), on, 3, f"text of {id}", 1.0)


def with_tables(address: str, body: Any) -> None:
    async def run() -> None:
        database: Database = open_database(address, key_file(address))
        try:
            for id in ("table", "other"):
                row = TableRow(id, "salvage", "ada", "over", TableSettings(), [Seat()], 1.0)
                await database.run(q.add_table(row, Room(9)))
            await body(database)
        finally:
            await database.close()

    asyncio.run(run())


MANY = b.Most(100, 100)


def test_both_databases_keep_them(address: str) -> None:
    async def body(database: Database) -> None:
        rows = [branch("one", moves=[(0, "look", ""), (-1, "draw", ""), (1, "trust", "greedy")]), branch("two", "bob")]
        for row in rows:
            await database.run(b.add_branch(row, MANY))
        await database.run(b.add_branch(branch("three", table="other", name="one"), MANY))
        assert await database.run(b.branches_of("table")) == rows
        assert await database.run(b.find_branch("table", "one")) == rows[0]
        assert await database.run(b.find_branch("other", "one")) is None
        with pytest.raises(Taken):
            await database.run(b.add_branch(branch("four", name="one"), MANY))
        said = [comment("c1"), comment("c2", "bob", "one"), comment("c3", "bob")]
        for each in said:
            assert await database.run(b.add_comment(each, MANY))
        assert not await database.run(b.add_comment(comment("c4", on="gone"), MANY))
        assert await database.run(b.comments_of("table")) == said
        assert not await database.run(b.remove_branch("table", "one", "bob"))
        assert not await database.run(b.remove_comment("table", "c1", "bob"))
        await database.run(leave_for_good("ada"))
        assert await database.run(b.branches_of("table")) == rows[1:]
        assert await database.run(b.branches_of("other")) == []
        left = await database.run(b.comments_of("table"))
        assert left == said[2:], "what others said about the branch of somebody who has left is told no more"

    with_tables(address, body)


def test_there_are_limits_however_many_come_at_once(address: str) -> None:
    async def body(database: Database) -> None:
        few = b.Most(of_game=5, of_person=3)
        who = [*["ada"] * 8, *[f"p{k}" for k in range(8)]]
        kept = [database.run(b.add_branch(branch(f"b{k}", one), few)) for k, one in enumerate(who)]
        said = [database.run(b.add_comment(comment(f"c{k}", one), few)) for k, one in enumerate(who)]
        for wishes in (kept, said):
            told = await asyncio.gather(*wishes, return_exceptions=True)
            assert sum(not isinstance(each, Exception) for each in told) == 5
            assert all(isinstance(each, Crowded) for each in told if isinstance(each, Exception))
        for rows in (await database.run(b.branches_of("table")), await database.run(b.comments_of("table"))):
            assert sum(row.identity == "ada" for row in rows) <= 3

    with_tables(address, body)


def test_they_go_with_their_table_and_with_whoever_wrote_them() -> None:
    assert {"branches", "comments"} <= set(BELONGINGS) & set(THEIRS)


def test_the_record_of_a_game_without_them_is_as_before(server: Server) -> None:
    ada = server.person("Ada")
    assert json.loads(ada.record(finished(ada)).splitlines()[0])["doubloon"] == 1

"""A table without a server says what a server would; its source needs the standard library alone; games come home."""

from __future__ import annotations

import io
import json
import subprocess
import sys
import zipfile
from datetime import UTC, date, datetime
from pathlib import Path
from random import Random
from typing import Any, Final, get_args

import msgspec
import pytest

from doubloon.core import commitment, find_game, game_ids, parse
from doubloon.core.lesson import MY_SEAT, lesson_of
from doubloon.daily import LEVEL, Chain, play_level, public_secret, seed_of
from doubloon.offline.door import Door
from doubloon.server.http.daily import DailyDay
from doubloon.server.http.puzzles import PuzzleRow
from doubloon.server.offline import offer, rules, rules_name
from doubloon.server.wire.replays import ReplayInfo
from doubloon.server.wire.told import Told
from doubloon.telling import Refused
from tests.server.servers import Server
from tests.server.test_elsewhere import played

Message = dict[str, Any]
KINDS: Final = {kind.__struct_config__.tag: kind for kind in get_args(Told)}


class Page:
    """What a page does: it keeps what it is given, and hears every message as one of the server's."""

    def __init__(self, door: Door, asked: Message | None = None, **wish: Any) -> None:
        self.door = door
        wanted = asked or {"wish": {"seats": 2, "pace": 0, **wish}, "seed": "5e" * 32}
        self.begun: Message = json.loads(door.open(json.dumps({"id": "here-1", "name": "Ada", **wanted})))
        self.kept: Message = self.begun.get("kept", {})
        self.heard: dict[str, Message] = {}
        self.ids = 0
        if self.kept:
            door.enter("here-1", json.dumps(self.kept))

    def take(self, answer: str) -> list[Message]:
        told = json.loads(answer)
        self.kept = told["kept"] or self.kept
        for message in told["messages"]:
            assert_is_one_of_the_servers(message)
            self.heard[message["type"]] = message
        messages: list[Message] = told["messages"]
        return messages

    def say(self, kind: str, **said: Any) -> list[Message]:
        self.ids += 1
        return self.take(self.door.hear("here-1", json.dumps({"type": kind, "id": f"a{self.ids}", **said})))

    def do(self, deed: str, **what: Any) -> list[Message]:
        return self.take(self.door.do("here-1", json.dumps({"deed": deed, **what})))

    def look(self, since: int = 0) -> Message:
        self.say("look", since=since, chat=0)
        return self.heard["position"]

    def face(self) -> Message:
        faces: list[Message] = self.heard["position"]["faces"]
        return next(face for face in faces if face["moves"])

    def move(self, text: str = "") -> list[Message]:
        face, at = self.face(), self.heard["position"]["n"]
        return self.say("move", seat=face["seat"], text=text or face["moves"][0], at=at)

    def let_bots_play(self) -> None:
        while (thought := json.loads(self.door.think("here-1", 0))) is not None:
            self.take(self.door.act("here-1", json.dumps(thought)))

    def play_to_the_end(self, rng: Random) -> None:
        self.let_bots_play()
        while not self.heard["position"]["over"]:
            self.move(rng.choice(self.face()["moves"]))
            self.let_bots_play()


def assert_is_one_of_the_servers(message: Message) -> None:
    """Does a message have the very fields of the server's, and values of their types?"""
    kind = KINDS[message["type"]]
    as_theirs = msgspec.to_builtins(msgspec.convert(message, kind))
    assert json.loads(json.dumps(as_theirs)) == message


@pytest.mark.parametrize("game", game_ids())
def test_it_says_what_a_server_would(game: str) -> None:
    page = Page(Door(), game=game, bots=["random"])
    page.look()
    page.play_to_the_end(Random(game))
    assert page.heard["table"]["status"] == "over" and page.heard["position"]["scores"]
    assert page.kept["result"] == {key: page.heard["position"][key] for key in ("scores", "ranking")}
    page.say("earlier", before=page.heard["position"]["n"])
    assert page.heard["past"]["faces"]
    replay = json.loads(page.door.replay("here-1"))
    msgspec.convert(replay, ReplayInfo)
    seen = json.loads(page.door.positions("here-1", 1, 3, 0))["positions"]
    assert [each["n"] for each in seen] == [stop["n"] for stop in replay["stops"][1:4]]
    for each in seen:
        assert_is_one_of_the_servers(each)
    assert json.loads(page.door.luck("here-1"))["seed"] == "5e" * 32


def test_a_person_asks_takes_back_and_lets_a_bot_play() -> None:
    page = Page(Door(), game="salvage", hot_seat=True, names=["Ada", "Ben"])
    assert page.look()["faces"][2]["seat"] is None, "two people at one device see what all may see"
    assert [seat["name"] for seat in page.heard["table"]["seats"]] == ["Ada", "Ben"]
    first = page.face()["moves"]
    page.say("why", seat=0, text="fly")
    assert page.heard["reason"]["reason"]["reason"]
    assert page.say("move", seat=0, text="fly", at=page.heard["position"]["n"])[0]["code"] == "illegal_move"
    page.say("hint", seat=page.face()["seat"])
    assert page.heard["advice"]["text"] in first
    n = page.heard["position"]["n"]
    seat = page.face()["seat"]
    assert page.move()[-1]["type"] == "ack"
    assert page.say("undo", seat=seat, at=page.heard["position"]["n"])[-1]["type"] == "ack"
    assert page.face()["moves"] == first and page.heard["position"]["n"] > n
    assert page.say("move", seat=seat, text=first[0], at=0)[0]["code"] == "stale_answer"
    assert page.say("undo", seat=5, at=0)[0]["code"] == "seat_not_yours"
    assert page.say("chat", text="Ahoy!")[0]["code"] == "not_understood"

    page.do("seat", number=1, kind="bot")
    assert page.heard["table"]["seats"][1]["covered"]
    page.do("seat", number=0, kind="bot")
    page.let_bots_play()
    assert page.heard["position"]["over"]
    assert page.say("undo", seat=0, at=page.heard["position"]["n"])[0]["code"] == "undo_over"
    page.do("name", number=0, name="Countess")
    assert page.heard["table"]["seats"][0]["name"] == "Countess"
    assert page.do("next", id="here-2")[0]["next"] == "here-2"

    again = json.loads(page.door.open(json.dumps({"kept": page.kept, "id": "here-2", "seed": "00" * 32})))
    assert [seat["name"] for seat in again["kept"]["seats"]] == ["Countess", "Ben"]
    assert "covered" in again["kept"]["seats"][0] and not again["kept"]["seats"][0]["covered"]


def test_a_wish_that_cannot_be_is_refused_in_words() -> None:
    assert Page(Door(), game="salvage", bots=["greedy"] * 3).begun["error"]["code"] == "too_many_bots"
    assert Page(Door(), game="nonsense").begun["error"]["code"] == "unknown_game"


LESSONS: Final = [game for game in game_ids() if lesson_of(find_game(game)) is not None]


@pytest.mark.parametrize("game", LESSONS)
def test_a_lesson_is_the_coachs_game_here_too(game: str) -> None:
    """Whoever does what the coach says meets the very moves of the line, bots' moves included."""
    found = lesson_of(find_game(game))
    assert found is not None
    page = Page(Door(), asked={"lesson": game})
    page.look()
    assert page.heard["table"]["lesson"] and len(page.heard["table"]["seats"]) == found.seats
    for seat, text in found.line:
        page.let_bots_play()
        if seat == MY_SEAT:
            page.move(text)
    page.let_bots_play()
    played = parse(page.kept["record"]).moves()
    for seat in range(found.seats):
        line = [text for mover, text in found.prelude + found.line if mover == seat]
        assert [text for mover, text in played if mover == seat][: len(line)] == line


def test_a_puzzle_is_told_as_the_server_tells_it(server: Server) -> None:
    """Before a try nothing of the answer; afterwards the same answer, but for what the reader has made of it."""
    door = Door()

    def assert_same(theirs: Message, ours: str) -> None:
        told = json.loads(ours)
        theirs["row"] = {key: value for key, value in theirs["row"].items() if key in told["row"]}
        assert told == theirs
        assert set(PuzzleRow.__struct_fields__) - set(told["row"]) == {"tried", "solved", "first"}

    for row in server.get("/api/puzzles").json()["puzzles"][::9]:
        game, id = row["game"], row["id"]
        path, question = f"/api/puzzles/{game}/{id}", door.puzzle(game, id)
        assert_same(server.get(path).json(), question)
        for move in json.loads(question)["position"]["faces"][0]["moves"][:2]:
            assert_same(server.post(path, {"move": move}).json(), door.solve(game, id, move))
        assert json.loads(door.solve(game, id, "fly"))["refused"]["code"] == "illegal_move"
    today = server.get("/api/puzzles/today").json()
    for row in today["puzzles"]:
        assert json.loads(door.puzzle(row["game"], f"today {today['day']}"))["row"]["id"] == row["id"]
    assert json.loads(door.puzzle("salvage", "0-0"))["refused"]["code"] == "no_puzzle"


# The deals of days --------------------------------------------------------------------------------------------------

DAY: Final = "2026-11-18"
PUBLIC: Final = {"game": "salvage", "day": DAY, "public": True}


def deal_on(page: Page, **changes: Any) -> Message:
    """The deal as a page is told of it that keeps what it has played."""
    asked = {**PUBLIC, "first": DAY, "tries": [], "levels": [], "now": NOON, **changes}
    told: Message = json.loads(page.door.deal(json.dumps(asked)))
    msgspec.convert(told, DailyDay)
    return told


NOON: Final = datetime(2026, 11, 18, 12, tzinfo=UTC).timestamp()


def test_the_deal_of_a_day_is_played_without_help_and_compared_afterwards() -> None:
    page = Page(Door(), asked={"deal": {**PUBLIC, "counted": True, "header": ""}})
    page.look()
    before = deal_on(page)
    assert before["mine"]["state"] == "new" and before["comparison"] is None
    page.let_bots_play()
    assert page.say("hint", seat=0)[0]["code"] == "no_hints"
    page.move()
    assert page.say("undo", seat=0, at=page.heard["position"]["n"])[0]["code"] == "undo_never"
    with pytest.raises(Refused, match="yours to play"):
        page.do("seat", number=0, kind="bot")
    page.play_to_the_end(Random(1))
    own: Message = {"game": "salvage", "day": DAY, "counted": True, "table": "here-1", "at": NOON}
    own["outcome"] = page.kept["result"]["outcome"]
    assert own["outcome"]["score"] == page.heard["position"]["scores"][0]
    levels: list[Message] = []
    while (told := deal_on(page, tries=[own], levels=levels))["comparison"]["pending"]:
        levels.append(json.loads(page.door.level(json.dumps({**PUBLIC, "levels": levels}))))
    game = find_game("salvage")
    seed = seed_of(public_secret(date.fromisoformat(DAY)), "salvage")
    for each in told["comparison"]["levels"]:
        assert each["outcome"]["scores"] == play_level(game, seed, each["level"]).scores()
    assert [each["level"] for each in levels] == [1, 2, 3, 4, 5]
    assert told["commitment"] == commitment(seed) == page.heard["table"]["commitment"]
    assert told["mine"]["state"] == "done" and told["streak"] == {"now": 1, "best": 1}
    assert deal_on(page, tries=[{**own, "at": NOON + 2 * 86_400}])["streak"] == {"now": 0, "best": 0}


def test_bots_choose_before_the_person_does() -> None:
    """However quick a hand is: where several are asked at once, the record is that of a server's table."""
    hasty = [id for id in game_ids() if find_game(id).levels[LEVEL - 1].haste][-1]
    asked: Message = {"deal": {"game": hasty, "day": DAY, "public": True, "counted": True, "header": ""}}
    patient, quick = Page(Door(), asked=asked), Page(Door(), asked=asked)
    for page in (patient, quick):
        page.look()
    for _ in range(30):
        patient.let_bots_play()
        while 0 not in quick.heard["position"]["actors"]:
            quick.take(quick.door.act("here-1", quick.door.think("here-1", 0)))
        for page in (patient, quick):
            page.move(page.face()["moves"][0])
    patient.let_bots_play()
    quick.let_bots_play()
    assert quick.kept["record"] == patient.kept["record"]


def test_a_deal_whose_seed_nobody_told_is_not_there() -> None:
    door, tip = Door(), "5e" * 32
    chain = Chain.forge(date(2026, 11, 16), 10, tip)
    told = {"first": "2026-11-16", "days": 10, "anchor": chain.anchor, "opened": "2026-11-17"}
    proof = json.dumps({"chains": [{**told, "secret": chain.secret(tip, date(2026, 11, 17))}]})
    for day in ("2026-11-16", "2026-11-17"):
        asked = {"game": "salvage", "day": day, "proof": proof, "counted": False, "header": ""}
        begun: Message = json.loads(door.open(json.dumps({"id": "here-1", "deal": asked, "name": "Ada"})))
        assert begun["kept"]["seed"] == seed_of(chain.secret(tip, date.fromisoformat(day)), "salvage")
        assert begun["info"]["undo"] == "free"
    sources: list[Message] = [{"proof": proof}, {"proof": None}, {}]
    for source in sources:
        wanted = {"game": "salvage", "day": DAY, "counted": False, "header": "", **source}
        refused = json.loads(door.open(json.dumps({"id": "here-1", "deal": wanted, "name": "Ada"})))
        assert refused["error"]["code"] == "daily_not_here"
    assert deal_on(Page(Door(), game="salvage"), public=False)["commitment"] == ""


def test_a_game_goes_on_from_what_was_kept() -> None:
    page = Page(Door(), game="salvage", bots=["greedy"])
    page.look()
    page.let_bots_play()
    page.move()
    other = Page(Door(), game="salvage", bots=["greedy"])
    other.kept = page.kept
    other.door.enter("here-1", json.dumps(page.kept))
    assert other.look() == page.look()
    page.play_to_the_end(Random(1))
    other.play_to_the_end(Random(1))
    assert other.kept["record"] == page.kept["record"], "bots do the same, whoever asks them"


def test_the_source_runs_with_the_standard_library_alone(tmp_path: Path) -> None:
    """As in the browser: a Python without any package, and nothing but what the archive has."""
    assert rules() == rules.__wrapped__(), "the same source is the same archive"
    with zipfile.ZipFile(io.BytesIO(rules())) as archive:
        archive.extractall(tmp_path)
    code = (
        f"import sys; sys.path.insert(0, {str(tmp_path)!r})\n"
        "from doubloon.offline.door import DOOR\nfrom doubloon.core import game_ids\nimport json\n"
        "for id in game_ids():\n"
        "    wish = {'game': id, 'seats': 3, 'bots': ['pip', 'greedy', 'barnaby']}\n"
        "    told = json.loads(DOOR.open(json.dumps({'id': id, 'wish': wish, 'name': 'A', 'seed': '5e'})))\n"
        "    DOOR.enter(id, json.dumps(told['kept']))\n"
        "    for _ in range(5):\n"
        "        DOOR.act(id, DOOR.think(id, 0))\n"
        "    if DOOR.puzzle(id, 'today 2026-11-18').startswith('{\"of'):\n"
        "        learn = DOOR.open(json.dumps({'id': 'l', 'lesson': id, 'name': 'A'}))\n"
        "        assert json.loads(learn)['info']['lesson'], learn\n"
        "    deal = {'game': id, 'day': '2026-11-18', 'public': True, 'counted': True, 'header': ''}\n"
        "    assert 'info' in json.loads(DOOR.open(json.dumps({'id': 'd', 'deal': deal, 'name': 'A'})))\n"
        "    print(id)\n"
    )
    ran = subprocess.run([sys.executable, "-I", "-S", "-c", code], capture_output=True, text=True, check=False)
    assert ran.stderr == "" and ran.stdout.split() == game_ids()


def test_what_is_offered_has_a_version_and_is_there(tmp_path: Path) -> None:
    for name in ("assets/a-1.js", "python/x/python.js", "index.html"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("some words", encoding="utf-8")
    told = offer(tmp_path)
    assert told is not None and told.python == "python/x/" and told.rules == f"api/offline/{rules_name()}"
    assert told.files == {"assets/a-1.js": 10, "python/x/python.js": 10, told.rules: len(rules())}
    (tmp_path / "index.html").write_text("other words", encoding="utf-8")
    assert (newer := offer(tmp_path)) is not None and newer.version != told.version
    (tmp_path / "python/x/python.js").unlink()
    (tmp_path / "python/x").rmdir()
    assert offer(tmp_path) is None


def test_the_server_hands_out_the_source_it_runs(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        answer = server.get(f"/api/offline/{rules_name()}")
        assert answer.content == rules() and "immutable" in answer.headers["cache-control"]
        assert server.get("/api/offline/rules-other.zip").status_code == 404
        worker = next((Path("src/doubloon/server/static/assets")).glob("worker-*.js"))
        assert "'wasm-unsafe-eval'" in server.get(f"/assets/{worker.name}").headers["content-security-policy"]
        assert "wasm" not in server.get("/").headers["content-security-policy"]
        assert server.get("/manifest.webmanifest").json()["start_url"] == "./"


def test_a_record_sent_again_is_the_same_game(tmp_path: Path) -> None:
    """A page that heard no answer sends it again; somebody else who has the file has a game of their own."""
    with Server(tmp_path) as server:
        ada, eve = server.person("Ada"), server.person("Eve")
        first = ada.post("/api/records", record=played().text())
        again = ada.post("/api/records", record=played().text())
        assert again["id"] == first["id"] and len(ada.get("/api/records")["games"]) == 1
        assert eve.post("/api/records", record=played().text())["id"] != first["id"]
        ada.post("/api/records/remove", table=first["id"])
        assert ada.post("/api/records", record=played().text())["id"] == first["id"]


def test_a_game_that_was_begun_with_other_rules_is_refused_in_words() -> None:
    page = Page(Door(), game="salvage", bots=["random"])
    header, moves = page.kept["record"].split("\n", 1)
    older = json.dumps({**json.loads(header), "rules": 10_000})
    told = json.loads(page.door.enter("here-1", json.dumps({**page.kept, "record": f"{older}\n{moves}"})))
    assert "10000" in told["refused"]["message"]

"""Bots at the table: whatever one does, the table goes on, and so do all others."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.answers import good
from tests.server.servers import Server
from tests.server.slow_bots import offering
from tests.server.studious_bot import LOADING

ODD = ["crashing", "lawless", "dying", "sleeping", "silly"]


@pytest.fixture(scope="module")
def odd(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server where bots think in two processes, for a third of a second at most."""
    folder = tmp_path_factory.mktemp("odd")
    with Server(folder, environ=offering(folder), bot_seconds=0.3, bot_processes=2) as server:
        yield server


def test_all_bots_that_can_be_loaded_are_offered(odd: Server) -> None:
    names = [bot["name"] for bot in good(odd.get("/api/games"))["bots"]]
    ladder = ["pip", "wilma", "barnaby", "isolde", "crow", "agatha"]
    others = ["first_mate", "greedy", "random", *ODD, "studious"]
    assert names == [*ladder, *sorted(others)], "one that cannot be loaded hides no other"
    refused = odd.person().ask("POST", "/api/tables", {"game": "salvage", "seats": 2, "bots": ["gone"]})
    assert refused.status_code == 400
    assert refused.json()["error"]["code"] == "bad_bot"


def test_a_yardstick_is_not_offered_but_comes_when_called_by_its_name(odd: Server) -> None:
    ada = odd.person("Ada")
    table = ada.open_table("salvage", 2, bots=["ismcts"])
    assert [seat["bot"] for seat in table["seats"] if seat["kind"] == "bot"] == ["ismcts"]


@pytest.mark.parametrize("bot", ODD)
def test_a_table_with_an_odd_bot_goes_on(odd: Server, bot: str) -> None:
    ada = odd.person("Ada")
    table = ada.open_table("salvage", 2, bots=[bot], options={"nights": 3}, start=True)
    with ada.sit(table) as seat:
        assert seat.play_to_end()["over"]
    odd.wait_for_log(f'"bot": "{bot}"')


def test_what_a_bot_needs_to_be_loaded_is_no_part_of_its_time(tmp_path: Path) -> None:
    with Server(tmp_path, environ=offering(tmp_path), bot_seconds=LOADING - 1, bot_processes=1) as server:
        ada = server.person("Ada")
        table = ada.open_table("salvage", 2, bots=["studious"], options={"nights": 3}, start=True)
        with ada.sit(table) as seat:
            seat.play_to_end()
        server.stop()
        assert f'"table": "{table["id"]}"' not in server.log, "a plain move was made for it"


def test_a_sleeping_bot_can_be_replaced(odd: Server) -> None:
    ada = odd.person("Ada")
    table = ada.open_table("salvage", 3, bots=["sleeping", "sleeping"], start=True)
    with ada.sit(table) as seat:
        seat.done("trust")
        ada.set_seat(table, 1, "bot", "greedy")
        ada.set_seat(table, 2, "bot", "greedy")
        seat.play_to_end()


def test_a_sleeping_bot_blocks_neither_its_table_nor_others_nor_the_end_of_the_server(tmp_path: Path) -> None:
    with Server(tmp_path, environ=offering(tmp_path), bot_seconds=1000, bot_processes=2) as server:
        ada, bob = server.person("Ada"), server.person("Bob")
        asleep = ada.open_table("salvage", 2, bots=["sleeping"], start=True)
        awake = bob.open_table("salvage", 2, bots=["greedy"], start=True)
        with ada.sit(asleep) as hers, bob.sit(awake) as his:
            hers.done("trust")
            n = hers.done()
            assert hers.position["actors"] == [1]
            assert hers.say("Wake up!")["type"] == "ack"
            assert hers.ask("why", seat=0, text="look")["type"] == "reason"
            assert his.play_to_end()["over"]
            hers.drain()
            assert (hers.position["actors"], hers.position["n"]) == ([1], n), "it still sleeps"
            server.stop()
            assert hers.hear_the_end() == 1012


def test_without_processes_plain_moves_are_made(tmp_path: Path) -> None:
    with Server(tmp_path, bot_processes=0) as server:
        ada = server.person("Ada")
        with ada.sit(ada.open_table("salvage", 3, bots=["greedy", "random"], start=True)) as seat:
            assert seat.play_to_end()["over"]

"""Taking turns in the event loop: whoever asks for much at once waits for itself."""

from __future__ import annotations

import asyncio

from doubloon.server.turns import Turns


def run(*clients: str, cancelled: int | None = None, together: int = 1) -> list[str]:
    """Who began when, if all of these ask at the same moment; `|` where the loop had its own turn in between."""
    began: list[str] = []

    async def piece(turns: Turns, client: str) -> None:
        await turns.take(client)
        began.append(client)

    async def everything() -> None:
        turns, loop = Turns(together), asyncio.get_running_loop()
        tasks = [asyncio.ensure_future(piece(turns, client)) for client in clients]
        await asyncio.sleep(0)
        if cancelled is not None:
            tasks[cancelled].cancel()

        def tick() -> None:
            began.append("|")
            if not all(task.done() for task in tasks):
                loop.call_soon(tick)

        tick()
        await asyncio.wait(tasks)

    asyncio.run(everything())
    return began


def order(*clients: str, cancelled: int | None = None) -> str:
    return "".join(run(*clients, cancelled=cancelled)).replace("|", "")


def test_one_piece_begins_in_each_round_of_the_loop() -> None:
    for one, other in zip(told := run(*"AAAAA"), told[1:], strict=False):
        assert "|" in (one, other), told


def test_a_few_begin_together() -> None:
    rounds = "".join(run(*"AAAAAAAAAA", together=3)).split("|")
    assert max(len(each) for each in rounds) == 3 and sum(len(each) for each in rounds) == 10


def test_another_waits_for_one_piece_of_whoever_asks_for_many() -> None:
    assert order(*"AAAAAB") == "AABAAA"


def test_clients_take_turns() -> None:
    assert order(*"AAAABBCC") == "AABCABCA"


def test_who_has_gone_is_passed_over() -> None:
    assert order(*"AAABB", cancelled=1) == "ABAB"
    assert order(*"AAB", cancelled=2) == "AA"


def test_there_is_a_turn_when_nobody_waits() -> None:
    async def twice() -> None:
        turns = Turns()
        for _ in range(2):
            await asyncio.wait_for(turns.take("A"), 60)
            await asyncio.sleep(0)

    asyncio.run(twice())

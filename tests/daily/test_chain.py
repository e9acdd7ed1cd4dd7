"""What an anchor fixes: the laws of a chain of secrets, and of the seeds that come from them."""

from __future__ import annotations

from datetime import date, timedelta
from random import Random

import pytest

from doubloon.core import commitment
from doubloon.core.cuts import is_secret
from doubloon.daily import Chain, seed_of
from doubloon.daily.chain import BadChain

FIRST = date(2026, 11, 18)
DAYS = 40


def tip(number: int) -> str:
    """A secret, the same each time."""
    return Random(number).randbytes(32).hex()


def chain(number: int = 1, days: int = DAYS) -> Chain:
    return Chain.forge(FIRST, days, tip(number))


def secrets(number: int = 1) -> list[str]:
    """All secrets of a chain, day by day."""
    return [chain(number).secret(tip(number), FIRST + timedelta(each)) for each in range(DAYS)]


def test_each_secret_is_the_seal_of_the_next_and_the_anchor_that_of_the_first() -> None:
    found = secrets()
    assert [commitment(each) for each in found[1:]] == found[:-1]
    assert commitment(found[0]) == chain().anchor and found[-1] == tip(1)
    assert len({*found, chain().anchor}) == DAYS + 1 and all(is_secret(each) for each in found)


def test_the_anchor_fixes_every_day() -> None:
    """No other secret passes for a day: not that of another day, not another chain's, not a changed one."""
    found, others = secrets(), secrets(2)
    for number, secret in enumerate(found):
        day = FIRST + timedelta(number)
        chain().check(day, secret)
        changed = ("0" if secret[0] != "0" else "1") + secret[1:]
        wrong = [
            changed,
            others[number],
            secret.upper(),
            "",
            secret[:-1],
            found[number - 1],
            found[(number + 1) % DAYS],
        ]
        for each in wrong:
            with pytest.raises(BadChain, match=str(day)):
                chain().check(day, each)


def test_what_is_open_tells_the_past_and_not_the_future() -> None:
    """Whoever knows a day's secret can go back to all before it by sealing, and never comes to a later one."""
    found = secrets()
    opened, reached = found[20], []
    for _ in range(DAYS + 10):
        reached.append(opened)
        opened = commitment(opened)
    assert set(found[:21]) <= set(reached) and not set(found[21:]) & set(reached)


@pytest.mark.parametrize("away", [-1, DAYS])
def test_a_chain_has_no_secret_for_other_days(away: int) -> None:
    day = FIRST + timedelta(away)
    assert not chain().covers(day) and chain().covers(FIRST) and chain().covers(chain().last)
    with pytest.raises(BadChain, match="not among its days"):
        chain().secret(tip(1), day)
    with pytest.raises(BadChain, match="not among its days"):
        chain().check(day, tip(1))


def test_a_longer_chain_from_the_same_secret_is_another() -> None:
    """So nobody can tell later that a chain was meant to end elsewhere."""
    assert chain().anchor != chain(days=DAYS + 1).anchor != chain(2).anchor


def test_seeds_differ_by_day_and_game_and_do_not_tell_the_secret() -> None:
    found = secrets()
    seeds = {seed_of(secret, game) for secret in found for game in ("one", "other")}
    assert len(seeds) == 2 * DAYS and not seeds & {*found, chain().anchor}
    assert all(is_secret(seed) and commitment(seed) not in found for seed in seeds)
    assert seed_of(found[3], "one") == seed_of(found[3], "one")

"""Bots are found by looking, and a broken one says so in a sentence."""

from pathlib import Path

import pytest

from doubloon.bots import BadBot, Bot, UnknownBot, bot_names, find_bot
from tests.odd_bots import ENTRIES, install


@pytest.fixture
def _odd(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(install(tmp_path)))


def test_our_own_bots_are_found() -> None:
    assert {"first_mate", "greedy", "random"} <= set(bot_names())
    assert bot_names() == sorted(bot_names())
    for name in ("first_mate", "greedy", "random"):
        bot = find_bot(name)
        assert isinstance(bot, Bot)
        assert bot.name == name
        assert bot.summary.endswith(".")


def test_an_unknown_bot_gives_a_hint() -> None:
    with pytest.raises(UnknownBot, match="There is no bot 'gredy'. Did you mean 'greedy'?"):
        find_bot("gredy")
    with pytest.raises(UnknownBot, match=r"There is no bot 'zzz'. There are: .*greedy, .*random"):
        find_bot("zzz")


@pytest.mark.usefixtures("_odd")
def test_bots_of_other_packages_are_found_and_the_broken_ones_hide_no_other() -> None:
    assert set(bot_names()) >= {"greedy", "random", *ENTRIES}
    assert find_bot("first").name == "first"
    assert find_bot("greedy").name == "greedy"


@pytest.mark.usefixtures("_odd")
@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("misnamed", "must have the name 'misnamed', not 'first'"),
        ("no-bot", "must be a Bot called NOT_A_BOT in tests.odd_bots"),
        ("gone", "'gone' cannot be loaded: ModuleNotFoundError"),
    ],
)
def test_a_broken_bot_says_what_is_wrong(name: str, sentence: str) -> None:
    with pytest.raises(BadBot) as caught:
        find_bot(name)
    assert sentence in str(caught.value)

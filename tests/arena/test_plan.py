"""A plan seats everybody everywhere, gives each deal the same luck, and refuses what cannot be played."""

import pytest

from doubloon.arena import Plan, Sitting, draw_up
from doubloon.bots import UnknownBot
from doubloon.core import BadOption, BadSeats, DoubloonError, UnknownGame


def plan(*bots: str, games: int = 10, seed: str = "s") -> Plan:
    return draw_up("salvage", bots, games, seed, {})


@pytest.mark.parametrize(("bots", "games", "deals"), [(2, 10, 5), (2, 11, 6), (3, 10, 4), (5, 1, 1), (4, 4, 1)])
def test_games_are_rounded_up_to_whole_deals(bots: int, games: int, deals: int) -> None:
    made = plan(*["random"] * bots, games=games)
    assert made.deals == deals
    assert made.games == deals * bots == len(list(made.sittings()))


def test_every_entrant_sits_in_every_seat_once_a_deal() -> None:
    made = plan("greedy", "random", "greedy", "random", games=8)
    for deal in (1, 2):
        seatings = [made.seating(sitting) for sitting in made.sittings() if sitting.deal == deal]
        assert seatings[0] == [0, 1, 2, 3]
        for seat in range(4):
            assert sorted(seating[seat] for seating in seatings) == [0, 1, 2, 3]
        assert all(sorted(seating) == [0, 1, 2, 3] for seating in seatings)


def test_a_bot_that_comes_again_can_be_told_from_itself() -> None:
    assert plan("greedy", "random", "greedy", "greedy").names() == ["greedy", "random", "greedy #2", "greedy #3"]


def test_luck_belongs_to_the_deal_and_thinking_to_the_seat() -> None:
    made = plan("greedy", "random", games=40)
    sittings = list(made.sittings())
    assert len({made.luck_seed(sitting) for sitting in sittings}) == made.deals
    assert made.luck_seed(Sitting(3, 1)) == made.luck_seed(Sitting(3, 2))
    bot_seeds = {made.bot_seed(sitting, seat) for sitting in sittings for seat in range(2)}
    assert len(bot_seeds) == made.games * 2
    assert made.luck_seed(Sitting(1, 1)) != plan("greedy", "random", seed="t").luck_seed(Sitting(1, 1))


def test_options_are_settled_so_that_the_plan_says_them_all() -> None:
    made = draw_up("salvage", ["random", "random"], 2, "s", {"nights": "4"})
    assert made.options == {"nights": 4, "hungry_eels": False}


def test_what_cannot_be_played_is_refused() -> None:
    with pytest.raises(UnknownGame, match="salvage"):
        draw_up("salvgae", ["random"] * 2, 1, "s", {})
    with pytest.raises(UnknownBot, match="random"):
        plan("randm", "random")
    with pytest.raises(BadSeats, match="2 to 5: name that many bots, not 1"):
        plan("random")
    with pytest.raises(BadSeats, match="not 6"):
        plan(*["random"] * 6)
    with pytest.raises(BadOption, match="nights"):
        draw_up("salvage", ["random"] * 2, 1, "s", {"nights": "400"})
    with pytest.raises(DoubloonError, match="1 game or more, not 0"):
        plan("random", "random", games=0)
    for seed in ("", "  ", "a\nb", "\udcff"):
        with pytest.raises(DoubloonError, match="seed"):
            plan("random", "random", seed=seed)

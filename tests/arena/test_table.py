"""A game of the arena is a real match: its record proves itself, its luck is the deal's, and no bot sees the cards."""

from random import Random
from typing import Any, ClassVar

import pytest

from doubloon.arena import Plan, Sitting, draw_up, play_sitting
from doubloon.arena.table import play_match
from doubloon.bots import BadBot, Bot
from doubloon.core import CHANCE, BadGame, Game, Match, Move, Record, commitment, find_game, parse
from tests.odd_bots import CRASHING, FIRST, LAWLESS

SALVAGE = find_game("salvage")


def plan(*bots: str, games: int = 10) -> Plan:
    return draw_up("salvage", bots or ("greedy", "random", "random"), games, "table", {})


def records(made: Plan) -> dict[Sitting, Record]:
    return {sitting: parse(play_sitting(made, sitting, keep_record=True).record) for sitting in made.sittings()}


def first_draws(record: Record) -> list[str]:
    draws = []
    for seat, text in record.moves():
        if seat != CHANCE:
            break
        draws.append(text)
    return draws


def test_the_same_sitting_is_the_same_game() -> None:
    made = plan()
    assert play_sitting(made, Sitting(2, 3), True).record == play_sitting(made, Sitting(2, 3), True).record
    assert play_sitting(made, Sitting(2, 3), True).record != play_sitting(made, Sitting(2, 2), True).record


def test_records_are_real() -> None:
    made = plan("greedy", "greedy", games=4)
    for sitting, record in records(made).items():
        assert record.damage == []
        assert record.seed == made.luck_seed(sitting)
        assert record.header.commitment == commitment(made.luck_seed(sitting))
        assert record.header.names == [made.names()[entrant] for entrant in made.seating(sitting)]
        outcome = play_sitting(made, sitting)
        assert outcome.record == ""
        match = Match.resume(SALVAGE, record)
        assert match.is_over()
        assert match.n == outcome.length
        assert [match.scores()[seat] for seat in range(2)] == [outcome.scores[e] for e in made.seating(sitting)]
        assert [match.ranking()[seat] for seat in range(2)] == [outcome.places[e] for e in made.seating(sitting)]


def test_every_rotation_of_a_deal_has_the_same_luck() -> None:
    made = plan(games=12)
    draws: dict[int, set[tuple[str, ...]]] = {}
    for sitting, record in records(made).items():
        draws.setdefault(sitting.deal, set()).add(tuple(first_draws(record)))
    assert all(len(seen) == 1 for seen in draws.values())
    assert len(set.union(*draws.values())) == made.deals
    assert all(len(hand) >= 6 for seen in draws.values() for hand in seen)


def test_bots_that_play_alike_swap_their_scores_when_they_swap_seats() -> None:
    made = plan("random", "random", "random", games=9)
    for deal in (1, 2, 3):
        played = [play_match(SALVAGE, [FIRST] * 3, made, Sitting(deal, rotation), True) for rotation in (1, 2, 3)]
        assert len({tuple(parse(game.record).moves()) for game in played}) == 1
        by_seat = [[game.scores[entrant] for entrant in made.seating(game.sitting)] for game in played]
        assert by_seat[0] == by_seat[1] == by_seat[2]
        assert sorted(game.scores[0] for game in played) == sorted(by_seat[0])


class Peeker(Bot):
    """Reads everybody's ropes out of the world at its first choice of a rope."""

    name: ClassVar[str] = "peeker"

    def __init__(self) -> None:
        self.saw: list[tuple[int, ...]] = []

    def choose(self, game: Game[Any], world: Any, seat: int, rng: Random) -> Move:
        if world.phase.name == "Choose" and not self.saw:
            self.saw = [tuple(sorted(hand)) for hand in world.hands]
        moves: list[Move] = world.legal_moves(seat)
        return moves[0]


def dealt_hands(record: Record, seats: int) -> list[tuple[int, ...]]:
    """The hands that were really dealt, as the state holds them, replayed from the record."""
    state = SALVAGE.start(seats)
    for text in first_draws(record):
        state.apply(CHANCE, SALVAGE.words.parse(text))
    return [tuple(sorted(hand)) for hand in state.hands]


def test_a_bot_that_reads_the_others_ropes_reads_dreams() -> None:
    made = plan("random", "random", games=60)
    own = others = 0
    for deal in range(1, 31):
        peeker = Peeker()
        game = play_match(SALVAGE, [peeker, FIRST], made, Sitting(deal, 1), True)
        dealt = dealt_hands(parse(game.record), 2)
        own += peeker.saw[0] == dealt[0]
        others += peeker.saw[1] == dealt[1]
    assert own == 30
    assert others < 10


def test_a_broken_bot_is_named_in_one_sentence() -> None:
    made = plan("greedy", "random", games=2)
    with pytest.raises(BadBot) as caught:
        play_match(SALVAGE, [CRASHING, FIRST], made, Sitting(1, 1), False)
    assert "'greedy' failed at decision" in str(caught.value)
    assert "KeyError: 'treasure\\nmap' (odd_bots.py, line" in str(caught.value)
    with pytest.raises(BadBot, match=r"'random' must choose one of \d+ legal moves at decision \d+, such as"):
        play_match(SALVAGE, [FIRST, LAWLESS], made, Sitting(1, 1), False)


def test_a_game_that_never_ends_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(SALVAGE), "longest", 20)
    with pytest.raises(BadGame, match="Deal 1, rotation 1: Moonlight Salvage must end within 20 decisions"):
        play_sitting(plan(), Sitting(1, 1))


def test_a_game_that_fails_is_named_in_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("doubloon.arena.table.play_match", fail)
    with pytest.raises(BadGame, match=r"Deal 1, rotation 1: Moonlight Salvage failed with ZeroDivisionError \(test_t"):
        play_sitting(plan(), Sitting(1, 1))

"""A record is enough: matches resumed from it are the matches that were, and forged ones are refused."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from doubloon.core import (
    CHANCE,
    BadRecord,
    BadSeats,
    DoubloonError,
    Game,
    Luck,
    Match,
    Record,
    commitment,
    parse,
)
from tests.core.beacon import BEACON
from tests.core.matches import SALVAGE, climb, everything, play_on


def test_a_finished_match_has_opened_its_seed_and_written_its_result() -> None:
    match = Match.begin(SALVAGE, 3, "sesame")
    play_on(match, Random(3))
    assert match.record.seed == "sesame"
    result = match.record.result
    assert result is not None
    assert (result.scores, result.ranking) == (match.scores(), match.ranking())
    assert match.record.text().endswith('{"seed": "sesame"}\n')
    assert match.say(match.prompt()) == "the game is over"


def with_take_backs(game: Game[Any], seats: int, seed: int) -> Match[Any]:
    """A whole match at random, with moves taken back now and then."""
    match, rng = Match.begin(game, seats, f"seed {seed}"), Random(seed)
    while not match.is_over():
        play_on(match, rng, rng.randrange(1, 6))
        if not match.is_over() and rng.random() < 0.4:
            match.take_back(rng.randrange(len(match.record.moves())))
        if match.n > 400:
            play_on(match, rng)
    return match


@pytest.mark.parametrize("seed", range(4))
def test_a_match_resumed_from_any_prefix_of_its_record_is_the_match_that_was(seed: int) -> None:
    live = Match.begin(SALVAGE, 2 + seed % 2, f"seed {seed}", {"nights": 3})
    rng = Random(seed)
    while not live.is_over():
        text, now = live.record.text(), everything(live)
        for secret in (f"seed {seed}", None):
            assert everything(Match.resume(SALVAGE, parse(text), secret)) == now
        if rng.random() < 0.15 and live.record.moves():
            live.take_back(rng.randrange(len(live.record.moves())))
        else:
            play_on(live, rng, 1)
    for secret in (f"seed {seed}", None):
        assert everything(Match.resume(SALVAGE, parse(live.record.text()), secret)) == everything(live)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3))
def test_a_match_goes_on_from_any_entry_as_it_went_on(seed: int) -> None:
    """Also from the middle of the draws: chance then draws the rest as it did."""
    whole = with_take_backs(SALVAGE, 2, seed)
    entries = whole.record.entries
    for n in range(len(entries)):
        prefix = Record(whole.record.header, entries[:n])
        again = Match.resume(SALVAGE, prefix, f"seed {seed}")
        assert again.record.entries == entries[: again.n]
        assert again.n == n or all(isinstance(entry, tuple) and entry[0] == CHANCE for entry in entries[n : again.n])
        assert again.actors() != [CHANCE]
        unseeded = Match.resume(SALVAGE, prefix)
        assert unseeded.n == n


def test_resuming_leaves_the_record_that_was_given_alone() -> None:
    match = climb("up", "rest")
    given = Record(match.record.header, match.record.entries[:2])
    resumed = Match.resume(BEACON, given, "seed")
    resumed.submit(1, "up")
    assert len(given.entries) == 2 and given.seed is None


def test_a_finished_record_without_its_end_gets_it_when_resumed() -> None:
    match = climb("up", "finish")
    cut = Record(match.record.header, match.record.entries)
    assert Match.resume(BEACON, cut, "seed").record == match.record
    unseeded = Match.resume(BEACON, cut)
    assert unseeded.record.result == match.record.result and unseeded.record.seed is None


FINISHED = climb("up", "rest", "up", "rest", "finish").record.text()


def forged(change: Callable[[list[str]], None]) -> Record:
    """A finished record with a change in its lines: header, up, rest, wind, wind, up, rest, wind, wind, finish, …"""
    lines = FINISHED.splitlines()
    change(lines)
    return parse("\n".join(lines) + "\n")


def swap_wind(lines: list[str]) -> None:
    lines[3] = lines[3].replace("gale", "BREEZE").replace("breeze", "gale").replace("BREEZE", "breeze")


def replace(number: int, line: str) -> Callable[[list[str]], None]:
    def change(lines: list[str]) -> None:
        lines[number] = line

    return change


def raise_score(lines: list[str]) -> None:
    lines[-2] = lines[-2].replace("[1, 1]", "[9, 1]", 1)


def raise_rank(lines: list[str]) -> None:
    lines[-2] = lines[-2].replace('"ranking": [1, 1]', '"ranking": [2, 1]')


def in_header(old: str, new: str) -> Callable[[list[str]], None]:
    def change(lines: list[str]) -> None:
        assert old in lines[0]
        lines[0] = lines[0].replace(old, new)

    return change


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (swap_wind, "Entry 3 has chance 'wind .*', but the seed draws"),
        (replace(3, '[-1, "up"]'), "Entry 3 has chance 'up', which cannot happen there"),
        (replace(3, '[-1, "WIND BREEZE"]'), "which cannot happen there"),
        (replace(2, '[-1, "wind gale"]'), "Entry 2 has chance 'wind gale', but the game was waiting for a player"),
        (replace(2, '[1, "rest"]'), "Entry 2, 'rest' by seat 1, is against the rules: It is not your turn"),
        (replace(2, '[0, "dance"]'), "Entry 2, 'dance' by seat 0, is against the rules"),
        (replace(3, '[0, "up"]'), "Entry 3, 'up' by seat 0, is against the rules"),
        (replace(2, '{"back": 1}'), "Entry 2 goes back to 1 moves, but only 1 stood"),
        (replace(2, "rubbish"), "Entry 2 of the record is broken; the 1 before it are whole"),
        (replace(9, '[0, "up"]'), "The record names a result, but its moves do not lead to the end"),
        (replace(-1, '{"seed": "other"}'), "The seed does not fit the record's commitment"),
        (raise_score, "The record names the scores .9, 1., but its moves lead to .1, 1."),
        (raise_rank, "The record names the ranking .2, 1., but its moves lead to .1, 1."),
        (lambda lines: lines.insert(10, '{"back": 1}'), "Entry 10 goes back, but the game was over"),
        (lambda lines: lines.insert(10, '[0, "up"]'), "The game is over"),
        (in_header('"game": "beacon"', '"game": "salvage"'), "This is a record of 'salvage', not of 'beacon'"),
        (in_header('"rules": 1', '"rules": 2'), "rules version 2 of Beacon.*newer"),
        (in_header('"content": "e', '"content": "d'), "made with other content files of Beacon"),
    ],
)
def test_a_forged_record_is_refused_with_what_is_wrong(change: Callable[[list[str]], None], complaint: str) -> None:
    with pytest.raises(BadRecord, match=complaint):
        Match.resume(BEACON, forged(change))


def test_a_record_for_a_table_that_cannot_be_is_refused() -> None:
    with pytest.raises(DoubloonError, match="calm"):
        Match.resume(BEACON, forged(in_header('"calm": false', '"calm": 7')))
    seats = '"seats": 2, "options": {"calm": false}, "names": ["Player 1", "Player 2"]'
    with pytest.raises(BadSeats):
        Match.resume(BEACON, forged(in_header(seats, '"seats": 4, "options": {}, "names": ["A", "B", "C", "D"]')))


def test_the_wrong_seed_is_refused_at_once() -> None:
    record = Record(climb("up").record.header)
    with pytest.raises(BadRecord, match="does not fit the record's commitment"):
        Match.resume(BEACON, record, "another")


@given(st.integers(), st.integers(2, 5))
@settings(max_examples=20)
def test_every_draw_is_what_the_seed_draws(seed: int, seats: int) -> None:
    """The proof that `doubloon verify` gives, done here by hand from the rules, the moves and the opened seed."""
    match = Match.begin(SALVAGE, seats, f"seed {seed}")
    play_on(match, Random(seed))
    record = parse(match.record.text())
    assert record.seed is not None and commitment(record.seed) == record.header.commitment
    luck, counts = Luck(record.seed), dict[str, int]()
    state = SALVAGE.start(seats, record.header.options)
    for seat, text in record.moves():
        if seat == CHANCE:
            stream = state.phase.stream(state)
            count = counts.get(stream, 0)
            counts[stream] = count + 1
            assert SALVAGE.words.text[luck.draw(state.outcomes(), stream, count)] == text
        state.apply(seat, SALVAGE.words.parse(text))
    assert state.actors() == []


def test_a_match_follows_what_was_written_elsewhere() -> None:
    """Two processes, one record: the one that follows ends where the other is, take-backs included."""
    here = Match.begin(SALVAGE, 3, "sesame")
    there = Match.resume(SALVAGE, parse(here.record.text()), "sesame")
    rng = Random(5)
    while not here.is_over():
        before = here.n
        seat = here.actors()[0]
        here.submit(seat, here.legal_moves(seat)[int(rng.random() * len(here.legal_moves(seat)))])
        if not here.is_over() and rng.random() < 0.3:
            here.take_back(len(here.record.moves()) - 1)
        assert there.follow(here.record.entries[before:]) == here.n
        assert everything(there) == everything(here)
    assert there.record == here.record


def test_a_match_follows_nothing_that_cannot_be() -> None:
    match = Match.begin(SALVAGE, 3, "sesame")
    before = everything(match)
    seat = match.actors()[0]
    with pytest.raises(BadRecord, match="is against the rules"):
        match.follow([(seat, match.legal_moves(seat)[0]), (seat, "claim")])
    assert everything(match) == before

"""The match: what it accepts, what it tells to whom, and what can be taken back."""

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from doubloon.core import (
    CHANCE,
    BadOption,
    BadRecord,
    BadSeats,
    CannotUndo,
    DoubloonError,
    IllegalMove,
    Match,
    Record,
    StaleAnswer,
    commitment,
)
from tests.core.beacon import BEACON
from tests.core.matches import SALVAGE, climb, everything, play_on

# Beginning ----------------------------------------------------------------------------------------------------------


def test_a_match_begins_when_chance_has_drawn_and_a_player_must_act() -> None:
    match = Match.begin(SALVAGE, 3, "seed")
    assert match.n == 9 and match.actors() == [0]
    assert all(
        entry is not None and not isinstance(entry, int) and entry[0] == CHANCE for entry in match.record.entries
    )
    assert match.legal_moves(0) == ["look", "trust"]
    assert match.say(match.prompt()) == "Player 1 may look at the top chest, or trust to luck"
    assert match.section() == "3.1"


def test_the_header_says_what_is_played_and_hides_the_seed() -> None:
    match = Match.begin(SALVAGE, 2, "sesame", {"nights": "4"}, ["Ann", "Bob"])
    header = match.record.header
    assert (header.game, header.rules, header.content) == ("salvage", SALVAGE.rules_version, SALVAGE.content_digest)
    assert (header.seats, header.names) == (2, ["Ann", "Bob"])
    assert header.options == {"nights": 4, "hungry_eels": False}
    assert header.commitment == commitment("sesame")
    assert "sesame" not in match.record.text()


def test_a_match_that_cannot_be_is_refused() -> None:
    with pytest.raises(BadSeats, match="played by 2 to 5, not by 6"):
        Match.begin(SALVAGE, 6, "seed")
    with pytest.raises(BadSeats):
        Match.begin(SALVAGE, -1, "seed")
    with pytest.raises(BadOption):
        Match.begin(SALVAGE, 2, "seed", {"nights": 99})


@pytest.mark.parametrize(
    "names",
    [
        ["Ann"],
        ["Ann", ""],
        ["Ann", "  "],
        ["Ann", "B" * 61],
        ["Ann", "B" + " " * 60],
        ["Ann", "B\nob"],
        ["Ann", "\x1b[1m"],
    ],
)
def test_names_that_would_spoil_a_table_are_refused(names: list[str]) -> None:
    with pytest.raises(DoubloonError, match="2 seats need that many names of 1 to 60 printable characters"):
        Match.begin(SALVAGE, 2, "seed", names=names)


# Submitting ---------------------------------------------------------------------------------------------------------


def test_a_move_is_applied_written_down_and_chance_acts() -> None:
    match = climb("up")
    assert match.submit(0, "  REST ") == match.n == 4
    assert match.record.entries[:2] == [(0, "up"), (0, "rest")]
    assert [entry[0] for entry in match.record.moves()[2:]] == [CHANCE, CHANCE]
    assert match.actors() == [1]
    assert match.view(None)["height"] == [1, 0]


@pytest.mark.parametrize(
    ("seat", "text", "why"),
    [
        (1, "up", "It is not your turn: the game is waiting for somebody else .§1."),
        (7, "up", "It is not your turn"),
        (0, "jump", "“jump” is not a move in this game"),
        (0, "light red", "Not possible now: light red. You can: 'up', 'rest', 'signal', 'finish' and 4 more .§1."),
        (0, "wind gale", "Not possible now: wind gale"),
        (CHANCE, "wind gale", "It is not your turn"),
    ],
)
def test_an_illegal_move_is_refused_with_the_reason_and_changes_nothing(seat: int, text: str, why: str) -> None:
    match = climb("up")
    before = everything(match)
    with pytest.raises(IllegalMove, match=why):
        match.submit(seat, text)
    assert everything(match) == before


def test_a_game_that_is_over_takes_no_moves() -> None:
    match = climb("finish")
    with pytest.raises(IllegalMove, match="The game is over"):
        match.submit(0, "up")
    assert match.actors() == [] and match.legal_moves(0) == []


def test_only_the_table_draws() -> None:
    match = climb("up", "rest")
    prefix = Record(match.record.header, match.record.entries[:2])
    waiting = Match.resume(BEACON, prefix)
    assert waiting.actors() == [CHANCE]
    assert waiting.legal_moves(CHANCE) == []
    with pytest.raises(IllegalMove, match="Only the table itself draws"):
        waiting.submit(CHANCE, "wind breeze")
    with pytest.raises(IllegalMove):
        waiting.submit(0, "up")


def test_explain_says_nothing_of_a_legal_move() -> None:
    match = climb()
    assert match.explain(0, "up") is None
    assert match.say(match.explain(1, "up") or {}) == "It is not your turn: the game is waiting for somebody else (§1)."


# Stale answers ------------------------------------------------------------------------------------------------------


def test_an_answer_to_the_question_now_is_accepted() -> None:
    match = climb("up")
    match.submit(0, "up", at=1)
    assert match.view(None)["height"] == [2, 0]


@pytest.mark.parametrize("at", [-1, 0, 2, 99])
def test_an_answer_to_another_position_is_stale(at: int) -> None:
    match = climb("up")
    before = everything(match)
    with pytest.raises(StaleAnswer, match=f"this answers position {at}, but now it is position 1"):
        match.submit(0, "up", at=at)
    assert everything(match) == before


def test_the_same_click_twice_moves_once() -> None:
    match = climb()
    match.submit(0, "up", at=0)
    with pytest.raises(StaleAnswer):
        match.submit(0, "up", at=0)


def test_a_secret_choice_stays_in_time_while_others_choose() -> None:
    match = climb("signal", seats=3)
    asked = match.n
    match.submit(2, "light red", at=asked)
    match.submit(0, "light blue", at=asked)
    match.submit(1, "light red", at=asked)
    assert match.section() == "1" and match.actors() == [0]


def test_a_secret_choice_that_was_answered_is_not_answered_again() -> None:
    match = climb("signal", seats=3)
    asked = match.n
    match.submit(2, "light red", at=asked)
    for at in (asked, match.n, None):
        with pytest.raises(IllegalMove, match="not your turn"):
            match.submit(2, "light blue", at=at)
    assert match.view(2)["light"] == 0


def test_an_answer_from_before_the_choosing_is_stale() -> None:
    match = climb("up", "signal", seats=3)
    for seat in range(3):
        with pytest.raises(StaleAnswer):
            match.submit(seat, "light red", at=1)


def test_an_answer_of_the_last_choosing_is_stale_in_the_next() -> None:
    match = climb("signal")
    first = match.n
    for text in ("light red", "light red", "signal"):
        match.submit(match.actors()[0], text)
    with pytest.raises(StaleAnswer):
        match.submit(1, "light blue", at=first)
    match.submit(1, "light blue", at=match.n)


def test_an_answer_given_before_a_take_back_is_stale() -> None:
    match = climb("signal", "light red")
    before = match.n
    match.take_back(1)
    for at in (1, before):
        with pytest.raises(StaleAnswer):
            match.submit(1, "light blue", at=at)
    match.submit(1, "light blue", at=match.n)


def test_an_answer_is_also_stale_for_a_seat_that_does_not_exist() -> None:
    match = climb()
    for seat in (-1, 2):
        with pytest.raises(StaleAnswer):
            match.submit(seat, "up", at=match.n)


# Who is told what ---------------------------------------------------------------------------------------------------


def test_events_are_numbered_by_entry_and_told_from_there() -> None:
    match = climb("up", "up", "rest")
    told = match.events(None)
    assert [event["n"] for event in told] == [0, 1, 3, 4]
    assert told[:2] == [
        {"n": 0, "event": "climbed", "seat": 0, "height": 1},
        {"n": 1, "event": "climbed", "seat": 0, "height": 2},
    ]
    assert match.events(None, since=1) == told[1:]
    assert match.events(None, since=match.n) == match.events(None, since=99) == []
    assert match.events(None, since=-5) == told


def test_secret_fields_reach_only_their_seat() -> None:
    match = climb("signal", seats=3)
    match.submit(1, "light blue")
    for reader in (None, 0, 2):
        assert match.events(reader, since=1) == [{"n": 1, "event": "lit", "seat": 1}]
    assert match.events(1, since=1) == [{"n": 1, "event": "lit", "seat": 1, "light": 1}]


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_nobody_looks_through_the_eyes_of_a_seat_that_does_not_exist(seat: int) -> None:
    match = climb()
    with pytest.raises(BadSeats, match=f"The seats are 0 to 1, not {seat}"):
        match.view(seat)
    with pytest.raises(BadSeats):
        match.events(seat)


@given(st.integers(2, 5), st.integers())
@settings(max_examples=25)
def test_nobody_reads_the_secrets_of_another_seat(seats: int, seed: int) -> None:
    match = Match.begin(SALVAGE, seats, f"seed {seed}")
    play_on(match, Random(seed), 20)
    words = SALVAGE.words
    secret = {word.name: word.secret for word in words.events}
    for reader in [None, *range(seats)]:
        for told in match.events(reader):
            is_own = reader is not None and told.get("seat") == reader
            for field in secret[str(told["event"])]:
                assert (field in told) == is_own
        json.dumps(match.events(reader))


def test_events_in_words_call_players_by_name() -> None:
    match = Match.begin(BEACON, 2, "seed", names=["Ann", "Bob"])
    match.submit(0, "up")
    match.undo(0)
    assert [match.say(told) for told in match.events(1)] == ["Ann climbed height 1", "Moves were taken back."]


# Taking back --------------------------------------------------------------------------------------------------------


def test_own_moves_are_taken_back_one_by_one() -> None:
    match = climb("up", "up")
    assert match.undo_limit(0) == 0
    assert match.undo(0) == 3
    assert match.view(None)["height"] == [1, 0]
    assert match.undo(0) == 4
    assert match.view(None)["height"] == [0, 0]
    assert match.record.entries == [(0, "up"), (0, "up"), 1, 0]
    assert match.events(1, since=2) == [
        {"n": 2, "event": "undone", "seat": 0, "to": 1, "first": 1},
        {"n": 3, "event": "undone", "seat": 0, "to": 0, "first": 0},
    ]
    with pytest.raises(CannotUndo, match="You have made no move to take back"):
        match.undo(0)


def test_play_goes_on_after_a_take_back() -> None:
    match = climb("up", "up")
    match.undo(0)
    match.submit(0, "up", at=match.n)
    assert match.view(None)["height"] == [2, 0]
    assert match.record.moves() == [(0, "up"), (0, "up")]


def refused(match: Match[Any], seat: int, why: str) -> None:
    before = everything(match)
    with pytest.raises(CannotUndo, match=why):
        match.undo(seat)
    assert everything(match) == before


def test_nothing_is_taken_back_after_a_draw() -> None:
    refused(climb("up", "rest"), 0, "Something has been drawn or shown since your last move")


def test_nothing_is_taken_back_after_a_secret_was_shown() -> None:
    match = climb("up", "peer", "up")
    assert match.undo_limit(0) == 2
    match.undo(0)
    refused(match, 0, "Something has been drawn or shown since your last move")


def test_nothing_is_taken_back_once_the_last_chooser_has_shown_all() -> None:
    refused(climb("signal", "light red", "light blue"), 1, "Something has been drawn or shown")


def test_nothing_is_taken_back_after_the_move_of_another() -> None:
    match = climb("signal", "light red", "light blue", seats=3)
    refused(match, 0, "Player 2 has moved since")
    refused(match, 2, "You have made no move to take back")
    sailing = Match.begin(SALVAGE, 2, "seed")
    sailing.submit(0, "trust")
    refused(sailing, 1, "You have made no move to take back")
    sailing.undo(0)
    assert sailing.legal_moves(0) == ["look", "trust"]


def test_nothing_is_taken_back_once_the_game_is_over_and_its_luck_open() -> None:
    match = climb("up", "finish")
    refused(match, 0, "The game is over and its luck is open")
    with pytest.raises(CannotUndo, match="The game is over"):
        match.take_back(0)


def test_the_table_takes_back_by_consent_whatever_was_shown() -> None:
    match = climb("up", "rest", "up")
    assert match.take_back(1) == 6
    assert match.actors() == [0] and match.view(None)["height"] == [1, 0]
    assert match.events(None, since=5) == [{"n": 5, "event": "undone", "seat": 0, "to": 1, "first": 1}]


@pytest.mark.parametrize("to", [-1, 3, 99])
def test_the_table_goes_back_only_to_where_it_was(to: int) -> None:
    match = climb("up", "up", "up")
    before = everything(match)
    with pytest.raises(CannotUndo, match=f"go back to 0 to 2 moves, not to {to}"):
        match.take_back(to)
    assert everything(match) == before


def test_a_draw_that_is_taken_back_and_done_again_is_the_same_draw() -> None:
    match = climb("up", "rest")
    drawn = match.record.moves()[2:]
    match.take_back(1)
    match.submit(0, "up")
    match.submit(0, "rest")
    assert match.record.moves()[3:] == drawn
    match.take_back(3)
    assert match.record.moves()[3:] == drawn, "the table draws again by itself"


def test_each_deck_keeps_its_order_whatever_the_other_does() -> None:
    """In one match the captain looks, in the other trusts: the ropes are the same, and so is the first chest."""
    looked, trusted = (Match.begin(SALVAGE, 2, "seed") for _ in range(2))
    looked.submit(0, "look")
    looked.submit(0, "keep")
    trusted.submit(0, "trust")
    for match in (looked, trusted):
        for seat in (0, 1):
            match.submit(seat, match.legal_moves(seat)[0])
    drawn = [[text for seat, text in match.record.moves() if seat == CHANCE] for match in (looked, trusted)]
    for deck in ("open", "draw"):
        one, other = ([text for text in texts if text.startswith(deck)] for texts in drawn)
        assert list(dict.fromkeys(one)) == list(dict.fromkeys(other)) if deck == "open" else one == other


# All or nothing -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("fault", ["stumble", "whistle", "crow"])
def test_a_game_that_fails_in_a_move_leaves_the_match_as_it_was(fault: str) -> None:
    match, control = climb("up", "rest", "up"), climb("up", "rest", "up")
    for _ in range(2):
        with pytest.raises(RuntimeError):
            match.submit(1, fault, at=match.n)
        assert everything(match) == everything(control)
    for game in (match, control):
        game.submit(1, "up", at=game.n)
        game.submit(1, "rest", at=game.n)
        game.submit(0, "rest", at=game.n)
    assert everything(match) == everything(control)


def test_a_match_without_its_seed_stays_as_it_was_when_chance_would_have_to_draw() -> None:
    match = climb("up", "rest", "up")
    looked_at = Match.resume(BEACON, Record(match.record.header, list(match.record.entries)))
    before = everything(looked_at)
    with pytest.raises(BadRecord, match="seed is not known"):
        looked_at.submit(1, "rest")
    assert everything(looked_at) == before
    with pytest.raises(BadRecord, match="seed is not known"):
        looked_at.take_back(2)
    assert everything(looked_at) == before
    looked_at.submit(1, "up")
    looked_at.undo(1)
    assert looked_at.view(None)["height"] == match.view(None)["height"]


def test_the_state_that_is_handed_out_is_a_copy() -> None:
    match = climb("up")
    match.state().height[0] = 99
    match.actors().append(1)
    assert match.view(None)["height"] == [1, 0] and match.actors() == [0]


def test_a_seed_and_a_move_that_are_no_texts_are_refused_in_a_sentence() -> None:
    with pytest.raises(DoubloonError, match="A seed is a text, not 5."):
        Match.begin(BEACON, 2, 5)  # type: ignore[arg-type]
    with pytest.raises(DoubloonError, match="A seed is a text, not 5."):
        Match.resume(BEACON, climb().record, 5)  # type: ignore[arg-type]
    match = climb()
    with pytest.raises(IllegalMove, match="A move is a text, not None"):
        match.submit(match.actors()[0], None)  # type: ignore[arg-type]


# Clocks -------------------------------------------------------------------------------------------------------------


def test_whoever_takes_back_freely_gains_no_time() -> None:
    match = Match.begin(SALVAGE, 2, "seed")
    seat = match.actors()[0]
    since = match.awaited_since(seat)
    for _ in range(3):
        match.submit(seat, "trust")
        assert match.actors()[0] == seat and match.awaited_since(seat) == match.n
        match.undo(seat)
        assert match.awaited_since(seat) == since
    resumed = Match.resume(SALVAGE, match.record, "seed")
    assert resumed.awaited_since(seat) == since


def test_what_all_have_agreed_to_take_back_is_thought_over_with_all_the_time() -> None:
    match = Match.begin(SALVAGE, 2, "seed")
    first = match.actors()[0]
    standing = match.standing
    play_on(match, Random(1), 6)
    assert match.undo_limit(first) > standing
    match.take_back(standing)
    assert match.actors() == [first] and match.awaited_since(first) == match.n

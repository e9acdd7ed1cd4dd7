"""Branches and comments: kept behind the game, read back as they were written, and wrong ones named by their line."""

import json
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from doubloon.core import CHANCE, BadRecord, IllegalMove, Match, Record, find_game, parse
from doubloon.core.branch import LONGEST_COMMENT, LONGEST_NAME, LONGEST_NOTE, Branch, Comment
from doubloon.core.fork import Fork, followed
from doubloon.core.record import FORMAT, PLAIN

GAME = find_game("salvage")


def played(seed: str = "seed") -> Record:
    """A whole game at random, in which something was taken back."""
    match, rng = Match.begin(GAME, 3, seed), Random(3)
    while not match.is_over():
        seat = rng.choice(match.actors())
        match.submit(seat, rng.choice(match.legal_moves(seat)))
        if match.n == 30:
            match.take_back(match.standing - 3)
    return match.record


WHOLE = played()


def stops(record: Record) -> list[int]:
    """After how many entries somebody was asked."""
    match = Match.resume(GAME, Record(record.header))
    found: list[int] = []
    for entry in record.entries:
        match.follow([entry])
        if match.actors() not in ([], [CHANCE]):
            found.append(match.n)
    return found


def tried(record: Record, n: int, moves: int, seed: str | None = None, rng: Random | None = None) -> Fork[Any]:
    """Another line with so many moves, by hand in seat 0 and by bots elsewhere."""
    fork, rng = Fork(GAME, record, n, seed), rng or Random(n)
    for _ in range(moves):
        if fork.match.is_over():
            break
        seat = rng.choice(fork.match.actors())
        fork.play(seat, rng.choice(fork.match.legal_moves(seat)), "" if seat == 0 else "greedy")
    return fork


def kept(record: Record, n: int, moves: int = 8, name: str = "Another way", **about: Any) -> Branch:
    return Branch(name, n, tried(record, n, moves, about.get("seed")).steps, **about)


N = stops(WHOLE)[5]
BRANCH = kept(WHOLE, N, by="Ada", note="What if?\nIt was close.")
TOLD = replace(
    WHOLE, branches=[BRANCH], comments=[Comment(N, "Here!", "Bob"), Comment(N + 1, "No…", "Ada", BRANCH.name)]
)


def test_a_record_keeps_branches_and_comments_and_the_game_stays_what_it_was() -> None:
    text = TOLD.text()
    again = parse(text)
    assert again == TOLD and again.text() == text
    assert json.loads(text.splitlines()[0])["doubloon"] == FORMAT
    assert text.splitlines()[1 : len(WHOLE.lines()) + 1] == WHOLE.lines(), "the game stands before them, unchanged"
    assert Match.resume(GAME, again).record.text() == WHOLE.text()
    assert again.branch(BRANCH.name) == BRANCH


def test_a_record_without_them_is_as_older_readers_know_it() -> None:
    assert json.loads(WHOLE.text().splitlines()[0])["doubloon"] == PLAIN == 1
    assert not parse(WHOLE.text()).branches and not parse(WHOLE.text()).comments


@given(st.sampled_from(stops(WHOLE)), st.integers(1, 60), st.none() | st.text(st.characters(codec="utf-8"), min_size=1))
def test_any_line_from_any_stop_is_followed_again(n: int, moves: int, seed: str | None) -> None:
    """Whoever reads the record comes to the same position, with the luck of the game or with luck of its own."""
    fork = tried(WHOLE, n, moves, seed)
    branch = Branch("x", n, fork.steps, seed=seed)
    again = parse(replace(WHOLE, branches=[branch]).text()).branches[0]
    assert again == branch
    other = followed(GAME, WHOLE, again)
    assert other.match.record.entries == fork.match.record.entries
    assert other.match.view(0) == fork.match.view(0)


def test_who_plays_as_in_the_game_has_its_luck_and_comes_to_its_end() -> None:
    match = Match.resume(GAME, WHOLE)
    fork = Fork(GAME, WHOLE, 0 if WHOLE.entries[0][0] != CHANCE else stops(WHOLE)[0])  # type: ignore[index]
    for seat, text in match.played[fork.n :]:
        if seat != CHANCE:
            fork.play(seat, text)
    assert fork.match.played == match.played
    assert fork.match.scores() == match.scores()


def test_luck_of_its_own_is_other_luck() -> None:
    lines = {
        tuple(text for seat, text, _ in tried(WHOLE, stops(WHOLE)[0], 200, seed, Random(1)).steps if seat == CHANCE)
        for seed in (None, "one", "two")
    }
    assert len(lines) == 3


def test_only_a_finished_game_whose_luck_is_open_has_branches() -> None:
    with pytest.raises(BadRecord, match="Only a finished game has branches"):
        Fork(GAME, Record(WHOLE.header, WHOLE.entries[:N], seed=WHOLE.seed), N)
    with pytest.raises(BadRecord, match="a seed of its own"):
        Fork(GAME, replace(WHOLE, seed=None), N)
    assert tried(replace(WHOLE, seed=None), N, 3, "own").steps
    with pytest.raises(BadRecord, match="Nobody had to decide after entry"):
        Fork(GAME, WHOLE, len(WHOLE.entries))
    with pytest.raises(BadRecord, match=f"after {len(WHOLE.entries) + 1}"):
        Fork(GAME, WHOLE, len(WHOLE.entries) + 1)


def test_a_move_that_is_not_legal_is_explained() -> None:
    fork = Fork(GAME, WHOLE, N)
    for seat, text in ((fork.match.actors()[0], "no such move"), (CHANCE, "draw rope-1"), (9, "look")):
        with pytest.raises(IllegalMove):
            fork.play(seat, text)
    assert fork.steps == []


def test_a_branch_that_breaks_the_rules_or_its_luck_is_found_out() -> None:
    def wrong(moves: list[tuple[int, str, str]], said: str, n: int = N) -> None:
        with pytest.raises(BadRecord, match=said):
            followed(GAME, WHOLE, replace(BRANCH, moves=moves, n=n))

    moves = BRANCH.moves
    wrong([(moves[0][0], "no such move", ""), *moves[1:]], "The branch 'Another way', move 1, 'no such move' by seat")
    drawn = next(place for place, step in enumerate(moves) if step[0] == CHANCE)
    wrong([*moves[:drawn], (CHANCE, "draw nothing", ""), *moves[drawn + 1 :]], f"move {drawn + 1}: its luck draws")
    wrong(moves[:drawn], f"move {drawn + 1}: its luck draws")
    wrong([moves[drawn]], "move 1: chance has")
    wrong(moves, "Nobody had to decide", len(WHOLE.entries))


def line_of(what: str, **changes: Any) -> str:
    told = (BRANCH if what == "branch" else TOLD.comments[1]).told()
    kept = {key: value for key, value in {**told, **changes}.items() if value is not None}
    return json.dumps({what: kept})


BAD = [
    (line_of("branch", moves=[]), "is not a branch: it must have moves"),
    (line_of("branch", moves=[[7, "look"]]), "names seat 7"),
    (line_of("branch", moves=[["look"]]), "each of its moves must be"),
    (line_of("branch", moves=[[0, "\ud800"]]), "each of its moves must be"),
    (line_of("branch", moves=[[0, "look", "a\x1bb"]]), "a bot must be"),
    (line_of("branch", name=""), "its name must be"),
    (line_of("branch", name="x" * (LONGEST_NAME + 1)), "its name must be"),
    (line_of("branch", name="a\nb"), "its name must be"),
    (line_of("branch", note="x" * (LONGEST_NOTE + 1)), "its note must be"),
    (line_of("branch", note="\x1b[2J"), "its note must be"),
    (line_of("branch", by=3), "who kept it must be"),
    (line_of("branch", seed=""), "its seed must be"),
    (line_of("branch", n=-1), "its n must be"),
    (line_of("branch", n=True), "its n must be"),
    (line_of("branch", n=10**6), "is a branch after 1000000 entries"),
    (line_of("branch", more=1), "is not a branch: a branch has"),
    (line_of("branch", n=None), "is not a branch: a branch has"),
    ('{"branch": 3}', "is not a branch"),
    (line_of("branch"), "is a second branch called 'Another way'"),
    (line_of("comment", text=""), "its text must be"),
    (line_of("comment", text="x" * (LONGEST_COMMENT + 1)), "its text must be"),
    (line_of("comment", branch="nobody's"), "which does not come before it"),
    (line_of("comment", n=10**6), "is a comment after 1000000 entries"),
    (line_of("comment", by="a\x1bb"), "whose it is must be"),
    ('{"comment": {"n": 1}}', "is not a comment"),
]


@pytest.mark.parametrize(("line", "said"), BAD)
def test_a_broken_one_costs_nothing_but_itself(line: str, said: str) -> None:
    text = TOLD.text()
    read = parse(f"{text}{line}\n" + '{"comment": {"n": 1, "text": "still here"}}\n')
    assert [(damage.line, damage.is_last) for damage in read.damage] == [(len(text.splitlines()) + 1, False)]
    assert said in read.damage[0].reason
    assert read.comments[-1].text == "still here"
    assert Match.resume(GAME, read).is_over(), "the game itself is whole"


def test_a_running_game_has_none() -> None:
    lines = [WHOLE.header.line(FORMAT), *WHOLE.lines()[:N], json.dumps({"branch": BRANCH.told()})]
    read = parse("\n".join(lines) + "\n")
    assert read.branches == [] and "only a finished game has any" in read.damage[0].reason


def test_a_branch_that_is_not_there_is_named_with_those_that_are() -> None:
    with pytest.raises(BadRecord, match="no branch 'other'; there are 'Another way'"):
        TOLD.branch("other")
    with pytest.raises(BadRecord, match="there are none"):
        WHOLE.branch("other")

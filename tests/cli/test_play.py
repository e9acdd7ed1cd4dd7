"""`doubloon play`: a whole evening at the terminal, with everything that can be typed wrong."""

from __future__ import annotations

import re
import signal
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from doubloon.cli.files import seed_path
from tests.cli.broken import ALWAYS, CUT_SHORT, Wrong
from tests.cli.terminals import Ran, doubloon, environment, finished, plain, process, refusal, terminal, write

FIRST_MOVES = "1\n" * 200
"""Always the first move: enough lines for every game here."""


def flat(ran: Ran) -> str:
    """What was printed, on one line."""
    return " ".join(ran.out.split())


def sit_down(typed: str, *words: str) -> str:
    """What is printed when this is typed at a table of Moonlight Salvage, before leaving it."""
    ran = doubloon("play", "salvage", "--seed", "7", *words, typed=typed)
    assert ran.code == 0, ran
    assert ran.err == ""
    return flat(ran)


# What needs no answer -------------------------------------------------------------------------------------------------


def test_who_can_only_pass_is_not_asked() -> None:
    """With seed abc Player 1 drafts a polar bear, which helps on the mountain only."""
    drafted = "1\n" * 8 + "pass\n"
    ran = doubloon("play", "treasure_hunter", "--seats", "3", "--seed", "abc", "--pace", "0", typed=drafted)
    assert "Player 1 can only 'pass'." in flat(ran)
    assert "Player 1 passes." in flat(ran)


def test_friends_at_one_keyboard_are_asked_even_if_they_can_only_pass() -> None:
    """So that nobody learns from the screen what another holds."""
    two = ["--seat", "Ann=you", "--seat", "Bob=you", "--seed", "abc"]
    ran = doubloon("play", "treasure_hunter", *two, typed="1\n\n" * 60)
    assert "can only" not in flat(ran)


# A game from beginning to end -----------------------------------------------------------------------------------------


def test_a_whole_game_against_bots() -> None:
    said = sit_down(FIRST_MOVES)
    assert "At the table: Player 1, Anne (greedy), Bart (greedy)." in said
    assert "7902699be42c8a8e46fbbb4501726517e86b22c56a189f7625a6da49081b2451" in said
    assert "Player 1: look at the top chest, or trust to luck (§3.1)" in said
    assert "Anne (greedy) looks at the top chest." in said
    assert "place player points" in said
    assert "The luck is opened: its seed was 7" in said


def test_only_bots_can_be_watched_by_a_spectator() -> None:
    said = sit_down("", "--seat", "greedy", "--seat", "random")
    assert "draws a rope. (3 times)" in said
    assert "draws rope-" not in said
    assert "place player points" in said


def test_the_same_seed_and_answers_give_the_same_game() -> None:
    assert sit_down(FIRST_MOVES) == sit_down(FIRST_MOVES)


def test_a_random_seed_is_another_each_time() -> None:
    sealed = {re.search(r"[0-9a-f]{64}", flat(doubloon("play", "salvage")))[0] for _ in range(3)}  # type: ignore[index]
    assert len(sealed) == 3


def test_options_reach_the_game() -> None:
    assert "of 4 " in sit_down("", "--option", "nights=4")


def test_seats_are_filled_up_with_bots() -> None:
    assert "At the table: Ada, Anne (greedy), Bart (greedy), Calico (greedy)." in sit_down(
        "", "--seat", "Ada=you", "--seats", "4"
    )
    assert "At the table: Cap (random), Player 2." in sit_down("", "--seat", "Cap=random", "--seat", "you")


def test_the_only_game_is_taken_and_several_are_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    module = sys.modules["doubloon.cli.play"]
    monkeypatch.setattr(module, "game_ids", lambda: ["salvage"])
    assert "Moonlight Salvage" in doubloon("play").out
    monkeypatch.setattr(module, "game_ids", lambda: ["salvage", "tobogan"])
    ran = doubloon("play", typed="9\nfoo\n\nsal\n")
    assert "1 salvage – Moonlight Salvage: Choose ropes in secret" in flat(ran)
    assert "2 tobogan (There is no game 'tobogan'" in flat(ran)
    assert ran.out.count("was expected, not") == 3
    assert "At the table" in ran.out
    assert doubloon("play", typed="quit\n").code == 0
    assert doubloon("play", typed="").code == 0


# What can be typed ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("typed", ["1", "look", "  LOOK ", "lo", "l"])
def test_a_move_is_a_number_a_text_or_its_beginning(typed: str) -> None:
    assert "Player 1 looks at the top chest: " in sit_down(typed + "\n")


def test_a_noun_alone_is_enough_when_only_one_move_has_it() -> None:
    assert "Player 1 chooses rope-4." in sit_down("trust\nrope-4\n")


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("99", "There is no move 99; the moves are numbered 1 to 2."),
        ("0", "There is no move 0; the moves are numbered 1 to 2."),
        ("-1", "“-1” is not a move in this game"),
        ("9" * 5000, "There is no move 999999;"),
        ("xyzzy", "“xyzzy” is not a move in this game (§3.1). Type a number, a move, or help."),
        ("[bold]x[/nothing]", "“[bold]x[/nothing]” is not a move in this game"),
        ("lookk", "Did you mean 'look'"),
        ("keep", "Not possible now: keep. You can: 'look', 'trust' (§3.1)."),
        ("open gold", "Not possible now: open gold"),
        ("why keep", "Not possible now: keep. You can: 'look', 'trust' (§3.1)."),
        ("why look", "'look' is allowed now (§3.1)."),
        ("why 1", "'look' is allowed now (§3.1)."),
        ("why", "Name the move you are asking about, such as: why look"),
        ("why xyzzy", "“xyzzy” is not a move in this game"),
        ("undo", "no move to take back."),
        ("hint", "The first mate advises 1, 'look'."),
        ("rules", "The captain may look at the top chest in secret, or trust to luck."),
        ("rules 3.4", "Ropes of the same length tangle"),
        ("rules §5", "The highest score wins."),
        ("rules 9.9", "There is no §9.9 in the rules of Moonlight Salvage; there are: §1 What there is"),
        ("log", "Player 1 draws rope-4."),
        ("view", "Your ropes: rope-3"),
        ("save", "Name the file to save the game in, such as: save evening.jsonl"),
        ("save /no/such/place.jsonl", "cannot be written: No such file or directory."),
        ("help", "save FILE save the game from now on, after every move"),
        ("?", "hint what the first mate advises, with what you know"),
        ("", "1 look 2 trust"),
    ],
)
def test_every_answer_is_one_sentence_and_the_question_stays(typed: str, answer: str) -> None:
    said = sit_down(f"{typed}\n").split("Player 1>", 1)[1]
    assert answer in said.split("Player 1>")[0]
    assert said.count("Player 1>") == 1, "the player was not asked again"


def test_a_beginning_that_fits_several_moves_is_not_guessed() -> None:
    said = sit_down("trust\nlower\n")
    assert (
        "'lower' could be 'lower rope-3' or 'lower rope-4' or 'lower rope-6'; type more of it, or its number." in said
    )


def test_undo_takes_back_what_revealed_nothing() -> None:
    said = sit_down("trust\nundo\nlook\n")
    assert "Moves were taken back" in said
    assert "Player 1 looks at the top chest: " in said


def test_leaving_is_polite(tmp_path: Path) -> None:
    for typed in ("quit\n", "Q\n", ""):
        assert "You leave the table. The game was not saved" in sit_down(typed)
    path = tmp_path / "game.jsonl"
    said = sit_down("1\n", "--save", str(path))
    assert f"To continue: doubloon play --resume {path}".replace(" ", "") in said.replace(" ", "")


# Several people at one keyboard ---------------------------------------------------------------------------------------


def test_the_keyboard_is_passed_and_nobody_sees_the_others_hand() -> None:
    ran = doubloon(
        "play", "salvage", "--seed", "7", "--seat", "Ada=you", "--seat", "Bob=you", typed="\ntrust\n1\n\n1\n\n"
    )
    shown = ran.out.split("Hand the keyboard to ")
    assert [part.split(":")[0] for part in shown[1:]] == ["Ada", "Bob"]
    ada, bob = shown[1], shown[2]
    assert "Ada draws rope-" in ada
    assert "Bob draws rope-" not in ada
    assert "Bob draws rope-" in bob
    assert "Ada draws rope-" not in bob
    assert "Ada has chosen a rope." in bob
    assert "Ada chooses" not in bob


# Files ----------------------------------------------------------------------------------------------------------------


def test_a_saved_game_is_kept_resumed_and_proven(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    said = sit_down("look\n", "--save", str(path))
    assert path.exists()
    assert stat.S_IMODE(seed_path(path).stat().st_mode) == 0o600
    ran = doubloon("play", "--resume", path, typed=FIRST_MOVES)
    assert ran.code == 0
    assert "At the table: Player 1, Anne (greedy), Bart (greedy)." in flat(ran)
    assert "proves every draw" in flat(ran)
    assert not seed_path(path).exists()
    assert doubloon("verify", path).code == 0
    again = doubloon("play", "--resume", path)
    assert again.code == 0
    assert "place player points" in flat(again)
    assert "already exists" in refusal(doubloon("play", "salvage", "--save", path))
    assert said.count("Player 1>") == 2


def test_a_game_can_be_saved_in_the_middle(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    said = sit_down(f"look\nsave {path}\nsave {path}2\nkeep\n")
    assert "already being saved in" in said
    assert '[0, "look"]' in path.read_text(encoding="utf-8")
    assert '[0, "keep"]' in path.read_text(encoding="utf-8")
    assert doubloon("play", "--resume", path, typed=FIRST_MOVES).code == 0
    assert doubloon("verify", path).code == 0


def test_resuming_after_a_cut_drops_the_line_with_a_notice(tmp_path: Path) -> None:
    path = CUT_SHORT.make(tmp_path)
    seed_path(path).write_text("abc\n", encoding="utf-8")
    ran = doubloon("play", "--resume", path, "--seat", "greedy", "--seat", "greedy", "--seat", "random")
    assert ran.code == 0
    assert "was cut short" in flat(ran)
    assert "moved to game.jsonl.broken" in flat(ran)
    assert doubloon("verify", path).code == 0


@pytest.mark.parametrize("kept", [20, None])
def test_a_refused_record_is_not_shortened(tmp_path: Path, kept: int | None) -> None:
    """Whoever cannot go on must not put the last line aside either: it may be all that is left of the seed."""
    path = write(tmp_path / "game.jsonl", finished()[:kept])
    path.write_bytes(path.read_bytes()[:-5])
    before = path.read_bytes()
    said = refusal(doubloon("play", "--resume", path))
    assert "game.seed" in said
    assert f"its last line, {len(before.splitlines())}, is not JSON" in said
    assert ("nothing can be drawn" in said) == (kept is not None)
    assert ("is over" in said) == (kept is None)
    assert path.read_bytes() == before
    assert not (tmp_path / "game.jsonl.broken").exists()


@pytest.mark.parametrize("wrong", ALWAYS, ids=lambda wrong: wrong.name)
def test_a_wrong_record_is_not_resumed(wrong: Wrong, tmp_path: Path) -> None:
    said = refusal(doubloon("play", "--resume", wrong.make(tmp_path)))
    for words in wrong.expects:
        assert words in said


def test_a_record_without_its_seed_is_not_resumed(tmp_path: Path) -> None:
    path = write(tmp_path / "game.jsonl", finished()[:20])
    said = refusal(doubloon("play", "--resume", path))
    assert "was expected in" in said
    assert "game.seed" in said
    seed_path(path).write_text("another\n", encoding="utf-8")
    assert "seed does not fit the record's commitment" in refusal(doubloon("play", "--resume", path))


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["salvag"], "There is no game 'salvag'. Did you mean 'salvage'?"),
        (
            ["salvage", "--seat", "gredy"],
            "A seat is 'you', 'NAME=you', a bot (agatha, barnaby, crow, first_mate, greedy",
        ),
        (["salvage", "--seat", "=you"], "A name has 1 to 40 printable characters, not ''"),
        (["salvage", "--seat", "A=you", "--seat", "A=you"], "Two players cannot both be called 'A'"),
        (["salvage", "--seats", "9"], "is played by 2 to 5, not by 9."),
        (["salvage", "--seats", "1"], "is played by 2 to 5, not by 1."),
        (
            ["salvage", "--seats", "2", "--seat", "you", "--seat", "greedy", "--seat", "greedy"],
            "not by 3 for --seats 2.",
        ),
        (["salvage", "--option", "nights"], "key=value"),
        (["salvage", "--option", "nights=99"], "a whole number from 3 to 9, not '99'."),
        (["salvage", "--option", "moons=1"], "There is no option 'moons'"),
        (["salvage", "--seed", ""], "A seed has 1 to 200 printable characters"),
        (["salvage", "--save", "/no/such/folder/x"], "cannot be written: No such file"),
        (["--resume", "x.jsonl", "--seed", "1"], "leave out --seed"),
        (["--resume", "no-such.jsonl"], "does not exist"),
    ],
)
def test_wrong_words_are_refused_in_one_sentence(words: list[str], says: str) -> None:
    assert says in refusal(doubloon("play", *words))


def test_resuming_as_another_game_or_with_other_seats_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    sit_down("1\n", "--save", str(path))
    assert "is a game of 'salvage', not of 'tobago'" in refusal(doubloon("play", "tobago", "--resume", path))
    assert "for each of them or for none, not for 1" in refusal(doubloon("play", "--resume", path, "--seat", "you"))


# Processes and terminals ----------------------------------------------------------------------------------------------


def test_a_process_of_its_own_with_nothing_to_read() -> None:
    ran = process("play", "salvage")
    assert ran.code == 0
    assert "You leave the table." in ran.out
    assert "\x1b" not in ran.out


def test_a_killed_game_loses_nothing(tmp_path: Path) -> None:
    """kill -9 while a person thinks; then the last line is cut, as if the disk had been caught in the act."""
    path = tmp_path / "game.jsonl"
    words = ["play", "salvage", "--seat", "greedy", "--seat", "Ada=you", "--seat", "random", "--save", str(path)]
    playing = subprocess.Popen(
        [sys.executable, "-u", "-m", "doubloon", *words],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env=environment(),
    )
    assert playing.stdin is not None
    assert playing.stdout is not None
    read = ""
    for turn in range(4):
        while read.count("Ada> ") <= turn:
            got = playing.stdout.read(1)
            assert got, read
            read += got
        if turn < 3:
            playing.stdin.write("1\n")
            playing.stdin.flush()
    playing.send_signal(signal.SIGKILL)
    assert playing.wait() == -signal.SIGKILL
    playing.stdin.close()
    playing.stdout.close()
    before = path.read_text(encoding="utf-8")
    assert before.count('[1, "') >= 3, "a move that was made is not in the file"
    path.write_text(before + '[1, "lower ro', encoding="utf-8")
    ran = process("play", "--resume", path, typed=FIRST_MOVES)
    assert ran.code == 0, ran
    assert "was cut short" in flat(ran)
    assert "place player points" in flat(ran)
    after = path.read_text(encoding="utf-8")
    assert after.startswith(before)
    assert (tmp_path / "game.jsonl.broken").read_text(encoding="utf-8") == '[1, "lower ro\n'
    assert not seed_path(path).exists()
    assert doubloon("verify", path).code == 0


def test_bots_killed_between_their_moves_go_on(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    words = ("--seat", "greedy", "--seat", "random", "--save", path, "--pace", "2")
    with terminal("play", "salvage", *words) as screen:
        screen.wait_for("looks at the top chest")
        screen.process.kill()
        screen.process.wait()
    before = path.read_text(encoding="utf-8")
    assert len(before.splitlines()) > 7
    assert process("play", "--resume", path).code == 0
    assert path.read_text(encoding="utf-8").startswith(before)
    assert doubloon("verify", path).code == 0


def test_a_terminal_is_cleared_between_people() -> None:
    with terminal("play", "salvage", "--seat", "Ada=you", "--seat", "Bob=you", "--seed", "7", NO_COLOR="1") as screen:
        screen.wait_for("Hand the keyboard to Ada")
        screen.type("\n")
        screen.wait_for("Ada> ")
        screen.type("trust\n")
        screen.wait_for("Ada> ")
        screen.type("1\n")
        passed = screen.wait_for("Hand the keyboard to Bob:")
        assert "\x1b[H\x1b[2J\x1b[3J" in passed
        assert "rope-" not in passed.rsplit("\x1b[3J", 1)[-1]
        screen.type("\n")
        screen.wait_for("Bob> ")
        screen.type("\x1b[A")
        screen.type("quit\n")
        said = screen.wait_for("You leave the table")
        assert "lower" not in said
        assert screen.end() == 0
        assert not re.search(r"\x1b\[[0-9;]*3[0-9]m", screen.text), "colour although NO_COLOR is set"


def test_control_c_leaves_politely(tmp_path: Path) -> None:
    with terminal("play", "salvage", "--save", tmp_path / "game.jsonl") as screen:
        screen.wait_for("Player 1> ")
        screen.interrupt("You leave the table")
        assert screen.end() == 130
        assert "Traceback" not in screen.text


def test_a_finished_game_can_still_be_saved_at_a_terminal(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    with terminal("play", "salvage", "--seats", "2", "--option", "nights=3", "--pace", "0") as screen:
        while not screen.wait_for("Player 1> ", "press Enter to leave. ").endswith("leave. "):
            screen.type("1\n")
        screen.type(f"save {path}\n")
        assert screen.end() == 0
        assert "wins" in plain(screen.text) or "share" in plain(screen.text)
    assert doubloon("verify", path).code == 0
    assert not seed_path(path).exists()


@pytest.mark.parametrize("columns", ["80", "120"])
def test_nothing_is_wider_than_the_terminal(columns: str) -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "doubloon", "play", "salvage", "--seats", "5", "--seed", "7"],
        input=FIRST_MOVES,
        capture_output=True,
        text=True,
        env=environment(COLUMNS=columns),
        check=True,
    )
    assert max(len(line) for line in ran.stdout.splitlines()) <= int(columns) + len("Player 1> ")


def test_a_terminal_without_unicode_shows_question_marks_and_no_stack_trace() -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "doubloon", "play", "salvage"],
        input=b"\xff\xfe\n1\n",
        capture_output=True,
        env=environment(PYTHONIOENCODING="ascii"),
        check=True,
    )
    assert ran.stderr == b""
    assert b"is not a move in this game" in ran.stdout

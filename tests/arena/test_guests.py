"""Bots of others in Python files: functions and classes, what they are asked, and clear words for their authors."""

from pathlib import Path
from random import Random

import pytest

from doubloon.arena import Outcome, Plan, Sitting, draw_up, play
from doubloon.arena.guests import invite, short_name
from doubloon.arena.question import Answerer, Question
from doubloon.arena.table import play_match
from doubloon.bots import BadBot, UnknownBot
from doubloon.core import CHANCE, find_game, parse
from tests.odd_bots import FIRST, ROOT

TEMPLATE = ROOT / "docs" / "bot-templates" / "my_bot.py"
SALVAGE = find_game("salvage")


def plan(*bots: str, games: int = 8) -> Plan:
    return draw_up("salvage", bots, games, "guests", {})


def test_both_bots_of_the_template_play_and_play_the_same_again() -> None:
    made = plan(f"{TEMPLATE}:my_bot", f"{TEMPLATE}:MyBot", "random")
    assert made.names() == ["my_bot", "MyBot", "random"]
    once, again = ({game.sitting: game.record for game in play(made, keep_records=True)} for _ in range(2))
    assert once == again
    assert len(once) == made.games


def test_a_guest_plays_in_other_processes_too() -> None:
    made = plan(f"{TEMPLATE}:my_bot", "random")
    assert [sorted(play(made, jobs), key=by_sitting)[3].scores for jobs in (1, 2)] == [
        sorted(play(made), key=by_sitting)[3].scores
    ] * 2


def test_a_question_holds_what_the_seat_sees_and_nothing_else() -> None:
    """Every question of a game is compared with what the real table would have shown."""
    asked: list[Question] = []

    def remember(question: Question) -> str:
        asked.append(question)
        return str(question["moves"][question["luck"] % len(question["moves"])])

    made = plan("random", "random")
    bot = Answerer("remember", remember, made.options, 3.0)
    game = play_match(SALVAGE, [bot, FIRST], made, Sitting(1, 1), True)
    state = SALVAGE.start(2, made.options)
    compared = 0
    for seat, text in parse(game.record).moves():
        moves = [] if seat == CHANCE else [SALVAGE.words.text[move] for move in state.legal_moves(seat)]
        if seat == 0 and len(moves) > 1:
            question = asked[compared]
            assert set(question) == {
                *("protocol", "game", "options", "seats", "seat", "view", "moves", "seconds", "luck"),
            }
            assert question["view"] == SALVAGE.view(state, 0)
            assert question["moves"] == moves
            assert (question["seat"], question["seats"], question["seconds"]) == (0, 2, 3.0)
            compared += 1
        state.apply(seat, SALVAGE.words.parse(text))
    assert compared == len(asked) > 5


@pytest.mark.parametrize(
    ("text", "name", "sentence"),
    [
        ("", "bot", "bot.py has no 'bot': it must define a function or a class of that name"),
        ("bot = 3", "bot", "'bot' of bot.py must be a Bot, or a function that answers a question, not 3"),
        ("import nowhere", "bot", r"bot.py cannot be loaded: ModuleNotFoundError: No module named 'nowhere'"),
        ("def bot(", "bot", "bot.py cannot be loaded: SyntaxError"),
        ("class Bot:\n    def __init__(self, x): ...", "Bot", "'Bot' of bot.py cannot be made: TypeError"),
    ],
)
def test_a_file_without_a_bot_is_refused_before_play(tmp_path: Path, text: str, name: str, sentence: str) -> None:
    path = tmp_path / "bot.py"
    path.write_text(text)
    with pytest.raises(BadBot, match=sentence):
        plan(f"{path}:{name}", "random")


@pytest.mark.parametrize(
    ("body", "sentence"),
    [
        ("return 'fly'", r"The bot 'bot' failed at decision \d+: it answered 'fly', which is none of its \d+ moves"),
        ("return None", "it answered None, which is none of its"),
        ("return question['wishes']", r"failed at decision \d+ with KeyError: 'wishes' \(bot.py, line 2\)"),
    ],
)
def test_a_function_that_fails_is_told_where(tmp_path: Path, body: str, sentence: str) -> None:
    path = tmp_path / "bot.py"
    path.write_text(f"def bot(question):\n    {body}\n")
    with pytest.raises(BadBot, match=sentence):
        list(play(plan(f"{path}:bot", "random")))


@pytest.mark.parametrize(
    ("bot", "sentence"),
    [
        ("nowhere.py:bot", "There is no file 'nowhere.py', so there is no bot 'bot' in it"),
        ("my_bot.py", "Say which bot of my_bot.py you mean, such as my_bot.py:MyBot"),
        ("gredy", r"Did you mean 'greedy'\? \(Or name a file, path.py:MyBot, or a program, exec:COMMAND.\)"),
        ("exec:no-such-program", "There is no program 'no-such-program'"),
    ],
)
def test_a_guest_who_is_not_there_is_refused(bot: str, sentence: str) -> None:
    with pytest.raises(UnknownBot, match=sentence):
        invite(bot, {}, 1.0)


@pytest.mark.parametrize(("bot", "sentence"), [("exec:", "exec: needs a command"), ("exec:'a", "not a command")])
def test_a_command_must_be_one(bot: str, sentence: str) -> None:
    with pytest.raises(BadBot, match=sentence):
        invite(bot, {}, 1.0)


def test_names_fit_a_table() -> None:
    assert short_name("greedy") == "greedy"
    assert short_name("some/where/bot.py:MyBot") == "MyBot"
    assert short_name(f"exec:python {TEMPLATE} --fast") == "my_bot.py"
    assert short_name("exec:./champion -v") == "champion"
    assert len(short_name("exec:" + "x" * 200)) <= 40
    assert plan(f"{TEMPLATE}:my_bot", f"{TEMPLATE}:my_bot").names() == ["my_bot", "my_bot #2"]


def by_sitting(game: Outcome) -> Sitting:
    return game.sitting


def test_luck_differs_from_question_to_question() -> None:
    seen = set()

    def note(question: Question) -> str:
        seen.add(question["luck"])
        return str(question["moves"][0])

    bot = Answerer("note", note, {}, 1.0)
    rng = Random(1)
    for _ in range(3):
        play_match(SALVAGE, [bot, FIRST], plan("random", "random"), Sitting(rng.randrange(1, 5), 1), False)
    assert len(seen) > 10

"""doubloon.core.voice: what is told, asked and refused, in the words of a language."""

from pathlib import Path

import pytest

from doubloon.core import CHANCE, BadContent, Voice, say
from doubloon.core.voice import languages, texts
from tests.core.test_words import GAVE, LOADED, NAMES, SAILED, STORM, harbour

ENGLISH = """
[events]
sailed = "{seat} sails."
gave = "{seat} gives {to} {what}."
[events.loaded]
says = "{seat} loads {crates, plural, one {a crate} other {# crates}} of {cargo}."
unseen = "{seat} loads."
[prompts]
load = "load something"
[waiting]
load = "{seats} {asked, plural, one {chooses} other {choose}} what to load"
[reasons]
heavy = "{cargo} is too heavy for {who}: {crates, plural, one {one crate} other {# crates}}."
why = "Why {move}?"
"""


def voice(folder: Path, language: str = "en") -> Voice:
    (folder / "en.toml").write_text(ENGLISH)
    words = harbour()
    words.prompt("load")
    words.reason("heavy", "cargo", "crates", "who=seat", section="2")
    words.reason("why", "move=move")
    return Voice(words, folder, language)


def test_sentences_call_players_by_their_names(tmp_path: Path) -> None:
    words, speaker = harbour(), voice(tmp_path)
    assert speaker.say(words.read((GAVE, 0, 2, 1, 0, 1), None), NAMES) == "Ann gives Cyd silk."
    assert speaker.say(words.read((SAILED, 2, 0, 0, 0, 4), None), NAMES) == "Cyd sails."


@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_a_seat_that_nobody_has_gets_no_name(tmp_path: Path, seat: int) -> None:
    assert voice(tmp_path).say({"event": "sailed", "seat": seat}, NAMES) == " sails."


def test_the_sentence_of_a_secret_tells_each_reader_what_they_may_know(tmp_path: Path) -> None:
    words, speaker = harbour(), voice(tmp_path)
    event = (LOADED, 1, 0, 7, 0, 0b010)
    assert speaker.say(words.read(event, 1), NAMES) == "Bob loads 7 crates of rum."
    assert speaker.say(words.read((LOADED, 1, 0, 1, 0, 0b010), 1), NAMES) == "Bob loads a crate of rum."
    assert speaker.say(words.read(event, 0), NAMES) == "Bob loads."


def test_an_event_without_a_sentence_is_told_plainly(tmp_path: Path) -> None:
    words, speaker = harbour(), voice(tmp_path)
    assert speaker.say(words.read((STORM, CHANCE, 9, 0, 0, 0), None), NAMES) == "storm force 9"
    assert speaker.say({"event": "ran_aground", "seat": 0}, NAMES) == "Ann ran aground"


def test_a_prompt_is_told_of_those_who_are_asked_and_asks_only_whoever_it_is_for(tmp_path: Path) -> None:
    speaker = voice(tmp_path)
    assert speaker.say({"prompt": "load", "seats": []}, NAMES) == "load something"
    assert speaker.say({"prompt": "load", "seats": [0]}, NAMES) == "Ann chooses what to load"
    assert speaker.say({"prompt": "load", "seats": [0, 1]}, NAMES) == "Ann and Bob choose what to load"
    assert speaker.say({"prompt": "load", "seats": [0, 1, 2]}, NAMES) == "Ann, Bob and Cyd choose what to load"
    assert speaker.say({"prompt": "weigh_anchor", "seats": [0]}, NAMES) == "Ann: weigh anchor"
    assert speaker.say({"prompt": "over", "seats": []}, NAMES) == "the game is over"
    assert speaker.say({"prompt": "KeepOrSink", "seats": []}, NAMES) == "keep or sink"


def test_a_reason_cites_its_section_before_the_full_stop(tmp_path: Path) -> None:
    speaker, words = voice(tmp_path), harbour()
    heavy, why = words.reason("heavy", "cargo", "crates", "who=seat", section="2"), words.reason("why", "move=move")
    told = words.read_saying(say(heavy, 1, 3, 2), "9")
    assert told == {"reason": "heavy", "section": "2", "cargo": "silk", "crates": 3, "who": 2}
    assert speaker.say(told, NAMES) == "silk is too heavy for Cyd: 3 crates (§2)."
    assert speaker.say(words.read_saying(say(why, 1), "9"), NAMES) == "Why load rum (§9)?"


def test_a_language_without_texts_of_its_own_has_what_all_games_share(tmp_path: Path) -> None:
    assert voice(tmp_path, "de").say({"prompt": "over"}, NAMES) == "das Spiel ist vorbei"
    assert languages(tmp_path) == ["en"]


def test_a_key_that_stands_there_twice_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "en.toml").write_text("[prompts]\nload = 'a'\nload = 'b'\n")
    with pytest.raises(BadContent, match=r"en\.toml of .*: this is not TOML"):
        texts(tmp_path, "en")

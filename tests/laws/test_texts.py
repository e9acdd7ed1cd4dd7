"""The texts of every game that has keys: whole, in every language."""

from __future__ import annotations

from pathlib import Path

import pytest

from doubloon.core import find_game, game_ids
from doubloon.testing.texts import missing_texts

GAMES = [id for id in game_ids() if (find_game(id).folder / "texts").is_dir()]


@pytest.mark.parametrize("id", GAMES)
def test_every_key_has_its_sentence_in_every_language(id: str) -> None:
    assert missing_texts(find_game(id)) == []


@pytest.mark.parametrize(
    ("line", "instead", "fault"),
    [
        ('kept = "{seat} leaves it on top."', "", "en: events.kept is missing"),
        ('kept = "{seat}', 'kept = "{rope}', "en: events.kept speaks of 'rope', which its readers are not told"),
        (', unseen = "{seat} draws', ', unseen = "{rope} draws', "events.drew.unseen speaks of 'rope'"),
        ('Choose = "choose', 'Chose = "choose', "en: prompts.Choose is missing"),
        ('Choose = "{seats}', 'Chose = "{seats}', "en: waiting.Choose is missing"),
        ('Captain = "{seats} may', 'Captain = "you may', "en: waiting.Captain speaks to the reader: 'you'"),
        ('Captain = "{seats} may', 'Captain = "they may', "en: waiting.Captain does not say who is asked"),
        ("not_held = ", "not_hold = ", "en: reasons.not_hold is never used"),
        ('not_held = "', 'not_held = "{', "en: reasons.not_held: "),
        ('name = "Nights", ', "", "en: options.nights has no name"),
        ("[verbs]", "[verb]", "en: no game speaks of 'verb'"),
    ],
)
def test_a_fault_in_the_texts_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, line: str, instead: str, fault: str
) -> None:
    game = find_game("salvage")
    english = (game.folder / "texts" / "en.toml").read_text(encoding="utf-8")
    assert line in english
    (tmp_path / "texts").mkdir()
    (tmp_path / "texts" / "en.toml").write_text(english.replace(line, instead), encoding="utf-8")
    monkeypatch.setattr(type(game), "folder", tmp_path)
    assert any(fault in found for found in missing_texts(game))


def test_another_language_needs_words_for_moves_and_things(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game("salvage")
    german = (game.folder / "texts" / "de.toml").read_text(encoding="utf-8").replace("lower =", "lowered =")
    (tmp_path / "texts").mkdir()
    (tmp_path / "texts" / "de.toml").write_text(german.replace('eel = "Aal|', 'eels = "Aal|'), encoding="utf-8")
    (tmp_path / "texts" / "en.toml").write_text((game.folder / "texts" / "en.toml").read_text(encoding="utf-8"))
    monkeypatch.setattr(type(game), "folder", tmp_path)
    assert missing_texts(game) == ["de: verbs.lower is missing", "de: nouns.chest has no 'eel'"]

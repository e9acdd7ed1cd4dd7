"""doubloon.core.lexicon: the words of a game as data."""

from doubloon.core.lexicon import fields, split, verbs
from tests.core.test_words import harbour


def test_moves_are_split_where_their_noun_begins() -> None:
    nouns = {"map": ["grey map"], "card": ["tiger"]}
    assert split("raise grey", nouns) == ("raise", "map")
    assert split("tailwind low 3", nouns) == ("tailwind low", "number")
    assert split("choose seat-2", nouns) == ("choose", "seat")
    assert split("quest r01", nouns) == ("quest", "id")
    assert split("choose nobody", nouns) == ("choose nobody", "")


def test_verbs_know_the_kinds_of_their_nouns() -> None:
    assert verbs(harbour()) == {"sail": [], "load": ["cargo"]}


def test_fields_are_seats_nouns_moves_or_numbers() -> None:
    words = harbour()
    words.prompt("load_what", "cargo", "instead=move")
    words.reason("too_heavy", "crates", "for=seat")
    told = fields(words)
    assert told["events.gave"] == {"to": "seat", "what": "cargo"}
    assert told["events.storm"] == {"force": "number"}
    assert told["prompts.load_what"] == {"cargo": "cargo", "instead": "move"}
    assert told["reasons.too_heavy"] == {"crates": "number", "for": "seat"}
    assert told["reasons.not_now"]["moves"] == "move"

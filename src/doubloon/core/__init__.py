"""The core: one protocol for every game, and the match, record and luck that stand on it. Standard library only."""

from . import codec, content
from .agenda import Agenda, Frame
from .bag import Bag
from .chance import pick, shuffle, weighted
from .chart import Chart, Label, Place
from .codec import dump, fingerprint, load
from .discover import find_game, find_games, game_ids
from .errors import (
    BadContent,
    BadGame,
    BadOption,
    BadRecord,
    BadSeats,
    CannotUndo,
    DoubloonError,
    IllegalMove,
    StaleAnswer,
    UnknownGame,
    UnknownMove,
)
from .game import MOST, Game, favouring, rank
from .level import Level
from .luck import Luck, commitment
from .match import Match
from .options import Option, Options, Settings, choice, number, switch
from .pile import UNBOUND, Pile
from .practice import Practice, Rows, prizes
from .random_play import playout, random_move
from .record import Record, parse
from .state import Chance, Over, Phase, State
from .voice import Voice
from .words import CHANCE, Event, EventKind, Fact, Family, Move, Saying, Told, Vocabulary, say

__all__ = [
    "CHANCE",
    "MOST",
    "UNBOUND",
    "Agenda",
    "BadContent",
    "BadGame",
    "BadOption",
    "BadRecord",
    "BadSeats",
    "Bag",
    "CannotUndo",
    "Chance",
    "Chart",
    "DoubloonError",
    "Event",
    "EventKind",
    "Fact",
    "Family",
    "Frame",
    "Game",
    "IllegalMove",
    "Label",
    "Level",
    "Luck",
    "Match",
    "Move",
    "Option",
    "Options",
    "Over",
    "Phase",
    "Pile",
    "Place",
    "Practice",
    "Record",
    "Rows",
    "Saying",
    "Settings",
    "StaleAnswer",
    "State",
    "Told",
    "UnknownGame",
    "UnknownMove",
    "Vocabulary",
    "Voice",
    "choice",
    "codec",
    "commitment",
    "content",
    "dump",
    "favouring",
    "find_game",
    "find_games",
    "fingerprint",
    "game_ids",
    "load",
    "number",
    "parse",
    "pick",
    "playout",
    "prizes",
    "random_move",
    "rank",
    "say",
    "shuffle",
    "switch",
    "weighted",
]

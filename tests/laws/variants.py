"""Broken variants of the sample game: copies with one passage sabotaged, and the law that must notice."""

from __future__ import annotations

import importlib.util
import shutil
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from doubloon.core import Game

SAMPLE = Path(__file__).parents[1] / "sample" / "salvage"


@dataclass(frozen=True)
class Variant:
    """One sabotage: in this file, this passage is replaced; these laws are allowed to be the first to notice."""

    name: str
    file: str
    old: str
    new: str
    laws: tuple[str, ...]
    says: str = ""
    """Words that help its author, which the reason must hold."""


VARIANTS = [
    Variant(
        "a secret choice that claims to be open",
        "rules.py",
        '    section = "3.3"\n',
        '    section = "3.3"\n    is_open = True\n',
        ("open",),
        "Choose is open, but",
    ),
    Variant(
        "a clone that shares the hands with the original",
        "state.py",
        "new.hands = self.hands[:]",
        "new.hands = self.hands",
        ("clone",),
    ),
    Variant(
        "a clone that forgets the captain",
        "state.py",
        "new.captain = self.captain",
        "new.captain = 0",
        ("clone",),
    ),
    Variant(
        "a clone that goes on telling",
        "state.py",
        "new.told = None",
        "new.told = self.told if self.told is not None else []",
        ("clone",),
    ),
    Variant(
        "a position that keeps a set",
        "start.py",
        "state.lost = ()",
        "state.lost = frozenset()  # type: ignore[assignment]",
        ("soundness",),
    ),
    Variant(
        "a rope that vanishes when it is shown",
        "rules.py",
        "        state.played.put(rope)\n",
        "        pass\n",
        ("conserved",),
    ),
    Variant(
        "a chest that is hauled up twice",
        "rules.py",
        "(*state.taken[diver], chest)",
        "(*state.taken[diver], chest, chest)",
        ("conserved",),
    ),
    Variant(
        "a view that shows all hands",
        "views.py",
        'seen["hand"] = [ROPES[kind] for kind in state.hands[seat]]',
        'seen["hand"] = [ROPES[kind] for hand in state.hands for kind in hand]',
        ("imagined", "twins"),
    ),
    Variant(
        "a view that shows spectators the choices",
        "views.py",
        '"has_chosen": state.choice[diver] != NO_ROPE,',
        '"has_chosen": state.choice[diver] > 1,',
        ("imagined", "twins"),
    ),
    Variant(
        "a view that shows what the captain saw",
        "views.py",
        "if seat in by else None",
        "if by else None",
        ("imagined", "twins"),
    ),
    Variant(
        "a view that hands out the pile itself",
        "views.py",
        '"chests_left": len(state.chests),',
        '"chests_left": len(state.chests), "places": state.chests.seen,',
        ("seen",),
    ),
    Variant(
        "a view that hands out a list of the game",
        "views.py",
        '"lost": [CHESTS[kind] for kind in state.lost],',
        '"lost": CHESTS,',
        ("seen",),
        "changes later views",
    ),
    Variant(
        "a view with a tuple in it",
        "views.py",
        '"lost": [CHESTS[kind] for kind in state.lost],',
        '"lost": tuple(CHESTS[kind] for kind in state.lost),',
        ("seen",),
    ),
    Variant(
        "a determinize that copies the real position",
        "views.py",
        "    world = state.clone()\n",
        "    return state.clone()\n    world = state.clone()\n",
        ("twins",),
    ),
    Variant(
        "a determinize that keeps the others' choices",
        "views.py",
        "            world.choice[diver] = pool.draw(rng)\n",
        "            pool.take(state.choice[diver])\n",
        ("imagined", "twins", "soundness"),
    ),
    Variant(
        "a determinize that forgets what the seat has seen",
        "views.py",
        "world.chests.gather(seat, chests)\n    world.chests.scatter(seat, chests, rng)",
        "world.chests.gather(31, chests)\n    world.chests.scatter(31, chests, rng)",
        ("imagined",),
    ),
    Variant(
        "a determinize that leaves the deck as it is for those who have not seen",
        "views.py",
        "    world.chests.gather(seat, chests)\n    world.chests.scatter(seat, chests, rng)\n",
        "",
        ("twins",),
    ),
    Variant(
        "an event that tells all which rope was chosen",
        "vocabulary.py",
        'WORDS.event("chose", "rope", secret=["rope"], reveals=False)',
        'WORDS.event("chose", "rope")',
        ("unrevealed",),
    ),
    Variant(
        "an event that tells all which rope was drawn",
        "vocabulary.py",
        'WORDS.event("drew", "rope", secret=["rope"]',
        'WORDS.event("drew", "rope"',
        ("unrevealed",),
    ),
    Variant(
        "a revelation that is not marked, so that it could be taken back",
        "vocabulary.py",
        'WORDS.event("showed", "rope", reveals=True)',
        'WORDS.event("showed", "rope")',
        ("undoable",),
    ),
    Variant(
        "a choice in which the first to answer gains",
        "rules.py",
        "        state.choice[seat] = rope\n",
        "        state.choice[seat] = rope\n        state.captain = seat\n",
        ("commuting", "imagined", "twins", "unrevealed"),
    ),
    Variant(
        "an actor without a move",
        "rules.py",
        "        return [KEEP, SINK]",
        "        return [KEEP, SINK] if state.night else []",
        ("alive", "soundness"),
    ),
    Variant(
        "moves in another order each time",
        "rules.py",
        "        return [LOOK, TRUST]",
        "        FLIP.reverse()\n        return [LOOK, TRUST] if FLIP[0] else [TRUST, LOOK]",
        ("alive", "twins"),
    ),
    Variant(
        "asking that changes the position",
        "rules.py",
        """        return [state.captain]

    def moves(self, state: Salvage, seat: int) -> list[Move]:
        return [KEEP, SINK]""",
        """        state.nights += 1
        return [state.captain]

    def moves(self, state: Salvage, seat: int) -> list[Move]:
        return [KEEP, SINK]""",
        ("alive", "twins"),
    ),
    Variant(
        "a game that never ends",
        "rules.py",
        "state.phase = CAPTAIN if state.night < state.nights else OVER",
        "state.phase = CAPTAIN if len(state.chests) > 1 else DRAW_ROPE",
        ("ends", "alive", "soundness"),
    ),
    Variant(
        "a draw with weight zero",
        "rules.py",
        "        return state.ropes.outcomes(DRAW.moves)",
        "        return [(move, state.ropes.counts[kind]) for kind, move in enumerate(DRAW)]",
        ("alive",),
        "the weights in DrawRope are not all whole and positive",
    ),
    Variant(
        "luck of its own",
        "rules.py",
        "        if move == KEEP:\n",
        "        FLIP.reverse()\n        if FLIP[0]:\n",
        ("quiet", "imagined", "undoable", "unrevealed", "commuting"),
    ),
    Variant(
        "a move that does more when somebody listens",
        "rules.py",
        "            state.tell(TRUSTED, seat)\n",
        "            state.tell(TRUSTED, seat)\n            state.eel_bite += state.told is not None\n",
        ("quiet", "undoable"),
    ),
    Variant(
        "a window that opens by what the others hold",
        "rules.py",
        "        return [seat for seat in range(state.seats) if choice[seat] == NO_ROPE]",
        "        return sorted([seat for seat in range(state.seats) if choice[seat] == NO_ROPE],"
        " key=lambda seat: state.hands[seat])[:1]",
        ("imagined", "twins", "commuting", "undoable"),
    ),
    Variant(
        "an explanation that gives the others' ropes away",
        "rules.py",
        "return say(NOT_HELD, LOWER.index(move)) if move in LOWER else None",
        "return say(NOT_HELD, sum(state.hands[1]) % 6)",
        ("imagined", "twins"),
    ),
    Variant(
        "an explanation without its §",
        "vocabulary.py",
        'WORDS.reason("not_held", "rope")',
        'WORDS.reason("not_held", "rope", section=" ")',
        ("explained",),
    ),
    Variant(
        "an explanation that cites what is not in the rules",
        "vocabulary.py",
        'WORDS.reason("not_held", "rope")',
        'WORDS.reason("not_held", "rope", section="9.9")',
        ("explained",),
    ),
    Variant(
        "a phase that cites no §",
        "rules.py",
        '    section = "3.2"',
        '    section = ""',
        ("manners",),
    ),
    Variant(
        "a habit that is no answer",
        "__init__.py",
        "    folder = FOLDER\n",
        '    folder = FOLDER\n    habits = {"Choose": "look"}\n',
        ("alive",),
        "the habit 'look'",
    ),
    Variant(
        "a habit for a question that nobody asks",
        "__init__.py",
        "    folder = FOLDER\n",
        '    folder = FOLDER\n    habits = {"Nobody": "look"}\n',
        ("manners",),
        "Nobody",
    ),
    Variant(
        "rules in German that leave out a §",
        "RULES.de.md",
        "### §3.5 Nachziehen\n",
        "",
        ("manners",),
    ),
    Variant(
        "a ranking that starts at nought",
        "__init__.py",
        "        return rank(\n",
        "        return [0] * state.seats if state else rank(\n",
        ("counted",),
    ),
    Variant(
        "a score of one seat missing",
        "__init__.py",
        "for chests in state.taken]",
        "for chests in state.taken[1:]]",
        ("counted", "soundness"),
    ),
    Variant(
        "a tally that forgets the eels",
        "__init__.py",
        "return [*lines, (CHESTS[EEL], [-state.eel_bite * chests.count(EEL) for chests in state.taken])]",
        "return lines",
        ("tallied",),
        "but the scores are",
    ),
    Variant(
        "a tally with one name for all chests",
        "__init__.py",
        "            (name, [WORTH[kind]",
        '            ("chest", [WORTH[kind]',
        ("tallied",),
        "have the same name",
    ),
    Variant(
        "a tally with a line that has no name",
        "__init__.py",
        "(CHESTS[EEL], [-state",
        '("", [-state',
        ("tallied",),
        "need names",
    ),
    Variant(
        "a tally that leaves a seat out",
        "__init__.py",
        "for chests in state.taken])]",
        "for chests in state.taken[1:]])]",
        ("tallied",),
        "the line 'eel' of the tally has",
    ),
    Variant(
        "a mask that lacks a move",
        "rules.py",
        "    def play(self, state: Salvage, seat: int, move: Move) -> None:\n        if move == TRUST:",
        "    def mark(self, state: Salvage, seat: int, moves: list[Move], mask: memoryview) -> None:\n"
        "        mask[LOOK] = 1\n\n"
        "    def play(self, state: Salvage, seat: int, move: Move) -> None:\n        if move == TRUST:",
        ("alive",),
        "Captain marks other moves than it offers",
    ),
    Variant(
        "advice that is not legal",
        "policy.py",
        "    if LOOK in moves:\n        return LOOK",
        "    if LOOK in moves:\n        return SINK",
        ("advised",),
        "suggest gives 'sink', which is not a legal move in Captain",
    ),
    Variant(
        "advice that changes the world",
        "policy.py",
        "    if LOOK in moves:\n",
        "    state.lost = (*state.lost, EEL)\n    if LOOK in moves:\n",
        ("advised",),
    ),
    Variant(
        "numbers that tell what is hidden",
        "__init__.py",
        "    def census(self",
        "    def encode(self, state: Salvage, seat: int) -> bytes:\n"
        "        return bytes([sum(state.hands[1 - seat])] + [0] * (len(self.feature_names()) - 1))\n\n"
        "    def census(self",
        ("advised",),
        "encode tells seat",
    ),
    Variant(
        "numbers that are too large",
        "__init__.py",
        "    def census(self",
        "    def encode(self, state: Salvage, seat: int) -> bytes:\n"
        "        return bytes([128] * len(self.feature_names()))\n\n"
        "    def census(self",
        ("advised",),
        "numbers within",
    ),
    Variant(
        "fewer numbers than names",
        "__init__.py",
        "    def census(self",
        "    def encode(self, state: Salvage, seat: int) -> bytes:\n"
        "        return bytes(len(self.feature_names()) - 1)\n\n"
        "    def census(self",
        ("advised",),
        "numbers within",
    ),
    Variant(
        "a prompt that tells what is hidden",
        "rules.py",
        "    def why_not(self, state: Salvage, seat: int, move: Move) -> Saying | None:\n"
        "        return say(NOT_HELD, LOWER.index(move)) if move in LOWER else None\n",
        "    def prompt(self, state: Salvage) -> Saying:\n        return say(NOT_HELD, state.hands[0][0])\n",
        ("imagined", "twins"),
    ),
    Variant(
        "a phase that the game does not name",
        "__init__.py",
        "phases = [DRAW_ROPE, CAPTAIN, PEEK, ",
        "phases = [DRAW_ROPE, CAPTAIN, ",
        ("alive", "saved", "soundness"),
    ),
    Variant(
        "a draw of ropes that are not left",
        "rules.py",
        "        return state.ropes.outcomes(DRAW.moves)",
        "        return [(move, 1) for move in DRAW]",
        ("conserved",),
        "ropes holds -1 of kind ",
    ),
    Variant(
        "a bag that runs out",
        "rules.py",
        "state.ropes.pour(state.played)",
        "pass",
        ("alive",),
        "chance has nothing to draw in DrawRope",
    ),
    Variant(
        "a move offered twice",
        "rules.py",
        "        return [LOOK, TRUST]",
        "        return [LOOK, TRUST, LOOK]",
        ("alive",),
        "offers a move twice or one outside the vocabulary: 'look', 'trust', 'look'",
    ),
    Variant(
        "a name that is misspelled",
        "rules.py",
        "        if move == KEEP:\n",
        "        if move == KEPE:\n",
        ("soundness",),
        "NameError: name 'KEPE' is not defined, in rules.py, line ",
    ),
    Variant(
        "a view that hands out a bag",
        "views.py",
        '"ropes": len(state.hands[diver]),',
        '"ropes": state.ropes,',
        ("seen",),
        "is not plain JSON: divers[0].ropes is a Bag",
    ),
    Variant(
        "a view with a key that its type does not have",
        "views.py",
        '"nights": state.nights,',
        '"nights": state.nights, "days": state.nights,',
        ("typed",),
        "days is not in the schema",
    ),
    Variant(
        "a view that forgets a key of its type",
        "views.py",
        '                "has_chosen": state.choice[diver] != NO_ROPE,\n',
        "",
        ("typed",),
        "divers[0].has_chosen is missing",
    ),
    Variant(
        "a view that names a seat which is not there",
        "views.py",
        '"captain_seat": state.captain,',
        '"captain_seat": state.captain + 7,',
        ("typed",),
        "which is not a seat",
    ),
    Variant(
        "a view that calls a rope by another name",
        "views.py",
        "[ROPES[kind] for kind in state.hands[seat]]",
        "[ROPES[kind].upper() for kind in state.hands[seat]]",
        ("typed",),
        "which is not a rope",
    ),
    Variant(
        "a view that leaves a diver out",
        "views.py",
        "for diver in range(state.seats)\n        ],",
        "for diver in range(1, state.seats)\n        ],",
        ("typed",),
        "divers has 1 entries for 2 seats",
    ),
    Variant(
        "a view with a number where its type has a truth",
        "views.py",
        '"has_chosen": state.choice[diver] != NO_ROPE,',
        '"has_chosen": int(state.choice[diver] != NO_ROPE),',
        ("typed",),
        "divers[0].has_chosen is 0, not a truth",
    ),
    Variant(
        "a view with nouns of a table that is not there",
        "view_types.py",
        'noun("rope")',
        'noun("cord")',
        ("soundness",),
        "is a noun of 'cord', which is not a table of Moonlight Salvage",
    ),
    Variant(
        "an event of nobody that speaks of a seat",
        "texts/en.toml",
        "All ropes tangle: a chest of {chest} is lost.",
        "{seat} loses a chest of {chest}.",
        ("told well",),
        "the event 'lost' is about nobody",
    ),
    Variant(
        "an event of a seat that is not there",
        "rules.py",
        "state.tell(TRUSTED, seat)",
        "state.tell(TRUSTED, seat + 9)",
        ("told well",),
        "the event 'trusted' names the seat 9",
    ),
    Variant(
        "a determinize that loses a chest",
        "views.py",
        "    world.chests.scatter(seat, chests, rng)\n",
        "    chests.draw(rng)\n    world.chests.scatter(seat, chests, rng)\n",
        ("imagined",),
        "is not made of the same things",
    ),
    Variant(
        "a determinize that changes what the seat knows",
        "views.py",
        "    world = state.clone()\n",
        "    world = state.clone()\n    world.captain = 1 - min(world.captain, 1)\n",
        ("imagined",),
        "either the view shows too much or determinize changes what it knows",
    ),
    Variant(
        "a quick draw that forgets the weights",
        "rules.py",
        "        return state.ropes.outcomes(DRAW.moves)\n",
        "        return state.ropes.outcomes(DRAW.moves)\n\n"
        "    def sample(self, state: Salvage, rng: object) -> Move:\n"
        "        return state.ropes.outcomes(DRAW.moves)[0][0]\n",
        ("alive",),
        "sample in DrawRope gives ",
    ),
]


def load_variant(variant: Variant, folder: Path) -> Game[Any]:
    """The sabotaged game, from a copy of the sample's source; the passage must still be there."""
    copy = folder / "salvage"
    shutil.copytree(SAMPLE, copy, ignore=shutil.ignore_patterns("__pycache__"))
    path = copy / variant.file
    source = path.read_text(encoding="utf-8")
    assert variant.old in source, f"{variant.file} no longer holds {variant.old!r}"
    changed = source.replace(variant.old, variant.new)
    flip = "\nFLIP = [False, True]\n" if path.suffix == ".py" else ""
    path.write_text(f"{changed}{flip}", encoding="utf-8")
    return load_package(copy, f"variant_{VARIANTS.index(variant) if variant in VARIANTS else variant.name}")


def load_package(folder: Path, name: str) -> Game[Any]:
    """The game in a folder, imported under a name of its own: interpreted, also on the compiled core."""
    spec = importlib.util.spec_from_file_location(
        name, folder / "__init__.py", submodule_search_locations=[str(folder)]
    )
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    for stale in [known for known in sys.modules if known.partition(".")[0] == name]:
        del sys.modules[stale]
    sys.modules[name] = module
    spec.loader.exec_module(module)
    game = module.GAME
    assert isinstance(game, Game)
    return game

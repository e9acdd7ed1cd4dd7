"""The public API as bots and games of other people use it: names, parameters and types that must not change unnoticed.

`mypy --strict` reads this file and proves the types; running it proves that the same calls work on every build.
"""

import ast
from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any, assert_type

import doubloon.core
from doubloon.core import (
    CHANCE,
    UNBOUND,
    Bag,
    Chance,
    Event,
    EventKind,
    Game,
    Luck,
    Match,
    Move,
    Option,
    Options,
    Over,
    Phase,
    Pile,
    Record,
    Settings,
    Vocabulary,
    choice,
    commitment,
    content,
    dump,
    find_game,
    find_games,
    fingerprint,
    game_ids,
    load,
    number,
    parse,
    pick,
    playout,
    random_move,
    rank,
    switch,
)
from doubloon.core.hexgrid import Hex, distance, neighbours, read_columns, rotate, step
from doubloon.core.spaces import Spaces, mask_of, spaces_in
from doubloon.core.words import Fact, Family, Saying, Told, say
from tests.core.beacon import BEACON, BLOW, BREEZE, CLIMB, UP, Hill

CORE = Path(__file__).parents[2] / "src" / "doubloon" / "core"
DEFINITIONS = (ast.ClassDef, ast.FunctionDef)

PUBLIC = """
    CHANCE MOST UNBOUND
    BadContent BadGame BadOption BadRecord BadSeats CannotUndo DoubloonError IllegalMove StaleAnswer UnknownGame
    UnknownMove
    Agenda Bag Chance Chart Event EventKind Fact Family Frame Game Label Level Luck Match Move Option Options Over Phase
    Pile Place Practice Record Rows Saying Settings State Told Vocabulary Voice
    choice codec commitment content dump favouring find_game find_games fingerprint game_ids load number parse pick
    playout prizes random_move rank say shuffle switch weighted
"""


def test_the_core_offers_exactly_these_names() -> None:
    assert sorted(doubloon.core.__all__) == sorted(PUBLIC.split())
    for name in doubloon.core.__all__:
        assert hasattr(doubloon.core, name)


def test_every_public_class_function_and_method_says_what_it_is_for() -> None:
    for path in sorted(CORE.glob("*.py")):
        defined = [node for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, DEFINITIONS)]
        explained = {node.name for node in defined if ast.get_docstring(node)}
        silent = {node.name for node in defined if not node.name.startswith("_")} - explained
        assert silent <= {"clone", "mypyc_attr"}, f"{path.name} does not say what these are for"


def test_a_vocabulary() -> None:
    words = Vocabulary()
    assert_type(words.text, list[str])
    assert_type(len(words), int)
    assert_type(words.move(text="pass"), Move)
    assert_type(words.nouns(name="cargo", names=["rum", "silk"]), list[str])
    kind = assert_type(words.event("loaded", "cargo", secret=["cargo"], reveals=True), EventKind)
    event: Event = (kind, 0, 1, 0, 0, 1)
    told = assert_type(words.read(event=event, reader=None), dict[str, Fact])
    assert_type(told["event"], Fact)
    family = assert_type(words.family(verb="sell", nouns=["rum", "silk"]), Family)
    assert_type(family[1], Move)
    assert_type(family.index(family[1]), int)
    assert_type(family.moves, list[Move])
    assert_type(family[0] in family, bool)
    asked = assert_type(say(words.prompt("load_what", "cargo"), 1), Saying)
    assert_type(words.read_saying(asked), Told)
    assert_type(words.reason("too_heavy", "cargo", section="2"), int)
    move = assert_type(words.parse(text="pass"), Move)
    assert_type(move, int)
    assert (CHANCE, UNBOUND) == (-1, -1)


def test_a_state_and_its_phase() -> None:
    hill = assert_type(BEACON.start(seats=2, options={"calm": True}), Hill)
    assert_type(hill.seats, int)
    assert_type(hill.phase, Phase[Any])
    assert_type(hill.told, list[Event] | None)
    assert_type(hill.actors(), list[int])
    assert_type(hill.legal_moves(seat=0), list[Move])
    hill.apply(seat=0, move=UP)
    hill.tell(kind=0, seat=0, a=1, b=2, c=3, also=0)
    assert_type(hill.clone(), Hill)
    hill.forget()
    phase: Phase[Hill] = CLIMB
    assert_type(phase.name, str)
    assert_type(phase.section, str)
    assert_type(phase.actors(hill), list[int])
    assert_type(phase.moves(hill, 0), list[Move])
    phase.play(hill, 0, UP)
    assert_type(phase.stream(hill), str)
    assert_type(phase.prompt(hill), Saying | None)
    assert_type(phase.why_not(hill, 0, UP), Saying | None)
    hill.phase = BLOW
    assert_type(hill.outcomes(), list[tuple[Move, int]])
    assert_type(BLOW.outcomes(hill), list[tuple[Move, int]])
    chance: Chance[Hill] = BLOW
    over: Over[Hill] = Over()
    assert (chance.actors(hill), over.actors(hill)) == ([CHANCE], [])


def test_a_game() -> None:
    game: Game[Hill] = BEACON
    hill, rng = game.start(2), Random(0)
    assert_type(game.setup(seats=2, options=game.options.settle()), Hill)
    assert_type(game.scores(state=hill), list[int])
    assert_type(game.ranking(state=hill), list[int])
    assert_type(game.tally(state=hill), list[tuple[str, list[int]]])
    view = assert_type(game.view(state=hill, seat=None), Mapping[str, Any])
    assert_type(game.determinize(state=hill, seat=0, rng=rng), Hill)
    assert_type(game.census(state=hill), Mapping[str, int])
    assert_type(game.explain(state=hill, seat=0, text="up"), Told | None)
    assert_type(game.asks(state=hill), Told)
    assert_type(game.voice(language="de").say({"prompt": "Climb"}, names=["Ann"]), str)
    assert_type(game.features(state=hill, seat=0), list[int])
    assert_type(game.evaluate(state=hill, seat=0), float)
    assert_type(game.draw(view=view, names=["Ann", "Bob"]), str)
    assert_type(game.phase_named(name="Climb"), Phase[Any])
    assert_type(game.content_digest, str)
    hill.phase = game.phase_named("Light")
    assert_type(game.suggest(state=hill, seat=0, rng=rng), Move)
    assert_type(rank(keys=[(1, 2), (1, 3)]), list[int])


def test_the_facts_of_games_and_phases_belong_to_their_classes() -> None:
    """Compiled code reads an instance attribute from the C struct, past what an interpreted subclass says."""
    facts: dict[str, str] = {}
    for module in ("game.py", "state.py"):
        for node in ast.walk(ast.parse((CORE / module).read_text("utf-8"))):
            if isinstance(node, ast.ClassDef) and node.name in ("Game", "Phase"):
                stated = [line for line in node.body if isinstance(line, ast.AnnAssign)]
                facts |= {ast.unparse(line.target): ast.unparse(line.annotation) for line in stated}
    assert facts == {
        "id": "ClassVar[str]",
        "title": "ClassVar[str]",
        "rules_version": "ClassVar[int]",
        "min_seats": "ClassVar[int]",
        "max_seats": "ClassVar[int]",
        "words": "ClassVar[Vocabulary]",
        "options": "ClassVar[Options]",
        "phases": "ClassVar[list[Phase[Any]]]",
        "state_type": "ClassVar[type[State]]",
        "view_type": "ClassVar[type]",
        "windows": "ClassVar[Mapping[str, Sequence[str]]]",
        "habits": "ClassVar[Mapping[str, str]]",
        "levels": "ClassVar[Sequence[Level]]",
        "insight": "ClassVar[tuple[float, float]]",
        "folder": "ClassVar[Path]",
        "longest": "ClassVar[int]",
        "section": "ClassVar[str]",
        "is_open": "ClassVar[bool]",
    }


def test_finding_games() -> None:
    assert_type(find_game(id="salvage"), Game[Any])
    assert_type(find_games(), dict[str, Game[Any]])
    assert_type(game_ids(), list[str])
    assert_type(doubloon.game(id="salvage"), Game[Any])


def test_options() -> None:
    schema = Options(
        assert_type(switch(name="fog", default=True), Option),
        assert_type(number(name="rounds", low=1, high=9, default=5), Option),
        assert_type(choice(name="deck", values=["small", "large"], default="small"), Option),
    )
    settings = assert_type(schema.settle(given={"rounds": "3"}), Settings)
    assert_type(settings.flag(name="fog"), bool)
    assert_type(settings.number(name="rounds"), int)
    assert_type(settings.word(name="deck"), str)
    assert_type(settings.as_dict(), dict[str, bool | int | str])
    assert_type(schema.sample(rng=Random(0)), Settings)


def test_bags_and_piles() -> None:
    bag = assert_type(Bag.of(counts=[2, 1]), Bag)
    assert_type(bag.counts, list[int])
    assert_type(bag.total, int)
    assert_type(bag.outcomes(moves=[5, 6]), list[tuple[Move, int]])
    bag.take(kind=0)
    bag.put(kind=0, number=2)
    bag.pour(other=bag.clone())
    assert_type(bag.draw(rng=Random(0)), int)
    pile = assert_type(Pile.of(counts=[2, 1], held=[(3, 1, 0)]), Pile)
    assert_type(pile.outcomes(moves=[5, 6]), list[tuple[Move, int]])
    assert_type(pile.stream(name="deck"), str)
    pile.show(kind=0, seats=0b01)
    pile.sink()
    pile.draw(kind=1)
    pile.put(kind=1, seats=0b11)
    assert_type(pile.known_to(seat=0), list[int])
    assert_type(pile.count(kind=0), int)
    assert_type(len(pile.clone()), int)
    pool = Bag.of([0, 0])
    pile.gather(seat=0, pool=pool)
    pile.scatter(seat=0, pool=pool, rng=Random(0))


def test_states_as_data_and_random_play() -> None:
    hill = BEACON.start(2)
    data = assert_type(dump(state=hill), dict[str, Any])
    assert_type(load(game=BEACON, data=data), Hill)
    assert_type(fingerprint(state=hill), str)
    assert_type(pick(outcomes=[(BREEZE, 1)], rng=Random(0)), Move)
    assert_type(random_move(state=hill, seat=0, rng=Random(0)), Move)
    assert_type(playout(state=hill, rng=Random(0), limit=0), int)


def test_a_match_and_its_record() -> None:
    match = assert_type(Match.begin(game=BEACON, seats=2, seed="s", options=None, names=["Ann", "Bob"]), Match[Hill])
    assert_type(match.n, int)
    assert_type(match.names, list[str])
    assert_type(match.state(), Hill)
    assert_type(match.actors(), list[int])
    assert_type(match.is_over(), bool)
    assert_type(match.view(seat=None), Mapping[str, Any])
    assert_type(match.legal_moves(seat=0), list[str])
    assert_type(match.prompt(), Told)
    assert_type(match.section(), str)
    assert_type(match.explain(seat=0, text="up"), Told | None)
    assert_type(match.submit(seat=0, text="up", at=0), int)
    told = assert_type(match.events(seat=None, since=0), list[dict[str, Fact]])
    assert_type(match.say(told=told[0]), str)
    assert_type(match.scores(), list[int])
    assert_type(match.ranking(), list[int])
    assert_type(match.tally(), list[tuple[str, list[int]]])
    assert_type(match.undo_limit(seat=0), int)
    assert_type(match.undo(seat=0), int)
    match.submit(0, "up")
    assert_type(match.take_back(to=0), int)
    record = assert_type(match.record, Record)
    assert_type(record.moves(), list[tuple[int, str]])
    assert_type(record.lines(since=0), list[str])
    again = assert_type(parse(text=record.text(), source="here"), Record)
    assert_type(Match.resume(game=BEACON, record=again, seed="s"), Match[Hill])
    assert_type(commitment(seed="s"), str)
    luck = Luck(seed="s")
    assert_type(luck.draw(outcomes=[(BREEZE, 1)], stream="deck", count=0), Move)
    assert (luck.seed, luck.commitment) == ("s", commitment("s"))


def test_content(tmp_path: Path) -> None:
    (tmp_path / "isle.toml").write_text("size = 7", encoding="utf-8")
    table = assert_type(content.read(folder=tmp_path, name="isle.toml"), content.Table)
    assert_type(table.number(key="size", low=1, high=9), int)
    assert_type(content.digest(folder=tmp_path), str)


def test_boards() -> None:
    assert_type(read_columns(text="0: 0=S 1=S", letters="S", where="isle"), dict[Hex, str])
    spaces = Spaces(neighbours=[[1], [0]])
    assert_type(spaces.neighbours, list[list[int]])
    assert_type(spaces.beside, list[int])
    assert_type(spaces.areas(mask=3), list[int])
    assert_type(spaces.area(space=0, mask=3), int)
    assert_type(spaces.grow(mask=1), int)
    assert_type(spaces.next_to(mask=1), int)
    assert_type(spaces_in(mask=mask_of(spaces=[1])), list[int])
    here: Hex = (0, 0)
    assert_type(step(hex=here, direction=0), Hex)
    assert_type(neighbours(hex=here), list[Hex])
    assert_type(rotate(hex=here, turns=1), Hex)
    assert_type(distance(one=here, other=here), int)

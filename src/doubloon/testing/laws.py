"""The laws that every game keeps. `check` plays a game at random and looks at each of them on the way.

Each law is one function; its docstring is the law. Adding a game adds no test code: the laws ask only what the protocol
offers. `docs/protocol.md` says what each is for.
"""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Final, TypeVar

from doubloon.core import (
    CHANCE,
    MOST,
    BadOption,
    BadSeats,
    DoubloonError,
    Game,
    Match,
    Move,
    State,
    dump,
    fingerprint,
    load,
    pick,
)
from doubloon.core.codec import text_of
from doubloon.core.discover import place_in
from doubloon.core.options import Value
from doubloon.core.schema import schema

from .faults import overdrawn, texts, unplain
from .rulebook import cited, layout, sections
from .schemas import misfit
from .secrets import hidden_laws
from .twins import Twins, same_to
from .walk import LawBroken, Walk, apply_telling, differences, is_possible, play_on, same

S = TypeVar("S", bound=State)


def check(
    game: Game[S],
    seats: int,
    options: Mapping[str, Value] | None = None,
    seed: int | str = 0,
    care: float = 1.0,
) -> Walk[S]:
    """Play one random game under all laws; raises `LawBroken`, with the record so far, at the first one broken.

    ``care`` is how likely the costly laws are to look at a position; the cheap ones look at every one.
    """
    rng = Random(f"{game.id} {seats} {seed}")
    chosen = game.options.settle(options).as_dict()
    walk = Walk(game, seats, chosen, rng)
    try:
        check_game(game)
        walk.begin()
        _walk(walk, care)
    except LawBroken as broken:
        raise LawBroken(broken.law, broken.reason, walk.record()) from broken
    except Exception as error:
        said = f"{type(error).__name__}: {error}".rstrip(".") + place_in(error, game.folder)
        raise LawBroken("soundness", said, walk.record()) from error
    return walk


def _walk(walk: Walk[S], care: float) -> None:
    twins = Twins(walk)
    while True:
        careful = walk.rng.random() < care
        for law in (*CHEAP, *COSTLY) if careful else CHEAP:
            law(walk)
        chosen = walk.choose()
        if chosen is None:
            break
        before = walk.state.clone()
        told = walk.step(*chosen)
        twins.follow(before, *chosen, told, careful)
        if careful:
            quiet(walk, before, *chosen)
            hidden_laws(walk, before, *chosen, told)
        if len(walk.moves) > walk.game.longest:
            raise LawBroken("ends", f"the game goes on after {walk.game.longest} decisions (Game.longest)")
    walk.saw("ends")
    replay(walk)


# At every position ------------------------------------------------------------------------------------------------


def alive(walk: Walk[S]) -> None:
    """A position that is not over has an actor, every actor a move; asking twice gives the same and changes nothing."""
    state = walk.state
    actors = state.actors()
    if actors != sorted(set(actors)) or any(not CHANCE <= seat < walk.seats for seat in actors):
        raise LawBroken("alive", f"the actors of {state.phase.name} are {actors}, not different seats in order")
    if CHANCE in actors and len(actors) > 1:
        raise LawBroken("alive", f"chance acts together with others in {state.phase.name}: {actors}")
    if actors != state.actors():
        raise LawBroken("alive", f"{state.phase.name} names different actors when asked again")
    for seat in actors:
        if seat == CHANCE:
            _chance(walk)
            continue
        moves = state.legal_moves(seat)
        if not moves:
            raise LawBroken("alive", f"seat {seat} must act in {state.phase.name} but has no move")
        if len(set(moves)) != len(moves) or any(not 0 <= move < len(walk.game.words) for move in moves):
            offered = texts(walk.game.words, moves)
            raise LawBroken("alive", f"{state.phase.name} offers a move twice or one outside the vocabulary: {offered}")
        if moves != state.legal_moves(seat):
            raise LawBroken("alive", f"{state.phase.name} offers different moves when asked again")
        mask, expected = bytearray(len(walk.game.words)), bytearray(len(walk.game.words))
        state.phase.mark(state, seat, moves, memoryview(mask))
        for move in moves:
            expected[move] = 1
        if mask != expected:
            raise LawBroken("alive", f"{state.phase.name} marks other moves than it offers")
        habit = walk.game.habits.get(str(walk.game.asks(state)["prompt"])) if walk.game.habits else None
        if habit is not None and walk.game.words.parse(habit) not in moves:
            raise LawBroken("alive", f"the habit {habit!r} is no answer in {state.phase.name}")
    if fingerprint(state) != walk.fingerprints[-1]:
        raise LawBroken("alive", f"asking who may do what changed the position in {state.phase.name}")
    if all(phase != state.phase for phase in walk.game.phases):
        raise LawBroken("alive", f"the phase {state.phase.name} is not among the game's phases")
    walk.saw("alive")


def _chance(walk: Walk[S]) -> None:
    state = walk.state
    outcomes = state.outcomes()
    moves = [move for move, _ in outcomes]
    drawn = texts(walk.game.words, moves)
    if not outcomes:
        raise LawBroken("alive", f"chance has nothing to draw in {state.phase.name}")
    if any(type(weight) is not int or weight < 1 for _, weight in outcomes):
        weights = [weight for _, weight in outcomes]
        raise LawBroken("alive", f"the weights in {state.phase.name} are not all whole and positive: {weights} "
                                 f"for {drawn}")  # fmt: skip
    if len(set(moves)) != len(moves) or any(not 0 <= move < len(walk.game.words) for move in moves):
        raise LawBroken("alive", f"{state.phase.name} lists an outcome twice or one outside the vocabulary: {drawn}")
    if outcomes != state.outcomes() or moves != state.legal_moves(CHANCE):
        raise LawBroken("alive", f"{state.phase.name} names different outcomes when asked again")
    number = walk.rng.random()
    sampled = state.phase.sample(state, Random(number))
    if sampled != pick(outcomes, Random(number)):
        text = texts(walk.game.words, [sampled])
        raise LawBroken("alive", f"sample in {state.phase.name} gives {text}, not what its weights say")
    stream = state.phase.stream(state)
    if not isinstance(stream, str) or not stream:
        raise LawBroken("alive", f"{state.phase.name} does not name its stream of luck")


def conserved(walk: Walk[S]) -> None:
    """Every card, tile and token is somewhere, once: the census is the same at all times, and no bag is overdrawn."""
    census = dict(walk.game.census(walk.state))
    if not census:
        raise LawBroken("conserved", "the census is empty: say what the game is made of")
    if census != walk.census:
        wrong = {key: (walk.census.get(key), census.get(key)) for key in census | walk.census}
        changed = ", ".join(f"{key} {was} became {now}" for key, (was, now) in wrong.items() if was != now)
        raise LawBroken("conserved", f"{changed} after {_last(walk)}")
    owed = overdrawn(walk.state)
    if owed:
        raise LawBroken("conserved", f"{owed} after {_last(walk)}: draw only what is left, as Bag.outcomes does")
    walk.saw("conserved")


def counted(walk: Walk[S]) -> None:
    """Scores and ranking have one whole number per seat; ties share a place, and the next place leaves a gap."""
    scores, ranking = walk.game.scores(walk.state), walk.game.ranking(walk.state)
    if len(scores) != walk.seats or any(type(score) is not int for score in scores):
        raise LawBroken("counted", f"the scores of {walk.seats} seats are {scores}")
    if len(ranking) != walk.seats or any(place != 1 + sum(p < place for p in ranking) for place in ranking):
        raise LawBroken("counted", f"the ranking of {walk.seats} seats is {ranking}; ties share, the best is 1")
    walk.saw("counted")


def tallied(walk: Walk[S]) -> None:
    """When the game is over, the lines of the tally add up to the scores: each with its own name and all seats."""
    if walk.state.actors():
        return
    lines, scores = walk.game.tally(walk.state), walk.game.scores(walk.state)
    names = [name for name, _ in lines]
    if not lines or any(not isinstance(name, str) or not name.strip() for name in names):
        raise LawBroken("tallied", f"the lines of the tally need names: {names}")
    if len(set(names)) != len(names):
        raise LawBroken("tallied", f"two lines of the tally have the same name: {names}")
    for name, points in lines:
        if len(points) != walk.seats or any(type(each) is not int for each in points):
            raise LawBroken("tallied", f"the line {name!r} of the tally has {points} for {walk.seats} seats")
    together = [sum(points[seat] for _, points in lines) for seat in walk.everyone()]
    if together != scores:
        raise LawBroken("tallied", f"the tally adds up to {together}, but the scores are {scores}")
    walk.saw("tallied")


CHEAP: Final[tuple[Callable[[Walk[Any]], None], ...]] = (alive, conserved, counted, tallied)


# At some positions ------------------------------------------------------------------------------------------------


def clone(walk: Walk[S]) -> None:
    """A clone is equal, tells nothing, and is independent: what happens to it does not happen to the other."""
    state, copy = walk.state, walk.state.clone()
    if type(copy) is not type(state) or copy is state or copy.told is not None or not same(copy, state):
        raise LawBroken("clone", f"a clone is not an equal, independent position: {differences(state, copy)}")
    made: list[tuple[int, Move]] = []
    try:
        play_on(copy, walk.rng, 40, made)
    except Exception:
        walk.moves.extend(made)  # so that the record leads to what failed
        raise
    if fingerprint(state) != walk.fingerprints[-1]:
        raise LawBroken("clone", "playing on with a clone changed the original")
    walk.saw("clone")


def words(walk: Walk[S]) -> None:
    """The text of a move leads back to the move, however it is spaced and spelled."""
    vocabulary = walk.game.words
    for seat in walk.state.actors():
        for move in walk.state.legal_moves(seat):
            text = vocabulary.text[move]
            if vocabulary.parse(text) != move or vocabulary.parse(f"  {text.upper().replace(' ', '  ')} ") != move:
                raise LawBroken("words", f"the text {text!r} does not lead back to its move")
    walk.saw("words")


def saved(walk: Walk[S]) -> None:
    """A position that was saved and loaded is the same and plays on the same."""
    state = walk.state
    loaded = load(walk.game, json.loads(json.dumps(dump(state))))
    if not same(loaded, state) or loaded.actors() != state.actors():
        raise LawBroken("saved", f"loading does not give what was saved: {differences(state, loaded)}")
    for seat in state.actors():
        if loaded.legal_moves(seat) != state.legal_moves(seat):
            raise LawBroken("saved", f"seat {seat} has different moves after loading")
    walk.saw("saved")


def seen(walk: Walk[S]) -> None:
    """A view is JSON of its declared type, the same when asked again, can be drawn, and is a copy."""
    kind = schema(walk.game)
    names = [f"Player {seat + 1}" for seat in walk.everyone()]
    for seat in [None, *walk.everyone()]:
        view, again = walk.game.view(walk.state, seat), walk.game.view(walk.state, seat)
        before = _copied(view)
        if before != view or not isinstance(view, dict):
            wrong = unplain(view) if isinstance(view, dict) else f"it is a {type(view).__name__}"
            raise LawBroken("seen", f"the view of seat {seat} is not plain JSON: {wrong or str(view)[:200]}")
        if view != again:
            raise LawBroken("seen", f"the view of seat {seat} differs when asked again")
        _spoil(view)
        if again != before or walk.game.view(walk.state, seat) != before:
            raise LawBroken("seen", f"changing the view of seat {seat} changes later views of it")
        unfit = misfit(kind, before, walk.seats, walk.game.words)
        if unfit:
            raise LawBroken("typed", f"the view of seat {seat} is not a {walk.game.view_type.__name__}: {unfit}")
        if not isinstance(walk.game.draw(before, names), str):
            raise LawBroken("seen", f"the view of seat {seat} cannot be drawn as text")
    if fingerprint(walk.state) != walk.fingerprints[-1]:
        raise LawBroken("seen", "looking at the views, or changing them, changes the position")
    walk.saw("seen")
    walk.saw("typed")


def _copied(view: Any) -> Any:
    """What comes of it on its way through JSON; None if it is not fit for that."""
    try:
        return json.loads(json.dumps(view, allow_nan=False))
    except (TypeError, ValueError):
        return None


def _spoil(view: Any) -> None:
    for inner in list(view.values() if isinstance(view, dict) else view):
        if isinstance(inner, dict | list):
            _spoil(inner)
    view.clear()


def explained(walk: Walk[S]) -> None:
    """`explain` answers for everything that a client can send: None for a legal move, else a sentence with its §.

    So does `why` for the thing that a move is about.
    """
    game, state = walk.game, walk.state
    known = sections(game)
    actors = state.actors()
    for seat in walk.everyone():
        legal = state.legal_moves(seat) if seat in actors else []
        texts = [game.words.text[move] for move in legal[:5] + walk.some(list(range(len(game.words))), 30)]
        for text in [*texts, "", "xyzzy", "\N{PARROT} {0} %s [bold]" * 9]:
            reason = game.explain(state, seat, text)
            is_legal = text in game.words.text and game.words.parse(text) in legal
            if is_legal != (reason is None):
                raise LawBroken("explained", f"{text!r} by seat {seat} in {state.phase.name} is answered {reason!r}")
            if reason is not None and not cited(game.voice().say(reason, walk.names)) & known:
                raise LawBroken("explained", f"no § of RULES.md is cited in the answer {reason!r} to {text!r}")
        for thing in [text.split(" ")[-1] for text in texts[-2:]]:
            reason = game.why(state, seat, thing)
            if reason is not None and not cited(game.voice().say(reason, walk.names)) & known:
                raise LawBroken("explained", f"no § of RULES.md is cited in the answer {reason!r} about {thing!r}")
    if fingerprint(state) != walk.fingerprints[-1]:
        raise LawBroken("explained", f"explaining changed the position in {state.phase.name}")
    walk.saw("explained")


def commuting(walk: Walk[S]) -> None:
    """Simultaneous moves commute: it does not matter which of several actors answers first."""
    actors = walk.state.actors()
    if len(actors) < 2:
        return
    first, second = walk.some(actors, 2)
    one, other = walk.state.clone(), walk.state.clone()
    move = _any(walk, first)
    answer = _any(walk, second)
    for state, order in ((one, [(first, move), (second, answer)]), (other, [(second, answer), (first, move)])):
        for seat, what in order:
            if not is_possible(state, seat, what):
                text = walk.game.words.text[what]
                raise LawBroken("commuting", f"{text!r} by seat {seat} is refused after another's simultaneous move")
            state.apply(seat, what)
    if not same(one, other):
        raise LawBroken("commuting", f"the order of seats {first} and {second} matters: {differences(one, other)}")
    walk.saw("commuting")


def imagined(walk: Walk[S]) -> None:
    """In every determinised world the seat sees, may do and is told the same; the world is whole and can be played."""
    game, state = walk.game, walk.state
    for seat in walk.everyone():
        world = game.determinize(state, seat, walk.rng)
        if world is state or type(world) is not type(state):
            raise LawBroken("imagined", "a determinised world must be a new position")
        if dict(game.census(world)) != walk.census or overdrawn(world):
            owed = overdrawn(world) or differences(state, world)
            raise LawBroken("imagined", f"the world that determinize makes for seat {seat} is not made of the same "
                                        f"things: {owed}")  # fmt: skip
        same_to(walk, "imagined", seat, state, world)
        number = walk.rng.random()
        once, again = (game.determinize(start, seat, Random(number)) for start in (state, world))
        if not same(once, again):
            raise LawBroken(
                "imagined", f"the worlds of seat {seat} depend on more than it knows: {differences(once, again)}"
            )
        _play_on_in_world(walk, world, seat)
    if fingerprint(state) != walk.fingerprints[-1]:
        raise LawBroken("imagined", "determinizing, or playing on in a world, changed the position")
    walk.saw("imagined")


def _play_on_in_world(walk: Walk[S], world: S, seat: int) -> None:
    made: list[tuple[int, Move]] = []
    try:
        play_on(world, walk.rng, 20, made)
    except LawBroken as broken:
        where = f"{len(made)} moves on in a world of determinize for seat {seat}"
        raise LawBroken(broken.law, f"{broken.reason}, {where}") from broken


def advised(walk: Walk[S]) -> None:
    """`suggest` is legal and changes nothing; `weigh` and `glance` have a number a move, `features` a name each."""
    game = walk.game
    for seat in walk.state.actors():
        if seat == CHANCE:
            continue
        world = game.determinize(walk.state, seat, walk.rng)
        before = text_of(world)
        move = game.suggest(world, seat, walk.rng)
        if move not in world.legal_moves(seat):
            text = texts(game.words, [move])
            raise LawBroken("advised", f"suggest gives {text}, which is not a legal move in {world.phase.name}")
        legal = world.legal_moves(seat)
        for name, how in (("weigh", game.weigh), ("expect", game.expect), ("glance", game.glance)):
            weights = how(world, seat, legal)
            if len(weights) != len(legal) or not all(math.isfinite(weight) for weight in weights):
                raise LawBroken("advised", f"{name} says {weights} of {len(legal)} moves in {world.phase.name}")
        value = game.evaluate(world, seat)
        if not math.isfinite(value):
            raise LawBroken("advised", f"evaluate of seat {seat} is not finite: {value}")
        features, names = game.features(world, seat), len(game.feature_names())
        if len(features) != names or min(features) < -MOST:
            raise LawBroken("advised", f"encode of seat {seat} is {features}, not {names} numbers within ±{MOST}")
        if features != game.features(walk.state, seat):
            raise LawBroken("advised", f"encode tells seat {seat} what it does not know")
        if text_of(world) != before:
            raise LawBroken("advised", "suggest, evaluate or features change the world that they look at")
    walk.saw("advised")


COSTLY: Final[tuple[Callable[[Walk[Any]], None], ...]] = (
    clone,
    words,
    saved,
    seen,
    explained,
    commuting,
    imagined,
    advised,
)


# Between positions ------------------------------------------------------------------------------------------------


def quiet(walk: Walk[S], before: S, seat: int, move: Move) -> None:
    """A move does the same whether or not somebody listens."""
    state = before.clone()
    state.apply(seat, move)
    if not same(state, walk.state):
        raise LawBroken("quiet", f"telling changes what {_last(walk)} does: {differences(state, walk.state)}")
    walk.saw("quiet")


def replay(walk: Walk[S]) -> None:
    """The record leads to the same positions again, step by step, even through a `Match`."""
    game = walk.game
    state = game.start(walk.seats, walk.options)
    for n, (seat, move) in enumerate(walk.moves):
        apply_telling(state, seat, move)
        if fingerprint(state) != walk.fingerprints[n + 1]:
            raise LawBroken("replay", f"move {n + 1}, {game.words.text[move]!r}, leads elsewhere when replayed")
    try:
        match = Match.resume(game, walk.record())
    except DoubloonError as error:
        raise LawBroken("replay", f"a match refuses the record of its own game: {error}") from error
    if fingerprint(match.state()) != walk.fingerprints[-1]:
        raise LawBroken("replay", "a match replays the record to another position")
    walk.saw("replay")


# Once a game ------------------------------------------------------------------------------------------------------


def check_game(game: Game[Any]) -> None:
    """What a game says about itself is complete: id, seats, phases with their §, rules, and clear refusals."""
    if not game.id.isidentifier() or game.id != game.id.lower() or not game.title:
        raise LawBroken("manners", f"the id must be a lower-case Python name and the title not empty: {game.id!r}")
    if not 1 <= game.min_seats <= game.max_seats or game.rules_version < 1:
        raise LawBroken("manners", f"seats {game.min_seats} to {game.max_seats}, rules version {game.rules_version}")
    names = [phase.name for phase in game.phases]
    if len(set(names)) != len(names):
        raise LawBroken("manners", f"two phases have the same name: {names}")
    for phase in game.phases:
        if phase.section not in sections(game):
            raise LawBroken("manners", f"the phase {phase.name} cites §{phase.section}, which RULES.md does not have")
    for pass_, events in game.windows.items():
        unknown = {*events} - {word.name for word in game.words.events} or {pass_} - {*game.words.text}
        if unknown:
            raise LawBroken("manners", f"the windows of the game speak of what it has no word for: {sorted(unknown)}")
    asked = {word.key for word in game.words.sayings if not word.is_reason} | {phase.name for phase in game.phases}
    unknown = {*game.habits} - asked | {*game.habits.values()} - {*game.words.text}
    if unknown:
        raise LawBroken("manners", f"the habits of the game speak of what it has no word for: {sorted(unknown)}")
    for book in sorted(game.folder.glob("RULES.*.md")):
        if layout(book) != layout(game.folder / "RULES.md"):
            raise LawBroken("manners", f"{book.name} has other §§ or tables than RULES.md")
    for seats in (game.min_seats - 1, game.max_seats + 1):
        if not _refuses(BadSeats, game, seats, {}):
            raise LawBroken("manners", f"{seats} seats are not refused")
    if not _refuses(BadOption, game, game.min_seats, {"no such option": 1}):
        raise LawBroken("manners", "an option that does not exist is not refused")


def _refuses(error: type[DoubloonError], game: Game[Any], seats: int, options: dict[str, object]) -> bool:
    try:
        game.start(seats, options)
    except error:
        return True
    return False


def _any(walk: Walk[S], seat: int) -> Move:
    moves = walk.state.legal_moves(seat)
    return moves[int(walk.rng.random() * len(moves))]


def _last(walk: Walk[S]) -> str:
    if not walk.moves:
        return "the start"
    seat, move = walk.moves[-1]
    return f"{walk.game.words.text[move]!r} by {'chance' if seat == CHANCE else f'seat {seat}'}"

"""What the terminal tells around the chart: the turn, the pirates, the reader's cards, what is near, and the stacks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from textwrap import wrap
from typing import Any, Final

from doubloon.core.display import WIDTH, plain
from doubloon.core.voice import Voice

from ..box import CATEGORIES, FAVOUR_NAMES, FOLDER, ICONS, ITEMS, MOST_FIELDS
from ..choices import MOST_ROUNDS
from ..effects import EFFECTS, QUESTS
from ..frames import Question, Step
from ..island import BAY, DISCOVERIES, DISTANCE, FIELDS, LAND_NAMES, SEA, SPACE_NAMES, is_land
from ..vocabulary import WORDS
from .questions import OF_ALL, OF_LUCK, QUESTIONS
from .reach import asked, in_reach, space_of
from .signs import (
    BONES,
    DONE,
    EMERALD,
    EVENT_SIGNS,
    FIELD_SIGN,
    FINISH_SIGN,
    ITEM_SIGNS,
    LANDING_SIGN,
    MORE,
    NOTHING_THERE,
    ON_TURN,
    UNKNOWN,
    WATER_SIGN,
    icon_sign,
    person,
    seat_sign,
)

VOICE: Final = Voice(WORDS, FOLDER / "texts")
NAME: Final = 14
WHERE: Final = 21
ORDER_TURNED: Final = "↑ against seat order"
NEAR: Final = 14
"""So many coins are listed by distance,"""
NEAR_LINES: Final = 2
"""if so many lines hold them."""
SHORT_FAVOURS: Final = {
    "silver": "ransom, dig, throw again, extra shot, shake a leg",
    "doublette": "dig twice",
    "tailwind": "turn a die",
    "feint": "turn your sabre",
    "dirty-trick": "a point in a duel",
    "chain-shot": "one more shot",
    "bulwark": "one hit less",
    "parley": "no fight",
    "scapegoat": "pass a quest on",
}
"""What each card does; silver says what every card can do."""

# The turn -----------------------------------------------------------------------------------------------------------


def tell_turn(view: Mapping[str, Any], names: Sequence[str]) -> list[str]:
    """Which round it is, whose turn, and the dice; then who is asked what, and about which card."""
    said = [f"[bold]Round {view['round']}[/]" if view["round"] else "[bold]Going ashore[/]"]
    if view["round"] and 0 < view["round_limit"] < MOST_ROUNDS:
        said[0] += f" of {view['round_limit']}"
    if view["turn_seat"] is not None:
        said.append(f"{ON_TURN} {person(view['turn_seat'], names, NAME)}")
    if view["dice"]:
        eyes = " ".join([f"[reverse] {each} [/]" for each in view["dice"]])
        said.append(f"dice {eyes} = {sum(view['dice'])}" if len(view["dice"]) > 1 else f"die {eyes}")
    if not view["round"] and view["landing_throws"]:
        said.append(f"thrown {_tell_throws(view)}")
    if view["play_goes"] != "clockwise":
        said.append(ORDER_TURNED)
    if view["fields_resolved"] > 1:
        said.append(f"field {view['fields_resolved']} of {MOST_FIELDS}")
    return ["   ".join(said), *_tell_question(view, names), *_tell_card(view)]


def _tell_throws(view: Mapping[str, Any]) -> str:
    """Who threw what, in turn order."""
    seats, step = len(view["players"]), 1 if view["play_goes"] == "clockwise" else -1
    throws = enumerate(view["landing_throws"])
    return "  ".join([f"{seat_sign((view['first_seat'] + step * place) % seats)} {total}" for place, total in throws])


def _tell_question(view: Mapping[str, Any], names: Sequence[str]) -> list[str]:
    kind, seat = asked(view)[:2]
    if kind in OF_ALL:
        return [OF_ALL[kind]]
    question = QUESTIONS.get(kind) or OF_LUCK.get(kind)
    return [f"{person(seat, names, NAME)} {question}"] if question else []


def text_of(name: str) -> str:
    """What stands on a card, by the name that views have for it, such as ``r01.text``."""
    card, part = name.split(".")
    return VOICE.text("cards", card, part)


def _tell_card(view: Mapping[str, Any]) -> list[str]:
    """The quest card or sea event that is being carried out, as long as the agenda tells."""
    for frame in view["asked_for"]:
        card = None
        if frame[0] == Question.SCAPEGOAT:
            card = QUESTS[frame[2]]
        elif frame[0] in (Question.EITHER, Question.TARGET, Step.CASES, Step.RUN):
            card = QUESTS[EFFECTS[frame[2]].quest]
        if card is not None:
            lines = wrap(f"{card.name}: {text_of(f'{card.key}.text')}", WIDTH - 2)
            return [f"  [italic]{line}[/]" for line in lines]
    return []


# The pirates --------------------------------------------------------------------------------------------------------


def tell_players(view: Mapping[str, Any], names: Sequence[str]) -> list[str]:
    """A line for each, and another one for an adventure that holds a pirate."""
    lines: list[str] = []
    for seat, player in enumerate(view["players"]):
        mark = DONE if player["has_chosen"] else ON_TURN if seat == view["turn_seat"] else " "
        lines.append(f"{mark}{_pirate(player, seat, names)} {_troubles(player)}".rstrip())
        if player["adventure"] is not None:
            task = text_of(player["task"]).removeprefix("Adventure: ")
            task = f"{player['adventure']}, tries {player['tries']}: {task}"
            lines += [f"   [italic]{line}[/]" for line in wrap(task, WIDTH - 3)]
    return lines


def _pirate(player: Mapping[str, Any], seat: int, names: Sequence[str]) -> str:
    """Name, place, items and number of favour cards."""
    cards = f"cards {player['favours']}/{player['favour_limit']}"
    return f"{seat_sign(seat)} [bold]{plain(names[seat], NAME)}[/] {where(player):<{WHERE}}{_items(player)} {cards}"


def where(player: Mapping[str, Any]) -> str:
    """Where a pirate is, in words."""
    if player["where"] == "afloat":
        return f"afloat {player['space']}, {player['steps_left']} to go"
    if player["where"] == "ashore":
        return f"ashore {player['space']}"
    return {"off": "not yet ashore", "bay": "raft bay", "finish": "treasure island"}[player["where"]]


def _items(player: Mapping[str, Any]) -> str:
    """Six places, always in the same order; a dot for what is lacking."""
    return "".join([icon_sign(item) if item in player["items"] else f"[dim]{NOTHING_THERE}[/]" for item in ITEMS])


def _troubles(player: Mapping[str, Any]) -> str:
    said = [f"[red]miss {player['markers']}[/]"] if player["markers"] else []
    if player["adventure"] is not None:
        said.append("[red]stuck[/]")
    return " ".join([*said, f"[red]{player['curse']}[/]"] if player["curse"] else said)


# The reader ---------------------------------------------------------------------------------------------------------


def tell_own(view: Mapping[str, Any]) -> list[str]:
    """The own favour cards with what they do, and the items that are lacking."""
    if "favours" not in view:
        return []
    cards = [name for name in FAVOUR_NAMES if name in view["favours"]]
    pieces = ["Your cards:"] if cards else ["You hold no favour cards."]
    for name in cards:
        number = view["favours"].count(name)
        text = f"{name}{f' ×{number}' if number > 1 else ''}"
        pieces.append(f"[bold]{text}[/] [dim]({SHORT_FAVOURS[name]})[/]")
    lack = [f"{ITEM_SIGNS[item]} {item}" for item in view["lacking"]]
    pieces.append(f"You lack {', '.join(lack)}." if lack else "You have all six items.")
    if view["offers"] is not None:
        pieces.append(f"You pass on [bold]{view['offers']}[/].")
    return flow(pieces)


def tell_near(view: Mapping[str, Any]) -> list[str]:
    """The bay and what lies where, the nearest first, with the steps to it; or where another can be driven."""
    seat = view["you_seat"]
    if seat is None:
        return []
    kind, actor, target = asked(view)[:3]
    reach = in_reach(view) if actor == seat else []
    drives = actor == seat and kind == Question.DRIVE
    here = space_of(view, target if drives else seat)
    if not is_land(here) or (reach and not is_land(reach[-1])):
        return _tell_waters(reach)
    near = reach if drives else [BAY, *sorted(DISCOVERIES, key=lambda field: DISTANCE[here][field])[:NEAR]]
    coins = {coin["field"]: coin for coin in view["coins"]}
    pieces = [f"From {LAND_NAMES[here]}:"]
    for field in [field for field in near if field != here]:
        name = LAND_NAMES[field]
        shown = f"[bold underline]{name}[/]" if field in reach else name
        pieces.append(f"{shown}{_lying(coins.get(name))} [dim]{DISTANCE[here][field]}[/]")
    return flow(pieces) if drives else flow(pieces)[:NEAR_LINES]


def _tell_waters(reach: Sequence[int]) -> list[str]:
    """Where a raft can go, and what waits there."""
    pieces = []
    for space in reach:
        event = "" if is_land(space) else SEA[space - FIELDS].event
        pieces.append(f"[bold underline]{SPACE_NAMES[space]}[/]{f' {event}' if event in EVENT_SIGNS else ''}")
    return flow(["Sail to:", *pieces]) if pieces else []


def _lying(coin: Mapping[str, Any] | None) -> str:
    """What a coin shows; in brackets if only the reader knows."""
    if coin is None:
        return ""
    if coin["icon"] is None:
        return " ?"
    return f" {coin['icon']}" if coin["open"] else f" ({coin['icon']})"


# The stacks ---------------------------------------------------------------------------------------------------------


def tell_stacks(view: Mapping[str, Any]) -> list[str]:
    """What still lies face down, what the decks hold, and the doubloons."""
    counts = view["icons_hidden"]
    hidden = [f"{icon_sign(icon)}{counts[icon]}" for icon in ICONS if counts[icon]] or ["none"]
    dug = [doubloon for doubloon in view["doubloons"] if doubloon["found"] is not None]
    decks = [f"{deck['deck']} {deck['fresh']}+{len(deck['under'])}" for deck in view["decks"]]
    lines = [
        f"[dim]Hidden icons[/] {' '.join(hidden)}   [dim]doubloons flipped[/] {len(dug)} of {len(view['doubloons'])}",
        f"[dim]Decks, new+known:[/] {' '.join(decks)} [dim]favour cards[/] {view['favours_left']}",
    ]
    known = [f"{deck['deck']} {deck['under'][0]}" for deck in view["decks"] if not deck["fresh"] and deck["under"]]
    if known:
        lines += wrap(f"On top now: {', '.join(known)}", WIDTH)
    if "finish" in [player["where"] for player in view["players"]]:
        left = [doubloon["doubloon"] for doubloon in view["doubloons"] if doubloon["found"] is None]
        lines += wrap(f"Doubloons left: {' '.join(left)}", WIDTH)
    return lines


# The end ------------------------------------------------------------------------------------------------------------


def tell_end(view: Mapping[str, Any], names: Sequence[str]) -> list[str]:
    """§12 Who has won, and how far everybody has come."""
    standings = [_standing(view, seat) for seat in range(len(view["players"]))]
    if view["winner_seat"] is not None:
        lines = [f"{person(view['winner_seat'], names, NAME)} [bold]finds the emerald {EMERALD} and wins![/]"]
    else:
        lines = ["[bold]The last round is over, and nobody has found the emerald.[/]"]
    for seat in sorted(range(len(standings)), key=lambda each: standings[each], reverse=True):
        place = 1 + sum([1 for other in standings if other > standings[seat]])
        lines.append(f"  {place}. {_pirate(view['players'][seat], seat, names)}")
    return lines


def _standing(view: Mapping[str, Any], seat: int) -> tuple[int, ...]:
    """§12 By what pirates are ranked, as the view shows it."""
    player = view["players"][seat]
    return (
        int(view["winner_seat"] == seat),
        int(player["where"] == "finish"),
        int(player["where"] == "afloat"),
        -(player["steps_left"] or 0),
        len(player["items"]),
        player["favours"],
    )


# The legend ---------------------------------------------------------------------------------------------------------


def tell_legend(has_chart: bool) -> list[str]:
    """Every sign; those of the chart only where it is drawn."""
    quests = " ".join([f"{icon_sign(name)} {name}" for name in CATEGORIES])
    items = " ".join([f"{icon_sign(name)} {name}" for name in ITEMS])
    events = " ".join([f"[not dim bold]{sign}[/] {name}" for name, sign in EVENT_SIGNS.items()])
    lines = [f"[dim]{items}[/]"]
    if has_chart:
        lines = [
            f"[dim]{UNKNOWN} face down {quests} (small: only you know)  [bold underline]p43[/] in reach[/]",
            f"[dim]{items} {LANDING_SIGN} landing {FIELD_SIGN} field {BONES} bones[/]",
            f"[dim]{events} {WATER_SIGN} sea {FINISH_SIGN} finish {EMERALD} emerald {MORE} more[/]",
        ]
    return [*lines, "[dim italic]Board, cards and nearly every number are our reconstruction (rules §1.7).[/]"]


def flow(pieces: Sequence[str]) -> list[str]:
    """As many pieces in each line as fit; none holds a name."""
    lines: list[str] = []
    used = 0
    for piece in pieces:
        wide = _cells(piece)
        if lines and used + 2 + wide <= WIDTH:
            lines[-1] += f"  {piece}"
            used += 2 + wide
        else:
            lines.append(piece)
            used = wide
    return lines


def _cells(text: str) -> int:
    """How wide a text is without its colour marks."""
    return sum([len(part.rpartition("]")[2]) for part in text.split("[")])

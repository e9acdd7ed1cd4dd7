"""A player's own cards in the terminal: the pack to choose from, the hand, what was passed on, the scrolls."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import zip_longest
from typing import Any, Final

from ..box import HAND
from .wording import (
    GROUPS,
    NO,
    WIDTH,
    YES,
    added_up,
    exact,
    fill,
    flow,
    group,
    in_short,
    inked,
    kinds,
    members,
)

LABEL: Final = 11
PACK: Final = 36
"""How wide the pack is, beside the cards kept."""


def own_cards(view: Mapping[str, Any]) -> list[str]:
    """Everything that this seat sees and the others do not."""
    lines = _choosing(view) if view["pack"] else _holding(view)
    return [*lines, *_coming_back(view), *_with_others(view), *_scrolls(view)]


def _choosing(view: Mapping[str, Any]) -> list[str]:
    """The pack group by group, its cards as they are typed, with what was kept so far beside it."""
    pack, hand = kinds(view["pack"]), kinds(view["hand"])
    lines = [f"{'':{LABEL}}[bold]{f'Your pack of {len(pack)}':<{PACK}}Kept so far: {len(hand)}[/]"]
    choices = _choices(view, pack)
    for number in range(len(GROUPS)):
        left = flow([said for card, said in zip(pack, choices, strict=True) if group(card) == number], PACK - 1, " ")
        right = flow(added_up(members(hand, number), number), WIDTH - LABEL - PACK, " ")
        rows = [fill(choice, PACK) + kept for choice, kept in zip_longest(left, right, fillvalue="")]
        lines += _labelled(GROUPS[number], [inked(row.rstrip(), number) for row in rows])
    return lines


def _choices(view: Mapping[str, Any], pack: Sequence[int]) -> list[str]:
    """The cards of the pack with the choice marked: of two alike, the first is kept and the second set aside."""
    said = [exact(card) for card in pack]
    for card in _named(view, "keeps"):
        place = pack.index(card)
        said[place] = f"[reverse]{YES}{said[place]}[/]"
    for card in _named(view, "sets_aside"):
        place = len(pack) - 1 - list(reversed(pack)).index(card)
        said[place] = f"[strike]{NO}{said[place]}[/]"
    return said


def _holding(view: Mapping[str, Any]) -> list[str]:
    """The hand group by group."""
    hand = kinds(view["hand"])
    lines = ["[bold]Your hand[/]"] if hand else []
    for number in range(len(GROUPS)):
        rows = flow(added_up(members(hand, number), number), WIDTH - LABEL, " ")
        lines += _labelled(GROUPS[number], [inked(row, number) for row in rows])
    return lines


def _coming_back(view: Mapping[str, Any]) -> list[str]:
    """§3.3 The packs passed on that this seat will hold once more, the next one first."""
    lines: list[str] = []
    for time, look in enumerate(view["seen"]):
        back = time + len(view["players"])
        if len(view["seen"]) < back < HAND:
            pieces = [*in_short(_passed_on(look)), f"[dim]({HAND - back} left)[/]"]
            lines += _labelled(f"Back in {back - len(view['seen'])}", flow(pieces, WIDTH - LABEL))
    return lines


def _with_others(view: Mapping[str, Any]) -> list[str]:
    """§3.3 The cards seen that went to others and have not been shown yet."""
    gone: list[int] = []
    for time, look in enumerate(view["seen"]):
        back = time + len(view["players"])
        if not len(view["seen"]) < back < HAND:
            gone += _less(_passed_on(look), _found(view, back))
    for seat, player in enumerate(view["players"]):
        if gone and seat != view["seen"][0]["pack_seat"]:
            gone = _less(gone, kinds(player["laid"]))
    return _labelled("To others", flow(in_short(sorted(gone)), WIDTH - LABEL))


def _found(view: Mapping[str, Any], time: int) -> list[int]:
    """What this seat found in the pack it held at a time, without its own draw; nothing from the future."""
    if time < len(view["seen"]):
        look = view["seen"][time]
        return _less(kinds(look["cards"]), _named(look, "drawn"))
    return kinds(view["pack"]) if time == len(view["seen"]) else []


def _passed_on(look: Mapping[str, Any]) -> list[int]:
    """What was left of a pack once this seat had chosen."""
    return _less(kinds(look["cards"]), _named(look, "kept") + _named(look, "aside"))


def _named(table: Mapping[str, Any], key: str) -> list[int]:
    """A card that may be missing."""
    return [] if table[key] is None else kinds([table[key]])


def _less(cards: Sequence[int], taken: Sequence[int]) -> list[int]:
    """Cards without those taken, as far as they are among them."""
    left = list(cards)
    for card in taken:
        if card in left:
            left.remove(card)
    return left


def _scrolls(view: Mapping[str, Any]) -> list[str]:
    """§5.1 What the seat's scrolls would pay now."""
    rows = [f"[yellow]{each['scroll']}[/] would pay [bold]{each['pays']}[/]" for each in view["scrolls"]]
    return _labelled("Scrolls", rows)


def _labelled(label: str, rows: Sequence[str]) -> list[str]:
    """Rows with a label on the first."""
    return [f"[dim]{'' if place else label:<{LABEL}}[/]{row}" for place, row in enumerate(rows)]

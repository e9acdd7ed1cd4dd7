"""What each seat sees and knows, built up from nothing."""

from __future__ import annotations

from typing import Final

from .box import COLOURS, HAND, LOCATIONS, PLACES, ROUNDS
from .cards import COLOUR, FIRST_ACTION, FIRST_COIN, FIRST_DOG, NAMES
from .previews import look_at_groups, look_at_guard, look_at_picks, look_at_plays, look_at_wanted, paws_of
from .rules.assemble import PAIR
from .rules.capture import result
from .rules.scrolls import FINISHED, USE_SCROLLS, scroll_pays, wealth
from .standing import holders, played_where
from .state import ABSENT, NOBODY, NOTHING, Hunt
from .treasures import GOBLIN_NAMES, GOBLIN_PAWS, GOBLIN_TAKES, IS_YELLOW, TREASURE_NAMES, WORTH
from .view_types import GoblinView, LocationView, LookView, OwnView, PlayerView, ScrollView, TreasureHunterView

STEPS: Final = ["prepare", "assemble", *COLOURS, "goblins", "scrolls", "count"]
"""The steps of a round, in order: what a phase tracker shows."""


def look(state: Hunt, seat: int | None) -> TreasureHunterView:
    """The open table, and for a seat its own cards, the pack that it holds and the packs that it has seen."""
    seen: TreasureHunterView = {
        "you_seat": seat,
        "round": state.round,
        "rounds": ROUNDS,
        "step": step(state),
        "steps": STEPS[:],
        "dealer_seat": state.dealer,
        "passing": "left" if state.direction() == 1 else "right",
        "ring": [state.direction() * step % state.seats for step in range(state.seats)],
        "pick": min(len(state.kept[0]) + 1, HAND),
        "picks": HAND,
        "locations": [look_at_location(state, place) for place in range(PLACES)],
        "goblins": [look_at_goblin(state, place) for place in range(len(state.raiders))],
        "stacks": {"max": state.stacks[0], "min": state.stacks[1], "goblins": state.goblins.total},
        "draw_pile": draw_pile(state),
        "players": [look_at_player(state, player) for player in range(state.seats)],
        "asked_seat": asked(state),
        "passes": state.passes,
        "passed_seats": [(state.priority - step) % state.seats for step in range(state.passes, 0, -1)],
        "order": order(state),
        "out_of_the_game": [name for kind, name in enumerate(TREASURE_NAMES) for _ in range(state.gone.counts[kind])],
    }
    return seen if seat is None else {**seen, **look_at_own_cards(state, seat)}


def step(state: Hunt) -> str:
    """Which step of the round it is."""
    if state.phase == FINISHED:
        return "count"
    if state.phase == USE_SCROLLS:
        return "scrolls"
    if state.place != NOTHING:
        return STEPS[2 + state.place]
    return "assemble" if state.packs[-1] else "prepare"


def asked(state: Hunt) -> int | None:
    """Who is asked for an action card, if the window is open."""
    return state.priority if state.place != NOTHING and not state.paws else None


def order(state: Hunt) -> list[int]:
    """§4.2 Who is asked now and after that, if the window is open."""
    if asked(state) is None:
        return []
    seats = [(state.priority + step) % state.seats for step in range(state.seats)]
    return [seat for seat in seats if state.hands[seat]]


def draw_pile(state: Hunt) -> int:
    """How many cards nobody has been dealt; the piles that two players draw from lie apart."""
    return state.deck.total - sum([own_pile(state, player) for player in range(state.seats)])


def own_pile(state: Hunt, player: int) -> int:
    """§3.2 How many cards are left in a player's own pile."""
    if state.seats != PAIR or not state.packs[-1]:
        return 0
    return HAND - len(state.drawn[state.pack_of(player)])


def look_at_location(state: Hunt, place: int) -> LocationView:
    """The prizes, the totals as they stand or stood, and who captured what."""
    results = [(ABSENT, 1, 0)] * state.seats
    visited = place < len(state.totals)
    if visited:
        results = list(state.totals[place])
    elif place == state.place:
        results = [result(state, seat) for seat in range(state.seats)]
    strongest, weakest = holders(state, place)
    return {
        "location": LOCATIONS[place],
        "colour": COLOURS[place],
        "max": tile_name(state.prizes[place]),
        "min": tile_name(state.prizes[PLACES + place]),
        "max_seat": captor(state, place),
        "min_seat": captor(state, PLACES + place),
        "max_now": strongest,
        "min_now": weakest,
        "visited": visited,
        "totals": [None if total == ABSENT else total for total, _, _ in results],
        "times": [times for _, times, _ in results],
        "bonus": [bonus for _, _, bonus in results],
    }


def captor(state: Hunt, space: int) -> int | None:
    """Who has captured a prize of this round."""
    return None if state.captors[space] == NOBODY else state.captors[space]


def tile_name(tile: int) -> str | None:
    """The name of a treasure, or nothing."""
    return None if tile == NOTHING else TREASURE_NAMES[tile]


def look_at_goblin(state: Hunt, place: int) -> GoblinView:
    """A goblin: how many paws keep it at bay, what it takes, and what lies on it."""
    goblin = state.raiders[place]
    return {
        "goblin": GOBLIN_NAMES[goblin],
        "paws": GOBLIN_PAWS[goblin],
        "takes": GOBLIN_TAKES[goblin],
        "loot": state.loot[place],
    }


def look_at_player(state: Hunt, player: int) -> PlayerView:
    """What all see of a player: wealth, and the cards laid out."""
    gray, artifacts, goblins, money = wealth(state, player)
    shown = state.laid[player]
    waiting = state.put if state.seats == PAIR else state.chosen
    return {
        "money": money,
        "treasures": [TREASURE_NAMES[tile] for tile in state.treasures[player]],
        "goblins": [GOBLIN_NAMES[goblin] for goblin in state.claimed[player]],
        "wealth": {"gray": gray, "artifacts": artifacts, "goblins": goblins, "money": money},
        "score": gray + artifacts + goblins + money,
        "cards": len(state.hands[player]),
        "pack": len(state.packs[state.pack_of(player)]),
        "own_pile": own_pile(state, player),
        "has_kept": state.chosen[player] != NOTHING,
        "has_chosen": waiting[player] != NOTHING,
        "laid": [NAMES[card] for card in shown],
        "teams": [
            [NAMES[card] for card in shown if card < FIRST_COIN and COLOUR[card] == place] for place in range(PLACES)
        ],
        "dogs": [NAMES[card] for card in shown if FIRST_DOG <= card < FIRST_ACTION],
        "coins": [NAMES[card] for card in shown if FIRST_COIN <= card < FIRST_DOG],
        "actions": [NAMES[card] for card in shown if card >= FIRST_ACTION],
        "played": played_where(state, player),
        "too_late": [NAMES[card] for card in state.idle[player]],
        "asleep": [NAMES[card] for card in state.asleep[player]],
        "mules": [{"after": place, "laid": laid} for _, place, laid in state.mules[player]],
        "paws": state.paws[player] if state.paws else None,
        "scaregoblin": state.scared >> player & 1 == 1,
        "collected": state.collected[player],
        "scrolls": look_at_scrolls(state, player),
        "done": state.done >> player & 1 == 1,
    }


def look_at_scrolls(state: Hunt, player: int) -> list[ScrollView]:
    """§5.1 What a player's yellow scrolls would pay, as anybody can count once all cards are open."""
    if state.phase != USE_SCROLLS:
        return []
    return [
        {
            "scroll": TREASURE_NAMES[tile],
            "pays": scroll_pays(state, player, tile),
            "each": WORTH[tile],
            "times": scroll_pays(state, player, tile) // WORTH[tile],
        }
        for tile in state.treasures[player]
        if IS_YELLOW[tile]
    ]


def look_at_own_cards(state: Hunt, seat: int) -> OwnView:
    """The hand, the pack in hand with what was chosen from it, every pack seen, and what the scrolls would pay."""
    pack = state.packs[state.pack_of(seat)]
    return {
        "hand": [NAMES[card] for card in state.hands[seat]],
        "pack": [NAMES[card] for card in pack],
        "keeps": None if state.chosen[seat] == NOTHING else NAMES[state.chosen[seat]],
        "sets_aside": None if state.put[seat] == NOTHING else NAMES[state.put[seat]],
        "brought": [NAMES[card] for card, _, _ in state.mules[seat]],
        "seen": look_back(state, seat),
        "scrolls": look_at_scrolls(state, seat),
        "groups": look_at_groups(state, seat),
        "guard": look_at_guard(state, seat, paws_of(state, seat)),
        "picks_would": look_at_picks(state, seat),
        "wanted": look_at_wanted(state, seat),
        "plays_would": look_at_plays(state, seat),
    }


def look_back(state: Hunt, seat: int) -> list[LookView]:
    """§3.3 Every pack that this seat has passed on in this round: what was in it, what it drew, kept and set aside."""
    looks: list[LookView] = []
    for time in range(len(state.kept[0])):
        pack = (seat - state.direction() * time) % state.seats
        cards = contents(state, pack, time)
        drawn = state.drawn[pack]
        aside = state.aside[pack]
        looks.append(
            {
                "pack_seat": pack,
                "cards": [NAMES[card] for card in cards],
                "drawn": NAMES[drawn[time]] if drawn else None,
                "kept": NAMES[state.kept[pack][time]],
                "aside": NAMES[aside[time]] if aside else None,
            }
        )
    return looks


def contents(state: Hunt, pack: int, time: int) -> tuple[int, ...]:
    """§3.1, §3.2 What was in a pack when its holder of that time chose from it."""
    cards = list(state.dealt[pack])
    cards += state.drawn[pack][: time + 1]
    for card in state.kept[pack][:time] + state.aside[pack][:time]:
        cards.remove(card)
    return tuple(sorted(cards))

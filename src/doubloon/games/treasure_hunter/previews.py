"""What a seat's own choices would change, worked out by the rules from what that seat may know."""

from __future__ import annotations

from doubloon.core.hand import kinds, without

from .box import COLOURS, COMPANION_TIMES, LOCATIONS, PLACES
from .cards import (
    COLOUR,
    FIRST_ACTION,
    FIRST_COIN,
    FIRST_DOG,
    MULE,
    NAMES,
    PAWS,
    PAYS,
    SCAREGOBLIN,
    SLEEPING_BEAUTY,
    STRENGTH,
)
from .rules.actions import awake, fall_asleep, lay_out, take_effect, why_not_play
from .rules.assemble import goes_on, is_kept_without_choice
from .rules.raid import theft
from .rules.scrolls import times_for
from .standing import holders, totals_at
from .state import ABSENT, NOTHING, Hunt
from .treasures import GOBLIN_PAWS, IS_YELLOW, TREASURE_NAMES, WORTH
from .view_types import GroupsView, GuardView, PickView, PlayView, WantedView
from .vocabulary import WORDS


def gathered(state: Hunt, seat: int) -> list[int]:
    """§3.1 The cards that a seat has kept, with the one it has just chosen."""
    chosen = state.chosen[seat]
    return list(state.hands[seat]) if chosen == NOTHING else sorted((*state.hands[seat], chosen))


def look_at_groups(state: Hunt, seat: int) -> GroupsView:
    """§4.3, §4.7, §4.8 What the cards kept add up to, location by location, and the paws and coins among all cards."""
    cards = gathered(state, seat)
    teams = [[card for card in cards if card < FIRST_COIN and COLOUR[card] == place] for place in range(PLACES)]
    return {
        "totals": [sum([STRENGTH[card] for card in team]) if team else None for team in teams],
        "cards": [len(team) for team in teams],
        "paws": paws_of(state, seat),
        "coins": coins_of(state, seat),
        "actions": len([card for card in cards if card >= FIRST_ACTION]),
        "helpers": [*[companions(cards, place) for place in range(PLACES)], scarers(cards)],
    }


def companions(cards: list[int], place: int) -> list[str]:
    """§4.4 The action cards that help at this location and nowhere else."""
    return [NAMES[card] for card in cards if card >= FIRST_ACTION and COLOUR[card] == place]


def scarers(cards: list[int]) -> list[str]:
    """§4.7 The cards that protect from goblins, however few paws there are."""
    return [NAMES[card] for card in cards if card == SCAREGOBLIN]


def paws_of(state: Hunt, seat: int) -> int:
    """§4.7 All paws of a seat, shown or not."""
    return sum([PAWS[card] for card in gathered(state, seat)]) + sum([PAWS[card] for card in state.laid[seat]])


def coins_of(state: Hunt, seat: int) -> int:
    """§4.8 What the coin cards of a seat pay, shown or not."""
    return sum([PAYS[card] for card in gathered(state, seat)]) + sum([PAYS[card] for card in state.laid[seat]])


def look_at_guard(state: Hunt, seat: int, paws: int) -> list[GuardView]:
    """§4.7 What each goblin would do to a seat with this many paws: held off, or what it takes, one after the other."""
    guard: list[GuardView] = []
    money = state.money[seat]
    for goblin in state.raiders:
        takes = theft(state, seat, goblin, paws, money)
        money -= takes
        guard.append({"held": paws >= GOBLIN_PAWS[goblin], "pays": takes})
    return guard


def look_at_picks(state: Hunt, seat: int) -> list[PickView]:
    """§3.1 What each card of the pack in hand would change if it were kept."""
    if not state.packs[-1] or state.chosen[seat] != NOTHING:
        return []
    groups = look_at_groups(state, seat)
    return [look_at_pick(state, seat, card, groups) for card in kinds(state.packs[state.pack_of(seat)])]


def look_at_pick(state: Hunt, seat: int, card: int, groups: GroupsView) -> PickView:
    """What one card would change: a total, the paws, the coins, and what the seat's yellow scrolls would pay."""
    pick: PickView = {
        "card": NAMES[card],
        "group": "actions",
        "location": None,
        "before": None,
        "after": None,
        "guard": [],
        "scrolls": sum([WORTH[tile] * times_for(tile, card) for tile in state.treasures[seat] if IS_YELLOW[tile]]),
        "fades": card >= FIRST_ACTION,
        "is_last_choice": is_kept_without_choice(state, without(state.packs[state.pack_of(seat)], card)),
    }
    if COLOUR[card] >= 0:
        total = groups["totals"][COLOUR[card]]
        pick["location"], pick["before"] = LOCATIONS[COLOUR[card]], total
        if card < FIRST_COIN:
            pick["group"], pick["after"] = COLOURS[COLOUR[card]], (total or 0) + STRENGTH[card]
        elif total is not None:
            pick["after"] = total * COMPANION_TIMES
    elif FIRST_COIN <= card < FIRST_DOG:
        pick["group"], pick["before"], pick["after"] = "coins", groups["coins"], groups["coins"] + PAYS[card]
    elif FIRST_DOG <= card < FIRST_ACTION:
        pick["group"], pick["before"], pick["after"] = "dogs", groups["paws"], groups["paws"] + PAWS[card]
        pick["guard"] = look_at_guard(state, seat, groups["paws"] + PAWS[card])
    return pick


def look_at_wanted(state: Hunt, seat: int) -> list[WantedView]:
    """§3.1, §5.1 Which cards of the pack in hand would pay the neighbour who gets it next, by a scroll that all see."""
    pack = state.packs[state.pack_of(seat)]
    if not goes_on(state, pack):
        return []
    next_seat = (seat + state.direction()) % state.seats
    scrolls = [tile for tile in state.treasures[next_seat] if IS_YELLOW[tile]]
    wanted: list[WantedView] = []
    for card in kinds(pack):
        pays, scroll = max([(WORTH[tile] * times_for(tile, card), tile) for tile in scrolls], default=(0, NOTHING))
        if pays:
            wanted.append({"card": NAMES[card], "by_seat": next_seat, "scroll": TREASURE_NAMES[scroll], "pays": pays})
    return wanted


def look_at_plays(state: Hunt, seat: int) -> list[PlayView]:
    """§4.2, §4.4 What passing and each of the seat's action cards would lead to, or why it cannot be played."""
    if state.place == NOTHING or state.paws or not state.hands[seat]:
        return []
    plays = [look_at_play(state, seat, "pass", NOTHING, NOTHING)]
    for card in kinds(state.hands[seat]):
        if card < FIRST_ACTION:
            continue
        sleepers = awake(state, seat) if card == SLEEPING_BEAUTY and state.place < PLACES else []
        for sleeper in sleepers:
            plays.append(look_at_play(state, seat, f"beauty {NAMES[sleeper]}", card, sleeper))
        if not sleepers:
            plays.append(look_at_play(state, seat, f"play {NAMES[card]}", card, NOTHING))
    return plays


def look_at_play(state: Hunt, seat: int, move: str, card: int, sleeper: int) -> PlayView:
    """One of them: the same table after it, as far as no card is drawn."""
    why = "" if card == NOTHING else why_not(state, seat, card, sleeper)
    after = state.clone()
    if card != NOTHING and not why:
        lay_out(after, seat, card)
        if sleeper != NOTHING:
            fall_asleep(after, seat, sleeper)
        else:
            take_effect(after, seat, card)
    strongest, weakest = holders(after, state.place)
    at_goblins = state.place == PLACES
    return {
        "move": move,
        "card": None if card == NOTHING else NAMES[card],
        "sleeper": None if sleeper == NOTHING else NAMES[sleeper],
        "why_not": why,
        "totals": [None if total == ABSENT else total for total in totals_at(after, state.place)],
        "max_now": strongest,
        "min_now": weakest,
        "money": after.money[seat],
        "guard": look_at_guard(after, seat, paws_of(after, seat)) if at_goblins else [],
        "draws": card == MULE,
        "closes": card == NOTHING and seat == state.priority and closes(state, seat),
    }


def why_not(state: Hunt, seat: int, card: int, sleeper: int) -> str:
    """§4.4 Why an action card cannot be played here, as the name of a reason; empty: it can."""
    reason = why_not_play(state, seat, card)
    if reason is not None:
        return WORDS.sayings[reason[0]].key
    if card == SLEEPING_BEAUTY and sleeper == NOTHING:
        return "all_asleep"
    return ""


def closes(state: Hunt, seat: int) -> bool:
    """§4.2 Would all have passed in a row, once this seat passes too? Whoever holds no card is skipped."""
    others = [(seat + step) % state.seats for step in range(1, state.seats - state.passes)]
    return not any(state.hands[other] for other in others)

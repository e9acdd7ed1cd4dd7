"""What each seat sees and knows, built up from nothing."""

from __future__ import annotations

from typing import Final

from doubloon.core import Frame

from .box import ALL_ITEMS, CATEGORIES, DUEL_ROUNDS, EXCHANGES, FAVOUR_NAMES, ICONS, ITEMS
from .chances import fate
from .duel_outlook import booty_left, named_item, outcome
from .effects import EFFECTS, LEAD_BOOTS, QUESTS
from .frames import Question, Step
from .island import CROSS, DISCOVERIES, FINISH, LAND_NAMES, OFF, SPACE_NAMES, is_afloat, is_ashore, steps_left
from .outlook import missing, reach
from .plank import HANDS, PUSH_SPEEDS
from .rules.belongings import items_of
from .rules.exchange import FIRST_CARD, NO_OFFER
from .rules.shooting import STONES
from .state import NOBODY, NOTHING, Voyage
from .view_types import (
    AllwatyawantView,
    CardView,
    CoinView,
    DeckView,
    DoubloonView,
    DuelView,
    Found,
    PlankView,
    PlayerView,
    Where,
)
from .vocabulary import AIM_NAMES, WAYS_TO_LAY

AT_THE_PLANK: Final = (Question.STAND, Question.AIM, Question.SHOOT, Question.TREMOR, Question.EXTRA)


def look(state: Voyage, seat: int | None) -> AllwatyawantView:
    """The open table, and for a seat its favour cards, what it has looked at, and what it has chosen in secret."""
    seen: AllwatyawantView = {
        "you_seat": seat,
        "round": state.round,
        "round_limit": state.round_limit,
        "turn_seat": None if state.turn == NOBODY else state.turn,
        "first_seat": state.first,
        "play_goes": "clockwise" if state.order == 1 else "counterclockwise",
        "hand_rule": HANDS[state.hand_rule],
        "dice": list(state.dice),
        "last_dice": list(state.last_dice),
        "exact_landing": state.exact_landing,
        "card": look_at_card(state),
        "target_seat": None if state.target == NOBODY else state.target,
        "fields_resolved": state.resolved,
        "dolphins": state.dolphins,
        "players": [look_at_player(state, player) for player in range(state.seats)],
        "coins": [look_at_coin(state, coin, seat) for coin in range(len(DISCOVERIES))],
        "icons_hidden": icons_hidden(state, seat),
        "decks": [look_at_deck(state, deck) for deck in range(len(CATEGORIES))],
        "favours_left": len(state.favours),
        "favours_below": [FAVOUR_NAMES[card] for card in state.favours.places if card != NOTHING],
        "tokens": {name: state.tokens[item] for item, name in enumerate(ITEMS)},
        "doubloons": [look_at_doubloon(state, place) for place in range(len(CROSS))],
        "landing_throws": state.landing_throws[:],
        "question": state.phase.name,
        "fate": fate(state),
        "asked_for": look_at_agenda(state),
        "duel": look_at_duel(state, seat) if state.duelists else None,
        "plank": look_at_plank(state),
        "winner_seat": None if state.winner == NOBODY else state.winner,
    }
    if seat is not None:
        seen["favours"] = [FAVOUR_NAMES[card] for card in state.hands[seat]]
        seen["known_favours"] = [
            [FAVOUR_NAMES[card] for card in state.known[seat * state.seats + player]] for player in range(state.seats)
        ]
        seen["lacking"] = [ITEMS[item] for item in items_of(ALL_ITEMS & ~state.items[seat])]
        seen["missing"] = missing(state, seat)
        seen["reach"] = reach(state, seat)
        seen["offers"] = offer_name(state.offers[seat]) if state.offers else None
    return seen


def look_at_card(state: Voyage) -> CardView | None:
    """The card that was last read in this turn; the texts know its words by these keys."""
    if state.reading == NOTHING:
        return None
    quest = QUESTS[state.reading]
    frame = state.todo[-1]
    options = len(EFFECTS[frame[2]].options) if frame[0] == Question.EITHER else 0
    return {
        "deck": quest.deck,
        "name": quest.name,
        "text": f"{quest.key}.text",
        "flavour": f"{quest.key}.flavour",
        "options": [f"{quest.key} option {number + 1}" for number in range(options)],
    }


def look_at_player(state: Voyage, player: int) -> PlayerView:
    """What all see of a pirate: place, tokens, markers, active cards, and how many favour cards."""
    space = state.pos[player]
    adventure = state.adventure[player]
    return {
        "space": None if space == OFF else SPACE_NAMES[space],
        "where": where(space),
        "steps_left": steps_left(space) if is_afloat(space) else None,
        "items": [ITEMS[item] for item in items_of(state.items[player])],
        "favours": len(state.hands[player]),
        "favour_limit": state.limit(player),
        "markers": state.penalty[player],
        "adventure": None if adventure == NOTHING else QUESTS[adventure].name,
        "task": None if adventure == NOTHING else f"{QUESTS[adventure].key}.text",
        "tries": state.tries[player],
        "curse": QUESTS[LEAD_BOOTS].name if state.boots == player else None,
        "has_chosen": bool(state.offers) and state.offers[player] != NO_OFFER,
    }


def where(space: int) -> Where:
    """§3 Off the board, ashore, in the bay, afloat, or on the treasure island."""
    if space == OFF:
        return "off"
    if space == FINISH:
        return "finish"
    return "ashore" if is_ashore(space) else "afloat" if is_afloat(space) else "bay"


def look_at_coin(state: Voyage, coin: int, seat: int | None) -> CoinView:
    """A piece of eight: open, known to this seat, or face down, and who has looked under it."""
    is_open = state.up >> coin & 1 == 1
    knows = is_open or (seat is not None and state.seen[coin] >> seat & 1 == 1)
    return {
        "field": LAND_NAMES[DISCOVERIES[coin]],
        "open": is_open,
        "icon": ICONS[state.icons[coin]] if knows else None,
        "seen_by_seats": [] if is_open else [other for other in range(state.seats) if state.seen[coin] >> other & 1],
    }


def icons_hidden(state: Voyage, seat: int | None) -> dict[str, int]:
    """How many of each icon lie under coins that this seat has not looked under."""
    counts = state.unseen_icons(NOBODY if seat is None else seat)
    return {name: counts[icon] for icon, name in enumerate(ICONS)}


def look_at_deck(state: Voyage, deck: int) -> DeckView:
    """How many cards were never seen, and which lie under them in what order."""
    return {
        "deck": CATEGORIES[deck],
        "fresh": state.fresh[deck].bit_count(),
        "under": [QUESTS[quest].name for quest in state.under[deck]],
    }


def look_at_doubloon(state: Voyage, place: int) -> DoubloonView:
    """A doubloon: face down, bones or the emerald."""
    found: Found = "emerald" if place == state.emerald else "bones"
    return {"doubloon": CROSS[place][0], "found": found if state.dug >> place & 1 else None}


def look_at_agenda(state: Voyage) -> list[list[int]]:
    """What is being asked and what is still to be done, the next first; nothing of it is secret."""
    return [list(frame) for frame in reversed(state.todo)]


def look_at_duel(state: Voyage, seat: int | None) -> DuelView:
    """Who fights whom and how it stands; the attack that lies face down is only its owner's."""
    striker = state.duelists[state.striker]
    may_see = state.shown != NOTHING or seat == striker
    return {
        "attacker_seat": state.duelists[0],
        "target_seat": state.duelists[1],
        "points": state.points[:],
        "round": state.duel_round,
        "exchange": state.exchange + 1,
        "striker_seat": striker,
        "has_laid": state.laid != NOTHING,
        "laid": WAYS_TO_LAY[state.laid] if state.laid != NOTHING and may_see else None,
        "shown": None if state.shown == NOTHING else WAYS_TO_LAY[state.shown],
        "tricks": state.tricks,
        "hits": state.hits,
        "is_off": state.parleyed,
        "exchanges": EXCHANGES,
        "rounds": DUEL_ROUNDS,
        "if_hit": outcome(state, True),
        "if_parried": outcome(state, False),
        "booty_left": booty_left(state),
        "named": named_item(state),
    }


def look_at_plank(state: Voyage) -> PlankView | None:
    """The plank: stones, what is chosen so far, and what the last shot did, also after the series is over."""
    if state.shooter == NOBODY:
        return None
    asks = state.todo[-1][0]
    in_use = asks in AT_THE_PLANK
    volley = volley_fired(state) if in_use else None
    quest = quest_shot_for(state) if in_use and volley is None else NOTHING
    stakes = "" if quest == NOTHING else QUESTS[quest].key
    if volley is not None:
        stakes = "return" if volley[3] else "battle"
    return {
        "in_use": in_use,
        "shooter_seat": state.shooter,
        "shots_left": state.shots,
        "stones": state.stones,
        "sunk": state.sunk,
        "need": state.need,
        "fouls": state.fouls,
        "lying": list(state.lying),
        "stand": None if state.stand == NOTHING or asks == Question.STAND else state.stand + 1,
        "aim": None if state.aim == NOTHING or asks in (Question.STAND, Question.AIM) else AIM_NAMES[state.aim],
        "speed": None if state.strength == NOTHING else PUSH_SPEEDS[state.strength],
        "last_tremor": None if state.tremor == NOTHING else state.tremor + 1,
        "last_shot": [list(happening) for happening in state.happened],
        "target_seat": None if volley is None else volley[2],
        "quest": None if quest == NOTHING else QUESTS[quest].name,
        "stakes": [f"{stakes} sunk {sunk}" for sunk in range(STONES + 1)] if stakes else [],
    }


def volley_fired(state: Voyage) -> Frame | None:
    """§9.3 The volley that the shots belong to: its step, the shooter, the target, and whether it is fired back."""
    for frame in state.todo:
        if frame[0] == Step.AFTER_VOLLEY:
            return frame
    return None


def quest_shot_for(state: Voyage) -> int:
    """§4.2, §5.1 The adventure that holds the shooter, or the card that was read."""
    held_by = state.adventure[state.shooter]
    return state.reading if held_by == NOTHING else held_by


def offer_name(offer: int) -> str | None:
    """§5.4 What a seat has chosen to pass on."""
    if offer == NO_OFFER:
        return None
    return ITEMS[offer] if offer < FIRST_CARD else FAVOUR_NAMES[offer - FIRST_CARD]

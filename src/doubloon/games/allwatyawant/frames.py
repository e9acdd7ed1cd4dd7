"""The kinds of frame on the agenda: the steps that are done, and the questions that are asked.

Plain numbers, not an IntEnum: states hold them, compiled code folds them in, and an enum is slower to look up.
"""

from __future__ import annotations

from typing import Final

from doubloon.core import Agenda

from .state import Voyage

AGENDA: Final = Agenda()


class Step:
    """What is done without asking anybody."""

    # Going ashore and the order of turns
    LANDING_THROWS: Final = 0
    LANDING_ORDER: Final = 1
    NEXT_TURN: Final = 2
    AFTER_TRY: Final = 5
    END_OF_GAME: Final = 7

    # Dice
    WINDOW: Final = 11

    # Moving on land
    LAND_CHOICE: Final = 21
    ARRIVE: Final = 22
    RESOLVE: Final = 23

    # Items and favour cards
    DRAW: Final = 30
    DRAW_ONE: Final = 31
    LIMIT: Final = 32
    LOSE: Final = 33
    LOSE_FAVOUR: Final = 34
    ROB: Final = 35
    DRAW_BLIND: Final = 36

    # Quests
    DRAW_QUEST: Final = 40
    RUN: Final = 43
    CASES: Final = 44
    JUDGE_ATTEMPT: Final = 46
    CONTEST: Final = 47
    JUDGE_CONTEST: Final = 48
    ADVENTURE: Final = 49

    # Duels
    EXCHANGE: Final = 51
    OPEN: Final = 52
    JUDGE: Final = 53
    ROUND_END: Final = 54
    BOOTY: Final = 55
    AFTER_DUEL: Final = 56

    # The bay and the sea
    BAY_ATTEMPT: Final = 60
    JUDGE_BAY: Final = 61
    SEA_MOVE: Final = 62
    EVENT: Final = 64
    VOLLEY: Final = 66
    AFTER_VOLLEY: Final = 67
    AFTER_BATTLE: Final = 68

    # The plank
    NEXT_SHOT: Final = 71

    # Treasure island
    SIXES: Final = 81
    FLIPS: Final = 82


class Question:
    """What somebody is asked, or luck decides."""

    FIRST: Final = 100
    THROW: Final = 101
    SITE: Final = 102
    SHAKE: Final = 103
    WINDOW: Final = 104
    SPEND: Final = 105
    FIELD: Final = 106
    MARCH: Final = 107
    SPIRIT: Final = 108
    DRIVE: Final = 109
    LANDING: Final = 110
    COIN: Final = 111
    PEEK: Final = 112
    PEEK_COIN: Final = 113
    FAVOUR: Final = 120
    DROP: Final = 121
    GIVE: Final = 122
    GIVE_FAVOUR: Final = 123
    TAKE: Final = 124
    ROB: Final = 125
    HAND_OVER: Final = 126
    BLIND: Final = 127
    QUEST: Final = 130
    SCAPEGOAT: Final = 131
    TARGET: Final = 132
    EITHER: Final = 133
    TRADE: Final = 134
    PASS_ROUND: Final = 135
    FEVER: Final = 136
    OPPONENT: Final = 140
    PARLEY: Final = 141
    LAY: Final = 142
    DEFEND: Final = 143
    FEINT: Final = 144
    TRICK: Final = 145
    BOOTY: Final = 146
    RANSOM: Final = 147
    LAUNCH: Final = 150
    COURSE: Final = 151
    SAIL: Final = 152
    ATTACK: Final = 153
    BULWARK: Final = 154
    STAND: Final = 160
    AIM: Final = 161
    SHOOT: Final = 162
    TREMOR: Final = 163
    EXTRA: Final = 164
    DIG: Final = 170
    FLIP: Final = 171
    DOUBLOON: Final = 172
    OVER: Final = 180


def push(state: Voyage, *frame: int) -> None:
    """Put something on the agenda, to be done before everything that is on it."""
    state.todo.append(frame)


def go_on(state: Voyage) -> None:
    """Do what is to be done until somebody is asked."""
    AGENDA.go_on(state, state.todo)

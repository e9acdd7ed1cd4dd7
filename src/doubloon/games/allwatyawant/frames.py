"""The kinds of frame on the agenda: what is to be done, and the questions that are asked."""

from __future__ import annotations

from typing import Final

from doubloon.core import Agenda

from .state import Voyage

AGENDA: Final = Agenda()

# Going ashore and the order of turns
LANDING_THROWS: Final = 0
LANDING_ORDER: Final = 1
NEXT_TURN: Final = 2
TURN: Final = 3
TRY: Final = 4
AFTER_TRY: Final = 5
ACT: Final = 6
END_OF_GAME: Final = 7

# Dice
ROLL: Final = 10
WINDOW: Final = 11

# Moving on land
LAND_MOVE: Final = 20
LAND_CHOICE: Final = 21
ARRIVE: Final = 22
RESOLVE: Final = 23
ICON: Final = 24

# Items and favour cards
DRAW: Final = 30
DRAW_ONE: Final = 31
LIMIT: Final = 32
LOSE: Final = 33
LOSE_FAVOUR: Final = 34
ROB: Final = 35
DRAW_BLIND: Final = 36
EXCHANGE_NIGHT: Final = 37

# Quests
DRAW_QUEST: Final = 40
READ: Final = 41
CARRY_OUT: Final = 42
RUN: Final = 43
CASES: Final = 44
ATTEMPT: Final = 45
JUDGE_ATTEMPT: Final = 46
CONTEST: Final = 47
JUDGE_CONTEST: Final = 48
ADVENTURE: Final = 49

# Duels
DUEL: Final = 50
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
SEA_ARRIVE: Final = 63
EVENT: Final = 64
BATTLE: Final = 65
VOLLEY: Final = 66
AFTER_VOLLEY: Final = 67
AFTER_BATTLE: Final = 68

# The plank
SERIES: Final = 70
NEXT_SHOT: Final = 71

# Treasure island
DIGGING: Final = 80
SIXES: Final = 81
FLIPS: Final = 82

# Questions, from here on
ASK_FIRST: Final = 100
ASK_THROW: Final = 101
ASK_SITE: Final = 102
ASK_SHAKE: Final = 103
ASK_WINDOW: Final = 104
ASK_SPEND: Final = 105
ASK_FIELD: Final = 106
ASK_MARCH: Final = 107
ASK_SPIRIT: Final = 108
ASK_DRIVE: Final = 109
ASK_LANDING: Final = 110
ASK_COIN: Final = 111
ASK_PEEK: Final = 112
ASK_PEEK_COIN: Final = 113
ASK_FAVOUR: Final = 120
ASK_DROP: Final = 121
ASK_GIVE: Final = 122
ASK_GIVE_FAVOUR: Final = 123
ASK_TAKE: Final = 124
ASK_ROB: Final = 125
ASK_HAND_OVER: Final = 126
ASK_BLIND: Final = 127
ASK_QUEST: Final = 130
ASK_SCAPEGOAT: Final = 131
ASK_TARGET: Final = 132
ASK_EITHER: Final = 133
ASK_TRADE: Final = 134
ASK_PASS_ROUND: Final = 135
ASK_FEVER: Final = 136
ASK_OPPONENT: Final = 140
ASK_PARLEY: Final = 141
ASK_LAY: Final = 142
ASK_DEFEND: Final = 143
ASK_FEINT: Final = 144
ASK_TRICK: Final = 145
ASK_BOOTY: Final = 146
ASK_RANSOM: Final = 147
ASK_LAUNCH: Final = 150
ASK_COURSE: Final = 151
ASK_SAIL: Final = 152
ASK_ATTACK: Final = 153
ASK_BULWARK: Final = 154
ASK_STAND: Final = 160
ASK_AIM: Final = 161
ASK_SHOOT: Final = 162
ASK_TREMOR: Final = 163
ASK_EXTRA: Final = 164
ASK_DIG: Final = 170
ASK_FLIP: Final = 171
ASK_DOUBLOON: Final = 172
OVER: Final = 180


def push(state: Voyage, kind: int, seat: int, a: int = 0, b: int = 0, c: int = 0) -> None:
    """Put something on the agenda, to be done before everything that is on it."""
    state.todo.append((kind, seat, a, b, c))


def answered(state: Voyage) -> tuple[int, ...]:
    """Take the question that was answered off the agenda."""
    return state.todo.pop()


def go_on(state: Voyage) -> None:
    """Do what is to be done until somebody is asked."""
    AGENDA.go_on(state, state.todo)

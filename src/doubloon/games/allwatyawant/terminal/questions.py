"""What somebody is doing while a question is open, for those who look on."""

from __future__ import annotations

from typing import Final

from .. import frames

QUESTIONS: Final = {
    frames.ASK_SITE: "chooses a landing site",
    frames.ASK_SHAKE: "may shake a leg, or pauses",
    frames.ASK_WINDOW: "may change the throw",
    frames.ASK_SPEND: "chooses which card to hand in",
    frames.ASK_FIELD: "chooses where to go",
    frames.ASK_MARCH: "marches on",
    frames.ASK_SPIRIT: "walks as a spirit",
    frames.ASK_DRIVE: "chooses where the other is driven",
    frames.ASK_LANDING: "may take the tunnel",
    frames.ASK_PEEK: "looks under coins",
    frames.ASK_DROP: "holds too many favour cards",
    frames.ASK_GIVE: "is to lose something",
    frames.ASK_GIVE_FAVOUR: "gives a favour card up",
    frames.ASK_TAKE: "takes an item",
    frames.ASK_ROB: "robs",
    frames.ASK_HAND_OVER: "is being robbed",
    frames.ASK_SCAPEGOAT: "may have a scapegoat",
    frames.ASK_TARGET: "chooses an opponent",
    frames.ASK_EITHER: "has to choose",
    frames.ASK_TRADE: "may trade",
    frames.ASK_FEVER: "fights the fever",
    frames.ASK_OPPONENT: "chooses whom to attack",
    frames.ASK_PARLEY: "is attacked and may call for parley",
    frames.ASK_LAY: "lays an attack face down",
    frames.ASK_DEFEND: "defends",
    frames.ASK_FEINT: "may feint",
    frames.ASK_TRICK: "may play a dirty trick",
    frames.ASK_BOOTY: "chooses the booty",
    frames.ASK_RANSOM: "may pay a ransom",
    frames.ASK_LAUNCH: "launches the raft, or walks",
    frames.ASK_COURSE: "chooses a course",
    frames.ASK_SAIL: "chooses which way to sail",
    frames.ASK_ATTACK: "may open fire",
    frames.ASK_BULWARK: "may hide behind a bulwark",
    frames.ASK_STAND: "takes a stand at the plank",
    frames.ASK_AIM: "takes aim",
    frames.ASK_SHOOT: "is about to push",
    frames.ASK_EXTRA: "may shoot again",
    frames.ASK_DIG: "digs",
    frames.ASK_FLIP: "chooses a doubloon",
}
OF_LUCK: Final = {
    frames.ASK_THROW: "throws",
    frames.ASK_COIN: "turns a coin over",
    frames.ASK_PEEK_COIN: "looks under a coin",
    frames.ASK_FAVOUR: "draws a favour card",
    frames.ASK_BLIND: "draws a card from another hand",
    frames.ASK_QUEST: "turns a quest card over",
    frames.ASK_TREMOR: "lets go, with a trembling hand",
    frames.ASK_DOUBLOON: "turns a doubloon over",
}
OF_ALL: Final = {
    frames.ASK_FIRST: "Luck decides who goes first.",
    frames.ASK_PASS_ROUND: "Everybody ashore chooses something to pass on.",
}

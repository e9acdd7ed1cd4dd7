"""What somebody is doing while a question is open, for those who look on."""

from __future__ import annotations

from typing import Final

from ..frames import Question

QUESTIONS: Final = {
    Question.SITE: "chooses a landing site",
    Question.SHAKE: "may shake a leg, or rests",
    Question.WINDOW: "may change the throw",
    Question.SPEND: "chooses which card to hand in",
    Question.FIELD: "chooses where to go",
    Question.MARCH: "marches on",
    Question.SPIRIT: "walks as a spirit",
    Question.DRIVE: "chooses where to drive the other pirate",
    Question.LANDING: "may take the tunnel",
    Question.PEEK: "looks under coins",
    Question.DROP: "holds too many favour cards",
    Question.GIVE: "has to lose something",
    Question.GIVE_FAVOUR: "gives up a favour card",
    Question.TAKE: "takes an item",
    Question.ROB: "names a token to rob",
    Question.HAND_OVER: "is being robbed",
    Question.SCAPEGOAT: "may find a scapegoat",
    Question.TARGET: "chooses an opponent",
    Question.EITHER: "has to choose",
    Question.TRADE: "may trade",
    Question.FEVER: "fights the fever",
    Question.OPPONENT: "chooses whom to attack",
    Question.PARLEY: "is attacked and may call for parley",
    Question.LAY: "lays an attack face down",
    Question.DEFEND: "defends",
    Question.FEINT: "may feint",
    Question.TRICK: "may play a dirty trick",
    Question.BOOTY: "chooses the booty",
    Question.RANSOM: "may pay a ransom",
    Question.LAUNCH: "launches the raft, or walks away",
    Question.COURSE: "chooses a course",
    Question.SAIL: "chooses which way to sail",
    Question.ATTACK: "may open fire",
    Question.BULWARK: "may hide behind a bulwark",
    Question.STAND: "takes a stand at the plank",
    Question.AIM: "takes aim",
    Question.SHOOT: "is about to push",
    Question.EXTRA: "may shoot again",
    Question.DIG: "digs",
    Question.FLIP: "chooses a doubloon",
}
OF_LUCK: Final = {
    Question.THROW: "throws",
    Question.COIN: "turns up a coin",
    Question.PEEK_COIN: "looks under a coin",
    Question.FAVOUR: "draws a favour card",
    Question.BLIND: "draws a card from somebody's hand",
    Question.QUEST: "turns up a quest card",
    Question.TREMOR: "lets go, with a trembling hand",
    Question.DOUBLOON: "turns up a doubloon",
}
OF_ALL: Final = {
    Question.FIRST: "Luck decides who goes first.",
    Question.PASS_ROUND: "Everybody ashore chooses something to pass on.",
}

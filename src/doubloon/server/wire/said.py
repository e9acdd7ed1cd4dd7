"""What clients say over the socket."""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import Struct

from .parts import Digits, Id, Number, Seat, ShortText


class Look(Struct, tag="look", forbid_unknown_fields=True):
    """Send what I may see: events since entry `since`, chat since `chat`."""

    since: Number = 0
    chat: Number = 0


class AskEarlier(Struct, tag="earlier", forbid_unknown_fields=True):
    """Send what was told before this entry: the page on which the entry before it stands."""

    before: Number


class MakeMove(Struct, tag="move", forbid_unknown_fields=True):
    """A move of one of my seats; `at` is the position that I saw, `id` names this very message."""

    id: Id
    seat: Seat
    text: ShortText
    at: Number


class AskWhy(Struct, tag="why", forbid_unknown_fields=True):
    """Why is this no legal move of mine?"""

    id: Id
    seat: Seat
    text: ShortText


class AskHint(Struct, tag="hint", forbid_unknown_fields=True):
    """What would a bot do that sees only what I see?"""

    id: Id
    seat: Seat


class TakeBack(Struct, tag="undo", forbid_unknown_fields=True):
    """Take my last move back; beyond what was revealed the table is asked."""

    id: Id
    seat: Seat
    at: Number


class Consent(Struct, tag="consent", forbid_unknown_fields=True):
    """My answer to a proposal to take moves back."""

    id: Id
    agree: bool


class Admit(Struct, tag="admit", forbid_unknown_fields=True):
    """My answer to somebody who asks for a seat of the running game; whoever asks withdraws with a no."""

    id: Id
    ask: Id
    agree: bool


class Say(Struct, tag="chat", forbid_unknown_fields=True):
    """Say something at the table."""

    id: Id
    text: ShortText


class SealCut(Struct, tag="seal", forbid_unknown_fields=True):
    """Before the game: the seal of my cut, which my page opens when the game is about to begin."""

    id: Id
    seal: Digits


class OpenCut(Struct, tag="cut", forbid_unknown_fields=True):
    """My cut, now that the server and everybody else have fixed theirs."""

    id: Id
    cut: Digits


class Seen(Struct, tag="seen", forbid_unknown_fields=True):
    """My page has shown me the game up to entry `n`, and I was looking."""

    n: Number


class Ping(Struct, tag="ping", forbid_unknown_fields=True):
    """Are you there?"""


Said = (
    Look | AskEarlier | MakeMove | AskWhy | AskHint | TakeBack | Consent | Admit | Say | SealCut | OpenCut | Seen | Ping
)

decode_said: Final = msgspec.json.Decoder(Said).decode

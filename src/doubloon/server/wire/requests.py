"""What clients ask over HTTP."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct, field

from .parts import MOST_NAME, Id, Kind, LateRule, Name, NewcomerRule, Number, Seat, ShortText, UndoRule, Visibility


class NewIdentity(Struct, forbid_unknown_fields=True):
    """A browser (or, with `bearer`, a program) asks for an identity; whoever gives no name is given one."""

    name: Name | None = None
    bearer: bool = False


class ChangeName(Struct, forbid_unknown_fields=True):
    """What an identity wants to be called from now on."""

    name: Name


class ClaimCode(Struct, forbid_unknown_fields=True):
    """Another device takes an identity over by a code."""

    code: ShortText
    bearer: bool = False


class SignOut(Struct, forbid_unknown_fields=True):
    """Sign a device of mine out; without one, all but this."""

    device: Annotated[str, Meta(max_length=64)] | None = None


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be opened; whoever opens it takes the first seat that is no bot's, with `hot_seat` all of them."""

    game: Annotated[str, Meta(max_length=60)]
    seats: Annotated[int, Meta(ge=1, le=20)]
    options: dict[str, bool | int | str] = {}
    bots: Annotated[list[Annotated[str, Meta(max_length=60)]], Meta(max_length=20)] = []
    visibility: Visibility = "link"
    undo: UndoRule = "free"
    newcomers: NewcomerRule = "consent"
    hot_seat: bool = False
    names: Annotated[list[Annotated[str, Meta(max_length=MOST_NAME)]], Meta(max_length=20)] = []
    """With `hot_seat`: what the people at the device are called, by seat; an empty one is named after the owner."""
    watchable: bool = True
    timer: Annotated[int, Meta(ge=0, le=604_800)] = 0
    cover_after: Annotated[int, Meta(ge=0, le=86_400)] = 60
    """Of no account where a decision has an hour or more."""
    stand_in: Annotated[str, Meta(max_length=60)] = ""
    late: LateRule = "move"
    pace: Annotated[float, Meta(ge=0, le=10)] = 0.6
    start: bool = False
    seal: Annotated[str, Meta(max_length=64, pattern="^([0-9a-f]{64})?$")] = ""


class Join(Struct, forbid_unknown_fields=True):
    """Take a seat, any free one if none is named; a table that is not listed asks for its invitation."""

    seat: Seat | None = None
    or_any: bool = False
    """Before the game: would any other free seat do, if somebody else has just taken that one?"""
    invitation: ShortText = ""
    only_ask: bool = False
    """Do not sit down yet, only say whether I may: before somebody new is asked for their name."""


class SetSeat(Struct, forbid_unknown_fields=True):
    """Give a seat to a bot, take it back for a person, or free it."""

    seat: Seat
    kind: Kind
    bot: Annotated[str, Meta(max_length=60)] = ""


class NameSeat(Struct, forbid_unknown_fields=True):
    """What a seat of mine is called at this table from now on."""

    seat: Seat
    name: Name


class Remove(Struct, forbid_unknown_fields=True):
    """The owner asks whoever has this seat to leave the table; only a new invitation lets them back in."""

    seat: Seat


class Mute(Struct, forbid_unknown_fields=True):
    """The owner mutes whoever has this seat, or lets them talk again; without a seat all who only watch, or one."""

    seat: Seat | None = None
    watcher: Id | None = None
    """The `id` of somebody who watches."""
    muted: bool = True


class Lock(Struct, forbid_unknown_fields=True):
    """The owner locks the table, so that nobody new sits down, or opens it again."""

    locked: bool = True


class InLanguage(Struct, forbid_unknown_fields=True):
    """In which language; English if there is no translation."""

    language: Annotated[str, Meta(max_length=35)] = "en"


class ReplayRange(Struct, forbid_unknown_fields=True):
    """Which positions of a replay, counted by its stops, and through whose eyes; without a seat a spectator's."""

    first: Annotated[Number, Meta(description="The first stop.")] = field(name="from")
    to: Annotated[Number, Meta(description="The last stop.")]
    seat: Seat | None = None
    branch: ShortText = ""

"""What messages are made of: numbers, names and the words for how a table is set."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from msgspec import Meta

MOST_TEXT: Final = 500
MOST_NAME: Final = 400
"""In parts of letters; how long a name may be in letters is the business of `names`."""
Seat = Annotated[int, Meta(ge=0, le=99)]
Number = Annotated[int, Meta(ge=0, le=10_000_000)]
ShortText = Annotated[str, Meta(max_length=MOST_TEXT)]
Id = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
Happening = Annotated[dict[str, Any], Meta(title="Happening")]
Saying = Annotated[dict[str, Any], Meta(title="Saying")]
Name = Annotated[str, Meta(min_length=1, max_length=MOST_NAME)]
Digits = Annotated[str, Meta(max_length=64, pattern="^[0-9a-f]{64}$")]

Visibility = Literal["listed", "link"]
UndoRule = Literal["free", "consent", "never"]
Kind = Literal["open", "person", "bot"]
NewcomerRule = Literal["nobody", "consent", "anybody"]
"""Who may take a seat of a running game: only those who played it, others if everybody agrees, or whoever may join."""

LateRule = Literal["move", "seat"]
"""When somebody's time is over: a bot makes this one move, or plays for them until they are back."""

NoteKind = Literal[
    "covered", "bot_asked", "back", "timed_out", "left", "seated", "rematch", "withdrawn", "declined", "void"
]
"""A bot steps in for somebody who is away, or because they asked it to; they are back; it decides for somebody whose
time is over. Somebody gave a seat up to a bot, took one from it, or opened a table for a rematch. A wish to take moves
back was withdrawn, was refused, or is void because the game moved on."""

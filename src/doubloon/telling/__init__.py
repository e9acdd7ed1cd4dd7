"""What people are told of a match, as plain data: a server says it over sockets, a page offline to itself.

Standard library only, because it also runs in the browser: whoever needs typed messages makes them of these.
"""

from .positions import PAGE, Told, mark_secrets, own_eyes, page_before, page_for_newcomers, position
from .refusals import Refusal, Refused, refused
from .replays import draws, stops

__all__ = [
    "PAGE",
    "Refusal",
    "Refused",
    "Told",
    "draws",
    "mark_secrets",
    "own_eyes",
    "page_before",
    "page_for_newcomers",
    "position",
    "refused",
    "stops",
]

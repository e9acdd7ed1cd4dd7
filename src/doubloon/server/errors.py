"""What the server refuses: each refusal has a status, a code for programs and a sentence for people."""

from __future__ import annotations

from doubloon.core import DoubloonError


class Refused(DoubloonError):
    """The request cannot be carried out."""

    status = 400
    code = "refused"


class NotKnown(Refused):
    """Nobody knows who asks."""

    status = 401
    code = "no_identity"


class NotAllowed(Refused):
    """Whoever asks may not do this."""

    status = 403
    code = "not_allowed"


class NotFound(Refused):
    """There is no such thing."""

    status = 404
    code = "not_found"


class Conflict(Refused):
    """Somebody else was faster, or the time for this is over."""

    status = 409
    code = "conflict"


class TooLarge(Refused):
    """More was sent than a message of this kind can need."""

    status = 413
    code = "too_large"


class TooMany(Refused):
    """Too much at once."""

    status = 429
    code = "too_many"

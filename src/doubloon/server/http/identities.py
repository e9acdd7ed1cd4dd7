"""Who somebody is: identities, their names, and codes for other devices."""

from __future__ import annotations

from starlette.responses import Response

from ..errors import Refusal
from ..store import Person
from ..wire import ChangeName, ClaimCode, NewIdentity
from .address import Call, answer
from .answers import Code, Identity


async def make_identity(call: Call[NewIdentity]) -> Response:
    """A new identity: its secret goes into a cookie, or with `bearer` into the answer, and nowhere else."""
    _check(call, Refusal.TOO_MANY_IDENTITIES)
    person, secret = await call.services.identities.make(call.wish.name)
    return _welcome(call, person, secret)


async def claim_identity(call: Call[ClaimCode]) -> Response:
    """Take an identity to this device by a code."""
    _check(call, Refusal.TOO_MANY_CODES)
    person, secret = await call.services.identities.claim(call.wish.code)
    return _welcome(call, person, secret)


def _check(call: Call[NewIdentity] | Call[ClaimCode], refusal: Refusal) -> None:
    """Other pages cannot give a browser another identity, because its own would be lost."""
    if not call.wish.bearer:
        call.services.identities.check_origin(call.request)
    call.services.newcomers.check(call.services.address(call.request), refusal)


def _welcome(call: Call[NewIdentity] | Call[ClaimCode], person: Person, secret: str) -> Response:
    if call.wish.bearer:
        return answer(Identity(person.id, person.name, secret))
    response = answer(Identity(person.id, person.name))
    call.services.identities.remember(response, secret)
    return response


async def me(call: Call[None]) -> Identity:
    """Who I am."""
    return Identity(call.me.id, call.me.name)


async def rename(call: Call[ChangeName]) -> Identity:
    """Change my name."""
    person = await call.services.identities.rename(call.me, call.wish.name)
    return Identity(person.id, person.name)


async def make_code(call: Call[None]) -> Code:
    """A code for my other device."""
    return Code(await call.services.identities.code(call.me))

"""Who somebody is: identities, their names, their devices, and codes for other devices."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import UTC, datetime
from typing import Any, Final

from msgspec import Struct
from starlette.responses import Response, StreamingResponse

from ..belongings import packed
from ..errors import Refusal, Refused
from ..identity import has_bearer
from ..store import Person
from ..wire.parts import Name
from ..wire.requests import ChangeName, ClaimCode, NewIdentity, SignOut
from .address import Call, answer
from .answers import Code, DeviceInfo, Gone, Identity, MyDevices

BYTES_FOR_ONE: Final = 100_000
"""So many bytes to take away cost as much as a message over a socket."""


class DeleteMe(Struct, forbid_unknown_fields=True):
    """Somebody wants all that is theirs deleted, and says their name, so that it is no mistake."""

    name: Name


async def make_identity(call: Call[NewIdentity]) -> Response:
    """A new identity: its secret goes into a cookie, or with `bearer` into the answer, and nowhere else."""
    _check(call, Refusal.TOO_MANY_IDENTITIES)
    person, secret = await call.services.identities.make(call.wish.name, call.request)
    return _welcome(call, person, secret)


async def claim_identity(call: Call[ClaimCode]) -> Response:
    """Take an identity to this device by a code."""
    _check(call, Refusal.TOO_MANY_CODES)
    person, secret = await call.services.identities.claim(call.wish.code, call.request)
    return _welcome(call, person, secret)


def _check(call: Call[NewIdentity] | Call[ClaimCode], refusal: Refusal) -> None:
    """Other pages cannot give a browser another identity, because its own would be lost."""
    if not call.wish.bearer:
        call.services.identities.check_origin(call.request)
    call.services.newcomers.check(call.services.address(call.request), refusal)


def _welcome(call: Call[NewIdentity] | Call[ClaimCode], person: Person, secret: str) -> Response:
    return _hand_over(call, person, secret, call.wish.bearer)


def _hand_over(call: Call[Any], person: Person, secret: str, bearer: bool) -> Response:
    if bearer:
        return answer(Identity(person.id, person.name, secret))
    response = answer(Identity(person.id, person.name))
    call.services.identities.remember(response, secret)
    return response


async def me(call: Call[None]) -> Identity:
    """Who I am."""
    return Identity(call.me.id, call.me.name, renamed=call.me.renamed)


async def rename(call: Call[ChangeName]) -> Identity:
    """Change my name, also at the tables where I sit."""
    before = call.me.name
    person = await call.services.identities.rename(call.me, call.wish.name)
    await call.services.keeper.rename(person, before)
    return Identity(person.id, person.name)


async def make_code(call: Call[None]) -> Code:
    """A code for my other device."""
    return Code(await call.services.identities.code(call.me))


async def devices(call: Call[None]) -> MyDevices:
    """The devices that are me."""
    return await _devices(call)


async def _devices(call: Call[Any]) -> MyDevices:
    known = await call.services.identities.devices(call.me)
    return MyDevices(
        [
            DeviceInfo(each.id, each.browser, each.system, each.created, each.seen, each.hash == call.me.device)
            for each in known
        ]
    )


async def sign_out(call: Call[SignOut]) -> Response:
    """Sign a device of mine out, or all but this one: their secrets are void, their sockets are closed."""
    await call.services.identities.sign_out(call.me, call.wish.device)
    call.services.devices.changed(call.me.id)
    left = await _devices(call)
    response = answer(left)
    if not any(device.here for device in left.devices):
        call.services.identities.forget(response)
    return response


async def renew(call: Call[None]) -> Response:
    """Another secret for this device: into its cookie, or into the answer if it came by a bearer header."""
    secret = await call.services.identities.renew(call.me)
    call.services.devices.changed(call.me.id)
    return _hand_over(call, call.me, secret, has_bearer(call.request))


async def take_away(call: Call[None]) -> Response:
    """All that is mine, as one zip file: what is kept of me, my games, their records."""
    services, address = call.services, call.address
    services.replays_of_address.enter(address, Refusal.TOO_MANY_REPLAYS)

    async def pieces() -> AsyncIterator[bytes]:
        try:
            async for piece in packed(services.database, call.me):
                await services.work.pay(address, len(piece) / BYTES_FOR_ONE)
                yield piece
        finally:
            services.replays_of_address.leave(address)

    day = datetime.now(UTC).date().isoformat()
    headers = {"Content-Disposition": f'attachment; filename="doubloon-{day}.zip"', "Cache-Control": "no-store"}
    return StreamingResponse(pieces(), 200, headers, "application/zip")


async def delete(call: Call[DeleteMe]) -> Response:
    """Delete all that is mine, for good: games that I played with others stay, under a made-up name."""
    if call.wish.name != call.me.name:
        raise Refused(Refusal.NOT_YOUR_NAME)
    await call.services.leaving.begin(call.me.id)
    call.services.devices.changed(call.me.id)
    response = answer(Gone(), 202)
    call.services.identities.forget(response)
    return response

"""How I am told that it is my turn: in this browser though no page is open, and by letter."""

from __future__ import annotations

import time
from typing import Annotated

from msgspec import Meta, Struct

from ..calling.letters import is_address
from ..calling.outgoing import NotPublic
from ..errors import Refusal, Refused
from ..services import Services
from ..store import Person
from ..store import messages as m
from ..store.messages import Push
from .address import Call

Language = Annotated[str, Meta(max_length=35)]


class CallsInfo(Struct):
    """How this server can tell me, and how it does."""

    push_key: str
    """What a browser subscribes with; empty: this server calls no browsers."""
    pushes: bool
    """Is this device called?"""
    letters: bool
    """Does this server send e-mail?"""
    address: str
    """My address; empty: I gave none."""
    confirmed: bool
    """Is it known to be mine?"""


class NewPush(Struct, forbid_unknown_fields=True):
    """Call me in this browser: what `PushSubscription.toJSON()` tells."""

    endpoint: Annotated[str, Meta(max_length=2_000)]
    p256dh: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=40)]
    language: Language = "en"


class OldPush(Struct, forbid_unknown_fields=True):
    """Call me in this browser no more."""

    endpoint: Annotated[str, Meta(max_length=2_000)]


class NewAddress(Struct, forbid_unknown_fields=True):
    """Where letters are to be sent; a first one asks whether that is right."""

    address: Annotated[str, Meta(max_length=300)]
    language: Language = "en"


class Token(Struct, forbid_unknown_fields=True):
    """The secret of a link in a letter."""

    token: Annotated[str, Meta(max_length=300)]


class Done(Struct):
    """What a link in a letter has done."""

    done: str


async def calls(call: Call[None]) -> CallsInfo:
    """How I am told that it is my turn."""
    return await _calls(call.services, call.me)


async def _calls(services: Services, me: Person) -> CallsInfo:
    post, database = services.post, services.database
    mailbox = await database.run(m.mailbox_of(me.id))
    pushes = await database.run(m.pushes_of(me.id, me.device))
    return CallsInfo(
        push_key=post.pushes.public_key if post.pushes else "",
        pushes=post.pushes is not None and pushes > 0,
        letters=post.sends_letters,
        address=mailbox.address if mailbox else "",
        confirmed=mailbox is not None and mailbox.confirmed,
    )


async def add_push(call: Call[NewPush]) -> CallsInfo:
    """Call me in this browser, also when no page is open."""
    pushes, wish = call.services.post.pushes, call.wish
    if pushes is None:
        raise Refused(Refusal.NO_PUSH)
    push = Push(wish.endpoint, wish.p256dh, wish.auth, wish.language)
    try:
        pushes.check(push)
    except (NotPublic, ValueError) as error:
        raise Refused(Refusal.BAD_PUSH) from error
    await call.services.database.run(m.add_push(call.identity, call.me.device, push, time.time()))
    return await _calls(call.services, call.me)


async def stop_push(call: Call[OldPush]) -> CallsInfo:
    """Call me in this browser no more."""
    push = Push(call.wish.endpoint, "", "", "")
    await call.services.database.run(m.forget_push(call.identity, push.id))
    return await _calls(call.services, call.me)


async def set_address(call: Call[NewAddress]) -> CallsInfo:
    """Send me letters; the first one asks whether the address is mine."""
    services, address = call.services, call.wish.address.strip()
    if not services.post.sends_letters:
        raise Refused(Refusal.NO_MAIL)
    if not is_address(address):
        raise Refused(Refusal.BAD_ADDRESS)
    for who in (call.identity, address.lower()):
        services.confirmations.check(who, Refusal.TOO_MANY_MAILS)
    services.confirmations_of_network.check(call.address, Refusal.TOO_MANY_MAILS)
    await services.database.run(m.ask_mailbox(call.identity, address, call.wish.language, time.time()))
    return await _calls(services, call.me)


async def forget_address(call: Call[None]) -> CallsInfo:
    """Send me no more letters, and forget my address."""
    await call.services.database.run(m.forget_mailbox(call.identity))
    return await _calls(call.services, call.me)


async def confirm(call: Call[Token]) -> Done:
    """Do what a link in a letter is for: confirm an address, or have no more letters."""
    return await _use(call)


async def stop(call: Call[Token]) -> Done:
    """Have no more letters, by the one click that mail programs offer (RFC 8058); whoever has the letter may."""
    return await _use(call)


async def _use(call: Call[Token]) -> Done:
    done = await call.services.database.run(m.use_token(call.wish.token, time.time()))
    if done is None:
        raise Refused(Refusal.BAD_LINK)
    return Done(done)

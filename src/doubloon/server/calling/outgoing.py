"""Requests to other servers: to hosts that anybody could reach, or that the operator has named, and to no other.

Browsers tell us where their push service is, so an address may be anybody's wish. Its host is looked up once, every
answer must be a public address, and the connection goes to just that one: whoever answers otherwise the next time
gains nothing. Redirects are not followed, and a request ends in time whatever the other side does.
"""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import Iterable, Mapping
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from socket import SOCK_STREAM
from typing import Final
from urllib.parse import SplitResult, urlsplit

import h11

from doubloon.core import DoubloonError

MOST_SECONDS: Final = 15.0
PORTS: Final = {"http": 80, "https": 443}
TRANSLATED: Final = IPv6Network("64:ff9b::/96")
"""Addresses of IPv6 that stand for others of IPv4."""
LONGEST: Final = 2_000


class NotPublic(DoubloonError):
    """This server sends nothing to such an address."""


class Undelivered(DoubloonError):
    """The other side did not take it."""

    def __init__(self, why: str, *, is_hopeless: bool = False, is_gone: bool = False) -> None:
        super().__init__(why)
        self.is_hopeless = is_hopeless or is_gone
        """Will it never take this?"""
        self.is_gone = is_gone
        """Will it never take anything again?"""


def origin_of(url: str) -> str:
    """Scheme, host and port of an address."""
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}"


def check_public(url: str, trusted: Iterable[str] = ()) -> SplitResult:
    """An address in its parts, if it looks like one to which we may send; those that the operator trusts always do."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError as error:
        raise NotPublic("This is no address.") from error
    if len(url) > LONGEST or not url.isascii() or any(letter <= " " for letter in url) or not parts.hostname:
        raise NotPublic("This is no address.")
    if origin_of(url) in trusted:
        return parts
    if parts.scheme != "https" or port not in (None, PORTS["https"]) or parts.username is not None:
        raise NotPublic("Only plain https addresses are sent to.")
    try:
        literal = is_public(parts.hostname)
    except ValueError:
        literal = "." in parts.hostname
    if not literal:
        raise NotPublic("Only public addresses are sent to.")
    return parts


def is_public(address: str) -> bool:
    """Could anybody on the internet reach this address? Then nothing is lost by sending something there."""
    ip = ip_address(address)
    if isinstance(ip, IPv6Address):
        inner = ip.ipv4_mapped or ip.sixtofour or (ip.teredo[1] if ip.teredo else None)
        if ip in TRANSLATED:
            inner = IPv4Address(int(ip) & 0xFFFFFFFF)
        if inner is not None:
            return inner.is_global and not inner.is_multicast
    return ip.is_global and not (ip.is_multicast or ip.is_reserved)


async def post(url: str, body: bytes, headers: Mapping[str, str], trusted: Iterable[str] = ()) -> int:
    """Send something by POST; the status of the answer."""
    try:
        async with asyncio.timeout(MOST_SECONDS):
            parts = check_public(url, trusted)
            port = parts.port or PORTS[parts.scheme]
            address = await _look_up(parts.hostname or "", port, origin_of(url) in trusted)
            return await _send(parts, address, port, body, headers)
    except (TimeoutError, OSError, h11.RemoteProtocolError) as error:
        raise Undelivered(f"{origin_of(url)} does not answer: {type(error).__name__}.") from error


async def _look_up(host: str, port: int, is_trusted: bool) -> str:
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=SOCK_STREAM)
    addresses = [str(each[4][0]) for each in found]
    if not addresses or not (is_trusted or all(is_public(address.partition("%")[0]) for address in addresses)):
        raise NotPublic("Only public addresses are sent to.")
    return addresses[0]


async def _send(parts: SplitResult, address: str, port: int, body: bytes, headers: Mapping[str, str]) -> int:
    secure = ssl.create_default_context() if parts.scheme == "https" else None
    name = parts.hostname if secure else None
    reader, writer = await asyncio.open_connection(address, port, ssl=secure, server_hostname=name)
    try:
        line = h11.Connection(h11.CLIENT)
        told = {"Host": parts.netloc, "Content-Length": str(len(body)), "Connection": "close", **headers}
        target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        request = h11.Request(method="POST", target=target, headers=list(told.items()))
        for part in (request, h11.Data(data=body), h11.EndOfMessage()):
            writer.write(line.send(part) or b"")
        await writer.drain()
        while True:
            event = line.next_event()
            if event is h11.NEED_DATA:
                line.receive_data(await reader.read(4_096))
            elif isinstance(event, h11.Response):
                return event.status_code
            elif not isinstance(event, h11.InformationalResponse):
                raise Undelivered(f"{parts.netloc} hung up.")
    finally:
        writer.close()

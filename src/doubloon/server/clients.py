"""Where a client is: its own address, or what the operator's proxies say; limits count by it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final

from starlette.requests import HTTPConnection

Ip = IPv4Address | IPv6Address
Network = IPv4Network | IPv6Network

HOME_BITS: Final = 64
"""One home or phone has a whole /64 of IPv6 addresses, so all of them are one client."""
UNKNOWN: Final = "unknown"
FAMILIAR: Final = 4_096
"""So many addresses are read once: a crowd that knocks again and again must cost little."""


def networks(text: str) -> tuple[Network, ...]:
    """Addresses and networks, separated by spaces or commas; `ValueError` if one is none, or holds everybody."""
    found = tuple(ip_network(word, strict=False) for word in text.replace(",", " ").split())
    if any(network.prefixlen == 0 for network in found):
        raise ValueError("everybody would be believed")
    return found


@lru_cache(FAMILIAR)
def read_ip(text: str) -> Ip | None:
    """An address, with or without a port; None if it is none. IPv4 in the clothes of IPv6 is IPv4."""
    bare = text.strip().strip('"')
    if bare.startswith("["):
        bare = bare[1:].partition("]")[0]
    elif bare.count(":") == 1:
        bare = bare.partition(":")[0]
    try:
        ip = ip_address(bare.partition("%")[0])
    except ValueError:
        return None
    return ip.ipv4_mapped or ip if isinstance(ip, IPv6Address) else ip


@lru_cache(FAMILIAR)
def group(host: str) -> str:
    """The name under which limits count an address: of IPv6 the network of a whole home."""
    ip = read_ip(host)
    if ip is None:
        return host or UNKNOWN
    return str(ip if isinstance(ip, IPv4Address) else IPv6Network((ip, HOME_BITS), strict=False))


class Clients:
    """Finds out where requests come from, believing only the proxies that the operator names."""

    def __init__(self, proxies: str) -> None:
        self._proxies: Final = networks(proxies)

    def trusts(self, host: str) -> bool:
        """Is this one of the operator's own proxies?"""
        ip = read_ip(host)
        return ip is not None and any(ip in network for network in self._proxies)

    def address(self, connection: HTTPConnection) -> str:
        """Where a request comes from, as limits count it."""
        peer = connection.client.host if connection.client else UNKNOWN
        return self.behind(peer, connection.headers.getlist("x-forwarded-for"))

    def scheme(self, connection: HTTPConnection) -> str:
        """Does a browser reach us by https or http? Our own proxies know."""
        if connection.client is not None and self.trusts(connection.client.host):
            told = connection.headers.get("x-forwarded-proto", "").rpartition(",")[2].strip().lower()
            if told in ("http", "https"):
                return told
        return "https" if connection.scope["scheme"] in ("https", "wss") else "http"

    def behind(self, peer: str, forwarded: Sequence[str]) -> str:
        """Who stands behind a peer: each proxy of ours is asked whom it speaks for, until it is none of ours.

        What makes no sense is not believed: then it is the proxy that said it.
        """
        found = peer
        for hop in _from_the_right(forwarded):
            if not self.trusts(found) or read_ip(hop) is None:
                break
            found = hop
        return group(found)


def _from_the_right(lines: Sequence[str]) -> Iterator[str]:
    """All hops of all headers, the nearest first."""
    for line in reversed(lines):
        yield from (hop.strip() for hop in reversed(line.split(",")) if hop.strip())

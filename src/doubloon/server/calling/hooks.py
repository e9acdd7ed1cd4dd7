"""The operator's webhook: it hears of everybody's turns, and can tell people in a way of its own."""

from __future__ import annotations

from hashlib import sha256
from hmac import new as hmac
from typing import Final

import msgspec

from ..store.messages import Message
from .outgoing import Undelivered, origin_of, post


class Hooks:
    """Tells the operator's own address; it is trusted, whatever it is."""

    def __init__(self, url: str, secret: str, site: str) -> None:
        self._url: Final = url
        self._secret: Final = secret.encode()
        self._site: Final = site.rstrip("/")

    async def send(self, message: Message, now: float) -> None:  # noqa: ARG002 - as all ways do
        """Post what is to be told, signed; `Undelivered` if the answer is not a good one."""
        row = message.table
        assert row is not None
        names = [seat.name for seat in row.seats if seat.belongs_to(message.identity)]
        told = {
            "id": message.id,
            "kind": message.kind,
            "player": {"id": message.identity, "name": names[0] if names else ""},
            "table": row.id,
            "game": row.game,
            "title": row.settings.title,
            "others": [seat.name for seat in row.seats if seat.name and not seat.belongs_to(message.identity)],
            "ends": message.ends,
            "url": f"{self._site}/table/{row.id}",
        }
        body = msgspec.json.encode(told)
        headers = {"Content-Type": "application/json", "User-Agent": "Doubloon"}
        if self._secret:
            headers["X-Doubloon-Signature"] = f"sha256={hmac(self._secret, body, sha256).hexdigest()}"
        status = await post(self._url, body, headers, trusted=(origin_of(self._url),))
        if not 200 <= status < 300:
            raise Undelivered(f"The webhook answers {status}.")

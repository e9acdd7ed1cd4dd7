"""Web Push: what only the browser can read, through the push service that its maker runs (RFC 8030, 8291, 8292)."""

from __future__ import annotations

import asyncio
import os
from base64 import urlsafe_b64decode
from contextlib import suppress
from email.utils import parseaddr
from pathlib import Path
from secrets import token_hex
from typing import TYPE_CHECKING, Any, Final

import msgspec

from ..settings import BadSetting, Settings
from ..store.files import make_private, open_private
from ..store.messages import Message, Push
from .outgoing import Undelivered, check_public, origin_of, post
from .words import title_and_body

if TYPE_CHECKING:
    from py_vapid import Vapid02

DAY: Final = 86_400
GOOD: Final = (200, 201, 202, 204)
GONE: Final = (404, 410)
NEVER: Final = (400, 401, 403, 413)
"""The push service will not take this, however often it is tried."""


class Pushes:
    """Calls browsers; its key is what push services know this server by."""

    def __init__(self, settings: Settings) -> None:
        self._vapid: Final = _key(Path(settings.push_key_file))
        self._trusted: Final = tuple(settings.push_services.split())
        address = parseaddr(settings.mail_from)[1]
        self._contact: Final = f"mailto:{address}" if address else settings.site

    @property
    def public_key(self) -> str:
        """What browsers subscribe with: only we can call them then."""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
        from py_vapid.utils import b64urlencode

        raw = self._vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return str(b64urlencode(raw))

    def check(self, push: Push) -> None:
        """Refuse a browser that cannot be called: `NotPublic`, or `ValueError` for keys that are none."""
        check_public(push.endpoint, self._trusted)
        from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, EllipticCurvePublicKey

        EllipticCurvePublicKey.from_encoded_point(SECP256R1(), _decoded(push.p256dh))
        if len(_decoded(push.auth)) != 16:
            raise ValueError("The secret of a browser has 16 bytes.")

    async def send(self, message: Message, now: float) -> None:
        """Call a browser; `Undelivered` says why it could not be called."""
        push, row = message.push, message.table
        assert push is not None and row is not None
        title, body = title_and_body(message, push.language, now)
        told = {"title": title, "body": body, "table": row.id, "turns": message.turns}
        left = DAY if message.ends is None else max(int(message.ends - now), 60)
        headers = {
            "TTL": str(left),
            "Urgency": "high" if message.kind == "reminder" else "normal",
            "Topic": row.id[:32],
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
        }
        sealed, signed = await asyncio.to_thread(self._seal, push, msgspec.json.encode(told))
        status = await post(push.endpoint, sealed, {**headers, **signed}, self._trusted)
        if status not in GOOD:
            why = f"The push service answers {status}."
            raise Undelivered(why, is_hopeless=status in NEVER, is_gone=status in GONE)

    def _seal(self, push: Push, text: bytes) -> tuple[bytes, dict[str, str]]:
        """What only the browser can open, and the proof that it comes from us."""
        from pywebpush import WebPusher

        keys = {"p256dh": push.p256dh, "auth": push.auth}
        sealed = WebPusher({"endpoint": push.endpoint, "keys": keys}).encode(text)["body"]
        signed = self._vapid.sign({"aud": origin_of(push.endpoint), "sub": self._contact})
        return bytes(sealed), {"Authorization": str(signed["Authorization"])}


def _decoded(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _key(file: Path) -> Vapid02:
    """The key in a file, made if it does not exist: whole or not at all, as another process may do the same."""
    try:
        from py_vapid import Vapid02, VapidException
    except ImportError as error:
        raise BadSetting("Calling browsers needs pywebpush: pip install 'doubloon[push]'.") from error
    try:
        if not file.exists():
            _make(file, Vapid02)
        make_private(file)
        return Vapid02.from_file(str(file))
    except (OSError, VapidException) as error:
        raise BadSetting(f"The key for push services in {str(file)!r} cannot be used: {error}.") from error


def _make(file: Path, kind: Any) -> None:
    new = kind()
    new.generate_keys()
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    draft = file.with_name(f"{file.name}.{token_hex(8)}")
    with os.fdopen(open_private(draft), "wb") as written:
        written.write(new.private_pem())
        written.flush()
        os.fsync(written.fileno())
    with suppress(FileExistsError):
        file.hardlink_to(draft)
    draft.unlink()

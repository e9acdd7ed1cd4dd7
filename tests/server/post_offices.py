"""Where messages go in tests: a real mail server, and a real web server that stands for a push service or a webhook."""

from __future__ import annotations

import asyncio
import threading
from base64 import urlsafe_b64decode, urlsafe_b64encode
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from os import urandom
from types import TracebackType
from typing import Any, Final, Self

import http_ece
import msgspec
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tests.server.answers import Message
from tests.server.waiting import wait_until


class _AnyPort(Controller):
    """On whichever port is free."""

    def _trigger_server(self) -> None:
        assert isinstance(self.server, asyncio.Server)
        self.port = self.server.sockets[0].getsockname()[1]
        super()._trigger_server()  # type: ignore[no-untyped-call]  # it is not typed


class MailServer:
    """Takes letters and keeps them; while it is `shut` it takes none, and without its `stamp` it does not say so."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.tried = 0
        self.shut = False
        self.stamp = threading.Event()
        self.stamp.set()
        self._controller: Final = _AnyPort(self, hostname="127.0.0.1", port=0)

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802 - as aiosmtpd calls it
        self.tried += 1
        if self.shut:
            return "451 Not now"
        letter = message_from_bytes(envelope.content.replace(b"\r\n", b"\n"), policy=policy.default)
        assert isinstance(letter, EmailMessage)
        self.letters.append(letter)
        self.stamp.wait()
        return "250 Taken"

    @property
    def url(self) -> str:
        return f"smtp://127.0.0.1:{self._controller.port}"

    def to(self, address: str, number: int = 1) -> list[EmailMessage]:
        """The letters to an address, once there are so many."""
        wait_until(lambda: len(self._to(address)) >= number)
        return self._to(address)

    def _to(self, address: str) -> list[EmailMessage]:
        return [letter for letter in self.letters if letter["To"] == address]

    def __enter__(self) -> Self:
        self._controller.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._controller.stop()


class Letterbox:
    """Takes whatever is posted and keeps it, with its head, by path; it answers `status`."""

    def __init__(self) -> None:
        self.status = 201
        self.taken: list[tuple[str, dict[str, str], bytes]] = []
        box = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                box.taken.append((self.path, {key.lower(): value for key, value in self.headers.items()}, body))
                self.send_response(box.status)
                self.end_headers()

            def log_message(self, format: str, *args: Any) -> None:
                pass

        self._server: Final = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._thread: Final = threading.Thread(target=self._server.serve_forever, daemon=True)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self._server.server_port}"

    def at(self, path: str, number: int = 1) -> list[tuple[dict[str, str], bytes]]:
        """What came to a path, once it is so much."""
        wait_until(lambda: len([each for each in self.taken if each[0] == path]) >= number)
        return [(head, body) for where, head, body in self.taken if where == path]

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._server.shutdown()
        self._server.server_close()


class Browser:
    """The keys of a browser that has subscribed: only with them can be read what is pushed to it."""

    def __init__(self, endpoint: str) -> None:
        self.endpoint: Final = endpoint
        self._key: Final = ec.generate_private_key(ec.SECP256R1())
        self._auth: Final = urandom(16)

    def subscription(self, language: str = "en") -> Message:
        """What its page tells the server."""
        raw = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": self.endpoint, "p256dh": _text(raw), "auth": _text(self._auth), "language": language}

    def read(self, body: bytes) -> Message:
        """What was pushed, opened."""
        told: Message = msgspec.json.decode(
            http_ece.decrypt(body, private_key=self._key, auth_secret=self._auth, version="aes128gcm")
        )
        return told


def is_signed(head: dict[str, str], key: str) -> bool:
    """Does the head prove that it was pushed by the server with this public key?"""
    from py_vapid import Vapid02

    words = dict(part.split("=", 1) for part in head["authorization"].removeprefix("vapid ").split(","))
    return bool(words["k"] == key and Vapid02.verify(head["authorization"]))


def claims(head: dict[str, str]) -> Message:
    """What the server says of itself in the signed part."""
    words = dict(part.split("=", 1) for part in head["authorization"].removeprefix("vapid ").split(","))
    middle = words["t"].split(".")[1]
    told: Message = msgspec.json.decode(urlsafe_b64decode(middle + "=" * (-len(middle) % 4)))
    return told


def _text(raw: bytes) -> str:
    return urlsafe_b64encode(raw).decode().rstrip("=")

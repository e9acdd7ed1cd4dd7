"""People, as programs: each has an identity, asks for things in its name, and sits down at tables."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import httpx

from tests.server.answers import Message, good, id_of
from tests.server.sockets import Socket
from tests.server.waiting import PATIENCE

if TYPE_CHECKING:
    from tests.server.servers import Server


class Person:
    """A program with an identity of its own. What it is told is kept in its sockets."""

    def __init__(self, server: Server, name: str = "Ada", secret: str | None = None) -> None:
        self.server = server
        if secret is None:
            made = server.post("/api/identity", {"name": name, "bearer": True})
            assert made.status_code == 200, made.text
            secret = made.json()["secret"]
        self.secret: Final = secret
        self.headers: Final = {"Authorization": f"Bearer {self.secret}"}
        me = self.get("/api/me")
        self.id: Final[str] = me["id"]
        self.name: Final[str] = me["name"]

    # HTTP ---------------------------------------------------------------------------------------------------------

    def ask(self, method: str, path: str, body: object = None) -> httpx.Response:
        """Any request, in this person's name."""
        return httpx.request(
            method,
            self.server.url + path,
            headers=self.headers,
            json=body,
            timeout=PATIENCE,
            trust_env=False,
            verify=False,
        )

    def get(self, path: str) -> Message:
        """The answer to a request that must succeed."""
        return good(self.ask("GET", path))

    def post(self, path: str, **body: object) -> Message:
        """The answer to a request that must succeed."""
        return good(self.ask("POST", path, body))

    def refused(self, path: str, status: int, code: str, **body: object) -> str:
        """The sentence with which a request is refused, with this status and code."""
        answer = self.ask("POST", path, body)
        assert answer.status_code == status, answer.text
        error = answer.json()["error"]
        assert error["code"] == code, error
        return str(error["message"])

    def open_table(self, game: str = "salvage", seats: int = 2, /, **wish: object) -> Message:
        """A new table; `pace=0` unless something else is wished."""
        return self.post("/api/tables", **{"game": game, "seats": seats, "pace": 0, **wish})

    def table(self, table: str | Message) -> Message:
        """The table as this person sees it."""
        return self.get(f"/api/tables/{id_of(table)}")

    def join(self, table: str | Message, seat: int | None = None, invitation: str | None = None) -> Message:
        """Sit down, with the invitation if the table's description has it."""
        known = table["invitation"] if isinstance(table, dict) else ""
        shown = known if invitation is None else invitation
        return self.post(f"/api/tables/{id_of(table)}/join", seat=seat, invitation=shown)

    def leave(self, table: str | Message) -> Message:
        """Get up."""
        return self.post(f"/api/tables/{id_of(table)}/leave")

    def start(self, table: str | Message) -> Message:
        """Begin the game."""
        return self.post(f"/api/tables/{id_of(table)}/start")

    def set_seat(self, table: str | Message, seat: int, kind: str, bot: str = "") -> Message:
        """Give a seat to a bot, a person or nobody."""
        return self.post(f"/api/tables/{id_of(table)}/seat", seat=seat, kind=kind, bot=bot)

    def rematch(self, table: str | Message) -> Message:
        """The same once more."""
        return self.post(f"/api/tables/{id_of(table)}/rematch")

    def record(self, table: str | Message) -> str:
        """The record of a finished game."""
        answer = self.ask("GET", f"/api/tables/{id_of(table)}/record")
        assert answer.status_code == 200, answer.text
        return answer.text

    # Sockets ------------------------------------------------------------------------------------------------------

    def sit(self, table: str | Message, since: int = 0, look: bool = True) -> Socket:
        """A socket at a table, which has looked and been told what there is."""
        return Socket(self.server, table, self.headers, since=since, look=look)

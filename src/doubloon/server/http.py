"""The server over HTTP: identities, tables, records. Every answer is JSON, every refusal has a code and a sentence."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any, Final, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from doubloon.bots import BadBot, bot_names, find_bot
from doubloon.core import DoubloonError, Game, find_game, game_ids
from doubloon.core.options import Option

from . import seats as seating
from .errors import Conflict, NotAllowed, Refused, TooLarge
from .faces import table_info
from .openapi import document
from .services import Services
from .store import TableRow
from .store import queries as q
from .store.rows import Person
from .table import Table
from .wire import Branch, ChangeName, ClaimCode, Join, NewIdentity, NewTable, ReplayRange, SetSeat

T = TypeVar("T")
MOST_BODY: Final = 16_384
MOST_LISTED: Final = 100
MOST_AWAITED: Final = 8
"""Of so many running games somebody is told whose turn it is: each has to be replayed for it."""

Handler = Callable[[Request, Services], Awaitable[Response]]


def routes() -> list[Route]:
    """Every address of the API."""
    return [
        Route("/api/identity", _of(make_identity), methods=["POST"]),
        Route("/api/identity/claim", _of(claim_identity), methods=["POST"]),
        Route("/api/me", _of(me), methods=["GET"]),
        Route("/api/me", _of(rename), methods=["POST"]),
        Route("/api/me/code", _of(make_code), methods=["POST"]),
        Route("/api/games", _of(games), methods=["GET"]),
        Route("/api/games/{game}/rules", _of(rules), methods=["GET"]),
        Route("/api/tables", _of(listed), methods=["GET"]),
        Route("/api/tables", _of(open_table), methods=["POST"]),
        Route("/api/tables/mine", _of(mine), methods=["GET"]),
        Route("/api/tables/{table}", _of(show), methods=["GET"]),
        Route("/api/tables/{table}/join", _of(join), methods=["POST"]),
        Route("/api/tables/{table}/leave", _of(leave), methods=["POST"]),
        Route("/api/tables/{table}/start", _of(start), methods=["POST"]),
        Route("/api/tables/{table}/seat", _of(set_seat), methods=["POST"]),
        Route("/api/tables/{table}/rematch", _of(rematch), methods=["POST"]),
        Route("/api/tables/{table}/record", _of(record), methods=["GET"]),
        Route("/api/tables/{table}/replay", _of(replay), methods=["GET"]),
        Route("/api/tables/{table}/replay/positions", _of(replay_positions), methods=["GET"]),
        Route("/api/tables/{table}/luck", _of(luck), methods=["GET"]),
        Route("/api/tables/{table}/branch", _of(branch), methods=["POST"]),
        Route("/api/openapi.json", _of(openapi), methods=["GET"]),
        Route("/healthz", _of(healthy), methods=["GET"]),
        Route("/metrics", _of(metrics), methods=["GET"]),
    ]


def answer(value: Any, status: int = 200) -> Response:
    """A value as JSON; nothing of it is cached."""
    return Response(msgspec.json.encode(value), status, {"Cache-Control": "no-store"}, "application/json")


def _of(handler: Handler) -> Callable[[Request], Awaitable[Response]]:
    async def endpoint(request: Request) -> Response:
        services: Services = request.app.state.services
        if request.url.path.startswith("/api/"):
            services.requests.check(services.address(request), "requests")
        return await handler(request, services)

    return endpoint


async def _read(request: Request, kind: type[T]) -> T:
    """The body of a request as a message of this kind."""
    body = b""
    async for chunk in request.stream():
        body += chunk
        if len(body) > MOST_BODY:
            raise TooLarge(f"A request has at most {MOST_BODY} bytes.")
    try:
        return msgspec.json.decode(body or b"{}", type=kind)
    except (msgspec.DecodeError, msgspec.ValidationError, RecursionError, UnicodeDecodeError) as error:
        raise Refused(f"The request cannot be understood: {str(error)[:200]}.") from error


def _query(request: Request, kind: type[T]) -> T:
    """What stands behind the question mark, as a message of this kind."""
    try:
        return msgspec.convert(dict(request.query_params), kind, strict=False)
    except msgspec.ValidationError as error:
        raise Refused(f"The request cannot be understood: {str(error)[:200]}.") from error


# Identities ------------------------------------------------------------------------------------------------------


async def make_identity(request: Request, services: Services) -> Response:
    """A new identity: its secret goes into a cookie, or with `bearer` into the answer, and nowhere else."""
    wish = await _read(request, NewIdentity)
    _check_page(request, services, wish.bearer)
    services.newcomers.check(services.address(request), "new identities")
    person, secret = await services.identities.make(wish.name)
    return _welcome(services, person, secret, wish.bearer)


async def claim_identity(request: Request, services: Services) -> Response:
    """Take an identity to this device by a code."""
    wish = await _read(request, ClaimCode)
    _check_page(request, services, wish.bearer)
    services.newcomers.check(services.address(request), "codes")
    person, secret = await services.identities.claim(wish.code)
    return _welcome(services, person, secret, wish.bearer)


def _check_page(request: Request, services: Services, bearer: bool) -> None:
    """Other pages cannot give a browser another identity: its own would be lost."""
    if not bearer:
        services.identities.check_origin(request)


def _welcome(services: Services, person: Person, secret: str, bearer: bool) -> Response:
    told = {"id": person.id, "name": person.name}
    if bearer:
        return answer({**told, "secret": secret})
    response = answer(told)
    services.identities.remember(response, secret)
    return response


async def me(request: Request, services: Services) -> Response:
    """Who I am."""
    person = await services.identities.of(request)
    return answer({"id": person.id, "name": person.name})


async def rename(request: Request, services: Services) -> Response:
    """Call me otherwise."""
    person = await services.identities.of(request)
    person = await services.identities.rename(person, (await _read(request, ChangeName)).name)
    return answer({"id": person.id, "name": person.name})


async def make_code(request: Request, services: Services) -> Response:
    """A code for my other device."""
    person = await services.identities.of(request)
    return answer({"code": await services.identities.code(person)})


# Games -----------------------------------------------------------------------------------------------------------


async def games(request: Request, services: Services) -> Response:  # noqa: ARG001 - every handler gets both
    """All games with their options, and all bots."""
    return answer(
        {
            "games": [
                {
                    "id": game.id,
                    "title": game.title,
                    "summary": game.summary,
                    "min_seats": game.min_seats,
                    "max_seats": game.max_seats,
                    "rules_version": game.rules_version,
                    "options": [_option(option) for option in game.options.all],
                }
                for game in _games()
            ],
            "bots": _bots(),
        }
    )


def _games() -> list[Game[Any]]:
    """All games that can be loaded: one that is broken hides no other."""
    found = []
    for id in game_ids():
        with suppress(DoubloonError):
            found.append(find_game(id))
    return found


def _bots() -> list[dict[str, str]]:
    """All bots that can be loaded: one that is broken hides no other."""
    told = []
    for name in bot_names():
        with suppress(BadBot):
            told.append({"name": name, "summary": find_bot(name).summary})
    return told


def _option(option: Option) -> dict[str, Any]:
    is_number = type(option.default) is int
    kind = "switch" if type(option.default) is bool else "number" if is_number else "choice"
    values = [option.values[0], option.values[-1]] if is_number else list(option.values)
    return {"name": option.name, "kind": kind, "values": values, "default": option.default, "help": option.help}


async def rules(request: Request, services: Services) -> Response:  # noqa: ARG001
    """The rules of a game, in our words."""
    game = find_game(request.path_params["game"])
    return PlainTextResponse((game.folder / "RULES.md").read_text(encoding="utf-8"), media_type="text/markdown")


# Tables ----------------------------------------------------------------------------------------------------------


async def listed(request: Request, services: Services) -> Response:
    """Tables that strangers may join or watch."""
    person = await services.identities.known(request)
    rows = await services.database.run(q.listed_tables(MOST_LISTED))
    return answer({"tables": [_outside(row, person) for row in rows]})


async def mine(request: Request, services: Services) -> Response:
    """The tables at which I sit or sat, and for whom the last few of them wait."""
    person = await services.identities.of(request)
    rows = await services.database.run(q.tables_of(person.id, MOST_LISTED))
    playing = [row.id for row in rows if row.status == "playing"][:MOST_AWAITED]
    waiting = {id: await _awaited(services, id, person.id) for id in playing}
    return answer({"tables": [_outside(row, person) for row in rows], "waiting": waiting})


async def _awaited(services: Services, id: str, identity: str) -> list[int]:
    """The seats that a running game waits for; nobody if it cannot be played on, or not be seen by who left it."""
    table = await services.keeper.find(id)
    async with table.hold():
        return table.match.actors() if table.match is not None and table.may_read(identity) else []


def _outside(row: TableRow, person: Person | None) -> Any:
    return table_info(row, None, "", person.id if person else "", set(), 0)


async def open_table(request: Request, services: Services) -> Response:
    """Open a table, and begin at once if that is wished."""
    person = await services.identities.of(request)
    wish = await _read(request, NewTable)
    table = await services.keeper.open_table(person, wish)
    if wish.start:
        await services.keeper.begin(table, person.id)
    return answer(_info(table, person), 201)


async def show(request: Request, services: Services) -> Response:
    """One table, apart from the game."""
    person = await services.identities.known(request)
    table = await _table(request, services)
    return answer(_info(table, person))


async def join(request: Request, services: Services) -> Response:
    """Sit down."""
    person = await services.identities.of(request)
    wish = await _read(request, Join)
    table = await _table(request, services)
    if table.row.settings["visibility"] != "listed" and wish.invitation != table.row.invitation:
        raise NotAllowed("This table is for those with its invitation: open the link that its owner has.")
    if table.row.status == "over":
        raise Conflict("The game is over.")
    await table.rearrange(lambda row: seating.take_seat(row, person.id, person.name, wish.seat), [person.id])
    services.keeper.drive(table)
    return answer(_info(table, person))


async def leave(request: Request, services: Services) -> Response:
    """Get up."""
    person = await services.identities.of(request)
    table = await _table(request, services)
    if table.row.status == "over":
        raise Conflict("The game is over.")
    await table.rearrange(lambda row: seating.leave(row, person.id), [])
    return answer(_info(table, person))


async def start(request: Request, services: Services) -> Response:
    """Begin the game."""
    person = await services.identities.of(request)
    table = await _table(request, services)
    await services.keeper.begin(table, person.id)
    return answer(_info(table, person))


async def set_seat(request: Request, services: Services) -> Response:
    """Give a seat to a bot, a person, or nobody."""
    person = await services.identities.of(request)
    wish = await _read(request, SetSeat)
    if wish.kind == "bot":
        find_bot(wish.bot)
    table = await _table(request, services)
    if table.row.status == "over":
        raise Conflict("The game is over.")

    def change(row: TableRow) -> None:
        seating.set_seat(row, person.id, wish.seat, wish.kind, wish.bot, person.name)

    await table.rearrange(change, [person.id])
    services.keeper.drive(table)
    return answer(_info(table, person))


async def rematch(request: Request, services: Services) -> Response:
    """The same once more."""
    person = await services.identities.of(request)
    table = await services.keeper.rematch(await _table(request, services), person)
    return answer(_info(table, person), 201)


async def record(request: Request, services: Services) -> Response:
    """The record of a finished game, its luck opened: `doubloon verify` proves it."""
    person = await services.identities.known(request)
    table = await _table(request, services)
    async with table.hold():
        match = table.match
        if match is None or not match.is_over():
            raise Conflict("The record can be read when the game is over.")
        if not table.may_read(person.id if person else ""):
            raise NotAllowed("Only those who sat at the table may read its record.")
        text = match.record.text()
    name = f"{table.row.game}-{table.id}.jsonl"
    return Response(
        text, 200, {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}, "text/plain"
    )


# Replays ---------------------------------------------------------------------------------------------------------


@contextmanager
def _one_of_few(request: Request, services: Services) -> Iterator[None]:
    """Replays are work: nobody takes all the places in which they wait."""
    address = services.address(request)
    services.replays_of_address.enter(address, "replays")
    try:
        yield
    finally:
        services.replays_of_address.leave(address)


async def replay(request: Request, services: Services) -> Response:
    """A game to be looked at again: its stops."""
    person = await services.identities.known(request)
    table = await _table(request, services)
    with _one_of_few(request, services):
        return answer(await services.replays.overview(table, person.id if person else ""))


async def replay_positions(request: Request, services: Services) -> Response:
    """Some positions of a replay, through one pair of eyes."""
    person = await services.identities.known(request)
    wish = _query(request, ReplayRange)
    table = await _table(request, services)
    with _one_of_few(request, services):
        return answer({"positions": await services.replays.positions(table, person.id if person else "", wish)})


async def luck(request: Request, services: Services) -> Response:
    """The luck of a finished game, opened."""
    person = await services.identities.known(request)
    table = await _table(request, services)
    with _one_of_few(request, services):
        return answer(await services.replays.luck(table, person.id if person else ""))


async def branch(request: Request, services: Services) -> Response:
    """Go on from a position of a finished game, against bots."""
    person = await services.identities.of(request)
    wish = await _read(request, Branch)
    table = await _table(request, services)
    with _one_of_few(request, services):
        table = await services.replays.branch(table, person, wish)
    return answer(_info(table, person), 201)


async def _table(request: Request, services: Services) -> Table:
    return await services.keeper.find(request.path_params["table"])


def _info(table: Table, person: Person | None) -> Any:
    identity = person.id if person else ""
    return table_info(table.row, table.match, table.frozen, identity, table.present(), 0)


# For programs ----------------------------------------------------------------------------------------------------


async def openapi(request: Request, services: Services) -> Response:  # noqa: ARG001
    """All addresses, as an OpenAPI document."""
    return Response(document(), 200, media_type="application/json")


# For operators ---------------------------------------------------------------------------------------------------


async def healthy(request: Request, services: Services) -> Response:  # noqa: ARG001
    """Does the server do its work?"""
    began = time.monotonic()
    await services.database.run(q.is_alive())
    return answer({"ok": True, "database_ms": round((time.monotonic() - began) * 1000, 1)})


async def metrics(request: Request, services: Services) -> Response:  # noqa: ARG001
    """Figures for Prometheus."""
    return Response(services.metrics.text(), 200, media_type="text/plain; version=0.0.4")

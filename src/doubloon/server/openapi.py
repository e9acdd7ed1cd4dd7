"""The HTTP addresses for programs: an OpenAPI document, its schemas made from the types that the server decodes by."""

from __future__ import annotations

from functools import cache
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct

import doubloon

from .wire import (
    Branch,
    ChangeName,
    ClaimCode,
    Join,
    LuckInfo,
    NewIdentity,
    NewTable,
    Positions,
    ReplayInfo,
    ReplayRange,
    SetSeat,
    TableInfo,
)


class Identity(Struct):
    """An identity as its owner sees it; the secret only if it was asked for, and only once."""

    id: str
    name: str
    secret: str = ""


class Code(Struct):
    """A code for another device."""

    code: str


class OptionInfo(Struct):
    """What can be chosen for a game; of a number the least and the most are told."""

    name: str
    kind: Literal["switch", "number", "choice"]
    values: list[bool | int | str]
    default: bool | int | str
    help: str


class GameInfo(Struct):
    """A game that can be played."""

    id: str
    title: str
    summary: str
    min_seats: int
    max_seats: int
    rules_version: int
    options: list[OptionInfo]


class BotInfo(Struct):
    """A bot that can be seated."""

    name: str
    summary: str


class Games(Struct):
    """All games and all bots."""

    games: list[GameInfo]
    bots: list[BotInfo]


class Tables(Struct):
    """Some tables."""

    tables: list[TableInfo]


class MyTables(Tables):
    """My tables, and of those that are played the seats that they wait for."""

    waiting: dict[str, list[int]]


class Health(Struct):
    """The server does its work."""

    ok: bool
    database_ms: float


class Fault(Struct):
    """A code for programs, a sentence for people."""

    code: str
    message: str


class ErrorAnswer(Struct):
    """Something was refused."""

    error: Fault


Address = tuple[str, str, str, type | None, type | str, int, bool]

ADDRESSES: Final[tuple[Address, ...]] = (
    # method, path, what it does, body, answer (a type or a media type), status, is an identity needed?
    ("post", "/api/identity", "A new identity.", NewIdentity, Identity, 200, False),
    ("post", "/api/identity/claim", "Take an identity over by a code.", ClaimCode, Identity, 200, False),
    ("get", "/api/me", "Who I am.", None, Identity, 200, True),
    ("post", "/api/me", "Call me otherwise.", ChangeName, Identity, 200, True),
    ("post", "/api/me/code", "A code for my other device.", None, Code, 200, True),
    ("get", "/api/games", "All games and all bots.", None, Games, 200, False),
    ("get", "/api/games/{game}/rules", "The rules of a game.", None, "text/markdown", 200, False),
    ("get", "/api/tables", "Tables that strangers may join or watch.", None, Tables, 200, False),
    ("post", "/api/tables", "Open a table.", NewTable, TableInfo, 201, True),
    ("get", "/api/tables/mine", "The tables at which I sit or sat.", None, MyTables, 200, True),
    ("get", "/api/tables/{table}", "One table, apart from the game.", None, TableInfo, 200, False),
    ("post", "/api/tables/{table}/join", "Sit down.", Join, TableInfo, 200, True),
    ("post", "/api/tables/{table}/leave", "Get up.", None, TableInfo, 200, True),
    ("post", "/api/tables/{table}/start", "Begin the game.", None, TableInfo, 200, True),
    ("post", "/api/tables/{table}/seat", "Give a seat to a bot, a person, or nobody.", SetSeat, TableInfo, 200, True),
    ("post", "/api/tables/{table}/rematch", "The same once more.", None, TableInfo, 201, True),
    ("get", "/api/tables/{table}/record", "The record of a finished game.", None, "text/plain", 200, False),
    ("get", "/api/tables/{table}/replay", "A game to be looked at again: its stops.", None, ReplayInfo, 200, False),
    ("get", "/api/tables/{table}/replay/positions", "Positions of a replay.", None, Positions, 200, False),
    ("get", "/api/tables/{table}/luck", "The luck of a finished game, opened.", None, LuckInfo, 200, False),
    ("post", "/api/tables/{table}/branch", "Go on from there against bots.", Branch, TableInfo, 201, True),
    ("get", "/api/openapi.json", "This document.", None, "application/json", 200, False),
    ("get", "/healthz", "Does the server do its work?", None, Health, 200, False),
    ("get", "/metrics", "Figures for Prometheus.", None, "text/plain", 200, False),
)

QUERIES: Final[dict[str, type]] = {"/api/tables/{table}/replay/positions": ReplayRange}
"""What may stand behind the question mark."""


@cache
def document() -> bytes:
    """The document, as it is sent."""
    kinds = {kind for address in ADDRESSES for kind in address[3:5] if isinstance(kind, type)} | {ErrorAnswer}
    ordered = sorted(kinds, key=lambda kind: kind.__name__)
    _, schemas = msgspec.json.schema_components(ordered, ref_template="#/components/schemas/{name}")
    paths: dict[str, dict[str, Any]] = {}
    for address in ADDRESSES:
        paths.setdefault(address[1], {})[address[0]] = _operation(address)
    secured = {"secret": {"type": "http", "scheme": "bearer"}}
    told = {
        "openapi": "3.1.0",
        "info": {"title": "Doubloon", "version": doubloon.__version__},
        "paths": paths,
        "components": {"schemas": schemas, "securitySchemes": secured},
    }
    return msgspec.json.encode(told)


def _operation(address: Address) -> dict[str, Any]:
    _, path, summary, body, answer, status, is_personal = address
    operation: dict[str, Any] = {
        "summary": summary,
        "responses": {
            str(status): {"description": "Done.", "content": _content(answer)},
            "default": {"description": "Refused: the code says why.", "content": _content(ErrorAnswer)},
        },
    }
    names = [part[1:-1] for part in path.split("/") if part.startswith("{")]
    parameters = [{"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in names]
    parameters += _queries(path)
    if parameters:
        operation["parameters"] = parameters
    if body is not None:
        operation["requestBody"] = {"required": True, "content": _content(body)}
    if is_personal:
        operation["security"] = [{"secret": []}]
    return operation


def _queries(path: str) -> list[dict[str, Any]]:
    """One parameter for each field; a number that may be left out is a number all the same."""
    if path not in QUERIES:
        return []
    told = []
    for name in msgspec.structs.fields(QUERIES[path]):
        schema = msgspec.json.schema(name.type)
        schema = next((kind for kind in schema.pop("anyOf", []) if kind != {"type": "null"}), schema)
        told.append({"name": name.encode_name, "in": "query", "required": name.required, "schema": schema})
    return told


def _content(kind: type | str) -> dict[str, Any]:
    if isinstance(kind, str):
        return {kind: {"schema": {} if kind.endswith("json") else {"type": "string"}}}
    return {"application/json": {"schema": {"$ref": f"#/components/schemas/{kind.__name__}"}}}

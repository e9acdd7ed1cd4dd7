"""The HTTP addresses for programs: an OpenAPI document, its schemas made from the types that the server decodes by."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

import doubloon

from .address import Address
from .answers import ErrorAnswer


def document(addresses: Sequence[Address[Any]]) -> bytes:
    """The document, as it is sent."""
    kinds = {kind for each in addresses for kind in (each.body, each.answer) if isinstance(kind, type)}
    ordered = sorted(kinds | {ErrorAnswer}, key=lambda kind: kind.__name__)
    _, schemas = msgspec.json.schema_components(ordered, ref_template="#/components/schemas/{name}")
    paths: dict[str, dict[str, Any]] = {}
    for address in addresses:
        paths.setdefault(address.path, {})[address.method.lower()] = _operation(address)
    secured = {"secret": {"type": "http", "scheme": "bearer"}}
    told = {
        "openapi": "3.1.0",
        "info": {"title": "Doubloon", "version": doubloon.__version__},
        "paths": paths,
        "components": {"schemas": schemas, "securitySchemes": secured},
    }
    return msgspec.json.encode(told)


def _operation(address: Address[Any]) -> dict[str, Any]:
    operation: dict[str, Any] = {
        "summary": address.summary,
        "responses": {
            str(address.status): {"description": "Done.", "content": _content(address.answer)},
            "default": {"description": "Refused: the code says why.", "content": _content(ErrorAnswer)},
        },
    }
    names = [part[1:-1] for part in address.path.split("/") if part.startswith("{")]
    parameters = [{"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in names]
    parameters += [] if address.query is None else _queries(address.query)
    if parameters:
        operation["parameters"] = parameters
    if address.body is not None:
        must_say = any(field.required for field in msgspec.structs.fields(address.body))
        operation["requestBody"] = {"required": must_say, "content": _content(address.body)}
    if address.needs == "somebody":
        operation["security"] = [{"secret": []}]
    return operation


def _queries(kind: type) -> list[dict[str, Any]]:
    """One parameter for each field; a number that may be left out is a number all the same."""
    told = []
    for name in msgspec.structs.fields(kind):
        schema = msgspec.json.schema(name.type)
        schema = next((kind for kind in schema.pop("anyOf", []) if kind != {"type": "null"}), schema)
        told.append({"name": name.encode_name, "in": "query", "required": name.required, "schema": schema})
    return told


def _content(kind: type | str) -> dict[str, Any]:
    if isinstance(kind, str):
        return {kind: {"schema": {} if kind.endswith("json") else {"type": "string"}}}
    return {"application/json": {"schema": {"$ref": f"#/components/schemas/{kind.__name__}"}}}

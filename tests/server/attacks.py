"""What attackers send: any bytes, any JSON, and messages that are almost right. And how an answer must look."""

from __future__ import annotations

import json
from typing import Any, Final

import httpx
from hypothesis import strategies as st

from tests.server.servers import Server

FAILURES: Final = ("a request failed", "a message failed", "a table stopped", "Traceback", '"level": "error"')
"""What a log holds when something went wrong on the server itself."""

HUGE: Final = [2**31, 2**63, 2**64, -(2**63) - 1, 10**400, -1, 1e308, -0.0]
ODD_TEXTS: Final = [
    "",
    " ",
    "\x00",
    "\u202eadA",
    "\u200b",
    "\ufffe",
    "a\r\nSet-Cookie: doubloon=x",
    "'; DROP TABLE tables; --",
    "%s%n{0}{seat}",
    "../../etc/passwd",
    "<script>alert(1)</script>",
    "Ȧ" * 5_000,
    "🏴‍☠️" * 400,
    "Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢",
]


def deep(levels: int, opening: str = "[", closing: str = "]") -> bytes:
    """JSON that is nested so deep that a careless reader falls."""
    return (opening * levels + closing * levels).encode()


def texts() -> st.SearchStrategy[str]:
    """Any text that can be written as JSON, and the nasty ones."""
    return st.one_of(st.sampled_from(ODD_TEXTS), st.text(max_size=30))


def values() -> st.SearchStrategy[Any]:
    """Any JSON."""
    plain = st.one_of(st.none(), st.booleans(), st.integers(), st.floats(allow_nan=False), texts())
    return st.recursive(
        st.one_of(plain, st.sampled_from(HUGE)),
        lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(st.text(max_size=8), inner, max_size=4)),
        max_leaves=8,
    )


def raw() -> st.SearchStrategy[bytes]:
    """Bytes that are no message: garbage, broken JSON, half letters, nesting, numbers without end."""
    broken = [
        b"",
        b"{",
        b"null",
        b"[]",
        b'{"type":',
        b'{"type": "\xff"}',
        b'"\\ud800"',
        b'{"name": "\\ud800"}',
        b'{"type": "move", "text": "\\udfff\\ud800"}',
        b'{"name": "\xed\xa0\x80"}',
        b'{"seats": ' + b"9" * 3_000 + b"}",
        b'{"at": 1e999999}',
        b'{"name": NaN}',
        b'{"name": "a", "name": "b"}',
        b"\xef\xbb\xbf{}",
        deep(1_500),
        deep(1_000, '{"a":', "}"),
        deep(1_200, '{"options":{"a":[', "]}}"),
        b"\x00" * 100,
    ]
    return st.one_of(st.sampled_from(broken), st.binary(max_size=200), values().map(as_json))


def as_json(value: object) -> bytes:
    """A value as JSON, halves of letters as escapes."""
    return json.dumps(value).encode()


@st.composite
def almost(draw: st.DrawFn, messages: list[dict[str, Any]]) -> bytes:
    """A good message with something wrong: fields of another type, missing or too many, bytes cut or changed."""
    message: dict[str, Any] = json.loads(json.dumps(draw(st.sampled_from(messages))))
    for _ in range(draw(st.integers(1, 2))):
        how = draw(st.integers(0, 4))
        name = draw(st.sampled_from(sorted(message))) if message else "type"
        if how == 0:
            message.pop(name, None)
        elif how == 1:
            message[draw(st.text(max_size=10))] = draw(values())
        else:
            message[name] = draw(values())
    sent = as_json(message)
    cut = draw(st.integers(0, 6))
    place = draw(st.integers(0, len(sent)))
    if cut == 0:
        return sent[:place]
    if cut == 1:
        return sent[:place] + draw(st.binary(min_size=1, max_size=3)) + sent[place:]
    return sent


def check(answer: httpx.Response) -> None:
    """An answer is a good one or a refusal in words; never a failure, never a trace."""
    shown = f"{answer.request.method} {answer.request.url}: {answer.status_code} {answer.text[:300]}"
    assert answer.status_code < 500, shown
    assert not 300 <= answer.status_code < 400, shown
    assert "Traceback" not in answer.text, shown
    if answer.status_code >= 400 and answer.request.method != "HEAD":
        error = answer.json()["error"]
        assert set(error) == {"code", "message", "fields"}, shown
        assert error["code"] and error["message"], shown
        assert error["code"] != "failed", shown


def check_log(server: Server, before: int = 0) -> None:
    """Nothing failed on the server since its log had this length."""
    log = server.log[before:]
    for failure in FAILURES:
        assert failure not in log, log[-3_000:]

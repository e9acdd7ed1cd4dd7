"""Options typed on the command line as `key=value`."""

from __future__ import annotations

from collections.abc import Sequence

from doubloon.core import BadOption


def parse_options(texts: Sequence[str]) -> dict[str, object]:
    """The options as they were typed; the game checks names and values."""
    chosen: dict[str, object] = {}
    for text in texts:
        key, equals, value = text.partition("=")
        key, value = key.strip(), value.strip()
        if not equals or not key or not value:
            raise BadOption(f"An option is written key=value, such as rounds=5, not {text!r}.")
        if key in chosen:
            raise BadOption(f"The option {key!r} may be given only once, not twice ({chosen[key]} and {value}).")
        chosen[key] = value
    return chosen

"""Discovering bots: modules in `doubloon.bots` that offer BOT or BOTS, and entry points of other people's packages."""

from __future__ import annotations

import pkgutil
from difflib import get_close_matches
from importlib import import_module
from importlib.metadata import entry_points
from typing import Final

from doubloon.core.errors import DoubloonError

from .base import Bot

PACKAGE: Final = "doubloon.bots"
"""Where bots are looked for, and the name of the entry-point group."""


class UnknownBot(DoubloonError):
    """No bot with this name was found."""


class BadBot(DoubloonError):
    """A bot does not keep to the protocol: a message for its author."""


def bot_names() -> list[str]:
    """The names of all bots that can be found, sorted; those of other people's packages are not imported yet."""
    return sorted(set(_own()) | set(_entry_points()))


def find_bot(name: str) -> Bot:
    """The bot with this name; an unknown name or a broken bot gives a clear error."""
    own = _own().get(name)
    if own is not None:
        return own
    entry = _entry_points().get(name)
    if entry is not None:
        return _loaded(name, entry)
    known = bot_names()
    near = get_close_matches(name, known, n=1)
    hint = f" Did you mean {near[0]!r}?" if near else f" There are: {', '.join(known) or 'none'}."
    raise UnknownBot(f"There is no bot {name!r}.{hint}")


def _own() -> dict[str, Bot]:
    found: dict[str, Bot] = {}
    for module in pkgutil.iter_modules(import_module(PACKAGE).__path__):
        own = import_module(f"{PACKAGE}.{module.name}")
        bots = [bot for bot in (getattr(own, "BOT", None), *getattr(own, "BOTS", ())) if bot is not None]
        found.update({bot.name: bot for bot in bots})
    return found


def _entry_points() -> dict[str, str]:
    return {entry.name: entry.value for entry in entry_points(group=PACKAGE)}


def _loaded(name: str, entry: str) -> Bot:
    module, _, attribute = entry.partition(":")
    attribute = attribute or "BOT"
    try:
        bot = getattr(import_module(module), attribute, None)
    except Exception as error:
        raise BadBot(f"The bot {name!r} cannot be loaded: {type(error).__name__}: {error}.") from error
    if not isinstance(bot, Bot):
        raise BadBot(f"The bot {name!r} must be a Bot called {attribute} in {module}.")
    if bot.name != name:
        raise BadBot(f"The bot in {module} must have the name {name!r}, not {bot.name!r}.")
    return bot

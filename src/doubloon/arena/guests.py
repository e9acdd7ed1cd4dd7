"""Other people's bots: a function or class in a file, `bot.py:Name`, a net, `net.npz`, or a program, `exec:COMMAND`.

A level may think about what a network likes: `agatha+net.npz`, or with the one that comes with the game, `agatha+net`.

Only the command line invites them, never a server: whoever names a file or a command runs it.
"""

from __future__ import annotations

import re
import shlex
import sys
from collections.abc import Mapping
from hashlib import sha256
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from shutil import which
from typing import Any, Final

from doubloon.bots import BadBot, Bot, UnknownBot, find_bot
from doubloon.core import find_game, game_ids
from doubloon.core.options import Value

from .faults import describe
from .program import Program
from .question import Answerer

EXEC: Final = "exec:"
FILE: Final = ".py:"
NET: Final = ".npz"
WITH_NET: Final = re.compile(r"([a-z]+)\+(net|.*\.npz)")
"""A level, and the network whose moves it thinks about."""
LONGEST_NAME: Final = 40


def invite(bot: str, options: Mapping[str, Value], seconds: float) -> Bot:
    """The bot of this name, of this file or of this command; one that cannot play is refused in a sentence."""
    if bot.startswith(EXEC):
        command = command_of(bot)
        if which(command[0]) is None:
            raise UnknownBot(f"There is no program {command[0]!r} to start.")
        return Program(short_name(bot), command, options, seconds)
    if FILE in bot:
        return _from_file(bot, options, seconds)
    if WITH_NET.fullmatch(bot) or bot.endswith(NET):
        return _net(bot)
    try:
        return find_bot(bot)
    except UnknownBot as error:
        if bot.endswith(".py"):
            raise UnknownBot(f"Say which bot of {bot} you mean, such as {bot}:MyBot.") from None
        raise UnknownBot(f"{error} (Or name a file, path.py:MyBot, or a program, exec:COMMAND.)") from None


def is_guest(bot: str) -> bool:
    """Is this a file or a command, and no name of a bot?"""
    return bot.startswith(EXEC) or FILE in bot or (bot.endswith(NET) and not WITH_NET.fullmatch(bot))


def short_name(bot: str) -> str:
    """What a bot is called at the table: of a file the name in it, of a command what looks most like a program."""
    if bot.startswith(EXEC):
        words = command_of(bot)
        files = [word for word in words if Path(word).is_file()] or words[:1]
        name = Path(files[-1]).name
    elif FILE in bot:
        name = bot.rpartition(":")[2]
    elif with_net := WITH_NET.fullmatch(bot):
        name = f"{with_net[1]}+{Path(with_net[2]).stem}"
    elif bot.endswith(NET):
        name = Path(bot).stem
    else:
        name = bot
    shown = "".join(letter for letter in name if letter.isprintable()).strip()
    return shown[:LONGEST_NAME] or "guest"


def command_of(bot: str) -> list[str]:
    """The words of a command, as a shell would read them."""
    try:
        words = shlex.split(bot.removeprefix(EXEC))
    except ValueError as error:
        raise BadBot(f"{bot!r} is not a command: {error}.") from error
    if not words:
        raise BadBot("exec: needs a command after it, such as exec:./mybot or 'exec:node mybot.js'.")
    return words


def digest(bot: str) -> str:
    """What a guest is made of: the content of its files; of a bot of ours, the network that it thinks about, if any."""
    if bot.startswith(EXEC):
        files = [Path(word) for word in command_of(bot) if Path(word).is_file()]
    elif with_net := WITH_NET.fullmatch(bot):
        files = _networks(with_net[2])
    elif bot.endswith(NET):
        files = [Path(bot)]
    else:
        files = [Path(bot.rpartition(":")[0])] if FILE in bot else []
    return sha256(b"\0".join(file.read_bytes() for file in files)).hexdigest()[:16] if files else ""


def _networks(named: str) -> list[Path]:
    """The file of a network, or those that come with the games; and the code by which they are played."""
    shipped = [find_game(id).folder / "net.npz" for id in game_ids()]
    files = [path for path in shipped if path.is_file()] if named == "net" else [Path(named)]
    return files + sorted((Path(__file__).parents[1] / "nets").glob("*.py"))


def _net(bot: str) -> Bot:
    with_net = WITH_NET.fullmatch(bot)
    named = with_net[2] if with_net else bot
    path = None if named == "net" else Path(named)
    if path is not None and not path.is_file():
        raise UnknownBot(f"There is no file {named!r}.")
    try:
        from doubloon.nets import NetBot, NetSearch
    except ImportError as error:
        raise BadBot(str(error)) from error
    if with_net:
        return NetSearch(with_net[1], path)
    assert path is not None, "a network alone is a file"
    return NetBot(path)


def _from_file(bot: str, options: Mapping[str, Value], seconds: float) -> Bot:
    place, _, name = bot.rpartition(":")
    path = Path(place)
    if not path.is_file():
        raise UnknownBot(f"There is no file {place!r}, so there is no bot {name!r} in it.")
    found = getattr(_module(path), name, None)
    if found is None:
        raise BadBot(f"{path.name} has no {name!r}: it must define a function or a class of that name.")
    if isinstance(found, type):
        try:
            found = found()
        except Exception as error:
            raise BadBot(f"{name!r} of {path.name} cannot be made: {describe(error)}.") from error
    if isinstance(found, Bot):
        return found
    if callable(found):
        return Answerer(name, found, options, seconds)
    raise BadBot(f"{name!r} of {path.name} must be a Bot, or a function that answers a question, not {found!r}.")


def _module(path: Path) -> Any:
    name = f"doubloon_guest_{path.stem}_{sha256(str(path.resolve()).encode()).hexdigest()[:8]}"
    if name in sys.modules:
        return sys.modules[name]
    spec = spec_from_file_location(name, path)
    if spec is None or spec.loader is None:
        raise BadBot(f"{path.name} cannot be loaded as Python.")
    module = module_from_spec(spec)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        del sys.modules[name]
        raise BadBot(f"{path.name} cannot be loaded: {describe(error)}.") from error
    return module

"""Who sits where: people at this keyboard and bots, as typed with --seat or as remembered in a record's names."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from doubloon.arena.guests import EXEC, invite, is_guest, short_name
from doubloon.bots import Bot, UnknownBot, bot_names, find_bot
from doubloon.core import BadSeats, DoubloonError, Game
from doubloon.core.options import Value

PERSON: Final = "you"
OPPONENT: Final = "greedy"
COMPANY: Final = 3
"""How many sit at a table unless somebody says otherwise, if the game allows it."""

BOTS_ARE_CALLED: Final = ("Anne", "Bart", "Calico", "Drake", "Edward", "Flora", "Grace", "Henry", "Ines", "Jack")

_REMEMBERED: Final = re.compile(r".* \(([^()]+)\)$")
_GUEST: Final = "guest "
"""What stands before the name of a guest bot, which nobody can find by its name."""


@dataclass(frozen=True)
class Player:
    """A name, and the bot that plays for it; None for a person at this keyboard."""

    name: str
    bot: Bot | None = None


@dataclass(frozen=True)
class Invitation:
    """What a guest bot must know before it sits down."""

    options: Mapping[str, Value]
    seconds: float
    """How long a program may think about a choice."""


def seat_players(
    game: Game[Any], specs: Sequence[str], seats: int | None, invitation: Invitation | None = None
) -> list[Player]:
    """The players of a new game: those typed, then greedy bots up to the number of seats."""
    wanted = list(specs) or [PERSON]
    least = game.min_seats if specs else max(game.min_seats, min(COMPANY, game.max_seats))
    number = max(len(wanted), least) if seats is None else seats
    if len(wanted) > number or not game.min_seats <= number <= game.max_seats:
        came = f"{len(wanted)} for --seats {number}" if len(wanted) > number else str(number)
        raise BadSeats(f"{game.title} is played by {game.min_seats} to {game.max_seats}, not by {came}.")
    wanted += [OPPONENT] * (number - len(wanted))
    players: list[Player] = []
    for seat, spec in enumerate(wanted):
        players.append(_player(spec, seat, [player.name for player in players], invitation))
    return players


def recall_players(names: Sequence[str], specs: Sequence[str], invitation: Invitation | None = None) -> list[Player]:
    """The players of a resumed game: as typed, otherwise by their names (`Anne (greedy)` is a bot)."""
    if specs and len(specs) != len(names):
        expected = f"give --seat for each of them or for none, not for {len(specs)}"
        raise BadSeats(f"The game has {len(names)} seats ({', '.join(names)}): {expected}.")
    if specs:
        return [Player(name, _bot(_parts(spec)[1], invitation)) for name, spec in zip(names, specs, strict=True)]
    return [Player(name, _remembered_bot(name)) for name in names]


def _parts(spec: str) -> tuple[str | None, str]:
    """The name, if one was typed, and who plays; a command may hold anything, so it is looked for first."""
    name, is_command, command = spec.partition(EXEC)
    if is_command and (not name or name.endswith("=")):
        return name[:-1] if name else None, EXEC + command
    name, is_named, kind = spec.rpartition("=")
    return name if is_named else None, kind.strip()


def _player(spec: str, seat: int, taken: list[str], invitation: Invitation | None) -> Player:
    typed, kind = _parts(spec)
    bot = _bot(kind, invitation)
    name = (typed or "").strip()
    if typed is not None and (not name or not name.isprintable() or len(name) > 40):
        raise DoubloonError(f"A name has 1 to 40 printable characters, not {name!r} (in --seat {spec!r}).")
    if bot is None:
        return Player(_free(name or f"Player {seat + 1}", taken))
    if not name:
        used = [other.split(" ")[0] for other in taken]
        name = next((free for free in BOTS_ARE_CALLED if free not in used), f"Bot {seat + 1}")
    called = f"{_GUEST}{short_name(kind)}" if is_guest(kind) else bot.name
    return Player(_free(f"{name} ({called})", taken), bot)


def _free(name: str, taken: list[str]) -> str:
    if name in taken:
        raise DoubloonError(f"Two players cannot both be called {name!r}; tell them apart, as in --seat Ada=you.")
    return name


def _bot(kind: str, invitation: Invitation | None) -> Bot | None:
    if kind.lower() == PERSON:
        return None
    if invitation is not None and is_guest(kind):
        return invite(kind, invitation.options, invitation.seconds)
    try:
        return find_bot(kind)
    except UnknownBot:
        known = ", ".join(bot_names())
        raise UnknownBot(
            f"A seat is 'you', 'NAME=you', a bot ({known}, path.py:MyBot, exec:COMMAND) or 'NAME=BOT', not {kind!r}."
        ) from None


def _remembered_bot(name: str) -> Bot | None:
    found = _REMEMBERED.match(name)
    if found is not None and found[1].startswith(_GUEST):
        raise UnknownBot(f"{name} was played by a bot of yours: say with --seat, for every seat, who plays now.")
    if found is None or found[1] not in bot_names():
        return None
    return find_bot(found[1])

"""What a series of games consists of: a line-up, a number of deals, and the seed from which all luck derives."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from doubloon.core import BadSeats, DoubloonError, find_game
from doubloon.core.options import Value

from .guests import invite, short_name


@dataclass(frozen=True, order=True)
class Sitting:
    """One game of a series: which deal it is, and how far the line-up has rotated; both count from 1."""

    deal: int
    rotation: int


@dataclass(frozen=True)
class Plan:
    """Everything the results of a series depend on, in words and numbers, so that every process can read it."""

    game: str
    bots: tuple[str, ...]
    deals: int
    seed: str
    options: Mapping[str, Value]
    rotations: int = 0
    """In how many rotations of the line-up each deal is played; 0: in all, so that everybody sits everywhere."""

    seconds: float = 5.0
    """How long a guest program may think about a choice."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "rotations", self.rotations or len(self.bots))

    @property
    def games(self) -> int:
        """How many games the series has: every deal is played once in each rotation."""
        return self.deals * self.rotations

    def names(self) -> list[str]:
        """What the entrants are called, in line-up order: a second greedy bot is called ``greedy #2``."""
        names: list[str] = []
        short = [short_name(bot) for bot in self.bots]
        for place, name in enumerate(short):
            before = short[:place].count(name)
            names.append(f"{name} #{before + 1}" if before else name)
        return names

    def sittings(self) -> Iterator[Sitting]:
        """Every game of the series, deal by deal."""
        for deal in range(1, self.deals + 1):
            yield from self.deal(deal)

    def deal(self, deal: int) -> list[Sitting]:
        """The games of one deal."""
        return [Sitting(deal, rotation) for rotation in range(1, self.rotations + 1)]

    def seating(self, sitting: Sitting) -> list[int]:
        """Which entrant sits where: entry s is the entrant of seat s."""
        return [(seat + sitting.rotation - 1) % len(self.bots) for seat in range(len(self.bots))]

    def luck_seed(self, sitting: Sitting) -> str:
        """The seed of decks and dice: the same in every rotation of a deal, so that all have the same luck."""
        return f"arena/{self.seed}/deal/{sitting.deal}"

    def bot_seed(self, sitting: Sitting, seat: int) -> str:
        """The seed of one seat's own thinking, apart from the luck and from every other seat."""
        return f"{self.luck_seed(sitting)}/rotation/{sitting.rotation}/seat/{seat}"


def draw_up(
    game: str,
    bots: Sequence[str],
    games: int,
    seed: str,
    options: Mapping[str, object],
    rotations: int = 0,
    seconds: float = 5.0,
) -> Plan:
    """A plan of at least this many games, rounded up to whole deals; refuses what cannot be played."""
    rules = find_game(game)
    if not rules.min_seats <= len(bots) <= rules.max_seats:
        raise BadSeats(
            f"{rules.title} is played by {rules.min_seats} to {rules.max_seats}: name that many bots, not {len(bots)}."
        )
    if games < 1:
        raise DoubloonError(f"A series has 1 game or more, not {games}.")
    if not seed.isprintable() or not seed.strip():
        raise DoubloonError(f"A seed is a printable text or number, not {seed!r}.")
    settings = rules.options.settle(options).as_dict()
    for bot in bots:
        invite(bot, settings, seconds)
    return Plan(game, tuple(bots), -(-games // (rotations or len(bots))), seed, settings, rotations, seconds)

"""What the book of finished games says of one person, and who plays best."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from msgspec import Struct

from ..ratings import Strength
from ..ratings.model import BOT, POINT, SETTLED
from .database import Transaction
from .queries import as_work

PRACTICE: Final = "f.why NOT IN ('lesson', 'branch', 'device')"
"""Games in which somebody played for themselves against others, whether or not they count for ratings."""
MY_RANK: Final = "CASE WHEN m.counts > 0 THEN m.counts ELSE m.place END"
THEIR_RANK: Final = "CASE WHEN o.counts > 0 THEN o.counts ELSE o.place END"
"""The place in which somebody counts: whoever gave up is last, whatever a bot made of it."""
MINE: Final = "FROM finishers m JOIN finished f ON f.n = m.n WHERE m.identity = ?"
AGAINST: Final = (
    "FROM finishers m JOIN finished f ON f.n = m.n JOIN finishers o ON o.n = m.n AND o.identity <> m.identity "
    f"WHERE m.identity = ? AND {PRACTICE}"
)
TALLY: Final = (
    f"COUNT(*), SUM(CASE WHEN {MY_RANK} < {THEIR_RANK} THEN 1 ELSE 0 END), "
    f"SUM(CASE WHEN {MY_RANK} > {THEIR_RANK} THEN 1 ELSE 0 END)"
)
MOST_OPPONENTS: Final = 30
MOST_BEST: Final = 100
SURE_ENOUGH: Final = (SETTLED + 0.5) * POINT
"""The doubt of a rating that is not provisional, as the model measures it."""


class Wanted(Struct, frozen=True):
    """Which of my games are wanted; what is empty or nought does not matter."""

    game: str = ""
    seats: int = 0
    won: bool | None = None
    since: float = 0.0
    bots: tuple[str, ...] | None = None
    """One of these sat at the table."""
    opponent: str = ""
    """This person sat at the table."""


class Played(Struct, frozen=True):
    """A seat of a finished game."""

    n: int
    table: str
    """Empty: the game's record is no longer kept."""
    game: str
    at: float
    why: str
    seat: int
    identity: str
    bot: str
    name: str
    score: int
    place: int
    part: str
    strength: Strength | None
    before: Strength | None


class Step(Struct, frozen=True):
    """A game of mine: when, in which place, and how strong I was believed to be afterwards, if it counted."""

    n: int
    game: str
    at: float
    place: int
    strength: Strength | None


class Tally(Struct, frozen=True):
    """How games against somebody ended: how many there were, in how many I was ahead of them, and behind them."""

    who: str
    name: str
    games: int
    ahead: int
    behind: int
    game: str = ""


class Ranked(Struct, frozen=True):
    """Somebody who has a rating in a game."""

    player: str
    name: str
    listed: bool
    strength: Strength
    games: int

    @property
    def bot(self) -> str:
        """Which bot it is; empty for a person."""
        return self.player.removeprefix(BOT) if self.player.startswith(BOT) else ""


@as_work
def my_games(transaction: Transaction, me: str, wanted: Wanted, before: int, limit: int) -> tuple[list[Played], int]:
    """Some finished games of mine, newest first, from before a number on: all their seats; and how many there are."""
    where, values = _conditions(me, wanted)
    total = transaction.execute(f"SELECT COUNT(DISTINCT m.n) {MINE}{where}", (me, *values))[0][0]
    found = transaction.execute(
        f"SELECT DISTINCT m.n {MINE}{where} AND m.n < ? ORDER BY m.n DESC LIMIT ?", (me, *values, before, limit)
    )
    if not found:
        return [], int(total)
    numbers = [n for (n,) in found]
    rows = transaction.execute(
        "SELECT f.n, COALESCE(t.id, ''), f.game, f.at, f.why, o.seat, o.identity, o.bot, o.name, o.score, o.place, "
        "o.part, o.mu, o.sigma, o.mu_before, o.sigma_before "
        "FROM finished f JOIN finishers o ON o.n = f.n LEFT JOIN tables t ON t.id = f.played "
        f"WHERE f.n IN ({', '.join('?' for _ in numbers)}) ORDER BY f.n DESC, o.seat",
        numbers,
    )
    return [_played(row) for row in rows], int(total)


@as_work
def opponent(transaction: Transaction, me: str, n: int, seat: int) -> str:
    """Who sat on a seat of a finished game of mine; empty if nobody did, or it was none of mine."""
    rows = transaction.execute(
        "SELECT o.identity FROM finishers o JOIN finishers m ON m.n = o.n "
        "WHERE m.identity = ? AND o.n = ? AND o.seat = ? LIMIT 1",
        (me, n, seat),
    )
    return str(rows[0][0]) if rows else ""


@as_work
def my_steps(transaction: Transaction, me: str) -> list[Step]:
    """All finished games of mine that I played against others, oldest first."""
    rows = transaction.execute(
        f"SELECT m.n, f.game, f.at, {MY_RANK}, m.mu, m.sigma {MINE} AND {PRACTICE} ORDER BY m.n", (me,)
    )
    return [Step(n, game, at, place, _strength(strength)) for n, game, at, place, *strength in rows]


@as_work
def my_tallies(transaction: Transaction, me: str) -> tuple[list[Tally], list[Tally]]:
    """How my games against bots ended, by game and bot; and against people, by person, most games first."""
    bots = transaction.execute(
        f"SELECT f.game, o.bot, {TALLY} {AGAINST} AND o.part = 'bot' GROUP BY f.game, o.bot ORDER BY f.game, o.bot",
        (me,),
    )
    people = transaction.execute(
        f"SELECT o.identity, MAX(o.n), {TALLY} {AGAINST} AND o.identity <> '' "
        "GROUP BY o.identity ORDER BY COUNT(*) DESC, MAX(o.n) DESC LIMIT ?",
        (me, MOST_OPPONENTS),
    )
    named = [(*_met(transaction, identity, n), *tally) for identity, n, *tally in people]
    return (
        [Tally(bot, "", games, ahead, behind, game) for game, bot, games, ahead, behind in bots],
        [Tally(*each) for each in named],
    )


@as_work
def my_ratings(transaction: Transaction, me: str) -> dict[str, tuple[Strength, int]]:
    """How strong I am believed to be, by game, and after how many games."""
    rows = transaction.execute("SELECT game, mu, sigma, games FROM ratings WHERE player = ? ORDER BY game", (me,))
    return {game: (Strength(mu, sigma), games) for game, mu, sigma, games in rows}


@as_work
def best(transaction: Transaction, game: str, limit: int = MOST_BEST) -> list[Ranked]:
    """Those who agreed to be on the leaderboard and whose rating is not provisional, best first; and such bots."""
    return _ranked(
        transaction,
        "r.game = ? AND r.sigma <= ? AND (i.listed = 1 OR r.player LIKE ?) ORDER BY r.mu DESC, r.player LIMIT ?",
        (game, SURE_ENOUGH, f"{BOT}%", limit),
    )


@as_work
def everybody(transaction: Transaction, game: str) -> list[Ranked]:
    """All who have a rating in a game, best first: for whoever runs the server."""
    return _ranked(transaction, "r.game = ? ORDER BY r.mu DESC, r.player", (game,))


@as_work
def ahead_of(transaction: Transaction, game: str, strength: Strength) -> int:
    """How many people of the leaderboard are ahead of somebody."""
    rows = transaction.execute(
        "SELECT COUNT(*) FROM ratings r JOIN identities i ON i.id = r.player "
        "WHERE r.game = ? AND r.sigma <= ? AND i.listed = 1 AND r.mu > ?",
        (game, SURE_ENOUGH, strength.mu),
    )
    return int(rows[0][0])


@as_work
def rated_games(transaction: Transaction) -> list[str]:
    """The games in which anybody has a rating."""
    return [game for (game,) in transaction.execute("SELECT DISTINCT game FROM ratings ORDER BY game")]


@as_work
def is_listed(transaction: Transaction, me: str) -> bool | None:
    """Do I want to be on the leaderboard? None: I have not been asked."""
    rows = transaction.execute("SELECT listed FROM identities WHERE id = ?", (me,))
    return {1: True, -1: False}.get(rows[0][0]) if rows else None


@as_work
def set_listed(transaction: Transaction, me: str, listed: bool) -> None:
    """Be on the leaderboard from now on, or not."""
    transaction.execute("UPDATE identities SET listed = ? WHERE id = ?", (1 if listed else -1, me))


def _conditions(me: str, wanted: Wanted) -> tuple[str, list[Any]]:
    """The rest of a WHERE, and its values."""
    parts: list[tuple[str, Sequence[Any]]] = []
    if wanted.game:
        parts.append(("f.game = ?", [wanted.game]))
    if wanted.seats:
        parts.append(("f.seats = ?", [wanted.seats]))
    if wanted.won is not None:
        parts.append((f"{MY_RANK} {'=' if wanted.won else '>'} 1", []))
    if wanted.since:
        parts.append(("f.at >= ?", [wanted.since]))
    if wanted.bots is not None:
        marks = ", ".join("?" for _ in wanted.bots) or "''"
        parts.append((_sat(f"o.part = 'bot' AND o.bot IN ({marks})"), wanted.bots))
    if wanted.opponent:
        parts.append((_sat("o.identity = ? AND o.identity <> ?"), [wanted.opponent, me]))
    return "".join(f" AND {sql}" for sql, _ in parts), [value for _, values in parts for value in values]


def _sat(who: str) -> str:
    return f"EXISTS (SELECT 1 FROM finishers o WHERE o.n = m.n AND {who})"


def _met(transaction: Transaction, identity: str, n: int) -> tuple[str, str]:
    """Somebody as I met them last: by the seat that they had in that game, and what they were called there."""
    rows = transaction.execute("SELECT seat, name FROM finishers WHERE n = ? AND identity = ? LIMIT 1", (n, identity))
    seat, name = rows[0]
    return f"{n}.{seat}", name


def _ranked(transaction: Transaction, which: str, values: Sequence[Any]) -> list[Ranked]:
    rows = transaction.execute(
        "SELECT r.player, COALESCE(i.name, ''), COALESCE(i.listed, 0), r.mu, r.sigma, r.games FROM ratings r "
        f"LEFT JOIN identities i ON i.id = r.player WHERE {which}",
        values,
    )
    return [Ranked(player, name, listed == 1, Strength(*sure), games) for player, name, listed, *sure, games in rows]


def _played(row: Sequence[Any]) -> Played:
    n, table, game, at, why, seat, identity, bot, name, score, place, part, *strengths = row
    after, before = _strength(strengths[:2]), _strength(strengths[2:])
    return Played(n, table, game, at, why, seat, identity, bot, name, score, place, part, after, before)


def _strength(values: Sequence[float | None]) -> Strength | None:
    mu, sigma = values
    return None if mu is None or sigma is None else Strength(mu, sigma)

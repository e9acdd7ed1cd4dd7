"""pgx: games as array programs, many at once on this processor, by random legal moves; compiling is not counted."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from benchmarks.beside.gauge import tell

GAMES = ("backgammon", "leduc_holdem", "sparrow_mahjong", "connect_four", "chess")
TABLES, MOVES = 256, 20


def steps(name: str) -> None:
    jax: Any = import_module("jax")
    env = import_module("pgx").make(name)
    begin, step = jax.vmap(env.init), jax.vmap(env.step)

    def one(carried: Any, key: Any) -> tuple[Any, None]:
        scores = jax.numpy.where(carried.legal_action_mask, 0.0, -1e9)
        moves = jax.random.categorical(key, scores, axis=1)
        again = begin(jax.random.split(key, TABLES))
        gone_on = step(carried, moves, jax.random.split(key, TABLES))

        def fresh(old: Any, new: Any) -> Any:
            over = gone_on.terminated.reshape((TABLES,) + (1,) * (old.ndim - 1))
            return jax.numpy.where(over, new, old)

        return jax.tree_util.tree_map(fresh, gone_on, again), None

    @jax.jit  # type: ignore[untyped-decorator]  # jax is not installed where types are checked
    def many(carried: Any, key: Any) -> Any:
        return jax.lax.scan(one, carried, jax.random.split(key, MOVES))[0]

    tables = jax.jit(begin)(jax.random.split(jax.random.PRNGKey(0), TABLES))

    def work() -> int:
        nonlocal tables
        tables = jax.block_until_ready(many(tables, jax.random.PRNGKey(1)))
        return TABLES * MOVES

    tell(name, "steps, many at once", work)


def main() -> None:
    for name in GAMES:
        steps(name)


if __name__ == "__main__":
    main()

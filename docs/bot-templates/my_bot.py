"""Two bots in one file. Play them with: doubloon arena GAME greedy --bot my_bot.py:my_bot (or my_bot.py:MyBot)"""

from random import Random

from doubloon.bots import Bot


def my_bot(question):
    """One of question["moves"]: it sees what its seat sees, in question["view"], and nothing else."""
    luck = Random(question["luck"])  # so that the same game is played again
    return luck.choice(question["moves"])


class MyBot(Bot):
    """Looks one move ahead in a world that its seat thinks possible; `game.determinize` gives it more of them."""

    name = "my-bot"

    def choose(self, game, world, seat, rng):
        def worth(move):
            after = world.clone()
            after.apply(seat, move)
            return game.evaluate(after, seat) + rng.random() / 1000

        return max(world.legal_moves(seat), key=worth)

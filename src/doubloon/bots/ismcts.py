"""Information-set tree search as the textbooks have it: the yardstick for whatever we build that is better.

One tree for what the searching seat can tell apart (single observer), a new world for every visit, UCB among the moves
that are possible in that world (Cowling, Powley and Whitehouse 2012), and random play from the leaf to the end. With a
prior the game's first impressions lead the way and a playout is cut off and judged by `evaluate`.
"""

from __future__ import annotations

from math import exp, log, sqrt
from random import Random
from time import perf_counter
from typing import Any, ClassVar, Final

from doubloon.core.game import Game
from doubloon.core.random_play import random_move
from doubloon.core.words import CHANCE, Move

from .base import Bot


class Node:
    """A place in the tree: what came of it for the one who moved there."""

    def __init__(self, prior: float) -> None:
        self.children: Final[dict[Move, Node]] = {}
        self.prior: Final = prior
        self.visits = 0
        self.available = 0
        self.total = 0.0

    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0


class Search:
    """How the tree is grown: how often, how curious, with a first impression or without, and how far one plays on."""

    def __init__(
        self, visits: int, seconds: float = 0.0, curiosity: float = 0.7, widest: int = 0, depth: int = 0
    ) -> None:
        self.visits: Final = visits
        self.seconds: Final = seconds
        self.curiosity: Final = curiosity
        self.widest: Final = widest
        """How many moves at most are tried at a node, those that look best; 0: all, and no first impression counts."""
        self.depth: Final = depth
        """How many decisions a playout goes on by the game's advice; 0: at random to the end."""

    def choose(self, game: Game[Any], world: Any, seat: int, rng: Random) -> Move:
        """The move that was tried most often."""
        root = Node(1.0)
        ends = perf_counter() + self.seconds if self.seconds else 0.0
        done = 0
        while done < self.visits or (ends and perf_counter() < ends):
            self.visit(game, root, game.determinize(world, seat, rng), rng)
            done += 1
        legal: list[Move] = world.legal_moves(seat)
        tried = [move for move in legal if move in root.children]
        return max(tried, key=lambda move: (root.children[move].visits, -move)) if tried else legal[0]

    def visit(self, game: Game[Any], root: Node, world: Any, rng: Random) -> None:
        """Go down the tree in one world, add a leaf, play on, and tell everybody on the way what came of it."""
        node, path = root, [(-1, root)]
        while True:
            actors = world.actors()
            if not actors:
                break
            actor = actors[0]
            if actor == CHANCE:
                move = world.phase.sample(world, rng)
                child = node.children.get(move)
                if child is None:
                    child = node.children[move] = Node(1.0)
            else:
                move, child = self.descend(game, node, world, actor, rng)
            world.apply(actor, move)
            path.append((actor, child))
            node = child
            if not child.visits and actor != CHANCE:
                break
        worth = self.outcome(game, world, rng)
        for actor, passed in path:
            passed.visits += 1
            if actor >= 0:
                passed.total += worth[actor]

    def descend(self, game: Game[Any], node: Node, world: Any, actor: int, rng: Random) -> tuple[Move, Node]:
        """The next move to try at a node: an untried one, or the most promising."""
        moves = world.legal_moves(actor)
        if self.widest:
            return self.descend_by_prior(game, node, world, actor, moves)
        untried = [move for move in moves if move not in node.children]
        for move in moves:
            if move in node.children:
                node.children[move].available += 1
        if untried:
            move = untried[int(rng.random() * len(untried))]
            child = node.children[move] = Node(1.0)
            child.available = 1
            return move, child
        best, most = moves[0], -1.0
        for move in moves:
            child = node.children[move]
            worth = child.mean() + self.curiosity * sqrt(log(child.available) / child.visits)
            if worth > most:
                best, most = move, worth
        return best, node.children[best]

    def descend_by_prior(
        self, game: Game[Any], node: Node, world: Any, actor: int, moves: list[Move]
    ) -> tuple[Move, Node]:
        """PUCT among the moves that look best at first sight; more of them the more often one comes by."""
        known = [move for move in moves if move in node.children]
        room = min(len(moves), 2 + int(sqrt(node.visits)), self.widest)
        if len(known) < room:
            weights = game.weigh(world, actor, moves)
            most = max(weights)
            share = [exp(min(weight - most, 0.0)) for weight in weights]
            order = sorted(range(len(moves)), key=lambda place: (-weights[place], place))
            for place in order[:room]:
                if moves[place] not in node.children:
                    node.children[moves[place]] = Node(share[place] / sum(share))
            known = [move for move in moves if move in node.children]
        best, most = known[0], -1e9
        for move in known:
            child = node.children[move]
            first = child.mean() if child.visits else node.mean() if node.visits else 0.5
            worth = first + self.curiosity * child.prior * sqrt(node.visits + 1) / (1 + child.visits)
            if worth > most:
                best, most = move, worth
        return best, node.children[best]

    def outcome(self, game: Game[Any], world: Any, rng: Random) -> list[float]:
        """What a leaf is worth to each seat, from 0 to 1."""
        made = 0
        limit = self.depth or game.longest
        while made < limit:
            actors = world.actors()
            if not actors:
                break
            actor = actors[0]
            if self.depth and actor != CHANCE:
                world.apply(actor, game.suggest(world, actor, rng))
            else:
                world.apply(actor, random_move(world, actor, rng))
            made += 1
        if self.depth:
            return [
                1.0 / (1.0 + exp(-max(-20.0, min(20.0, game.evaluate(world, seat) / 10.0))))
                for seat in range(world.seats)
            ]
        places = game.ranking(world)
        return [1.0 / places.count(1) if place == 1 else 0.0 for place in places]


class IsmctsBot(Bot):
    """The yardstick."""

    name: ClassVar[str] = "ismcts"
    summary: ClassVar[str] = "Plain information-set tree search with random playouts: a yardstick."
    is_yardstick: ClassVar[bool] = True

    def __init__(self, search: Search) -> None:
        self.search: Final = search

    def choose(self, game: Game[Any], world: Any, seat: int, rng: Random) -> Move:
        return self.search.choose(game, world, seat, rng)


BOT: Final = IsmctsBot(Search(visits=200))

"""Learn a game by playing against earlier selves: masked PPO on a Fleet, in one file.

    pip install 'doubloon[rl]' torch
    python examples/learn.py                        # Treasure Hunter, on the processor or a GPU, whatever there is
    python examples/learn.py --minutes 30           # carries on where it stopped

It writes to build/learn: `net.npz`, a bot that plays with NumPy alone (`doubloon arena treasure_hunter greedy
--bot build/learn/net.npz`), `curve.svg` and `curve.json`, how it did against others, and `state.pt`, from which it
goes on. docs/learning.md explains it.
"""

from __future__ import annotations

import argparse
import json
import os
import time
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from random import Random

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

from doubloon.bots import Bot, ask, find_bot
from doubloon.core import CHANCE, find_game
from doubloon.envs import Fleet
from doubloon.nets import Net, NetBot, save


class Player(nn.Module):
    """Two hidden layers; then what each move is worth trying, and how the game will end."""

    def __init__(self, numbers: int, moves: int, hidden: int) -> None:
        super().__init__()
        self.scale: Tensor
        self.register_buffer("scale", torch.ones(numbers))
        self.body = nn.Sequential(nn.Linear(numbers, hidden), nn.ReLU(), nn.Linear(hidden, hidden), nn.ReLU())
        self.policy = nn.Linear(hidden, moves)
        self.value = nn.Sequential(nn.Linear(hidden, hidden // 2), nn.ReLU(), nn.Linear(hidden // 2, 1))
        nn.init.normal_(self.policy.weight, std=0.01)

    def forward(self, seen: Tensor, legal: Tensor) -> tuple[Tensor, Tensor]:
        """The logarithm of how likely each legal move is, and the reward that is expected."""
        flow = self.body(seen.float() * self.scale)
        likely = self.policy(flow).masked_fill(legal == 0, -1e9)
        return functional.log_softmax(likely, -1), self.value(flow).squeeze(-1)

    def exported(self) -> Net:
        """The part that plays, for NumPy."""
        linear = [self.body[0], self.body[2], self.policy]
        arrays = [(part.weight.detach().T.cpu().numpy(), part.bias.detach().cpu().numpy()) for part in linear]
        return Net(self.scale.cpu().numpy(), arrays)


class Rollout:
    """What happened at all tables in so many steps, where the learner chose."""

    def __init__(self, steps: int, fleet: Fleet, seats: int, device: torch.device) -> None:
        tables, numbers = fleet.observations.shape
        self.seen = torch.zeros((steps, tables, numbers), dtype=torch.int8, device=device)
        self.legal = torch.zeros((steps, tables, fleet.masks.shape[1]), dtype=torch.int8, device=device)
        self.moves = torch.zeros((steps, tables), dtype=torch.long, device=device)
        self.likely = torch.zeros((steps, tables), device=device)
        self.values = torch.zeros((steps, tables), device=device)
        self.seat = torch.zeros((steps, tables), dtype=torch.long, device=device)
        self.own = torch.zeros((steps, tables), dtype=torch.bool, device=device)
        self.over = torch.zeros((steps, tables), dtype=torch.bool, device=device)
        self.rewards = torch.zeros((steps, tables, seats), device=device)

    def advantages(self, last_value: Tensor, last_seat: Tensor, smooth: float) -> tuple[Tensor, Tensor]:
        """How much better each move did than expected, from the end backwards, for each seat by itself; and whether
        that is known: what comes after a seat's last decision of the rollout is not, unless the game ended."""
        steps, tables = self.values.shape
        row = torch.arange(tables, device=self.values.device)
        after = torch.zeros_like(self.rewards[0])
        known = torch.zeros_like(after, dtype=torch.bool)
        gained, carried = torch.zeros_like(after), torch.zeros_like(after)
        after[row, last_seat], known[row, last_seat] = last_value, True
        result = torch.zeros_like(self.values)
        is_known = torch.zeros_like(self.own)
        for step in range(steps - 1, -1, -1):
            over = self.over[step].unsqueeze(-1)
            after, carried = after.masked_fill(over, 0.0), carried.masked_fill(over, 0.0)
            known = known | over
            gained = torch.where(over, self.rewards[step], gained)
            seat, value = self.seat[step], self.values[step]
            better = gained[row, seat] + after[row, seat] - value + smooth * carried[row, seat]
            result[step], is_known[step] = better, known[row, seat]
            after[row, seat], carried[row, seat], gained[row, seat] = value, better, 0.0
            known[row, seat] = is_known[step]
        return result, is_known & self.own


PATIENCE = 10_000
"""After so many moves a game is called off."""


def measure(path: str, game_id: str, other: str, seats: int, games: int, seed: int) -> float:
    """The mean reward of a net among others of one kind, each seat in turn: 0: as good as they are, 1: always first.

    A net that always likes the same move best may go back and forth for ever; whoever never ends a game has lost it.
    """
    torch.set_num_threads(1)
    game, net, rival = find_game(game_id), NetBot(Path(path)), find_bot(other)
    total = 0.0
    for number in range(games):
        rng, own, state = Random(f"{seed} {number // seats}"), number % seats, game.start(seats)
        luck, moves = Random(f"{seed} {number // seats} luck"), 0
        while (actors := state.actors()) and moves < PATIENCE:
            seat, moves = actors[0], moves + 1
            bot: Bot = net if seat == own else rival
            if seat == CHANCE:
                move = state.phase.sample(state, luck)
            else:
                move = ask(bot, game, state, seat, rng)
            state.apply(seat, move)
        if actors:
            total -= 1.0
            continue
        places = game.ranking(state)
        total += 1.0 - (2 * (places[own] - 1) + places.count(places[own]) - 1) / (seats - 1)
    return total / games


class Learner:
    """The player, its earlier selves, and all that is needed to go on another day."""

    def __init__(self, wishes: argparse.Namespace) -> None:
        self.wishes = wishes
        self.game = find_game(wishes.game)
        self.device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        self.folder: Path = wishes.folder
        self.folder.mkdir(parents=True, exist_ok=True)
        counts = [int(count) for count in wishes.seats.split(",")]
        seats = [counts[table % len(counts)] for table in range(wishes.tables)]
        self.fleet = Fleet(self.game, wishes.tables, seats, workers=wishes.workers, choices_only=True)
        sizes = (self.fleet.observations.shape[1], self.fleet.masks.shape[1], wishes.hidden)
        self.player = Player(*sizes).to(self.device)
        self.earlier = Player(*sizes).to(self.device)
        self.optimizer = torch.optim.Adam(self.player.parameters(), wishes.rate, eps=1e-5)
        self.pool: list[dict[str, Tensor]] = []
        self.curve: list[dict[str, float]] = []
        self.rounds, self.decisions, self.seconds = 0, 0, 0.0
        self.rng = np.random.default_rng(wishes.seed)
        self.rollout = Rollout(wishes.steps, self.fleet, self.game.max_seats, self.device)
        self.guests = torch.zeros((wishes.tables, self.game.max_seats), dtype=torch.bool)
        """Where an earlier self sits: at one table of four, in all seats but one."""
        self.counts = torch.tensor(seats)
        self.seat_guests(torch.arange(wishes.tables))

    def seat_guests(self, tables: Tensor) -> None:
        """Draw anew where earlier selves sit, at tables where a game begins."""
        tables = tables[tables < len(self.guests) // 4]
        own = (torch.rand(len(tables)) * self.counts[tables]).long()
        self.guests[tables] = True
        self.guests[tables, own] = False

    def play(self) -> None:
        """Fill a rollout."""
        fleet, rollout, guest_tables = self.fleet, self.rollout, len(self.guests) // 4
        self.earlier.load_state_dict(self.pool[int(self.rng.integers(len(self.pool)))])
        with torch.inference_mode():
            for step in range(self.wishes.steps):
                seen = torch.from_numpy(fleet.observations).to(self.device)
                legal = torch.from_numpy(fleet.masks).to(self.device)
                seat = torch.from_numpy(fleet.to_play).long()
                likely, value = self.player(seen, legal)
                is_guest = self.guests.gather(1, seat[:, None]).squeeze(1).to(self.device)
                chosen = likely
                if guest_tables:
                    theirs, _ = self.earlier(seen[:guest_tables], legal[:guest_tables])
                    chosen = likely.clone()
                    chosen[:guest_tables] = torch.where(is_guest[:guest_tables, None], theirs, likely[:guest_tables])
                moves = (chosen - torch.empty_like(chosen).exponential_().log()).argmax(-1)
                rollout.seen[step], rollout.legal[step], rollout.moves[step] = seen, legal, moves
                rollout.values[step], rollout.seat[step], rollout.own[step] = value, seat.to(self.device), ~is_guest
                rollout.likely[step] = likely.gather(1, moves[:, None]).squeeze(1)
                fleet.step(moves.cpu().numpy())
                rollout.over[step] = torch.from_numpy(fleet.over).to(self.device)
                rollout.rewards[step] = torch.from_numpy(fleet.rewards).to(self.device)
                if fleet.over.any():
                    self.seat_guests(torch.from_numpy(np.flatnonzero(fleet.over)))
            self.decisions += self.wishes.steps * len(self.guests)

    def learn(self) -> dict[str, float]:
        """Make what did better than expected likelier: PPO's clipped loss, over all that the learner chose."""
        rollout, wishes = self.rollout, self.wishes
        with torch.inference_mode():
            seen = torch.from_numpy(self.fleet.observations).to(self.device)
            _, last = self.player(seen, torch.ones_like(rollout.legal[0]))
            seat = torch.from_numpy(self.fleet.to_play).long().to(self.device)
            better, is_known = rollout.advantages(last, seat, wishes.smooth)
        index = is_known.flatten().nonzero().squeeze(1)
        better = better.flatten()[index].clone()
        flat = [
            part.flatten(0, 1) for part in (rollout.seen, rollout.legal, rollout.moves, rollout.likely, rollout.values)
        ]
        target = better + flat[4][index]
        better = (better - better.mean()) / (better.std() + 1e-6)
        told: dict[str, float] = {}
        for _ in range(wishes.epochs):
            order = torch.randperm(len(index), device=self.device)
            for batch in order.split(wishes.batch):
                rows, gain = index[batch], better[batch]
                likely, value = self.player(flat[0][rows], flat[1][rows])
                ratio = (likely.gather(1, flat[2][rows, None]).squeeze(1) - flat[3][rows]).exp()
                policy = -torch.min(ratio * gain, ratio.clamp(1 - wishes.clip, 1 + wishes.clip) * gain).mean()
                spread = -(likely.exp() * likely.clamp(min=-50.0)).sum(-1).mean()
                error = functional.mse_loss(value, target[batch])
                self.optimizer.zero_grad()
                (policy + 0.5 * error - wishes.curious * spread).backward()  # type: ignore[no-untyped-call]
                nn.utils.clip_grad_norm_(self.player.parameters(), 0.5)
                self.optimizer.step()
            told = {"error": error.item(), "spread": spread.item(), "moved": (ratio - 1).abs().mean().item()}
        return told

    def settle_scale(self) -> None:
        """Divide each number by its usual size, as far as that is above one; seen in the first rollout by luck."""
        usual = self.rollout.seen.flatten(0, 1)[:65536].float().square().mean(0).sqrt()
        self.player.scale.copy_(1.0 / usual.clamp(min=1.0))

    def remember(self) -> None:
        """Add this self to the pool; the oldest but one of five make room."""
        self.pool.append({name: part.detach().clone() for name, part in self.player.state_dict().items()})
        if len(self.pool) > self.wishes.pool:
            del self.pool[int(self.rng.integers(len(self.pool) // 2))]

    def save(self) -> None:
        """Write the state to go on from, and the bot."""
        kept = {
            "player": self.player.state_dict(),
            "optimizer": self.optimizer.state_dict(),
            "pool": [{name: part.half() for name, part in earlier.items()} for earlier in self.pool],
            "curve": self.curve,
            "rounds": self.rounds,
            "decisions": self.decisions,
            "seconds": self.seconds,
        }
        torch.save(kept, self.folder / "state.new")
        (self.folder / "state.new").replace(self.folder / "state.pt")
        save(self.folder / "net.npz", self.game, self.player.exported())
        (self.folder / "curve.json").write_text(json.dumps(self.curve, indent=1))
        (self.folder / "curve.svg").write_text(drawn(self.curve, self.game.title))

    def load(self) -> bool:
        """Go on from the last time, if there was one."""
        if not (self.folder / "state.pt").exists():
            return False
        kept = torch.load(self.folder / "state.pt", map_location=self.device, weights_only=True)
        self.player.load_state_dict(kept["player"])
        self.optimizer.load_state_dict(kept["optimizer"])
        self.pool = [{name: part.float() for name, part in earlier.items()} for earlier in kept["pool"]]
        self.curve = kept["curve"]
        self.rounds, self.decisions, self.seconds = kept["rounds"], kept["decisions"], kept["seconds"]
        return True


def run(wishes: argparse.Namespace) -> None:
    """Play, learn, and measure beside it, until the time is up."""
    torch.manual_seed(wishes.seed)
    torch.set_num_threads(max(1, wishes.threads))
    learner = Learner(wishes)
    print(f"{wishes.game} on {learner.device}, {wishes.tables} tables, {wishes.workers} workers", flush=True)
    is_old = learner.load()
    learner.fleet.reset(wishes.seed + learner.rounds)
    if not is_old:
        learner.remember()
        learner.play()
        learner.settle_scale()
        learner.pool.clear()
        learner.remember()
    begun = last_saved = time.monotonic()
    before = learner.seconds
    measured: list[tuple[dict[str, float], str, Future[float]]] = []
    others = wishes.others.split(",")
    with ProcessPoolExecutor(max(1, wishes.judges), mp_context=get_context("spawn")) as judges:
        while (now := time.monotonic()) - begun < wishes.minutes * 60:
            rest = 1.0 - min(1.0, (now - begun) / (wishes.minutes * 60))
            for group in learner.optimizer.param_groups:
                group["lr"] = wishes.rate * (max(rest, 0.05) if wishes.cool else 1.0)
            learner.play()
            told = learner.learn()
            learner.rounds += 1
            learner.seconds = before + time.monotonic() - begun
            if learner.rounds % wishes.remember == 0:
                learner.remember()
            if time.monotonic() - last_saved > wishes.every or learner.rounds == 1:
                last_saved = time.monotonic()
                point = {"minutes": learner.seconds / 60, "decisions": float(learner.decisions)} | told
                learner.curve.append(point)
                learner.save()
                print(json.dumps({name: round(value, 4) for name, value in point.items()}), flush=True)
                if all(future.done() for _, _, future in measured):
                    path = learner.folder / f"measured-{learner.rounds}.npz"
                    save(path, learner.game, learner.player.exported())
                    for other in others:
                        future = judges.submit(
                            measure, str(path), wishes.game, other, wishes.seats_judged, wishes.games, 7
                        )
                        measured.append((point, other, future))
            for place, other, future in measured:
                if future.done() and other not in place:
                    place[other] = future.result()
                    print(f"after {place['minutes']:.1f} minutes against {other}: {place[other]:+.3f}", flush=True)
        for place, other, future in measured:
            place[other] = future.result()
    learner.save()
    learner.fleet.close()
    for old in learner.folder.glob("measured-*.npz"):
        old.unlink()
    print(f"{learner.decisions:,} decisions in {learner.seconds / 60:.1f} minutes", flush=True)


COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7")


def drawn(curve: list[dict[str, float]], title: str) -> str:
    """The curve: the mean reward against each kind of opponent, over minutes."""
    told = {"minutes", "decisions", "error", "spread", "moved"}
    others = sorted({name for point in curve for name in point} - told)
    longest = max([point["minutes"] for point in curve], default=1.0) or 1.0
    parts = [
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 400" font-family="sans-serif" font-size="13">',
        '<rect width="720" height="400" fill="white"/>',
        f'<text x="60" y="24" font-size="16">{title}: mean reward (1 = always first, 0 = as good as they are)</text>',
    ]
    for mark in (-1.0, -0.5, 0.0, 0.5, 1.0):
        y = 200 - 150 * mark
        parts.append(f'<path d="M60 {y}H600" stroke="#ccc"/><text x="52" y="{y + 4}" text-anchor="end">{mark:g}</text>')
    for mark in range(5):
        x = 60 + 540 * mark / 4
        parts.append(f'<text x="{x:.0f}" y="380" text-anchor="middle">{longest * mark / 4:.3g} min</text>')
    for place, other in enumerate(others):
        colour = COLOURS[place % len(COLOURS)]
        points = [(60 + 540 * p["minutes"] / longest, 200 - 150 * p[other]) for p in curve if other in p]
        line = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
        parts.append(f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2"/>')
        if points:
            x, y = points[-1]
            parts.append(f'<text x="608" y="{y + 4:.0f}" fill="{colour}">{other}</text>')
    return "\n".join([*parts, "</svg>"]) + "\n"


def wishes_of(arguments: list[str] | None = None) -> argparse.Namespace:
    """What can be asked for."""
    gpu = torch.cuda.is_available()
    cores = os.cpu_count() or 1
    parser = argparse.ArgumentParser(description="Learn a game by playing against earlier selves.")
    parser.add_argument("--game", default="treasure_hunter")
    parser.add_argument("--minutes", type=float, default=60.0, help="how long, this time")
    parser.add_argument("--seats", default="2,3,4", help="how many sit at the tables, one after the other")
    parser.add_argument("--folder", type=Path, default=Path("build/learn"))
    parser.add_argument("--tables", type=int, default=4096 if gpu else 256)
    parser.add_argument("--workers", type=int, default=max(1, cores - 1) if cores > 2 else 0)
    parser.add_argument("--threads", type=int, default=max(1, cores if cores < 4 else 4), help="of PyTorch")
    parser.add_argument("--hidden", type=int, default=512 if gpu else 128, help="width of the layers")
    parser.add_argument("--steps", type=int, default=128, help="of all tables before each learning")
    parser.add_argument("--epochs", type=int, default=3)
    parser.add_argument("--batch", type=int, default=16384 if gpu else 2048)
    parser.add_argument("--rate", type=float, default=5e-4 if gpu else 1e-3, help="how far each step of learning goes")
    parser.add_argument(
        "--cool", action=argparse.BooleanOptionalAction, default=True, help="shorter steps towards the end"
    )
    parser.add_argument("--smooth", type=float, default=0.95, help="lambda of generalised advantages")
    parser.add_argument("--clip", type=float, default=0.2)
    parser.add_argument("--curious", type=float, default=0.01, help="what a spread of moves is worth")
    parser.add_argument("--pool", type=int, default=12, help="how many earlier selves are kept")
    parser.add_argument("--remember", type=int, default=20, help="rounds between two of them")
    parser.add_argument("--every", type=float, default=60.0, help="seconds between two savings")
    parser.add_argument("--others", default="random,greedy", help="whom to measure against")
    parser.add_argument("--games", type=int, default=300, help="of each measuring")
    parser.add_argument("--seats-judged", type=int, default=3)
    parser.add_argument("--judges", type=int, default=1, help="processes that measure")
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args(arguments)


if __name__ == "__main__":
    run(wishes_of())

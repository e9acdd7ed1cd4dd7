"""A network in a file: layers of numbers, and what they were learned for.

The file is NumPy's own kind (.npz), so that whoever plays with it needs no library for learning.
"""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from typing import Any, Final, NamedTuple

try:
    import numpy as np
    from numpy.typing import NDArray
except ImportError as missing:
    raise ImportError("Bots that have learned need NumPy: pip install 'doubloon[rl]'") from missing

from doubloon.core import DoubloonError, Game

SMALLEST: Final = np.float16
"""How numbers are kept in a file: a move is hardly ever another one by that, and files are half as large."""


GRAINS: Final = 4096.0
"""Into so many parts a one is divided while a net works something out."""


class BadNet(DoubloonError):
    """A file that is no network, or one for something else."""


class Net(NamedTuple):
    """What numbers are multiplied by at first, and layers; between layers what is below zero counts nothing."""

    scale: NDArray[Any]
    layers: list[tuple[NDArray[Any], NDArray[Any]]]
    """Weights and what is added; the last layer has a number for each move of the vocabulary."""

    def weights(self, numbers: NDArray[Any]) -> NDArray[np.float64]:
        """How good each move of the vocabulary looks, legal or not: to the last digit the same on every machine.

        A file's weights are whole multiples of 2⁻²⁴ and what flows between layers is rounded to multiples of 2⁻¹², so
        every product and every sum below 2¹⁷ is exact, in whatever order a processor adds them up.
        """
        flow = rounded(numbers.astype(np.float64) * self.scale.astype(np.float64))
        last = len(self.layers) - 1
        for place, (matrix, bias) in enumerate(self.layers):
            flow = rounded(flow @ matrix + bias)
            if place < last:
                np.maximum(flow, 0.0, out=flow)
        return flow


def rounded(numbers: NDArray[np.float64]) -> NDArray[np.float64]:
    """The nearest numbers that few enough digits can tell."""
    nearest: NDArray[np.float64] = np.rint(numbers * GRAINS) / GRAINS
    return nearest


def meaning(game: Game[Any]) -> str:
    """What a network must have been made for: these rules, these moves, these numbers."""
    words = "\n".join([*game.words.text, *game.feature_names()])
    return f"{game.id} {game.rules_version} {sha256(words.encode()).hexdigest()[:16]}"


def save(path: Path, game: Game[Any], net: Net) -> None:
    """Write a network for a game."""
    parts: dict[str, Any] = {"meaning": np.array(meaning(game)), "scale": net.scale}
    for place, (matrix, bias) in enumerate(net.layers):
        parts[f"matrix_{place}"], parts[f"bias_{place}"] = matrix.astype(SMALLEST), bias.astype(SMALLEST)
    with path.open("wb") as file:
        np.savez_compressed(file, **parts)


def load(path: Path, game: Game[Any]) -> Net:
    """Read the network for a game; one for another game, other rules or other numbers is refused."""
    try:
        with np.load(path, allow_pickle=False) as file:
            made_for = str(file["meaning"])
            number = sum(name.startswith("matrix_") for name in file.files)
            layers = [
                (file[f"matrix_{n}"].astype(np.float64), file[f"bias_{n}"].astype(np.float64)) for n in range(number)
            ]
            scale = file["scale"]
    except (OSError, ValueError, KeyError) as error:
        raise BadNet(f"{path.name} is not a network of ours: {error}") from error
    if made_for != meaning(game):
        raise BadNet(
            f"{path.name} was made for {made_for.split()[0]} as it was then, and not for {game.title} as it is now."
        )
    return Net(scale, layers)

"""§1.1 The painted chart: every field lies on its island, and what is painted hides none of them."""

from __future__ import annotations

import itertools
import math
import re

from doubloon.games.allwatyawant.island import BAY, CROSS, FINISH, LAND, SPACE_X, SPACE_Y
from doubloon.games.allwatyawant.painting import deck
from doubloon.games.allwatyawant.painting.geometry import Relief, outline, simplified, to_segment
from doubloon.games.allwatyawant.painting.ground import main_island, treasure_island
from doubloon.games.allwatyawant.plank import HOLE_XS, HOLE_YS


def test_every_field_lies_well_inside_its_coast() -> None:
    island, treasure = main_island(), treasure_island()
    assert [field.name for place, field in enumerate(LAND) if place != BAY and island.at(field.x, field.y) < 12] == []
    assert island.at(SPACE_X[BAY], SPACE_Y[BAY]) > 0
    assert all(treasure.at(int(x), int(y)) > 8 for _, x, y in CROSS)
    assert treasure.at(SPACE_X[FINISH], SPACE_Y[FINISH]) > 8


def test_a_contour_is_one_line_round_the_shape() -> None:
    relief = Relief(-40, -40, 40, 40, 2)
    relief.add_oval(0, 0, 20, 20)
    (ring,) = relief.rings()
    assert all(abs(math.hypot(x, y) - 20) < 0.3 for x, y in ring)
    thin = simplified(ring)
    assert len(thin) < len(ring)
    closed = [*thin, thin[0]]
    assert max(min(to_segment(p, a, b) for a, b in itertools.pairwise(closed)) for p in ring) <= 0.3
    assert outline([ring]).startswith("M") and outline([ring]).endswith("z")


def test_the_holes_of_the_plank_are_painted_where_stones_drop() -> None:
    painted = re.findall(r'translate\(([\d.]+) ([\d.]+)\)" fill="none">', deck.paint())
    assert len(painted) == len(HOLE_XS)
    for (x, y), hole_x, hole_y in zip(painted, HOLE_XS, HOLE_YS, strict=True):
        assert abs(float(x) - deck.EDGE - hole_x * deck.K) < 0.1
        assert abs(float(y) - deck.EDGE - hole_y * deck.K) < 0.1

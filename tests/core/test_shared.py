"""Lists that clones share are never written into."""

from __future__ import annotations

from doubloon.core.shared import changed


def test_a_change_leaves_the_list_that_others_hold_as_it_was() -> None:
    shared = [1, 2, 3]
    assert changed(shared, 1, 9) == [1, 9, 3]
    assert shared == [1, 2, 3]

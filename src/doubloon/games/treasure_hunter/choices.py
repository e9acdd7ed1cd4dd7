"""The options of Treasure Hunter: rulings that a table may want the other way round."""

from __future__ import annotations

from typing import Final

from doubloon.core import Options, switch

OPTIONS: Final = Options(
    switch("beauty_removes"),
    switch("split_ties"),
    switch("mule_counts"),
    switch("lenient_mercenaries"),
    switch("richer_scrolls"),
)

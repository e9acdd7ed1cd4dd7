"""Branches and comments of a record, as the terminal tells them."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from doubloon.core import CHANCE, Record
from doubloon.core.branch import Branch, Comment


def print_about(console: Console, branch: Branch) -> None:
    """What a branch is: its name, who kept it, where it leaves the game, by whom it was played, and its note."""
    kept = f", kept by {branch.by}" if branch.by else ""
    luck = "the luck of the game" if branch.seed is None else "luck of its own"
    console.print(Text(f"{branch.name}{kept}", style="bold"))
    console.print(Text(f"It leaves the game after {branch.n} entries, with {luck}, {played_by(branch)}."))
    if branch.note:
        console.print(Text(branch.note))


def print_branches(console: Console, record: Record) -> None:
    """Which branches there are, and how to see one."""
    if not record.branches:
        return
    console.print()
    console.print(Text("Branches (--branch NAME tells one):", style="bold"))
    for branch in sorted(record.branches, key=lambda each: each.n):
        first = branch.moves[0]
        console.print(Text(f"  {branch.name}: {record.header.names[first[0]]} {first[1]!r} after {branch.n} entries"))


def print_comments(console: Console, comments: list[Comment], margin: str) -> None:
    """What was said about a move."""
    for comment in comments:
        said = comment.text.replace("\n", f"\n{margin}  ")
        console.print(Text(f"{margin}» {comment.by}{': ' if comment.by else ''}{said}", style="italic"))


def played_by(branch: Branch) -> str:
    """Who chose its moves."""
    bots = list(dict.fromkeys(bot for seat, _, bot in branch.moves if bot and seat != CHANCE))
    hands = ["by hand"] if any(not bot for seat, _, bot in branch.moves if seat != CHANCE) else []
    return "played " + " and ".join([*hands, *(["by " + ", ".join(bots)] if bots else [])])

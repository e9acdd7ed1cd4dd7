"""Devices on which somebody plays without a server: what they keep, and what goes wrong there."""

from __future__ import annotations

import json
from typing import Any, Final

from doubloon.core import find_game
from doubloon.core.lesson import lesson_of
from doubloon.core.puzzle import puzzles_of
from tests.e2e.guests import BOARDS, Guest

PUT: Final = """game => new Promise((done, fail) => {
    const request = indexedDB.open("doubloon", 1);
    request.onupgradeneeded = () => request.result.createObjectStore("games", { keyPath: "id" });
    request.onsuccess = () => {
        const write = request.result.transaction("games", "readwrite");
        write.objectStore("games").put(game);
        write.oncomplete = () => { request.result.close(); done(); };
        write.onabort = () => fail(write.error);
    };
})"""
"""Keeps a game as the app does."""
KEPT: Final = """() => new Promise((done, fail) => {
    const request = indexedDB.open("doubloon", 1);
    request.onsuccess = () => {
        const asked = request.result.transaction("games").objectStore("games").getAll();
        asked.onsuccess = () => { request.result.close(); done(JSON.stringify(asked.result)); };
        asked.onerror = () => fail(asked.error);
    };
})"""
LOSE: Final = """() => new Promise((done, fail) => {
    const request = indexedDB.open("doubloon", 1);
    request.onsuccess = () => {
        const write = request.result.transaction("games", "readwrite");
        write.objectStore("games").clear();
        write.oncomplete = () => { request.result.close(); done(); };
        write.onabort = () => fail(write.error);
    };
})"""
"""A browser that was short of space: what was taken along is gone."""
LESSON: Final = next(game for game in BOARDS if lesson_of(find_game(game)) is not None)
PUZZLES: Final = next(game for game in BOARDS if puzzles_of(find_game(game)))
SOLVED: Final = ".puzzle[data-stage=idle] [data-answer={}]"


def serious(guest: Guest) -> list[str]:
    """What went wrong, but for what a browser says by itself while there is no server."""
    said = ("ERR_CONNECTION_REFUSED", "ERR_INTERNET_DISCONNECTED")
    return [error for error in guest.errors if not any(each in error for each in said)]


def kept(guest: Guest) -> dict[str, dict[str, Any]]:
    """The games on this device."""
    return {game["id"]: game for game in json.loads(guest.page.evaluate(KEPT))}

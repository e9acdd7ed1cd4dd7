"""Every game to its end in a real browser, with all sorts of people at one table.

One clicks, one has nothing but what a screen reader tells, one has nothing but the keyboard and a narrow window; the
rest are bots or, where a full table is to be tried, people who click on whatever is lit, all at once. In the middle
pages are loaded again and connections are lost.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress

import pytest
from playwright.sync_api import Browser, TimeoutError

from doubloon.core import find_game
from tests.e2e.guests import BOARDS, GAMES, PHONE, QUESTION, WIDE, Guest, scenario
from tests.e2e.people import ByClicks, ByKeyboard, ByLabels, Person
from tests.e2e.positions import found, go_on
from tests.server.servers import Server

CLICK_ON = """seed => {
    window.clicks = 0;
    const look = () => {
        const moves = [...document.querySelectorAll('[data-stage=idle] [data-move]:not([disabled])')];
        const { n, faces } = window.heard.position;
        if (moves.length && faces[0].moves.length) {
            window.clicks += 1;
            moves[(seed * (n + 1) * 16807) % 2147483647 % moves.length].click();
        }
        if (!document.querySelector('[data-outcome]')) setTimeout(look, 40);
    };
    look();
}"""
"""Clicks on whatever is lit when there is a question, the same thing in the same place, until the game is over."""
STILL = """seats => {
    const { position } = window.heard;
    return position.actors.length && position.actors.every(seat => seats.includes(seat));
}"""
"""Does the table wait for nobody but these, whom the test moves?"""
LINES = """() => {
    const passing = [...document.querySelectorAll("main :is([role=tooltip], [role=status], .visually-hidden)")];
    for (const each of passing) each.style.display = "none";
    const lines = document.querySelector("main").innerText.split("\\n");
    for (const each of passing) each.style.display = "";
    return lines;
}"""
"""What is read on the table, but for what comes and goes: tips, and what is said aloud a moment later."""
NEWS = f"n => window.heard.position.n !== n || ({QUESTION})()"
TURNS_BEFORE = 3
"""So many turns somebody has taken before their page is loaded again."""


class Company:
    """The people at a table: those whom the test moves, and those who click by themselves."""

    def __init__(self, browser: Browser, server: Server, game: str) -> None:
        crowd = scenario(game).get("crowd")
        self.seats = find_game(game).max_seats if crowd else 4
        self.people: list[Person] = [
            kind(Guest(browser, server, size))
            for kind, size in ((ByClicks, WIDE), (ByLabels, WIDE), (ByKeyboard, PHONE))
        ]
        others = self.seats - len(self.people) if crowd else 0
        self.clickers = [Guest(browser, server) for _ in range(others)]
        self.guests = [*(person.guest for person in self.people), *self.clickers]

    def sit_down(self, game: str) -> None:
        host, known = self.guests[0], scenario(game)
        late, options = known.get("late"), known.get("options", {})
        bots = ["greedy"] * (self.seats - len(self.guests))
        wish = {"bots": bots, "options": options}
        if late:
            table = host.new_table(game, self.seats, **wish)
            for guest in self.guests[1:]:
                guest.ask(f"/api/tables/{table['id']}/join", {"seat": None, "invitation": table["invitation"]})
            moment = found(game, self.seats, lambda view, moves: late.items() <= view.items(), options, 0)
            table = go_on(host, table, moment)
            for guest in self.guests[1:]:
                guest.visit(f"/table/{table['id']}")
        else:
            table = host.open_table(game, self.seats, **wish)
            for guest in self.guests[1:]:
                guest.join(table)
            host.page.click("text=Begin the game")
        for guest in self.guests:
            guest.page.wait_for_selector("[data-status=playing]")
        for person in self.people:
            person.guest.until("() => window.heard.position")
            person.seat = person.guest.face()["seat"]
        for seed, guest in enumerate(self.clickers, 7):
            guest.page.evaluate(CLICK_ON, seed)

    def take_turns(self, interrupted: Sequence[Person]) -> None:
        """Everybody in turn does something if there is something to do, until the game is over; these are interrupted
        when they have taken a few turns and are asked again."""
        still_to_come = list(interrupted)
        while not all(person.guest.is_over() for person in self.people):
            was_asked = False
            for person in self.people:
                if person.guest.put_away() or not person.guest.is_asked():
                    continue
                was_asked = True
                if person in still_to_come and person.moves >= TURNS_BEFORE and self.is_asked_alone(person):
                    reload_and_lose_the_connection(person.guest)
                    still_to_come.remove(person)
                person.take_a_turn(self.guests)
            if not was_asked:
                self.wait_for_news()
        assert still_to_come == []

    def wait_for_news(self) -> None:
        """Until somebody whom the table waits for is asked, or the game has gone on."""
        host = self.people[0]
        position = host.guest.heard("position")
        asked = [person for person in self.people if person.seat in position["actors"]]
        (asked or [host])[0].guest.until(NEWS, arg=position["n"])

    def is_asked_alone(self, person: Person) -> bool:
        """Does the table wait for this person when the others have done what they can? Then all is still."""
        person.guest.until(STILL, arg=[each.seat for each in self.people])
        return person.seat in person.guest.heard("position")["actors"] and person.guest.wait_for_question()


@pytest.fixture
def company(browser: Browser, midgame: Server, game: str) -> Iterator[Company]:
    company = Company(browser, midgame, game)
    yield company
    assert [guest.errors for guest in company.guests] == [[] for _ in company.guests]
    for guest in company.guests:
        guest.close()


def reload_and_lose_the_connection(guest: Guest) -> None:
    """(3) The page is the same after a reload, and after a socket that was dropped in mid-game."""
    before = what_is_on(guest)
    guest.page.reload()
    guest.page.wait_for_selector(f"[data-stage=idle][data-n='{before[0]}']")
    with suppress(TimeoutError):  # then the next line tells in what it differs
        guest.until(f"lines => ({LINES})().join() === lines.join()", arg=before[2])
    assert what_is_on(guest) == before
    guest.page.evaluate("window.sockets.at(-1).close()")
    guest.until("() => window.sockets.length > 1 && window.sockets.at(-1).readyState === 1")
    assert what_is_on(guest) == before


def what_is_on(guest: Guest) -> tuple[int, list[str], list[str]]:
    """The number of the position, what can be done, and every line that is read on the table."""
    return guest.n(), sorted(guest.moves()), guest.page.evaluate(LINES)


@pytest.mark.parametrize("game", GAMES)
def test_people_of_all_sorts_play_to_the_end(company: Company, game: str) -> None:
    """(1) What can be clicked is what the last message allows. (2) All see the same end. (4) No page tells a secret."""
    company.sit_down(game)
    clicks, labels, keys = company.people
    company.take_turns(interrupted=[clicks, clicks])  # the others may have opened something that a reload would close
    for person in company.people:
        assert person.moves > 5
    assert [len(person.places) for person in (clicks, keys)] == [int(game in BOARDS)] * 2, "The board keeps still."
    assert clicks.secrets > 5 or not scenario(game).get("secrets"), "Nothing was hidden, so nothing was tested."
    main = labels.guest.page.get_by_role("main")
    assert main.get_by_text("The game is over", exact=True).count() == 1
    assert labels.guest.page.get_by_role("button", name="Rematch").count() == 1
    scores = clicks.guest.scores()
    assert len(scores) == company.seats
    for guest in company.guests:
        assert guest.scores() == scores
    for guest in company.clickers:
        assert guest.page.evaluate("window.clicks") > 2

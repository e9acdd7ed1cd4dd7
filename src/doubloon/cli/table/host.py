"""The host of the table: asks whoever must act, hands the keyboard over, and tells what happens and how it ends."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from doubloon.arena.asking import ask_guest
from doubloon.arena.faults import Fault
from doubloon.bots import Bot
from doubloon.cli.result import places, verdict
from doubloon.core import DoubloonError, random_move

from .keyboard import Left
from .setting import Setting
from .turn import Turn


class Host:
    """Runs one match at one terminal from where it stands to its end."""

    def __init__(self, setting: Setting) -> None:
        self._setting: Final = setting
        self._match: Final = setting.match
        people = setting.people()
        self._people: Final = people
        self._sits: int | None = people[0] if len(people) == 1 else None
        """Who is in front of the screen and may read secrets; None: nobody yet, so only public facts are shown."""
        self._told = 0
        self._last_move = [0] * len(setting.players)
        self._forced: Final[set[int]] = set()
        """Where somebody had nothing to decide."""

    def welcome(self) -> None:
        """What is played, by whom, and the promise about luck."""
        setting, game = self._setting, self._match.game
        setting.console.rule(game.title, characters="═")
        if game.about():
            setting.say(game.about())
        players = ", ".join(player.name for player in setting.players)
        setting.say(f"At the table: {players}. Type help to see what you can type.")
        setting.say(
            "The luck is sealed before the first draw. Its seed is opened at the end; the SHA-256 of the seed is"
        )
        setting.say(f"  {self._match.record.header.commitment}", "dim")
        if setting.ledger is not None:
            setting.say(f"Every move is saved in {setting.ledger.path}.")

    def run(self) -> None:
        """Play until the game is over."""
        setting, match = self._setting, self._match
        while not match.is_over():
            seat = match.actors()[0]
            bot = setting.players[seat].bot
            if bot is None and self._is_forced(seat):
                self._tell()
                only = match.legal_moves(seat)[0]
                setting.say(f"{match.names[seat]} can only {only!r}.", "dim")
                match.submit(seat, only)
                setting.keep()
            elif bot is None:
                self._seat_at_keyboard(seat)
                self._tell()
                self._last_move[seat] = match.n
                Turn(setting, seat).play()
                setting.keep()
            else:
                self._tell()
                match.submit(seat, self._ask(bot, seat))
                setting.keep()
                self._tell()
                setting.pause()
        setting.keep()
        self._tell()

    def _ask(self, bot: Bot, seat: int) -> str:
        """A bot's move; whoever has no answer that can be played is helped out by chance, and all are told."""
        setting, match = self._setting, self._match
        state, rng, name = match.state(), setting.luck_of_bots[seat], match.names[seat]
        try:
            move = ask_guest(bot, name, match.game, state, seat, rng, match.n + 1, setting.thought)
        except Fault as fault:
            move = random_move(state, seat, rng)
            setting.say(f"{name} {fault}; a random move is played instead.", "yellow")
        return match.game.words.text[move]

    def end(self) -> None:
        """The last position, who won, and how to check that the luck was fair."""
        setting, match = self._setting, self._match
        setting.console.print()
        setting.show_position(self._sits if len(self._people) == 1 else None)
        setting.console.print()
        setting.console.print(places(match.names, match.scores(), match.ranking()))
        setting.say(verdict(match.names, match.ranking()), "bold")
        setting.console.print()
        setting.say(f"The luck is opened: its seed was {setting.seed}")
        if setting.ledger is None:
            self._offer_to_save()
        if setting.ledger is not None:
            setting.say(
                f"The game is in {setting.ledger.path}; `doubloon verify {setting.ledger.path}` proves every draw."
            )

    def farewell(self) -> None:
        """Where the game is, for anyone who leaves before the end."""
        ledger = self._setting.ledger
        if ledger is None:
            self._setting.say(
                "You leave the table. The game was not saved; next time, keep it with `--save FILE` or `save FILE`."
            )
        else:
            self._setting.say(f"You leave the table. To continue: doubloon play --resume {ledger.path}")

    def _is_forced(self, seat: int) -> bool:
        """Is there nothing to decide for the only person here? After a take-back they are asked anyway."""
        n = self._match.n
        if len(self._people) > 1 or n in self._forced or len(self._match.legal_moves(seat)) > 1:
            return False
        self._forced.add(n)
        return True

    def _tell(self) -> None:
        self._setting.tell(self._sits, self._told)
        self._told = self._match.n

    def _seat_at_keyboard(self, seat: int) -> None:
        """Hand the keyboard over if it is somebody else's turn: nobody sees what only the other may know."""
        if seat == self._sits:
            return
        setting = self._setting
        if self._sits is not None:
            setting.clear()
            setting.tell(None, self._last_move[self._sits])
        else:
            self._tell()
        setting.keyboard.read(
            f"Hand the keyboard to {self._match.names[seat]}: press Enter when nobody else is looking. "
        )
        setting.clear()
        self._sits = seat
        self._told = self._last_move[seat]

    def _offer_to_save(self) -> None:
        """Anyone who did not save may still want to keep the record or check it."""
        setting = self._setting
        if not self._people or not setting.console.is_terminal:
            setting.say("`--save FILE` keeps a game, and `doubloon verify FILE` proves every draw.")
            return
        while setting.ledger is None:
            try:
                typed = setting.keyboard.read("Type `save FILE` to keep the game, or press Enter to leave. ")
            except Left:
                return
            name = typed.removeprefix("save").strip()
            if not typed or name in ("quit", "q", ""):
                return
            try:
                setting.save(Path(name).expanduser())
            except DoubloonError as error:
                setting.say(str(error), "yellow")

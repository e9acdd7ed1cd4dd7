"""What is refused. One table: each refusal has a code for programs, a status, and a sentence for people.

A code and its fields are enough to say the same in another language; `web/src/texts/*/problems.ts` does.
"""

from __future__ import annotations

from enum import Enum
from string import Formatter
from typing import Any

from doubloon.core import DoubloonError


class Refusal(Enum):
    """Why something is refused: the HTTP status that says so, and a sentence whose gaps are the fields."""

    status: int
    sentence: str

    def __new__(cls, status: int, sentence: str) -> Refusal:
        """Each is one of its own, whatever it says."""
        each = object.__new__(cls)
        each._value_ = len(cls.__members__)
        each.status, each.sentence = status, sentence
        return each

    # Requests and messages
    NOT_UNDERSTOOD = 400, "The server cannot read this: {why}."
    NOT_FOUND = 404, "There is nothing at this address."
    WRONG_METHOD = 405, "This address cannot be asked that way."
    TOO_LARGE = 413, "This is too long: the server reads {most} bytes at most."
    TOO_SLOW = 408, "The server waited too long for the rest of this request."
    FAILED = 500, "Something went wrong on the server. It has been noted."
    BAD_DATABASE = 503, "The database is not answering. Please try again soon."
    CANNOT_WRITE = 503, "The server's disk is full or failing, so nothing can be written down. Please try again later."

    # Who you are
    NO_IDENTITY = 401, "First ask for an identity: POST /api/identity."
    ORIGIN_MISSING = 403, "A browser has to say which page it comes from."
    ORIGIN_FOREIGN = 403, "That page may not use this server in your name."
    NAME_BLANK = 400, "Nobody could read this name: it needs at least one letter."
    NAME_TOO_LONG = 400, "This name is too long: it can have {most} letters at most."
    NOT_YOUR_NAME = 400, "That is not your name here, so nothing was deleted."
    NO_DEVICE = 404, "This device is not signed in any more."
    TOO_MANY_DEVICES = 409, "This player already has {most} devices. Sign one of them out first."
    CODE_UNKNOWN = 403, "This code is wrong, used up or too old. Ask for a new one."

    # Being told
    NO_MAIL = 409, "This server sends no e-mail."
    BAD_ADDRESS = 400, "This does not look like an e-mail address."
    TOO_MANY_MAILS = 429, "Too many confirmations have been asked for. Please wait a while."
    BAD_LINK = 403, "This link is wrong, used up or too old."
    NO_PUSH = 409, "This server cannot send notifications."
    BAD_PUSH = 400, "The server sends no notifications to this address."

    # Too much at once
    TOO_MANY_REQUESTS = 429, "Too many requests at once. Please wait a moment."
    TOO_MANY_IDENTITIES = 429, "Too many new players have come from your network. Please wait a while."
    TOO_MANY_NEW_TABLES = 429, "Too many tables have been opened from your network. Please wait a while."
    TOO_MANY_CODES = 429, "Too many codes have been tried from your network. Please wait a while."
    TOO_MANY_LINES = 429, "You are talking too fast. Please wait a moment."
    TOO_MANY_LINES_OF_ADDRESS = 429, "Too many lines have come from your network. Please wait a moment."
    TOO_MANY_LINES_OF_WATCHERS = 429, "The people watching this table are talking too much. Please wait a moment."
    TOO_MANY_MESSAGES = 429, "Too many messages at once: they are being read more slowly now."
    TOO_MANY_SOCKETS = 429, "You already have {most} connections open, which is the limit."
    TOO_MANY_CONNECTIONS = 503, "The server has no room for another connection. Please try again soon."
    TOO_MANY_REPLAYS = 429, "You are already waiting for {most} replays, which is the limit."
    TOO_MANY_TABLES = 429, "You already have {most} games going, which is the limit."
    TABLES_OF_ANOTHER = 429, "{name} already has {most} games going, which is the limit."
    TOO_MANY_LOADS = 429, "You are already waiting for {most} games to be set up, which is the limit."
    TOO_MANY_OPEN_TABLES = 429, "You are waiting at {most} open tables already, which is the limit."
    REPLAYS_BUSY = 429, "Many games are being replayed just now. Please wait a moment."

    # Opening and joining
    UNKNOWN_GAME = 404, "{message}"
    BAD_SEATS = 422, "{message}"
    BAD_OPTION = 422, "{message}"
    UNKNOWN_BOT = 404, "{message}"
    BAD_BOT = 400, "{message}"
    TOO_MANY_BOTS = 422, "{bots} bots do not fit on {seats} seats."
    NO_LESSON = 404, "There is no guided first game for {game}."
    NO_PUZZLE = 404, "There is no such puzzle for {game}."
    NO_COMPANION = 404, "There is no help for {game} with the box on the table."
    BAD_SHEET = 422, "{message}"
    NO_TABLE = 404, "There is no such table."
    NO_SEAT = 404, "This table has the seats 0 to {last}, not {seat}."
    NEEDS_INVITATION = 403, "You need an invitation for this table: ask the host for the link."
    TABLE_FULL = 409, "All seats are taken."
    SEAT_TAKEN = 409, "This seat is taken."
    SEATED_ALREADY = 409, "You are already sitting at this table."
    NOT_SEATED = 403, "You are not sitting at this table."
    SEAT_NOT_YOURS = 403, "This seat is not yours."
    OWNER_SETS_SEATS = 403, "This seat is not yours, and only the host fills the others."
    HAND_SEEN = 403, "You have played seat {seat} in this game, so you cannot take another."
    NO_NEWCOMERS = 403, "Nobody new can join this game now that it is under way."
    SEAT_ASKED_FOR = 409, "Somebody else is already asking for this seat."
    ASKED_ENOUGH = 429, "You have asked {most} times in this game, and the table has made up its mind."
    NOBODY_ASKS = 409, "Nobody is asking for this seat any more."
    TABLE_LOCKED = 403, "The host has locked this table, so nobody new can sit down."
    REMOVED = 403, "The host has asked you to leave. You can come back once they invite you again."
    OWNER_KEEPS_ORDER = 403, "Only the host can do that."
    NOBODY_THERE = 409, "There is nobody else in this seat."
    OWNER_HERE = 409, "The host is here."
    OWNER_JUST_LEFT = 409, "The host has only just left. You can take over in {seconds} seconds."
    NOBODY_WATCHES = 409, "That person is not watching any more."
    OWNER_STARTS = 403, "Only the host can start the game."
    TABLE_IN_USE = 409, "Somebody is at this table just now."
    SERVER_FULL = 503, "This server has as many games going as it can hold. Please try again later."
    TABLE_BUSY = 409, "Somebody else changed the table at the same moment. Please try again."

    # Playing
    NOT_STARTED = 409, "The game has not started yet."
    ABOUT_TO_START = 409, "The game is just about to start. Please wait a moment."
    OTHER_CUT = 409, "This is not the cut that you sealed."
    STARTED_ALREADY = 409, "The game has already started."
    GAME_OVER = 409, "The game is over."
    GAME_NOT_OVER = 409, "The game is not over yet."
    OTHER_RULES = 409, "This server cannot continue the game: {message}"
    DAMAGED = 409, "The record of this game is damaged, so it cannot go on. The operator can look into it."
    KEY_LOST = 409, "The key to this game's cards and dice is missing. The operator can put it back."
    ILLEGAL_MOVE = 409, "{message}"
    STALE_ANSWER = 409, "The table has moved on in the meantime."
    NO_HINT = 503, "Nobody could think of a hint just now. Please ask again."
    NOTHING_TO_DECIDE = 409, "There is nothing to decide for this seat now."

    # The deal of a day
    NO_HINTS = 409, "Your one try at the daily deal is played without hints."
    PLAYED_ALONE = 409, "Your one try at the daily deal is yours to play: the seats stay as they are."
    NO_DAILY = 404, "There is no deal for {day}: the first is for {first}."
    DAILY_LATER = 409, "The deal of {day} can be played once its day has come."
    DAILY_AWAY = 409, "You have taken this deal along, and its one try is played on that device."
    DAILY_HERE = 409, "You have begun this deal here already, so it cannot be taken along."
    DAILY_PAST = 409, "Only today's deal can be taken along."
    DAILY_NOT_TAKEN = 409, "You have not taken this deal along."
    DAILY_NOT_HERE = 409, "This device does not have the deal of {day}."
    DAILY_LOST = 409, "The key to the deal of {day} is missing. The operator can put it back."

    # Taking back
    CANNOT_UNDO = 409, "{message}"
    UNDO_NEVER = 409, "At this table, moves are not taken back."
    UNDO_NOTHING = 409, "You have not made a move that could be taken back."
    UNDO_OVER = 409, "The game is over and its luck is out, so nothing can be taken back."
    UNDO_ENOUGH = 409, "So much has been taken back at this table that every move stands from now on."
    UNDO_LEFT = 409, "Somebody has left the game since then, and what was played with them stands."
    NO_PROPOSAL = 409, "Nobody is asking to take moves back."

    # Talking
    NOTHING_SAID = 400, "There is nothing in this line."
    STRANGERS_LISTEN = 401, "To talk at the table, first ask for an identity."
    TALK_OF_WATCHERS = 403, "Only people who can see this table can talk here."
    TALK_OF_PLAYERS = 403, "Only people who sit at this table can talk here."
    MUTED = 403, "The host has muted you."
    HUSHED = 403, "The people who run this server have asked you to pause in the chat. You can play on as before."

    # Reports, and those who read them
    NO_REPORTS = 409, "Nobody reads reports on this server."
    NOT_THERE_TO_REPORT = 409, "This is gone already, so there is nothing to report."
    YOUR_OWN = 409, "This is your own."
    TOO_MANY_REPORTS = 429, "You have reported a lot today. Please wait until tomorrow."
    OPERATOR_ONLY = 401, "This page is for those who run the server."
    WRONG_PASSWORD = 403, "That is not the password."
    TOO_MANY_PASSWORDS = 429, "Too many passwords have been tried from your network. Please wait a while."
    NO_REPORT = 404, "This report is no longer there."

    # Looking back
    GAME_HIDDEN = 403, "Only people who sit at this table can see its game."
    NOT_WATCHABLE = 403, "This table cannot be watched."
    OTHER_HAND = 403, "During the game you see it only from your own seats; afterwards, from everybody's."
    NOT_FOR_SCIENCE = 409, "The luck of this game is known, so it is of no use to science."
    RECORD_LATER = 409, "The record can be read once the game is over."
    LUCK_LATER = 409, "The luck is shown once the game is over."
    ANALYSIS_LATER = 409, "A game can be analysed once it is over."
    ANALYSING_ALREADY = 429, "A game of yours is being analysed already. Wait for it, or stop it."
    ANALYSES_BUSY = 429, "Many games are waiting to be analysed. Please try again later."
    NO_ANALYSES = 409, "This server does not analyse games. Save the record, and use doubloon analyse."
    OTHERS_ANALYSIS = 403, "Only the person who asked for the analysis can stop it."
    BRANCH_LATER = 409, "You can play on from a game once it is over."
    BRANCH_AT_END = 409, "The game was over there, so you cannot play on."
    NO_BRANCH = 404, "This game no longer has that branch."
    NO_COMMENT = 404, "This comment is no longer there."
    BRANCH_TOO_LONG = 409, "A branch can have {most} moves at most."
    BRANCH_NAMED_SO = 409, "This game already has a branch of that name."
    BRANCHES_FULL = 429, "This game already has {most} branches, which is the limit."
    BRANCHES_OF_YOURS = 429, "You have kept {most} branches of this game already, which is the limit."
    COMMENTS_FULL = 429, "This game already has {most} comments, which is the limit."
    COMMENTS_OF_YOURS = 429, "You have made {most} comments on this game already, which is the limit."
    OTHERS_WORDS = 403, "Only its author, or somebody who sat at this table, can remove it."
    WORDS_LATER = 409, "Branches and comments come once the game is over."
    NO_RECORDS = 409, "This server keeps only games that were played here."
    TOO_MANY_RECORDS = 429, "You already have {most} games from elsewhere, which is the limit. Remove one first."
    NOT_LOADED = 404, "You have not loaded any such game."
    RECORD_UNKNOWN = 422, "This is not a record that the server can read. {message}"
    RECORD_OTHER_RULES = 422, "This record does not fit the games of this server. {message}"
    RECORD_DAMAGED = 422, "This record is damaged. {message}"
    RECORD_WRONG = 422, "This record does not hold up. {message}"
    RECORD_UNFINISHED = 422, "This game is not over yet. It can be loaded once it is, with its luck opened."
    RECORD_TOO_LONG = 422, "This record is too long to be checked here. On your own computer, doubloon verify can."
    NO_STOP = 404, "This game has no stop {stop}."
    NO_CHOICE_THERE = 400, "Nobody had to decide after entry {n}, so you cannot play on from there."
    TOO_MANY_POSITIONS = 400, "Ask for {most} positions at most, from an earlier one to a later one."
    TOO_LONG = 409, "This game is too long to replay here. Its record can be read once it is over."

    # Anything else that core refuses
    REFUSED = 400, "{message}"

    @property
    def code(self) -> str:
        """Its name for programs."""
        return self.name.lower()

    @property
    def fields(self) -> tuple[str, ...]:
        """The gaps of the sentence."""
        return tuple(name for _, name, _, _ in Formatter().parse(self.sentence) if name)


class Refused(DoubloonError):
    """The request cannot be carried out."""

    def __init__(self, refusal: Refusal, **fields: Any) -> None:
        super().__init__(refusal.sentence.format(**fields))
        self.refusal = refusal
        self.fields = fields


def refused(error: DoubloonError) -> Refused:
    """Any error of ours as a refusal: those of core are known by the names of their classes."""
    if isinstance(error, Refused):
        return error
    name = "".join(f"_{letter}" if letter.isupper() else letter for letter in type(error).__name__).lstrip("_").upper()
    refusal = Refusal.__members__.get(name, Refusal.REFUSED)
    return Refused(refusal, **({"message": str(error)} if refusal.fields else {}))

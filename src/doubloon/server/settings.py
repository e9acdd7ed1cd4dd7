"""What an operator can set, from the environment; every name is in docs/operations.md."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from difflib import get_close_matches
from email.utils import parseaddr
from math import isfinite
from pathlib import Path
from typing import Any, Final, get_type_hints
from urllib.parse import urlsplit

from doubloon.analysis.work import LEAST, MOST
from doubloon.core import DoubloonError

from .clients import networks
from .store import is_postgres, sqlite_file

PREFIX: Final = "DOUBLOON_"
ELSEWHERE: Final = ("DOUBLOON_GAMES", "DOUBLOON_EXPECT_COMPILED")
"""Variables that other parts of Doubloon read."""
LEVELS: Final = ("debug", "info", "warning", "error")
LAST_PORT: Final = 65_535
LEAST_PASSWORD: Final = 12
"""So many letters a password must have that opens the operator's page: it can be tried from anywhere."""
SCHEMES: Final = ("smtp", "smtps")
CHECKOUT: Final = Path(__file__).parents[3]
"""Where `dev.py` lies, if this is no installed package."""


class BadSetting(DoubloonError):
    """A setting has a value that makes no sense."""


@dataclass(frozen=True)
class Settings:
    """How one server process runs. Each field is an environment variable: DOUBLOON_ and its name in capitals."""

    home: str = ""
    """The folder for whatever a server writes; empty: see `home_folder`."""
    database: str = ""
    """A file for SQLite, or postgresql://… when several processes share the tables; empty: a file in the home."""
    key_file: str = ""
    """The file with the key that seals the seeds of running games; empty: see `with_files`."""
    host: str = "127.0.0.1"
    port: int = 8000
    origins: str = ""
    """Further origins that may use this server from a browser, separated by spaces; its own address always may."""
    secure: bool = False
    """Is the server reached by https? Then its cookie is sent by https only."""
    proxies: str = ""
    """The addresses or networks of the operator's own proxies: only what they say in X-Forwarded-… is believed."""
    operator_password: str = ""
    """What opens the operator's page; empty, and no file either: there is no such page."""
    operator_password_file: str = ""
    """The same from the first line of a file, so that it stands in no environment."""
    bot_processes: int = 2
    bot_seconds: float = 5.0
    """How long a bot may think about one move before it is stopped and a plain move is made for it."""
    hint_seconds: float = 1.5
    """How long the best bot thinks about a hint; 0: an ordinary one says at once what it would do."""
    compiled: str = ""
    """The folder with a compiled build of the package, on which bots think once it is whole; empty: none."""
    analysis_processes: int = 1
    """How many finished games are analysed at the same time, behind everything else; 0: none."""
    analysis_budget: int = 100
    """How often moves are tried in an analysis: four times as much halves its doubt."""
    cut_seconds: float = 5.0
    """How long a game that is about to begin waits for the pages of people that have sealed a cut."""
    most_tables: int = 50
    """How many tables one identity may have going."""
    most_tables_in_all: int = 10_000
    """How many tables all people together may have going; 0: any number."""
    most_taken_back: int = 5_000
    """How many moves may be taken back at one table in all, each time counting as one more."""
    most_open_tables: int = 5
    """How many listed tables that have not begun one identity may sit at."""
    most_records: int = 50
    """How many games that were played elsewhere one identity may keep here; 0: none."""
    hold_minutes: float = 30.0
    """How long somebody who is away keeps a seat at a listed table that has not begun; 0: for ever."""
    host_seconds: float = 120.0
    """How long the owner of a table must have been away before somebody else who sits there can take it over."""
    most_sockets: int = 20
    """How many sockets one identity may hold."""
    most_sockets_of_address: int = 200
    most_connections: int = 0
    """How many connections may be open, with and without a socket; 0: as many as the system allows."""
    most_connections_of_address: int = 250
    header_seconds: float = 15.0
    """How long a client may take to send the header of a request; 0 here and below: for ever."""
    body_seconds: float = 30.0
    idle_seconds: float = 60.0
    """How long a connection over which nothing is asked for is kept open."""
    unread_seconds: float = 60.0
    """How long a client may leave unread what was sent to it."""
    pieces_per_second: float = 1_000.0
    """How many frames, chunks and the like one address may send; a request counts for ten."""
    messages_per_second: float = 20.0
    messages_per_second_of_address: float = 100.0
    """The same through all sockets of an address; what is dear counts for several messages."""
    requests_per_second: float = 20.0
    identities_per_hour: float = 200.0
    """How many identities one address may make."""
    tables_per_hour: float = 300.0
    """How many tables one address may open, and games from elsewhere load."""
    site: str = ""
    """Where people reach this server, such as https://games.example.org: what it sends them leads there."""
    mail_server: str = ""
    """Where e-mail is handed in: smtp://user:password@host:587, or smtps://…; empty: none is sent."""
    mail_from: str = ""
    """From whom e-mail comes: an address, perhaps with a name before it."""
    push_key_file: str = ""
    """The file with the key by which push services know this server, made if need be; empty: nothing is pushed."""
    push_services: str = ""
    """Origins of push services of the operator's own, which need not be public, separated by spaces."""
    webhook: str = ""
    """An address of the operator's that hears of everybody's turns in games that last days; empty: none."""
    webhook_secret: str = ""
    """The key by which that address knows that it is this server."""
    call_seconds: float = 60.0
    """How long a game that lasts days waits before it tells somebody who has not seen that it is their turn."""
    retry_seconds: float = 30.0
    """How long until a message that could not be sent is tried again; each time twice as long."""
    keep_finished_days: float = 0.0
    """How long a table is kept after its game is over or everybody has left it; 0: for ever."""
    keep_branches_days: float = 90.0
    """How long a branch is kept after the last move in it; 0: for ever."""
    keep_chat_days: float = 365.0
    """How long the talk at a table is kept once its game is over, and a report that was answered; 0: for ever."""
    keep_addresses_days: float = 365.0
    """How long e-mail addresses and browsers to be called are kept of somebody who stays away; 0: for ever."""
    keep_people_days: float = 0.0
    """How long somebody who stays away is kept, with all that is theirs; 0: for ever."""
    log_level: str = "info"


def home_folder(settings: Settings, environment: Mapping[str, str] | None = None) -> Path:
    """Where a server keeps its games: in a checkout its folder `play`, which git ignores; else where data belongs."""
    given = os.environ if environment is None else environment
    if settings.home:
        return Path(settings.home).expanduser()
    if (CHECKOUT / "dev.py").is_file():
        return CHECKOUT / "play"
    data = given.get("XDG_DATA_HOME", "")
    try:
        return (Path(data) if data else Path.home() / ".local" / "share") / "doubloon"
    except RuntimeError as error:
        raise BadSetting(f"There is no home folder to keep games in: set {PREFIX}HOME.") from error


def with_files(settings: Settings, environment: Mapping[str, str] | None = None) -> Settings:
    """The same settings with a database and a key file.

    If no database is named, it is a file in the home folder, which is made if need be. If no key file is named, it lies
    beside the file of the database, or in the home folder if the database is no file.
    """
    database, key_file = settings.database, settings.key_file
    if not database:
        folder = home_folder(settings, environment)
        try:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        except OSError as error:
            raise BadSetting(f"The folder {str(folder)!r} cannot be made: {error.strerror}.") from error
        database = str(folder / "doubloon.sqlite3")
    if not key_file and is_postgres(database):
        key_file = str(home_folder(settings, environment) / "doubloon.key")
    elif not key_file:
        key_file = f"{Path(sqlite_file(database)).resolve()}.key"
    return replace(settings, database=database, key_file=key_file)


def with_password(settings: Settings) -> Settings:
    """The same settings with the operator's password read from its file, if it lies in one."""
    password, file = settings.operator_password, settings.operator_password_file
    if password and file:
        raise BadSetting(f"Choose one: {PREFIX}OPERATOR_PASSWORD or {PREFIX}OPERATOR_PASSWORD_FILE.")
    if file:
        try:
            password = next(iter(Path(file).expanduser().read_text(encoding="utf-8").splitlines()), "").strip()
        except (OSError, UnicodeDecodeError) as error:
            why = error.strerror if isinstance(error, OSError) else "it is no text"
            raise BadSetting(f"The operator's password cannot be read from {file!r}: {why}.") from error
    if (password or file) and len(password) < LEAST_PASSWORD:
        raise BadSetting(
            f"The operator's password must have {LEAST_PASSWORD} letters or more: it can be tried by anybody."
        )
    return replace(settings, operator_password=password)


def from_environment(environment: Mapping[str, str] | None = None) -> Settings:
    """Settings from environment variables, defaults for the rest; a name that is not known is refused."""
    given = os.environ if environment is None else environment
    known = [PREFIX + field.name.upper() for field in fields(Settings)]
    for name in sorted(given):
        if name.startswith(PREFIX) and name not in known and name not in ELSEWHERE:
            near = get_close_matches(name, known, n=1, cutoff=0.85)  # they all begin alike
            raise BadSetting(f"There is no setting {name}." + (f" Did you mean {near[0]}?" if near else ""))
    hints = get_type_hints(Settings)
    values: dict[str, object] = {}
    for field in fields(Settings):
        text = given.get(PREFIX + field.name.upper())
        if text is not None:
            values[field.name] = _read(field.name, hints[field.name], text)
    settings = Settings(**values)  # type: ignore[arg-type]  # each value was read by the type of its field
    _check_calling(settings)
    return settings


def _check_calling(settings: Settings) -> None:
    """Whoever sends messages has to say where they lead, and from whom they come."""
    for name in ("site", "mail_server", "webhook"):
        text = getattr(settings, name)
        schemes = SCHEMES if name == "mail_server" else ("http", "https")
        parts = urlsplit(text)
        if text and (parts.scheme not in schemes or not parts.hostname):
            raise BadSetting(f"{PREFIX}{name.upper()} must begin with {schemes[-1]}:// and name a host, not {text!r}.")
    sends = [name for name in ("mail_server", "push_key_file", "webhook") if getattr(settings, name)]
    if sends and not settings.site:
        raise BadSetting(f"{PREFIX}{sends[0].upper()} needs {PREFIX}SITE: where do links in messages lead?")
    if settings.mail_server and "@" not in parseaddr(settings.mail_from)[1]:
        raise BadSetting(
            f"{PREFIX}MAIL_SERVER needs {PREFIX}MAIL_FROM: an address such as 'Doubloon <us@example.org>'."
        )


def _read(name: str, kind: type, text: str) -> Any:
    try:
        if kind is bool:
            return {"1": True, "yes": True, "true": True, "0": False, "no": False, "false": False}[text.lower()]
        value = kind(text)
    except (ValueError, KeyError) as error:
        wanted = {bool: "yes or no", int: "a whole number", float: "a number"}[kind]
        raise BadSetting(f"{PREFIX}{name.upper()} must be {wanted}, not {text!r}.") from error
    if kind in (int, float) and not (value >= 0 and isfinite(value)):
        raise BadSetting(f"{PREFIX}{name.upper()} must be 0 or more, not {text!r}.")
    if name == "port" and value > LAST_PORT:
        raise BadSetting(f"{PREFIX}PORT must be 0 to {LAST_PORT}, not {text!r}.")
    if name == "analysis_budget" and not LEAST <= value <= MOST:
        raise BadSetting(f"{PREFIX}ANALYSIS_BUDGET must be {LEAST} to {MOST}, not {text!r}.")
    if name == "proxies":
        _check_proxies(text)
    if name == "log_level" and value not in LEVELS:
        raise BadSetting(f"{PREFIX}LOG_LEVEL must be one of {', '.join(LEVELS)}, not {text!r}.")
    return value


def _check_proxies(text: str) -> None:
    try:
        networks(text)
    except ValueError as error:
        raise BadSetting(
            f"{PREFIX}PROXIES must name the addresses or networks of your own proxies, "
            f"such as '127.0.0.1 10.0.0.0/8', not {text!r}."
        ) from error

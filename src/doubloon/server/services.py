"""What the handlers of requests and sockets share."""

from __future__ import annotations

import time
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from starlette.requests import HTTPConnection

from .analyses import Analyses
from .bot_workers import BotWorkers
from .branches import Branches
from .calling import Post
from .clients import Clients
from .contests import Contests
from .daily import Daily
from .devices import Devices
from .elsewhere import Elsewhere
from .errors import Refusal
from .health import Checkup
from .identity import Identities
from .keeper import Keeper
from .leaving import Leaving
from .limits import Buckets, Count
from .metrics import Metrics
from .opening import Opener
from .operator import Access, Peace, RecentErrors
from .replays import Replays
from .retention import Retention
from .settings import Settings
from .store import Database, Room, TableRow, open_database
from .turns import Turns

LINES_PER_SECOND: Final = 1.0
"""How fast a person may talk, through all sockets together."""
LINES_OF_ADDRESS: Final = 5.0
"""The same for one address, where a family or a club may sit."""
LINES_OF_WATCHERS: Final = 2.0
"""The same for all together who watch one table; those who sit there are few, and are never shouted down."""
CONFIRMATIONS: Final = 5
CONFIRMATIONS_OF_NETWORK: Final = 50
"""How often a day somebody may ask for a letter that confirms an address: one person, for one address, one network."""
DAY: Final = 86_400.0
REPLAYS_OF_ADDRESS: Final = 15
"""How many replays one address may ask for at the same time; a page asks for at most three."""


@dataclass(frozen=True)
class Talk:
    """How fast lines may come: from one person, from one address, and from those who watch one table."""

    of_person: Buckets
    of_address: Buckets
    of_watchers: Buckets

    def check(self, person: str, address: str, row: TableRow) -> None:
        """Refuse a line too many at a table."""
        self.of_person.check(person, Refusal.TOO_MANY_LINES)
        self.of_address.check(address, Refusal.TOO_MANY_LINES_OF_ADDRESS)
        if not row.is_member(person):
            self.of_watchers.check(row.id, Refusal.TOO_MANY_LINES_OF_WATCHERS)


@dataclass
class Services:
    """One of each, for one server process."""

    settings: Settings
    clients: Clients
    database: Database
    workers: BotWorkers
    analyses: Analyses
    contests: Contests
    daily: Daily
    keeper: Keeper
    opener: Opener
    identities: Identities
    devices: Devices
    leaving: Leaving
    retention: Retention
    access: Access
    peace: Peace
    errors: RecentErrors
    metrics: Metrics
    checkup: Checkup
    replays: Replays
    branches: Branches
    elsewhere: Elsewhere
    turns: Turns
    requests: Buckets
    newcomers: Buckets
    openings: Buckets
    """How many tables an address may open."""
    work: Buckets
    """What an address may ask for through all its sockets."""
    talk: Talk
    sockets: Count
    sockets_of_address: Count
    replays_of_address: Count
    post: Post
    confirmations: Buckets
    """How many letters that ask for a confirmation one person may send, and one address may get: nobody else asked."""
    confirmations_of_network: Buckets
    began: float
    """When this process began."""

    def address(self, connection: HTTPConnection) -> str:
        """Where a request comes from, as limits count it."""
        return self.clients.address(connection)


def make_services(settings: Settings) -> Services:
    """Everything that a server process needs."""
    database = open_database(settings.database, Path(settings.key_file))
    workers = BotWorkers(settings.bot_processes, settings.bot_seconds, settings.compiled)
    metrics = Metrics()
    room = Room(settings.most_tables, settings.most_open_tables, settings.most_tables_in_all or None)
    keeper = Keeper(database, workers, metrics, room, settings.cut_seconds, bool(settings.operator_password))
    metrics.watch("tables", "Tables in hand", lambda: len(keeper.live()))
    metrics.watch("sockets", "Sockets at tables", lambda: sum(len(table.readers.here) for table in keeper.live()))
    opener = Opener(keeper)
    replays = Replays(opener)
    contests = Contests(database, settings.analysis_processes > 0, settings.compiled)
    clients, devices = Clients(settings.proxies), Devices(database)
    identities, leaving, peace = (
        Identities(database, settings, clients),
        Leaving(database, keeper),
        Peace(database, keeper),
    )
    keeper.listeners.extend([devices.heard, peace.heard])
    return Services(
        settings=settings,
        clients=clients,
        database=database,
        workers=workers,
        analyses=Analyses(database, settings.analysis_processes, settings.analysis_budget, settings.compiled),
        contests=contests,
        daily=Daily(keeper, contests, replays),
        keeper=keeper,
        opener=opener,
        identities=identities,
        devices=devices,
        leaving=leaving,
        retention=Retention(keeper, leaving, settings),
        access=Access(database, settings, identities),
        peace=peace,
        errors=RecentErrors(),
        metrics=metrics,
        checkup=Checkup(database),
        replays=replays,
        branches=Branches(database, workers, replays),
        elsewhere=Elsewhere(keeper, replays, settings.most_records),
        turns=Turns(),
        requests=Buckets(settings.requests_per_second, time.monotonic, burst=5.0),
        newcomers=Buckets(settings.identities_per_hour / 3600.0, time.monotonic, burst=3600.0),
        openings=Buckets(settings.tables_per_hour / 3600.0, time.monotonic, burst=3600.0),
        work=Buckets(settings.messages_per_second_of_address, time.monotonic),
        talk=Talk(
            Buckets(LINES_PER_SECOND, time.monotonic, burst=10.0),
            Buckets(LINES_OF_ADDRESS, time.monotonic, burst=10.0),
            Buckets(LINES_OF_WATCHERS, time.monotonic, burst=10.0),
        ),
        sockets=Count(settings.most_sockets),
        sockets_of_address=Count(settings.most_sockets_of_address),
        replays_of_address=Count(REPLAYS_OF_ADDRESS),
        post=Post(database, settings, metrics),
        confirmations=Buckets(CONFIRMATIONS / DAY, time.monotonic, burst=DAY),
        confirmations_of_network=Buckets(CONFIRMATIONS_OF_NETWORK / DAY, time.monotonic, burst=DAY),
        began=time.time(),
    )

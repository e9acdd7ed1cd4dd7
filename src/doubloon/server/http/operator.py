"""The operator's page: what goes on, what went wrong, what was reported, and what is done about it."""

from __future__ import annotations

import os
import platform
import time
from dataclasses import fields
from pathlib import Path
from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct
from starlette.responses import Response

from doubloon import __version__

from ..bot_workers import BotLoad
from ..operator import close_table
from ..operator.peace import Deeds, Reason
from ..operator.seen import Mishap
from ..services import Services
from ..settings import PREFIX, Settings
from ..store import overview as o
from ..store import peace as p
from ..store import reports as r
from ..store.overview import Counts, GoingTable
from ..store.peace import Hushed
from ..store.reports import TalkLine
from .address import Call, answer

MOST_TABLES: Final = 200
MOST_REPORTS: Final = 50
QUOTAS: Final = ("most_", "keep_", "hold_", "host_")
RATES: Final = ("_per_second", "_per_second_of_address", "_per_hour")
STATM: Final = Path("/proc/self/statm")


class Password(Struct, forbid_unknown_fields=True):
    """What opens the page."""

    password: Annotated[str, Meta(max_length=400)]


class AtThePage(Struct):
    """Is the operator in?"""

    entered: bool


class WhichTable(Struct, forbid_unknown_fields=True):
    """One table."""

    table: Annotated[str, Meta(max_length=64)]


class WhichPerson(Struct, forbid_unknown_fields=True):
    """One person."""

    person: Annotated[str, Meta(max_length=64)]


class Decision(Struct, forbid_unknown_fields=True):
    """What is done about a report: nothing at all says that it was looked at and all is well."""

    report: Annotated[str, Meta(max_length=64)]
    remove: bool = False
    rename: bool = False
    hush_days: Annotated[float, Meta(ge=-1, le=3650)] = 0.0
    """A pause in the chat; -1: until the operator thinks otherwise."""


class TableHere(Struct):
    """A table that is open or played, and how many are there now, watching or playing."""

    table: GoingTable
    here: int


class Load(Struct):
    """How much this process has to do."""

    connections: int
    sockets: int
    in_hand: int
    """Tables in memory."""
    moves: list[int]
    """In each of the last sixty minutes, the one that is not over yet at the end."""
    analyses: int
    analyses_waiting: int
    database_bytes: int
    database_ms: float
    memory_bytes: int
    """What this process has in memory; 0: the system does not say."""


class Quota(Struct):
    """A limit that is in force; `usual` is what it is if nobody sets it."""

    name: str
    value: float
    usual: float


class Overview(Struct):
    """All that the page shows but the reports; nothing of any game."""

    version: str
    python: str
    began: float
    now: float
    shared: bool
    """Do several processes share the database? Then load, bots and errors are those of the one that answers."""
    counts: Counts
    tables: list[TableHere]
    load: Load
    bots: BotLoad
    errors: list[Mishap]
    quotas: list[Quota]
    deleted: dict[str, int]
    """What was too old and has been deleted since this process began."""


class ReportInfo(Struct):
    """A report as the operator sees it: what, where, why, how often, and what was said around it."""

    id: str
    table: str
    line: int | None
    name: str
    text: str
    reason: Reason
    at: float
    times: int
    """How many people reported the very same."""
    talk: list[TalkLine]
    answered: float | None
    deeds: list[str]


class Reports(Struct):
    """What waits for an answer, the oldest first; what was answered last; and who pauses in the chat."""

    open: list[ReportInfo]
    answered: list[ReportInfo]
    hushed: list[Hushed]


async def enter(call: Call[Password]) -> Response:
    """Come in as the operator, with the password."""
    access = call.services.access
    secret = await access.enter(call.request, call.address, call.wish.password)
    response = answer(AtThePage(True))
    access.remember(response, secret)
    return response


async def leave(call: Call[None]) -> Response:
    """The operator goes."""
    await call.services.access.leave(call.request)
    response = answer(AtThePage(False))
    call.services.access.forget(response)
    return response


async def overview(call: Call[None]) -> Overview:
    """What goes on here."""
    services, now = call.services, time.time()
    database = services.database
    midnight = time.mktime((*time.localtime(now)[:3], 0, 0, 0, 0, 0, -1))
    return Overview(
        version=__version__,
        python=platform.python_version(),
        began=services.began,
        now=now,
        shared=database.is_shared,
        counts=await database.run(o.counts(midnight)),
        tables=[_here(services, table) for table in await database.run(o.going_tables(MOST_TABLES))],
        load=await _load(call),
        bots=services.workers.load(),
        errors=services.errors.latest(),
        quotas=quotas(services.settings),
        deleted=dict(services.retention.deleted),
    )


def _here(services: Services, table: GoingTable) -> TableHere:
    live = services.keeper.in_hand(table.id)
    return TableHere(table, len(live.readers.here) if live is not None else 0)


async def _load(call: Call[None]) -> Load:
    services = call.services
    keeper = services.keeper
    return Load(
        connections=len(call.request.app.state.door),
        sockets=sum(len(table.readers.here) for table in keeper.live()),
        in_hand=len(keeper.live()),
        moves=services.metrics.pulse.minutes(),
        analyses=services.analyses.working,
        analyses_waiting=services.analyses.waiting,
        database_bytes=await services.database.run(o.bytes_kept(services.database.is_shared)),
        database_ms=round(await services.checkup.seconds() * 1000, 1),
        memory_bytes=memory_bytes(),
    )


def memory_bytes() -> int:
    """What this process has in memory, where the system says so."""
    try:
        return int(STATM.read_text(encoding="ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except (OSError, ValueError, AttributeError):
        return 0


def quotas(settings: Settings) -> list[Quota]:
    """Every limit that an operator can set, by its name in the environment; nothing else of the settings."""
    usual = Settings()
    return [
        Quota(PREFIX + field.name.upper(), float(getattr(settings, field.name)), float(getattr(usual, field.name)))
        for field in fields(Settings)
        if field.name.startswith(QUOTAS) or field.name.endswith(RATES)
    ]


async def reports(call: Call[None]) -> Reports:
    """What people have reported, with what was said around it."""
    database = call.services.database
    told: dict[tuple[str, str, int, str], ReportInfo] = {}
    for report in await database.run(r.open_reports(MOST_REPORTS)):
        same = (report.table, report.about, report.k, report.name)
        if same in told:
            told[same].times += 1
        else:
            told[same] = _info(report, await database.run(r.talk_around(report.table, report.k)))
    answered = [_info(report, []) for report in await database.run(r.answered_reports(MOST_REPORTS))]
    return Reports([*told.values()], answered, await database.run(p.hushed(time.time())))


def _info(report: r.Report, talk: list[TalkLine]) -> ReportInfo:
    return ReportInfo(
        id=report.id,
        table=report.table,
        line=None if report.k == r.A_NAME else report.k,
        name=report.name,
        text=report.text,
        reason=msgspec.convert(report.reason, Reason),
        at=report.at,
        times=1,
        talk=talk,
        answered=report.answered,
        deeds=report.deeds.split(),
    )


async def decide(call: Call[Decision]) -> Reports:
    """Do something about a report, or let it rest."""
    wish = call.wish
    await call.services.peace.answer(wish.report, Deeds(wish.remove, wish.rename, wish.hush_days))
    return await reports(Call(call.request, call.services, None, None))


async def unhush(call: Call[WhichPerson]) -> Reports:
    """Somebody may talk again."""
    await call.services.peace.hush(call.wish.person, 0.0)
    return await reports(Call(call.request, call.services, None, None))


async def close(call: Call[WhichTable]) -> Overview:
    """Close a table that was abandoned."""
    await close_table(call.services.keeper, call.wish.table)
    return await overview(Call(call.request, call.services, None, None))

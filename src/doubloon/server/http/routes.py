"""Every address of the API, once: the application serves this list, and OpenAPI describes it."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from starlette.responses import Response

from ..agreement import ForScience
from ..wire.branches import (
    Branch,
    BranchesInfo,
    KeepBranch,
    MakeComment,
    OfBranch,
    RemoveBranch,
    RemoveComment,
    Tried,
    TryLine,
)
from ..wire.luck import LuckInfo
from ..wire.replays import Positions, ReplayInfo
from ..wire.requests import (
    ChangeName,
    ClaimCode,
    InLanguage,
    Join,
    Lock,
    Mute,
    NameSeat,
    NewIdentity,
    NewTable,
    Remove,
    ReplayRange,
    SetSeat,
    SignOut,
)
from ..wire.told import TableInfo
from . import (
    analysis,
    branches,
    calling,
    companion,
    daily,
    games,
    identities,
    operations,
    operator,
    place,
    puzzles,
    records,
    replays,
    reports,
    tables,
)
from .address import Address, Call
from .analysis import AnalysisInfo, Seen
from .answers import (
    Code,
    Games,
    GameWords,
    Gone,
    Health,
    Identity,
    LessonInfo,
    MyDevices,
    MyTables,
    MyTurns,
    OfflineInfo,
    Tables,
)
from .calling import CallsInfo, Done, NewAddress, NewPush, OldPush, Token
from .companion import Counted, Entered
from .daily import DailyAlong, DailyDay, DailyOverview, DailyProof
from .identities import DeleteMe
from .openapi import document
from .operator import AtThePage, Decision, Overview, Password, Reports, WhichPerson, WhichTable
from .place import GamesWanted, Leaderboard, MyGames, MyPlace, ShowMe, WhichGame
from .puzzles import PuzzleInfo, Puzzles, PuzzleToday, Solution, Try
from .records import LoadRecord, MyRecords, WhichRecord
from .reports import ReportThis, Thanks


async def openapi(call: Call[None]) -> Response:  # noqa: ARG001 - every handler gets the call
    """This list, as an OpenAPI document."""
    return Response(_document(), 200, media_type="application/json")


@cache
def _document() -> bytes:
    return document(ADDRESSES)


ADDRESSES: Final[tuple[Address[Any], ...]] = (
    Address("POST", "/api/identity", identities.make_identity, Identity, body=NewIdentity),
    Address("POST", "/api/identity/claim", identities.claim_identity, Identity, body=ClaimCode),
    Address("GET", "/api/me", identities.me, Identity, "somebody"),
    Address("POST", "/api/me", identities.rename, Identity, "somebody", body=ChangeName),
    Address("POST", "/api/me/code", identities.make_code, Code, "somebody"),
    Address("GET", "/api/me/devices", identities.devices, MyDevices, "somebody"),
    Address("POST", "/api/me/devices/sign-out", identities.sign_out, MyDevices, "somebody", body=SignOut),
    Address("POST", "/api/me/devices/renew", identities.renew, Identity, "somebody"),
    Address("GET", "/api/me/export", identities.take_away, "application/zip", "somebody"),
    Address("POST", "/api/me/delete", identities.delete, Gone, "somebody", body=DeleteMe, status=202),
    Address("GET", "/api/me/place", place.my_place, MyPlace, "somebody"),
    Address("GET", "/api/me/games", place.games, MyGames, "somebody", query=GamesWanted),
    Address("POST", "/api/me/listed", place.show_me, ShowMe, "somebody", body=ShowMe),
    Address("GET", "/api/leaderboard", place.leaderboard, Leaderboard, "anybody", query=WhichGame),
    Address("GET", "/api/me/calls", calling.calls, CallsInfo, "somebody"),
    Address("POST", "/api/me/calls/push", calling.add_push, CallsInfo, "somebody", body=NewPush),
    Address("POST", "/api/me/calls/push/stop", calling.stop_push, CallsInfo, "somebody", body=OldPush),
    Address("POST", "/api/me/calls/address", calling.set_address, CallsInfo, "somebody", body=NewAddress),
    Address("POST", "/api/me/calls/address/forget", calling.forget_address, CallsInfo, "somebody"),
    Address("POST", "/api/mail/link", calling.confirm, Done, body=Token),
    Address("POST", "/api/mail/stop", calling.stop, Done, query=Token),
    Address("GET", "/api/games", games.games, Games),
    Address("GET", "/api/games/{game}/words", games.words, GameWords, query=InLanguage),
    Address("GET", "/api/games/{game}/lesson", games.lesson, LessonInfo, query=InLanguage),
    Address("POST", "/api/games/{game}/lesson", games.learn, TableInfo, "somebody", status=201, opens=True),
    Address("GET", "/api/games/{game}/rules", games.rules, "text/markdown", query=InLanguage),
    Address("POST", "/api/games/{game}/companion", companion.ask, Counted, body=Entered, most=companion.MOST_BODY),
    Address("GET", "/api/offline", games.offline, OfflineInfo),
    Address("GET", "/api/offline/{archive}", games.offline_rules, "application/zip"),
    Address("GET", "/api/daily", daily.overview, DailyOverview, "anybody"),
    Address("GET", "/api/daily/commitments", daily.commitments, DailyProof),
    Address("GET", "/api/daily/{game}/{day}", daily.day, DailyDay, "anybody"),
    Address("POST", "/api/daily/{game}/{day}", daily.play, TableInfo, "somebody", status=201, opens=True),
    Address("POST", "/api/daily/{game}/{day}/take", daily.take_along, DailyAlong, "somebody"),
    Address(
        "POST",
        "/api/daily/{game}/{day}/home",
        daily.bring_home,
        TableInfo,
        "somebody",
        body=LoadRecord,
        status=201,
        most=records.MOST_BODY,
        opens=True,
    ),
    Address("GET", "/api/puzzles", puzzles.puzzles, Puzzles, "anybody"),
    Address("GET", "/api/puzzles/today", puzzles.today, PuzzleToday, "anybody"),
    Address("GET", "/api/puzzles/{game}/{puzzle}", puzzles.puzzle, PuzzleInfo, "anybody"),
    Address("POST", "/api/puzzles/{game}/{puzzle}", puzzles.solve, Solution, "anybody", body=Try),
    Address("GET", "/api/records", records.mine, MyRecords, "somebody"),
    Address(
        "POST",
        "/api/records",
        records.load,
        TableInfo,
        "somebody",
        body=LoadRecord,
        status=201,
        most=records.MOST_BODY,
        opens=True,
    ),
    Address("POST", "/api/records/remove", records.remove, MyRecords, "somebody", body=WhichRecord),
    Address("GET", "/api/tables", tables.listed, Tables, "anybody"),
    Address("POST", "/api/tables", tables.open_table, TableInfo, "somebody", body=NewTable, status=201, opens=True),
    Address("GET", "/api/tables/mine", tables.mine, MyTables, "somebody"),
    Address("GET", "/api/tables/turns", tables.turns, MyTurns, "somebody"),
    Address("GET", "/api/tables/{table}", tables.show, TableInfo, "anybody"),
    Address("POST", "/api/tables/{table}/join", tables.join, TableInfo, "somebody", body=Join),
    Address("POST", "/api/tables/{table}/leave", tables.leave, TableInfo, "somebody"),
    Address("POST", "/api/tables/{table}/start", tables.start, TableInfo, "somebody"),
    Address("POST", "/api/tables/{table}/seat", tables.set_seat, TableInfo, "somebody", body=SetSeat),
    Address("POST", "/api/tables/{table}/name", tables.name_seat, TableInfo, "somebody", body=NameSeat),
    Address("POST", "/api/tables/{table}/host", tables.host, TableInfo, "somebody"),
    Address("POST", "/api/tables/{table}/remove", tables.remove, TableInfo, "somebody", body=Remove),
    Address("POST", "/api/tables/{table}/mute", tables.mute, TableInfo, "somebody", body=Mute),
    Address("POST", "/api/tables/{table}/lock", tables.lock, TableInfo, "somebody", body=Lock),
    Address("POST", "/api/tables/{table}/science", tables.for_science, TableInfo, "somebody", body=ForScience),
    Address("POST", "/api/tables/{table}/rematch", tables.rematch, TableInfo, "somebody", status=201, opens=True),
    Address("GET", "/api/tables/{table}/record", replays.record, "text/plain", "anybody"),
    Address("GET", "/api/tables/{table}/replay", replays.replay, ReplayInfo, "anybody", query=OfBranch),
    Address(
        "GET", "/api/tables/{table}/replay/positions", replays.replay_positions, Positions, "anybody", query=ReplayRange
    ),
    Address("GET", "/api/tables/{table}/luck", replays.luck, LuckInfo, "anybody"),
    Address("GET", "/api/tables/{table}/analysis", analysis.analysis, AnalysisInfo, "anybody", query=Seen),
    Address("POST", "/api/tables/{table}/analysis", analysis.analyse, AnalysisInfo, "somebody", status=202),
    Address("POST", "/api/tables/{table}/analysis/stop", analysis.stop_analysis, AnalysisInfo, "somebody"),
    Address(
        "POST", "/api/tables/{table}/branch", replays.branch, TableInfo, "somebody", body=Branch, status=201, opens=True
    ),
    Address("GET", "/api/tables/{table}/branches", branches.branches, BranchesInfo, "anybody"),
    Address(
        "POST",
        "/api/tables/{table}/branches",
        branches.keep_branch,
        BranchesInfo,
        "somebody",
        body=KeepBranch,
        status=201,
        most=branches.MOST_BODY,
    ),
    Address(
        "POST",
        "/api/tables/{table}/branches/try",
        branches.try_line,
        Tried,
        "anybody",
        body=TryLine,
        most=branches.MOST_BODY,
    ),
    Address(
        "POST",
        "/api/tables/{table}/branches/remove",
        branches.remove_branch,
        BranchesInfo,
        "somebody",
        body=RemoveBranch,
    ),
    Address(
        "POST", "/api/tables/{table}/comments", branches.comment, BranchesInfo, "somebody", body=MakeComment, status=201
    ),
    Address(
        "POST",
        "/api/tables/{table}/comments/remove",
        branches.remove_comment,
        BranchesInfo,
        "somebody",
        body=RemoveComment,
    ),
    Address("POST", "/api/tables/{table}/report", reports.report, Thanks, "somebody", body=ReportThis),
    Address("POST", "/api/operator/session", operator.enter, AtThePage, body=Password),
    Address("POST", "/api/operator/session/end", operator.leave, AtThePage, "operator"),
    Address("GET", "/api/operator", operator.overview, Overview, "operator"),
    Address("POST", "/api/operator/tables/close", operator.close, Overview, "operator", body=WhichTable),
    Address("GET", "/api/operator/reports", operator.reports, Reports, "operator"),
    Address("POST", "/api/operator/reports/decide", operator.decide, Reports, "operator", body=Decision),
    Address("POST", "/api/operator/people/unhush", operator.unhush, Reports, "operator", body=WhichPerson),
    Address("GET", "/api/openapi.json", openapi, "application/json"),
    Address("GET", "/healthz", operations.healthy, Health),
    Address("GET", "/metrics", operations.metrics, "text/plain"),
)

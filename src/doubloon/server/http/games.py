"""The games and bots that this server has."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import asdict
from functools import cache
from typing import Any, TypeVar

from msgspec import convert
from starlette.responses import PlainTextResponse, Response

from doubloon.bots import Bot, bot_names, find_bot
from doubloon.core import DoubloonError, Game, find_game, game_ids
from doubloon.core.lesson import lesson_of, lesson_texts
from doubloon.core.lexicon import fields, verbs
from doubloon.core.options import Option
from doubloon.core.schema import schema
from doubloon.core.voice import COMMON, ENGLISH, languages, texts

from ..errors import Refusal, Refused
from ..offline import offer, rules_name
from ..offline import rules as archive
from ..pages import FOREVER
from ..wire.requests import InLanguage
from ..wire.told import TableInfo
from .address import Call
from .answers import BotInfo, GameInfo, Games, GameWords, LessonInfo, OfflineInfo, OptionInfo, StepInfo
from .tables import info

T = TypeVar("T")


async def games(call: Call[None]) -> Games:  # noqa: ARG001 - every handler gets the call
    """All games with their options, and all bots that play with people."""
    return all_games()


@cache
def all_games() -> Games:
    """What this server has; loading it takes a while, so that is done before anybody asks."""
    bots = [bot for bot in _found(find_bot, bot_names()) if not bot.is_yardstick]
    bots.sort(key=lambda bot: (not bot.level, bot.level, bot.name))
    return Games(_found(_game_info, game_ids()), [_bot_info(bot) for bot in bots])


def _found(find: Callable[[str], T], names: Iterable[str]) -> list[T]:
    """All that can be loaded: one that is broken hides no other."""
    found = []
    for name in names:
        with suppress(DoubloonError):
            found.append(find(name))
    return found


def _game_info(id: str) -> GameInfo:
    game: Game[Any] = find_game(id)
    return GameInfo(
        id=game.id,
        title=game.title,
        summary=game.about(),
        min_seats=game.min_seats,
        max_seats=game.max_seats,
        rules_version=game.rules_version,
        options=[_option_info(option, game.help_of(option)) for option in game.options.all],
        lesson=lesson_of(game) is not None,
    )


def _bot_info(bot: Bot) -> BotInfo:
    return BotInfo(bot.name, bot.summary, bot.title, bot.level)


def _option_info(option: Option, help: str) -> OptionInfo:
    is_number = type(option.default) is int
    kind = "switch" if type(option.default) is bool else "number" if is_number else "choice"
    values = [option.values[0], option.values[-1]] if is_number else list(option.values)
    return OptionInfo(option.name, kind, values, option.default, help)  # type: ignore[arg-type]


async def words(call: Call[InLanguage]) -> GameWords:
    """Every word of a game, its texts in a language, its chart and the schema of its views: what a page needs."""
    language = call.wish.language if call.wish.language in languages(COMMON) else ENGLISH
    return words_of(find_game(call.request.path_params["game"]), language)


@cache
def words_of(game: Game[Any], language: str) -> GameWords:
    """The words of a game in a language."""
    return GameWords(
        title=game.voice(language).text("title") or game.title,
        verbs=verbs(game.words),
        nouns=game.words.tables(),
        fields=fields(game.words),
        secret={word.name: word.secret for word in game.words.events if word.secret},
        routine=[word.name for word in game.words.events if word.is_routine],
        part_of={word.name: word.part_of for word in game.words.events if word.part_of},
        windows={move: list(events) for move, events in game.windows.items()},
        habits=dict(game.habits),
        texts=texts(game.folder / "texts", language) or texts(game.folder / "texts", ENGLISH),
        common=texts(COMMON, language),
        chart=game.chart(),
        schema=schema(game).json(),
    )


async def lesson(call: Call[InLanguage]) -> LessonInfo:
    """The guided first game of a game, step by step."""
    language = call.wish.language if call.wish.language in languages(COMMON) else ENGLISH
    return lesson_info(find_game(call.request.path_params["game"]), language)


@cache
def lesson_info(game: Game[Any], language: str) -> LessonInfo:
    """The steps of a lesson, and what the coach says in a language."""
    found = lesson_of(game)
    if found is None:
        raise Refused(Refusal.NO_LESSON, game=game.title)
    steps, later = ([convert(asdict(step), StepInfo) for step in each] for each in (found.steps, found.later))
    return LessonInfo(found.ideas, steps, later, lesson_texts(game, language))


async def learn(call: Call[None]) -> TableInfo:
    """Begin a guided first game, alone against bots of the first level."""
    return info(call, await call.services.opener.open_lesson(call.me, call.request.path_params["game"]))


async def offline(call: Call[None]) -> OfflineInfo:  # noqa: ARG001
    """What a page fetches to play without a server."""
    offered = offer()
    if offered is None:
        raise Refused(Refusal.NOT_FOUND)
    return OfflineInfo(*offered)


async def offline_rules(call: Call[None]) -> Response:
    """The source of the rules and the bots, which runs in the browser as it is."""
    if call.request.path_params["archive"] != rules_name():
        raise Refused(Refusal.NOT_FOUND)
    return Response(archive(), headers={"Cache-Control": FOREVER}, media_type="application/zip")


async def rules(call: Call[InLanguage]) -> Response:
    """The rules of a game, in our own words."""
    game: Game[Any] = find_game(call.request.path_params["game"])
    return PlainTextResponse(game.rules(call.wish.language), media_type="text/markdown")

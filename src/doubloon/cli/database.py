"""Which database a command is about."""

from __future__ import annotations

from dataclasses import replace

from doubloon.server.settings import Settings


def with_database(settings: Settings, database: str | None) -> Settings:
    """The same settings, with another database if one is named."""
    return settings if database is None else replace(settings, database=database)

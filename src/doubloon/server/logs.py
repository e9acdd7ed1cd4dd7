"""Logs as JSON lines: what happened where, never a secret, a name or a move."""

from __future__ import annotations

import json
import logging
from typing import Final

OWN: Final = set(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "taskName", "color_message"}


class JsonLines(logging.Formatter):
    """One line of JSON for each record."""

    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, object] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        told |= {key: value for key, value in record.__dict__.items() if key not in OWN}
        if record.exc_info:
            told["error"] = self.formatException(record.exc_info)
        return json.dumps(told, default=str, ensure_ascii=False)


class Calm(logging.Filter):
    """A client that sends what is no text is worth a line, not a trace."""

    def filter(self, record: logging.LogRecord) -> bool:
        if record.exc_info and isinstance(record.exc_info[1], UnicodeDecodeError) and record.name.startswith("uvicorn"):
            record.exc_info = None
            record.levelname = "WARNING"
        return True


def set_up_logs(level: str) -> None:
    """Log to the standard error of the process."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    handler.addFilter(Calm())
    for name, least in (("doubloon", level), ("uvicorn", "warning"), ("asyncio", "warning")):
        root = logging.getLogger(name)
        root.handlers[:] = [handler]
        root.setLevel(least.upper())
        root.propagate = False

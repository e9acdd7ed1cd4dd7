"""For operators: is the server well, and how much does it do?"""

from __future__ import annotations

import time

from starlette.responses import Response

from ..store import queries as q
from .address import Call
from .answers import Health


async def healthy(call: Call[None]) -> Health:
    """Does the server do its work?"""
    began = time.monotonic()
    await call.services.database.run(q.is_alive())
    return Health(True, round((time.monotonic() - began) * 1000, 1))


async def metrics(call: Call[None]) -> Response:
    """Figures for Prometheus."""
    return Response(call.services.metrics.text(), 200, media_type="text/plain; version=0.0.4")

"""For operators: is the server well, and how much does it do?"""

from __future__ import annotations

from starlette.responses import Response

from .address import Call
from .answers import Health


async def healthy(call: Call[None]) -> Health:
    """Does the server do its work? It does if it can write something down; it looks once a second at most."""
    return Health(True, round(await call.services.checkup.seconds() * 1000, 1))


async def metrics(call: Call[None]) -> Response:
    """Figures for Prometheus."""
    return Response(call.services.metrics.text(), 200, media_type="text/plain; version=0.0.4")

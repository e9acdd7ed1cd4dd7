"""What deploy/ starts knows the settings that it is given, and the proxy in front of it the name of the server."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path

from doubloon.server.settings import PREFIX, Settings

DEPLOY = Path(__file__).parents[2] / "deploy"
OF_THE_PROXY = "DOUBLOON_DOMAIN"


def test_every_setting_exists() -> None:
    known = {PREFIX + field.name.upper() for field in fields(Settings)} | {OF_THE_PROXY}
    named = {word for file in DEPLOY.iterdir() for word in re.findall(r"DOUBLOON_[A-Z_]+", file.read_text())}
    assert named <= known
    assert {"DOUBLOON_DATABASE", "DOUBLOON_HOME", "DOUBLOON_PROXIES", "DOUBLOON_SECURE"} <= named


def test_the_proxy_finds_the_server_and_is_believed() -> None:
    compose, dockerfile = ((DEPLOY / name).read_text() for name in ("compose.yaml", "Dockerfile"))
    host, port = re.findall(r"reverse_proxy (\w+):(\d+)", (DEPLOY / "Caddyfile").read_text())[0]
    assert f"\n  {host}:\n" in compose
    assert f"DOUBLOON_PORT={port}" in dockerfile and "DOUBLOON_HOST=0.0.0.0" in dockerfile
    (believed,) = re.findall(r"DOUBLOON_PROXIES: (\S+)", compose)
    assert f"subnet: {believed} " in compose

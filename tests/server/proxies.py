"""Servers behind a real nginx, HAProxy or Caddy, configured as docs/operations.md and deploy/ have it."""

from __future__ import annotations

import os
import re
import socket
import subprocess
import time
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, Literal

from tests.server.servers import Server
from tests.server.waiting import PATIENCE
from tools.proxies import find

Kind = Literal["nginx", "haproxy", "caddy"]
ATTEMPTS: Final = 5
KINDS: Final[tuple[Kind, ...]] = ("nginx", "haproxy", "caddy")
ROOT: Final = Path(__file__).parents[2]
DOCS: Final = ROOT / "docs" / "operations.md"
CADDY: Final = ROOT / "deploy" / "Caddyfile"
AROUND: Final = """
daemon off;
master_process off;
pid {folder}/nginx.pid;
error_log stderr;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    {site}
}}
"""
"""What Debian's nginx has around a site, as far as it is needed."""


def configuration(kind: Kind) -> str:
    """What the docs show, or what Caddy is started with."""
    if kind == "caddy":
        return CADDY.read_text(encoding="utf-8")
    (shown,) = re.findall(rf"```{kind}\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)
    return str(shown)


def free_port() -> int:
    """A port that nobody uses, a moment ago."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


class Behind(Server):
    """A server that is reached by https through a proxy."""

    def __init__(self, folder: Path, kind: Kind, **settings: Any) -> None:
        super().__init__(folder, secure="yes", proxies="127.0.0.1", **settings)
        self._kind = kind
        self._proxy: subprocess.Popen[bytes] | None = None
        self._https = 0

    @property
    def url(self) -> str:
        return f"https://127.0.0.1:{self._https}"

    def start(self) -> Behind:
        super().start()
        for _ in range(ATTEMPTS):
            self._https = free_port()
            self._proxy = subprocess.Popen(self._command(), env={**os.environ, "XDG_DATA_HOME": str(self.folder)})
            if self._is_listening(self._proxy):
                return self
        self.stop()
        raise AssertionError(f"{self._kind} did not start")

    def _is_listening(self, proxy: subprocess.Popen[bytes]) -> bool:
        """Wait until it listens, or ends: somebody else may have taken the port."""
        ends = time.monotonic() + PATIENCE
        while proxy.poll() is None and time.monotonic() < ends:
            with suppress(ConnectionRefusedError), socket.create_connection(("127.0.0.1", self._https)):
                return proxy.poll() is None
        return False

    def stop(self) -> int:
        if self._proxy is not None:
            self._proxy.kill()
            self._proxy.wait()
            self._proxy = None
        return super().stop()

    def _command(self) -> list[str]:
        program = find(self._kind)
        assert program is not None, f"{self._kind} is not installed: `make test` does that."
        shown, file = configuration(self._kind), self.folder / f"{self._kind}.conf"
        certificate = str(self._certificate())
        changes = {
            "443": str(self._https),
            "127.0.0.1:8000": f"127.0.0.1:{self.port}",
            "/etc/ssl/doubloon/doubloon.pem": certificate,
        }
        if self._kind == "caddy":
            changes = {
                "{$DOUBLOON_DOMAIN} {": f"{self.url} {{\n\ttls {certificate} {certificate}",
                "doubloon:8000": f"127.0.0.1:{self.port}",
            }
        for told, here in changes.items():
            assert told in shown
            shown = shown.replace(told, here)
        if self._kind == "caddy":
            file.write_text(f"{{\n\tadmin off\n\tauto_https disable_redirects\n}}\n{shown}")
            return [program, "run", "--adapter", "caddyfile", "--config", str(file)]
        if self._kind == "haproxy":
            file.write_text(shown)
            return [program, "-db", "-f", str(file)]
        file.write_text(AROUND.format(folder=self.folder, site=shown))
        return [program, "-e", "stderr", "-p", str(self.folder), "-c", str(file)]

    def _certificate(self) -> Path:
        """A certificate and its key in one file, good for a day."""
        made, key, both = (self.folder / name for name in ("certificate.pem", "key.pem", "both.pem"))
        words = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj", "/CN=doubloon"]
        words += ["-addext", "subjectAltName=IP:127.0.0.1"]
        subprocess.run(["openssl", *words, "-keyout", key, "-out", made], check=True, capture_output=True)
        both.write_text(made.read_text() + key.read_text())
        return both

"""`doubloon serve`: the address that it tells people."""

from __future__ import annotations

from ipaddress import ip_address

import pytest

from doubloon.cli.serve import address_for_people


@pytest.mark.parametrize(("host", "told"), [("127.0.0.1", "127.0.0.1"), ("::1", "[::1]"), ("10.1.2.3", "10.1.2.3")])
def test_an_address_is_told_as_a_browser_wants_it(host: str, told: str) -> None:
    assert address_for_people(host) == told


@pytest.mark.parametrize("everywhere", ["0.0.0.0", "::"])
def test_a_server_that_listens_everywhere_tells_where_others_reach_it(everywhere: str) -> None:
    assert not ip_address(address_for_people(everywhere)).is_unspecified
